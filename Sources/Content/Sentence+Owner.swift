/// Whose a noun is and who did what, as far as it decides what may be said back.
extension Sentence {
  /// Whose a noun is.
  enum Owner { case own, someone, nobody }

  /// Whose the noun at `index` is, by the determiner that opens its phrase; "my favorite show" is
  /// a choice and "my ex girlfriend" is past, neither is the writer's own.
  func owner(of index: Int) -> Owner {
    var isLoose = false
    for place in tokens[..<index].indices.reversed().prefix(5) {
      switch tokens[place].word {
      case "my", "our": return isLoose ? .someone : .own
      case "no", "any", "every", "each", "what", "which", "without", "many": return .nobody
      case "favorite", "favourite", "ex", "former": isLoose = true
      default: break
      }
      if people[place] { return .someone }
      if tokens[place].kind == .number { continue }
      let inside = chance(place, .adjective, .noun, .participle, .adverb, .gerund)
      if inside < 0.5 || tokens[place].kind != .word { return .someone }
    }
    return .someone
  }

  /// Of the kinds that a noun has, those it may be said back as where it is.
  ///
  /// A deed answers only the one who did it, family only the one whose it is; what is over is no
  /// longer something to prepare for or to work at; half of two nouns and someone's calling are not
  /// the matter.
  func sayable(
    _ kinds: Set<Keyword.Kind>, at index: Int, isCompound: Bool, owner: Owner
  ) -> Set<Keyword.Kind> {
    var kinds = kinds
    if owner == .nobody || isBeforeNoun(index) || isCalling(index) { return [] }
    if !isCompound, isAfterNoun(index) { kinds.formIntersection([.food, .kin, .young, .animal]) }
    if !isWriters(index) { kinds.subtract(Sentence.doings) }
    if owner != .own || isInLaw(index) { kinds.subtract([.kin, .young]) }
    if isOver, !kinds.isDisjoint(with: [.test, .task]) {
      kinds.subtract([.test, .task])
      kinds.insert(.done)
    }
    return kinds
  }

  /// The kinds that only answer the one who did the thing, or was with them.
  private static let doings: Set<Keyword.Kind> = [
    .deed, .task, .test, .trial, .knot, .gain, .strength, .activity,
  ]

  /// Whether what is at `index` is the writer's doing: of the people named before it in the
  /// sentence the nearest is "I", "we", "me", "my", or there is none.
  private func isWriters(_ index: Int) -> Bool {
    for place in tokens[..<index].indices.reversed() {
      switch tokens[place].word {
      case "i", "we", "me", "us", "my", "our", "im", "i'm", "myself": return true
      case "'s", "he", "she", "they", "his", "her", "him", "their", "them", "you", "your":
        return false
      default: break
      }
      if people[place] { return false }
      if tokens[place].isCapitalised, !tokens[place].opensSentence { return false }
      if tokens[place].opensSentence { return true }
    }
    return true
  }

  /// Whether a noun may follow: "performance review" speaks of a review.
  private func isBeforeNoun(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word else { return false }
    let next = tokens[index + 1].word
    if next == "'s" || Lexicon.entry(of: tokens[index].word + "_" + next) != nil {
      return !people[index] || owner(of: index) != .own
    }
    let entry = Morphology.singular(of: next)?.entry ?? entries[index + 1]
    guard let entry, entry.closed.isEmpty, entries[index + 1]?.pastOf == nil else { return false }
    return entry.shares[0] >= 3
  }

  /// Whether a noun comes before: "interview date" is no date, though "noodle soup" is a soup.
  private func isAfterNoun(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].kind == .word && chance(index - 1, .noun, .plural) > 0.5
  }

  /// Whether someone is called so: "to become a teacher", "as a nurse".
  private func isCalling(_ index: Int) -> Bool {
    guard people[index], index > 1, ["a", "an"].contains(tokens[index - 1].word) else {
      return false
    }
    return ["become", "becoming", "became", "be", "being", "as", "am", "'m", "was"].contains(
      tokens[index - 2].word)
  }

  private func isInLaw(_ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index + 1].word == "in"
      && tokens[index + 2].word.hasPrefix("law")
  }
}
