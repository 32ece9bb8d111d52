package import Echolog
package import Interop

extension Messages {
  /// The message for an error of an import, with batches named as a person does.
  package static func programError(
    _ error: ImportError, label: (EventName) -> String
  ) -> ProgramError {
    switch error {
    case .file(let error): return programError(error)
    case .storage(let error): return programError(error)
    case .diary(let error): return programError(error)
    case .stopped:
      return ProgramError(
        "interrupted", .interrupted, "Stopped while the file was being read. Nothing was kept.",
        next: "The same line begins again.")
    case .importedOtherwise(let batch, let rows):
      return ProgramError(
        "importedOtherwise", .refused,
        "\(count(rows, "row")) of this file came in with \(label(batch)) with other times, "
          + "words, amounts or labels, as with another mapping. Nothing was kept.",
        next: "--again keeps both. echolog import undo \(label(batch)) takes back all that it "
          + "brought, also what this file does not hold.")
    // That it kept nothing is true of the rows behind the others only.
    case .cutShort(let written, let batch, .notRecorded(let error)):
      return cutShort(after: written, label(batch), by: programError(error))
    case .cutShort(let written, let batch, let error):
      return cutShort(after: written, label(batch), by: programError(error))
    }
  }

  private static func cutShort(
    after rows: Int, _ batch: String, by cause: ProgramError
  ) -> ProgramError {
    let kept = count(rows, "row is", "rows are")
    return ProgramError(cause.word, cause.exit, "\(kept) kept. Then: \(cause.sentence)")
      .next("The same line goes on from there; " + undoing(batch) + ".")
  }

  static func undoing(_ batch: String) -> String {
    "echolog import undo \(batch) takes all of it back"
  }

  static func importNeeded(of imports: [NamedThing]) -> ProgramError {
    guard let latest = imports.first else {
      return ProgramError("nothingToUndo", .refused, "There is no import that could be taken back.")
    }
    return usage("valueMissing", "Which import shall be taken back?")
      .next(undoing(latest.name) + ".").with(\.candidates, imports)
  }

  /// The message for a file that is refused as a whole.
  package static func programError(_ error: ImportFileError) -> ProgramError {
    let words = words(error)
    return ProgramError(error.word, .badData, words.sentence + " Nothing was kept.")
      .next(words.next)
  }

  private static func words(_ error: ImportFileError) -> RejectionWords {
    switch error {
    case .empty: say("The file is empty.", "Please check that it is the right one.")
    case .foreign(let format): foreign(format)
    case .binary(let line):
      say("Line \(line) of the file holds bytes that no text has.")
        .next("Export it as CSV or JSON Lines and try again.")
    case .notUTF8, .encodingContradicted, .dateOrderOpen, .decimalMarkOpen, .entriesTwice,
      .documentGoesOn, .jsonNotRows:
      aboutReading(error)
    case .truncated(let line):
      say("The file ends in the middle of the row that begins on line \(line).")
        .next("Export or copy it again.")
    case .unclosedQuote(let line):
      say("The quotation mark that opens on line \(line) is never closed.")
        .next("Close it, or export the file again.")
    case .rowTooLong(let line, let maxBytes):
      say("The row that begins on line \(line) is longer than \(count(maxBytes, "byte")).")
        .next("Please check the line ends and quotation marks around it.")
    case .columnMissing(let name, let available):
      say("The file has no column \(quoted(name)).")
        .next("It has " + available.prefix(12).map(quoted).joined(separator: ", ") + ".")
    case .columnAmbiguous(let name):
      say("Two columns are called \(quoted(name)).", "Name one by its place, such as #3.")
    case .notATable(let line):
      say("This is not a table: its first line is \(quoted(line)).", wayOn(from: line))
    case .ownExport:
      say(
        "This is an export of Echolog itself, whose lines are events and no rows.",
        "A vault comes here whole, from a folder that its device syncs with: echolog help join; or "
          + "copy its own folder, which --vault opens.")
    }
  }

  private static func wayOn(from firstLine: String) -> String {
    let rows = "An import takes CSV, whose first line names the columns, or JSON."
    return switch TextDocument(firstLine: firstLine) {
    case .jrnl: "If jrnl wrote it: jrnl --format json > journal.json writes what an import takes."
    case .calendar: "It is of a calendar. " + rows
    case .org: "It is a document of Org mode. " + rows
    case .markup, nil: rows
    }
  }

  private static func aboutReading(_ error: ImportFileError) -> RejectionWords {
    switch error {
    case .notUTF8(let line):
      say("Line \(line) of the file is not UTF-8.", encodingHint)
    case .encodingContradicted(let told):
      say("The file begins with a mark of another encoding than \(told.rawValue).")
        .next("Leave --encoding out, and it is read by that mark.")
    case .dateOrderOpen(let words, let line, let readings):
      say(
        "\(quoted(words)) on line \(line) can mean two days, and "
          + (readings.isMixed
            ? "the file has dates in both orders." : "no date of the file tells which."),
        "Add --date-order dmy for \(day(readings.dayFirst)), or --date-order mdy for "
          + "\(day(readings.monthFirst)).")
    case .decimalMarkOpen(let words, let line, let readings):
      say(
        "\(quoted(words)) on line \(line) can be \(readings.point) or \(readings.comma), and "
          + (readings.isMixed
            ? "the file has numbers of both kinds." : "no number of the file tells which."),
        "Add --decimal point for \(readings.point), or --decimal comma for \(readings.comma).")
    case .entriesTwice(let line):
      say("The object has a second list “entries”, on line \(line).")
        .next("Give each list a file of its own.")
    case .documentGoesOn(let line):
      say(
        "The rows seem to be the list “entries” of an object, and line \(line) goes on behind it.",
        "Give each such object a file of its own. If it is itself a row, let one without “entries” "
          + "be the first.")
    case .jsonNotRows:
      say(
        "This JSON is neither an object a line, nor a list of objects, nor an object with a list "
          + "“entries”.",
        "Export it as CSV or JSON Lines, or take the list of rows out of it.")
    default: preconditionFailure("told as the file itself")
    }
  }

  /// Excel writes so where it asks for no encoding.
  static let encodingHint = "Add --encoding windows-1252 for a file of Excel, or save it in UTF-8."

  /// The message for a mapping that leaves something open.
  package static func programError(_ error: ImportMappingError) -> ProgramError {
    let words = words(error)
    return ProgramError("mappingNotUnderstood", .usage, words.sentence).next(words.next)
  }

  private static func words(_ error: ImportMappingError) -> RejectionWords {
    switch error {
    case .notAPair(let words):
      say("\(quoted(words)) does not say which column or word means what.")
        .next("For example: --map date=Date,text=Note")
    case .unknownField(let name, let form):
      say("A \(form.rawValue) has no field \(quoted(name)).")
        .next("Choose \(choices(form.fields.map(\.rawValue))).")
    case .fieldTwice(let field):
      say("“\(field.rawValue)” is said twice.", "Keep one of them.")
    case .fieldMissing(let fields, let form):
      say(
        "Each \(form.rawValue) needs \(choices(fields.map(\.rawValue))).",
        "Name its column with --map \(fields[0].rawValue)=COLUMN, or with --set what is always so.")
    case .notACondition(let words):
      say(
        "\(quoted(words)) does not say which rows.",
        "For example: --where kind=log, or --where 'steps>=1000'; between them = != < > <= or >=. "
          + "A column or a word with such a mark stands in quotation marks, and so does no word: "
          + "'note!=\"\"' takes the rows that have a note.")
    case .notOrdered(let word):
      say(
        "\(quoted(word)) is neither a number nor a date such as 2025-11-18, so nothing is less or "
          + "more.",
        "With = or != words are compared.")
    case .notAScale(let words):
      say("\(quoted(words)) is no number to multiply with.", "For example: --scale 0.001")
    case .nothingToScale:
      say("--scale multiplies amounts, and no column holds any.")
        .next("Name the one with --map value=COLUMN, or leave --scale out.")
    case .fieldsExclude(let fields):
      say("\(choices(fields.map(\.rawValue))) can not all be the amount.", "Keep one of them.")
    }
  }

  static func previewed(_ preview: FilePreview, of file: String, line: String?) -> Page {
    var page = Page([
      "schema": "importPreview/1", "rows": preview.rows, "unreadable": preview.refusals.count,
      "columns": preview.columns.map { column in
        ["name": column.name, "kind": column.kind.rawValue, "sample": column.sample] as JSON
      },
      "line": line,
    ])
    let size = count(preview.rows, "row") + " of " + count(preview.columns.count, "column")
    page.blocks = [.line("\(VisibleText.line(file)): \(size). Nothing was kept.")]
    page.blocks += reasons(preview.refusals).map { .line("  \(grouped($1)) \($0)") }
    page.blocks.append(
      .table(
        ["Column", "Holds", .flexible("For example")],
        preview.columns.map { column in
          [
            Span(VisibleText.line(column.name)), Span(word(column.kind)),
            Span(VisibleText.line(String(column.sample.prefix(60)))),
          ]
        }))
    page.rows = preview.columns.map { ["column", $0.name, $0.kind.rawValue, $0.sample] }
    page.note(
      preview.isOfLoop
        ? "This is a table of Loop Habit Tracker. Its full backup brings in all habits with their "
          + "goals, notes and skips: echolog import FILE"
        : line.flatMap { advice("This line may take it in", $0, program: "") }
          ?? amountsOpen(in: preview)
          ?? "No column of days with one of words or amounts was found. echolog help import has "
          + "the ways to say what is what.")
    if line != nil { page.notes.append("With --dry-run it says first what would come.") }
    if let order = preview.guess?.dateOrder {
      let other = order == .dayFirst ? DateOrder.monthFirst : .dayFirst
      page.notes.append(
        "Whether the day or the month comes first is a guess; --date-order \(other.rawValue) says "
          + "the other.")
    }
    if preview.guess?.filter?.hasPrefix("kind=") == true {
      page.notes.append("For the other kinds of rows, echolog help export has the lines.")
    }
    return page
  }

  /// What to say of a table with days and with amounts of something; nil for another one.
  private static func amountsOpen(in preview: FilePreview) -> String? {
    let date = preview.columns.first { [.day, .instant].contains($0.kind) }
    let amounts = preview.columns.filter {
      [.number, .duration, .volume].contains($0.kind) && !$0.name.lowercased().hasSuffix("id")
    }
    guard let date, let first = amounts.first else { return nil }
    let line = Words.line([
      "echolog", "import", "FILE", "--as", "log", "--activity", "ACTIVITY", "--map",
      "date=\(date.name),value=\(first.name)",
    ])
    return "The amount may be in \(choices(amounts.prefix(4).map { quoted($0.name) })). Say which "
      + "and of what: \(line)"
  }

  private static func word(_ kind: FilePreview.Kind) -> String {
    switch kind {
    case .empty: "nothing"
    case .day: "days"
    case .instant: "days with times"
    case .clock: "times of day"
    case .number: "numbers"
    case .duration: "durations"
    case .volume: "amounts of water"
    case .text: "words"
    case .nested: "several values"
    }
  }

  private static func foreign(_ format: ForeignFormat) -> RejectionWords {
    let unpack = "Unpack it, and import the CSV or JSON file that is in it."
    let saveSheet = "Open it there, save the sheet as CSV in UTF-8, and import that."
    let makeTable =
      "Put its rows into a table and save that as CSV, or write them as JSON Lines."
    let (kind, wayOut) =
      switch format {
      case .zip: ("an archive (zip)", unpack)
      case .gzip: ("compressed with gzip", "gunzip --keep FILE unpacks it.")
      case .bzip2: ("compressed with bzip2", "bunzip2 --keep FILE unpacks it.")
      case .xz: ("compressed with xz", "unxz --keep FILE unpacks it.")
      case .zstd: ("compressed with zstd", "unzstd FILE unpacks it.")
      case .sevenZip: ("an archive (7z)", unpack)
      case .rar: ("an archive (RAR)", unpack)
      case .xlsx: ("a workbook of Excel (xlsx)", saveSheet)
      case .docx: ("a document of Word (docx)", makeTable)
      case .openDocument: ("a file of LibreOffice (OpenDocument)", saveSheet)
      case .office97: ("an old file of Microsoft Office (xls or doc)", saveSheet)
      case .sqlite:
        (
          "a database of SQLite",
          "sqlite3 FILE .tables names its tables, and sqlite3 -header -csv FILE "
            + "\"SELECT * FROM TABLE\" > rows.csv writes one of them. A backup of Loop Habit "
            + "Tracker comes in by its name alone: echolog import FILE; one that does not is cut "
            + "short or damaged, so copy it once more."
        )
      case .pdf: ("a PDF", makeTable)
      case .parquet:
        ("a Parquet file", "duckdb -c \"COPY 'FILE' TO 'rows.csv' (HEADER)\" writes it as CSV.")
      case .utf32:
        (
          "a text in UTF-32",
          "iconv -f UTF-32 -t UTF-8 FILE > rows.csv makes it one that can be read."
        )
      }
    return say("The file is \(kind), and an import takes CSV or JSON.", wayOut)
  }
}
