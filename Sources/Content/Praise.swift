/// The praise that answers a moment at once, without asking anyone (S2 3.4).
package enum Praise {
  /// Every line, in the order of `Resources/praise.json`.
  package static var pool: [String] { PhraseLiterals.praise }

  /// How many of the lines shown last do not come again.
  package static let freshness = FreshChoice.memory

  /// The line that `draw` points at among those not within the last 20 of `recentlyShown`, whose
  /// newest line stands last.
  package static func line(draw: UInt64, recentlyShown: [String]) -> String {
    FreshChoice.line(from: pool, draw: draw, recentlyShown: recentlyShown)
  }
}
