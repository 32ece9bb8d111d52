import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// What is where a copy is written before it gets its name.
extension RepairTests {
  private func expectInTheWay(_ partial: Path, of hurt: HurtVault, from other: Path? = nil) throws {
    let disk = hurt.machine.startProcess()
    let before = try LivedVault.files(in: partial, on: disk)
    let error = DiaryError.storage(.disk(.makeDirectory, partial, .exists))
    let target = Path(String(partial.text.dropLast(".partial".count)))
    for isForeseen in [true, false] {
      #expect(throws: error) {
        try hurt.repair(into: target, from: other, isForeseen: isForeseen)
      }
      #expect(try LivedVault.files(in: partial, on: disk) == before)
    }
    #expect(try disk.statusIfPresent(of: target) == nil)
  }

  /// A power cut leaves one there just before it gets its name, and a person may call theirs so.
  @Test func `A vault where a copy begins is in the way of it, and left as it is`()
    async throws
  {
    let whole = try await LivedVault()
    let hurt = try whole.hurt(
      whole.largestSegment, LivedVault.Damage(name: "flip") { $0[900] ^= 8 })
    #expect(try hurt.repair().outcome == .copied(LivedVault.target))
    let disk = hurt.machine.startProcess()
    try disk.rename(LivedVault.target, to: LivedVault.partial)
    try expectInTheWay(LivedVault.partial, of: hurt)
    var bench = Workbench()
    bench.machine = hurt.machine
    let copy = try Diary.open(
      at: VaultPlace(
        vault: LivedVault.partial, states: "/laptop/state", caches: "/laptop/cache"),
      deviceName: DeviceName("laptop"), secret: bench.secret(on: disk),
      dependencies: bench.dependencies(whole.clock, hoursEast: 0), on: disk)
    _ = try await copy.commit(LogMoment("in the copy"))
    try expectInTheWay(LivedVault.partial, of: hurt)
    // What has an active segment was written in, also where its marker is gone.
    try disk.remove(VaultFolder(LivedVault.partial).marker)
    try expectInTheWay(LivedVault.partial, of: hurt)
  }

  @Test func `A copy does not begin in the folder that it is to take from`() async throws {
    let whole = try await LivedVault()
    let hurt = try whole.hurt(
      whole.largestSegment, LivedVault.Damage(name: "flip") { $0[900] ^= 8 })
    let disk = hurt.machine.startProcess()
    try disk.rename("/backup", to: "/laptop/named.partial")
    try expectInTheWay("/laptop/named.partial", of: hurt, from: "/laptop/named.partial")
    // Without these it looks like what a repair leaves that was cut short.
    try disk.remove("/laptop/named.partial/echolog-vault")
    try disk.remove("/laptop/named.partial/journal/live")
    try expectInTheWay("/laptop/named.partial", of: hurt, from: "/laptop/named.partial")
  }
}
