import Echolog
import Platform

/// Builds everything again from the journal, and lists events of it.
struct ReplayCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "replay", [],
    [
      Flag("--from", .whenOrMonth, keepsInstant: true, "the first time to show"),
      Flag("--to", .whenOrMonth, keepsInstant: true, "the last time to show"),
      Flag(
        "--by", .choice(EventSelection.Axis.allCases.map(\.rawValue)),
        "whether these are times at which things happened (the default) or were recorded"),
      Flag("--type", .eventType, repeats: true, "only events of this type; may be given again"),
      Flag("--device", .device, "only what this device wrote"),
      Flag("--as", .choice(["table", "jsonl"]), "list the events in this form"),
      Flag(
        "--hash",
        "show the history hash and the state hash, of these events where some are chosen"),
    ],
    "build everything again from the journal",
    [
      "replay", "replay --hash", "replay --to yesterday --by recorded --hash",
      "replay --from \"last monday\" --type momentLogged --as table",
    ], [.speaksOfDays, .asksWholeHistory])

  let from: Instant?
  let to: Instant?
  /// By which time these select.
  let axis: EventSelection.Axis
  /// Names of event types, as `vibeSent`.
  let types: [String]
  let device: String?
  let form: Form?
  let wantsHash: Bool

  /// How events are listed.
  enum Form: String, CaseIterable { case table, jsonl }

  init(_ line: Arguments) throws(LineError) {
    form = try line.given("--as")
    var types: [String] = []
    for word in line.values("--type") {
      if word.contains(",") { throw .usage(.valuesJoined(word, flag: "--type")) }
      types.append(
        try line.choice(word, of: Event.Body.typeNames, by: \.self, for: "--type"))
    }
    self.types = types
    (from, to) = try line.instants()
    axis = try line.given("--by") ?? .happened
    device = line.value("--device")
    wantsHash = line.has("--hash")
  }

  func run(in session: Session, _ console: Console) async throws(Stopped) -> ExitCode {
    let diary = try session.opened()
    var log: LogID?
    if let name = device { log = try await session.device(named: name) }
    let report = try await session.asking { () async throws(DiaryError) in
      try await diary.replayFromZero()
    }
    let types = try await session.asking { () async throws(DiaryError) in
      console.options.form == .json ? try await diary.countTypes() : []
    }
    var listed: UInt64?
    if listsEvents { listed = try await list(in: session, by: log, console) }
    let pace = Catalogue.pace(
      of: report.eventCount, listed: listed, by: spannedAxis,
      nanoseconds: report.nanoseconds)
    if let pace { try console.note(pace) }
    var hashes: (state: String, history: String)?
    if wantsHash, selectsEvents {
      let found = try await session.asking { () async throws(DiaryError) in
        try await diary.hashes(of: selection(of: log))
      }
      hashes = (Self.hexadecimal(found.state), Self.hexadecimal(found.history))
    } else if wantsHash {
      let state = try await session.asking { () async throws(DiaryError) in
        try await diary.stateHash()
      }
      hashes = (Self.hexadecimal(state), Self.hexadecimal(await diary.historyHash()))
    }
    let page = Catalogue.replayed(
      report.eventCount, missing: try await session.missingEventCount(), types: types,
      listed: listed,
      by: spannedAxis, hashes: hashes, areOfSome: selectsEvents)
    guard let listed, listed > 0 || console.options.form != .json else {
      return try console.show(page)
    }
    // Where events stand nothing else does, so that whoever reads them meets one form only.
    if wantsHash { try console.show(page, on: .errors) }
    if listed == 0 { try console.note(Catalogue.noEventMatches) }
    return page.exit
  }

  /// Shows the events that were asked for, and answers how many there were.
  @MainActor private func list(
    in session: Session, by log: LogID?, _ console: Console
  ) async throws(Stopped) -> UInt64 {
    let told = try await session.tellingOfEvents()
    var console = console
    if form == .jsonl { console.options.form = .json }
    var listing = Listing(told, console)
    let selection = selection(of: log)
    var count: UInt64 = 0
    try await session.eachEvent { named throws(Stopped) in
      guard selection.contains(named.name, named.event) else { return }
      count += 1
      try listing.add(named)
    }
    try listing.end()
    return count
  }

  /// Whether events are to be shown, by a form or by saying which.
  private var listsEvents: Bool { form != nil || selectsEvents }

  /// Whether it is about some of the events only.
  private var selectsEvents: Bool {
    spannedAxis != nil || !types.isEmpty || device != nil
  }

  /// By which time events are chosen; nil where none is named.
  private var spannedAxis: EventSelection.Axis? { from == nil && to == nil ? nil : axis }

  /// - Parameter log: of the device, where one is named.
  private func selection(of log: LogID?) -> EventSelection {
    EventSelection(from: from, to: to, by: axis, types: types, of: log)
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension Session {
  fileprivate func device(named name: String) async throws(Stopped) -> LogID {
    let devices = try await telling().history.devices
    let label = devices.first { $0.label == name || $0.log.description == name }
    guard let found = label ?? devices.first(where: { $0.name == name }) else {
      throw .trouble(Catalogue.unknownDevice(name, choices: devices.map(\.label)))
    }
    return found.log
  }
}
