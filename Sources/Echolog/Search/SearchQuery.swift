/// Words to look for, without case and accents. Each has to begin a word of the text.
package struct SearchQuery: Equatable, Sendable {
  /// As it was typed.
  package let text: String
  /// Folded; with hyphens between words that are to stand beside each other.
  package let words: [String]

  /// - Throws: `searchEmpty` without a letter or a digit.
  package init(_ text: String) throws(Rejection) {
    var words: [String] = []
    for word in WordFolding.terms(of: text) where !words.contains(word) { words.append(word) }
    guard !words.isEmpty else { throw .searchEmpty }
    self.text = text
    self.words = words
  }
}

extension SearchQuery {
  /// Whether a text holds all the words, each as the beginning of one of its own.
  package func isHeld(by text: String) -> Bool {
    var finder = WordFinder(self)
    return finder.find(in: text)?.words.count == finder.wordCount
  }
}

/// A piece of a text around a hit, as it was written.
package struct Citation: Equatable, Sendable {
  package let before: String
  package let hit: String
  package let after: String
}

/// Looks for the words of a query in one text after the other.
struct WordFinder {
  private let words: [[Unicode.Scalar]]
  /// What of each word stands in one piece in every ASCII text that holds it; nil where no such
  /// text does.
  private let beginnings: [[UInt8]?]
  private var folding = WordFolding()

  /// How many characters of the text are cited on each side of a hit, at most.
  private static let reach = 40

  init(_ query: SearchQuery) {
    words = query.words.map { Array($0.unicodeScalars) }
    beginnings = query.words.map { word in
      let beginning = word.prefix { $0 != "-" }.utf8
      return beginning.allSatisfy { $0 < 0x80 } ? Array(beginning) : nil
    }
  }

  var wordCount: Int { words.count }

  /// What a text holds of a query.
  struct Finding {
    /// The words of the query that are words of the text or begin one.
    let words: Set<Int>
    /// Those among them that are words of the text.
    let wholeWords: Set<Int>
    /// The text around the first of them.
    let citation: Citation
  }

  /// What a text holds of the query; nil for nothing.
  ///
  /// - Complexity: linear in the text for each word.
  mutating func find(in text: String) -> Finding? {
    guard mayHold(text.utf8.span) else { return nil }
    let folded = folding.fold(text)
    var (found, whole): (Set<Int>, Set<Int>) = ([], [])
    var first: Range<Int>?
    for (index, word) in words.enumerated() {
      guard let (place, isWhole) = WordFolding.place(of: word, in: folded.scalars) else {
        continue
      }
      found.insert(index)
      if isWhole { whole.insert(index) }
      if place.lowerBound < first?.lowerBound ?? .max { first = place }
    }
    guard let first else { return nil }
    // The hit is shown to the end of its word.
    let end = WordFolding.wordEnd(from: first.upperBound, of: folded.scalars)
    return Finding(
      words: found, wholeWords: whole,
      citation: Self.cite(
        text, from: folded.origins[first.lowerBound], to: folded.origins[end - 1]))
  }

  /// False for a text that surely holds none of the words.
  private func mayHold(_ text: Span<UInt8>) -> Bool {
    if !text.isASCII { return true }
    for case let beginning? in beginnings where text.holds(beginning) { return true }
    return false
  }

  /// - Parameters:
  ///   - first: the place of the hit's first scalar.
  ///   - last: the place of its last one.
  private static func cite(_ text: String, from first: Int, to last: Int) -> Citation {
    let scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: first)
    var end = scalars.index(scalars.startIndex, offsetBy: last + 1)
    while end < scalars.endIndex, scalars[end].isJoined { scalars.formIndex(after: &end) }
    var before = text[..<start].suffix(reach)
    if before.startIndex > text.startIndex, let gap = before.firstIndex(where: \.isWhitespace) {
      before = before[before.index(after: gap)...]
    }
    var after = text[end...].prefix(reach)
    if after.endIndex < text.endIndex, let gap = after.lastIndex(where: \.isWhitespace) {
      after = after[..<gap]
    }
    return Citation(
      before: (before.startIndex > text.startIndex ? "…" : "") + before,
      hit: String(text[start..<end]), after: after + (after.endIndex < text.endIndex ? "…" : ""))
  }
}

extension Unicode.Scalar {
  /// A mark on the letter before.
  fileprivate var isJoined: Bool { properties.generalCategory == .nonspacingMark }
}
