package import Rendering

/// Splits a line of the REPL or of a script into words, as a shell would without its expansions.
///
/// White space parts words. Within single quotes everything stands for itself; within double
/// quotes a backslash makes a quote or a backslash stand for itself, and bare any character. Before
/// a word the quotes of a book, as keyboards that correct what is typed make them, are as good as
/// double ones. A backslash at the end of a row lets the line go on in the next one. A line that
/// begins with `#` is a comment. An apostrophe between letters, as in `didn't`, is one.
package struct Words {
  /// A word, and where it stands in its line.
  package struct Placed: Equatable, Sendable {
    package let text: String
    /// Characters of the line, quotes included.
    package let place: Range<Int>
    /// Whether a quote closed in the midst of it: somebody may have meant it as a part of the text.
    package let hasInnerQuote: Bool
  }

  private var finished: [Placed] = []
  private var word: String?
  /// Where `word` began, and how many characters were taken.
  private var start = 0
  private var taken = 0
  private var hasInnerQuote = false
  /// Whether the character before closed a quote.
  private var hasJustClosed = false
  private var quote: Character?
  private var isEscaped = false
  private var isInComment = false
  /// Whether the character before was a letter that stands for itself outside quotes.
  private var isInLetters = false

  /// - Throws: `quoteOpen` when the line ends within quotes or after a backslash.
  package static func split(_ line: String) throws(UsageError) -> [String] {
    try placed(line).map(\.text)
  }

  /// The same, with the places of the words.
  package static func placed(_ line: String) throws(UsageError) -> [Placed] {
    var words = Words(line)
    if words.isEscaped { throw .quoteOpen("\\") }
    if let quote = words.quote { throw .quoteOpen(quote) }
    words.finish()
    return words.finished
  }

  /// The words of a line that is still typed, and what has been typed of the last one.
  package static func unfinished(_ line: String) -> (before: [String], word: String) {
    let words = Words(line)
    return (words.finished.map(\.text), words.word ?? "")
  }

  /// The quote or the backslash that a line ends within.
  package static func openQuote(of line: String) -> Character? {
    let words = Words(line)
    return words.isEscaped ? "\\" : words.quote
  }

  /// Whether a line holds more than blanks and a remark.
  static func saysAnything(_ line: String) -> Bool {
    line.first { !$0.isWhitespace }.map { $0 != "#" } ?? false
  }

  /// Whether a word that begins so is taken within quotes.
  static func isQuote(_ character: Character) -> Bool { "\"'“".contains(character) }

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
    defer { taken += 1 }
    let isAtStart = finished.isEmpty && word == nil && !isEscaped && quote == nil
    if character == "#", isAtStart { isInComment = true }
    guard !isInComment else { return }
    if word == nil { start = taken }
    if hasJustClosed, !character.isWhitespace { hasInnerQuote = true }
    hasJustClosed = false
    let followsLetters = isInLetters
    isInLetters = quote == nil && !isEscaped && (character.isLetter || character.isNumber)
    if isEscaped, quote == nil, character.isNewline {
      // The line goes on in the next row, as with a shell.
      isEscaped = false
      finish()
    } else if isEscaped {
      // What a person wrote within quotes stays: only the quote itself and a backslash need one.
      if let quote, character != quote, character != "\\" { append("\\") }
      append(character)
      isEscaped = false
    } else if character == "\\", quote != "'" {
      isEscaped = true
    } else if let open = quote {
      if character == open {
        quote = nil
        hasJustClosed = true
      } else {
        append(character)
      }
    } else if character == "“", word == nil {
      quote = "”"
      word = ""
    } else if character == "\"" || character == "'" && !followsLetters {
      quote = character
      word = word ?? ""
    } else if character.isWhitespace {
      finish()
    } else {
      append(character)
    }
  }

  private mutating func finish() {
    guard let whole = word else { return }
    finished.append(Placed(text: whole, place: start..<taken, hasInnerQuote: hasInnerQuote))
    word = nil
    hasInnerQuote = false
  }

  private mutating func append(_ character: Character) {
    word = (word ?? "") + String(character)
  }
}
