package import Echolog
package import Interop
package import Platform

extension Messages {
  /// The message for an error of an import.
  ///
  /// - Parameter label: names a batch as a person does.
  package static func programError(
    _ error: ImportError, label: (EventName) -> String
  ) -> ProgramError {
    switch error {
    case .file(let error): return programError(error)
    case .storage(let error): return programError(error)
    case .diary(let error): return programError(error)
    case .stopped:
      return ProgramError(
        "interrupted", .interrupted,
        "Stopped while the file was being read. Nothing was kept.",
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

  private static func cutShort(after rows: Int, _ batch: String, by cause: ProgramError)
    -> ProgramError
  {
    let kept = count(rows, "row") + (rows == 1 ? " is" : " are") + " kept."
    return ProgramError(
      cause.word, cause.exit, "\(kept) Then: \(cause.sentence)",
      next: "The same line goes on from there; " + undoing(batch) + ".")
  }

  static func undoing(_ batch: String) -> String {
    "echolog import undo \(batch) takes all of it back"
  }

  /// The message where no import was named to take back.
  static func importNeeded(of imports: [NamedThing]) -> ProgramError {
    guard let latest = imports.first else {
      return ProgramError("nothingToUndo", .refused, "There is no import that could be taken back.")
    }
    return ProgramError(
      "valueMissing", .usage, "Which import shall be taken back?",
      next: undoing(latest.name) + "."
    ).with(\.candidates, imports)
  }

  /// The message for a file that is refused as a whole.
  package static func programError(_ error: ImportFileError) -> ProgramError {
    let (sentence, next) = words(error)
    return ProgramError(error.word, .badData, sentence + " Nothing was kept.", next: next)
  }

  private static func words(_ error: ImportFileError) -> RejectionWords {
    switch error {
    case .empty: say("The file is empty.", "Please check that it is the right one.")
    case .foreign(let format): (foreign(format), wayOut(of: format))
    case .binary(let line):
      say(
        "Line \(line) of the file holds bytes that no text has.",
        "Export it as CSV or JSON Lines and try again.")
    case .notUTF8, .encodingContradicted, .dateOrderOpen, .decimalMarkOpen, .entriesTwice,
      .documentGoesOn, .jsonNotRows:
      aboutReading(error)
    case .truncated(let line):
      say(
        "The file ends in the middle of the row that begins on line \(line).",
        "Export or copy it again.")
    case .unclosedQuote(let line):
      say(
        "The quotation mark that opens on line \(line) is never closed.",
        "Close it, or export the file again.")
    case .rowTooLong(let line, let maxBytes):
      say(
        "The row that begins on line \(line) is longer than \(count(maxBytes, "byte")).",
        "Please check the line ends and quotation marks around it.")
    case .columnMissing(let name, let available):
      say(
        "The file has no column \(quoted(name)).",
        "It has " + available.prefix(12).map(quoted).joined(separator: ", ") + ".")
    case .columnAmbiguous(let name):
      say("Two columns are called \(quoted(name)).", "Name one by its place, such as #3.")
    case .notATable(let line):
      say(
        "This is not a table: its first line is \(quoted(line)).",
        "An import takes CSV, whose first line names the columns, or JSON.")
    case .ownExport:
      say(
        "This is an export of Echolog itself, whose lines are events and no rows.",
        "A vault comes here whole, from a folder that its device syncs with: echolog help join")
    }
  }

  private static func aboutReading(_ error: ImportFileError) -> RejectionWords {
    switch error {
    case .notUTF8(let line):
      say("Line \(line) of the file is not UTF-8.", encodingHint)
    case .encodingContradicted(let told):
      say(
        "The file begins with a mark of another encoding than \(told.rawValue).",
        "Leave --encoding out, and it is read by that mark.")
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
      say(
        "The object has a second list “entries”, on line \(line).",
        "Give each list a file of its own.")
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
  static let encodingHint =
    "Add --encoding windows-1252 for a file of Excel, or save it in UTF-8."

  /// The message for a mapping that leaves something open.
  package static func programError(_ error: ImportMappingError) -> ProgramError {
    let (sentence, next) = words(error)
    return ProgramError("mappingNotUnderstood", .usage, sentence, next: next)
  }

  private static func words(_ error: ImportMappingError) -> RejectionWords {
    switch error {
    case .notAPair(let words):
      say(
        "\(quoted(words)) does not say which column or word means what.",
        "For example: --map date=Date,text=Note")
    case .unknownField(let name, let form):
      say(
        "A \(form.rawValue) has no field \(quoted(name)).",
        "Choose \(choices(form.fields.map(\.rawValue))).")
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
          + "A column or a word with such a mark stands in quotation marks.")
    case .notOrdered(let word):
      say(
        "\(quoted(word)) is neither a number nor a date such as 2025-11-18, so nothing is less or "
          + "more.",
        "With = or != words are compared.")
    case .notAScale(let words):
      say("\(quoted(words)) is no number to multiply with.", "For example: --scale 0.001")
    case .nothingToScale:
      say(
        "--scale multiplies amounts, and no column holds any.",
        "Name the one with --map value=COLUMN, or leave --scale out.")
    case .fieldsExclude(let fields):
      say("\(choices(fields.map(\.rawValue))) can not all be the amount.", "Keep one of them.")
    }
  }

  static let aboutImports = [
    "A row that a file brought before adds nothing, nor does a row of echolog export --as csv that "
      + "says what stands here. --anyway keeps rows that a file of another name brought, too; "
      + "--again keeps those of a file that came before, once more with another mapping.",
    "Labels in one field have | between them, or else commas or semicolons; a list of JSON is one "
      + "of labels; tags=, people= and places= may be given again for another column. In the JSON "
      + "of Day One each entry counts for the day of its time zone, and pictures without a caption "
      + "are left out; in the CSV of Daylio a mood stands where there is no note. The start of the "
      + "day counts for rows as well: with one of 04:00, 02:48 belongs to the day before; a column "
      + "of midnights alone holds days. Times in UTC count on "
      + "the clocks where you are, other offsets on their own; with --zone both count there.",
    "Without --as an import says what the columns of a file hold, and writes nothing. --where "
      + "takes = != < > <= >=, of numbers and of dates such as 2025-11 (in quotation marks in a "
      + "shell).",
  ]
}
