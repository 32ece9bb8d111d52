import Echolog
import Platform

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
    if missing > 0 { try console.show(Catalogue.gaps(missing), on: .errors) }
  }

  /// Whether the name of an entry is that of an event which is known and can not be read here.
  func isMissing(_ words: String) async -> Bool {
    do throws(Stopped) {
      let diary = try opened()
      for name in try await names(words) {
        let isMissing = try await asking { () async throws(DiaryError) in
          try await diary.isMissing(name)
        }
        if isMissing { return true }
      }
      return false
    } catch {
      // Then nothing is known of it, and it is told as what is not there.
      return false
    }
  }

  private func names(_ words: String) async throws(Stopped) -> [EventName] {
    let history = try await telling().history
    do throws(Rejection) {
      return try history.names(words)
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }
}

extension Statement {
  /// Whether it asks how things are, and changes nothing: then what a simulated clock has not seen
  /// yet is left out. Walks through all events are about the journal, at whatever time.
  var asksOfNow: Bool {
    switch self {
    case .goals, .reminders, .today, .echoes, .moments, .journey, .streaks, .badges, .statistics,
      .echoUse, .patterns, .memories, .logs, .goalHistory, .progress, .streak, .chart, .dayWords,
      .notifications, .settings, .praise, .memory, .plan, .consents, .policy(nil):
      true
    default: false
    }
  }

  /// Whether the answer could be another one with one event more, whichever that is.
  fileprivate var asksWholeHistory: Bool {
    switch self {
    case .goals, .reminders, .today, .echoes, .moments, .journey, .streaks, .badges, .statistics,
      .echoUse, .patterns, .devices, .memories, .logs, .search, .goalHistory, .progress, .streak,
      .chart, .dayWords, .notifications, .history, .replay, .export, .reveal(id: nil):
      true
    default: false
    }
  }
}
