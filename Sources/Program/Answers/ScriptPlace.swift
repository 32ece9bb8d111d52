/// A line of a script, for reporting where it stopped.
package struct ScriptPlace: Equatable, Sendable {
  /// As it was named; nil for the standard input.
  package let file: String?
  /// From 1: the line on which the command begins.
  package private(set) var line: Int

  package init(file: String?, line: Int = 1) {
    self.file = file
    self.line = line
  }

  /// Moves to the command behind this one, which may contain line ends within quotes.
  package mutating func pass(_ command: String) {
    line += 1 + command.count(where: \.isNewline)
  }
}
