package import Platform

extension VaultFolder {
  /// Makes sure that a vault is here which can be erased.
  ///
  /// - Throws: `.vault` with `.missing`, `.notAVault`, `.newerFormat`, and `.sharedFolder` for a
  ///   folder that devices share.
  package func requireErasable(on disk: any Disk) throws(StorageError) {
    do throws(StorageError) {
      _ = try readMarker(on: disk)
    } catch .vault(_, .markerDamaged) {
      // Its keys and its journal show that it is one.
    }
    try requireJournal(on: disk)
  }

  /// Takes a vault off this device. Its keys go first: then nothing of it can be read any more,
  /// wherever that stops. Its marker goes last, so that what was cut short is a vault still, and is
  /// erased by the next call.
  ///
  /// - Parameter outside: folders of this device alone, which go with the files in them.
  /// - Returns: what lies among its files and is none of them. It stays, with its folder.
  /// - Throws: as `requireErasable`; `.disk` with `.locked` while another process writes.
  package func erase(
    with outside: [Path], on disk: any Disk
  ) throws(StorageError) -> [Path] {
    try requireErasable(on: disk)
    let paths = JournalPaths(folder: journal, state: journal)
    let lock = try disk.lock(lock, .exclusive, timeoutMilliseconds: 10_000)
    var left = try clear(keys, on: disk, isWiping: true, KeyFiles.isDrawn)
    left += try clear(paths.segments, on: disk) { name in
      name.hasSuffix(SegmentWriter.nameSuffix)
        || name.hasSuffix(SegmentWriter.nameSuffix + SegmentWriter.temporarySuffix)
    }
    left += try clear(paths.quarantine, on: disk) { _ in true }
    left += try clear(attachments, on: disk) { name in
      AttachmentName(fileName: String(name.prefix(32))) != nil
    }
    for folder in outside { left += try clear(folder, on: disk) { _ in true } }
    let written = [paths.active, paths.newActive, paths.commitPointer, paths.ballast]
    left += try clear(journal, on: disk) { name in written.contains { $0.lastComponent == name } }
    left += try clear(path, on: disk) { name in
      [marker.lastComponent, Self.newMarkerName].contains(name)
    }
    try disk.remove(paths.lock)
    try lock.release()
    for folder in [journal, path] { try removeIfEmpty(folder, on: disk) }
    let parts = [keys, attachments, journal, paths.segments, paths.quarantine, paths.lock]
    return left.filter { !parts.contains($0) }
  }

  /// Removes the files of a folder that are of the vault, and the folder where nothing is left in
  /// it.
  ///
  /// - Parameter isWiping: whether their bytes are written over before.
  /// - Returns: what is left.
  private func clear(
    _ folder: Path, on disk: any Disk, isWiping: Bool = false, _ isOwn: (String) -> Bool
  ) throws(StorageError) -> [Path] {
    guard try disk.statusIfPresent(of: folder)?.kind == .directory else { return [] }
    var left: [Path] = []
    for entry in try disk.list(folder) {
      let path = folder.appending(entry.name)
      guard entry.kind == .file, isOwn(entry.name) else {
        left.append(path)
        continue
      }
      if isWiping { try wipe(path, on: disk) }
      try disk.remove(path)
    }
    try disk.syncDirectory(folder)
    if left.isEmpty { try removeIfEmpty(folder, on: disk) }
    return left
  }

  /// No key file is longer than what is written over.
  private func wipe(_ path: Path, on disk: any Disk) throws(StorageError) {
    let file = try disk.open(path, for: .writing)
    try file.writeZeros(from: 0, to: min(file.length(), 12_288))
    try file.sync()
    try file.close()
  }

  /// One that is not empty, or that this user may not take away, stays.
  private func removeIfEmpty(_ folder: Path, on disk: any Disk) throws(StorageError) {
    do throws(StorageError) {
      try disk.removeDirectory(folder)
      try disk.syncDirectory(folder.parent)
    } catch {
      guard case .disk = error else { throw error }
    }
  }
}
