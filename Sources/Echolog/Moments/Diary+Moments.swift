package import Platform

extension Diary {
  /// Gives a moment a later praise, which came from elsewhere: the diary asks nobody.
  ///
  /// - Throws: `DiaryError.rejected` as `EnhancePraise.decide`, and with `notFound`.
  package func enhancePraise(
    of id: EventName, _ command: EnhancePraise
  ) throws(DiaryError) -> Recorded {
    try record(aboutMoment: id, command.decide)
  }

  /// Notes that no later praise came for a moment.
  ///
  /// - Throws: `DiaryError.rejected` as `NotePraiseFailure.decide`, and with `notFound`.
  package func notePraiseFailure(
    of id: EventName, _ command: NotePraiseFailure
  ) throws(DiaryError) -> Recorded {
    try record(aboutMoment: id, command.decide)
  }

  /// Keeps a person's words about a day.
  ///
  /// - Throws: `DiaryError.rejected` as `SummariseDay.decide`.
  package func summarise(_ command: SummariseDay) throws(DiaryError) -> Recorded {
    let (recorded, _) = try commit { history, _, context throws(DiaryError) in
      let said = history.dayWords(on: command.day(in: context))
      let held = try words(said?.text)
      let draft = try rejecting { () throws(Rejection) in
        try command.decide(over: said.map { _ in held ?? "" }, in: context)
      }
      return (pending: [draft], answer: ())
    }
    return recorded[0]
  }

  private func record(
    aboutMoment id: EventName, _ decide: (MomentFacts, Context) throws(Rejection) -> PendingEvent
  ) throws(DiaryError) -> Recorded {
    try record { history, _, context throws(Rejection) in
      guard let facts = history.momentFacts(id) else { throw missing(.moment, id, history) }
      return try decide(facts, context)
    }
  }
}
