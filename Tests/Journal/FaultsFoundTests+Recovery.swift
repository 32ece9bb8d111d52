import Journal
import Platform
import SimulatedMachine
import Testing

/// What a recovery leaves for whoever comes after it.
extension FaultsFoundTests {
  /// Three records in an active segment with something else behind its end.
  private func unfinished() throws -> Workbench {
    let bench = try Workbench()
    try Workbench.append([1, 1, 1], to: try bench.begin())
    let active = try bench.disk.open(Workbench.paths.active, for: .writing)
    try active.write([UInt8](repeating: 0xec, count: 90).rawSpan, at: 12_000)
    try active.close()
    return bench
  }

  /// With the active segment gone, and both commit pointers torn, nothing would show which log is
  /// the own one.
  @Test func whateverACutTearsOfTheCommitPointersARecoveryLeavesTheOwnLogKnown() throws {
    let bench = try unfinished()
    let commitPointers = try [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer]
      .map {
        try #require(try bench.disk.statusIfPresent(of: $0)).inode
      }
    let journal = try bench.open()
    bench.machine.recordsMoments = true
    try journal.beginAppending().close()
    #expect(journal.lastRecovery?.quarantine != nil && bench.machine.moments.count > 5)
    try expectOwnLog(of: bench, whateverBecomesOf: commitPointers)
  }

  @Test func aNewLogBehindARecoveryLacksNothingOfTheOldOne() throws {
    let journal = try unfinished().open()
    let other = LogID(high: 5, low: 6)
    let appender = try journal.beginLog(other)
    _ = try appender.append(RecordBatch([[1]]))
    try appender.close()
    #expect(journal.gaps(of: other).isEmpty)
    #expect(try Workbench.read(journal).numbers == [1, 2, 3])
  }

  /// The next active segment would take the place of one whose records nobody had brought
  /// elsewhere.
  @Test func nothingIsAppendedBehindARecoveryThatFailed() throws {
    let faults = [
      Fault(.fail(.io), in: [.syncDirectory]),
      Fault(.fail(.io), in: [.write], pathEnd: ".segment.partial"),
    ]
    for fault in faults {
      let bench = try Workbench()
      try Workbench.append([1, 1], to: try bench.begin())
      let appender = try bench.open().beginAppending()
      bench.machine.add(Fault(.fail(.io), in: [.syncData]))
      bench.machine.add(fault)
      let isUnknown = if case .journal(.outcomeUnknown) = refusal(appender) { true } else { false }
      #expect(isUnknown)
      var isRecovered = true
      do throws(StorageError) { try appender.recover() } catch { isRecovered = false }
      #expect(!isRecovered)
      #expect(refusal(appender) == .journal(.recoveryNeeded))
      try appender.recover()
      #expect(refusal(appender) == nil)
      try appender.close()
      #expect(try Workbench.read(bench.open()).numbers == [1, 2, 3, 4])
    }
  }

  /// Why the next record is not appended.
  private func refusal(_ appender: borrowing LogAppender) -> StorageError? {
    do throws(StorageError) {
      _ = try appender.append(RecordBatch([Workbench.record(appender.next)]))
      return nil
    } catch {
      return error
    }
  }

  /// Without it its numbers were sealed as lost, so their text is nowhere else.
  @Test func anOlderActiveSegmentOfWhichNothingIsSealedIsQuarantined() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    let active = try bench.disk.readAll(Workbench.paths.active)
    try bench.disk.remove(Workbench.paths.active)
    try Workbench.append([1], to: try bench.open())
    try bench.overwrite(Workbench.paths.active, active)
    let journal = try bench.open()
    try journal.beginAppending().close()
    let quarantine = try #require(journal.lastRecovery?.quarantine)
    #expect(try bench.disk.readAll(quarantine) == active)
  }

  /// A whole journal is no sign of what else lies among its segments.
  @Test func aFileThatIsNoSegmentIsReportedByACheck() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    let path = Workbench.paths.segments.appending(String(repeating: "e", count: 32) + ".segment")
    try bench.disk.open(path, for: .creating).close()
    try bench.overwrite(path, [UInt8](repeating: 0x41, count: 5_000))
    let found = try bench.open().check()
    #expect(found.map(\.cause) == [.foreign] && found.map(\.path) == [path])
  }
  /// A writer adds one to it.
  @Test func aCommitPointerOfASequenceThatNoWriterGetsToIsDamaged() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    for path in [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer] {
      var bytes = try bench.disk.readAll(path)
      for slot in [0, 4096] {
        bytes.replaceSubrange(slot + 16..<slot + 24, with: [UInt8](repeating: 0xff, count: 8))
        let sum = CRC32C.checksum(of: bytes.rawSpan.extracting(slot..<slot + 124))
        let stored = (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
        bytes.replaceSubrange(slot + 124..<slot + 128, with: stored)
      }
      try bench.overwrite(path, bytes)
    }
    let journal = try bench.open()
    #expect(
      try journal.check().contains { $0.path == Workbench.paths.commitPointer && $0.isDamage })
    try Workbench.append([2], to: journal)
    #expect(try Workbench.read(bench.open()).numbers == [1, 2, 3, 4, 5])
  }
}
