import Echolog

/// What a row must fulfil to count: `kind=log`, `id!=17`, `steps>=1000`, `date<2024-03`.
///
/// Numbers are compared as numbers and dates as dates; anything else can only be the same words or
/// other ones, as can words in quotation marks. A day, a month or a year as the word means all the
/// times within it. What is no number, or no date, is neither less nor more.
struct RowCondition: Equatable, Sendable {
  /// The longer ones first, so that none is taken for a shorter one.
  enum Sign: String, CaseIterable, Sendable {
    case differs = "!="
    case atMost = "<="
    case atLeast = ">="
    case same = "=="
    case equals = "="
    case below = "<"
    case above = ">"
  }

  /// The index in the columns of the mapping.
  let column: Int
  private let sign: Sign
  private let word: String
  private let number: PlainNumber?
  /// The times that the word means.
  private let times: ClosedRange<Int64>?

  var isOfDates: Bool { times != nil }

  /// - Parameter word: with its quotation marks.
  /// - Throws: `notOrdered`.
  init(column: Int, _ sign: Sign, _ word: String) throws(ImportMappingError) {
    self.column = column
    self.sign = sign
    let words = Self.unquoted(word)
    self.word = words ?? word
    number = words == nil ? PlainNumber(word, decimal: nil) : nil
    times = words == nil ? WrittenTime(word).map(Self.times) : nil
    switch sign {
    case .below, .above, .atMost, .atLeast:
      guard number != nil || times != nil else { throw .notOrdered(word) }
    case .same, .equals, .differs: break
    }
  }

  /// The column, the sign and the word of a filter, the word as it is written.
  static func parts(
    of filter: String
  ) throws(ImportMappingError) -> (column: String, Sign, word: String) {
    let filter = filter[...].trimmed
    var column = filter.prefix { !"!=<>".contains($0) }
    if let mark = filter.first, mark == "\"" || mark == "'",
      let end = filter.dropFirst().firstIndex(of: mark)
    {
      column = filter[...end]
    }
    let rest = filter[column.endIndex...].trimmed
    let name = column.trimmed
    guard !name.isEmpty, let sign = Sign.allCases.first(where: { rest.hasPrefix($0.rawValue) })
    else { throw .notACondition(String(filter)) }
    let word = rest.dropFirst(sign.rawValue.count).trimmed
    guard let first = word.first, !"=<>".contains(first) else {
      throw .notACondition(String(filter))
    }
    return (unquoted(String(name)) ?? String(name), sign, String(word))
  }

  private static func unquoted(_ word: String) -> String? {
    guard word.count >= 2, let mark = word.first, mark == "\"" || mark == "'", word.last == mark
    else { return nil }
    return String(word.dropFirst().dropLast())
  }

  /// Whether a cell fulfils it, which is empty where it is not there; `time` is the cell as a date.
  func holds(for cell: String, time: WrittenTime?, decimal: DecimalMark?) -> Bool {
    if let number, let other = PlainNumber(cell, decimal: decimal) {
      return holds(other < number ? -1 : number < other ? 1 : 0)
    }
    if let times, let time {
      let moment = Self.times(time).lowerBound
      return holds(moment < times.lowerBound ? -1 : moment > times.upperBound ? 1 : 0)
    }
    switch sign {
    case .same, .equals: return cell == word
    case .differs: return cell != word
    case .below, .above, .atMost, .atLeast: return false
    }
  }

  private func holds(_ order: Int) -> Bool {
    switch sign {
    case .differs: order != 0
    case .atMost: order <= 0
    case .atLeast: order >= 0
    case .same, .equals: order == 0
    case .below: order < 0
    case .above: order > 0
    }
  }

  /// The milliseconds of the calendar, by the clock that was written, that a time means.
  private static func times(_ time: WrittenTime) -> ClosedRange<Int64> {
    let dayMilliseconds: Int64 = 86_400_000
    let first = Int64(time.calendarDay.daysSinceEpoch) * dayMilliseconds
    if let millisecond = time.millisecondOfDay {
      return first + Int64(millisecond)...first + Int64(millisecond)
    }
    let last = if case .within(let stretch) = time { stretch.lastDay } else { time.calendarDay }
    return first...(Int64(last.daysSinceEpoch) + 1) * dayMilliseconds - 1
  }
}

/// A number of any length, to be compared exactly.
private struct PlainNumber: Comparable {
  private let isNegative: Bool
  /// Without zeros in front.
  private let digits: Substring
  private let fractionDigits: Int

  /// - Parameter decimal: what comes before decimals; nil where nobody gave it.
  init?(_ words: String, decimal: DecimalMark?) {
    let words = words[...].trimmed
    let sign = words.first
    let hasSign = sign == "-" || sign == "−" || sign == "+"
    guard let number = WrittenNumber(String(words.dropFirst(hasSign ? 1 : 0))),
      let (digits, fractionDigits) = number.exact(
        decimal: decimal ?? number.decimalMark ?? .point)
    else { return nil }
    self.digits = digits.drop { $0 == "0" }
    self.fractionDigits = fractionDigits
    isNegative = hasSign && sign != "+" && !self.digits.isEmpty
  }

  static func == (left: PlainNumber, right: PlainNumber) -> Bool {
    !(left < right) && !(right < left)
  }

  static func < (left: PlainNumber, right: PlainNumber) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    let most = max(left.fractionDigits, right.fractionDigits)
    let (one, other) = (left.digits(behind: most), right.digits(behind: most))
    let (small, large) = left.isNegative ? (other, one) : (one, other)
    return small.count == large.count ? small < large : small.count < large.count
  }

  /// The digits with zeros at their end, so that so many are behind the point.
  private func digits(behind count: Int) -> String {
    digits.isEmpty ? "" : digits + String(repeating: "0", count: count - fractionDigits)
  }
}
