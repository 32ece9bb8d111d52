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
  /// - Throws: `VaultError.noUsableKey`, `.wrongSecret`, `.otherSecretNeeded`; `.disk` with
  ///   `.permission` or `.io` where that is why there is no key of this kind of secret; `.sealing`
  ///   where a key costs more memory than there is here, and no other one opens.
  /// - Complexity: one derivation (about a tenth of a second for a passphrase) a key file.
  package static func unlock(
    with secret: Secret, in folder: Path, or other: Path? = nil, on disk: any Disk
  ) throws(VaultError) -> MasterKeys {
    var opened: [UInt32: SymmetricKey] = [:]
    var wrapped = try KeyFiles(folder: folder, disk: disk).wrappedKeys()
    if let other { wrapped += try KeyFiles(folder: other, disk: disk).wrappedKeys() }
    guard let newest = wrapped.first else {
      throw try KeyFiles(folder: folder, disk: disk).lackOfKeys()
    }
    var paid: UInt64?
    var failures: Set<SealingError> = []
    // Anybody may put one into a shared folder that costs more than the others, or than there is
    // here: it comes last, and keeps none of them from being tried.
    for key in wrapped.sorted(by: { $0.cost.work < $1.cost.work })
    where KeyFiles.kind(of: key) == secret.kind && opened[key.epoch] == nil {
      if let paid, key.cost.work > 4 * paid { break }
      do throws(SealingError) {
        opened[key.epoch] = try key.unwrap(secret: secret.bytes.rawSpan)
        paid = paid ?? key.cost.work
      } catch {
        failures.insert(error)
      }
    }
    guard let keys = MasterKeys(byEpoch: opened) else {
      if let failure = failures.first, !failures.contains(.authenticationFailed) {
        throw .sealing(failure)
      }
      let isOther = wrapped.allSatisfy { KeyFiles.kind(of: $0) != secret.kind }
      if isOther, let refusal = try KeyFiles(folder: folder, disk: disk).refusal() {
        throw .disk(refusal)
      }
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
  /// - Throws: `VaultError.noUsableKey` where there is none, `.disk` with `.permission` or `.io`
  ///   where that is why.
  package func secretKinds() throws(VaultError) -> Set<SecretKind> {
    let kinds = Set(try wrappedKeys().map { Self.kind(of: $0) })
    guard !kinds.isEmpty else { throw try lackOfKeys() }
    return kinds
  }

  /// Why no key can be read: one is not handed out, or there is none.
  fileprivate func lackOfKeys() throws(VaultError) -> VaultError {
    if let refusal = try refusal() { return .disk(refusal) }
    return .noUsableKey(folder)
  }

  /// Tells of a key file that this user may not read or the medium does not hand out; nil where
  /// there is none such.
  func refusal() throws(VaultError) -> DiskError? {
    var refusal: DiskError?
    for name in try names() {
      _ = try bytes(of: name) { if $0.mayPass { refusal = $0 } }
    }
    return refusal
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
      if let bytes = try bytes(of: name), let key = Self.decode(bytes) {
        keys.append((name: name, key: key))
      }
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

  /// The key files that are damaged or not handed out, and what is no file under the name of one,
  /// each with the bytes behind a key that can be read; none where the whole file is meant.
  package func damaged() throws(VaultError) -> [(
    path: Path, bytes: [Range<Int>], isUnread: Bool
  )] {
    var found: [(path: Path, bytes: [Range<Int>], isUnread: Bool)] = []
    for entry in try entries() {
      var behind: [Range<Int>] = []
      var isUnread = false
      if entry.kind == .file {
        if let bytes = try bytes(of: entry.name) {
          if Self.isWhole(bytes) { continue }
          if Self.decode(bytes) != nil { behind = [WrappedKey.byteCount..<bytes.count] }
        } else {
          isUnread = true
        }
      }
      found.append((path: folder.appending(entry.name), bytes: behind, isUnread: isUnread))
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

  /// Whether key files are in both folders and none has the same name: each sync puts those of one
  /// vault into both.
  package func isOfAnother(than other: KeyFiles) throws(VaultError) -> Bool {
    let (names, others) = (Set(try names()), Set(try other.names()))
    return !names.isEmpty && !others.isEmpty && names.isDisjoint(with: others)
  }

  /// Adds a key under a random name.
  func add(_ key: WrappedKey) throws(VaultError) {
    let random = KernelRandom()
    let name = LogID(high: random.next(), low: random.next()).description + Self.suffix
    try put(key.encoded, named: name)
  }

  /// Whether a file is named as `add` names one, be it as one that is being written.
  static func isDrawn(_ name: String) -> Bool {
    let digits = name.prefix { "0123456789abcdef".contains($0) }
    return digits.count == 32
      && [Self.suffix, Self.suffix + Self.newSuffix].contains(String(name.dropFirst(32)))
  }

  private static let suffix = ".key"
  private static let newSuffix = ".new"

  /// Lets a key take the place of every one of its epoch that the secret opens, name by name.
  func replaceKeys(openedBy secret: Secret, with key: WrappedKey) throws(VaultError) {
    for (name, old) in try namedKeys() where old.epoch == key.epoch {
      guard Self.kind(of: old) == secret.kind, secret.opens(old) else { continue }
      try put(key.encoded, named: name)
    }
  }

  /// Adds the key files of another folder that are missing or damaged here, those of a newer
  /// program too, each as it was written. Returns how many were added.
  ///
  /// - Parameter passOver: told of a file that is not handed out there or here, and of a folder in
  ///   the place of one here; none keeps the others from being added.
  package func adopt(
    from other: KeyFiles, passOver: (DiskError) -> Void = { _ in }
  ) throws(VaultError) -> Int {
    let held = Set(try names())
    if !held.isEmpty {
      // What is held is not added again, so it has to outlast a power cut.
      try onDisk { () throws(DiskError) in try disk.syncInheritedEntries(of: folder) }
    }
    var added = 0
    for name in try other.names() {
      if held.contains(name) {
        var refusal: DiskError?
        let own = try bytes(of: name) { if $0.mayPass { refusal = $0 } }
        // Another user's, or one behind a failure that passes, may be as whole as it is new.
        if let refusal { passOver(refusal) }
        guard refusal == nil, !(own.map(Self.isWhole) ?? false) else { continue }
      }
      guard let bytes = try other.bytes(of: name, passOver: passOver) else { continue }
      guard let sound = Self.isWhole(bytes) ? bytes : Self.decode(bytes)?.encoded else { continue }
      do throws(VaultError) {
        try put(sound, named: name)
        added += 1
      } catch .disk(let error) where error.cause == .notFile {
        passOver(error)
      }
    }
    return added
  }

  /// Nil where the disk does not hand the file out, of which `passOver` is told.
  private func bytes(
    of name: String, passOver: (DiskError) -> Void = { _ in }
  ) throws(VaultError) -> [UInt8]? {
    do throws(DiskError) {
      return try insisting { () throws(DiskError) in try disk.readSmall(folder.appending(name)) }
    } catch {
      guard error.isOfOneFile || error.isOfLink else { throw .disk(error) }
      passOver(error)
      return nil
    }
  }

  /// Of files, and of what can not be followed, which may be one: who reads it is told.
  private func names() throws(VaultError) -> [String] {
    try entries().filter { $0.kind != .directory }.map(\.name)
  }

  private func entries() throws(VaultError) -> [DirectoryEntry] {
    try onDisk { () throws(DiskError) in
      guard try disk.statusIfPresent(of: folder)?.kind == .directory else { return [] }
      return try disk.list(folder).filter { $0.name.hasSuffix(Self.suffix) }
    }
  }

  private func put(_ bytes: [UInt8], named name: String) throws(VaultError) {
    try onDisk { () throws(DiskError) in
      try disk.makeDirectories(folder)
      let path = folder.appending(name)
      try disk.replace(
        path, with: bytes.rawSpan, through: Path(path.text + Self.newSuffix))
    }
  }
}

extension DiskError {
  /// Whether the file may be whole: another user reads it, or this one a moment later.
  fileprivate var mayPass: Bool { cause == .permission || cause == .io || isOfLink }

  /// Whether what stands in the file's place can not be followed to one.
  fileprivate var isOfLink: Bool {
    if case .other = cause { return true }
    return cause == .notDirectory
  }
}
