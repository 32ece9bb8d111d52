import Echolog
import Rendering

/// What completion offers by name.
extension Session {
  /// The latest entries of each kind, and what else a line can name; nothing where the vault can
  /// not be opened without a question.
  func namedThings() async -> [NamedThing] {
    do throws(Stopped) {
      try openQuietly()
      let told = try await telling()
      let latest = Telling.Latest(told.history, at: told.view)
      let named = try await telling(told, with: latest.references).names(latest)
      return try await named + quoteNames()
    } catch {
      return []
    }
  }

  private func quoteNames() async throws(Stopped) -> [NamedThing] {
    let diary = try opened()
    let (kept, today) = try await asking { () async throws(DiaryError) in
      (try await diary.favouriteQuotes(), try await diary.quoteOfTheDay())
    }
    return Telling.names(
      kept: kept.map(ShownQuote.init), ofTheDay: today.map(ShownQuote.init))
  }

  private func openQuietly() throws(Stopped) {
    guard !isOpen else { return }
    var quiet = options
    quiet.mayAsk = false
    hold(try Session(places: places, options: quiet).opened())
  }
}
