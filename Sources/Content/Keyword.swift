/// A word of the person's own text that an answer may carry back.
package struct Keyword: Equatable, Sendable {
  /// How the word behaves in a sentence.
  package enum Form: String, CaseIterable, Sendable {
    /// One countable thing: "marathon".
    case singular
    /// Several: "friends".
    case plural
    /// Something uncounted: "courage".
    case mass
    /// An action in its -ing form: "running".
    case verb
  }

  /// What the word speaks of, as far as a template must know.
  package enum Kind: String, CaseIterable, Sendable {
    /// Something attained: "degree", "marathon".
    case deed
    /// Something one works at: "project", "homework".
    case task
    /// Something one prepares for: "interview", "race".
    case test
    /// Something hard that lasts and passes: "breakup", "recovery".
    case trial
    /// Something in the way: "problem".
    case knot
    /// Something uncounted that one comes to: "progress".
    case gain
    /// Something uncounted that one shows: "courage".
    case strength
    /// Something else within: "laughter", "memory".
    case feeling
    /// Something lived through: "wedding", "phone call".
    case event
    /// Someone who need not be anybody's: "nurse".
    case being
    /// A grown person who is always somebody's: "sister".
    case kin
    /// A child who is always somebody's: "grandson".
    case young
    case place
    case food
    case thing
    /// Something done for its own sake: "running", "yoga".
    case activity
    /// An animal one may live with: "puppy".
    case animal
    /// Something read or listened to: "book".
    case reading
    /// A task or a test that is over; no word of the lexicon is one, its sentence makes it so.
    case done

    /// The kind that a letter of the lexicon means.
    init?(letter: UInt8) {
      let letters: [UInt8] = Array("dwsrngqfebkypotalh".utf8)
      guard let place = letters.firstIndex(of: letter) else { return nil }
      self = Kind.allCases[place]
    }
  }

  /// The word as it reads inside a sentence: in lower case, an action with -ing.
  package let word: String
  /// How it may be said back; nothing for a word that no template takes, such as a name, or that
  /// the text gives too little evidence for.
  package let form: Form?
  /// What it may be said back as.
  package let kinds: Set<Kind>
  /// Whether the person called it "my".
  package let isOwn: Bool
  /// The bytes of the text in UTF-8 that it was found at.
  package let bytes: Range<Int>

  package init(word: String, form: Form?, kinds: Set<Kind>, isOwn: Bool, bytes: Range<Int>) {
    self.word = word
    self.form = form
    self.kinds = kinds
    self.isOwn = isOwn
    self.bytes = bytes
  }
}

/// Finds the one or two words of an English text that speak of its matter.
package enum Keywords {
  /// How sure the tagger must be that a word is a noun or a verb before it is chosen.
  private static let certainty = 0.9

  /// The best nouns or verbs of `text`, the better one first, at most two; none where none is sure
  /// enough. Only the first 2,048 bytes are read.
  package static func extract(from text: String) -> [Keyword] {
    let sentence = Sentence(text)
    var best: [(keyword: Keyword, rank: Double)] = []
    for candidate in sentence.candidates(certainty: certainty) {
      if best.contains(where: { $0.keyword.word == candidate.keyword.word }) { continue }
      best.append(candidate)
    }
    // The sort is stable: of equals the earlier word stays first.
    best.sort { $0.rank > $1.rank }
    return best.prefix(2).map(\.keyword)
  }
}
