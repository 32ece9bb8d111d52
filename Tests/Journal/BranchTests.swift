import Journal
import Platform
import Testing

/// Histories of one log that part: noticed wherever both have a chain hash after the same number,
/// and never spliced.
@Suite struct BranchTests {
  private func seal(_ counts: [Int], _ journal: JournalFolder) throws {
    for count in counts {
      try Workbench.append([count], to: journal)
      try Workbench.seal(journal)
    }
  }

  private func merge(_ journal: JournalFolder) throws {
    let appender = try journal.beginAppending()
    appender.merge(Workbench.log)
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
    numbers.contains(segment.extent.first) && numbers.contains(segment.extent.last)
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
    let chainHashes = Set(mine.logs.map { mine.end(of: $0).chainHash })
    #expect(chainHashes.count == 3 && chainHashes.contains(theirs.end(of: Workbench.log).chainHash))
  }

  @Test func `Neighbours in number that are no neighbours in history are not merged`() throws {
    let (mine, theirs) = try parted(after: [3])
    try seal([3], mine)
    try seal([3] + [Int](repeating: 1, count: 8), theirs)
    let later = theirs.sealedSegments.filter { $0.extent.first > 6 }
    try adopt(later, mine)
    let ends = later.map { ($0.extent.first - 1, $0.extent.chainHashBefore) }
    try merge(mine)
    let own = try #require(mine.sealedSegments.first { $0.extent.last == 6 })
    #expect(!ends.contains { $0.0 == 6 && own.extent.chainHashAfter == $0.1 })
    for segment in mine.sealedSegments where segment.extent.first <= 6 {
      #expect(segment.extent.last <= 6, "spliced: \(segment.extent.numbers)")
    }
  }

  @Test func `A branch is seen within a segment that was merged twice`() throws {
    let (mine, theirs) = try parted(after: [2, 2])
    try seal([2], theirs)
    let branch = try #require(theirs.sealedSegments.first { isWithin($0, 5...6) })
    var ends: [UInt64: ChainHash] = [:]
    for round in 0..<60 {
      try seal([round < 1 ? 2 : 1], mine)
      for segment in mine.sealedSegments {
        ends[segment.extent.last] = segment.extent.chainHashAfter
      }
      try merge(mine)
    }
    #expect(mine.sealedSegments.count < 20, "merged more than once")
    for segment in mine.sealedSegments {
      for (number, chainHash) in ends where segment.extent.numbers.contains(number) {
        #expect(segment.extent.chainHash(after: number) == chainHash, "after \(number)")
      }
    }
    let merged = try #require(mine.sealedSegments.first { $0.extent.numbers.contains(5) })
    #expect(merged.extent.forkPoint(with: branch.extent) == 6)
    #expect(branch.extent.forkPoint(with: merged.extent) == 6)
    #expect(!merged.extent.supersedes(branch.extent, name: "a", otherName: "b"))
  }

  @Test func `An extent that lost what another has does not supersede it`() {
    func extent(_ last: UInt64, lost: [ClosedRange<UInt64>] = []) -> Extent {
      let chainHashAfter = ChainHash(bytes: [UInt8](repeating: UInt8(last), count: 16)) ?? .start
      return Extent(
        log: Workbench.log, first: 1, last: last, chainHashBefore: .start,
        chainHashAfter: chainHashAfter,
        checkpoints: last == 20
          ? [] : [Extent.Checkpoint(number: 20, chainHash: extent(20).chainHashAfter)],
        lost: NumberRanges(lost))
    }
    for last in [20, 30] as [UInt64] {
      #expect(!extent(last, lost: [7...8]).supersedes(extent(20), name: "a", otherName: "b"))
      #expect(
        !extent(last, lost: [7...8])
          .supersedes(extent(20, lost: [8...9]), name: "a", otherName: "b"))
      #expect(
        extent(last, lost: [8...8])
          .supersedes(extent(20, lost: [7...9]), name: "a", otherName: "b"))
    }
    #expect(
      extent(30, lost: [25...25]).supersedes(extent(20), name: "a", otherName: "b"))
  }

  @Test func `A chain hash in no other file keeps a file, but no words redacted elsewhere`() {
    func extent(_ known: [UInt64], redacted: [ClosedRange<UInt64>] = []) -> Extent {
      func chainHash(_ number: UInt64) -> ChainHash {
        ChainHash(bytes: [UInt8](repeating: UInt8(number), count: 16)) ?? .start
      }
      return Extent(
        log: Workbench.log, first: 1, last: 9, chainHashBefore: chainHash(0),
        chainHashAfter: chainHash(9),
        checkpoints: known.map { Extent.Checkpoint(number: $0, chainHash: chainHash($0)) },
        redacted: NumberRanges(redacted))
    }
    #expect(!extent([3]).supersedes(extent([4]), name: "a", otherName: "b"))
    #expect(extent([3, 4]).supersedes(extent([4]), name: "a", otherName: "b"))
    #expect(extent([3], redacted: [5...5]).supersedes(extent([4]), name: "a", otherName: "b"))
    #expect(
      !extent([3], redacted: [5...5])
        .supersedes(extent([4], redacted: [5...5]), name: "a", otherName: "b"))
    #expect(!extent([3, 4]).supersedes(extent([4], redacted: [5...5]), name: "a", otherName: "b"))
  }

  /// Only an extent with the same chain hashes at both ends of another can replace it.
  @Test func `What an extent can not prove to be its own history it does not supersede`() throws {
    func chainHash(_ byte: UInt8) -> ChainHash {
      ChainHash(bytes: [UInt8](repeating: byte, count: 16)) ?? .start
    }
    func extent(
      _ first: UInt64, _ last: UInt64, _ before: UInt8, _ after: UInt8, known: [UInt64: UInt8] = [:]
    ) -> Extent {
      Extent(
        log: Workbench.log, first: first, last: last, chainHashBefore: chainHash(before),
        chainHashAfter: chainHash(after),
        checkpoints: known.sorted { $0.key < $1.key }.map {
          Extent.Checkpoint(number: $0.key, chainHash: chainHash($0.value))
        })
    }
    let part = extent(11, 20, 10, 20)
    let cases: [([UInt64: UInt8], Bool)] = [
      ([:], false), ([10: 10], false), ([20: 20], false), ([10: 10, 20: 20], true),
      ([10: 9, 20: 20], false), ([10: 10, 20: 21], false),
    ]
    for (known, isProven) in cases {
      let long = extent(1, 30, 0, 30, known: known)
      #expect(long.supersedes(part, name: "b", otherName: "a") == isProven, "\(known)")
      #expect(!part.supersedes(long, name: "a", otherName: "b"))
    }
    #expect(extent(1, 30, 0, 30, known: [10: 9]).forkPoint(with: part) == 10)
    #expect(part.forkPoint(with: extent(1, 30, 0, 30, known: [10: 10, 20: 7])) == 20)
    let inner = extent(1, 30, 0, 30, known: [15: 15])
    #expect(inner.forkPoint(with: extent(1, 30, 0, 30, known: [15: 16])) == 15)
    #expect(inner.forkPoint(with: extent(1, 30, 0, 30, known: [16: 16])) == nil)
  }
}
