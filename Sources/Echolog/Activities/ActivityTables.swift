extension Table where Row == ActivityLog {
  /// Amounts that were kept.
  package static let logs = Table<ActivityRow>.logs.with({ log, view in
    view.history.activities[view.history.slot(of: log.id).row]
  }) { row, view in view.history.log(row) }
}

extension Table where Row == ActivityRow {
  /// The same, row by row as a history has them.
  static let logs = Table(
    "logs", "Amounts of activities, in the order they were recorded", goesByDay: true,
    size: { $0.activities.count },
    Column.entry { $1.history.name(of: $0) }
      + Column.activity { $1.history.activity(of: $0) } + [
        Column.amount("amount", "how much, as last corrected", \.amount) {
          $1.history.activity(of: $0)
        },
        Column.text("note", "what was said of it") { $1.history.note(of: $0) },
        Column.flag("isCorrected", "whether it was corrected since") {
          $0.flags.contains(.corrected)
        },
      ]
      + Column.entryEnd(
        \.time, batch: { $1.history.batchName($0.batch) },
        isForgotten: { $0.flags.contains(.forgotten) })
  ) { view, filter in
    let rows = view.history.activities
    let wanted = filter.activity.map { view.history.number(of: $0) ?? -1 }
    return view.history.entryRows(
      filter, .activity, count: rows.count, ofDay: { rows.numbers(from: $0.lastActivity) }
    ) { numbers, batch in
      for number in numbers {
        let row = rows[Int(number)]
        guard row.flags.isDisjoint(with: .gone),
          wanted == nil || wanted == view.history.settled(row.flags.activityNumber),
          filter.allows(day: CivilDay(daysSinceEpoch: row.day))
        else { continue }
        batch.append(row, number)
      }
    }
  }
}

extension Table where Row == Statistics.ActivityStatistics {
  /// What can be counted.
  package static let activities = Table(
    "activities", "What can be logged, and all that was",
    key: ["activity", "unit"],
    Column.activity { row, _ in row.activity } + [
      Column.flag("isOwn", "whether the person added it") { $0.activity.id != nil },
      Column("isRetired", .flag, "whether it is offered no more") { row, view in
        .flag(view.history.isRetired(row.activity))
      },
      Column.count("logs", "how many amounts were kept") { $0.logCount },
      Column.count("days", "on how many days there was more than nothing") { $0.dayCount },
      Column.amount("amount", "all of them together", \.amount) { row, _ in row.activity },
      Column.day("firstDay", "the first of these days") { $0.firstDay },
      Column.day("lastDay", "the last of these days") { $0.lastDay },
    ]
  ) { view, filter in
    view.history.listedActivities.filter(filter.allows).rows { view.history.statistics(of: $0) }
  }
}
