import Echolog
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// One repair, and the disks that a power cut may leave of it.
private struct CutRepair {
  let whole: LivedVault
  let hurt: HurtVault
  let other: Path?
  let original: [String: [UInt8]]
  /// What is in the finished copy.
  let copy: [String: [UInt8]]
  private var seen: Set<UInt64> = []
  private(set) var wholeCount = 0
  private(set) var repairedCount = 0
  /// The disks without a copy of which one is repaired again.
  private static let oneIn = 12

  var cutCount: Int { seen.count }

  /// Repairs, and keeps the disk after each call that may have changed it: a cut within a call
  /// leaves what one before or after it leaves, with a part of what was pending then.
  init(_ whole: LivedVault, from other: Path?) throws {
    self.whole = whole
    self.other = other
    hurt = try whole.hurt(
      whole.largestSegment,
      LivedVault.Damage(name: "flip") { bytes in bytes[bytes.count / 3] ^= 1 })
    original = try Self.original(on: hurt.machine.startProcess())
    hurt.machine.recordsMoments = true
    let report = try hurt.repair(from: other)
    hurt.machine.recordsMoments = false
    copy = try Self.copy(LivedVault.target, on: hurt.machine.startProcess())
    #expect(report.outcome == .copied(LivedVault.target))
    #expect(report.losses.isEmpty == (other != nil), "\(report.losses)")
    for (log, records) in try hurt.records(of: LivedVault.target) {
      #expect(report.kept[log]?.count == UInt64(records.count), "\(log)")
    }
  }

  /// Cuts the power after every call, in several ways.
  mutating func cutEverywhere(using random: inout SeededRandom) throws {
    let moments = hurt.machine.moments
    #expect(moments.count > 30)
    for (position, moment) in moments.enumerated() {
      let pending = moment.pendingOperations()
      let drawn = (0..<3).map { _ in pending.map { $0.drawFate(using: &random) } }
      for fates in [pending.map { _ in .lost }, pending.map { _ in .kept }] + drawn {
        let call = "\(moment.call.operation) \(moment.call.path)"
        try judge(
          moment.crashImage(fates), using: &random,
          "after change \(position), \(call), \(fates), from \(other?.text ?? "nowhere")")
      }
    }
  }

  /// Cuts the power right after the repair has answered.
  mutating func cutAfterAnswer(using random: inout SeededRandom) throws {
    for _ in 0..<40 {
      let image = hurt.machine.drawCrashImage(using: &random)
      let disk = SimulatedMachine(restartedFrom: image).startProcess()
      #expect(try Self.original(on: disk) == original)
      #expect(try Self.copy(LivedVault.target, on: disk) == copy)
      #expect(try disk.statusIfPresent(of: LivedVault.partial) == nil)
    }
  }

  /// The original is as it was. What is at the target is the whole copy, and so is what has a
  /// marker beside it, which the person gives a name; where nothing is at the target, the next
  /// repair writes it.
  private mutating func judge(
    _ image: CrashImage, using random: inout SeededRandom, _ context: String
  ) throws {
    guard seen.insert(image.fingerprint).inserted else { return }
    let after = HurtVault(machine: SimulatedMachine(restartedFrom: image), whole: whole)
    let disk = after.machine.startProcess()
    #expect(try Self.original(on: disk) == original, "\(context)")
    let marker = VaultFolder(LivedVault.partial).marker
    if try disk.statusIfPresent(of: marker) != nil {
      #expect(try Self.copy(LivedVault.partial, on: disk) == copy, "marked \(context)")
      try disk.rename(LivedVault.partial, to: "/laptop/unnamed")
    }
    if try disk.statusIfPresent(of: LivedVault.target) != nil {
      #expect(try Self.copy(LivedVault.target, on: disk) == copy, "\(context)")
      wholeCount += 1
    } else if Int.random(in: 0..<Self.oneIn, using: &random) == 0 {
      repairedCount += 1
      if other == nil {
        #expect(try after.repairAlone(context))
      } else {
        try after.repairFromReplica(true, context)
      }
    }
  }

  /// The files of the damaged vault, and what the device remembers of it.
  private static func original(on disk: SimulatedDisk) throws -> [String: [UInt8]] {
    let state = try LivedVault.files(in: "/laptop/state", on: disk)
    return try LivedVault.files(in: LivedVault.vault, on: disk)
      .merging(state) { _, _ in [] }
  }

  /// The files of a copy, but for the lock, which only names who had it last.
  private static func copy(_ folder: Path, on disk: SimulatedDisk) throws -> [String: [UInt8]] {
    try LivedVault.files(in: folder, on: disk).filter { $0.key != "journal/lock" }
  }
}

extension RepairTests {
  @Test func `A power cut in a repair leaves the original as it was, and a whole copy or none`()
    async throws
  {
    let whole = try await LivedVault()
    var random = SeededRandom(seed: Self.seed)
    for other in [nil, "/shared"] as [Path?] {
      var cuts = try CutRepair(whole, from: other)
      try cuts.cutAfterAnswer(using: &random)
      try cuts.cutEverywhere(using: &random)
      print(
        "Repair cut off: \(cuts.cutCount) disks, \(cuts.wholeCount) with the copy,",
        "\(cuts.repairedCount) of the others repaired again. ECHOLOG_SEED=\(Self.seed)")
      #expect(cuts.wholeCount > 0 && cuts.repairedCount > 0)
    }
  }
}
