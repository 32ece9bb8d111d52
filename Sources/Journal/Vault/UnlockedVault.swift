package import Platform

/// A vault whose keys a secret has opened.
package struct UnlockedVault: Sendable {
  package let folder: VaultFolder
  package let vaultID: LogID
  package let keys: MasterKeys
}

extension UnlockedVault {
  /// Makes a new vault in a folder that is absent or empty.
  ///
  /// - Throws: `.vault` with `.occupied` when anything is there, `.disk` with `.locked` while
  ///   another process makes one, with `.noSpace` before anything is in the way of another try.
  package static func create(
    at path: Path, secret: Secret, on disk: any Disk
  ) throws(StorageError) -> UnlockedVault {
    try make(at: path, VaultMarker.drawn(), on: disk) { folder throws(StorageError) in
      try MasterKeys.create(for: secret, in: folder.keys, on: disk)
    }
  }

  /// Makes a local vault with the same history as this shared folder, with its key files.
  ///
  /// - Parameter byteCount: how much space the history takes.
  /// - Throws: as `create`.
  package func join(
    at path: Path, byteCount: Int = 0, on disk: any Disk
  ) throws(StorageError) -> UnlockedVault {
    let marker = VaultMarker(vaultID: vaultID)
    return try Self.make(at: path, marker, byteCount: byteCount, on: disk) {
      local throws(StorageError) in
      _ = try KeyFiles(folder: local.keys, disk: disk)
        .adopt(from: KeyFiles(folder: folder.keys, disk: disk), of: keys)
      return keys
    }
  }

  /// Opens the vault in a folder, with every key that the secret opens.
  ///
  /// - Parameter drawsID: whether a new id replaces that of a marker that is damaged or gone. It is
  ///   only a name: the keys show whose history it is.
  /// - Throws: as `readMarker` of its folder, and as `MasterKeys.unlock`.
  package static func open(
    at path: Path, secret: Secret, drawsID: Bool = false, on disk: any Disk
  ) throws(StorageError) -> UnlockedVault {
    let folder = VaultFolder(path)
    let marker: VaultMarker
    do throws(StorageError) {
      marker = try folder.readMarker(on: disk)
    } catch .vault(_, .markerDamaged) where drawsID {
      marker = .drawn()
    }
    let keys = try MasterKeys.unlock(with: secret, in: folder.keys, on: disk)
    return UnlockedVault(folder: folder, vaultID: marker.vaultID, keys: keys)
  }

  /// For the ballast file, the first active segment, key files and commit pointers.
  private static let spareByteCount = 2 << 20

  /// Makes a vault while nobody else does: a process beside this one would take its keys for what
  /// an attempt left that was cut short. The marker is written last, so that a crash leaves no
  /// vault rather than one without a key.
  private static func make(
    at path: Path, _ marker: VaultMarker, byteCount: Int = 0, on disk: any Disk,
    _ putKeys: (VaultFolder) throws(StorageError) -> MasterKeys
  ) throws(StorageError) -> UnlockedVault {
    try requireFree(path, on: disk)
    let folder = VaultFolder(path)
    try disk.makeDirectories(folder.journal)
    let lock = try disk.lock(folder.lock, .exclusive, timeoutMilliseconds: 0)
    try requireFree(path, on: disk)
    try disk.requireSpace(byteCount + spareByteCount, at: path)
    if try disk.statusIfPresent(of: folder.keys) != nil {
      // Keys without a marker and without a journal never locked anything.
      for entry in try disk.list(folder.keys) {
        try disk.remove(folder.keys.appending(entry.name))
      }
    }
    let keys = try putKeys(folder)
    try folder.write(marker, on: disk)
    _ = consume lock
    return UnlockedVault(folder: folder, vaultID: marker.vaultID, keys: keys)
  }

  /// Makes sure that a vault can be made in a folder: it is absent, empty, or has only what an
  /// attempt left behind that was cut short.
  ///
  /// - Throws: `.vault` with `.occupied` when anything else is there, with `.danglingLink`.
  package static func requireFree(_ path: Path, on disk: any Disk) throws(StorageError) {
    let folder = VaultFolder(path)
    guard try !folder.isDanglingLink(on: disk) else { throw .vault(path, .danglingLink) }
    guard try folder.isFree(on: disk) else { throw .vault(path, .occupied) }
  }
}

extension VaultFolder {
  fileprivate func isFree(on disk: any Disk) throws(StorageError) -> Bool {
    guard let status = try disk.statusIfPresent(of: path) else { return true }
    guard status.kind == .directory else { return false }
    // A journal with anything in it had a marker, and its keys still open it.
    if try holdsJournal(on: disk) { return false }
    // An attempt makes the journal first. Other keys are the person's own, or of another program,
    // or of a vault that is put back file by file.
    let keys = try disk.listIfFolder(keys).map(\.name)
    let hasJournal = try disk.statusIfPresent(of: journal)?.kind == .directory
    guard keys.isEmpty || (hasJournal && keys.allSatisfy(KeyFiles.isDrawn)) else { return false }
    let leftovers = ["keys", "journal", Self.newMarkerName]
    return try disk.list(path).allSatisfy { leftovers.contains($0.name) }
  }

  /// - Throws: `.vault` with `.missing`, `.danglingLink`, `.notAVault`, `.newerFormat`,
  ///   `.markerDamaged`.
  package func readMarker(on disk: any Disk) throws(StorageError) -> VaultMarker {
    try markerFile(on: disk).marker
  }

  /// Which bytes of the marker's file are not those that were written, where that can be read.
  ///
  /// - Throws: as `readMarker`.
  package func markerDamage(on disk: any Disk) throws(StorageError) -> [Range<Int>] {
    try markerFile(on: disk).damage
  }

  private func markerFile(
    on disk: any Disk
  ) throws(StorageError) -> (marker: VaultMarker, damage: [Range<Int>]) {
    let status = try disk.statusIfPresent(of: path)
    guard let status else {
      throw try isDanglingLink(on: disk) ? .vault(path, .danglingLink) : .vault(path, .missing)
    }
    guard status.kind == .directory else { throw .vault(path, .notAVault) }
    // What was cut short before its marker was written is no vault.
    guard try disk.statusIfPresent(of: marker)?.kind == .file else {
      throw try holdsHistory(on: disk) ? .vault(path, .markerDamaged) : .vault(path, .notAVault)
    }
    let bytes: [UInt8]
    do throws(StorageError) {
      bytes = try retryOnce { () throws(StorageError) in try disk.readSmall(marker) }
    } catch {
      throw error.refusal == .io ? .vault(path, .markerDamaged) : error
    }
    do throws(StorageError) {
      return try VaultMarker.read(bytes, at: path)
    } catch {
      guard case .vault(_, .notAVault) = error, try holdsHistory(on: disk) else { throw error }
      throw .vault(path, .markerDamaged)
    }
  }

  /// Makes sure that a vault has its journal: an empty one made in its place would hide that it is
  /// gone, and would make a vault of a folder that devices share.
  ///
  /// - Throws: `.vault` with `.sharedFolder`, `.journalMissing`.
  package func requireJournal(on disk: any Disk) throws(StorageError) {
    let isHere = try disk.statusIfPresent(of: journal) != nil
    let isShared = try disk.statusIfPresent(of: path.appending("segments")) != nil
    if !isHere { throw isShared ? .vault(path, .sharedFolder) : .vault(path, .journalMissing) }
  }

  /// Whether keys and what they lock lie here, as only in a vault or a shared folder.
  private func holdsHistory(on disk: any Disk) throws(StorageError) -> Bool {
    guard try !disk.listIfFolder(keys).isEmpty else { return false }
    if try holdsJournal(on: disk) { return true }
    return try !disk.listIfFolder(path.appending("segments")).isEmpty
  }

  /// Whether the journal has more in it than the lock of who made a vault here and was cut short.
  fileprivate func holdsJournal(on disk: any Disk) throws(StorageError) -> Bool {
    try disk.listIfFolder(journal).contains { $0.name != lock.lastComponent }
  }

  /// Whether the folder of the vault has an entry of its name, and yet nothing is there.
  fileprivate func isDanglingLink(on disk: any Disk) throws(StorageError) -> Bool {
    guard try disk.statusIfPresent(of: path) == nil else { return false }
    return try disk.listIfFolder(path.parent).contains { $0.name == path.lastComponent }
  }

  /// Writes the marker, durably. Writing the same one again changes nothing.
  package func write(_ marker: VaultMarker, on disk: any Disk) throws(StorageError) {
    try disk.replace(
      self.marker, with: marker.file.rawSpan, through: path.appending(Self.newMarkerName))
  }
}
