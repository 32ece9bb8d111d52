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
    let arrived = try await session.perform(ShowArrivedNotifications()).answer
    let presenter = try await session.makePresenter()
    let texts = arrived.compactMap { presenter.history.text(ofEcho: $0.subject) }
    return try console.show(
      try await session.makePresenter(presenter, with: texts).shown(arrived))
  }
}

struct NotificationsAllowCommand: BareCommand, RecordingCommand {
  static let declaration = Declaration(
    Self.self, "notifications allow", "note that this device may notify",
    ["notifications allow"])

  let command = ChangePermission(.granted)
}

struct NotificationsDenyCommand: BareCommand, RecordingCommand {
  static let declaration = Declaration(
    Self.self, "notifications deny", "note that this device may not notify",
    ["notifications deny"])

  let command = ChangePermission(.denied)
}

struct NotificationsLaterCommand: BareCommand, RecordingCommand {
  static let declaration = Declaration(
    Self.self, "notifications later", "be asked again about them in a week",
    ["notifications later"])

  let command = PostponePermission()
}
