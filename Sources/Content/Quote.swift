/// A sentence worth returning to, word for word as a public-domain edition has it (S0 4.4).
package struct Quote: Equatable, Sendable {
  /// The kinds of writing that S0 4.4 names.
  package enum Category: String, CaseIterable, Sendable {
    case stoicism = "Stoicism"
    case mindfulness = "Mindfulness"
    case psychology = "Psychology"
    case literature = "Literature"
    case philosophy = "Philosophy"
    case science = "Science"
  }

  /// The characters a quote may have, so that it reads well on a small screen (S0 4.4).
  package static let lengths = 50...200

  /// Made from the words, so that it names the same quote in every release.
  package let id: String
  /// The words; a line of verse ends with " / ".
  package let text: String
  package let author: String
  /// The title of the work.
  package let source: String
  /// One to three, the first fitting best.
  package let emotions: [ContentEmotion]
  package let category: Category
  /// Whom the author lets say it, in a novel, a play or a dialogue.
  package let speaker: String?
  /// The chapter, and the line of the text the quote was checked against.
  package let place: String
  /// The translator or the edition, and the year.
  package let edition: String
}
