import Journal
import Platform
import SimulatedMachine
import Testing

/// Whose a key file is, and what one flipped bit costs.
@Suite struct KeyFileTests {
  private let disk = SimulatedMachine().startProcess()
  private let home = Path("/home/vault")
  private let usb = Path("/usb/keys")

  private func key(_ byte: UInt8) throws -> Secret {
    .keyFile(try #require(SymmetricKey(bytes: [UInt8](repeating: byte, count: 32))))
  }

  private func made() throws -> UnlockedVault {
    try UnlockedVault.create(at: home, secret: key(1), on: disk)
  }

  private func put(_ bytes: [UInt8], at path: Path) throws {
    try disk.makeDirectories(path.parent)
    try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".partial"))
  }

  private func keyFiles(_ folder: Path) -> KeyFiles { KeyFiles(folder: folder, disk: disk) }

  private func name(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits + ".key"
  }

  @Test func `None of a hundred key files that somebody planted is adopted, and all are reported`()
    throws
  {
    let vault = try made()
    let own = keyFiles(vault.folder.keys)
    let genuine = try #require(try disk.list(vault.folder.keys).first).name
    let bytes = try disk.readAll(vault.folder.keys.appending(genuine))
    #expect(try keyFiles(usb).adopt(from: own, of: vault.keys).added == 1)
    let stranger = try UnlockedVault.create(at: "/stranger", secret: key(9), on: disk)
    let theirs = try disk.readAll(
      stranger.folder.keys.appending(#require(try disk.list(stranger.folder.keys).first).name))
    // What opens elsewhere, a key of an epoch that nobody knows, and copies of the genuine one.
    for number in 0..<100 {
      var planted = number % 3 == 0 ? bytes : theirs
      if number % 3 == 2 {
        let master = try #require(SymmetricKey(bytes: [UInt8](repeating: 3, count: 32)))
        planted = try WrappedKey(
          wrapping: master, epoch: UInt32(number), secret: [1].rawSpan, cost: .keyFile,
          salt: [UInt8](repeating: 7, count: 32), nonce: [UInt8](repeating: 8, count: 12)
        ).encoded
      }
      try put(planted, at: usb.appending(name(number)))
    }
    let adopted = try own.adopt(from: keyFiles(usb), of: vault.keys)
    #expect(adopted.added == 0 && adopted.strays.there == (0..<100).map(name))
    #expect(try disk.list(vault.folder.keys).map(\.name) == [genuine])
    // Nor by who joins, but for the one that opened.
    try VaultFolder("/usb").write(VaultMarker(vaultID: vault.vaultID), on: disk)
    let phone = try UnlockedVault.open(at: "/usb", secret: key(1), on: disk)
      .join(at: "/phone", on: disk)
    #expect(phone.keys.byEpoch == vault.keys.byEpoch)
    #expect(try disk.list("/phone/keys").count <= 2)
  }

  @Test func `A key file in the place of the vault's own is shown and gives way to that`() throws {
    let vault = try made()
    let own = keyFiles(vault.folder.keys)
    let genuine = try #require(try disk.list(vault.folder.keys).first).name
    let sound = try disk.readAll(vault.folder.keys.appending(genuine))
    let stranger = try UnlockedVault.create(at: "/stranger", secret: key(9), on: disk)
    let theirs = try disk.readAll(
      stranger.folder.keys.appending(#require(try disk.list(stranger.folder.keys).first).name))
    try put(theirs, at: usb.appending(genuine))
    let received = try own.adopt(from: keyFiles(usb), of: vault.keys)
    #expect(received.added == 0 && received.strays.there == [genuine])
    #expect(try disk.readAll(vault.folder.keys.appending(genuine)) == sound)
    let shipped = try keyFiles(usb).adopt(from: own, of: vault.keys)
    #expect(shipped.added == 1 && shipped.strays.here == [genuine])
    #expect(try disk.readAll(usb.appending(genuine)) == sound)
    // One of an earlier secret is the vault's, too.
    try vault.changeSecret(from: key(1), to: key(2), on: disk)
    let changed = try own.adopt(from: keyFiles(usb), of: vault.keys)
    #expect(changed.added == 0 && changed.strays.there.isEmpty)
  }

  @Test func `What is no key of the vault is taken away by whoever mends, and nothing else is`()
    throws
  {
    let vault = try made()
    let own = keyFiles(vault.folder.keys)
    let genuine = try #require(try disk.list(vault.folder.keys).first).name
    let path = vault.folder.keys.appending(genuine)
    let sound = try disk.readAll(path)
    let stranger = try UnlockedVault.create(at: "/stranger", secret: key(9), on: disk)
    let theirs = try disk.readAll(
      stranger.folder.keys.appending(#require(try disk.list(stranger.folder.keys).first).name))
    let stray = vault.folder.keys.appending(name(1))
    let unreadable = vault.folder.keys.appending(name(2))
    try put(theirs, at: stray)
    try put([1, 2, 3], at: unreadable)
    var damaged = sound
    damaged[100] ^= 1
    try put(damaged, at: path)
    #expect(try own.strays(beside: vault.keys) == [stray])
    #expect(try own.damaged().map(\.path) == [unreadable, path].sorted())
    for isForeseen in [true, false] {
      let report = try own.mend(with: vault.keys, isForeseen: isForeseen)
      #expect(report.mended == [path] && report.removed == [stray])
      #expect(try disk.readAll(path) == (isForeseen ? damaged : sound))
    }
    #expect(try disk.list(vault.folder.keys).map(\.name) == [genuine, name(2)].sorted())
    let again = try own.mend(with: vault.keys, isForeseen: false)
    #expect(again.mended.isEmpty && again.removed.isEmpty)
  }

  @Test func `A vault opens whatever bit of its key file or of its marker is flipped`() throws {
    let vault = try made()
    let genuine = try #require(try disk.list(vault.folder.keys).first).name
    let path = vault.folder.keys.appending(genuine)
    for file in [path, vault.folder.marker] {
      let sound = try disk.readAll(file)
      // Every bit of what is written, and of the zeros between one of each byte.
      for place in sound.indices {
        let isWritten = sound[place] != 0 || place % 4096 < 128
        for bit in 0..<8 where isWritten || bit == place % 8 {
          var flipped = sound
          flipped[place] ^= 1 << UInt8(bit)
          try put(flipped, at: file)
          let opened = try UnlockedVault.open(at: home, secret: key(1), on: disk)
          #expect(opened.vaultID == vault.vaultID && opened.keys.byEpoch == vault.keys.byEpoch)
          let told =
            file == path
            ? try keyFiles(vault.folder.keys).damaged().first?.bytes
            : try vault.folder.markerDamage(on: disk)
          #expect(told?.contains { $0.contains(place) } == true, "bit \(bit) of byte \(place)")
        }
      }
      try put(sound, at: file)
    }
    #expect(try keyFiles(vault.folder.keys).damaged().isEmpty)
  }

  @Test func `Key files are tried up to a bound, and few after one opened`() {
    let cost = PassphraseCost.recommended
    var limit = WorkLimit()
    var tried = 0
    while limit.allows(cost) { tried += 1 }
    #expect(tried == 128 && limit.isReached)
    limit = WorkLimit()
    let isFirstTried = limit.allows(cost)
    #expect(isFirstTried)
    limit.noteOpened(cost)
    let isDearTried = limit.allows(.argon2id(memoryKiB: 65_536, passes: 13, lanes: 4))
    #expect(!isDearTried)
    tried = 0
    while limit.allows(cost) { tried += 1 }
    #expect(tried == 8)
    // What costs nothing is never too much.
    let isFreeTried = limit.allows(.keyFile)
    #expect(isFreeTried)
  }
}
