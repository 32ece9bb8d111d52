import Echolog

extension StatementReader {
  func aboutEchoes() -> Statement {
    switch line.command.verb {
    case .reveal: .reveal(id: operand(0))
    case .reflect: .reflect(id: needed(0), note: operand(1))
    case .dismiss: .dismiss(id: needed(0))
    case .cancel: .cancel(id: needed(0))
    case .patterns: .patterns
    case .intervals: .intervals
    case .quote: .quoteOfTheDay
    case .quotes: .favouriteQuotes
    case .quoteFavourite: .markQuote(id: needed(0), isFavourite: true)
    case .quoteUnfavourite: .markQuote(id: needed(0), isFavourite: false)
    case .notify: .showNotifications
    case .notificationsAllow: .changePermission(ChangePermission(.granted))
    case .notificationsDeny: .changePermission(ChangePermission(.denied))
    case .notificationsLater: .postponePermission
    default: .notifications
    }
  }

  func echoSelection() throws(LineError) -> Statement.EchoSelection {
    guard !(line.has("--due") && line.has("--all")) else {
      throw .usage(.flagsExclude("--due", "--all"))
    }
    return line.has("--due") ? .due : line.has("--all") ? .all : .scheduled
  }
}
