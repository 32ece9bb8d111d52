import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

@Suite struct AppendingTests {
  @Test func whatWasAppendedIsReadBackInOrder() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([1, 3, 1, 200], to: journal)
    #expect(try Workbench.read(journal).numbers == Array(1...205))
    #expect(try Workbench.read(try bench.open()).numbers == Array(1...205))
    #expect(try Workbench.read(journal, from: 100).numbers == Array(100...205))
    #expect(try Workbench.read(journal, from: 206).numbers == [])
    #expect(journal.gaps(of: Workbench.log) == [])
  }

  @Test func sealingKeepsRecordsAndChainHashes() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([1, 3, 1, 2000], to: journal, scale: 20)
    let before = journal.end(of: Workbench.log)
    try Workbench.seal(journal)
    #expect(journal.end(of: Workbench.log) == before)
    #expect(journal.sealedSegments.count == 1)
    #expect(try Workbench.read(try bench.open(), scale: 20).numbers == Array(1...2005))
    try Workbench.append([1, 1], to: journal, scale: 20)
    #expect(try Workbench.read(try bench.open(), scale: 20).numbers == Array(1...2007))
  }

  @Test func aFullActiveSegmentIsSealedAndGoesOn() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([Int](repeating: 1, count: 2_200), to: journal)
    #expect(journal.sealedSegments.count == 1)
    #expect(try Workbench.read(try bench.open()).numbers == Array(1...2_200))
  }

  @Test func aLargeCommitBecomesASegmentOfItsOwn() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([2, 10_000, 1, 1], to: journal, scale: 10)
    #expect(journal.sealedSegments.count == 2)
    #expect(try Workbench.read(try bench.open(), scale: 10).numbers == Array(1...10_004))
    #expect(try Workbench.read(journal, from: 5_000, scale: 10).numbers == Array(5_000...10_004))
  }

  @Test func `A record of four MiB is alone in its frame, whoever writes it anew`() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    var random = SeededRandom(seed: 41)
    let limit = RecordBatch.recordLimit
    let lengths = [30, 65_000, 65_001, limit, 40, 70_000]
    let records = lengths.map { length in
      (0..<length).map { _ in UInt8.random(in: .min ... .max, using: &random) }
    }
    let appender = try journal.beginAppending()
    for record in records { _ = try appender.append(RecordBatch([record])) }
    _ = try appender.append(RecordBatch(records))
    #expect(throws: StorageError.journal(.recordTooLong(byteCount: limit + 1, limit: limit))) {
      try appender.append(RecordBatch([[UInt8](repeating: 0, count: limit + 1)]))
    }
    try appender.seal()
    appender.merge(appender.log)
    try appender.close()
    for journal in [journal, try bench.open()] {
      for (position, record) in (records + records).enumerated() {
        let name = EventName(log: Workbench.log, number: UInt64(position) + 1)
        #expect(try journal.record(name) == record, "number \(position + 1)")
      }
      #expect(try journal.check().isEmpty)
    }
  }

  @Test func `A flip in a long record costs that record alone`() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    let appender = try journal.beginAppending()
    let long = [UInt8](repeating: 7, count: 300_000)
    let short = Workbench.record(5)
    _ = try appender.append(RecordBatch([long, short]))
    try appender.close()
    let segment = try #require(journal.sealedSegments.last)
    try bench.flip(segment.path, bit: 8 * segment.byteCount / 8)
    let damaged = try bench.open()
    #expect(try damaged.record(EventName(log: Workbench.log, number: 4)) == nil)
    #expect(try damaged.record(EventName(log: Workbench.log, number: 5)) == short)
    #expect(try damaged.record(EventName(log: Workbench.log, number: 3)) == Workbench.record(3))
  }

  @Test func twoProcessesAppendInTurn() throws {
    let bench = try Workbench()
    let mine = try bench.begin()
    let theirs = try bench.open(bench.machine.startProcess())
    for _ in 0..<20 {
      try Workbench.append([1, 2], to: mine)
      try Workbench.append([1], to: theirs)
    }
    try mine.refresh()
    #expect(try Workbench.read(mine).numbers == Array(1...80))
    #expect(try Workbench.read(theirs).numbers == Array(1...80))
    #expect(mine.sealedSegments.isEmpty)
  }
}
