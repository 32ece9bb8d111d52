/// After how many days a Vibe returns: the five presets of S0 1.4.
///
///     for interval in EbbinghausInterval.allCases {
///       show(interval.rawValue, try await diary.previewReturn(after: interval).date)
///     }
public enum EbbinghausInterval: Int, CaseIterable, Sendable {
  case day = 1
  case threeDays = 3
  case week = 7
  case month = 30
  case quarter = 90

  package var days: Int { rawValue }

  /// As a person writes it: `3d`.
  package var label: String { "\(days)d" }

  /// Reads `3d`, `3`, `3 days`, `in three days`, and for the longer ones also `week`, `month` and
  /// `3 months`.
  ///
  /// - Throws: `unknownInterval`; the nearest is the one with the least difference in days, nil
  ///   where two have it.
  package init(named typed: String) throws(Rejection) {
    let word = Self.inDigits(typed)
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let behind = word.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    let unit = digits.isEmpty && behind.hasPrefix("a ") ? String(behind.dropFirst(2)) : behind
    let count = digits.isEmpty && !unit.isEmpty ? 1 : Int(digits)
    let days = count.flatMap { count in
      Self.lengths[unit].map { count.multipliedReportingOverflow(by: $0) }
    }
    guard let days, !days.overflow else { throw .unknownInterval(typed, nearest: nil) }
    // `1m` may be a minute, and `weeks` any number of them.
    let isSure = digits.isEmpty ? Self.alone.contains(unit) : unit != "m"
    if isSure, let interval = Self(rawValue: days.partialValue) {
      self = interval
      return
    }
    throw .unknownInterval(typed, nearest: Self.nearest(to: days.partialValue))
  }

  /// `in one month` as `1 month`.
  private static func inDigits(_ typed: String) -> String {
    var words = typed.split(separator: " ").map { $0.lowercased() }
    if words.count > 1, words[0] == "in" { words.removeFirst() }
    if words.count > 1, let number = numbers[words[0]] { words[0] = number }
    return words.joined(separator: " ")
  }

  private static let numbers = [
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "thirty": "30", "ninety": "90",
  ]

  private static let alone: Set = ["tomorrow", "day", "week", "month", "quarter"]

  /// Days in each unit that people write, with the words for a day alone.
  private static let lengths = [
    "": 1, "d": 1, "day": 1, "days": 1, "tomorrow": 1, "w": 7, "week": 7, "weeks": 7, "m": 30,
    "month": 30, "months": 30, "quarter": 90,
  ]

  private static func nearest(to days: Int) -> Self? {
    let nearest = Dictionary(grouping: allCases) { ($0.days - days).magnitude }
      .min { $0.key < $1.key }?.value
    return nearest?.count == 1 ? nearest?.first : nil
  }
}

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
