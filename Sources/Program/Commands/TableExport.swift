import Echolog
import Interop
import Journal
import Platform

/// Tables or events that are to leave: which ones, as what, and whether with the person's words.
struct TableExport: Sendable {
  let file: String?
  let tables: [AnyTable]
  /// Which events, where it is about these and no other table.
  var events: EventSelection?
  /// Nil where neither an option nor the name of the file gives one.
  let form: TableForm?
  let hasTexts: Bool
  /// Whether 64-bit numbers of events are numbers in lines of JSON.
  let hasNumbers: Bool

  /// What means every table.
  static let all = "all"

  /// - Throws: `unknownChoice`, `valuesJoined`, `formContradicted`, `tablesTooMany`.
  init(_ line: Arguments) throws {
    file = line.operand(0)
    (hasTexts, hasNumbers) = (line.has("--texts"), false)
    var tables: [AnyTable] = []
    for word in line.values("--table") {
      if word.contains(",") { throw UsageError.valuesJoined(word, flag: "--table") }
      let named = word == Self.all ? Tables.all : [try line.table(word, for: "--table")]
      tables += named.filter { table in !tables.contains { $0.name == table.name } }
    }
    self.tables = tables
    form = try Self.form(of: line, among: TableForm.ofTables)
    if let form, form != .sqlite, tables.count > 1 {
      throw UsageError.tablesTooMany(form: form.rawValue)
    }
  }

  /// - Throws: `unknownChoice`, `formContradicted`.
  init(ofEvents line: Arguments) throws {
    file = line.operand(0)
    (hasTexts, hasNumbers) = (line.has("--texts"), line.has("--numbers"))
    tables = [.events]
    events = EventSelection()
    form = try Self.form(of: line, among: TableForm.allCases)
    if hasNumbers, form != .jsonl {
      throw UsageError.flagMissing("--as jsonl beside --numbers", command: "replay")
    }
  }

  private static func form(of line: Arguments, among forms: [TableForm]) throws -> TableForm? {
    let named = line.operand(0).flatMap(ExportForm.ending).flatMap { ending in
      TableForm(ending: ending, among: forms)
    }
    guard let word = line.value("--as") else { return named }
    let asked = try line.choice(word, of: forms, by: \.rawValue, for: "--as")
    if let named, named != asked {
      throw UsageError.formContradicted(
        file: line.needed(0), named: named.rawValue, asked: asked.rawValue)
    }
    return asked
  }

  /// The forms in which these can leave.
  var forms: [TableForm] {
    if events != nil { return TableForm.allCases }
    return tables.count == 1 ? TableForm.ofTables : [.sqlite]
  }

  /// The line that writes them to a file of a form, without the program's name.
  func line(as form: TableForm) -> String {
    let name = tables.count == 1 ? tables[0].name : Self.all
    let words = events == nil ? ["export", "--table", name] : ["replay"]
    return Words.line(words + ["\(name).\(form.rawValue)"])
  }

  /// Whether it is about some of the events only.
  fileprivate var isOfSome: Bool { events?.isOfAll == false }

  /// Whether the name of the file means something that is not written here.
  fileprivate var isNamedOtherwise: Bool {
    guard let ending = file.flatMap(ExportForm.ending),
      TableForm(ending: ending, among: forms) == nil
    else { return false }
    return ExportForm.otherEndings.contains(ending) || ExportForm(ending: ending) != nil
  }
}

/// What a table, or chosen events, are written as.
enum TableForm: String, CaseIterable, Sendable {
  case csv, jsonl, parquet
  /// A stream of Arrow's IPC format.
  case arrow
  /// A database, the only form for several tables.
  case sqlite
  /// Records of `Schemas/echolog/v1/events.proto`, each behind its length as a varint.
  case pb

  /// Those that have rows and columns.
  static let ofTables = allCases.filter { $0 != .pb }

  /// The form that the ending of a file's name means; nil for none of these.
  init?(ending: String, among forms: [TableForm] = ofTables) {
    guard let form = Self.named(by: ending), forms.contains(form) else { return nil }
    self = form
  }

  private static func named(by ending: String) -> TableForm? {
    switch ending {
    case "csv": .csv
    case "jsonl", "ndjson", "json": .jsonl
    case "parquet": .parquet
    case "arrow", "arrows": .arrow
    case "sqlite", "sqlite3", "db": .sqlite
    case "pb": .pb
    default: nil
    }
  }

  /// Whether it is text, which a screen can show.
  fileprivate var isText: Bool { self == .csv || self == .jsonl }

  /// Nil for a database and for records, which are written in their own ways.
  fileprivate func encoder(_ columns: [ColumnHeading]) -> (any TableEncoder)? {
    switch self {
    case .csv: CSVEncoder(columns)
    case .jsonl: JSONLinesEncoder()
    case .parquet: ParquetEncoder(columns, compress: QuickBlock.compress)
    case .arrow: ArrowStreamEncoder(columns)
    case .sqlite, .pb: nil
    }
  }
}

/// How many rows of a table were written.
struct WrittenTable: Equatable, Sendable {
  let name: String
  let rowCount: Int
}

extension Session {
  func export(_ wanted: TableExport, _ console: Console) async throws -> ExitCode {
    let form = try requiredForm(of: wanted, console)
    let diary = try opened()
    try await diary.require(.exporting)
    guard let file = wanted.file, file != "-" else {
      let written = try await write(wanted, as: form, to: console)
      let page = Messages.exported(
        written, missing: try await missingEventCount(), to: nil, as: form,
        hasTexts: wanted.hasTexts, ofSome: wanted.isOfSome)
      for note in page.notes { try console.note(note) }
      return page.exit
    }
    let path = try paths.absolute(file)
    try requireFree(path, console)
    let line = LiveLine(console, Messages.exportingRows)
    defer { line.clear() }
    let written = try await replace(path) { output in
      form == .sqlite
        ? try await writeDatabase(wanted, to: output.temporary, presenter: line)
        : try await write(wanted, as: form, to: output, presenter: line)
    }
    line.clear()
    return try console.show(
      Messages.exported(
        written, missing: try await missingEventCount(), to: path.text, as: form,
        hasTexts: wanted.hasTexts, ofSome: wanted.isOfSome))
  }

  private func requiredForm(of wanted: TableExport, _ console: Console) throws -> TableForm {
    let isFile = wanted.file.map { $0 != "-" } ?? false
    // A name that means something else is no name for a table, whatever `--as` is.
    guard let form = wanted.form, !isFile || !wanted.isNamedOtherwise else {
      throw Messages.tableForms(for: isFile ? wanted.file : nil, wanted)
    }
    let isBare = console.output == nil && console.listener == nil && console.held == nil
    guard isFile || form.isText || form != .sqlite && isBare && !console.isSeen else {
      throw Messages.tableNeedsFile(form, wanted)
    }
    return form
  }

  /// The rows of a table, batch by batch.
  private func eachBatch(
    of table: AnyTable, _ wanted: TableExport, presenter line: LiveLine?,
    _ body: (TableBatch) throws -> Void
  ) async throws -> WrittenTable {
    let diary = try opened()
    let all = wanted.events == nil ? 0 : Int(clamping: try await makePresenter().history.eventCount)
    try await diary.beginRows(of: table, withTexts: wanted.hasTexts, wanted.events) { done in
      if all > 0, let line { return line.mayGoOn(after: done, of: all) }
      return !Interruption.isRequested
    }
    var count = 0
    while true {
      let batch = try await diary.nextRows()
      guard let batch else { return WrittenTable(name: table.name, rowCount: count) }
      try body(batch)
      count += batch.rowCount
      if all == 0 { line?.mayGoOn(after: count, of: 0) }
    }
  }

  /// The chosen events, each as a line of JSON or as a record, gathered to chunks of about 64 KiB.
  private func eachPiece(
    of wanted: TableExport, _ selection: EventSelection, as form: TableForm,
    presenter line: LiveLine?, _ body: ([UInt8]) throws -> Void
  ) async throws -> WrittenTable {
    let presenter = try await makePresenter()
    let all = Int(clamping: presenter.history.eventCount)
    var (done, count) = (0, 0)
    var piece = ByteWriter()
    var lines = EventLines(presenter, holdsAll: false, withNumbers: wanted.hasNumbers)
    try await eachEvent { named in
      done += 1
      if done & 1023 == 0 { line?.mayGoOn(after: done, of: all) }
      guard selection.contains(named.name, named.event) else { return }
      count += 1
      let isShown = wanted.hasTexts && !presenter.isSealed(named.name, named.event)
      if form == .pb {
        let event = isShown ? named.event : named.event.withoutWords()
        piece.append(counted: event.readableRecord.rawSpan)
      } else {
        let event = wanted.hasTexts ? named.event : named.event.withoutWords()
        var text = ""
        lines.append(named.name, event, to: &text)
        piece.append(contentsOf: text.utf8)
      }
      guard piece.count > 1 << 16 else { return }
      try body(piece.bytes)
      piece.removeAll(keepingCapacity: true)
    }
    try body(piece.bytes)
    return WrittenTable(name: AnyTable.events.name, rowCount: count)
  }

  private func write(
    _ wanted: TableExport, as form: TableForm, to output: ReplacingFile, presenter line: LiveLine
  ) async throws -> [WrittenTable] {
    try await encode(wanted, as: form, presenter: line) { bytes in try output.write(bytes) }
  }

  private func write(
    _ wanted: TableExport, as form: TableForm, to console: Console
  ) async throws -> [WrittenTable] {
    try await encode(wanted, as: form, presenter: nil) { bytes in
      guard form.isText else { return try console.write(bytes: bytes) }
      let text = String(decoding: bytes, as: UTF8.self)
      try console.write(console.isSeen ? VisibleText.paragraph(text) : text)
    }
  }

  /// The bytes of a table or of events, part by part.
  private func encode(
    _ wanted: TableExport, as form: TableForm, presenter line: LiveLine?,
    _ body: ([UInt8]) throws -> Void
  ) async throws -> [WrittenTable] {
    if let events = wanted.events, form == .jsonl || form == .pb {
      return [try await eachPiece(of: wanted, events, as: form, presenter: line, body)]
    }
    var written: [WrittenTable] = []
    for table in wanted.tables {
      let columns = table.columns(withTexts: wanted.hasTexts)
      guard var encoder = form.encoder(columns) else { continue }
      try body(encoder.head())
      written.append(
        try await eachBatch(of: table, wanted, presenter: line) { batch in
          try body(encoder.rows(batch))
        })
      try body(encoder.end())
    }
    return written
  }

  private func writeDatabase(
    _ wanted: TableExport, to path: Path, presenter line: LiveLine
  ) async throws -> [WrittenTable] {
    let database = try onDatabase(path) { () throws(TableDatabaseError) in
      try TableDatabase(path)
    }
    var written: [WrittenTable] = []
    do {
      for table in wanted.tables {
        let columns = table.columns(withTexts: wanted.hasTexts)
        try onDatabase(path) { () throws(TableDatabaseError) in
          try database.begin(table.name, columns)
        }
        written.append(
          try await eachBatch(of: table, wanted, presenter: line) { batch in
            try onDatabase(path) { () throws(TableDatabaseError) in try database.append(batch) }
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
  ) throws -> Result {
    do throws(TableDatabaseError) {
      return try work()
    } catch {
      throw Messages.databaseNotWritten(error, at: path)
    }
  }
}
