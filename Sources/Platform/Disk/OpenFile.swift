/// An open file that is closed exactly once.
///
/// `close` reports what the system returns; a file that merely goes out of scope is closed
/// silently, which is right after an error and for files that were only read. Neither makes
/// anything durable.
package struct OpenFile: ~Copyable {
  private let disk: any Disk
  private let handle: FileHandle
  private var isOpen = true

  fileprivate init(disk: any Disk, handle: FileHandle) {
    self.disk = disk
    self.handle = handle
  }

  package var path: Path { handle.path }

  /// Closes the file and reports what the system returns; the file is gone either way.
  package consuming func close() throws(StorageError) {
    isOpen = false
    try disk.close(handle)
  }

  deinit {
    guard isOpen else { return }
    do throws(StorageError) {
      try disk.close(handle)
    } catch {
      // Nothing was promised about a file that was not closed in words.
    }
  }
}

extension Disk {
  /// - Throws: as `openHandle`.
  package func open(_ path: Path, for opening: Opening) throws(StorageError) -> OpenFile {
    OpenFile(disk: self, handle: try openHandle(path, opening))
  }
}

extension OpenFile {
  /// Fills `buffer` from the bytes at `offset`.
  ///
  /// - Returns: how many bytes were read; fewer than asked for only at the end of the file.
  package func read(at offset: Int, into buffer: inout MutableSpan<UInt8>) throws(StorageError)
    -> Int
  {
    try disk.read(handle, at: offset, into: &buffer)
  }

  /// The `count` bytes at `offset`, fewer only at the end of the file.
  package func read(at offset: Int, count: Int) throws(StorageError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var buffer = bytes.mutableSpan
    let read = try disk.read(handle, at: offset, into: &buffer)
    bytes.removeLast(count - read)
    return bytes
  }

  /// All bytes of the file, as many as its length at the start.
  package func readAll() throws(StorageError) -> [UInt8] {
    try read(at: 0, count: length())
  }

  /// Writes all of `bytes` at `offset`; after an error any part of them may be there.
  package func write(_ bytes: RawSpan, at offset: Int) throws(StorageError) {
    try disk.write(handle, bytes, at: offset)
  }

  /// Writes the content of another file, through a bounded buffer.
  package func write(copyOf source: borrowing OpenFile) throws(StorageError) {
    var offset = 0
    while true {
      let piece = try source.read(at: offset, count: 1 << 20)
      if piece.isEmpty { return }
      try write(piece.rawSpan, at: offset)
      offset += piece.count
    }
  }

  /// In bytes, as written last.
  package func length() throws(StorageError) -> Int {
    try disk.length(handle)
  }

  /// Cuts the file, or lengthens it with zeros.
  package func truncate(to length: Int) throws(StorageError) {
    try disk.truncate(handle, to: length)
  }

  /// Writes zeros from `offset` up to `end`, so that later writes there change no length and need
  /// no new blocks.
  package func writeZeros(from offset: Int, to end: Int) throws(StorageError) {
    let zeros = [UInt8](repeating: 0, count: max(0, min(end - offset, 65_536)))
    var position = offset
    while position < end {
      let count = min(zeros.count, end - position)
      try disk.write(handle, zeros.rawSpan.extracting(first: count), at: position)
      position += count
    }
  }

  /// Makes the bytes and the length durable. After an error nothing written so far may be trusted
  /// to become durable, even if a later sync succeeds.
  package func syncData() throws(StorageError) {
    try disk.syncData(handle)
  }

  /// Makes everything about the file durable except the entry in its folder.
  package func sync() throws(StorageError) {
    try disk.sync(handle)
  }

  /// What the system knows about the open file, whatever name it has now.
  package func status() throws(StorageError) -> FileStatus {
    try disk.status(handle)
  }

  /// Whether this file is what is at `path` now.
  package func isInPlace(at path: Path) throws(StorageError) -> Bool {
    let own = try status()
    guard let there = try disk.statusIfPresent(of: path) else { return false }
    return own.inode == there.inode && own.device == there.device
  }

  /// Takes an advisory lock if nobody is in its way.
  package func tryLock(_ kind: LockKind) throws(StorageError) -> Bool {
    try disk.tryLock(handle, kind)
  }

  func unlock() throws(StorageError) {
    try disk.unlock(handle)
  }
}
