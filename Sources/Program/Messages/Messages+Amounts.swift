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
    let bound = name.bound == .atMost ? " --at-most" : ""
    return "echolog goal set \(name.activity.label) \(sample(of: name.activity)) --per "
      + "\(period.label)\(bound) sets one."
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

  /// - Parameter words: those of the amount, without the bound.
  static func boundStays(_ words: [String], of goal: Goal) -> ProgramError {
    let near = amountWords(
      near: words.joined(separator: " "), of: goal.activity, takesPeriod: false)
    let set = Words.line(
      ["echolog", "goal", "set", goal.activity.label] + near + ["--per", goal.period.label])
    return ProgramError(
      "boundStays", .usage,
      goal.bound == .atMost
        ? "A goal keeps its kind, and this one is at most so much."
        : "A goal keeps its kind, and this one is to be reached.",
      next: set + (goal.bound == .atMost ? "" : " --at-most") + " sets another one.")
  }

  static func smallestUnit(of activity: Activity) -> String {
    switch activity.dimension {
    case .unspecified, .count: "whole " + activity.plural
    case .decimal: "three decimals"
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
    let (asked, bound) = takesPeriod ? bounded(words, by: bounds + strictBounds) : (typed, nil)
    let (amount, period) = takesPeriod ? parted(asked) : (typed, nil)
    let number = amount.first.map { String($0.prefix { $0.isNumber || ".,".contains($0) }) } ?? ""
    // Where another unit was written, its number is none of these: 9k is not 9 steps.
    let withUnits = amount == [number] ? unitsAsTyped(of: activity).map { number + $0 } : []
    let written = amount.joined(separator: " ")
    let ends = bound == nil ? [] : amount.indices.map { amount[$0...].joined(separator: " ") }
    let candidates = [written, withPoint(written)] + withUnits + ends
    let readable = candidates.first { isAmount($0, of: activity) }
    return (readable ?? sample(of: activity)).split(separator: " ").map(String.init)
      + (period.map { ["--per", $0.label] } ?? []) + (bound == .atMost ? ["--at-most"] : [])
  }

  /// `0.25 l` for `1/4 l`, `3.5` for `3 1/2` and `3½`; the words themselves where they are no
  /// fraction, or one without an end.
  private static func withPoint(_ words: String) -> String {
    let signs: KeyValuePairs = ["½": " 1/2", "¼": " 1/4", "¾": " 3/4"]
    let parts = signs.reduce(words) { $0.replacing($1.key, with: $1.value) }
      .split(separator: "/", maxSplits: 1)
    let numbers = parts.first?.split(separator: " ").map { Int32($0) } ?? []
    guard parts.count == 2, (1...2).contains(numbers.count), let first = numbers[0],
      let over = numbers[numbers.count - 1],
      let under = Int32(parts[1].prefix(while: \.isNumber)), under > 0
    else { return words }
    let (thousandths, rest) = (Int64(over) * 1000).quotientAndRemainder(dividingBy: Int64(under))
    guard rest == 0 else { return words }
    var decimals = String(1000 + thousandths % 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let whole = thousandths / 1000 + (numbers.count == 2 ? Int64(first) : 0)
    let number = String(whole) + (decimals.isEmpty ? "" : "." + decimals)
    return number + parts[1].drop(while: \.isNumber)
  }

  /// The words without `per week`, `a day` or `weekly`, and the period that these name.
  static func parted(_ typed: [String]) -> (amount: [String], period: Period?) {
    for place in typed.indices.reversed() {
      let named = Result { () throws(Rejection) in try Period(named: typed[place]) }
      guard let period = named.value else { continue }
      let before = typed[..<place].last?.lowercased()
      let start = ["per", "a", "each", "every"].contains(before) ? place - 1 : place
      return (Array(typed[..<start] + typed[(place + 1)...]), period)
    }
    return (typed, nil)
  }

  /// The words of a goal without `at most` or `max`, wherever that stands, and the bound that these
  /// name; a number in words as one in digits.
  static func bounded(
    _ words: String, by bounds: [(String, Bound)] = bounds
  ) -> (amount: [String], bound: Bound?) {
    let spelled = signs.reduce(words) { $0.replacing($1.key, with: $1.value) }
    var typed = spelled.split(whereSeparator: \.isWhitespace).map(String.init)
    var found: Bound?
    for (phrase, bound) in bounds where found == nil {
      let phrase = phrase.split(separator: " ")
      let place = typed.indices.first {
        typed[$0...].prefix(phrase.count).map { $0.lowercased()[...] } == phrase
      }
      guard let place else { continue }
      typed.removeSubrange(place..<place + phrase.count)
      found = bound
    }
    return (typed.map { word in numbers.firstIndex(of: word).map { String($0) } ?? word }, found)
  }

  private static let bounds: [(String, Bound)] = [
    ("at most", .atMost), ("at-most", .atMost), ("no more than", .atMost),
    ("not more than", .atMost), ("max", .atMost), ("max.", .atMost), ("maximum", .atMost),
    ("limit", .atMost), ("up to", .atMost), ("at least", .atLeast), ("at-least", .atLeast),
  ]

  /// What no goal can be of, so that a hint names the nearest that one can.
  private static let strictBounds: [(String, Bound)] = [
    ("less than", .atMost), ("fewer than", .atMost), ("under", .atMost), ("below", .atMost),
  ]

  private static let signs = ["<=": " max ", "≤": " max ", "/day": " a day", "/week": " a week"]

  private static let numbers = ["zero", "one", "two", "three", "four", "five", "six", "seven"]

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
    case .unspecified, .count, .decimal: [""]
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
    case .unspecified, .count, .decimal: activity == .steps ? "8000" : "1"
    case .volume: "0.5 L"
    case .distance: "5 km"
    case .mass: "40 kg"
    case .duration: activity == .sleep ? "7h30m" : "20m"
    }
  }
}
