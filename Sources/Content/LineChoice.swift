/// One of a list for each civil day, so that every one comes once before one comes again.
enum DayChoice {
  /// The place in a list of so many for a civil day, counted in days since 1970-01-01.
  ///
  /// - Precondition: `count` is above zero.
  static func place(forDay day: Int32, of count: Int) -> Int {
    let place = Int(day) % count
    return ((place < 0 ? place + count : place) * stride(coprimeTo: count)) % count
  }

  /// A step near the golden section of `count` that visits every place, so that neighbouring days
  /// do not read the list in its written order.
  private static func stride(coprimeTo count: Int) -> Int {
    var step = max(1, count * 618 / 1000)
    while greatestCommonDivisor(step, count) != 1 { step += 1 }
    return step
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}

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

/// The phrase that greets the person on the home view (S2 3.2), one for each civil day.
package enum SupportivePhrase {
  /// Every phrase, in the order of `Resources/praise.json`.
  package static var pool: [String] { PhraseLiterals.supportive }

  /// The phrase of a civil day, counted in days since 1970-01-01; every phrase comes once before
  /// one comes again.
  package static func line(forDay day: Int32) -> String {
    pool[DayChoice.place(forDay: day, of: pool.count)]
  }
}
