// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.
package import Platform

/// The envelope can be read without knowing the body.
package struct Event: Equatable, Sendable {
  /// Hybrid clock: wall milliseconds << 16, plus a counter. It orders events and is never shown.
  package var clock: UInt64
  /// recordedAt - (clock >> 16), in milliseconds. Below zero where the clock ran ahead of the wall,
  /// above it where the person gave a time that the machine's clock had not reached; else zero.
  package var recordedLagMs: Int64
  /// Offset from UTC, in seconds, where and when it happened. Absent: no zone is known.
  package var utcOffsetSeconds: Int32?
  /// The civil day it counts for, computed once when written with the day start then in force.
  package var civilDay: Int32
  /// The entity this event is about, named by the event that created it. Zero: this event itself.
  package var subjectNumber: UInt64
  /// The log of the subject, 16 bytes. Absent: the log that holds this event.
  package var subjectLog: LogID?
  /// True when a field marked `words` holds something, so that forgetting finds it unread.
  package var carriesText: Bool
  /// When it happened, if that is not when it was recorded (an instant).
  package var happenedAtMs: Int64?
  /// How exactly `happened_at_ms` is known.
  package var happenedPrecision: Precision
  /// The ImportStarted event, in the same log, of the batch that brought this event. Zero: none.
  package var importBatch: UInt64
  /// The first of several events that one command recorded, in the same log, so that undo takes
  /// them back as one. Zero: this event is that first one, or the only one.
  package var command: UInt64
  package var body: Body

  package init(
    clock: UInt64 = 0,
    recordedLagMs: Int64 = 0,
    utcOffsetSeconds: Int32? = nil,
    civilDay: Int32 = 0,
    subjectNumber: UInt64 = 0,
    subjectLog: LogID? = nil,
    carriesText: Bool = false,
    happenedAtMs: Int64? = nil,
    happenedPrecision: Precision = .unspecified,
    importBatch: UInt64 = 0,
    command: UInt64 = 0,
    body: Body = .unknown(fieldNumber: 0)
  ) {
    self.clock = clock
    self.recordedLagMs = recordedLagMs
    self.utcOffsetSeconds = utcOffsetSeconds
    self.civilDay = civilDay
    self.subjectNumber = subjectNumber
    self.subjectLog = subjectLog
    self.carriesText = carriesText
    self.happenedAtMs = happenedAtMs
    self.happenedPrecision = happenedPrecision
    self.importBatch = importBatch
    self.command = command
    self.body = body
  }

  package enum Body: Equatable, Sendable {
    case logStarted(LogStarted)
    case vaultCreated(VaultCreated)
    case seen(Seen)
    case forgotten(Forgotten)
    case settingChanged(SettingChanged)
    case importStarted(ImportStarted)
    case importUndone(ImportUndone)
    case undone(Undone)
    case policySelected(PolicySelected)
    case deviceRetired(DeviceRetired)
    case importFinished(ImportFinished)
    case branchesAcknowledged(BranchesAcknowledged)
    case vibeSent(VibeSent)
    case echoRevealed(EchoRevealed)
    case echoReflected(EchoReflected)
    case echoDismissed(EchoDismissed)
    case echoCancelled(EchoCancelled)
    case echoReopened(EchoReopened)
    case quoteFavourited(QuoteFavourited)
    case quoteUnfavourited(QuoteUnfavourited)
    case momentLogged(MomentLogged)
    case momentRemoved(MomentRemoved)
    case praiseEnhanced(PraiseEnhanced)
    case praiseEnhancementFailed(PraiseEnhancementFailed)
    case daySummarySet(DaySummarySet)
    case momentTextChanged(MomentTextChanged)
    case momentTimeChanged(MomentTimeChanged)
    case activityLogged(ActivityLogged)
    case activityCorrected(ActivityCorrected)
    case activityRemoved(ActivityRemoved)
    case goalSet(GoalSet)
    case goalTargetChanged(GoalTargetChanged)
    case goalDeactivated(GoalDeactivated)
    case goalReactivated(GoalReactivated)
    case daySkipped(DaySkipped)
    case goalPaused(GoalPaused)
    case goalResumed(GoalResumed)
    case dayFrozen(DayFrozen)
    case reminderSet(ReminderSet)
    case reminderChanged(ReminderChanged)
    case reminderRemoved(ReminderRemoved)
    case badgeShown(BadgeShown)
    case activityNoteChanged(ActivityNoteChanged)
    case activityAdded(ActivityAdded)
    case activityRetired(ActivityRetired)
    case activityRenamed(ActivityRenamed)
    case memoryCaptured(MemoryCaptured)
    case memoryTitleChanged(MemoryTitleChanged)
    case memoryTextChanged(MemoryTextChanged)
    case memoryEmotionChanged(MemoryEmotionChanged)
    case memoryLabelled(MemoryLabelled)
    case memoryUnlabelled(MemoryUnlabelled)
    case memoryRemoved(MemoryRemoved)
    case attachmentAdded(AttachmentAdded)
    case attachmentRemoved(AttachmentRemoved)
    case memoryTimeChanged(MemoryTimeChanged)
    case notificationShown(NotificationShown)
    case permissionChanged(PermissionChanged)
    case promptAnswered(PromptAnswered)
    case consentGiven(ConsentGiven)
    case consentWithdrawn(ConsentWithdrawn)
    case entitlementChanged(EntitlementChanged)
    case vaultExported(VaultExported)
    case healthChecked(HealthChecked)
    case keyRotated(KeyRotated)
    /// A body of a later version, named by its field number; zero when there is none.
    case unknown(fieldNumber: UInt32)
  }
}

/// The first event of every log.
package struct LogStarted: Equatable, Sendable {
  /// A short name for the device incarnation, such as "laptop" or "laptop-2".
  package var deviceName: String
  /// The log that this one continues, 16 bytes, with the last number and link taken over. Absent
  /// when the log continues none.
  package var continuedLog: [UInt8]
  package var continuedNumber: UInt64
  package var continuedLink: [UInt8]
  /// The last event that this device is known to have recorded and that is not here, because the
  /// vault was set back to an earlier state or is a copy of one. Absent when there is none.
  package var missingLog: [UInt8]
  package var missingNumber: UInt64

  package init(
    deviceName: String = "",
    continuedLog: [UInt8] = [],
    continuedNumber: UInt64 = 0,
    continuedLink: [UInt8] = [],
    missingLog: [UInt8] = [],
    missingNumber: UInt64 = 0
  ) {
    self.deviceName = deviceName
    self.continuedLog = continuedLog
    self.continuedNumber = continuedNumber
    self.continuedLink = continuedLink
    self.missingLog = missingLog
    self.missingNumber = missingNumber
  }
}

/// Written once, by the device that made the vault.
package struct VaultCreated: Equatable, Sendable {
  /// A label such as a name or an e-mail address; may be empty.
  package var ownerLabel: Text

  package init(ownerLabel: Text = .none) {
    self.ownerLabel = ownerLabel
  }
}

/// What this device had received when it wrote: a receipt, and what tells "concurrent" from
/// "later".
package struct Seen: Equatable, Sendable {
  /// Only the logs that advanced since this log's last Seen.
  package var logs: [SeenLog]

  package init(logs: [SeenLog] = []) {
    self.logs = logs
  }
}

package struct SeenLog: Equatable, Sendable {
  /// 16 bytes
  package var log: [UInt8]
  /// the highest number held
  package var number: UInt64
  /// 16 bytes, at that number
  package var link: [UInt8]

  package init(log: [UInt8] = [], number: UInt64 = 0, link: [UInt8] = []) {
    self.log = log
    self.number = number
    self.link = link
  }
}

/// The subject is to be forgotten: each of its events that carries text folds as a blank from now
/// on, and is written anew without it wherever it lies.
package struct Forgotten: Equatable, Sendable {
  package init() {}
}

/// The person knows that histories of a log part: it is told no more as something that is amiss.
package struct BranchesAcknowledged: Equatable, Sendable {
  /// The log, or the branch, that they go on from, and the last number that they have in common.
  package var log: [UInt8]
  package var number: UInt64
  package var branches: [KnownBranch]

  package init(log: [UInt8] = [], number: UInt64 = 0, branches: [KnownBranch] = []) {
    self.log = log
    self.number = number
    self.branches = branches
  }
}

package struct KnownBranch: Equatable, Sendable {
  /// 16 bytes: the id under which the branch is read
  package var log: [UInt8]

  package init(log: [UInt8] = []) {
    self.log = log
  }
}

package struct SettingChanged: Equatable, Sendable {
  /// Shown beside the sentence of help; a person's own words, so that nothing of it can stay when
  /// they are forgotten. Empty in every other setting.
  package var helpLine: Text
  package var setting: Setting?

  package init(helpLine: Text = .none, setting: Setting? = nil) {
    self.helpLine = helpLine
    self.setting = setting
  }

  package enum Setting: Equatable, Sendable {
    /// Minutes after midnight at which a civil day begins; 0 to 720. Default 240 (04:00).
    case dayStartMinutes(UInt32)
    /// ISO weekday on which a week begins: 1 Monday to 7 Sunday. Default 1.
    case weekStart(UInt32)
    /// Minutes after midnight at which an Echo returns; holds for Vibes sent later. Default 540
    /// (09:00).
    case deliveryMinute(UInt32)
    /// All notifications of the vault, Echoes and reminders alike. Default true.
    case notificationsEnabled(Bool)
    /// How many notifications the device can hold at a time; 0 is unlimited, the default. iOS has
    /// 64.
    case deviceNotificationSlots(UInt32)
    /// Who holds the slots when there are too few. Default nearest first.
    case slotRule(SlotRule)
    /// How streaks and goals are spoken of. Default gentle.
    case tone(Tone)
    /// The streak that is shown first. Default logged non-zero.
    case streakRule(StreakRule)
    /// Minutes without use after which a device locks; 0 is never. Default 15.
    case deviceSessionTimeoutMinutes(UInt32)
    /// False hides Echoes that were read from lists; nothing is deleted. Default true.
    case echoHistoryShown(Bool)
    /// False leaves the author's name out where a quote is shown. Default true.
    case quoteAuthorShown(Bool)
    /// True keeps the vault out of the system's own backups of this device. Default false.
    case deviceBackupExcluded(Bool)
    /// Days after the last export at which another is suggested; 0 is never. Default 30.
    case exportNudgeDays(UInt32)
    /// What answers words that a person keeps. Default on.
    case praise(PraiseMode)
    /// True where `help_line` says whom a person in danger can turn to; false takes it back, and is
    /// the default.
    case hasHelpLine(Bool)

    /// The field number in the schema, and the value as an integer.
    package var integers: (field: UInt32, value: Int64) {
      switch self {
      case .dayStartMinutes(let value): (1, Int64(value))
      case .weekStart(let value): (2, Int64(value))
      case .deliveryMinute(let value): (3, Int64(value))
      case .notificationsEnabled(let value): (4, value ? 1 : 0)
      case .deviceNotificationSlots(let value): (5, Int64(value))
      case .slotRule(let value): (6, Int64(value.rawValue))
      case .tone(let value): (7, Int64(value.rawValue))
      case .streakRule(let value): (8, Int64(value.rawValue))
      case .deviceSessionTimeoutMinutes(let value): (9, Int64(value))
      case .echoHistoryShown(let value): (10, value ? 1 : 0)
      case .quoteAuthorShown(let value): (11, value ? 1 : 0)
      case .deviceBackupExcluded(let value): (12, value ? 1 : 0)
      case .exportNudgeDays(let value): (13, Int64(value))
      case .praise(let value): (14, Int64(value.rawValue))
      case .hasHelpLine(let value): (15, value ? 1 : 0)
      }
    }

    /// Nil for a field that is not known; a value out of its range is none of its kind.
    package init?(field: UInt32, value: Int64) {
      switch field {
      case 1: self = .dayStartMinutes(UInt32(clamping: value))
      case 2: self = .weekStart(UInt32(clamping: value))
      case 3: self = .deliveryMinute(UInt32(clamping: value))
      case 4: self = .notificationsEnabled(value != 0)
      case 5: self = .deviceNotificationSlots(UInt32(clamping: value))
      case 6: self = .slotRule(SlotRule(rawValue: Int32(clamping: value)) ?? .unspecified)
      case 7: self = .tone(Tone(rawValue: Int32(clamping: value)) ?? .unspecified)
      case 8: self = .streakRule(StreakRule(rawValue: Int32(clamping: value)) ?? .unspecified)
      case 9: self = .deviceSessionTimeoutMinutes(UInt32(clamping: value))
      case 10: self = .echoHistoryShown(value != 0)
      case 11: self = .quoteAuthorShown(value != 0)
      case 12: self = .deviceBackupExcluded(value != 0)
      case 13: self = .exportNudgeDays(UInt32(clamping: value))
      case 14: self = .praise(PraiseMode(rawValue: Int32(clamping: value)) ?? .unspecified)
      case 15: self = .hasHelpLine(value != 0)
      default: return nil
      }
    }
  }
}

package struct PolicySelected: Equatable, Sendable {
  package var policy: Policy

  package init(policy: Policy = .unspecified) {
    self.policy = policy
  }
}

/// The inverse of one event, by name; it copies no text. The subject is the entity that the event
/// made or is about; none where it is about none, such as a setting. An Undone of an Undone puts
/// the effect back that the undone one took, and so on in turn. What holds of an event is what the
/// last Undone in total order says, whichever device wrote it. One that names an event which is not
/// here, or which can not be undone, has no effect.
package struct Undone: Equatable, Sendable {
  package var undoneNumber: UInt64
  /// 16 bytes. Absent: the log that holds this event.
  package var undoneLog: LogID?

  package init(undoneNumber: UInt64 = 0, undoneLog: LogID? = nil) {
    self.undoneNumber = undoneNumber
    self.undoneLog = undoneLog
  }
}

/// The subject is the LogStarted of a device that writes no more, because it was lost or given
/// away. No command writes it yet, and nothing folds it.
package struct DeviceRetired: Equatable, Sendable {
  package init() {}
}

/// Opens a batch. Each event of the batch names it in `import_batch`.
package struct ImportStarted: Equatable, Sendable {
  /// The name of the file, without its folder.
  package var sourceName: Text
  /// What the rows became.
  package var kind: ImportKind

  package init(sourceName: Text = .none, kind: ImportKind = .unspecified) {
    self.sourceName = sourceName
    self.kind = kind
  }
}

/// The subject is an ImportStarted: all that its source held is in. Until then another run of the
/// same source goes on with the batch instead of opening one.
package struct ImportFinished: Equatable, Sendable {
  package init() {}
}

/// The subject is an ImportStarted: every event of its batch is taken back as one.
package struct ImportUndone: Equatable, Sendable {
  package init() {}
}

/// A note to the future self. It can not be edited (BR-002), only cancelled until it is due.
package struct VibeSent: Equatable, Sendable {
  package var text: Text
  /// Extended grapheme clusters when sent, at most 280. Recorded because grapheme tables change.
  package var graphemeCount: UInt32
  package var emotion: Emotion
  /// Days until it returns: 1, 3, 7, 30 or 90.
  package var intervalDays: UInt32
  /// The civil date on which it returns.
  package var deliveryDay: Int32
  /// Minutes after midnight on that date, in whatever zone the person is then. Default 540 (09:00).
  package var deliveryMinute: UInt32
  /// What heavy words were answered with; empty for others, and where the person wants no praise.
  package var acknowledgement: Text
  /// The sentence of help that answered words of danger to oneself; empty for others.
  package var help: Text

  package init(
    text: Text = .none,
    graphemeCount: UInt32 = 0,
    emotion: Emotion = .unspecified,
    intervalDays: UInt32 = 0,
    deliveryDay: Int32 = 0,
    deliveryMinute: UInt32 = 0,
    acknowledgement: Text = .none,
    help: Text = .none
  ) {
    self.text = text
    self.graphemeCount = graphemeCount
    self.emotion = emotion
    self.intervalDays = intervalDays
    self.deliveryDay = deliveryDay
    self.deliveryMinute = deliveryMinute
    self.acknowledgement = acknowledgement
    self.help = help
  }
}

/// What the person saw. The words are recorded so that every later reveal shows the same ones.
package struct EchoRevealed: Equatable, Sendable {
  package var recommendation: Text
  package var quoteId: String
  package var quote: Text
  package var quoteAuthor: Text
  /// As in VibeSent.
  package var help: Text
  /// Whether they were drawn to comfort, because the note is heavy or the person wants no praise.
  package var isQuiet: Bool

  package init(
    recommendation: Text = .none,
    quoteId: String = "",
    quote: Text = .none,
    quoteAuthor: Text = .none,
    help: Text = .none,
    isQuiet: Bool = false
  ) {
    self.recommendation = recommendation
    self.quoteId = quoteId
    self.quote = quote
    self.quoteAuthor = quoteAuthor
    self.help = help
    self.isQuiet = isQuiet
  }
}

package struct EchoReflected: Equatable, Sendable {
  /// May be empty.
  package var note: Text
  /// As in VibeSent.
  package var acknowledgement: Text
  package var help: Text

  package init(note: Text = .none, acknowledgement: Text = .none, help: Text = .none) {
    self.note = note
    self.acknowledgement = acknowledgement
    self.help = help
  }
}

package struct EchoDismissed: Equatable, Sendable {
  package init() {}
}

package struct EchoCancelled: Equatable, Sendable {
  package init() {}
}

/// Read again after it was answered or dismissed.
package struct EchoReopened: Equatable, Sendable {
  package init() {}
}

package struct QuoteFavourited: Equatable, Sendable {
  package var quoteId: String

  package init(quoteId: String = "") {
    self.quoteId = quoteId
  }
}

package struct QuoteUnfavourited: Equatable, Sendable {
  package var quoteId: String

  package init(quoteId: String = "") {
    self.quoteId = quoteId
  }
}

/// A small win. The envelope says when it happened.
package struct MomentLogged: Equatable, Sendable {
  package var text: Text
  /// Drawn once when logged: praise, or a quiet acknowledgement. Empty for an imported moment, and
  /// where the person wants none.
  package var praise: Text
  /// Whether `praise` is a quiet acknowledgement, or would have been one.
  package var isQuiet: Bool
  /// As in VibeSent.
  package var help: Text

  package init(
    text: Text = .none,
    praise: Text = .none,
    isQuiet: Bool = false,
    help: Text = .none
  ) {
    self.text = text
    self.praise = praise
    self.isQuiet = isQuiet
    self.help = help
  }
}

package struct MomentRemoved: Equatable, Sendable {
  package init() {}
}

/// Other words for the subject, a MomentLogged, with what is drawn for them; the later one holds.
package struct MomentTextChanged: Equatable, Sendable {
  /// These are as in MomentLogged.
  package var text: Text
  package var praise: Text
  package var isQuiet: Bool
  package var help: Text
  /// Whether the text is heavy, so that a praise which came before is not shown beside it.
  package var isHeavy: Bool

  package init(
    text: Text = .none,
    praise: Text = .none,
    isQuiet: Bool = false,
    help: Text = .none,
    isHeavy: Bool = false
  ) {
    self.text = text
    self.praise = praise
    self.isQuiet = isQuiet
    self.help = help
    self.isHeavy = isHeavy
  }
}

/// The envelope says when the subject, a MomentLogged, happened; its civil day replaces the
/// subject's.
package struct MomentTimeChanged: Equatable, Sendable {
  package init() {}
}

/// A later praise for the subject, a moment. It takes the place of the one drawn when it was
/// logged, also after a failure; the first of two holds.
package struct PraiseEnhanced: Equatable, Sendable {
  package var praise: Text
  /// Who was asked, such as the host of an endpoint. A person may have written it.
  package var source: Text

  package init(praise: Text = .none, source: Text = .none) {
    self.praise = praise
    self.source = source
  }
}

/// The praise drawn when the moment was logged stays.
package struct PraiseEnhancementFailed: Equatable, Sendable {
  package var reason: PraiseFailure

  package init(reason: PraiseFailure = .unspecified) {
    self.reason = reason
  }
}

/// A person's own words about a civil day; the later one holds. Empty words take it back.
package struct DaySummarySet: Equatable, Sendable {
  package var day: Int32
  package var summary: Text

  package init(day: Int32 = 0, summary: Text = .none) {
    self.day = day
    self.summary = summary
  }
}

/// Something of the person's own that can be logged from now on. Those of one name and dimension
/// are one activity, of counts those of one unit, wherever they were added; it is offered while one
/// of them is not retired, nor of an import that was taken back.
package struct ActivityAdded: Equatable, Sendable {
  /// One word in lower case, as it is typed: "running".
  package var name: Text
  package var dimension: Dimension
  /// Of a count what is counted, in the plural: "pages". Of the measured what a bare number is in:
  /// "km".
  package var unit: Text

  package init(name: Text = .none, dimension: Dimension = .unspecified, unit: Text = .none) {
    self.name = name
    self.dimension = dimension
    self.unit = unit
  }
}

/// Takes an ActivityAdded back from what is offered. What was logged stays.
package struct ActivityRetired: Equatable, Sendable {
  package var ownNumber: UInt64
  /// 16 bytes. Absent: the log that holds this event.
  package var ownLog: LogID?

  package init(ownNumber: UInt64 = 0, ownLog: LogID? = nil) {
    self.ownNumber = ownNumber
    self.ownLog = ownLog
  }
}

/// Gives what an ActivityAdded added another name, and with it whatever is the same activity by
/// then: the later one holds. What was logged stays, as it names the addition.
package struct ActivityRenamed: Equatable, Sendable {
  package var ownNumber: UInt64
  /// 16 bytes. Absent: the log that holds this event.
  package var ownLog: LogID?
  /// As in ActivityAdded.
  package var name: Text

  package init(ownNumber: UInt64 = 0, ownLog: LogID? = nil, name: Text = .none) {
    self.ownNumber = ownNumber
    self.ownLog = ownLog
    self.name = name
  }
}

package struct ActivityLogged: Equatable, Sendable {
  package var activity: StandardActivity
  /// In the base unit of the activity; zero only when imported.
  package var amount: Int64
  package var note: Text
  /// As in VibeSent.
  package var acknowledgement: Text
  package var help: Text
  /// The ActivityAdded whose activity it is of; zero for a standard one.
  package var ownNumber: UInt64
  /// 16 bytes. Absent: the log that holds this event.
  package var ownLog: LogID?

  package init(
    activity: StandardActivity = .unspecified,
    amount: Int64 = 0,
    note: Text = .none,
    acknowledgement: Text = .none,
    help: Text = .none,
    ownNumber: UInt64 = 0,
    ownLog: LogID? = nil
  ) {
    self.activity = activity
    self.amount = amount
    self.note = note
    self.acknowledgement = acknowledgement
    self.help = help
    self.ownNumber = ownNumber
    self.ownLog = ownLog
  }
}

/// Replaces the amount of the subject, an ActivityLogged. The subject's own civil day stays, unless
/// the envelope of this event carries `happened_at_ms`: then its time and civil day replace the
/// subject's.
package struct ActivityCorrected: Equatable, Sendable {
  package var amount: Int64

  package init(amount: Int64 = 0) {
    self.amount = amount
  }
}

/// Another note for the subject, an ActivityLogged; the later one holds, an empty one takes it
/// away.
package struct ActivityNoteChanged: Equatable, Sendable {
  package var note: Text
  /// As in VibeSent.
  package var acknowledgement: Text
  package var help: Text

  package init(note: Text = .none, acknowledgement: Text = .none, help: Text = .none) {
    self.note = note
    self.acknowledgement = acknowledgement
    self.help = help
  }
}

package struct ActivityRemoved: Equatable, Sendable {
  package init() {}
}

package struct GoalSet: Equatable, Sendable {
  package var activity: StandardActivity
  /// In the base unit of the activity, above zero; of at most also zero.
  package var target: Int64
  package var period: Period
  /// ISO weekday on which a weekly goal's week begins; 0 for a daily goal.
  package var weekStart: UInt32
  /// The civil day from which the goal counts.
  package var firstDay: Int32
  /// As in ActivityLogged.
  package var ownNumber: UInt64
  package var ownLog: LogID?
  /// Whether the target is the most that there is to be; else it is to be reached.
  package var isAtMost: Bool

  package init(
    activity: StandardActivity = .unspecified,
    target: Int64 = 0,
    period: Period = .unspecified,
    weekStart: UInt32 = 0,
    firstDay: Int32 = 0,
    ownNumber: UInt64 = 0,
    ownLog: LogID? = nil,
    isAtMost: Bool = false
  ) {
    self.activity = activity
    self.target = target
    self.period = period
    self.weekStart = weekStart
    self.firstDay = firstDay
    self.ownNumber = ownNumber
    self.ownLog = ownLog
    self.isAtMost = isAtMost
  }
}

/// From `effective_day` on the target is the new one; days before keep the target then in force.
package struct GoalTargetChanged: Equatable, Sendable {
  package var target: Int64
  package var effectiveDay: Int32

  package init(target: Int64 = 0, effectiveDay: Int32 = 0) {
    self.target = target
    self.effectiveDay = effectiveDay
  }
}

/// Days from `effective_day` on do not count for or against the goal until it is reactivated.
package struct GoalDeactivated: Equatable, Sendable {
  package var effectiveDay: Int32

  package init(effectiveDay: Int32 = 0) {
    self.effectiveDay = effectiveDay
  }
}

package struct GoalReactivated: Equatable, Sendable {
  package var effectiveDay: Int32

  package init(effectiveDay: Int32 = 0) {
    self.effectiveDay = effectiveDay
  }
}

/// The subject is a goal. The day breaks none of its streaks, and lengthens one only where it is
/// fulfilled all the same; a week with such a day is treated so as a whole. Two skips of one day
/// stand side by side, so that each is undone alone.
package struct DaySkipped: Equatable, Sendable {
  package var day: Int32
  /// Why, in the person's words; may be empty.
  package var reason: Text

  package init(day: Int32 = 0, reason: Text = .none) {
    self.day = day
    self.reason = reason
  }
}

/// The subject is a goal. The days from first to last are as if skipped, such as a holiday or an
/// illness. A last day before the first names no day.
package struct GoalPaused: Equatable, Sendable {
  package var firstDay: Int32
  /// Absent: until the goal is resumed.
  package var lastDay: Int32?
  package var reason: Text

  package init(firstDay: Int32 = 0, lastDay: Int32? = nil, reason: Text = .none) {
    self.firstDay = firstDay
    self.lastDay = lastDay
    self.reason = reason
  }
}

/// Ends every pause that was recorded before: days from `effective_day` on count again, and a pause
/// that was to begin then does not.
package struct GoalResumed: Equatable, Sendable {
  package var effectiveDay: Int32

  package init(effectiveDay: Int32 = 0) {
    self.effectiveDay = effectiveDay
  }
}

/// The subject is a goal. One missed day is forgiven and is as if skipped; of a weekly goal the
/// week that holds it. A command gives at most two in any 30 days that follow each other, a week
/// counting once; whatever is recorded holds, also where two devices gave more.
package struct DayFrozen: Equatable, Sendable {
  package var day: Int32

  package init(day: Int32 = 0) {
    self.day = day
  }
}

/// A reminder of its own, to be subject of later events.
package struct ReminderSet: Equatable, Sendable {
  /// The GoalSet that it reminds of.
  package var goalNumber: UInt64
  /// 16 bytes. Absent: the log that holds this event.
  package var goalLog: LogID?
  /// Minutes after midnight, in whatever zone the person is then.
  package var minute: UInt32
  /// Bit 0 is Monday, bit 6 Sunday; 0 is never.
  package var weekdays: UInt32

  package init(
    goalNumber: UInt64 = 0,
    goalLog: LogID? = nil,
    minute: UInt32 = 0,
    weekdays: UInt32 = 0
  ) {
    self.goalNumber = goalNumber
    self.goalLog = goalLog
    self.minute = minute
    self.weekdays = weekdays
  }
}

package struct ReminderChanged: Equatable, Sendable {
  package var minute: UInt32
  package var weekdays: UInt32

  package init(minute: UInt32 = 0, weekdays: UInt32 = 0) {
    self.minute = minute
    self.weekdays = weekdays
  }
}

package struct ReminderRemoved: Equatable, Sendable {
  package init() {}
}

/// The subject is a goal. The person saw the badge; whether it would still be earned is asked anew.
package struct BadgeShown: Equatable, Sendable {
  package var badge: Badge
  /// The civil day on which it was earned.
  package var earnedDay: Int32

  package init(badge: Badge = .unspecified, earnedDay: Int32 = 0) {
    self.badge = badge
    self.earnedDay = earnedDay
  }
}

/// Something to keep. Its parts are edited one by one, so that each edit can be taken back alone
/// and edits on two devices meet only where they touch the same part.
package struct MemoryCaptured: Equatable, Sendable {
  /// At most 1,000,000 characters.
  package var text: Text
  /// May be empty: then the first words stand for it.
  package var title: Text
  /// Unspecified when the person named none.
  package var emotion: Emotion
  package var source: CaptureSource
  /// As in VibeSent.
  package var acknowledgement: Text
  package var help: Text

  package init(
    text: Text = .none,
    title: Text = .none,
    emotion: Emotion = .unspecified,
    source: CaptureSource = .unspecified,
    acknowledgement: Text = .none,
    help: Text = .none
  ) {
    self.text = text
    self.title = title
    self.emotion = emotion
    self.source = source
    self.acknowledgement = acknowledgement
    self.help = help
  }
}

package struct MemoryTitleChanged: Equatable, Sendable {
  package var title: Text

  package init(title: Text = .none) {
    self.title = title
  }
}

package struct MemoryTextChanged: Equatable, Sendable {
  package var text: Text

  package init(text: Text = .none) {
    self.text = text
  }
}

package struct MemoryEmotionChanged: Equatable, Sendable {
  package var emotion: Emotion

  package init(emotion: Emotion = .unspecified) {
    self.emotion = emotion
  }
}

/// One tag, person or place of the subject, a memory. Labels added on two devices are all kept.
package struct MemoryLabelled: Equatable, Sendable {
  package var kind: LabelKind
  package var label: Text

  package init(kind: LabelKind = .unspecified, label: Text = .none) {
    self.kind = kind
    self.label = label
  }
}

/// Takes one MemoryLabelled of the subject away, by its name.
package struct MemoryUnlabelled: Equatable, Sendable {
  package var labelNumber: UInt64
  /// 16 bytes. Absent: the log that holds this event.
  package var labelLog: LogID?

  package init(labelNumber: UInt64 = 0, labelLog: LogID? = nil) {
    self.labelNumber = labelNumber
    self.labelLog = labelLog
  }
}

/// The envelope's `happened_at_ms`, its precision and its civil day replace those of the subject, a
/// memory; without `happened_at_ms` it changes nothing.
package struct MemoryTimeChanged: Equatable, Sendable {
  package init() {}
}

package struct MemoryRemoved: Equatable, Sendable {
  package init() {}
}

/// The subject is a memory. The bytes stand in a file of the vault, sealed and bound to its name;
/// that seal is their checksum, so that no digest outlives forgetting. One whose name is not of 16
/// bytes has no effect.
package struct AttachmentAdded: Equatable, Sendable {
  /// The random name of the file, 16 bytes.
  package var file: [UInt8]
  package var sizeBytes: UInt64
  /// As in RFC 6838, such as "image/jpeg".
  package var mediaType: String
  /// As the person had it, without its folder.
  package var fileName: Text

  package init(
    file: [UInt8] = [],
    sizeBytes: UInt64 = 0,
    mediaType: String = "",
    fileName: Text = .none
  ) {
    self.file = file
    self.sizeBytes = sizeBytes
    self.mediaType = mediaType
    self.fileName = fileName
  }
}

/// Takes an AttachmentAdded of the subject, a memory, away by the name of its file, which stays
/// sealed in the vault.
package struct AttachmentRemoved: Equatable, Sendable {
  package var file: [UInt8]

  package init(file: [UInt8] = []) {
    self.file = file
  }
}

/// The subject is an Echo or a reminder, and the device that holds this event showed it.
package struct NotificationShown: Equatable, Sendable {
  /// The civil date and the minute after midnight for which it was planned.
  package var plannedDay: Int32
  package var plannedMinute: UInt32

  package init(plannedDay: Int32 = 0, plannedMinute: UInt32 = 0) {
    self.plannedDay = plannedDay
    self.plannedMinute = plannedMinute
  }
}

/// Whether the system of this device lets the program show notifications.
package struct PermissionChanged: Equatable, Sendable {
  package var permission: Permission

  package init(permission: Permission = .unspecified) {
    self.permission = permission
  }
}

/// Of these only "not now" to notifications and to an export has an effect: it puts them off.
package struct PromptAnswered: Equatable, Sendable {
  package var prompt: Prompt
  /// False: dismissed, to be asked again where the rule of the prompt says so.
  package var accepted: Bool

  package init(prompt: Prompt = .unspecified, accepted: Bool = false) {
    self.prompt = prompt
    self.accepted = accepted
  }
}

/// The person agrees to a document. A later one of the same document takes its place.
package struct ConsentGiven: Equatable, Sendable {
  package var document: ConsentDocument
  /// The version agreed to, such as "2025-11".
  package var version: String

  package init(document: ConsentDocument = .unspecified, version: String = "") {
    self.document = document
    self.version = version
  }
}

/// The person agrees no more, whichever version she agreed to.
package struct ConsentWithdrawn: Equatable, Sendable {
  package var document: ConsentDocument

  package init(document: ConsentDocument = .unspecified) {
    self.document = document
  }
}

/// What a store, or nobody, says the person has paid for. Before the first one everything is
/// granted.
package struct EntitlementChanged: Equatable, Sendable {
  package var entitlement: Entitlement
  /// The last civil day of a trial or a paid term. Absent: without end.
  package var lastDay: Int32?
  package var source: EntitlementSource

  package init(
    entitlement: Entitlement = .unspecified,
    lastDay: Int32? = nil,
    source: EntitlementSource = .unspecified
  ) {
    self.entitlement = entitlement
    self.lastDay = lastDay
    self.source = source
  }
}

/// A file with everything was finished. What goes to the standard output is not known to be kept,
/// and is not told of.
package struct VaultExported: Equatable, Sendable {
  package var kind: ExportKind

  package init(kind: ExportKind = .unspecified) {
    self.kind = kind
  }
}

/// This device read and checked every byte of its vault. No command writes it yet, because a check
/// leaves a vault as it was, also a copy that is only looked at; and nothing folds it.
package struct HealthChecked: Equatable, Sendable {
  package var outcome: HealthOutcome

  package init(outcome: HealthOutcome = .unspecified) {
    self.outcome = outcome
  }
}

/// A new epoch of keys is in force. No command writes it yet, and nothing folds it.
package struct KeyRotated: Equatable, Sendable {
  package var epoch: UInt32

  package init(epoch: UInt32 = 0) {
    self.epoch = epoch
  }
}
