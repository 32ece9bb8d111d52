import Echolog

/// A question behind the word is read as that question with `--watch`; alone it asks for today.
struct WatchCommand: BareCommand {
  static let declaration = Declaration(
    Self.self, "watch",
    "today, shown again whenever it may have changed, until Ctrl-C; before a question, that one",
    ["watch", "watch streaks", "watch moments --limit 5"], [.asks, .standsBeforeOthers])

  func run(in session: Session, _ console: Console) async throws(Exit) -> ExitCode {
    try await session.watch(TodayCommand(), console)
  }
}
