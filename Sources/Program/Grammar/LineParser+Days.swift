import Platform

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
