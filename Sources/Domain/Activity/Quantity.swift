package import Events

/// Reads amounts as people write them, into whole base units of an activity.
///
/// * `8000`, `8000 steps`; `0.5 L`, `500ml`, `1,5 l`; `20m`, `1h30m`, `7 h 30 min`, `1.5h`.
/// * Only steps go without a unit: nobody can tell whether `meditation 20` means minutes.
/// * A point or a comma in front of the decimals, the other one between thousands, as a number
///   shows which is which (`WrittenNumber`). Where it does not, the unit may: what is counted has
///   no decimals, and nobody writes them to the smallest unit with a comma, so `8,000`,
///   `8.000 steps` and `1,500 ml` are thousands. Else a point is a decimal mark in litres and
///   hours; `1,500 l`, `1.500 ml` and `2.000 min` can be read in two ways and are refused.
/// * The decimal value must be a whole number of base units: half a step is refused,
///   never rounded.
/// * Durations may be put together from the largest unit to the smallest, each once, or written as
///   on a clock (`ClockDuration`): `7:55:30`, `7:55 h`, `20:00 min`, `7h30`.
///
/// All arithmetic is on integers.
package enum Quantity {
  /// The largest amount that can be read, in any base unit: a thousand million. Days of such
  /// amounts can be added for longer than anyone lives. What a person can log is less
  /// (`Activity.mostInDay`).
  package static let largest: Int64 = 1_000_000_000

  /// The amount that the words spell, at least zero.
  ///
  /// - Parameter decimal: what stands in front of decimals; nil where nobody told.
  /// - Throws: `amountNegative`, `amountNotANumber`, `amountAmbiguous`, `amountTooFine`,
  ///   `amountTooLarge`, `durationAmbiguous`, `unitMissing`, `unitMismatch`, `unknownUnit`.
  package static func baseUnits(
    _ words: String, of activity: Activity, decimal: DecimalMark? = nil
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
    if activity.dimension == .duration, ClockDuration.isWritten(rest) {
      return try ClockDuration(rest, of: words, activity: activity).seconds
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
      let part = try number.times(unit.baseUnits, words: words, activity: activity)
      guard part <= largest - sum else {
        throw .amountTooLarge(max: activity.mostInDay, activity: activity)
      }
      sum += part
    } while !rest.isEmpty && activity.dimension == .duration
    guard rest.isEmpty else { throw .amountNotANumber(words, activity: activity) }
    return sum
  }

  /// Whether the words bring a unit of their own, known or not: `2 L` and `7h30`.
  package static func namesUnit(_ words: String) -> Bool {
    words.contains { !$0.isASCIIDigit && !$0.isWhitespace && !"+-−.,:".contains($0) }
  }

  private static func unit(
    takenFrom rest: inout Substring, activity: Activity
  ) throws(Rejection) -> Dimension.Unit {
    rest = rest.drop(while: \.isWhitespace)
    let word = rest.prefix { !$0.isWhitespace && !$0.isASCIIDigit }
    rest = rest.dropFirst(word.count).drop(while: \.isWhitespace)
    let name = word.lowercased()
    if let unit = activity.dimension.unit(named: name) { return unit }
    if name.isEmpty {
      if activity.dimension == .count { return activity.dimension.units[0] }
      throw .unitMissing(activity: activity)
    }
    if Dimension.all.contains(where: { $0.unit(named: name) != nil }) {
      throw .unitMismatch(String(word), activity: activity)
    }
    let names = activity.dimension.units.flatMap(\.names)
    throw .unknownUnit(
      String(word), activity: activity, nearest: Nearest.suggestion(for: name, among: names))
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
    guard let (whole, fraction) = number.digits(decimal: mark) else {
      throw .amountNotANumber(words, activity: activity)
    }
    guard fraction.count <= 9 else { throw .amountTooFine(words, activity: activity) }
    guard let digits = Int64(whole + fraction) else {
      throw .amountTooLarge(max: activity.mostInDay, activity: activity)
    }
    self.digits = digits
    fractionDigits = fraction.count
    thousands = told == nil && number.isOpen ? number.thousands : nil
  }

  func times(
    _ baseUnits: Int64, words: String, activity: Activity
  ) throws(Rejection) -> Int64 {
    if let thousands {
      if activity.dimension == .count || baseUnits == 1 && !hasOnlyPoints { return thousands }
      guard hasOnlyPoints, baseUnits >= 1000 else { throw .amountAmbiguous(words) }
    }
    let (product, overflow) = digits.multipliedReportingOverflow(by: baseUnits)
    guard !overflow else { throw .amountTooLarge(max: activity.mostInDay, activity: activity) }
    let scale = (0..<fractionDigits).reduce(Int64(1)) { power, _ in power * 10 }
    guard product % scale == 0 else {
      throw thousands != nil ? .amountAmbiguous(words) : .amountTooFine(words, activity: activity)
    }
    return product / scale
  }
}
