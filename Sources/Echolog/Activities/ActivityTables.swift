import Platform

extension Table where Row == ActivityLog {
  /// Amounts that were kept.
  package static let logs = Table(
    "logs", "Amounts of activities, in the order they were recorded", goesByDay: true,
    Column.entry { $0.id } + Column.activity { $0.activity } + [
      Column("amount", .number, unit: "as `unit` says", "how much, as last corrected") { log, _ in
        .number(log.amount)
      },
      Column("note", .text, "what was said of it") { log, _ in .text(log.note) },
      Column("isCorrected", .flag, "whether it was corrected since") { log, _ in
        .flag(log.isCorrected)
      },
    ]
      + Column.entryEnd(
        { $0.time }, batch: { $0.batch }, isForgotten: { $0.isForgotten })
  ) { view, filter in
    let history = view.history
    return history.entryRows(
      filter, .activity, count: history.activities.count, latest: \.lastActivity,
      previous: { history.activities[$0].previousInDay }
    ) { index in
      let row = history.activities[index]
      guard row.flags.isDisjoint(with: .gone), filter.allows(row.flags.activity),
        filter.allows(day: CivilDay(daysSinceEpoch: row.day))
      else { return nil }
      return history.log(row: index)
    }
  }
}

/// An activity with all that was logged of it.
package struct LoggedActivity: Equatable, Sendable {
  package let activity: Activity
  /// Nil where nothing was.
  package let logged: Statistics.ActivityStatistics?
}

extension Table where Row == LoggedActivity {
  /// What can be counted.
  package static let activities = Table(
    "activities", "What can be logged, and all that was",
    key: ["activity"],
    Column.activity { $0.activity } + [
      Column("logs", .number, "how many amounts were kept") { row, _ in
        .number(row.logged?.logCount ?? 0)
      },
      Column("days", .number, "on how many days there was more than nothing") { row, _ in
        .number(row.logged?.dayCount ?? 0)
      },
      Column("amount", .number, unit: "as `unit` says", "all of them together") { row, _ in
        .number(row.logged?.amount ?? 0)
      },
      Column("firstDay", .day, "the first of these days") { row, _ in
        .day(row.logged?.firstDay)
      },
      Column("lastDay", .day, "the last of these days") { row, _ in .day(row.logged?.lastDay) },
    ]
  ) { view, filter in
    Activity.registry.filter(filter.allows).rows {
      LoggedActivity(activity: $0, logged: view.history.statistics(of: $0))
    }
  }
}
