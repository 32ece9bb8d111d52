/// Tables for other programs (RFC 4180): comma, CRLF, quotation marks where a field needs them.
enum CSV {
  /// Without it spreadsheets take the letters for another encoding.
  static let byteOrderMark = "\u{FEFF}"

  static func row(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\r\n"
  }

  /// A field whose words no spreadsheet takes for a formula: an apostrophe in front says that they
  /// are words.
  private static func field(_ words: String) -> String {
    var text = VisibleText.paragraph(words)
    let begin = text.unicodeScalars.first { !$0.properties.isWhitespace }
    if let begin, "=+-@＝＋－＠".unicodeScalars.contains(begin) {
      text = "'" + text
    }
    let isQuoted =
      text.unicodeScalars.contains { ",;\"\n".unicodeScalars.contains($0) }
      || text.first == " " || text.last == " "
    guard isQuoted else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
