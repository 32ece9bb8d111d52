import Platform

extension Table where Row == JourneyDay {
  /// What each day holds.
  package static let days = Table(
    "days", "The days with something in them, the first one first",
    key: ["day"], size: { $0.days.rows.count },
    Column.calendar("it is") { journey, _ in journey.day } + [
      Column("moments", .number, "how many small wins were kept") { journey, _ in
        .number(journey.momentCount)
      },
      Column("mood", .word, "what they make of the day, as calm; none where one is heavy") {
        journey, _ in .optional(journey.mood) { .word($0.rawValue) }
      },
      Column("summary", .text, "what the person said about the day") { journey, _ in
        .text(journey.summary)
      },
      Column("memories", .number, "how many memories happened then") { journey, _ in
        .number(journey.memories.count)
      },
      Column("echoesSent", .number, "how many notes to the future self were sent") {
        journey, _ in .number(journey.echoesSent)
      },
      Column("logs", .number, "how many amounts were kept") { journey, _ in
        .number(journey.totals.reduce(0) { $0 + $1.logCount })
      },
    ] + Activity.registry.map(amount)
  ) { view, filter in
    let days = JourneyDays(view.history, in: filter.days)
    return days.numbers.rows { days[$0] }
  }

  private static func amount(of activity: Activity) -> Column<JourneyDay> {
    Column(
      activity.label, .number, unit: activity.dimension.baseUnit,
      "how much \(activity.label) was logged; null where nothing was"
    ) { journey, _ in
      .optional(journey.totals.first { $0.activity == activity }) { .number($0.amount) }
    }
  }
}
