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
    case word(String)
    /// A word that begins so.
    case stem(String)
    /// Up to three words.
    case gap
  }

  private struct Phrase {
    let kind: Kind
    let weight: Double
    let parts: [Part]
  }

  /// Every word that stands in a phrase, as `TactWords` spells it.
  private(set) var words: Set<String> = []
  private var phrases: [Phrase] = []
  /// By their first word.
  private var byWord: [String: [Int]] = [:]
  /// By the first three letters of a stem.
  private var byStem: [Substring: [Int]] = [:]

  private static let stemLength = 3

  /// - Parameter lines: of the form of `Resources/tact.txt`, which a test holds to it.
  init(_ lines: String) {
    for line in lines.split(separator: "\n") where !line.hasPrefix("#") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let (kind, weight): (Kind, Double) =
        switch line[..<colon] {
        case "shield": (.shield, 0)
        case "danger": (.danger, 0)
        case "doubt": (.sign, 1)
        case "cheer": (.sign, -Self.cheerWeight)
        case "mild": (.sign, -Self.mildWeight)
        case let number: (.weighing, Double(Int(number) ?? 0))
        }
      for written in line[line.index(colon, offsetBy: 2)...].split(separator: ", ") {
        let choices = written.split(separator: " ").reduce([[]] as [[Part]]) { begun, word in
          begun.flatMap { parts in Self.choices(word).map { parts + Self.parts($0) } }
        }
        for parts in choices { add(Phrase(kind: kind, weight: weight, parts: parts)) }
      }
    }
  }

  /// "mum/mom" stands for either; a face such as ":/" for itself.
  private static func choices(_ written: Substring) -> [Substring] {
    written.first?.isLetter == true ? written.split(separator: "/") : [written]
  }

  /// A word is spelt as those of a text are.
  private static func parts(_ written: Substring) -> [Part] {
    if written == "…" { return [.gap] }
    guard written.last != "*" else { return [.stem(String(written.dropLast()))] }
    return TactWords.split(written.unicodeScalars).map(Part.word)
  }

  private mutating func add(_ phrase: Phrase) {
    for case .word(let word) in phrase.parts { words.insert(word) }
    switch phrase.parts.first {
    case .word(let word): byWord[word, default: []].append(phrases.count)
    case .stem(let stem): byStem[stem.prefix(Self.stemLength), default: []].append(phrases.count)
    case .gap, nil: return
    }
    phrases.append(phrase)
  }

  /// The phrase of this kind that takes most of the words from `place` on.
  func longest(_ kind: Kind, in words: [String], at place: Int) -> Match? {
    var best: Match?
    var bestParts = 0
    let stem = words[place].prefix(Self.stemLength)
    for id in byWord[words[place], default: []] + byStem[stem, default: []]
    where phrases[id].kind == kind {
      let phrase = phrases[id]
      guard let end = end(of: phrase.parts[...], in: words, from: place) else { continue }
      if let best, (end, phrase.parts.count) <= (best.end, bestParts) { continue }
      best = Match(id: id, weight: phrase.weight, place: place, end: end)
      bestParts = phrase.parts.count
    }
    return best
  }

  private func end(of parts: ArraySlice<Part>, in words: [String], from place: Int) -> Int? {
    guard let part = parts.first else { return place }
    let rest = parts.dropFirst()
    if case .gap = part {
      for skipped in 0...3 where place + skipped <= words.count {
        if skipped > 0, words[place + skipped - 1] == "." { return nil }
        if let end = end(of: rest, in: words, from: place + skipped) { return end }
      }
      return nil
    }
    guard place < words.count else { return nil }
    switch part {
    case .word(let word) where words[place] != word: return nil
    case .stem(let stem) where !words[place].hasPrefix(stem): return nil
    default: return end(of: rest, in: words, from: place + 1)
    }
  }
}
