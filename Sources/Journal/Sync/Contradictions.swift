package import Platform

/// Pairs of extents with two histories of one log, each with the first number that means two
/// events.
///
/// They are read before a plan is made, which so stays a function of values.
package struct Contradictions: Hashable, Sendable {
  private var numbers: [Set<Extent>: UInt64] = [:]
  /// The logs that part, or may be found to when more of them comes: of which some file knows a
  /// chain hash that another does not know, which has the same number.
  private(set) var logs: Set<LogID> = []

  /// None, as where chain hashes decide everywhere.
  package init() {}

  /// Compares every two extents that no chain hash shows to be one history.
  ///
  /// - Parameter compare: from two extents to the first number at which their records differ.
  /// - Complexity: O(n²) in the number of extents of one log; `compare` is called for few.
  package init(
    among extents: [Extent],
    _ compare: (Extent, Extent) throws(StorageError) -> UInt64?
  ) throws(StorageError) {
    var known: Set<Extent> = []
    let distinct = extents.filter { known.insert($0).inserted }
    for (position, extent) in distinct.enumerated() {
      for other in distinct[(position + 1)...]
      where extent.undecidedNumbers(beside: other) != nil {
        logs.insert(extent.log)
        guard let number = try compare(extent, other) else { continue }
        numbers[[extent, other]] = number
      }
    }
  }

  /// The first number that means two events in two extents. Where that was not compared, no number
  /// behind the last chain hash that both know is taken for one and the same event if chain hashes
  /// show that they part.
  func partingNumber(of extent: Extent, beside other: Extent) -> UInt64? {
    if let number = numbers[[extent, other]] { return number }
    guard extent.forkPoint(with: other) != nil else { return nil }
    return extent.undecidedNumbers(beside: other)?.lowerBound
  }
}
