import Echolog
import Platform

/// Which history is on one side of a comparison, as the line names it.
enum ComparedPlace: Equatable, Sendable {
  case now
  /// As it was known then.
  case time(String)
  /// A folder, or words that are no time at all.
  case folder(String)

  init(_ word: String, _ line: Arguments) {
    self = word == "now" ? .now : line.isEnd(word) ? .time(word) : .folder(word)
  }

  fileprivate var words: String {
    switch self {
    case .now: "now"
    case .time(let words), .folder(let words): words
    }
  }
}

extension ReplayCommand {
  /// Shows whether the same follows from two histories, and else where they part.
  @MainActor func compare(
    _ places: [ComparedPlace], in session: Session, _ console: Console
  ) async throws -> ExitCode {
    if session.time != .present {
      let flag =
        session.time.whatIf != nil ? "--whatif" : session.time.asOf != nil ? "--asof" : "--known"
      throw UsageError.flagsExclude(flag, "--verify")
    }
    let chosen = try await selection(of: places, in: session)
    var sides: [ComparedHistory] = []
    for place in places { sides.append(try await session.side(place, chosen)) }
    let (one, other) = (sides[0], sides[1])
    let found = try await HistoryComparison.compare(one, with: other)
    let missing = await max(one.diary.missingEventCount, other.diary.missingEventCount)
    if missing > 0 { try console.show(Messages.gaps(missing), on: .errors) }
    let diary = sides[found.eventSide].diary
    let view = try await diary.view()
    return try console.show(Presenter(view).compared(found, places.map(\.words)))
  }

  /// The events that are asked for, by the names that one of the histories knows.
  @MainActor private func selection(
    of places: [ComparedPlace], in session: Session
  ) async throws -> EventSelection {
    guard device != nil || entity != nil else { return try await selection(in: session) }
    let own = session.folder
    defer { session.folder = own }
    func chosen(_ place: ComparedPlace) async throws -> EventSelection {
      session.folder = if case .folder(let name) = place { try session.folder(name) } else { own }
      return try await selection(in: session)
    }
    do {
      return try await chosen(places[1])
    } catch {
      return try await chosen(places[0])
    }
  }
}

extension Session {
  fileprivate func side(
    _ place: ComparedPlace, _ chosen: EventSelection
  ) async throws -> ComparedHistory {
    var chosen = chosen
    switch place {
    case .now: break
    case .folder(let name): return ComparedHistory(try opened(reading: folder(name)), chosen)
    case .time(let words):
      let (dependencies, settings) = (try dependencies(), try await settings())
      let reader = WhenReader(
        now: dependencies.now(), rules: dependencies.zone ?? .utc, dayStart: settings.dayStart)
      chosen.known = try reader.end(words, weekStart: settings.weekStart)
    }
    return ComparedHistory(try opened(), chosen)
  }

  fileprivate func folder(_ name: String) throws -> Path {
    let path = try paths.absolute(name)
    let status = try paths.disk.statusIfPresent(of: path)
    guard status != nil else { throw Messages.noSide(name) }
    return path
  }
}

extension Presenter {
  /// Whether two histories are the same, and else the first row that is not, with the event that
  /// made it so.
  fileprivate func compared(_ found: HistoryComparison, _ names: [String]) -> Page {
    let (table, change) = (found.row?.table, found.row?.change)
    let key = table.flatMap { table in
      (change?.after ?? change?.before).map { row in
        named(table.key.map { row[$0].text }.joined(separator: " "))
      }
    }
    let values = found.column.map { column in
      [change?.before, change?.after].map { $0.map { named($0[column].text) } }
    }
    let histories = zip(names, found.sides).map { name, side in
      [
        "name": name, "events": side.eventCount, "alone": side.aloneCount,
        "stateHash": ReplayCommand.hexadecimal(side.stateHash),
      ] as JSON
    }
    var page = Page([
      "schema": "comparison/1", "isEqual": found.isEqual, "histories": histories,
      "table": table?.name,
      "row": key, "column": found.column.flatMap { table?.columns[$0].name }, "before": values?[0],
      "after": values?[1], "event": found.event.map { label($0.name) },
      "type": found.event?.event.body.typeName,
      "eventIn": found.event.map { _ in names[found.eventSide] },
    ])
    page.exit = found.isEqual ? .success : .negative
    page.rows = zip(names, found.sides).map { name, side in
      [name, ReplayCommand.hexadecimal(side.stateHash)]
    }
    page.blocks = Messages.compared(found, names).map { .line($0) }
    if let table, let change {
      page.blocks += Self.lines(of: change, in: table).map { block in
        guard case .line(let spans) = block else { return block }
        return .line(spans.map { Span(named($0.text), $0.style) })
      }
    }
    if let event = found.event {
      page.blocks.append(.line(Messages.madeBy(names[found.eventSide])))
      page.blocks += Self.events([row(event.name, event.event)])
    }
    return page
  }

  /// Words with the label of each device in the place of its log, by which histories are compared.
  private func named(_ words: String) -> String {
    history.devices.reduce(words) { $0.replacing($1.log.description, with: $1.label) }
  }
}
