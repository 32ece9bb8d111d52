package import Echolog
import Platform

extension Messages {
  /// As a line names a total: `stats.moments`.
  package static func name(of statistic: Statistic) -> String { "stats." + statistic.name }

  /// A total with what it counts.
  static func said(_ number: Int64, _ figure: Figure) -> String {
    switch figure {
    case .statistic(.amount(let activity)): amount(number, of: activity)
    case .statistic(.days), .statistic(.daysSinceFirstNote): count(number, "day")
    case .statistic(.logs): count(number, "log")
    default: grouped(number)
    }
  }

  /// The rule of a figure in a sentence; its page has the rest.
  static func rule(_ rule: FigureRule) -> String {
    switch rule {
    case .anyLog: "Days in a row with more than nothing logged; days off neither count nor end it."
    case .targetReached:
      "Days in a row whose sum reaches the target of the day; days off neither count nor end it."
    case .weeks:
      "Weeks in a row whose sum reaches the target of their last day; weeks off do not end it."
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

  /// How many events a figure needs, and how many it was looked at besides.
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

  /// What a part of the evidence is called: a day, a month, or the goal.
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

  /// Why a day neither counted nor ended a streak, by its stable name.
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

  static let noFigure = ProgramError(
    "notFound", .refused, "There is nothing of that name.",
    next: "echolog history shows what there is.")

  /// A badge that nothing earned.
  static func badgeNotEarned(_ badge: Badge, _ activity: Activity?) -> ProgramError {
    ProgramError(
      "badgeNotEarned", .refused,
      "\(title(of: badge)) was not earned yet" + (activity.map { " with " + $0.label } ?? "") + ".",
      next: "echolog badges lists those that are there.")
  }
}
