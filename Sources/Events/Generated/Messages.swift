// Written by Tools/generate-schema from Schemas/echolog/v1. Do not edit.
package import Bytes

/// The envelope can be read without knowing the body.
package struct Event: Equatable, Sendable {
  /// Hybrid clock: wall milliseconds << 16, plus a counter. It orders events and is never shown.
  package var clock: UInt64
  /// recordedAt - (clock >> 16), in milliseconds. Zero unless the clock ran ahead of the wall.
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
    case vibeSent(VibeSent)
    case echoRevealed(EchoRevealed)
    case echoReflected(EchoReflected)
    case echoDismissed(EchoDismissed)
    case echoCancelled(EchoCancelled)
    case momentLogged(MomentLogged)
    case momentRemoved(MomentRemoved)
    case activityLogged(ActivityLogged)
    case activityCorrected(ActivityCorrected)
    case activityRemoved(ActivityRemoved)
    case goalSet(GoalSet)
    case goalTargetChanged(GoalTargetChanged)
    case goalDeactivated(GoalDeactivated)
    case goalReactivated(GoalReactivated)
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

  package init(
    deviceName: String = "",
    continuedLog: [UInt8] = [],
    continuedNumber: UInt64 = 0,
    continuedLink: [UInt8] = []
  ) {
    self.deviceName = deviceName
    self.continuedLog = continuedLog
    self.continuedNumber = continuedNumber
    self.continuedLink = continuedLink
  }
}

/// Written once, by the device that made the vault.
package struct VaultCreated: Equatable, Sendable {
  /// A label such as a name or an e-mail address; may be empty.
  package var ownerLabel: Text

  package init(ownerLabel: Text = .inline("")) {
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
/// on.
package struct Forgotten: Equatable, Sendable {
  package init() {}
}

package struct SettingChanged: Equatable, Sendable {
  package var setting: Setting?

  package init(setting: Setting? = nil) {
    self.setting = setting
  }

  package enum Setting: Equatable, Sendable {
    /// Minutes after midnight at which a civil day begins; 0 to 720. Default 240 (04:00).
    case dayStartMinutes(UInt32)
    /// ISO weekday on which a week begins: 1 Monday to 7 Sunday. Default 1.
    case weekStart(UInt32)
  }
}

/// Opens a batch. Each event of the batch names it in `import_batch`.
package struct ImportStarted: Equatable, Sendable {
  /// The name of the file, without its folder.
  package var sourceName: Text
  /// What the rows became.
  package var kind: ImportKind

  package init(sourceName: Text = .inline(""), kind: ImportKind = .unspecified) {
    self.sourceName = sourceName
    self.kind = kind
  }
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

  package init(
    text: Text = .inline(""),
    graphemeCount: UInt32 = 0,
    emotion: Emotion = .unspecified,
    intervalDays: UInt32 = 0,
    deliveryDay: Int32 = 0,
    deliveryMinute: UInt32 = 0
  ) {
    self.text = text
    self.graphemeCount = graphemeCount
    self.emotion = emotion
    self.intervalDays = intervalDays
    self.deliveryDay = deliveryDay
    self.deliveryMinute = deliveryMinute
  }
}

/// What the person saw. The words are recorded so that every later reveal shows the same ones.
package struct EchoRevealed: Equatable, Sendable {
  package var recommendation: Text
  package var quoteId: String
  package var quote: Text
  package var quoteAuthor: Text

  package init(
    recommendation: Text = .inline(""),
    quoteId: String = "",
    quote: Text = .inline(""),
    quoteAuthor: Text = .inline("")
  ) {
    self.recommendation = recommendation
    self.quoteId = quoteId
    self.quote = quote
    self.quoteAuthor = quoteAuthor
  }
}

package struct EchoReflected: Equatable, Sendable {
  /// May be empty.
  package var note: Text

  package init(note: Text = .inline("")) {
    self.note = note
  }
}

package struct EchoDismissed: Equatable, Sendable {
  package init() {}
}

package struct EchoCancelled: Equatable, Sendable {
  package init() {}
}

/// A small win. The envelope says when it happened.
package struct MomentLogged: Equatable, Sendable {
  package var text: Text
  /// Drawn once when logged; empty for an imported moment.
  package var praise: Text

  package init(text: Text = .inline(""), praise: Text = .inline("")) {
    self.text = text
    self.praise = praise
  }
}

package struct MomentRemoved: Equatable, Sendable {
  package init() {}
}

package struct ActivityLogged: Equatable, Sendable {
  package var activity: Activity
  /// In the base unit of the activity; zero only when imported.
  package var amount: Int64
  package var note: Text

  package init(activity: Activity = .unspecified, amount: Int64 = 0, note: Text = .inline("")) {
    self.activity = activity
    self.amount = amount
    self.note = note
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

package struct ActivityRemoved: Equatable, Sendable {
  package init() {}
}

package struct GoalSet: Equatable, Sendable {
  package var activity: Activity
  /// In the base unit of the activity, above zero.
  package var target: Int64
  package var period: Period
  /// ISO weekday on which a weekly goal's week begins; 0 for a daily goal.
  package var weekStart: UInt32
  /// The civil day from which the goal counts.
  package var firstDay: Int32

  package init(
    activity: Activity = .unspecified,
    target: Int64 = 0,
    period: Period = .unspecified,
    weekStart: UInt32 = 0,
    firstDay: Int32 = 0
  ) {
    self.activity = activity
    self.target = target
    self.period = period
    self.weekStart = weekStart
    self.firstDay = firstDay
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
