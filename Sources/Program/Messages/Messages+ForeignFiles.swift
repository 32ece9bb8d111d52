import Interop

/// The messages about files without rows of text.
extension Messages {
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
