package import Platform

/// A sealed segment as sync sees it: the name under which an extent is offered.
package struct OfferedExtent: Hashable, Sendable {
  package let name: String
  package let extent: Extent

  package init(name: String, extent: Extent) {
    self.name = name
    self.extent = extent
  }
}

/// Which segments to copy so that both sides have the union of what they had.
///
/// A segment is copied only if it adds a number or a redaction (DESIGN, section 4), where another
/// history of its log replaces nothing behind the number at which they part. Of several that would,
/// those with more records are chosen first, which leaves the fewest files. They are copied in the
/// order of their numbers, so that a copy that is cut short leaves a log without a hole.
///
/// Of a log that parts, be it with what comes later, a segment is copied, too, if it knows a chain
/// hash that no other does: by it every device has to understand alike which history was meant.
/// That moves no words that are known to be redacted.
package struct SyncPlan: Hashable, Sendable {
  /// Names in the shared folder that this device lacks.
  package let fetch: [String]
  /// Names of own segments that the shared folder lacks.
  package let ship: [String]
  /// Offered extents that this device lacks and that are of another history of a log than one here,
  /// or than another one that is offered.
  package let forks: [Fork]

  /// Two histories of one log that part at a number.
  package struct Fork: Hashable, Sendable {
    package let name: String
    package let log: LogID
    package let number: UInt64
  }

  /// - Parameters:
  ///   - contradictions: between any two of them, as their records show.
  ///   - uncompared: names of offered files that could not be read for that, and so may be another
  ///     history: they count as not offered, but that where they are known to part is reported.
  /// - Complexity: O(n²) in the number of segments of one log, which merging keeps small.
  package init(
    held: [OfferedExtent], offered: [OfferedExtent],
    contradictions: Contradictions = Contradictions(), uncompared: Set<String> = []
  ) {
    let doubtful = Set(offered.filter { uncompared.contains($0.name) }.map(\.extent))
    let sound = offered.filter { !doubtful.contains($0.extent) }
    fetch = Self.additions(of: sound, to: held, contradictions)
    ship = Self.additions(of: held, to: sound, contradictions)
    var forks: [Fork] = []
    var known = held
    let lacking = Set(
      Self.lacking(offered, from: held, contradictions, countsChainHashes: false).map(\.name))
    for offer in offered.sorted(by: Self.isRicher) where lacking.contains(offer.name) {
      let numbers = known.compactMap {
        contradictions.partingNumber(of: $0.extent, beside: offer.extent)
      }
      if let number = numbers.min() {
        forks.append(Fork(name: offer.name, log: offer.extent.log, number: number))
      }
      known.append(offer)
    }
    self.forks = forks
  }

  /// The names of those candidates with something that nothing in `base` and no candidate chosen
  /// before has in the same history.
  private static func additions(
    of candidates: [OfferedExtent], to base: [OfferedExtent], _ contradictions: Contradictions
  ) -> [String] {
    var chosen: [OfferedExtent] = []
    for item in candidates.sorted(by: isRicher) {
      chosen += lacking([item], from: base + chosen, contradictions)
    }
    return chosen.sorted(by: isEarlier).map(\.name)
  }

  private static func isEarlier(_ left: OfferedExtent, _ right: OfferedExtent) -> Bool {
    let (mine, theirs) = (left.extent, right.extent)
    if mine.log != theirs.log { return mine.log < theirs.log }
    if mine.first != theirs.first { return mine.first < theirs.first }
    return left.name < right.name
  }

  /// Those items with something that nothing in `base` has in the same history.
  ///
  /// - Parameter countsChainHashes: whether a chain hash of a log that may part is something, too.
  static func lacking(
    _ items: [OfferedExtent], from base: [OfferedExtent],
    _ contradictions: Contradictions = Contradictions(), countsChainHashes: Bool = true
  ) -> [OfferedExtent] {
    items.filter { item in
      var coverage = Coverage()
      for other in base where other.extent.log == item.extent.log {
        let parting = contradictions.partingNumber(of: other.extent, beside: item.extent)
        coverage.add(other.extent, before: parting)
      }
      if coverage.lacks(item.extent) { return true }
      guard countsChainHashes, contradictions.logs.contains(item.extent.log) else { return false }
      let others = base.map(\.extent).filter { $0.log == item.extent.log }
      let isRedactedElsewhere = others.contains { other in
        contradictions.partingNumber(of: other, beside: item.extent) == nil
          && other.redactionsWords(of: item.extent)
      }
      if isRedactedElsewhere { return false }
      let chainHashes = Set(others.flatMap(\.chainHashes).map(\.chainHash))
      return !item.extent.chainHashes.allSatisfy { chainHashes.contains($0.chainHash) }
    }
  }

  private static func isRicher(_ left: OfferedExtent, _ right: OfferedExtent) -> Bool {
    let (mine, theirs) = (left.extent, right.extent)
    if mine.recordCount != theirs.recordCount { return mine.recordCount > theirs.recordCount }
    if mine.redacted.count != theirs.redacted.count {
      return mine.redacted.count > theirs.redacted.count
    }
    return left.name < right.name
  }
}

/// What segments of one log have between them.
private struct Coverage {
  /// Records with their words.
  private var texts = NumberRanges()
  /// Records without, and the numbers of all that are known to be so.
  private var redactedRecords = NumberRanges()
  private var redacted = NumberRanges()

  /// - Parameter parting: from where on the extent is of another history; nil where it is not.
  mutating func add(_ extent: Extent, before parting: UInt64?) {
    let end = min(parting.map { $0 - 1 } ?? .max, extent.last)
    guard extent.first <= end else { return }
    let numbers = extent.first...end
    texts.formUnion(extent.texts.intersection(numbers))
    redactedRecords.formUnion(extent.redactedRecords.intersection(numbers))
    redacted.formUnion(extent.redacted.intersection(numbers))
  }

  /// Whether the extent has a record or a redaction that is not covered; text adds nothing to what
  /// is known to be redacted.
  func lacks(_ extent: Extent) -> Bool {
    var known = texts
    known.formUnion(redacted)
    return !known.isSuperset(of: extent.texts) || !redacted.isSuperset(of: extent.redacted)
      || !redactedRecords.isSuperset(of: extent.redactedRecords)
  }
}

extension Extent {
  fileprivate var redactedRecords: NumberRanges {
    NumberRanges(redacted.ranges.flatMap { lost.gaps(within: $0).ranges })
  }
}
