package import Bytes
package import Files
private import System

/// A vault whose keys a secret has opened.
package struct UnlockedVault: Sendable {
  package let folder: VaultFolder
  package let vaultID: LogID
  package let keys: MasterKeys
}

extension UnlockedVault {
  /// Makes a new vault in a folder that is absent or empty.
  ///
  /// The marker is written last, so that a crash leaves no vault rather than one without a key.
  ///
  /// - Throws: `VaultError.occupied` when anything stands there.
  package static func create(
    at path: Path, secret: Secret, on disk: any Disk
  ) throws(VaultError) -> UnlockedVault {
    let random = KernelRandom()
    let vaultID = LogID(high: random.next(), low: random.next())
    let folder = try prepare(path, on: disk)
    let keys = try MasterKeys.create(for: secret, in: folder.keys, on: disk)
    try folder.write(VaultMarker(vaultID: vaultID), on: disk)
    return UnlockedVault(folder: folder, vaultID: vaultID, keys: keys)
  }

  /// Makes a local vault that holds the same history as this shared folder, with its key files.
  ///
  /// - Throws: `VaultError.occupied`.
  package func join(at path: Path, on disk: any Disk) throws(VaultError) -> UnlockedVault {
    let local = try Self.prepare(path, on: disk)
    _ = try KeyFiles(folder: local.keys, disk: disk)
      .adopt(from: KeyFiles(folder: folder.keys, disk: disk))
    try local.write(VaultMarker(vaultID: vaultID), on: disk)
    return UnlockedVault(folder: local, vaultID: vaultID, keys: keys)
  }

  /// - Throws: `VaultError.missing`, `.notAVault`, `.newerFormat`, `.markerDamaged`,
  ///   `.noUsableKey`, `.wrongSecret`, `.otherSecretNeeded`.
  package static func open(
    at path: Path, secret: Secret, on disk: any Disk
  ) throws(VaultError) -> UnlockedVault {
    let folder = VaultFolder(path)
    let marker = try folder.readMarker(on: disk)
    let keys = try MasterKeys.unlock(with: secret, in: folder.keys, on: disk)
    return UnlockedVault(folder: folder, vaultID: marker.vaultID, keys: keys)
  }

  private static func prepare(_ path: Path, on disk: any Disk) throws(VaultError) -> VaultFolder {
    try requireFree(path, on: disk)
    let folder = VaultFolder(path)
    try onDisk { () throws(DiskError) in
      try disk.makeDirectories(folder.journal)
      guard try disk.statusIfPresent(of: folder.keys) != nil else { return }
      // Keys without a marker and without a journal never locked anything.
      for entry in try disk.list(folder.keys) {
        try disk.remove(folder.keys.appending(entry.name))
      }
    }
    return folder
  }

  /// Makes sure that a vault can be made in a folder: it is absent, empty, or holds only what an
  /// attempt left behind that was cut short.
  ///
  /// - Throws: `VaultError.occupied` when anything else stands there, `.danglingLink`.
  package static func requireFree(_ path: Path, on disk: any Disk) throws(VaultError) {
    guard try !VaultFolder(path).isDanglingLink(on: disk) else { throw .danglingLink(path) }
    let isFree = try onDisk { () throws(DiskError) in
      guard let status = try disk.statusIfPresent(of: path) else { return true }
      guard status.kind == .directory else { return false }
      let folder = VaultFolder(path)
      // A journal with anything in it had a marker, and its keys still open it.
      if try disk.statusIfPresent(of: folder.journal) != nil,
        try !disk.list(folder.journal).isEmpty
      {
        return false
      }
      let leftovers = ["keys", "journal", VaultFolder.newMarkerName]
      return try disk.list(path).allSatisfy { leftovers.contains($0.name) }
    }
    guard isFree else { throw .occupied(path) }
  }
}

extension VaultFolder {
  /// - Throws: `VaultError.missing`, `.danglingLink`, `.notAVault`, `.newerFormat`,
  ///   `.markerDamaged`.
  package func readMarker(on disk: any Disk) throws(VaultError) -> VaultMarker {
    let status = try onDisk { () throws(DiskError) in try disk.statusIfPresent(of: path) }
    guard let status else {
      throw try isDanglingLink(on: disk) ? .danglingLink(path) : .missing(path)
    }
    guard status.kind == .directory else { throw .notAVault(path) }
    let isMarked = try onDisk { () throws(DiskError) in
      try disk.statusIfPresent(of: marker)?.kind == .file
    }
    // What was cut short before its marker was written is no vault.
    guard isMarked else {
      throw try holdsHistory(on: disk) ? .markerDamaged(path) : .notAVault(path)
    }
    let bytes: [UInt8]
    do throws(DiskError) {
      bytes = try insisting { () throws(DiskError) in try disk.readAll(marker) }
    } catch {
      throw error.cause == .io ? .markerDamaged(path) : .disk(error)
    }
    do throws(VaultError) {
      return try VaultMarker(decoding: bytes, at: path)
    } catch {
      guard case .notAVault = error, try holdsHistory(on: disk) else { throw error }
      throw .markerDamaged(path)
    }
  }

  /// Whether keys and what they lock lie here, as only in a vault or a shared folder.
  private func holdsHistory(on disk: any Disk) throws(VaultError) -> Bool {
    try onDisk { () throws(DiskError) in
      let isFilled = { (folder: Path) throws(DiskError) -> Bool in
        guard try disk.statusIfPresent(of: folder)?.kind == .directory else { return false }
        return try !disk.list(folder).isEmpty
      }
      guard try isFilled(keys) else { return false }
      if try isFilled(journal) { return true }
      return try isFilled(path.appending("segments"))
    }
  }

  /// Whether the folder that should hold the vault has an entry of its name, and yet nothing is
  /// there.
  fileprivate func isDanglingLink(on disk: any Disk) throws(VaultError) -> Bool {
    try onDisk { () throws(DiskError) in
      guard try disk.statusIfPresent(of: path) == nil,
        try disk.statusIfPresent(of: path.parent)?.kind == .directory
      else { return false }
      return try disk.list(path.parent).contains { $0.name == path.lastComponent }
    }
  }

  /// Writes the marker, durably. Writing the same one again changes nothing.
  package func write(_ marker: VaultMarker, on disk: any Disk) throws(VaultError) {
    try onDisk { () throws(DiskError) in
      try disk.replace(
        self.marker, with: marker.encoded.rawSpan, through: path.appending(Self.newMarkerName))
    }
  }
}
