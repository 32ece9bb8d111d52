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
    let words = words(of: text)
    guard words.contains(where: { (97...122).contains($0[0]) }) else { return nil }
    let totals = totals(of: words)
    let ranks = totals.indices.sorted { totals[$0] > totals[$1] }
    guard totals[ranks[0]] - totals[ranks[1]] > lead else { return nil }
    return ContentEmotion.allCases[ranks[0]]
  }

  /// How far the words of `text` speak for a struggle rather than for what is good, in the unit of
  /// the weights; below zero they speak for achievement, comfort, gratitude or joy.
  static func gloom(of text: String) -> Int {
    let totals = totals(of: words(of: text))
    func total(_ emotion: ContentEmotion) -> Int {
      ContentEmotion.allCases.firstIndex(of: emotion).map { totals[$0] } ?? 0
    }
    let bright = max(total(.achievement), total(.comfort), total(.gratitude), total(.joy))
    return total(.struggle) - bright
  }

  /// How far the words speak for each emotion, in the order of `ContentEmotion.allCases`.
  private static func totals(of words: [[UInt8]]) -> [Int] {
    let lines = EmotionLiteral.lines.utf8.span
    let width = ContentEmotion.allCases.count
    var totals = [Int](repeating: 0, count: width)
    for row in rows(of: words) {
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

  /// The rows of the words and of the pairs of neighbours, each once.
  private static func rows(of words: [[UInt8]]) -> Set<Int> {
    var rows: Set<Int> = []
    for (index, word) in words.enumerated() {
      rows.insert(row(of: word))
      if index > 0 { rows.insert(row(of: words[index - 1] + [UInt8(ascii: " ")] + word)) }
    }
    return rows
  }

  /// FNV-1a in 32 bits.
  private static func row(of bytes: [UInt8]) -> Int {
    Int(bytes.reduce(0x811C_9DC5 as UInt32) { ($0 ^ UInt32($1)) &* 0x0100_0193 } % buckets)
  }

  private enum Part { case letters, others, none }

  /// Runs of English letters and apostrophes, runs of bytes beyond ASCII, and each "!" and "?".
  private static func words(of text: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var last = Part.none
    for var byte in straightened(text) {
      if (65...90).contains(byte) { byte += 32 }
      let part: Part =
        (97...122).contains(byte) || byte == 39 ? .letters : byte >= 0x80 ? .others : .none
      if part != .none, part == last {
        words[words.count - 1].append(byte)
      } else if part != .none || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") {
        words.append([byte])
      }
      last = part
    }
    return words
  }

  /// The text's bytes with the typographic apostrophe made a straight one.
  private static func straightened(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8.prefix(2048) {
      if byte == 0x99, bytes.suffix(2) == [0xE2, 0x80] {
        bytes.removeLast(2)
        bytes.append(39)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
