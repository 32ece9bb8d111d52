import Platform

/// A set of record numbers as ascending ranges that neither overlap nor touch.
package struct NumberRanges: Hashable, Sendable {
  package private(set) var ranges: [ClosedRange<UInt64>] = []

  package init() {}

  package init(_ ranges: [ClosedRange<UInt64>]) {
    for range in ranges { insert(range) }
  }

  package var isEmpty: Bool { ranges.isEmpty }

  /// How many numbers are in the set.
  package var count: UInt64 {
    ranges.reduce(0) { $0 + ($1.upperBound - $1.lowerBound + 1) }
  }

  /// - Complexity: O(log n) in the number of ranges.
  package func contains(_ number: UInt64) -> Bool {
    let index = firstIndex(endingAtOrAfter: number)
    return index < ranges.count && ranges[index].lowerBound <= number
  }

  /// Adds a range, joining what it overlaps or touches.
  package mutating func insert(_ range: ClosedRange<UInt64>) {
    let start = firstIndex(endingAtOrAfter: max(range.lowerBound, 1) - 1)
    var end = start
    var joined = range
    while end < ranges.count, max(ranges[end].lowerBound, 1) - 1 <= range.upperBound {
      let next = ranges[end]
      joined = min(joined.lowerBound, next.lowerBound)...max(joined.upperBound, next.upperBound)
      end += 1
    }
    ranges.replaceSubrange(start..<end, with: [joined])
  }

  /// Adds every number of another set.
  package mutating func formUnion(_ other: NumberRanges) {
    for range in other.ranges { insert(range) }
  }

  /// The part of the set within `bounds`.
  package func intersection(_ bounds: ClosedRange<UInt64>) -> NumberRanges {
    var result = NumberRanges()
    for range in ranges[firstIndex(endingAtOrAfter: bounds.lowerBound)...] {
      guard range.lowerBound <= bounds.upperBound else { break }
      result.ranges.append(range.clamped(to: bounds))
    }
    return result
  }

  /// The numbers of `bounds` that are not in the set.
  package func gaps(within bounds: ClosedRange<UInt64>) -> NumberRanges {
    var result = NumberRanges()
    var next = bounds.lowerBound
    for range in intersection(bounds).ranges {
      if next < range.lowerBound { result.ranges.append(next...(range.lowerBound - 1)) }
      guard range.upperBound < bounds.upperBound else { return result }
      next = range.upperBound + 1
    }
    result.ranges.append(next...bounds.upperBound)
    return result
  }

  /// Whether every number of `other` is in this set.
  package func isSuperset(of other: NumberRanges) -> Bool {
    other.ranges.allSatisfy { range in
      let index = firstIndex(endingAtOrAfter: range.lowerBound)
      return index < ranges.count && ranges[index].lowerBound <= range.lowerBound
        && ranges[index].upperBound >= range.upperBound
    }
  }

  private func firstIndex(endingAtOrAfter number: UInt64) -> Int {
    ranges.partitioningIndex { $0.upperBound >= number }
  }
}

extension [LogID: NumberRanges] {
  /// How many numbers of all logs are in the sets, at most all that there are: events of other
  /// devices may name any.
  package var numberCount: UInt64 {
    values.reduce(0) { total, numbers in
      let (sum, overflow) = total.addingReportingOverflow(numbers.count)
      return overflow ? .max : sum
    }
  }

  /// The numbers of both, log by log.
  package func union(_ others: Self) -> Self {
    merging(others) { own, other in
      var both = own
      both.formUnion(other)
      return both
    }
  }

  /// Those of the numbers that are not in `others`, of the logs that have any left.
  package func subtracting(_ others: Self) -> Self {
    var left: Self = [:]
    for (log, numbers) in self {
      let gone = others[log] ?? NumberRanges()
      let ranges = numbers.ranges.flatMap { gone.gaps(within: $0).ranges }
      if !ranges.isEmpty { left[log] = NumberRanges(ranges) }
    }
    return left
  }
}

extension ByteWriter {
  /// A count, then for each range the distance from the end of the one before and its length less
  /// one, all varints.
  mutating func append(ranges: NumberRanges) {
    append(varint: UInt64(ranges.ranges.count))
    var end: UInt64 = 0
    for range in ranges.ranges {
      append(varint: range.lowerBound - end)
      append(varint: range.upperBound - range.lowerBound)
      end = range.upperBound
    }
  }
}

extension ByteReader {
  /// Nil when the ranges are not ascending or leave 64 bits.
  @_lifetime(self: copy self)
  mutating func readRanges() throws(BytesError) -> NumberRanges? {
    let count = try readVarint()
    guard count <= UInt64(remaining) else { return nil }
    var ranges = NumberRanges()
    var end: UInt64 = 0
    for _ in 0..<count {
      let (lower, overflow) = end.addingReportingOverflow(try readVarint())
      let (upper, further) = lower.addingReportingOverflow(try readVarint())
      guard !overflow, !further, lower > end else { return nil }
      ranges.insert(lower...upper)
      end = upper
    }
    return ranges
  }
}
