import Rendering

/// The lines that were typed, the latest last.
///
/// The arrow keys bring all of them back while the prompt is open. Between sessions only those are
/// kept that hold no words of an entry: what a person writes stands in the journal alone, where
/// forgetting it leaves nothing behind.
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
    guard let first = line.first, !first.isWhitespace else { return false }
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
    return true
  }

  /// What is kept between sessions, a line each.
  package var text: String {
    lines.filter { !Self.mayHoldWords($0) }.map { $0 + "\n" }.joined()
  }

  /// Whether a line may hold words of an entry. One that is not understood may, and so may one with
  /// a remark.
  static func mayHoldWords(_ line: String) -> Bool {
    guard !line.contains(where: { $0.isNewline || $0 == "#" }) else { return true }
    do throws(UsageError) {
      var words = try Words.split(line)
      if words.count > 1, words[0] == "echolog" { words.removeFirst() }
      if try DotCommand(words) != nil { return false }
      let parsed = try LineParser.parse(words)
      let operands = zip(parsed.operands, parsed.command.operands).map(\.1.kind)
      let flags = parsed.command.flags.filter { parsed.has($0.name) }.compactMap(\.argument)
      let globals = Grammar.everywhere.filter { parsed.globals[$0.name] != nil }
      return (operands + flags + globals.compactMap(\.argument)).contains(where: \.isFree)
    } catch {
      return true
    }
  }
}

extension ArgumentKind {
  /// Whether anything may stand there, so also what a person would tell to nobody else.
  fileprivate var isFree: Bool {
    switch self {
    case .text(let name): name != "COMMAND"
    case .label, .device, .zone: true
    default: false
    }
  }
}
