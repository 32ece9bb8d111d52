import Echolog

/// Keeps words of the journal from steering the terminal that shows them.
package enum VisibleText {
  /// The text on one line: line ends and tabs become spaces, other control and direction
  /// characters a mark that can be seen.
  package static func line(_ text: String) -> String {
    clean(text, newline: " ")
  }

  /// The same, with its own line ends kept.
  package static func paragraph(_ text: String) -> String {
    clean(text, newline: "\n")
  }

  /// The text on one line with every character of it: a backslash and what steers terminals as
  /// JSON escapes them.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false).map { part in
      var json = ""
      json.appendJSON(String(part))
      return String(json.unicodeScalars.dropFirst().dropLast())
    }.joined(separator: "\"")
  }

  private static func clean(_ text: String, newline: Unicode.Scalar) -> String {
    var clean = String.UnicodeScalarView()
    var afterReturn = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n":
        if !afterReturn { clean.append(newline) }
      case "\r", "\u{85}", "\u{2028}", "\u{2029}": clean.append(newline)
      case "\t": clean.append(" ")
      default: clean.append(scalar.steersTerminals ? "\u{FFFD}" : scalar)
      }
      afterReturn = scalar == "\r"
    }
    return String(clean)
  }
}
