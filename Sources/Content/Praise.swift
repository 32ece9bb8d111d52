/// The line that answers a moment at once, without asking anyone (S2 3.4).
package enum Praise {
  /// Every line of praise, in the order of `Resources/praise.json`.
  package static var pool: [String] { PhraseLiterals.praise }

  /// Every line that acknowledges and does not cheer; each suits heavy words and light ones.
  package static var quietPool: [String] { PhraseLiterals.quiet }

  /// How many of the lines shown last do not come again.
  package static let freshness = FreshChoice.memory

  /// A line that `draw` points at, of those not within the last 20 of `recentlyShown`, whose newest
  /// line stands last; lines of another program count for nothing.
  package static func line(isQuiet: Bool, draw: UInt64, recentlyShown: [String] = []) -> String {
    let pool = isQuiet ? quietPool : pool
    let shown = recentlyShown.compactMap { pool.firstIndex(of: $0) }
    return pool[FreshChoice.position(among: pool.count, draw: draw, recentlyShown: shown)]
  }
}
