/// The choice of one line among those a person has not just seen.
enum FreshChoice {
  /// How many of the lines shown last are not shown again.
  static let memory = 20

  /// The line that `draw` points at among those of `pool` not within the last 20 of `shown`.
  ///
  /// `shown` is in order of showing, the newest last. A pool of 20 lines or fewer may be wholly
  /// recent; then the line shown longest ago comes back.
  static func line(from pool: [String], draw: UInt64, recentlyShown shown: [String]) -> String {
    let recent = shown.suffix(memory)
    let seen = Set(recent)
    let fresh = pool.filter { !seen.contains($0) }
    guard fresh.isEmpty else { return fresh[Int(draw % UInt64(fresh.count))] }
    return recent.first { pool.contains($0) } ?? ""
  }
}
