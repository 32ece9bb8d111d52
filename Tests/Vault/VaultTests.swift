import Journal
import Platform
import SimulatedMachine
import Testing

@Suite struct VaultTests {
  let machine = SimulatedMachine()
  let home = Path("/home/vault")

  func passphrase(_ text: String) -> Secret { .passphrase(Passphrase(typed: Array(text.utf8))) }

  /// A key, because deriving one from a passphrase costs a tenth of a second.
  func key(_ byte: UInt8) throws -> Secret {
    .keyFile(try #require(SymmetricKey(bytes: [UInt8](repeating: byte, count: 32))))
  }

  @Test func `A vault opens with its secret and is the same vault`() throws {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let opened = try UnlockedVault.open(at: home, secret: key(1), on: disk)
    #expect(opened.vaultID == made.vaultID)
    #expect(opened.keys.writing.key == made.keys.writing.key)
  }

  @Test func `Another secret, of either kind, opens nothing`() throws {
    let disk = machine.startProcess()
    _ = try UnlockedVault.create(at: home, secret: passphrase("open sesame"), on: disk)
    #expect(throws: StorageError.secret(.wrong(.passphrase))) {
      _ = try UnlockedVault.open(at: home, secret: passphrase("open barley"), on: disk)
    }
    #expect(throws: StorageError.secret(.otherNeeded(.passphrase))) {
      _ = try UnlockedVault.open(at: home, secret: key(1), on: disk)
    }
  }

  @Test func `A passphrase opens from every keyboard, whether it joins its accents or not`() throws
  {
    let disk = machine.startProcess()
    _ = try UnlockedVault.create(at: home, secret: passphrase("m\u{E3}e querida"), on: disk)
    _ = try UnlockedVault.open(at: home, secret: passphrase("ma\u{303}e querida"), on: disk)
    #expect(throws: StorageError.secret(.wrong(.passphrase))) {
      _ = try UnlockedVault.open(at: home, secret: passphrase("mae querida"), on: disk)
    }
    let latin = Secret.passphrase(Passphrase(typed: Array("m".utf8) + [0xE3] + Array("e".utf8)))
    let other = home.parent.appending("other")
    _ = try UnlockedVault.create(at: other, secret: latin, on: disk)
    _ = try UnlockedVault.open(at: other, secret: latin, on: disk)
  }

  @Test func `A passphrase is the same however it was typed, and short ones lock no new vault`()
    throws
  {
    func typed(_ text: String) -> Passphrase { Passphrase(typed: Array(text.utf8)) }
    #expect(typed("m\u{E3}e querida") == typed("ma\u{303}e querida"))
    #expect(throws: StorageError.secret(.passphraseEmpty)) { try typed("").requireWords() }
    #expect(throws: StorageError.secret(.passphraseEmpty)) { try typed("").requireLength() }
    try typed(" ").requireWords()
    for short in ["sesame", "e\u{301}e\u{301}e\u{301}e\u{301}", "👩‍👩‍👧‍👦"] {
      #expect(throws: StorageError.secret(.passphraseShort)) { try typed(short).requireLength() }
    }
    try typed("eight ok").requireLength()
  }

  @Test func `No secret is printed, also as a part of something else`() throws {
    for secret in [passphrase("open sesame"), try key(77)] {
      var dumped = ""
      dump((secret, [secret]), to: &dumped)
      for text in ["\(secret)", String(reflecting: [secret]), dumped] {
        #expect(!text.contains("sesame") && !text.contains("77"), "\(text)")
        #expect(!text.contains("111"), "\(text)")
      }
    }
  }

  @Test func `What is no vault is distinguished, and nothing is written into it`() throws {
    let disk = machine.startProcess()
    #expect(throws: StorageError.vault(home, .missing)) {
      _ = try UnlockedVault.open(at: home, secret: key(1), on: disk)
    }
    try disk.makeDirectories(home)
    #expect(throws: StorageError.vault(home, .notAVault)) {
      _ = try UnlockedVault.open(at: home, secret: key(1), on: disk)
    }
    try put([1, 2, 3], at: home.appending("letter.txt"), on: disk)
    #expect(throws: StorageError.vault(home, .occupied)) {
      _ = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    }
    #expect(try disk.list(home).map(\.name) == ["letter.txt"])
  }

  @Test func `A marker is foreign, newer or damaged, and each is its own error`() throws {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let marker = made.folder.marker
    let sound = try disk.readAll(marker)
    let secret = try key(1)
    func opening(_ bytes: [UInt8]) throws -> StorageError? {
      try put(bytes, at: marker, on: disk)
      do throws(StorageError) {
        _ = try UnlockedVault.open(at: home, secret: secret, on: disk)
        return nil
      } catch {
        return error
      }
    }
    let copy = Array(sound.prefix(30))
    func twice(_ copy: [UInt8]) -> [UInt8] {
      copy + [UInt8](repeating: 0, count: 4096 - copy.count) + copy
    }
    #expect(twice(copy) == sound)
    for bit in 0..<16 {
      var damaged = copy
      damaged[8 + bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(
        try opening(twice(damaged)) == .vault(home, .markerDamaged), "bit \(bit) of the version")
    }
    var newer = copy
    newer[8] = 2
    newer[26] ^= 1
    for length in [newer, newer + [1, 2, 3], Array(newer.prefix(20))] {
      #expect(try opening(twice(length)) == .vault(home, .newerFormat(found: 2, supported: 1)))
    }
    #expect(try opening(Array("hello, world, this is no marker".utf8)) == .vault(home, .notAVault))
    for index in 10..<copy.count {
      var damaged = copy
      damaged[index] ^= 1
      #expect(try opening(twice(damaged)) == .vault(home, .markerDamaged), "byte \(index)")
    }
    for count in 8..<copy.count {
      #expect(
        try opening(Array(sound.prefix(count))) == .vault(home, .markerDamaged), "\(count) bytes")
    }
    #expect(try opening(sound) == nil)
  }

  @Test func `A marker that is unreadable or gone is damaged where a vault has its history`()
    throws
  {
    for history in ["journal", "segments"] {
      let disk = SimulatedMachine().startProcess()
      let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
      var bytes = try disk.readAll(made.folder.marker)
      for copy in [0, 4096] { bytes[copy] ^= 1 }
      try put(bytes, at: made.folder.marker, on: disk)
      #expect(throws: StorageError.vault(home, .notAVault)) { try made.folder.readMarker(on: disk) }
      try disk.makeDirectories(home.appending(history))
      try put([1], at: home.appending(history).appending("0.live"), on: disk)
      #expect(throws: StorageError.vault(home, .markerDamaged)) {
        try made.folder.readMarker(on: disk)
      }
      try disk.remove(made.folder.marker)
      #expect(throws: StorageError.vault(home, .markerDamaged)) {
        try made.folder.readMarker(on: disk)
      }
    }
  }

  @Test func `A key file that can not be read does not keep another from opening the vault`()
    throws
  {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    try put([1, 2, 3], at: made.folder.keys.appending("half.key"), on: disk)
    #expect(throws: Never.self) {
      _ = try UnlockedVault.open(at: home, secret: key(1), on: disk)
    }
  }

  @Test func `A device joins with the shared folder and the secret alone`() throws {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let shared = VaultFolder("/usb")
    try disk.makeDirectories(shared.path)
    try shared.write(VaultMarker(vaultID: made.vaultID), on: disk)
    let keys = KeyFiles(folder: shared.keys, disk: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    #expect(try keys.adopt(from: own, of: made.keys).added == 1)
    #expect(try keys.adopt(from: own, of: made.keys).added == 0)
    #expect(throws: StorageError.secret(.wrong(.keyFile))) {
      _ = try UnlockedVault.open(at: shared.path, secret: key(2), on: disk)
    }
    let joined = try UnlockedVault.open(at: shared.path, secret: key(1), on: disk)
      .join(at: "/phone", on: disk)
    #expect(joined.vaultID == made.vaultID)
    #expect(try UnlockedVault.open(at: "/phone", secret: key(1), on: disk).vaultID == made.vaultID)
  }

  @Test func `A key file that is damaged on one side is copied there again`() throws {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    let shared = KeyFiles(folder: "/usb/keys", disk: disk)
    #expect(try shared.adopt(from: own, of: made.keys).added == 1)
    let name = try #require(try disk.list("/usb/keys").first).name
    let sound = try disk.readAll(Path("/usb/keys").appending(name))
    var damaged = sound
    damaged[40] ^= 1
    try put(damaged, at: Path("/usb/keys").appending(name), on: disk)
    #expect(try own.adopt(from: shared, of: made.keys).added == 0)
    #expect(try shared.adopt(from: own, of: made.keys).added == 1)
    #expect(try disk.readAll(Path("/usb/keys").appending(name)) == sound)
  }

  @Test func `A key file with bytes behind its end is read, reported, and passed on without them`()
    throws
  {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    let shared = KeyFiles(folder: "/usb/keys", disk: disk)
    let name = try #require(try disk.list(made.folder.keys).first).name
    let path = made.folder.keys.appending(name)
    let sound = try disk.readAll(path)
    try disk.makeDirectories("/usb/keys")
    for behind in [[0x0a], [UInt8](repeating: 0, count: 600), Array(sound.prefix(4096))] {
      try put(sound + behind, at: path, on: disk)
      let opened = try UnlockedVault.open(at: home, secret: key(1), on: disk)
      #expect(opened.keys.byEpoch == made.keys.byEpoch)
      let damaged = try own.damaged()
      #expect(damaged.map(\.path) == [path])
      #expect(damaged.map(\.bytes) == [[sound.count..<sound.count + behind.count]])
      try put(sound + [1], at: Path("/usb/keys").appending(name), on: disk)
      #expect(try shared.adopt(from: own, of: made.keys).added == 1)
      #expect(try disk.readAll(Path("/usb/keys").appending(name)) == sound)
      #expect(try own.adopt(from: shared, of: made.keys).added == 1)
      #expect(try disk.readAll(path) == sound)
      #expect(try own.damaged().isEmpty)
    }
    var damaged = sound + [0x0a]
    for copy in [0, 4096] { damaged[copy + 40] ^= 1 }
    try put(damaged, at: path, on: disk)
    #expect(try own.damaged().map(\.bytes) == [[]])
    #expect(throws: StorageError.secret(.noUsableKey(made.folder.keys))) {
      _ = try UnlockedVault.open(at: home, secret: key(1), on: disk)
    }
  }

  @Test func `A key file that can not be read keeps no other from opening the vault`() throws {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    let name = try #require(try disk.list(made.folder.keys).first).name
    let bytes = try disk.readAll(made.folder.keys.appending(name))
    let bad = made.folder.keys.appending("bad.key")
    try put(bytes, at: bad, on: disk)
    machine.add(Fault(.fail(.io), .forGood, in: [.read], pathEnd: bad.text))
    let opened = try UnlockedVault.open(at: home, secret: key(1), on: disk)
    #expect(opened.keys.byEpoch == made.keys.byEpoch)
    #expect(try own.damaged().map(\.path) == [bad])
    // A failure that does not last is none.
    machine.removeFaults()
    machine.add(Fault(.fail(.io), in: [.read], pathEnd: ".key"))
    #expect(try own.damaged().isEmpty)
  }

  @Test func `A key file that this user may not read keeps no other from opening the vault`()
    throws
  {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    let name = try #require(try disk.list(made.folder.keys).first).name
    let mine = made.folder.keys.appending(name)
    let theirs = made.folder.keys.appending("theirs.key")
    try put(disk.readAll(mine), at: theirs, on: disk)
    machine.add(Fault(.fail(.permission), .forGood, in: [.open], pathEnd: theirs.text))
    let opened = try UnlockedVault.open(at: home, secret: key(1), on: disk)
    #expect(opened.keys.byEpoch == made.keys.byEpoch)
    #expect(try own.secretKinds() == [.keyFile])
    let damaged = try own.damaged()
    #expect(damaged.map(\.path) == [theirs] && damaged.map(\.isUnread) == [true])
    // The old secret may open it, and would go on doing so.
    let refused = StorageError.disk(.open, theirs, .permission)
    #expect(throws: refused) { try made.changeSecret(from: key(1), to: key(2), on: disk) }
    // Where it is the only one, that is what is reported.
    try disk.remove(mine)
    #expect(throws: refused) { _ = try UnlockedVault.open(at: home, secret: key(1), on: disk) }
    #expect(throws: refused) { _ = try own.secretKinds() }
    machine.removeFaults()
    #expect(try UnlockedVault.open(at: home, secret: key(1), on: disk).vaultID == made.vaultID)
  }

  @Test func `A key file that this user may not read gives way to none, which is shown`() throws {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let (own, shared) = (
      KeyFiles(folder: made.folder.keys, disk: disk), KeyFiles(folder: "/usb/keys", disk: disk)
    )
    #expect(try shared.adopt(from: own, of: made.keys).added == 1)
    let name = try #require(try disk.list(made.folder.keys).first).name
    let mine = made.folder.keys.appending(name)
    try made.changeSecret(from: key(1), to: key(2), on: disk)
    let changed = try disk.readAll(mine)
    machine.add(Fault(.fail(.permission), .forGood, in: [.open], pathEnd: mine.text))
    var told: [StorageError] = []
    let added = try own.adopt(from: shared, of: made.keys) { told.append($0) }.added
    let refusal = StorageError.disk(.open, mine, .permission)
    #expect(added == 0 && told == [refusal])
    // What opens with a passphrase may be in there.
    #expect(throws: refusal) {
      _ = try UnlockedVault.open(at: home, secret: passphrase("open sesame"), on: disk)
    }
    #expect(throws: StorageError.secret(.wrong(.keyFile))) {
      _ = try UnlockedVault.open(at: home, secret: key(3), on: disk)
    }
    machine.removeFaults()
    #expect(try disk.readAll(mine) == changed)
  }

  @Test
  func `A key file of a newer program is passed on where it is vouched for, and is no damage`()
    throws
  {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    let name = try #require(try disk.list(made.folder.keys).first).name
    var body = Array(try disk.readAll(made.folder.keys.appending(name)).prefix(4060))
    body[8] = 2
    body[200] = 7
    let master = made.keys.writing.key
    let voucher = KeyedHash.hmac(
      key: KeyedHash.deriveKey(
        from: master, salt: RawSpan(), info: "echolog key voucher 1"
      ).span, message: (Array("newer.key".utf8) + body).rawSpan)
    var copy = body + voucher
    let checksum = CRC32C.checksum(of: copy.rawSpan)
    copy += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> UInt32(8 * $0)) }
    try put(copy + copy, at: made.folder.keys.appending("newer.key"), on: disk)
    try put(copy + copy, at: made.folder.keys.appending("copied.key"), on: disk)
    let shared = KeyFiles(folder: "/usb/keys", disk: disk)
    let shipped = try shared.adopt(from: own, of: made.keys)
    #expect(shipped.added == 2 && shipped.strays.there == ["copied.key"])
    #expect(try shared.adopt(from: own, of: made.keys).added == 0)
    #expect(try disk.readAll("/usb/keys/newer.key") == copy + copy)
    #expect(try own.damaged().isEmpty)
    copy[20] ^= 1
    try put(copy + copy, at: made.folder.keys.appending("newer.key"), on: disk)
    #expect(try own.damaged().map(\.path) == [made.folder.keys.appending("newer.key")])
  }

  @Test func `A vault that lost its marker keeps its keys when a new one is to be made there`()
    throws
  {
    // Of a copy that is on its way there may be segments and nothing else yet.
    for file in ["live", "segments/0.segment"] {
      let disk = SimulatedMachine().startProcess()
      let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
      let marker = try disk.readAll(made.folder.marker)
      try disk.makeDirectories(made.folder.journal.appending("segments"))
      try put([1], at: made.folder.journal.appending(file), on: disk)
      try disk.remove(made.folder.marker)
      #expect(throws: StorageError.vault(home, .occupied), "\(file)") {
        _ = try UnlockedVault.create(at: home, secret: key(2), on: disk)
      }
      try put(marker, at: made.folder.marker, on: disk)
      let opened = try UnlockedVault.open(at: home, secret: key(1), on: disk)
      #expect(opened.vaultID == made.vaultID)
    }
  }

  @Test func `A vault's path that is a file is no vault`() throws {
    let disk = machine.startProcess()
    try disk.makeDirectories("/home/mika")
    try put([1, 2, 3], at: "/home/mika/file", on: disk)
    #expect(throws: StorageError.vault("/home/mika/file", .notAVault)) {
      _ = try UnlockedVault.open(at: "/home/mika/file", secret: key(1), on: disk)
    }
    #expect(throws: StorageError.vault("/home/mika/file", .occupied)) {
      _ = try UnlockedVault.create(at: "/home/mika/file", secret: key(1), on: disk)
    }
  }

  @Test func `A power cut while a vault is made leaves a vault, or room for one`() throws {
    let rehearsal = SimulatedMachine()
    let secret = try key(1)
    _ = try UnlockedVault.create(at: home, secret: secret, on: rehearsal.startProcess())
    for call in 0..<rehearsal.callCount {
      let machine = SimulatedMachine()
      machine.add(Fault(.powerOff, .once, callsBefore: call))
      do {
        _ = try UnlockedVault.create(at: home, secret: secret, on: machine.startProcess())
      } catch {
        // The power went off, which is the point.
      }
      let pending = machine.pendingOperations()
      for fates in FateCombinations.few(of: pending) {
        let restarted = SimulatedMachine(restartedFrom: machine.crashImage(fates))
        do throws(StorageError) {
          _ = try UnlockedVault.open(at: home, secret: secret, on: restarted.startProcess())
        } catch {
          #expect(
            error == .vault(home, .missing) || error == .vault(home, .notAVault),
            "call \(call): \(error)")
          _ = try UnlockedVault.create(at: home, secret: secret, on: restarted.startProcess())
        }
      }
    }
  }

  @Test func `A changed secret opens the same keys, and the old one opens nothing any more`() throws
  {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    for (old, new) in [
      (try key(1), passphrase("open sesame")), (passphrase("open sesame"), try key(2)),
    ] {
      try UnlockedVault.open(at: home, secret: old, on: disk)
        .changeSecret(from: old, to: new, on: disk)
      let opened = try UnlockedVault.open(at: home, secret: new, on: disk)
      #expect(opened.keys.byEpoch == made.keys.byEpoch && opened.vaultID == made.vaultID)
      #expect(throws: StorageError.secret(.otherNeeded(new.kind))) {
        _ = try UnlockedVault.open(at: home, secret: old, on: disk)
      }
    }
    #expect(try KeyFiles(folder: made.folder.keys, disk: disk).secretKinds() == [.keyFile])
  }

  @Test func `A sync brings a changed secret along and the old one not back`() throws {
    let disk = machine.startProcess()
    let made = try UnlockedVault.create(at: home, secret: key(1), on: disk)
    let own = KeyFiles(folder: made.folder.keys, disk: disk)
    let shared = KeyFiles(folder: "/usb/keys", disk: disk)
    #expect(try shared.adopt(from: own, of: made.keys).added == 1)
    try made.changeSecret(from: key(1), to: key(2), on: disk)
    #expect(try own.adopt(from: shared, of: made.keys).added == 0)
    #expect(try shared.adopt(from: own, of: made.keys).added == 1)
    #expect(throws: StorageError.secret(.wrong(.keyFile))) {
      _ = try UnlockedVault.open(at: home, secret: key(1), on: disk)
    }
    for byte in UInt8(1)...2 {
      let opened = try MasterKeys.unlock(with: key(byte), in: "/usb/keys", on: disk)
      #expect(opened.byEpoch == made.keys.byEpoch, "the folder opens with both, as it is told")
    }
    let shelf = VaultFolder("/phone")
    try disk.makeDirectories("/usb")
    try VaultFolder("/usb").write(VaultMarker(vaultID: made.vaultID), on: disk)
    let phone = try UnlockedVault.open(at: "/usb", secret: key(2), on: disk)
      .join(at: shelf.path, on: disk)
    #expect(try phone.changeSecret(from: key(2), to: key(3), on: disk), "the first opens it, too")
    #expect(try !phone.changeSecret(from: key(1), to: key(3), on: disk))
    #expect(throws: StorageError.secret(.wrong(.keyFile))) {
      _ = try UnlockedVault.open(at: shelf.path, secret: key(1), on: disk)
    }
    // As in the advice: the folder's key files go, and a sync writes those of the vault.
    for entry in try disk.list("/usb/keys") { try disk.remove(Path("/usb/keys/" + entry.name)) }
    #expect(try shared.adopt(from: own, of: made.keys).added == 2)
    #expect(throws: StorageError.secret(.wrong(.keyFile))) {
      _ = try MasterKeys.unlock(with: key(1), in: "/usb/keys", on: disk)
    }
  }

  @Test func `A failing call or a power cut while a secret is changed leaves one that opens`()
    throws
  {
    let (old, new) = (try key(1), try key(2))
    func make(_ machine: SimulatedMachine) throws -> UnlockedVault {
      try UnlockedVault.create(at: home, secret: old, on: machine.startProcess())
    }
    let rehearsal = SimulatedMachine()
    let vault = try make(rehearsal)
    let before = rehearsal.callCount
    try vault.changeSecret(from: old, to: new, on: rehearsal.startProcess())
    func opens(_ secret: Secret, _ disk: some Disk) -> Bool {
      do throws(StorageError) {
        _ = try UnlockedVault.open(at: home, secret: secret, on: disk)
        return true
      } catch {
        return false
      }
    }
    for call in 0..<(rehearsal.callCount - before) {
      for effect in [Fault.Effect.powerOff, .fail(.io)] {
        let machine = SimulatedMachine()
        let vault = try make(machine)
        machine.add(Fault(effect, .once, callsBefore: call))
        do throws(StorageError) {
          try vault.changeSecret(from: old, to: new, on: machine.startProcess())
        } catch {
          // The disk failed, which is the point.
        }
        for fates in FateCombinations.few(of: machine.pendingOperations()) {
          let restarted = SimulatedMachine(restartedFrom: machine.crashImage(fates))
          let disk = restarted.startProcess()
          let isOld = opens(old, disk)
          #expect(isOld || opens(new, disk), "\(effect) at call \(call)")
          // Tried again with what opens it, the change is whole.
          let secret = isOld ? old : new
          try UnlockedVault.open(at: home, secret: secret, on: disk)
            .changeSecret(from: secret, to: new, on: disk)
          #expect(opens(new, disk) && !opens(old, disk), "\(effect) at call \(call)")
        }
      }
    }
  }

  private func put(_ bytes: [UInt8], at path: Path, on disk: some Disk) throws {
    try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".new"))
  }
}
