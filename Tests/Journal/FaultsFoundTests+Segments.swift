import Bytes
import Files
import Journal
import Testing

/// Faults in what several segments tell together.
extension FaultsFoundTests {
  /// A journal of nine segments of two records, and the machine with what they make together.
  private func merged() throws -> (small: Workbench, merged: Workbench, path: Path) {
    let bench = try Workbench()
    let journal = try bench.begin()
    for _ in 0..<9 {
      try Workbench.append([2], to: journal)
      let appender = try journal.beginAppending()
      try appender.seal()
      try appender.close()
    }
    let (copy, path) = try consolidated(bench)
    return (bench, copy, path)
  }

  private func consolidated(_ bench: Workbench) throws -> (bench: Workbench, path: Path) {
    let copy = bench.copy()
    let journal = try copy.open()
    let appender = try journal.beginAppending()
    appender.consolidate(Workbench.log)
    try appender.close()
    #expect(journal.sealedSegments.count == 1)
    return (copy, try #require(journal.sealedSegments.first).path)
  }

  private func put(_ bytes: [UInt8], at path: Path, on bench: Workbench) throws {
    try bench.disk.open(path, for: .creating).close()
    try bench.overwrite(path, bytes)
  }

  /// Two segments make the others superfluous; the first of them is damaged.
  @Test func aDamagedSegmentKeepsNoSoundOneFromTidying() throws {
    let (bench, first, firstPath) = try merged()
    let (second, secondPath) = try consolidated(bench)
    try put(try first.disk.readAll(firstPath), at: firstPath, on: bench)
    try put(try second.disk.readAll(secondPath), at: secondPath, on: bench)
    let damaged = firstPath.text < secondPath.text ? firstPath : secondPath
    try bench.flip(damaged, bit: 140 * 8)
    let journal = try bench.open()
    let appender = try journal.beginAppending()
    try appender.removeSuperseded(Workbench.log)
    try appender.close()
    #expect(Set(journal.sealedSegments.map(\.path)) == [firstPath, secondPath])
    #expect(try Workbench.read(try bench.open()).numbers == Array(1...18))
  }

  /// A large commit is durable once its segment has its name, whatever can be read of it then.
  @Test func aLargeCommitNeedsNoSecondOpening() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    let appender = try journal.beginAppending()
    bench.machine.add(Fault(.fail(.io), .forGood, in: [.open, .read], pathEnd: ".segment"))
    let batch = RecordBatch((1...6_000).map { Workbench.record($0, scale: 12) })
    #expect(try appender.append(batch).last == 6_000)
    bench.machine.removeFaults()
    _ = try appender.append(RecordBatch([Workbench.record(6_001, scale: 12)]))
    try appender.close()
    for held in [journal, try bench.open()] {
      #expect(try Workbench.read(held, scale: 12).numbers == Array(1...6_001))
    }
  }

  /// The first copy of a header is damaged, and the second is a newer program's: nothing of the
  /// file is damage, and nobody sets it aside.
  @Test func aNewerHeaderBehindADamagedOneIsRefused() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    let appender = try journal.beginAppending()
    try appender.seal()
    try appender.close()
    try Workbench.append([2], to: journal)
    let sealed = try #require(journal.sealedSegments.first).path
    let length = try bench.disk.readAll(sealed).count
    let changes: [(fault: FileFault, change: (inout [UInt8]) -> Void)] = [
      (.newerFormat(version: 2), { $0[8] = 2 }), (.unknownEpoch(9), { $0[12] = 9 }),
      (.wrongKey, { $0[50] ^= 1 }),
    ]
    for (fault, change) in changes {
      for (path, second) in [(Workbench.paths.live, 4_096), (sealed, length - 96)] {
        let bench = bench.copy()
        try bench.flip(path, bit: 20 * 8)
        var bytes = try bench.disk.readAll(path)
        var header = Array(bytes[second..<second + 92])
        change(&header)
        let checksum = CRC32C.checksum(of: header.rawSpan)
        header += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> UInt32(8 * $0)) }
        bytes.replaceSubrange(second..<second + 96, with: header)
        try bench.overwrite(path, bytes)
        if path == sealed {
          let opened = try bench.open()
          #expect(opened.unreadable == [UnreadableFile(path: path, fault: fault)])
          let appender = try opened.beginAppending()
          #expect(try appender.setDamageAside() == false)
          try appender.close()
        } else {
          #expect(throws: JournalError.file(path, fault)) { try bench.open() }
        }
        #expect(try bench.disk.readAll(path) == bytes)
      }
    }
  }
}
