import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// What planted defects showed no other test to notice.
extension FaultsFoundTests {
  @Test func aMissingSegmentOfASingleRecordIsReported() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    for count in [2, 1] {
      try Workbench.append([count], to: journal)
      try Workbench.seal(journal)
    }
    let newest = try #require(journal.sealedSegments.first { $0.extent.last == 3 })
    try bench.disk.remove(newest.path)
    let opened = try bench.open()
    #expect(opened.gaps(of: Workbench.log) == [Gap(numbers: 3...3, reason: .missing)])
    #expect(try opened.check().map(\.numbers) == [NumberRanges([3...3])])
  }

  /// As in a sync that brings another device's events before the missing ones of this one.
  @Test func aMissingNewestSegmentIsStillReportedWhenAnotherLogsWasTakenIn() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    for count in [3, 2] {
      try Workbench.append([count], to: journal)
      try Workbench.seal(journal)
    }
    let newest = try #require(journal.sealedSegments.first { $0.extent.last == 5 })
    try bench.disk.remove(newest.path)
    let theirs = try Workbench().open()
    try theirs.beginLog(LogID(high: 9, low: 9)).close()
    try Workbench.append([1], to: theirs)
    try Workbench.seal(theirs)
    let segment = try #require(theirs.sealedSegments.first)
    let bytes = try segment.readAll()
    let appender = try bench.open().beginAppending()
    _ = try appender.adopt(bytes.rawSpan, name: segment.name)
    #expect(appender.next == 6)
    try appender.close()
    #expect(try bench.open().gaps(of: Workbench.log) == [Gap(numbers: 4...5, reason: .missing)])
  }

  /// Whichever number the commits end with, the slot that a cut tears leaves the commit before.
  @Test func aTornCommitPointerLeavesTheCommitPointerOfTheCommitBefore() throws {
    for count in 1...3 {
      let bench = try Workbench()
      let journal = try bench.begin()
      try Workbench.append([count, count], to: journal)
      let end = try bench.disk.readAll(Workbench.paths.active)
      try Workbench.append([count, count], to: journal)
      try bench.disk.remove(Workbench.paths.outsideCommitPointer)
      let commitPointer = try bench.disk.readAll(Workbench.paths.commitPointer)
      var told: [UInt64] = []
      for slot in [0, 4096] {
        let torn = bench.copy()
        var bytes = commitPointer
        for place in slot..<slot + 40 { bytes[place] = 0x55 }
        try torn.overwrite(Workbench.paths.commitPointer, bytes)
        try torn.overwrite(Workbench.paths.active, end)
        let lost = try torn.open().gaps(of: Workbench.log).map(\.numbers.upperBound).max()
        told.append(lost ?? UInt64(2 * count))
      }
      // The newest commit pointer names both commits that were cut off, the one before the first.
      #expect(told.sorted() == [UInt64(3 * count), UInt64(4 * count)], "commits of \(count)")
    }
  }

  @Test func everyFrameOfACommitHasANonceOfItsOwn() throws {
    let used = UsedNonces()
    let keys = KeyRing(epoch: 1, key: try #require(Workbench.key)) { used.note($0, $1) }
    let bench = try Workbench()
    let journal = try JournalFolder(
      at: Workbench.paths, on: bench.disk, keys: keys, machineID: "here")
    let appender = try journal.beginLog(Workbench.log)
    let before = used.count
    _ = try appender.append(RecordBatch((0..<6).map { [UInt8](repeating: $0, count: 30_000) }))
    try appender.close()
    #expect(used.count - before >= 3 && used.repeatCount == 0)
  }

  /// Another process wrote a commit of several frames and was killed before it wrote the commit
  /// pointers.
  @Test func aCommitWithoutACommitPointerIsSeenByAProcessThatHasTheJournalOpen() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([2], to: journal)
    let other = bench.copy()
    let records = (3..<9 as Range<UInt64>).map { Workbench.record($0, scale: 9_000) }
    let theirs = try other.open().beginAppending()
    _ = try theirs.append(RecordBatch(records))
    try theirs.close()
    try bench.overwrite(
      Workbench.paths.active, try other.disk.readAll(Workbench.paths.active))
    let appender = try journal.beginAppending()
    #expect(appender.next == 9)
    _ = try appender.append(RecordBatch([Workbench.record(9)]))
    try appender.close()
    let opened = try bench.open()
    #expect(try Workbench.read(opened, scale: nil).numbers == Array(1...9))
    #expect(try opened.check().isEmpty)
  }

  /// A commit pointer that is torn in both slots names nothing, and a sealed log is known by commit
  /// pointers alone.
  @Test func whateverACutTearsOfTheCommitPointersASealingLeavesTheOwnLogKnown() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([2, 2, 2], to: journal)
    let commitPointers = try [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer]
      .map {
        try #require(try bench.disk.statusIfPresent(of: $0)).inode
      }
    let appender = try journal.beginAppending()
    bench.machine.recordsMoments = true
    try appender.seal()
    try appender.close()
    #expect(bench.machine.moments.count > 5)
    try expectOwnLog(of: bench, whateverBecomesOf: commitPointers)
  }

  @Test func aFailureWhileDamageIsQuarantinedTakesNoSoundRecord() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    var random = SeededRandom(seed: 1)
    let appender = try journal.beginAppending()
    _ = try appender.append(
      RecordBatch(
        (0..<6).map { _ in (0..<9_000).map { _ in .random(in: 0...255, using: &random) } }))
    try appender.seal()
    try appender.close()
    let segment = try #require(journal.sealedSegments.first)
    try bench.flip(segment.path, bit: 8 * segment.byteCount / 2)
    let sound = try Workbench.read(try bench.open(), scale: nil).numbers
    #expect((3..<6).contains(sound.count))
    var hasFailed = true
    var position = 0
    while hasFailed {
      let struck = bench.copy()
      let appender = try struck.open().beginAppending()
      struck.machine.add(Fault(.fail(.noSpace), .forGood, callsBefore: position))
      do {
        hasFailed = false
        _ = try appender.setDamageInQuarantine()
      } catch {
        hasFailed = true
      }
      let after = try Workbench.read(try struck.copy().open(), scale: nil).numbers
      #expect(after == sound, "call \(position) failed")
      position += 1
    }
    #expect(position > 5)
  }
}
