import Content
package import Echolog

extension Messages {
  /// The message for a usage error.
  package static func programError(_ error: UsageError) -> ProgramError {
    words(about: error, [aboutCommands, aboutFlags, aboutValues, aboutChoices, aboutTyping])
  }

  static func usage(
    _ word: String, _ sentence: String, next: String? = nil
  ) -> ProgramError {
    ProgramError(word, .usage, sentence, next: next)
  }

  private static func aboutCommands(_ error: UsageError) -> ProgramError? {
    switch error {
    case .unknownCommand(let word, let nearest, let commands, let moment):
      usage(
        "unknownCommand", "\(quoted(word)) is not a command.",
        next: wayToRedo(word) ?? didYouMean(nearest) ?? helps(about: commands, orKeep: moment)
          ?? (word.hasPrefix(".") ? ".help lists them." : "echolog help lists them."))
    case .unknownSubcommand(let command, let word, let nearest):
      usage("unknownCommand", "\(quoted(word)) does not go with “\(command)”.")
        .next(didYouMean(nearest) ?? "See: echolog help \(command)")
    case .subcommandMissing(let command, let words):
      usage("commandIncomplete", "“\(command)” needs a word after it.")
        .next("Choose \(choices(words.map { command + " " + $0 })).")
    case .linesNotRead:
      usage("linesNotRead", "The lines that came in were not read, and nothing was kept.")
        .next("echolog repl takes them.")
    case .noHelp(let topic, let nearest, let commands):
      usage(
        "unknownCommand",
        commands.isEmpty
          ? "There is no help about \(quoted(topic))."
          : "\(quoted(topic)) is not a command, and stands in the help of these.",
        next: topic.lowercased() == "me"
          ? Tact.help + " echolog help lists the commands."
          : didYouMean(nearest) ?? helps(about: commands, orKeep: nil)
            ?? "echolog help lists the commands.")
    default: nil
    }
  }

  private static func helps(about commands: [String], orKeep moment: String?) -> String? {
    let ways = commands.map { "See: echolog help " + $0 } + [asMoment(moment)].compactMap(\.self)
    return ways.isEmpty ? nil : ways.joined(separator: "\n")
  }

  private static func asMoment(_ line: String?) -> String? {
    line.flatMap { advice("To keep these words", $0) }
  }

  private static func wayToRedo(_ word: String) -> String? {
    if ["purge", "shred", "wipe"].contains(word) {
      return "echolog forget ID erases the words of an entry for good; echolog erase takes the "
        + "whole vault off this device."
    }
    if word == "redo" { return "echolog undo ID takes an undo back; echolog history shows its ID." }
    let done = String(word.dropFirst(2))
    guard word.hasPrefix("un"), Grammar.commands.contains(where: { $0.words.contains(done) }) else {
      return nil
    }
    return "echolog undo takes back what was done last; echolog undo ID what history lists."
  }

  private static func unknownOption(
    _ flag: String, of command: String, meant: String?, mayBeText: Bool
  ) -> ProgramError {
    let asText = "As words of the text, they stand in quotes behind --."
    let help = "See: echolog help" + (command.isEmpty ? "" : " " + command)
    return usage(
      "unknownOption",
      "\(quoted(flag)) is not an option\(command.isEmpty ? "" : " of “\(command)”").",
      next: mayBeText
        ? (wayOfReturn(command, flag) ?? meant.map { $0 + " " } ?? "") + asText : meant ?? help)
  }

  /// The commands that have an option; nil where none has, or so many that it says little.
  private static func owners(of flag: String) -> String? {
    let commands = Grammar.commands.filter { $0.flags.contains { $0.name == flag } }.map(\.name)
    guard (1...6).contains(commands.count) else { return nil }
    return "It is an option of \(all(commands))."
  }

  private static func aboutFlags(_ error: UsageError) -> ProgramError? {
    switch error {
    case .unknownFlag(let flag, let command, let nearest, let mayBeText):
      unknownOption(
        flag, of: command, meant: didYouMean(nearest) ?? owners(of: flag), mayBeText: mayBeText)
    case .flagWithin(let flag):
      usage(
        "optionWithinText", "\(quoted(flag)) stands in the midst of the text; nothing was kept.",
        next: "Put quotes around the text, and around the value of an option that has more words.")
    case .flagNeedsValue(let flag, let kind, let takesAnyWords):
      usage(
        "optionNeedsValue", "\(flag) needs a value.",
        next: "Write \(flag) \(kind)"
          + (takesAnyWords ? "; words that begin with a dash are joined to it by =." : "."))
    case .flagTakesNoValue(let flag):
      usage("optionTakesNoValue", "\(flag) takes no value.", next: "Write \(flag) alone.")
    case .flagTwice(let flag):
      usage("optionTwice", "\(flag) is given twice.", next: "Keep one of them.")
    case .flagsExclude(let first, let second):
      usage("optionsExclude", "\(first) and \(second) do not go together.")
        .next("Keep one of them.")
    case .listsNothing(let command):
      usage("listsNothing", "“\(command)” lists nothing that could be rows of a table.")
        .next("Leave out --csv, or write --json or --plain.")
    case .watchesNothing(let command):
      usage("watchesNothing", "“\(command)” is no question whose answer could be shown again.")
        .next("Leave out --watch, or ask for another answer: echolog today --watch")
    case .flagMissing(let flag, let command):
      usage("optionMissing", "“\(command)” needs \(flag).", next: "See: echolog help \(command)")
    default: nil
    }
  }

  /// `echoes|moments|memories|…` for a choice of more words than anybody reads.
  private static func shortened(_ name: String) -> String {
    let words = name.split(separator: "|")
    return words.count > 10 ? words.prefix(3).joined(separator: "|") + "|…" : name
  }

  private static func aboutValues(_ error: UsageError) -> ProgramError? {
    switch error {
    case .operandMissing(let name, let command):
      usage("valueMissing", "“\(command)” needs \(shortened(name)).")
        .next(command.hasPrefix(".") ? ".help shows it." : "See: echolog help \(command)")
    case .operandTooMany(let word, let command, let usage, let meant, let moment):
      self.usage(
        "valueTooMany", "\(quoted(word)) is more than “\(command)” takes.",
        next: (didYouMean(meant) ?? advice("Write", usage, program: "")
          ?? "See: echolog help \(command)") + (asMoment(moment).map { "\n" + $0 } ?? ""))
    case .quotesMissing(let name, let line):
      usage("valueTooMany", "The words of “\(name)” need quotes around them.")
        .next(advice("Write", line) ?? "Quotes around all of the text keep every sign of it.")
    case .notANumber(let word, let flag):
      usage("notANumber", "\(quoted(word)) is not a number for \(flag).")
        .next("Write a whole number above zero.")
    case .unknownZone(let name):
      usage("unknownZone", "This machine knows no time zone \(quoted(name)).")
        .next("Names look like Europe/Berlin.")
    case .nowNotUnderstood(let words):
      usage("nowNotUnderstood", "\(quoted(words)) is not an instant.")
        .next("For example: --now 2025-11-18T21:30:00+01:00")
    case .agoNotUnderstood(let words):
      usage("agoNotUnderstood", "\(quoted(words)) is not how long ago something can be.")
        .next("Write 5m, 2h, 3d, 1w or 10y; --at takes times in words.")
    case .allNamed(let word, let command):
      usage("allNamed", "\(quoted(word)) is not the name of one goal.")
        .next("echolog \(command) alone is about all goals.")
    case .endsBeforeBegin(let from, let to):
      usage("endsBeforeBegin", comesBefore(to, from))
        .next("Give --to the same as --from or something later.")
    case .memoryTimeVague(let words, let example): vagueMemory(words, example)
    default: nil
    }
  }

  private static func comesBefore(_ earlier: When, _ later: When) -> String {
    let said = [earlier, later].map { when in
      guard earlier.civilDay == later.civilDay else { return day(when.civilDay) }
      let wall = WallTime(at: when.instant, offset: when.offset)
      return "\(day(wall.day)) \(wall.timeText)"
    }
    return "\(said[0]) comes before \(said[1])."
  }

  private static func aboutChoices(_ error: UsageError) -> ProgramError? {
    switch error {
    case .unknownChoice(let word, let flag, let words, let nearest):
      usage(
        "unknownChoice", "\(quoted(word)) does not go with \(flag).",
        next: didYouMean(nearest ?? Nearest.suggestion(for: word, among: words))
          ?? "Choose \(choices(words)).")
    case .valuesJoined(let word, let flag):
      usage(
        "valuesJoined", "\(flag) takes one value, and \(quoted(word)) holds several.",
        next: "Give it again for each: "
          + word.split(separator: ",").map { "\(flag) \(VisibleText.line(String($0)))" }
          .joined(separator: " "))
    case .formContradicted(let file, let named, let asked):
      usage(
        "formContradicted",
        "\(quoted(file)) is named as \(named), and --as \(asked) is another form.",
        next: "Leave --as out, or give the file another ending.")
    case .tablesTooMany(let form):
      usage("tablesTooMany", "A file of \(form) holds one table.")
        .next("Name one table; or give the file the ending .sqlite, which takes several.")
    case .unknownTable(let word, let nearest):
      usage("unknownTable", "\(quoted(word)) is no table and no activity.")
        .next((didYouMean(nearest).map { $0 + " " } ?? "") + "echolog tables lists the tables.")
    case .unknownColumn(let word, let table, let nearest):
      usage(
        "unknownColumn", "\(quoted(word)) is no column of \(table).",
        next: (didYouMean(nearest).map { $0 + " " } ?? "")
          + "echolog tables \(table) lists its columns.")
    case .columnNotNumber(let column, let table):
      usage("columnNotNumber", "“\(column)” of \(table) holds no numbers that could be added up.")
        .next(advice("To count its values", "chart \(table) --by \(column)"))
    default: nil
    }
  }

  private static func aboutTyping(_ error: UsageError) -> ProgramError? {
    switch error {
    case .notText(let words):
      usage("notText", "\(quoted(words)) holds bytes that are no text in UTF-8.")
        .next("Nothing was kept; please check the keyboard or the terminal's encoding.")
    case .quotesTooSoon:
      usage("quotesTooSoon", "The quotes close before the text ends; nothing was kept.")
        .next(quotesWithin)
    case .quoteOpen("\\"):
      usage("quoteOpen", "A \\ at the end says that the line goes on, and nothing follows it.")
        .next("Leave it out, or put single quotes around the text to keep it.")
    case .quoteOpen(let quote):
      usage("quoteOpen", "The line ends before \(quote) is closed.")
        .next("Close it, or write \\\(quote).")
    case .quoteWithin(let words):
      usage("quoteWithin", "A quote closes in the midst of \(quoted(words)); nothing was kept.")
        .next(quotesWithin)
    case .summaryNamesDay(let words):
      usage(
        "summaryNamesDay", "\(quoted(words)) can be the day, or the first of your words.",
        next: "Say which day they are about: --day today, or "
          + Words.line(["--day", VisibleText.line(words)]) + ".")
    default: nil
    }
  }

  private static let quotesWithin =
    "Write a backslash before quotes within, or leave out those around the text."

  private static let timesInWords =
    "“today”, “yesterday 21:30”, “last monday”, “3 days ago”, “10 years ago”, “July 6, 1962”, "
    + "“2025-11-18 21:30” or “2025-11-18 21:30 +01:00”"

  static let aboutTimes = "Times are written as \(timesInWords)."

  static func programError(_ error: WhenError) -> ProgramError {
    let forms = "Write \(timesInWords)."
    switch error {
    case .empty: return usage("timeMissing", "The time is empty.", next: forms)
    case .notUnderstood(let words):
      return usage("timeNotUnderstood", "\(quoted(words)) is not a time I can read.", next: forms)
    case .noSuchDate(let words):
      return usage("noSuchDate", "\(quoted(words)) is not in the calendar.")
        .next("Please check the date.")
    case .noSuchTime(let words):
      return usage("noSuchTime", "\(quoted(words)) is not a time of day.")
        .next("Times go from 00:00 to 23:59.")
    case .ambiguous(let words, let readings):
      let texts = readings.map { $0.description }
      return usage(
        "dateAmbiguous",
        readings.count > 1
          ? "\(quoted(words)) can mean \(choices(readings.map(day)))."
          : "\(quoted(words)) is written in an order that differs between countries.",
        next: "Write \(choices(texts)).")
    case .hourAmbiguous(let words, let hour):
      return usage(
        "timeAmbiguous",
        "\(quoted(words)) can mean \(count(hour, "hour")) ago or "
          + "\(time(minuteOfDay: hour * 60)).",
        next: "Write “\(hour)h ago”, as in --ago \(hour)h, or \(time(minuteOfDay: hour * 60)).")
    case .hourMissing(let words, let day, let hour):
      return usage(
        "timeVague", "\(quoted(words)) names no hour.",
        next: "Write one, as in “\(day) \(time(minuteOfDay: hour * 60))”, or “\(day)” where the "
          + "day is enough.")
    case .halfMissing(let words, let day, let hour):
      let minute = hour % 12 * 60
      let (early, late) = (time(minuteOfDay: minute), time(minuteOfDay: minute + 720))
      return usage("timeAmbiguous", "\(quoted(words)) can mean \(early) or \(late).")
        .next("Write “\(day) \(early)” or “\(day) \(late)”.")
    case .vague(let words, _, let example):
      return usage("timeVague", "\(quoted(words)) is more than a day, and one day is needed here.")
        .next("Write one of its days, such as \(example). Your words can say that it is a guess.")
    case .outOfRange(let words):
      return usage("timeOutOfRange", "\(quoted(words)) is too far away.")
        .next("Please check the number.")
    }
  }

  private static func vagueMemory(_ words: String, _ example: CivilDay) -> ProgramError {
    // Words that name a year mean one of its months or all of it, and not the present.
    let named = words.split { !$0.isNumber }.first { $0.count == 4 }.flatMap { Int($0) }
    let year = named ?? example.date.year
    let day = CivilDay(year: year, month: example.date.month, day: 1) ?? example
    return usage("timeVague", "\(quoted(words)) is no single day, month or year.")
      .next(
        "Write “\(name(MonthOrYear(monthOf: day)))” or \(name(MonthOrYear(yearOf: day))). "
          + "Your words can say that it is a guess.")
  }
}
