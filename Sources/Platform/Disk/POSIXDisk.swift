/// The machine's own files.
package struct POSIXDisk: Disk {
  private let isLasting: Bool
  private let onWait: @Sendable (Int32?) -> Void

  /// - Parameters:
  ///   - isLasting: false for what is thrown away, such as the vault of the demo: syncing then does
  ///     nothing, and a power cut may take everything.
  ///   - onWait: is given the process that has a lock for long, as far as it is known.
  package init(
    isLasting: Bool = true, onWait: @escaping @Sendable (Int32?) -> Void = { _ in }
  ) {
    self.isLasting = isLasting
    self.onWait = onWait
  }

  /// The same with another listener.
  package func reportingWaits(to onWait: @escaping @Sendable (Int32?) -> Void) -> POSIXDisk {
    POSIXDisk(isLasting: isLasting, onWait: onWait)
  }

  /// Hands the wait to the listener that the disk was made with.
  package func tellOfWait(for holder: Int32?) { onWait(holder) }

  /// open(2), closed on exec, then fstat(2) to refuse what is no file.
  package func openHandle(_ path: Path, _ opening: Opening) throws(StorageError) -> FileHandle {
    try on(.open, path, FileHandle(number: SystemCalls.openFile(path.text, opening), path: path))
  }

  /// close(2), once.
  package func close(_ handle: FileHandle) throws(StorageError) {
    try on(.close, handle.path, SystemCalls.closeOnce(handle.number))
  }

  /// pread(2) until the buffer is full or the file ends.
  package func read(
    _ handle: FileHandle, at offset: Int, into buffer: inout MutableSpan<UInt8>
  ) throws(StorageError) -> Int {
    try on(.read, handle.path, SystemCalls.readFully(handle.number, at: offset, into: &buffer))
  }

  /// pwrite(2) until nothing is left.
  package func write(_ handle: FileHandle, _ bytes: RawSpan, at offset: Int) throws(StorageError) {
    try on(.write, handle.path, SystemCalls.writeFully(handle.number, bytes, at: offset))
  }

  /// fstat(2).
  package func length(_ handle: FileHandle) throws(StorageError) -> Int {
    try on(.length, handle.path, SystemCalls.status(handle.number).length)
  }

  /// ftruncate(2).
  package func truncate(_ handle: FileHandle, to length: Int) throws(StorageError) {
    try on(.truncate, handle.path, SystemCalls.truncate(handle.number, to: length))
  }

  /// fdatasync(2); F_FULLFSYNC on Darwin.
  package func syncData(_ handle: FileHandle) throws(StorageError) {
    guard isLasting else { return }
    try on(.syncData, handle.path, SystemCalls.syncData(handle.number))
  }

  /// fsync(2); F_FULLFSYNC on Darwin.
  package func sync(_ handle: FileHandle) throws(StorageError) {
    guard isLasting else { return }
    try on(.sync, handle.path, SystemCalls.sync(handle.number))
  }

  /// fstat(2).
  package func status(_ handle: FileHandle) throws(StorageError) -> FileStatus {
    try on(.status, handle.path, SystemCalls.status(handle.number))
  }

  /// flock(2) without waiting.
  package func tryLock(_ handle: FileHandle, _ kind: LockKind) throws(StorageError) -> Bool {
    try on(.lock, handle.path, SystemCalls.tryLock(handle.number, kind))
  }

  /// flock(2).
  package func unlock(_ handle: FileHandle) throws(StorageError) {
    try on(.unlock, handle.path, SystemCalls.unlock(handle.number))
  }

  /// rename(2).
  package func rename(_ path: Path, to target: Path) throws(StorageError) {
    try on(.rename, path, SystemCalls.move(path.text, to: target.text))
  }

  /// unlink(2).
  package func remove(_ path: Path) throws(StorageError) {
    try on(.remove, path, SystemCalls.remove(path.text))
  }

  /// mkdir(2) with mode 0700.
  package func makeDirectory(_ path: Path) throws(StorageError) {
    try on(.makeDirectory, path, SystemCalls.makeDirectory(path.text))
  }

  /// rmdir(2).
  package func removeDirectory(_ path: Path) throws(StorageError) {
    try on(.removeDirectory, path, SystemCalls.removeDirectory(path.text))
  }

  /// readdir(3), with stat(2) for links.
  package func list(_ path: Path) throws(StorageError) -> [DirectoryEntry] {
    let entries = try on(.list, path, SystemCalls.list(path.text))
    return entries.sorted { $0.name < $1.name }
  }

  /// stat(2), which follows links.
  package func status(of path: Path) throws(StorageError) -> FileStatus {
    try on(.status, path, SystemCalls.status(of: path.text))
  }

  /// Whether others than its owner may get at what is at `path`, and a chmod(1) would change that.
  /// What can not be looked at is open to nobody.
  package func isOpenToOthers(_ path: Path) -> Bool {
    Result { () throws(ErrorNumber) in try SystemCalls.isOpenToOthers(path.text) }.value ?? false
  }

  /// fsync(2) on the opened folder.
  package func syncDirectory(_ path: Path) throws(StorageError) {
    guard isLasting else { return }
    try on(.syncDirectory, path, SystemCalls.syncDirectory(path.text))
  }

  /// statvfs(3): what is free to users.
  package func freeBytes(at path: Path) throws(StorageError) -> Int {
    try on(.freeBytes, path, SystemCalls.freeBytes(at: path.text))
  }

  /// nanosleep(2).
  package func pause(milliseconds: Int) {
    SystemClock.sleep(milliseconds: milliseconds)
  }

  package var processNumber: Int32 { Machine.processNumber }

  private func on<Answer>(
    _ operation: StorageError.Operation, _ path: Path,
    _ call: @autoclosure () throws(ErrorNumber) -> Answer
  ) throws(StorageError) -> Answer {
    do throws(ErrorNumber) {
      return try call()
    } catch {
      throw .disk(operation, path, error.cause)
    }
  }
}
