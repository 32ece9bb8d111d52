import Echolog
import Platform

struct ExportCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "export", [Operand(.file, .optional)],
    [
      Flag("--as", .choice(words), "the form; else the ending of the file's name tells it"),
      Flag(
        "--table", .table, repeats: true,
        "write this table instead; may be given again for a database, or be all"),
      Flag("--texts", "with --table: your own words too, and those drawn for you"),
      .numbers,
    ],
    "write everything out: events as JSON Lines, or a document or a table to read",
    [
      "export all.jsonl", "export > all.jsonl", "export diary.md", "export all.csv",
      "export --as csv > all.csv", "export --table logs logs.parquet",
      "export --table all --texts all.sqlite",
    ], .asksWholeHistory, remarks: Messages.aboutExports + Messages.aboutTableExports)

  /// What `--as` takes: everything leaves in some of these forms, and a table in others.
  private static let words = {
    let words = ExportForm.allCases.map(\.label)
    return words + TableForm.ofTables.map(\.rawValue).filter { !words.contains($0) }
  }()

  let file: String?
  /// Nil where neither an option nor the name of the file gives one.
  let form: ExportForm?
  /// Whether 64-bit numbers of events are numbers.
  let hasNumbers: Bool
  /// Nil where everything is to leave.
  let tables: TableExport?

  init(_ line: Arguments) throws {
    file = line.operand(0)
    hasNumbers = line.has("--numbers")
    guard !line.has("--table") else {
      try line.exclude("--table", "--numbers")
      tables = try TableExport(line)
      form = nil
      return
    }
    tables = nil
    if line.has("--texts") {
      throw UsageError.flagMissing("--table TABLE beside --texts", command: "export")
    }
    let named = file.flatMap(ExportForm.ending).flatMap(ExportForm.init)
    guard let word = line.value("--as") else {
      form = named
      try requireEvents(line)
      return
    }
    let form = try line.choice(word, of: ExportForm.allCases, by: \.label, for: "--as")
    if let named, named != form {
      throw UsageError.formContradicted(file: line.needed(0), named: named.label, asked: form.label)
    }
    self.form = form
    try requireEvents(line)
  }

  /// Only the lines of events have numbers that can be written otherwise.
  private func requireEvents(_ line: Arguments) throws {
    guard hasNumbers, let form, form != .events else { return }
    throw UsageError.flagMissing("--as jsonl beside --numbers", command: "export")
  }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    if let tables { return try await session.export(tables, console) }
    // Nothing that was not recorded is in what is taken for a copy of the vault.
    guard session.time.whatIf == nil else { throw DiaryError.query(.forkIsRead) }
    return try await session.export(to: file, as: form, withNumbers: hasNumbers, console)
  }
}

struct ExportLaterCommand: BareCommand, RecordingCommand {
  static let declaration = Declaration(
    Self.self, "export later", "let the next export be suggested another time",
    ["export later"])

  let command = PostponeExport()
}

extension Session {
  fileprivate func export(
    to file: String?, as named: ExportForm?, withNumbers hasNumbers: Bool, _ console: Console
  ) async throws -> ExitCode {
    try requireForm(of: file, named, console)
    let form = named ?? .events
    let diary = try opened()
    try await diary.require(.exporting)
    guard let file, file != "-" else {
      let count = try await eachPiece(of: form, withNumbers: hasNumbers) { text in
        try console.write(console.isSeen ? VisibleText.paragraph(text) : text)
      }
      let page = Messages.exported(
        count, missing: try await missingEventCount(), to: nil, as: form, isNoted: nil)
      for note in page.notes { try console.note(note) }
      return page.exit
    }
    let path = try paths.absolute(file)
    try requireFree(path, console)
    let line = LiveLine(console) { done, all, nanoseconds in
      Messages.exporting(done, of: all, as: form, nanoseconds: nanoseconds)
    }
    defer { line.clear() }
    let (count, isNoted) = try await writeExport(
      to: path, as: form, withNumbers: hasNumbers, presenter: line)
    line.clear()
    return try console.show(
      Messages.exported(
        count, missing: try await missingEventCount(),
        to: path.text, as: form, isNoted: isNoted))
  }

  /// An event takes more as a line of JSON.
  private static let leastLineByteCount = 128

  /// A name with the ending of another form is no name for what is written here. Where neither it
  /// nor the person names one, all events are written, but not to a screen and not under an ending
  /// that means something else.
  private func requireForm(of file: String?, _ form: ExportForm?, _ console: Console) throws {
    guard file != "-" else { return }
    let ending = file.flatMap(ExportForm.ending)
    let isOther = ending.map(ExportForm.otherEndings.contains) == true
    guard isOther || form == nil && (ending != nil || console.isSeen) else { return }
    let stem = file.map { $0.dropLast(ending.map { $0.count + 1 } ?? 0) }
    var lines: [ExportForm: String] = [:]
    for form in ExportForm.allCases {
      let name = stem ?? (form == .readable(.markdown) ? "diary" : "all")
      lines[form] = Words.line(["export", name + form.ending])
    }
    let mayKeepName = !isOther && ending != nil
    let asNamed = file.map { Words.line(["export", $0, "--as", "FORM"]) }
    let isOfTable = ending.flatMap { TableForm(ending: $0) } != nil
    let table = file.map { Words.line(["export", "--table", "TABLE", $0]) }
    throw Messages.exportForms(
      for: file, lines, asNamed: mayKeepName ? asNamed : nil, table: isOfTable ? table : nil)
  }

  /// Writes everything to a file, in the place of what is there, and notes in the vault that it
  /// was, unless the vault is a copy. The file is what was asked for, so a vault that takes nothing
  /// makes no failure of it. What is only to be read keeps no copy of everything, and is not noted.
  ///
  /// - Parameter line: where it is shown how far this is; nil where nobody waits.
  /// - Returns: `isNoted` nil for what is only to be read.
  func writeExport(
    to path: Path, as form: ExportForm = .events, withNumbers hasNumbers: Bool = false,
    presenter line: LiveLine? = nil
  ) async throws -> (count: UInt64, isNoted: Bool?) {
    let diary = try opened()
    if form == .events {
      let count = try await makePresenter().history.eventCount
      let least = Int(clamping: count) * Self.leastLineByteCount
      try paths.disk.requireSpace(least, at: path.parent)
    }
    let written = try await replace(path) { output in
      try await eachPiece(of: form, withNumbers: hasNumbers, presenter: line) { text in
        try output.write(text)
      }
    }
    guard form == .events else { return (written, nil) }
    do throws(DiaryError) {
      return (written, try await diary.note(NoteExport(.events)))
    } catch {
      // Also where nobody knows whether it was kept: the message is true of both.
      return (written, false)
    }
  }

  /// Writes what takes the place of a file once it is whole. Where that fails or is stopped,
  /// nothing is changed and nothing stays beside the file.
  func replace<Result>(
    _ path: Path, _ write: (ReplacingFile) async throws -> Result
  ) async throws -> Result {
    let output = try ReplacingFile(path, on: paths.disk)
    do {
      let result = try await write(output)
      try output.finish()
      return result
    } catch {
      output.abandon()
      let isStopped = Messages.programError(for: error).exit == .interrupted
      guard isStopped, !(error is StreamError) else { throw error }
      throw Messages.exportStopped
    }
  }

  /// Asks before a file is replaced, and takes away what processes left beside it that ended.
  func requireFree(_ path: Path, _ console: Console) throws {
    ReplacingFile.removeLeftovers(of: path, on: paths.disk)
    do throws(StorageError) {
      guard let standing = try paths.disk.statusIfPresent(of: path) else {
        _ = try paths.disk.status(of: path.parent)
        return
      }
      guard standing.kind == .file else { throw .disk(.open, path, .notFile) }
    } catch {
      throw Messages.notWritable(error)
    }
    switch try agrees(to: Messages.mayReplace(path.text), console) {
    case true?: return
    case false?, nil: throw Messages.fileStands(path.text)
    }
  }

  /// The text of everything, gathered to chunks of about 64 KiB.
  private func eachPiece(
    of form: ExportForm, withNumbers hasNumbers: Bool, presenter line: LiveLine? = nil,
    _ body: (String) throws -> Void
  ) async throws -> UInt64 {
    switch form {
    case .events: try await eachLine(withNumbers: hasNumbers, presenter: line, body)
    case .readable(let form): try await eachDay(as: form, presenter: line, body)
    }
  }

  private func eachLine(
    withNumbers hasNumbers: Bool, presenter line: LiveLine?, _ body: (String) throws -> Void
  ) async throws -> UInt64 {
    let presenter = try await makePresenter()
    let all = Int(clamping: presenter.history.eventCount)
    var count: UInt64 = 0
    var text = ""
    var lines = EventLines(presenter, holdsAll: true, withNumbers: hasNumbers)
    try await eachEvent { named in
      lines.append(named.name, named.event, to: &text)
      count += 1
      guard text.utf8.count > 1 << 16 else { return }
      try body(text)
      text = ""
      line?.mayGoOn(after: Int(clamping: count), of: all)
    }
    try body(text)
    return count
  }

  /// Day after day, with no more than one day's words in memory.
  private func eachDay(
    as form: ReadableForm, presenter line: LiveLine?, _ body: (String) throws -> Void
  ) async throws -> UInt64 {
    let presenter = try await makePresenter()
    var count: UInt64 = 0
    var text = presenter.opening(of: form)
    let days = presenter.exportedDays()
    for (index, day) in days.enumerated() {
      let presenter = try await makePresenter(presenter, with: day.references)
      text += presenter.text(of: day, as: form)
      count += UInt64(day.entryCount)
      if Interruption.isRequested { throw DiaryError.cancelled }
      guard text.utf8.count > 1 << 16 else { continue }
      try body(text)
      text = ""
      line?.mayGoOn(after: index + 1, of: days.count)
    }
    try body(text)
    return count
  }
}

/// What an export is written as.
package enum ExportForm: Hashable, Sendable, CaseIterable {
  /// Every event as a line of JSON, which is all there is.
  case events
  case readable(ReadableForm)

  package static let allCases: [ExportForm] =
    [.events] + ReadableForm.allCases.map { .readable($0) }

  /// The word by which a person chooses it.
  package var label: String {
    switch self {
    case .events: "jsonl"
    case .readable(let form): form.rawValue
    }
  }

  /// The endings of file names that mean it.
  var ending: String {
    switch self {
    case .events: ".jsonl"
    case .readable(.markdown): ".md"
    case .readable(.csv): ".csv"
    }
  }

  /// What follows the last dot in the name of a file; nil without one.
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
  package init?(ending: String) {
    switch ending {
    case "jsonl", "ndjson", "json": self = .events
    case "md", "markdown": self = .readable(.markdown)
    case "csv": self = .readable(.csv)
    default: return nil
    }
  }
}

/// What people and other programs read: entries as they are, without what became of them.
package enum ReadableForm: String, CaseIterable, Sendable {
  /// A document, day by day.
  case markdown
  /// A table, a row an entry.
  case csv
}
