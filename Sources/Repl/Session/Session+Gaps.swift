import Echolog
import Rendering

/// What answers leave out because it can not be read here.
extension Session {
  /// How many events that is, of what was read last.
  func missingEventCount() async throws(Stopped) -> UInt64 {
    await (try opened()).missingEventCount
  }

  /// Says on the side that an answer told from the whole history leaves something out.
  func tellOfGaps(in statement: Statement, _ console: Console) async throws(Stopped) {
    guard statement.asksWholeHistory else { return }
    let missing = try await missingEventCount()
    if missing > 0 { try console.note(Catalogue.missing(missing)) }
  }
}

extension Statement {
  /// Whether the answer could be another one with one event more, whichever that is.
  fileprivate var asksWholeHistory: Bool {
    switch self {
    case .goals, .reminders, .today, .echoes, .moments, .journey, .streaks, .badges, .statistics,
      .echoUse, .patterns, .devices, .memories, .logs, .search, .goalHistory, .progress, .streak,
      .chart, .dayWords, .notifications, .history, .replay, .export:
      true
    default: false
    }
  }
}
