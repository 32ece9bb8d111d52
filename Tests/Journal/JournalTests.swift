import Bytes
import Files
import Journal
import Sealing
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

  @Test func sealingKeepsRecordsAndLinks() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([1, 3, 1, 2000], to: journal, scale: 20)
    let before = journal.end(of: Workbench.log)
    let appender = try journal.beginAppending()
    try appender.seal()
    try appender.close()
    #expect(journal.end(of: Workbench.log) == before)
    #expect(journal.sealedSegments.count == 1)
    #expect(try Workbench.read(try bench.open(), scale: 20).numbers == Array(1...2005))
    try Workbench.append([1, 1], to: journal, scale: 20)
    #expect(try Workbench.read(try bench.open(), scale: 20).numbers == Array(1...2007))
  }

  @Test func aFullLiveFileIsSealedAndGoesOn() throws {
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
