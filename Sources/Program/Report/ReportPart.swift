import Echolog
import Platform

/// One part of a report: a question in SQL, and the picture that its answer makes.
struct ReportPart: Sendable {
  /// What is drawn of an answer, whose columns are known by their places.
  enum Picture: Sendable {
    /// A bar a row, as long as what is in the second column beside the most there; and how a row
    /// says that.
    case bars(@Sendable ([QueryValue]) -> String)
    /// A bar a row, the second column as a share of the third.
    case shares
    /// A square a day of the first column, the stronger its colour the more is in the second.
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
  /// - Parameters:
  ///   - activities: those that were logged, with the first and the last of these days on which
  ///     they were.
  ///   - today: a day, or a week with it, that is not over counts where it is reached.
  static func all(
    of days: ClosedRange<CivilDay>, activities: [(Activity, days: ClosedRange<CivilDay>)],
    today: CivilDay, weekStart: Weekday, hasTexts: Bool
  ) -> [ReportPart] {
    let between = "BETWEEN '\(days.lowerBound)' AND '\(days.upperBound)'"
    let held = "day " + between
    return goals(held, days, today: today) + activities.map { amounts(of: $0, in: $1) }
      + moods(held, weekStart) + (hasTexts ? words(held, opened: between) : [])
  }

  private static func goals(
    _ held: String, _ days: ClosedRange<CivilDay>, today: CivilDay
  ) -> [ReportPart] {
    [
      ReportPart(
        title: "Your days",
        about: "A square is a day, its colour the stronger the more you kept on it.",
        query: """
          SELECT day, moments + memories + echoesSent + logs + (summary IS NOT NULL) AS entries
          FROM days WHERE \(held)
          """, picture: .years),
      ReportPart(
        title: "Goals",
        about: "On how many days or weeks each goal was reached, of those that are over and for "
          + "which it asked; the table has how long its streak was then, and the longest so far.",
        query: """
          SELECT p.activity || ', ' || p.period AS goal,
            sum(p.isMet AND p.isActive AND p.excuse IS NULL) AS reached,
            sum(p.isActive AND p.excuse IS NULL) AS asked, s.current AS streak,
            s.longest AS "longest so far"
          FROM progress p LEFT JOIN streaks('\(days.upperBound)') s
            ON s.goal = p.goal AND s.definition = 'period'
          WHERE p.\(held) AND (p.isMet OR p.lastDay < '\(today)')
          GROUP BY p.goal HAVING asked > 0
          """, picture: .shares),
      ReportPart(
        title: "Streaks",
        about: "Runs of days with a log that touch these days: those that go on, then the longest.",
        query: """
          SELECT activity || ' from ' || firstDay AS streak, max(length) AS length, unit,
            lastDay AS "last day"
          FROM runs
          WHERE definition = 'loggedNonZero' AND length > 1
            AND firstDay <= '\(days.upperBound)' AND lastDay >= '\(days.lowerBound)'
          GROUP BY activity, firstDay, unit
          ORDER BY endedOn IS NULL DESC, length DESC, firstDay LIMIT 12
          """, picture: .bars { "\(Messages.grouped($0[1].number)) \($0[2].text)" }),
    ]
  }

  /// A bar for each month, or for each year where there are many, also where nothing was.
  private static func amounts(
    of activity: Activity, in days: ClosedRange<CivilDay>
  ) -> ReportPart {
    let (first, last) = (days.lowerBound, days.upperBound)
    let isLong = last - first > 1_200
    let (unit, begin, next, end) =
      isLong
      ? ("year", "\(first.date.year)", "place + 1", "\(last.date.year)")
      : (
        "month", "month_of('\(first)')", "month_of(day_add(place || '-01', 31))",
        "month_of('\(last)')"
      )
    return ReportPart(
      title: Messages.capitalised(activity.label), about: "How much there was, by the \(unit).",
      query: """
        WITH RECURSIVE places(place) AS
          (SELECT \(begin) UNION ALL SELECT \(next) FROM places WHERE place < \(end)),
        sums AS (SELECT \(unit) AS place, sum(amount) AS amount FROM logs
          WHERE activity = '\(activity.label)' AND day BETWEEN '\(first)' AND '\(last)' GROUP BY 1)
        SELECT place AS \(unit), coalesce(amount, 0) AS amount
        FROM places LEFT JOIN sums USING (place)
        """, picture: .bars { Messages.amount($0[1].number, of: activity) })
  }

  private static func moods(_ held: String, _ weekStart: Weekday) -> [ReportPart] {
    let times = { (word: String) in Picture.bars { Messages.count($0[1].number, word) } }
    let weekdays = Weekday.allCases.map { weekday in
      "(\((weekday.rawValue - weekStart.rawValue + 7) % 7), '\(weekday.label)')"
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
          WITH weekdays(place, weekday) AS (VALUES \(weekdays.joined(separator: ", "))),
          counts AS (SELECT weekday, count(*) AS moments FROM moments WHERE \(held) GROUP BY 1)
          SELECT weekday, coalesce(moments, 0) AS moments
          FROM weekdays LEFT JOIN counts USING (weekday)
          WHERE (SELECT count(*) FROM counts) > 0 ORDER BY place
          """, picture: times("Moment")),
      ReportPart(
        title: "Feelings of Echoes", about: "With which feelings you wrote to your future self.",
        query: """
          SELECT emotion, count(*) AS notes FROM echoes WHERE \(held)
          GROUP BY emotion ORDER BY notes DESC
          """, picture: times("note")),
      ReportPart(
        title: "Intervals of Echoes",
        about: "How many notes you opened, of those that were away for so many days and returned.",
        query: """
          SELECT intervalDays || iif(intervalDays = 1, ' day', ' days') AS interval,
            sum(openedAt IS NOT NULL) AS opened,
            sum(state NOT IN ('scheduled', 'cancelled')) AS returned,
            sum(state = 'scheduled') AS "on the way", sum(state = 'cancelled') AS cancelled
          FROM echoes WHERE \(held) GROUP BY intervalDays HAVING returned > 0
          ORDER BY intervalDays
          """, picture: .shares),
    ]
  }

  private static func words(_ held: String, opened between: String) -> [ReportPart] {
    [
      ReportPart(
        title: "Small wins", about: "The latest of them, 30 at most.",
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
        title: "Echoes that came back",
        about: "The latest that you opened on these days, and what you answered.",
        query: """
          SELECT substr(openedAt, 1, 10) AS opened, day AS sent, text, answer FROM echoes
          WHERE opened \(between) ORDER BY openedMs DESC LIMIT 12
          """, picture: .none),
    ]
  }
}
