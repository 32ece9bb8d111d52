/// The phrases that `Tact` goes by, found in `TactLiteral`, where `Tools/words/compile.py` laid
/// them out; only where its lines begin is read ahead.
struct TactPhrases: Sendable {
  static let shared = TactPhrases()

  // Chosen together with the weights, where both kinds of mistake were few.

  /// Words are heavy from here on.
  static let heavyThreshold = 3.0
  /// What a shield speaks for a good moment.
  static let shieldWeight = 2.0
  /// What is not heavy is light from here on; of doubts each counts one against it.
  static let cheerThreshold = 2.5
  /// From here on what seems heavy is unclear.
  static let muchCheer = 8.0
  /// What a shield counts for cheer.
  static let shieldCheer = 6.0
  /// How much gloom counts as one doubt.
  static let gloomUnit = 133.0
  /// No number of good words outweighs a death.
  static let mostInFavour = -7.0

  /// With the letters of their lines.
  enum Kind: UInt8 {
    case shield = 0x73
    case danger = 0x64
    case weighing = 0x77
    /// Of something good or done, where its weight is below zero, or of a doubt.
    case sign = 0x63
    /// Of danger where it is all that is said.
    case alone = 0x61
    /// Above zero of a language that is not English, below of English.
    case language = 0x66
  }

  struct Match {
    let id: Int
    let weight: Double
    let place: Int
    /// Behind its last word.
    let end: Int
    /// Of words and gaps.
    fileprivate let count: Int
  }

  /// The words of a text, one behind the other, with the lines of phrases that begin with each.
  struct Words {
    fileprivate var bytes: [UInt8] = []
    fileprivate var ends = [0]
    fileprivate var begun: [(kind: UInt8, line: Int)] = []
    fileprivate var begunEnds = [0]

    fileprivate var count: Int { ends.count - 1 }

    fileprivate func bytes(at place: Int) -> ArraySlice<UInt8> {
      bytes[ends[place]..<ends[place + 1]]
    }

    /// Whether a sentence ends here, over which no gap goes.
    fileprivate func isStop(at place: Int) -> Bool {
      ends[place + 1] == ends[place] + 1 && bytes[ends[place]] == UInt8(ascii: ".")
    }
  }

  /// The lines by the hashes of what they begin with: one more than the place of the first byte.
  private var places = [UInt32](repeating: 0, count: Self.slotMask + 1)
  private static let slotMask = (1 << 16) - 1

  private init() {
    let lines = TactLiteral.lines.utf8.span
    var start = 0
    while start < lines.count {
      var place = start
      var hash = FNV.hash(lines[place])
      place += 1
      while place < lines.count, !Self.ends(lines[place]) {
        hash = FNV.hash(lines[place], after: hash)
        place += 1
      }
      var slot = Int(hash) & Self.slotMask
      while places[slot] > 0 { slot = (slot + 1) & Self.slotMask }
      places[slot] = UInt32(start + 1)
      while place < lines.count, lines[place] != Self.newline { place += 1 }
      start = place + 1
    }
  }

  /// Whether any phrase has this word.
  func knows(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return line(Self.known, bytes[...], FNV.hash(bytes[...], after: FNV.hash(Self.known))) != nil
  }

  /// The words, as phrases are found in them.
  func words(_ words: [String]) -> Words {
    var found = Words()
    for word in words {
      found.bytes.append(contentsOf: word.utf8)
      found.ends.append(found.bytes.count)
      let bytes = found.bytes(at: found.count - 1)
      addLines(bytes, FNV.hash(bytes, after: FNV.hash(Self.known)), to: &found)
      var hash = FNV.hash(Self.known)
      for end in bytes.indices {
        hash = FNV.hash(bytes[end], after: hash)
        let whole = FNV.hash(Self.star, after: hash)
        guard places[Int(whole) & Self.slotMask] > 0 else { continue }
        addLines(bytes[...end], whole, isStem: true, to: &found)
      }
      found.begunEnds.append(found.begun.count)
    }
    return found
  }

  private func addLines(
    _ word: ArraySlice<UInt8>, _ hash: UInt32, isStem: Bool = false, to words: inout Words
  ) {
    guard var place = line(Self.known, word, hash, isStem: isStem) else { return }
    let lines = TactLiteral.lines.utf8.span
    while place < lines.count, lines[place] == Self.bar {
      let kind = lines[place + 1]
      var hash = FNV.hash(word, after: FNV.hash(kind))
      if isStem { hash = FNV.hash(Self.star, after: hash) }
      if let line = line(kind, word, hash, isStem: isStem) { words.begun.append((kind, line)) }
      place += 2
    }
  }

  /// The phrase of this kind that takes most of the words from `place` on.
  func longest(_ kind: Kind, in words: Words, at place: Int) -> Match? {
    var best: Match?
    for begun in words.begun[words.begunEnds[place]..<words.begunEnds[place + 1]]
    where begun.kind == kind.rawValue {
      best = longest(behind: begun.line, in: words, at: place, best)
    }
    return best
  }

  /// The longer of `best` and the phrases of the line whose key ends at `start`.
  private func longest(
    behind start: Int, in words: Words, at place: Int, _ best: Match?
  ) -> Match? {
    let lines = TactLiteral.lines.utf8.span
    var best = best
    var part = start
    while part < lines.count, lines[part] == Self.bar {
      let id = part
      let weight = Self.weight(lines, &part)
      if let found = Self.end(of: part, lines, in: words, from: place + 1),
        best.map({ ($0.end, $0.count) < found }) ?? true
      {
        best = Match(id: id, weight: weight, place: place, end: found.end, count: found.count)
      }
      while part < lines.count, lines[part] != Self.bar, lines[part] != Self.newline { part += 1 }
    }
    return best
  }

  /// The weight behind the bar at `part`, which moves behind it.
  private static func weight(_ lines: borrowing Span<UInt8>, _ part: inout Int) -> Double {
    part += 1
    let isBelow = lines[part] == UInt8(ascii: "-")
    if isBelow { part += 1 }
    var weight = 0.0
    while part < lines.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(lines[part]) {
      weight = weight * 10 + Double(lines[part] - UInt8(ascii: "0"))
      part += 1
    }
    return isBelow ? -weight : weight
  }

  /// Behind which word the parts of a phrase from `part` on end that begin at `place`, and how many
  /// they are; nothing where the words are others.
  private static func end(
    of part: Int, _ lines: borrowing Span<UInt8>, in words: Words, from place: Int
  ) -> (end: Int, count: Int)? {
    var (part, place, count) = (part, place, 0)
    while part < lines.count, lines[part] == blank {
      part += 1
      count += 1
      if lines[part] == gap.0, lines[part + 1] == gap.1, lines[part + 2] == gap.2 {
        part += 3
        for skipped in 0...3 where place + skipped <= words.count {
          if skipped > 0, words.isStop(at: place + skipped - 1) { return nil }
          if let rest = end(of: part, lines, in: words, from: place + skipped) {
            return (rest.end, count + rest.count)
          }
        }
        return nil
      }
      guard place < words.count, skip(&part, lines, words.bytes(at: place)) else { return nil }
      place += 1
    }
    return (place, count)
  }

  /// Moves behind one part of a phrase where it is this word, or a stem that the word begins with.
  private static func skip(
    _ part: inout Int, _ lines: borrowing Span<UInt8>, _ word: ArraySlice<UInt8>
  ) -> Bool {
    var isEqual = true
    for byte in word {
      isEqual = part < lines.count && lines[part] == byte
      guard isEqual else { break }
      part += 1
    }
    if part < lines.count, lines[part] == star {
      part += 1
      return true
    }
    return isEqual && (part == lines.count || ends(lines[part]))
  }

  // MARK: - Lines

  /// Behind the key of the line for phrases of this kind that begin with a word or a stem.
  private func line(
    _ kind: UInt8, _ word: ArraySlice<UInt8>, _ hash: UInt32, isStem: Bool = false
  ) -> Int? {
    let lines = TactLiteral.lines.utf8.span
    var slot = Int(hash) & Self.slotMask
    while places[slot] > 0 {
      var place = Int(places[slot]) - 1
      slot = (slot + 1) & Self.slotMask
      guard lines[place] == kind, place + word.count < lines.count else { continue }
      place += 1
      var isEqual = true
      for byte in word where isEqual {
        isEqual = lines[place] == byte
        place += 1
      }
      if isStem, isEqual {
        isEqual = place < lines.count && lines[place] == Self.star
        place += 1
      }
      if isEqual, place >= lines.count || Self.ends(lines[place]) { return place }
    }
    return nil
  }

  /// Whether a word or a part ends before this byte.
  private static func ends(_ byte: UInt8) -> Bool {
    byte == bar || byte == newline || byte == blank
  }

  private static let known = UInt8(ascii: "k")
  private static let star = UInt8(ascii: "*")
  private static let bar = UInt8(ascii: "|")
  private static let blank = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  /// The bytes of "…".
  private static let gap: (UInt8, UInt8, UInt8) = (0xE2, 0x80, 0xA6)
}
