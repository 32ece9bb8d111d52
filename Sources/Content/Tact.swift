/// Decides what can not be cheered: how heavy the words are that a person keeps.
///
/// The phrases of `Resources/tact.txt` weigh for or against; what is around them decides whether
/// they count: "not afraid", "I was nervous, but it went well", "lost" in "lost 5 kg". A phrase of
/// a shield covers a heavy word that is light there, and takes its words. What is not heavy is
/// light only on signs of something good or done: grief has no words of its own as often as it has
/// them ("the swing just moves in the wind"), and a walk that is kept without a cheer does less
/// harm than a death that is praised. The rules and weights were chosen by hand and by what
/// GoEmotions' training part calls grief, sadness, fear and remorse; `Tools/words/README.md` has
/// what was measured.
package enum Tact {
  /// What words ask of whoever answers them.
  package enum Weight: Equatable, Sendable {
    /// Something good or done.
    case light
    /// Nothing shows what it means to the person: no reason to cheer, and none to console.
    case unclear
    /// Loss, grief, illness, fear, conflict.
    case heavy
    /// Danger to oneself; heavy too.
    case danger

    /// Whether it asks for comfort.
    package var isHeavy: Bool { self == .heavy || self == .danger }
  }

  /// How much of a text is read, in characters as Unicode counts them: the largest moment, and far
  /// into a memory.
  private static let limit = 65_536

  /// The weight of a text in English. Of other languages the plain words for danger, death, illness
  /// and loss are heard; anything else is unclear.
  ///
  /// - Complexity: linear in the text, of which the first 65,536 scalars are read.
  package static func weight(of text: String) -> Weight {
    guard !text.isEmpty else { return .unclear }
    let (weight, isSettled) = phraseWeight(of: text)
    guard weight != .danger else { return .danger }
    let bytes = straightened(text.utf8.prefix(limit))
    let parts = DangerModel.parts(of: bytes)
    if parts.count == 1 {
      if isSettled { return weight }
      let whole = weighed(weight, parts[0])
      // "Hit my son. I hate myself." is no less than what it ends with.
      guard whole == .heavy else { return whole }
      return strongest(of: DangerModel.parts(of: bytes, atEach: 1), bytes, whole)
    }
    // Of a long text each part is judged by itself: what is sad in one says nothing of another.
    return strongest(of: parts, bytes, weight)
  }

  /// What a text of some weight is by the parts that may be danger.
  private static func strongest(
    of parts: [DangerModel.Part], _ bytes: [UInt8], _ found: Weight
  ) -> Weight {
    var weight = found
    for part in parts where part.score > lowestBar {
      let spoken = String(decoding: bytes[part.bytes], as: UTF8.self)
      let (own, isOwnSettled) = phraseWeight(of: spoken)
      if isOwnSettled { continue }
      if weighed(own, part) == .danger { return .danger }
      if weight == .light { weight = weighed(weight, part) }
    }
    return weight
  }

  /// What the phrases find, and whether a phrase of danger decided.
  private static func phraseWeight(of text: String) -> (weight: Weight, isSettled: Bool) {
    let words = TactWords.split(
      text.unicodeScalars.prefix(limit), isKnown: TactPhrases.shared.knows)
    var reading = TactReading(words, text, gloom: EmotionModel.gloom(of: text))
    let weight = reading.weight()
    return (weight, reading.isSettled)
  }

  /// What no part scores over is no danger.
  private static let lowestBar = -60

  /// What the model adds to the phrases. It makes danger of what it is sure of, the less easily the
  /// brighter the phrases found the part, and the longer it is: of many words more look like danger
  /// by chance. What it half hears is not cheered.
  private static func weighed(_ weight: Weight, _ part: DangerModel.Part) -> Weight {
    let score = part.score - 4 * max(0, part.count - 16)
    switch weight {
    case .light: return score > 225 ? .danger : part.score > 40 ? .unclear : .light
    case .unclear: return score > 150 ? .danger : .unclear
    case .heavy: return score > lowestBar ? .danger : .heavy
    case .danger: return .danger
    }
  }

  /// Shows to whoever is in danger that there is help.
  package static var help: String { PhraseLiterals.help }
}

/// A text as `Tact` reads it.
private struct TactReading {
  let words: [String]
  private let text: String
  /// The words, for phrases.
  private let read: TactPhrases.Words
  /// As `EmotionModel` has it: a second witness, who knows words that are in no phrase.
  private let gloom: Int
  /// What shields took.
  private var shields: [Range<Int>] = []
  private var isTaken: [Bool]
  private let phrases = TactPhrases.shared

  init(_ words: [String], _ text: String, gloom: Int) {
    self.words = words
    self.text = text
    read = phrases.words(words)
    self.gloom = gloom
    isTaken = Array(repeating: false, count: words.count)
  }

  /// Whether a phrase of danger decided: that it is there, or denied, or shielded.
  private(set) var isSettled = false

  mutating func weight() -> Tact.Weight {
    takeShields()
    switch danger() {
    case .present: return .danger
    case .denied: return .heavy
    case .absent: break
    }
    let found = weighing()
    let total = balance(found) - TactPhrases.shieldWeight * Double(shields.count)
    let burden = found.reduce(0) { $0 + max($1.weight, 0) }
    let cheer = cheer(found)
    if total >= TactPhrases.heavyThreshold {
      // Mostly of good things, and of no death: "I found my dog after she had run away."
      return cheer >= TactPhrases.muchCheer && burden < 9 ? .unclear : .heavy
    }
    return cheer - burden >= TactPhrases.cheerThreshold && isEnglish ? .light : .unclear
  }

  /// Whether its words may be English. Of another language one word that English has too would be
  /// all that is read.
  private var isEnglish: Bool {
    var language = 0.0
    for place in words.indices {
      if let match = phrases.longest(.language, in: read, at: place) { language += match.weight }
      if Self.isOtherScript(words[place]) { language += 2 }
      if language <= -6 { return true }
    }
    guard language > -1, language < 2 else { return language < 0 }
    return !isStrange
  }

  /// Whether of the words that are no names half and more are not English. Asked where the text has
  /// none of those that English sentences are made with.
  private var isStrange: Bool {
    var (strange, count) = (0, 0)
    for word in text.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "’" }).prefix(16)
    where word.utf8.count > 3 && word.first?.isLowercase == true {
      count += 1
      if !Morphology.isEnglish(String(word)) { strange += 1 }
    }
    return strange > 0 && strange * 2 >= count + 1
  }

  /// Whether a word begins with a letter of Greek, Cyrillic, Arabic or any script further on, not
  /// with a picture.
  private static func isOtherScript(_ word: String) -> Bool {
    guard let scalar = word.unicodeScalars.first else { return false }
    return scalar.value >= 0x370 && scalar.properties.isAlphabetic
  }

  /// How much speaks for something good or done, beside what weighs against it.
  private func cheer(_ found: [(weight: Double, place: Int)]) -> Double {
    var (signs, doubts) = (0.0, 0.0)
    for sign in matches(.sign) {
      if sign.weight > 0 { doubts += 1 } else if !isNegated(sign.place) { signs -= sign.weight }
    }
    let good = found.count { $0.weight < 0 }
    let everyday = found.count { $0.weight == 0 }
    let gloom = Double(max(-400, min(gloom, 400))) / TactPhrases.gloomUnit
    return min(signs, 24) - min(doubts, 5) - gloom
      + TactPhrases.shieldCheer * Double(min(shields.count, 2))
      + Double(min(good, 7) + min(everyday, 4) + (isDeed ? 1 : 0))
  }

  /// Whether it begins with something done, as a diary does: "Made", "Finding", "I cooked".
  private var isDeed: Bool {
    guard let first = words.first else { return false }
    if Self.deeds.contains(first) { return true }
    if first.utf8.count > 4, ["ed", "ing"].contains(where: first.hasSuffix) { return true }
    guard ["i", "we"].contains(first), words.count > 1 else { return false }
    return Self.deeds.contains(words[1]) || words[1].hasSuffix("ed")
  }

  private mutating func takeShields() {
    var place = 0
    while place < words.count {
      guard let end = phrases.longest(.shield, in: read, at: place)?.end,
        // The longer phrase is surer: "hit my" is light, "hit my son" is not.
        !(phrases.longest(.weighing, in: read, at: place).map { $0.weight >= 8 && $0.end > end }
          ?? false)
      else {
        place += 1
        continue
      }
      for taken in place..<end { isTaken[taken] = true }
      shields.append(place..<end)
      place = end
    }
  }

  private enum Danger { case absent, denied, present }

  /// Whether danger is spoken of outside of any shield that covers all of it. What is denied, or is
  /// over, is no danger and still nothing to cheer.
  private mutating func danger() -> Danger {
    var found = Danger.absent
    if isAlone { return .present }
    for place in words.indices {
      guard let end = phrases.longest(.danger, in: read, at: place)?.end else { continue }
      isSettled = true
      if shields.contains(where: { $0.lowerBound <= place && end <= $0.upperBound }) { continue }
      var before = words[..<place]
      if let stop = before.lastIndex(of: ".") { before = before[(stop + 1)...] }
      // "I do not want to kill myself."
      if Self.intents.contains(Array(before.suffix(2))) { before = before.dropLast(2) }
      before = before.suffix(2)
      let asksWhyNot = words[max(0, place - 3)..<place].contains("why")
      if asksWhyNot || before.allSatisfy({ !Self.denials.contains($0) }) { return .present }
      found = .denied
    }
    return found
  }

  /// Whether nothing is said but one phrase of danger: "suicide".
  private var isAlone: Bool {
    guard !words.isEmpty, let end = phrases.longest(.alone, in: read, at: 0)?.end else {
      return false
    }
    return words[end...].allSatisfy { $0 == "." }
  }

  /// What weighs, each phrase once, and where it is.
  private func weighing() -> [(weight: Double, place: Int)] {
    var met: Set<Int> = []
    return matches(.weighing).filter { met.insert($0.id).inserted }.map {
      (negated($0.weight, at: $0.place, to: $0.end), $0.place)
    }
  }

  /// What no shield took, one phrase behind the other.
  private func matches(_ kind: TactPhrases.Kind) -> [TactPhrases.Match] {
    var found: [TactPhrases.Match] = []
    var place = 0
    while place < words.count {
      guard !isTaken[place], let match = phrases.longest(kind, in: read, at: place),
        !isTaken[place..<match.end].contains(true)
      else {
        place += 1
        continue
      }
      found.append(match)
      place = match.end
    }
    return found
  }

  private func balance(_ found: [(weight: Double, place: Int)]) -> Double {
    // What was before a "but" is half over, unless it is a death.
    let turn = words.lastIndex(where: Self.turns.contains) ?? 0
    var (against, inFavour) = (0.0, 0.0)
    for (weight, place) in found {
      let isOver = place < turn && abs(weight) < 9
      let held = isOver ? weight / 2 : weight
      if held > 0 { against += held } else { inFavour += held }
    }
    return against + max(inFavour, TactPhrases.mostInFavour)
  }

  /// A word behind "not" or "never" means its opposite; a phrase is what it is.
  private func negated(_ weight: Double, at place: Int, to end: Int) -> Double {
    guard isNegated(place), words[place].first?.isLetter == true else { return weight }
    guard weight > 0 else { return 1 }
    return end == place + 1 ? -1 : weight
  }

  private func isNegated(_ place: Int) -> Bool {
    for before in words.indices[..<place].suffix(3).reversed() {
      let word = words[before]
      if Self.ends.contains(word) { return false }
      // "I have never been so sad."
      if word == "never", ["been", "felt"].contains(words[before + 1]) { return false }
      if Self.negations.contains(word) { return true }
    }
    return false
  }

  private static let intents: Set = [["want", "to"], ["going", "to"]]
  private static let denials: Set<String> = [
    "dont", "didnt", "doesnt", "not", "never", "longer", "havent", "hasnt", "without", "stopped",
    "no", "nicht", "pas", "non", "não", "niet", "ikke", "inte", "nie", "не", "δεν", "לא", "لا",
    "不", "không", "tidak",
  ]
  private static let negations: Set<String> = [
    "not", "no", "never", "without", "dont", "didnt", "doesnt", "isnt", "wasnt", "arent",
    "werent", "havent", "hasnt", "hadnt", "wont", "nothing", "neither", "nor", "longer", "nobody",
    "less", "aint",
  ]
  /// Where a negation ends.
  private static let ends: Set<String> = [
    ".", ",", "just", "but", "only", "because", "since",
  ]
  private static let turns: Set<String> = ["but", "though", "although", "yet", "however"]
  /// Past tenses with which a diary begins.
  private static let deeds: Set<String> = [
    "did", "made", "ran", "wrote", "read", "sang", "swam", "rode", "took", "went", "met", "bought",
    "built", "won", "ate", "drank", "slept", "woke", "gave", "told", "called", "found", "saw",
    "learned", "fed", "sent", "paid", "caught", "drew", "grew", "taught", "spoke", "held", "hung",
    "kept", "said", "had", "got", "set", "put", "cut", "let", "hit", "beat",
  ]
}
