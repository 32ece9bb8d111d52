/// A walk over the rows of a table, of which it holds some at a time; it stands before the first.
package class TableCursor {
  /// What has to be true of each row; others are left out.
  var tests: [RowTest] = []

  /// Goes to the next rows.
  ///
  /// - Returns: how many there are, `limit` at most; 0 at the end.
  package final func advance(_ limit: Int) -> Int {
    while true {
      var count = load(limit)
      if count == 0 { return 0 }
      for test in tests where count > 0 {
        var cells = ColumnCells(heading(of: test.column))
        append(test.column, to: &cells)
        let places = test.places(in: cells)
        if places.count < count { keep(places) }
        count = places.count
      }
      if count > 0 { return count }
    }
  }

  /// Adds what a column has in each of these rows.
  package func append(_ column: Int, to cells: inout ColumnCells) {}

  /// What a column has in each of these rows.
  package func cells(_ column: Int) -> [Cell] { [] }

  /// What no other row of the table has, whichever walk comes to it; nil where only the key tells
  /// rows apart.
  ///
  /// - Parameter place: among the rows that were taken last.
  func rowNumber(_ place: Int) -> Int64? { nil }

  /// Why there are no more rows, where that is not because all were told.
  package fileprivate(set) final var failure: DiaryError?

  /// Takes the next rows.
  ///
  /// - Returns: how many; 0 at the end.
  func load(_ limit: Int) -> Int { 0 }

  /// Leaves out all but these of the rows that were taken last.
  func keep(_ places: [Int]) {}

  /// Gives the rows in an order. It is asked for before any row is.
  func sort(by terms: [OrderTerm], weekStart: Weekday) {
    preconditionFailure("such rows come in no order")
  }

  func heading(of column: Int) -> ColumnHeading { preconditionFailure("no columns") }
}

extension TableCursor {
  /// All rows to come, one after the other.
  package func eachRow(of columnCount: Int) -> AnyIterator<[Cell]> {
    let batches = sequence(state: ()) { [self] _ -> [[Cell]]? in
      let count = advance(256)
      let columns = (0..<columnCount).map(cells)
      return count == 0 ? nil : (0..<count).map { row in columns.map { $0[row] } }
    }
    return AnyIterator(batches.joined().makeIterator())
  }
}

/// Rows that were taken at once, each with its number where the table numbers its rows.
struct RowBatch<Row> {
  private(set) var rows: [Row] = []
  private(set) var numbers: [UInt32] = []

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
  }

  mutating func append(_ row: Row, _ number: UInt32) {
    rows.append(row)
    numbers.append(number)
  }

  mutating func keep(_ places: [Int]) {
    rows = places.map { rows[$0] }
    numbers = places.map { numbers[$0] }
  }
}

enum RowSource<Row> {
  case listed(AnyIterator<Row>)
  /// Gives numbers of rows, at most so many and none at the end; and makes the rows of numbers but
  /// for those that are not wanted.
  case numbered((Int) -> [UInt32], ([UInt32], inout RowBatch<Row>) -> Void)
  /// Reads rows in the journal, in which each has a number.
  case read((Int, inout RowBatch<Row>) throws(DiaryError) -> Void, number: (Row) -> Int64?)

  /// Takes the next rows, fewer than `limit` only at the end.
  func next(_ limit: Int, into batch: inout RowBatch<Row>) throws(DiaryError) {
    batch.removeAll()
    switch self {
    case .listed(let rows):
      while batch.rows.count < limit, let row = rows.next() { batch.append(row, 0) }
    case .numbered(let next, let make):
      while batch.rows.count < limit {
        let numbers = next(limit - batch.rows.count)
        if numbers.isEmpty { break }
        make(numbers, &batch)
      }
    case .read(let read, _): try read(limit, &batch)
    }
  }
}

extension Sequence<UInt32> {
  /// Gives the next numbers, fewer than asked for only at the end. It stands in no generic type,
  /// so that it can be specialized.
  func parts() -> (_ limit: Int) -> [UInt32] {
    var rest = makeIterator()
    return { limit in
      var part: [UInt32] = []
      while part.count < limit, let number = rest.next() { part.append(number) }
      return part
    }
  }
}

/// A walk over rows of which columns are declared.
final class RowCursor<Row>: TableCursor {
  private let columns: [Column<Row>]
  private let view: DiaryView
  private var source: RowSource<Row>
  private(set) var batch = RowBatch<Row>()

  init(_ columns: [Column<Row>], _ view: DiaryView, _ source: RowSource<Row>) {
    (self.columns, self.view, self.source) = (columns, view, source)
  }

  override func append(_ column: Int, to cells: inout ColumnCells) {
    columns[column].append(batch.rows, view, &cells)
  }

  override func cells(_ column: Int) -> [Cell] {
    batch.rows.map { columns[column].cell($0, view) }
  }

  override func keep(_ places: [Int]) { batch.keep(places) }

  override func heading(of column: Int) -> ColumnHeading { columns[column].heading }

  override func load(_ limit: Int) -> Int {
    do throws(DiaryError) {
      try source.next(limit, into: &batch)
    } catch {
      failure = error
      batch.removeAll()
    }
    return batch.rows.count
  }

  override func rowNumber(_ place: Int) -> Int64? {
    switch source {
    case .listed: nil
    case .numbered: Int64(batch.numbers[place])
    case .read(_, let number): number(batch.rows[place])
    }
  }

  override func sort(by terms: [OrderTerm], weekStart: Weekday) {
    var keys = terms.map { ColumnCells(columns[$0.column].heading) }
    var rows: [Row] = []
    var numbers: [UInt32] = []
    while advance(1024) > 0 {
      for (index, term) in terms.enumerated() { append(term.column, to: &keys[index]) }
      if case .listed = source { rows += batch.rows } else { numbers += batch.numbers }
    }
    let places = RowOrder(
      of: keys, descending: terms.map(\.isDescending), weekStart: weekStart
    ).places
    tests = []
    switch source {
    case .listed:
      source = .listed(AnyIterator(places.lazy.map { [rows] in rows[Int($0)] }.makeIterator()))
    case .numbered(_, let make):
      source = .numbered(places.map { numbers[Int($0)] }.parts(), make)
    case .read: preconditionFailure("such rows come in no order")
    }
  }
}
