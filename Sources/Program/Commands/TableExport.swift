import Echolog
import Interop
import Journal
import Platform

/// Tables that are to leave: which ones, as what, and whether with the person's words.
struct TableExport: Sendable {
  let file: String?
  let tables: [AnyTable]
  /// Nil where neither an option nor the name of the file tells one.
  let form: TableForm?
  let hasTexts: Bool

  /// What stands for every table.
  static let all = "all"

  /// - Throws: `unknownChoice`, `valuesJoined`, `formContradicted`, `tablesTooMany`.
  init(_ line: Arguments) throws(LineError) {
    file = line.operand(0)
    hasTexts = line.has("--texts")
    var tables: [AnyTable] = []
    for word in line.values("--table") {
      if word.contains(",") { throw .usage(.valuesJoined(word, flag: "--table")) }
      let named = word == Self.all ? Tables.all : [try line.table(word, for: "--table")]
      tables += named.filter { table in !tables.contains { $0.name == table.name } }
    }
    self.tables = tables
    let named = file.flatMap(ExportForm.ending).flatMap(TableForm.init(ending:))
    if let word = line.value("--as") {
      let asked = try line.choice(word, of: TableForm.allCases, by: \.rawValue, for: "--as")
      if let named, named != asked {
        throw .usage(
          .formContradicted(
            file: line.needed(0), named: named.rawValue, asked: asked.rawValue))
      }
      form = asked
    } else {
      form = named
    }
    if let form, form != .sqlite, tables.count > 1 {
      throw .usage(.tablesTooMany(form: form.rawValue))
    }
  }
}

/// What a table is written as.
package enum TableForm: String, CaseIterable, Sendable {
  case csv, jsonl, parquet
  /// A stream of Arrow's IPC format.
  case arrow
  /// A database, which alone holds several tables.
  case sqlite

  /// The form that the ending of a file's name tells; nil where it tells none.
  package init?(ending: String) {
    switch ending {
    case "csv": self = .csv
    case "jsonl", "ndjson", "json": self = .jsonl
    case "parquet": self = .parquet
    case "arrow", "arrows": self = .arrow
    case "sqlite", "sqlite3", "db": self = .sqlite
    default: return nil
    }
  }

  /// Whether it is text, which a screen can show.
  fileprivate var isText: Bool { self == .csv || self == .jsonl }

  /// Nil for a database, which is written in its own way.
  fileprivate func encoder(_ columns: [ColumnHeading]) -> (any TableEncoder)? {
    switch self {
    case .csv: CSVEncoder(columns)
    case .jsonl: JSONLinesEncoder()
    case .parquet: ParquetEncoder(columns, compress: QuickBlock.compress)
    case .arrow: ArrowStreamEncoder(columns)
    case .sqlite: nil
    }
  }
}

/// How many rows of a table were written.
package struct WrittenTable: Equatable, Sendable {
  package let name: String
  package let rowCount: Int

  package init(name: String, rowCount: Int) {
    self.name = name
    self.rowCount = rowCount
  }
}

extension Session {
  /// Writes tables to a file, in the place of what stands there, or one to the standard output.
  func export(_ wanted: TableExport, _ console: Console) async throws(Stopped) -> ExitCode {
    let form = try requiredForm(of: wanted, console)
    let diary = try opened()
    try await asking { () async throws(DiaryError) in try await diary.require(.exporting) }
    guard let file = wanted.file, file != "-" else {
      let written = try await write(wanted, as: form, to: console)
      let page = Catalogue.exported(
        written, missing: try await missingEventCount(), to: nil, as: form,
        hasTexts: wanted.hasTexts)
      for note in page.notes { try console.note(note) }
      return page.exit
    }
    let path = try places.absolute(file)
    try requireFree(path, console)
    let line = LiveLine(console) { done, _, _ in Catalogue.exportingRows(done) }
    defer { line.clear() }
    let written = try await replace(path) { output async throws(Stopped) in
      form == .sqlite
        ? try await writeDatabase(wanted, to: output.temporary, telling: line)
        : try await write(wanted, as: form, to: output, telling: line)
    }
    line.clear()
    return try console.show(
      Catalogue.exported(
        written, missing: try await missingEventCount(), to: path.text, as: form,
        hasTexts: wanted.hasTexts))
  }

  /// The form, where the line tells one that can be written to where it leads.
  private func requiredForm(
    of wanted: TableExport, _ console: Console
  ) throws(Stopped) -> TableForm {
    let isFile = wanted.file.map { $0 != "-" } ?? false
    let ending = wanted.file.flatMap(ExportForm.ending)
    // A name that tells of something else is no name for a table, whatever `--as` says.
    let isOther =
      ending.map { ExportForm.otherEndings.contains($0) && TableForm(ending: $0) == nil } ?? false
    guard let form = wanted.form, !isOther else {
      throw .trouble(Catalogue.tableForms(for: isFile ? wanted.file : nil, wanted.tables))
    }
    let isBare = console.output == nil && console.listener == nil && console.held == nil
    guard isFile || form.isText || form != .sqlite && isBare && !console.isSeen else {
      throw .trouble(Catalogue.tableNeedsFile(form, wanted.tables))
    }
    return form
  }

  /// The rows of a table, batch by batch.
  private func eachBatch(
    of table: AnyTable, withTexts hasTexts: Bool,
    _ body: (TableBatch) throws(Stopped) -> Void
  ) async throws(Stopped) -> WrittenTable {
    let diary = try opened()
    try await asking { () async throws(DiaryError) in
      try await diary.beginRows(of: table, withTexts: hasTexts)
    }
    var count = 0
    while true {
      let batch = try await asking { () async throws(DiaryError) in try await diary.nextRows() }
      guard let batch else { return WrittenTable(name: table.name, rowCount: count) }
      try body(batch)
      count += batch.rowCount
    }
  }

  private func write(
    _ wanted: TableExport, as form: TableForm, to output: ReplacingFile, telling line: LiveLine
  ) async throws(Stopped) -> [WrittenTable] {
    var done = 0
    return try await encode(wanted, as: form) { bytes, rowCount throws(Stopped) in
      try onStorage { () throws(StorageError) in try output.write(bytes) }
      done += rowCount
      line.mayGoOn(after: done, of: done)
    }
  }

  private func write(
    _ wanted: TableExport, as form: TableForm, to console: Console
  ) async throws(Stopped) -> [WrittenTable] {
    try await encode(wanted, as: form) { bytes, _ throws(Stopped) in
      guard form.isText else { return try console.write(bytes: bytes) }
      let text = String(decoding: bytes, as: UTF8.self)
      try console.write(console.isSeen ? VisibleText.paragraph(text) : text)
    }
  }

  /// The bytes of a table, part by part, each with how many rows are in it.
  private func encode(
    _ wanted: TableExport, as form: TableForm,
    _ body: ([UInt8], Int) throws(Stopped) -> Void
  ) async throws(Stopped) -> [WrittenTable] {
    var written: [WrittenTable] = []
    for table in wanted.tables {
      let columns = table.columns(withTexts: wanted.hasTexts)
      guard var encoder = form.encoder(columns) else { continue }
      try body(encoder.head(), 0)
      written.append(
        try await eachBatch(of: table, withTexts: wanted.hasTexts) { batch throws(Stopped) in
          try body(encoder.rows(batch), batch.rowCount)
        })
      try body(encoder.end(), 0)
    }
    return written
  }

  private func writeDatabase(
    _ wanted: TableExport, to path: Path, telling line: LiveLine
  ) async throws(Stopped) -> [WrittenTable] {
    let database = try onDatabase(path) { () throws(TableDatabaseError) in
      try TableDatabase(path)
    }
    var written: [WrittenTable] = []
    var done = 0
    do throws(Stopped) {
      for table in wanted.tables {
        let columns = table.columns(withTexts: wanted.hasTexts)
        try onDatabase(path) { () throws(TableDatabaseError) in
          try database.begin(table.name, columns)
        }
        written.append(
          try await eachBatch(of: table, withTexts: wanted.hasTexts) { batch throws(Stopped) in
            try onDatabase(path) { () throws(TableDatabaseError) in try database.append(batch) }
            done += batch.rowCount
            line.mayGoOn(after: done, of: done)
          })
      }
    } catch {
      database.abandon()
      throw error
    }
    try onDatabase(path) { () throws(TableDatabaseError) in try database.finish() }
    return written
  }

  private func onDatabase<Result>(
    _ path: Path, _ work: () throws(TableDatabaseError) -> Result
  ) throws(Stopped) -> Result {
    do throws(TableDatabaseError) {
      return try work()
    } catch {
      throw .trouble(Catalogue.databaseNotWritten(error, at: path))
    }
  }
}
