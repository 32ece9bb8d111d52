package import Echolog
package import Platform

/// How tables that leave are told.
extension Catalogue {
  /// What an export of tables came to.
  ///
  /// - Parameters:
  ///   - missing: how many events are known besides and can not be read here.
  ///   - file: nil for the standard output, which then holds nothing else.
  package static func exported(
    _ tables: [WrittenTable], missing: UInt64, to file: String?, as form: TableForm,
    hasTexts: Bool
  ) -> Page {
    let total = tables.reduce(0) { $0 + $1.rowCount }
    var page = Page(
      schema: "tableExport/1",
      members: [
        ("file", .optional(file)), ("as", .string(form.rawValue)),
        (
          "tables",
          .array(
            tables.map {
              .object([("name", .string($0.name)), ("rows", .number($0.rowCount))])
            })
        ),
        ("rows", .number(total)), ("hasTexts", .bool(hasTexts)), ("missing", .number(missing)),
      ])
    page.rows = tables.map { [$0.name, String($0.rowCount)] }
    let of = tables.count == 1 ? tables[0].name : count(tables.count, "table")
    page.notes = [
      count(total, "row") + " of \(of) written"
        + (file.map { " to " + VisibleText.line($0) } ?? "") + "."
    ]
    if !hasTexts { page.notes.append("Without your words; --texts takes them along.") }
    return page
  }

  /// How far an export of tables to a file is: `412,000 rows written`.
  package static func exportingRows(_ done: Int) -> String { count(done, "row") + " written" }

  /// What is said where nothing tells what to write a table as, or the name of the file tells
  /// something that is not written here.
  ///
  /// - Parameter file: its name; nil for the standard output.
  package static func tableForms(for file: String?, _ tables: [AnyTable]) -> Trouble {
    let forms = TableForm.allCases.filter { tables.count == 1 || $0 == .sqlite }
    return Trouble(
      "exportFormMissing", .usage,
      file.map { "The name \(quoted($0)) tells no form of a table; nothing was written." }
        ?? "Nothing tells what the table is to be written as.",
      next: "Give the file one of these endings, or choose one by --as on the standard output: "
        + forms.map { "." + $0.rawValue }.joined(separator: ", ") + ".")
  }

  /// A form that no screen shows, or that is written in no stream.
  package static func tableNeedsFile(_ form: TableForm, _ tables: [AnyTable]) -> Trouble {
    let name = tables.count == 1 ? tables[0].name : TableExport.all
    let line = Words.line(["export", "--table", name, "\(name).\(form.rawValue)"])
    return Trouble(
      "exportNeedsFile", .usage, "A table as \(form.rawValue) goes into a file.",
      next: advice("Name one", line))
  }

  /// Why SQLite could not write its file.
  package static func databaseNotWritten(_ error: TableDatabaseError, at path: Path) -> Trouble {
    if error.isFull { return trouble(.disk(.write, path, .noSpace)) }
    return Trouble(
      "databaseNotWritten", .cannotCreate,
      "The database could not be written: \(VisibleText.line(error.sentence)).",
      next: "Name another place; or write each table as .parquet or .csv.")
  }

  /// For help.
  package static let aboutTableExports = [
    "--table writes a table of `echolog tables` instead, at the times of --asof and --known: .csv; "
      + ".jsonl, an object a row; .parquet; .arrow, a stream of Arrow's; .sqlite, which takes "
      + "several, or all. Columns of texts are left out, unless --texts asks for them.",
    "In .parquet and .arrow a time is an instant in UTC, and in the other forms it tells the "
      + "clock's offset too; days are dates. Schemas/tables.md tells each type.",
  ]
}
