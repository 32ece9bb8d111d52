package import Echolog
import Platform

/// How amounts are written, and how a person may write them.
extension Messages {
  /// An amount with what it is an amount of: `water 1.5 L`, `8,000 steps`.
  static func amountNamed(_ amount: Int64, of activity: Activity) -> String {
    let said = Self.amount(amount, of: activity)
    return activity.dimension == .count ? said : activity.label + " " + said
  }

  /// An amount in the units that people use: `8,000 steps`, `1.5 L`, `250 ml`, `1 h 30 min`.
  package static func amount(_ amount: Int64, of activity: Activity) -> String {
    switch activity.dimension {
    case .count: return count(amount, "step")
    case .volume:
      guard amount.magnitude >= 1000 else { return "\(amount) ml" }
      let (litres, rest) = amount.quotientAndRemainder(dividingBy: 1000)
      var decimals = String(1000 + rest.magnitude).dropFirst()
      while decimals.last == "0" { decimals.removeLast() }
      return grouped(litres) + (decimals.isEmpty ? "" : "." + decimals) + " L"
    case .duration:
      let parts = [(amount / 3600, "h"), (amount / 60 % 60, "min"), (amount % 60, "s")]
      let said = parts.filter { $0.0 != 0 }.map { "\(grouped($0.0)) \($0.1)" }
      return said.isEmpty ? "0 min" : said.joined(separator: " ")
    }
  }

  /// What can be typed for an amount of which a mark may part decimals or thousands: `1.5 l` and
  /// `1500 l` for `1,500 l`, as far as they are amounts that a day can have.
  static func choicesForAmount(_ words: String) -> String {
    let rule = "a point for decimals and nothing between thousands."
    let taken = readings(of: words).filter(isTaken)
    guard let only = taken.first else { return "Write \(rule)" }
    return (taken.count == 1 ? "For example \(only): " : "Write \(choices(taken)): ") + rule
  }

  /// Whether an amount can be logged so: of some activity, by its unit.
  private static func isTaken(_ words: String) -> Bool {
    Activity.registry.contains { activity in
      do throws(Rejection) {
        return try Quantity.baseUnits(words, of: activity) <= activity.mostInDay
      } catch {
        return false
      }
    }
  }

  private static func readings(of words: String) -> [String] {
    var rest = words[...]
    while let start = rest.firstIndex(where: \.isNumber) {
      let number = rest[start...].prefix { $0.isNumber || $0 == "." || $0 == "," }
      rest = rest[number.endIndex...]
      guard let written = WrittenNumber.all(in: String(number)).first(where: \.isOpen) else {
        continue
      }
      let (before, behind) = (String(words[..<start]), String(rest))
      let marks: [DecimalMark] = number.contains(",") ? [.comma, .point] : [.point, .comma]
      return marks.compactMap { written.plain(decimal: $0) }.map { before + $0 + behind }
    }
    return [words]
  }

  /// That the logs of a day, each of which fits in it, come to more time than it has: one of them
  /// is perhaps there twice, or of another day.
  ///
  /// - Parameters:
  ///   - said: `for today`.
  ///   - iso: the day as it can be typed.
  static func exceedsDay(
    _ total: Int64, of activity: Activity, _ said: String, iso: String, seconds: Int64
  ) -> String {
    "That is \(amount(total, of: activity)) of \(activity.label) \(said), which has "
      + "\(grouped(seconds / 3600)) hours. Is one there twice, or of another day? "
      + "echolog logs --activity \(activity.label) --from \(iso) --to \(iso) shows them."
  }

  static func example(of activity: Activity) -> String {
    let activity = activity == .unspecified ? .steps : activity
    return "echolog log \(activity.label) \(sample(of: activity))"
  }

  /// The shortest word for each unit, the largest unit first.
  static func units(of activity: Activity) -> [String] {
    guard activity.dimension != .count else { return ["steps"] }
    return activity.dimension.units.compactMap { $0.names.min { $0.count < $1.count } }
      .map { $0 == "l" ? "L" : $0 }
  }

  static func smallestUnit(of activity: Activity) -> String {
    switch activity.dimension {
    case .count: "whole steps"
    case .volume: "whole millilitres"
    case .duration: "whole seconds"
    }
  }
}
