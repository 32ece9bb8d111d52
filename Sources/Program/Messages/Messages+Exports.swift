package import Echolog
package import Interop
import Platform

extension Messages {
  /// What an export came to.
  ///
  /// - Parameters:
  ///   - number: of events, or of entries where it is to be read.
  ///   - missing: how many events are known besides and can not be read here.
  ///   - file: nil for the standard output, which then has nothing else on it.
  ///   - isNoted: whether the vault keeps that everything left; nil where it would not.
  static func exported(
    _ number: Int, missing: UInt64, to file: String?, as form: ExportForm,
    isNoted: Bool?
  ) -> Page {
    let isAll = form == .jsonl
    var page = Page([
      "schema": "export/1", "file": file, "as": form.rawValue, "events": isAll ? number : nil,
      "entries": isAll ? nil : number, "missing": missing, "isNoted": isNoted == true,
    ])
    page.rows = [["file", file ?? ""], [isAll ? "events" : "entries", String(number)]]
    let written = isAll ? count(number, "event") : count(number, "entry", "entries")
    page.notes = [written + " written" + (file.map { " to " + VisibleText.line($0) } ?? "") + "."]
    if file == nil || !isAll { page.notes.append(noFullCopy(as: form)) }
    if isNoted == false { page.notes.append(exportNotNoted(isWhole: missing == 0)) }
    return page
  }

  /// How far an export to a file is: `412,000 of 3,000,004 events written, 63 s left`.
  package static func exporting(
    _ done: Int, of all: Int, as form: ExportForm, nanoseconds: UInt64
  ) -> String {
    let what = form == .jsonl ? count(all, "event") : count(all, "day")
    let left = Double(nanoseconds) / 1e9 * Double(max(0, all - done)) / Double(max(done, 1))
    return "\(grouped(done)) of \(what) written, \(grouped(UInt64(left))) s left"
  }

  static let exportStopped = ProgramError(
    "interrupted", .interrupted, "Stopped. No file was made, and none was changed.")

  static func notWritable(_ error: StorageError) -> ProgramError {
    let programError = programError(error)
    var next = programError.nextStep
    switch error.refusal {
    case .notFound: next = "Name a folder that is there, or make this one first."
    case .notFile: next = "Name a file; echolog export alone writes to the standard output."
    case .notDirectory, .nameTooLong: break
    default: return programError
    }
    return ProgramError(programError.word, .cannotCreate, programError.sentence, next: next)
  }

  static let aboutExports = [
    "Without --as the ending of the name decides: .csv; .md or .markdown; .jsonl, .ndjson or "
      + ".json; without any it is jsonl. Another ending needs --as, and one that names a form of "
      + "another program, such as .xlsx, is refused; .parquet, .arrow and .sqlite need --table.",
    "What leaves is not encrypted: whoever can read the file can read your words.",
    "markdown and csv hold moments, logs, memories, your words about days, and notes to your "
      + "future self with your answers; a note that you have not opened stays sealed. jsonl holds "
      + "all, also goals, skips, pauses, reminders, settings, and what was removed or changed.",
    "jsonl and csv keep each text byte for byte; markdown keeps its characters and lays out its "
      + "lines as Markdown does.",
    "A file of jsonl is noted in the vault by one more event, so that the next one is suggested in "
      + "time; counts and hashes change by it. The standard output, markdown and csv are not "
      + "noted.",
    "In a csv, when tells no more than is known: a year, month, day, minute or second. Rows are in "
      + "the order of that. The column day is the one that counts, as in every sum: what you log "
      + "at 01:00 may be of the day before. A note to your future self is a vibe there, and sleep "
      + "is in seconds.",
    "It comes into another vault again, kind by kind:",
    "  echolog import all.csv --as moment --map date=when,text=text --where kind=moment",
    "  echolog import all.csv --as log --map date=when,activity=activity,value=amount,unit=unit,"
      + "note=text --where kind=log",
    "  echolog import all.csv --as memory --map date=when,text=text,title=title,tags=tags,"
      + "people=people,places=places --where kind=memory",
    "Praise, feelings, notes to your future self and words about days do not; goals, skips and "
      + "pauses are not in it.",
    "A text that begins with = + - or @ has an apostrophe in front, so that no spreadsheet takes "
      + "it for a formula, and a label with , or ; has quotation marks around it. An import takes "
      + "both away again, as long as the table has all its columns.",
    "Schemas/answers.md, beside the sources, tells the lines of jsonl, their fields and units.",
  ]

  static func mayReplace(_ path: String) -> String {
    "\(VisibleText.line(path)) is there already. Replace it? [y/N] "
  }

  static func fileStands(_ path: String) -> ProgramError {
    ProgramError(
      "fileExists", .cannotCreate, "\(VisibleText.line(path)) is there already, so it was left.",
      next: "--yes replaces it; or name another file.")
  }

  /// The message where nothing names what to write, or the name of the file names something that is
  /// not written here.
  ///
  /// - Parameters:
  ///   - file: its name; nil where none was given.
  ///   - lines: the ways to write it, as they are typed.
  ///   - asNamed: the line that keeps the name; nil where that would mislead.
  ///   - table: the line that writes a table under the name; nil where it names no form of one.
  static func exportForms(
    for file: String?, _ lines: [ExportForm: String], asNamed: String? = nil,
    table: String? = nil
  ) -> ProgramError {
    let ways: [(String, ExportForm)] = [
      ("To read", .markdown), ("As a table", .csv), ("With everything", .jsonl),
    ]
    return ProgramError(
      "exportFormMissing", .usage,
      file.map { "The name \(quoted($0)) tells no form that is written here; nothing was written." }
        ?? "An export is too long for a screen, so it goes into a file.",
      next: (ways.compactMap { meaning, form in lines[form].flatMap { advice(meaning, $0) } }
        + [
          asNamed.flatMap { advice("With this name", $0) },
          table.flatMap { advice("One table of echolog tables", $0) },
        ].compactMap(\.self))
        .joined(separator: "\n"))
  }

  /// What an export of tables came to.
  ///
  /// - Parameters:
  ///   - missing: how many events are known besides and can not be read here.
  ///   - file: nil for the standard output, which then has nothing else on it.
  ///   - ofSome: whether events were chosen, of which there may be none.
  static func exported(
    _ tables: [WrittenTable], missing: UInt64, to file: String?, as form: TableForm,
    hasTexts: Bool, ofSome: Bool
  ) -> Page {
    let total = tables.reduce(0) { $0 + $1.rowCount }
    var page = Page([
      "schema": "tableExport/1", "file": file, "as": form.rawValue,
      "tables": tables.map {
        ["name": $0.name, "rows": $0.rowCount] as JSON
      },
      "rows": total, "hasTexts": hasTexts, "missing": missing,
    ])
    page.rows = tables.map { [$0.name, String($0.rowCount)] }
    let of = tables.count == 1 ? tables[0].name : count(tables.count, "table")
    page.notes = [
      count(total, "row") + " of \(of) written"
        + (file.map { " to " + VisibleText.line($0) } ?? "") + "."
    ]
    if ofSome, total == 0 { (page.exit, page.notes) = (.negative, page.notes + [noEventMatches]) }
    if !hasTexts { page.notes.append("Without your words; --texts takes them along.") }
    return page
  }

  /// How far an export of tables or of chosen events to a file is: `412,000 of about 600,000 rows
  /// written, 900,000 rows/s, 0 s left`, or `412,000 of 3,000,004 events read, 1,300,000 events/s,
  /// 2 s left`.
  ///
  /// - Parameter all: how many events there are, or about how many rows.
  package static func exportingRows(
    _ done: Int, of all: Int, areEvents: Bool, nanoseconds: UInt64
  ) -> String {
    let rate = UInt64(Double(done) * 1e9 / Double(max(nanoseconds, 1)))
    let left = UInt64(max(0, all - done)) / max(rate, 1)
    let all = areEvents ? count(all, "event") + " read" : "about \(count(all, "row")) written"
    return "\(grouped(done)) of \(all), \(grouped(rate)) \(areEvents ? "events" : "rows")/s, "
      + "\(grouped(left)) s left"
  }

  /// The message where nothing names what to write a table as, or the name of the file names
  /// something that is not written here.
  ///
  /// - Parameter file: its name; nil for the standard output.
  static func tableForms(for file: String?, _ wanted: TableExport) -> ProgramError {
    let what = wanted.events == nil ? "of a table" : "in which events leave"
    return ProgramError(
      "exportFormMissing", .usage,
      file.map { "The name \(quoted($0)) tells no form \(what); nothing was written." }
        ?? "Nothing tells what \(wanted.events == nil ? "the table is" : "events are") to be "
        + "written as.",
      next: "Give the file one of these endings, or choose one by --as on the standard output: "
        + wanted.forms.map { "." + $0.rawValue }.joined(separator: ", ") + ".")
  }

  static func tableNeedsFile(_ form: TableForm, _ wanted: TableExport) -> ProgramError {
    ProgramError(
      "exportNeedsFile", .usage,
      "\(wanted.events == nil ? "A table as" : "Events as") \(form.rawValue) "
        + "\(wanted.events == nil ? "goes" : "go") into a file.",
      next: advice("Name one", wanted.line(as: form)))
  }

  static func databaseNotWritten(_ error: TableDatabaseError, at path: Path) -> ProgramError {
    if error.isFull { return programError(.disk(.write, path, .noSpace)) }
    return ProgramError(
      "databaseNotWritten", .cannotCreate,
      "The database could not be written: \(VisibleText.line(error.sentence)).",
      next: "Name another place; or write each table as .parquet or .csv.")
  }

  static let aboutTableExports = [
    "--table writes a table of `echolog tables` instead, at the times of --asof and --known: .csv; "
      + ".jsonl, an object a row; .parquet; .arrow, a stream of Arrow's; .sqlite, which takes "
      + "several, or all. Columns of texts are left out, unless --texts asks for them.",
    "In .parquet and .arrow a time is an instant in UTC, and in the other forms it tells the "
      + "clock's offset too; days are dates. Schemas/tables.md tells each type.",
  ]
}
