public import Echolog

/// What everything is written as.
///
///     for form in ExportForm.allCases {
///       try await diary.export(to: folder + "/diary." + form.rawValue, as: form)
///     }
public enum ExportForm: String, CaseIterable, Sendable {
  /// Every event as a line of JSON, which is all there is.
  case jsonl
  /// A document to read, day by day. What became of an entry is not in it, and a note that is not
  /// opened stays sealed.
  case markdown
  /// A table to read, a row an entry, which an import takes in again.
  case csv
}

/// What a table is written as.
///
///     try await diary.exportTable("logs", to: folder + "/logs.parquet", as: .parquet)
public enum TableForm: String, CaseIterable, Sendable {
  case csv, jsonl, parquet
  /// A stream of Arrow's IPC format.
  case arrow
  /// A database of SQLite.
  case sqlite
  /// Records of `Schemas/echolog/v1/events.proto`, each behind its length as a varint: the form of
  /// the table `events` alone.
  case pb
}

/// What came of an export.
///
///     let outcome = try await diary.export(to: folder + "/all.jsonl")
///     show(outcome.count, outcome.missingEventCount)
public struct ExportOutcome: Equatable, Sendable {
  /// How many events were written, or entries where the file is one to read.
  public let count: Int
  /// How many events are known besides, and can not be read here.
  public let missingEventCount: UInt64
  /// Whether the diary keeps that everything left; it does not of a file to read.
  public let isNoted: Bool
}

extension Diary {
  /// Writes everything to a file, in the place of what is there: whole, or not at all. It is not
  /// encrypted.
  ///
  ///     try await diary.export(to: folder + "/diary.md", as: .markdown)
  ///
  /// - Parameters:
  ///   - path: of the file.
  ///   - form: what it is to be.
  ///   - days: only what is of these, in a form to read; nil for all there is.
  ///   - mayGoOn: is given how much of how much is written, in events or in days; false stops
  ///     there.
  /// - Throws: `DiaryFailure.refused` with `refusedByPolicy`, `.diskFull`, `.notPermitted`,
  ///   `.notUnderstood` for days of all events, and `.cancelled` where it was stopped.
  /// - Complexity: linear in the events, of which few are in memory at once.
  @discardableResult public func export(
    to path: String, as form: ExportForm = .jsonl, of days: ClosedRange<CivilDay>? = nil,
    mayGoOn: @Sendable (_ done: Int, _ all: Int) -> Bool = { _, _ in !Task.isCancelled }
  ) async throws -> ExportOutcome {
    guard form != .jsonl || days == nil else {
      throw DiaryFailure.notUnderstood("jsonl is of all days")
    }
    do throws(ExportError) {
      try await onDiary { () async throws(DiaryError) in try require(.exporting) }
      return try await write(
        form, to: ExportFile(Path(path), on: POSIXDisk()), of: days, mayGoOn: mayGoOn)
    } catch {
      throw DiaryFailure(error)
    }
  }

  /// Writes a table of which `ask` knows, in the place of what is there: whole, or not at all. It
  /// is not encrypted.
  ///
  ///     try await diary.exportTable("moments", to: folder + "/moments.csv", as: .csv)
  ///
  /// - Parameters:
  ///   - name: as SQL calls it, such as `logs` or `events`; `Schemas/tables.md` has all of them.
  ///   - path: of the file.
  ///   - form: what it is to be.
  ///   - hasTexts: whether the person's words leave too.
  ///   - mayGoOn: is given how much is read; false stops there.
  /// - Returns: how many rows were written.
  /// - Throws: `DiaryFailure.notUnderstood` where there is no such table, or none in that form;
  ///   else as `export`.
  @discardableResult public func exportTable(
    _ name: String, to path: String, as form: TableForm, withTexts hasTexts: Bool = false,
    mayGoOn: @Sendable (_ done: Int) -> Bool = { _ in !Task.isCancelled }
  ) async throws -> Int {
    guard let table = Tables.named(name), form != .pb || table.name == AnyTable.events.name else {
      throw DiaryFailure.notUnderstood("no such table: \(name)")
    }
    do throws(ExportError) {
      try await onDiary { () async throws(DiaryError) in try require(.exporting) }
      let written = try await write(
        [table], as: form, to: ExportFile(Path(path), on: POSIXDisk()), withTexts: hasTexts
      ) { done, _ in mayGoOn(done) }
      return written[0].rowCount
    } catch {
      throw DiaryFailure(error)
    }
  }

  /// Writes what a question in SQL finds, in the place of what is there: whole, or not at all. It
  /// is not encrypted.
  ///
  ///     let weeks = "SELECT week, sum(amount) AS ml FROM logs WHERE activity = ? GROUP BY week"
  ///     try await diary.exportAnswer(
  ///       to: weeks, with: [.text("water")], in: folder + "/water.parquet", as: .parquet)
  ///
  /// - Parameters:
  ///   - sql: as `ask` takes it; the types of the columns in the file stand in `Schemas/tables.md`.
  ///   - values: those of its parameters `?`, in their order.
  ///   - path: of the file; a database has the table `answer`.
  ///   - form: what it is to be, but `pb`.
  /// - Returns: how many rows were written.
  /// - Throws: `DiaryFailure.notUnderstood` where the question is not, or has no such form; else as
  ///   `export`.
  /// - Complexity: as the question asks; what it finds is in memory.
  @discardableResult public func exportAnswer(
    to sql: String, with values: [QueryValue] = [], in path: String, as form: TableForm
  ) async throws -> Int {
    guard form != .pb else { throw DiaryFailure.notUnderstood("pb is of events") }
    do throws(ExportError) {
      let found = try await onDiary { () async throws(DiaryError) in
        try require(.exporting)
        return try answer(to: sql, with: values)
      }
      let written = try await write(
        [found.table], as: form, to: ExportFile(Path(path), on: POSIXDisk()), withTexts: true
      ) { _, _ in !Task.isCancelled }
      return written[0].rowCount
    } catch {
      throw DiaryFailure(error)
    }
  }
}

extension DiaryFailure {
  fileprivate init(_ error: ExportError) {
    switch error {
    case .diary(let error): self.init(error)
    case .file(let error): self.init(.storage(error))
    case .database(let error): self = error.isFull ? .diskFull : .failed("database")
    }
  }
}

extension Diary {
  /// Writes everything to a file, and notes in the vault that it was, unless the vault is a copy.
  /// The file is what was asked for, so a vault that takes nothing makes no failure of it. What is
  /// only to be read keeps no copy of everything, and is not noted.
  ///
  /// - Parameters:
  ///   - days: only what is of these, where it is to be read; nil for all.
  ///   - hasNumbers: whether 64-bit numbers are numbers in lines of JSON.
  ///   - mayGoOn: is given how much of how much is written; false stops there.
  package nonisolated func write(
    _ form: ExportForm, to file: ExportFile, of days: ClosedRange<CivilDay>? = nil,
    withNumbers hasNumbers: Bool = false, mayGoOn: (_ done: Int, _ all: Int) -> Bool
  ) async throws(ExportError) -> ExportOutcome {
    let pieces = try await onDiary { () async throws(DiaryError) in
      try await form.pieces(of: self, in: days, withNumbers: hasNumbers)
    }
    if form == .jsonl { try file.requireSpace(forLines: pieces.progress.all) }
    let count = try await file.write(pieces, mayGoOn: mayGoOn)
    var isNoted = false
    if form == .jsonl {
      do throws(DiaryError) {
        isNoted = try await note(NoteExport(.events))
      } catch {
        // Also where nobody knows whether it was kept: that it may not be is true of both.
      }
    }
    return ExportOutcome(
      count: count, missingEventCount: await missingEventCount, isNoted: isNoted)
  }

  /// Writes tables to a file: several of them as a database, or one, or events of these; `hasTexts`
  /// with the person's words. `mayGoOn` is given how much of how much was read, and `mayReadOn` how
  /// many events were read for a table of these; false stops there.
  package nonisolated func write(
    _ tables: [AnyTable], as form: TableForm, to file: ExportFile, withTexts hasTexts: Bool,
    _ events: EventSelection? = nil, withNumbers hasNumbers: Bool = false,
    mayReadOn: @escaping @Sendable (Int) -> Bool = { _ in !Interruption.isRequested },
    mayGoOn: (_ done: Int, _ all: Int) -> Bool
  ) async throws(ExportError) -> [WrittenTable] {
    let pieces = try await onDiary { () async throws(DiaryError) in
      try await form.pieces(
        of: tables[0], in: self, withTexts: hasTexts, events, withNumbers: hasNumbers,
        mayReadOn: mayReadOn)
    }
    if let pieces {
      let count = try await file.write(pieces, mayGoOn: mayGoOn)
      return [WrittenTable(name: tables[0].name, rowCount: count)]
    }
    return try await file.writeDatabase(
      of: tables, from: self, withTexts: hasTexts, events, mayGoOn: mayGoOn, mayReadOn: mayReadOn)
  }
}
