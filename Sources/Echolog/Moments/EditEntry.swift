import Content

/// Gives a moment other words or another time, or a log another note or time, each by an event of
/// its own; what was there before stays in its history.
///
///     let quiet = try await diary.perform(EditEntry(id, "Took a long walk")).answer
///     if let quiet { show(quiet.line, quiet.help) }
public struct EditEntry: Command, Equatable {
  package let id: EntryID
  package let text: String?
  package let eventTime: EventTime?

  /// What a moment or a log is to say.
  ///
  /// - Parameters:
  ///   - id: the moment or the log.
  ///   - text: the words of the moment, or the note of the log; nil leaves them as they are.
  ///   - time: nil leaves the time as it is.
  public init(_ id: EntryID, _ text: String? = nil, happened time: PastTime? = nil) {
    self.init(id, text, eventTime: time.map { .told($0) })
  }

  package init(_ id: EntryID, _ text: String?, eventTime: EventTime?) {
    self.id = id
    self.text = text
    self.eventTime = eventTime
  }

  /// Answers with what answers the new words: nil unless they are heavy or the person wants it
  /// quiet. The line beside a moment stays as long as it suits its words.
  ///
  /// - Throws: as `LogMoment` and `LogActivity`; `entryUnchanged` when nothing differs;
  ///   `alreadyRemoved`, `forgotten`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<QuietAnswer?> {
    if let moment = history.moment(id) { return try decide(moment, history, now) }
    guard let log = history.log(id) else { throw missing(.moment, id, history) }
    return try decide(log, history, now)
  }

  private func decide(
    _ moment: Moment, _ history: History, _ now: Now
  ) throws(Rejection) -> Decision<QuietAnswer?> {
    guard !moment.isRemoved else { throw history.alreadyRemoved(.moment, moment.id) }
    guard !moment.isForgotten else { throw .forgotten(.moment) }
    if let text { try LogMoment.check(text) }
    var pending: [PendingEvent] = []
    if let settled = try settled(otherThan: moment.time, now) {
      let moved = Event.Body.momentTimeChanged(MomentTimeChanged())
      pending.append(PendingEvent(moved, about: moment.id, at: settled, in: now))
    }
    guard let text else { return try moves(.moment, pending) }
    return .reads { [pending] diary throws(DiaryError) in
      let old = try diary.words(moment.text)
      guard text != old else {
        return try rejecting { () throws(Rejection) in try moves(.moment, pending) }
      }
      let said = try diary.momentAnswer(to: text, inPlaceOf: old, of: moment, history, now)
      let changed = MomentTextChanged(
        text: .inline(text), praise: .inline(said.line), isQuiet: said.isQuiet,
        help: .inline(said.help), isHeavy: said.isHeavy)
      let event = PendingEvent(.momentTextChanged(changed), about: moment.id, in: now)
      let quiet = QuietAnswer(
        line: said.line, help: try diary.helpLines(said.help, history.settings.helpLine))
      return .records([event] + pending, said.isQuiet ? quiet : nil)
    }
  }

  private func decide(
    _ log: ActivityLog, _ history: History, _ now: Now
  ) throws(Rejection) -> Decision<QuietAnswer?> {
    guard !log.isRemoved else { throw history.alreadyRemoved(.log, log.id) }
    guard !log.isForgotten else { throw .forgotten(.log) }
    if let text { try WordLimits.check(text, atMost: WordLimits.note, Rejection.noteTooLong) }
    var pending: [PendingEvent] = []
    if let settled = try settled(otherThan: log.time, now) {
      try now.require(log.amount, of: log.activity, fitsInto: settled.day)
      let moved = Event.Body.activityCorrected(ActivityCorrected(amount: log.amount))
      pending.append(PendingEvent(moved, about: log.id, at: settled, in: now))
    }
    guard let text else { return try moves(.log, pending) }
    return .reads { [pending] diary throws(DiaryError) in
      let old = log.note == nil ? "" : try diary.words(log.note)
      guard text != old else {
        return try rejecting { () throws(Rejection) in try moves(.log, pending) }
      }
      let said = history.acknowledgement(of: text, now)
      let changed = ActivityNoteChanged(
        note: .inline(text), acknowledgement: .inline(said.line), help: .inline(said.help))
      let event = PendingEvent(.activityNoteChanged(changed), about: log.id, in: now)
      return .records([event] + pending, answering: said, history) { $0 }
    }
  }

  /// Nil where the time stays.
  private func settled(
    otherThan time: EntryTime, _ now: Now
  ) throws(Rejection) -> SettledEventTime? {
    guard let eventTime else { return nil }
    let settled = try SettledEventTime(dated: eventTime, in: now)
    return time.isSame(as: settled) ? nil : settled
  }

  private func moves(
    _ kind: EntityKind, _ pending: [PendingEvent]
  ) throws(Rejection) -> Decision<QuietAnswer?> {
    guard !pending.isEmpty else { throw .entryUnchanged(kind) }
    var decision: Decision<QuietAnswer?> = .records(pending, nil)
    decision.mayEarnBadges = true
    return decision
  }
}
