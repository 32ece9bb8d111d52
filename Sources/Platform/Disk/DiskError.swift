/// What the disk was asked to do, on what, and why it did not.
package struct DiskError: Error, Hashable, Sendable {
  package let operation: Operation
  package let path: Path
  package let cause: Cause

  package init(_ operation: Operation, _ path: Path, _ cause: Cause) {
    self.operation = operation
    self.path = path
    self.cause = cause
  }

  /// Whether one file alone is not handed out, or not any more, so that others can still be read.
  package var isOfOneFile: Bool {
    switch cause {
    case .io, .permission, .notFound, .notFile: true
    case .exists, .noSpace, .readOnly, .tooManyFiles, .interrupted, .locked, .notDirectory,
      .notEmpty, .nameTooLong, .other:
      false
    }
  }

  /// The calls of the seam `Disk`, one case each.
  package enum Operation: String, Hashable, Sendable, CaseIterable {
    case open, close, read, write, length, truncate, syncData, sync
    case lock, unlock, rename, remove, makeDirectory, removeDirectory
    case list, status, syncDirectory, freeBytes
  }

  /// Why a call failed, told apart as far as someone above acts on it.
  package enum Cause: Hashable, Sendable {
    case notFound
    case exists
    /// The disk or the quota is full.
    case noSpace
    /// The medium failed. After a write or a sync nobody knows what is on it.
    case io
    case permission
    /// The file system was mounted read-only.
    case readOnly
    case tooManyFiles
    /// The person pressed Ctrl-C while a lock was waited for.
    case interrupted
    /// Someone else holds the lock: an exclusive holder tells its process number.
    case locked(holder: Int32?)
    /// A part of the path that should be a folder is none.
    case notDirectory
    /// A file was expected, and a folder, pipe or device stands there.
    case notFile
    case notEmpty
    case nameTooLong
    /// The system's number of an error that has no case here.
    case other(code: Int32)
  }
}
