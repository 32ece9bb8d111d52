/// The praise that answers a moment at once, without asking anyone (S2 3.4).
package enum Praise {
  /// Every line, in the order of `Resources/praise.json`.
  package static var pool: [String] { PhraseLiterals.praise }

  /// How many of the lines shown last do not come again.
  package static let freshness = FreshChoice.memory

  /// Where a line stands in the pool; nil for one of another program.
  package static func position(of line: String) -> Int? {
    pool.firstIndex(of: line)
  }

  /// Where the line stands that `draw` points at among those not within the last 20 of
  /// `recentlyShown`, whose newest position stands last.
  package static func position(draw: UInt64, recentlyShown: [Int]) -> Int {
    FreshChoice.position(among: pool.count, draw: draw, recentlyShown: recentlyShown)
  }
}
