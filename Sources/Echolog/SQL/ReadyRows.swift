/// Some rows of a table with their cells as SQLite takes them, made column by column when a column
/// is first asked for.
@safe final class ReadyRows {
  @safe struct Value {
    enum Kind: UInt8 {
      case null, integer, real
      /// A text that stays as long as the host does.
      case kept
      /// A text that stays until other rows come.
      case passing
      /// A text that is read in the journal when it is asked for.
      case unread
    }

    let kind: Kind
    let count: Int32
    let number: Int64
    let text: UnsafeMutablePointer<CChar>?

    init(_ kind: Kind, _ number: Int64 = 0) {
      (self.kind, self.number, count) = (kind, number, 0)
      unsafe text = nil
    }

    init(_ kind: Kind, _ text: UnsafeMutablePointer<CChar>, _ count: Int32) {
      (self.kind, self.count, number) = (kind, count, 0)
      unsafe self.text = text
    }
  }

  let cursor: TableCursor
  private let host: QueryHost
  private var cells: [ColumnCells]
  /// By column; nil where nobody asked yet.
  let values: UnsafeMutablePointer<UnsafeMutablePointer<Value>?>
  /// What `values` lead to, which is used again.
  private var memory: [UnsafeMutableBufferPointer<Value>?]
  private var texts: [UnsafeMutablePointer<CChar>?]
  private var kept: [[QueryHost.KeptText]]
  private(set) var count = 0

  init(_ cursor: TableCursor, _ headings: [ColumnHeading], _ host: QueryHost) {
    self.cursor = cursor
    self.host = host
    cells = headings.map(ColumnCells.init)
    unsafe memory = Array(repeating: nil, count: headings.count)
    unsafe texts = Array(repeating: nil, count: headings.count)
    kept = Array(repeating: [], count: headings.count)
    // None stands for the times that a table is asked at, which SQLite counts as columns.
    let columnCount = headings.count + RegisteredTable.parameterCount
    unsafe values = .allocate(capacity: columnCount)
    unsafe values.initialize(repeating: nil, count: columnCount)
  }

  deinit {
    // Sound: whoever walks holds these rows as long as it asks for values.
    for index in cells.indices {
      unsafe memory[index]?.deallocate()
      unsafe texts[index]?.deallocate()
    }
    unsafe values.deallocate()
  }

  /// Goes to the next rows, at most so many; then `count` tells how many there are.
  func advance(_ limit: Int) {
    count = cursor.advance(limit)
    unsafe values.update(repeating: nil, count: cells.count)
  }

  func column(_ column: Int) -> ColumnCells {
    _ = unsafe ready(column)
    return cells[column]
  }

  /// The values of a column, a place for each row.
  func ready(_ column: Int) -> UnsafeMutablePointer<Value> {
    if let values = unsafe values[column] { return unsafe values }
    cells[column].removeRows()
    cursor.append(column, to: &cells[column])
    if unsafe memory[column]?.count ?? 0 < count {
      unsafe memory[column]?.deallocate()
      unsafe memory[column] = .allocate(capacity: max(count, 64))
    }
    guard let start = unsafe memory[column]?.baseAddress else {
      preconditionFailure("room for a row at least")
    }
    // Sound: there is room for all rows, and a value needs no end.
    unsafe fill(start, column)
    unsafe values[column] = start
    return unsafe start
  }

  private func fill(_ values: UnsafeMutablePointer<Value>, _ column: Int) {
    let cells = cells[column]
    func each(_ value: (Int) -> Value) {
      for row in 0..<count {
        unsafe values[row] = cells.isPresent[row] ? value(row) : Value(.null)
      }
    }
    switch cells.heading.kind {
    case .number, .flag: each { Value(.integer, cells.numbers[$0]) }
    case .real:
      each { row in
        cells.numbers[row] == .min
          ? Value(.real, Int64(bitPattern: cells.reals[row].bitPattern))
          : Value(.integer, cells.numbers[row])
      }
    case .day:
      var latest: (day: Int64, text: QueryHost.KeptText)?
      each { row in
        let day = cells.numbers[row]
        let text = latest?.day == day ? latest?.text : nil
        let kept = text ?? host.kept(day: day)
        latest = (day, kept)
        return unsafe Value(.kept, kept.start, kept.count)
      }
    case .word:
      for word in cells.words.dropFirst(kept[column].count) { kept[column].append(host.kept(word)) }
      let kept = kept[column]
      each { row in
        let text = kept[Int(cells.wordIndexes[row])]
        return unsafe Value(.kept, text.start, text.count)
      }
    case .text:
      for row in 0..<count {
        unsafe values[row] = Value(cells.unread[row] == .null ? .null : .unread)
      }
    case .id: unsafe fill(values, column, cells.isPresent, cells.bytes, cells.ends)
    case .time:
      var bytes: [UInt8] = []
      let ends = cells.isPresent.indices.map { row in
        cells.appendText(row, to: &bytes)
        return bytes.count
      }
      unsafe fill(values, column, cells.isPresent, bytes, ends)
    }
  }

  /// Texts that are gone with the rows.
  private func fill(
    _ values: UnsafeMutablePointer<Value>, _ column: Int, _ isPresent: [Bool], _ bytes: [UInt8],
    _ ends: [Int]
  ) {
    unsafe texts[column]?.deallocate()
    let start = UnsafeMutablePointer<CChar>.allocate(capacity: max(bytes.count, 1))
    unsafe texts[column] = start
    for (index, byte) in bytes.enumerated() { unsafe start[index] = CChar(bitPattern: byte) }
    var begin = 0
    for row in 0..<count {
      let value = unsafe Value(.passing, start + begin, Int32(ends[row] - begin))
      unsafe values[row] = isPresent[row] ? value : Value(.null)
      begin = ends[row]
    }
  }

  private var placesByValue: [Int: [QueryValue: [Int]]] = [:]

  /// Where the rows stand that have a value in a column. All rows are looked at once, when that is
  /// first asked of the column; no others may come after.
  func places(_ column: Int, of value: QueryValue) -> [Int] {
    if placesByValue[column] == nil {
      let cells = self.column(column)
      var places: [QueryValue: [Int]] = [:]
      for row in 0..<count { places[cells.value(row), default: []].append(row) }
      placesByValue[column] = places
    }
    return placesByValue[column]?[value] ?? []
  }

  /// The words of a row that stand in the journal; nil where they can not be read.
  func read(_ column: Int, _ row: Int) -> QueryValue? { host.value(of: cells[column].unread[row]) }

  /// What names a row, in every walk over the table.
  func rowNumber(_ row: Int, key: [Int]) -> Int64 {
    cursor.rowNumber(row)
      ?? host.number(of: key.map { column($0).value(row) })
  }
}
