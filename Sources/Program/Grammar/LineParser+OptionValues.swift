import Echolog

/// Values of options that were typed without quotes.
extension LineParser {
  /// The line in which the words behind the value of an option, up to the next one, belong to it;
  /// with the first option of which that is so. Nil where there is none, or no command is made.
  func lineJoiningValues(of command: Declaration) -> (option: String, line: String)? {
    let known = Set(positions)
    let texts = textRuns(of: command)
    var isTextWhole = true
    var words = given.map(\.text)
    var option: String?
    for begin in positions.reversed() where !known.contains(begin - 1) {
      let end = (begin..<given.count).first { !known.contains($0) } ?? given.count
      if let (name, value) = value(of: command, goingOnAt: begin..<end) {
        words.replaceSubrange(begin - 1..<end, with: [value])
        option = name
      } else if let text = texts.last(where: { (begin..<end).contains($0.lowerBound) }) {
        isTextWhole = isTextWhole && text == texts.first
        let typed = isTextWhole ? self.text(typedAt: text) : nil
        words.replaceSubrange(text, with: [typed ?? asTyped(text)])
      }
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

  /// The option before these words, and its value together with them; nil where they are none.
  private func value(
    of command: Declaration, goingOnAt place: Range<Int>
  ) -> (option: String, value: String)? {
    guard place.lowerBound > 1 else { return nil }
    let name = given[place.lowerBound - 2].text
    let flag = command.flags.first { $0.name == name || $0.short == name }
    guard let flag, let kind = flag.argument else { return nil }
    let rest =
      typed != nil && kind.takesAnyWords
      ? asTyped(place.lowerBound...place.upperBound - 1)
      : given[place].map(\.text).joined(separator: " ")
    return kind.joining(given[place.lowerBound - 1].text, rest).map { (flag.name, $0) }
  }

  /// A table with the column behind it, which is no operand then.
  mutating func takeColumn(after table: String) -> String {
    guard let next = words.first?.text, Tables.named(table)?.index(of: next) != nil else {
      return table
    }
    words.removeFirst()
    return table + " " + next
  }
}

extension ArgumentKind {
  /// One value of two parts; nil where they are none together.
  fileprivate func joining(_ value: String, _ rest: String) -> String? {
    let words = value + " " + rest
    switch self {
    case .text, .label: return words
    case .when, .whenOrMonth: return mayBe(words) ? words : nil
    case .ago: return [value + unit(of: rest), words].first(where: reads)
    default: return nil
    }
  }

  /// The letter that means a whole word: `d` for `days`.
  private func unit(of word: String) -> String {
    let units = ["minute", "hour", "day", "week", "year"]
    return units.first { word == $0 || word == $0 + "s" }.map { String($0.prefix(1)) } ?? word
  }
}
