extension Table where Row == JourneyDay {
  /// What each day holds.
  package static let days = Table(
    "days",
    "The days with something in them, the first one first; of other activities logs has the "
      + "amounts, as `SELECT day, activity, sum(amount) FROM logs GROUP BY day, activity` tells",
    key: ["day"], size: { $0.days.rows.count },
    Column.calendar("it is") { journey, _ in journey.day } + [
      Column.count("moments", "how many small wins were kept") { $0.momentCount },
      Column.word("mood", "how many moments, from quiet, for one, to full; none where one is heavy")
      {
        $0.mood?.rawValue
      },
      Column.text("summary", "what the person said about the day") {
        journey, _ in journey.summary
      },
      Column.count("memories", "how many memories happened then") { $0.memories.count },
      Column.count("echoesSent", "how many notes to the future self were sent") { $0.echoesSent },
      Column.count("logs", "how many amounts were kept") {
        journey in journey.totals.reduce(0) { $0 + $1.logCount }
      },
    ] + Activity.standard.map(amount)
  ) { view, filter in
    let days = JourneyDays(view.history)
    return days.numbers(in: filter.days).rows { days[$0] }
  }

  private static func amount(of activity: Activity) -> Column<JourneyDay> {
    Column(
      activity.label, .number, unit: activity.unit,
      "how much \(activity.label) was logged; null where nothing was"
    ) { journey, _ in
      .optional(journey.totals.first { $0.activity == activity }) { .number($0.amount) }
    }
  }
}

extension Table where Row == CivilDay {
  /// The days with and without anything in them.
  static let calendar = Table(
    "calendar", "Every day from the first with something in it to today, also those with nothing",
    key: ["day"], size: { $0.days.rows.count },
    Column.calendar("it is") { day, _ in day } + [
      Column.word("quarter", "its quarter, as 2025-Q4") { day in
        "\(day.date.year)-Q\((day.date.month + 2) / 3)"
      },
      Column.count("weekdayNumber", "its weekday, from 1 for monday to 7 for sunday") { day in
        day.weekday.rawValue
      },
    ]
  ) { view, filter in
    let today = view.viewpoint.today
    let days = JourneyDays(view.history)
    // A foreign writer may have kept something millions of years ago.
    let held = days.numbers().lazy.filter { $0 > today.daysSinceEpoch - 73_050 }
    let first = held.compactMap { days[$0]?.day }.first ?? today
    let asked = filter.days ?? first...max(first, today)
    let (begin, end) = (max(first, asked.lowerBound), min(today, asked.upperBound))
    return (0..<max(0, end - begin + 1)).rows { begin + $0 }
  }
}
