/// A text with what the tagger makes of each of its tokens.
struct Sentence {
  let tokens: [Token]
  let entries: [Lexicon.Entry?]
  /// Which tokens name someone or an animal.
  let people: [Bool]
  /// Whether the text is about what has happened.
  let isOver: Bool
  /// Whether it speaks of a lack, a loss or a quarrel.
  let isDark: Bool
  private let odds: [[Double]]

  init(_ text: String) {
    tokens = Content.tokens(of: text)
    isDark = Sentence.isDark(tokens)
    entries = tokens.map { $0.kind == .word ? Lexicon.entry(of: $0.word) : nil }
    odds = Tagger.odds(of: tokens, entries: entries)
    people = zip(tokens, entries).map { token, entry in
      let mayBePlural = token.word.hasSuffix("s") || entry?.plural != nil
      let singular = mayBePlural ? Morphology.singular(of: token.word)?.entry : nil
      let kinds = (singular ?? entry)?.kinds ?? []
      return !kinds.isDisjoint(with: [.being, .kin, .young, .animal])
    }
    let odds = odds
    isOver = zip(tokens, entries).enumerated().contains { index, pair in
      let (token, entry) = pair
      if entry?.pastOf != nil || ["was", "were", "had", "did"].contains(token.word) { return true }
      let past = odds[index][WordState.verb.rawValue] + odds[index][WordState.participle.rawValue]
      return token.word.hasSuffix("ed") && past > 0.5
    }
  }

  /// The words that are surely a noun or a verb, with a rank of how much they mean.
  func candidates(certainty: Double) -> [(keyword: Keyword, rank: Double)] {
    tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, tokens[index].word.utf8.count > 1 else { return nil }
      let noun = chance(index, .noun, .plural)
      let verb = chance(index, .verb, .gerund, .participle)
      guard noun + verb >= certainty else { return nil }
      return noun >= verb ? nounCandidate(index) : verbCandidate(index)
    }
  }

  /// How likely the word at `index` is in one of `states`.
  func chance(_ index: Int, _ states: WordState...) -> Double {
    states.reduce(0) { $0 + odds[index][$1.rawValue] }
  }

  // MARK: - Nouns

  private func nounCandidate(_ index: Int) -> (keyword: Keyword, rank: Double) {
    let token = tokens[index]
    let plural =
      chance(index, .plural) > chance(index, .noun) ? Morphology.singular(of: token.word) : nil
    let entry = plural?.entry ?? entries[index]
    let isName = token.isCapitalised && !token.opensSentence
    let compound = isName ? nil : compound(endingAt: index, lemma: plural?.lemma ?? token.word)
    let known = compound ?? entry
    let owner = owner(of: compound == nil ? index : index - 1)

    let start = compound == nil ? index : index - 1
    let sayable = sayable(known?.kinds ?? [], at: index, isCompound: compound != nil, owner: owner)
    let kinds = evident(sayable, from: start, to: index, isOwn: owner == .own)
    var form = kinds.isEmpty || isName ? nil : known?.form
    if plural != nil, form != nil { form = .plural }

    var rank = 10 - 0.3 * Double(known?.commonness ?? 0)
    if !sayable.isEmpty { rank += 3 }
    if form != nil { rank += 2 }
    if owner == .own { rank += 1 }
    if isName { rank -= 3 }
    if index + 1 < tokens.count, chance(index + 1, .noun, .plural) >= 0.2 { rank -= 6 }
    if (entries[index]?.namesLittle ?? false) || (entry?.namesLittle ?? false) { rank -= 8 }
    rank += 2 * Double(tokens.count { $0.word == token.word } - 1)
    let said = compound == nil ? token.word : tokens[index - 1].word + " " + token.word
    return (
      Keyword(word: said, form: form, kinds: kinds, isOwn: owner == .own, bytes: token.bytes), rank
    )
  }

  private func compound(endingAt index: Int, lemma: String) -> Lexicon.Entry? {
    guard index > 0, tokens[index - 1].kind == .word else { return nil }
    return Lexicon.entry(of: tokens[index - 1].word + "_" + lemma)
  }

  // MARK: - Verbs

  private func verbCandidate(_ index: Int) -> (keyword: Keyword, rank: Double) {
    let token = tokens[index]
    let verb = Morphology.verb(of: token.word)
    let isDone = (verb?.entry.isActivity ?? false) && isWritersOwn(index) && !isDark
    var rank = 5 - 0.4 * Double(verb?.entry.commonness ?? 0)
    if isDone { rank += 3 }
    let keyword = Keyword(
      word: isDone ? Morphology.gerund(of: verb?.lemma ?? token.word) : token.word,
      form: isDone ? .verb : nil, kinds: isDone ? [.activity] : [], isOwn: false, bytes: token.bytes
    )
    return (keyword, rank)
  }

  /// Whether "I" or "we" comes before the verb with no other noun or pronoun between.
  private func isWritersOwn(_ index: Int) -> Bool {
    if index + 1 < tokens.count {
      let next = tokens[index + 1].word
      let isCarriedOn = ["run", "ran", "running"].contains(tokens[index].word)
      if Sentence.turns.contains(next) { return false }
      // One runs a business or a dishwasher.
      if isCarriedOn, ["a", "an", "the"].contains(next) { return false }
    }
    for place in tokens[..<index].indices.reversed().prefix(4) {
      if ["i", "we", "im", "i'm"].contains(tokens[place].word) { return true }
      if Sentence.unreal.contains(tokens[place].word) { return false }
      if tokens[place].kind == .mark || chance(place, .noun, .plural, .pronoun) > 0.5 {
        return false
      }
    }
    return false
  }
}
