import Bytes
import Echolog
import Files
import Journal
import Testing

/// What planted mistakes showed that no test noticed.
extension RepairTests {
  @Test func `Writers are kept out until the copy is whole`() async throws {
    let whole = try await LivedVault()
    let hurt = try whole.hurt("journal/live", LivedVault.Damage(name: "flip") { $0[8_400] ^= 1 })
    let lock = LivedVault.vault.appending("journal/lock")
    var refused = 0
    let report = try hurt.repair { _, _ in
      do throws(DiskError) {
        let disk = hurt.machine.startProcess()
        try disk.lock(lock, .exclusive, timeoutMilliseconds: 0).release()
        Issue.record("a writer came in")
      } catch {
        if case .locked = error.cause { refused += 1 }
      }
      return true
    }
    #expect(report.outcome == .copied(LivedVault.target))
    // While the original is looked through, and while it is copied.
    #expect(refused > whole.files.keys.count { $0.contains("segments/") })
  }

  @Test func `A key file that is damaged comes from the other folder, whatever else opens`()
    async throws
  {
    let whole = try await LivedVault()
    let key = try #require(whole.files.keys.first { $0.hasPrefix("keys/") })
    let sound = try #require(whole.files[key])
    let hurt = try whole.hurt(key, LivedVault.Damage(name: "flip") { $0[40] ^= 1 })
    let disk = hurt.machine.startProcess()
    let second = LivedVault.vault.appending("keys/second.key")
    try disk.replace(second, with: sound.rawSpan, through: Path(second.text + ".new"))
    #expect(try hurt.repair(from: "/backup").outcome == .copied(LivedVault.target))
    for name in [key, "keys/second.key"] {
      #expect(try disk.readAll(LivedVault.target.appending(name)) == sound, "\(name)")
    }
  }

  @Test func `What only a head tells of is missing in the copy too`() async throws {
    let whole = try await LivedVault()
    _ = try await whole.bench.open("laptop", whole.clock).sync(whole.bench.shared)
    let journal = try whole.bench.journal("laptop")
    let own = try #require(journal.ownLog)
    let segments = journal.sealedSegments.filter { $0.stretch.log == own }
    let newest = try #require(segments.max { $0.stretch.last < $1.stretch.last })
    let other = try #require(journal.sealedSegments.first { $0.stretch.log != own })
    let removal = LivedVault.Damage(name: "removal", nil)
    let hurt = try whole.hurt("journal/segments/" + newest.name, removal)
    let disk = hurt.machine.startProcess()
    // Something else is damaged, so that a copy is made.
    var bytes = try disk.readAll(other.path)
    bytes[20] ^= 1
    try disk.replace(other.path, with: bytes.rawSpan, through: Path(other.path.text + ".new"))
    let report = try hurt.repair()
    #expect(report.outcome == .copied(LivedVault.target))
    let missing = report.losses.filter { $0.log == own }
    #expect(NumberRanges(missing.map(\.numbers)) == NumberRanges([newest.stretch.numbers]))
    #expect(report.returned[own]?.isEmpty != false, "\(report.returned)")
  }
}
