import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// Devices of one vault that know it by two ids, because one joined a folder without its marker.
@Suite struct OtherIDTests {
  private let clock = TestClock(Workbench.noon2025)

  /// A laptop that shared a moment, and a phone that joined with another id.
  private func devices(_ bench: Workbench) async throws -> (laptop: Diary, phone: Diary) {
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(LogMoment("first"))
    _ = try await laptop.sync(bench.shared)
    let marker = VaultFolder(bench.shared).marker
    let disk = bench.machine.startProcess()
    let lost = try disk.readAll(marker)
    try disk.remove(marker)
    let phone = try await bench.join("phone", clock)
    #expect(try disk.readAll(marker) != lost)
    return (laptop, phone)
  }

  @Test func `A repair asks the commit pointer under the own id`() async throws {
    let bench = Workbench()
    let laptop = try await devices(bench).laptop
    for text in ["second", "third"] { _ = try await laptop.commit(LogMoment(text)) }
    let disk = bench.machine.startProcess()
    let place = bench.place("laptop")
    for file in ["journal/live", "journal/head", "echolog-vault"] {
      try disk.remove(place.vault.appending(file))
    }
    let report = try Diary.repair(
      place, from: bench.shared, secret: bench.secret(on: disk), on: disk)
    #expect(report.losses.map(\.numbers.count) == [2])
  }

  @Test func `A folder that lost its key files gets them again from each device`() async throws {
    for device in ["laptop", "phone"] {
      let bench = Workbench()
      _ = try await devices(bench)
      let disk = bench.machine.startProcess()
      let keys = VaultFolder(bench.shared).keys
      for entry in try disk.list(keys) { try disk.remove(keys.appending(entry.name)) }
      let diary = try bench.open(device, clock)
      #expect(try await diary.sync(bench.shared).keysShipped == 1, "\(device)")
      #expect(try await bench.join("tablet", clock).view().history.moments().count == 1)
    }
  }

  @Test func `Another vault's folder without its key files is not taken over`() async throws {
    let bench = Workbench()
    _ = try await devices(bench)
    let disk = bench.machine.startProcess()
    let stranger = try await bench.create("stranger", clock)
    _ = try await stranger.sync("/stick", mayCreate: true)
    let keys = VaultFolder(bench.shared).keys
    for entry in try disk.list(keys) { try disk.remove(keys.appending(entry.name)) }
    let marker = try disk.readAll(VaultFolder("/stick").marker)
    try disk.replace(VaultFolder(bench.shared).marker, with: marker.rawSpan, through: "/new")
    await #expect(throws: DiaryError.sync(.vault(bench.shared, .anotherVault))) {
      _ = try await stranger.sync(bench.shared)
    }
    #expect(try disk.list(keys).isEmpty)
  }

  @Test func `A vault whose id nothing remembers is repaired, and gets one`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(LogMoment("first"))
    let disk = bench.machine.startProcess()
    let place = VaultPlace(vault: bench.place("laptop").vault, states: "/none", caches: "/none")
    try disk.replace(VaultFolder(place.vault).marker, with: [UInt8]().rawSpan, through: "/new")
    let secret = try bench.secret(on: disk)
    let report = try Diary.repair(place, secret: secret, on: disk)
    guard case .copied(let path) = report.outcome else { throw CancellationError() }
    #expect(report.losses.isEmpty && report.kept.numberCount == 3)
    let copy = VaultPlace(vault: path, states: "/none", caches: "/none")
    let repaired = try Diary.open(
      at: copy, deviceName: DeviceName("laptop"), secret: secret,
      dependencies: bench.dependencies(clock, hoursEast: 0), on: disk)
    #expect(try await repaired.view().history.moments().count == 1)
  }
}
