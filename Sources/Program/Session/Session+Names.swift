import Content
import Echolog
import Platform

/// What completion and refusals offer by name.
extension Session {
  /// The latest entries of each kind, and what else a line can name; nothing where the vault can
  /// not be opened without a question.
  func namedThings() async -> [NamedThing] {
    do throws(Stopped) {
      try openQuietly()
      let told = try await telling()
      let latest = Telling.Nameable(told.history, at: told.view)
      let named = try await telling(told, with: latest.references).names(latest)
      return try await named + quoteNames()
    } catch {
      return []
    }
  }

  /// The imports that can be taken back, the latest first.
  func imports() async throws(Stopped) -> [NamedThing] {
    let told = try await telling()
    let imports = Telling.Nameable(importsOf: told.history)
    return try await telling(told, with: imports.references).entries(imports)
  }

  /// - Parameters:
  ///   - kinds: which entries to offer where the words name none; nil for those of the kind.
  ///   - stages: how far these have to be; nil for any.
  func find(
    _ words: String, _ kind: EntityKind? = nil, offering kinds: [EntityKind]? = nil,
    at stages: [NamedThing.Stage]? = nil
  ) async throws(Stopped) -> EventName {
    let history = try await telling().history
    do throws(Rejection) {
      return try history.find(words, as: kind).id
    } catch {
      let kinds = kinds ?? kind.map { [$0] }
      throw .trouble(await trouble(error, naming: words, of: kinds, at: stages))
    }
  }

  /// The goal that is named by its id, or by its activity, with its period where that has several:
  /// the active one, else the one at rest; the other way round where one at rest is wanted.
  func goal(_ words: String, atRest: Bool = false) async throws(Stopped) -> EventName {
    guard let name = GoalName(words) else { return try await find(words, .goal) }
    let told = try await telling()
    let named = told.history.goalFacts().filter(name.suits)
    let wanted = named.filter { $0.isActive(asOf: told.view.today) != atRest }
    let goals = wanted.isEmpty ? named : wanted
    guard let only = goals.first else {
      throw .trouble(await trouble(.notFound(.goal, words), naming: words, of: [.goal]))
    }
    guard goals.count == 1 else {
      throw .trouble(told.ambiguous(words, goals.map { (id: $0.id, goal: $0) }, .goal))
    }
    return only.id
  }

  /// More would not be read.
  private static let mostOlder = 60

  /// Entries of whatever age that are sought, those first that a search shows first; nothing where
  /// that is stopped.
  ///
  /// - Complexity: by words it goes through all texts, as a search does.
  func olderThings(_ sought: LineCompletion.Sought) async -> [NamedThing] {
    do throws(Stopped) {
      let told = try await telling()
      let found: [EventName]
      switch sought.way {
      case .name(let beginning):
        found = told.history.entities(
          named: beginning, as: sought.kind, atMost: Self.mostOlder)
      case .words(let query):
        var search = Search(query, in: told.history, at: told.view)
        try await eachEvent { named throws(Stopped) in search.read(named.name, named.event) }
        found = search.hits.filter { hit in
          hit.kind.map { sought.kind == nil || sought.kind == $0 } ?? false
        }.map(\.id)
      }
      let nameable = Telling.Nameable(
        told.history, at: told.view, only: Array(found.prefix(Self.mostOlder)))
      return try await telling(told, with: nameable.references).entries(nameable)
    } catch {
      return []
    }
  }

  /// What a refusal of a name is told as, with the entries that may be meant.
  ///
  /// - Parameters:
  ///   - kinds: what it had to be; nil for anything.
  ///   - stages: how far it had to be; nil for any.
  func trouble(
    _ rejection: Rejection, naming words: String, of kinds: [EntityKind]?,
    at stages: [NamedThing.Stage]? = nil
  ) async -> Trouble {
    if case .notFound = rejection, await isMissing(words) {
      return kinds == [.echo] ? Catalogue.echoNotLoaded([words]) : Catalogue.unreadable(words)
    }
    let trouble = Catalogue.trouble(rejection)
    let isFitting = { (thing: NamedThing) in
      guard case .entry(let kind) = thing.kind else { return false }
      return kinds?.contains(kind) ?? true && stages?.contains(thing.stage) ?? true
    }
    let latest = await namedThings()
    let entries = latest.filter(isFitting)
    switch rejection {
    case .idAmbiguous(_, let candidates):
      return trouble.listing(entries.filter { candidates.contains($0.name) })
    case .idNotUnderstood:
      let nearest = NearestThings(to: words, among: entries)
      guard nearest.areLatest else { return trouble.offering(nearest) }
      let found = await olderThings(saying: words)
      let fitting = found.filter(isFitting)
      guard fitting.isEmpty else { return trouble.offering(NearestThings(found: fitting)) }
      guard found.isEmpty else { return trouble.offeringSearch(for: Words.line([words])) }
      let example = nearest.things.first ?? latest.first(where: \.isEntry)
      return trouble.showing(name: example?.name).offering(nearest)
    case .notFound:
      return trouble.offering(NearestThings(to: words, among: entries))
    default: return trouble
    }
  }

  /// Entries of whatever age and kind that hold the words.
  private func olderThings(saying words: String) async -> [NamedThing] {
    do throws(Rejection) {
      let query = try SearchQuery(words)
      return await olderThings(LineCompletion.Sought(kind: nil, way: .words(query)))
    } catch {
      return []
    }
  }

  private func quoteNames() async throws(Stopped) -> [NamedThing] {
    let diary = try opened()
    let (kept, today) = try await asking { () async throws(DiaryError) in
      (try await diary.favouriteQuotes(), try await diary.quoteOfTheDay())
    }
    return Telling.names(kept: kept, ofTheDay: today)
  }

  private func openQuietly() throws(Stopped) {
    guard !isOpen else { return }
    var quiet = options
    quiet.mayAsk = false
    hold(try Session(places: places, options: quiet).opened())
  }
}

extension [NamedThing] {
  /// With others behind them, each name once.
  func adding(_ others: [NamedThing]) -> [NamedThing] {
    let known = Set(map(\.name))
    return self + others.filter { !known.contains($0.name) }
  }
}
