package import Domain

/// Words to look for, without case and accents. Each has to begin a word of the text.
package struct SearchQuery: Equatable, Sendable {
  /// Folded.
  package let words: [String]

  /// - Throws: `searchEmpty` without a letter or a digit.
  package init(_ text: String) throws(Rejection) {
    let parts = WordFolding.key(text).unicodeScalars.split { !WordFolding.isWordPart($0) }
    var words: [String] = []
    for part in parts where !words.contains(String(part)) { words.append(String(part)) }
    guard !words.isEmpty else { throw .searchEmpty }
    self.words = words
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
  private var folding = WordFolding()

  /// How many characters of the text are cited on each side of a hit, at most.
  private static let reach = 40

  init(_ query: SearchQuery) {
    words = query.words.map { Array($0.unicodeScalars) }
  }

  var wordCount: Int { words.count }

  /// Which words of the query the text holds, and the text around the first of them; nil for none.
  ///
  /// - Complexity: linear in the text for each word.
  mutating func find(in text: String) -> (found: Set<Int>, citation: Citation)? {
    let folded = folding.fold(text)
    var found: Set<Int> = []
    var first: Range<Int>?
    for (index, word) in words.enumerated() {
      guard let place = Self.place(of: word, in: folded.scalars) else { continue }
      found.insert(index)
      if place < first?.lowerBound ?? .max { first = place..<place + word.count }
    }
    guard let first else { return nil }
    let origins = folded.origins
    return (
      found, Self.cite(text, from: origins[first.lowerBound], to: origins[first.upperBound - 1])
    )
  }

  private static func place(of word: [Unicode.Scalar], in text: [Unicode.Scalar]) -> Int? {
    guard text.count >= word.count else { return nil }
    for start in 0...text.count - word.count where text[start] == word[0] {
      guard text[start..<start + word.count].elementsEqual(word) else { continue }
      if start == 0 || !WordFolding.isWordPart(text[start - 1]) || isUnspaced(word[0]) {
        return start
      }
    }
    return nil
  }

  /// Scripts that put no space between words, so that any place may begin one.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
      || (0x0E00...0x0EFF).contains(scalar.value)
  }

  /// - Parameters:
  ///   - first: the place of the hit's first scalar.
  ///   - last: the place of its last one.
  private static func cite(_ text: String, from first: Int, to last: Int) -> Citation {
    let scalars = text.unicodeScalars
    let start = scalars.index(scalars.startIndex, offsetBy: first)
    var end = scalars.index(scalars.startIndex, offsetBy: last + 1)
    // The hit is shown to the end of its word.
    while end < scalars.endIndex, WordFolding.isWordPart(scalars[end]) || scalars[end].isJoined {
      scalars.formIndex(after: &end)
    }
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
