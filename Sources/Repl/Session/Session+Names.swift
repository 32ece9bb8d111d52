import Domain
import Echolog
import Rendering

/// What completion and refusals offer by name.
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

  /// What a refusal of a name is told as, with the entries that may be meant.
  ///
  /// - Parameter kinds: what it had to be; nil for anything.
  func trouble(
    _ rejection: Rejection, naming words: String, of kinds: [EntityKind]?
  ) async -> Trouble {
    let trouble = Catalogue.trouble(rejection)
    let entries = await namedThings().filter { thing in
      guard case .entry(let kind) = thing.kind else { return false }
      return kinds?.contains(kind) ?? true
    }
    switch rejection {
    case .idAmbiguous(_, let candidates):
      return trouble.listing(entries.filter { candidates.contains($0.name) })
    case .idNotUnderstood, .notFound:
      return trouble.offering(NearestThings(to: words, among: entries))
    default: return trouble
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
