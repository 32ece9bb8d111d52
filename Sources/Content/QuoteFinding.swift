/// What the linter finds in a quotes file (S0 4.4, QM-003 to QM-005).
///
/// A quote that a finding names by `id` was left out, except where only `cleaned` names it.
package enum QuoteFinding: Hashable, Sendable {
  /// Over two million bytes: nothing was read.
  case tooLarge(bytes: Int)
  /// No JSON from this byte on; the quotes before it were read.
  case notJSON(offset: Int)
  /// The element at this place of the list is no object with an `id` and a `text`.
  case notQuote(index: Int)
  /// The list goes on past 2,000 quotes; the rest was left out.
  case tooMany(count: Int)
  /// Another quote before this one has the same `id`.
  case repeatedID(id: String)
  /// Another quote before this one has the same words.
  case repeatedText(id: String)
  /// `author` or `source` is missing or blank.
  case withoutAttribution(id: String)
  /// Not 50 to 200 characters.
  case length(id: String, characters: Int)
  /// Not one to three distinct emotions of the eight.
  case emotions(id: String, found: [String])
  /// None of the six categories.
  case category(id: String, found: String)
  /// Not declared to be in the public domain.
  case licence(id: String, found: String)
  /// Markup, entities or invisible characters were taken out of the words.
  case cleaned(id: String, removed: [String])
}
