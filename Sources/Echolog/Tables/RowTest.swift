/// What has to be true of a column's value for a row to be wanted. Whoever asks looks at each row
/// again, so that a test may let pass what is not wanted, and must not leave out what is.
struct RowTest: Equatable {
  let column: Int
  /// The one value that is wanted, where only rows that have it are.
  let value: QueryValue?
  private let rule: Rule

  enum Operation: String, CaseIterable {
    case equal = "is"
    case among = "is one of"
    case from = "is at least"
    case to = "is at most"
  }

  private enum Rule: Equatable {
    case numbers(Set<Int64>)
    case between(ClosedRange<Int64>)
    /// Texts as their bytes.
    case texts(Set<[UInt8]>)
    case from([UInt8])
    case to([UInt8])
  }

  /// - Parameter values: one, but where the value is to be among several.
  /// - Returns: nil where a value is not of the kind of the column, which leaves it to SQLite to
  ///   convert one of the two.
  init?(_ column: Int, _ heading: ColumnHeading, _ operation: Operation, _ values: [QueryValue]) {
    self.column = column
    // A whole number may be among the others of a real column in two ways.
    value = operation == .equal && heading.kind != .real ? values.first : nil
    switch heading.kind {
    case .number, .real, .flag, .day:
      let numbers = values.compactMap { $0.number(of: heading.kind) }
      guard numbers.count == values.count, let first = numbers.first else { return nil }
      switch operation {
      case .equal, .among: rule = .numbers(Set(numbers))
      case .from: rule = .between(first...Int64.max)
      case .to: rule = .between(Int64.min...first)
      }
    case .word, .id:
      let texts = values.compactMap { value -> [UInt8]? in
        if case .text(let text) = value { Array(text.utf8) } else { nil }
      }
      guard texts.count == values.count, let first = texts.first else { return nil }
      switch operation {
      case .equal, .among: rule = .texts(Set(texts))
      case .from: rule = .from(first)
      case .to: rule = .to(first)
      }
    case .time:
      // The texts of times begin with the day of the clock there.
      guard case .text(let text)? = values.first,
        let day = CivilDay(isoText: text.prefix(10)).map({ Int64($0.daysSinceEpoch) }),
        CivilDay.ofFourDigits.contains(day)
      else { return nil }
      switch operation {
      case .equal, .among: return nil
      case .from: rule = .between(day...Int64.max)
      case .to: rule = .between(Int64.min...day)
      }
    case .text: return nil
    }
  }

  func places(in cells: ColumnCells) -> [Int] {
    switch cells.heading.kind {
    case .word:
      let areWanted = cells.words.map { isWanted(Array($0.utf8)) }
      return cells.places { areWanted[Int(cells.wordIndexes[$0])] }
    case .id: return cells.places { isWanted(Array(cells.bytes[cells.bytesRange($0)])) }
    case .day:
      // Beyond, the order of texts is not that of days.
      return cells.places {
        !CivilDay.ofFourDigits.contains(cells.numbers[$0]) || isWanted(cells.numbers[$0])
      }
    case .time:
      return cells.places { row in
        let (shown, isBeyond) = cells.numbers[row].addingReportingOverflow(
          Int64(cells.offsets[row]?.seconds ?? 0) * 1000)
        let day = Int64((Double(shown) / 86_400_000).rounded(.down))
        return isBeyond || !CivilDay.ofFourDigits.contains(day) || isWanted(day)
      }
    case .real: return cells.places { cells.numbers[$0] == .min || isWanted(cells.numbers[$0]) }
    default: return cells.places { isWanted(cells.numbers[$0]) }
    }
  }

  private func isWanted(_ number: Int64) -> Bool {
    switch rule {
    case .numbers(let numbers): numbers.contains(number)
    case .between(let range): range.contains(number)
    case .texts, .from, .to: true
    }
  }

  private func isWanted(_ text: [UInt8]) -> Bool {
    switch rule {
    case .texts(let texts): texts.contains(text)
    case .from(let first): !text.lexicographicallyPrecedes(first)
    case .to(let last): !last.lexicographicallyPrecedes(text)
    case .numbers, .between: true
    }
  }
}

extension ColumnCells {
  fileprivate func places(where isWanted: (Int) -> Bool) -> [Int] {
    isPresent.indices.filter { isPresent[$0] && isWanted($0) }
  }
}

extension QueryValue {
  /// The value as such a column holds it; nil where it is something else.
  fileprivate func number(of kind: ColumnKind) -> Int64? {
    switch self {
    case .integer(let number) where kind != .day: number
    case .text(let text) where kind == .day:
      CivilDay(isoText: text).map { Int64($0.daysSinceEpoch) }.flatMap {
        CivilDay.ofFourDigits.contains($0) ? $0 : nil
      }
    default: nil
    }
  }
}

extension CivilDay {
  /// The days of the years 0 to 9999, whose texts come in the same order as they do.
  static let ofFourDigits: ClosedRange<Int64> = -719_528...2_932_896
}
