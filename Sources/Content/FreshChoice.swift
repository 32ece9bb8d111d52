/// The choice of one line among those a person has not just seen.
enum FreshChoice {
  /// How many of the lines shown last are not shown again.
  static let memory = 20

  /// The position that `draw` points at among those of `count` lines not within the last 20 of
  /// `shown`.
  ///
  /// `shown` is in order of showing, the newest last. Of 20 lines or fewer all may be recent; then
  /// the one shown longest ago comes back.
  static func position(among count: Int, draw: UInt64, recentlyShown shown: [Int]) -> Int {
    let recent = shown.suffix(memory)
    let taken = Set(recent).sorted()
    guard taken.count < count else { return recent.first ?? 0 }
    var position = Int(draw % UInt64(count - taken.count))
    for other in taken where other <= position { position += 1 }
    return position
  }
}
