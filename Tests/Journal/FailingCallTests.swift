import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

@Suite struct FailingCallTests {
  private static let steps: [@Sendable (RecordedLife) throws -> Void] = [
    { try $0.commit([20]) },
    { try $0.commit([40_000, 40_000]) },
    { try $0.seal() },
    { try $0.commit([20, 5]) },
    { try $0.merge() },
    { try $0.keepSnapshot() },
    { try $0.commit([Int](repeating: 40_000, count: 5)) },
    { try $0.adopt() },
    { try $0.commit([30]) },
    { try $0.forget([2, 11]) },
    { try $0.commit([30]) },
    { try $0.recoverAnew() },
    { try $0.commit([30]) },
  ]

  /// What a call may do instead of what it should. A signal between calls never comes this far:
  /// the disk's real twin repeats the call. A short write shows as the error that ends it.
  private static let effects: [Fault.Effect] = [
    .fail(.io), .fail(.noSpace), .failAfterDoing(.io), .failAfterPart(byteCount: 7, .noSpace),
    .failAfterPart(byteCount: 100, .io),
  ]

  /// Every call of a workload fails, once and for good; the answers are true, and the same process
  /// goes on when the fault is gone. `ECHOLOG_EVERY_CALL` tries all effects at all calls.
  @Test func `Whatever call fails, the answer is true and the same process goes on`() throws {
    let stride = Environment.current()["ECHOLOG_EVERY_CALL"] == nil ? 5 : 1
    let sample = Sample()
    let seed = testSeed()
    let used = UsedNonces()
    let begun = try Self.begun { used.note($0, $1) }
    let clean = try RecordedLife(on: begun.bench.copy(), begun.promise, seed: 1)
    let before = clean.bench.machine.callCount
    for step in Self.steps { try step(clean) }
    let callCount = clean.bench.machine.callCount - before
    var (runCount, unknownCount, refusedCount) = (0, 0, 0)
    for (turn, effect) in Self.effects.enumerated() {
      for duration in [Fault.Duration.once, .forGood] {
        let isMain = turn == 0 && duration == .once
        let first = isMain ? 0 : (turn + Int(seed % UInt64(stride))) % stride
        for position in Swift.stride(from: first, to: callCount, by: isMain ? 1 : stride)
        where sample.holds(position) {
          let context = "\(effect) \(duration) at call \(position)"
          let life = try RecordedLife(on: begun.bench.copy(), begun.promise, seed: 1)
          life.bench.machine.recordsMoments = false
          life.asksAtOnce = true
          life.bench.machine.add(Fault(effect, duration, callsBefore: position))
          let struck = life.bench.machine.callCount + position
          var random = SeededRandom(seed: seed &+ UInt64(position))
          for fault in try run(life, duration, struck, &random) {
            Issue.record("\(context), seed \(seed): \(fault)")
          }
          runCount += 1
          unknownCount += life.unknownCount
          refusedCount += life.refusedCount
        }
      }
    }
    print("failing calls: \(callCount) calls, \(runCount) runs,", terminator: " ")
    print("\(unknownCount) answers unknown, \(refusedCount) more numbers refused,", terminator: " ")
    print("\(used.count) nonces")
    #expect(callCount > 300)
    #expect(unknownCount > 0 && refusedCount > 0 || !sample.isWhole)
    #expect(used.repeatCount == 0)
    #expect(used.count > runCount * 5)
  }

  /// A journal with enough small segments for a merge.
  private static func begun(_ witness: @escaping SealingWitness) throws -> RecordedLife {
    let life = try RecordedLife(on: Workbench(witness: witness), Promise(), seed: 0)
    for _ in 0..<8 {
      try life.commit([20])
      try life.seal()
    }
    try life.settle()
    return life
  }

  /// - Parameter struck: the number of the call that fails.
  private func run(
    _ life: RecordedLife, _ duration: Fault.Duration, _ struck: Int,
    _ random: inout SeededRandom
  ) throws -> [String] {
    var faults: [String] = []
    var failureCount = 0
    var isCut = false
    for (position, step) in Self.steps.enumerated() {
      do {
        try step(life)
      } catch let error as StorageError {
        failureCount += 1
        switch error {
        case .disk, .journal(.outcomeUnknown), .journal(.recoveryNeeded), .file(_, .unread): break
        default: faults.append("step \(position): \(error)")
        }
        let isOver = duration == .once || failureCount == 3
        if duration == .once, failureCount > 1 { faults.append("step \(position): \(error) again") }
        if duration == .forGood, failureCount > 3 { faults.append("step \(position): \(error)") }
        guard isOver else { continue }
        life.bench.machine.removeFaults()
        let recovered = try random.next() % 2 == 0 ? life.recover() : life.recoverElsewhere()
        faults += recovered.map { "after step \(position): \($0)" }
      }
      // Whatever was answered is so from here on.
      if !isCut, duration == .once, life.bench.machine.callCount > struck {
        isCut = true
        let isTold = failureCount == 0
        faults += cut(life, isTold, &random).map { "after a cut behind step \(position): \($0)" }
      }
    }
    life.bench.machine.removeFaults()
    faults += try life.recover().map { "at the end: \($0)" }
    try life.commit([20])
    faults += try life.check().map { "read at the end: \($0)" }
    return faults + cut(life, true, &random).map { "after a cut at the end: \($0)" }
  }

  /// What is wrong on one of the disks that a power cut may leave.
  ///
  /// - Parameter isAllAdopted: whether segments from elsewhere count. One whose adoption failed may
  ///   be read until the cut takes it; the next sync brings it again.
  private func cut(
    _ life: RecordedLife, _ isAllAdopted: Bool, _ random: inout SeededRandom
  ) -> [String] {
    var promise = life.promise
    for log in promise.logs.keys where log != Workbench.log && !isAllAdopted {
      promise.logs[log]?.acknowledged = 0
    }
    let image = life.bench.machine.drawCrashImage(using: &random)
    let bench = Workbench(restartedFrom: image, witness: life.bench.witness)
    do {
      return try RecordedLife(on: bench, promise, seed: 2).recover()
    } catch {
      return ["\(error)"]
    }
  }
}

@Suite struct FullDiskTests {
  /// A machine whose disk is full to the last byte.
  private func full(sealing: Bool) throws -> RecordedLife {
    let life = try RecordedLife(on: Workbench(), Promise(), seed: 3)
    for _ in 0..<3 { try life.commit([20]) }
    if sealing { try life.seal() }
    try life.bench.leaveFree(0)
    #expect(try life.bench.disk.freeBytes(at: Workbench.paths.folder) == 0)
    return life
  }

  @Test func `A removal is recorded on a full disk, where other commits are refused`() throws {
    for sealing in [false, true] {
      let life = try full(sealing: sealing)
      if sealing {
        #expect(throws: StorageError.self) { try life.commit([20]) }
      }
      try life.commit([20], isRemoval: true)
      #expect(try life.check().isEmpty)
      life.bench.machine.capacityBytes = nil
      try life.commit([20])
      try life.seal()
      #expect(try life.bench.disk.statusIfPresent(of: Workbench.paths.ballast) != nil)
      #expect(try life.check().isEmpty)
    }
  }

  /// As on a file system that copies what is written over.
  @Test func `A removal finds room too where the active segment may not be written over`() throws {
    let refused = try full(sealing: false)
    refused.bench.machine.add(Fault(.fail(.noSpace), in: [.write], pathEnd: "/live.partial"))
    #expect(throws: StorageError.self) { try refused.commit([20]) }
    #expect(try refused.check().isEmpty)
    let effects: [(Fault.Effect, StorageError.Operation)] = [
      (.fail(.noSpace), .write), (.failAfterPart(byteCount: 7, .noSpace), .write),
      (.fail(.noSpace), .syncData),
    ]
    for (effect, operation) in effects {
      let life = try full(sealing: false)
      life.bench.machine.add(Fault(effect, in: [operation], pathEnd: "/live.partial"))
      try life.commit([20], isRemoval: true)
      #expect(life.unknownCount == 0, "\(effect) at \(operation)")
      #expect(try life.check().isEmpty, "\(effect) at \(operation)")
      let pending = life.bench.machine.pendingOperations()
      let image = life.bench.machine.crashImage(pending.map { _ in .lost })
      let bench = Workbench(restartedFrom: image)
      #expect(try RecordedLife(on: bench, life.promise, seed: 4).recover().isEmpty)
    }
  }

  @Test func `Records are redacted on a full disk`() throws {
    let life = try full(sealing: false)
    try life.forget([2])
    #expect(try life.check().isEmpty)
  }

  /// What is to be written anew takes more than an active segment gives back, and less than the
  /// ballast file.
  @Test func `A removal that begins with a recovery may use the ballast for the rest too`() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    var random = SeededRandom(seed: 11)
    let large = (0..<40).map { _ in
      (0..<15_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    let appender = try journal.beginAppending()
    _ = try appender.append(RecordBatch(large))
    bench.machine.add(Fault(.fail(.io), in: [.write], pathEnd: "/head"))
    _ = try appender.append(RecordBatch([Workbench.record(41)]))
    try bench.leaveFree(0)
    try appender.redact(NumberRanges([2...2]), of: Workbench.log, forgetting: []) { _, _ in [0] }
    try appender.close()
    let again = try bench.open()
    #expect(try Workbench.read(again, scale: nil).numbers == Array(1...41))
    #expect(again.sealedSegments.contains { $0.extent.redacted == NumberRanges([2...2]) })
  }

  @Test func `A recovery succeeds on a full disk`() throws {
    let life = try full(sealing: false)
    let file = try life.bench.disk.open(Workbench.paths.active, for: .writing)
    try file.write([UInt8](repeating: 0xec, count: 90).rawSpan, at: 9_000)
    try file.close()
    try life.reopen()
    #expect(try life.recover().isEmpty)
    try life.commit([20], isRemoval: true)
    #expect(try life.check().isEmpty)
  }

  @Test func `Large work that does not fit is refused before it begins`() throws {
    let life = try full(sealing: true)
    life.bench.machine.capacityBytes = life.bench.machine.capacityBytes.map { $0 + 100_000 }
    life.bench.machine.recordsTrace = true
    let isRefused = { (error: any Error) in
      if case StorageError.disk(.freeBytes, _, .noSpace) = error { true } else { false }
    }
    #expect {
      try life.commit([Int](repeating: 40_000, count: 5))
    } throws: {
      isRefused($0)
    }
    #expect(!life.bench.machine.trace.contains { $0.path.text.hasSuffix(".partial") })
    life.bench.machine.capacityBytes = nil
    try life.commit([20])
    #expect(try life.check().isEmpty)
  }
}

@Suite struct LyingDiskTests {
  /// What was written is compared with what the disk gives back, before the answer.
  @Test func `A write that is kept in part, and reported as done, is not acknowledged`() throws {
    let base = try Workbench()
    try base.begin().beginAppending().close()
    // Bytes that no compression makes fewer, so that the segment takes several writes.
    var random = SeededRandom(seed: firstSeed(5))
    let records = (0..<55).map { _ in
      (0..<60_000).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }
    var refused = 0
    for call in 0...5 {
      let bench = base.copy()
      let appender = try bench.open().beginAppending()
      bench.machine.add(
        Fault(.keepPart(byteCount: 50), in: [.write], pathEnd: ".partial", callsBefore: call))
      var isKept = false
      do throws(StorageError) {
        _ = try appender.append(RecordBatch(records))
        isKept = true
      } catch {
        switch error {
        case .journal(.sealingMismatch), .file: break
        default: throw error
        }
      }
      try appender.close()
      if !isKept { refused += 1 }
      let read = try Workbench.read(try bench.open(), scale: nil)
      let expected = isKept ? records.count : 0
      #expect(read.numbers.count == expected && read.gaps.isEmpty, "write \(call)")
    }
    #expect(refused > 2)
  }
}
