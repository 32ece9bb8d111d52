import Journal
import Platform
import SimulatedMachine
import Testing

/// Faults in what several segments show together.
extension FaultsFoundTests {
  /// A journal of nine segments of two records, and the machine with what they make together.
  private func merged() throws -> (small: Workbench, merged: Workbench, path: Path) {
    let bench = try Workbench()
    let journal = try bench.begin()
    for _ in 0..<9 {
      try Workbench.append([2], to: journal)
      try Workbench.seal(journal)
    }
    let (copy, path) = try merged(bench)
    return (bench, copy, path)
  }

  private func merged(_ bench: Workbench) throws -> (bench: Workbench, path: Path) {
    let copy = bench.copy()
    let journal = try copy.open()
    let appender = try journal.beginAppending()
    appender.merge(Workbench.log)
    try appender.close()
    #expect(journal.sealedSegments.count == 1)
    return (copy, try #require(journal.sealedSegments.first).path)
  }

  private func put(_ bytes: [UInt8], at path: Path, on bench: Workbench) throws {
    try bench.disk.open(path, for: .creating).close()
    try bench.overwrite(path, bytes)
  }

  /// A merge was cut between its two steps, and then its file was damaged.
  @Test func aDamagedSegmentHidesNoneBesideIt() throws {
    let (bench, copy, path) = try merged()
    let bytes = try copy.disk.readAll(path)
    try put(bytes, at: path, on: bench)
    let records = SweptFile(bytes: bytes, framesFrom: 96).frames[1]
    try bench.flip(path, bit: (records.lowerBound + 40) * 8)
    let journal = try bench.open()
    let (numbers, gaps) = try Workbench.read(journal)
    #expect(numbers == Array(1...18) && gaps.isEmpty)
    #expect(try Workbench.read(journal, from: 6).numbers == Array(6...18))
    for number in UInt64(1)...18 {
      let record = try journal.record(EventName(log: Workbench.log, number: number))
      #expect(record == Workbench.record(number))
    }
    let found = try journal.check()
    #expect(found.map(\.path) == [path] && found.map(\.cause) == [.damaged])
    #expect(found.first?.numbers.isEmpty == true, "no number is lost by it")
    // Without one of the others, its numbers and no more are reported.
    let held = try #require(journal.sealedSegments.first { $0.extent.first == 5 })
    try bench.disk.remove(held.path)
    let less = try bench.open()
    #expect(try Workbench.read(less).numbers == Array(1...4) + Array(7...18))
    #expect(NumberRanges(try Workbench.read(less).gaps.map(\.numbers)).ranges == [5...6])
    #expect(try less.check().map(\.numbers.ranges) == [[5...6]])
  }

  /// What was redacted stays redacted, even where only the redacted record is damaged.
  @Test func aDamagedRedactedRecordLetsNoTextThrough() throws {
    let (bench, copy, _) = try merged()
    let journal = try copy.open()
    let appender = try journal.beginAppending()
    try appender.redact(NumberRanges([5...5]), of: Workbench.log, forgetting: []) { (_, _) in [] }
    try appender.close()
    let redacted = try #require(journal.sealedSegments.first)
    let bytes = try copy.disk.readAll(redacted.path)
    try put(bytes, at: redacted.path, on: bench)
    let records = SweptFile(bytes: bytes, framesFrom: 96).frames[1]
    try bench.flip(redacted.path, bit: (records.lowerBound + 40) * 8)
    let opened = try bench.open()
    let (numbers, gaps) = try Workbench.read(opened)
    #expect(numbers == Array(1...4) + Array(6...18))
    #expect(gaps.map(\.numbers) == [5...5])
    #expect(try opened.record(EventName(log: Workbench.log, number: 5)) == nil)
    #expect(try opened.record(EventName(log: Workbench.log, number: 6)) == Workbench.record(6))
  }

  /// Two segments make the others superfluous; the first of them is damaged.
  @Test func aDamagedSegmentKeepsNoSoundOneFromTidying() throws {
    let (bench, first, firstPath) = try merged()
    let (second, secondPath) = try merged(bench)
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

  /// A file system's mistake, or anybody in a shared folder, may make a file longer than memory.
  @Test func aSegmentLongerThanMemoryIsReadAsFarAsFramesMayBe() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    try Workbench.seal(journal)
    let path = try #require(journal.sealedSegments.first).path
    let (total, length) = (try bench.disk.readAll(path).count, 1 << 27)
    let file = try bench.disk.open(path, for: .writing)
    try file.truncate(to: length)
    try file.close()
    bench.machine.recordsTrace = true
    let opened = try bench.open()
    #expect(try Workbench.read(opened).numbers == [1, 2, 3])
    let found = try opened.check()
    #expect(found.map(\.cause) == [.damaged] && found.map(\.bytes) == [[total..<length]])
    #expect(found.first?.numbers.isEmpty == true)
    let appender = try opened.beginAppending()
    #expect(try appender.setDamageInQuarantine())
    try appender.close()
    #expect(bench.machine.trace.allSatisfy { $0.byteCount < 1 << 25 })
    bench.machine.recordsTrace = false
    #expect(try Workbench.read(try bench.open()).numbers == [1, 2, 3])
    #expect(try bench.open().check().isEmpty)
  }

  /// Whoever writes a header need not have a key, and a file may be one hole.
  @Test func `No length in a header takes memory`() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    try Workbench.seal(journal)
    let path = try #require(journal.sealedSegments.first).path
    let sound = try bench.disk.readAll(path)
    let length = 1 << 27
    for footerOffset in [96, sound.count, 1 << 40] {
      // The opening begins behind the header; a frame as long as the file takes its place, or none.
      for isOpeningForged in [false, true] {
        var forged = sound
        forged.put(8 << 30, at: 64)
        forged.put(UInt64(footerOffset), at: 72)
        forged.seal(0..<92)
        if isOpeningForged {
          forged[sound.count - 96..<sound.count] = sound[0..<96]
          forged.put(UInt64(length / 2) | 1 << 32, at: 96 + 8)
          forged.seal(96..<124)
        }
        try bench.overwrite(path, forged)
        let file = try bench.disk.open(path, for: .writing)
        try file.truncate(to: length)
        try file.close()
        bench.machine.recordsTrace = true
        let opened = try bench.open()
        #expect(try Workbench.read(opened).numbers == [1, 2, 3], "\(footerOffset)")
        #expect(try opened.check().contains { $0.path == path && !$0.bytes.isEmpty })
        let reads = bench.machine.trace.filter { $0.operation == .read }
        #expect(reads.allSatisfy { $0.byteCount <= 1 << 20 }, "\(footerOffset)")
        bench.machine.recordsTrace = false
      }
    }
  }

  @Test func anActiveSegmentLongerThanMemoryIsReadAsFarAsOneEverIs() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    let file = try bench.disk.open(Workbench.paths.active, for: .writing)
    try file.truncate(to: 1 << 27)
    try file.close()
    bench.machine.recordsTrace = true
    let opened = try bench.open()
    #expect(try Workbench.read(opened).numbers == [1, 2, 3])
    try opened.beginAppending().close()
    #expect(bench.machine.trace.allSatisfy { $0.byteCount <= 1 << 24 })
    bench.machine.recordsTrace = false
    #expect(try Workbench.read(try bench.open()).numbers == [1, 2, 3])
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
  /// file is damage, and nobody quarantines it.
  @Test func aNewerHeaderBehindADamagedOneIsRefused() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    try Workbench.seal(journal)
    try Workbench.append([2], to: journal)
    let sealed = try #require(journal.sealedSegments.first).path
    let length = try bench.disk.readAll(sealed).count
    let changes: [(fault: FileFault, change: (inout [UInt8]) -> Void)] = [
      (.newerFormat(version: 2), { $0[8] = 2 }), (.unknownEpoch(9), { $0[12] = 9 }),
      (.wrongKey, { $0[50] ^= 1 }),
    ]
    for (fault, change) in changes {
      for (path, second) in [(Workbench.paths.active, 4_096), (sealed, length - 96)] {
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
          #expect(try appender.setDamageInQuarantine() == false)
          try appender.close()
        } else {
          #expect(throws: StorageError.file(path, fault)) { try bench.open().refresh() }
        }
        #expect(try bench.disk.readAll(path) == bytes)
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func put(_ value: UInt64, at offset: Int) {
    for place in 0..<8 { self[offset + place] = UInt8(truncatingIfNeeded: value >> (8 * place)) }
  }

  /// Puts the checksum of a header behind it.
  fileprivate mutating func seal(_ header: Range<Int>) {
    let checksum = CRC32C.checksum(of: Array(self[header]).rawSpan)
    for place in 0..<4 {
      self[header.upperBound + place] = UInt8(truncatingIfNeeded: checksum >> (8 * place))
    }
  }
}
