import Journal
import Platform
import Testing

/// Extents of one log that overlap and know no chain hash in common there: only the records show
/// whether they are one history.
@Suite struct UndecidedTests {
  private func extent(
    _ numbers: ClosedRange<UInt64>, log: LogID = Workbench.log, known: [UInt64] = [],
    branch: UInt8 = 0
  ) -> Extent {
    func chainHash(_ number: UInt64, _ branch: UInt8 = 0) -> ChainHash {
      ChainHash(bytes: [branch] + [UInt8](repeating: UInt8(number), count: 15)) ?? .start
    }
    return Extent(
      log: log, first: numbers.lowerBound, last: numbers.upperBound,
      chainHashBefore: chainHash(numbers.lowerBound - 1),
      chainHashAfter: chainHash(numbers.upperBound, branch),
      checkpoints: known.map { Extent.Checkpoint(number: $0, chainHash: chainHash($0)) })
  }

  private func undecided(_ one: Extent, _ other: Extent) -> ClosedRange<UInt64>? {
    let numbers = one.undecidedNumbers(beside: other)
    #expect(other.undecidedNumbers(beside: one) == numbers)
    return numbers
  }

  @Test func `What lies behind the last chain hash that is the same in both is undecided`() {
    #expect(undecided(extent(5...6), extent(5...5)) == 5...5)
    #expect(undecided(extent(1...9), extent(5...12)) == 5...9)
    #expect(undecided(extent(1...9, known: [4]), extent(5...12)) == 5...9)
    #expect(undecided(extent(1...9, known: [6]), extent(5...12)) == 5...9)
    #expect(undecided(extent(1...9, known: [6]), extent(5...12, known: [6])) == 7...9)
    #expect(undecided(extent(1...30), extent(11...20)) == 11...20)
    // That the histories part is decided, and not where.
    #expect(undecided(extent(5...6, branch: 1), extent(5...6, branch: 2)) == 5...6)
  }

  @Test func `Where chain hashes decide, nothing is undecided`() {
    #expect(undecided(extent(5...6), extent(5...6)) == nil)
    #expect(undecided(extent(1...9), extent(5...12, known: [9])) == nil)
    #expect(undecided(extent(1...30, known: [20]), extent(11...20)) == nil)
    #expect(undecided(extent(1...4), extent(5...6)) == nil)
    #expect(undecided(extent(1...4), extent(7...8)) == nil)
    #expect(undecided(extent(5...6), extent(5...5, log: LogID(high: 1, low: 1))) == nil)
  }
}
