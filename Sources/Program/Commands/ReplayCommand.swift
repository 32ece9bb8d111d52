import Echolog
import Interop
import Platform

/// Builds everything again from the journal, lists events of it, writes them out, and compares what
/// follows from them with what follows elsewhere or at another time.
struct ReplayCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "replay", [Operand(.file, .optional)],
    [
      Flag("--from", .whenOrMonth, keepsInstant: true, "the first time to show"),
      Flag("--to", .whenOrMonth, keepsInstant: true, "the last time to show"),
      Flag(
        "--by", .choice(EventSelection.Axis.allCases.map(\.rawValue)),
        "whether these are times at which things happened (the default) or were recorded"),
      Flag("--type", .eventType, repeats: true, "only events of this type; may be given again"),
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
    ], [.speaksOfDays, .asksWholeHistory], remarks: Messages.aboutReplays)

  private static let asTable = "table"

  let from: Instant?
  let to: Instant?
  /// By which time these select.
  let axis: EventSelection.Axis
  /// Names of event types, as `vibeSent`.
  let types: [String]
  let device: String?
  let entity: String?
  /// Nil where events are listed, or none are.
  let export: TableExport?
  /// Whether a list is asked for that leaves none out.
  let listsAll: Bool
  let wantsHash: Bool
  /// What is compared; nil for nothing.
  let compared: [ComparedPlace]?

  init(_ line: Arguments) throws {
    var types: [String] = []
    for word in line.values("--type") {
      if word.contains(",") { throw UsageError.valuesJoined(word, flag: "--type") }
      types.append(try line.choice(word, of: Event.Body.typeNames, by: \.self, for: "--type"))
    }
    self.types = types
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
        let all = try await session.makePresenter().history.eventCount
        let page = Messages.replayed(
          all, missing: try await session.missingEventCount(), types: [],
          listed: found.eventCount, by: spannedAxis, hashes: (found.state, found.history),
          areOfSome: isOfSome)
        try console.show(page, on: .errors)
      }
      return exit
    }
    let diary = try session.opened()
    let report = try await diary.replayFromZero()
    let types = console.options.form == .json ? try await diary.countTypes() : []
    var listed: UInt64?
    if listsAll || selectsEvents { listed = try await list(chosen, in: session, console) }
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

  /// Shows the events that were asked for, and answers how many there were.
  @MainActor private func list(
    _ chosen: EventSelection, in session: Session, _ console: Console
  ) async throws -> UInt64 {
    let presenter = try await session.presenterOfEvents()
    var listing = Listing(presenter, console)
    var count: UInt64 = 0
    try await session.eachEvent(of: chosen) { named in
      count += 1
      try listing.add(named)
    }
    try listing.end()
    return count
  }

  private var selectsEvents: Bool {
    spannedAxis != nil || !types.isEmpty || device != nil || entity != nil
  }

  /// By which time events are chosen; nil where none is named.
  private var spannedAxis: EventSelection.Axis? { from == nil && to == nil ? nil : axis }

  @MainActor func selection(in session: Session) async throws -> EventSelection {
    var log: LogID?
    if let device { log = try await session.device(named: device) }
    var names: Set<EventName>?
    if let entity {
      let entry = try await session.findListed(entity)
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
}

extension Session {
  fileprivate func device(named name: String) async throws -> LogID {
    let devices = try await makePresenter().history.devices
    let label = devices.first { $0.label == name || $0.log.description == name }
    guard let found = label ?? devices.first(where: { $0.name == name }) else {
      throw UsageError.unknownChoice(name, flag: "--device", choices: devices.map(\.label))
    }
    return found.log
  }
}
