/// What English endings show about a word and its lemma.
package enum Morphology {
  /// Whether a word in lower case is an English noun for one thing, and no abbreviation as `mg`.
  package static func isSingular(_ word: String) -> Bool {
    guard let entry = Lexicon.entry(of: word), entry.shares[0] > 0, entry.plural == nil else {
      return false
    }
    return word.contains { "aeiou".contains($0) } && (!word.hasSuffix("s") || word.hasSuffix("ss"))
  }

  /// The states that a word may take, weighed by the lexicon, else by its ending.
  static func shares(
    of word: String, entry: Lexicon.Entry?
  ) -> [(state: WordState, share: Double)] {
    if let closed = entry?.closed, !closed.isEmpty {
      return closed.map { ($0.state, $0.tenths / 10) }
    }
    var found = inflected(word)
    if let entry {
      // An inflected reading of a common lemma outweighs a rare headword that looks like it.
      let weight = found.isEmpty ? 1 : 0.25 + 0.15 * Double(entry.commonness)
      let states: [WordState] = [.noun, .verb, .adjective, .adverb]
      for (state, tenths) in zip(states, entry.shares) where tenths > 0 {
        found.append((state, weight * tenths / 10))
      }
      if entry.plural != nil { found.append((.plural, 1)) }
      if entry.pastOf != nil { found += [(.verb, 0.7), (.participle, 0.3)] }
    }
    if found.isEmpty, let last = word.split(separator: "-").last, last.count < word.count {
      let part = String(last)
      found = shares(of: part, entry: Lexicon.entry(of: part)) + [(.adjective, 0.7)]
    }
    return found.isEmpty ? guessed(word) : found
  }

  /// The lemma of a plural noun, where the lexicon knows it.
  static func singular(of word: String) -> (lemma: String, entry: Lexicon.Entry)? {
    if let lemma = Lexicon.entry(of: word)?.plural, let entry = Lexicon.entry(of: lemma) {
      return (lemma, entry)
    }
    for lemma in stripped(word, "ies", "y") + stripped(word, "s", "") + stripped(word, "es", "") {
      if let entry = Lexicon.entry(of: lemma), entry.shares[0] > 0 || entry.form != nil {
        return (lemma, entry)
      }
    }
    return nil
  }

  /// Whether the lexicon knows a word in lower case, or one that it is a form of.
  static func isEnglish(_ word: String) -> Bool {
    Lexicon.entry(of: word) != nil || singular(of: word) != nil || verb(of: word) != nil
  }

  /// The verb that a word is a form of, where the lexicon knows it.
  static func verb(of word: String) -> (lemma: String, entry: Lexicon.Entry)? {
    var lemmas = [word]
    if let lemma = Lexicon.entry(of: word)?.pastOf { lemmas.insert(lemma, at: 0) }
    lemmas += stems(word, "ing") + stems(word, "ed") + stripped(word, "ied", "y")
    lemmas += stripped(word, "ies", "y") + stripped(word, "s", "") + stripped(word, "es", "")
    for lemma in lemmas {
      if let entry = Lexicon.entry(of: lemma), entry.shares[1] > 0 || entry.isActivity {
        return (lemma, entry)
      }
    }
    return nil
  }

  /// The -ing form of a regular lemma: "run" doubles its end, "bake" drops it.
  static func gerund(of lemma: String) -> String {
    let letters = Array(lemma)
    let isVowel: (Character) -> Bool = { "aeiou".contains($0) }
    guard letters.count >= 3, let last = letters.last else { return lemma + "ing" }
    let before = letters[letters.count - 2]
    if last == "e", !isVowel(before) { return String(letters.dropLast()) + "ing" }
    let closes = isVowel(before) && !isVowel(last) && !"wxy".contains(last)
    let isShort = letters.filter(isVowel).count == 1
    return closes && isShort ? lemma + String(last) + "ing" : lemma + "ing"
  }

  private static func inflected(_ word: String) -> [(state: WordState, share: Double)] {
    var found: [(state: WordState, share: Double)] = []
    for lemma in stripped(word, "ies", "y") + stripped(word, "s", "") + stripped(word, "es", "") {
      guard !word.hasSuffix("ss"), let entry = Lexicon.entry(of: lemma) else { continue }
      let known = entry.shares[0] + entry.shares[1]
      if entry.shares[0] > 0 { found.append((.plural, entry.shares[0] / known)) }
      if entry.shares[1] > 0 { found.append((.verb, entry.shares[1] / known)) }
      if !found.isEmpty { return found }
    }
    for lemma in stems(word, "ing") where (Lexicon.entry(of: lemma)?.shares[1] ?? 0) > 0 {
      return [(.gerund, 1)]
    }
    let past = stems(word, "ed") + stripped(word, "ied", "y")
    for lemma in past where (Lexicon.entry(of: lemma)?.shares[1] ?? 0) > 0 {
      return [(.participle, 0.5), (.verb, 0.5)]
    }
    for lemma in stems(word, "er") + stems(word, "est") + stripped(word, "ier", "y")
      + stripped(word, "iest", "y")
    where (Lexicon.entry(of: lemma)?.shares[2] ?? 0) >= 4 {
      return [(.adjective, 1)]
    }
    return []
  }

  private static func stripped(_ word: String, _ ending: String, _ put: String) -> [String] {
    guard word.hasSuffix(ending), word.utf8.count > ending.utf8.count + 1 else { return [] }
    return [word.dropLast(ending.count) + put]
  }

  private static func stems(_ word: String, _ ending: String) -> [String] {
    guard let stem = stripped(word, ending, "").first else { return [] }
    let isDoubled = stem.last == stem.dropLast().last
    return [stem, stem + "e"] + (isDoubled ? [String(stem.dropLast())] : [])
  }

  private static func guessed(_ word: String) -> [(state: WordState, share: Double)] {
    let endings: [(ends: [String], states: [(state: WordState, share: Double)])] = [
      (["n't"], [(.auxiliary, 1)]),
      (["ly"], [(.adverb, 0.9), (.noun, 0.1)]),
      (["ing"], [(.gerund, 0.8), (.noun, 0.2)]),
      (["ed"], [(.participle, 0.4), (.verb, 0.4), (.adjective, 0.2)]),
      (["ous", "ful", "able", "ible", "less", "ish", "ive", "ary"], [(.adjective, 1)]),
      (["ic", "al"], [(.adjective, 0.7), (.noun, 0.3)]),
      (["ize", "ise", "ify"], [(.verb, 0.9), (.noun, 0.1)]),
      (["tions", "ments", "ers", "ors", "ists", "ities"], [(.plural, 1)]),
      (["s"], [(.plural, 0.5), (.noun, 0.4), (.verb, 0.1)]),
    ]
    for (ends, states) in endings where ends.contains(where: word.hasSuffix) { return states }
    return [(.noun, 0.8), (.verb, 0.06), (.adjective, 0.08), (.other, 0.06)]
  }
}
