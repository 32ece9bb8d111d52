package import CivilTime
private import System

/// How a diary learns the time and the zone: from the system, or from a simulation.
package struct Surroundings: Sendable {
  /// Asked once a command or question.
  package let now: @Sendable () -> Instant
  /// The zone the person is in; nil where none is known, and then clocks read UTC.
  package let zone: TimeZoneRules?

  /// - Parameter now: the system's clock unless a simulated one is given.
  package init(now: @escaping @Sendable () -> Instant = Self.systemNow, zone: TimeZoneRules?) {
    self.now = now
    self.zone = zone
  }

  /// What the system's clock says.
  @Sendable package static func systemNow() -> Instant {
    Instant(milliseconds: SystemClock.wallMilliseconds)
  }
}
