import Echolog
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// Two devices from their first vault to their last sync, where one call of the disk fails.
private struct FailingLife {
  private enum Told { case kept, refused, unknown }

  let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)
  private var diaries: [String: Diary] = [:]
  /// The answer to the person about each moment that they kept.
  private var told: [String: Told] = [:]
  private var removed: Set<String> = []
  private(set) var faults: [String] = []
  private(set) var unknownCount = 0
  /// Whether the next command comes from another process.
  private let asksAnotherProcess: Bool

  init(asksAnotherProcess: Bool = false, _ fault: Fault? = nil) {
    self.asksAnotherProcess = asksAnotherProcess
    if let fault { bench.machine.add(fault) }
  }

  mutating func active() async throws {
    try await step("create") { life in
      life.diaries["laptop"] = try await life.created()
    }
    try await keep("walked", on: "laptop")
    try await keep("wept", on: "laptop")
    try await sync("laptop")
    try await step("join") { life in
      life.diaries["phone"] = try await life.joined()
    }
    try await keep("swam", on: "phone")
    try await sync("phone")
    try await sync("laptop")
    try await remove("wept", on: "laptop")
    try await keep("slept", on: "laptop")
    for device in ["laptop", "phone", "laptop"] { try await sync(device) }
  }

  /// Does something; where it fails, it is done again without the fault, and has to succeed.
  private mutating func step(
    _ name: String, _ work: (inout FailingLife) async throws -> Void
  ) async throws {
    do {
      try await work(&self)
    } catch {
      bench.machine.removeFaults()
      if !Self.isOfTheDisk(error) { faults.append("\(name): \(error)") }
      do {
        try await work(&self)
      } catch {
        faults.append("\(name) again: \(error)")
      }
    }
  }

  /// A marker or a key that the medium does not give back counts as damaged, because another folder
  /// may have it.
  private static func isOfTheDisk(_ error: any Error) -> Bool {
    switch error {
    case StorageError.disk, DiaryError.notRecorded, DiaryError.storage(.disk),
      DiaryError.storage(.journal(.outcomeUnknown)), DiaryError.storage(.journal(.recoveryNeeded)),
      DiaryError.sync(.disk), DiaryError.unfinishedSync(_, .disk),
      DiaryError.storage(.file(_, .unread)), DiaryError.sync(.file(_, .unread)),
      DiaryError.storage(.vault(_, .markerDamaged)), DiaryError.sync(.vault(_, .markerDamaged)),
      DiaryError.storage(.secret(.noUsableKey)), DiaryError.sync(.secret(.noUsableKey)):
      true
    default: false
    }
  }

  /// Creates the vault, or opens the one that an attempt before made.
  private func created() async throws -> Diary {
    do {
      return try await bench.create("laptop", clock)
    } catch DiaryError.storage(.vault(_, .occupied)) {
      return try bench.open("laptop", clock)
    }
  }

  private func joined() async throws -> Diary {
    do {
      return try await bench.join("phone", clock)
    } catch DiaryError.storage(.vault(_, .occupied)) {
      return try bench.open("phone", clock)
    }
  }

  private mutating func sync(_ device: String) async throws {
    try await step("sync of \(device)") { life in
      let report = try await life.diary(device).sync(life.bench.shared, mayCreate: true)
      guard !report.setAside.isEmpty else { return }
      // What could not be read is reported, and the next sync tries it again.
      life.bench.machine.removeFaults()
      _ = try await life.diary(device).sync(life.bench.shared, mayCreate: true)
    }
    try await settle(device)
  }

  private func diary(_ device: String) throws -> Diary { try #require(diaries[device]) }

  /// Keeps a moment, once; the answer is compared with what is there in the end.
  private mutating func keep(_ text: String, on device: String) async throws {
    do {
      _ = try await diary(device).commit(LogMoment(text))
      told[text] = .kept
    } catch DiaryError.storage(.journal(.outcomeUnknown)) {
      told[text] = .unknown
      unknownCount += 1
      bench.machine.removeFaults()
      if asksAnotherProcess { diaries[device] = try bench.open(device, clock) }
      _ = try await diary(device).view()
      try await settle(device)
    } catch let error as DiaryError {
      bench.machine.removeFaults()
      if !Self.isOfTheDisk(error) { faults.append("\(text): \(error)") }
      told[text] = .refused
    }
  }

  /// Takes what the next command reports of one that was in doubt.
  private mutating func settle(_ device: String) async throws {
    guard let resolution = try await diary(device).takeNews().resolution else { return }
    for (text, answer) in told where answer == .unknown {
      told[text] = resolution == .kept ? .kept : .refused
    }
  }

  private mutating func remove(_ text: String, on device: String) async throws {
    try await step("removal of \(text)") { life in
      let diary = try life.diary(device)
      for id in try await life.moments(of: diary)[text] ?? [] {
        _ = try await diary.commit(RemoveEntry(id))
      }
    }
    removed.insert(text)
  }

  private func moments(of diary: Diary) async throws -> [String: [EventName]] {
    var found: [String: [EventName]] = [:]
    for moment in try await diary.view().history.moments() {
      let text = try await diary.words(moment.text)
      found[text ?? "", default: []].append(moment.id)
    }
    return found
  }

  /// Whether both devices have exactly what the answers were.
  mutating func judge() async throws {
    bench.machine.removeFaults()
    var hashes: Set<[UInt8]> = []
    for device in ["laptop", "phone"] {
      for diary in [try diary(device), try bench.open(device, clock)] {
        let found = try await moments(of: diary)
        for (text, answer) in told {
          let count = found[text]?.count ?? 0
          let wanted = answer == .kept && !removed.contains(text) ? 1 : 0
          if answer == .unknown { faults.append("\(text): never settled") }
          if count != wanted { faults.append("\(device) has \(text) \(count) times: \(answer)") }
        }
        let gaps = await diary.missingEventCount
        if gaps > 0 { faults.append("\(device) misses \(gaps) events") }
        hashes.insert(try await diary.stateHash())
      }
    }
    if hashes.count > 1 { faults.append("the devices differ") }
  }
}

@Suite struct FailingCallTests {
  private static let effects: [Fault.Effect] = [
    .fail(.io), .fail(.noSpace), .failAfterDoing(.io), .failAfterPart(byteCount: 7, .noSpace),
  ]

  private static let triesEveryCall = Environment.current()["ECHOLOG_EVERY_CALL"] != nil

  /// Every call of two devices' life fails, once and for good, from the making of the vault to the
  /// last sync. The answers were true, and whatever failed succeeds when it is done again.
  /// `ECHOLOG_EVERY_CALL` tries all effects at all calls.
  @Test func `Whatever call fails in vaults and syncs, the answers were true`() async throws {
    let stride = Self.triesEveryCall ? 1 : 9
    let seed = testSeed()
    let shift = Int(seed % UInt64(stride))
    let sample = Sample()
    var clean = FailingLife()
    try await clean.active()
    try await clean.judge()
    #expect(clean.faults.isEmpty, "\(clean.faults)")
    let callCount = clean.bench.machine.callCount
    var (runCount, unknownCount) = (0, 0)
    for (turn, effect) in Self.effects.enumerated() {
      for duration in [Fault.Duration.once, .forGood] {
        let isMain = turn == 0 && duration == .once
        let first = isMain ? 0 : (turn + shift) % stride
        for position in Swift.stride(from: first, to: callCount, by: isMain ? 1 : stride)
        where sample.holds(position) {
          var life = FailingLife(Fault(effect, duration, callsBefore: position))
          try await life.active()
          try await life.judge()
          for fault in life.faults {
            Issue.record("\(effect) \(duration) at call \(position), seed \(seed): \(fault)")
          }
          runCount += 1
          unknownCount += life.unknownCount
        }
      }
    }
    print("failing calls: \(callCount) calls of two devices, \(runCount) runs,", terminator: " ")
    print("\(unknownCount) answers unknown until the next command")
    #expect(callCount > 500)
    #expect(unknownCount > 0 || !sample.isWhole)
  }

  /// Where only syncs fail, another process can report too. `ECHOLOG_EVERY_CALL` tries all of them.
  @Test func `What was in doubt is reported by the next command of whatever process`()
    async throws
  {
    let syncs: Set<StorageError.Operation> = [.sync, .syncData, .syncDirectory]
    var clean = FailingLife()
    clean.bench.machine.recordsTrace = true
    try await clean.active()
    let syncCount = clean.bench.machine.trace.count { syncs.contains($0.operation) }
    let stride = Self.triesEveryCall ? 1 : max(1, syncCount / 100)
    var unknownCount = 0
    for asksAnotherProcess in [false, true] {
      for position in Swift.stride(from: 0, to: syncCount, by: stride) {
        var life = FailingLife(
          asksAnotherProcess: asksAnotherProcess,
          Fault(.fail(.io), .forGood, in: syncs, callsBefore: position))
        try await life.active()
        try await life.judge()
        #expect(life.faults.isEmpty, "sync \(position): \(life.faults)")
        unknownCount += life.unknownCount
      }
    }
    #expect(unknownCount > 4)
  }
}
