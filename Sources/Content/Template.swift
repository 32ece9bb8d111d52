/// A sentence of encouragement, with or without a place for one word of the person's own.
package struct Template: Equatable, Sendable {
  /// Where the word goes.
  package static let placeholder = "{keyword}"

  package let emotion: ContentEmotion
  package let text: String
  /// The forms of word that read right in it; none for a template without placeholder.
  package let accepts: Set<Keyword.Form>
  /// The kinds of thing that make sense in it; empty where any does.
  package let kinds: Set<Keyword.Kind>

  /// Whether the template needs no word of the person's.
  package var isGeneric: Bool { accepts.isEmpty }

  /// Whether the sentence calls the word "your", which only suits what the person called "my".
  /// Where it has "the", "your" takes its place for such a word.
  package var asksForOwner: Bool { text.lowercased().contains("your " + Template.placeholder) }

  /// Every template, in the order of `Resources/templates.json`.
  package static var all: [Template] { TemplateLiterals.all }

  /// The sentence with `keyword` in its place, or nothing where the form or the kind does not fit
  /// or the whole reaches 100 characters (S0 SR-005).
  package func filled(with keyword: Keyword) -> String? {
    guard let form = keyword.form, accepts.contains(form) else { return nil }
    guard kinds.isEmpty || !kinds.isDisjoint(with: keyword.kinds) else { return nil }
    guard !asksForOwner || keyword.isOwn else { return nil }
    let owned = text.replacing("the " + Template.placeholder, with: "your " + Template.placeholder)
      .replacing("The " + Template.placeholder, with: "Your " + Template.placeholder)
    let fitting = keyword.isOwn ? owned : text
    let parts = fitting.split(separator: Template.placeholder, omittingEmptySubsequences: false)
    let sentence = parts.joined(separator: keyword.word)
    return sentence.count < 100 ? sentence : nil
  }
}

/// One of the eight emotions that a Vibe, a template and a quote carry (S0 4.1), in S0's order.
public enum ContentEmotion: String, CaseIterable, Sendable {
  case achievement, comfort, motivation, gratitude, struggle, joy, reflection, hope
}
