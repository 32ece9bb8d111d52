import Journal
import Platform
import SimulatedMachine
import Testing

@Suite struct DamageTests {
  /// One flipped bit in a sealed segment is found by `check`, costs at most one frame, and every
  /// other record is read.
  @Test func aFlippedBitInASegmentCostsOneFrame() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([2_000], to: journal, scale: 8)
    try Workbench.seal(journal)
    let path = try #require(journal.sealedSegments.first).path
    let size = try bench.disk.readAll(path).count
    var largestLoss: UInt64 = 0
    for bit in stride(from: 0, to: size * 8, by: 149) {
      try bench.flip(path, bit: bit)
      let opened = try bench.open()
      #expect(opened.sealedSegments.count == 1, "bit \(bit)")
      #expect(try opened.check().map(\.cause) == [.damaged], "bit \(bit)")
      let (numbers, gaps) = try Workbench.read(opened, scale: 8)
      let lost = NumberRanges(gaps.map(\.numbers))
      #expect(gaps.count <= 1 && UInt64(numbers.count) + lost.count == 2_000, "bit \(bit)")
      largestLoss = max(largestLoss, lost.count)
      try bench.flip(path, bit: bit)
    }
    #expect(largestLoss > 0 && largestLoss < 900)
  }

  /// One flipped bit in the active segment costs at most the commit it is in, reported by its
  /// numbers, and the commits behind it stay readable, before and after recovery.
  @Test func aFlippedBitInTheActiveSegmentCostsOneCommit() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    let counts = [1, 2, 3, 1, 5, 1, 1]
    try Workbench.append(counts, to: journal)
    let total = UInt64(counts.reduce(0, +))
    let used = 8_192 + 1_200
    for bit in stride(from: 0, to: used * 8, by: 101) {
      let copy = bench.copy()
      try copy.flip(Workbench.paths.active, bit: bit)
      let reader = try copy.open()
      let (numbers, gaps) = try Workbench.read(reader)
      let writer = try copy.open()
      try writer.beginAppending().close()
      #expect(try Workbench.read(writer).numbers == numbers, "bit \(bit)")
      let lost = NumberRanges(gaps.map(\.numbers))
      #expect(gaps.count <= 1 && UInt64(numbers.count) + lost.count == total, "bit \(bit)")
      #expect(lost.count <= 5, "bit \(bit)")
      let report = try #require(writer.lastRecovery, "bit \(bit) was not noticed")
      #expect(report.quarantine != nil && report.lost == lost, "bit \(bit)")
      try Workbench.append([1], to: writer)
      #expect(try Workbench.read(try copy.open()).numbers == numbers + [total + 1], "bit \(bit)")
    }
  }

  /// Acknowledged commits that were cut off are reported, not forgotten.
  @Test func aCutActiveSegmentShowsWhatItLost() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([1, 2, 3, 1, 5, 1, 1], to: journal)
    for length in stride(from: 0, to: 9_500, by: 113) {
      let copy = bench.copy()
      let bytes = try copy.disk.readAll(Workbench.paths.active)
      try copy.overwrite(Workbench.paths.active, Array(bytes.prefix(length)))
      let writer = try copy.open()
      try writer.beginAppending().close()
      let (numbers, gaps) = try Workbench.read(writer)
      let lost = NumberRanges(gaps.map(\.numbers))
      #expect(numbers == Array(1..<UInt64(numbers.count + 1)), "\(length)")
      #expect(UInt64(numbers.count) + lost.count == 14 && gaps.count <= 1, "\(length)")
    }
  }

  @Test func oneDamagedCommitPointerIsReplacedByTheOther() throws {
    for path in [Workbench.paths.folder.appending("head"), Workbench.paths.state.appending("head")]
    {
      let bench = try Workbench()
      let journal = try bench.begin()
      try Workbench.append([1, 2, 3], to: journal)
      try bench.overwrite(path, [UInt8](repeating: 0xff, count: 8_192))
      let writer = try bench.open()
      try Workbench.append([1], to: writer)
      #expect(try Workbench.read(try bench.open()).numbers == Array(1...7))
    }
  }

  @Test func `A torn slot of a commit pointer is damage, and two commits write over it`()
    throws
  {
    let bench = try Workbench()
    try Workbench.append([1, 2, 3], to: try bench.begin())
    for path in [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer] {
      for slot in [0, 4_096] {
        for byte: UInt8 in [0, 0xff] {
          let torn = bench.copy()
          var bytes = try torn.disk.readAll(path)
          bytes.replaceSubrange(slot + 16..<slot + 128, with: repeatElement(byte, count: 112))
          try torn.overwrite(path, bytes)
          let context = "\(byte) in the slot at \(slot) of \(path.text)"
          let found = try torn.open().check()
          #expect(found.map(\.cause) == [.damaged] && found.map(\.path) == [path], "\(context)")
          let writer = try torn.open()
          try Workbench.append([1, 1], to: writer)
          #expect(try torn.open().check().isEmpty, "\(context)")
          #expect(try Workbench.read(try torn.open()).numbers == Array(1...8), "\(context)")
        }
      }
    }
  }

  @Test func aMissingSegmentIsReportedAsMissingNumbers() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([10_000, 1, 1], to: journal, scale: 10)
    let segment = try #require(journal.sealedSegments.first)
    try bench.disk.remove(segment.path)
    let opened = try bench.open()
    let missing = Gap(numbers: 1...10_000, reason: .missing)
    #expect(opened.gaps(of: Workbench.log) == [missing])
    try Workbench.append([1], to: opened, scale: 10)
    #expect(try Workbench.read(opened, scale: 10).numbers == [10_001, 10_002, 10_003])
    try bench.disk.remove(Workbench.paths.active)
    let emptied = try bench.open()
    let appender = try emptied.beginAppending()
    #expect(appender.next == 10_004)
    try appender.close()
  }
}

@Suite struct FaultKindTests {
  @Test func aWrongKeyIsNotDamage() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    let other = try #require(SymmetricKey(bytes: [UInt8](repeating: 9, count: 32)))
    let before = try bench.disk.readAll(Workbench.paths.active)
    #expect(throws: StorageError.file(Workbench.paths.active, .wrongKey)) {
      try JournalFolder(
        at: Workbench.paths, on: bench.disk, keys: KeyRing(epoch: 1, key: other), machineID: "here")
    }
    #expect(throws: StorageError.file(Workbench.paths.active, .unknownEpoch(1))) {
      try JournalFolder(
        at: Workbench.paths, on: bench.disk, keys: KeyRing(epoch: 2, key: other), machineID: "here")
    }
    #expect(try bench.disk.readAll(Workbench.paths.active) == before)
  }

  /// All else is checked, and what may be in the file is missing, not lost.
  @Test func aCheckGoesOnPastAnActiveSegmentThatWaits() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    try Workbench.seal(journal)
    try Workbench.append([2], to: journal)
    let sealed = try #require(journal.sealedSegments.first).path
    let other = try #require(SymmetricKey(bytes: [UInt8](repeating: 9, count: 32)))
    let paths = JournalPaths(folder: "/other/journal", state: "/other/state")
    try JournalFolder.create(at: paths, on: bench.disk)
    let theirs = try JournalFolder(
      at: paths, on: bench.disk, keys: KeyRing(epoch: 1, key: other), machineID: "here")
    try theirs.beginLog(LogID(high: 5, low: 6)).close()
    try Workbench.append([1], to: theirs)
    try bench.overwrite(Workbench.paths.active, try bench.disk.readAll(paths.active))
    try bench.flip(sealed, bit: 20 * 8)
    let found = try bench.open().check()
    #expect(found.map(\.cause) == [.damaged, .wrongKey, .missing])
    #expect(found.map(\.path) == [sealed, Workbench.paths.active, nil])
    #expect(found.last?.numbers == NumberRanges([4...5]))
    #expect(try bench.open().check() == found)
  }

  @Test func foreignIncompleteNewerAndDamagedSegmentsAreDistinguished() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([100], to: journal)
    try Workbench.seal(journal)
    let path = try #require(journal.sealedSegments.first).path
    let bytes = try bench.disk.readAll(path)
    /// Of a later version, in which the kinds may be others.
    func newer(kind: UInt8) -> [UInt8] {
      var newer = bytes
      (newer[8], newer[10]) = (2, kind)
      let checksum = CRC32C.checksum(of: Array(newer[..<92]).rawSpan)
      for place in 0..<4 {
        newer[92 + place] = UInt8(truncatingIfNeeded: checksum >> UInt32(8 * place))
      }
      return newer
    }
    /// One header with another magic, the other with another salt.
    func damaged(_ magic: Int, _ salt: Int) -> [UInt8] {
      var damaged = bytes
      damaged[magic + 2] ^= 1
      damaged[salt + 20] ^= 1
      return damaged
    }
    let second = bytes.count - 96
    let cases: [([UInt8], FileFault)] = [
      ([UInt8](repeating: 0x41, count: 5_000), .foreign),
      (newer(kind: bytes[10]), .newerFormat(version: 2)),
      (newer(kind: 9), .newerFormat(version: 2)),
      (damaged(0, second), .damaged(offset: 0)), (damaged(second, 0), .damaged(offset: 0)),
      (Array(bytes.prefix(150)), .incomplete(expected: bytes.count, found: 150)),
    ]
    for (content, fault) in cases {
      try bench.overwrite(path, content)
      let opened = try bench.open()
      #expect(opened.unreadable == [UnreadableFile(path: path, fault: fault)])
      #expect(try Workbench.read(opened).numbers == [])
      let missing = Gap(numbers: 1...100, reason: .missing)
      #expect(opened.gaps(of: Workbench.log) == [missing])
    }
  }

  /// A segment that was cut, or to which bytes were added, keeps every frame that is still whole.
  @Test func aSegmentOfAnotherLengthIsReadAsFarAsItGoes() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([6_000], to: journal, scale: 12)
    let segment = try #require(journal.sealedSegments.first)
    let bytes = try bench.disk.readAll(segment.path)
    for length in stride(from: 400, to: bytes.count, by: 1_999) {
      try bench.overwrite(segment.path, Array(bytes.prefix(length)))
      let opened = try bench.open()
      let fault = FileFault.incomplete(expected: bytes.count, found: length)
      #expect(opened.sealedSegments.map(\.fault) == [fault])
      let (numbers, gaps) = try Workbench.read(opened, scale: 12)
      #expect(numbers == Array(1..<UInt64(numbers.count + 1)) && gaps.count <= 1, "\(length)")
      let lost = NumberRanges(gaps.map(\.numbers))
      #expect(UInt64(numbers.count) + lost.count == 6_000, "\(length)")
      let found = try opened.check()
      #expect(found.map(\.cause) == [.incomplete] && found[0].numbers == lost, "\(length)")
      let appender = try opened.beginAppending()
      _ = try appender.adopt(bytes.rawSpan, name: segment.name)
      #expect(try opened.check().isEmpty, "a whole copy heals the segment")
      try appender.close()
    }
    try bench.overwrite(segment.path, bytes + [0])
    let opened = try bench.open()
    #expect(try Workbench.read(opened, scale: 12).numbers.count == 6_000)
    #expect(try opened.check().map(\.cause) == [.damaged])
  }

  @Test func aRestoredFolderBeginsANewLog() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    let folder = Workbench.paths.folder
    let old = try ["head", "live"].map { try bench.disk.readAll(folder.appending($0)) }
    try Workbench.append([2, 2], to: journal)
    for (name, bytes) in zip(["head", "live"], old) {
      try bench.overwrite(folder.appending(name), bytes)
    }
    let restored = try bench.open()
    #expect(throws: StorageError.journal(.incarnationNeeded(.restored(held: 3, seen: 7)))) {
      try restored.beginAppending().close()
    }
    let next = LogID(high: 5, low: 6)
    let appender = try restored.beginLog(next)
    #expect(try appender.append(RecordBatch([[1, 2, 3]])).first == 1)
    try appender.close()
    let opened = try bench.open()
    #expect(try Workbench.read(opened).numbers == [1, 2, 3])
    #expect(opened.ownLog == next && opened.logs.count == 2)
    try opened.beginAppending().close()
  }

  /// Without the vault's commit pointer the one outside counts.
  @Test(arguments: [true, false])
  func aCopyOnAnotherMachineBeginsANewLog(_ hasCommitPointer: Bool) throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    if !hasCommitPointer { try bench.disk.remove(Workbench.paths.commitPointer) }
    let copied = try bench.open(machineID: "there")
    #expect(throws: StorageError.journal(.incarnationNeeded(.copied))) {
      try copied.beginAppending().close()
    }
    try copied.beginLog(LogID(high: 5, low: 6)).close()
    try copied.beginAppending().close()
    #expect(try Workbench.read(copied).numbers == [1, 2, 3])
  }

  /// A peer that knows more than there is in this folder proves that numbers were used.
  @Test func aPeersAcknowledgementKeepsNumbersFromBeingUsedTwice() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    #expect(throws: StorageError.journal(.incarnationNeeded(.restored(held: 3, seen: 5)))) {
      try journal.beginAppending(seen: [KnownEnd(number: 5, chainHash: nil)]).close()
    }
  }

  /// Else the log would end at a number behind which nothing can be counted.
  @Test func anAcknowledgementOfANumberThatNoLogGetsToIsNotBelieved() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    let appender = try journal.beginAppending(seen: [KnownEnd(number: .max, chainHash: nil)])
    #expect(appender.next == 4)
    try appender.close()
  }

  /// What is quarantined is kept as it was, however many files come to be there.
  @Test func everyActiveSegmentThatIsQuarantinedIsKept() throws {
    let bench = try Workbench()
    _ = try bench.begin()
    var kept: Set<[UInt8]> = []
    for _ in 0..<3 {
      try Workbench.append([2], to: try bench.open())
      for place in [20, 4_096 + 20] { try bench.flip(Workbench.paths.active, bit: place * 8) }
      kept.insert(try bench.disk.readAll(Workbench.paths.active))
      try bench.open().beginAppending().close()
      let quarantine = try bench.disk.list(Workbench.paths.quarantine).map(\.name)
      let files = try quarantine.map {
        try bench.disk.readAll(Workbench.paths.quarantine.appending($0))
      }
      #expect(Set(files) == kept)
    }
  }

  /// A change of a frame's header that makes the checksum fit again is no accident; only the tag
  /// shows it.
  @Test func aForgedFrameHeaderIsNoticed() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([40, 3], to: journal)
    try Workbench.seal(journal)
    try Workbench.append([2, 2], to: journal)
    let sealed = try #require(journal.sealedSegments.first).path
    for (path, start) in [(sealed, 96), (Workbench.paths.active, 8_192)] {
      let bytes = try bench.disk.readAll(path)
      for frame in SweptFile(bytes: bytes, framesFrom: start).frames {
        // All of the flags, some of index and length.
        for bit in Array(96..<128) + stride(from: 32, to: 96, by: 7) {
          let copy = bench.copy()
          try copy.overwrite(path, forged(bytes, frame.lowerBound, bit: bit))
          let opened = try copy.open()
          let found = try opened.check()
          #expect(!found.isEmpty, "\(path.lastComponent) frame at \(frame), bit \(bit)")
        }
      }
    }
  }

  private func forged(_ bytes: [UInt8], _ frame: Int, bit: Int) -> [UInt8] {
    var bytes = bytes
    bytes[frame + bit / 8] ^= 1 << UInt8(bit % 8)
    let checksum = CRC32C.checksum(of: Array(bytes[frame..<frame + 28]).rawSpan)
    for place in 0..<4 {
      bytes[frame + 28 + place] = UInt8(truncatingIfNeeded: checksum >> UInt32(8 * place))
    }
    return bytes
  }
}
