/// A line of a script, for reporting where it stopped.
struct ScriptPlace: Equatable, Sendable {
  /// As it was named; nil for the standard input.
  let file: String?
  /// From 1: the line on which the command begins.
  private(set) var line: Int

  init(file: String?, line: Int = 1) {
    self.file = file
    self.line = line
  }

  /// Moves to the command behind this one, which may contain line ends within quotes.
  mutating func pass(_ command: String) {
    line += 1 + command.count(where: \.isNewline)
  }
}
