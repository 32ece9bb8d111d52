package import CivilTime
import Events

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

  /// - Parameter hasWords: whether the day has a person's words already.
  /// - Throws: `summaryEmpty` where there is nothing to take back, `summaryTooLong`,
  ///   `textTooLarge`, `happenedInFuture`, `timeOutOfRange`.
  package func decide(hasWords: Bool, in context: Context) throws(Rejection) -> Draft {
    let day = try SettledOccasion(.on(day(in: context)), in: context).day
    let words = words.isBlank ? "" : words
    guard !words.isEmpty || hasWords else { throw .summaryEmpty }
    let count = try WordLimits.count(words)
    guard count <= WordLimits.summary else {
      throw .summaryTooLong(count: count, max: WordLimits.summary)
    }
    let set = DaySummarySet(day: day.daysSinceEpoch, summary: .inline(words))
    return Draft(.daySummarySet(set), in: context)
  }
}
