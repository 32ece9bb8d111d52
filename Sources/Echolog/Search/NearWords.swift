/// Gathers from texts the words that those of a query may have been meant for.
struct NearWords: Sendable {
  private let wanted: [String]
  private let wantedParts: [Shape]
  private var folding = WordFolding()
  /// The words of the query that occur, whole or as a beginning.
  private var occurring: Set<Int> = []
  /// How often each word occurs that is about as long as a wanted one.
  private var counts: [String: Int] = [:]

  init(_ query: SearchQuery) {
    wanted = query.words
    wantedParts = wanted.flatMap { $0.split(separator: "-") }.map { Shape($0.unicodeScalars) }
  }

  /// What two words that are near to each other have almost in common.
  private struct Shape {
    private(set) var length = 0
    /// A bit for each letter, which others may share.
    private var letters: UInt64 = 0

    init() {}

    init(_ word: some Collection<Unicode.Scalar>) {
      for scalar in word { add(scalar.value) }
    }

    mutating func add(_ letter: UInt32) {
      length += 1
      letters |= 1 << UInt64(letter % 64)
    }

    /// Whether so few edits may lie between the two as `Nearest` allows: each takes a letter away
    /// and adds one.
    func mayBeNear(to other: Shape) -> Bool {
      let edits = max(1, max(length, other.length) / 3)
      return abs(length - other.length) <= edits
        && (letters ^ other.letters).nonzeroBitCount <= 2 * edits
    }
  }

  /// - Parameter found: the words of the query that the text holds.
  /// - Complexity: linear in the text.
  mutating func read(_ text: String, found: Set<Int>?) {
    if let found { occurring.formUnion(found) }
    if readASCII(text.utf8.span) { return }
    for word in WordFolding.words(in: folding.fold(text).scalars) {
      count(Shape(word)) { WordFolding.string(word) }
    }
  }

  private mutating func count(_ shape: Shape, _ word: () -> String) {
    if wantedParts.contains(where: shape.mayBeNear) { counts[word(), default: 0] += 1 }
  }

  /// Reads the words of a text without folding it, as most of them are about nothing near.
  ///
  /// - Returns: false, with nothing read, for a text beyond ASCII.
  private mutating func readASCII(_ text: Span<UInt8>) -> Bool {
    guard text.isASCII else { return false }
    var shape = Shape()
    for place in 0...text.count {
      if place < text.count, let letter = text.letter(at: place) {
        shape.add(UInt32(letter))
      } else if shape.length > 0 {
        count(shape) {
          let letters = (place - shape.length..<place).map { text[$0].lowercase }
          return String(decoding: letters, as: UTF8.self)
        }
        shape = Shape()
      }
    }
    return true
  }

  /// The query with the nearest word, the most frequent of equals, in the place of each that occurs
  /// nowhere; nil where none is near.
  var suggestion: [String]? {
    let known = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let meant = wanted.enumerated().map { index, word in
      guard !occurring.contains(index) else { return word }
      return word.split(separator: "-").map { part in
        guard counts[String(part)] == nil else { return String(part) }
        // A slip seldom changes how a word begins: a sister is no listener.
        let alike = known.filter { $0.first == part.first }
        return Nearest.suggestion(for: String(part), among: alike) ?? String(part)
      }.joined(separator: "-")
    }
    return meant == wanted ? nil : meant
  }
}
