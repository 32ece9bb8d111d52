package import Rendering

/// Splits a line of the REPL or of a script into words, as a shell would without its expansions.
///
/// White space parts words. Within single quotes everything stands for itself; within double
/// quotes, and bare, a backslash makes the next character stand for itself. A word that begins with
/// `#` ends the line.
package enum Words {
  /// - Throws: `quoteOpen` when the line ends within quotes or after a backslash.
  package static func split(_ line: String) throws(UsageError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var escaped = false
    for character in line {
      if escaped {
        word = (word ?? "") + String(character)
        escaped = false
      } else if character == "\\", quote != "'" {
        escaped = true
      } else if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let whole = word { words.append(whole) }
        word = nil
      } else if character == "#", word == nil {
        return words
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if escaped { throw .quoteOpen("\\") }
    if let quote { throw .quoteOpen(quote) }
    if let whole = word { words.append(whole) }
    return words
  }
}
