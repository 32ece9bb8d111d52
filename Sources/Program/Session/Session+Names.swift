package import Echolog

extension Session {
  /// The latest entries and what else a line can name; nothing where opening would ask.
  func namedThings() async -> [NamedThing] {
    do {
      if !isOpen {
        var quiet = options
        quiet.mayAsk = false
        hold(try Session(paths: paths, options: quiet).opened())
      }
      let presenter = try await makePresenter()
      let latest = Presenter.Nameable(presenter.history, at: presenter.view)
      let named = try await makePresenter(presenter, with: latest.references).names(latest)
      return try await named
        + Presenter.names(kept: opened().favouriteQuotes(), ofTheDay: opened().quoteOfTheDay())
    } catch {
      return []
    }
  }

  func imports() async throws -> [NamedThing] {
    let presenter = try await makePresenter()
    let imports = Presenter.Nameable(importsOf: presenter.history)
    return try await makePresenter(presenter, with: imports.references).entries(imports)
  }

  /// The entry of this name and kind; where there is none, others that are so far are offered.
  func find(
    _ words: String, _ kind: EntityKind? = nil, offering kinds: [EntityKind]? = nil,
    at stages: [NamedThing.Stage]? = nil
  ) async throws -> EventName {
    try await named(words, as: kinds ?? kind.map { [$0] }, at: stages) { history in
      try history.find(words, as: kind).id
    }
  }

  /// What a search for a name in the history finds, or an error with what may be meant.
  func named<Found>(
    _ words: String, as kinds: [EntityKind]? = nil, at stages: [NamedThing.Stage]? = nil,
    _ search: (History) throws -> Found
  ) async throws -> Found {
    let presenter = try await makePresenter()
    do {
      return try search(presenter.history)
    } catch let error as Rejection {
      throw await programError(error, naming: words, of: kinds, at: stages)
    }
  }

  /// The goal that is named by its id, or by its activity, with its kind where that has several:
  /// the active one, else the one at rest; the other way round where one at rest is wanted.
  func goal(_ words: String, atRest: Bool = false) async throws -> EventName {
    let presenter = try await makePresenter()
    let activities = presenter.history.namedActivities
    guard let name = GoalName(words, among: activities) else {
      if let renamed = activities.first(where: { $0.wasCalled(words) }) {
        throw Rejection.unknownActivity(words, nearest: renamed)
      }
      return try await find(words, .goal)
    }
    let named = presenter.history.allGoals().filter(name.suits)
    let wanted = named.filter { $0.isActive(asOf: presenter.view.today) != atRest }
    let goals = name.meant(of: wanted.isEmpty ? named : wanted)
    guard let only = goals.first else {
      let isBare = presenter.history.allGoals(of: name.activity).isEmpty
      let error = await programError(.notFound(.goal, words), naming: words, of: [.goal])
      throw isBare ? error.next(Messages.settingGoal(of: name)) : error
    }
    if goals.count == 1 { return only.id }
    throw presenter.ambiguous(words, goals.map { (id: $0.id, goal: $0) }, .goal)
  }

  /// The activities that words may name, the person's own among them.
  func namedActivities() async throws -> [Activity] {
    try await opened().view().history.namedActivities
  }

  private static let mostOlder = 60

  /// Entries of whatever age that are sought, those first that a search shows first; nothing where
  /// that is stopped.
  ///
  /// - Complexity: by words it goes through all texts, as a search does.
  func olderThings(_ sought: LineCompletion.Sought) async -> [NamedThing] {
    do {
      let presenter = try await makePresenter()
      let found: [EventName]
      switch sought.way {
      case .name(let beginning):
        found = presenter.history.entities(
          named: beginning, as: sought.kind, atMost: Self.mostOlder)
      case .words(let query):
        var search = Search(query, in: presenter.history, at: presenter.view)
        try await eachEvent { named in search.read(named.name, named.event) }
        found = search.hits.filter { hit in
          hit.kind.map { sought.kind == nil || sought.kind == $0 } ?? false
        }.map(\.id)
      }
      let nameable = Presenter.Nameable(
        presenter.history, at: presenter.view, only: Array(found.prefix(Self.mostOlder)))
      return try await makePresenter(presenter, with: nameable.references).entries(nameable)
    } catch {
      return []
    }
  }

  /// The message for a refusal of a name, with the entries that may be meant.
  package func programError(
    _ rejection: Rejection, naming words: String, of kinds: [EntityKind]?,
    at stages: [NamedThing.Stage]? = nil
  ) async -> ProgramError {
    if case .notFound = rejection, await isMissing(words) {
      return kinds == [.echo] ? Messages.echoNotLoaded([words]) : Messages.unreadable(words)
    }
    let programError = Messages.programError(rejection)
    let isFitting = { (thing: NamedThing) in
      guard case .entry(let kind) = thing.kind else { return false }
      return kinds?.contains(kind) ?? true && stages?.contains(thing.stage) ?? true
    }
    let latest = await namedThings()
    let entries = latest.filter(isFitting)
    switch rejection {
    case .idAmbiguous(_, let candidates):
      return programError.with(\.candidates, entries.filter { candidates.contains($0.name) })
    case .idNotUnderstood:
      let nearest = NearestThings(to: words, among: entries)
      guard nearest.areLatest else { return programError.offering(nearest) }
      let found = await olderThings(saying: words)
      let fitting = found.filter(isFitting)
      guard fitting.isEmpty else { return programError.offering(NearestThings(found: fitting)) }
      guard found.isEmpty else {
        return programError.next(
          Messages.advice("To find these words", "search " + Words.line([words])))
      }
      let example = nearest.things.first ?? latest.first(where: \.isEntry)
      return programError.showing(name: example?.name).offering(nearest)
    case .notFound:
      if let named = latest.first(where: { $0.name == words }), case .entry(let kind) = named.kind,
        kinds?.contains(kind) == false
      {
        return ProgramError(
          programError.word, programError.exit,
          "\(Messages.quoted(words)) is \(Messages.withArticle(kind)).",
          next: [Messages.ways(with: kind, named.name), programError.nextStep]
            .compactMap(\.self).joined(separator: " "))
      }
      return programError.offering(NearestThings(to: words, among: entries))
    default: return programError
    }
  }

  private func olderThings(saying words: String) async -> [NamedThing] {
    guard let query = SearchQuery.understood(words) else { return [] }
    return await olderThings(LineCompletion.Sought(kind: nil, way: .words(query)))
  }
}

extension [NamedThing] {
  func adding(_ others: [NamedThing]) -> [NamedThing] {
    let known = Set(map(\.name))
    return self + others.filter { !known.contains($0.name) }
  }
}
