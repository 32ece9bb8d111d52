import Echolog

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
    guard isQuoted else { return text }
    var field = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { field.unicodeScalars.append(scalar) }
      field.unicodeScalars.append(scalar)
    }
    return field + "\""
  }
}
