import Journal
import Platform
import Seeds
import Testing

@Suite struct NumberRangesTests {
  private let bounds = 1...24 as ClosedRange<UInt64>

  private func drawRange(_ random: inout SeededRandom) -> ClosedRange<UInt64> {
    let first = UInt64.random(in: bounds, using: &random)
    return first...min(24, first + UInt64.random(in: 0...5, using: &random))
  }

  private func draw(_ random: inout SeededRandom) -> (ranges: NumberRanges, set: Set<UInt64>) {
    var (ranges, set) = (NumberRanges(), Set<UInt64>())
    for _ in 0..<Int.random(in: 0...5, using: &random) {
      let range = drawRange(&random)
      ranges.insert(range)
      set.formUnion(range)
    }
    return (ranges, set)
  }

  private func numbers(_ ranges: NumberRanges) -> [UInt64] { Array(ranges.ranges.joined()) }

  @Test func `Ranges of numbers answer as a set of the numbers would`() {
    let first = firstSeed(1)
    for seed in first..<first + 3_000 {
      var random = SeededRandom(seed: seed)
      let (one, ones) = draw(&random)
      let (other, others) = draw(&random)
      let range = drawRange(&random)
      let all = Set(range)
      #expect(numbers(one) == ones.sorted(), "seed \(seed)")
      #expect(one.count == UInt64(ones.count) && one.isEmpty == ones.isEmpty)
      #expect(bounds.allSatisfy { one.contains($0) == ones.contains($0) }, "seed \(seed)")
      #expect(one.isSuperset(of: other) == ones.isSuperset(of: others), "seed \(seed)")
      #expect(numbers(one.intersection(range)) == ones.intersection(all).sorted(), "seed \(seed)")
      #expect(numbers(one.gaps(within: range)) == all.subtracting(ones).sorted(), "seed \(seed)")
      var both = one
      both.formUnion(other)
      #expect(numbers(both) == ones.union(others).sorted(), "seed \(seed)")
      #expect(both == NumberRanges(one.ranges + other.ranges), "seed \(seed)")
    }
  }
  @Test func `Numbers that events of others name are counted to the end`() {
    let many = NumberRanges([1...(1 << 62)])
    let logs = (0..<5).map { (LogID(high: 1, low: $0), many) }
    #expect([LogID: NumberRanges](uniqueKeysWithValues: logs).numberCount == .max)
  }
}
