import Platform

extension Table where Row == Reminder {
  /// When the person is reminded of a goal.
  package static let reminders = Table(
    "reminders", "Reminders of goals, in the order they were set",
    Column.entry { row, _ in row.id } + [
      Column("goal", .id, "of which goal") { row, _ in .id(row.goal.id) },
      Column("activity", .word, "what the goal counts") { row, _ in
        .word(row.goal.activity.label)
      },
      Column("time", .word, "the time of day, as 20:00") { row, _ in
        .clock(minute: row.schedule.minute)
      },
      Column("weekdays", .word, "the days on which it comes, as monday,friday") { row, _ in
        .word(row.schedule.weekdays.days.map(\.label).joined(separator: ","))
      },
    ] + Column.times("set", "it was set") { row, _ in row.setAt } + [
      Column("nextDay", .day, "the date of the next time; null where it comes no more") {
        row, _ in .day(row.next?.day)
      }
    ]
      + Column.instant("next", "the next time") { row, view in
        row.next.map { view.viewpoint.instant(of: $0) }
      } + [
        Column("rest", .word, "why it leaves out a time before: skip, pause or freeze") { row, _ in
          .optional(row.rest) { .word($0.kind.rawValue) }
        }
      ]
  ) { view, filter in
    view.history.reminders(at: view.viewpoint)
      .filter { filter.allows($0.id) && filter.allows($0.goal.activity) }.rows(\.self)
  }
}
