/// Gathers from texts the words that those of a query may have been meant for.
struct NearWords: Sendable {
  private let wanted: [String]
  private let wantedParts: [Shape]
  private var finder: WordFinder
  private var folding = WordFolding()
  /// The words of the query that occur, whole or as a beginning.
  private var occurring: Set<Int> = []
  /// How often each word occurs that is about as long as a wanted one.
  private var counts: [String: Int] = [:]

  init(_ query: SearchQuery) {
    wanted = query.words
    wantedParts = wanted.flatMap { $0.split(separator: "-") }.map { Shape($0.unicodeScalars) }
    finder = WordFinder(query)
  }

  /// What two words that are near to each other have almost in common.
  private struct Shape {
    let length: Int
    /// A bit for each letter, which others may share.
    let letters: UInt64

    init(_ word: some Collection<Unicode.Scalar>) {
      length = word.count
      letters = word.reduce(0) { $0 | 1 << UInt64($1.value % 64) }
    }

    /// Whether so few edits may lie between the two as `Nearest` allows: each takes a letter away
    /// and adds one.
    func mayBeNear(to other: Shape) -> Bool {
      let edits = max(1, max(length, other.length) / 3)
      return abs(length - other.length) <= edits
        && (letters ^ other.letters).nonzeroBitCount <= 2 * edits
    }
  }

  /// - Complexity: linear in the text.
  mutating func read(_ text: String) {
    if let finding = finder.find(in: text) { occurring.formUnion(finding.words) }
    for word in WordFolding.words(in: folding.fold(text).scalars) {
      let shape = Shape(word)
      guard wantedParts.contains(where: shape.mayBeNear) else { continue }
      counts[WordFolding.string(word), default: 0] += 1
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
}
