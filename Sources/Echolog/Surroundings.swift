package import CivilTime
private import System

/// How a diary learns the time, the zone and chance: from the system, or from a simulation.
package struct Surroundings: Sendable {
  /// Asked once a command or question.
  package let now: @Sendable () -> Instant
  /// Deals what is left to chance: the name of a log, a line of praise, a quote. Keys and nonces
  /// are never drawn here.
  package let draw: @Sendable () -> UInt64
  private let zoneNow: @Sendable () -> TimeZoneRules?

  /// The zone the person is in; nil where none is known, and then clocks read UTC.
  package var zone: TimeZoneRules? { zoneNow() }

  /// - Parameter now: the system's clock unless a simulated one is given.
  package init(now: @escaping @Sendable () -> Instant = Self.systemNow, zone: TimeZoneRules?) {
    self.init(now: now, zone: { zone }, draw: { KernelRandom().next() })
  }

  /// A simulation of all three, for a person who travels.
  package init(
    now: @escaping @Sendable () -> Instant, zone: @escaping @Sendable () -> TimeZoneRules?,
    draw: @escaping @Sendable () -> UInt64
  ) {
    self.now = now
    self.draw = draw
    zoneNow = zone
  }

  /// The same time and chance, in another zone.
  func moved(to zone: TimeZoneRules) -> Surroundings {
    Surroundings(now: now, zone: { zone }, draw: draw)
  }

  /// What the system's clock says.
  @Sendable package static func systemNow() -> Instant {
    Instant(milliseconds: SystemClock.wallMilliseconds)
  }
}
