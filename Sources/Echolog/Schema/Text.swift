/// Words that a person wrote or was shown.
///
/// The fold keeps no words: from a record it sees where they are, and whoever needs them asks the
/// journal for the record and `Event.words(ofField:in:)` for the field.
package enum Text: Equatable, Hashable, Sendable {
  /// The words themselves, as a command brings them; empty where the record has none.
  case inline(String)
  /// The words stay in the record, in this field of its body. They are not empty.
  case recorded(field: UInt16)

  package var isEmpty: Bool {
    switch self {
    case .inline(let words): words.isEmpty
    case .recorded: false
    }
  }
}

extension Text: ExpressibleByStringLiteral {
  package init(stringLiteral words: String) {
    self = .inline(words)
  }
}
