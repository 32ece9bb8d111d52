import Echolog

/// The text at the end of a line that was typed: what is there, with every sign of it.
extension LineParser {
  /// Whether a word belongs to a text that is typed, though it looks like an option: two dashes
  /// behind the first word of it, or what was typed within quotes where it begins, since the name
  /// of an option has no blanks.
  func isText(_ position: Int, of command: Declaration?) -> Bool {
    guard let typed, let command, command.takesText else { return false }
    let word = given[position]
    if word.text == "--", operands.count >= command.operands.count { return true }
    guard operands.count == command.operands.count - 1 else { return false }
    let first = typed[word.place.lowerBound...].first
    let name = word.text.prefix { $0 != "=" }
    return first.map(Words.isQuote) == true
      && (name == "--" || name.contains(where: \.isWhitespace))
  }

  /// Makes one operand of a text, with its quotes and blanks, but those around all of it.
  mutating func takeText(of command: Declaration) throws(UsageError) {
    guard typed != nil else { return }
    let last = command.operands.count - 1
    if command.takesText, positions.count > last,
      positions[positions.count - 1] - positions[last] == positions.count - 1 - last
    {
      let run = positions[last]...positions[positions.count - 1]
      if let text = text(typedAt: run) {
        if let option = optionInQuotes(at: run, of: command) { throw .flagWithin(option) }
        operands.replaceSubrange(last..., with: [text])
        positions.removeLast(positions.count - last)
      }
    }
    if let odd = positions.first(where: { given[$0].hasInnerQuote }) {
      throw .quoteWithin(given[odd].text)
    }
  }

  /// What words mean as a text; nil where a backslash before a quote leaves that open.
  private func text(typedAt run: ClosedRange<Int>) -> String? {
    guard characters(of: run).first.map(Words.isQuote) == true else {
      // A backslash at the end of a row only means that the text goes on.
      return asTyped(run).replacing("\\\n", with: "\n")
    }
    let isWithinQuotes = beginsWithinQuotes(run)
    let word = given[run.lowerBound]
    if isWithinQuotes, run.count == 1, !word.hasInnerQuote {
      return Self.withoutRowOfQuote(word.text)
    }
    let raw = asTyped(run)
    guard !isWithinQuotes || !raw.contains(/\\["'”“‘’»«\\]/) else { return nil }
    return Words.withoutQuotes(raw).map(Self.withoutRowOfQuote) ?? raw
  }

  /// Whether the first word began with a quote that was closed, which no mark of the text is.
  private func beginsWithinQuotes(_ run: ClosedRange<Int>) -> Bool {
    guard let begin = characters(of: run).first, Words.isQuote(begin) else { return false }
    return "\"“".contains(begin) || given[run.lowerBound].text.first != begin
  }

  private func asTyped(_ run: ClosedRange<Int>) -> String { Words.text(characters(of: run)) }

  private func characters(of run: ClosedRange<Int>) -> ArraySlice<Character> {
    let (begin, end) = (given[run.lowerBound].place, given[run.upperBound].place)
    return (typed ?? [])[begin.lowerBound..<end.upperBound]
  }

  /// A closing quote on a row of its own begins no row of the text.
  private static func withoutRowOfQuote(_ text: String) -> String {
    guard let end = text.lastIndex(where: \.isNewline), text[end...].allSatisfy(\.isWhitespace)
    else { return text }
    return String(text[..<end])
  }

  /// An option of the command within quotes that are in the midst of a text and go over several
  /// rows, or are single ones: a mark that was typed for itself may have begun them.
  private func optionInQuotes(at run: ClosedRange<Int>, of command: Declaration) -> String? {
    guard !beginsWithinQuotes(run) else { return nil }
    let names = command.flags.flatMap { [$0.name, $0.short].compactMap(\.self) }
    for place in run {
      let text = given[place].text
      let isDoubtful =
        text.contains(where: \.isNewline)
        || characters(of: place...place).first(where: Words.isQuote) == "'"
      let words = isDoubtful ? text.split(whereSeparator: \.isWhitespace).dropFirst() : []
      if let option = words.first(where: { names.contains(String($0)) }) { return String(option) }
    }
    return nil
  }
}

/// Lines with more words than their command takes.
extension LineParser {
  /// What is wrong with such a line, and how it may have been meant.
  func surplus(of command: Declaration) -> UsageError {
    let count = command.operands.count
    if command.takesText, let unclear = unclearText(positions[(count - 1)...]) { return unclear }
    // The first word may be one with which the command goes on.
    let ways = Self.continuations(of: command.words)
    if let first = operands.first?.lowercased(),
      let meant = Grammar.otherNames[command.name + " " + first]
        ?? Nearest.suggestion(for: first, among: ways).map({ command.name + " " + $0 })
    {
      return .unknownSubcommand(of: command.name, operands[0], nearest: meant)
    }
    if let (option, line) = lineJoiningValue(of: command) {
      return .quotesMissing(of: option, line: line)
    }
    let given = command.written(options, globals)
    for index in command.operands.indices.reversed() {
      let end = index + operands.count - count + 1
      let text = operands[index..<end].joined(separator: " ")
      guard command.operands[index].kind.mayBe(text) else { continue }
      let line = command.line(operands[..<index] + [text] + operands[end...], given)
      return .quotesMissing(of: command.name, line: line)
    }
    if let line = lineNamingGoal(of: command) {
      return .operandTooMany(
        operands[count], command: command.name, usage: "echolog " + line, meant: nil)
    }
    return .operandTooMany(
      operands[count], command: command.name, usage: "echolog " + usage(of: command, given),
      meant: command.flags.first { $0.name == "--" + operands[count].lowercased() }?.name,
      asMoment: sentence(of: command))
  }

  /// The line that words behind a command may have been meant for.
  private func usage(of command: Declaration, _ given: [String]) -> String {
    let count = command.operands.count
    if let values = values(naming: operands[count...], of: command) {
      return Words.line(command.words + operands[..<count] + values + given)
    }
    if count == 0, command.traits.contains(.listsRows), command.hasSpan {
      return Words.line(["search"] + operands)
    }
    return ([command.name] + command.operands.map(\.usage)).joined(separator: " ")
  }

  /// Words as values of options: as one, as two, or as words that are looked for; days that a list
  /// is to be of as both of its ends.
  private func values(naming words: ArraySlice<String>, of command: Declaration) -> [String]? {
    func value(_ words: ArraySlice<String>, _ isText: Bool = false) -> [String]? {
      let words = words.joined(separator: " ")
      let flag = command.flags.first { flag in
        flag.argument.map { $0.isNamed(by: words) && $0.takesAnyWords == isText } ?? false
      }
      guard let flag else { return nil }
      let isSpan = flag.name == Flag.from.name && command.hasSpan
      return [flag.name, words] + (isSpan ? [Flag.to.name, words] : [])
    }
    if let one = value(words) { return one }
    if let first = value(words.prefix(1)), let rest = value(words.dropFirst()),
      first[0] != rest[0]
    {
      return first + rest
    }
    return value(words, true)
  }

  /// The line in which a goal stands as an option, where its name came before or behind a day.
  private func lineNamingGoal(of command: Declaration) -> String? {
    guard command.flags.contains(where: { $0.name == Flag.goal.name }), !command.operands.isEmpty
    else { return nil }
    for (name, day) in [
      (operands.prefix(1), operands.dropFirst()), (operands.suffix(1), operands.dropLast()),
    ] {
      let words = day.joined(separator: " ")
      guard let name = name.first, GoalName(name) != nil, !words.isEmpty,
        ArgumentKind.isTime(words)
      else { continue }
      return Words.line(command.words + [words, Flag.goal.name, name])
    }
    return nil
  }

  /// A text with an option in the midst of it, or one whose first quotes close before it ends.
  private func unclearText(_ places: ArraySlice<Int>) -> UsageError? {
    if let gap = zip(places, places.dropFirst()).first(where: { $1 - $0 > 1 }) {
      return .flagWithin(given[gap.0 + 1].text)
    }
    guard let typed, let first = places.first,
      Words.isQuote(typed[given[first].place.lowerBound])
    else { return nil }
    return .quotesTooSoon
  }

  /// A word with the single quotes around it that a condition of SQL needs.
  private func quotedAsTyped(_ word: Words.Placed) -> String {
    guard let typed, typed[word.place].first == "'" else { return word.text }
    return String(typed[word.place])
  }

  /// An option behind whose value come words that may belong to it, and the line in which they do.
  func lineJoiningValue(of command: Declaration) -> (option: String, line: String)? {
    guard !command.takesText else { return nil }
    let needed = command.operands.count { !$0.presence.isOptional }
    for index in positions.indices.dropFirst(needed).reversed() {
      let begin = positions[index]
      guard begin > 1, !positions.contains(begin - 1) else { continue }
      let name = given[begin - 2].text
      let flag = command.flags.first { $0.name == name || $0.short == name }
      let end = (begin..<given.count).first { !positions.contains($0) } ?? given.count
      let value = given[(begin - 1)..<end].map(quotedAsTyped).joined(separator: " ")
      guard let flag, flag.argument?.mayHaveWords(value) == true else { continue }
      var words = given.map(\.text)
      words.replaceSubrange((begin - 1)..<end, with: [value])
      return (flag.name, Words.line(words))
    }
    return nil
  }
}

/// Lines that are sentences rather than commands.
extension LineParser {
  func unknown(_ word: String) -> UsageError {
    let first = words.startIndex - 1
    // What follows an option may be its value, and is nobody's words.
    let said = Self.words(given[first...].map(\.text).prefix { !Self.looksLikeFlag($0) })
    let name = word.lowercased()
    let pair = said.prefix(2).joined(separator: " ").lowercased()
    let parted = Grammar.otherNames[pair].map {
      Words.line($0.split(separator: " ").map(String.init) + said.dropFirst(2))
    }
    let win = name == "win" && said.count > 1 ? said.dropFirst().joined(separator: " ") : nil
    if let meant = parted ?? win.map({ Words.line(["moment", $0]) })
      ?? lineBeginning(with: name, said)
    {
      return .unknownCommand(word, nearest: meant)
    }
    // Of what, only the vault knows.
    if name == "rename" {
      return .unknownCommand(word, nearest: nil, about: ["activity rename", "label rename"])
    }
    if !HelpIndex.isSentence(said) || hasOptions,
      let meant = Grammar.otherNames[name]
        ?? Nearest.suggestion(for: name, among: Grammar.commands.map { $0.words[0] })
    {
      return .unknownCommand(word, nearest: meant)
    }
    // Perhaps an activity of the person's own; no date is an amount.
    let isDate = said.count > 1 && said[1].contains("-")
    if isAmount(said), !isDate, !HelpIndex.isSentence(said), name.allSatisfy(\.isLetter) {
      return .unknownCommand(word, nearest: Words.line(["log", name] + said.dropFirst()))
    }
    // What somebody tells of themselves asks for no help.
    let helps = name == "i" ? [] : HelpIndex.commands(about: said)
    return .unknownCommand(word, nearest: nil, about: helps, asMoment: moment(from: first))
  }

  private func isAmount(_ said: [String]) -> Bool {
    said.count > 1 && said[1].contains(where: \.isNumber)
  }

  /// The line that is meant by an activity with an amount, or a day, without a command.
  private func lineBeginning(with name: String, _ said: [String]) -> String? {
    if isAmount(said), Activity.standard.contains(where: { $0.label == name }) {
      return Words.line(["log", name] + said.dropFirst())
    }
    guard name.allSatisfy(\.isLetter) else { return nil }
    let words = said.map { String($0.reversed().drop { "?.!".contains($0) }.reversed()) }
    let time = time(endingWith: words, isQuestion: HelpIndex.isQuestion(said))
    if let line = lineAnswering(words.map { $0.lowercased() }, about: time?.words) { return line }
    return time.map { time, isDay in
      Words.line(isDay ? ["day", time] : ["journey", "--from", time, "--to", time])
    }
  }

  /// The days that words name, or of a question end with: `what did I do last tuesday`.
  private func time(endingWith said: [String], isQuestion: Bool) -> (words: String, isDay: Bool)? {
    for count in [said.count] + (isQuestion ? [3, 2, 1] : []) where count > 0 {
      let time = said.suffix(count).joined(separator: " ")
      if let isDay = ArgumentKind.isDay(time) { return (time, isDay) }
    }
    return nil
  }

  /// The line that answers `when did I last call Ana`, `how often did I swim` and
  /// `how much water did I drink last week`.
  private func lineAnswering(_ said: [String], about time: String?) -> String? {
    let activity = Activity.standard.first { activity in
      said.contains { $0.count > 4 && activity.label.hasPrefix($0.prefix(5)) }
    }
    let asked: [(opening: String, options: [String])] = [
      ("when did i last", ["--limit", "1"]), ("when was the last time i", ["--limit", "1"]),
      ("how often did i", ["--count"]), ("how often do i", ["--count"]),
    ]
    for (opening, options) in asked {
      let opening = opening.split(separator: " ").map(String.init)
      let what = said.dropFirst(opening.count)
      guard said.starts(with: opening), !what.isEmpty else { continue }
      return Words.line(
        (activity.map { ["logs", "--activity", $0.label] } ?? ["search"] + what) + options)
    }
    let isHowMuch = said.first == "how" && ["much", "many"].contains(said.dropFirst().first)
    guard let activity, isHowMuch else { return nil }
    return Words.line(time.map { ["review", $0] } ?? ["chart", activity.label])
  }

  /// The line that keeps as a moment what reads like a sentence, though a command begins it.
  private func sentence(of command: Declaration) -> String? {
    let first = given.firstIndex { $0.text.lowercased() == command.words[0] }
    guard let first, !command.takesText, given.count - first > command.words.count + 2 else {
      return nil
    }
    return moment(from: first)
  }

  /// The line that keeps the words from one on as a moment; nil where they are no sentence, or ask.
  private func moment(from first: Int) -> String? {
    let said = Self.words(given[first...].map(\.text))
    guard HelpIndex.isSentence(said), !HelpIndex.isQuestion(said), !hasOptions else { return nil }
    let text = typed == nil ? said.joined(separator: " ") : asTyped(first...(given.count - 1))
    return Words.line(["moment", text])
  }

  /// The words of a line, also where all of them stand in one pair of quotes.
  private static func words(_ given: some Collection<String>) -> [String] {
    given.count == 1 ? given.flatMap { $0.split(separator: " ").map(String.init) } : Array(given)
  }

  private var hasOptions: Bool { given.contains { Self.looksLikeFlag($0.text) } }
}

/// Names of two words that were typed without quotes.
extension LineParser {
  private mutating func join(_ words: Range<Int>, as operand: String) {
    operands.replaceSubrange(words, with: [operand])
    positions.removeSubrange(words.dropFirst())
  }

  /// Makes one operand of a goal's name, as `water weekly` is.
  mutating func takeGoalName(of command: Declaration) {
    guard command.operands.first?.kind.namesGoal == true,
      let (name, count) = Self.goalName(beginning: operands)
    else { return }
    join(0..<count, as: name)
  }

  /// The name of a goal that words begin with, and how many they are.
  private static func goalName(beginning words: [String]) -> (name: String, count: Int)? {
    for count in [5, 4, 3, 2] where words.count >= count {
      let name = words[..<count].joined(separator: " ")
      if GoalName.isSpelled(name) { return (name, count) }
    }
    return nil
  }

  /// The same of a time, as `last monday` is, where there are more words than operands.
  mutating func takeTime(of command: Declaration) {
    let surplus = operands.count - command.operands.count
    guard surplus > 0 else { return }
    for index in command.operands.indices {
      let words = operands[index...(index + surplus)].joined(separator: " ")
      if command.operands[index].kind.mayBeTime(words) {
        return join(index..<(index + surplus + 1), as: words)
      }
    }
  }

  /// The same for the value of an option, of whose name the first word was taken.
  mutating func takeGoalName(after first: String) -> String {
    let found = Self.goalName(beginning: [first] + words.prefix(4).map(\.text))
    guard let (name, count) = found else { return first }
    words.removeFirst(count - 1)
    return name
  }

  /// A number with the unit behind it, as in `3 days` and `1 hour 30 minutes ago`.
  mutating func takeUnit(after number: String) -> String {
    for count in (1...4).reversed() where words.count >= count {
      let length = ([number] + words.prefix(count).map(\.text)).joined(separator: " ")
      if ArgumentKind.isLength(length) {
        words.removeFirst(count)
        return length
      }
    }
    return number
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

extension Declaration {
  var takesText: Bool { operands.last?.kind == .words }

  /// Whether it can be of some days alone.
  fileprivate var hasSpan: Bool {
    flags.contains { $0.name == Flag.from.name && $0.argument == .whenOrMonth }
      && flags.contains { $0.name == Flag.to.name }
  }
}

extension ArgumentKind {
  /// Whether a value may be any words of a person, which may begin with a dash.
  var takesAnyWords: Bool {
    switch self {
    case .text, .label: true
    default: false
    }
  }

  /// Whether several words can be one value of an option once quotes are around them.
  fileprivate func mayHaveWords(_ words: String) -> Bool {
    if takesAnyWords || mayBeTime(words) { return true }
    return self == .ago && Self.isLength(words)
  }

  /// Whether words are a length of time, as `2 hours` and `2 hours ago` are.
  fileprivate static func isLength(_ words: String) -> Bool {
    let ago = Result { () throws(WhenError) in try whens.ago(words) }.value ?? nil
    return ago != nil
  }

  /// Whether words name a time, or for what takes them days of which there are many.
  fileprivate func mayBeTime(_ words: String) -> Bool {
    guard isWhen else { return false }
    return Self.isTime(words)
      || self == .whenOrMonth && Self.whens.days(words, weekStart: .monday) != nil
  }

  /// Whether several words can be one operand of this kind once quotes are around them.
  fileprivate func mayBe(_ words: String) -> Bool {
    switch self {
    case .words: true
    case .timeOfDay: ClockTime.minute(words) != nil
    case .when, .whenOrMonth: GoalName(words) != nil || mayBeTime(words)
    default: namesGoal && GoalName(words) != nil
    }
  }

  /// Whether words behind a command are a value of one of its options of this kind.
  fileprivate func isNamed(by words: String) -> Bool {
    switch self {
    case .activity: Activity.standard.contains { $0.label == words.lowercased() }
    case .when, .whenOrMonth: mayBeTime(words)
    case .label, .text("WORDS"): true
    default: false
    }
  }

  fileprivate var namesGoal: Bool {
    switch self {
    case .identifier(.goal), .identifier(.reminder), .charted, .when, .whenOrMonth: true
    default: false
    }
  }

  /// The years that a date may name lie around the present one: this is in 2050.
  private static let whens = WhenReader(
    now: Instant(milliseconds: 2_540_000_000_000), rules: .utc, dayStart: .standard)

  fileprivate static func isTime(_ words: String) -> Bool {
    let time = Result { () throws(WhenError) in try whens.read(words) }
    return if case .failure(.notUnderstood) = time { false } else { true }
  }

  /// Whether words name one day, and not days of which there are many; nil where they name none.
  fileprivate static func isDay(_ words: String) -> Bool? {
    do throws(WhenError) {
      return try whens.read(words).precision == .day ? true : nil
    } catch {
      return whens.days(words, weekStart: .monday) == nil ? nil : false
    }
  }
}
