private import Bytes
private import System

/// A lock on a file that marks something shared, held until `release`, the end of its scope or the
/// end of the process.
///
/// An exclusive holder writes its process number into the file, for the message that others show.
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

  /// Lets others in. An exclusive holder takes its process number out first.
  package consuming func release() throws(DiskError) {
    if kind == .exclusive { try file.truncate(to: 0) }
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

  private static func writeHolder(_ number: Int32, in file: borrowing OpenFile) throws(DiskError) {
    try file.truncate(to: 0)
    do throws(DiskError) {
      try file.write([UInt8]("\(number)\n".utf8).rawSpan, at: 0)
    } catch {
      // The number only serves a message; a full disk must not keep anyone from removing things.
      guard error.cause == .noSpace else { throw error }
    }
  }

  private static func holder(in file: borrowing OpenFile) throws(DiskError) -> Int32? {
    let text = String(decoding: try file.read(at: 0, count: 16), as: UTF8.self)
    return text.split(separator: "\n").first.flatMap { Int32($0) }
  }
}
