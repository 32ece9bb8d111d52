import Echolog
import Journal
import Platform
import Seeds
import SimulatedMachine
import Synchronization
import Testing

/// A clock that a test sets.
final class TestClock: Sendable {
  private let milliseconds: Atomic<Int64>

  init(_ start: Instant) {
    milliseconds = Atomic(start.milliseconds)
  }

  var now: Instant { Instant(milliseconds: milliseconds.load(ordering: .relaxed)) }

  func advance(byMinutes minutes: Int) {
    milliseconds.add(Int64(minutes) * 60_000, ordering: .relaxed)
  }
}

/// Vaults of several devices on one simulated machine, all opened with one key.
struct Workbench {
  var machine = SimulatedMachine()
  let shared = Path("/shared")
  static let noon2025 = Instant(milliseconds: 1_764_590_400_000)

  func secret(on disk: any Disk) throws -> Secret {
    try .keyFile(at: "/key", creatingOn: disk)
  }

  func place(_ device: String) -> VaultPlace {
    VaultPlace(
      vault: Path("/\(device)/vault"), states: Path("/\(device)/state"),
      caches: Path("/\(device)/cache"))
  }

  func dependencies(_ clock: TestClock, hoursEast: Int32) -> Dependencies {
    Dependencies(
      now: { clock.now },
      zone: TimeZoneRules(fixed: UTCOffset(seconds: hoursEast * 3600)))
  }

  func create(
    _ device: String, _ clock: TestClock, hoursEast: Int32 = 0
  ) async throws -> Diary {
    let disk = machine.startProcess()
    try disk.makeDirectories(shared)
    return try await Diary.create(
      at: place(device), owner: "Mika", deviceName: DeviceName(device), secret: secret(on: disk),
      dependencies: dependencies(clock, hoursEast: hoursEast), on: disk)
  }

  func join(
    _ device: String, _ clock: TestClock, hoursEast: Int32 = 0, as name: String? = nil,
    isChosen: Bool = false
  ) async throws -> Diary {
    let disk = machine.startProcess()
    let name = if let name { name } else { device }
    let diary = try Diary.join(
      shared, at: place(device), deviceName: DeviceName(name), isChosen: isChosen,
      secret: secret(on: disk), dependencies: dependencies(clock, hoursEast: hoursEast), on: disk)
    _ = try await diary.sync(shared)
    return diary
  }

  /// The keys of a device's vault.
  func keys(_ device: String) throws -> KeyRing {
    let key = try vault(of: device).keys.writing
    return KeyRing(epoch: key.epoch, key: key.key)
  }

  /// The journal of a device's vault, without the diary.
  func journal(_ device: String) throws -> JournalFolder {
    let vault = try vault(of: device)
    let paths = JournalPaths(
      folder: vault.folder.journal, state: place(device).state(of: vault.vaultID))
    return try JournalFolder(
      at: paths, on: machine.startProcess(), keys: keys(device), machineID: Machine.id,
      wordless: wordlessEvent)
  }

  private func vault(of device: String) throws -> UnlockedVault {
    let disk = machine.startProcess()
    return try UnlockedVault.open(at: place(device).vault, secret: secret(on: disk), on: disk)
  }

  /// Opens a device's vault as another process would.
  func open(_ device: String, _ clock: TestClock, hoursEast: Int32 = 0) throws -> Diary {
    let disk = machine.startProcess()
    return try Diary.open(
      at: place(device), deviceName: DeviceName(device), secret: secret(on: disk),
      dependencies: dependencies(clock, hoursEast: hoursEast), on: disk)
  }
}

extension Workbench {
  /// Flips a bit in the last frame of records of the log's end.
  func hurtLastFrame(_ device: String) throws {
    let disk = machine.startProcess()
    let active = place(device).vault.appending("journal/live")
    let isActive = try disk.statusIfPresent(of: active) != nil
    let last = try journal(device).sealedSegments.max { $0.extent.last < $1.extent.last }
    let path = isActive ? active : try #require(last).path
    var bytes = try disk.readAll(path)
    func number(at offset: Int) -> Int {
      (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << ($1 * 8) }
    }
    // Frames follow each other behind the headers; 1, 8 and 16 are flags of those without records.
    var (offset, found) = (isActive ? 8192 : 96, 0)
    while offset + 32 < bytes.count, bytes[offset...].starts(with: [0xec, 0xf0, 0xe1, 0x9d]) {
      if number(at: offset + 12) & 25 == 0 { found = offset }
      offset += 32 + number(at: offset + 8) + 16
    }
    try #require(found > 0)
    bytes[found + 40] ^= 1
    try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".new"))
  }

  /// Copies a folder with all that is in it, over what is there.
  func copy(_ folder: Path, to target: Path) throws {
    try Self.copy(folder, to: target, on: machine.startProcess())
  }

  /// Takes a folder away with all that is in it.
  func remove(_ folder: Path) throws {
    try Self.remove(folder, on: machine.startProcess())
  }

  private static func copy(_ folder: Path, to target: Path, on disk: SimulatedDisk) throws {
    try disk.makeDirectories(target)
    for entry in try disk.list(folder) {
      let (source, copied) = (folder.appending(entry.name), target.appending(entry.name))
      if entry.kind == .directory {
        try copy(source, to: copied, on: disk)
      } else {
        let bytes = try disk.readAll(source)
        try disk.replace(copied, with: bytes.rawSpan, through: Path(copied.text + ".new"))
      }
    }
  }

  private static func remove(_ folder: Path, on disk: SimulatedDisk) throws {
    for entry in try disk.list(folder) {
      let path = folder.appending(entry.name)
      if entry.kind == .directory {
        try remove(path, on: disk)
      } else {
        try disk.remove(path)
      }
    }
  }
}

/// Gives one random command, of those that the history allows to be meaningful.
///
/// Rejections are part of a life: they are counted, not avoided.
struct RandomLife {
  var random: SeededRandom
  private(set) var rejected = 0
  private(set) var recorded = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func active(_ diary: Diary) async throws {
    do {
      try await act(on: diary)
      recorded += 1
    } catch DiaryError.rejected {
      rejected += 1
    }
  }

  private mutating func act(on diary: Diary) async throws {
    let view = try await diary.view()
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: _ = try await diary.commit(drawLog(view))
    case 30..<34: _ = try await diary.commit(drawMemory(at: view.viewpoint))
    case 34..<42: try await onMemory(diary, view)
    case 42..<55:
      _ = try await diary.commit(
        LogMoment(drawText(), eventTime: drawEventTime(at: view.viewpoint)))
    case 55..<68: _ = try await diary.commit(drawVibe())
    case 68..<73: _ = try await diary.commit(RevealEcho())
    case 73..<74: _ = try await diary.commit(ShowArrivedNotifications())
    case 74..<77: try await onEcho(diary, view, CancelEcho.init)
    case 77..<80: try await onEcho(diary, view) { ReflectOnEcho($0, note: "so it was") }
    case 80..<82: try await onEcho(diary, view, DismissEcho.init)
    case 82..<87: _ = try await diary.commit(drawGoal(view))
    case 87..<91: try await onGoal(diary, view)
    case 91..<94: try await onLog(diary, view)
    case 94..<96: try await onMoment(diary, view)
    case 96..<97: try await undoSome(diary, view)
    case 97..<98: try await onSettings(diary, view)
    default: try await importSome(diary, view)
    }
  }

  private mutating func undoSome(_ diary: Diary, _ view: DiaryView) async throws {
    guard Bool.random(using: &random),
      let device = view.history.devices.randomElement(using: &random)
    else {
      _ = try await diary.commit(Undo())
      return
    }
    let number = UInt64.random(in: 1...max(1, device.eventCount), using: &random)
    _ = try await diary.commit(Undo(EventName(log: device.log, number: number)))
  }

  private mutating func onEcho(
    _ diary: Diary, _ view: DiaryView, _ command: (EventName) -> some Command
  ) async throws {
    let echoes = view.history.echoes(at: view.viewpoint)
    if let echo = echoes.randomElement(using: &random) {
      _ = try await diary.commit(command(echo.id))
    }
  }

  private mutating func onSettings(_ diary: Diary, _ view: DiaryView) async throws {
    switch Int.random(in: 0..<11, using: &random) {
    case 0: _ = try await diary.commit(ChangeSetting.notificationSlots([0, 1, 64].drawn(&random)))
    case 1:
      let rules = [SlotRule.nearestFirst, .cancelEarliest]
      _ = try await diary.commit(ChangeSetting.slotRule(rules.drawn(&random)))
    case 2:
      _ = try await diary.commit(
        ChangeSetting.deliveryTime(minutes: [0, 540, 1439].drawn(&random)))
    case 9:
      let name = ["reading", "running", "yoga"].drawn(&random)
      let dimension = [Dimension.count, .duration, .distance].drawn(&random)
      _ = try await diary.commit(AddActivity(name, in: dimension))
    case 10: _ = try await diary.commit(RetireActivity(view.activities.drawn(&random)))
    case 3: _ = try await diary.commit(ChangePermission([.granted, .denied].drawn(&random)))
    case 4: _ = try await diary.commit(PostponePermission())
    case 5, 6:
      let echoes = view.history.echoes(at: view.viewpoint)
      guard let echo = echoes.randomElement(using: &random) else { return }
      let quote = try await diary.quoteID(shownWith: echo.id)
      _ = try await diary.commit(FavouriteQuote(quote, isFavourite: Bool.random(using: &random)))
    case 7, 8:
      let echoes = view.history.echoes(at: view.viewpoint)
      if let echo = echoes.randomElement(using: &random) {
        _ = try await diary.commit(RevealEcho(echo.id))
      }
    default:
      _ = try await diary.commit(ChangeSetting.dayStart(minutes: [0, 240, 300].drawn(&random)))
    }
  }

  private mutating func onGoal(_ diary: Diary, _ view: DiaryView) async throws {
    guard let goal = view.history.allGoals().randomElement(using: &random) else { return }
    if Bool.random(using: &random) {
      _ = try await diary.commit(
        ExcuseGoals(drawExcuse(at: view), of: Bool.random(using: &random) ? nil : [goal.id]))
      return
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let target = Int64.random(in: 1...9000, using: &random)
      _ = try await diary.commit(ChangeGoalTarget(goal.id, target: target))
    case 1: _ = try await diary.commit(DeactivateGoal(goal.id))
    default: _ = try await diary.commit(ReactivateGoal(goal.id))
    }
  }

  private mutating func drawExcuse(at view: DiaryView) -> ExcuseCommand {
    let day = view.viewpoint.today + Int.random(in: -9...5, using: &random)
    let reason = Bool.random(using: &random) ? drawText() : ""
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .skip(SkipDay(day, reason: reason))
    case 1: return .freeze(FreezeDay(day))
    case 2: return .pause(PauseGoal(from: day, to: day + 3, reason: reason))
    case 3: return .pause(PauseGoal(reason: reason))
    default: return .resume(ResumeGoal(from: day))
    }
  }

  private mutating func onLog(_ diary: Diary, _ view: DiaryView) async throws {
    guard let log = view.history.logs().randomElement(using: &random) else { return }
    if Bool.random(using: &random) {
      _ = try await diary.commit(RemoveEntry(log.id))
    } else {
      let amount = Int64.random(in: 1...5000, using: &random)
      _ = try await diary.commit(CorrectActivity(log.id, amount: amount))
    }
  }

  private mutating func onMoment(_ diary: Diary, _ view: DiaryView) async throws {
    guard let moment = view.history.moments().randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: _ = try await diary.commit(RemoveEntry(moment.id))
    case 2: _ = try await diary.commit(EnhancePraise(of: moment.id, drawText()))
    case 3: _ = try await diary.commit(NotePraiseFailure(of: moment.id, .offline))
    default:
      let words = Bool.random(using: &random) ? drawText() : ""
      _ = try await diary.commit(SummariseDay(words, day: moment.time.day))
    }
  }

  private mutating func onMemory(_ diary: Diary, _ view: DiaryView) async throws {
    let memories = view.history.memories(includingRemoved: true)
    guard let memory = memories.randomElement(using: &random) else { return }
    let label = drawLabel()
    switch Int.random(in: 0..<8, using: &random) {
    case 0: _ = try await diary.commit(RemoveEntry(memory.id))
    case 1, 2: _ = try await diary.commit(UnlabelMemory(memory.id, [label]))
    case 3: _ = try await diary.commit(EditMemory(memory.id, title: drawText(), labels: [label]))
    default: _ = try await diary.commit(EditMemory(memory.id, text: drawText(), emotion: .hope))
    }
  }

  private mutating func drawMemory(at view: Now) -> CaptureMemory {
    CaptureMemory(
      text: drawText(), title: Bool.random(using: &random) ? drawText() : "",
      labels: [drawLabel(), drawLabel()], eventTime: drawEventTime(at: view))
  }

  private mutating func drawLabel() -> MemoryLabel {
    MemoryLabel(
      LabelKind.registry.drawn(&random), ["summer", "Ana", "Café"].drawn(&random))
  }

  private mutating func importSome(_ diary: Diary, _ view: DiaryView) async throws {
    let context = try await diary.importContext()
    let pending = try (0..<3).map { _ in try drawLog(view).decide(in: context) }
    let batch = try #require(try await diary.take(pending, from: "old.csv"))
    if Int.random(in: 0..<3, using: &random) == 0 { _ = try await diary.commit(UndoImport(batch)) }
  }

  private mutating func drawLog(_ view: DiaryView) -> LogActivity {
    LogActivity(
      activity: view.activities.drawn(&random),
      amount: Int64.random(in: 1...9000, using: &random),
      eventTime: drawEventTime(at: view.viewpoint))
  }

  private mutating func drawVibe() -> SendVibe {
    SendVibe(
      drawText(), emotion: Emotion.registry.drawn(&random),
      returningAfter: EbbinghausInterval.allCases.drawn(&random))
  }

  private mutating func drawGoal(_ view: DiaryView) -> SetGoal {
    SetGoal(
      view.activities.drawn(&random),
      target: Int64.random(in: 1...9000, using: &random),
      per: Bool.random(using: &random) ? .day : .week)
  }

  private mutating func drawText() -> String {
    let words = ["walked", "home", "한국어", "👩‍👩‍👧", "slowly", "e\u{301}", "\u{1b}[31m", "tea"]
    return (0...Int.random(in: 0..<6, using: &random)).map { _ in words.drawn(&random) }
      .joined(separator: " ")
  }

  private mutating func drawEventTime(at view: Now) -> EventTime {
    let minutes = Int64.random(in: 0...20_000, using: &random)
    guard Bool.random(using: &random) else { return .now }
    let instant = view.instant.advanced(byMilliseconds: -60_000 * minutes)
    return .at(instant, offset: view.zone.offset(at: instant), precision: .minute)
  }
}

extension Diary {
  /// As `sync`, with a folder that is there.
  func sync(_ path: Path) throws -> SyncReport { try sync(path, mayCreate: false) }

  /// Imports events as all that is in a file.
  @discardableResult func take(_ pending: [PendingEvent], from file: String) throws -> EventName? {
    let source = StartImport(sourceName: file, kind: .log)
    return try recordImport(of: source, into: nil, isLast: true) { _, _ in
      (pending: pending, answer: ())
    }.batch
  }
}

/// The word of the rule that a call of an app is refused with; nil where it is not.
func refusal(_ call: () async throws -> Void) async throws -> String? {
  do {
    try await call()
    return nil
  } catch DiaryFailure.refused(let rejection) {
    return rejection.word
  }
}

extension Array {
  func drawn(_ random: inout SeededRandom) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}
