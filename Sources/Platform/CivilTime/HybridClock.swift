/// A hybrid logical clock: 48 bits of wall-clock milliseconds over 16 bits of counter.
///
/// It orders events so that a later event never sorts before one its writer had seen. It is never
/// shown, and it is no time of day: a machine with a clock far ahead raises everyone's values. A
/// time that a person gives does not.
package struct HybridClock: Hashable, Comparable, Sendable {
  package let value: UInt64

  package init(_ value: UInt64) { self.value = value }

  package static let zero = HybridClock(0)

  package static func < (left: HybridClock, right: HybridClock) -> Bool {
    left.value < right.value
  }

  /// Wall clocks with which a device may write: 1970 up to, not including, 2200.
  package static let writableWall =
    Instant(milliseconds: 0)..<Instant(milliseconds: 7_258_118_400_000)

  /// The clock of the next event: `max(wall << 16, highest + 1)`.
  ///
  /// - Parameters:
  ///   - highest: the highest clock folded so far, from any log.
  ///   - wall: what this device's clock shows.
  /// - Throws: `wallClockOutOfRange` before 1970 or from 2200 on; `exhausted` when a foreign event
  ///   already has the last value.
  package static func next(
    after highest: HybridClock, wall: Instant
  ) throws(HybridClockError) -> HybridClock {
    guard writableWall.contains(wall) else { throw .wallClockOutOfRange(wall) }
    guard highest.value < .max else { throw .exhausted }
    return HybridClock(max(UInt64(wall.milliseconds) << 16, highest.value + 1))
  }
}

/// Why no next hybrid clock exists.
package enum HybridClockError: Error, Hashable, Sendable {
  case wallClockOutOfRange(Instant)
  case exhausted
}
