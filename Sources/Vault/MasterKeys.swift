private import Bytes
package import Files
package import Sealing
private import System

/// The master keys that a secret opened, by epoch.
package struct MasterKeys: Sendable {
  package let byEpoch: [UInt32: SymmetricKey]
  /// The key of the highest epoch, with which new files are written.
  package let writing: (epoch: UInt32, key: SymmetricKey)

  /// Nil when there are none.
  init?(byEpoch: [UInt32: SymmetricKey]) {
    guard let highest = byEpoch.max(by: { $0.key < $1.key }) else { return nil }
    self.byEpoch = byEpoch
    writing = (epoch: highest.key, key: highest.value)
  }
}

extension MasterKeys {
  /// Draws the first master key, locks it with the secret and adds its key file to the folder.
  ///
  /// - Parameter witness: told of what locks it.
  package static func create(
    for secret: Secret, in folder: Path, on disk: any Disk, witness: SealingWitness? = nil
  ) throws(VaultError) -> MasterKeys {
    guard let master = SymmetricKey(bytes: KernelRandom.bytes(count: SymmetricKey.byteCount)) else {
      preconditionFailure("the kernel gives as many bytes as were asked for")
    }
    let wrapped = try secret.wrapping(master, epoch: 1, witness)
    try KeyFiles(folder: folder, disk: disk).add(wrapped)
    guard let keys = MasterKeys(byEpoch: [wrapped.epoch: master]) else {
      preconditionFailure("one key is at least one")
    }
    return keys
  }

  /// The keys of every epoch that the secret opens.
  ///
  /// - Parameter other: a second folder of key files, for what the first does not open.
  /// - Throws: `VaultError.noUsableKey`, `.wrongSecret`, `.otherSecretNeeded`.
  /// - Complexity: one derivation (about a tenth of a second for a passphrase) a key file.
  package static func unlock(
    with secret: Secret, in folder: Path, or other: Path? = nil, on disk: any Disk
  ) throws(VaultError) -> MasterKeys {
    var opened: [UInt32: SymmetricKey] = [:]
    var wrapped = try KeyFiles(folder: folder, disk: disk).wrappedKeys()
    if let other { wrapped += try KeyFiles(folder: other, disk: disk).wrappedKeys() }
    guard let newest = wrapped.first else { throw .noUsableKey(folder) }
    for key in wrapped where KeyFiles.kind(of: key) == secret.kind && opened[key.epoch] == nil {
      do throws(SealingError) {
        opened[key.epoch] = try key.unwrap(secret: secret.bytes.rawSpan)
      } catch {
        guard error == .authenticationFailed else { throw .sealing(error) }
      }
    }
    guard let keys = MasterKeys(byEpoch: opened) else {
      let isOther = wrapped.allSatisfy { KeyFiles.kind(of: $0) != secret.kind }
      throw isOther ? .otherSecretNeeded(KeyFiles.kind(of: newest)) : .wrongSecret(secret.kind)
    }
    return keys
  }
}

/// The files of wrapped keys, in a vault or in a shared folder.
package struct KeyFiles {
  let folder: Path
  let disk: any Disk

  package init(folder: Path, disk: any Disk) {
    self.folder = folder
    self.disk = disk
  }

  static func kind(of key: WrappedKey) -> SecretKind {
    key.cost == .keyFile ? .keyFile : .passphrase
  }

  /// The kinds of secret that open a key here; more than one where devices changed theirs.
  ///
  /// - Throws: `VaultError.noUsableKey` where there is none.
  package func secretKinds() throws(VaultError) -> Set<SecretKind> {
    let kinds = Set(try wrappedKeys().map { Self.kind(of: $0) })
    guard !kinds.isEmpty else { throw .noUsableKey(folder) }
    return kinds
  }

  /// Every key file that can be read, newest epoch first; the others are passed over, because a
  /// half-copied or newer file must not keep the person from what another one opens.
  func wrappedKeys() throws(VaultError) -> [WrappedKey] {
    try namedKeys().map { $0.key }.sorted { $0.epoch > $1.epoch }
  }

  /// The same with the names of their files.
  private func namedKeys() throws(VaultError) -> [(name: String, key: WrappedKey)] {
    var keys: [(name: String, key: WrappedKey)] = []
    for name in try names() {
      if let key = Self.decode(try bytes(of: name)) { keys.append((name: name, key: key)) }
    }
    return keys
  }

  /// The key in the first bytes. What stands behind them, as a line feed that an editor added, is
  /// damage that costs nothing.
  private static func decode(_ bytes: [UInt8]) -> WrappedKey? {
    let written = Array(bytes.prefix(WrappedKey.byteCount))
    do throws(SealingError) {
      return try WrappedKey(decoding: written.rawSpan)
    } catch {
      return nil
    }
  }

  /// Whether a key file is as it was written, be it by a newer program, as far as can be told.
  private static func isWhole(_ bytes: [UInt8]) -> Bool {
    do throws(SealingError) {
      _ = try WrappedKey(decoding: bytes.rawSpan)
      return true
    } catch {
      if case .newerWrappedKey = error { return true }
      return false
    }
  }

  /// The key files that are damaged, and what is no file under the name of one, each with the bytes
  /// behind a key that can be read; none where the whole file is meant.
  package func damaged() throws(VaultError) -> [(path: Path, bytes: [Range<Int>])] {
    var found: [(path: Path, bytes: [Range<Int>])] = []
    for entry in try entries() {
      var behind: [Range<Int>] = []
      if entry.kind == .file {
        let bytes = try bytes(of: entry.name)
        if Self.isWhole(bytes) { continue }
        if Self.decode(bytes) != nil { behind = [WrappedKey.byteCount..<bytes.count] }
      }
      found.append((path: folder.appending(entry.name), bytes: behind))
    }
    return found
  }

  /// Whether not even a damaged key file is here, nor perhaps the folder.
  package func areMissing() throws(VaultError) -> Bool { try entries().isEmpty }

  /// Whether a key file has the name here that it has in another folder: names are random, so both
  /// folders are of one vault.
  package func shareName(with other: KeyFiles) throws(VaultError) -> Bool {
    try !Set(names()).isDisjoint(with: other.names())
  }

  /// Adds a key under a random name.
  func add(_ key: WrappedKey) throws(VaultError) {
    let random = KernelRandom()
    let name = LogID(high: random.next(), low: random.next()).description + ".key"
    try put(key.encoded, named: name)
  }

  /// Lets a key take the place of every one of its epoch that the secret opens, name by name.
  func replaceKeys(openedBy secret: Secret, with key: WrappedKey) throws(VaultError) {
    for (name, old) in try namedKeys() where old.epoch == key.epoch {
      guard Self.kind(of: old) == secret.kind, try secret.opens(old) else { continue }
      try put(key.encoded, named: name)
    }
  }

  /// Adds the key files of another folder that are missing or damaged here, those of a newer
  /// program too, each as it was written. Returns how many were added.
  package func adopt(from other: KeyFiles) throws(VaultError) -> Int {
    let held = Set(try names())
    var added = 0
    for name in try other.names() {
      if held.contains(name), Self.isWhole(try bytes(of: name)) { continue }
      let bytes = try other.bytes(of: name)
      guard let sound = Self.isWhole(bytes) ? bytes : Self.decode(bytes)?.encoded else { continue }
      try put(sound, named: name)
      added += 1
    }
    return added
  }

  /// None where the medium does not give the file back, which then counts as damaged.
  private func bytes(of name: String) throws(VaultError) -> [UInt8] {
    do throws(DiskError) {
      return try insisting { () throws(DiskError) in try disk.readAll(folder.appending(name)) }
    } catch {
      guard error.cause == .io else { throw .disk(error) }
      return []
    }
  }

  private func names() throws(VaultError) -> [String] {
    try entries().filter { $0.kind == .file }.map(\.name)
  }

  private func entries() throws(VaultError) -> [DirectoryEntry] {
    try onDisk { () throws(DiskError) in
      guard try disk.statusIfPresent(of: folder)?.kind == .directory else { return [] }
      return try disk.list(folder).filter { $0.name.hasSuffix(".key") }
    }
  }

  private func put(_ bytes: [UInt8], named name: String) throws(VaultError) {
    try onDisk { () throws(DiskError) in
      try disk.makeDirectories(folder)
      try disk.replace(
        folder.appending(name), with: bytes.rawSpan, through: folder.appending(name + ".new"))
    }
  }
}
