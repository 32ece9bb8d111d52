import Bytes
import CivilTime
import Domain
import Echolog
import Events
import Files
import ReadModels
import Rendering
import System

/// What goes through all events: history, export and replay.
extension Session {
  func walk(_ statement: Statement, _ console: Console) async throws(Stopped) -> ExitCode {
    switch statement {
    case .history(let id): return try await history(id, console)
    case .export(let file): return try await export(to: file, console)
    case .replay(let request): return try await replay(request, console)
    default: preconditionFailure("no walk")
    }
  }

  private func history(_ id: String?, _ console: Console) async throws(Stopped) -> ExitCode {
    let told = try await telling()
    var wanted: Set<EventName>?
    if let id { wanted = Set(told.history.events(about: try await find(id))) }
    var listing = Listing(told, console)
    try await eachEvent { named throws(Stopped) in
      guard wanted?.contains(named.name) != false else { return }
      try listing.add(named)
    }
    try listing.end()
    return .success
  }

  private func export(to file: String?, _ console: Console) async throws(Stopped) -> ExitCode {
    let told = try await telling()
    guard let file, file != "-" else {
      var count: UInt64 = 0
      var text = ""
      try await eachEvent { named throws(Stopped) in
        text += told.jsonLine(named.name, named.event) + "\n"
        count += 1
        if text.utf8.count > 1 << 16 { try write(&text) }
      }
      try write(&text)
      try note("\(Catalogue.count(count, "event")) written.", console)
      return .success
    }
    var lines: [UInt8] = []
    var count: UInt64 = 0
    try await eachEvent { named throws(Stopped) in
      lines += (told.jsonLine(named.name, named.event) + "\n").utf8
      count += 1
    }
    let path = places.absolute(file)
    do throws(DiskError) {
      try places.disk.replace(
        path, with: lines.rawSpan, through: path.parent.appending(path.lastComponent + ".new"))
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
    try note("\(Catalogue.count(count, "event")) written to \(path).", console)
    return .success
  }

  private func replay(
    _ request: ReplayRequest, _ console: Console
  ) async throws(Stopped) -> ExitCode {
    let diary = try opened()
    let report = try await asking { () async throws(DiaryError) in
      try await diary.replayFromZero()
    }
    try note(
      Catalogue.speed(events: report.eventCount, nanoseconds: report.nanoseconds), console)
    if request.listsEvents { try await list(request, console) }
    guard request.wantsHash || !request.listsEvents else { return .success }
    var hashes: (state: String, history: String)?
    if request.wantsHash {
      let state = try await asking { () async throws(DiaryError) in try await diary.stateHash() }
      hashes = (hexadecimal(state), hexadecimal(await diary.historyHash()))
    }
    return try show(Catalogue.replayed(report.eventCount, hashes: hashes), console)
  }

  private func list(_ request: ReplayRequest, _ console: Console) async throws(Stopped) {
    for type in request.types where !Event.Body.typeNames.contains(type) {
      let nearest = Nearest.suggestion(for: type, among: Event.Body.typeNames)
      throw .trouble(Catalogue.unknownType(type, nearest: nearest))
    }
    let told = try await telling()
    let devices = told.history.devices
    var log: LogID?
    if let name = request.device {
      let label = devices.first { $0.label == name || $0.log.description == name }
      guard let found = label ?? devices.first(where: { $0.name == name }) else {
        throw .trouble(Catalogue.unknownDevice(name, choices: devices.map(\.label)))
      }
      log = found.log
    }
    var console = console
    if request.form == .jsonl { console.options.form = .json }
    var listing = Listing(told, console)
    try await eachEvent { named throws(Stopped) in
      let time = Telling.time(of: named.event)
      if let from = request.from, time < from { return }
      if let to = request.to, time > to { return }
      if let log, named.name.log != log { return }
      let type = named.event.body.typeName
      guard request.types.isEmpty || request.types.contains(type) else { return }
      try listing.add(named)
    }
    try listing.end()
  }

  private func eachEvent(_ body: (NamedEvent) throws(Stopped) -> Void) async throws(Stopped) {
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

  private func write(_ text: inout String) throws(Stopped) {
    do throws(StreamError) {
      try StandardStream.output.write(text)
    } catch {
      throw .stream(error)
    }
    text = ""
  }

  func note(_ text: String, _ console: Console) throws(Stopped) {
    do throws(StreamError) {
      try console.note(text)
    } catch {
      throw .stream(error)
    }
  }

  private func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension ReplayRequest {
  /// Whether events are to be shown, by a form or by saying which.
  fileprivate var listsEvents: Bool {
    form != nil || from != nil || to != nil || !types.isEmpty || device != nil
  }
}

/// Events on their way to the output, in the form that was asked for; a screen's worth at a time,
/// so that memory does not grow with the history.
private struct Listing {
  private let told: Telling
  private let console: Console
  private var rows: [[String]] = []
  private var text = ""

  init(_ told: Telling, _ console: Console) {
    self.told = told
    self.console = console
  }

  mutating func add(_ named: NamedEvent) throws(Stopped) {
    switch console.options.form {
    case .json: text += told.jsonLine(named.name, named.event) + "\n"
    case .plain, .people: rows.append(told.row(named.name, named.event))
    }
    if rows.count >= 1000 || text.utf8.count > 1 << 16 { try end() }
  }

  mutating func end() throws(Stopped) {
    do throws(StreamError) {
      switch console.options.form {
      case .json: try StandardStream.output.write(text)
      case .plain, .people:
        var page = Page(schema: "events/1", blocks: Telling.events(rows), rows: rows)
        page.notes = []
        try console.show(page)
      }
    } catch {
      throw .stream(error)
    }
    rows = []
    text = ""
  }
}
