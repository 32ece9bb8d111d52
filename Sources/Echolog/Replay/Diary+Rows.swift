extension AnyTable {
  /// The columns that leave with texts, or those that leave without.
  package func columns(withTexts hasTexts: Bool) -> [ColumnHeading] {
    columns.filter { hasTexts || $0.kind != .text }
  }
}

extension Diary {
  /// How many rows a batch has at most, and how many bytes of texts it holds when it ends early.
  package static let rowsOfBatch = 1 << 16
  private static let textBytesOfBatch = 1 << 23
  private static let rowsAtOnce = 1024

  /// Begins a walk over all rows of a table at the time at which questions are asked; an earlier
  /// walk ends.
  ///
  /// - Parameters:
  ///   - hasTexts: whether columns of texts are given; see `AnyTable.columns(withTexts:)`.
  ///   - events: which of them, of the table of events.
  ///   - mayGoOn: asked now and then with how many events were read, of the table of events.
  package func beginRows(
    of table: AnyTable, withTexts hasTexts: Bool, _ events: EventSelection? = nil,
    mayGoOn: @escaping @Sendable (Int) -> Bool = { _ in !Interruption.isRequested }
  ) throws(DiaryError) {
    let time = self.time
    let view = try view(at: time)
    let columns = table.columns.enumerated().filter { hasTexts || $0.element.kind != .text }
    let isOfEvents = table.name == AnyTable.events.name
    let cursor =
      isOfEvents ? try eventCursor(at: time, view, .all, events, mayGoOn) : table.cursor(view)
    rowWalk = (cursor, columns.map { ($0.offset, $0.element) })
  }

  /// The next rows of the walk; nil at its end.
  ///
  /// - Throws: `.cancelled`; what reading the journal may throw.
  package func nextRows(
    _ limit: Int = Diary.rowsOfBatch,
    isCancelled: @Sendable () -> Bool = { Interruption.isRequested }
  ) throws(DiaryError) -> TableBatch? {
    guard let walk = rowWalk else { return nil }
    rowWalk = nil
    var columns = walk.columns.map { ColumnCells($0.heading) }
    var count = 0
    var isAtEnd = false
    while count < limit {
      if isCancelled() { throw .cancelled }
      if columns.reduce(0, { $0 + $1.bytes.count }) > Self.textBytesOfBatch { break }
      let more = walk.cursor.advance(min(Self.rowsAtOnce, limit - count))
      isAtEnd = more == 0
      if isAtEnd { break }
      for place in columns.indices {
        walk.cursor.append(walk.columns[place].index, to: &columns[place])
        try columns[place].readTexts(readWords)
      }
      count += more
    }
    if let failure = walk.cursor.failure { throw failure }
    if !isAtEnd { rowWalk = walk }
    return count == 0 ? nil : TableBatch(columns: columns, rowCount: count)
  }
}
