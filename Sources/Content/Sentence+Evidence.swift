/// How surely a word may be said back. A sentence that needs no word is always right, so a word is
/// only used where what is around it leaves little doubt.
extension Sentence {
  /// Of the kinds of the noun that begins at `start` and ends at `end`, those that the text gives
  /// strong evidence for: the writer calls the person or the animal "my", or the noun is the object
  /// of something that "I" or "we" did, and nothing in the text speaks of a lack or a loss.
  func evident(
    _ kinds: Set<Keyword.Kind>, from start: Int, to end: Int, isOwn: Bool
  ) -> Set<Keyword.Kind> {
    if kinds.isEmpty || isDark { return [] }
    let company: Set<Keyword.Kind> = [.kin, .young, .animal]
    var kept = isOwn ? [] : kinds.intersection([.feeling])
    if isOwn, isPlainlyMine(start), isLeftAlone(end) { kept = kinds.intersection(company) }
    var things = kinds.subtracting([.kin, .young, .being, .feeling])
    // "My first baseball game" is not yours as "my birthday" is.
    if isOwn, !isJustMine(start) { things.subtract([.event, .thing, .food, .place]) }
    if !things.isEmpty, let opening = phraseOpening(before: start), isLeftAlone(end) {
      kept.formUnion(things.intersection(granted(by: opening)))
    }
    return kept
  }

  /// Whether a word of the text speaks of a lack, a loss, a quarrel, something undone, or something
  /// too private to be answered by name.
  static func isDark(_ tokens: [Token]) -> Bool {
    let isBare = zip(tokens, tokens.dropFirst()).contains { verb, object in
      object.word == "love" && ["make", "made", "making"].contains(verb.word)
    }
    return isBare
      || tokens.contains { token in
        dark.contains(token.word) || token.word.hasSuffix("n't")
          || darkBeginnings.contains { token.word.hasPrefix($0) }
      }
  }

  // MARK: - The phrase of the noun

  /// Whether "my" or "our" comes before the noun with at most a plain word between, and no part of
  /// a number of them is meant: "my old friend", not "one of my friends" or "my future wife".
  private func isPlainlyMine(_ start: Int) -> Bool {
    var place = start - 1
    while place > 0, start - place <= 2, Sentence.plain.contains(tokens[place].word) { place -= 1 }
    guard place >= 0, ["my", "our"].contains(tokens[place].word) else { return false }
    return (place == 0 || !Sentence.remote.contains(tokens[place - 1].word))
      && !Sentence.onlyOne.contains(tokens[start].word)
  }

  /// Whether "my" or "our" comes right before the noun, or before a number: "my 30th birthday".
  private func isJustMine(_ start: Int) -> Bool {
    var place = start - 1
    if place > 0, tokens[place].kind == .number { place -= 1 }
    return place >= 0 && ["my", "our"].contains(tokens[place].word)
  }

  /// Whether nothing after the noun makes it a part of another: "my daughters 4th birthday".
  private func isLeftAlone(_ end: Int) -> Bool {
    guard end + 1 < tokens.count else { return true }
    let next = tokens[end + 1]
    if next.kind == .number || next.kind == .foreign { return false }
    if ["'s", "'", "’", "-", "/", "of", "who", "whose", "over"].contains(next.word) {
      return next.word == "who" && people[end]
    }
    if next.word == "for" {
      guard end + 2 < tokens.count else { return false }
      return ["dinner", "lunch", "breakfast", "dessert", "the"].contains(tokens[end + 2].word)
        || people[end]
    }
    // "My daughters first birthday" leaves an apostrophe out.
    if people[end], tokens[end].word.hasSuffix("s"),
      chance(end + 1, .adjective) > 0.3 || next.word.hasSuffix("ing")
    {
      return false
    }
    return next.kind == .mark || chance(end + 1, .noun, .plural) < 0.2
  }

  /// The place before the noun's phrase, where a verb or a preposition should be; nothing where the
  /// phrase is someone else's or means how little there was.
  private func phraseOpening(before start: Int) -> Int? {
    for place in tokens[..<start].indices.reversed().prefix(6) {
      let word = tokens[place].word
      if Sentence.unsayable.contains(word) || people[place] { return nil }
      if ["a", "an", "the", "my", "our", "some", "this", "that"].contains(word) {
        return place > 0 ? place - 1 : nil
      }
      if tokens[place].kind == .number { continue }
      guard tokens[place].kind == .word else { return nil }
      if Sentence.lemma(of: word).map({ Sentence.grants[$0] != nil }) ?? false,
        chance(place, .verb, .gerund, .participle, .auxiliary) > 0.4
      {
        return place
      }
      if Sentence.links.contains(word) { return place }
      let inside = chance(place, .adjective, .adverb, .determiner, .noun, .participle)
      guard inside > 0.5 else { return nil }
      if tokens[place].isCapitalised, !tokens[place].opensSentence { return nil }
    }
    return nil
  }

  // MARK: - What was done

  /// The kinds that the verb at `place`, or the one before a preposition there, takes as its object
  /// where the writer is its subject.
  private func granted(by place: Int) -> Set<Keyword.Kind> {
    var verb = place
    var name = ""
    if Sentence.links.contains(tokens[verb].word) {
      name = " " + tokens[verb].word
      verb -= 1
      if verb > 0, ["out", "back", "over", "up"].contains(tokens[verb].word) { verb -= 1 }
    } else if chance(verb, .adverb) > 0.5, verb > 0 {
      verb -= 1
    }
    guard verb >= 0, let lemma = Sentence.lemma(of: tokens[verb].word) else { return [] }
    guard let kinds = Sentence.grants[lemma + name] else { return [] }
    return isDoneByWriter(verb) ? kinds : []
  }

  /// Whether the subject of the verb at `index` is "I" or "we", or is left out where a sentence
  /// begins with the verb, as diaries do.
  private func isDoneByWriter(_ index: Int) -> Bool {
    if tokens[index].opensSentence { return isDiaryForm(index) }
    var joined = false
    for place in tokens[..<index].indices.reversed() {
      let word = tokens[place].word
      if ["i", "we", "im", "i'm"].contains(word) { return true }
      if Sentence.unreal.contains(word) || people[place] { return false }
      if ["and", "then", ","].contains(word) {
        joined = true
      } else if tokens[place].kind != .word && tokens[place].kind != .number {
        return false
      } else if chance(place, .pronoun) > 0.3 || Sentence.otherSubjects.contains(word) {
        return false
      } else if chance(place, .noun, .plural) > 0.5, !joined {
        return false
      } else if tokens[place].isCapitalised, !tokens[place].opensSentence {
        return false
      }
      if tokens[place].opensSentence { return isDiaryForm(place) }
    }
    return false
  }

  private func isDiaryForm(_ place: Int) -> Bool {
    let word = tokens[place].word
    return Sentence.lemma(of: word) != nil
      && (word.hasSuffix("ing") || word.hasSuffix("ed")
        || ["went", "got", "had", "ate", "made", "saw", "won", "bought", "took", "found"]
          .contains(word))
  }

  private static func lemma(of word: String) -> String? {
    irregular[word] ?? Morphology.verb(of: word)?.lemma
  }
}
