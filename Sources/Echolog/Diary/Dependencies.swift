/// The clock of a diary: the system's, unless a test or a preview injects its own.
///
///     let later = DiaryClock { 1_764_590_400 + 3 * 86_400 }
///     let diary = try await Diary.open(
///       in: folder + "/vault", stateFolder: folder + "/state", device: "phone",
///       secret: .passphrase(words), clock: later)
///     for echo in try await diary.waitingEchoes() { show(echo.hasArrived) }
///
/// Where it is ahead of the system's, events are still ordered among those of other devices by the
/// system's.
public struct DiaryClock: Sendable {
  fileprivate let now: @Sendable () -> Instant

  /// The clock of this device.
  public static let system = DiaryClock(now: Dependencies.systemNow)

  private init(now: @escaping @Sendable () -> Instant) { self.now = now }

  /// A clock of the app's own.
  ///
  /// - Parameter secondsSince1970: the time in UTC, asked at each command and question. Nothing can
  ///   be recorded before 1970 or from 2200 on.
  public init(secondsSince1970: @escaping @Sendable () -> Double) {
    // What is no time is one with which nothing can be recorded.
    self.init {
      Instant(milliseconds: Int64(exactly: (secondsSince1970() * 1000).rounded()) ?? .min)
    }
  }
}

/// How a diary learns the time, the zone and chance: from the system, or from a simulation.
package struct Dependencies: Sendable {
  /// Asked once a command or question.
  package let now: @Sendable () -> Instant
  /// What the machine's clock shows where `now` is one that the person chose. Hybrid clocks follow
  /// the earlier of both: one event from far ahead would raise those of every device for ever.
  private let machineNow: @Sendable () -> Instant
  /// Deals what is left to chance: the name of a log, a line of praise, a quote. Keys and nonces
  /// are never drawn here.
  package let draw: @Sendable () -> UInt64
  private var zoneNow: @Sendable () -> TimeZoneRules?
  /// Whether a diary's calls run on the main thread, for a process that draws nothing meanwhile:
  /// its short commands then need no second thread.
  package var usesMainThread = false

  /// The zone the person is in; nil where none is known, and then clocks read UTC.
  package var zone: TimeZoneRules? { zoneNow() }

  /// - Parameters:
  ///   - now: the system's clock unless a simulated one is given.
  ///   - machineNow: the machine's clock, where `now` is another one.
  package init(
    now: @escaping @Sendable () -> Instant = Self.systemNow,
    machineNow: (@Sendable () -> Instant)? = nil, zone: TimeZoneRules?
  ) {
    self.init(now: now, machineNow: machineNow, zone: { zone }, draw: { KernelRandom().next() })
  }

  /// Those of an app.
  ///
  /// - Throws: `DiaryFailure.noZone`.
  init(_ clock: DiaryClock, _ zone: DiaryZone) throws(DiaryFailure) {
    self.init(
      now: clock.now, machineNow: Self.systemNow, zone: try zone.rules(in: Diary.systemZones))
  }

  /// A simulation of all three, for a person who travels.
  package init(
    now: @escaping @Sendable () -> Instant, machineNow: (@Sendable () -> Instant)? = nil,
    zone: @escaping @Sendable () -> TimeZoneRules?, draw: @escaping @Sendable () -> UInt64
  ) {
    self.now = now
    self.machineNow = machineNow ?? now
    self.draw = draw
    zoneNow = zone
  }

  /// The wall clock that the hybrid clock of an event follows which is recorded at `now`. A machine
  /// whose clock was never set has none to follow.
  func orderingTime(at now: Instant) -> Instant {
    let machine = machineNow()
    return HybridClock.writableWall.contains(machine) ? min(now, machine) : now
  }

  func moved(to zone: TimeZoneRules) -> Dependencies {
    var moved = self
    moved.zoneNow = { zone }
    return moved
  }

  /// The time of the system's clock.
  @Sendable package static func systemNow() -> Instant {
    Instant(milliseconds: SystemClock.wallMilliseconds)
  }
}
