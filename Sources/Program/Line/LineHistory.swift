import Echolog

/// The lines that were typed, the latest last.
///
/// The arrow keys bring all of them back while the prompt is open. Between sessions only those are
/// kept without words of an entry, or any by which one is sought: what a person writes is in the
/// journal alone, where forgetting it leaves nothing behind.
package struct LineHistory: Equatable, Sendable {
  package static let limit = 1000
  /// Of the file that keeps them, for all vaults, in the folder of states.
  static let fileName = "history"
  package private(set) var lines: [String] = []

  package init() {}

  /// Reads what `text` wrote; lines beyond the limit are let go.
  package init(text: String) { for line in text.split(separator: "\n") { record(String(line)) } }

  /// Takes a line in, as the latest, unless it is private, for it begins with a space; a repeated
  /// one moves to the end. Returns whether it did.
  @discardableResult package mutating func record(_ line: String) -> Bool {
    guard let first = line.first, !first.isWhitespace else { return false }
    lines.removeAll { $0 == line }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
    return true
  }

  /// What is kept between sessions, a line each.
  package var text: String { lines.filter { !Self.mayHoldWords($0) }.map { $0 + "\n" }.joined() }

  /// Whether a line may contain words of an entry, as one with a remark may, or one not understood.
  static func mayHoldWords(_ line: String) -> Bool {
    guard !line.contains(where: { $0.isNewline || $0 == "#" }) else { return true }
    do throws(UsageError) {
      var words = try Words.split(line)
      if words.count > 1, words[0] == "echolog" { words.removeFirst() }
      if let dot = try DotCommand(words) {
        switch dot {
        // What is supposed is written nowhere.
        case .whatIf: return true
        case .output(let file, _): return file != nil
        default: return false
        }
      }
      let parsed = try LineParser.parse(words)
      let kinds = parsed.command.operands.map(\.kind)
      // The last one may stand for all words that follow.
      let operands = parsed.operands.enumerated().compactMap { index, word in
        (kinds.dropFirst(index).first ?? kinds.last).map { ($0, word) }
      }
      let flags = (parsed.command.flags + Grammar.everywhere).flatMap { flag in
        let given = parsed.options[flag.name] ?? parsed.globals[flag.name].map { [$0] } ?? []
        return given.compactMap { value in flag.argument.map { ($0, value) } }
      }
      return (operands + flags).contains { kind, value in kind.mayHoldWords(value) }
    } catch {
      return true
    }
  }
}

extension ArgumentKind {
  /// Whether a value there may be what a person would share with nobody, if only to seek an entry.
  fileprivate func mayHoldWords(_ value: String) -> Bool {
    switch self {
    case .text(let name): name != "COMMAND"
    // What a file of theirs is called is kept as words are.
    case .label, .device, .zone, .file: true
    case .identifier, .quote, .activity: !Self.isName(value)
    case .charted: !Self.isName(value) && Tables.named(value) == nil
    case .column: !Tables.all.contains { $0.index(of: value) != nil }
    default: false
    }
  }

  /// Whether this names an entry, as `laptop:142` and `142` do, a quote or an activity.
  private static func isName(_ value: String) -> Bool {
    value.wholeMatch(of: /([^\s:]+:)?[0-9]+|q[0-9a-f]{8}/) != nil || GoalName(value) != nil
  }
}
