import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

@Suite struct MergingTests {
  private static let count = 9

  /// A journal of small segments side by side, none of them merged yet.
  private func sealed() throws -> (bench: Workbench, journal: JournalFolder) {
    let bench = try Workbench()
    let journal = try bench.begin()
    for _ in 0..<Self.count {
      try Workbench.append([3, 2], to: journal)
      try Workbench.seal(journal)
    }
    try Workbench.append([4], to: journal)
    return (bench, journal)
  }

  private let numbers = Array(1...UInt64(count) * 5 + 4)

  private func merge(_ journal: JournalFolder) throws {
    let appender = try journal.beginAppending()
    appender.merge(Workbench.log)
    try appender.close()
  }

  @Test func segmentsStayFewHoweverLongTheLog() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    for commits in 1...40 {
      try Workbench.append([6_000], to: journal, scale: 6)
      #expect(journal.sealedSegments.count <= 12, "after \(commits) large commits")
    }
    let opened = try bench.open()
    #expect(try opened.check().isEmpty)
    #expect(try Workbench.read(opened, scale: 6).numbers == Array(1...240_000))
  }

  @Test func aPowerCutAtAnyCallLosesNothing() throws {
    let (whole, journal) = try sealed()
    #expect(journal.sealedSegments.count == Self.count)
    var random = SeededRandom(seed: 3)
    var cut = 0
    while true {
      let bench = whole.copy()
      let journal = try bench.open()
      let appender = try journal.beginAppending()
      bench.machine.add(Fault(.powerOff, callsBefore: cut))
      appender.merge(Workbench.log)
      if journal.sealedSegments.count == 1 { break }
      let restarted = Workbench(
        restartedFrom: bench.machine.drawCrashImage(using: &random))
      let reader = try restarted.open()
      #expect(try Workbench.read(reader).numbers == numbers, "cut at call \(cut)")
      let writer = try restarted.open()
      try merge(writer)
      #expect(writer.sealedSegments.count <= 2, "cut at call \(cut)")
      try Workbench.append([1], to: writer)
      #expect(try Workbench.read(writer).numbers.count == numbers.count + 1, "cut at call \(cut)")
      cut += 1
    }
    #expect(cut > 20)
  }

  @Test func aFailingCallChangesNothingThatIsRead() throws {
    let (whole, _) = try sealed()
    for effect in [Fault.Effect.fail(.io), .fail(.noSpace), .failAfterDoing(.io)] {
      for position in 0..<60 {
        let bench = whole.copy()
        let journal = try bench.open()
        let appender = try journal.beginAppending()
        bench.machine.add(Fault(effect, callsBefore: position))
        appender.merge(Workbench.log)
        bench.machine.removeFaults()
        try appender.close()
        try Workbench.append([1], to: journal)
        for held in [journal, try bench.open()] {
          #expect(
            try Workbench.read(held).numbers == numbers + [UInt64(numbers.count) + 1],
            "\(effect) at call \(position)")
        }
      }
    }
  }

  /// On a disk that is nearly full a commit is to have the space that merging would take.
  @Test func `Segments are merged only where they and the ballast are a quarter of what is free`()
    throws
  {
    let (bench, journal) = try sealed()
    let due = journal.sealedSegments.reduce(1 << 20) { $0 + $1.byteCount }
    let appender = try journal.beginAppending()
    try bench.leaveFree(4 * due)
    appender.merge(Workbench.log)
    #expect(journal.sealedSegments.count == Self.count)
    try bench.leaveFree(4 * due + 4)
    appender.merge(Workbench.log)
    #expect(journal.sealedSegments.count == 1)
    try appender.close()
    #expect(try Workbench.read(journal).numbers == numbers)
  }

  @Test func aDamagedSegmentIsLeftAsItIs() throws {
    let (bench, journal) = try sealed()
    let paths = journal.sealedSegments.map(\.path)
    let damaged = paths[4]
    // In the first frame with records, behind header and opening.
    try bench.flip(damaged, bit: 300 * 8)
    let opened = try bench.open()
    let before = try Workbench.read(opened)
    #expect(before.gaps.count == 1)
    try merge(opened)
    #expect(try bench.disk.readAll(damaged).count > 0)
    let after = try Workbench.read(try bench.open())
    #expect(after.numbers == before.numbers && after.gaps == before.gaps)
  }

  @Test func `A segment that was copied in is durable before those go that it replaces`() throws {
    let bench = try sealed().bench
    let other = try bench.copy().open()
    try merge(other)
    #expect(other.sealedSegments.count == 1)
    let merged = try #require(other.sealedSegments.first)
    let bytes = try merged.readAll()
    // As `cp` does.
    let place = Workbench.paths.segments.appending(merged.name)
    let file = try bench.disk.open(place, for: .creating)
    try file.write(bytes.rawSpan, at: 0)
    try file.close()
    let writer = try bench.open()
    try merge(writer)
    #expect(writer.sealedSegments.map(\.name) == [merged.name])
    let lost = bench.machine.pendingOperations().map { _ in Fate.lost }
    let restarted = Workbench(restartedFrom: bench.machine.crashImage(lost))
    #expect(try Workbench.read(try restarted.open()).numbers == numbers)
  }

  @Test func aReaderReadsOnWhileItsSegmentsAreMergedAndRemoved() throws {
    let (bench, journal) = try sealed()
    let reader = try bench.open(bench.machine.startProcess())
    var cursor = reader.cursor(of: Workbench.log)
    #expect(try cursor.advance())
    var read = cursor.frame.count
    try merge(journal)
    #expect(journal.sealedSegments.count == 1)
    while try cursor.advance() { read += cursor.frame.count }
    #expect(read == numbers.count && cursor.gaps.isEmpty)
    try reader.refresh()
    #expect(reader.sealedSegments.count == 1)
    #expect(try Workbench.read(reader).numbers == numbers)
  }
}
