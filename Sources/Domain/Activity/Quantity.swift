package import Events

/// Reads amounts as people write them, into whole base units of an activity.
///
/// * `8000`, `8000 steps`; `0.5 L`, `500ml`, `1,5 l`; `20m`, `1h30m`, `7 h 30 min`, `1.5h`.
/// * Only steps go without a unit: nobody can tell whether `meditation 20` means minutes.
/// * A point is a decimal mark. So is a comma, unless exactly three digits follow it: `1,500 l` can
///   be read in two ways and is refused. There are no thousands separators.
/// * The decimal value must be a whole number of base units: half a step is refused,
///   never rounded.
/// * Durations may be put together from the largest unit to the smallest, each once.
///
/// All arithmetic is on integers.
package enum Quantity {
  /// The largest amount of one log or target, in any base unit: a thousand million. Days of such
  /// amounts can be added for longer than anyone lives.
  package static let largest: Int64 = 1_000_000_000

  /// The amount that the words spell, at least zero.
  ///
  /// - Throws: `amountNegative`, `amountNotANumber`, `amountAmbiguous`, `amountTooFine`,
  ///   `amountTooLarge`, `unitMissing`, `unitMismatch`, `unknownUnit`.
  package static func baseUnits(
    _ words: String, of activity: Activity
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
    var sum: Int64 = 0
    var smallest = Int64.max
    repeat {
      let number = try Decimal(takenFrom: &rest, of: words, activity: activity)
      let unit = try unit(takenFrom: &rest, activity: activity)
      guard unit.baseUnits < smallest else {
        throw .amountNotANumber(words, activity: activity)
      }
      smallest = unit.baseUnits
      let part = try number.times(unit.baseUnits, words: words, activity: activity)
      guard part <= largest - sum else { throw .amountTooLarge(max: largest, activity: activity) }
      sum += part
    } while !rest.isEmpty && activity.dimension == .duration
    guard rest.isEmpty else { throw .amountNotANumber(words, activity: activity) }
    return sum
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

/// A number as it was typed: its digits, and how many of them stand behind the mark.
private struct Decimal {
  let digits: Int64
  let fractionDigits: Int

  init(
    takenFrom rest: inout Substring, of words: String, activity: Activity
  ) throws(Rejection) {
    let whole = rest.prefix(while: \.isASCIIDigit)
    var fraction: Substring = ""
    rest = rest.dropFirst(whole.count)
    if let mark = rest.first, mark == "." || mark == "," {
      fraction = rest.dropFirst().prefix(while: \.isASCIIDigit)
      rest = rest.dropFirst(1 + fraction.count)
      if fraction.isEmpty { throw .amountNotANumber(words, activity: activity) }
      if mark == ",", fraction.count == 3 { throw .amountAmbiguous(words) }
      if activity.dimension == .count { throw .amountTooFine(words, activity: activity) }
    }
    guard !whole.isEmpty || !fraction.isEmpty else {
      throw .amountNotANumber(words, activity: activity)
    }
    while fraction.last == "0" { fraction.removeLast() }
    guard fraction.count <= 9 else { throw .amountTooFine(words, activity: activity) }
    guard let digits = Int64(whole + fraction) else {
      throw .amountTooLarge(max: Quantity.largest, activity: activity)
    }
    self.digits = digits
    fractionDigits = fraction.count
  }

  func times(
    _ baseUnits: Int64, words: String, activity: Activity
  ) throws(Rejection) -> Int64 {
    let (product, overflow) = digits.multipliedReportingOverflow(by: baseUnits)
    guard !overflow else { throw .amountTooLarge(max: Quantity.largest, activity: activity) }
    let scale = (0..<fractionDigits).reduce(Int64(1)) { power, _ in power * 10 }
    guard product % scale == 0 else { throw .amountTooFine(words, activity: activity) }
    return product / scale
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
