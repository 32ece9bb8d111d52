import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// Another device's active segment is in the place of this one's, as after a copy gone wrong.
@Suite struct MisplacedTests {
  /// - Parameter hasCommitPointer: whether the vault's own commit pointer is there beside it.
  @Test(arguments: [true, false])
  func `Another device's active segment costs nothing of it, and this device stays itself`(
    _ hasCommitPointer: Bool
  ) async throws {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    _ = try await phone.commit(LogMoment("on the phone"))
    _ = try await laptop.commit(LogMoment("on the laptop"))
    let log = try #require(await laptop.ownLog)
    let disk = bench.machine.startProcess()
    let journal = bench.place("laptop").vault.appending("journal")
    let theirs = try disk.readAll("/phone/vault/journal/live")
    let active = journal.appending("live")
    let mine = try disk.readAll(active)
    try disk.replace(active, with: theirs.rawSpan, through: journal.appending("live.new"))
    if !hasCommitPointer { try disk.remove(journal.appending("head")) }

    let again = try bench.open("laptop", clock)
    let findings = try await again.check().findings
    #expect(findings.contains { $0.cause == .misnamed } == hasCommitPointer)
    #expect(findings.contains { $0.cause == .missing && $0.log == log })
    let kept = try await again.commit(LogMoment("afterwards"))
    let report = try #require(kept.news.recovery)
    #expect(report.isDamage && report.newLog != nil && report.missingCount == 1)
    let history = try await again.view().history
    let device = try #require(history.devices.first { $0.log == kept.name.log })
    #expect(device.continues?.log == log && device.label.hasPrefix("laptop"), "\(device)")
    _ = try await again.perform(Undo())
    #expect(try await again.view().history.moments().map(\.id.log) == [phone.ownLog])

    // The right one comes back, after all is sealed.
    _ = try await phone.sync(bench.shared)
    _ = try await again.sync(bench.shared)
    try disk.replace(active, with: mine.rawSpan, through: journal.appending("live.new"))
    let whole = try bench.open("laptop", clock)
    _ = try await whole.commit(LogMoment("whole again"))
    #expect(try await whole.view().history.moments().count == 3)
    let health = try await whole.check()
    #expect(health.isSound, "\(health.findings)")
  }
}
