/// Tells what can not be cheered: how heavy the words are that a person keeps.
///
/// The phrases of `Resources/tact.txt` weigh for or against; what stands around them decides
/// whether they hold: "not afraid", "I was nervous, but it went well", "lost" in "lost 5 kg". A
/// phrase of a shield holds a heavy word that is light there, and takes its words. The rules and
/// weights were chosen by hand and by what GoEmotions' training part calls grief, sadness, fear and
/// remorse; `Tools/words/README.md` has what was measured. A doubt ends in silence: a walk that
/// is acknowledged quietly does less harm than a death that is praised.
package enum Tact {
  /// What words ask of whoever answers them.
  package enum Weight: Equatable, Sendable {
    case light
    /// Nothing tells what it means to the person: no reason to cheer, and none to console.
    case unclear
    /// Loss, grief, illness, fear, conflict.
    case heavy
    /// Danger to oneself; heavy too.
    case danger
  }

  /// How much of a text is read, in characters as Unicode counts them: the largest moment, and far
  /// into a memory.
  private static let limit = 65_536

  /// The weight of a text in English; of any other it is light.
  ///
  /// - Complexity: linear in the text, of which the first 65,536 scalars are read.
  package static func weight(of text: String) -> Weight {
    var reading = TactReading(TactWords.split(text.unicodeScalars.prefix(limit)))
    return reading.weight()
  }

  /// Says to whoever is in danger that there is help.
  package static var help: String { PhraseLiterals.help }
}

/// A text as `Tact` reads it.
private struct TactReading {
  let words: [String]
  /// What shields took.
  private var shields: [Range<Int>] = []
  private var isTaken: [Bool]
  private let phrases = TactPhrases.shared

  init(_ words: [String]) {
    self.words = words
    isTaken = Array(repeating: false, count: words.count)
  }

  mutating func weight() -> Tact.Weight {
    takeShields()
    let danger = danger()
    if danger == .present { return .danger }
    if danger == .denied { return .heavy }
    let found = weighing()
    let total = balance(found) - TactPhrases.shieldWeight * Double(shields.count)
    let speaksForItself = !shields.isEmpty || found.contains { $0.weight <= 0 }
    if total >= TactPhrases.ownThreshold { return .heavy }
    return total >= (isBare && !speaksForItself ? 0 : threshold) ? .unclear : .light
  }

  /// Whether it is a short sentence in English that does not begin with something done. Without a
  /// word of an everyday moment in it, nobody can tell what it means to the person.
  private var isBare: Bool {
    let count = words.count { $0 != "." && $0 != "," }
    guard TactPhrases.bareWords.contains(count), words.contains(where: Self.english.contains) else {
      return false
    }
    let isLong = words[0].utf8.count > 4
    if Self.deeds.contains(words[0]) || isLong && ["ed", "ing"].contains(where: words[0].hasSuffix)
    {
      return false
    }
    return !(["i", "we"].contains(words[0]) && words[1].utf8.count > 4 && words[1].hasSuffix("ed"))
  }

  private mutating func takeShields() {
    var place = 0
    while place < words.count {
      guard let end = phrases.longest(.shield, in: words, at: place)?.end else {
        place += 1
        continue
      }
      for taken in place..<end { isTaken[taken] = true }
      shields.append(place..<end)
      place = end
    }
  }

  private enum Danger { case absent, denied, present }

  /// Whether danger is spoken of outside of any shield that covers all of it. What is said not to
  /// be, or to be no more, is no danger and still nothing to cheer.
  private func danger() -> Danger {
    var found = Danger.absent
    for place in words.indices {
      guard let end = phrases.longest(.danger, in: words, at: place)?.end,
        !shields.contains(where: { $0.lowerBound <= place && end <= $0.upperBound })
      else { continue }
      // "I don't want to": what is said not to be is what is wanted.
      let wish = words[..<place].lastIndex { !Self.wishes.contains($0) }.map { $0 + 1 } ?? 0
      let before = words[max(0, wish - 2)..<place]
      let asksWhyNot = words[max(0, wish - 3)..<place].contains("why")
      if asksWhyNot || before.allSatisfy({ !Self.denials.contains($0) }) { return .present }
      found = .denied
    }
    return found
  }

  /// What weighs, each phrase once, and where it stands.
  private func weighing() -> [(weight: Double, place: Int)] {
    var found: [(weight: Double, place: Int)] = []
    var met: Set<Int> = []
    var place = 0
    while place < words.count {
      guard !isTaken[place], let match = phrases.longest(.weighing, in: words, at: place),
        !isTaken[place..<match.end].contains(true)
      else {
        place += 1
        continue
      }
      if met.insert(match.id).inserted {
        found.append((negated(match.weight, at: place, to: match.end), place))
      }
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

  /// A moment tells of oneself. What tells of others alone is praised only where it speaks of
  /// something good.
  private var threshold: Double {
    // "Finding a coin" is how a diary tells of oneself.
    let isOwn =
      words.contains(where: Self.own.contains)
      || words.first.map { $0.utf8.count > 5 && $0.hasSuffix("ing") } == true
    return isOwn || !words.contains(where: Self.others.contains)
      ? TactPhrases.ownThreshold : TactPhrases.othersThreshold
  }

  private static let denials: Set<String> = [
    "dont", "didnt", "doesnt", "not", "never", "longer", "havent", "hasnt", "without", "stopped",
    "no",
  ]
  /// What stands between a denial and what is denied.
  private static let wishes: Set<String> = ["want", "wanted", "wanna", "going", "need", "to"]
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
  private static let own: Set<String> = [
    "i", "my", "me", "we", "our", "us", "myself", "mine",
  ]
  private static let english = own.union(["the", "is", "was", "and"])
  /// Past tenses with which a diary begins.
  private static let deeds: Set<String> = [
    "did", "made", "ran", "wrote", "read", "sang", "swam", "rode", "took", "went", "met", "bought",
    "built", "won", "ate", "drank", "slept", "woke", "gave", "told", "called", "found", "saw",
    "learned", "fed", "sent", "paid", "caught", "drew", "grew", "taught", "spoke", "held", "hung",
    "kept", "said", "had", "got", "set", "put", "cut", "let", "hit", "beat",
  ]
  private static let others: Set<String> = [
    "you", "your", "he", "she", "they", "them", "it", "that", "this", "these", "those", "there",
    "people", "who", "what", "his", "her", "their", "its",
  ]
}
