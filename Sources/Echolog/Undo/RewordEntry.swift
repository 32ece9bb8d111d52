public import Platform

/// Takes a moment back and keeps it anew, with other words or at another time, or a log with
/// another note. A praise that the moment was given later goes with it. What was there before stays
/// in the history, and `Undo` takes all of it back as one.
///
///     let kept = try await diary.perform(RewordEntry(id, "Took a long walk")).answer
///     show(kept.id)
public struct RewordEntry: Command, Equatable {
  package let id: EntryID
  /// Nil leaves the words as they are.
  package let text: String?
  /// Nil leaves the time as it is.
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

  /// Answers with what is kept in its place. Words that stay keep the line that answered them.
  ///
  /// - Throws: as `LogMoment` and `LogActivity`; `alreadyRemoved`, `forgotten`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<RewordedEntry> {
    guard let kept = history.moment(id)?.time ?? history.log(id)?.time else {
      throw missing(.moment, id, history)
    }
    let removal = try RemoveEntry(id).decide(history, now)
    guard !history.forgotten.contains(id) else {
      throw .forgotten(history.moment(id) == nil ? .log : .moment)
    }
    var behind = now
    behind.next = EventName(log: now.next.log, number: now.next.number + 1)
    return .reads { [behind] diary throws(DiaryError) in
      let anew = try diary.kept(anew: self, at: eventTime ?? .kept(kept), behind)
      return .records(
        try diary.settle(removal).pending + anew.pending,
        RewordedEntry(id: behind.next, quietAnswer: anew.quietAnswer))
    }
  }
}

/// What is kept in the place of a moment or a log.
///
///     let kept = try await diary.perform(RewordEntry(id, "Slept badly, cried")).answer
///     if let quiet = kept.quietAnswer { show(quiet.line, quiet.help) }
public struct RewordedEntry: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// Nil unless there are new words, and they are heavy or the person wants it quiet.
  public let quietAnswer: QuietAnswer?
}

extension Diary {
  fileprivate func kept(
    anew command: RewordEntry, at time: EventTime, _ now: Now
  ) throws(DiaryError) -> (pending: [PendingEvent], quietAnswer: QuietAnswer?) {
    guard let old = try readEvent(command.id) else { throw .unreadable([command.id]) }
    let (history, text) = (replay.history, command.text)
    switch old.body {
    case .activityLogged(let log):
      let anew = LogActivity(
        activity: log.activity, amount: history.log(command.id)?.amount ?? log.amount,
        note: text ?? log.note.inline ?? "", eventTime: time)
      let kept = try settle(rejecting { () throws(Rejection) in try anew.decide(history, now) })
      return (kept.pending, text == nil ? nil : kept.answer.quietAnswer)
    case .momentLogged(let moment) where text == nil || text == moment.text.inline:
      let moved = try rejecting { () throws(Rejection) in
        PendingEvent(old.body, at: try SettledEventTime(time, in: now), in: now)
      }
      return ([moved] + (try laterPraise(of: command.id, for: now)), nil)
    default:
      let anew = LogMoment(text ?? "", eventTime: time)
      let kept = try settle(rejecting { () throws(Rejection) in try anew.decide(history, now) })
      let said = kept.answer
      return (
        kept.pending + (try laterPraise(of: command.id, for: now)),
        said.isQuiet ? QuietAnswer(line: said.praise, help: said.help) : nil
      )
    }
  }

  /// A praise that came later, for the moment that is kept now.
  private func laterPraise(
    of moment: EntryID, for now: Now
  ) throws(DiaryError) -> [PendingEvent] {
    guard let praise = replay.history.moment(moment)?.laterPraise?.event else { return [] }
    guard let given = try readEvent(praise) else { throw .unreadable([praise]) }
    return [PendingEvent(given.body, about: now.next, in: now)]
  }
}
