import Rendering

/// Values of options that were typed without quotes.
extension LineParser {
  /// The line in which the words behind the value of an option, up to the next one, belong to it;
  /// with the first option of which that is so. Nil where there is none, or no command is made.
  func lineJoiningValues(of command: Declaration) -> (option: String, line: String)? {
    let known = Set(positions)
    var words = given.map(\.text)
    var option: String?
    for begin in positions.reversed() where begin > 1 && !known.contains(begin - 1) {
      let name = given[begin - 2].text
      let flag = command.flags.first { $0.name == name || $0.short == name }
      guard let flag, let kind = flag.argument else { continue }
      let end = (begin..<given.count).first { !known.contains($0) } ?? given.count
      let rest = words[begin..<end].joined(separator: " ")
      guard let value = kind.joining(words[begin - 1], rest) else { continue }
      words.replaceSubrange(begin - 1..<end, with: [value])
      option = flag.name
    }
    guard let option else { return nil }
    do throws(UsageError) {
      let line = try Self.parse(words)
      return (option, line.command.line(line.operands, line.given))
    } catch .quotesMissing(_, let line) {
      return (option, line)
    } catch {
      return nil
    }
  }
}

extension ArgumentKind {
  /// One value of two parts; nil where they are none together.
  fileprivate func joining(_ value: String, _ rest: String) -> String? {
    let words = value + " " + rest
    switch self {
    case .text, .label: return words
    case .when, .whenOrMonth: return mayBe(words) ? words : nil
    case .ago: return [value + rest, words].first(where: reads)
    default: return nil
    }
  }
}
