/// How much of something new is left when nothing recalls it, as Hermann Ebbinghaus found for
/// syllables in 1885 (S0 App. B). It is shown beside the intervals; nothing is computed from it.
package enum RetentionCurve {
  /// What is left some hours later, in whole percent.
  package struct Point: Equatable, Sendable {
    package let hours: Int
    package let percent: Int
  }

  /// By his own formula, 184 / (1.84 + (log10 of minutes)^1.25) in percent, "Über das Gedächtnis"
  /// §29: after an hour, a day, and each of the intervals.
  package static let points = [
    Point(hours: 1, percent: 47), Point(hours: 24, percent: 30), Point(hours: 72, percent: 27),
    Point(hours: 168, percent: 25), Point(hours: 720, percent: 21),
    Point(hours: 2160, percent: 19),
  ]
}
