/// The lines of the REPL that are about the REPL itself.
package enum DotCommand: String, CaseIterable, Sendable {
  case help = ".help"
  case quit = ".quit"
  case exit = ".exit"

  /// The command that the words call; people also type `exit` and `quit` alone.
  package init?(_ words: [String]) {
    guard let first = words.first else { return nil }
    if words.count == 1, first == "exit" || first == "quit" {
      self = .quit
    } else {
      self.init(rawValue: first)
    }
  }
}
