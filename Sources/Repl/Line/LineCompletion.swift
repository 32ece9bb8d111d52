package import Rendering

/// What TAB does to a line.
package enum LineCompletion {
  /// What to put in behind the cursor, and the words that are possible.
  package struct Offer: Equatable, Sendable {
    package let addition: String
    package let candidates: [String]
    /// The candidates as they are shown, entries with what they say.
    package let list: String
  }

  /// - Parameters:
  ///   - typed: the line up to the cursor.
  ///   - entries: what can be named.
  ///   - paths: the files, or else only the folders, whose path begins so; folders end with `/`.
  /// - Returns: nil when there is nothing to offer.
  package static func offer(
    for typed: String, entries: [NamedEntry] = [],
    paths: (_ beginning: String, _ foldersOnly: Bool) -> [String] = { _, _ in [] }
  ) -> Offer? {
    let (before, word) = Words.unfinished(typed)
    if before.isEmpty, word.hasPrefix(".") {
      return offer(DotCommand.allCases.map(\.rawValue).filter { $0.hasPrefix(word) }, word)
    }
    let found = Completion(after: before, word: word)
    switch found.further {
    case nil: return offer(found.words, word)
    case .files: return offer(found.words + paths(word, false), word)
    case .folders: return offer(found.words + paths(word, true), word)
    case .entries(let kind):
      let fitting = entries.filter {
        (kind == nil || $0.kind == kind) && $0.name.hasPrefix(word)
      }
      let list = fitting.map { $0.name + "  " + $0.preview }.joined(separator: "\n")
      return offer(fitting.map(\.name), word, list: list)
    }
  }

  private static func offer(_ candidates: [String], _ word: String, list: String? = nil) -> Offer? {
    guard let first = candidates.first else { return nil }
    let shared = candidates.dropFirst().reduce(first) { shared, next in
      String(zip(shared, next).prefix { $0 == $1 }.map(\.0))
    }
    let isWhole = candidates.count == 1 && shared.last != "/"
    return Offer(
      addition: escaped(shared.dropFirst(word.count)) + (isWhole ? " " : ""),
      candidates: candidates, list: list ?? candidates.joined(separator: "  "))
  }

  private static func escaped(_ text: Substring) -> String {
    text.map { " \"'\\#".contains($0) ? "\\" + String($0) : String($0) }.joined()
  }
}
