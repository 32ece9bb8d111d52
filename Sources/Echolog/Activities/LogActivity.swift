import Content

/// Keeps an amount of an activity.
///
///     let kept = try await diary.perform(LogActivity(.water, amount: 250))
///     show(kept.answer.dayTotal, kept.badges)
public struct LogActivity: Command, Equatable {
  package let activity: Activity
  package let amount: Int64
  package let note: String
  package let eventTime: EventTime

  /// What was done, and how much of it.
  ///
  /// - Parameters:
  ///   - activity: what is counted.
  ///   - amount: in the base unit of the activity (`Activity.amountsInUnit`).
  ///   - note: in the person's words; empty for none.
  ///   - time: when it was done; it counts for the civil day of then.
  public init(
    _ activity: Activity, amount: Int64, note: String = "", happened time: PastTime = .now
  ) {
    self.init(activity: activity, amount: amount, note: note, eventTime: .told(time))
  }

  package init(activity: Activity, amount: Int64, note: String = "", eventTime: EventTime = .now) {
    self.activity = activity
    self.amount = amount
    self.note = note
    self.eventTime = eventTime
  }

  /// Zero is refused from a person and accepted from an import, because another program's record
  /// of nothing is a record.
  package func decide(
    answered said: Acknowledgement = .none, in now: Now
  ) throws(Rejection) -> PendingEvent {
    try check(amount, zero: now.isImport ? nil : .amountZero)
    try WordLimits.check(note, atMost: WordLimits.note, Rejection.noteTooLong)
    let settled = try SettledEventTime(eventTime, in: now)
    try now.require(amount, of: activity, fitsInto: settled.day)
    let logged = ActivityLogged(
      of: activity, amount: amount, note: .inline(note),
      acknowledgement: .inline(said.line), help: .inline(said.help))
    return PendingEvent(.activityLogged(logged), at: settled, in: now)
  }

  /// Answers with the sum of its day.
  ///
  /// - Throws: `amountNegative`, `amountZero`, `amountTooLarge`, `longerThanDay`, `noteTooLong`,
  ///   `textTooLarge`, `happenedInFuture`, `timeOutOfRange`, `dayMissing`; `activityRetired`,
  ///   `unknownActivity`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<KeptAmount> {
    try history.requireInUse(activity)
    let said = history.acknowledgement(of: note, now)
    let draft = try decide(answered: said, in: now)
    let day = draft.eventTime.day
    let before = history.total(of: activity, on: day)?.amount ?? 0
    var decision: Decision<KeptAmount> = .records(
      [draft], answering: said, history
    ) { quietAnswer in
      KeptAmount(
        id: now.next, day: day, dayTotal: before &+ amount, quietAnswer: quietAnswer)
    }
    // A badge is no answer to something heavy; it comes with the next log.
    decision.mayEarnBadges = !Tact.weight(of: note).isHeavy
    return decision
  }
}

/// An amount that was kept.
///
///     let kept = try await diary.perform(LogActivity(.water, amount: 250)).answer
///     show(kept.day, kept.dayTotal)
public struct KeptAmount: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// The civil day that it counts for.
  public let day: CivilDay
  /// What has been kept of the activity that day, this one included, in the unit of the
  /// activity.
  public let dayTotal: Int64
  /// Nil unless the words are heavy.
  public let quietAnswer: QuietAnswer?
}

/// Replaces the amount of a log, and its time when one is given.
///
///     try await diary.perform(CorrectActivity(id, amount: 200))
public struct CorrectActivity: Command, Equatable {
  package let id: EntryID
  package let amount: Int64
  package let eventTime: EventTime?

  /// What the log is to say.
  ///
  /// - Parameters:
  ///   - id: the log.
  ///   - amount: as of `LogActivity`.
  ///   - time: nil leaves the log on its day.
  public init(_ id: EntryID, amount: Int64, happened time: PastTime? = nil) {
    self.init(id, amount: amount, eventTime: time.map { .told($0) })
  }

  package init(_ id: EntryID, amount: Int64, eventTime: EventTime?) {
    self.id = id
    self.amount = amount
    self.eventTime = eventTime
  }

  /// Records it.
  ///
  /// - Throws: as `LogActivity`, with `correctedToZero` for zero, `alreadyRemoved`, and
  ///   `logUnchanged` for the amount that it has, at the time that it has or at none;
  ///   `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard let log = history.log(id) else { throw missing(.log, id, history) }
    guard !log.isRemoved else { throw history.alreadyRemoved(.log, log.id) }
    try check(amount, zero: .correctedToZero)
    var settled: SettledEventTime?
    if let eventTime { settled = try SettledEventTime(dated: eventTime, in: now) }
    guard amount != log.amount || settled.map({ !log.time.isSame(as: $0) }) ?? false else {
      throw .logUnchanged(amount: amount, activity: log.activity)
    }
    try now.require(amount, of: log.activity, fitsInto: settled?.day ?? log.time.day)
    let corrected = ActivityCorrected(amount: amount)
    var decision = Decision.records(
      PendingEvent(.activityCorrected(corrected), about: log.id, at: settled, in: now))
    decision.mayEarnBadges = true
    return decision
  }
}

/// Holds an amount or a target to zero and above.
///
/// - Parameter zero: what zero is refused with; nil where it is accepted.
func check(_ amount: Int64, zero: Rejection?) throws(Rejection) {
  guard amount >= 0 else { throw .amountNegative(String(amount)) }
  if amount == 0, let zero { throw zero }
}
