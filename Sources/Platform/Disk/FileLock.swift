/// A file that marks something shared. It is opened for its first lock and stays open for the next.
///
/// An exclusive holder leaves its process number in the file, for the message that others show. It
/// stays there afterwards, so that a process that locks again and again writes it once.
package final class LockFile {
  private let path: Path
  private let kind: LockKind
  private let disk: any Disk
  private var opened: OpenedFile?
  /// What this process leaves in the file. Always as long, so that the file is never cut and grows
  /// once.
  private let holderLine: [UInt8]

  package init(_ path: Path, _ kind: LockKind, on disk: any Disk) {
    self.path = path
    self.kind = kind
    self.disk = disk
    let digits = String(disk.processNumber)
    let spaces = String(repeating: " ", count: Self.holderByteCount - 1 - digits.count)
    holderLine = [UInt8]((digits + spaces + "\n").utf8)
  }

  /// Waits for the lock; the file is made if it is missing. After half a second the disk reports
  /// the wait.
  ///
  /// - Parameter timeoutMilliseconds: 0 tries once.
  /// - Throws: `.locked` with the holder when the time is over, `.interrupted` after Ctrl-C.
  package func lock(timeoutMilliseconds: Int) throws(StorageError) -> FileLock {
    var waited = 0
    var pauseMilliseconds = 1
    while true {
      let opened = try openedFile()
      while !(try opened.file.tryLock(kind)) {
        guard waited < timeoutMilliseconds else {
          throw .disk(.lock, path, .locked(holder: try holder(in: opened.file)))
        }
        guard !Interruption.isRequested else { throw .disk(.lock, path, .interrupted) }
        let milliseconds = min(pauseMilliseconds, timeoutMilliseconds - waited)
        disk.pause(milliseconds: milliseconds)
        if waited < Self.patienceMilliseconds,
          waited + milliseconds >= Self.patienceMilliseconds
        {
          disk.tellOfWait(for: try holder(in: opened.file))
        }
        waited += milliseconds
        pauseMilliseconds = min(pauseMilliseconds * 2, 16)
      }
      let lock = FileLock(opened, of: self)
      // Since it was opened the file may have been removed or replaced; such a lock would keep
      // nobody out.
      if try disk.statusIfPresent(of: path)?.inode == opened.status.inode {
        if kind == .exclusive { try writeHolder(in: opened.file) }
        return lock
      }
      self.opened = nil
    }
  }

  /// Opens the file anew for the next lock.
  fileprivate func close() {
    opened = nil
  }

  private func openedFile() throws(StorageError) -> OpenedFile {
    if let opened { return opened }
    let opened = try OpenedFile(try disk.open(path, for: .locking(kind)))
    self.opened = opened
    return opened
  }

  private static let patienceMilliseconds = 500

  /// The digits of a process number, spaces and a line feed.
  private static let holderByteCount = 16

  private func writeHolder(in file: borrowing OpenFile) throws(StorageError) {
    let line = holderLine
    guard try file.read(at: 0, count: Self.holderByteCount) != line else { return }
    do throws(StorageError) {
      try file.write(line.rawSpan, at: 0)
    } catch {
      // The number only serves a message; a full disk must not keep anyone from removing things.
      guard error.refusal == .noSpace else { throw error }
    }
  }

  /// The process that is in the way; nil for one that only reads.
  private func holder(in file: borrowing OpenFile) throws(StorageError) -> Int32? {
    if try file.tryLock(.shared) {
      try file.unlock()
      return nil
    }
    let text = String(decoding: try file.read(at: 0, count: Self.holderByteCount), as: UTF8.self)
    return text.split(separator: " ").first.flatMap { Int32($0) }
  }
}

/// An open lock file, whatever has its name by now.
private final class OpenedFile {
  let file: OpenFile
  /// As it was when it was opened; only its inode stays true.
  let status: FileStatus

  init(_ file: consuming OpenFile) throws(StorageError) {
    status = try file.status()
    self.file = file
  }
}

/// A lock on a `LockFile`, kept until `release`, the end of its scope or the end of the process.
package struct FileLock: ~Copyable {
  private let opened: OpenedFile
  private let owner: LockFile
  private var isHeld = true

  /// Which file is locked; another one at another time means that the folder was copied or
  /// restored.
  package var inode: UInt64 { opened.status.inode }

  fileprivate init(_ opened: OpenedFile, of owner: LockFile) {
    self.opened = opened
    self.owner = owner
  }

  /// Lets others in, whatever the system returns: after a failure the file is closed.
  package consuming func release() throws(StorageError) {
    isHeld = false
    try letOthersIn()
  }

  private func letOthersIn() throws(StorageError) {
    do throws(StorageError) {
      try opened.file.unlock()
    } catch {
      owner.close()
      throw error
    }
  }

  deinit {
    guard isHeld else { return }
    do throws(StorageError) {
      try letOthersIn()
    } catch {
      // The system lets go of it when the file is closed.
    }
  }
}

extension Disk {
  /// Does nothing: only a disk that a person works on has someone to inform.
  package func tellOfWait(for holder: Int32?) {}

  /// A lock on a file that is opened for it alone; else as `LockFile.lock`.
  package func lock(
    _ path: Path, _ kind: LockKind, timeoutMilliseconds: Int
  ) throws(StorageError) -> FileLock {
    try LockFile(path, kind, on: self).lock(timeoutMilliseconds: timeoutMilliseconds)
  }
}
