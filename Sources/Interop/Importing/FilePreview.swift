import Echolog

/// What is in a file, before it is known what its columns mean.
package struct FilePreview: Equatable, Sendable {
  /// What the cells of a column are, nearly all of them.
  package enum Kind: String, Sendable {
    case empty, day, number, duration, volume, text
    /// A day with a time of day.
    case instant
    /// A time of day alone.
    case clock
    /// More than one value a row.
    case nested
  }

  /// A column and its first cell that is not empty.
  package struct Column: Equatable, Sendable {
    /// As `ImportMapping` takes it: its name, or its place where the name alone is ambiguous.
    package let name: String
    package let kind: Kind
    package let sample: String
    /// The most that a number is, or the most characters that words have.
    let greatest: Int
    /// What has to be given for dates whose year has two digits.
    var dateOrder: DateOrder?
  }

  package fileprivate(set) var columns: [Column] = []
  package fileprivate(set) var rows = 0
  /// Rows that can not be read, however their columns are meant.
  package fileprivate(set) var refusals: [RowRefusal] = []
  /// A line that would take it in; nil where the columns do not show how.
  package fileprivate(set) var guess: ImportGuess?
}

extension ImportSource {
  /// Looks through the whole file, and writes nothing.
  ///
  /// - Throws: `ImportError.disk`, `.file` for what is no table.
  package func preview(
    delimiter: UInt8? = nil, encoding: TextEncoding? = nil
  ) throws(ImportError) -> FilePreview {
    let opening = try read(RowReader(columns: [], delimiter: delimiter, encoding: encoding)) { _ in
    }
    let names = opening.names
    if let first = names.first, first.hasPrefix("<") { throw .file(.notATable(first)) }
    let columns = names.indices.map { index in
      let name = names[index]
      let isPlain =
        names.firstIndex(of: name) == index && names.lastIndex(of: name) == index
        && !name.allSatisfy(\.isWhitespace) && !name.contains(",") && name[...].trimmed == name[...]
      return isPlain ? name : "#\(index + 1)"
    }
    var preview = FilePreview()
    var tallies = columns.map { _ in ColumnTally() }
    let reader = RowReader(
      columns: columns, delimiter: delimiter, encoding: encoding, leavingNested: true)
    let whole = try read(reader) { entry in
      preview.rows += 1
      guard case .row(let row) = entry else {
        if case .refused(let refusal) = entry { preview.refusals.append(refusal) }
        return
      }
      for (index, value) in row.values.enumerated() {
        tallies[index].take(value ?? "")
      }
    }
    preview.columns = zip(columns, tallies).map { name, tally in
      tally.column(named: name, isNested: whole.nestedNames.contains(name))
    }
    preview.guess =
      whole.origin?.wayIn.map(ImportGuess.init) ?? ImportGuess(preview.columns, of: name)
    return preview
  }

  /// Reads the file to its end.
  ///
  /// - Returns: the reader, with what it noticed.
  private func read(
    _ reader: RowReader, _ take: (SourceEntry) -> Void
  ) throws(ImportError) -> RowReader {
    var reader = reader
    try read { chunk throws(ImportFileError) in try reader.rows(endingIn: chunk).forEach(take) }
    return reader
  }
}

/// What the cells of a column were, one after another.
private struct ColumnTally {
  private var counts: [FilePreview.Kind: Int] = [:]
  private var sample = ""
  private var greatest = 0

  /// The possible orders of dates whose year has two digits; nil where there are none.
  private var orders: Set<DateOrder>?

  mutating func take(_ cell: String) {
    let words = String(cell[...].trimmed)
    guard !words.isEmpty else { return }
    if sample.isEmpty { sample = words }
    let kind = kind(of: words)
    counts[kind, default: 0] += 1
    greatest = max(greatest, kind == .number ? Self.whole(words) : words.count)
  }

  func column(named name: String, isNested: Bool) -> FilePreview.Column {
    let order = orders.map { $0.count == 1 ? $0.first ?? .dayFirst : .dayFirst }
    return FilePreview.Column(
      name: name, kind: isNested ? .nested : kind, sample: sample, greatest: greatest,
      dateOrder: order)
  }

  /// The kind of two cells of three; of cells of several kinds, text.
  private var kind: FilePreview.Kind {
    let all = counts.values.reduce(0, +)
    guard let most = counts.max(by: { $0.value < $1.value }) else { return .empty }
    return most.value * 3 >= all * 2 ? most.key : .text
  }

  private mutating func kind(of words: String) -> FilePreview.Kind {
    var reading = WrittenTime.reading(of: words)
    let isNumber = Self.whole(words) != 0 || WrittenNumber(words) != nil
    // Points part thousands of a number as they part a date: 1.02.2025 is none.
    if isNumber, reading == .none || !words.contains(".") { return .number }
    if case .none = reading {
      reading = WrittenTime.reading(of: words, thisYear: Self.anyYear)
      if reading != .none { orders = (orders ?? []).union(reading.order.map { [$0] } ?? []) }
    }
    switch reading {
    case .one(.day, _), .one(.within, _), .either(.day, _): return .day
    case .one, .either: return .instant
    case .none: break
    }
    if case .one(.wall, _) = WrittenTime.reading(of: "2000-01-01 " + words) { return .clock }
    if Self.isAmount(words, of: .sleep) { return .duration }
    return Self.isAmount(words, of: .water) ? .volume : .text
  }

  /// In which years the dates are does not matter here.
  private static let anyYear = 2000

  private static func isAmount(_ words: String, of activity: Activity) -> Bool {
    do throws(Rejection) {
      _ = try Quantity.baseUnits(words, of: activity)
      return true
    } catch {
      return false
    }
  }

  /// The whole of a number.
  private static func whole(_ words: String) -> Int {
    let digits = words.drop { "-−+".contains($0) }
    guard let number = WrittenNumber(String(digits)),
      let plain = number.plain(decimal: number.decimalMark ?? .point)
    else { return 0 }
    return Int(plain.prefix { $0 != "." }) ?? Int.max
  }
}
