/// Reads amounts as people write them, into whole base units of an activity.
///
/// * `8000`, `8000 steps`; `0.5 L`, `500ml`, `1,5 l`; `20m`, `1h30m`, `7 h 30 min`, `1.5h`.
/// * What is counted goes without a unit, and what the person added to be logged in one; nobody can
///   tell whether `meditation 20` means minutes. A count may be in thousands: `10k`. Of a distance
///   `5k` is 5 km; where miles or pounds are counted, it is refused.
/// * A point or a comma in front of the decimals, the other one between thousands, as a number
///   shows which is which (`WrittenNumber`). Where it does not, the unit may: steps have no
///   decimals, and nobody writes them to the smallest unit with a comma, so `8,000`,
///   `8.000 steps` and `1,500 ml` are thousands. Else a point is a decimal mark in litres, hours
///   and miles; `1,500 l`, `1.500 ml`, `1.500 miles` and `2.000 min` can be read in two ways and
///   are refused.
/// * The decimal value must be a whole number of base units, or of thousandths of what has
///   decimals: half a step is refused, never rounded.
/// * What is said for a number: `half a litre`, `an hour`, `two litres`, `½ l`.
/// * Durations may be put together from the largest unit to the smallest, each once, or written as
///   on a clock (`ClockDuration`): `7:55:30`, `7:55 h`, `20:00 min`, `7h30`; or by ISO 8601:
///   `PT7H30M`; or as from when to when: `23:10-07:00`, `11pm to 7am`, by what the clock showed.
///
/// All arithmetic is on integers.
package enum Quantity {
  /// The largest amount that can be read, in any base unit: a thousand million. Days of such
  /// amounts can be added for longer than anyone lives. What a person can log is less
  /// (`Activity.mostInDay`).
  package static let largest: Int64 = 1_000_000_000

  /// The amount that the words spell, at least zero.
  ///
  /// - Parameters:
  ///   - decimal: what stands in front of decimals; nil where nobody told.
  ///   - scale: what the written amount is to be multiplied by.
  /// - Throws: `amountNegative`, `amountNotANumber`, `amountAmbiguous`, `amountTooFine`,
  ///   `amountTooLarge`, `durationAmbiguous`, `unitMissing`, `unitMismatch`, `unknownUnit`.
  package static func baseUnits(
    _ words: String, of activity: Activity, decimal: DecimalMark? = nil, scale: AmountScale = .one
  ) throws(Rejection) -> Int64 {
    var rest = words.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    if let first = rest.first, "-−".contains(first) {
      guard rest.dropFirst().contains(where: \.isASCIIDigit) else {
        throw .amountNotANumber(words, activity: activity)
      }
      throw .amountNegative(words)
    }
    if rest.first == "+" { rest = rest.dropFirst() }
    if decimal == nil { rest = inDigits(rest) }
    if activity.dimension == .duration {
      if let span = ClockSpan(rest) {
        return try scale.times(span.seconds, behind: 0, of: words, activity: activity)
      }
      rest = behindISOMark(rest)
      if ClockDuration.isWritten(rest) {
        let seconds = try ClockDuration(rest, of: words, activity: activity).seconds
        return try scale.times(seconds, behind: 0, of: words, activity: activity)
      }
    }
    var sum: Int64 = 0
    var smallest = Int64.max
    repeat {
      let number = try Decimal(takenFrom: &rest, decimal, of: words, activity: activity)
      let unit = try unit(takenFrom: &rest, activity: activity)
      guard unit.baseUnits < smallest else {
        throw .amountNotANumber(words, activity: activity)
      }
      smallest = unit.baseUnits
      let part = try number.times(unit.baseUnits, scale, words: words, activity: activity)
      guard part <= largest - sum else {
        throw .amountTooLarge(max: activity.mostInDay, activity: activity)
      }
      sum += part
      if rest.lowercased().hasPrefix("and ") { rest = rest.dropFirst(4) }
    } while !rest.isEmpty && activity.dimension == .duration
    guard rest.isEmpty else { throw .amountNotANumber(words, activity: activity) }
    return sum
  }

  /// Whether the words bring a unit of their own, known or not: `2 L` and `7h30`.
  package static func namesUnit(_ words: String) -> Bool {
    var rest = words.drop { $0.isWhitespace || "+-−".contains($0) }
    _ = WrittenNumber(takenFrom: &rest)
    return rest.contains { !$0.isASCIIDigit && !$0.isWhitespace && !"+-−.,:".contains($0) }
  }

  /// What stands in front for a number, with the number in its place; not where another one
  /// follows, as `two 500 ml` would then be 2,500.
  private static func inDigits(_ words: Substring) -> Substring {
    let text = words.lowercased()
    let spoken: [(words: String, number: String)] = [
      ("half an ", "0.5 "), ("half a ", "0.5 "), ("half ", "0.5 "), ("a quarter ", "0.25 "),
      ("½", "0.5 "), ("¼", "0.25 "), ("¾", "0.75 "), ("an ", "1 "), ("a ", "1 "), ("one ", "1 "),
      ("two ", "2 "), ("three ", "3 "), ("four ", "4 "), ("five ", "5 "), ("six ", "6 "),
      ("seven ", "7 "), ("eight ", "8 "), ("nine ", "9 "), ("ten ", "10 "),
    ]
    let alone = text.count > 2 ? text + " " : ""
    if let said = spoken.first(where: { $0.words == alone && !$0.number.contains(".") }) {
      return said.number[...]
    }
    guard let said = spoken.first(where: { text.hasPrefix($0.words) }) else { return words }
    let rest = words.dropFirst(said.words.count).drop(while: \.isWhitespace)
    return rest.first?.isLetter == true ? said.number + rest : words
  }

  /// What ISO 8601 writes behind `PT`: hours, minutes and seconds with their units.
  private static func behindISOMark(_ words: Substring) -> Substring {
    let opening = words.prefix(4).uppercased()
    return opening == "P0DT"
      ? words.dropFirst(4) : opening.hasPrefix("PT") ? words.dropFirst(2) : words
  }

  private static func unit(
    takenFrom rest: inout Substring, activity: Activity
  ) throws(Rejection) -> Dimension.Unit {
    rest = rest.drop(while: \.isWhitespace)
    let word = rest.prefix { !$0.isWhitespace && !$0.isASCIIDigit }
    rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
    let name = word.lowercased()
    let isDistance = activity.dimension == .distance
    if let unit = activity.unit(named: isDistance && name == "k" ? "km" : name) { return unit }
    let isCount = activity.dimension.baseUnit == nil
    if isCount, name == "k" || name == "thousand" {
      if activity.unit(named: rest.lowercased()) != nil {
        rest = ""
      } else if name == "k", OtherUnit(named: activity.unit) != nil {
        throw .unitMismatch(String(word), activity: activity)
      }
      return Dimension.Unit(names: ["k"], baseUnits: 1000 * activity.amountsInUnit)
    }
    if name.isEmpty {
      if isCount { return activity.units[0] }
      if let usual = activity.usualUnit { return usual }
      throw .unitMissing(activity: activity)
    }
    let others = Dimension.allCases.flatMap(\.units) + Activity.steps.units
    if others.contains(where: { $0.names.contains(name) }) {
      throw .unitMismatch(String(word), activity: activity)
    }
    let names = activity.units.flatMap(\.names)
    throw .unknownUnit(
      String(word), activity: activity, nearest: Nearest.suggestion(for: name, among: names))
  }
}

/// From one time of day to the next one of another, in minutes of the day: `23:10-07:00`.
package struct ClockSpan {
  package let begin: Int
  package let end: Int

  /// Nil for other words.
  package init?(_ words: some StringProtocol) {
    let words = words.lowercased()
    let times = words.hasPrefix("from ") ? words.dropFirst(5) : words[...]
    for mark in ["-", "–", "—", " to ", " till ", " until "] {
      guard let place = times.firstRange(of: mark),
        let begin = Self.minute(times[..<place.lowerBound]),
        let end = Self.minute(times[place.upperBound...]), begin != end
      else { continue }
      (self.begin, self.end) = (begin, end)
      return
    }
    return nil
  }

  /// How long it is where clocks are not set in between.
  var seconds: Int64 { Int64((end - begin + 1440) % 1440) * 60 }

  /// How long it is where it ends on a day, also where clocks are set in between, and when that is.
  package func elapsed(
    endingOn day: CivilDay, in rules: TimeZoneRules
  ) -> (seconds: Int64, end: Instant) {
    let first = rules.instant(of: begin < end ? day : day - 1, atMinute: begin)
    let last = rules.instant(of: day, atMinute: end)
    let elapsed = (last.milliseconds - first.milliseconds) / 1000
    return (elapsed > 0 ? elapsed : seconds, last)
  }

  private static func minute(_ words: Substring) -> Int? {
    ClockTime.minute(words.split(separator: " ").joined(separator: " "))
  }
}

/// A number that was read: its digits, and how many of them stand behind the mark.
private struct Decimal {
  private let digits: Int64
  private let fractionDigits: Int
  /// The digits without any mark, where the only mark may part thousands as well as decimals.
  private let thousands: Int64?
  private let hasOnlyPoints: Bool

  init(
    takenFrom rest: inout Substring, _ told: DecimalMark?, of words: String, activity: Activity
  ) throws(Rejection) {
    let number = WrittenNumber(takenFrom: &rest)
    hasOnlyPoints = number.hasOnlyPoints
    let mark = told ?? number.decimalMark ?? .point
    guard let (digits, fractionDigits) = number.exact(decimal: mark) else {
      throw .amountNotANumber(words, activity: activity)
    }
    guard fractionDigits <= AmountScale.mostFractionDigits else {
      throw .amountTooFine(words, activity: activity)
    }
    guard let digits = Int64(digits) else {
      throw .amountTooLarge(max: activity.mostInDay, activity: activity)
    }
    self.digits = digits
    self.fractionDigits = fractionDigits
    thousands = told == nil && number.isOpen ? number.thousands : nil
  }

  func times(
    _ baseUnits: Int64, _ scale: AmountScale, words: String, activity: Activity
  ) throws(Rejection) -> Int64 {
    if let thousands {
      let isWhole = activity.dimension.baseUnit == nil && activity.dimension != .decimal
      if baseUnits == activity.amountsInUnit, isWhole || !hasOnlyPoints {
        let (whole, overflow) = thousands.multipliedReportingOverflow(by: baseUnits)
        guard !overflow else { throw .amountTooLarge(max: activity.mostInDay, activity: activity) }
        return try scale.times(whole, behind: 0, of: words, activity: activity)
      }
      // Nobody writes the zeros of 1.500 miles, and many so 1,500 pages.
      guard hasOnlyPoints, baseUnits >= 1000, activity.dimension != .decimal || fractionDigits == 3
      else { throw .amountAmbiguous(words) }
    }
    let (product, overflow) = digits.multipliedReportingOverflow(by: baseUnits)
    guard !overflow else { throw .amountTooLarge(max: activity.mostInDay, activity: activity) }
    do throws(Rejection) {
      return try scale.times(product, behind: fractionDigits, of: words, activity: activity)
    } catch .amountTooFine(_, _) where thousands != nil {
      throw .amountAmbiguous(words)
    }
  }
}

/// What amounts are multiplied by, without any rounding: `0.001`, `1000`.
package struct AmountScale: Equatable, Sendable {
  /// Finer numbers are refused.
  static let mostFractionDigits = 9

  package static let one = AmountScale(digits: 1, fractionDigits: 0)

  private let digits: Int64
  private let fractionDigits: Int

  private init(digits: Int64, fractionDigits: Int) {
    (self.digits, self.fractionDigits) = (digits, fractionDigits)
  }

  /// Nil for what is no number above zero, and for one with more digits than amounts have.
  package init?(_ words: String) {
    guard let number = WrittenNumber(words),
      let (digits, fractionDigits) = number.exact(decimal: number.decimalMark ?? .point),
      let digits = Int64(digits), (1...Quantity.largest).contains(digits),
      fractionDigits <= Self.mostFractionDigits
    else { return nil }
    self.init(digits: digits, fractionDigits: fractionDigits)
  }

  /// A number of digits, some of them behind the point, times this.
  ///
  /// - Throws: `amountTooFine` for what is not whole then; `amountTooLarge`.
  fileprivate func times(
    _ number: Int64, behind: Int, of words: String, activity: Activity
  ) throws(Rejection) -> Int64 {
    let (product, overflow) = number.multipliedReportingOverflow(by: digits)
    guard !overflow else { throw .amountTooLarge(max: activity.mostInDay, activity: activity) }
    let power = (0..<fractionDigits + behind).reduce(Int64(1)) { power, _ in power * 10 }
    guard product % power == 0 else { throw .amountTooFine(words, activity: activity) }
    return product / power
  }
}
