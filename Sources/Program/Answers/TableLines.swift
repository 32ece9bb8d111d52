import Echolog
import Interop

/// A table as CSV (RFC 4180), as `--csv` writes listings: a row of names, then the rows. Words that
/// a spreadsheet would take for a formula have an apostrophe in front.
struct CSVEncoder: TableEncoder {
  private let columns: [ColumnHeading]

  init(_ columns: [ColumnHeading]) { self.columns = columns }

  func head() -> [UInt8] { Array(CSV.row(columns.map(\.name)).utf8) }

  func rows(_ batch: TableBatch) -> [UInt8] {
    var text = ""
    for row in 0..<batch.rowCount {
      for (index, column) in batch.columns.enumerated() {
        if index > 0 { text += "," }
        let value = column.value(row)
        switch column.heading.kind {
        case .flag: text += value == .null ? "" : value == .integer(1) ? "true" : "false"
        case .number, .real, .day, .time: text += value.text
        case .word, .text, .id: text += CSV.field(value.text)
        }
      }
      text += "\r\n"
    }
    return Array(text.utf8)
  }

  func end() -> [UInt8] { [] }
}

/// A table as JSON Lines: an object a row, whose members are the columns, as listings have them.
struct JSONLinesEncoder: TableEncoder {
  func head() -> [UInt8] { [] }

  func rows(_ batch: TableBatch) -> [UInt8] {
    var text = ""
    for row in 0..<batch.rowCount {
      text += "{"
      for (index, column) in batch.columns.enumerated() {
        if index > 0 { text += "," }
        // Names of columns have nothing in them that is escaped.
        text += "\"\(column.heading.name)\":"
        Self.json(column, row).write(to: &text)
      }
      text += "}\n"
    }
    return Array(text.utf8)
  }

  func end() -> [UInt8] { [] }

  private static func json(_ column: ColumnCells, _ row: Int) -> JSON {
    switch column.value(row) {
    case .null: .null
    case .integer(let number): column.heading.kind == .flag ? .bool(number == 1) : .integer(number)
    case .real(let number): .real(number)
    case .text(let text): .string(text)
    }
  }
}
