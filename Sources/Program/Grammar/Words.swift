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
    var place = 0..<0
    /// Whether a quote closed in the midst of it: somebody may have meant it as a part of the text.
    var hasInnerQuote = false
  }

  package fileprivate(set) var line: [Character]
  /// Whether a single quote may still be closed by what comes.
  let isStillTyped: Bool
  private(set) var finished: [Placed] = []
  package private(set) var word: String?
  /// Where `word` began, and how many characters were taken.
  private var start = 0
  private(set) var taken: Int
  private var hasInnerQuote = false
  private var hasJustClosed = false
  private var closing: String?
  private var isEscaped = false
  private var isInComment = false
  /// The character before, where it stands for itself outside quotes.
  private var unquoted: Character?
  /// What was found last behind a quote that needs a partner, so that a row is searched once only.
  var found = (ends: "", place: -1)

  /// - Throws: `quoteOpen` when the line ends within quotes or after a backslash.
  package static func split(_ line: String) throws(UsageError) -> [String] {
    try placed(line).map(\.text)
  }

  /// The same, with the places of the words. In a row that came by itself a single quote that it
  /// leaves open is refused, since nobody knows if a later row would close it.
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

  /// The quote or the backslash that a line ends within. Unless it is still typed, a single quote
  /// that is open is an apostrophe.
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
    } else if !(character == "'" && previous.map { $0.isLetter || $0.isNumber } == true),
      let end = endOfQuote(character)
    {
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
    words.line.append(contentsOf: rows)
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
}

extension Words {
  /// What closes the quotes that a word can begin with; the first is the usual one.
  private static let ends: [Character: String] = [
    "\"": "\"", "'": "'", "“": "”", "„": "“”", "‚": "‘’", "«": "»", "»": "«",
  ]

  /// Whether a word that begins so may be taken within quotes.
  static func isQuote(_ character: Character) -> Bool { ends[character] != nil }

  /// What closes the quote that the next character of the line opens; nil where it opens none.
  ///
  /// Straight double quotes, and those of a book at the beginning of a word, may be closed in a
  /// later row. The others are also apostrophes, commas and arrows: they open nothing without a
  /// partner.
  mutating func endOfQuote(_ character: Character) -> String? {
    guard let ends = Self.ends[character] else { return nil }
    switch character {
    case "\"": return ends
    case "'": return isClosed || (isStillTyped && !isBeforeDigit) ? ends : nil
    case "“": return word == nil ? ends : nil
    default: return word == nil && isInRow(ends) ? ends : nil
    }
  }

  /// Whether one of these marks follows the next character, in its row.
  private mutating func isInRow(_ ends: String) -> Bool {
    if found.ends != ends || found.place <= taken {
      let place = line[(taken + 1)...].firstIndex { $0.isNewline || ends.contains($0) }
      found = (ends, place ?? line.endIndex)
    }
    return found.place < line.endIndex && !line[found.place].isNewline
  }

  /// Whether the single quote that comes next has a partner.
  ///
  /// None is the one that begins another word. Unless it is the value of an option, a quote with
  /// options in it ends the line or comes before another option: else they are the line's own.
  private var isClosed: Bool {
    let rest = line[(taken + 1)...]
    guard
      let end = rest.indices.first(where: {
        line[$0] == "'" && !Self.isApostrophe(at: $0, of: line)
      })
    else { return false }
    let behind = line[(end + 1)...]
    if line[end - 1].isWhitespace, behind.first?.isWhitespace == false { return false }
    let isValue = finished.last.map { $0.text.hasPrefix("-") } ?? false
    let next = behind.first { !$0.isWhitespace }
    return isValue || next == nil || next == "-"
      || !String(line[taken..<end]).contains(/\s--?\p{L}/)
  }

  private var isBeforeDigit: Bool { line.indices.contains(taken + 1) && line[taken + 1].isNumber }

  /// Whether a mark that may be an apostrophe is between letters.
  static func isApostrophe(at place: Int, of line: [Character]) -> Bool {
    guard "'’".contains(line[place]), line.indices.contains(place - 1),
      line.indices.contains(place + 1)
    else { return false }
    return [line[place - 1], line[place + 1]].allSatisfy { $0.isLetter || $0.isNumber }
  }

  /// The text between quotes around all of it; nil where the first one is closed before its end.
  static func withoutQuotes(_ text: String) -> String? {
    let line = Array(text)
    guard let open = line.first, let ends = ends[open], line.count > 1 else { return nil }
    var depth = 0
    for (index, mark) in line.enumerated() where !isApostrophe(at: index, of: line) {
      let isBegin = index == 0 || line[index - 1].isWhitespace || "([".contains(line[index - 1])
      let isBeforeWord = index + 1 < line.count && !line[index + 1].isWhitespace
      if mark == open, isBegin, isBeforeWord || index == 0 {
        depth += 1
      } else if ends.contains(mark) {
        depth -= 1
        if depth == 0 { return index == line.count - 1 ? String(line[1..<index]) : nil }
      }
    }
    return nil
  }
}
