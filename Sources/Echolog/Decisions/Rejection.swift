/// The rule that a command broke. Nothing was recorded.
///
/// Cases carry values, never sentences; how a person reads them is the rendering's matter. More may
/// come with a later version, so an app's `switch` has a default.
///
///     do {
///       try await diary.perform(LogMoment(text))
///     } catch DiaryFailure.refused(.momentTooLong(let count, let max)) {
///       show(count - max)
///     }
public enum Rejection: Error, Equatable, Sendable {
  // Words
  case fieldsMissing([VibeField])
  case vibeEmpty
  case vibeTooLong(count: Int, max: Int)
  case momentEmpty
  case momentTooLong(count: Int, max: Int)
  case praiseEmpty
  case praiseTooLong(count: Int, max: Int)
  /// No words about a day, where there are none to take back.
  case summaryEmpty
  case summaryTooLong(count: Int, max: Int)
  /// The day has these words already.
  case summaryUnchanged
  case noteTooLong(count: Int, max: Int)
  case reasonTooLong(count: Int, max: Int)
  case reflectionEmpty
  case memoryEmpty
  case memoryTooLong(count: Int, max: Int)
  case titleTooLong(count: Int, max: Int)
  case labelEmpty(LabelKind)
  case labelTooLong(count: Int, max: Int)
  /// Nothing to look for: no letter and no digit.
  case searchEmpty
  /// Few characters, yet more bytes than fit in a record.
  case textTooLarge(bytes: Int, max: Int)

  // Names that are in no registry
  case unknownEmotion(String, nearest: Emotion?)
  case unknownInterval(String, nearest: EbbinghausInterval?)
  case unknownActivity(String, nearest: Activity?)
  case unknownUnit(String, activity: Activity, nearest: String?)
  case unknownPeriod(String, nearest: Period?)
  case unknownSetting(String, nearest: SettingName?)
  /// The setting is known, and what it was to be is not.
  case settingNotUnderstood(String, SettingName)
  /// No quote of this program has the id.
  case unknownQuote(String)

  // The person's own activities
  /// A name or a unit that is no single word; `name` and `unit` are what can be used of both.
  case activityNameNotUsable(String, name: String?, unit: String?)
  /// The word means something else in commands.
  case activityNameTaken(String)
  /// It is called so.
  case activityNameUnchanged(Activity)
  /// It can be logged already, by this name or in this unit.
  case activityExists(Activity)
  case tooManyActivities(max: Int)
  /// `m`: minutes or metres.
  case unitAmbiguous(String)
  case activityIsStandard(Activity)
  case activityRetired(Activity)
  /// A goal of it is active, by its name.
  case activityHasGoal(Activity, goal: String)
  /// So that undoing does not take back that it was added.
  case activityHasLogs(Activity)

  // Amounts
  case amountNotANumber(String, activity: Activity)
  /// `1,500`: a decimal comma or thousands, which makes a difference of a thousand.
  case amountAmbiguous(String)
  /// `20:00`: hours and minutes, or minutes and seconds.
  case durationAmbiguous(String)
  case amountNegative(String)
  case amountZero
  /// A log corrected to nothing: what is meant is to take it back.
  case correctedToZero
  /// The log has this amount already.
  case logUnchanged(amount: Int64, activity: Activity)
  case targetZero
  /// The goal asks for this already.
  case targetUnchanged(Int64, activity: Activity, period: Period)
  case amountTooLarge(max: Int64, activity: Activity)
  /// More time than the day has, in seconds.
  case longerThanDay(seconds: Int64)
  /// Finer than the unit in which the activity is counted, such as half a step.
  case amountTooFine(String, activity: Activity)
  case unitMissing(activity: Activity)
  /// The unit is known and measures something else.
  case unitMismatch(String, activity: Activity)

  // Time
  case happenedInFuture
  case timeOutOfRange
  /// A month or a year, where only a memory may do without a day.
  case dayMissing(example: CivilDay)

  // Entities
  case idNotUnderstood(String)
  case idAmbiguous(String, candidates: [String])
  /// Nothing of that kind, or of any kind, has the id.
  case notFound(EntityKind?, String)
  /// With what brings it back, as a person names it, where that can be undone.
  case alreadyRemoved(EntityKind, by: String? = nil)
  /// The person asked for it to be forgotten; its words are gone.
  case forgotten(EntityKind)
  case alreadyForgotten
  /// It has no words.
  case nothingToForget

  // Echo
  case echoNotDueYet(day: CivilDay, minute: Int)
  case echoCancelled
  case echoAlreadyDue
  case echoAlreadyRevealed
  case echoNotRevealedYet
  case echoAlreadyReflected
  case echoAlreadyDismissed
  /// The date came before and comes no more, where a zone crosses the date line.
  case deliveryNotInFuture(day: CivilDay, minute: Int)
  /// The Echo was opened without a quote, or was not opened yet.
  case echoWithoutQuote
  case quoteAlreadyFavourite
  case quoteNotFavourite

  // Moments
  /// Who gave a praise is a word, such as the host of an endpoint.
  case praiseSourceNotUsable(String)
  /// A later praise has come already; the first one counts.
  case praiseAlreadyEnhanced
  case praiseFailureNoted

  // Notifications
  case notificationNotDueYet(day: CivilDay, minute: Int)
  case notificationAlreadyShown
  case permissionUnchanged(Permission)
  /// Nobody asks to think again about notifications; from the day on, where they were refused.
  case notificationsNotAsked(until: CivilDay?)

  // Reminders
  case timeOfDayNotUnderstood(String)
  case reminderTimeOutOfRange(minutes: Int)
  case unknownWeekdays(String, nearest: String?)
  case reminderWithoutDays
  /// A reminder of the same goal at the same time of a day, by its name.
  case reminderAlreadySet(String)
  case reminderUnchanged

  // Entries
  /// The edit is what is there already.
  case entryUnchanged(EntityKind)

  // Memories
  case alreadyLabelled(MemoryLabel)
  case notLabelled(MemoryLabel)

  // Attachments
  /// Nothing is at the path.
  case fileNotFound(String)
  /// A folder, or something else that can not be kept.
  case notAFile(String)
  case fileNotReadable(String)
  /// What a file holds is not said as RFC 6838 does.
  case mediaTypeNotUsable(String)
  case tooManyAttachments(max: Int)
  /// The file is on another device, and no sync has brought it, by the attachment's name.
  case attachmentNotHere(String)
  /// Longer than what asked for it takes in at once.
  case attachmentTooLarge(byteCount: Int, max: Int)

  // Goals
  case goalAlreadyInactive
  case goalAlreadyActive
  /// An active goal for the same activity and period, by its name.
  case goalAlreadySet(String)
  case effectiveBeforeGoal(firstDay: CivilDay)
  /// The day does not count for the goal already, and why.
  case dayAlreadyExcused(CivilDay, Excuse.Kind)
  /// The week that begins then does not count for the goal already: one of its days is left out,
  /// and why.
  case weekAlreadyExcused(CivilDay, Excuse.Kind)
  /// The day can still be reached.
  case dayNotOver(CivilDay)
  /// The week that ends then can still be reached.
  case weekNotOver(until: CivilDay)
  /// There is nothing to forgive: the goal was reached, or kept.
  case dayFulfilled(CivilDay, Bound = .atLeast)
  /// To forgive the day saves no streak of the goal.
  case noStreakGoesOn(VainFreeze)
  /// As many days as can be forgiven in a range are: these.
  case freezesSpent(on: [CivilDay])
  case pauseEndsBeforeBegin(firstDay: CivilDay)
  /// All the days are within one pause; nil: until it is resumed. With the goal, and the last day
  /// that was asked for, where there was one.
  case goalAlreadyPaused(from: CivilDay, until: CivilDay?, GoalName, asked: CivilDay?)
  case goalNotPaused

  // Vault
  case deviceNameNotUsable(String, proposal: String)
  /// Another device of the vault is called so.
  case deviceNameTaken(String, proposal: String)
  case dayStartOutOfRange(minutes: Int)
  case weekStartOutOfRange(Int)
  case deliveryTimeOutOfRange(minutes: Int)
  case slotsOutOfRange(Int, max: Int)
  case exportNudgeOutOfRange(Int, max: Int)
  /// The setting is like that already.
  case settingUnchanged(SettingName)
  case batchAlreadyUndone

  // Consent, plan and exports
  case unknownDocument(String, nearest: ConsentDocument?)
  case consentAlreadyGiven(ConsentDocument)
  case consentNotGiven(ConsentDocument)
  /// What was asked for needs an agreement that is not there.
  case consentMissing(ConsentDocument)
  /// A last day for what has none, such as the free plan.
  case planWithoutTerm(Entitlement)
  case planEndsInPast(CivilDay)
  case planUnchanged(Entitlement)
  /// The policy allows it to those who paid, and the plan does not cover it.
  case notInPlan(PolicyRefusal)
  /// Nobody suggests an export; from the day on, where one will be suggested.
  case exportNotSuggested(until: CivilDay?)

  // Policy
  case unknownPolicy(String, nearest: Policy?)
  case policyUnchanged(Policy)
  case refusedByPolicy(PolicyRefusal)

  // Undo
  /// With what can be undone and came before it, as a person names it, where they named nothing.
  case notUndoable(UndoRefusal, before: String? = nil)
  /// There is no command to undo, or the event had no effect.
  case nothingToUndo
  /// Nor is there one of this device; with the last one of another, as a person names it.
  case nothingToUndoHere(lastElsewhere: String)
  /// The undo that took it back, by its name, where it is known.
  case alreadyUndone(by: String?)
  /// A later event about the same thing, by its name.
  case changedSince(by: String)
}

/// The kinds of things that a command can name.
///
///     do {
///       try await diary.perform(RemoveEntry(id))
///     } catch DiaryFailure.refused(.alreadyRemoved(let kind, by: _)) {
///       show(kind)
///     }
public enum EntityKind: String, CaseIterable, Sendable {
  case echo, moment, log, goal, memory, batch, reminder, attachment
}

extension Rejection {
  /// Whether what was asked for is the case as it is.
  public var isHeldAlready: Bool {
    switch self {
    case .echoAlreadyDismissed, .echoCancelled, .goalAlreadyInactive, .notificationAlreadyShown,
      .permissionUnchanged, .policyUnchanged, .praiseFailureNoted, .settingUnchanged,
      .summaryUnchanged, .targetUnchanged, .consentAlreadyGiven, .consentNotGiven, .planUnchanged,
      .quoteAlreadyFavourite, .quoteNotFavourite, .reminderUnchanged, .entryUnchanged,
      .logUnchanged, .alreadyLabelled, .notLabelled, .goalAlreadyActive, .goalNotPaused,
      .batchAlreadyUndone, .activityNameUnchanged, .alreadyForgotten:
      true
    default: false
    }
  }

  /// The stable name of the rule, for scripts and `--json`: as its case is called.
  public var word: String {
    switch self {
    case .notFound(let kind, _): (kind?.rawValue ?? "entity") + "NotFound"
    case .alreadyRemoved(let kind, _): kind.rawValue + "AlreadyRemoved"
    case .forgotten(let kind): kind.rawValue + "Forgotten"
    case .nothingToUndoHere: "nothingToUndo"
    default: caseName(of: self)
    }
  }
}
