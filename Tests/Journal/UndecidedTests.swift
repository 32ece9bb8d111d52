import Journal
import Platform
import Testing

/// Stretches of one log that overlap and know no link in common there: only the records tell
/// whether they are one history.
@Suite struct UndecidedTests {
  private func stretch(
    _ numbers: ClosedRange<UInt64>, log: LogID = Workbench.log, known: [UInt64] = [],
    lost: [ClosedRange<UInt64>] = [], blanked: [ClosedRange<UInt64>] = [], branch: UInt8 = 0
  ) -> Stretch {
    func link(_ number: UInt64, _ branch: UInt8 = 0) -> Link {
      Link(bytes: [branch] + [UInt8](repeating: UInt8(number), count: 15)) ?? .start
    }
    return Stretch(
      log: log, first: numbers.lowerBound, last: numbers.upperBound,
      linkBefore: link(numbers.lowerBound - 1), linkAfter: link(numbers.upperBound, branch),
      checkpoints: known.map { Stretch.Checkpoint(number: $0, link: link($0)) },
      lost: NumberRanges(lost), blanked: NumberRanges(blanked))
  }

  private func undecided(_ one: Stretch, _ other: Stretch) -> [ClosedRange<UInt64>] {
    let numbers = one.undecidedNumbers(beside: other)
    #expect(other.undecidedNumbers(beside: one) == numbers)
    return numbers.ranges
  }

  @Test func `What lies behind the last link that both know is undecided`() {
    #expect(undecided(stretch(5...6), stretch(5...5)) == [5...5])
    #expect(undecided(stretch(1...9), stretch(5...12)) == [5...9])
    #expect(undecided(stretch(1...9, known: [4]), stretch(5...12)) == [5...9])
    #expect(undecided(stretch(1...9, known: [6]), stretch(5...12)) == [5...9])
    #expect(undecided(stretch(1...9, known: [6]), stretch(5...12, known: [6])) == [7...9])
    #expect(undecided(stretch(1...30), stretch(11...20)) == [11...20])
  }

  @Test func `Where links decide, nothing is undecided`() {
    #expect(undecided(stretch(5...6), stretch(5...6)) == [])
    #expect(undecided(stretch(1...9), stretch(5...12, known: [9])) == [])
    #expect(undecided(stretch(1...30, known: [20]), stretch(11...20)) == [])
    #expect(undecided(stretch(5...6, branch: 1), stretch(5...6, branch: 2)) == [])
    #expect(undecided(stretch(1...4), stretch(5...6)) == [])
    #expect(undecided(stretch(1...4), stretch(7...8)) == [])
    #expect(undecided(stretch(5...6), stretch(5...5, log: LogID(high: 1, low: 1))) == [])
  }

  @Test func `A number that is lost or blank on either side contradicts nothing`() {
    let long = stretch(1...20, lost: [3...4], blanked: [6...6])
    #expect(undecided(long, stretch(1...10)) == [1...2, 5...5, 7...10])
    let short = stretch(1...10, lost: [1...1], blanked: [9...10])
    #expect(undecided(long, short) == [2...2, 5...5, 7...8])
    #expect(undecided(stretch(5...6), stretch(5...5, blanked: [5...5])) == [])
  }
}
