/// Keeps a person's own words about a civil day, shown in the journey instead of the line that
/// the program has for it; the later ones hold.
///
///     try await diary.perform(SummariseDay("A slow, good day."))
public struct SummariseDay: Command, Equatable {
  package let day: CivilDay?
  package let words: String

  /// Words of at most 10,000 characters, about today unless another day is said; blank ones take
  /// back what was said before.
  public init(_ words: String, day: CivilDay? = nil) {
    self.words = words
    self.day = day
  }

  /// The day that it is about.
  package func day(in now: Now) -> CivilDay { day ?? now.today }

  /// - Parameter held: the words that the day has; empty where they can not be read.
  package func decide(over held: String?, in now: Now) throws(Rejection) -> PendingEvent {
    let day = try SettledEventTime(.on(day(in: now)), in: now).day
    let words = words.isBlank ? "" : words
    guard !words.isEmpty || held != nil else { throw .summaryEmpty }
    guard words.isEmpty || words != held else { throw .summaryUnchanged }
    try WordLimits.check(words, atMost: WordLimits.summary, Rejection.summaryTooLong)
    let set = DaySummarySet(day: day.daysSinceEpoch, summary: .inline(words))
    return PendingEvent(.daySummarySet(set), in: now)
  }

  /// Records it.
  ///
  /// - Throws: `summaryEmpty` where there is nothing to take back, `summaryUnchanged`,
  ///   `summaryTooLong`, `textTooLarge`, `happenedInFuture`, `timeOutOfRange`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    let said = history.dayWords(on: day(in: now))
    return .reads { diary throws(DiaryError) in
      let held = try diary.words(said?.text)
      return .records(
        try rejecting { () throws(Rejection) in
          try decide(over: said.map { _ in held ?? "" }, in: now)
        })
    }
  }
}
