/// The line that answers a moment at once, without asking anyone (S2 3.4).
package enum Praise {
  /// How a line speaks.
  package enum Tone: Sendable {
    case cheerful
    /// Neither cheers nor consoles: it suits joy and grief alike.
    case plain
    /// Acknowledges, and does not cheer.
    case quiet
  }

  /// Every line of praise, in the order of `Resources/praise.json`.
  package static var pool: [String] { PhraseLiterals.praise }

  /// Every line for words of which nobody knows whether they are heavy.
  package static var plainPool: [String] { PhraseLiterals.plain }

  /// Every line that acknowledges and does not cheer; each suits heavy words and light ones.
  package static var quietPool: [String] { PhraseLiterals.quiet }

  /// How many of the lines shown last do not come again.
  package static let freshness = FreshChoice.memory

  /// A line that `draw` points at, of those not within the last 20 of `recentlyShown`, whose newest
  /// line is last; lines of another tone or program count for nothing.
  ///
  /// - Parameter isOfToday: whether the line may speak of today.
  package static func line(
    _ tone: Tone, draw: UInt64, recentlyShown: [String] = [], isOfToday: Bool = true
  ) -> String {
    let pool =
      switch tone {
      case .cheerful: pool
      case .plain: plainPool
      case .quiet: quietPool
      }
    let shown = recentlyShown.compactMap { pool.firstIndex(of: $0) }
    var turn = draw
    while true {
      let place = FreshChoice.position(among: pool.count, draw: turn, recentlyShown: shown)
      // A test holds that every pool has lines for other days too.
      if isOfToday || !pool[place].lowercased().contains("today") { return pool[place] }
      turn &+= 1
    }
  }
}
