import Journal
import Platform
import SimulatedMachine
import Testing

@Suite struct RewritingTests {
  private func sealed(_ counts: [Int], _ journal: JournalFolder) throws {
    for count in counts {
      try Workbench.append([count], to: journal)
      try Workbench.seal(journal)
    }
  }

  @Test func mergingKeepsRecordsChainHashesAndCheckpoints() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try sealed([Int](repeating: 5, count: 9), journal)
    let old = journal.extents(of: Workbench.log)
    let appender = try journal.beginAppending()
    appender.merge(Workbench.log)
    try appender.close()
    let opened = try bench.open()
    #expect(opened.sealedSegments.count == 1)
    #expect(try Workbench.read(opened).numbers == Array(1...45))
    let new = try #require(opened.extents(of: Workbench.log).first)
    for extent in old {
      #expect(new.chainHash(after: extent.last) == extent.chainHashAfter)
      #expect(new.supersedes(extent, name: "b", otherName: "a"))
      #expect(!extent.supersedes(new, name: "a", otherName: "b"))
    }
    try Workbench.append([1], to: opened)
  }

  @Test func redactionsReplaceRecordsAndAreNeverUndone() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try sealed([10, 10], journal)
    try Workbench.append([5], to: journal)
    let old = journal.sealedSegments.map(\.name)
    let oldBytes = try bench.disk.readAll(try #require(journal.sealedSegments.first).path)
    let entity = EventName(log: Workbench.log, number: 4)
    let appender = try journal.beginAppending()
    try appender.redact(
      NumberRanges([4...4, 12...12, 23...23]), of: Workbench.log, forgetting: [entity]
    ) { (number, _) in Array("blank \(number)".utf8) }
    let name = try #require(old.first)
    // Whichever of two names is the smaller one.
    let names = [name] + ["0", "f"].map { String(repeating: $0, count: 32) + ".segment" }
    _ = try appender.adopt(oldBytes.rawSpan, name: name)
    try appender.close()
    for name in names.dropFirst() {
      let copy = try bench.disk.open(Workbench.paths.segments.appending(name), for: .creating)
      try copy.write(oldBytes.rawSpan, at: 0)
      try copy.close()
    }
    let opened = try bench.open()
    for number in [4, 12, 23] as [UInt64] {
      let record = try opened.record(EventName(log: Workbench.log, number: number))
      #expect(record == Array("blank \(number)".utf8))
    }
    let whole = try Workbench.read(opened, scale: nil)
    #expect(whole.numbers == Array(1...25) && whole.gaps.isEmpty)
    let rewritten = opened.extents(of: Workbench.log).filter { !$0.redacted.isEmpty }
    #expect(!rewritten.isEmpty)
    for extent in rewritten {
      #expect(extent.forgotten == [entity] && extent.generation == 1)
    }
    let tidy = try opened.beginAppending()
    try tidy.removeSuperseded(Workbench.log)
    try tidy.close()
    #expect(Set(names).isDisjoint(with: opened.sealedSegments.map(\.name)))
  }

  /// A removed text that a carrier brings back is known by them, and a peer's other history.
  @Test func aMergedSegmentKeepsItsCheckpointsWhenItIsRedacted() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try sealed([Int](repeating: 5, count: 9), journal)
    let old = try journal.sealedSegments.map { try ($0.name, $0.readAll()) }
    let appender = try journal.beginAppending()
    appender.merge(Workbench.log)
    try appender.redact(NumberRanges([4...4]), of: Workbench.log, forgetting: []) { (_, _) in [] }
    let redacted = journal.sealedSegments.map(\.name)
    #expect(redacted.count == 1)
    for (name, bytes) in old { _ = try appender.adopt(bytes.rawSpan, name: name) }
    try appender.removeSuperseded(Workbench.log)
    try appender.close()
    #expect(journal.sealedSegments.map(\.name) == redacted)
    #expect(throws: StorageError.journal(.incarnationNeeded(.forked(at: 5)))) {
      try journal.beginAppending(seen: [KnownEnd(number: 5, chainHash: .start)]).close()
    }
  }

  @Test func whereARedactedRecordIsDamagedTheTextBesideItDoesNotComeBack() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try sealed([10], journal)
    let text = try bench.disk.readAll(try #require(journal.sealedSegments.first).path)
    let appender = try journal.beginAppending()
    try appender.redact(
      NumberRanges([4...4]), of: Workbench.log,
      forgetting: [EventName(log: Workbench.log, number: 4)]
    ) { (number, _) in Array("blank \(number)".utf8) }
    try appender.close()
    let redacted = try #require(journal.sealedSegments.first).path
    let beside = Workbench.paths.segments.appending(String(repeating: "0", count: 32) + ".segment")
    try bench.disk.open(beside, for: .creating).close()
    try bench.overwrite(beside, text)
    for byte in stride(from: 100, to: 600, by: 40) {
      let hurt = bench.copy()
      try hurt.flip(redacted, bit: byte * 8)
      for isQuarantined in [false, true] {
        let opened = try hurt.open()
        if isQuarantined {
          let appender = try opened.beginAppending()
          _ = try appender.setDamageInQuarantine()
          try appender.close()
        }
        let record = try opened.record(EventName(log: Workbench.log, number: 4))
        #expect(record == nil || record == Array("blank 4".utf8), "byte \(byte)")
        let (numbers, gaps) = try Workbench.read(opened, scale: nil)
        #expect(numbers.filter { $0 != 4 } == [1, 2, 3, 5, 6, 7, 8, 9, 10], "byte \(byte)")
        #expect(gaps.map(\.numbers) == (record == nil ? [4...4] : []), "byte \(byte)")
      }
    }
  }

  /// Active segments and sealed ones alike: what was quarantined may contain what was to be
  /// forgotten.
  @Test func nothingStaysQuarantinedAfterAForgetting() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try sealed([10], journal)
    try bench.flip(try #require(journal.sealedSegments.first).path, bit: 300 * 8)
    try Workbench.append([2], to: journal)
    try bench.flip(Workbench.paths.active, bit: 20 * 8)
    let opened = try bench.open()
    let appender = try opened.beginAppending()
    #expect(try appender.setDamageInQuarantine())
    #expect(try bench.disk.list(Workbench.paths.quarantine).count == 2)
    try appender.removeQuarantined(with: [Workbench.log: NumberRanges([4...4])])
    #expect(try bench.disk.list(Workbench.paths.quarantine).isEmpty)
    // Nor does a file in the place of their folder keep anything from being forgotten.
    try bench.disk.removeDirectory(Workbench.paths.quarantine)
    try bench.disk.open(Workbench.paths.quarantine, for: .creating).close()
    try appender.removeQuarantined(with: [:])
    try appender.close()
  }

  @Test func wordsBesideTheirRedactionAreFoundInWhateverFilesTheyAre() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try sealed([Int](repeating: 5, count: 9), journal)
    let merged = try bench.copy().open()
    let merging = try merged.beginAppending()
    merging.merge(Workbench.log)
    try merging.close()
    let words = [Workbench.log: NumberRanges([12...12])]
    try redactTwelfth(journal)
    #expect(journal.shadowedWords.isEmpty)
    let blank = try #require(journal.sealedSegments.first { !$0.extent.redacted.isEmpty })
    let bytes = try blank.readAll()
    // The file with the words has more than that without, and so stays beside it.
    let healing = try merged.beginAppending()
    _ = try healing.adopt(bytes.rawSpan, name: blank.name)
    try healing.removeSuperseded(Workbench.log)
    try healing.close()
    #expect(merged.shadowedWords == words)
    #expect(merged.sealedSegments.count { merged.hasWords(words, in: $0.extent) } == 1)
    try redactTwelfth(merged)
    #expect(merged.shadowedWords.isEmpty)
    #expect(!merged.sealedSegments.contains { merged.hasWords(words, in: $0.extent) })
  }

  private func redactTwelfth(_ journal: JournalFolder) throws {
    let appender = try journal.beginAppending()
    try appender.redact(
      NumberRanges([12...12]), of: Workbench.log,
      forgetting: [EventName(log: Workbench.log, number: 12)]
    ) { number, _ in Array("blank \(number)".utf8) }
    try appender.close()
  }

  @Test func everyRecordIsFoundByItsName() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try sealed([1_500], journal)
    try Workbench.append([20, 1, 3], to: journal)
    for number in (1...1_524 as ClosedRange<UInt64>).shuffled() {
      let record = try journal.record(EventName(log: Workbench.log, number: number))
      #expect(record == Workbench.record(number))
    }
    #expect(try journal.record(EventName(log: Workbench.log, number: 1_525)) == nil)
    #expect(try journal.record(EventName(log: LogID(high: 1, low: 1), number: 1)) == nil)
  }

  @Test func segmentsTravelBetweenFoldersUnchanged() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try sealed([7, 8], journal)
    let other = try Workbench()
    let theirs = try other.open()
    let appender = try theirs.beginLog(LogID(high: 9, low: 9))
    for segment in journal.sealedSegments.reversed() {
      let bytes = try segment.readAll()
      for name in ["../../etc/passwd", String(repeating: "0", count: 32) + ".segment"] {
        #expect(throws: StorageError.self) { try appender.adopt(bytes.rawSpan, name: name) }
      }
      for cut in [0, 50, 3_000] {
        #expect(throws: StorageError.self) {
          try appender.adopt(Array(bytes.prefix(cut)).rawSpan, name: segment.name)
        }
      }
      var damaged = bytes
      damaged[bytes.count / 2] ^= 1
      #expect(throws: StorageError.self) {
        try appender.adopt(damaged.rawSpan, name: segment.name)
      }
      let adopted = try appender.adopt(bytes.rawSpan, name: segment.name)
      #expect(adopted.extent == segment.extent)
    }
    try appender.close()
    #expect(try Workbench.read(try other.open()).numbers == Array(1...15))
    #expect(theirs.end(of: Workbench.log) == journal.end(of: Workbench.log))
    #expect(theirs.forks(of: Workbench.log) == [])
  }
}

@Suite struct SnapshotTests {
  @Test func sectionsAreLoadedOneByOneAndDamageIsNoError() throws {
    let bench = try Workbench()
    let path: Path = "/state/snapshot"
    let keys = try Workbench.keys()
    let tag = SnapshotTag(
      foldVersion: 3, forgotten: [EventName(log: Workbench.log, number: 2)],
      ends: [Workbench.log: KnownEnd(number: 9, chainHash: .start)])
    let large = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    let sections: [(name: String, bytes: [UInt8])] = [
      ("moments", large), ("echoes", []), ("goals", [1, 2, 3]),
    ]
    #expect(Snapshot(path, on: bench.disk, keys: keys) == nil)
    for _ in 1...2 {
      var writer = try SnapshotWriter(path, on: bench.disk, keys: keys)
      for section in sections { try writer.append(section.name, section.bytes.rawSpan) }
      try writer.finish(tag)
    }
    let snapshot = try #require(Snapshot(path, on: bench.disk, keys: keys))
    #expect(snapshot.tag == tag && snapshot.names == ["echoes", "goals", "moments"])
    for section in sections { #expect(snapshot.section(section.name) == section.bytes) }
    #expect(snapshot.section("absent") == nil)
    for range in [0..<0, 0..<1, 65_535..<65_537, 131_072..<131_072, 1..<700_000] {
      #expect(snapshot.bytes(range, of: "moments") == Array(large[range]))
    }
    #expect(snapshot.bytes(0..<4, of: "goals") == nil)
    let size = try bench.disk.readAll(path).count
    for bit in stride(from: 0, to: size * 8, by: 40_009) {
      try bench.flip(path, bit: bit)
      let damaged = Snapshot(path, on: bench.disk, keys: keys)
      for section in sections {
        let bytes = damaged?.section(section.name)
        #expect(bytes == nil || bytes == section.bytes)
      }
      try bench.flip(path, bit: bit)
    }
    let other = try #require(SymmetricKey(bytes: [UInt8](repeating: 9, count: 32)))
    #expect(Snapshot(path, on: bench.disk, keys: KeyRing(epoch: 1, key: other)) == nil)
  }

  @Test func `A section that does not fit is refused before the first byte of it`() throws {
    let bench = try Workbench()
    let path: Path = "/state/snapshot"
    // Several frames, of which the first would fit.
    let section = [UInt8](repeating: 1, count: 300_000)
    try bench.leaveFree(section.count - 1)
    var writer = try SnapshotWriter(path, on: bench.disk, keys: Workbench.keys())
    bench.machine.recordsTrace = true
    do throws(StorageError) {
      try writer.append("moments", section.rawSpan)
      Issue.record("there was no room for it")
    } catch {
      #expect(error == .disk(.freeBytes, path.parent, .noSpace))
    }
    #expect(!bench.machine.trace.contains { $0.operation == .write })
    #expect(try bench.disk.list(path.parent).allSatisfy { !$0.name.hasSuffix(".partial") })
  }
}
