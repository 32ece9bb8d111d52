/// A row of a table that is not the same at two times.
package struct TableChange<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The row at the earlier time; nil where there was none.
  package let before: [Value]?
  /// The row at the later time; nil where there is none any more.
  package let after: [Value]?
}

/// The same in values, as SQL knows them.
package typealias RowChange = TableChange<QueryValue>
typealias CellChange = TableChange<Cell>

extension Diary {
  /// The rows of a table that came, went or changed from one time to another, in the order of the
  /// table at the later time, those that went last.
  ///
  /// - Parameter condition: what is true of a row before or after, in SQL; nil for all rows.
  /// - Complexity: as the table at both times; words are read only of rows that are not the same.
  package func changes(
    of table: AnyTable, from earlier: QueryTime, to later: QueryTime,
    where condition: String? = nil
  ) throws(DiaryError) -> [RowChange] {
    let (earlier, later) = (earlier.completed(by: time), later.completed(by: time))
    let (before, after) = (try view(at: earlier), try view(at: later))
    let keysBefore = try keys(of: table, where: condition, at: earlier)
    let keysAfter = try keys(of: table, where: condition, at: later)
    var found: [RowChange] = []
    let changes = try Self.differences(
      of: table, from: cursor(table, at: earlier, before, .all),
      to: cursor(table, at: later, after, .all))
    for change in changes {
      let wasWanted = try isWanted(change.before, keysBefore, of: table, before)
      let isWanted = try isWanted(change.after, keysAfter, of: table, after)
      guard wasWanted || isWanted else { continue }
      let old = try values(of: change.before, at: before)
      found.append(RowChange(before: old, after: try values(of: change.after, at: after)))
    }
    return found
  }

  /// The keys of the rows of a table that meet a condition at a time; nil for any.
  private func keys(
    of table: AnyTable, where condition: String?, at time: QueryTime
  ) throws(DiaryError) -> Set<[QueryValue]>? {
    guard let condition else { return nil }
    let names = table.key.map { "\"\(table.columns[$0].name)\"" }.joined(separator: ", ")
    // Behind a line end, or a comment in the condition would take the bracket along.
    let sql = "SELECT \(names) FROM \(table.name) WHERE (\(condition)\n)"
    return Set(try answer(to: sql, at: time).rows)
  }

  private func isWanted(
    _ row: [Cell]?, _ keys: Set<[QueryValue]>?, of table: AnyTable, _ view: DiaryView
  ) throws(DiaryError) -> Bool {
    guard let keys, let row else { return keys == nil }
    return try values(of: table.key.map { row[$0] }, at: view).map(keys.contains) ?? false
  }

  /// A walk over a table at a time, of which this is the view.
  func cursor(
    _ table: AnyTable, at time: QueryTime, _ view: DiaryView, _ filter: RowFilter
  ) throws(DiaryError) -> TableCursor {
    table.isInJournal ? try eventCursor(at: time, view, filter) : table.cursor(view, filter)
  }

  /// The same between two walks, without words. Both go on at once, because most rows stand at the
  /// same place in both, or near it.
  ///
  /// - Throws: `.cancelled`; what reading the journal may throw.
  static func differences(
    of table: AnyTable, from before: TableCursor, to after: TableCursor
  ) throws(DiaryError) -> [CellChange] {
    var (old, new) = (OrderedRows(), OrderedRows())
    let earlier = before.eachRow(of: table.columns.count)
    let later = after.eachRow(of: table.columns.count)
    while true {
      if Interruption.isRequested || Task.isCancelled { throw .cancelled }
      let (gone, come) = (earlier.next(), later.next())
      if gone == nil, come == nil { break }
      if gone == come { continue }
      if let gone { old.insert(gone, forKey: table.key.map { gone[$0] }, unlessIn: &new) }
      if let come { new.insert(come, forKey: table.key.map { come[$0] }, unlessIn: &old) }
    }
    if let failure = before.failure ?? after.failure { throw failure }
    var found: [CellChange] = []
    for (key, row) in new {
      let earlier = old.removeValue(forKey: key)
      if earlier != row { found.append(CellChange(before: earlier, after: row)) }
    }
    for (_, row) in old { found.append(CellChange(before: row, after: nil)) }
    return found
  }

  /// Events with their words; those that can not be read are left out.
  package func events(named names: [EventName]) throws(DiaryError) -> [NamedEvent] {
    var found: [NamedEvent] = []
    for name in names {
      if let event = try readEvent(name) { found.append(NamedEvent(name: name, event: event)) }
    }
    return found
  }

  /// The one value that a query answers; null where there is no row.
  ///
  /// - Throws: `DiaryError.query` where it has more columns or rows.
  package func onlyAnswer(to sql: String) throws(DiaryError) -> QueryValue {
    let answer = try answer(to: sql)
    guard answer.columns.count == 1, answer.rows.count < 2 else {
      throw .query(.notOneValue(columns: answer.columns.count, rows: answer.rows.count))
    }
    return answer.rows.first?[0] ?? .null
  }

  func values(of row: [Cell]?, at view: DiaryView) throws(DiaryError) -> [QueryValue]? {
    try row?.map { cell throws(DiaryError) in
      try cell.value(label: view.history.label(ofLog:), words: readWords)
    }
  }
}

/// Rows by their keys, in the order of insertion.
struct OrderedRows: Sequence {
  private var keys: [[Cell]] = []
  private var rows: [[Cell]: [Cell]] = [:]

  /// Takes a row in; one that is among the others is taken out there instead.
  mutating func insert(
    _ row: [Cell], forKey key: [Cell], unlessIn others: inout OrderedRows
  ) {
    if others.rows[key] == row {
      others.rows[key] = nil
    } else if rows.updateValue(row, forKey: key) == nil {
      keys.append(key)
    }
  }

  mutating func removeValue(forKey key: [Cell]) -> [Cell]? { rows.removeValue(forKey: key) }

  func makeIterator() -> some IteratorProtocol<(key: [Cell], row: [Cell])> {
    keys.lazy.compactMap { key in rows[key].map { (key: key, row: $0) } }.makeIterator()
  }
}
