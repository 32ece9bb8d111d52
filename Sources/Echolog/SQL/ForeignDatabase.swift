@unsafe @preconcurrency private import CSQLite

/// The tables of a file of SQLite that another program wrote, for reading only.
///
/// It works on a copy of the bytes: nothing of the file is locked or changed, and a file that was
/// copied while its program kept a write-ahead log beside it is read as far as it goes by itself.
/// It ends with `close()`.
@safe package final class ForeignDatabase {
  private let connection: OpaquePointer
  /// A row takes more bytes than four: where damage leads in circles, it has an end.
  private let mostRows: Int

  /// Nil for bytes that are no database of SQLite.
  package init?(_ file: [UInt8]) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX
    // Sound: the pointer is read after the call that sets it, also where that fails.
    guard unsafe sqlite3_open_v2(":memory:", &opened, flags, nil) == SQLITE_OK,
      let opened = unsafe opened, file.count > Self.versions.upperBound,
      let copy = unsafe sqlite3_malloc64(sqlite3_uint64(file.count))
    else {
      unsafe sqlite3_close_v2(opened)
      return nil
    }
    unsafe connection = opened
    mostRows = file.count / 4
    unsafe copy.copyMemory(from: file, byteCount: file.count)
    // A database in memory has no log beside it.
    for version in Self.versions {
      unsafe copy.storeBytes(of: 1, toByteOffset: version, as: UInt8.self)
    }
    // Sound: SQLite owns the copy from here on, and frees it also where this fails.
    let code = unsafe sqlite3_deserialize(
      connection, "main", copy.assumingMemoryBound(to: UInt8.self), Int64(file.count),
      Int64(file.count), UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY))
    unsafe sqlite3_exec(connection, "PRAGMA trusted_schema = off", nil, nil, nil)
    // What a column computes may be longer than the file.
    unsafe sqlite3_limit(connection, SQLITE_LIMIT_LENGTH, 1 << 20)
    if code != SQLITE_OK {
      close()
      return nil
    }
  }

  /// Where the header says by which means the file is written and read; 2 is a write-ahead log.
  private static let versions = 18...19

  /// The rows of a table, each with all its values by the names of their columns in small letters;
  /// nil without a table that has such columns, and where it can not be read to its end.
  ///
  /// - Parameter name: as the other program has it, which is no word of a person.
  package func rows(of name: String, with columns: Set<String>) -> [[String: QueryValue]]? {
    var statement: OpaquePointer?
    // Sound: the texts are read within the calls; the statement is finalised here.
    defer { unsafe sqlite3_finalize(statement) }
    let isTable = unsafe sqlite3_table_column_metadata(
      connection, "main", name, nil, nil, nil, nil, nil, nil)
    // What a view would compute may have no end.
    guard isTable == SQLITE_OK else { return nil }
    let line = "SELECT * FROM main.\"\(name)\""
    guard unsafe sqlite3_prepare_v2(connection, line, -1, &statement, nil) == SQLITE_OK else {
      return nil
    }
    // Sound: each index is below the column count; the strings are copied.
    let names = unsafe (0..<sqlite3_column_count(statement)).map {
      unsafe String(cString: sqlite3_column_name(statement, $0)).lowercased()
    }
    guard columns.isSubset(of: names) else { return nil }
    var rows: [[String: QueryValue]] = []
    while rows.count <= mostRows {
      switch unsafe sqlite3_step(statement) {
      case SQLITE_ROW:
        let values = names.indices.map {
          unsafe queryValue(sqlite3_column_value(statement, Int32($0)))
        }
        rows.append(Dictionary(zip(names, values)) { first, _ in first })
      case SQLITE_DONE: return rows
      default: return nil
      }
    }
    return nil
  }

  /// Lets go of the copy; nothing is asked after.
  package func close() {
    // Sound: no statement is open, so SQLite lets go of everything.
    unsafe sqlite3_close_v2(connection)
  }
}
