/// Words that a person wrote or was shown.
///
/// The fold keeps no words: from a record it sees where they are, and whoever needs them asks the
/// journal for the record and `Event.words(ofField:in:)` for the field.
package enum Text: Equatable, Hashable, Sendable {
  case none
  /// The words themselves, as a command brings them; never empty. Behind a pointer, because each
  /// event is as large as its largest body, and the fold, which meets no such words, copies that.
  indirect case held(String)
  /// The words stay in the record, in this field of its body. They are not empty.
  case recorded(field: UInt16)

  /// Words that come along, or none.
  package static func inline(_ words: String) -> Text { words.isEmpty ? .none : .held(words) }

  /// The words where they came along, empty ones included; nil where they stay in the record.
  package var inline: String? {
    switch self {
    case .none: ""
    case .held(let words): words
    case .recorded: nil
    }
  }

  package var isEmpty: Bool {
    if case .none = self { true } else { false }
  }
}

extension Text: ExpressibleByStringLiteral {
  package init(stringLiteral words: String) { self = .inline(words) }
}
