/// The phrases that `Tact` goes by, read when the first text is judged.
struct TactPhrases: Sendable {
  static let shared = TactPhrases(TactLiteral.lines)

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
  /// What a sign of something good or done counts.
  static let cheerWeight = 4.0
  /// What a thing or doing of a good day counts.
  static let mildWeight = 2.0
  /// How much gloom counts as one doubt.
  static let gloomUnit = 133.0
  /// No number of good words outweighs a death.
  static let mostInFavour = -7.0

  enum Kind {
    case shield, danger, weighing
    /// Of something good or done, where its weight is below zero, or of a doubt.
    case sign
  }

  struct Match {
    let id: Int
    let weight: Double
    let place: Int
    /// Behind its last word.
    let end: Int
  }

  private enum Part {
    case word(Int)
    /// A word that begins so.
    case stem(Int)
    /// Up to three words.
    case gap
  }

  private struct Phrase {
    let kind: Kind
    let weight: Double
    let parts: Range<Int>
  }

  /// A word of a text, as far as it is in phrases.
  struct Word {
    let number: Int?
    /// The stems that it begins with.
    let stems: [Int]
    /// The phrases that it may begin.
    let begun: [Int]
  }

  /// The numbers of all words in phrases, as `TactWords` spells them.
  private(set) var numbers: [String: Int] = [:]
  private var stems: [String: Int] = [:]
  /// By their first two letters; none is shorter.
  private var stemsByBeginning: [Substring: [(stem: String, number: Int)]] = [:]
  private var phrases: [Phrase] = []
  /// Those of one phrase behind those of another.
  private var parts: [Part] = []
  /// The phrases that begin with a word, and with a stem.
  private var byWord: [[Int]] = []
  private var byStem: [[Int]] = []

  private static let stemLength = 2
  /// The end of a sentence, which no gap skips.
  private let stop = 0

  /// - Parameter lines: of the form of `Resources/tact.txt`, which a test checks.
  init(_ lines: String) {
    numbers = [".": stop]
    byWord = [[]]
    // Parsed once in each process that keeps words, so most words are looked up and not split.
    var met: [String: Int] = [:]
    let (colon, comma, blank) = (UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: " "))
    for line in Array(lines.utf8).split(separator: UInt8(ascii: "\n")) {
      guard line.first != UInt8(ascii: "#"), let end = line.firstIndex(of: colon) else { continue }
      let (kind, weight): (Kind, Double) =
        switch String(decoding: line[..<end], as: UTF8.self) {
        case "shield": (.shield, 0)
        case "danger": (.danger, 0)
        case "doubt": (.sign, 1)
        case "cheer": (.sign, -Self.cheerWeight)
        case "mild": (.sign, -Self.mildWeight)
        case let number: (.weighing, Double(Int(number) ?? 0))
        }
      for phrase in line[(end + 1)...].split(separator: comma) {
        var begun: [[Part]] = [[]]
        for written in phrase.split(separator: blank) {
          let word = String(decoding: written, as: UTF8.self)
          if let number = met[word] {
            for place in begun.indices { begun[place].append(.word(number)) }
            continue
          }
          let parts = Self.choices(word[...]).map { self.parts($0) }
          if parts.count == 1, parts[0].count == 1, case .word(let number) = parts[0][0] {
            met[word] = number
          }
          begun = begun.flatMap { start in parts.map { start + $0 } }
        }
        for parts in begun { add(parts, kind, weight) }
      }
    }
  }

  /// "mum/mom" means either; a face such as ":/" is itself.
  private static func choices(_ written: Substring) -> [Substring] {
    written.first?.isLetter == true ? written.split(separator: "/") : [written]
  }

  /// A word is spelt as those of a text are.
  private mutating func parts(_ written: Substring) -> [Part] {
    if written == "…" { return [.gap] }
    guard written.last != "*" else { return [.stem(number(ofStem: written.dropLast()))] }
    if TactWords.isPlain(written) { return [.word(number(of: String(written)))] }
    return TactWords.split(written.unicodeScalars).map { .word(number(of: $0)) }
  }

  private mutating func number(of word: String) -> Int {
    if let number = numbers[word] { return number }
    numbers[word] = byWord.count
    byWord.append([])
    return byWord.count - 1
  }

  private mutating func number(ofStem written: Substring) -> Int {
    let stem = String(written)
    if let number = stems[stem] { return number }
    stems[stem] = byStem.count
    stemsByBeginning[stem.prefix(Self.stemLength), default: []].append((stem, byStem.count))
    byStem.append([])
    return byStem.count - 1
  }

  private mutating func add(_ added: [Part], _ kind: Kind, _ weight: Double) {
    switch added.first {
    case .word(let number): byWord[number].append(phrases.count)
    case .stem(let number): byStem[number].append(phrases.count)
    case .gap, nil: return
    }
    phrases.append(
      Phrase(kind: kind, weight: weight, parts: parts.count..<parts.count + added.count))
    parts += added
  }

  func word(_ word: String) -> Word {
    let number = numbers[word]
    let stems = (stemsByBeginning[word.prefix(Self.stemLength)] ?? [])
      .filter { word.utf8.starts(with: $0.stem.utf8) }.map(\.number)
    let begun = number.map { byWord[$0] } ?? []
    return Word(
      number: number, stems: stems,
      begun: stems.isEmpty ? begun : begun + stems.flatMap { byStem[$0] }.sorted())
  }

  /// The phrase of this kind that takes most of the words from `place` on.
  func longest(_ kind: Kind, in words: [Word], at place: Int) -> Match? {
    var best: Match?
    var bestCount = 0
    for id in words[place].begun where phrases[id].kind == kind {
      let phrase = phrases[id]
      guard let end = end(of: phrase.parts, in: words, from: place) else { continue }
      if let best, (end, phrase.parts.count) <= (best.end, bestCount) { continue }
      best = Match(id: id, weight: phrase.weight, place: place, end: end)
      bestCount = phrase.parts.count
    }
    return best
  }

  private func end(of parts: Range<Int>, in words: [Word], from place: Int) -> Int? {
    guard let first = parts.first else { return place }
    let rest = parts.dropFirst()
    if case .gap = self.parts[first] {
      for skipped in 0...3 where place + skipped <= words.count {
        if skipped > 0, words[place + skipped - 1].number == stop { return nil }
        if let end = end(of: rest, in: words, from: place + skipped) { return end }
      }
      return nil
    }
    guard place < words.count else { return nil }
    switch self.parts[first] {
    case .word(let number) where words[place].number != number: return nil
    case .stem(let number) where !words[place].stems.contains(number): return nil
    default: return end(of: rest, in: words, from: place + 1)
    }
  }
}
