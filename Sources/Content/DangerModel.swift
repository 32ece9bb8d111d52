/// How far a text speaks of danger to oneself, also where no phrase of `TactPhrases` does.
///
/// A linear model over hashed words, their stems, and two or three neighbours;
/// `Tools/words/tact.py` trains it and describes the weights of `Resources/danger.txt`.
package enum DangerModel {
  private static let buckets: UInt32 = 1 << 17
  private static let weightsPerLine = 64
  /// Words after which a text is parted at the end of a sentence, and anywhere.
  private static let (long, longest) = (24, 60)

  /// A part of a text: a short text, or some sentences of a long one.
  struct Part {
    /// In units of a hundredth of a logistic regression's.
    let score: Int
    /// How many words it has, marks with them.
    let count: Int
    /// Of its bytes in `straightened` text.
    let bytes: Range<Int>
  }

  /// Of a long text, its worst part's.
  ///
  /// - Complexity: linear in the text.
  package static func score(of text: some Sequence<UInt8>) -> Int {
    parts(of: straightened(text)).reduce(.min) { max($0, $1.score) }
  }

  /// The parts of a text that is `straightened`, at least one.
  ///
  /// - Parameter count: after how many words a part may end with a sentence.
  static func parts(of text: [UInt8], atEach count: Int = long) -> [Part] {
    var parts: [Part] = []
    var piece: [[UInt8]] = []
    var start = 0
    func judge(to end: Int) {
      parts.append(Part(score: score(of: piece), count: piece.count, bytes: start..<end))
      piece.removeAll()
      start = end
    }
    forEachWord(of: text) { word, end in
      piece.append(word)
      let isEnd = piece.count >= count && word.count == 1 && [0x2E, 0x21, 0x3F].contains(word[0])
      if isEnd || piece.count >= longest { judge(to: end) }
    }
    if !piece.isEmpty || parts.isEmpty { judge(to: text.count) }
    return parts
  }

  private static func score(of words: [[UInt8]]) -> Int {
    let lines = DangerLiteral.lines.utf8.span
    func weight(_ row: UInt32) -> Int {
      let root = Int(lines[Int(row) + Int(row) / weightsPerLine]) - Int(UInt8(ascii: "?"))
      return root * abs(root)
    }
    var total = weight(row(of: FNV.start))
    var last: UInt32?
    for row in rows(of: words).sorted() where row != last {
      total += weight(row)
      last = row
    }
    return total
  }

  /// The rows of each word, each stem, and of what comes together.
  private static func rows(of words: [[UInt8]]) -> [UInt32] {
    var rows: [UInt32] = []
    let stems = [[0x5E]] + words.map { stem(of: $0) } + [[0x24]]
    let whole = FNV.hash(0x3D)
    for word in words { rows.append(row(of: FNV.hash(word, after: whole))) }
    for (place, stem) in stems.enumerated() {
      let first = FNV.hash(stem)
      if place > 0, place + 1 < stems.count { rows.append(row(of: first)) }
      guard place + 1 < stems.count else { continue }
      let second = FNV.hash(stems[place + 1], after: FNV.hash(0x20, after: first))
      rows.append(row(of: second))
      guard place + 2 < stems.count else { continue }
      let third = stems[place + 2]
      rows.append(row(of: FNV.hash(third, after: FNV.hash(0x5F, after: first))))
      rows.append(row(of: FNV.hash(third, after: FNV.hash(0x20, after: second))))
    }
    return rows
  }

  private static func row(of hash: UInt32) -> UInt32 { (hash >> 15 ^ hash) % buckets }

  // MARK: - Words

  private enum Letters { case letters, digits, others, none }

  /// Words in lower case without apostrophes, "0" for a number, runs of bytes beyond ASCII, and the
  /// marks that end sentences and their parts; each with the place behind it.
  private static func forEachWord(of text: [UInt8], _ found: ([UInt8], Int) -> Void) {
    var run: [UInt8] = []
    var last = Letters.none
    func end(at place: Int) {
      switch last {
      case .letters: for word in spelt(run) { found(word, place) }
      case .digits: found([0x30], place)
      case .others: found(run, place)
      case .none: break
      }
      run.removeAll(keepingCapacity: true)
    }
    for (place, byte) in text.enumerated() {
      let part: Letters =
        switch byte {
        case 0x61...0x7A, apostrophe: .letters
        case 0x30...0x39: .digits
        case 0x80...: .others
        default: .none
        }
      if part != last { end(at: place) }
      last = part
      if part != .none {
        run.append(byte)
      } else if [0x21, 0x2C, 0x2E, 0x3F].contains(byte) {
        found([byte], place + 1)
      }
    }
    end(at: text.count)
  }

  private static let apostrophe = UInt8(ascii: "'")

  /// One written word, as the words it means.
  private static func spelt(_ run: [UInt8]) -> [[UInt8]] {
    if isPlain(run) { return run.count < 8 ? meanings[run] ?? [run] : [run] }
    var word = run[...]
    while word.first == apostrophe { word.removeFirst() }
    while word.last == apostrophe { word.removeLast() }
    var behind: [[UInt8]] = []
    if word.contains(apostrophe) {
      for (ending, meant) in endings where word.reversed().starts(with: ending.reversed()) {
        word.removeLast(ending.count)
        behind = [meant]
        break
      }
    }
    let letters = shortened(word)
    if letters.isEmpty { return behind }
    return (letters.count < 8 ? meanings[letters] ?? [letters] : [letters]) + behind
  }

  /// Whether it has no apostrophe, and no letter that is drawn out.
  private static func isPlain(_ run: [UInt8]) -> Bool {
    run.indices.allSatisfy {
      run[$0] != apostrophe && ($0 < 2 || run[$0] != run[$0 - 1] || run[$0] != run[$0 - 2])
    }
  }

  /// Without apostrophes; a letter that is drawn out counts once.
  private static func shortened(_ word: ArraySlice<UInt8>) -> [UInt8] {
    let letters = word.filter { $0 != apostrophe }
    var short: [UInt8] = []
    var place = 0
    while place < letters.count {
      let end = letters[place...].firstIndex { $0 != letters[place] } ?? letters.count
      short += end - place > 2 ? letters[place...place] : letters[place..<end]
      place = end
    }
    return short
  }

  private static let endings = [
    ("'ll", "will"), ("'re", "are"), ("'ve", "have"), ("'m", "am"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  private static let meanings = Dictionary(
    uniqueKeysWithValues: [
      "im": "i am", "ive": "i have", "wanna": "want to", "gonna": "going to",
      "cannot": "can not", "cant": "can not", "u": "you", "ur": "your", "r": "are",
      "wont": "will not", "mom": "mum", "bc": "because", "dont": "do not",
      "didnt": "did not", "doesnt": "does not", "isnt": "is not", "wasnt": "was not",
      "couldnt": "could not", "wouldnt": "would not", "havent": "have not",
      "shouldnt": "should not", "werent": "were not",
    ].map { (Array($0.utf8), $1.split(separator: " ").map { Array($0.utf8) }) })

  /// What a word and its other forms have in common, roughly.
  private static func stem(of word: [UInt8]) -> [UInt8] {
    guard word.count >= 5 else { return word }
    var stem = word
    for (ending, put) in forms
    where word.last == ending.last && word.count >= ending.count + 3
      && word.suffix(ending.count) == ending[...]
    {
      stem = Array(word.dropLast(ending.count)) + put
      if stem.count > 3, let last = stem.last, stem[stem.count - 2] == last,
        last != UInt8(ascii: "s"), last != UInt8(ascii: "l")
      {
        stem.removeLast()
      }
      break
    }
    if stem.last == UInt8(ascii: "e"), stem.count > 4 { stem.removeLast() }
    return stem
  }

  private static let forms = [
    ("ies", "y"), ("ied", "y"), ("ing", ""), ("ed", ""), ("es", ""), ("s", ""),
  ].map { (Array($0.utf8), Array($1.utf8)) }
}
