import Platform

/// The machine's files without waiting for the device: a lived-in journal of a million commits gets
/// the bytes it would have, in seconds.
struct UnsyncedDisk: Disk {
  private let disk = POSIXDisk()

  func openHandle(_ path: Path, _ opening: Opening) throws(StorageError) -> FileHandle {
    try disk.openHandle(path, opening)
  }
  func close(_ handle: FileHandle) throws(StorageError) { try disk.close(handle) }
  func read(
    _ handle: FileHandle, at offset: Int, into buffer: inout MutableSpan<UInt8>
  ) throws(StorageError) -> Int { try disk.read(handle, at: offset, into: &buffer) }
  func write(_ handle: FileHandle, _ bytes: RawSpan, at offset: Int) throws(StorageError) {
    try disk.write(handle, bytes, at: offset)
  }
  func length(_ handle: FileHandle) throws(StorageError) -> Int { try disk.length(handle) }
  func truncate(_ handle: FileHandle, to length: Int) throws(StorageError) {
    try disk.truncate(handle, to: length)
  }
  func syncData(_ handle: FileHandle) throws(StorageError) {}
  func sync(_ handle: FileHandle) throws(StorageError) {}
  func status(_ handle: FileHandle) throws(StorageError) -> FileStatus { try disk.status(handle) }
  func tryLock(_ handle: FileHandle, _ kind: LockKind) throws(StorageError) -> Bool {
    try disk.tryLock(handle, kind)
  }
  func unlock(_ handle: FileHandle) throws(StorageError) { try disk.unlock(handle) }
  func rename(_ path: Path, to target: Path) throws(StorageError) {
    try disk.rename(path, to: target)
  }
  func remove(_ path: Path) throws(StorageError) { try disk.remove(path) }
  func makeDirectory(_ path: Path) throws(StorageError) { try disk.makeDirectory(path) }
  func removeDirectory(_ path: Path) throws(StorageError) { try disk.removeDirectory(path) }
  func list(_ path: Path) throws(StorageError) -> [DirectoryEntry] { try disk.list(path) }
  func status(of path: Path) throws(StorageError) -> FileStatus { try disk.status(of: path) }
  func syncDirectory(_ path: Path) throws(StorageError) {}
  func freeBytes(at path: Path) throws(StorageError) -> Int { try disk.freeBytes(at: path) }
  func pause(milliseconds: Int) { disk.pause(milliseconds: milliseconds) }
  var processNumber: Int32 { disk.processNumber }
}
