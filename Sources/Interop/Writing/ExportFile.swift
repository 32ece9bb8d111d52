package import Echolog

/// Why an export did not come to its end. No file was made, and none was changed.
package enum ExportError: Error, Equatable, Sendable {
  /// The diary, which is `cancelled` where the export was stopped.
  case diary(DiaryError)
  /// The file, or its folder.
  case file(StorageError)
  /// A database, in SQLite's own words.
  case database(TableDatabaseError)
}

/// How many rows of a table were written.
package struct WrittenTable: Equatable, Sendable {
  package let name: String
  package let rowCount: Int

  package init(name: String, rowCount: Int) {
    (self.name, self.rowCount) = (name, rowCount)
  }
}

/// A file into which something of a diary is written. It takes the place of what is there once it
/// is whole and durable; where that fails or is stopped, nothing is changed and nothing stays
/// beside it.
package struct ExportFile: Sendable {
  private let path: Path
  private let disk: any Disk

  package init(_ path: Path, on disk: any Disk) { (self.path, self.disk) = (path, disk) }

  /// An event takes more as a line of JSON.
  private static let leastLineByteCount = 128

  /// - Throws: where there is no room for so many events as lines of JSON.
  func requireSpace(forLines count: Int) throws(ExportError) {
    try onFile { () throws(StorageError) in
      try disk.requireSpace(count * Self.leastLineByteCount, at: path.parent)
    }
  }

  /// Writes what is whole already.
  package func write(_ bytes: [UInt8]) async throws(ExportError) {
    try await replacing { output throws(ExportError) in
      try onFile { () throws(StorageError) in try output.write(bytes) }
    }
  }

  /// - Parameter mayGoOn: is given how far it is after each part; false stops there.
  /// - Returns: how many events, entries or rows were written.
  func write(
    _ pieces: any ExportPieces, mayGoOn: (_ done: Int, _ all: Int) -> Bool
  ) async throws(ExportError) -> Int {
    try await replacing { output async throws(ExportError) in
      var pieces = pieces
      while let piece = try await onDiary({ () async throws(DiaryError) in
        try await pieces.next()
      }) {
        try onFile { () throws(StorageError) in try output.write(piece) }
        let progress = pieces.progress
        guard mayGoOn(progress.done, progress.all) else { throw .diary(.cancelled) }
      }
      return pieces.count
    }
  }

  /// Writes a database with a table for each of these. `mayGoOn` is given how many rows were
  /// written, and `mayReadOn` how many events were read; false stops there.
  func writeDatabase(
    of tables: [AnyTable], from diary: Diary, withTexts hasTexts: Bool,
    _ events: EventSelection?, mayGoOn: (_ done: Int, _ all: Int) -> Bool,
    mayReadOn: @escaping @Sendable (Int) -> Bool
  ) async throws(ExportError) -> [WrittenTable] {
    try await replacing { output async throws(ExportError) in
      let database = try onDatabase { () throws(TableDatabaseError) in
        try TableDatabase(output.temporary)
      }
      var written: [WrittenTable] = []
      var total = 0
      do throws(ExportError) {
        for table in tables {
          try onDatabase { () throws(TableDatabaseError) in
            try database.begin(table.name, table.columns(withTexts: hasTexts))
          }
          try await onDiary { () async throws(DiaryError) in
            try await diary.beginRows(of: table, withTexts: hasTexts, events, mayGoOn: mayReadOn)
          }
          var count = 0
          while let batch = try await onDiary({ () throws(DiaryError) in
            try await diary.nextRows()
          }) {
            try onDatabase { () throws(TableDatabaseError) in try database.append(batch) }
            (count, total) = (count + batch.rowCount, total + batch.rowCount)
            guard mayGoOn(total, 0) else { throw .diary(.cancelled) }
          }
          written.append(WrittenTable(name: table.name, rowCount: count))
        }
      } catch {
        database.abandon()
        throw error
      }
      try onDatabase { () throws(TableDatabaseError) in try database.finish() }
      return written
    }
  }

  private func replacing<Result>(
    _ write: (ReplacingFile) async throws(ExportError) -> Result
  ) async throws(ExportError) -> Result {
    let output = try onFile { () throws(StorageError) in try ReplacingFile(path, on: disk) }
    do throws(ExportError) {
      let result = try await write(output)
      try onFile { () throws(StorageError) in try output.finish() }
      return result
    } catch {
      output.abandon()
      throw error
    }
  }
}

private func onFile<Result>(
  _ work: () throws(StorageError) -> Result
) throws(ExportError) -> Result {
  try Swift.Result(catching: work).mapError(ExportError.file).get()
}

private func onDatabase<Result>(
  _ work: () throws(TableDatabaseError) -> Result
) throws(ExportError) -> Result {
  try Swift.Result(catching: work).mapError(ExportError.database).get()
}

/// Lets what a diary does not give end an export, or something else.
func onDiary<Result, Failure>(
  as failure: (DiaryError) -> Failure = ExportError.diary,
  _ work: () async throws(DiaryError) -> Result
) async throws(Failure) -> Result {
  do throws(DiaryError) {
    return try await work()
  } catch {
    throw failure(error)
  }
}
