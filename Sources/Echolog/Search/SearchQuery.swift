/// Words to look for, without case and accents. Each has to begin a word of the text; those within
/// quotation marks stand beside each other, and those behind a minus do not stand there.
package struct SearchQuery: Equatable, Sendable {
  /// As it was typed.
  package let text: String
  /// Folded; with hyphens between words that are to stand beside each other.
  package let words: [String]
  /// The same for what is not to be there.
  package let excluded: [String]

  /// - Throws: `searchEmpty` without a letter or a digit.
  package init(_ text: String) throws(Rejection) {
    var (words, excluded): ([String], [String]) = ([], [])
    for (part, isPhrase, isExcluded) in Self.parts(of: text) {
      var terms = WordFolding.terms(of: part)
      if isPhrase, !terms.isEmpty { terms = [terms.joined(separator: "-")] }
      for term in terms where !(isExcluded ? excluded : words).contains(term) {
        if isExcluded { excluded.append(term) } else { words.append(term) }
      }
    }
    self.text = text
    // Words of which nothing is left out, as -5, are themselves looked for.
    self.words = words.isEmpty ? excluded : words
    self.excluded = words.isEmpty ? [] : excluded
    guard !self.words.isEmpty else { throw .searchEmpty }
  }

  private typealias Part = (words: String, isPhrase: Bool, isExcluded: Bool)

  /// What stands between blanks, or between quotation marks.
  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...].drop(while: \.isWhitespace)
    while let first = rest.first {
      let isExcluded = first == "-" && rest.dropFirst().first?.isWhitespace == false
      if isExcluded { rest.removeFirst() }
      let isPhrase = rest.first.map("\"“”„".contains) ?? false
      if isPhrase { rest.removeFirst() }
      let part = rest.prefix { isPhrase ? !"\"“”".contains($0) : !$0.isWhitespace }
      parts.append((String(part), isPhrase, isExcluded))
      rest = rest[part.endIndex...].dropFirst().drop(while: \.isWhitespace)
    }
    return parts
  }
}

extension SearchQuery {
  /// Whether a text holds all the words, each as the beginning of one of its own, and none of
  /// those that are left out.
  package func isHeld(by text: String) -> Bool {
    var finder = WordFinder(self)
    var leftOut = WordFinder(excludedBy: self)
    return finder.find(in: text)?.words.count == finder.wordCount && leftOut?.find(in: text) == nil
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

  init(_ query: SearchQuery) { self.init(words: query.words) }

  /// Looks for what a query leaves out; nil where that is nothing.
  init?(excludedBy query: SearchQuery) {
    guard !query.excluded.isEmpty else { return nil }
    self.init(words: query.excluded)
  }

  private init(words wanted: [String]) {
    words = wanted.map { Array($0.unicodeScalars) }
    beginnings = wanted.map { word in
      let beginning = word.prefix { $0 != "-" }.utf8
      return beginning.allSatisfy { $0 < 0x80 } ? Array(beginning) : nil
    }
  }

  var wordCount: Int { words.count }

  struct Finding {
    /// The words of the query that are words of the text or begin one.
    let words: Set<Int>
    /// Those among them that are words of the text.
    let wholeWords: Set<Int>
    /// The text around the longest of them.
    let citation: Citation
  }

  /// What a text holds of the query; nil for nothing.
  ///
  /// - Complexity: linear in the text for each word.
  mutating func find(in text: String) -> Finding? {
    guard mayHold(text.utf8.span) else { return nil }
    let folded = folding.fold(text)
    var (found, whole): (Set<Int>, Set<Int>) = ([], [])
    var (cited, citedLength): (Range<Int>?, Int) = (nil, 0)
    for (index, word) in words.enumerated() {
      guard let (place, isWhole) = WordFolding.place(of: word, in: folded.scalars) else {
        continue
      }
      found.insert(index)
      if isWhole { whole.insert(index) }
      // Long words say more about a text than short ones, of which it has many.
      let isEarlier = place.lowerBound < cited?.lowerBound ?? .max
      if word.count > citedLength || word.count == citedLength && isEarlier {
        (cited, citedLength) = (place, word.count)
      }
    }
    guard let cited else { return nil }
    // The hit is shown to the end of its word.
    let end = WordFolding.wordEnd(from: cited.upperBound, of: folded.scalars)
    return Finding(
      words: found, wholeWords: whole,
      citation: Self.cite(
        text, from: folded.origins[cited.lowerBound], to: folded.origins[end - 1]))
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
    // Marks on the last letter go with it.
    while end < scalars.endIndex, scalars[end].properties.generalCategory == .nonspacingMark {
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
