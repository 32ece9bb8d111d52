import Echolog

/// A line sorted into command, operands and options, before values are read.
package struct ParsedLine: Sendable {
  package let command: Declaration
  package private(set) var operands: [String]
  /// The options of the command, each with its values in order; a switch has one empty value.
  package let options: [String: [String]]
  package let globals: [String: String]

  /// Whether no command was called, and no help asked for.
  let callsNothing: Bool

  /// An option behind whose value come words that may belong to it, and the line in which they do.
  let unquoted: (option: String, line: String)?

  func value(_ flag: String) -> String? { options[flag]?.last }

  /// The times and days in words, each with the way that it is meant.
  var times: [(words: String, leaning: WhenLeaning)] {
    let operands = zip(command.operands, operands).compactMap { operand, words in
      operand.kind.isWhen ? (words, operand.leaning) : nil
    }
    let flags = command.flags.compactMap { flag in
      flag.argument?.isWhen == true ? value(flag.name).map { ($0, flag.leaning) } : nil
    }
    return operands + flags
  }

  /// Whether a time or a day in words was given, and not only help is wanted.
  var namesTime: Bool {
    globals["--help"] == nil && (has(Flag.ago.name) || !times.isEmpty)
  }

  /// Whether an error may be that a word names an activity of the person's own.
  func mayNameActivity(_ error: any Error) -> Bool {
    switch error {
    case Rejection.unknownActivity, UsageError.unknownTable: true
    case UsageError.unknownColumn(_, let table, _): table == "days"
    case UsageError.columnNotNumber(_, let table): table == "days"
    case UsageError.unknownChoice(_, let flag, _, _): flag == "why"
    case WhenError.notUnderstood: command.flags.contains { $0.name == Flag.goal.name }
    case let error as ProgramError: error.word == Messages.reasonIsNoDay
    default: false
    }
  }

  func has(_ flag: String) -> Bool { options[flag] != nil }

  func number(_ flag: String) throws(UsageError) -> Int? {
    guard let word = value(flag) else { return nil }
    guard let number = Int(word), number > 0 else { throw .notANumber(word, flag: flag) }
    return number
  }

  /// The same line with what `read` answers in the place of a dash.
  func readingWords<Failure>(by read: () throws(Failure) -> String) throws(Failure) -> ParsedLine {
    let dash = zip(command.operands, operands).map { $0.kind == .words && $1 == "-" }
      .firstIndex(of: true)
    guard let dash, globals["--help"] == nil else { return self }
    var line = self
    line.operands[dash] = try read()
    return line
  }
}

/// Sorts words by the table. It knows no command by name.
package struct LineParser {
  var words: ArraySlice<Words.Placed>
  private var flagsEnded = false
  private var called: [String] = []
  var operands: [String] = []
  /// Where the operands are among the words.
  var positions: [Int] = []
  private(set) var options: [String: [String]] = [:]
  private(set) var globals: [String: String] = [:]
  /// The line that the words are of; nil where a shell took it apart.
  let typed: [Character]?
  let given: [Words.Placed]

  /// - Parameter words: as a shell gives them, without the program's name; none at all means
  ///   `help`.
  package static func parse(_ words: [String]) throws(UsageError) -> ParsedLine {
    var parser = LineParser(words.map { Words.Placed(text: $0) }, typed: nil)
    return try parser.parse()
  }

  /// Sorts a line as it was typed, of which everything is known: a text at its end that does not
  /// begin with a quote is taken as it is, and one whose quotes can be read in two ways is refused.
  package static func parse(
    _ words: [Words.Placed], of line: String
  ) throws(UsageError) -> ParsedLine {
    var parser = LineParser(words, typed: Array(line))
    return try parser.parse()
  }

  private init(_ given: [Words.Placed], typed: [Character]?) {
    (words, self.given, self.typed) = (given[...], given, typed)
  }

  private mutating func parse() throws(UsageError) -> ParsedLine {
    var command = try sort()
    if command == nil, called.isEmpty || globals["--help"] != nil {
      command = HelpCommand.declaration
      operands = called
    }
    guard let found = command else {
      throw .subcommandMissing(of: called[0], choices: Self.continuations(of: called))
    }
    takeGoalName(of: found)
    takeTime(of: found)
    try takeText(of: found)
    try check(found)
    return ParsedLine(
      command: found, operands: operands, options: options, globals: globals,
      callsNothing: called.isEmpty && globals["--help"] == nil,
      unquoted: lineJoiningValue(of: found))
  }

  private mutating func sort() throws(UsageError) -> Declaration? {
    var command: Declaration?
    while let word = words.first?.text {
      let position = words.startIndex
      words.removeFirst()
      if !flagsEnded, Self.looksLikeFlag(word), !isText(position, of: command) {
        if word == "--" {
          flagsEnded = true
        } else {
          try takeFlag(word, of: command)
        }
      } else if command == nil {
        called.append(word.lowercased())
        command = try find(word)
        if command?.name == ListCommand.declaration.name, Self.isTable(word) {
          // A table without a command of its own is listed by its name.
          operands.append(word)
          positions.append(position)
        }
        if command?.traits.contains(.standsBeforeOthers) == true,
          let next = words.first?.text, !Self.looksLikeFlag(next)
        {
          (command, called) = (nil, [])
          globals["--watch"] = ""
        }
      } else {
        operands.append(word)
        positions.append(position)
      }
    }
    return command
  }

  /// Whether a letter follows the dashes, as in the name of every option, or two dashes are alone.
  /// What else begins with one, as `-5` and `->` do, is a value or a part of a text, and a dash
  /// alone is standard input.
  static func looksLikeFlag(_ word: String) -> Bool {
    word == "--" || word.hasPrefix("-") && word.first { $0 != "-" }?.isLetter == true
  }

  private static func isTable(_ word: String) -> Bool {
    Tables.listed.contains { $0.name == word.lowercased() }
  }

  private func find(_ word: String) throws(UsageError) -> Declaration? {
    let choices = Self.continuations(of: called)
    let isContinued = words.first.map { choices.contains($0.text.lowercased()) } ?? false
    let name = called.joined(separator: " ")
    if !isContinued, let whole = Grammar.commands.first(where: { $0.name == name }) { return whole }
    if !choices.isEmpty { return nil }
    if called.count == 1, Self.isTable(name) { return ListCommand.declaration }
    guard called.count == 1 else {
      let others = Self.continuations(of: called.dropLast())
      let start = called.dropLast().joined(separator: " ")
      let near = Nearest.suggestion(for: word.lowercased(), among: others)
      throw .unknownSubcommand(
        of: start, word, nearest: Grammar.otherNames[name] ?? near.map { start + " " + $0 })
    }
    throw unknown(word)
  }

  static func continuations(of called: some Collection<String>) -> [String] {
    let start = called.map { $0 + " " }.joined()
    return Grammar.commands.filter { $0.name.hasPrefix(start) }
      .map { String($0.name.dropFirst(start.count).prefix { $0 != " " }) }
  }

  private mutating func takeFlag(_ word: String, of command: Declaration?) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    let name = parts[0]
    let known = (command?.flags ?? []) + Grammar.everywhere
    guard let flag = known.first(where: { $0.name == name || $0.short == name }) else {
      if command == nil, name == "--version" || name == "-V" {
        words = [Words.Placed(text: "version")]
        return
      }
      throw .unknownFlag(
        name, command: command?.name ?? "", nearest: Self.option(near: name, among: known),
        mayBeText: command?.takesText == true)
    }
    let value = try value(of: flag, inline: parts.count > 1 ? parts[1] : nil)
    let isOwn = command?.flags.contains { $0.name == flag.name } == true
    let isGiven = isOwn ? options[flag.name] != nil : globals[flag.name] != nil
    guard !isGiven || flag.repeats || flag.argument == nil else { throw .flagTwice(flag.name) }
    if isOwn {
      options[flag.name, default: []].append(value)
    } else {
      // Each is a line, where there are several.
      globals[flag.name] = globals[flag.name].map { $0 + "\n" + value } ?? value
    }
  }

  /// The option that was probably meant, by its letters alone: the dashes are the same in all.
  private static func option(near name: String, among known: [Flag]) -> String? {
    let letters = String(name.drop { $0 == "-" })
    guard letters.count > 1, !letters.contains(where: \.isWhitespace) else { return nil }
    let names = known.map { String($0.name.drop { $0 == "-" }) }
    return Nearest.suggestion(for: letters, among: names).map { "--" + $0 }
  }

  private mutating func value(of flag: Flag, inline: String?) throws(UsageError) -> String {
    guard let kind = flag.argument else {
      if inline != nil { throw .flagTakesNoValue(flag.name) }
      return ""
    }
    let next = words.first.flatMap { Self.looksLikeFlag($0.text) ? nil : $0 }
    if inline == nil, next != nil { words.removeFirst() }
    guard let value = inline ?? next?.text, !value.isEmpty else {
      throw .flagNeedsValue(flag.name, kind: kind.placeholder, takesAnyWords: kind.takesAnyWords)
    }
    guard inline == nil else { return value }
    if next?.hasInnerQuote == true { throw .quoteWithin(value) }
    switch kind {
    case .identifier(.goal): return takeGoalName(after: value)
    case .charted: return takeColumn(after: value)
    case .ago, .interval: return takeUnit(after: value)
    default: return value
    }
  }

  private func check(_ command: Declaration) throws(UsageError) {
    if globals["--help"] != nil || command.traits.contains(.isHelp) { return }
    let required = command.operands.count { !$0.presence.isOptional }
    if operands.count < required, command.operands.indices.contains(operands.count) {
      // What activity is named comes first, and of the person's own one only the diary knows.
      if command.operands[0].kind == .activity, let name = operands.first, !name.isEmpty,
        !Activity.standard.contains(where: { $0.label == name.lowercased() })
      {
        return
      }
      throw .operandMissing(command.operands[operands.count].name, command: command.name)
    }
    for (word, operand) in zip(operands, command.operands) where word.isEmpty {
      // Empty words of a person are the diary's matter.
      guard case .text = operand.kind else {
        throw .operandMissing(operand.name, command: command.name)
      }
    }
    let takesRest = command.operands.contains(where: \.presence.takesRest)
    if operands.count > command.operands.count, !takesRest { throw surplus(of: command) }
  }
}
