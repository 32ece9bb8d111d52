/// The seam to the machine's files: everything above reaches them through `POSIXDisk`, what is only
/// tried through `MemoryDisk`, and tests through a simulated machine's.
///
/// A call ends with its whole work done or with a `StorageError`. Nothing written or renamed is
/// durable before the matching sync has returned: `syncData` or `sync` for the bytes of a file,
/// `syncDirectory` for the entries of a folder.
package protocol Disk: Sendable {
  /// - Throws: `.exists` when creating, else `.notFound`; `.notFile` for folders, pipes, devices.
  func openHandle(_ path: Path, _ opening: Opening) throws(StorageError) -> FileHandle

  /// Gives the handle back; it is gone even if an error is thrown.
  func close(_ handle: FileHandle) throws(StorageError)

  /// Fills `buffer` from the bytes at `offset`.
  ///
  /// - Returns: how many bytes were read; fewer than asked for only at the end of the file.
  func read(
    _ handle: FileHandle, at offset: Int, into buffer: inout MutableSpan<UInt8>
  ) throws(StorageError) -> Int

  /// Writes all of `bytes`; after an error any part of them may be there.
  func write(_ handle: FileHandle, _ bytes: RawSpan, at offset: Int) throws(StorageError)

  func length(_ handle: FileHandle) throws(StorageError) -> Int

  /// Cuts the file, or lengthens it with zeros.
  func truncate(_ handle: FileHandle, to length: Int) throws(StorageError)

  /// Makes the bytes and the length durable, not times and rights.
  ///
  /// After an error the bytes written so far may never become durable, even if a later sync
  /// succeeds: they must be written again, elsewhere.
  func syncData(_ handle: FileHandle) throws(StorageError)

  /// Makes everything about the file durable except the entry in its folder.
  func sync(_ handle: FileHandle) throws(StorageError)

  func status(_ handle: FileHandle) throws(StorageError) -> FileStatus

  /// Takes an advisory lock if nobody is in its way. It belongs to this opening of the file and
  /// ends with it.
  func tryLock(_ handle: FileHandle, _ kind: LockKind) throws(StorageError) -> Bool

  func unlock(_ handle: FileHandle) throws(StorageError)

  /// Gives an entry another name, taking the place of what had it, in one step.
  func rename(_ path: Path, to target: Path) throws(StorageError)

  /// Removes a file's entry. The file stays readable where it is open.
  func remove(_ path: Path) throws(StorageError)

  /// Makes a folder that only this user can enter.
  ///
  /// - Throws: `.exists` whatever has the name; `.notFound` when the parent is missing.
  func makeDirectory(_ path: Path) throws(StorageError)

  /// - Throws: `.notEmpty`.
  func removeDirectory(_ path: Path) throws(StorageError)

  /// The entries of a folder, ordered by name. A name that is not UTF-8 is shown repaired, and
  /// such a file is not found under it.
  func list(_ path: Path) throws(StorageError) -> [DirectoryEntry]

  /// What is at `path`, behind symbolic links.
  func status(of path: Path) throws(StorageError) -> FileStatus

  /// What is at `path`, or nil when nothing is.
  func statusIfPresent(of path: Path) throws(StorageError) -> FileStatus?

  /// Makes the entries of a folder durable: names created, renamed and removed in it.
  func syncDirectory(_ path: Path) throws(StorageError)

  /// How many bytes this user may still write to the file system of `path`.
  func freeBytes(at path: Path) throws(StorageError) -> Int

  /// Lets others work for a while.
  func pause(milliseconds: Int)

  /// Reports that a lock has been waited for so long that a person wonders; once for each wait.
  func tellOfWait(for holder: Int32?)

  /// The number of the process that calls, as in lock files.
  var processNumber: Int32 { get }
}

/// How a file is opened. New files are for this user only (mode 0600).
package enum Opening: Hashable, Sendable {
  case reading
  /// An existing file, for reading and writing.
  case writing
  /// A file that must not exist yet, for reading and writing.
  case creating
  /// A file that is made if it is missing, to be locked. A shared lock works where nothing can be
  /// written, as long as the file exists.
  case locking(LockKind)

  package var isWritable: Bool {
    switch self {
    case .writing, .creating, .locking(.exclusive): true
    case .reading, .locking(.shared): false
    }
  }
}

/// Whom a lock keeps out.
package enum LockKind: Hashable, Sendable {
  /// Beside other shared locks.
  case shared
  /// Alone.
  case exclusive
}

/// An open file of one disk: a small number and, for messages, the path it was opened by.
package struct FileHandle: Hashable, Sendable {
  package let number: Int32
  package let path: Path

  package init(number: Int32, path: Path) {
    self.number = number
    self.path = path
  }
}

/// What is at a path, as far as this library cares.
package enum FileKind: Hashable, Sendable {
  case file, directory
  /// A pipe, socket or device, a link in a circle, or in a listing one that leads nowhere.
  case other
}

/// What the system knows about a file without reading it.
package struct FileStatus: Hashable, Sendable {
  package let kind: FileKind
  /// In bytes; without meaning for anything but a file.
  package let length: Int
  /// Device and inode name a file on this machine while it exists.
  package let device: UInt64
  package let inode: UInt64
  /// Another number after every change of a file's bytes, length or name, as far as its clock goes
  /// on between two: nanoseconds since 1970, or in memory a count. Rights and links count too.
  package let changeTime: Int64

  package init(
    kind: FileKind, length: Int, device: UInt64, inode: UInt64, changeTime: Int64
  ) {
    self.kind = kind
    self.length = length
    self.device = device
    self.inode = inode
    self.changeTime = changeTime
  }
}

/// A name in a folder, and what it leads to behind links.
package struct DirectoryEntry: Hashable, Sendable {
  package let name: String
  package let kind: FileKind

  package init(name: String, kind: FileKind) {
    self.name = name
    self.kind = kind
  }
}
