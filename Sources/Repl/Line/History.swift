/// The lines that were typed, the latest last, as they are kept between sessions.
package struct LineHistory: Equatable, Sendable {
  package static let limit = 1000
  package private(set) var lines: [String] = []

  package init() {}

  /// Reads what `text` wrote; lines beyond the limit are let go.
  package init(text: String) {
    for line in text.split(separator: "\n") { record(String(line)) }
  }

  /// Takes a line in, as the latest.
  ///
  /// A line that begins with a space is private and not recorded; a line said before moves to the
  /// end.
  ///
  /// - Returns: whether it was recorded.
  @discardableResult package mutating func record(_ line: String) -> Bool {
    guard let first = line.first, !first.isWhitespace, !line.contains("\n") else { return false }
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
    return true
  }

  package var text: String { lines.map { $0 + "\n" }.joined() }
}
