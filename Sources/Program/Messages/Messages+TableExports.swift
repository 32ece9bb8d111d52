import Echolog
import Platform

/// The messages about tables that leave.
extension Messages {
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

  /// How far an export of tables or of chosen events to a file is: `412,000 rows written`, or
  /// `412,000 of 3,000,004 events read, 1,300,000 events/s, 2 s left`.
  ///
  /// - Parameter all: how many events there are; 0 where rows are counted.
  static func exportingRows(_ done: Int, of all: Int, nanoseconds: UInt64) -> String {
    if all == 0 { return count(done, "row") + " written" }
    let rate = UInt64(Double(done) * 1e9 / Double(max(nanoseconds, 1)))
    let left = UInt64(max(0, all - done)) / max(rate, 1)
    return "\(grouped(done)) of \(count(all, "event")) read, \(grouped(rate)) events/s, "
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

  /// A form that no screen shows, or that is written in no stream.
  static func tableNeedsFile(_ form: TableForm, _ wanted: TableExport) -> ProgramError {
    ProgramError(
      "exportNeedsFile", .usage,
      "\(wanted.events == nil ? "A table as" : "Events as") \(form.rawValue) "
        + "\(wanted.events == nil ? "goes" : "go") into a file.",
      next: advice("Name one", wanted.line(as: form)))
  }

  /// Why SQLite could not write its file.
  static func databaseNotWritten(_ error: TableDatabaseError, at path: Path) -> ProgramError {
    if error.isFull { return programError(.disk(.write, path, .noSpace)) }
    return ProgramError(
      "databaseNotWritten", .cannotCreate,
      "The database could not be written: \(VisibleText.line(error.sentence)).",
      next: "Name another place; or write each table as .parquet or .csv.")
  }

  /// For help.
  static let aboutTableExports = [
    "--table writes a table of `echolog tables` instead, at the times of --asof and --known: .csv; "
      + ".jsonl, an object a row; .parquet; .arrow, a stream of Arrow's; .sqlite, which takes "
      + "several, or all. Columns of texts are left out, unless --texts asks for them.",
    "In .parquet and .arrow a time is an instant in UTC, and in the other forms it tells the "
      + "clock's offset too; days are dates. Schemas/tables.md tells each type.",
  ]
}
