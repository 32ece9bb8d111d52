package import Echolog

/// A table as CSV (RFC 4180), as `--csv` writes listings: a row of names, then the rows. Words that
/// a spreadsheet would take for a formula have an apostrophe in front.
struct CSVEncoder: TableEncoder {
  private let columns: [ColumnHeading]

  init(_ columns: [ColumnHeading]) { self.columns = columns }

  func head() -> [UInt8] { Array(CSV.row(columns.map(\.name)).utf8) }

  func rows(_ batch: TableBatch) -> [UInt8] {
    let columns = batch.columns.map { SpelledCells($0) { Array(CSV.field($0).utf8) } }
    var text: [UInt8] = []
    for row in 0..<batch.rowCount {
      for (index, column) in columns.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        guard column.cells.isPresent[row] else { continue }
        column.append(row, to: &text)
      }
      text.append(contentsOf: [UInt8(ascii: "\r"), UInt8(ascii: "\n")])
    }
    return text
  }

  func end() -> [UInt8] { [] }
}

/// A table as JSON Lines: an object a row, whose members are the columns, as listings have them.
struct JSONLinesEncoder: TableEncoder {
  private static func quoted(_ words: String) -> [UInt8] {
    var text = ""
    text.appendJSON(words)
    return Array(text.utf8)
  }

  func head() -> [UInt8] { [] }

  func rows(_ batch: TableBatch) -> [UInt8] {
    let columns = batch.columns.map { cells in
      SpelledCells(cells, quote: UInt8(ascii: "\"")) { Self.quoted($0) }
    }
    let keys = batch.columns.enumerated().map { index, column in
      Array((index > 0 ? "," : "{").utf8) + Self.quoted(column.heading.name) + Array(":".utf8)
    }
    let null = Array("null".utf8)
    var text: [UInt8] = []
    for row in 0..<batch.rowCount {
      for (key, column) in zip(keys, columns) {
        text.append(contentsOf: key)
        if column.cells.isPresent[row] {
          column.append(row, to: &text)
        } else {
          text.append(contentsOf: null)
        }
      }
      text.append(contentsOf: [UInt8(ascii: "}"), UInt8(ascii: "\n")])
    }
    return text
  }

  func end() -> [UInt8] { [] }
}

/// The cells of a column on their way into a text, words spelled once for all rows.
private final class SpelledCells {
  let cells: ColumnCells
  private let quote: UInt8?
  private let words: [[UInt8]]
  private let spell: (String) -> [UInt8]

  /// `quote` stands around all that is no number and no flag; `spell` spells words.
  init(_ cells: ColumnCells, quote: UInt8? = nil, spell: @escaping (String) -> [UInt8]) {
    (self.cells, self.quote, self.spell) = (cells, quote, spell)
    words = cells.heading.kind == .word ? cells.words.map(spell) : []
  }

  /// Appends the cell of a row, which is not null.
  func append(_ row: Int, to text: inout [UInt8]) {
    switch cells.heading.kind {
    // JSON has no infinity.
    case .real where quote != nil && !cells.reals[row].isFinite:
      text.append(contentsOf: "null".utf8)
    case .number, .real, .flag: cells.appendText(row, to: &text)
    case .word: text.append(contentsOf: words[Int(cells.wordIndexes[row])])
    case .day, .time: appendQuoted(row, to: &text)
    case .text, .id:
      let range = cells.bytesRange(row)
      if Self.isPlain(cells.bytes[range]) {
        appendQuoted(row, to: &text)
      } else {
        text.append(contentsOf: spell(String(decoding: cells.bytes[range], as: UTF8.self)))
      }
    }
  }

  private func appendQuoted(_ row: Int, to text: inout [UInt8]) {
    if let quote { text.append(quote) }
    cells.appendText(row, to: &text)
    if let quote { text.append(quote) }
  }

  /// Whether words are spelled everywhere as they are: letters and digits of ASCII with spaces and
  /// the signs of names and sentences between.
  private static func isPlain(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last, isLetterOrDigit(first) else {
      return false
    }
    return last != UInt8(ascii: " ")
      && bytes.allSatisfy { isLetterOrDigit($0) || [0x20, 0x2D, 0x2E, 0x3A].contains($0) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }
}

/// Tables for other programs (RFC 4180): comma, CRLF, quotation marks where a field needs them.
package enum CSV {
  /// Without it spreadsheets take the letters for another encoding.
  package static let byteOrderMark = "\u{FEFF}"

  /// A row with its end.
  package static func row(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// A field whose words no spreadsheet takes for a formula, and which has each of their bytes.
  static func field(_ words: String) -> String {
    let text = OwnTable.guarded(words)
    let isQuoted =
      text.unicodeScalars.contains { $0 == "," || $0 == ";" || $0 == "\"" || $0.steersTerminals }
      || text.unicodeScalars.first?.properties.isWhitespace == true
      || text.unicodeScalars.last?.properties.isWhitespace == true
    return isQuoted ? quoted(text) : text
  }

  /// Words in quotation marks, their own doubled.
  static func quoted(_ words: String) -> String {
    var quoted = "\""
    for scalar in words.unicodeScalars {
      if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

/// Turns rows of a table into the bytes of a file, in parts that are written one behind the other:
/// first the head, then rows as they come, then the end.
///
/// Only the last part needs what came before, of which an encoder keeps counts and places.
package protocol TableEncoder {
  /// What comes before any row.
  mutating func head() -> [UInt8]

  /// - Parameter batch: rows with the columns that the encoder was made for; at least one row.
  mutating func rows(_ batch: TableBatch) -> [UInt8]

  /// What follows all rows.
  mutating func end() -> [UInt8]
}
