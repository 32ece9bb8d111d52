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
