import Echolog
import Platform

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

/// Days where a command takes none.
extension LineParser {
  /// The line about the days that words name behind a command that shows what was kept, or the
  /// journey over them where it knows no days; nil for all other words and commands.
  func lineWithDays(of command: Declaration) -> String? {
    let words = operands.joined(separator: " ")
    guard ArgumentKind.nameDays(words), options["--from"] == nil else { return nil }
    let takesDays = { (command: Declaration) in
      command.flags.contains { $0.name == "--from" && $0.argument == .whenOrMonth }
    }
    if takesDays(command) {
      return Words.line(command.words + ["--from", words] + command.written(options, globals))
    }
    guard command.traits.contains(.looksBack) else { return nil }
    return Words.line(JourneyCommand.declaration.words + ["--from", words])
  }
}

extension ArgumentKind {
  /// Whether words name one day or more to look back on, whichever day it is.
  fileprivate static func nameDays(_ words: String) -> Bool {
    // The years that a date may name lie around the present one.
    let someday = CivilDay(year: 2050, month: 7, day: 1)
    guard let someday else { preconditionFailure("a day that every calendar has") }
    let noon = someday.instant(atMillisecond: 43_200_000, offset: .utc)
    let whens = WhenReader(now: noon, rules: .utc, dayStart: .standard)
    return whens.days(words, weekStart: .monday) != nil
  }
}

/// Lines that are sentences rather than commands.
extension LineParser {
  /// What is wrong with a line that no command begins.
  ///
  /// - Parameter word: its first one, as it was typed.
  func unknown(_ word: String) -> UsageError {
    let first = words.startIndex - 1
    // What follows an option may be its value, and is nobody's words.
    let said = given[first...].map(\.text).prefix { !Self.looksLikeFlag($0) }.map(\.self)
    guard HelpIndex.isSentence(said), !given.contains(where: { Self.looksLikeFlag($0.text) }) else {
      let names = Grammar.commands.map { $0.words[0] }
      let name = word.lowercased()
      if let meant = Grammar.otherNames[name] ?? Nearest.suggestion(for: name, among: names) {
        return .unknownCommand(word, nearest: meant)
      }
      return .unknownCommand(word, nearest: nil, about: HelpIndex.commands(about: said))
    }
    return .unknownCommand(
      word, nearest: nil, about: HelpIndex.commands(about: said),
      asMoment: HelpIndex.isQuestion(said) ? nil : moment(from: first))
  }

  /// The line that keeps as a moment what reads like a sentence, though it begins with a command;
  /// nil where it does not, or the command takes texts itself.
  package func sentence(of command: Declaration) -> String? {
    let first = given.firstIndex { $0.text.lowercased() == command.words[0] }
    guard let first, !command.operands.contains(where: { $0.kind == .words }) else { return nil }
    let said = given[first...].map(\.text)
    guard HelpIndex.isSentence(said), said.count > command.words.count + 2,
      !given.contains(where: { Self.looksLikeFlag($0.text) }), !HelpIndex.isQuestion(said)
    else { return nil }
    return moment(from: first)
  }

  /// The line that keeps the words from one on, with all that is between them.
  private func moment(from first: Int) -> String {
    let said =
      typed == nil
      ? given[first...].map(\.text).joined(separator: " ") : asTyped(first...(given.count - 1))
    return Words.line(["moment", said])
  }
}
