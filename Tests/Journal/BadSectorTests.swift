import Journal
import Platform
import SimulatedMachine
import Testing

/// A medium that does not give some bytes of a sealed segment back, or a system that does not hand
/// the file out: readers pass it over, a check reports it, and a writer calls nothing lost for it.
@Suite struct BadSectorTests {
  static let pageByteCount = 4096

  /// Numbers 1 to 3 and 4 to 6 sealed, 7 and 8 active, and the second segment.
  func lived() throws -> (bench: Workbench, segment: Path) {
    let bench = try Workbench()
    let journal = try bench.begin()
    for _ in 0..<2 {
      try Workbench.append([3], to: journal)
      try Workbench.seal(journal)
    }
    try Workbench.append([2], to: journal)
    let segment = try #require(journal.sealedSegments.first { $0.extent.first == 4 })
    return (bench, segment.path)
  }

  /// One segment of several frames, with nothing active.
  private func longSegment() throws -> (bench: Workbench, segment: SegmentFile) {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([6_000], to: journal, scale: 12)
    return (bench, try #require(journal.sealedSegments.first))
  }

  func badPage(_ page: Range<Int>, of path: Path) -> Fault {
    Fault(.fail(.io), .forGood, in: [.read], pathEnd: path.text, bytes: page)
  }

  func pages(of byteCount: Int) -> [Range<Int>] {
    stride(from: 0, to: byteCount, by: Self.pageByteCount).map {
      $0..<min($0 + Self.pageByteCount, byteCount)
    }
  }

  @Test func `A segment that the system does not hand out is reported, and all others are read`()
    throws
  {
    let lived = try lived()
    let faults: [(StorageError.Refusal, StorageError.Operation)] = [
      (.io, .open), (.io, .read), (.permission, .open), (.notFound, .open),
    ]
    for (cause, operation) in faults {
      let bench = lived.bench.copy()
      bench.machine.add(
        Fault(.fail(cause), .forGood, in: [operation], pathEnd: lived.segment.text))
      let journal = try bench.open()
      let unread = UnreadableFile(path: lived.segment, fault: .unread)
      #expect(journal.unreadable == [unread], "\(cause)")
      let (numbers, gaps) = try Workbench.read(journal)
      #expect(numbers == [1, 2, 3, 7, 8], "\(cause)")
      #expect(gaps == [Gap(numbers: 4...6, reason: .missing)], "\(cause)")
      #expect(try journal.record(EventName(log: Workbench.log, number: 5)) == nil)
      let found = try journal.check()
      #expect(found.map(\.cause) == [.unread, .missing], "\(found)")
      #expect(found.map(\.path) == [lived.segment, nil], "\(found)")
      #expect(found.last?.numbers == NumberRanges([4...6]), "\(found)")
      // The active segment ends as its last commit left it, so a writer goes on.
      try Workbench.append([1], to: journal)
      #expect(journal.lastRecovery == nil)
      bench.machine.removeFaults()
      try journal.refresh()
      #expect(try Workbench.read(journal).numbers == Array(1...9), "\(cause)")
      #expect(try journal.check().isEmpty, "\(cause)")
    }
  }

  @Test func `An active segment that may only be read is read, and a writer is refused`()
    throws
  {
    let bench = try lived().bench
    let before = try bench.disk.readAll(Workbench.paths.active)
    let locked = Fault(.fail(.permission), in: [.open], pathEnd: "/live")
    bench.machine.add(locked)
    let opened = try bench.open()
    #expect(try Workbench.read(opened).numbers == Array(1...8))
    bench.machine.add(locked)
    #expect(throws: StorageError.disk(.open, Workbench.paths.active, .permission)) {
      try opened.beginAppending().close()
    }
    #expect(try bench.disk.readAll(Workbench.paths.active) == before)
    try Workbench.append([1], to: opened)
    #expect(try Workbench.read(try bench.open()).numbers == Array(1...9))
  }

  @Test func `No number is called lost, nor given again, while its segment can not be read`()
    throws
  {
    let lived = try lived()
    for isActiveGone in [false, true] {
      let bench = lived.bench.copy()
      if isActiveGone {
        try Workbench.seal(try bench.open())
      } else {
        try bench.flip(Workbench.paths.active, bit: 8 * 8_330)
      }
      let newest = try #require(
        try bench.open().sealedSegments.max { $0.extent.last < $1.extent.last })
      bench.machine.add(Fault(.fail(.io), .forGood, in: [.read], pathEnd: newest.path.text))
      let journal = try bench.open()
      #expect(throws: StorageError.file(newest.path, .unread)) {
        try journal.beginAppending().close()
      }
      bench.machine.removeFaults()
      let appender = try journal.beginAppending()
      #expect(appender.next == 9)
      try appender.close()
    }
  }

  /// Zeros in the place of the page are damage that is known to be reported exactly.
  @Test func `A bad sector costs what is in its frames, and a check reports their bytes`() throws {
    let (whole, segment) = try longSegment()
    let bytes = try whole.disk.readAll(segment.path)
    let pages = pages(of: bytes.count)
    #expect(pages.count > 5)
    for page in pages {
      let zeroed = whole.copy()
      var zeros = bytes
      zeros.replaceSubrange(page, with: repeatElement(0, count: page.count))
      try zeroed.overwrite(segment.path, zeros)
      let bench = whole.copy()
      bench.machine.add(badPage(page, of: segment.path))
      for isReadFirst in [false, true] {
        let journal = try bench.open()
        if isReadFirst { _ = try Workbench.read(journal, scale: 12) }
        let found = try journal.check()
        let expected = try zeroed.open().check()
        #expect(found.map(\.cause) == [.unread] && found[0].path == segment.path, "\(page)")
        #expect(found.map(\.bytes) == expected.map(\.bytes), "\(page)")
        #expect(found.map(\.numbers) == expected.map(\.numbers), "\(page)")
        let (numbers, gaps) = try Workbench.read(journal, scale: 12)
        #expect(NumberRanges(gaps.map(\.numbers)) == found[0].numbers, "\(page)")
        #expect(UInt64(numbers.count) + found[0].numbers.count == 6_000, "\(page)")
      }
    }
  }

  @Test func `What fails behind an opening is a gap, and is there again with its disk`() throws {
    let (bench, segment) = try longSegment()
    let journal = try bench.open()
    let pages = pages(of: segment.byteCount)
    bench.machine.add(badPage(pages[pages.count / 2], of: segment.path))
    let lost = NumberRanges(try Workbench.read(journal, scale: 12).gaps.map(\.numbers))
    let number = try #require(lost.ranges.first).lowerBound
    #expect(lost.count < 3_000)
    let name = EventName(log: Workbench.log, number: number)
    #expect(try journal.record(name) == nil)
    bench.machine.removeFaults()
    try journal.refresh()
    #expect(try journal.record(name) == Workbench.record(number, scale: 12))
    #expect(try Workbench.read(journal, scale: 12).gaps.isEmpty)
  }

  @Test func `A failure that does not last costs nothing`() throws {
    let (bench, segment) = try longSegment()
    for call in 0..<8 {
      bench.machine.add(
        Fault(.fail(.io), in: [.open, .read], pathEnd: segment.path.text, callsBefore: call))
      let journal = try bench.open()
      #expect(try Workbench.read(journal, scale: 12).gaps.isEmpty, "call \(call)")
      #expect(try journal.check().isEmpty, "call \(call)")
      bench.machine.removeFaults()
    }
  }

  @Test func `A writer writes nothing anew from what it could read in part`() throws {
    let (bench, segment) = try longSegment()
    let pages = pages(of: segment.byteCount)
    let journal = try bench.open()
    let appender = try journal.beginAppending()
    bench.machine.add(badPage(pages[pages.count / 2], of: segment.path))
    let failure = StorageError.disk(.read, segment.path, .io)
    #expect(try !appender.setDamageInQuarantine())
    #expect(throws: failure) {
      try appender.redact(
        NumberRanges([1...1]), of: Workbench.log,
        forgetting: [EventName(log: Workbench.log, number: 1)]
      ) { (_, _) in [0] }
    }
    #expect(throws: failure) { try journal.sealedSegments.first?.readAll() }
    try appender.close()
    bench.machine.removeFaults()
    let opened = try bench.open()
    #expect(opened.sealedSegments.map(\.name) == [segment.name])
    #expect(try opened.check().isEmpty)
  }

  /// There is no frame in the padding: where one is not read, the index alone has the segment
  /// opened anew.
  @Test func `What a check could not read is asked for again, and a text is redacted there`()
    throws
  {
    let (bench, segment) = try lived()
    let journal = try bench.open()
    let padding = 2_048..<2_560
    bench.machine.add(badPage(padding, of: segment))
    let found = try journal.check()
    #expect(found.map(\.cause) == [.unread] && found[0].numbers.isEmpty, "\(found)")
    bench.machine.removeFaults()
    let name = EventName(log: Workbench.log, number: 5)
    let appender = try journal.beginAppending()
    try appender.redact(NumberRanges([5...5]), of: Workbench.log, forgetting: [name]) { (_, _) in
      [0]
    }
    try appender.close()
    #expect(try journal.record(name) == [0])
    #expect(try journal.check().isEmpty)
  }

  @Test func `A whole copy from elsewhere takes the place of a segment that can not be opened`()
    throws
  {
    let (bench, segment) = try lived()
    let bytes = try bench.disk.readAll(segment)
    bench.machine.add(Fault(.fail(.io), .forGood, in: [.open], pathEnd: segment.text))
    let journal = try bench.open()
    let appender = try journal.beginAppending()
    _ = try appender.adopt(bytes.rawSpan, name: segment.lastComponent)
    try appender.close()
    #expect(try Workbench.read(journal).numbers == Array(1...8))
    bench.machine.removeFaults()
    let opened = try bench.open()
    #expect(try opened.check().isEmpty && opened.unreadable.isEmpty)
    #expect(try Workbench.read(opened).numbers == Array(1...8))
  }

  @Test func `No text is redacted while a segment that may contain it can not be opened`() throws {
    let (bench, segment) = try lived()
    bench.machine.add(Fault(.fail(.permission), .forGood, in: [.open], pathEnd: segment.text))
    let appender = try bench.open().beginAppending()
    #expect(throws: StorageError.file(segment, .unread)) {
      try appender.redact(
        NumberRanges([5...5]), of: Workbench.log,
        forgetting: [EventName(log: Workbench.log, number: 5)]
      ) { (_, _) in [0] }
    }
    #expect(try appender.setDamageInQuarantine() == false)
    try appender.close()
  }
}
