import Journal
import Platform
import Testing

/// Histories of one log that part: seen wherever both tell a link after the same number, and never
/// spliced.
@Suite struct BranchTests {
  private func seal(_ counts: [Int], _ journal: JournalFolder) throws {
    for count in counts {
      try Workbench.append([count], to: journal)
      try Workbench.seal(journal)
    }
  }

  private func consolidate(_ journal: JournalFolder) throws {
    let appender = try journal.beginAppending()
    appender.consolidate(Workbench.log)
    try appender.close()
  }

  private func adopt(_ segments: [SegmentFile], _ journal: JournalFolder) throws {
    let appender = try journal.beginAppending()
    for segment in segments {
      let bytes = try segment.readAll()
      _ = try appender.adopt(bytes.rawSpan, name: segment.name)
    }
    try appender.close()
  }

  /// Two folders that were one up to a number.
  private func parted(after counts: [Int]) throws -> (mine: JournalFolder, theirs: JournalFolder) {
    let bench = try Workbench()
    try seal(counts, try bench.begin())
    return (try bench.open(), try bench.copy().open())
  }

  private func isWithin(_ segment: SegmentFile, _ numbers: ClosedRange<UInt64>) -> Bool {
    numbers.contains(segment.stretch.first) && numbers.contains(segment.stretch.last)
  }

  @Test func `Two large commits under the same numbers are a fork`() throws {
    let (mine, theirs) = try parted(after: [3])
    for (byte, journal) in [mine, theirs].enumerated() {
      let large = (0..<6).map { _ in [UInt8](repeating: UInt8(byte), count: 40_000) }
      let appender = try journal.beginAppending()
      _ = try appender.append(RecordBatch(large))
      try appender.close()
    }
    #expect(mine.forks(of: Workbench.log).isEmpty)
    try adopt(theirs.sealedSegments, mine)
    #expect(mine.forks(of: Workbench.log) == [4])
    let links = Set(mine.logs.map { mine.end(of: $0).link })
    #expect(links.count == 3 && links.contains(theirs.end(of: Workbench.log).link))
  }

  @Test func `Neighbours in number that are no neighbours in history are not merged`() throws {
    let (mine, theirs) = try parted(after: [3])
    try seal([3], mine)
    try seal([3] + [Int](repeating: 1, count: 8), theirs)
    let later = theirs.sealedSegments.filter { $0.stretch.first > 6 }
    try adopt(later, mine)
    let ends = later.map { ($0.stretch.first - 1, $0.stretch.linkBefore) }
    try consolidate(mine)
    let own = try #require(mine.sealedSegments.first { $0.stretch.last == 6 })
    #expect(!ends.contains { $0.0 == 6 && own.stretch.linkAfter == $0.1 })
    for segment in mine.sealedSegments where segment.stretch.first <= 6 {
      #expect(segment.stretch.last <= 6, "spliced: \(segment.stretch.numbers)")
    }
  }

  @Test func `A branch is seen within a segment that was merged twice`() throws {
    let (mine, theirs) = try parted(after: [2, 2])
    try seal([2], theirs)
    let branch = try #require(theirs.sealedSegments.first { isWithin($0, 5...6) })
    var ends: [UInt64: Link] = [:]
    for round in 0..<60 {
      try seal([round < 1 ? 2 : 1], mine)
      for segment in mine.sealedSegments {
        ends[segment.stretch.last] = segment.stretch.linkAfter
      }
      try consolidate(mine)
    }
    #expect(mine.sealedSegments.count < 20, "merged more than once")
    for segment in mine.sealedSegments {
      for (number, link) in ends where segment.stretch.numbers.contains(number) {
        #expect(segment.stretch.link(after: number) == link, "after \(number)")
      }
    }
    let merged = try #require(mine.sealedSegments.first { $0.stretch.numbers.contains(5) })
    #expect(merged.stretch.forkPoint(with: branch.stretch) == 6)
    #expect(branch.stretch.forkPoint(with: merged.stretch) == 6)
    #expect(!merged.stretch.supersedes(branch.stretch, name: "a", otherName: "b"))
  }

  @Test func `A stretch that lost what another holds does not supersede it`() {
    func stretch(_ last: UInt64, lost: [ClosedRange<UInt64>] = []) -> Stretch {
      let linkAfter = Link(bytes: [UInt8](repeating: UInt8(last), count: 16)) ?? .start
      return Stretch(
        log: Workbench.log, first: 1, last: last, linkBefore: .start, linkAfter: linkAfter,
        checkpoints: last == 20
          ? [] : [Stretch.Checkpoint(number: 20, link: stretch(20).linkAfter)],
        lost: NumberRanges(lost))
    }
    for last in [20, 30] as [UInt64] {
      #expect(!stretch(last, lost: [7...8]).supersedes(stretch(20), name: "a", otherName: "b"))
      #expect(
        !stretch(last, lost: [7...8])
          .supersedes(stretch(20, lost: [8...9]), name: "a", otherName: "b"))
      #expect(
        stretch(last, lost: [8...8])
          .supersedes(stretch(20, lost: [7...9]), name: "a", otherName: "b"))
    }
    #expect(
      stretch(30, lost: [25...25]).supersedes(stretch(20), name: "a", otherName: "b"))
  }

  @Test func `A link that no other file tells keeps a file, but no words that are blank elsewhere`()
  {
    func stretch(_ known: [UInt64], blanked: [ClosedRange<UInt64>] = []) -> Stretch {
      func link(_ number: UInt64) -> Link {
        Link(bytes: [UInt8](repeating: UInt8(number), count: 16)) ?? .start
      }
      return Stretch(
        log: Workbench.log, first: 1, last: 9, linkBefore: link(0), linkAfter: link(9),
        checkpoints: known.map { Stretch.Checkpoint(number: $0, link: link($0)) },
        blanked: NumberRanges(blanked))
    }
    #expect(!stretch([3]).supersedes(stretch([4]), name: "a", otherName: "b"))
    #expect(stretch([3, 4]).supersedes(stretch([4]), name: "a", otherName: "b"))
    #expect(stretch([3], blanked: [5...5]).supersedes(stretch([4]), name: "a", otherName: "b"))
    #expect(
      !stretch([3], blanked: [5...5])
        .supersedes(stretch([4], blanked: [5...5]), name: "a", otherName: "b"))
    #expect(!stretch([3, 4]).supersedes(stretch([4], blanked: [5...5]), name: "a", otherName: "b"))
  }

  /// Only a stretch that tells the same links at both ends of another can stand in for it.
  @Test func `What a stretch can not prove to be its own history it does not supersede`() throws {
    func link(_ byte: UInt8) -> Link { Link(bytes: [UInt8](repeating: byte, count: 16)) ?? .start }
    func stretch(
      _ first: UInt64, _ last: UInt64, _ before: UInt8, _ after: UInt8, known: [UInt64: UInt8] = [:]
    ) -> Stretch {
      Stretch(
        log: Workbench.log, first: first, last: last, linkBefore: link(before),
        linkAfter: link(after),
        checkpoints: known.sorted { $0.key < $1.key }.map {
          Stretch.Checkpoint(number: $0.key, link: link($0.value))
        })
    }
    let part = stretch(11, 20, 10, 20)
    let cases: [([UInt64: UInt8], Bool)] = [
      ([:], false), ([10: 10], false), ([20: 20], false), ([10: 10, 20: 20], true),
      ([10: 9, 20: 20], false), ([10: 10, 20: 21], false),
    ]
    for (known, isProven) in cases {
      let long = stretch(1, 30, 0, 30, known: known)
      #expect(long.supersedes(part, name: "b", otherName: "a") == isProven, "\(known)")
      #expect(!part.supersedes(long, name: "a", otherName: "b"))
    }
    #expect(stretch(1, 30, 0, 30, known: [10: 9]).forkPoint(with: part) == 10)
    #expect(part.forkPoint(with: stretch(1, 30, 0, 30, known: [10: 10, 20: 7])) == 20)
    let inner = stretch(1, 30, 0, 30, known: [15: 15])
    #expect(inner.forkPoint(with: stretch(1, 30, 0, 30, known: [15: 16])) == 15)
    #expect(inner.forkPoint(with: stretch(1, 30, 0, 30, known: [16: 16])) == nil)
  }
}
