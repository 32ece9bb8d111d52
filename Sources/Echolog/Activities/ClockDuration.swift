/// A duration as a clock shows it: `7:55:30`, and with a unit that says what its first number
/// counts `7:55 h` and `20:00 min`; `7h30` is hours and minutes too, as some clocks show them.
///
/// Two numbers alone are hours and minutes of sleep, which nobody counts in seconds; of anything
/// else they may be minutes and seconds too, and are refused.
struct ClockDuration {
  let seconds: Int64

  /// Whether it is for this to read, or to refuse.
  static func isWritten(_ text: Substring) -> Bool {
    text.contains(":") || withColon(text) != nil
  }

  /// `7:30h` for `7h30`: two digits of minutes with no unit behind them.
  private static func withColon(_ text: Substring) -> Substring? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "h" || $0 == "H" }
    guard parts.count == 2, !parts[0].isEmpty, parts[1].count == 2,
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) }), parts[1] < "60"
    else { return nil }
    return parts[0] + ":" + parts[1] + "h"
  }

  /// - Throws: as `Quantity`, which reads all else.
  init(_ text: Substring, of words: String, activity: Activity) throws(Rejection) {
    let text = Self.withColon(text) ?? text
    let clock = text.prefix { $0.isASCIIDigit || $0 == ":" }
    let runs = clock.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = runs.compactMap { Int64($0) }
    let unit = text.dropFirst(clock.count).drop(while: \.isWhitespace).lowercased()
    let unitSeconds = activity.unit(named: unit)?.baseUnits
    guard numbers.count == runs.count, (2...3).contains(numbers.count),
      runs.dropFirst().allSatisfy({ $0.count == 2 }), numbers.dropFirst().allSatisfy({ $0 < 60 }),
      unit.isEmpty || unitSeconds == 3600 || (unitSeconds == 60 && numbers.count == 2)
    else { throw .amountNotANumber(words, activity: activity) }
    guard numbers[0] <= Quantity.largest / 3600 else {
      throw .amountTooLarge(max: activity.mostInDay, activity: activity)
    }
    if unit.isEmpty, numbers.count == 2 {
      guard activity == .sleep, numbers[0] <= 24 else { throw .durationAmbiguous(words) }
    }
    let first = unitSeconds ?? 3600
    seconds = zip(numbers, [first, first / 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
  }
}
