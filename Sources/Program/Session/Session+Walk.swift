import Echolog
import Platform

/// What goes through all events: history and replay.
extension Session {
  func walk(_ statement: Statement, _ console: Console) async throws(Stopped) -> ExitCode {
    switch statement {
    case .history(let id): return try await history(id, console)
    case .export(let file, let form): return try await export(to: file, as: form, console)
    case .replay(let request): return try await replay(request, console)
    default: preconditionFailure("no walk")
    }
  }

  private func history(_ id: String?, _ console: Console) async throws(Stopped) -> ExitCode {
    let told = try await tellingOfEvents()
    var wanted: Set<EventName>?
    if let id {
      let said = try await dayWords(named: id)?.event
      let entry = if let said { said } else { try await findListed(id) }
      wanted = Set(told.history.events(about: entry))
    }
    var listing = Listing(told, console)
    var isEmpty = true
    try await eachEvent { named throws(Stopped) in
      guard wanted?.contains(named.name) != false else { return }
      isEmpty = false
      try listing.add(named)
    }
    if isEmpty, let id { throw .trouble(Catalogue.unreadable(id)) }
    try listing.end()
    return .success
  }

  /// With the words that an event tells and another one holds.
  private func tellingOfEvents() async throws(Stopped) -> Telling {
    let told = try await telling()
    return try await telling(told, with: told.history.labelsTakenOff.compactMap(\.words))
  }

  func onDisk<Result>(
    _ work: () throws(DiskError) -> Result
  ) throws(Stopped) -> Result {
    do throws(DiskError) {
      return try work()
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  private func replay(
    _ request: ReplayRequest, _ console: Console
  ) async throws(Stopped) -> ExitCode {
    let diary = try opened()
    var log: LogID?
    if let name = request.device { log = try await device(named: name) }
    let report = try await asking { () async throws(DiaryError) in
      try await diary.replayFromZero()
    }
    let types = try await asking { () async throws(DiaryError) in
      console.options.form == .json ? try await diary.countTypes() : []
    }
    var listed: UInt64?
    if request.listsEvents { listed = try await list(request, by: log, console) }
    let pace = Catalogue.pace(
      of: report.eventCount, listed: listed, by: request.spannedAxis,
      nanoseconds: report.nanoseconds)
    if let pace { try console.note(pace) }
    var hashes: (state: String, history: String)?
    if request.wantsHash, request.selectsEvents {
      let found = try await asking { () async throws(DiaryError) in
        try await diary.hashes(of: request.selection(of: log))
      }
      hashes = (hexadecimal(found.state), hexadecimal(found.history))
    } else if request.wantsHash {
      let state = try await asking { () async throws(DiaryError) in try await diary.stateHash() }
      hashes = (hexadecimal(state), hexadecimal(await diary.historyHash()))
    }
    let page = Catalogue.replayed(
      report.eventCount, missing: try await missingEventCount(), types: types, listed: listed,
      by: request.spannedAxis, hashes: hashes, areOfSome: request.selectsEvents)
    guard let listed, listed > 0 || console.options.form != .json else {
      return try console.show(page)
    }
    // Where events stand nothing else does, so that whoever reads them meets one form only.
    if request.wantsHash { try console.show(page, on: .errors) }
    if listed == 0 { try console.note(Catalogue.noEventMatches) }
    return page.exit
  }

  private func device(named name: String) async throws(Stopped) -> LogID {
    let devices = try await telling().history.devices
    let label = devices.first { $0.label == name || $0.log.description == name }
    guard let found = label ?? devices.first(where: { $0.name == name }) else {
      throw .trouble(Catalogue.unknownDevice(name, choices: devices.map(\.label)))
    }
    return found.log
  }

  /// Shows the events that were asked for, and answers how many there were.
  private func list(
    _ request: ReplayRequest, by log: LogID?, _ console: Console
  ) async throws(Stopped) -> UInt64 {
    let told = try await tellingOfEvents()
    var console = console
    if request.form == .jsonl { console.options.form = .json }
    var listing = Listing(told, console)
    let selection = request.selection(of: log)
    var count: UInt64 = 0
    try await eachEvent { named throws(Stopped) in
      guard selection.contains(named.name, named.event) else { return }
      count += 1
      try listing.add(named)
    }
    try listing.end()
    return count
  }

  func eachEvent(_ body: (NamedEvent) throws(Stopped) -> Void) async throws(Stopped) {
    let diary = try opened()
    try await asking { () async throws(DiaryError) in try await diary.beginScan() }
    while true {
      let events = try await asking { () async throws(DiaryError) in
        try await diary.nextOfScan()
      }
      if events.isEmpty { return }
      for event in events { try body(event) }
      if Interruption.isRequested { throw .trouble(Catalogue.trouble(DiaryError.cancelled)) }
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension ReplayRequest {
  /// Whether events are to be shown, by a form or by saying which.
  fileprivate var listsEvents: Bool { form != nil || selectsEvents }

  /// Whether it is about some of the events only.
  fileprivate var selectsEvents: Bool {
    spannedAxis != nil || !types.isEmpty || device != nil
  }

  /// By which time events are chosen; nil where none is named.
  fileprivate var spannedAxis: EventSelection.Axis? { from == nil && to == nil ? nil : axis }

  /// - Parameter log: of the device, where one is named.
  fileprivate func selection(of log: LogID?) -> EventSelection {
    EventSelection(from: from, to: to, by: axis, types: types, of: log)
  }
}
