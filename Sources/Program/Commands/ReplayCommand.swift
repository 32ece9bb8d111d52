import Echolog
import Interop

struct ReplayCommand: ProgramCommand {
  static let declaration = Declaration(
    "replay", [Operand(.file, .optional)],
    [
      Flag("--from", .whenOrMonth, keepsInstant: true, "the first time to show"),
      Flag("--to", .whenOrMonth, keepsInstant: true, "the last time to show"),
      Flag(
        "--by", .choice(EventSelection.Axis.allCases.map(\.rawValue)),
        "whether these are times at which things happened (the default) or were recorded"),
      Flag(
        "--type", .word("TYPE", of: Event.Body.typeNames), repeats: true,
        "only events of this type; may be given again"),
      Flag("--device", .device, "only what this device wrote"),
      Flag("--entity", .identifier(nil), "only what made this entry and is about it"),
      Flag(
        "--as", .choice([asTable] + TableForm.allCases.map(\.rawValue)),
        "a table to look at, or the form to write; else the ending of the file's name tells it"),
      Flag("--texts", "write your own words too, and those drawn for you"),
      .numbers,
      Flag(
        "--hash",
        "show the history hash and the state hash, of these events where some are chosen"),
      Flag(
        "--verify", .text("WHAT"),
        "compare it with what stands behind it, else with now: each a time, now or a folder"),
      Flag("--shared", .folder, "read this folder that devices share, and no vault"),
    ],
    "build everything again from the journal, or write its events to a file",
    [
      "replay", "replay --hash", "replay --to yesterday --by recorded --hash",
      "replay --from \"last monday\" --type momentLogged --as table",
      "replay --entity laptop:7 --texts goal.jsonl", "replay --from 2025 events.parquet",
      "replay --verify yesterday now", "replay --verify /media/usb/echolog",
      "replay --shared /media/usb/echolog --key-file ~/.echolog-key events.pb",
    ], [.speaksOfDays, .asksWholeHistory], remarks: .lines(of: PackageResources.help_replay_txt))

  private static let asTable = "table"

  let from: Instant?
  let to: Instant?
  let axis: EventSelection.Axis
  let types: [String]
  let device: String?
  let entity: String?
  /// Nil where events are listed, or none are.
  let export: TableExport?
  /// Whether a list is asked for that leaves none out.
  let listsAll: Bool
  let wantsHash: Bool
  let compared: [ComparedPlace]?

  init(_ line: Arguments) throws {
    types = try line.values("--type").map { word in
      if word.contains(",") { throw UsageError.valuesJoined(word, flag: "--type") }
      return try line.choice(word, of: Event.Body.typeNames, by: \.self, for: "--type")
    }
    (from, to) = try line.instants()
    axis = try line.given("--by") ?? .happened
    if line.has("--by"), from == nil, to == nil {
      throw UsageError.flagMissing("--from or --to beside --by", command: "replay")
    }
    device = line.value("--device")
    entity = line.value("--entity")
    wantsHash = line.has("--hash")
    if let first = line.value("--verify") {
      for flag in ["--as", "--texts", "--numbers"] { try line.exclude(flag, "--verify") }
      compared = [
        ComparedPlace(first, line), line.operand(0).map { ComparedPlace($0, line) } ?? .now,
      ]
      (export, listsAll) = (nil, false)
      return
    }
    compared = nil
    listsAll = line.value("--as") == Self.asTable
    let isWritten = line.operand(0) != nil || line.has("--as") && !listsAll
    if listsAll, line.has("--texts") { throw UsageError.flagsExclude("--as table", "--texts") }
    for flag in ["--texts", "--numbers"] where !isWritten && line.has(flag) {
      throw UsageError.flagMissing("a file or --as beside \(flag)", command: "replay")
    }
    export = isWritten ? try TableExport(ofEvents: line) : nil
  }

  /// What the histories of a comparison lack is shown with it.
  var traits: Traits {
    Self.declaration.traits.subtracting(compared == nil ? [] : .asksWholeHistory)
  }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    // Nothing that was not recorded is in what is written for other programs.
    guard export == nil && !wantsHash || session.time.whatIf == nil else {
      throw DiaryError.query(.forkIsRead)
    }
    if let compared { return try await compare(compared, in: session, console) }
    let chosen = try await selection(in: session)
    let isOfSome = !chosen.isOfAll
    if var export {
      export.events = chosen
      let exit = try await session.export(export, console)
      if wantsHash {
        let found = try await hashes(of: chosen, in: session)
        let page = Messages.replayed(
          try await session.makePresenter().history.eventCount,
          missing: try await session.missingEventCount(), types: [], listed: found.eventCount,
          by: spannedAxis, hashes: (found.state, found.history), areOfSome: isOfSome)
        try console.show(page, on: .errors)
      }
      return exit
    }
    let diary = try session.opened()
    let report = try await diary.replayFromZero()
    let types = console.options.form == .json ? try await diary.countTypes() : []
    var listed: UInt64?
    if listsAll || spannedAxis != nil || !self.types.isEmpty || device != nil || entity != nil {
      let presenter = try await session.presenterOfEvents()
      listed = UInt64(try await session.list(chosen, by: presenter, console))
    }
    let pace = Messages.pace(
      of: report.eventCount, listed: listed, by: spannedAxis,
      nanoseconds: report.nanoseconds)
    if let pace { try console.note(pace) }
    let hashes = wantsHash ? try await self.hashes(of: chosen, in: session) : nil
    let chosenCount = hashes?.eventCount ?? chosen.names.map { UInt64($0.count) }
    let page = Messages.replayed(
      isOfSome && listed == nil ? chosenCount ?? report.eventCount : report.eventCount,
      missing: try await session.missingEventCount(), types: types,
      listed: listed, by: spannedAxis, hashes: hashes.map { ($0.state, $0.history) },
      areOfSome: isOfSome)
    guard let listed, listed > 0 || console.options.form != .json else {
      return try console.show(page)
    }
    // Where there are events there is nothing else, so that whoever reads them meets one form only.
    if wantsHash { try console.show(page, on: .errors) }
    if listed == 0 { try console.note(Messages.noEventMatches) }
    return page.exit
  }

  @MainActor private func hashes(
    of chosen: EventSelection, in session: Session
  ) async throws -> (eventCount: UInt64, state: String, history: String) {
    let diary = try session.opened()
    guard !chosen.isOfAll else {
      let (state, history) = (try await diary.stateHash(), await diary.historyHash())
      let count = try await diary.view().history.eventCount
      return (count, Self.hexadecimal(state), Self.hexadecimal(history))
    }
    let found = try await diary.hashes(of: chosen)
    return (found.eventCount, Self.hexadecimal(found.state), Self.hexadecimal(found.history))
  }

  /// By which time events are chosen; nil where none is named.
  private var spannedAxis: EventSelection.Axis? { from == nil && to == nil ? nil : axis }

  @MainActor func selection(in session: Session) async throws -> EventSelection {
    var log: LogID?
    if let device {
      let devices = try await session.makePresenter().history.devices
      let label = devices.first { $0.label == device || $0.log.description == device }
      guard let found = label ?? devices.first(where: { $0.name == device }) else {
        throw UsageError.unknownChoice(device, flag: "--device", choices: devices.map(\.label))
      }
      log = found.log
    }
    var names: Set<EventName>?
    if let entity {
      let entry = try await session.named(entity) { try $0.findListed(entity) }
      names = Set(try await session.makePresenter().history.events(about: entry))
    }
    if session.time.recorded != .present {
      var told: Set<EventName> = []
      try await session.eachEvent { told.insert($0.name) }
      names = names.map(told.intersection) ?? told
    }
    return EventSelection(from: from, to: to, by: axis, types: types, of: log, among: names)
  }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

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
    let view = try await sides[found.eventSide].diary.view()
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
    } catch UsageError.unknownChoice {
      return try await chosen(places[0])
    } catch let error as ProgramError
      where ["notFound", "eventUnreadable"].contains(error.word)
    {
      return try await chosen(places[0])
    }
  }
}

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

extension Session {
  fileprivate func side(
    _ place: ComparedPlace, _ chosen: EventSelection
  ) async throws -> ComparedHistory {
    var chosen = chosen
    switch place {
    case .now: break
    case .folder(let name): return (try opened(reading: folder(name)), chosen)
    case .time(let words):
      let (dependencies, settings) = (try dependencies(), try await settings())
      let reader = WhenReader(
        now: dependencies.now(), rules: dependencies.zone ?? .utc, dayStart: settings.dayStart)
      chosen.known = try reader.end(words, weekStart: settings.weekStart)
    }
    return (try opened(), chosen)
  }

  fileprivate func folder(_ name: String) throws -> Path {
    let path = try paths.absolute(name)
    if try paths.disk.statusIfPresent(of: path) == nil { throw Messages.noSide(name) }
    return path
  }
}

extension Presenter {
  /// Whether two histories are the same, and else the first row that is not, with its event.
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
