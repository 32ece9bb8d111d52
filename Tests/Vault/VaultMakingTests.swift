import Foundation
import Journal
import Platform
import SimulatedMachine
import Testing

/// What a new vault takes away, whom it waits for, and what of it a power cut leaves.
@Suite struct VaultMakingTests {
  let machine = SimulatedMachine()
  let home = Path("/home/vault")
  private let drawn = String(repeating: "0a", count: 16) + ".key"

  private func key(_ byte: UInt8) throws -> Secret {
    .keyFile(try #require(SymmetricKey(bytes: [UInt8](repeating: byte, count: 32))))
  }

  @Test func `A key file of the person's own below a new vault is not taken away`() throws {
    let disk = machine.startProcess()
    let shared = try UnlockedVault.create(at: "/usb", secret: key(1), on: disk)
    let secret = try Secret.keyFile(at: home.appending("keys/my.key"), creatingOn: disk)
    #expect(throws: StorageError.vault(home, .occupied)) {
      _ = try UnlockedVault.create(at: home, secret: secret, on: disk)
    }
    #expect(throws: StorageError.vault(home, .occupied)) { _ = try shared.join(at: home, on: disk) }
    #expect(try Secret.keyFile(at: home.appending("keys/my.key"), on: disk) == secret)
    // So are those of a vault that is put back file by file: an attempt makes the journal first.
    let other = Path("/home/other")
    try put([1], at: other.appending("keys").appending(drawn), on: disk)
    #expect(throws: StorageError.vault(other, .occupied)) {
      _ = try UnlockedVault.create(at: other, secret: secret, on: disk)
    }
    #expect(try disk.list(other.appending("keys")).map(\.name) == [drawn])
  }

  @Test func `What an attempt left that was cut short makes room for a new vault`() throws {
    let disk = machine.startProcess()
    for name in [drawn, drawn + ".new"] {
      try put([1], at: home.appending("keys").appending(name), on: disk)
    }
    try put([1], at: home.appending("journal/lock"), on: disk)
    try put([1], at: home.appending("echolog-vault.new"), on: disk)
    #expect(throws: StorageError.vault(home, .notAVault)) {
      _ = try UnlockedVault.open(at: home, secret: key(1), on: disk)
    }
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    #expect(try disk.list(made.folder.keys).count == 1)
    #expect(try UnlockedVault.open(at: home, secret: key(1), on: disk).vaultID == made.vaultID)
  }

  /// Its keys would be taken for what an attempt left.
  @Test func `While one process makes a vault, no other makes one there`() throws {
    let (first, second) = (machine.startProcess(), machine.startProcess())
    let file = home.appending("keys").appending(drawn)
    try first.makeDirectories(home.appending("journal"))
    let lock = try first.lock(home.appending("journal/lock"), .exclusive, timeoutMilliseconds: 0)
    try put([1], at: file, on: first)
    let secret = try key(1)
    let shared = try UnlockedVault.create(at: "/usb", secret: secret, on: second)
    #expect(throws: StorageError.self) {
      _ = try UnlockedVault.create(at: home, secret: secret, on: second)
    }
    #expect(throws: StorageError.self) { _ = try shared.join(at: home, on: second) }
    #expect(try first.readAll(file) == [1])
    try lock.release()
    #expect(throws: Never.self) {
      _ = try UnlockedVault.create(at: home, secret: secret, on: second)
    }
  }

  @Test func `A key file that was made again after a failure outlasts a power cut`() throws {
    let path = Path("/media/stick/key")
    let rehearsal = SimulatedMachine()
    _ = try Secret.keyFile(at: path, creatingOn: rehearsal.startProcess())
    for call in 0..<rehearsal.callCount {
      let machine = SimulatedMachine()
      let disk = machine.startProcess()
      machine.add(Fault(.fail(.permission), .once, callsBefore: call))
      do throws(StorageError) {
        _ = try Secret.keyFile(at: path, creatingOn: disk)
      } catch {
        // The disk refused something, which is the point.
      }
      let secret = try Secret.keyFile(at: path, creatingOn: disk)
      let lost = machine.pendingOperations().map { _ in Fate.lost }
      let restarted = SimulatedMachine(restartedFrom: machine.crashImage(lost)).startProcess()
      #expect(try Secret.keyFile(at: path, on: restarted) == secret, "call \(call)")
    }
  }

  @Test func `A key file that an attempt left undurable outlasts a cut once it counts as there`()
    throws
  {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    let shared = KeyFiles(folder: "/usb/keys", disk: disk)
    machine.add(Fault(.fail(.io), in: [.syncDirectory], pathEnd: "/usb/keys"))
    #expect(throws: StorageError.disk(.syncDirectory, "/usb/keys", .io)) {
      _ = try shared.adopt(from: own, of: made.keys)
    }
    #expect(try shared.adopt(from: own, of: made.keys).added == 0)
    let lost = machine.pendingOperations().map { _ in Fate.lost }
    let restarted = SimulatedMachine(restartedFrom: machine.crashImage(lost)).startProcess()
    #expect(try restarted.list("/usb/keys").count == 1)
    // Where this user may write nothing, it is locked all the same.
    machine.add(Fault(.fail(.readOnly), in: [.syncDirectory], pathEnd: "/usb/keys"))
    #expect(try shared.adopt(from: own, of: made.keys).added == 0)
  }

  @Test func `A key that nobody can afford to try keeps no other from opening the vault`() throws {
    let disk = machine.startProcess()
    let secret = Secret.passphrase(Passphrase(typed: Array("open sesame".utf8)))
    let made = try UnlockedVault.create(at: home, secret: secret, on: disk)
    let name = try #require(try disk.list(made.folder.keys).first).name
    let dear = try Self.dearer(try disk.readAll(made.folder.keys.appending(name)))
    try put(dear, at: Path("/usb/keys/dear.key"), on: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    let there = KeyFiles(folder: "/usb/keys", disk: disk)
    #expect(try own.adopt(from: there, of: made.keys).added == 0)
    let path = made.folder.keys.appending("dear.key")
    try put(dear, at: path, on: disk)
    #expect(try own.damaged().map(\.path) == [path])
    #expect(try UnlockedVault.open(at: home, secret: secret, on: disk).vaultID == made.vaultID)
    try made.changeSecret(from: secret, to: key(1), on: disk)
  }

  @Test func `A key that costs far more than one that opens is not tried`() throws {
    let disk = machine.startProcess()
    let secret = Secret.passphrase(Passphrase(typed: Array("open sesame".utf8)))
    _ = try UnlockedVault.create(at: home, secret: secret, on: disk)
    let keys = home.appending("keys")
    for entry in try disk.list(keys) { try disk.remove(keys.appending(entry.name)) }
    func add(_ epoch: UInt32, memoryKiB: UInt32) throws {
      let master = try #require(SymmetricKey(bytes: [UInt8](repeating: UInt8(epoch), count: 32)))
      let key = try WrappedKey(
        wrapping: master, epoch: epoch, secret: Array("open sesame".utf8).rawSpan,
        cost: .argon2id(memoryKiB: memoryKiB, passes: 1, lanes: 1),
        salt: [UInt8](repeating: 7, count: 32), nonce: [UInt8](repeating: 8, count: 12))
      try put(key.encoded, at: keys.appending("\(epoch).key"), on: disk)
    }
    try add(1, memoryKiB: 64)
    try add(2, memoryKiB: 256)
    try add(3, memoryKiB: 257)
    let opened = try UnlockedVault.open(at: home, secret: secret, on: disk)
    #expect(Set(opened.keys.byEpoch.keys) == [1, 2])
    // Where it is the only one, it is tried.
    for epoch in 1...2 { try disk.remove(keys.appending("\(epoch).key")) }
    let dear = try UnlockedVault.open(at: home, secret: secret, on: disk)
    #expect(Set(dear.keys.byEpoch.keys) == [3])
  }

  @Test func `A key file behind a link that leads nowhere now gives way to no older one`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: root) } }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let disk = POSIXDisk()
    let vault = Path(root.path).appending("vault")
    let made = try UnlockedVault.create(at: vault, secret: key(1), on: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    let shared = KeyFiles(folder: Path(root.path).appending("shared"), disk: disk)
    #expect(try shared.adopt(from: own, of: made.keys).added == 1)
    let name = try #require(try disk.list(made.folder.keys).first).name
    let mine = made.folder.keys.appending(name)
    let behind = Path(root.path).appending("behind")
    try disk.rename(mine, to: behind)
    try FileManager.default.createSymbolicLink(
      atPath: mine.text, withDestinationPath: behind.text + "/key")
    var told: [StorageError] = []
    let added = try own.adopt(from: shared, of: made.keys) { told.append($0) }.added
    #expect(added == 0 && told.map(\.place) == [mine])
    #expect(throws: StorageError.self) {
      try made.changeSecret(from: key(1), to: key(2), on: disk)
    }
  }

  /// The file of a later epoch's key, which asks for 4 TiB of memory.
  private static func dearer(_ file: [UInt8]) throws -> [UInt8] {
    var bytes = Array(file.prefix(120))
    for place in 12..<20 { bytes[place] = 0xff }
    let checksum = CRC32C.checksum(of: bytes.rawSpan)
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> UInt32(8 * $0)) }
    return bytes
  }

  @Test func `A key file that the medium does not hand out gives way to no older one`() throws {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    let shared = KeyFiles(folder: "/usb/keys", disk: disk)
    #expect(try shared.adopt(from: own, of: made.keys).added == 1)
    let name = try #require(try disk.list(made.folder.keys).first).name
    let mine = made.folder.keys.appending(name)
    try made.changeSecret(from: key(1), to: key(2), on: disk)
    let changed = try disk.readAll(mine)
    machine.add(Fault(.fail(.io), .forGood, in: [.read], pathEnd: mine.text))
    var told: [StorageError] = []
    let added = try own.adopt(from: shared, of: made.keys) { told.append($0) }.added
    let failure = StorageError.disk(.read, mine, .io)
    #expect(added == 0 && told == [failure])
    #expect(throws: failure) {
      try made.changeSecret(from: key(2), to: key(3), on: disk)
    }
    machine.removeFaults()
    #expect(try disk.readAll(mine) == changed)
    #expect(throws: StorageError.secret(.wrong(.keyFile))) {
      _ = try UnlockedVault.open(at: home, secret: key(1), on: disk)
    }
  }

  private func put(_ bytes: [UInt8], at path: Path, on disk: some Disk) throws {
    try disk.makeDirectories(path.parent)
    try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".written"))
  }
}
