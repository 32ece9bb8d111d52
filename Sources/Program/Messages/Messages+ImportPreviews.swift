import Echolog
import Interop

extension Messages {
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
    page.notes = [
      line.flatMap { advice("This line may take it in", $0, program: "") }
        ?? "No column of days with one of words or amounts was found. echolog help import has "
        + "the ways to say what is what."
    ]
    if line != nil { page.notes.append("With --dry-run it says first what would come.") }
    if let order = preview.guess?.dateOrder {
      let other = order == .dayFirst ? DateOrder.monthFirst : .dayFirst
      page.notes.append(
        "Whether the day or the month comes first is a guess; --date-order \(other.rawValue) says "
          + "the other.")
    }
    if preview.guess?.filter != nil {
      page.notes.append("For logs and memories, echolog help export has the lines.")
    }
    return page
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

  static func foreign(_ format: ForeignFormat) -> String {
    let kind =
      switch format {
      case .zip: "an archive (zip)"
      case .gzip: "compressed with gzip"
      case .bzip2: "compressed with bzip2"
      case .xz: "compressed with xz"
      case .zstd: "compressed with zstd"
      case .sevenZip: "an archive (7z)"
      case .rar: "an archive (RAR)"
      case .xlsx: "a workbook of Excel (xlsx)"
      case .docx: "a document of Word (docx)"
      case .openDocument: "a file of LibreOffice (OpenDocument)"
      case .office97: "an old file of Microsoft Office (xls or doc)"
      case .sqlite: "a database of SQLite"
      case .pdf: "a PDF"
      case .parquet: "a Parquet file"
      case .utf32: "a text in UTF-32"
      }
    return "The file is \(kind), and an import takes CSV or JSON."
  }

  static func wayOut(of format: ForeignFormat) -> String {
    switch format {
    case .zip, .sevenZip, .rar: "Unpack it, and import the CSV or JSON file that is in it."
    case .gzip: "gunzip --keep FILE unpacks it."
    case .bzip2: "bunzip2 --keep FILE unpacks it."
    case .xz: "unxz --keep FILE unpacks it."
    case .zstd: "unzstd FILE unpacks it."
    case .xlsx, .openDocument, .office97:
      "Open it there, save the sheet as CSV in UTF-8, and import that."
    case .docx, .pdf: "Put its rows into a table and save that as CSV, or write them as JSON Lines."
    case .sqlite:
      "sqlite3 FILE .tables names its tables, and sqlite3 -header -csv FILE "
        + "\"SELECT * FROM TABLE\" > rows.csv writes one of them."
    case .parquet:
      "duckdb -c \"COPY 'FILE' TO 'rows.csv' (HEADER)\" writes it as CSV."
    case .utf32: "iconv -f UTF-32 -t UTF-8 FILE > rows.csv makes it one that can be read."
    }
  }
}
