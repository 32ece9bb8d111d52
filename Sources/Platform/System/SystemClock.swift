/// The two clocks of the machine.
package enum SystemClock {
  /// Milliseconds since 1970-01-01 00:00 UTC; may jump either way when the clock is set.
  package static var wallMilliseconds: Int64 {
    let time = Host.wallTime()
    return time.seconds * 1000 + time.nanoseconds / 1_000_000
  }

  /// Nanoseconds since some moment before the process began; never goes back.
  package static var monotonicNanoseconds: UInt64 {
    let time = Host.monotonicTime()
    return UInt64(time.seconds) * 1_000_000_000 + UInt64(time.nanoseconds)
  }

  /// Waits so long, or until a signal arrives.
  package static func sleep(milliseconds: Int) {
    Host.sleep(seconds: milliseconds / 1000, nanoseconds: milliseconds % 1000 * 1_000_000)
  }
}
