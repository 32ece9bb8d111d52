import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// What is gone from a vault, or has something else in its place.
extension RepairTests {
  @Test func `Keys that are gone, and what is no file under the name of one, come from elsewhere`()
    async throws
  {
    let whole = try await LivedVault()
    let key = try #require(whole.files.keys.first { $0.hasPrefix("keys/") })
    for isFolder in [false, true] {
      let hurt = try whole.hurt(key, LivedVault.Damage(name: "removal", nil))
      let disk = hurt.machine.startProcess()
      let keys = LivedVault.vault.appending("keys")
      let place = LivedVault.vault.appending(key)
      if isFolder {
        try disk.makeDirectories(place)
      } else {
        try disk.removeDirectory(keys)
      }
      #expect(throws: DiaryError.storage(.secret(.noUsableKey(keys)))) { try hurt.repair() }
      let report = try hurt.repair(from: "/shared")
      #expect(report.outcome == .copied(LivedVault.target) && report.losses.isEmpty)
      #expect(report.findings.map(\.path) == [isFolder ? place : keys])
      #expect(try hurt.records(of: LivedVault.target) == whole.records)
      let copy = try LivedVault.files(in: LivedVault.target, on: disk)
      #expect(copy[key] == whole.files[key])
    }
  }

  @Test func `What is no file where one belongs is found, and healed from another copy`()
    async throws
  {
    let whole = try await LivedVault()
    let journal = ["head", "live", "lock", "reserve"].map { "journal/" + $0 }
    for file in journal + ["echolog-vault", whole.largestSegment] {
      let hurt = try whole.hurt(file, LivedVault.Damage(name: "removal", nil))
      let path = LivedVault.vault.appending(file)
      try hurt.machine.startProcess().makeDirectories(path)
      let report = try hurt.repair(from: "/backup")
      #expect(report.outcome == .copied(LivedVault.target) && report.losses.isEmpty, "\(file)")
      #expect(report.findings.contains { $0.path == path }, "\(file)")
      #expect(try hurt.records(of: LivedVault.target) == whole.records, "\(file)")
    }
  }

  @Test func `A journal that is gone, or has a file in its place, is filled from another copy`()
    async throws
  {
    let whole = try await LivedVault()
    for isFile in [false, true] {
      let hurt = try whole.hurt("journal/head", LivedVault.Damage(name: "none") { _ in })
      let disk = hurt.machine.startProcess()
      let journal = LivedVault.vault.appending("journal")
      try disk.rename(journal, to: "/laptop/away")
      if isFile { try disk.open(journal, for: .creating).close() }
      #expect(throws: DiaryError.self) { try hurt.repair() }
      let report = try hurt.repair(from: "/backup")
      #expect(report.outcome == .copied(LivedVault.target) && report.losses.isEmpty)
      #expect(report.findings.contains { $0.cause == .missing && $0.path == journal })
      #expect(try hurt.records(of: LivedVault.target) == whole.records)
    }
  }
}
