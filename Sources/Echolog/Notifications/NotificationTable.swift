import Platform

extension Table where Row == PlannedNotification {
  /// What will ring.
  package static let notifications = Table(
    "notifications", "Notifications still to come where there is room for all, the soonest first",
    [
      Column.id("id", "the Echo or the reminder that it speaks of") { $0.request.subject },
      Column.word("kind", "echo or reminder") { $0.request.kind.rawValue },
      Column.day("deliveryDay", "the date on which it comes") { $0.request.delivery.day },
      Column.clock("deliveryTime", "when on that date, as 09:00") { $0.request.delivery.minute },
    ] + Column.times("comes", "it comes") { row, _ in row.instant }
      + Column.instant("requested", "when it was asked for") { row, _ in
        row.request.requestedAt
      } + [
        Column.count("badge", "how many Echoes wait then, if none is opened before") { $0.badge }
      ]
  ) { view, filter in
    view.history.notificationPlan(of: nil, at: view.viewpoint).planned
      .filter { filter.allows($0.request.subject) }.rows(\.self)
  }
}
