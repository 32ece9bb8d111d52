/// The phrases that `Tact` goes by, read when the first text is judged.
struct TactPhrases: Sendable {
  static let shared = TactPhrases(TactLiteral.lines)

  // Chosen together with the weights, where both kinds of mistake were few.

  /// Words are heavy from here on.
  static let heavyThreshold = 4.0
  /// What weighs this much is a death or like one: neither much cheer beside it nor a note to
  /// oneself makes it unclear.
  static let deathWeight = 9.0
  /// What a shield speaks for a good moment.
  static let shieldWeight = 2.0
  /// What is not heavy is light from here on; of doubts each counts one against it.
  static let cheerThreshold = 2.5
  /// From here on what seems heavy is unclear.
  static let muchCheer = 7.0
  /// What a shield counts for cheer.
  static let shieldCheer = 6.0
  /// What a sign of something good or done counts.
  static let cheerWeight = 4.0
  /// What a thing or doing of a good day counts.
  static let mildWeight = 2.0
  /// How much gloom counts as one doubt.
  static let gloomUnit = 133.0
  /// No number of good words outweighs a death.
  static let mostInFavour = -6.0
  /// What themes of danger that meet count as doubts.
  static let darkDoubts = 4.0
  /// How far apart the themes of a danger may stand, in words and signs.
  static let themeReach = 16

  enum Kind: Equatable {
    case shield, danger, weighing
    /// Of something good or done, where its weight is below zero, or of a doubt.
    case sign
    /// Danger only together with others; the number of the theme.
    case theme(Int)
  }

  struct Match {
    let id: Int
    let weight: Double
    let place: Int
    /// Behind its last word.
    let end: Int
  }

  private struct Phrase {
    let kind: Kind
    let weight: Double
    let parts: Range<Int>
  }

  /// A word as a number; `none` for one that stands in no phrase.
  struct Word: Equatable {
    static let none = Word(id: -1)
    let id: Int
  }

  private enum Part {
    case word(Word)
    /// A word that begins so.
    case stem(String)
    /// Up to three words.
    case gap
  }

  /// Every word that stands in a phrase, as `TactWords` spells it.
  private(set) var words: [String: Int] = [:]
  private var phrases: [Phrase] = []
  /// Of all phrases, one behind the other.
  private var parts: [Part] = []
  /// By their first word.
  private var byWord: [[Int]] = []
  /// By the first three letters of a stem.
  private var byStem: [String: [Int]] = [:]
  /// Themes that are danger together, by each of theirs.
  private(set) var dangers: [[[Int]]] = []
  private var themes: [Substring: Int] = [:]
  /// What is written, as parts; most words are written often.
  private var read: [Substring: [Part]] = [:]

  private static let stemLength = 3

  /// - Parameter lines: of the form of `Resources/tact.txt`, which a test holds to it.
  init(_ lines: String) {
    for line in Self.pieces(of: lines[...], at: "\n") where line.utf8.first != UInt8(ascii: "#") {
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let written = Self.pieces(of: line[line.utf8.index(after: colon)...], at: ",")
      if line[..<colon] == "together" {
        for themes in written { addDanger(themes) }
        continue
      }
      let (kind, weight) = meaning(of: line[..<colon])
      for phrase in written { add(phrase, kind, weight) }
    }
    read = [:]
  }

  private mutating func meaning(of key: Substring) -> (Kind, Double) {
    switch key {
    case "shield": (.shield, 0)
    case "danger": (.danger, 0)
    case "doubt": (.sign, 1)
    case "cheer": (.sign, -Self.cheerWeight)
    case "mild": (.sign, -Self.mildWeight)
    case _ where key.utf8.first == UInt8(ascii: "<"): (.theme(theme(key)), 0)
    case let number: (.weighing, Double(Int(number) ?? 0))
    }
  }

  private mutating func theme(_ name: Substring) -> Int {
    if let known = themes[name] { return known }
    themes[name] = themes.count
    dangers.append([])
    return themes.count - 1
  }

  /// "<means> <calm>/<rest>" is means with either.
  private mutating func addDanger(_ written: Substring) {
    var begun: [[Int]] = [[]]
    for choices in Self.pieces(of: written, at: " ") {
      let either = Self.pieces(of: choices, at: "/").map { theme($0) }
      begun = begun.flatMap { themes in either.map { themes + [$0] } }
    }
    for together in begun {
      for theme in together { dangers[theme].append(together) }
    }
  }

  /// Byte by byte: as characters it would take most of the first judgement.
  private static func pieces(of text: Substring, at byte: Unicode.Scalar) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: byte)).map { Substring($0) }
  }

  private mutating func add(_ written: Substring, _ kind: Kind, _ weight: Double) {
    var begun: [[Part]] = [[]]
    for word in Self.pieces(of: written, at: " ") {
      let choices = choices(word).map { read($0) }
      if choices.count == 1 {
        for index in begun.indices { begun[index] += choices[0] }
      } else {
        begun = begun.flatMap { parts in choices.map { parts + $0 } }
      }
    }
    for parts in begun { add(parts, kind, weight) }
  }

  /// "mum/mom" stands for either; a face such as ":/" for itself.
  private func choices(_ written: Substring) -> [Substring] {
    guard let first = written.utf8.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
      return [written]
    }
    return Self.pieces(of: written, at: "/")
  }

  /// A word is spelt as those of a text are.
  private mutating func read(_ written: Substring) -> [Part] {
    if let known = read[written] { return known }
    let parts: [Part] =
      if written == "…" {
        [.gap]
      } else if written.utf8.last == UInt8(ascii: "*") {
        [.stem(String(written.dropLast()))]
      } else {
        TactWords.split(written.unicodeScalars).map { .word(learn($0)) }
      }
    read[written] = parts
    return parts
  }

  private mutating func learn(_ word: String) -> Word {
    if let known = words[word] { return Word(id: known) }
    words[word] = byWord.count
    byWord.append([])
    return Word(id: byWord.count - 1)
  }

  private mutating func add(_ added: [Part], _ kind: Kind, _ weight: Double) {
    switch added.first {
    case .word(let word): byWord[word.id].append(phrases.count)
    case .stem(let stem):
      byStem[String(stem.prefix(Self.stemLength)), default: []].append(phrases.count)
    case .gap, nil: return
    }
    let start = parts.count
    parts += added
    phrases.append(Phrase(kind: kind, weight: weight, parts: start..<parts.count))
  }

  /// A text's word as phrases know it.
  func word(_ spelt: String) -> Word { words[spelt].map(Word.init) ?? .none }

  /// The phrase of this kind that takes most of the words from `place` on.
  func longest(_ kind: Kind, in text: TactText, at place: Int) -> Match? {
    var best: Match?
    var bestParts = 0
    for id in candidates(in: text, at: place) where phrases[id].kind == kind {
      let phrase = phrases[id]
      guard let end = end(of: phrase.parts, in: text, from: place) else { continue }
      if let best, (end, phrase.parts.count) <= (best.end, bestParts) { continue }
      best = Match(id: id, weight: phrase.weight, place: place, end: end)
      bestParts = phrase.parts.count
    }
    return best
  }

  /// Every theme of which a phrase begins at `place`, and where the longest of it ends.
  func themes(in text: TactText, at place: Int) -> [Int: Int] {
    var found: [Int: Int] = [:]
    for id in candidates(in: text, at: place) {
      guard case .theme(let theme) = phrases[id].kind,
        let end = end(of: phrases[id].parts, in: text, from: place)
      else { continue }
      found[theme] = max(end, found[theme] ?? end)
    }
    return found
  }

  private func candidates(in text: TactText, at place: Int) -> [Int] {
    let word = text.known[place]
    return (word == .none ? [] : byWord[word.id]) + byStem[text.stems[place], default: []]
  }

  private func end(of range: Range<Int>, in text: TactText, from place: Int) -> Int? {
    var place = place
    for index in range {
      switch parts[index] {
      case .gap:
        for skipped in 0...3 where place + skipped <= text.words.count {
          if skipped > 0, text.words[place + skipped - 1] == "." { return nil }
          let rest = index + 1..<range.upperBound
          if let end = end(of: rest, in: text, from: place + skipped) { return end }
        }
        return nil
      case .word(let word):
        guard place < text.words.count, text.known[place] == word else { return nil }
      case .stem(let stem):
        guard place < text.words.count, text.words[place].hasPrefix(stem) else { return nil }
      }
      place += 1
    }
    return place
  }
}

/// A text as words, and as phrases look for these.
struct TactText {
  let words: [String]
  let known: [TactPhrases.Word]
  /// The first three letters of each.
  let stems: [String]

  init(_ text: some Sequence<Unicode.Scalar>, _ phrases: TactPhrases) {
    words = TactWords.split(text, known: phrases.words)
    known = words.map(phrases.word)
    stems = words.map { String($0.prefix(3)) }
  }
}
