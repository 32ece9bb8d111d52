package import Echolog

extension Messages {
  static func values(_ values: [String], of column: String) -> String {
    "\(VisibleText.line(column)) here is \(choices(values.map(VisibleText.line)))."
  }

  static let mayHaveComeBack =
    "The answer may have changed and come back since: not every moment in between was asked."

  static func times(_ time: QueryTime, zone: TimeZoneRules?) -> String {
    func said(_ instant: Instant) -> String { shown(instant, zone?.offset(at: instant) ?? .utc) }
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

  static let nothingBefore = ProgramError(
    "nothingBefore", .refused, "Nothing had been recorded before this.",
    next: advice("Now again", ".known", program: ""))

  /// `import of steps.csv, 1,204 events`.
  static func imported(_ source: String, events: Int) -> String {
    let name = VisibleText.line(source)
    return (name.isEmpty ? "import" : "import of " + name) + ", " + count(events, "event")
  }

  static func moreOfMoment(_ number: Int) -> String {
    count(number, "more event") + " of that moment; a pipe shows all."
  }

  static func leftOut(_ columns: [String]) -> String {
    "Not shown, as nothing is in " + (columns.count == 1 ? "it" : "them") + ": "
      + columns.joined(separator: ", ") + "."
  }

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
    let undated = words.filter { !$0.contains { $0.hasPrefix("--effective-from") } }
    if undated.contains(where: { $0.starts(with: ["goal", "target"]) }) {
      remarks.append(
        "The target is taken to hold since its goal began; --effective-from DAY takes another day.")
    }
    if undated.contains(where: { $0.starts(with: ["goal", "set"]) }) {
      remarks.append("The goal is taken to hold since the first log.")
    }
    if words.contains(where: { $0.starts(with: ["set", "day-start"]) }) {
      remarks.append(
        "Every entry counts as if days had always begun then. Set for real, it holds for what is "
          + "kept from then on.")
    }
    return remarks
  }

  static func notSupposable(_ line: String) -> ProgramError {
    usage(
      "notSupposable", "\(quoted(line)) can not be supposed.",
      next: "These can, alone: " + Grammar.supposable.joined(separator: ", ")
        + "; and “without” before an id or an activity.")
  }

  static let nothingDifferent = "Nothing is different."

  static let noRows = "Nothing is found."

  static func endedSince(_ now: QueryValue) -> String {
    "That has ended: the query answers \(now.shown) now."
  }

  static func passed(_ wanted: String, _ now: QueryValue) -> String {
    "This passed \(wanted); the query answers \(now.shown) now. At other times it may have been "
      + "\(wanted): not every moment was asked."
  }

  static func mixedUnits(of title: String, _ units: [String]) -> String {
    "\(capitalised(title)) has numbers in \(all(units)), which were taken together; "
      + "--where \"unit = '\(units[0])'\" keeps those in \(units[0])."
  }

  private static let unknownTable = "no such table: "
  private static let unknownColumn = "no such column: "
  private static let unknownFunction = "no such function: "

  private static func word(behind beginning: String, in sentence: String) -> String? {
    sentence.hasPrefix(beginning)
      ? sentence.dropFirst(beginning.count).split(separator: ".").last.map(String.init) : nil
  }

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
    if sentence.hasSuffix(" is a subtraction"), let date = sentence.split(separator: " ").first {
      return ["A day or a month stands in single quotes, as '\(date)'; numbers have spaces."]
    }
    if sentence.contains("MATCH in the requested context") {
      return [
        "MATCH is a condition on search that no OR or NOT is around; such a one asks "
          + "id IN (SELECT id FROM search WHERE search MATCH 'rain')."
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
      usage(
        "queryNotUnderstood", "The query is not understood: \(VisibleText.line(sentence)).",
        next: ([didYouMean(nearestName(to: sentence))].compactMap(\.self) + wayOn(from: sentence))
          .joined(separator: " "))
    case .searchNotUnderstood(let words, let why):
      usage(
        "queryNotUnderstood",
        "MATCH does not understand \(quoted(words)): \(VisibleText.line(why))."
      )
      .next("Words with other signs in them stand in double quotes, as '\"year-old\"'.")
    case .notReading:
      usage("queryNotReading", "A query only reads; a history changes by its commands.")
        .next("Begin the query with SELECT.")
    case .notOneValue(let columns, let rows):
      usage(
        "queryNotOneValue",
        "The query answers \(count(columns, "column")) and \(count(rows, "row")), where one value "
          + "is followed.",
        next: "For example: echolog bisect \"SELECT count(*) FROM moments\"")
    case .notOneQuery:
      ProgramError("queryNotOne", .usage, "That is not one query.")
        .next("For example: echolog sql \"SELECT day, count(*) FROM moments GROUP BY day\"")
    case .pastIsRead:
      usage(
        "pastIsRead", "What was is looked at here, and nothing is written into it.",
        next: "Without --asof and --known the line keeps it; at a prompt, .asof and .known alone "
          + "come back to now.")
    case .forkIsRead:
      usage(
        "forkIsRead",
        "What would be is looked at here; nothing of it is recorded or copied.",
        next: "Without --whatif the line is about what is. At a prompt, .whatif before a line "
          + "supposes it too, and .whatif off comes back to what is.")
    case .nothingChanged:
      ProgramError(
        "nothingChanged", .refused, "It would change nothing.",
        next: "echolog history lists what was recorded; at a prompt, .whatif alone says what is "
          + "supposed already.")
    case .timeNotUnderstood(let words):
      usage("queryTimeNotUnderstood", "\(quoted(words)) is no time that tables have.")
        .next("For example: FROM streaks('2025-03-01')")
    }
  }

  /// As a line names a total: `stats.moments`.
  package static func name(of statistic: Statistic) -> String { "stats." + statistic.name }

  static func said(_ number: Int64, _ figure: Figure) -> String {
    switch figure {
    case .statistic(.amount(let activity)): amount(number, of: activity)
    case .statistic(.days), .statistic(.daysSinceFirstNote): count(number, "day")
    case .statistic(.logs): count(number, "log")
    default: grouped(number)
    }
  }

  static func rule(_ rule: FigureRule) -> String {
    switch rule {
    case .anyLog:
      "Days in a row with more than nothing logged; a day off without a log does not end it."
    case .targetReached:
      "Days in a row whose sum reaches the target of the day; a day off below it ends nothing."
    case .weeks:
      "Weeks in a row whose sum reaches the target of their last day; weeks off do not end it."
    case .atMost:
      "Days or weeks in a row that are over and did not go above the target; days off do not count."
    case .progress: "The sum of the logs in the day or week of the goal, beside its target."
    case .streakBadge: "The first day on which so many days in a row had a log."
    case .firstGoalMet: "The first day on which the sum of a goal reached its target."
    case .counts: "How many there are by now that were not taken back."
    case .firstDay: "The first day with one that was not taken back."
    case .amounts: "The sum of all logs by now, as they were corrected last."
    case .moment: "A moment counts for the day it was kept for, unless it was taken back."
    case .echo: "An Echo is what was done with it last; until then its day of return decides."
    case .day: "What counts for the day, and the Echoes that wait."
    }
  }

  static func restsOn(_ needed: Int, spare: Int) -> String {
    let rests =
      switch needed {
      case 0: "It rests on no event"
      case 1: "It rests on one event"
      default: "It rests on " + count(needed, "event") + ", and needs each of them"
      }
    guard spare > 0 else { return rests + ":" }
    return rests + "; it would be the same without " + count(spare, "more event") + ":"
  }

  static func name(of part: EvidencePart) -> String {
    guard let days = part.days else { return "The goal" }
    return switch part.kind {
    case .month: MonthOrYear(monthOf: days.lowerBound).description
    case .year: MonthOrYear(yearOf: days.lowerBound).description
    case .goal, .bridge, .day, .week: self.days(days)
    }
  }

  /// The content of an event as evidence.
  package static func word(_ role: CitedEvent.Role) -> String {
    switch role {
    case .goal: "the goal"
    case .target: "the target"
    case .rest: "the goal rests"
    case .takenUp: "the goal is taken up again"
    case .skip: "skipped"
    case .pause: "paused"
    case .freeze: "forgiven"
    case .resume: "resumed"
    case .log: "logged"
    case .correction: "corrected"
    case .moment: "a moment"
    case .praise: "its praise"
    case .memory: "a memory"
    case .note: "a note"
    case .opening: "opened"
    case .answer: "answered"
    case .putAway: "put away"
    case .cancellation: "cancelled"
    case .notification: "its notification"
    case .readingAgain: "read again"
    case .badge: "the badge was shown"
    case .removal: "taken back"
    case .zone: "the clocks that day"
    }
  }

  static func cause(_ word: String) -> String {
    switch word {
    case "rest": "the goal was resting"
    case "dateSkipped": "that date never came on your journey"
    default: Excuse.Kind(rawValue: word).map { self.word($0) } ?? word
    }
  }

  /// `2 moments, 1 memory, water 1.5 L`.
  static func held(_ day: DayValue) -> String {
    let counts = [
      (day.moments, "moment", "moments"), (day.memories, "memory", "memories"),
      (day.notesSent, "note sent", "notes sent"), (day.echoesDue, "Echo waits", "Echoes wait"),
    ]
    let said =
      counts.filter { $0.0 > 0 }.map { count($0.0, $0.1, $0.2) }
      + day.totals.map { amountNamed($0.amount, of: $0.activity) }
    return said.isEmpty ? "nothing yet" : said.joined(separator: ", ")
  }

  static let noFigure = ProgramError("notFound", .refused, "There is nothing of that name.")
    .next("echolog history shows what there is.")

  static func badgeNotEarned(_ badge: Badge, _ activity: Activity?) -> ProgramError {
    ProgramError(
      "badgeNotEarned", .refused,
      "\(title(of: badge)) was not earned yet" + (activity.map { " with " + $0.label } ?? "") + ".",
      next: "echolog badges lists those that are there.")
  }
}
