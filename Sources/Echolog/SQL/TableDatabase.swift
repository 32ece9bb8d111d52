@unsafe @preconcurrency private import CSQLite

/// Why a database was not written, in SQLite's own words.
package struct TableDatabaseError: Error, Equatable, Sendable {
  package let sentence: String
  /// Whether there was no room for more.
  package let isFull: Bool
}

/// A file of SQLite with tables of a diary in it: texts, days and times as TEXT, numbers and flags
/// as INTEGER, reals as REAL.
///
/// It is written in one transaction without a journal of SQLite's own: a file that `finish()` did
/// not complete is to be removed. What it holds is durable once the file is synced.
@safe package final class TableDatabase {
  private let connection: OpaquePointer
  private var statement: OpaquePointer?

  /// - Parameter path: of an empty file.
  package init(_ path: Path) throws(TableDatabaseError) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    // Sound: the pointer is read after the call that sets it, also where that fails.
    let code = unsafe sqlite3_open_v2(path.text, &opened, flags, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      unsafe sqlite3_close_v2(opened)
      let sentence = unsafe String(cString: sqlite3_errstr(code))
      throw TableDatabaseError(sentence: sentence, isFull: false)
    }
    unsafe connection = opened
    do throws(TableDatabaseError) {
      for line in [
        "PRAGMA journal_mode = off", "PRAGMA synchronous = off", "PRAGMA locking_mode = exclusive",
        "BEGIN",
      ] { try run(line) }
    } catch {
      abandon()
      throw error
    }
  }

  /// Makes an empty table, to which the batches that follow belong.
  package func begin(_ name: String, _ columns: [ColumnHeading]) throws(TableDatabaseError) {
    endTable()
    let declared = columns.map(\.declaration).joined(separator: ", ")
    try run("CREATE TABLE \"\(name)\" (\(declared))")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    let line = "INSERT INTO \"\(name)\" VALUES (\(places))"
    // Sound: the text is read within the call.
    try check(unsafe sqlite3_prepare_v2(connection, line, -1, &statement, nil))
  }

  /// Adds rows to the table that was begun last.
  package func append(_ batch: TableBatch) throws(TableDatabaseError) {
    for row in 0..<batch.rowCount {
      for (index, column) in batch.columns.enumerated() {
        try check(unsafe bound(column.value(row), to: statement, at: Int32(index) + 1))
      }
      let code = unsafe sqlite3_step(statement)
      guard code == SQLITE_DONE else { throw failure(code) }
      unsafe sqlite3_reset(statement)
    }
  }

  /// Completes the file and closes it.
  package func finish() throws(TableDatabaseError) {
    defer { abandon() }
    endTable()
    try run("COMMIT")
  }

  /// Closes a file that is not wanted any more.
  package func abandon() {
    endTable()
    // Sound: nothing is open on the connection, which is not used after.
    unsafe sqlite3_close_v2(connection)
  }

  private func run(_ line: String) throws(TableDatabaseError) {
    try check(unsafe sqlite3_exec(connection, line, nil, nil, nil))
  }

  private func check(_ code: Int32) throws(TableDatabaseError) {
    if code != SQLITE_OK { throw failure(code) }
  }

  private func failure(_ code: Int32) -> TableDatabaseError {
    TableDatabaseError(
      sentence: unsafe String(cString: sqlite3_errmsg(connection)),
      isFull: code & 0xFF == SQLITE_FULL)
  }

  private func endTable() {
    // Sound: the statement is used by this table only, and nowhere after.
    unsafe sqlite3_finalize(statement)
    unsafe statement = nil
  }
}
