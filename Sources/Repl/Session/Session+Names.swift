import Echolog
import Rendering

/// What completion offers by name.
extension Session {
  /// The latest entries of each kind; none where the vault can not be opened without a question.
  func namedEntries() async -> [NamedEntry] {
    do throws(Stopped) {
      try openQuietly()
      let told = try await telling()
      let latest = Telling.Latest(told.history, at: told.view)
      return try await telling(told, with: latest.references).names(latest)
    } catch {
      return []
    }
  }

  private func openQuietly() throws(Stopped) {
    guard !isOpen else { return }
    var quiet = options
    quiet.mayAsk = false
    hold(try Session(places: places, options: quiet).opened())
  }
}
