package import Bytes
import CivilTime
package import Interop

/// How imports are told.
extension Catalogue {
  /// What an error of an import is told as.
  ///
  /// - Parameter label: names a batch as a person does.
  package static func trouble(
    _ error: ImportError, label: (EventName) -> String
  ) -> Trouble {
    switch error {
    case .file(let error): return trouble(error)
    case .disk(let error): return trouble(error)
    case .diary(let error): return trouble(error)
    case .stopped:
      return Trouble(
        "interrupted", .interrupted,
        "Stopped while the file was being read. Nothing was kept.",
        next: "The same line begins again.")
    case .cutShort(let written, let batch, let error):
      let cause = trouble(error)
      let kept = count(written, "row") + (written == 1 ? " is" : " are") + " kept."
      return Trouble(
        cause.word, cause.exit, "\(kept) Then: \(cause.sentence)",
        next: "The same line goes on from there; " + undoing(label(batch)) + ".")
    }
  }

  private static func undoing(_ batch: String) -> String {
    "echolog import undo \(batch) takes all of it back"
  }

  /// What a file that is refused as a whole is told as.
  package static func trouble(_ error: ImportFileError) -> Trouble {
    let (sentence, next) = words(error)
    return Trouble(error.word, .badData, sentence + " Nothing was kept.", next: next)
  }

  private static func words(_ error: ImportFileError) -> (String, String) {
    switch error {
    case .empty: ("The file is empty.", "Please check that it is the right one.")
    case .binary(let line):
      (
        "Line \(line) of the file holds bytes that no text has.",
        "Export it as CSV or JSON Lines and try again."
      )
    case .notUTF8, .encodingContradicted, .dateOrderOpen, .decimalMarkOpen: aboutReading(error)
    case .truncated(let line):
      (
        "The file ends in the middle of the row that begins on line \(line).",
        "Export or copy it again."
      )
    case .unclosedQuote(let line):
      (
        "The quotation mark that opens on line \(line) is never closed.",
        "Close it, or export the file again."
      )
    case .rowTooLong(let line, let maxBytes):
      (
        "The row that begins on line \(line) is longer than \(count(maxBytes, "byte")).",
        "Please check the line ends and quotation marks around it."
      )
    case .columnMissing(let name, let available):
      (
        "The file has no column \(quoted(name)).",
        "It has " + available.prefix(12).map(quoted).joined(separator: ", ") + "."
      )
    case .columnAmbiguous(let name):
      ("Two columns are called \(quoted(name)).", "Name one by its place, such as #3.")
    case .ownExport:
      (
        "This is an export of Echolog itself, whose lines are events and no rows.",
        "A vault comes here whole, from a folder that its device syncs with: echolog help join"
      )
    }
  }

  /// What is to be told before the file can be read.
  private static func aboutReading(_ error: ImportFileError) -> (String, String) {
    switch error {
    case .notUTF8(let line):
      ("Line \(line) of the file is not UTF-8.", encodingHint)
    case .encodingContradicted(let told):
      (
        "The file begins with a mark of another encoding than \(told.rawValue).",
        "Leave --encoding out, and it is read by that mark."
      )
    case .dateOrderOpen(let words, let line, let readings):
      (
        "\(quoted(words)) on line \(line) can mean two days, and "
          + (readings.isMixed
            ? "the file has dates in both orders." : "no date of the file tells which."),
        "Add --date-order dmy for \(day(readings.dayFirst)), or --date-order mdy for "
          + "\(day(readings.monthFirst))."
      )
    case .decimalMarkOpen(let words, let line, let readings):
      (
        "\(quoted(words)) on line \(line) can be \(readings.point) or \(readings.comma), and "
          + (readings.isMixed
            ? "the file has numbers of both kinds." : "no number of the file tells which."),
        "Add --decimal point for \(readings.point), or --decimal comma for \(readings.comma)."
      )
    default: preconditionFailure("told as the file itself")
    }
  }

  /// Excel writes so where it asks for no encoding.
  static let encodingHint =
    "Add --encoding windows-1252 for a file of Excel, or save it in UTF-8."

  /// What a mapping that leaves something open is told as.
  package static func trouble(_ error: ImportMappingError) -> Trouble {
    let (sentence, next) = words(error)
    return Trouble("mappingNotUnderstood", .usage, sentence, next: next)
  }

  private static func words(_ error: ImportMappingError) -> (String, String) {
    switch error {
    case .notAPair(let words):
      (
        "\(quoted(words)) does not say which column or word means what.",
        "For example: --map date=Date,text=Note"
      )
    case .unknownField(let name, let form):
      (
        "A \(form.rawValue) has no field \(quoted(name)).",
        "Choose \(choices(form.fields.map(\.rawValue)))."
      )
    case .fieldTwice(let field):
      ("“\(field.rawValue)” is said twice.", "Keep one of them.")
    case .fieldMissing(let fields, let form):
      (
        "Each \(form.rawValue) needs \(choices(fields.map(\.rawValue))).",
        "Name its column with --map \(fields[0].rawValue)=COLUMN, or with --set what is always so."
      )
    case .fieldsExclude(let fields):
      (
        "\(choices(fields.map(\.rawValue))) can not all be the amount.",
        "Keep one of them."
      )
    }
  }
}

// What came of an import.
extension Catalogue {
  /// How many refused rows are told one by one to people; JSON has all of them.
  package static let refusalsShown = 20

  /// - Parameters:
  ///   - batch: as a person names it; nil where nothing was written.
  ///   - standing: entries here that new rows name as their own, as a person names them.
  ///   - refusals: all of them, in the order of the file.
  package static func imported(
    _ outcome: ImportOutcome, of file: String, batch: String?, standing: [String] = [],
    refusals: [RowRefusal], isDryRun: Bool
  ) -> Page {
    let report = outcome.report
    let refused = report.refused.sorted { $0.key < $1.key }
    var page = Page(
      schema: "import/1",
      members: [
        ("dryRun", .bool(isDryRun)), ("rows", .integer(Int64(report.rowsRead))),
        ("accepted", .integer(Int64(report.accepted))), ("known", .integer(Int64(report.known))),
        ("otherRows", .integer(Int64(report.rowsElsewhere))),
        ("refused", .object(refused.map { ($0.key, .integer(Int64($0.value))) })),
        ("written", .integer(Int64(outcome.written))), ("complete", .bool(outcome.isComplete)),
        ("resumed", .bool(outcome.isResumed)),
        ("batch", batch.map { .string($0) } ?? .null),
        ("firstDay", report.first.map { .string($0.description) } ?? .null),
        ("lastDay", report.last.map { .string($0.description) } ?? .null),
        ("standing", .array(standing.map { .string($0) })),
        ("refusals", .array(refusals.map { told($0) })),
      ])
    let verb = isDryRun ? "would be new" : "new"
    var sentence = "\(count(report.rowsRead, "row")): \(grouped(report.accepted)) \(verb)"
    if !outcome.isComplete { sentence += ", stopped when \(grouped(outcome.written)) were kept" }
    sentence += ", \(grouped(report.known)) known already"
    sentence += ", \(grouped(report.refusedRows)) refused"
    if let first = report.first, let last = report.last {
      sentence += "; \(time(first)) to \(time(last))"
    }
    page.blocks = [.line([Span(sentence + ".")])]
    page.blocks += reasons(refusals).map { reason, number in
      .line([Span("  \(grouped(number)) \(reason)")])
    }
    page.rows =
      [["accepted", "\(report.accepted)"], ["known", "\(report.known)"]]
      + refused.map { [$0.key, "\($0.value)"] }
    page.notes = notes(on: outcome, of: file, refusals) + beside(standing)
    if let batch { page.notes.append(undoing(batch) + ".") }
    page.exit = outcome.isComplete ? .success : .interrupted
    if report.rowsRead > 0, report.refusedRows == report.rowsRead { page.exit = .badData }
    return page
  }

  private static func time(_ time: ImportedTime) -> String {
    switch time {
    case .on(let day): Self.day(day)
    case .within(let stretch): name(stretch)
    }
  }

  private static func notes(
    on outcome: ImportOutcome, of file: String, _ refusals: [RowRefusal]
  ) -> [String] {
    var notes = refusals.prefix(refusalsShown).map { refusal($0, of: file) }
    if refusals.count > refusalsShown {
      notes.append(
        "… and \(grouped(refusals.count - refusalsShown)) more; --json shows all of them.")
    }
    if outcome.report.endsOpen {
      notes.append("The last row has no line end. Is the file whole?")
    }
    if outcome.isResumed {
      notes.append("This went on with an import that had not come to its end.")
    }
    if !outcome.isComplete { notes.append("Stopped. The same line goes on from here.") }
    return notes
  }

  /// What is said of rows that seem to be corrected versions of entries here.
  private static func beside(_ standing: [String]) -> [String] {
    guard let first = standing.first else { return [] }
    let names = standing.prefix(3).joined(separator: ", ") + (standing.count > 3 ? ", …" : "")
    let (rows, entries) =
      standing.count == 1
      ? ("1 new row seems to be a corrected version", "the entry")
      : ("\(grouped(standing.count)) new rows seem to be corrected versions", "entries")
    return [
      "\(rows) of \(entries) here (\(names)). An import adds rows and changes no entry.",
      "echolog show \(first) shows the one here; echolog remove \(first) takes it away, so that "
        + "only the new one stays.",
    ]
  }

  private static func told(_ refusal: RowRefusal) -> JSON {
    .object([
      ("line", .integer(Int64(refusal.line))),
      ("column", refusal.column.map { .string($0) } ?? .null),
      ("reason", .string(refusal.reason.word)),
    ])
  }

  /// How far an import is.
  ///
  /// - Parameter nanoseconds: since it began.
  package static func importing(
    _ progress: ImportProgress, of file: String, nanoseconds: UInt64
  ) -> String {
    switch progress {
    case .looking(let rows):
      let name = VisibleText.line(file)
      return rows == 0 ? "Reading \(name) …" : "Reading \(name): \(count(rows, "row")) …"
    case .keeping(let written, let all, let refused):
      let rate = UInt64(Double(written) * 1e9 / Double(max(nanoseconds, 1)))
      let left = UInt64(max(0, all - written)) / max(rate, 1)
      let said = "\(grouped(written)) of \(count(all, "row")) kept, \(grouped(refused)) refused"
      return written == 0 ? said : said + ", \(grouped(rate)) rows/s, \(grouped(left)) s left"
    }
  }
}
