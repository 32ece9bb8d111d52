import Echolog
import Interop

struct ExportCommand: ProgramCommand {
  static let declaration = Declaration(
    "export", [Operand(.file, .optional)],
    [
      Flag("--as", .choice(words), "the form; else the ending of the file's name tells it"),
      Flag(
        "--table", .table, repeats: true,
        "write this table instead; may be given again for a database, or be all"),
      Flag("--texts", "with --table: your own words too, and those drawn for you"),
      .numbers, .from, .to,
    ],
    "write everything out: events as JSON Lines, or a document or a table to read",
    [
      "export all.jsonl", "export > all.jsonl", "export diary.md", "export all.csv",
      "export holiday.md --from 2025-08-02 --to 2025-08-16",
      "export --as csv > all.csv", "export --table logs logs.parquet",
      "export --table all --texts all.sqlite",
    ], .asksWholeHistory, remarks: .lines(of: PackageResources.help_export_txt))

  /// What `--as` takes: everything leaves in some of these forms, and a table in others.
  private static let words = {
    let words = ExportForm.allCases.map(\.rawValue)
    return words + TableForm.ofTables.map(\.rawValue).filter { !words.contains($0) }
  }()

  let file: String?
  /// Nil where neither an option nor the name of the file gives one.
  let form: ExportForm?
  /// Whether 64-bit numbers of events are numbers.
  let hasNumbers: Bool
  /// Nil for all.
  let days: ClosedRange<CivilDay>?
  /// Nil where everything is to leave.
  let tables: TableExport?

  init(_ line: Arguments) throws {
    file = line.operand(0)
    hasNumbers = line.has("--numbers")
    guard !line.has("--table") else {
      for flag in ["--numbers", "--from", "--to"] { try line.exclude("--table", flag) }
      (tables, form, days) = (try TableExport(line), nil, nil)
      return
    }
    tables = nil
    days = try line.days().bounds
    if line.has("--texts") {
      throw UsageError.flagMissing("--table TABLE beside --texts", command: "export")
    }
    form = try line.form(of: file, among: ExportForm.allCases, named: ExportForm.init(ending:))
    if days != nil, (form ?? .jsonl) == .jsonl {
      throw UsageError.flagMissing(
        "--as markdown or --as csv beside --from or --to", command: "export")
    }
    // Only the lines of events have numbers that can be written otherwise.
    if hasNumbers, let form, form != .jsonl {
      throw UsageError.flagMissing("--as jsonl beside --numbers", command: "export")
    }
  }

  /// A table is asked, and everything is copied.
  var traits: Traits { tables == nil ? .asksWholeHistory : .asks }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    if let tables { return try await session.export(tables, console) }
    // Nothing that was not recorded is in what is taken for a copy of the vault.
    guard session.time.whatIf == nil else { throw DiaryError.query(.forkIsRead) }
    try session.requireForm(of: file, form, console)
    let form = form ?? .jsonl
    let diary = try session.opened()
    try await diary.require(.exporting)
    let history = try await session.makePresenter().history
    let hasAttachments = !history.filesOfAttachments(areForgotten: false).isEmpty
    guard let file, file != "-" else {
      let pieces = try await form.pieces(of: diary, in: days, withNumbers: hasNumbers)
      let count = try await session.write(pieces, to: console, isText: true)
      let page = Messages.exported(
        count, missing: try await session.missingEventCount(), to: nil, as: form, isNoted: nil,
        hasAttachments: hasAttachments)
      return try console.remark(on: page)
    }
    let (outcome, path) = try await session.make(file, console) { done, all, nanoseconds in
      Messages.exporting(done, of: all, as: form, nanoseconds: nanoseconds)
    } writing: { file, line in
      try await diary.write(
        form, to: file, of: days, withNumbers: hasNumbers, mayGoOn: line.mayGoOn)
    }
    return try console.show(
      Messages.exported(
        outcome.count, missing: outcome.missingEventCount, to: path, as: form,
        isNoted: form == .jsonl ? outcome.isNoted : nil, hasAttachments: hasAttachments))
  }
}

extension Arguments {
  /// The form that `--as` asks for, else the one that the ending of the file's name means.
  func form<Form: RawRepresentable<String> & Equatable>(
    of file: String?, among forms: [Form], named: (String) -> Form?
  ) throws -> Form? {
    let named = file.flatMap(ExportForm.ending).flatMap(named)
    guard let word = value("--as") else { return named }
    let asked = try choice(word, of: forms, by: \.rawValue, for: "--as")
    if let file, let named, named != asked {
      throw UsageError.formContradicted(
        file: file, named: named.rawValue, asked: asked.rawValue)
    }
    // Beside lines of JSON --json and --plain say how remarks are given.
    let shown = Options.Form.allCases.map(\.rawValue).first { line.globals["--" + $0] != nil }
    let (form, csv) = (asked.rawValue, TableForm.csv.rawValue)
    if file ?? "-" == "-", let shown, shown != form, [shown, form].contains(csv) {
      throw UsageError.flagsExclude("--as \(form)", "--" + shown)
    }
    return asked
  }
}

struct ExportLaterCommand: BareCommand, RecordingCommand {
  static let declaration = Declaration(
    "export later", "let the next export be suggested another time", ["export later"])

  let command = PostponeExport()
}

extension ExportForm {
  var ending: String { "." + (self == .markdown ? "md" : rawValue) }

  static func ending(ofFile path: String) -> String? {
    path.split(separator: "/").last?
      .split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased()
  }

  /// Endings that name forms of other programs, which no file has that is written here.
  static let otherEndings: Set = [
    "7z", "arrow", "avro", "db", "docx", "duckdb", "emma", "epub", "feather", "gz", "html", "ics",
    "numbers", "odt", "ods", "orc", "parquet", "pb", "pdf", "rtf", "sqlite", "sqlite3", "tar",
    "toml", "tsv", "xls", "xlsx", "xml", "yaml", "yml", "zip", "zst",
  ]

  /// The form that the ending of a file's name means; nil where it means none.
  init?(ending: String) {
    let word = ending == "md" ? "markdown" : TableForm(ending: ending)?.rawValue ?? ending
    self.init(rawValue: word)
  }
}

/// Tables or events that are to leave: which ones, as what, and whether with the person's words.
struct TableExport: Sendable {
  let file: String?
  /// Of a query none before it was asked.
  var tables: [AnyTable]
  var events: EventSelection?
  /// The query whose answer leaves; nil of tables and events.
  let query: String?
  /// Nil where neither an option nor the name of the file gives one.
  let form: TableForm?
  let hasTexts: Bool
  /// Whether 64-bit numbers of events are numbers in lines of JSON.
  let hasNumbers: Bool

  static let all = "all"

  /// - Throws: `unknownChoice`, `valuesJoined`, `formContradicted`, `tablesTooMany`.
  init(_ line: Arguments) throws {
    (file, query) = (line.operand(0), nil)
    (hasTexts, hasNumbers) = (line.has("--texts"), false)
    var tables: [AnyTable] = []
    for word in line.values("--table") {
      if word.contains(",") { throw UsageError.valuesJoined(word, flag: "--table") }
      let named =
        word == Self.all
        ? Tables.all : [try line.table(word, for: "--table", among: Tables.listed)]
      tables += named.filter { table in !tables.contains { $0.name == table.name } }
    }
    self.tables = tables
    form = try line.form(of: file, among: TableForm.ofTables) { TableForm(ending: $0) }
    if let form, form != .sqlite, tables.count > 1 {
      throw UsageError.tablesTooMany(form: form.rawValue)
    }
  }

  /// - Throws: `unknownChoice`, `formContradicted`.
  init(ofEvents line: Arguments) throws {
    (file, query) = (line.operand(0), nil)
    (hasTexts, hasNumbers) = (line.has("--texts"), line.has("--numbers"))
    tables = [.events]
    events = EventSelection()
    form = try line.form(of: file, among: TableForm.allCases) { ending in
      TableForm(ending: ending, among: TableForm.allCases)
    }
    if hasNumbers, form != .jsonl {
      throw UsageError.flagMissing("--as jsonl beside --numbers", command: "replay")
    }
  }

  /// - Throws: `unknownChoice`, `formContradicted`.
  init(ofAnswer line: Arguments) throws {
    (file, query) = (line.value("--to"), line.rest(from: 0))
    (tables, hasTexts, hasNumbers) = ([], true, false)
    form = try line.form(of: file, among: TableForm.ofTables) { TableForm(ending: $0) }
  }

  var forms: [TableForm] {
    if events != nil { return TableForm.allCases }
    return tables.count > 1 ? [.sqlite] : TableForm.ofTables
  }

  func line(as form: TableForm) -> String {
    if let query { return Words.line(["sql", query, "--to", "answer." + form.rawValue]) }
    let name = tables.count == 1 ? tables[0].name : Self.all
    let words = events == nil ? ["export", "--table", name] : ["replay"]
    return Words.line(words + ["\(name).\(form.rawValue)"])
  }

  /// What to say where no row leaves; nil where that is as it should be.
  fileprivate var noneFound: String? {
    query != nil ? Messages.noRows : events?.isOfAll == false ? Messages.noEventMatches : nil
  }
}

extension TableForm {
  static let ofTables = allCases.filter { $0 != .pb }

  private static let endings: [String: TableForm] = [
    "csv": .csv, "jsonl": .jsonl, "ndjson": .jsonl, "json": .jsonl, "parquet": .parquet,
    "arrow": .arrow, "arrows": .arrow, "sqlite": .sqlite, "sqlite3": .sqlite, "db": .sqlite,
    "pb": .pb,
  ]

  /// The form that the ending of a file's name means; nil for none of these.
  init?(ending: String, among forms: [TableForm] = ofTables) {
    guard let form = Self.endings[ending], forms.contains(form) else { return nil }
    self = form
  }

  fileprivate var isText: Bool { self == .csv || self == .jsonl }
}

extension Session {
  /// A name with the ending of another form is no name for what is written here. Where neither it
  /// nor the person names one, all events are written, but not to a screen and not under an ending
  /// that means something else.
  fileprivate func requireForm(of file: String?, _ form: ExportForm?, _ console: Console) throws {
    guard file != "-" else { return }
    let ending = file.flatMap(ExportForm.ending)
    let isOther = ending.map(ExportForm.otherEndings.contains) == true
    guard isOther || form == nil && (ending != nil || console.isSeen) else { return }
    let stem = file.map { $0.dropLast(ending.map { $0.count + 1 } ?? 0) }
    let mayKeepName = !isOther && ending != nil
    let asNamed = file.map { Words.line(["export", $0, "--as", "FORM"]) }
    let isOfTable = ending.flatMap { TableForm(ending: $0) } != nil
    let table = file.map { Words.line(["export", "--table", "TABLE", $0]) }
    throw Messages.exportForms(
      for: file, stem, asNamed: mayKeepName ? asNamed : nil, table: isOfTable ? table : nil)
  }

  /// Makes a file in which something leaves, in place of one only where the person agrees; shows
  /// how far it is, in these words, and returns the file's path besides.
  func make<Written>(
    _ file: String, _ console: Console,
    _ words: @escaping @Sendable (_ done: Int, _ total: Int, _ nanoseconds: UInt64) -> String,
    writing: (ExportFile, LiveLine) async throws -> Written
  ) async throws -> (written: Written, path: String) {
    let path = try paths.absolute(file)
    try requireFree(path, console)
    let line = LiveLine(console, words)
    defer { line.clear() }
    do {
      return (try await writing(ExportFile(path, on: paths.disk), line), path.text)
    } catch let error as ExportError {
      let reason: any Error =
        switch error {
        case .diary(let error): error
        case .file(let error): error
        case .database(let error): Messages.databaseNotWritten(error, at: path)
        }
      guard Messages.programError(for: reason).exit == .interrupted else { throw reason }
      throw Messages.exportStopped
    }
  }

  /// Writes what leaves to the standard output; returns how many events, entries or rows that was.
  func write(
    _ pieces: any ExportPieces, to console: Console, isText: Bool
  ) async throws -> Int {
    var pieces = pieces
    while let piece = try await pieces.next() {
      if isText {
        let text = String(decoding: piece, as: UTF8.self)
        try console.write(console.isSeen ? VisibleText.paragraph(text) : text)
      } else {
        try console.write(bytes: piece)
      }
      if Interruption.isRequested { throw DiaryError.cancelled }
    }
    return pieces.count
  }

  /// Asks before a file is replaced, and takes away what processes left beside it that ended.
  func requireFree(_ path: Path, _ console: Console) throws {
    ReplacingFile.removeLeftovers(of: path, on: paths.disk)
    do throws(StorageError) {
      if let standing = try paths.disk.statusIfPresent(of: path) {
        guard standing.kind == .file else { throw .disk(.open, path, .notFile) }
      } else {
        _ = try paths.disk.status(of: path.parent)
        // A link that leads nowhere has a name too.
        let beside = Result { () throws(StorageError) in try paths.disk.list(path.parent) }.value
        guard beside?.contains(where: { $0.name == path.lastComponent }) == true else { return }
      }
    } catch {
      throw Messages.notWritable(error)
    }
    guard try agrees(to: Messages.mayReplace(path.text), console) == true else {
      throw Messages.fileStands(path.text)
    }
  }

  func export(_ wanted: TableExport, _ console: Console) async throws -> ExitCode {
    let form = try requiredForm(of: wanted, console)
    let diary = try opened()
    try await diary.require(.exporting)
    if leavesOutLater { try await diary.leaveOutLater() }
    let isOfEvents = wanted.events != nil
    let history = try await makePresenter().history
    let all =
      isOfEvents
      ? Int(clamping: history.eventCount) : wanted.tables.reduce(0) { $0 + $1.size(history) }
    guard let file = wanted.file, file != "-" else {
      let written = try await write(wanted, as: form, to: console)
      let page = Messages.exported(
        written, missing: try await missingEventCount(), to: nil, as: form,
        hasTexts: wanted.hasTexts, noneFound: wanted.noneFound)
      return try console.remark(on: page)
    }
    let (written, path) = try await make(file, console) { done, all, nanoseconds in
      Messages.exportingRows(done, of: all, areEvents: isOfEvents, nanoseconds: nanoseconds)
    } writing: { file, line in
      try await diary.write(
        wanted.tables, as: form, to: file, withTexts: wanted.hasTexts, wanted.events,
        withNumbers: wanted.hasNumbers, mayReadOn: { line.mayGoOn(after: $0, of: all) }
      ) { done, of in
        // Of events it is shown how many were read.
        isOfEvents && of == 0
          ? !Interruption.isRequested : line.mayGoOn(after: done, of: isOfEvents ? of : all)
      }
    }
    return try console.show(
      Messages.exported(
        written, missing: try await missingEventCount(), to: path, as: form,
        hasTexts: wanted.hasTexts, noneFound: wanted.noneFound))
  }

  /// What an export is written as.
  func requiredForm(of wanted: TableExport, _ console: Console) throws -> TableForm {
    let file = wanted.file == "-" ? nil : wanted.file
    // A name that means something else is no name for a table, whatever `--as` is.
    let isNamedOtherwise = file.flatMap(ExportForm.ending).map { ending in
      TableForm(ending: ending, among: wanted.forms) == nil
        && (ExportForm.otherEndings.contains(ending) || ExportForm(ending: ending) != nil)
    }
    guard let form = wanted.form, isNamedOtherwise != true else {
      throw Messages.tableForms(for: file, wanted)
    }
    let isBare = console.output == nil && console.listener == nil && console.held == nil
    guard file != nil || form.isText || form != .sqlite && isBare && !console.isSeen else {
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
