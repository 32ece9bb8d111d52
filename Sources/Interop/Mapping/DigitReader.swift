/// Takes digits, signs and words from the front of a text.
struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].trimmed.utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// A number of exactly so many digits.
  mutating func number(digits count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit = rest.first, (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit) - 0x30
      rest.removeFirst()
    }
    return value
  }

  /// A number of one digit or two, which no third one follows.
  mutating func shortNumber() -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard (1...2).contains(digits.count) else { return nil }
    return number(digits: digits.count)
  }

  /// A number of two digits, which no third one follows.
  mutating func pair() -> Int? {
    guard rest.prefix(while: { (0x30...0x39).contains($0) }).count == 2 else { return nil }
    return number(digits: 2)
  }

  /// The digits behind a decimal mark as thousandths; finer ones are cut off.
  mutating func thousandths() -> Int? {
    guard let first = rest.first, (0x30...0x39).contains(first) else { return nil }
    var value = 0
    var weight = 100
    while let digit = rest.first, (0x30...0x39).contains(digit) {
      value += (Int(digit) - 0x30) * weight
      weight /= 10
      rest.removeFirst()
    }
    return value
  }

  /// What parts the numbers of a date.
  mutating func separator() -> UInt8? {
    guard let mark = rest.first, "/.-".utf8.contains(mark) else { return nil }
    rest.removeFirst()
    return mark
  }

  /// Spaces and what is beside a word of a date: a point, a comma or a dash.
  mutating func skipMarks() {
    while let mark = rest.first, " .,-".utf8.contains(mark) { rest.removeFirst() }
  }

  /// Latin letters, as small ones.
  mutating func word() -> String {
    let letters = rest.prefix { (0x61...0x7A).contains($0 | 0x20) }
    rest.removeFirst(letters.count)
    return String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
  }
}
