/// The words that the tagger knows, searched in place: nothing is read ahead of a question.
enum Lexicon {
  /// A line of `Resources/lexicon.txt`; `Tools/words/build_lexicon.py` explains its fields.
  struct Entry {
    /// Tenths as noun, verb, adjective, adverb; all zero where the word is only an irregular form.
    var shares: [Double] = [0, 0, 0, 0]
    /// From 0, never met in WordNet's counted texts, to 9.
    var commonness = 0
    /// The states of a word of the closed classes, with their tenths.
    var closed: [(state: WordState, tenths: Double)] = []
    var plural: String?
    var pastOf: String?
    var form: Keyword.Form?
    var kinds: Set<Keyword.Kind> = []
    var namesLittle = false
    var isActivity = false
  }

  /// The entry of a word in lower case.
  ///
  /// - Complexity: O(log n) probes into the literal.
  static func entry(of word: String) -> Entry? {
    let lines = LexiconLiteral.lines.utf8.span
    let key = word.utf8.span
    var low = 0
    var high = lines.count
    while low < high {
      let start = lineStart(in: lines, around: (low + high) / 2, notBefore: low)
      switch order(of: key, lineAt: start, in: lines) {
      case 0: return parse(lines, from: start + key.count + 1)
      case ..<0: high = start
      default: low = nextLine(in: lines, after: start)
      }
    }
    return nil
  }

  private static let newline = UInt8(ascii: "\n")
  private static let space = UInt8(ascii: " ")
  /// Follows the word and sorts before anything in one.
  private static let hash = UInt8(ascii: "#")

  private static func lineStart(
    in lines: borrowing Span<UInt8>, around place: Int, notBefore low: Int
  ) -> Int {
    var start = place
    while start > low, lines[start - 1] != newline { start -= 1 }
    return start
  }

  private static func nextLine(in lines: borrowing Span<UInt8>, after start: Int) -> Int {
    var place = start
    while place < lines.count, lines[place] != newline { place += 1 }
    return min(place + 1, lines.count)
  }

  /// Negative where the key sorts before the word of the line at `start`, zero where it is it.
  private static func order(
    of key: borrowing Span<UInt8>, lineAt start: Int, in lines: borrowing Span<UInt8>
  ) -> Int {
    for index in 0..<key.count {
      guard start + index < lines.count else { return 1 }
      let there = lines[start + index]
      guard key[index] > hash else { return -1 }
      if key[index] != there { return key[index] < there ? -1 : 1 }
    }
    return start + key.count < lines.count && lines[start + key.count] == hash ? 0 : -1
  }

  private static func parse(_ lines: borrowing Span<UInt8>, from start: Int) -> Entry {
    var entry = Entry()
    var field: [UInt8] = []
    var place = start
    while true {
      let byte = place < lines.count ? lines[place] : newline
      if byte == space || byte == newline {
        read(field, into: &entry)
        field.removeAll(keepingCapacity: true)
        if byte == newline { return entry }
      } else {
        field.append(byte)
      }
      place += 1
    }
  }

  private static func read(_ field: [UInt8], into entry: inout Entry) {
    let rest = field.dropFirst()
    switch field.first.map({ Character(Unicode.Scalar($0)) }) {
    case "n":
      entry.shares = rest.prefix(4).map { Double($0 - UInt8(ascii: "0")) }
      entry.commonness = rest.last.map { Int($0 - UInt8(ascii: "0")) } ?? 0
    case "*":
      for pair in 0..<rest.count / 2 {
        guard let state = WordState(letter: field[1 + 2 * pair]) else { continue }
        entry.closed.append((state, Double(field[2 + 2 * pair] - UInt8(ascii: "0"))))
      }
    case "=":
      let lemma = String(decoding: field.dropFirst(2), as: UTF8.self)
      if field[1] == UInt8(ascii: "N") { entry.plural = lemma } else { entry.pastOf = lemma }
    case "!": entry.namesLittle = true
    case "+": entry.isActivity = true
    case let letter?:
      entry.form = letter == "m" ? .mass : .singular
      entry.kinds = Set(rest.compactMap(Keyword.Kind.init(letter:)))
    case nil: break
    }
  }
}
