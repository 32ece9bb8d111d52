import Echolog
import Interop
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
    form = try line.form(among: TableForm.ofTables) { TableForm(ending: $0) }
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
    form = try line.form(among: TableForm.allCases) { ending in
      TableForm(ending: ending, among: TableForm.allCases)
    }
    if hasNumbers, form != .jsonl {
      throw UsageError.flagMissing("--as jsonl beside --numbers", command: "replay")
    }
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

  /// How many events are read for it, or about how many rows it has.
  fileprivate func size(in history: History) -> Int {
    events == nil
      ? tables.reduce(0) { $0 + $1.size(history) } : Int(clamping: history.eventCount)
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

extension TableForm {
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
}

extension Session {
  func export(_ wanted: TableExport, _ console: Console) async throws -> ExitCode {
    let form = try requiredForm(of: wanted, console)
    let diary = try opened()
    try await diary.require(.exporting)
    let isOfEvents = wanted.events != nil
    let all = wanted.size(in: try await makePresenter().history)
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
    let line = LiveLine(console) { done, all, nanoseconds in
      Messages.exportingRows(done, of: all, areEvents: isOfEvents, nanoseconds: nanoseconds)
    }
    defer { line.clear() }
    let written = try await exporting(to: path) { () async throws(ExportError) in
      try await diary.write(
        wanted.tables, as: form, to: ExportFile(path, on: paths.disk), withTexts: wanted.hasTexts,
        wanted.events, withNumbers: wanted.hasNumbers,
        mayReadOn: { line.mayGoOn(after: $0, of: all) }
      ) { done, of in
        // Of events it is shown how many were read.
        isOfEvents && of == 0
          ? !Interruption.isRequested : line.mayGoOn(after: done, of: isOfEvents ? of : all)
      }
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

  private func write(
    _ wanted: TableExport, as form: TableForm, to console: Console
  ) async throws -> [WrittenTable] {
    let diary = try opened()
    var written: [WrittenTable] = []
    for table in wanted.tables {
      let pieces = try await form.pieces(
        of: table, in: diary, withTexts: wanted.hasTexts, wanted.events,
        withNumbers: wanted.hasNumbers)
      guard let pieces else { continue }
      let count = try await write(pieces, to: console, isText: form.isText)
      written.append(WrittenTable(name: table.name, rowCount: count))
    }
    return written
  }
}
