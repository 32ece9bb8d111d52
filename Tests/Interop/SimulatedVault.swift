import Echolog
import Journal
import Platform
import SimulatedMachine
import Synchronization

/// A vault on a simulated machine, on a clock and in a zone that tests move.
struct SimulatedVault {
  let machine: SimulatedMachine
  let diary: Diary
  private let time: Time

  /// What the diary's clock shows.
  private final class Time: Sendable {
    let milliseconds: Atomic<Int64>

    init(_ now: Instant) { milliseconds = Atomic(now.milliseconds) }
  }

  init(
    now: Instant = Instant(milliseconds: 1_790_000_000_000), capacityBytes: Int? = nil
  ) async throws {
    machine = SimulatedMachine(capacityBytes: capacityBytes)
    let time = Time(now)
    self.time = time
    let disk = machine.startProcess()
    diary = try await Diary.create(
      at: Self.place, owner: "", deviceName: DeviceName(near: "laptop"),
      secret: try Secret.keyFile(at: "/key", creatingOn: disk),
      dependencies: Self.dependencies(time, nil), on: disk)
  }

  private static let place = VaultPlace(vault: "/vault", states: "/states", caches: "/caches")

  private static func dependencies(_ time: Time, _ zone: TimeZoneRules?) -> Dependencies {
    Dependencies(
      now: { Instant(milliseconds: time.milliseconds.load(ordering: .relaxed)) }, zone: zone)
  }

  /// The diary as another process opens it, perhaps in another zone.
  func opened(hoursEast: Int32? = nil) throws -> Diary {
    let disk = machine.startProcess()
    let zone = hoursEast.map { TimeZoneRules(fixed: UTCOffset(seconds: $0 * 3600)) }
    return try Diary.open(
      at: Self.place, deviceName: DeviceName(near: "laptop"),
      secret: try Secret.keyFile(at: "/key", creatingOn: disk),
      dependencies: Self.dependencies(time, zone), on: disk)
  }

  func advance(byMilliseconds duration: Int64) {
    time.milliseconds.add(duration, ordering: .relaxed)
  }

  /// The events of imports, batches and all.
  func imported() async throws -> [Event] {
    try await diary.allEvents().filter { event in
      switch event.body {
      case .logStarted, .vaultCreated: false
      default: true
      }
    }
  }
}
