import Echolog

struct NotificationsCommand: BareCommand {
  static let declaration = Declaration(
    Self.self, "notifications", "what this device plans to show, and when", ["notifications"],
    [.asks, .listsRows]
  )

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let presenter = try await session.makePresenter()
    let device = await (try session.opened()).ownLog
    let plan = presenter.history.notificationPlan(of: device, at: presenter.view)
    let rows = try await session.chosen(plan.planned, of: .notifications, presenter, console)
    let texts = plan.planned.compactMap { presenter.history.text(ofEcho: $0.request.subject) }
    return try console.show(
      try await session.makePresenter(presenter, with: texts).notifications(
        plan, rows, permission: presenter.history.notificationPermission(of: device)))
  }
}

struct NotifyCommand: BareCommand {
  static let declaration = Declaration(
    Self.self, "notify", "show what has come and was not shown before, as from a timer",
    ["notify"])

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    let arrived = try await session.withDiary { diary throws(DiaryError) in
      try await diary.showArrivedNotifications()
    }
    let presenter = try await session.makePresenter()
    let texts = arrived.compactMap { presenter.history.text(ofEcho: $0.subject) }
    return try console.show(
      try await session.makePresenter(presenter, with: texts).shown(
        arrived.map {
          ShownNotification(
            subject: $0.subject, kind: $0.kind, delivery: $0.delivery, badge: $0.badge)
        }))
  }
}

struct NotificationsAllowCommand: BareCommand {
  static let declaration = Declaration(
    Self.self, "notifications allow", "note that this device may notify",
    ["notifications allow"])

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    try await session.record(console) { diary throws(DiaryError) in
      try await diary.change(ChangePermission(.granted))
    }
  }
}

struct NotificationsDenyCommand: BareCommand {
  static let declaration = Declaration(
    Self.self, "notifications deny", "note that this device may not notify",
    ["notifications deny"])

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    try await session.record(console) { diary throws(DiaryError) in
      try await diary.change(ChangePermission(.denied))
    }
  }
}

struct NotificationsLaterCommand: BareCommand {
  static let declaration = Declaration(
    Self.self, "notifications later", "be asked again about them in a week",
    ["notifications later"])

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    try await session.record(console) { diary throws(DiaryError) in
      try await diary.postponePermission()
    }
  }
}
