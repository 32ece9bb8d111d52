import Foundation

/// What `Schemas/echolog` says in words, for tests that check whether it is true.
package struct SchemaText {
  private let lines: [String]

  package init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let schema = root.appending(path: "Schemas/echolog/v1/events.proto")
    lines = try String(contentsOf: schema, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The comment on the message of an event type such as `momentLogged`, on one line; nil where
  /// there is no such message.
  package func comment(on type: String) -> String? {
    let message = "message " + type.prefix(1).uppercased() + type.dropFirst() + " {"
    guard let place = lines.firstIndex(where: { $0.hasPrefix(message) }) else { return nil }
    let above = lines[..<place].reversed().prefix { $0.hasPrefix("//") }.reversed()
    return above.map { $0.dropFirst(2).trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }

  /// Whether it says that no command writes an event type.
  package func saysUnwritten(_ type: String) -> Bool {
    comment(on: type)?.contains("No command writes it yet") == true
  }

  /// Whether it says that nothing folds an event type.
  package func saysUnfolded(_ type: String) -> Bool {
    comment(on: type)?.contains("nothing folds it") == true
  }

  /// The fields of the type `string`, and whether each is marked as words, in order.
  package var stringFields: [(name: String, isWords: Bool)] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard words.first == "string", words.count > 1 else { return nil }
      return (String(words[1]), line.contains("(words) = true"))
    }
  }
}
