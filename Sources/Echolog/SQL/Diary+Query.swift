import Journal
import Synchronization

/// All that a query found.
///
///     let answer = try await diary.ask("SELECT day, text FROM moments ORDER BY day")
///     show(answer.columns)
///     for row in answer.rows { show(row[0], row[1]) }
public struct QueryAnswer: Equatable, Sendable {
  /// The names of the columns.
  public internal(set) var columns: [String] = []
  /// A value for each column.
  public package(set) var rows: [[QueryValue]] = []
  /// What each column of the answer shows as it is, and nil where a value is computed.
  package internal(set) var origins: [ColumnOrigin?] = []

  /// Rows that no query found.
  package init(_ columns: [String] = [], _ rows: [[QueryValue]] = []) {
    (self.columns, self.rows) = (columns, rows)
  }
}

/// A column of a table.
package struct ColumnOrigin: Hashable, Sendable {
  package let table: String
  package let column: String
  /// Whether the query asks a table at a time of its own, which may be this one.
  package let mayBeOfOtherTime: Bool
}

extension Diary {
  /// Readers of events that have these numbers, or nil for any: also of all where something is
  /// supposed, as that has no place in the journal.
  func sources(of numbers: [LogID: NumberRanges]?, at time: QueryTime) -> [ReplaySource] {
    guard let numbers, time.whatIf == nil else { return journal.sources(behind: [:]) }
    return journal.sources(of: numbers)
  }

  /// A walk over the events of the journal, or those that there would be, in total order and
  /// without their words.
  ///
  /// - Parameters:
  ///   - time: `known` leaves out what was recorded later, `asOf` what holds only later, by what
  ///     the view knows.
  ///   - mayGoOn: asked once a frame with how many events were read.
  func eventCursor(
    at time: QueryTime, _ view: DiaryView, _ filter: RowFilter,
    _ selection: EventSelection? = nil, _ mayGoOn: @escaping (Int) -> Bool = { _ in true }
  ) throws(DiaryError) -> TableCursor {
    let numbers =
      selection.map { replay.history.numbers(of: $0) } ?? replay.history.numbers(of: filter)
    var merge = try LogsInOrder(sources(of: numbers, at: time), supposedEvents(at: time))
    var readCount = 0
    let rows = RowSource<EventRow>.read(
      { [replay] limit, batch throws(DiaryError) in
        let isCancelled = { !mayGoOn(readCount) }
        try merge.run(words: .recorded, isCancelled: isCancelled) { name, event in
          readCount += 1
          if filter.allows(name), filter.allows(day: CivilDay(daysSinceEpoch: event.civilDay)),
            selection?.contains(name, event) ?? true, time.tells(of: event, name, view)
          {
            let entity = replay.meant(event, in: name).entity(in: name)
            batch.append(EventRow(name, event, of: entity), 0)
          }
          return batch.rows.count < limit
        }
      }, number: { view.history.rowNumber(of: $0.name) })
    return RowCursor(EventRow.columns, view, rows)
  }

  /// As `query`, with everything that it finds in memory, `most` rows at most; `leavesOutLater` as
  /// for `view`.
  package func answer(
    to sql: String, with values: [QueryValue] = [], over own: AnyTable? = nil,
    at time: QueryTime = .present, leavesOutLater: Bool = false, most: Int = .max
  ) throws(DiaryError) -> QueryAnswer {
    try catchUp()
    let found = Mutex(QueryAnswer())
    let now = dependencies.now()
    try query(
      sql, with: values, over: own,
      at: leavesOutLater ? time.completed(by: self.time(leavingOutAfter: now)) : time,
      start: { names, origins in
        found.withLock { ($0.columns, $0.origins) = (names, origins) }
      },
      take: { row in
        found.withLock { found in
          found.rows.append(row)
          return found.rows.count < most
        }
      })
    return found.withLock(\.self)
  }

  /// Answers a query over every table (see `Tables.asked`), without writing anything anywhere.
  ///
  /// - Parameters:
  ///   - values: those of its parameters `?`, in their order.
  ///   - own: a table that is there for this query only.
  ///   - time: at which tables are asked that name no time of their own.
  ///   - isCancelled: asked now and then.
  ///   - start: receives the names of the columns, and what each shows as it is.
  ///   - take: is given each row as it is found; false ends the query.
  /// - Throws: `DiaryError.query`; `.cancelled`; what reading the journal may throw.
  /// - Complexity: as the query asks; a table at another time costs what `view(at:)` does, once.
  package func query(
    _ sql: String, with values: [QueryValue] = [], over own: AnyTable? = nil,
    at time: QueryTime = .present,
    isCancelled: @escaping @Sendable () -> Bool = {
      Interruption.isRequested || Task.isCancelled
    },
    start: @Sendable ([String], [ColumnOrigin?]) -> Void, take: @Sendable ([QueryValue]) -> Bool
  ) throws(DiaryError) {
    let host = try QueryHost(
      Tables.all + [Tables.calendar, own].compactMap(\.self), at: time.completed(by: self.time),
      asked: view(at:),
      walk: cursor,
      index: { time, view throws(DiaryError) in try self.searchIndex(at: time, view, isCancelled) },
      read: readWords, readEvent: readEvent,
      isCancelled: isCancelled)
    let connection = try QueryConnection(host)
    defer { connection.close() }
    try connection.run(sql, with: values, start: start, take: take)
  }
}
