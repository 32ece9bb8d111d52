/// The phrase that greets the person on the home view (S2 3.2), one for each civil day.
package enum SupportivePhrase {
  /// Every phrase, in the order of `Resources/praise.json`.
  package static var pool: [String] { PhraseLiterals.supportive }

  /// The phrase of a civil day, counted in days since 1970-01-01; every phrase comes once before
  /// one comes again.
  package static func line(forDay day: Int32) -> String {
    let count = pool.count
    let place = Int(day) % count
    return pool[((place < 0 ? place + count : place) * stride(coprimeTo: count)) % count]
  }

  /// A step near the golden section of `count` that visits every place, so that neighbouring days
  /// do not read the pool in its written order.
  private static func stride(coprimeTo count: Int) -> Int {
    var step = max(1, count * 618 / 1000)
    while greatestCommonDivisor(step, count) != 1 { step += 1 }
    return step
  }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
    b == 0 ? a : greatestCommonDivisor(b, a % b)
  }
}
