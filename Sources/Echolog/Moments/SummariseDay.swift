package import Platform

/// Keeps a person's own words about a civil day, shown in the journey instead of the line that
/// the program has for it; the later ones hold.
package struct SummariseDay: Equatable, Sendable {
  /// Nil for today.
  package let day: CivilDay?
  /// Blank words take back what was said before.
  package let words: String

  package init(_ words: String, day: CivilDay? = nil) {
    self.words = words
    self.day = day
  }

  /// The day that it is about.
  package func day(in context: Context) -> CivilDay {
    guard let day else { return context.today }
    return day
  }

  /// - Parameter held: the words that the day has; empty where they can not be read.
  /// - Throws: `summaryEmpty` where there is nothing to take back, `summaryUnchanged`,
  ///   `summaryTooLong`, `textTooLarge`, `happenedInFuture`, `timeOutOfRange`.
  package func decide(over held: String?, in context: Context) throws(Rejection) -> PendingEvent {
    let day = try SettledEventTime(.on(day(in: context)), in: context).day
    let words = words.isBlank ? "" : words
    guard !words.isEmpty || held != nil else { throw .summaryEmpty }
    guard words.isEmpty || words != held else { throw .summaryUnchanged }
    let count = try WordLimits.count(words)
    guard count <= WordLimits.summary else {
      throw .summaryTooLong(count: count, max: WordLimits.summary)
    }
    let set = DaySummarySet(day: day.daysSinceEpoch, summary: .inline(words))
    return PendingEvent(.daySummarySet(set), in: context)
  }
}
