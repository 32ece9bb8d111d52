import Echolog

extension Messages {
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

  /// - Parameter spans: `22:00 to 06:00 (laptop:3)`, at least one.
  static func overlaps(_ spans: [String]) -> String {
    "This overlaps what was logged: \(all(spans)). Each counts in full; echolog undo takes this "
      + "back."
  }

  static func sleptTwice(_ total: Int64, _ day: String) -> String {
    "That is \(amount(total, of: .sleep)) of sleep for \(day). If it is the same night, echolog "
      + "undo takes this log back."
  }

  static func sleptLong(_ amount: Int64) -> String {
    "A night from one hour to another is written like 22:00-07:00; echolog undo takes this log of "
      + "\(self.amount(amount, of: .sleep)) back."
  }

  static func example(of activity: Activity) -> String {
    let activity = activity == .unspecified ? .steps : activity
    let amount = activity.unit == AddActivity.standardUnit ? "" : " " + sample(of: activity)
    return "echolog log " + activity.label + amount
  }

  static func logsAreListed(_ activity: Activity) -> String {
    "A search is for words; echolog logs --activity \(activity.label) shows what you logged of it."
  }

  static func settingGoal(of name: GoalName) -> String {
    let period = name.period ?? .day
    return "echolog goal set \(name.activity.label) \(sample(of: name.activity)) --per "
      + "\(period.label) sets one."
  }

  /// Whether a name and a unit are the two words of a name, nobody else can tell.
  static func isOneName(_ name: String, _ unit: String) -> String {
    "If “\(name) \(unit)” is one name: echolog undo, then echolog activity add \(name)-\(unit)."
  }

  static func targetIsWhole(
    _ words: String, id: String, whole: Int64, of activity: Activity
  ) -> ProgramError {
    let amount = amount(whole, of: activity).filter { $0 != "," }
    return ProgramError(
      "targetIsWhole", .usage,
      "\(quoted(words)) is how much more, and a target is a whole amount.",
      next: "echolog goal target \(id) \(amount) makes it so much more.")
  }

  static func smallestUnit(of activity: Activity) -> String {
    switch activity.dimension {
    case .unspecified, .count: "whole " + activity.plural
    case .distance: "whole metres"
    case .mass: "whole grams"
    case .volume: "whole millilitres"
    case .duration: "whole seconds"
    }
  }

  /// The words of an amount, and of a period behind it, as the command takes them: `8h` for `8` of
  /// sleep, `1h --per week` for `1h per week` of meditation; an amount of the activity where they
  /// are not enough.
  ///
  /// - Parameter takesPeriod: whether the command has a period.
  static func amountWords(
    near words: String, of activity: Activity, takesPeriod: Bool
  ) -> [String] {
    let typed = words.split(whereSeparator: \.isWhitespace).map(String.init)
    let (asked, bound) = takesPeriod ? bounded(typed) : (typed, nil)
    let (amount, period) = takesPeriod ? parted(asked) : (typed, nil)
    let number = amount.first.map { String($0.prefix { $0.isNumber || ".,".contains($0) }) } ?? ""
    // Where another unit was written, its number is none of these: 9k is not 9 steps.
    let withUnits = amount == [number] ? unitsAsTyped(of: activity).map { number + $0 } : []
    let written = amount.joined(separator: " ")
    let candidates = [written, withPoint(written)] + withUnits
    let readable = candidates.first { isAmount($0, of: activity) }
    return (readable ?? sample(of: activity)).split(separator: " ").map(String.init)
      + (period.map { ["--per", $0.label] } ?? []) + (bound == .atMost ? ["--at-most"] : [])
  }

  /// `0.25 l` for `1/4 l`; the words themselves where they are no fraction, or one without an end.
  private static func withPoint(_ words: String) -> String {
    let parts = words.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let over = Int32(parts[0]),
      let under = Int32(parts[1].prefix(while: \.isNumber)), under > 0
    else { return words }
    let (thousandths, rest) = (Int64(over) * 1000).quotientAndRemainder(dividingBy: Int64(under))
    guard rest == 0 else { return words }
    var decimals = String(1000 + thousandths % 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let number = String(thousandths / 1000) + (decimals.isEmpty ? "" : "." + decimals)
    return number + parts[1].drop(while: \.isNumber)
  }

  /// The words before `per week`, `a day` or `weekly`, and the period that these name.
  static func parted(_ typed: [String]) -> (amount: [String], period: Period?) {
    let named = typed.last.flatMap { word in
      Result { () throws(Rejection) in try Period(named: word) }.value
    }
    guard let period = named else { return (typed, nil) }
    var amount = Array(typed.dropLast())
    if ["per", "a", "each", "every"].contains(amount.last?.lowercased()) { amount.removeLast() }
    return (amount, period)
  }

  /// The words without `at most` or `max` in front or behind, and the bound that these name.
  static func bounded(_ typed: [String]) -> (amount: [String], bound: Bound?) {
    let words = typed.map { $0.lowercased() }
    for (phrase, bound) in bounds {
      let rest = typed.count - phrase.count
      if words.starts(with: phrase) { return (Array(typed.suffix(rest)), bound) }
      if words.suffix(phrase.count) == phrase[...] { return (Array(typed.prefix(rest)), bound) }
    }
    return (typed, nil)
  }

  private static let bounds: [([String], Bound)] = [
    (["at", "most"], .atMost), (["no", "more", "than"], .atMost), (["max"], .atMost),
    (["up", "to"], .atMost), (["at", "least"], .atLeast),
  ]

  /// `at most 2 L`, or `2 L` of what is to be reached.
  static func target(_ target: Int64, of goal: Goal) -> String {
    (goal.bound == .atMost ? "at most " : "") + amount(target, of: goal.activity)
  }

  /// Whether words are an amount that a day has room for.
  static func isAmount(_ words: String, of activity: Activity) -> Bool {
    Result { () throws(Rejection) in try Quantity.baseUnits(words, of: activity) }.value
      .map { $0 > 0 && $0 <= activity.mostInDay } ?? false
  }

  private static func unitsAsTyped(of activity: Activity) -> [String] {
    switch activity.dimension {
    case .unspecified, .count: [""]
    case .volume: [" L", " ml"]
    case .distance: [" km", " m"]
    case .mass: [" kg", " g"]
    case .duration: activity == .sleep ? ["h", "m"] : ["m", "h"]
    }
  }

  static func sample(of activity: Activity) -> String {
    // In the unit that it was added with; kilometres, kilograms, litres and minutes are below.
    if let unit = activity.usualUnit, ![1000, 60].contains(unit.baseUnits) {
      return (unit.baseUnits == 1 ? "50 " : "2 ") + unit.names[0]
    }
    return switch activity.dimension {
    case .unspecified, .count: activity == .steps ? "8000" : "1"
    case .volume: "0.5 L"
    case .distance: "5 km"
    case .mass: "40 kg"
    case .duration: activity == .sleep ? "7h30m" : "20m"
    }
  }
}
