import Echolog
import Platform

/// Words that belong together, and what to write where that can not be read surely.
extension LineParser {
  // MARK: Texts

  /// Whether a word belongs to a text that is typed, though it looks like an option: two dashes
  /// behind the first word of it, or what was typed within quotes where it begins, since the name
  /// of an option has no blanks.
  func isText(_ position: Int, of command: Declaration?) -> Bool {
    guard let typed, let command, command.operands.last?.kind == .words else { return false }
    let word = given[position]
    if word.text == "--", operands.count >= command.operands.count { return true }
    guard operands.count == command.operands.count - 1 else { return false }
    let first = typed[word.place.lowerBound...].first
    let name = word.text.prefix { $0 != "=" }
    return first.map(Words.isQuote) == true
      && (name == "--" || name.contains(where: \.isWhitespace))
  }

  /// The line in which a word that looks like an option is a part of the text; nil where the
  /// command takes no text.
  package func line(of command: Declaration, withText position: Int) -> String? {
    let last = command.operands.count - 1
    guard last >= 0, command.operands[last].kind == .words else { return nil }
    var other = self
    other.operands.append(given[position].text)
    other.positions.append(position)
    other.takesUnknownAsText = true
    do throws(UsageError) {
      _ = try other.sort(of: command)
      try other.takeText(of: command)
    } catch {
      return nil
    }
    guard other.operands.count > last else { return nil }
    return command.line(
      other.operands[..<last] + [other.joinedText(of: command)], other.given(of: command),
      isBehindDashes: true)
  }

  /// An option and the next word as one, where that word begins with a dash and is none of the
  /// options that are known.
  func joined(_ flag: Flag, among known: [Flag]) -> String? {
    guard let word = words.first?.text, word != "--" else { return nil }
    let name = word.prefix { $0 != "=" }
    guard !known.contains(where: { $0.name == name || $0.short.map { $0 == name } == true }) else {
      return nil
    }
    // Within quotes as a whole, at the prompt as in a shell.
    return Words.line([flag.name + "=" + word])
  }

  /// What is wrong with a line that has more words than the command takes.
  func surplus(of command: Declaration) -> UsageError {
    if let unclear = unclearText(of: command) { return unclear }
    // The first word may be one with which the command goes on.
    let ways = Self.continuations(of: command.words)
    if let first = operands.first,
      let nearest = Nearest.suggestion(for: first.lowercased(), among: ways)
    {
      return .unknownSubcommand(of: command.name, first, nearest: nearest)
    }
    if let joined = lineJoiningValues(of: command) {
      return .quotesMissing(of: joined.option, line: joined.line)
    }
    let length = operands.count - command.operands.count + 1
    for index in command.operands.indices.reversed() {
      let text = operands[index..<index + length].joined(separator: " ")
      guard command.operands[index].kind.mayBe(text) else { continue }
      return .quotesMissing(of: command.name, line: line(of: command, joining: index))
    }
    let word = operands[command.operands.count]
    let meant = command.flags.first { $0.name == "--" + word.lowercased() }?.name
    var usage = ["echolog", command.name] + command.operands.map(\.usage)
    if let line = lineWithOption(of: command) { usage = ["echolog", line] }
    // What takes nothing but labels was given one without its kind.
    if let flag = command.flags.first, command.flags.allSatisfy(\.isLabel) {
      let label = operands[command.operands.count...].joined(separator: " ")
      let named = command.words + operands[..<command.operands.count]
      usage = ["echolog", Words.line(named + [flag.name, label])]
    }
    return .operandTooMany(
      word, command: command.name, usage: usage.joined(separator: " "), meant: meant,
      asMoment: sentence(of: command))
  }

  /// The line that explains words where a command takes none: the value of an option, or what to
  /// search for among things that have labels.
  private func lineWithOption(of command: Declaration) -> String? {
    if let line = lineWithDays(of: command) { return line }
    guard command.operands.isEmpty else { return nil }
    let words = operands.joined(separator: " ")
    if command.flags.contains(where: \.isLabel) {
      return Words.line(SearchCommand.declaration.words + operands)
    }
    let isActivity = Activity.registry.contains { $0.label == words.lowercased() }
    let flag =
      command.flags.first { isActivity && $0.argument == .activity }
      ?? command.flags.first { if case .text? = $0.argument { true } else { false } }
    return flag.map { Words.line(command.words + [$0.name, words] + given(of: command)) }
  }

  /// A text with an option in the midst of it, or one whose first quotes close before it ends.
  private func unclearText(of command: Declaration) -> UsageError? {
    let last = command.operands.count - 1
    guard last >= 0, command.operands[last].kind == .words else { return nil }
    let paths = positions[last...]
    guard let first = paths.first, let end = paths.last else { return nil }
    if let gap = zip(paths, paths.dropFirst()).first(where: { $1 - $0 > 1 }) {
      let text =
        typed == nil
        ? given[first...end].map(\.text).joined(separator: " ") : asTyped(first...end)
      let isRead = command.flags.allSatisfy { flag in
        guard let kind = flag.argument else { return true }
        return (options[flag.name] ?? []).allSatisfy(kind.reads)
      }
      let option = given[gap.0 + 1].text
      return .flagWithin(
        option, asText: line(withText: text, at: first...end),
        asOption: lineJoiningValues(of: command)?.line
          ?? (isRead && option != "--" ? line(of: command, joining: last) : nil))
    }
    guard typed != nil else { return nil }
    let raw = asTyped(first...end)
    guard raw.first.map(Words.isQuote) == true else { return nil }
    let text = operands[last...].joined(separator: " ")
    return .quotesTooSoon(
      with: line(withText: raw, at: first...end),
      without: command.line(operands[..<last] + [text], given(of: command)))
  }

  /// The line with quotes around the words from one operand on, as many as are too many.
  private func line(of command: Declaration, joining index: Int) -> String {
    let end = index + operands.count - command.operands.count + 1
    let text =
      command.operands[index].kind == .words
      ? joinedText(of: command) : operands[index..<end].joined(separator: " ")
    return command.line(Array(operands[..<index]) + [text] + operands[end...], given(of: command))
  }

  /// The text with all parts of it, as it was typed.
  private func joinedText(of command: Declaration) -> String {
    let runs = textRuns(of: command)
    guard let first = runs.first else {
      return operands[(command.operands.count - 1)...].joined(separator: " ")
    }
    let whole = runs.count == 1 ? text(typedAt: first) : nil
    return whole ?? runs.map(asTyped).joined(separator: " ")
  }

  private func given(of command: Declaration) -> [String] { command.written(options, globals) }

  // MARK: Names of goals

  /// Makes one operand of a goal's name that was typed without quotes, as `water weekly` is.
  mutating func takeGoalName(of command: Declaration) {
    guard command.operands.first?.kind.namesGoal == true else { return }
    for count in [3, 2] where operands.count >= count {
      let name = operands[..<count].joined(separator: " ")
      guard GoalName(name)?.period != nil else { continue }
      operands.replaceSubrange(..<count, with: [name])
      positions.removeSubrange(1..<count)
      return
    }
  }

  /// The same for the value of an option, of whose name the first word was taken.
  mutating func takeGoalName(after first: String) -> String {
    for count in [2, 1] where words.count >= count {
      let name = ([first] + words.prefix(count).map(\.text)).joined(separator: " ")
      guard GoalName(name)?.period != nil else { continue }
      words.removeFirst(count)
      return name
    }
    return first
  }
}

extension ArgumentKind {
  /// Whether words of a person are there, which may begin with a dash.
  var takesAnyWords: Bool {
    switch self {
    case .text, .label: true
    default: false
    }
  }

  /// Whether several words can be one of this kind once quotes are around them.
  func mayBe(_ words: String) -> Bool {
    switch self {
    case .words: return true
    case .timeOfDay: return ClockTime.minute(words) != nil
    case .identifier(.goal), .identifier(.reminder), .charted(withGoals: true):
      return GoalName(words) != nil
    case .when, .whenOrMonth:
      if GoalName(words) != nil { return true }
      let whens = WhenReader(now: Instant(milliseconds: 0), rules: .utc, dayStart: .standard)
      do throws(WhenError) {
        _ = try whens.read(words)
      } catch .notUnderstood {
        return false
      } catch {
        return true
      }
      return true
    default: return false
    }
  }

  /// Whether a goal's name can be there.
  fileprivate var namesGoal: Bool {
    switch self {
    case .identifier(.goal), .identifier(.reminder), .charted, .when, .whenOrMonth: true
    default: false
    }
  }

  /// Whether the words are a value of this kind, as far as the line alone shows.
  func reads(_ words: String) -> Bool {
    switch self {
    case .when, .whenOrMonth: mayBe(words)
    case .ago: Self.isAgo(words)
    case .emotion: Emotion.registry.contains { $0.label == words.lowercased() }
    case .interval: EbbinghausInterval.allCases.contains { $0.label == words.lowercased() }
    default: true
    }
  }

  private static func isAgo(_ words: String) -> Bool {
    let whens = WhenReader(now: Instant(milliseconds: 0), rules: .utc, dayStart: .standard)
    do throws(WhenError) {
      return try whens.ago(words) != nil
    } catch {
      return false
    }
  }
}

extension Flag {
  fileprivate var isLabel: Bool { if case .label? = argument { true } else { false } }
}
