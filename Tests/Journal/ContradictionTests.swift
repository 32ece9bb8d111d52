import Journal
import Platform
import SimulatedMachine
import Testing

/// Histories of one log that part where no chain hash shows it: their records are compared.
@Suite struct ContradictionTests {
  /// A log of three sealed records, and the same folder on another machine.
  private func parted() throws -> (mine: JournalFolder, theirs: JournalFolder, bench: Workbench) {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    try Workbench.seal(journal)
    return (try bench.open(), try bench.copy().open(), bench)
  }

  /// Lets a folder take in the newest segment of another, beside whatever is in its active segment.
  private func adopt(
    _ theirs: JournalFolder, _ mine: JournalFolder
  ) throws -> SegmentFile {
    let newest = try #require(theirs.sealedSegments.max { $0.extent.last < $1.extent.last })
    let bytes = try newest.readAll()
    let appender = try mine.beginAppending()
    let adopted = try appender.adopt(bytes.rawSpan, name: newest.name)
    try appender.close()
    return adopted
  }

  @Test(arguments: [true, false])
  func `Two histories of different extent part where their records differ`(
    _ isSealed: Bool
  ) throws {
    let (mine, theirs, _) = try parted()
    try Workbench.append([1], to: mine)
    try Workbench.append([1, 1], to: mine, scale: 4)
    if isSealed { try Workbench.seal(mine) }
    try Workbench.append([1], to: theirs)
    try Workbench.append([1, 2], to: theirs, scale: 5)
    try Workbench.seal(theirs)
    _ = try adopt(theirs, mine)
    for held in mine.extents(of: Workbench.log) {
      for other in mine.extents(of: Workbench.log) {
        #expect(held.forkPoint(with: other) == nil, "no link tells")
      }
    }
    #expect(mine.forks(of: Workbench.log) == [5])
    if isSealed { #expect(try mine.check().map(\.cause) == [.fork]) }
  }

  @Test func `An active segment that was sealed at two ends is one history`() throws {
    let bench = try Workbench()
    let mine = try bench.begin()
    try Workbench.append([3, 1], to: mine)
    let theirs = try bench.copy().open()
    try Workbench.append([1, 2], to: theirs)
    for journal in [mine, theirs] { try Workbench.seal(journal) }
    _ = try adopt(theirs, mine)
    #expect(mine.forks(of: Workbench.log) == [])
    #expect(try mine.check().isEmpty)
  }

  @Test func `What can not be read contradicts nothing`() throws {
    let (mine, theirs, bench) = try parted()
    try Workbench.append([1], to: mine, scale: 4)
    try Workbench.seal(mine)
    try Workbench.append([2], to: theirs)
    try Workbench.seal(theirs)
    let adopted = try adopt(theirs, mine)
    #expect(mine.forks(of: Workbench.log) == [4])
    // The middle of the frame behind the opening.
    let bytes = try adopted.readAll()
    let marker: [UInt8] = [0xec, 0xf0, 0xe1, 0x9d]
    let frames = bytes.indices.filter { bytes[$0...].starts(with: marker) }
    try bench.flip(adopted.path, bit: (frames[1] + 40) * 8)
    let damaged = try bench.open()
    #expect(damaged.forks(of: Workbench.log) == [])
    #expect(try damaged.check().map(\.cause) == [.damaged])
  }

  @Test func `A peer that has seen another history lets a new log begin`() throws {
    let (mine, theirs, _) = try parted()
    for (journal, scale) in [(mine, 3), (theirs, 4)] {
      try Workbench.append([1, 1], to: journal, scale: scale)
      try Workbench.seal(journal)
    }
    let (own, other) = (mine.end(of: Workbench.log), theirs.end(of: Workbench.log))
    let inside = KnownEnd(number: 4, chainHash: other.chainHash)
    for seen in [own, KnownEnd(number: own.number, chainHash: nil), inside] {
      let appender = try mine.beginAppending(seen: [seen])
      #expect(appender.next == 6, "nothing here tells another link")
      try appender.close()
    }
    #expect(throws: StorageError.journal(.incarnationNeeded(.forked(at: 5)))) {
      try mine.beginAppending(seen: [other]).close()
    }
    let appender = try mine.beginLog(LogID(high: 5, low: 6))
    try appender.close()
    #expect(try Workbench.read(mine).numbers == Array(1...5))
  }

  @Test func `A redacted record contradicts no text`() throws {
    let (mine, theirs, _) = try parted()
    try Workbench.append([1, 1], to: mine)
    try Workbench.seal(mine)
    try Workbench.append([1, 2], to: theirs)
    let appender = try theirs.beginAppending()
    let entity = EventName(log: Workbench.log, number: 4)
    try appender.redact(
      NumberRanges([4...5]), of: Workbench.log, forgetting: [entity]
    ) { _, _ in [1] }
    try appender.close()
    _ = try adopt(theirs, mine)
    #expect(mine.forks(of: Workbench.log) == [])
  }
}
