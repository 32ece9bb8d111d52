/// What stands between the whole of a number and its decimals.
package enum DecimalMark: String, CaseIterable, Sendable {
  case comma, point

  var character: Character { self == .comma ? "," : "." }
  package var other: DecimalMark { self == .comma ? .point : .comma }
}

/// A number as it was written: runs of digits with points and commas between them, and perhaps an
/// exponent, as in `1e4`.
///
/// One mark parts the decimals; the other may part thousands, in threes. Nearly every number shows
/// which is which: `1.5`, `1.234,5`, `1.234.567`, `0,500`. Only where one mark stands in front of
/// exactly three digits do both readings hold. Spaces and apostrophes part thousands and nothing
/// else: `12 345`, `12'345.6`.
package struct WrittenNumber: Equatable, Sendable {
  private var runs: [String] = []
  private var marks: [Character] = []
  /// The power of ten; nil where none is written, and then marks may part thousands.
  private var exponent: Int?

  /// Takes a number from the front of a text; one without a digit has no reading.
  init(takenFrom rest: inout Substring) {
    runs.append(Self.whole(takenFrom: &rest))
    while let mark = rest.first, mark == "." || mark == "," {
      marks.append(mark)
      let run = rest.dropFirst().prefix(while: \.isASCIIDigit)
      runs.append(String(run))
      rest = rest.dropFirst(run.count + 1)
    }
    exponent = Self.exponent(takenFrom: &rest)
  }

  /// A text that is a number and nothing else, without a sign; nil for any other.
  package init?(_ words: String) {
    var rest = words[...]
    self.init(takenFrom: &rest)
    guard rest.isEmpty, runs.contains(where: { !$0.isEmpty }) else { return nil }
  }

  /// The first digits, without the spaces or apostrophes that part thousands.
  private static func whole(takenFrom rest: inout Substring) -> String {
    var run = String(rest.prefix(while: \.isASCIIDigit))
    rest = rest.dropFirst(run.count)
    guard (1...3).contains(run.count), run.first != "0" else { return run }
    while let mark = rest.first, " \u{a0}\u{2009}\u{202f}'’".contains(mark) {
      let group = rest.dropFirst().prefix(while: \.isASCIIDigit)
      guard group.count == 3 else { break }
      run += group
      rest = rest.dropFirst(4)
    }
    return run
  }

  private static func exponent(takenFrom rest: inout Substring) -> Int? {
    guard rest.first == "e" || rest.first == "E" else { return nil }
    var behind = rest.dropFirst()
    let isNegative = behind.first == "-"
    if isNegative || behind.first == "+" { behind.removeFirst() }
    let digits = behind.prefix(while: \.isASCIIDigit)
    guard (1...2).contains(digits.count), let power = Int(digits) else { return nil }
    rest = behind.dropFirst(digits.count)
    return isNegative ? -power : power
  }

  /// All the numbers in a text.
  package static func all(in words: String) -> [WrittenNumber] {
    var found: [WrittenNumber] = []
    var rest = words[...]
    while let start = rest.firstIndex(where: { $0.isASCIIDigit || $0 == "." || $0 == "," }) {
      rest = rest[start...]
      found.append(WrittenNumber(takenFrom: &rest))
    }
    return found
  }

  /// The mark in front of the decimals, where only one can be; nil for a number without any mark
  /// too.
  package var decimalMark: DecimalMark? {
    let fitting = DecimalMark.allCases.filter { digits(decimal: $0) != nil }
    return marks.isEmpty || fitting.count != 1 ? nil : fitting[0]
  }

  /// Whether it can be read in two ways.
  package var isOpen: Bool {
    !marks.isEmpty && DecimalMark.allCases.allSatisfy { digits(decimal: $0) != nil }
  }

  /// The number with that mark in front of its decimals, as `1234.5`; nil where it is none.
  package func plain(decimal mark: DecimalMark) -> String? {
    guard let (whole, fraction) = digits(decimal: mark) else { return nil }
    return fraction.isEmpty ? whole : whole + "." + fraction
  }

  /// The digits of the whole and those of the decimals, without zeros at their end; nil where it
  /// can not be read so.
  private func digits(decimal mark: DecimalMark) -> (whole: String, fraction: String)? {
    var thousands = runs
    var fraction = ""
    let count = marks.filter { $0 == mark.character }.count
    if count > 0 {
      guard count == 1, marks.last == mark.character, let last = thousands.popLast(),
        !last.isEmpty
      else { return nil }
      fraction = last
    }
    if thousands.count > 1 {
      let isGrouped = thousands.dropFirst().allSatisfy { $0.count == 3 }
      guard exponent == nil, isGrouped, (1...3).contains(thousands[0].count),
        thousands[0].first != "0"
      else { return nil }
    }
    let whole = thousands.joined()
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    while fraction.last == "0" { fraction.removeLast() }
    return (whole.isEmpty ? "0" : whole, fraction)
  }

  /// Its digits, and how many of them stand behind the point; nil where it can not be read so.
  package func exact(decimal mark: DecimalMark) -> (digits: String, fractionDigits: Int)? {
    guard let (whole, fraction) = digits(decimal: mark) else { return nil }
    let power = exponent ?? 0
    let zeros = String(repeating: "0", count: max(0, power - fraction.count))
    return (whole + fraction + zeros, max(0, fraction.count - power))
  }

  /// Its digits as one whole number, where a mark between them parts thousands.
  var thousands: Int64? { Int64(runs.joined()) }

  /// Whether its only mark is a point.
  package var hasOnlyPoints: Bool { marks.allSatisfy { $0 == "." } }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}
