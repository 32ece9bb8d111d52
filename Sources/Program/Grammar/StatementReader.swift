import Echolog
import Interop
package import Platform

/// Reads the values of a sorted line, so that a rule about one of them refuses before a vault is
/// opened.
package struct StatementReader: Sendable {
  let line: ParsedLine
  let whens: WhenReader
  /// When weeks begin in the vault that is open.
  let weekStart: Weekday
  /// What the times mean that options name, by the option.
  let times: [String: Result<When, WhenError>]

  package init(_ line: ParsedLine, whens: WhenReader, weekStart: Weekday = .monday) {
    self.line = line
    self.whens = whens
    self.weekStart = weekStart
    var times: [String: Result<When, WhenError>] = [:]
    for flag in line.command.flags where flag.argument?.isWhen == true {
      times[flag.name] = line.value(flag.name).map { words in
        Result { () throws(WhenError) in try whens.read(words, leaning: flag.leaning) }
      }
    }
    self.times = times
  }

  /// The statement that the line makes.
  ///
  /// - Throws: `quotesMissing` where quotes around the value of an option would make one.
  package func statement() throws(LineError) -> Statement {
    do throws(LineError) {
      return try statementAsWritten()
    } catch {
      guard let (option, line) = line.unquoted else { throw error }
      let quoted: ParsedLine
      do throws(UsageError) {
        quoted = try LineParser.parse(Words.split(line))
      } catch {
        throw .usage(error)
      }
      _ = try StatementReader(quoted, whens: whens, weekStart: weekStart).statementAsWritten()
      throw .usage(.quotesMissing(of: option, line: line))
    }
  }

  private func statementAsWritten() throws(LineError) -> Statement {
    if line.globals["--help"] != nil { return .help(topic: helpTopic) }
    switch line.command.verb {
    case .send, .moment, .log: return try keeping()
    case .praise: return try praise()
    case .summary: return try summary()
    case .remember, .memories, .memory, .search, .edit, .unlabel: return try aboutMemories()
    case .goalSet, .goalTarget, .goalDeactivate, .goalReactivate, .goals, .goalPause, .goalResume,
      .goalHistory, .skip, .freeze, .progress, .streak, .chart:
      return try aboutGoals()
    case .remind, .remindChange, .remindRemove, .reminders: return try aboutReminders()
    case .today: return .today
    case .echoes: return .echoes(try echoSelection())
    case .moments:
      let (from, to) = try days()
      return .moments(try part(), from: from, to: to)
    case .journey: return try journey()
    case .streaks: return .streaks
    case .badges: return .badges
    case .logs: return try logs()
    case .stats: return line.has("--echoes") ? .echoUse : .statistics
    case .history: return .history(id: operand(0))
    case .show: return .show(id: needed(0))
    case .reveal, .reflect, .dismiss, .cancel, .patterns, .intervals, .quote, .quotes,
      .quoteFavourite, .quoteUnfavourite, .notifications, .notify, .notificationsAllow,
      .notificationsDeny, .notificationsLater:
      return aboutEchoes()
    case .correct:
      let isMoved = line.has("--at") || line.has("--ago")
      return .correct(
        id: needed(0), amount: rest(from: 1), occasion: isMoved ? try occasion() : nil)
    case .remove: return .remove(id: needed(0))
    case .undo: return .undo(id: operand(0))
    case .settings, .set, .policy, .consent, .consentGive, .consentWithdraw, .diagnostics, .plan,
      .planNote, .exportLater:
      return try aboutCare()
    case .importFile, .importUndo, .export, .replay, .join, .sync, .repair: return try exchanging()
    case .initialise, .passphrase: return try aboutOpening()
    case .devices: return line.has("--acknowledge") ? .acknowledgeBranches : .devices
    case .check: return .check
    case .drafts: return .drafts
    case .draftsDiscard: return .discardDrafts
    case .paths: return .paths
    case .repl: return .repl(script: operand(0))
    case .demo: return .demo(seed: try number("--seed").map(UInt64.init))
    case .help: return .help(topic: line.callsNothing ? nil : line.operands)
    case .version: return .version(notices: line.has("--notices"))
    case .completion: return .completion(try choice(needed(0), for: "completion"))
    }
  }

  private var helpTopic: [String] {
    line.command.verb == .help ? line.operands : line.command.words
  }

  private func keeping() throws(LineError) -> Statement {
    switch line.command.verb {
    case .send:
      return try ruled { () throws(Rejection) in
        let emotion: Emotion? =
          if let word = line.value("--emotion") { try Emotion(named: word) } else { nil }
        let interval: EbbinghausInterval? =
          if let word = line.value("--in") { try EbbinghausInterval(named: word) } else { nil }
        let vibe = SendVibe(text: operand(0), emotion: emotion, interval: interval)
        return .send(vibe, isDryRun: line.has("--dry-run"))
      }
    case .moment: return .moment(text: needed(0), occasion: try occasion())
    default:
      let activity = try activity(needed(0))
      let amount = try amount(of: activity)
      return .log(
        activity, amount: amount, note: line.value("--note") ?? "", occasion: try occasion())
    }
  }

  private func journey() throws(LineError) -> Statement {
    let (from, to) = try days()
    return .journey(ListPart(limit: try number("--days")), from: from, to: to)
  }

  private func praise() throws(LineError) -> Statement {
    let id = needed(0)
    guard let word = line.value("--failed") else {
      guard let words = operand(1) else { return .praise(id: id) }
      let source = line.value("--source")
      return .enhancePraise(
        id: id, source.map { EnhancePraise(words, from: $0) } ?? EnhancePraise(words))
    }
    guard operand(1) == nil else { throw .usage(.flagsExclude("--failed", "TEXT")) }
    let reason = try choice(word, of: PraiseFailure.registry, by: \.label, for: "--failed")
    return .notePraiseFailure(id: id, NotePraiseFailure(reason))
  }

  private func exchanging() throws(LineError) -> Statement {
    switch line.command.verb {
    case .importFile: return try importing()
    case .importUndo: return .undoImport(batch: operand(0))
    case .export:
      return .export(file: operand(0), as: try exportForm())
    case .join: return .join(folder: needed(0), device: try deviceName())
    case .sync: return .sync(folder: operand(0))
    case .repair where line.has("--keys"):
      guard operand(0) == nil else { throw .usage(.flagsExclude("--keys", "FOLDER")) }
      return .repairKeys(from: line.value("--from"), isDryRun: line.has("--dry-run"))
    case .repair:
      return .repair(
        target: operand(0), from: line.value("--from"), isDryRun: line.has("--dry-run"))
    default:
      let form: ReplayRequest.Form? =
        if let word = line.value("--as") { try choice(word, for: "--as") } else { nil }
      var types: [String] = []
      for word in line.options["--type"] ?? [] {
        if word.contains(",") { throw .usage(.valuesJoined(word, flag: "--type")) }
        types.append(try choice(word, of: Event.Body.typeNames, for: "--type"))
      }
      let (from, to) = try instants()
      return .replay(
        ReplayRequest(
          from: from, to: to, by: try given("--by") ?? .happened, types: types,
          device: line.value("--device"), form: form,
          wantsHash: line.has("--hash")))
    }
  }

  private func aboutOpening() throws(LineError) -> Statement {
    guard line.command.verb == .initialise else { return .changeSecret(try newSecret()) }
    return .createVault(owner: line.value("--owner") ?? "", device: try deviceName())
  }

  private func newSecret() throws(LineError) -> NewSecret {
    let flags = ["--new-key-file", "--new-passphrase-file", "--new-passphrase-fd"].filter(line.has)
    guard flags.count < 2 else { throw .usage(.flagsExclude(flags[0], flags[1])) }
    guard let flag = flags.first, let word = line.value(flag) else { return .asked }
    switch flag {
    case "--new-key-file": return .keyFile(word)
    case "--new-passphrase-file": return .passphraseFile(word)
    default:
      guard let number = Int32(word), number >= 0 else {
        throw .usage(.notANumber(word, flag: flag))
      }
      return .passphraseDescriptor(number)
    }
  }

  /// The form that is asked for, or that the file's name tells; nil where neither says one.
  private func exportForm() throws(LineError) -> ExportForm? {
    let named = operand(0).flatMap(ExportForm.ending).flatMap(ExportForm.init)
    guard let word = line.value("--as") else { return named }
    let form = try choice(word, of: ExportForm.allCases, by: \.label, for: "--as")
    if let named, named != form {
      throw .usage(.formContradicted(file: needed(0), named: named, asked: form))
    }
    return form
  }

  private func importing() throws(LineError) -> Statement {
    let delimiter = try delimiter()
    if let word = line.value("--as") {
      return .importFile(try importRequest(try choice(word, for: "--as"), delimiter))
    }
    let readings = ["--delimiter", "--encoding"]
    guard line.command.flags.allSatisfy({ readings.contains($0.name) || !line.has($0.name) }) else {
      throw .usage(.flagMissing("--as moment|log|memory|goal", command: "import"))
    }
    return .previewImport(
      file: needed(0), delimiter: delimiter, encoding: try given("--encoding"))
  }

  private func delimiter() throws(LineError) -> UInt8? {
    guard let word = line.value("--delimiter") else { return nil }
    let choice = try choice(word, of: [",", ";", "tab"], for: "--delimiter")
    return choice == "tab" ? 0x09 : choice.utf8.first
  }

  private func importRequest(
    _ form: ImportForm, _ delimiter: UInt8?
  ) throws(LineError) -> ImportRequest {
    var fixed = line.options["--set"] ?? []
    if let word = line.value("--activity") {
      fixed.append("activity=" + (try activity(word)).label)
    }
    let mapping: ImportMapping
    do throws(ImportMappingError) {
      mapping = try ImportMapping(
        form, map: line.options["--map"] ?? [], set: fixed, where: line.options["--where"] ?? [],
        scale: line.value("--scale"))
    } catch {
      throw .usage(.mapping(error))
    }
    return ImportRequest(
      file: needed(0), mapping: mapping, delimiter: delimiter,
      encoding: try given("--encoding"), dateOrder: try given("--date-order"),
      decimalMark: try given("--decimal"), isAnyway: line.has("--anyway"),
      isAgain: line.has("--again"), duplicates: try given("--duplicates") ?? .keep,
      isDryRun: line.has("--dry-run"))
  }

  /// What an option chooses; nil where it is not given.
  private func given<Value: RawRepresentable<String> & CaseIterable>(
    _ flag: String
  ) throws(LineError) -> Value? {
    guard let word = line.value(flag) else { return nil }
    return try choice(word, for: flag)
  }
}

extension StatementReader {
  func operand(_ index: Int) -> String? {
    line.operands.indices.contains(index) ? line.operands[index] : nil
  }

  /// An operand that the parser has made sure of.
  func needed(_ index: Int) -> String { line.operands[index] }

  func rest(from index: Int) -> String {
    line.operands.dropFirst(index).joined(separator: " ")
  }

  func ruled<Value>(_ body: () throws(Rejection) -> Value) throws(LineError) -> Value {
    do throws(Rejection) {
      return try body()
    } catch {
      throw .rejected(error)
    }
  }

  private func deviceName() throws(LineError) -> DeviceName? {
    guard let word = line.value("--name") else { return nil }
    return try ruled { () throws(Rejection) in try DeviceName(word) }
  }

  func activity(_ word: String) throws(LineError) -> Activity {
    try ruled { () throws(Rejection) in try Activity(named: word) }
  }

  func number(_ flag: String) throws(LineError) -> Int? {
    guard let word = line.value(flag) else { return nil }
    guard let number = Int(word), number > 0 else { throw .usage(.notANumber(word, flag: flag)) }
    return number
  }

  private func choice(
    _ word: String, of words: [String], for flag: String
  ) throws(LineError) -> String {
    guard words.contains(word) else {
      throw .usage(
        .unknownChoice(
          word, flag: flag, choices: words, nearest: Nearest.suggestion(for: word, among: words)))
    }
    return word
  }

  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ word: String, for flag: String
  ) throws(LineError) -> Value {
    let word = try choice(word, of: Value.allCases.map(\.rawValue), for: flag)
    guard let value = Value(rawValue: word) else { preconditionFailure("no case for its own name") }
    return value
  }

  /// The value that a word stands for.
  func choice<Value>(
    _ word: String, of values: [Value], by label: KeyPath<Value, String>, for flag: String
  ) throws(LineError) -> Value {
    let word = try choice(word, of: values.map { $0[keyPath: label] }, for: flag)
    guard let value = values.first(where: { $0[keyPath: label] == word }) else {
      preconditionFailure("no value for its own name")
    }
    return value
  }

  func when(_ flag: String) throws(LineError) -> When? {
    guard let time = times[flag] else { return nil }
    return try reading { () throws(WhenError) in try time.get() }
  }

  func time(named words: String, leaning: WhenLeaning) throws(LineError) -> When {
    try reading { () throws(WhenError) in try whens.read(words, leaning: leaning) }
  }

  /// What the person is told of how times of the line were read: of days which the person's own
  /// day, at night, makes other ones without a time, and of times which set clocks skip or show
  /// twice.
  var readings: [String] {
    let days = timeWords.compactMap { words, leaning in
      whens.calendarReading(words, leaning: leaning).map { Catalogue.byCalendar($0) }
    }
    // Where only the day counts, nothing hangs on what the clocks showed.
    let clocks = line.command.flags.filter(\.keepsInstant).compactMap { flag -> String? in
      guard case .success(let when)? = times[flag.name] else { return nil }
      return Catalogue.clockChange(when)
    }
    var readings: [String] = []
    for reading in days + clocks where !readings.contains(reading) { readings.append(reading) }
    return readings
  }

  /// The words of the line that name times.
  private var timeWords: [(words: String, leaning: WhenLeaning)] {
    let operands = zip(line.command.operands, line.operands).compactMap { operand, words in
      operand.kind.isWhen ? (words, operand.leaning) : nil
    }
    let flags = line.command.flags.compactMap { flag in
      flag.argument?.isWhen == true ? line.value(flag.name).map { ($0, flag.leaning) } : nil
    }
    return operands + flags
  }

  private func reading<Value>(_ body: () throws(WhenError) -> Value) throws(LineError) -> Value {
    do throws(WhenError) {
      return try body()
    } catch {
      throw .usage(.when(error))
    }
  }

  /// When something was that a person remembers: a month or a year is enough.
  func rememberedOccasion() throws(LineError) -> Occasion {
    guard let words = line.value("--at"), let time = times["--at"], !line.has("--ago") else {
      return try occasion()
    }
    if let stretch = whens.monthOrYear(words) {
      return .within(stretch, offset: whens.wholeDay(stretch.firstDay).offset)
    }
    do throws(WhenError) {
      return Occasion(try time.get())
    } catch .vague(_, _, let example) {
      throw .usage(.memoryTimeVague(words, example: example))
    } catch {
      throw .usage(.when(error))
    }
  }

  func occasion() throws(LineError) -> Occasion {
    guard !(line.has("--ago") && line.has("--at")) else {
      throw .usage(.flagsExclude("--ago", "--at"))
    }
    if let words = line.value("--ago") {
      let when = try reading { () throws(WhenError) in try whens.ago(words) }
      guard let when else { throw .usage(.agoNotUnderstood(words)) }
      return Occasion(when)
    }
    return try when("--at").map { Occasion($0) } ?? .now
  }
}
