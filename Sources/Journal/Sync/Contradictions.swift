/// Pairs of stretches that no link tells apart and whose records differ: two histories of one log.
///
/// They are read before a plan is made, which so stays a function of values.
package struct Contradictions: Hashable, Sendable {
  private var numbers: [Set<Stretch>: UInt64] = [:]

  /// None, as where links decide everywhere.
  package init() {}

  /// Compares every two stretches that links leave undecided.
  ///
  /// - Parameter compare: from two stretches to the first number at which their records differ.
  /// - Complexity: O(n²) in the number of stretches of one log; `compare` is called for few.
  package init(
    among stretches: [Stretch],
    _ compare: (Stretch, Stretch) throws(JournalError) -> UInt64?
  ) throws(JournalError) {
    var known: Set<Stretch> = []
    let distinct = stretches.filter { known.insert($0).inserted }
    for (position, stretch) in distinct.enumerated() {
      for other in distinct[(position + 1)...]
      where !stretch.undecidedNumbers(beside: other).isEmpty {
        numbers[[stretch, other]] = try compare(stretch, other)
      }
    }
  }

  /// Where two stretches part, whether links tell it or records.
  func forkPoint(of stretch: Stretch, with other: Stretch) -> UInt64? {
    if let number = stretch.forkPoint(with: other) { return number }
    return numbers.isEmpty ? nil : numbers[[stretch, other]]
  }
}
