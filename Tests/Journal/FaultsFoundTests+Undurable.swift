import Journal
import Platform
import SimulatedMachine
import Testing

/// Faults about names that no sync made durable, and about what a forged file costs.
extension FaultsFoundTests {
  @Test func `A segment whose name no sync made durable is shown only once one did`() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([1], to: journal)
    try Workbench.seal(journal)
    let failing = Fault(.fail(.io), .forGood, in: [.syncDirectory], pathEnd: "/segments")
    let appender = try journal.beginAppending()
    bench.machine.add(failing)
    do throws(StorageError) {
      _ = try appender.append(RecordBatch([[UInt8](repeating: 0x61, count: 70_000)]))
      Issue.record("it is answered")
    } catch {
      guard case .journal(.outcomeUnknown(first: 2, _)) = error else { throw error }
    }
    try appender.close()
    let refused = StorageError.disk(.syncDirectory, Workbench.paths.segments, .io)
    #expect(throws: refused) { try journal.beginAppending().close() }
    #expect(throws: refused) { try bench.open().beginAppending().close() }
    bench.machine.removeFaults()
    try journal.beginAppending().close()
    let lost = bench.machine.pendingOperations().map { _ in Fate.lost }
    let restarted = Workbench(restartedFrom: bench.machine.crashImage(lost))
    #expect(try Workbench.read(try restarted.open(), scale: nil).numbers == [1, 2])
  }

  @Test func `The name of an outside commit pointer is durable before the log is left`()
    throws
  {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    let (state, outside) = (Workbench.paths.state, Workbench.paths.outsideCommitPointer)
    try bench.disk.remove(outside)
    try bench.disk.syncDirectory(state)
    let next = LogID(high: 5, low: 6)
    bench.machine.add(Fault(.fail(.io), .once, in: [.syncDirectory], pathEnd: state.text))
    #expect(throws: StorageError.self) {
      try bench.open(machineID: "elsewhere").beginLog(next).close()
    }
    try bench.open(machineID: "elsewhere").beginLog(next).close()
    let lost = bench.machine.pendingOperations().map { _ in Fate.lost }
    let restarted = Workbench(restartedFrom: bench.machine.crashImage(lost))
    #expect(try restarted.disk.statusIfPresent(of: outside) != nil)
  }

  @Test func `No log goes on behind a gap so wide that nobody could make room for it`() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    try Workbench.seal(journal)
    try forge(1 << 30, in: bench)
    #expect(throws: StorageError.journal(.incarnationNeeded(.restored(held: 3, seen: 1 << 30)))) {
      try bench.open().beginAppending().close()
    }
    let appender = try bench.open().beginLog(LogID(high: 5, low: 6))
    #expect(appender.next == 1)
    try appender.close()
    // A number that no log gets to is in no commit pointer.
    try forge(1 << 40, in: bench)
    let damaged = try bench.open().check().filter { $0.path == Workbench.paths.commitPointer }
    #expect(damaged.map(\.cause) == [.damaged])
  }

  /// Puts another last number into the vault's commit pointer, as anybody could who can write it.
  private func forge(_ number: UInt64, in bench: Workbench) throws {
    let commitPointer = DecisionImages.patched(
      try bench.disk.readAll(Workbench.paths.commitPointer), [0, 4_096], checksumAt: 124
    ) { slot in
      for place in 0..<8 { slot[56 + place] = UInt8(truncatingIfNeeded: number >> (8 * place)) }
    }
    try bench.overwrite(Workbench.paths.commitPointer, commitPointer)
  }

  @Test func `Headers that claim all that is behind them cost a few readings of a file`() {
    let count = 1 << 14
    var bytes: [UInt8] = []
    while bytes.count + 48 < count {
      var header: [UInt8] = [0xec, 0xf0, 0xe1, 0x9d, 0, 0, 0, 0]
      let length = UInt32(count - bytes.count - 48)
      header += (0..<4).map { UInt8(truncatingIfNeeded: length >> UInt32(8 * $0)) }
      header += [UInt8](repeating: 0, count: 16)
      let checksum = CRC32C.checksum(of: header.rawSpan)
      header += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> UInt32(8 * $0)) }
      bytes += header
    }
    bytes += [UInt8](repeating: 0, count: count - bytes.count)
    var walk = FrameWalk(from: 0)
    var (found, claimed) = (0, 0)
    while let (offset, _) = walk.next(in: bytes.rawSpan) {
      found += 1
      claimed += count - offset
    }
    #expect(found > 1 && claimed <= 6 * count)
  }
}
