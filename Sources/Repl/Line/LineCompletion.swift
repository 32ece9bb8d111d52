/// What TAB does to a line.
package enum LineCompletion {
  /// What to put in behind the cursor, and the words that are possible.
  package struct Offer: Equatable, Sendable {
    package let addition: String
    package let candidates: [String]
  }

  /// - Parameter typed: the line up to the cursor.
  /// - Returns: nil when there is nothing to offer.
  package static func offer(for typed: String) -> Offer? {
    let pieces = typed.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    let isFresh = typed.isEmpty || typed.last == " "
    let word = isFresh ? "" : pieces.last ?? ""
    let before = isFresh ? pieces : Array(pieces.dropLast())
    let isDot = before.isEmpty && word.hasPrefix(".")
    let found =
      isDot
      ? DotCommand.allCases.map(\.rawValue).filter { $0.hasPrefix(word) }
      : Completion.candidates(after: before, word: word) ?? []
    guard let first = found.first else { return nil }
    let shared = found.dropFirst().reduce(first) { shared, next in
      String(zip(shared, next).prefix { $0 == $1 }.map(\.0))
    }
    let addition = String(shared.dropFirst(word.count)) + (found.count == 1 ? " " : "")
    return Offer(addition: addition, candidates: found)
  }
}

/// The lines of the REPL that are about the REPL itself.
package enum DotCommand: String, CaseIterable, Sendable {
  case help = ".help"
  case quit = ".quit"
  case exit = ".exit"
}
