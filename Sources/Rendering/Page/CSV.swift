import Events
import Interop

/// Tables for other programs (RFC 4180): comma, CRLF, quotation marks where a field needs them.
enum CSV {
  /// Without it spreadsheets take the letters for another encoding.
  static let byteOrderMark = "\u{FEFF}"

  static func row(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// Whether a field can not hold these words as they are, because some of their characters steer
  /// what shows the file.
  static func changes(_ words: String) -> Bool { words.unicodeScalars.contains(where: isHarmful) }

  /// A field whose words no spreadsheet takes for a formula. Line ends and tabs stay as they are.
  private static func field(_ words: String) -> String {
    let text = OwnTable.guarded(words)
    let isQuoted =
      text.unicodeScalars.contains { ",;\"".unicodeScalars.contains($0) || isSpacing($0) }
      || text.unicodeScalars.first?.properties.isWhitespace == true
      || text.unicodeScalars.last?.properties.isWhitespace == true
    var field = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\"" { field.append(scalar) }
      field.append(isHarmful(scalar) ? "\u{FFFD}" : scalar)
    }
    return isQuoted ? "\"" + String(field) + "\"" : String(field)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    scalar.steersTerminals && !isSpacing(scalar)
  }

  /// Line ends and tabs.
  private static func isSpacing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\t", "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
