/// A word of the person's own text that an answer may carry back.
package struct Keyword: Equatable, Hashable, Sendable {
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
    /// A word that is chosen yet never filled in: a name, or a noun whose form is unknown.
    case bare
  }

  /// What the word speaks of, as far as a template must know.
  package enum Kind: String, CaseIterable, Sendable {
    /// Something done: "marathon", "exam", "practice".
    case deed
    /// Something lived through: "wedding", "storm", "holiday".
    case event
    /// Someone, or an animal.
    case being
    /// Something felt or a quality: "patience".
    case feeling
    /// Any other thing, place, food, idea.
    case thing
  }

  /// The word as it reads inside a sentence: in lower case, verbs with -ing.
  package let word: String
  package let form: Form
  package let kind: Kind

  package init(word: String, form: Form, kind: Kind) {
    self.word = word
    self.form = form
    self.kind = kind
  }
}
