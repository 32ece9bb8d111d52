package import Rendering

/// Splits a line of the REPL or of a script into words, as a shell would without its expansions.
///
/// White space parts words. Within single quotes everything stands for itself; within double
/// quotes a backslash makes a quote or a backslash stand for itself, and bare any character. Before
/// a word the quotes of a book, as keyboards that correct what is typed make them, are as good as
/// double ones. A line that begins with `#` is a comment. An apostrophe between letters, as in
/// `didn't`, is one.
package struct Words {
  private var finished: [String] = []
  private var word: String?
  private var quote: Character?
  private var isEscaped = false
  private var isInComment = false
  /// Whether the character before was a letter that stands for itself outside quotes.
  private var isInLetters = false

  /// - Throws: `quoteOpen` when the line ends within quotes or after a backslash.
  package static func split(_ line: String) throws(UsageError) -> [String] {
    let words = Words(line)
    if words.isEscaped { throw .quoteOpen("\\") }
    if let quote = words.quote { throw .quoteOpen(quote) }
    return words.finished + (words.word.map { [$0] } ?? [])
  }

  /// The words of a line that is still typed, and what has been typed of the last one.
  package static func unfinished(_ line: String) -> (before: [String], word: String) {
    let words = Words(line)
    return (words.finished, words.word ?? "")
  }

  /// The quote or the backslash that a line ends within.
  package static func openQuote(of line: String) -> Character? {
    let words = Words(line)
    return words.isEscaped ? "\\" : words.quote
  }

  /// Parts text into lines, each with the line ends that its quotes hold.
  package static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    var words = Words("")
    for character in text {
      if character.isNewline, words.quote == nil, !words.isEscaped {
        lines.append(line)
        line = ""
        words = Words("")
      } else {
        line.append(character)
        words.take(character)
      }
    }
    return lines + [line]
  }

  private init(_ line: String) {
    for character in line { take(character) }
  }

  private mutating func take(_ character: Character) {
    let isAtStart = finished.isEmpty && word == nil && !isEscaped && quote == nil
    if character == "#", isAtStart { isInComment = true }
    guard !isInComment else { return }
    let followsLetters = isInLetters
    isInLetters = quote == nil && !isEscaped && (character.isLetter || character.isNumber)
    if isEscaped {
      // What a person wrote within quotes stays: only the quote itself and a backslash need one.
      if let quote, character != quote, character != "\\" { append("\\") }
      append(character)
      isEscaped = false
    } else if character == "\\", quote != "'" {
      isEscaped = true
    } else if let open = quote {
      if character == open { quote = nil } else { append(character) }
    } else if character == "“", word == nil {
      quote = "”"
      word = ""
    } else if character == "\"" || character == "'" && !followsLetters {
      quote = character
      word = word ?? ""
    } else if character.isWhitespace {
      if let whole = word { finished.append(whole) }
      word = nil
    } else {
      append(character)
    }
  }

  private mutating func append(_ character: Character) {
    word = (word ?? "") + String(character)
  }
}
