package import Echolog
import Platform

extension Messages {
  static func values(_ values: [String], of column: String) -> String {
    "\(VisibleText.line(column)) here is \(choices(values.map(VisibleText.line)))."
  }

  static let mayHaveComeBack =
    "The answer may have changed and come back since: not every moment in between was asked."

  static func times(_ time: QueryTime, zone: TimeZoneRules?) -> String {
    func said(_ instant: Instant) -> String {
      shown(instant, zone?.offset(at: instant) ?? .utc)
    }
    let parts = [
      time.asOf.map { "as of " + said($0) }, time.known.map { "by what was known at " + said($0) },
    ].compactMap(\.self)
    return parts.isEmpty
      ? "Questions are asked as of now."
      : "Questions are asked " + parts.joined(separator: ", ") + "."
  }

  /// An instant by the clock; of the end of a day no more than the minute.
  static func shown(_ instant: Instant, _ offset: UTCOffset) -> String {
    instant.isoText(offset: offset).replacing(":59.999", with: "")
  }

  /// A way back from the first event.
  static let nothingBefore = ProgramError(
    "nothingBefore", .refused, "Nothing had been recorded before this.",
    next: advice("Now again", ".known", program: ""))

  /// `import of steps.csv, 1,204 events`.
  static func imported(_ source: String, events: Int) -> String {
    let name = VisibleText.line(source)
    return (name.isEmpty ? "import" : "import of " + name) + ", " + count(events, "event")
  }

  /// Behind events of one moment, of which a screen shows some.
  static func moreOfMoment(_ number: Int) -> String {
    count(number, "more event") + " of that moment; a pipe shows all."
  }

  /// Below a table without columns that have nothing to show.
  static func leftOut(_ columns: [String]) -> String {
    "Not shown, as nothing is in " + (columns.count == 1 ? "it" : "them") + ": "
      + columns.joined(separator: ", ") + "."
  }

  /// What is supposed at a prompt, line by line.
  static func supposed(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "Nothing is supposed: answers are about what is." }
    let all = lines.map { "  " + VisibleText.line($0) }.joined(separator: "\n")
    let remarks = fromTheBeginning(lines).map { "\n" + $0 }.joined()
    return "Answers are as if these held; nothing of it is recorded:\n" + all
      + "\ndiff shows what is different; .whatif back takes the last one away, .whatif off all."
      + remarks
  }

  /// From when on a goal or a target is supposed to hold, where the line names no day.
  static func fromTheBeginning(_ lines: [String]) -> [String] {
    let words = lines.map { $0.lowercased().split(separator: " ") }
    var remarks: [String] = []
    if words.contains(where: {
      $0.starts(with: ["goal", "target"]) && !$0.contains { $0.hasPrefix("--effective-from") }
    }) {
      remarks.append(
        "The target is taken to hold since its goal began; --effective-from DAY takes another day.")
    }
    if words.contains(where: { $0.starts(with: ["goal", "set"]) }) {
      remarks.append("The goal is taken to hold since the first log.")
    }
    return remarks
  }

  static func notSupposable(_ line: String) -> ProgramError {
    ProgramError(
      "notSupposable", .usage, "\(quoted(line)) can not be supposed.",
      next: "These can, alone: " + Grammar.supposable.joined(separator: ", ")
        + "; and “without” before an id or an activity.")
  }

  static let nothingDifferent = "Nothing is different."

  static let noRows = "Nothing is found."

  /// Of a bisect for what a query answered once.
  static func endedSince(_ now: QueryValue) -> String {
    "That has ended: the query answers \(now.shown) now."
  }

  static func passed(_ wanted: String, _ now: QueryValue) -> String {
    "This passed \(wanted); the query answers \(now.shown) now. At other times it may have been "
      + "\(wanted): not every moment was asked."
  }

  /// That what was added up is not all of one unit.
  static func mixedUnits(of title: String, _ units: [String]) -> String {
    "\(capitalised(title)) has numbers in \(all(units)), which were taken together; "
      + "--where \"unit = '\(units[0])'\" keeps those in \(units[0])."
  }

  static let aboutCharts = [
    "Of a table, rows are counted unless a column is named, which is added up. What echolog tables "
      + "lists can be drawn; --json, --plain and --csv give the rows that a picture is drawn from. "
      + "Another table goes with its column as --with \"logs amount\". The mean of an activity is "
      + "that of its logs; chart days sleep --mean is that of days."
  ]

  private static let unknownTable = "no such table: "
  private static let unknownColumn = "no such column: "
  private static let unknownFunction = "no such function: "

  /// The word behind a beginning of what SQLite says; nil where it says something else.
  private static func word(behind beginning: String, in sentence: String) -> String? {
    sentence.hasPrefix(beginning)
      ? sentence.dropFirst(beginning.count).split(separator: ".").last.map(String.init) : nil
  }

  /// A table, a column or a function that may have been meant by one that SQLite does not find.
  private static func nearestName(to sentence: String) -> String? {
    let kinds: KeyValuePairs<String, [String]> = [
      unknownTable: Tables.asked.map(\.name),
      unknownColumn: Tables.asked.flatMap { $0.columns.map(\.name) },
      unknownFunction: QueryFunction.all.map(\.name),
    ]
    for (beginning, names) in kinds {
      guard let word = word(behind: beginning, in: sentence) else { continue }
      let nearest = Nearest.suggestion(for: word, among: names)
      return nearest == word ? nil : nearest
    }
    return nil
  }

  private static func wayOn(from sentence: String) -> [String] {
    if sentence.hasPrefix(unknownFunction) { return ["echolog help sql lists the functions."] }
    if sentence == "incomplete input" {
      return [
        "Its end is missing. At a prompt a query may have many lines, up to ; or an empty one; "
          + "echolog sql - takes many as well."
      ]
    }
    let tables = "echolog tables lists what can be asked; echolog tables NAME its columns."
    guard let word = word(behind: unknownColumn, in: sentence) else { return [tables] }
    return ["A word to compare with stands in single quotes, as '\(word)'.", tables]
  }

  /// Why a query was not answered.
  package static func programError(_ error: QueryError) -> ProgramError {
    switch error {
    case .notUnderstood(let sentence, _):
      ProgramError(
        "queryNotUnderstood", .usage, "The query is not understood: \(VisibleText.line(sentence)).",
        next: ([didYouMean(nearestName(to: sentence))].compactMap(\.self) + wayOn(from: sentence))
          .joined(separator: " "))
    case .notReading:
      ProgramError(
        "queryNotReading", .usage, "A query only reads; a history changes by its commands.",
        next: "Begin the query with SELECT.")
    case .notOneValue(let columns, let rows):
      ProgramError(
        "queryNotOneValue", .usage,
        "The query answers \(count(columns, "column")) and \(count(rows, "row")), where one value "
          + "is followed.",
        next: "For example: echolog bisect \"SELECT count(*) FROM moments\"")
    case .notOneQuery:
      ProgramError(
        "queryNotOne", .usage, "That is not one query.",
        next: "For example: echolog sql \"SELECT day, count(*) FROM moments GROUP BY day\"")
    case .pastIsRead:
      ProgramError(
        "pastIsRead", .usage, "What was is looked at here, and nothing is written into it.",
        next: "Without --asof and --known the line keeps it; at a prompt, .asof and .known alone "
          + "come back to now.")
    case .forkIsRead:
      ProgramError(
        "forkIsRead", .usage,
        "What would be is looked at here; nothing of it is recorded or copied.",
        next: "Without --whatif the line is about what is. At a prompt, .whatif before a line "
          + "supposes it too, and .whatif off comes back to what is.")
    case .nothingChanged:
      ProgramError(
        "nothingChanged", .refused, "It would change nothing.",
        next: "echolog history lists what was recorded; at a prompt, .whatif alone says what is "
          + "supposed already.")
    case .timeNotUnderstood(let words):
      ProgramError(
        "queryTimeNotUnderstood", .usage, "\(quoted(words)) is no time that tables have.",
        next: "For example: FROM streaks('2025-03-01')")
    }
  }
}
