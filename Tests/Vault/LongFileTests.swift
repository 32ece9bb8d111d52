import Journal
import Platform
import SimulatedMachine
import Testing

/// Files that a file system's mistake, or anybody in a shared folder, made longer than memory.
@Suite struct LongFileTests {
  let machine = SimulatedMachine()
  let home = Path("/home/vault")

  private func lengthen(_ path: Path, on disk: SimulatedDisk) throws {
    let file = try disk.open(path, for: .writing)
    try file.truncate(to: 1 << 20)
    try file.close()
  }

  @Test func `A key file and a marker that are longer than memory are damaged, and hardly read`()
    throws
  {
    let disk = machine.startProcess()
    let secret = Secret.keyFile(
      try #require(SymmetricKey(bytes: [UInt8](repeating: 1, count: 32))))
    let made = try UnlockedVault.create(at: home, secret: secret, on: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    let name = try #require(try disk.list(made.folder.keys).first).name
    let path = made.folder.keys.appending(name)
    let sound = try disk.readAll(path)
    try lengthen(path, on: disk)
    machine.recordsTrace = true
    let opened = try UnlockedVault.open(at: home, secret: secret, on: disk)
    #expect(opened.keys.byEpoch == made.keys.byEpoch)
    #expect(try own.damaged().map(\.path) == [path])
    let shared = KeyFiles(folder: "/usb/keys", disk: disk)
    #expect(try shared.adopt(from: own, of: made.keys).added == 1)
    #expect(try disk.readAll(Path("/usb/keys").appending(name)) == sound)
    try lengthen(made.folder.marker, on: disk)
    #expect(try UnlockedVault.open(at: home, secret: secret, on: disk).vaultID == made.vaultID)
    #expect(try made.folder.markerDamage(on: disk) == [4126..<12_288])
    let read = machine.trace.filter { $0.operation == .read }
    #expect(read.count > 4 && read.allSatisfy { $0.byteCount <= 12_288 })
  }
}
