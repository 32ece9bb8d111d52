private import Bytes
private import System

/// A lock on a file that marks something shared, held until `release`, the end of its scope or the
/// end of the process.
///
/// An exclusive holder leaves its process number in the file, for the message that others show. It
/// stays there afterwards, so that a process that locks again and again writes it once.
package struct FileLock: ~Copyable {
  private let file: OpenFile
  package let kind: LockKind
  /// The lock file as it was when the lock was taken; another inode at another time means that the
  /// folder was copied or restored.
  package let status: FileStatus

  fileprivate init(file: consuming OpenFile, kind: LockKind, status: FileStatus) {
    self.file = file
    self.kind = kind
    self.status = status
  }

  /// Lets others in.
  package consuming func release() throws(DiskError) {
    try file.close()
  }
}

extension Disk {
  /// Says nothing: only a disk that a person works on has someone to tell.
  package func tellOfWait(for holder: Int32?) {}

  /// Waits for the lock on the file at `path`, which is made if it is missing. After half a second
  /// the disk tells of it.
  ///
  /// - Parameter timeoutMilliseconds: 0 tries once.
  /// - Throws: `.locked` with the holder when the time is over, `.interrupted` after Ctrl-C.
  package func lock(
    _ path: Path, _ kind: LockKind, timeoutMilliseconds: Int
  ) throws(DiskError) -> FileLock {
    var waited = 0
    var pauseMilliseconds = 1
    while true {
      let file = try open(path, for: .locking(kind))
      while !(try file.tryLock(kind)) {
        guard waited < timeoutMilliseconds else {
          throw DiskError(.lock, path, .locked(holder: try Self.holder(in: file)))
        }
        guard !Interruption.isRequested else { throw DiskError(.lock, path, .interrupted) }
        let milliseconds = min(pauseMilliseconds, timeoutMilliseconds - waited)
        pause(milliseconds: milliseconds)
        if waited < patienceMilliseconds, waited + milliseconds >= patienceMilliseconds {
          tellOfWait(for: try Self.holder(in: file))
        }
        waited += milliseconds
        pauseMilliseconds = min(pauseMilliseconds * 2, 16)
      }
      // Between opening and locking the file may have been removed or replaced; such a lock would
      // keep nobody out.
      let status = try file.status()
      if try statusIfPresent(of: path)?.inode == status.inode {
        if kind == .exclusive { try Self.writeHolder(processNumber, in: file) }
        return FileLock(file: file, kind: kind, status: status)
      }
    }
  }

  private var patienceMilliseconds: Int { 500 }

  /// The digits of a process number, spaces and a line feed.
  private static var holderByteCount: Int { 16 }

  private static func writeHolder(_ number: Int32, in file: borrowing OpenFile) throws(DiskError) {
    // Always as long, so that the file is never cut and grows once.
    let digits = String(number)
    let line = digits + String(repeating: " ", count: holderByteCount - 1 - digits.count) + "\n"
    let bytes = [UInt8](line.utf8)
    guard try file.read(at: 0, count: holderByteCount) != bytes else { return }
    do throws(DiskError) {
      try file.write(bytes.rawSpan, at: 0)
    } catch {
      // The number only serves a message; a full disk must not keep anyone from removing things.
      guard error.cause == .noSpace else { throw error }
    }
  }

  /// The process that stands in the way; nil for one that only reads.
  private static func holder(in file: borrowing OpenFile) throws(DiskError) -> Int32? {
    if try file.tryLock(.shared) {
      try file.unlock()
      return nil
    }
    let text = String(decoding: try file.read(at: 0, count: holderByteCount), as: UTF8.self)
    return text.split(separator: " ").first.flatMap { Int32($0) }
  }
}
