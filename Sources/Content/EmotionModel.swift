/// Suggests which emotion a text carries; the person decides.
///
/// A linear model over hashed words and pairs of neighbours, trained on GoEmotions;
/// `Tools/words/emotions.py` trains it and describes the rows of `Resources/emotions.txt`.
package enum EmotionModel {
  private static let buckets: UInt32 = 1 << 15
  private static let rowsPerLine = 8

  /// How far the best emotion must be ahead of the next, in the unit of the weights. Of GoEmotions'
  /// development texts, those with an emotion that are this far ahead are right in seven of eight;
  /// of those with none, two in three get no suggestion.
  package static let sureLead = 250

  /// The emotion that the words of `text` clearly point to; nothing where they do not, or have no
  /// English letter. Only the first 2,048 bytes are read.
  ///
  /// - Parameter lead: how far it must be ahead of the next; with 0, the nearest is answered
  ///   wherever two are not equal.
  package static func suggestion(
    for text: String, ahead lead: Int = sureLead
  ) -> ContentEmotion? {
    let rows = rows(of: text)
    guard rows.hasLetter else { return nil }
    let totals = totals(of: rows.found)
    let ranks = totals.indices.sorted { totals[$0] > totals[$1] }
    guard totals[ranks[0]] - totals[ranks[1]] > lead else { return nil }
    return ContentEmotion.allCases[ranks[0]]
  }

  /// How far the words of `text` speak for a struggle rather than for what is good, in the unit of
  /// the weights; below zero they speak for achievement, comfort, gratitude or joy.
  static func gloom(of text: String) -> Int {
    let totals = totals(of: rows(of: text).found)
    func total(_ emotion: ContentEmotion) -> Int {
      ContentEmotion.allCases.firstIndex(of: emotion).map { totals[$0] } ?? 0
    }
    let bright = max(total(.achievement), total(.comfort), total(.gratitude), total(.joy))
    return total(.struggle) - bright
  }

  /// How far the rows, each once, speak for each emotion, in the order of
  /// `ContentEmotion.allCases`.
  private static func totals(of rows: [Int]) -> [Int] {
    let lines = EmotionLiteral.lines.utf8.span
    let width = ContentEmotion.allCases.count
    var totals = [Int](repeating: 0, count: width)
    var last: Int?
    for row in rows.sorted() where row != last {
      last = row
      // The first line has the biases, eight characters and a line's end.
      let start =
        width + 1 + row / rowsPerLine * (rowsPerLine * width + 1) + row % rowsPerLine * width
      for column in 0..<width {
        totals[column] += weight(of: lines[start + column])
      }
    }
    for column in 0..<width { totals[column] += weight(of: lines[column]) }
    return totals
  }

  /// A weight is written as its root, with its sign.
  private static func weight(of byte: UInt8) -> Int {
    let root = Int(byte) - Int(UInt8(ascii: "?"))
    return root * abs(root)
  }

  /// The rows of the words and of the pairs of neighbours, and whether any word begins
  /// with an English letter.
  ///
  /// Words are runs of English letters and apostrophes, runs of bytes beyond ASCII, and each "!"
  /// and "?".
  private static func rows(of text: String) -> (found: [Int], hasLetter: Bool) {
    enum Part { case letters, others, none }
    var found: [Int] = []
    var hasLetter = false
    var last = Part.none
    // The hashes of the word that is read, and of it behind the word before.
    var (word, pair): (UInt32, UInt32?) = (FNV.start, nil)
    var isWord = false
    func end() {
      guard isWord else { return }
      found.append(Int(word % buckets))
      if let pair { found.append(Int(pair % buckets)) }
      pair = FNV.hash(UInt8(ascii: " "), after: word)
      word = FNV.start
      isWord = false
    }
    for byte in straightened(text.utf8.prefix(2048)) {
      let part: Part =
        (97...122).contains(byte) || byte == 39 ? .letters : byte >= 0x80 ? .others : .none
      if part == .none || part != last { end() }
      last = part
      let isMark = byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
      guard part != .none || isMark else { continue }
      if !isWord, part == .letters, byte != 39 { hasLetter = true }
      isWord = true
      word = FNV.hash(byte, after: word)
      pair = pair.map { FNV.hash(byte, after: $0) }
    }
    end()
    return (found, hasLetter)
  }
}
