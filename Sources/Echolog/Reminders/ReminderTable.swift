import Platform

extension Table where Row == Reminder {
  /// When the person is reminded of a goal.
  package static let reminders = Table(
    "reminders", "Reminders of goals, in the order they were set",
    Column.entry { row, _ in row.id } + [
      Column.id("goal", "of which goal") { $0.goal.id },
      Column.word("activity", "what the goal counts") { $0.goal.activity.label },
      Column.clock("time", "the time of day, as 20:00") { $0.schedule.minute },
      Column.word("weekdays", "the days on which it comes, as monday,friday") {
        $0.schedule.weekdays.days.map(\.label).joined(separator: ",")
      },
    ] + Column.times("set", "it was set") { row, _ in row.setAt } + [
      Column.day("nextDay", "the date of the next time; null where it comes no more") {
        $0.next?.day
      }
    ]
      + Column.instant("next", "the next time") { row, view in
        row.next.map { view.viewpoint.instant(of: $0) }
      } + [
        Column.word("rest", "why it leaves out a time before: skip, pause or freeze") {
          $0.rest?.kind.rawValue
        }
      ]
  ) { view, filter in
    view.history.reminders(at: view.viewpoint)
      .filter { filter.allows($0.id) && filter.allows($0.goal.activity) }.rows(\.self)
  }
}
