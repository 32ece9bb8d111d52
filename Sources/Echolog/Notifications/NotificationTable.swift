import Platform

extension Table where Row == PlannedNotification {
  /// What will ring.
  package static let notifications = Table(
    "notifications", "Notifications still to come where there is room for all, the soonest first",
    [
      Column("id", .id, "the Echo or the reminder that it speaks of") { row, _ in
        .id(row.request.subject)
      },
      Column("kind", .word, "echo or reminder") { row, _ in .word(row.request.kind.rawValue) },
      Column("deliveryDay", .day, "the date on which it comes") { row, _ in
        .day(row.request.delivery.day)
      },
      Column("deliveryTime", .word, "when on that date, as 09:00") { row, _ in
        .clock(minute: row.request.delivery.minute)
      },
    ] + Column.times("comes", "it comes") { row, _ in row.instant }
      + Column.instant("requested", "when it was asked for") { row, _ in
        row.request.requestedAt
      } + [
        Column("badge", .number, "how many Echoes wait then, if none is opened before") { row, _ in
          .number(row.badge)
        }
      ]
  ) { view, filter in
    view.history.notificationPlan(of: nil, at: view.viewpoint).planned
      .filter { filter.allows($0.request.subject) }.rows(\.self)
  }
}
