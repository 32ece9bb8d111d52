/// What to do next, row by row. A row that is a command to copy begins with two blanks, and no
/// renderer breaks it, since a shell would run its parts alone; a terminal folds it, and copies it
/// whole.
extension Page.Block {
  /// The rows of an advice, where a command is in one block with the rows of its quotes.
  package static func advice(_ text: String) -> [Page.Block] {
    var pieces: [String] = []
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let last = pieces.last, isCommand(last), endsInQuotes(last) {
        pieces[pieces.count - 1] = last + "\n" + row
      } else {
        pieces.append(String(row))
      }
    }
    return pieces.map { .line([Span($0, .faint)]) }
  }

  /// Whether a row is a command to copy: one of this program, or what comes before it.
  static func isCommand(_ row: String) -> Bool {
    row.hasPrefix("  echolog ") || row.hasPrefix("  mv ")
  }

  /// Whether a quote is open at the end, as a shell reads it.
  private static func endsInQuotes(_ command: String) -> Bool {
    var quote: Character?
    var isEscaped = false
    for character in command {
      if isEscaped {
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "\"" || character == "'" {
        quote = character
      }
    }
    return quote != nil
  }
}
