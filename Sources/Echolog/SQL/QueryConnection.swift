@unsafe @preconcurrency private import CSQLite

/// A database in memory that holds nothing and sees the tables of a host, for queries only.
///
/// Nothing reaches a disk: what SQLite sorts or gathers stays in memory. It ends with `close()`.
@safe final class QueryConnection {
  private let connection: OpaquePointer
  private let host: QueryHost
  private let tables: VirtualTables
  private let clock: QueryClock

  init(_ host: QueryHost) throws(DiaryError) {
    self.host = host
    tables = VirtualTables(host)
    clock = QueryClock(host.view.viewpoint.instant)
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
    // Sound: the pointer is read after the call that sets it.
    guard unsafe sqlite3_open_v2(":memory:", &opened, flags, clock.name) == SQLITE_OK,
      let opened = unsafe opened
    else { throw .query(.notUnderstood("SQLite can not be started", offset: nil)) }
    unsafe connection = opened
    prepare()
    authorize()
  }

  private func prepare() {
    // Sound: what these are given lives as long as the connection; none of it is kept by SQLite
    // beyond `sqlite3_close_v2`.
    unsafe sqlite3_exec(connection, "PRAGMA temp_store = memory", nil, nil, nil)
    // Else a column that is misspelled in double quotes is a text.
    unsafe echolog_forbid_quoted_strings(connection)
    unsafe tables.add(to: connection)
    unsafe host.weekStart.addCollation(to: connection)
    unsafe addQueryFunctions(to: connection, host)
    // SQLite makes these tables when a query first names them, which nothing may do later.
    for table in ["json_each", "json_tree"] {
      unsafe sqlite3_exec(connection, "SELECT 1 FROM \(table)('[]')", nil, nil, nil)
    }
    let context = unsafe Unmanaged.passUnretained(host).toOpaque()
    unsafe sqlite3_progress_handler(
      connection, 4096,
      { context in
        guard let context = unsafe context else { return 0 }
        let host = unsafe Unmanaged<QueryHost>.fromOpaque(context).takeUnretainedValue()
        return host.checkCancelled() ? 1 : 0
      }, context)
  }

  /// Lets nothing but reading happen from here on.
  private func authorize() {
    unsafe sqlite3_set_authorizer(
      connection,
      { context, action, _, _, _, _ in
        switch action {
        case SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION, SQLITE_RECURSIVE: return SQLITE_OK
        default:
          let host = unsafe context.map { unsafe Unmanaged<QueryHost>.fromOpaque($0) }
          let isDeclaring = unsafe host?.takeUnretainedValue().isDeclaring
          return isDeclaring == true ? SQLITE_OK : SQLITE_DENY
        }
      }, unsafe Unmanaged.passUnretained(host).toOpaque())
  }

  /// Runs one query, with `start` before any row, as `Diary.query` has it.
  func run(
    _ query: String, with values: [QueryValue], start: ([String], [ColumnOrigin?]) -> Void,
    take: ([QueryValue]) -> Bool
  ) throws(DiaryError) {
    if let plan = Self.askingForPlan(query) { return try explain(plan, start: start, take: take) }
    let statement = unsafe try statement(of: query)
    // Sound: the statement is used until it is finalised here, and nowhere else.
    defer { unsafe sqlite3_finalize(statement) }
    let asked = unsafe Int(sqlite3_bind_parameter_count(statement))
    guard asked == values.count else {
      throw .query(.notUnderstood("\(asked) parameters and \(values.count) values", offset: nil))
    }
    for (index, value) in values.enumerated() {
      guard unsafe bound(value, to: statement, at: Int32(index) + 1) == SQLITE_OK else {
        throw failure()
      }
    }
    let count = unsafe sqlite3_column_count(statement)
    // Sound: each index is below the column count; the strings are copied before the next step.
    start(
      (0..<count).map { unsafe String(cString: sqlite3_column_name(statement, $0)) },
      (0..<count).map { index in
        guard let table = unsafe sqlite3_column_table_name(statement, index),
          let column = unsafe sqlite3_column_origin_name(statement, index)
        else { return nil }
        return unsafe ColumnOrigin(
          table: String(cString: table), column: String(cString: column),
          mayBeOfOtherTime: host.namesTimes)
      })
    unsafe try forEachRow(of: statement) {
      take((0..<count).map { unsafe queryValue(sqlite3_column_value(statement, $0)) })
    }
  }

  /// `EXPLAIN` of a query, with `QUERY PLAN` behind it or without, as SQLite wants it for a plan;
  /// nil for another query.
  private static func askingForPlan(_ query: String) -> String? {
    let words = query.split(maxSplits: 3, whereSeparator: \.isWhitespace)
    guard let first = words.first, first.lowercased() == "explain" else { return nil }
    let isComplete = words.dropFirst().prefix(2).map { $0.lowercased() } == ["query", "plan"]
    let asked = words.dropFirst(isComplete ? 3 : 1).first
    return "EXPLAIN QUERY PLAN " + (asked.map { query[$0.startIndex...] } ?? "")
  }

  /// Gives the plan of a query, a row a step, those within another one behind it and further in.
  private func explain(
    _ query: String, start: ([String], [ColumnOrigin?]) -> Void, take: ([QueryValue]) -> Bool
  ) throws(DiaryError) {
    let statement = unsafe try statement(of: query)
    // Sound: the statement is used until it is finalised here, and nowhere else.
    defer { unsafe sqlite3_finalize(statement) }
    start(["plan"], [nil])
    var depths: [Int32: Int] = [:]
    unsafe try forEachRow(of: statement) {
      let depth = unsafe depths[sqlite3_column_int(statement, 1), default: 0]
      unsafe depths[sqlite3_column_int(statement, 0)] = depth + 1
      let words = unsafe String(cString: sqlite3_column_text(statement, 3))
        .replacing(#/ VIRTUAL TABLE INDEX \d+:$/#, with: "")
        .replacing(#/ VIRTUAL TABLE INDEX \d+:/#, with: ": ")
      return take([.text(String(repeating: "  ", count: depth) + words)])
    }
  }

  /// Steps to one row after the other while `take` wants more.
  private func forEachRow(of statement: OpaquePointer, _ take: () -> Bool) throws(DiaryError) {
    while true {
      switch unsafe sqlite3_step(statement) {
      case SQLITE_ROW: if !take() { return }
      case SQLITE_DONE: return
      default: throw failure()
      }
    }
  }

  /// A day or a month that stands outside of quotation marks and comments, where SQL subtracts.
  private static func bareDate(in query: String) -> Substring? {
    let parts =
      #/'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|\w+(?:-\w+)*/#
    let date = #/[0-9]{4}-(?:0[1-9]|1[0-2])(?:-[0-9]{2})?/#
    return query.matches(of: parts).lazy.map(\.output).first { $0.wholeMatch(of: date) != nil }
  }

  private func statement(of query: String) throws(DiaryError) -> OpaquePointer {
    // SQLite would read no further.
    guard !query.utf8.contains(0) else { throw .query(.notOneQuery) }
    if let date = Self.bareDate(in: query) {
      throw .query(.notUnderstood("\(date) is a subtraction", offset: nil))
    }
    var statement: OpaquePointer?
    var rest = ""
    let code = unsafe query.withCString { text in
      var tail: UnsafePointer<CChar>?
      let code = unsafe sqlite3_prepare_v2(connection, text, -1, &statement, &tail)
      // Sound: the tail points into the text.
      if let tail = unsafe tail { rest = unsafe String(cString: tail) }
      return code
    }
    guard code == SQLITE_OK else {
      guard code != SQLITE_AUTH else { throw .query(.notReading) }
      throw failure()
    }
    guard let statement = unsafe statement else { throw .query(.notOneQuery) }
    let isLast = rest.allSatisfy { $0.isWhitespace || $0 == ";" }
    guard isLast, unsafe sqlite3_stmt_readonly(statement) != 0 else {
      unsafe sqlite3_finalize(statement)
      throw .query(isLast ? .notReading : .notOneQuery)
    }
    return unsafe statement
  }

  /// Why SQLite gave up: because a callback did, or for a reason of its own.
  private func failure() -> DiaryError {
    if let failure = host.failure { return failure }
    let offset = unsafe sqlite3_error_offset(connection)
    let sentence = unsafe String(cString: sqlite3_errmsg(connection))
    // Of a table that is none of SQLite's own it says this before it asks for leave.
    if sentence.hasSuffix("may not be modified") { return .query(.notReading) }
    return .query(.notUnderstood(sentence, offset: offset < 0 ? nil : Int(offset)))
  }

  func close() {
    // Sound: no statement is open, so SQLite lets go of everything.
    unsafe sqlite3_close_v2(connection)
  }
}
