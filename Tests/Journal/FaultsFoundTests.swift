import Journal
import Platform
import SimulatedMachine
import Testing

/// The faults of `Schemas/faults-found.md`, each in its smallest form.
@Suite struct FaultsFoundTests {
  /// What an interrupted first write of a commit pointer left behind must not keep the next one
  /// from writing.
  @Test func aLeftOverOfACommitPointerDoesNotStopTheNextWriter() throws {
    let bench = try Workbench()
    for commitPointer in ["/vault/journal/head.partial", "/state/head.partial"] as [Path] {
      try bench.disk.open(commitPointer, for: .creating).close()
    }
    try Workbench.append([3], to: try bench.begin())
    #expect(try Workbench.read(try bench.open()).numbers == [1, 2, 3])
  }

  /// With both commit pointers gone, nobody knows the log of an active segment without an opening;
  /// a new log must not be written over its records.
  @Test func anActiveSegmentOfUnknownLogIsQuarantinedByANewLog() throws {
    for offset in [8_192 + 40, 0] {
      let bench = try Workbench()
      try Workbench.append([3], to: try bench.begin())
      for commitPointer in ["/vault/journal/head", "/state/head"] as [Path] {
        try bench.disk.remove(commitPointer)
      }
      try bench.flip(Workbench.paths.active, bit: offset * 8)
      if offset == 0 { try bench.flip(Workbench.paths.active, bit: 4_096 * 8) }
      let before = try bench.disk.readAll(Workbench.paths.active)
      let journal = try bench.open()
      #expect(throws: StorageError.journal(.incarnationNeeded(.noLog))) {
        try journal.beginAppending().close()
      }
      let appender = try journal.beginLog(LogID(high: 5, low: 6))
      _ = try appender.append(RecordBatch([[1]]))
      try appender.close()
      let quarantine = try bench.disk.list(Workbench.paths.quarantine).map(\.name)
      #expect(quarantine.count == 1)
      let kept = try bench.disk.readAll(
        Workbench.paths.quarantine.appending(quarantine.first ?? ""))
      #expect(kept == before, "every byte is kept")
    }
  }

  /// Footer and one frame damaged: the frame's numbers are reported, and no rewriting forgets them.
  @Test func aHoleThatOnlyAWalkCanSeeIsReported() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([6_000], to: journal, scale: 12)
    let segment = try #require(journal.sealedSegments.first)
    let bytes = try bench.disk.readAll(segment.path)
    let footer = (0..<8).reduce(0) { $0 | Int(bytes[72 + $1]) << (8 * $1) }
    try bench.flip(segment.path, bit: (footer + 40) * 8)
    try bench.flip(segment.path, bit: bytes.count / 4 * 8)
    let opened = try bench.open()
    let (numbers, gaps) = try Workbench.read(opened, scale: 12)
    let lost = NumberRanges(gaps.map(\.numbers))
    #expect(gaps.count == 1 && UInt64(numbers.count) + lost.count == 6_000)
    let appender = try opened.beginAppending()
    #expect(throws: StorageError.self) {
      try appender.redact(NumberRanges([1...1]), of: Workbench.log, forgetting: []) { (_, _) in [] }
    }
    try appender.close()
    #expect(try opened.check().map(\.numbers) == [lost])
  }

  /// An active segment that lost zeros at its end was cut all the same.
  @Test func anActiveSegmentCutBehindItsLastFrameIsNoticed() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    let bytes = try bench.disk.readAll(Workbench.paths.active)
    try bench.overwrite(Workbench.paths.active, Array(bytes.dropLast()))
    let opened = try bench.open()
    #expect(try opened.check().map(\.cause) == [.incomplete])
    try opened.beginAppending().close()
    #expect(opened.lastRecovery?.quarantine != nil && opened.lastRecovery?.lost.isEmpty == true)
    #expect(try Workbench.read(opened).numbers == [1, 2, 3])
  }

  @Test func damageOfACommitPointerIsFoundByACheck() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    for path in [Workbench.paths.folder.appending("head"), Workbench.paths.state.appending("head")]
    {
      for offset in [0, 130, 4_100, 8_191] {
        try bench.flip(path, bit: offset * 8)
        let found = try bench.open().check()
        #expect(found.map(\.cause) == [.damaged] && found.map(\.path) == [path])
        try bench.flip(path, bit: offset * 8)
      }
    }
  }

  /// The commit pointer has a chain hash that the sealed segments contradict: they are another
  /// branch.
  @Test func aForkThatOnlyTheCommitPointerKnowsIsNoticed() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    let other = bench.copy()
    for one in [bench, other] {
      let journal = try one.open()
      try Workbench.append([2], to: journal)
      try Workbench.seal(journal)
    }
    let theirs = try #require(try other.open().sealedSegments.first)
    let mine = try #require(try bench.open().sealedSegments.first)
    try bench.disk.remove(mine.path)
    try bench.disk.open(theirs.path, for: .creating).close()
    try bench.overwrite(theirs.path, try other.disk.readAll(theirs.path))
    let journal = try bench.open()
    #expect(throws: StorageError.journal(.incarnationNeeded(.forked(at: 5)))) {
      try journal.beginAppending().close()
    }
    #expect(try journal.check().map(\.cause) == [.fork])
  }

  /// The newest segment is gone and a commit pointer says that nothing was active: the numbers are
  /// missing.
  @Test func aMissingNewestSegmentIsNotALoss() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3, 2], to: journal)
    try Workbench.seal(journal)
    let segment = try #require(journal.sealedSegments.first)
    let bytes = try bench.disk.readAll(segment.path)
    try bench.disk.remove(segment.path)
    let opened = try bench.open()
    #expect(opened.gaps(of: Workbench.log) == [Gap(numbers: 1...5, reason: .missing)])
    try Workbench.append([1], to: opened)
    let back = try opened.beginAppending()
    _ = try back.adopt(bytes.rawSpan, name: segment.name)
    try back.close()
    #expect(try Workbench.read(try bench.open()).numbers == Array(1...6))
    #expect(try bench.open().check().isEmpty)
  }

  /// A commit pointer of a later format is not damage, and is not written over.
  @Test func aCommitPointerOfANewerFormatIsNotWrittenOver() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    let path = Workbench.paths.folder.appending("head")
    var bytes = try bench.disk.readAll(path)
    for slot in [0, 4_096] {
      bytes[slot + 8] = 2
      let checksum = CRC32C.checksum(of: Array(bytes[slot..<slot + 124]).rawSpan)
      for place in 0..<4 {
        bytes[slot + 124 + place] = UInt8(truncatingIfNeeded: checksum >> UInt32(8 * place))
      }
    }
    try bench.overwrite(path, bytes)
    let journal = try bench.open()
    let refusal = StorageError.file(path, .newerFormat(version: 2))
    #expect(throws: refusal) { try journal.refresh() }
    #expect(throws: refusal) { try journal.beginAppending().close() }
    #expect(try journal.check().map(\.cause) == [.newerFormat])
    #expect(try bench.disk.readAll(path) == bytes)
  }
}

extension FaultsFoundTests {
  /// Expects the own log to be known after a power cut at any of the moments, with garbage in all
  /// that was written to the commit pointers and not synced.
  func expectOwnLog(of bench: Workbench, whateverBecomesOf commitPointers: [UInt64]) throws {
    for moment in bench.machine.moments {
      let fates = moment.pendingOperations().map { operation -> Fate in
        guard case .write(let inode, let offset, _) = operation, commitPointers.contains(inode)
        else {
          return .kept
        }
        return .garbage(seed: UInt64(offset))
      }
      let restarted = Workbench(restartedFrom: moment.crashImage(fates))
      #expect(
        try restarted.open().ownLog == Workbench.log,
        "after \(moment.call.operation) \(moment.call.path)")
    }
  }
}
