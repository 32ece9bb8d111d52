/// What stands between the whole of a number and its decimals.
package enum DecimalMark: String, CaseIterable, Sendable {
  case comma, point

  var character: Character { self == .comma ? "," : "." }
  package var other: DecimalMark { self == .comma ? .point : .comma }
}

/// A number as it was written: runs of digits with points and commas between them.
///
/// One mark parts the decimals; the other may part thousands, in threes. Nearly every number shows
/// which is which: `1.5`, `1.234,5`, `1.234.567`, `0,500`. Only where one mark stands in front of
/// exactly three digits do both readings hold.
package struct WrittenNumber: Equatable, Sendable {
  private var runs: [Substring] = []
  private var marks: [Character] = []

  /// Takes a number from the front of a text; one without a digit has no reading.
  init(takenFrom rest: inout Substring) {
    repeat {
      let run = rest.prefix(while: \.isASCIIDigit)
      runs.append(run)
      rest = rest.dropFirst(run.count)
      guard let mark = rest.first, mark == "." || mark == "," else { return }
      marks.append(mark)
      rest.removeFirst()
    } while true
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

  /// The number with that mark in front of its decimals, as `1234.5`; nil where it can not be that.
  package func plain(decimal mark: DecimalMark) -> String? {
    guard let (whole, fraction) = digits(decimal: mark) else { return nil }
    return fraction.isEmpty ? whole : whole + "." + fraction
  }

  /// The digits of the whole and those of the decimals, without zeros at their end; nil where it
  /// can not be read so.
  func digits(decimal mark: DecimalMark) -> (whole: String, fraction: Substring)? {
    var thousands = runs
    var fraction: Substring = ""
    let count = marks.filter { $0 == mark.character }.count
    if count > 0 {
      guard count == 1, marks.last == mark.character, let last = thousands.popLast(),
        !last.isEmpty
      else { return nil }
      fraction = last
    }
    if thousands.count > 1 {
      let isGrouped = thousands.dropFirst().allSatisfy { $0.count == 3 }
      guard isGrouped, (1...3).contains(thousands[0].count), thousands[0].first != "0" else {
        return nil
      }
    }
    let whole = thousands.joined()
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    while fraction.last == "0" { fraction.removeLast() }
    return (whole.isEmpty ? "0" : whole, fraction)
  }

  /// Its digits as one whole number, where a mark between them parts thousands.
  var thousands: Int64? { Int64(runs.joined()) }

  /// Whether its only mark is a point.
  var hasOnlyPoints: Bool { marks.allSatisfy { $0 == "." } }
}

extension Character {
  var isASCIIDigit: Bool { isASCII && isNumber }
}
