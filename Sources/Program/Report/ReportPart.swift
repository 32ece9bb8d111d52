import Echolog
import Platform

/// One part of a report: a question in SQL, and the picture that its answer makes.
struct ReportPart: Sendable {
  /// What is drawn of an answer, whose columns are known by their places.
  enum Picture: Sendable {
    /// A bar a row, of what is in the second column; with `isShare`, out of the third. The last is
    /// how a number is written.
    case bars(isShare: Bool, @Sendable (Int64) -> String)
    /// A square a day of the first column, the darker the more is in the second.
    case years
    /// The rows are the picture.
    case none
  }

  let title: String
  /// What it shows, in a sentence.
  let about: String
  let query: String
  let picture: Picture

  /// The parts of a report, in its order.
  ///
  /// - Parameter activities: those that were logged, with the first and the last of these days on
  ///   which they were.
  static func all(
    of days: ClosedRange<CivilDay>, activities: [(Activity, days: ClosedRange<CivilDay>)],
    hasTexts: Bool
  ) -> [ReportPart] {
    let held = "day BETWEEN '\(days.lowerBound)' AND '\(days.upperBound)'"
    return goals(held, days)
      + activities.map { activity, days in
        // A bar for each month of ten years is nothing to look at.
        let unit = days.upperBound - days.lowerBound > 1_200 ? "year" : "month"
        return amounts(of: activity, by: unit, held)
      }
      + moods(held) + (hasTexts ? words(held) : [])
  }

  private static func goals(_ held: String, _ days: ClosedRange<CivilDay>) -> [ReportPart] {
    [
      ReportPart(
        title: "Your days", about: "A square is a day, the darker the more you kept on it.",
        query: """
          SELECT day, moments + memories + echoesSent + logs + (summary IS NOT NULL) AS entries
          FROM days WHERE \(held)
          """, picture: .years),
      ReportPart(
        title: "Goals",
        about: "On how many days or weeks each goal was reached, of those it asked for, and how "
          + "long its streak was on the last of these days.",
        query: """
          SELECT p.activity || ', ' || p.period AS goal,
            sum(p.isMet AND p.isActive AND p.excuse IS NULL) AS reached,
            sum(p.isActive AND p.excuse IS NULL) AS asked, s.current AS streak, s.longest
          FROM progress p LEFT JOIN streaks('\(days.upperBound)') s
            ON s.goal = p.goal AND s.definition = 'period'
          WHERE p.\(held) GROUP BY p.goal HAVING asked > 0
          """, picture: .bars(isShare: true) { Messages.grouped($0) }),
      ReportPart(
        title: "Streaks", about: "The longest runs of days with a log that touch these days.",
        query: """
          SELECT activity || ' ' || firstDay AS streak, max(length) AS length, unit, lastDay
          FROM runs
          WHERE definition = 'loggedNonZero' AND length > 1
            AND firstDay <= '\(days.upperBound)' AND lastDay >= '\(days.lowerBound)'
          GROUP BY activity, firstDay, unit ORDER BY length DESC, firstDay LIMIT 12
          """, picture: .bars(isShare: false) { Messages.grouped($0) }),
    ]
  }

  private static func amounts(
    of activity: Activity, by unit: String, _ held: String
  ) -> ReportPart {
    ReportPart(
      title: Messages.capitalised(activity.label), about: "How much there was, by the \(unit).",
      query: """
        SELECT \(unit), sum(amount) AS \(activity.dimension.baseUnit) FROM logs
        WHERE activity = '\(activity.label)' AND \(held) GROUP BY \(unit)
        """, picture: .bars(isShare: false) { Messages.amount($0, of: activity) })
  }

  private static func moods(_ held: String) -> [ReportPart] {
    let times = { (word: String) in
      Picture.bars(isShare: false) { Messages.count($0, word) }
    }
    return [
      ReportPart(
        title: "Moods", about: "What your small wins made of the days.",
        query: """
          SELECT mood, count(*) AS days FROM days WHERE mood IS NOT NULL AND \(held)
          GROUP BY mood ORDER BY days DESC
          """, picture: times("day")),
      ReportPart(
        title: "Small wins by weekday", about: "On which days of the week you kept Moments.",
        query: """
          SELECT weekday, count(*) AS moments FROM moments WHERE \(held)
          GROUP BY weekday ORDER BY weekday
          """, picture: times("Moment")),
      ReportPart(
        title: "Feelings of Echoes", about: "With which feelings you wrote to your future self.",
        query: """
          SELECT emotion, count(*) AS notes FROM echoes WHERE \(held)
          GROUP BY emotion ORDER BY notes DESC
          """, picture: times("note")),
      ReportPart(
        title: "Intervals of Echoes",
        about: "How many notes you opened, of those sent for so many days.",
        query: """
          SELECT intervalDays || iif(intervalDays = 1, ' day', ' days') AS interval,
            sum(openedAt IS NOT NULL) AS opened, count(*) AS sent
          FROM echoes WHERE \(held) GROUP BY intervalDays ORDER BY intervalDays
          """, picture: .bars(isShare: true) { Messages.grouped($0) }),
    ]
  }

  private static func words(_ held: String) -> [ReportPart] {
    [
      ReportPart(
        title: "Small wins", about: "The latest of them.",
        query: """
          SELECT day, text FROM moments WHERE text IS NOT NULL AND \(held)
          ORDER BY day DESC, happenedMs DESC LIMIT 30
          """, picture: .none),
      ReportPart(
        title: "Your days in your words", about: "What you said about the latest days.",
        query: """
          SELECT day, summary FROM days WHERE summary IS NOT NULL AND \(held)
          ORDER BY day DESC LIMIT 30
          """, picture: .none),
      ReportPart(
        title: "Memories", about: "The latest that happened on these days.",
        query: """
          SELECT day, title, text FROM memories WHERE \(held)
          ORDER BY day DESC, happenedMs DESC LIMIT 30
          """, picture: .none),
      ReportPart(
        title: "Echoes that came back", about: "The latest that you opened, and what you answered.",
        query: """
          SELECT day, text, answer FROM echoes WHERE openedAt IS NOT NULL AND \(held)
          ORDER BY openedAt DESC LIMIT 12
          """, picture: .none),
    ]
  }
}
