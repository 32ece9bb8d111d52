/// Rows of one kind, by number. Those that a snapshot keeps stay there until they are asked for,
/// and those of another history are shared; those made since are in memory, and all of them once
/// one of the others changes.
struct RowTable<Row: PlainRow>: Sendable {
  private var rows: [Row] = []
  private var kept: KeptRows<Row>?
  /// Those of another history, of which the first are here too.
  private var shared: [Row] = []
  /// How many are in either.
  private var keptCount = 0
  /// False once rows were taken in that could not be read.
  private var isTakenInWhole = true

  init() {}

  /// - Parameter kept: the first rows of the table.
  init(_ kept: KeptRows<Row>) {
    self.kept = kept
    keptCount = kept.count
  }

  /// - Parameters:
  ///   - other: a table in memory, which may change or go later.
  ///   - count: how many of its first rows are those of this table.
  init(sharing other: RowTable<Row>, first count: Int) {
    precondition(other.keptCount == 0, "rows are taken in before they are shared")
    if count > 0 { shared = other.rows }
    keptCount = count
  }

  /// False when rows that were asked for could not be read; they were answered as zeros then.
  var isSound: Bool {
    guard let kept else { return isTakenInWhole }
    return kept.isSound
  }

  /// The rows as they lie in memory.
  ///
  /// - Precondition: they were taken in.
  var bytes: RawSpan {
    @_lifetime(borrow self) get {
      precondition(keptCount == 0, "rows are taken in before their bytes are")
      return rows.rowSpan
    }
  }

  /// All of them.
  ///
  /// - Precondition: they were taken in.
  var inMemory: [Row] {
    precondition(keptCount == 0, "rows are taken in before they are gone over at once")
    return rows
  }

  /// Where the rows are that are wanted; less work than to ask for one after the other.
  func indices(where isWanted: (Row) -> Bool) -> [Int] {
    var found =
      kept?.indices(where: isWanted)
      ?? (0..<keptCount).filter { isWanted(shared[$0]) }
    for (offset, row) in rows.enumerated() where isWanted(row) { found.append(keptCount + offset) }
    return found
  }

  mutating func reserveCapacity(_ count: Int) { rows.reserveCapacity(count - keptCount) }

  mutating func append(_ row: Row) { rows.append(row) }

  mutating func removeLast() { rows.removeLast() }

  /// Reads the rows that are still kept elsewhere.
  mutating func takeIn() {
    guard keptCount > 0 else { return }
    var all: [Row] = []
    all.reserveCapacity(count)
    if let kept { kept.append(to: &all) } else { all += shared[..<keptCount] }
    all += rows
    rows = all
    if let kept { isTakenInWhole = kept.isSound }
    (kept, shared, keptCount) = (nil, [], 0)
  }
}

extension RowTable: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { keptCount + rows.count }

  subscript(index: Int) -> Row {
    get {
      guard index < keptCount else { return rows[index - keptCount] }
      guard let kept else { return shared[index] }
      return kept[index]
    }
    _modify {
      if index < keptCount { takeIn() }
      yield &rows[index - keptCount]
    }
  }
}
