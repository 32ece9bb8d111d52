import Echolog
import Platform

/// Memories: keeping, changing and finding them.
extension Session {
  func recordMemory(_ statement: Statement) async throws(Stopped) -> Page {
    let diary = try opened()
    let recorded: [Recorded]
    switch statement {
    case .remember(let command):
      recorded = try await asking { () async throws(DiaryError) in
        try await diary.remember(command)
      }
    case .edit(let words, let command):
      let id = try await findEditable(words, for: command)
      recorded = try await asking { () async throws(DiaryError) in
        try await diary.edit(id, command)
      }
    case .unlabel(let words, let command):
      let id = try await find(words, .memory)
      recorded = try await unlabel(id, command)
    default: preconditionFailure("not about a memory")
    }
    var told = try await tellingAfterCommand()
    let events = recorded.map { (name: $0.name, event: $0.event) }
    let words = told.labelsTakenOff(by: events).map(\.words) + [told.history.settings.helpLine]
    told = try await telling(told, with: words.compactMap(\.self))
    let page = told.recorded(events[0].name, events[0].event)
    return told.adding(Array(events.dropFirst()), to: page, about: events[0])
  }

  private func unlabel(
    _ id: EventName, _ command: UnlabelMemory
  ) async throws(Stopped) -> [Recorded] {
    let diary = try opened()
    do throws(DiaryError) {
      return try await diary.unlabel(id, command)
    } catch .rejected(.notLabelled(let label)) {
      let told = try await telling()
      guard let memory = told.history.memory(id) else { preconditionFailure("found above") }
      throw .trouble(
        try await telling(told, with: memory.labels.compactMap(\.words))
          .notLabelled(label, memory))
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  /// The memories with all these labels, the latest first.
  ///
  /// - Parameter days: on which they may have been; nil for any.
  func memories(
    _ labels: [MemoryLabel], _ days: ClosedRange<CivilDay>?, _ part: ListPart
  ) async throws(Stopped) -> Page {
    var told = try await telling()
    var memories = told.history.memories().sorted { $0.time.happenedAt > $1.time.happenedAt }
    if let days { memories.removeAll { !days.overlaps($0.time.days) } }
    if !labels.isEmpty {
      told = try await telling(told, with: memories.flatMap(\.labels).compactMap(\.words))
      memories = memories.filter { told.carries($0, labels) }
    }
    let shown = part.rows(of: memories)
    return try await telling(told, with: shown.flatMap(\.references))
      .memories(shown, part, total: memories.count, having: labels, areOfSomeTime: days != nil)
  }

  func memory(_ words: String) async throws(Stopped) -> Page {
    let diary = try opened()
    let id = try await find(words, .memory)
    var told = try await telling()
    guard let memory = told.history.memory(id) else { preconditionFailure("found above") }
    let events = try await asking { () async throws(DiaryError) in
      try await diary.past(of: memory)
    }
    let labels = told.history.memories().flatMap(\.labels) + told.history.labelsTakenOff
    told = try await telling(told, with: memory.references + labels.compactMap(\.words))
    let related = told.related(to: memory)
    told = try await telling(told, with: related.flatMap(\.memory.references))
    return told.memory(memory, events: events.map { ($0.name, $0.event) }, related: related)
  }

  /// Goes through every text of the journal.
  func search(_ query: SearchQuery, _ part: ListPart) async throws(Stopped) -> Page {
    let told = try await telling()
    var search = Search(query, in: told.history, at: told.view)
    try await eachEvent { named throws(Stopped) in search.read(named.name, named.event) }
    let hits = search.hits
    let shown = part.rows(of: hits)
    let labelled = shown.filter(\.isByLabel).compactMap { told.history.memory($0.id) }
    let others = try await otherWays(than: query, found: hits, told)
    return try await telling(
      told, with: labelled.flatMap { [$0.title, $0.text].compactMap(\.self) }
    )
    .found(shown, total: hits.count, of: query, others: others, without: search.omissions)
  }

  /// What to try after a search that found nothing; for that all texts are gone through again.
  private func otherWays(
    than query: SearchQuery, found hits: [SearchHit], _ told: Telling
  ) async throws(Stopped) -> Telling.OtherWays {
    guard hits.isEmpty else { return Telling.OtherWays() }
    var search = Search(query, in: told.history, at: told.view, gathersNearWords: true)
    try await eachEvent { named throws(Stopped) in search.read(named.name, named.event) }
    let settings = told.history.settings
    let whens = WhenReader(
      now: told.view.now, rules: told.view.zone, dayStart: settings.dayStart)
    // A number that stands nowhere is no slip of another one, and may be a day.
    let hasLetters = query.text.contains(where: \.isLetter)
    var ways = Telling.OtherWays()
    ways.nearest = hasLetters ? try await finding(search.suggestion, told) : nil
    guard let days = whens.days(query.text, weekStart: settings.weekStart) else { return ways }
    ways.days = days
    let history = told.history
    ways.leadToMemories = history.memoriesWithoutDay.contains { days.overlaps($0.time.days) }
    ways.leadToJourney =
      !ways.leadToMemories || !history.journey(in: days, limit: 1).isEmpty
    return ways
  }

  /// The words that may have been meant; nil where they stand nowhere together.
  private func finding(_ words: [String]?, _ told: Telling) async throws(Stopped) -> [String]? {
    guard let words else { return nil }
    let query: SearchQuery
    do throws(Rejection) {
      query = try SearchQuery(words.joined(separator: " "))
    } catch {
      return nil
    }
    var search = Search(query, in: told.history, at: told.view)
    try await eachEvent { named throws(Stopped) in search.read(named.name, named.event) }
    return search.hits.isEmpty ? nil : words
  }
}
