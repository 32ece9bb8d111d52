import Echolog
import Foundation
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// Every kind of damage to every file of a vault, and what a repair makes of it. A run draws the
/// places of flips and cuts by seed.
@Suite struct RepairTests {
  static let seed: UInt64 = {
    let given = ProcessInfo.processInfo.environment["ECHOLOG_SEED"].flatMap { UInt64($0) }
    return given ?? UInt64.random(in: 0..<1_000_000)
  }()

  @Test func `Whatever is damaged, the copy has all else, and with a replica everything`()
    async throws
  {
    let whole = try await LivedVault()
    var random = SeededRandom(seed: Self.seed)
    var (tried, costly) = (0, 0)
    for file in whole.files.keys.sorted() {
      for damage in try whole.damages(to: file, &random) {
        let context = "\(damage.name) of \(file), seed \(Self.seed)"
        let (alone, healed) = (try whole.hurt(file, damage), try whole.hurt(file, damage))
        let cost = try alone.repairAlone(context)
        try healed.repairFromReplica(file.contains("segments/") && tried % 2 == 0, context)
        if cost, tried % 5 == 0 { try await alone.writeOn(context) }
        tried += 1
        costly += cost ? 1 : 0
      }
    }
    #expect(tried > 150 && costly > 50, "\(tried), \(costly)")
    print("Repair: \(tried) damages, \(costly) cost records. ECHOLOG_SEED=\(Self.seed)")
  }

  @Test
  func `Stopped or failing at any call, a repair leaves a whole copy or none, and works again`()
    async throws
  {
    let whole = try await LivedVault()
    let file = whole.largestSegment
    let damage = LivedVault.Damage(name: "flip") { bytes in bytes[bytes.count / 3] ^= 1 }
    let counting = try whole.hurt(file, damage)
    let original = try LivedVault.files(in: LivedVault.vault, on: counting.machine.startProcess())
    let before = counting.machine.callCount
    #expect(try counting.repairAlone("undisturbed"))
    let calls = counting.machine.callCount - before
    for n in stride(from: 0, to: calls, by: max(1, calls / 60)) {
      for effect in [Fault.Effect.fail(.io), .fail(.noSpace), .killProcess] {
        let hurt = try whole.hurt(file, damage)
        hurt.machine.add(Fault(effect, callsBefore: n))
        do {
          _ = try hurt.repair()
        } catch {
          // What counts is what is there now.
        }
        hurt.machine.removeFaults()
        let disk = hurt.machine.startProcess()
        let left = try LivedVault.files(in: LivedVault.vault, on: disk)
        #expect(left == original, "\(effect) at call \(n)")
        let made = try disk.statusIfPresent(of: LivedVault.target) != nil
        if made { try disk.rename(LivedVault.target, to: "/laptop/first") }
        // With its marker it is a vault already, which no repair takes away.
        if try disk.statusIfPresent(of: VaultFolder(LivedVault.partial).marker) != nil {
          try disk.rename(LivedVault.partial, to: "/laptop/unnamed")
        }
        #expect(try hurt.repairAlone("\(effect) at call \(n)"))
      }
    }
    var asked = 0
    let hurt = try whole.hurt(file, damage)
    #expect(throws: DiaryError.cancelled) {
      _ = try hurt.repair { _, _ in
        asked += 1
        return asked < 6
      }
    }
    let disk = hurt.machine.startProcess()
    #expect(try LivedVault.files(in: LivedVault.vault, on: disk) == original)
    #expect(try disk.list("/laptop").allSatisfy { !$0.name.contains("recovered") })
    #expect(try hurt.repairAlone("after it was stopped"))
  }

  @Test func `A full disk is reported before anything is written, and a writer is waited for`()
    async throws
  {
    let whole = try await LivedVault()
    let file = whole.largestSegment
    let hurt = try whole.hurt(file, LivedVault.Damage(name: "cut") { $0.removeLast(700) })
    let disk = hurt.machine.startProcess()
    hurt.machine.capacityBytes = 1 << 30
    hurt.machine.capacityBytes = (1 << 30) - (try disk.freeBytes(at: "/laptop")) + 300_000
    #expect(throws: DiaryError.storage(.disk(.freeBytes, LivedVault.partial, .noSpace))) {
      try hurt.repair()
    }
    #expect(try disk.list("/laptop").allSatisfy { !$0.name.contains("recovered") })
    hurt.machine.capacityBytes = nil
    let lock = try disk.lock(
      "/laptop/vault/journal/lock", .exclusive, timeoutMilliseconds: 0)
    #expect {
      try hurt.repair()
    } throws: { error in
      if case .storage(.disk(_, _, .locked))? = error as? DiaryError { true } else { false }
    }
    try lock.release()
    _ = try hurt.repairAlone("afterwards")
    #expect(throws: DiaryError.storage(.disk(.makeDirectory, "/laptop/vault", .exists))) {
      try hurt.repair(into: "/laptop/vault")
    }
  }

  @Test func `A repair changes nothing of the original, nor what the device remembers of it`()
    async throws
  {
    let whole = try await LivedVault()
    let file = whole.largestSegment
    let hurt = try whole.hurt(file, LivedVault.Damage(name: "flip") { $0[900] ^= 8 })
    hurt.machine.recordsTrace = true
    #expect(try hurt.repair(from: "/shared").losses.isEmpty)
    let reading: Set<StorageError.Operation> = [
      .open, .close, .read, .length, .lock, .unlock, .list, .status, .freeBytes,
    ]
    let kept = ["/laptop/vault/", "/laptop/state", "/shared"]
    let changes = hurt.machine.trace.filter { call in
      !reading.contains(call.operation) && kept.contains { call.path.text.hasPrefix($0) }
    }
    #expect(changes.isEmpty, "\(changes)")
  }

  @Test func `What a dry run reports is what the repair then does, and the dry run writes nothing`()
    async throws
  {
    let whole = try await LivedVault()
    let damages = [
      LivedVault.Damage(name: "removal", nil),
      LivedVault.Damage(name: "flip") { bytes in bytes[bytes.count / 3] ^= 1 },
      LivedVault.Damage(name: "cut") { bytes in bytes.removeLast(bytes.count / 4) },
    ]
    // Without its keys the vault can not be read at all; lock and ballast file have no content.
    let unread = ["keys/", "journal/lock", "journal/reserve"]
    for file in whole.files.keys.sorted() where !unread.contains(where: file.hasPrefix) {
      for (position, damage) in (damages + damages).enumerated() {
        let other: Path? = position < damages.count ? nil : "/shared"
        let context = "\(damage.name) of \(file), from \(other?.text ?? "nowhere")"
        let hurt = try whole.hurt(file, damage)
        let before = try LivedVault.files(in: "/", on: hurt.machine.startProcess())
        let told = try hurt.repair(from: other, isForeseen: true)
        let after = try LivedVault.files(in: "/", on: hurt.machine.startProcess())
        #expect(after == before, "\(context)")
        let done = try hurt.repair(from: other)
        if case .copied(let copy) = done.outcome {
          #expect(told.outcome == .foreseen(copy), "\(context)")
        } else {
          #expect(told.outcome == done.outcome, "\(context)")
        }
        #expect(told.losses == done.losses && told.findings == done.findings, "\(context)")
        #expect(told.kept == done.kept && told.returned == done.returned, "\(context)")
        #expect(told.deviceNames == done.deviceNames, "\(context)")
      }
    }
  }

  @Test func `A dry run reads what only another key opens, where a repair does`() async throws {
    let (hurt, name, bytes) = try await LivedVault().hurtBesideStranger()
    #expect(try hurt.repair(isForeseen: true).outcome == .foreseen(LivedVault.target))
    #expect(try hurt.repair().outcome == .copied(LivedVault.target))
    let copied = LivedVault.target.appending(name)
    #expect(try hurt.machine.startProcess().readAll(copied) == bytes)
  }

  @Test func `What would be in the way of a repair is in the way of a dry run`() async throws {
    let whole = try await LivedVault()
    let hurt = try whole.hurt(
      whole.largestSegment, LivedVault.Damage(name: "flip") { $0[900] ^= 8 })
    let disk = hurt.machine.startProcess()
    try disk.makeDirectories("/laptop/vault-recovered.partial/photos")
    let inTheWay = StorageError.disk(.makeDirectory, LivedVault.partial, .exists)
    #expect(throws: DiaryError.storage(inTheWay)) { try hurt.repair(isForeseen: true) }
    try disk.removeDirectory("/laptop/vault-recovered.partial/photos")
    // What a repair left that was cut short is not in the way, and stays until the next one.
    try disk.makeDirectories("/laptop/vault-recovered.partial/journal")
    #expect(try hurt.repair(isForeseen: true).outcome == .foreseen(LivedVault.target))
    #expect(try disk.statusIfPresent(of: "/laptop/vault-recovered.partial/journal") != nil)
    hurt.machine.capacityBytes = 1 << 30
    hurt.machine.capacityBytes = (1 << 30) - (try disk.freeBytes(at: "/laptop")) + 300_000
    #expect(throws: DiaryError.storage(.disk(.freeBytes, LivedVault.partial, .noSpace))) {
      try hurt.repair(isForeseen: true)
    }
  }

  @Test func `Without damage nothing is done; a damaged commit pointer alone costs nothing`()
    async throws
  {
    let whole = try await LivedVault()
    let sound = try whole.hurt("journal/head", LivedVault.Damage(name: "none") { _ in })
    #expect(try sound.repair().outcome == .nothingDamaged)
    let disk = sound.machine.startProcess()
    #expect(try disk.statusIfPresent(of: LivedVault.target) == nil)
    let commitPointer = try whole.hurt(
      "journal/head", LivedVault.Damage(name: "flip") { $0[20] ^= 1 })
    let report = try commitPointer.repair()
    #expect(report.outcome == .copied(LivedVault.target) && report.losses.isEmpty)
    #expect(try commitPointer.records(of: LivedVault.target) == whole.records)
  }

  @Test func `A key file with bytes behind its end opens the vault, and a copy has it whole`()
    async throws
  {
    let whole = try await LivedVault()
    let (file, bytes) = try #require(whole.files.first { $0.key.hasPrefix("keys/") })
    let hurt = try whole.hurt(file, LivedVault.Damage(name: "line feed") { $0.append(0x0a) })
    let report = try hurt.repair()
    #expect(report.outcome == .copied(LivedVault.target) && report.losses.isEmpty)
    #expect(report.findings.map(\.cause) == [.damaged])
    #expect(report.findings.map(\.bytes) == [[bytes.count..<bytes.count + 1]])
    let disk = hurt.machine.startProcess()
    #expect(try disk.readAll(LivedVault.target.appending(file)) == bytes)
    #expect(try hurt.records(of: LivedVault.target) == whole.records)
  }
}
