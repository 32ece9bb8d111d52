package import Platform

/// Keeps an amount of an activity.
package struct LogActivity: Equatable, Sendable {
  package let activity: Activity
  /// In the base unit of the activity.
  package let amount: Int64
  package let note: String
  package let eventTime: EventTime
  package var acknowledgement = Acknowledgement.none

  package init(activity: Activity, amount: Int64, note: String = "", eventTime: EventTime = .now) {
    self.activity = activity
    self.amount = amount
    self.note = note
    self.eventTime = eventTime
  }

  /// Zero is refused from a person and accepted from an import, because another program's record
  /// of nothing is a record.
  ///
  /// - Throws: `amountNegative`, `amountZero`, `amountTooLarge`, `longerThanDay`, `noteTooLong`,
  ///   `textTooLarge`, `happenedInFuture`, `timeOutOfRange`, `dayMissing`.
  package func decide(in context: Context) throws(Rejection) -> PendingEvent {
    try check(amount, zero: context.isImport ? nil : .amountZero)
    try WordLimits.check(note: note)
    let settled = try SettledEventTime(eventTime, in: context)
    try context.require(amount, of: activity, fitsInto: settled.day)
    let logged = ActivityLogged(
      activity: activity, amount: amount, note: .inline(note),
      acknowledgement: .inline(acknowledgement.line), help: .inline(acknowledgement.help))
    return PendingEvent(.activityLogged(logged), at: settled, in: context)
  }
}

/// Replaces the amount of a log, and its time when one is given.
package struct CorrectActivity: Equatable, Sendable {
  package let amount: Int64
  /// Nil leaves the log on its day.
  package let eventTime: EventTime?

  package init(amount: Int64, eventTime: EventTime? = nil) {
    self.amount = amount
    self.eventTime = eventTime
  }

  /// - Throws: as `LogActivity`, with `correctedToZero` for zero, `alreadyRemoved`, and
  ///   `logUnchanged` for the amount that it has, at the time that it has or at none.
  package func decide(_ log: LogFacts, in context: Context) throws(Rejection) -> PendingEvent {
    guard !log.entry.isRemoved else { throw .alreadyRemoved(.log, by: log.entry.removedBy) }
    try check(amount, zero: context.isImport ? nil : .correctedToZero)
    var settled: SettledEventTime?
    if let eventTime { settled = try SettledEventTime(dated: eventTime, in: context) }
    guard amount != log.amount || settled.map({ log.time?.isSame(as: $0) != true }) ?? false else {
      throw .logUnchanged(amount: amount, activity: log.activity)
    }
    try context.require(amount, of: log.activity, fitsInto: settled?.day ?? log.day)
    return PendingEvent(
      .activityCorrected(ActivityCorrected(amount: amount)), about: log.entry.id, at: settled,
      in: context)
  }
}

/// Takes a log back, with what it added to its day.
package struct RemoveActivity: Equatable, Sendable {
  package init() {}

  /// - Throws: `alreadyRemoved`.
  package func decide(_ log: LogFacts, in context: Context) throws(Rejection) -> PendingEvent {
    guard !log.entry.isRemoved else { throw .alreadyRemoved(.log, by: log.entry.removedBy) }
    return PendingEvent(.activityRemoved(ActivityRemoved()), about: log.entry.id, in: context)
  }
}

/// What decisions about one log depend on.
package struct LogFacts: Equatable, Sendable {
  package let entry: EntryFacts
  package let activity: Activity
  /// In the base unit of the activity.
  package let amount: Int64
  package let day: CivilDay
  /// When it was; nil where that is of no matter.
  package let time: KnownTime?

  package init(
    entry: EntryFacts, activity: Activity, amount: Int64, day: CivilDay, time: KnownTime? = nil
  ) {
    self.entry = entry
    self.activity = activity
    self.amount = amount
    self.day = day
    self.time = time
  }
}

/// Holds an amount or a target to zero and above.
///
/// - Parameter zero: what zero is refused with; nil where it is accepted.
func check(_ amount: Int64, zero: Rejection?) throws(Rejection) {
  guard amount >= 0 else { throw .amountNegative(String(amount)) }
  if amount == 0, let zero { throw zero }
}
