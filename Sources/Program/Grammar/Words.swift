/// Splits a line of the REPL or of a script into words, as a shell would without its expansions.
///
/// White space parts words. Within single quotes everything stands for itself; within double
/// quotes a backslash makes a quote or a backslash stand for itself, and bare any character. Before
/// a word the quotes of a book, as keyboards that correct what is typed make them, are as good as
/// double ones. A backslash at the end of a row lets the line go on in the next one. A line that
/// begins with `#` is a comment. An apostrophe between letters, as in `didn't`, is one, and so is a
/// single quote that nothing closes, as in `'68`.
package struct Words {
  /// A word, and where it is in its line.
  package struct Placed: Equatable, Sendable {
    package let text: String
    /// Characters of the line, quotes included.
    let place: Range<Int>
    /// Whether a quote closed in the midst of it: somebody may have meant it as a part of the text.
    let hasInnerQuote: Bool
  }

  package private(set) var line: [Character]
  /// Whether a single quote may still be closed by what comes.
  let isStillTyped: Bool
  private(set) var finished: [Placed] = []
  package private(set) var word: String?
  /// Where `word` began, and how many characters were taken.
  private var start = 0
  private(set) var taken: Int
  private var hasInnerQuote = false
  /// Whether the character before closed a quote.
  private var hasJustClosed = false
  private var closing: String?
  private var isEscaped = false
  private var isInComment = false
  /// The character before, where it stands for itself outside quotes.
  private var unquoted: Character?
  /// What was found last behind a quote that needs a partner in its row, so that no row is
  /// searched once for each of its quotes.
  var found = (ends: "", place: -1)

  /// - Throws: `quoteOpen` when the line ends within quotes or after a backslash.
  package static func split(_ line: String) throws(UsageError) -> [String] {
    try placed(line).map(\.text)
  }

  /// The same, with the places of the words.
  ///
  /// - Parameter isRow: whether the line came by itself, so that nobody knows if a single quote
  ///   that it leaves open would be closed in a later row: such a one is refused.
  package static func placed(_ line: String, isRow: Bool = false) throws(UsageError) -> [Placed] {
    var words = Words(line, isStillTyped: isRow)
    if words.isEscaped { throw .quoteOpen("\\") }
    if let quote = words.quote { throw .quoteOpen(quote) }
    words.finish()
    return words.finished
  }

  /// The words of a line that is still typed, and what has been typed of the last one.
  package static func unfinished(_ line: String) -> (before: [String], word: String) {
    let words = Words(line, isStillTyped: true)
    return (words.finished.map(\.text), words.word ?? "")
  }

  /// The quote or the backslash that a line ends within.
  ///
  /// - Parameter isStillTyped: whether a single quote may still be closed; else one that is open
  ///   is an apostrophe.
  package static func openQuote(of line: String, isStillTyped: Bool = false) -> Character? {
    let words = Words(line, isStillTyped: isStillTyped)
    return words.isEscaped ? "\\" : words.quote
  }

  /// Whether a line has more in it than blanks and a remark.
  static func saysAnything(_ line: String) -> Bool {
    line.first { !$0.isWhitespace }.map { $0 != "#" } ?? false
  }

  /// Parts text into lines, each with the line ends within its quotes.
  package static func lines(_ text: String) -> [String] {
    var splitter = LineSplitter()
    return splitter.take(text) + [splitter.rest]
  }

  /// Characters as one text, in less than half the time that `String.init` takes for them.
  package static func text(_ characters: ArraySlice<Character>) -> String {
    var text = ""
    for character in characters { text.append(character) }
    return text
  }

  private init(_ line: String, isStillTyped: Bool = false) {
    self.init(Array(line), from: 0, isStillTyped: isStillTyped)
    for character in self.line { take(character) }
  }

  fileprivate init(_ line: [Character], from start: Int, isStillTyped: Bool = false) {
    self.line = line
    self.isStillTyped = isStillTyped
    taken = start
  }

  private var quote: Character? { closing?.first }

  fileprivate mutating func take(_ character: Character) {
    defer { taken += 1 }
    let isAtStart = finished.isEmpty && word == nil && !isEscaped && closing == nil
    if character == "#", isAtStart { isInComment = true }
    guard !isInComment else { return }
    if word == nil { start = taken }
    if hasJustClosed, !character.isBlank { hasInnerQuote = true }
    hasJustClosed = false
    let previous = unquoted
    unquoted = closing == nil && !isEscaped ? character : nil
    if isEscaped, closing == nil, character.isNewline {
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
    } else if let open = closing {
      if open.contains(character), !Self.isApostrophe(at: taken, of: line) {
        closing = nil
        hasJustClosed = true
      } else {
        append(character)
      }
    } else if !(character == "'" && previous?.isInWords == true), let end = endOfQuote(character) {
      closing = end
      word = word ?? ""
    } else if character.isBlank {
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
    word = word ?? ""
    word?.append(character)
  }

  /// Whether a line end that comes next would be a part of the line.
  fileprivate var goesOn: Bool { closing != nil || isEscaped }

  fileprivate mutating func extend(by rows: String) { line.append(contentsOf: rows) }
}

/// Parts text that comes by and by, in whole rows, into lines, each with the line ends within its
/// quotes.
///
/// A single quote goes over rows only where its partner came with the same text.
///
/// - Complexity: O(*n*) for *n* characters in all.
package struct LineSplitter: ~Copyable {
  private var words = Words([], from: 0)
  /// Where the line began that is not ended.
  private var start = 0

  package init() {}

  /// Takes text that ends with a row, and returns the lines that end in it.
  package mutating func take(_ rows: String) -> [String] {
    words.extend(by: rows)
    var lines: [String] = []
    while words.taken < words.line.count {
      let character = words.line[words.taken]
      if character.isNewline, !words.goesOn {
        lines.append(Words.text(words.line[start..<words.taken]))
        start = words.taken + 1
        words = Words(words.line, from: start)
      } else {
        words.take(character)
      }
    }
    // What was returned is let go, or an endless input would be kept.
    if start == words.line.count { (words, start) = (Words([], from: 0), 0) }
    return lines
  }

  /// What came behind the last line: a line too where no more comes.
  package var rest: String { Words.text(words.line[start...]) }
}

extension Character {
  /// As `isWhitespace`, which looks even ASCII up in a table.
  fileprivate var isBlank: Bool {
    asciiValue.map { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? isWhitespace
  }

  /// Whether a single quote behind it is an apostrophe.
  fileprivate var isInWords: Bool { isLetter || isNumber }
}
