package import Echolog
package import Interop

extension Messages {
  /// What an export came to; `isNoted` is nil where the vault would not keep that.
  static func exported(
    _ number: Int, missing: UInt64, to file: String?, as form: ExportForm,
    isNoted: Bool?, hasAttachments: Bool = false
  ) -> Page {
    let isAll = form == .jsonl
    var page = Page([
      "schema": "export/1", "file": file, "as": form.rawValue, "events": isAll ? number : nil,
      "entries": isAll ? nil : number, "missing": missing, "isNoted": isNoted == true,
    ])
    page.rows = [["file", file ?? ""], [isAll ? "events" : "entries", String(number)]]
    let written = isAll ? count(number, "event") : count(number, "entry", "entries")
    page.notes = [written + " written" + (file.map { " to " + VisibleText.line($0) } ?? "") + "."]
    if !isAll {
      page.notes.append(
        "This is for reading; echolog export FILE keeps a full copy (jsonl), for other programs. "
          + "What a vault comes back from is a folder of echolog sync.")
    } else if file == nil {
      page.notes.append(
        "Whether it was kept is not known here; echolog export FILE counts as a full copy.")
    }
    if hasAttachments {
      page.notes.append(
        "Attachments are not in it: echolog attachments lists them, and echolog attachment ID… "
          + "--to FOLDER writes them out.")
    }
    if isNoted == false {
      page.notes.append(
        (missing == 0 ? "The file is complete." : "The file holds what can be read here.")
          + " The vault may not have noted it, so you may be asked again.")
    }
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

  static let exportStopped = stopped("No file was made, and none was changed.")

  static func notWritable(_ error: StorageError) -> ProgramError {
    let told = programError(error)
    let refused = ProgramError(told.word, .cannotCreate, told.sentence)
    return switch error.refusal {
    case .notFound: refused.next("Name a folder that is there, or make this one first.")
    case .notFile:
      refused.next("Name a file; echolog export alone writes to the standard output.")
    case .notDirectory, .nameTooLong: refused.next(told.nextStep)
    default: told
    }
  }

  static func mayReplace(_ path: String) -> String {
    "\(VisibleText.line(path)) is there already. Replace it? [y/N] "
  }

  static func fileStands(_ path: String) -> ProgramError {
    ProgramError(
      "fileExists", .cannotCreate, "\(VisibleText.line(path)) is there already, so it was left.",
      next: "--yes replaces it; or name another file.")
  }

  /// The error for a file name whose ending is no form of this export, with the forms there are.
  static func exportForms(
    for file: String?, _ stem: Substring?, asNamed: String?, table: String?
  ) -> ProgramError {
    let ways: [(meaning: String, name: Substring, form: ExportForm)] = [
      ("To read", "diary", .markdown), ("As a table", "all", .csv),
      ("With everything", "all", .jsonl),
    ]
    return usage(
      "exportFormMissing",
      file.map { "The name \(quoted($0)) tells no form that is written here; nothing was written." }
        ?? "An export is too long for a screen, so it goes into a file.",
      next: (ways.compactMap { advice($0, Words.line(["export", (stem ?? $1) + $2.ending])) }
        + [
          asNamed.flatMap { advice("With this name", $0) },
          table.flatMap { advice("One table of echolog tables", $0) },
        ].compactMap(\.self))
        .joined(separator: "\n"))
  }

  /// What an export of tables came to; without a file the standard output has it.
  static func exported(
    _ tables: [WrittenTable], missing: UInt64, to file: String?, as form: TableForm,
    hasTexts: Bool, noneFound: String?
  ) -> Page {
    let total = tables.reduce(0) { $0 + $1.rowCount }
    var page = Page([
      "schema": "tableExport/1", "file": file, "as": form.rawValue,
      "tables": tables.map { ["name": $0.name, "rows": $0.rowCount] as JSON },
      "rows": total, "hasTexts": hasTexts, "missing": missing,
    ])
    page.rows = tables.map { [$0.name, String($0.rowCount)] }
    let of = tables.count == 1 ? tables[0].name : count(tables.count, "table")
    page.note(
      count(total, "row") + " of \(of) written"
        + (file.map { " to " + VisibleText.line($0) } ?? "") + ".")
    if let noneFound, total == 0 { (page.exit, page.notes) = (.negative, page.notes + [noneFound]) }
    if !hasTexts { page.notes.append("Without your words; --texts takes them along.") }
    return page
  }

  /// How far an export of tables or of chosen events to a file is: `412,000 of about 600,000 rows
  /// written, 900,000 rows/s, 0 s left`, or `412,000 of 3,000,004 events read, …`.
  package static func exportingRows(
    _ done: Int, of all: Int, areEvents: Bool, nanoseconds: UInt64
  ) -> String {
    let said = areEvents ? count(all, "event") + " read" : "about \(count(all, "row")) written"
    let pace = pace(done, of: all, areEvents ? "events" : "rows", nanoseconds: nanoseconds)
    return "\(grouped(done)) of \(said), \(pace)"
  }

  /// `900,000 rows/s, 0 s left`.
  static func pace(_ done: Int, of all: Int, _ unit: String, nanoseconds: UInt64) -> String {
    let rate = perSecond(done, nanoseconds)
    let left = UInt64(max(0, all - done)) / max(rate, 1)
    return "\(grouped(rate)) \(unit)/s, \(grouped(left)) s left"
  }

  private static func perSecond(_ done: some BinaryInteger, _ nanoseconds: UInt64) -> UInt64 {
    UInt64(Double(done) * 1e9 / Double(max(nanoseconds, 1)))
  }

  static func tableForms(for file: String?, _ wanted: TableExport) -> ProgramError {
    let what = wanted.events == nil ? "of a table" : "in which events leave"
    return usage(
      "exportFormMissing",
      file.map { "The name \(quoted($0)) tells no form \(what); nothing was written." }
        ?? "Nothing tells what \(wanted.events == nil ? "the table is" : "events are") to be "
        + "written as.",
      next: "Give the file one of these endings, or choose one by --as on the standard output: "
        + wanted.forms.map { "." + $0.rawValue }.joined(separator: ", ") + ".")
  }

  static func tableNeedsFile(_ form: TableForm, _ wanted: TableExport) -> ProgramError {
    usage(
      "exportNeedsFile",
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

  static func reported(_ days: ClosedRange<CivilDay>, to file: String, hasTexts: Bool) -> Page {
    var page = Page([
      "schema": "report/1", "file": file, "from": days.lowerBound, "to": days.upperBound,
      "hasTexts": hasTexts,
    ])
    page.rows = [[file, days.lowerBound.description, days.upperBound.description]]
    page.blocks = [.line("\(Self.days(days)), written to \(VisibleText.line(file)).")]
    page.notes = ["Open it in a browser; it needs nothing else, and tells nobody."]
    if hasTexts { page.notes.append("Your own words are in it; --without-texts leaves them out.") }
    return page
  }

  static func reportNotNamed(_ file: String) -> ProgramError {
    usage("reportNotNamed", "A report is a page for a browser, and \(quoted(file)) is none.")
      .next(advice("Give it a name that ends in .html", Words.line(["report", file + ".html"])))
  }

  static func nothingToReport(_ days: ClosedRange<CivilDay>) -> ProgramError {
    let said = (days.lowerBound == days.upperBound ? "on " : "in ") + Self.days(days)
    return ProgramError(
      "nothingToReport", .negative, "Nothing was kept \(said), so no report was made.",
      next: advice("These days hold something", Words.line(["journey"])))
  }

  /// `412,000 events in 0.20 s, 2,060,000 events/s`.
  static func speed(events: UInt64, nanoseconds: UInt64) -> String {
    "\(count(events, "event")) in \(pace(events, nanoseconds))"
  }

  private static func pace(_ events: UInt64, _ nanoseconds: UInt64) -> String {
    let hundredths = nanoseconds / 10_000_000
    let seconds = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    return "\(seconds) s, \(grouped(perSecond(events, nanoseconds))) events/s"
  }

  /// `of 3 types: logStarted 1, vaultCreated 1, momentLogged 12`.
  static func types(_ types: [TypeCount]) -> String {
    let counts = types.map { "\($0.name) \(grouped($0.count))" }.joined(separator: ", ")
    return "of \(count(types.count, "type")): \(counts)"
  }

  /// The same for a program, each count by the name of its type.
  package static func json(_ types: [TypeCount]) -> JSON {
    .object(types.map { ($0.name, $0.count.json) })
  }

  /// How quick a replay was, and of how many events some were listed; nil if nobody waited.
  static func pace(
    of events: UInt64, listed: UInt64?, by axis: EventSelection.Axis?, nanoseconds: UInt64
  ) -> String? {
    guard let listed else {
      return nanoseconds < 100_000_000 ? nil : "In \(pace(events, nanoseconds))"
    }
    guard listed != events || axis != nil else {
      return speed(events: events, nanoseconds: nanoseconds)
    }
    let chosen = axis.map { ", by when they \($0 == .happened ? "happened" : "were recorded")" }
    return "\(grouped(listed)) of \(count(events, "event"))\(chosen ?? ""); all were read in "
      + pace(events, nanoseconds)
  }

  static func replayed(
    _ events: UInt64, missing: UInt64, types: [TypeCount], listed: UInt64?,
    by axis: EventSelection.Axis?, hashes: (state: String, history: String)?, areOfSome: Bool
  ) -> Page {
    var page = Page([
      "schema": "replay/1", "events": events, "missing": missing, "types": json(types),
      "listed": listed,
      "by": axis?.rawValue, "historyHash": hashes?.history, "stateHash": hashes?.state,
    ])
    page.exit = listed == 0 ? .negative : .success
    if listed == nil { page.blocks = [.line("Replayed \(count(events, "event")).")] }
    page.rows = [["events", String(events)], ["missing", String(missing)]]
    guard let hashes else { return page }
    page.blocks += [
      .line([Span("History  ", .faint), Span(hashes.history)]),
      .line([Span("State    ", .faint), Span(hashes.state)]),
    ]
    page.rows += [["history", hashes.history], ["state", hashes.state]]
    if missing > 0 {
      page.note("These hashes stand for what can be read here, and not for the whole history.")
    }
    if areOfSome {
      page.note("These hashes are of the events asked for, as if there were no others.")
    }
    return page
  }

  static func compared(_ found: HistoryComparison, _ names: [String]) -> [String] {
    let names = names.map(side)
    if found.isEqual { return ["The same follows from both: \(names[0]) and \(names[1])."] }
    let counts = zip(names, found.sides).map { name, side in
      "\(name): \(count(side.eventCount, "event")), "
        + "\(grouped(side.aloneCount)) of them there alone."
    }
    let place =
      found.row.map { "The first row that is not the same is in \($0.table.name):" }
      ?? "No table tells the difference."
    return ["They are not the same."] + counts + [place]
  }

  static func madeBy(_ name: String) -> String { "It comes from this event in \(side(name)):" }

  /// Whole, because paths often differ at their ends.
  private static func side(_ name: String) -> String { "“" + VisibleText.line(name) + "”" }

  static func noSide(_ word: String) -> ProgramError {
    usage(
      "nothingToCompare", "\(quoted(word)) is no time, and no folder is there.",
      next: "Write now, a time such as “yesterday” or 2025-11-18, or the path of a vault or of a "
        + "folder that devices share.")
  }
}
