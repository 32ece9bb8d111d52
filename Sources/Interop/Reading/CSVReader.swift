/// Reads rows of comma-separated values (RFC 4180) from chunks of bytes of any size.
///
/// * Lines end with CRLF, LF or CR, also mixed. A quoted field may contain any of them.
/// * The delimiter is given, or the one of comma, semicolon and tab that is most frequent in the
///   first line; a tie goes to the comma.
/// * The first row may follow a line `sep=;` with the delimiter, as in Excel.
/// * A byte order mark is skipped; empty lines are. A quotation mark within an unquoted field is
///   an ordinary character.
/// * The first row names the columns. A column may also be asked for as `#3`, by its place.
/// * A row that is not well formed, has another number of fields than the first, has a NUL or is
///   longer than any entry is refused by itself. Reading goes on behind the next line end outside
///   quotation marks: what is within them is never taken for rows, so that a mark which nobody
///   closed leaves a file without an end, and that is refused as a whole.
/// * In an `OwnTable` a NUL is a character like any other, as its texts may have one, and the
///   apostrophe that guards words from spreadsheets is taken off; the notes of `Daylio` are taken
///   as plain text.
package struct CSVReader: FormatReader {
  /// Bytes that the fields of a row may have: twice those of the longest memory.
  package static let greatestRowBytes = 8_000_000

  private enum State {
    case fieldStart, plain, quoted, quoteWithinQuoted
  }

  let wanted: [String]
  private var delimiter: UInt8?
  /// The first line, held back until it is whole; nil from then on.
  private var opening: TextOpening?
  /// The index in a row of each wanted column; nil until the first row was read.
  private var columns: [Int]?
  private var columnCount = 0
  package var entries: [SourceEntry] = []
  private(set) var findings = FileFindings()
  /// Where the rows of an `OwnTable` name their entries; nil in any other table.
  var ownIDColumn: Int?
  /// Where the rows of `Daylio` have their mood and their note; nil in any other table.
  var daylio: (mood: Int, note: Int)?

  private var state = State.fieldStart
  private var fields: [UInt8] = []
  private var fieldEnds: [Int] = []
  private var hasTextAfterQuote = false
  private var hasNUL = false
  /// Whether the row has more bytes than are kept of it.
  private var isTooLong = false
  private var line = 1
  private var rowLine = 1
  private var quoteLine = 1
  private var previousWasCR = false

  /// - Parameter delimiter: nil to find it in the first line.
  package init(columns wanted: [String], delimiter: UInt8? = nil) {
    self.wanted = wanted
    self.delimiter = delimiter
    opening = TextOpening(delimiter: delimiter)
  }

  /// Takes in the next bytes and appends the rows that end in them.
  ///
  /// - Throws: for the first line `binary`, `notUTF8`, `rowTooLong`, `columnMissing`,
  ///   `columnAmbiguous`, `notATable`; after that the reader is of no more use.
  package mutating func read(_ chunk: [UInt8]) throws(ImportFileError) {
    if opening == nil { return try take(chunk[...]) }
    try opening?.append(chunk)
    if opening?.hasWholeLine == true { try beginRows() }
    if let opening, opening.bytes.count > Self.greatestRowBytes {
      throw .rowTooLong(line: 1, maxBytes: Self.greatestRowBytes)
    }
  }

  /// Ends the last row; a file may be empty, truncated, or within a quote.
  package mutating func finish() throws(ImportFileError) {
    if opening != nil { try beginRows() }
    if state == .quoted { throw .unclosedQuote(line: quoteLine) }
    if state != .fieldStart || !fieldEnds.isEmpty {
      endField()
      findings.endsOpen = true
      guard columns == nil || isTooLong || fieldEnds.count >= columnCount else {
        throw .truncated(line: rowLine)
      }
      try endRow()
    }
    if columns == nil { throw .empty }
  }

  private mutating func beginRows() throws(ImportFileError) {
    guard let held = opening else { return }
    opening = nil
    let told = held.toldDelimiter
    delimiter = delimiter ?? told ?? held.likelyDelimiter
    // What is left of a line shows that it is an empty one.
    try take(held.text.dropFirst(told == nil ? 0 : 5))
  }
}

// The automaton.
extension CSVReader {
  private mutating func take(_ bytes: ArraySlice<UInt8>) throws(ImportFileError) {
    for byte in bytes {
      if byte == 0x0a, previousWasCR {
        previousWasCR = false
        if state == .quoted { append(byte) }
        continue
      }
      previousWasCR = byte == 0x0d
      if byte == 0 { hasNUL = true }
      if state == .quoted {
        takeQuoted(byte)
      } else if byte == 0x0a || byte == 0x0d {
        line += 1
        try endLine()
      } else if byte == delimiter {
        endField()
        state = .fieldStart
      } else {
        takePlain(byte)
      }
    }
  }

  private mutating func takeQuoted(_ byte: UInt8) {
    if byte == UInt8(ascii: "\"") {
      state = .quoteWithinQuoted
      return
    }
    if byte == 0x0a || byte == 0x0d { line += 1 }
    append(byte)
  }

  private mutating func takePlain(_ byte: UInt8) {
    switch (state, byte) {
    case (.fieldStart, UInt8(ascii: "\"")):
      state = .quoted
      quoteLine = line
    case (.quoteWithinQuoted, UInt8(ascii: "\"")):
      state = .quoted
      append(byte)
    case (.quoteWithinQuoted, _):
      hasTextAfterQuote = true
      state = .plain
      append(byte)
    default:
      state = .plain
      append(byte)
    }
  }

  private mutating func append(_ byte: UInt8) {
    if hasRoom() { fields.append(byte) }
  }

  private mutating func endField() {
    if hasRoom() { fieldEnds.append(fields.count) }
  }

  /// Empty fields count too: a row of delimiters alone must not grow for ever.
  private mutating func hasRoom() -> Bool {
    if fields.count + fieldEnds.count > Self.greatestRowBytes { isTooLong = true }
    return !isTooLong
  }

  private mutating func endLine() throws(ImportFileError) {
    if state == .fieldStart, fieldEnds.isEmpty, !isTooLong {
      rowLine = line
      return
    }
    endField()
    try endRow()
  }
}

// The rows.
extension CSVReader {
  private mutating func endRow() throws(ImportFileError) {
    if let columns {
      entries.append(row(columns))
    } else {
      if isTooLong { throw .rowTooLong(line: rowLine, maxBytes: Self.greatestRowBytes) }
      columns = try readHeader(headerFields())
      columnCount = fieldEnds.count
    }
    fields.removeAll(keepingCapacity: true)
    fieldEnds.removeAll(keepingCapacity: true)
    (hasTextAfterQuote, hasNUL, isTooLong) = (false, false, false)
    state = .fieldStart
    rowLine = line
  }

  private func row(_ columns: [Int]) -> SourceEntry {
    if isTooLong { return .refused(rowLine, .rowTooLong(maxBytes: Self.greatestRowBytes)) }
    if hasNUL, ownIDColumn == nil { return .refused(rowLine, .binary) }
    if fieldEnds.count != columnCount {
      return .refused(rowLine, .fieldCount(found: fieldEnds.count, expected: columnCount))
    }
    if hasTextAfterQuote { return .refused(rowLine, .textAfterQuote) }
    var values: [String?] = []
    values.reserveCapacity(columns.count)
    for (column, name) in zip(columns, wanted) {
      guard let text = field(column) else { return .refused(rowLine, column: name, .notUTF8) }
      if let daylio, column == daylio.note, let mood = field(daylio.mood) {
        values.append(Daylio.note(text, mood: mood))
      } else {
        values.append(ownIDColumn == nil ? text : OwnTable.unguarded(text))
      }
    }
    return .row(SourceRow(line: rowLine, values: values, ownID: ownIDColumn.flatMap(field)))
  }

  private func headerFields() throws(ImportFileError) -> [String] {
    var names: [String] = []
    for index in fieldEnds.indices {
      guard let name = field(index) else { throw .notUTF8(line: rowLine) }
      names.append(name)
    }
    return names
  }

  /// The field with this index, or nil when it is not UTF-8.
  private func field(_ index: Int) -> String? {
    let start = index == 0 ? 0 : fieldEnds[index - 1]
    return String(validating: fields[start..<fieldEnds[index]], as: UTF8.self)
  }
}

// What the first row decides.
extension CSVReader {
  mutating func readHeader(_ names: [String]) throws(ImportFileError) -> [Int] {
    findings.names = names
    ownIDColumn =
      OwnTable.isMeant(by: names) ? names.firstIndex(of: OwnTable.Column.id.rawValue) : nil
    daylio = Daylio.columns(of: names)
    var columns: [Int] = []
    for name in wanted {
      let found = names.indices.filter { names[$0] == name }
      if found.count > 1 { throw .columnAmbiguous(name) }
      if let index = found.first ?? Self.place(name), names.indices.contains(index) {
        columns.append(index)
      } else {
        throw namesColumns(names)
          ? .columnMissing(name, available: names) : .notATable(names.joined(separator: ","))
      }
    }
    findings.wayIn =
      ownIDColumn != nil ? OwnTable.wayIn : daylio.map { _ in Daylio.wayIn(names) }
    if let daylio, columns.contains(daylio.note) { findings.columnStandingIn = Daylio.mood }
    if ownIDColumn == nil {
      findings.columnsLeft = names.indices.filter { !columns.contains($0) }.map { names[$0] }
    }
    return columns
  }

  /// Whether a first line in which a column is missing may be one of a table; a title is not, and
  /// neither is prose without any mark.
  private func namesColumns(_ names: [String]) -> Bool {
    guard let first = names.first, !first.hasPrefix("# "), !first.hasPrefix("## "), first != "---"
    else { return false }
    return names.count > 1 || wanted.count == 1 || first.contains { ",;\t|".contains($0) }
  }

  /// The index that `#3` asks for: 2.
  private static func place(_ name: String) -> Int? {
    guard name.hasPrefix("#"), let number = Int(name.dropFirst()), number > 0 else { return nil }
    return number - 1
  }
}
