import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

extension RepairTests {
  /// A vault in which the medium does not give some bytes of a file back.
  private func unread(
    _ bytes: Range<Int>, of file: String, in whole: LivedVault
  ) throws -> HurtVault {
    let hurt = try whole.hurt(file, LivedVault.Damage(name: "none") { _ in })
    let path = LivedVault.vault.appending(file)
    hurt.machine.add(Fault(.fail(.io), .forGood, in: [.read], pathEnd: path.text, bytes: bytes))
    return hurt
  }

  @Test func `Of a segment with a bad sector a copy has the rest, and with a replica everything`()
    async throws
  {
    let whole = try await LivedVault()
    let file = whole.largestSegment
    for bytes in [4_096..<8_192, 0..<Int.max] {
      for other in [nil, "/shared"] as [Path?] {
        let hurt = try unread(bytes, of: file, in: whole)
        let report = try hurt.repair(from: other)
        #expect(report.outcome == .copied(LivedVault.target), "\(bytes)")
        #expect(report.findings.contains { $0.cause == .unread }, "\(report.findings)")
        #expect(report.losses.isEmpty == (other != nil), "\(report.losses)")
        let held = try hurt.records(of: LivedVault.target)
        if other != nil {
          #expect(held == whole.records)
        } else {
          let (count, all) = (held.map(\.value.count), whole.records.map(\.value.count))
          #expect(count.reduce(0, +) > 10 && count.reduce(0, +) < all.reduce(0, +))
        }
      }
    }
  }

  @Test func `A segment that waits for its key and has a bad sector is shown, and all else copied`()
    async throws
  {
    let whole = try await LivedVault()
    let (hurt, name, _) = try await whole.hurtBesideStranger()
    let path = LivedVault.vault.appending(name)
    let disk = hurt.machine.startProcess()
    let fault = Fault(
      .fail(.io), .forGood, in: [.read], pathEnd: path.text, bytes: 8_192..<12_288)
    hurt.machine.add(fault)
    for isForeseen in [true, false] {
      let report = try hurt.repair(from: "/shared", isForeseen: isForeseen)
      #expect(report.notCopied == [path] && report.losses.isEmpty)
      #expect(report.findings.contains(Finding(.unread, path)), "\(report.findings)")
    }
    #expect(try disk.statusIfPresent(of: LivedVault.target.appending(name)) == nil)
    #expect(try hurt.records(of: LivedVault.target) == whole.records)
  }

  @Test func `Of an active segment or marker with a bad sector a copy has the rest`() async throws {
    let whole = try await LivedVault()
    for (file, bytes, costs) in [
      ("journal/live", 8_192..<12_288, true), ("journal/live", 0..<8_192, true),
      ("journal/live", 0..<4_096, false), ("journal/head", 0..<8_192, false),
      ("echolog-vault", 0..<512, false),
    ] {
      for other in [nil, "/backup"] as [Path?] {
        let hurt = try unread(bytes, of: file, in: whole)
        let report = try hurt.repair(from: other)
        #expect(report.outcome == .copied(LivedVault.target), "\(file) \(bytes)")
        let cause: Finding.Cause = file == "echolog-vault" ? .damaged : .unread
        #expect(report.findings.contains { $0.cause == cause }, "\(report.findings)")
        #expect(report.losses.isEmpty == (other != nil || !costs), "\(file): \(report.losses)")
        let held = try hurt.records(of: LivedVault.target)
        #expect((held == whole.records) == report.losses.isEmpty, "\(file) \(bytes)")
      }
    }
  }
}
