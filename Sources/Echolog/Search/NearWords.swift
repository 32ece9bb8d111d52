/// Gathers from texts the words that those of a query may have been meant for.
struct NearWords: Sendable {
  private let wanted: [String]
  private let wantedLengths: Set<Int>
  private var finder: WordFinder
  /// The words of the query that occur, whole or as a beginning.
  private var occurring: Set<Int> = []
  /// How often each word occurs that is about as long as a wanted one.
  private var counts: [String: Int] = [:]

  init(_ query: SearchQuery) {
    wanted = query.words
    wantedLengths = Set(
      wanted.flatMap { $0.split(separator: "-") }.map { $0.unicodeScalars.count })
    finder = WordFinder(query)
  }

  /// - Complexity: linear in the text.
  mutating func read(_ text: String) {
    if let finding = finder.find(in: text) { occurring.formUnion(finding.words) }
    for word in WordFolding.words(of: text) where isNearInLength(word) {
      counts[word, default: 0] += 1
    }
  }

  /// The query with the nearest word, the most frequent of equals, in the place of each that occurs
  /// nowhere; nil where none is near.
  var suggestion: [String]? {
    let known = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let meant = wanted.enumerated().map { index, word in
      guard !occurring.contains(index) else { return word }
      return word.split(separator: "-").map { part in
        counts[String(part)] == nil
          ? Nearest.suggestion(for: String(part), among: known) ?? String(part) : String(part)
      }.joined(separator: "-")
    }
    return meant == wanted ? nil : meant
  }

  private func isNearInLength(_ word: String) -> Bool {
    let length = word.unicodeScalars.count
    return wantedLengths.contains { abs($0 - length) <= max(1, max($0, length) / 3) }
  }
}
