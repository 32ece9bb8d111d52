private import CSystem

#if canImport(Darwin)
  private import Darwin
#else
  private import Glibc
#endif

/// The number by which the system explains why a call failed.
package struct ErrorNumber: Error {
  let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  package var cause: StorageError.Refusal {
    switch code {
    case ENOENT: .notFound
    case EEXIST: .exists
    case ENOSPC, EDQUOT: .noSpace
    case _ where Self.ofTheMedium.contains(code): .io
    case EACCES, EPERM: .permission
    case EROFS: .readOnly
    case EMFILE, ENFILE: .tooManyFiles
    case ENOTDIR, ELOOP: .notDirectory
    case EISDIR: .notFile
    case ENOTEMPTY: .notEmpty
    case ENAMETOOLONG: .nameTooLong
    default: .other(code: code)
    }
  }

  /// Metadata that is damaged or that the medium does not give back has other numbers.
  #if canImport(Darwin)
    private static let ofTheMedium = [EIO, EBADMSG]
  #else
    private static let ofTheMedium = [EIO, EBADMSG, EUCLEAN, EREMOTEIO, ENODATA]
  #endif
}

/// The system's file calls with Swift's types: whole reads and writes, repeated when a signal came
/// between. The only place that knows the platform.
enum SystemCalls {
  /// Repeats `call` while a signal interrupts it.
  @discardableResult
  private static func checked<Count: FixedWidthInteger>(
    _ call: () -> Count
  ) throws(ErrorNumber) -> Count {
    while true {
      let answer = call()
      if answer >= 0 { return answer }
      let code = errno
      if code != EINTR { throw ErrorNumber(code: code) }
    }
  }

  /// A C string ends at the first zero, so a path with one would name another file.
  private static func checkPath(_ path: String) throws(ErrorNumber) {
    if path.utf8.contains(0) { throw ErrorNumber(code: EINVAL) }
  }

  // MARK: Open files

  static func openFile(_ path: String, _ opening: Opening) throws(ErrorNumber) -> Int32 {
    try checkPath(path)
    let access =
      switch opening {
      case .reading: O_RDONLY
      case .writing: O_RDWR
      case .creating: O_RDWR | O_CREAT | O_EXCL
      case .locking(.exclusive): O_RDWR | O_CREAT
      case .locking(.shared): O_RDONLY | O_CREAT
      }
    // Without waiting, because opening a pipe would wait for its other end.
    let descriptor: Int32
    do throws(ErrorNumber) {
      descriptor = try openAbove(path, access | O_CLOEXEC | O_NONBLOCK)
    } catch {
      throw try isCircle(path, error) ? ErrorNumber(code: EISDIR) : error
    }
    do throws(ErrorNumber) {
      guard try status(descriptor).kind == .file else { throw ErrorNumber(code: EISDIR) }
    } catch {
      try closeOnce(descriptor)
      throw error
    }
    return descriptor
  }

  /// Opens above the standard streams. Where a process was started without one of them, its number
  /// would be the file's, and what is printed there would be written into it.
  private static func openAbove(_ path: String, _ flags: Int32) throws(ErrorNumber) -> Int32 {
    // Sound: the string lives as a C string for the call.
    let descriptor = try checked { unsafe open(path, flags, 0o600) }
    if descriptor > STDERR_FILENO { return descriptor }
    let above = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let refusal = errno
    try closeOnce(descriptor)
    guard above >= 0 else { throw ErrorNumber(code: refusal) }
    return above
  }

  static func closeOnce(_ descriptor: Int32) throws(ErrorNumber) {
    // After EINTR the descriptor is gone and perhaps someone else's; it is never closed twice.
    if close(descriptor) < 0, errno != EINTR { throw ErrorNumber(code: errno) }
  }

  static func readFully(
    _ descriptor: Int32, at offset: Int, into buffer: inout MutableSpan<UInt8>
  ) throws(ErrorNumber) -> Int {
    // Sound: the buffer is used within the closure, and each call gets how much room is left.
    try unsafe buffer.withUnsafeMutableBytes { (bytes) throws(ErrorNumber) in
      var done = 0
      while done < bytes.count {
        let count = try checked {
          unsafe pread(
            descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done,
            off_t(offset + done))
        }
        if count == 0 { break }
        done += count
      }
      return done
    }
  }

  static func writeFully(
    _ descriptor: Int32, _ bytes: RawSpan, at offset: Int
  ) throws(ErrorNumber) {
    // Sound: the bytes are used within the closure, and each call gets how many are left.
    try unsafe bytes.withUnsafeBytes { (bytes) throws(ErrorNumber) in
      var done = 0
      while done < bytes.count {
        let count = try checked {
          unsafe pwrite(
            descriptor, bytes.baseAddress?.advanced(by: done), bytes.count - done,
            off_t(offset + done))
        }
        if count == 0 { throw ErrorNumber(code: EIO) }
        done += count
      }
    }
  }

  static func truncate(_ descriptor: Int32, to length: Int) throws(ErrorNumber) {
    try checked { ftruncate(descriptor, off_t(length)) }
  }

  static func syncData(_ descriptor: Int32) throws(ErrorNumber) {
    #if canImport(Darwin)
      try sync(descriptor)
    #else
      try checked { fdatasync(descriptor) }
    #endif
  }

  static func sync(_ descriptor: Int32) throws(ErrorNumber) {
    #if canImport(Darwin)
      // fsync alone leaves the bytes in the drive's cache; some network volumes know only fsync.
      do throws(ErrorNumber) {
        try checked { fcntl(descriptor, F_FULLFSYNC) }
        return
      } catch {
        guard [ENOTSUP, ENOTTY, EINVAL].contains(error.code) else { throw error }
      }
    #endif
    try checked { fsync(descriptor) }
  }

  static func status(_ descriptor: Int32) throws(ErrorNumber) -> FileStatus {
    var status = stat()
    // Sound: the structure is filled by the call.
    try checked { unsafe fstat(descriptor, &status) }
    return fileStatus(status)
  }

  static func tryLock(_ descriptor: Int32, _ kind: LockKind) throws(ErrorNumber) -> Bool {
    do throws(ErrorNumber) {
      try checked { flock(descriptor, (kind == .shared ? LOCK_SH : LOCK_EX) | LOCK_NB) }
      return true
    } catch {
      if error.code == EWOULDBLOCK { return false }
      throw error
    }
  }

  static func unlock(_ descriptor: Int32) throws(ErrorNumber) {
    try checked { flock(descriptor, LOCK_UN) }
  }

  // MARK: Folders

  static func move(_ path: String, to target: String) throws(ErrorNumber) {
    try checkPath(path)
    try checkPath(target)
    // Sound, here and below: the strings live as C strings for the call.
    try checked { unsafe rename(path, target) }
  }

  static func remove(_ path: String) throws(ErrorNumber) {
    try checkPath(path)
    try checked { unsafe unlink(path) }
  }

  static func makeDirectory(_ path: String) throws(ErrorNumber) {
    try checkPath(path)
    try checked { unsafe mkdir(path, 0o700) }
  }

  static func removeDirectory(_ path: String) throws(ErrorNumber) {
    try checkPath(path)
    try checked { unsafe rmdir(path) }
  }

  static func syncDirectory(_ path: String) throws(ErrorNumber) {
    try checkPath(path)
    let descriptor = try openAbove(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    do throws(ErrorNumber) {
      try sync(descriptor)
    } catch {
      let first = error
      do throws(ErrorNumber) { try closeOnce(descriptor) } catch { throw first }
      throw first
    }
    try closeOnce(descriptor)
  }

  /// A descriptor that can be read once something in a folder changed.
  static func watch(_ path: String) throws(ErrorNumber) -> Int32 {
    try checkPath(path)
    #if canImport(Darwin)
      throw ErrorNumber(code: ENOTSUP)
    #else
      let descriptor = try checked { inotify_init1(Int32(IN_CLOEXEC)) }
      do throws(ErrorNumber) {
        let changes = UInt32(IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVED_TO)
        // Sound: the path lives as a C string for the call.
        try checked { unsafe inotify_add_watch(descriptor, path, changes) }
      } catch {
        endWatch(descriptor)
        throw error
      }
      return descriptor
    #endif
  }

  /// Waits until something can be read, and reads it.
  ///
  /// - Returns: false where a signal came first.
  static func waitForChange(_ descriptor: Int32, milliseconds: Int?) -> Bool {
    var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let limit = milliseconds.map { Int32(clamping: $0) } ?? -1
    // Sound: one structure is given, and the buffer has as many bytes as its count.
    if unsafe poll(&input, 1, limit) < 0 { return false }
    guard input.revents & Int16(POLLIN) != 0 else { return true }
    var changes = [UInt8](repeating: 0, count: 4096)
    _ = unsafe read(descriptor, &changes, changes.count)
    return true
  }

  static func endWatch(_ descriptor: Int32) {
    do throws(ErrorNumber) {
      try closeOnce(descriptor)
    } catch {
      // It is gone all the same.
    }
  }

  static func list(_ path: String) throws(ErrorNumber) -> [DirectoryEntry] {
    try checkPath(path)
    // Sound: the stream is used between a successful opendir and its one closedir; an entry's name
    // is a C string that is copied before the next readdir.
    var opened = unsafe opendir(path)
    while unsafe opened == nil, errno == EINTR { unsafe opened = unsafe opendir(path) }
    guard let stream = unsafe opened else { throw ErrorNumber(code: errno) }
    defer { unsafe closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno == EINTR { continue }
        break
      }
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if name == "." || name == ".." { continue }
      let kind =
        switch Int(unsafe entry.pointee.d_type) {
        case Int(DT_REG): FileKind.file
        case Int(DT_DIR): FileKind.directory
        case Int(DT_LNK), Int(DT_UNKNOWN): kindBehindLink(path + "/" + name)
        default: FileKind.other
        }
      entries.append(DirectoryEntry(name: name, kind: kind))
    }
    if errno != 0 { throw ErrorNumber(code: errno) }
    return entries
  }

  /// What can not be followed is no file; whoever opens it learns why.
  private static func kindBehindLink(_ path: String) -> FileKind {
    do throws(ErrorNumber) {
      return try status(of: path).kind
    } catch {
      return .other
    }
  }

  static func status(of path: String) throws(ErrorNumber) -> FileStatus {
    try checkPath(path)
    var status = stat()
    do throws(ErrorNumber) {
      try checked { unsafe stat(path, &status) }
    } catch {
      guard try isCircle(path, error) else { throw error }
      try checked { unsafe lstat(path, &status) }
    }
    return fileStatus(status)
  }

  /// Whether a path is that of a link which leads to itself: what is there is no file, as a pipe is
  /// none. One among its parents is no folder.
  private static func isCircle(_ path: String, _ error: ErrorNumber) throws(ErrorNumber) -> Bool {
    guard error.code == ELOOP else { return false }
    var status = stat()
    try checked { unsafe lstat(path, &status) }
    return true
  }

  /// Whether others than its owner may do anything with a file or folder, by its rights and by
  /// those of the folders above it, and this user may change that. What can not be looked at, a
  /// pipe, and a file on a volume that keeps no rights are open to nobody.
  ///
  /// A group with its owner's number is the owner's alone, as most systems make one for each user.
  static func isOpenToOthers(_ path: String) throws(ErrorNumber) -> Bool {
    try checkPath(path)
    var status = stat()
    try checked { unsafe stat(path, &status) }
    guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else { return false }
    let isShared = status.st_gid != status.st_uid
    var mayGroup = isShared && status.st_mode & S_IRWXG != 0
    var mayOthers = status.st_mode & S_IRWXO != 0
    guard mayGroup || mayOthers, [0, status.st_uid].contains(geteuid()) else { return false }
    var place = try resolved(path)
    while mayGroup || mayOthers, place != "/" {
      place = Path(place).parent.text
      try checked { unsafe stat(place, &status) }
      // Who is in one group need not be in that of the folder.
      mayGroup = mayGroup && status.st_mode & (S_IXGRP | S_IXOTH) != 0
      mayOthers = mayOthers && status.st_mode & S_IXOTH != 0
    }
    guard mayGroup || mayOthers else { return false }
    return try checked { unsafe system_keeps_rights(path) } == 1
  }

  /// The path from the root without links.
  private static func resolved(_ path: String) throws(ErrorNumber) -> String {
    // Sound: the call makes a C string, which is copied and given back once.
    guard let text = unsafe realpath(path, nil) else { throw ErrorNumber(code: errno) }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  private static func fileStatus(_ status: stat) -> FileStatus {
    let kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: FileKind.file
      case S_IFDIR: FileKind.directory
      default: FileKind.other
      }
    #if canImport(Darwin)
      let change = status.st_ctimespec
    #else
      let change = status.st_ctim
    #endif
    return FileStatus(
      kind: kind, length: Int(status.st_size), device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(status.st_ino),
      changeTime: Int64(change.tv_sec) &* 1_000_000_000 &+ Int64(change.tv_nsec))
  }

  static func freeBytes(at path: String) throws(ErrorNumber) -> Int {
    try checkPath(path)
    var volume = statvfs()
    try checked { unsafe statvfs(path, &volume) }
    // A file system without a size, as some of user space, is not full.
    guard volume.f_blocks > 0 else { return .max }
    let (byteCount, overflow) = UInt64(volume.f_bavail)
      .multipliedReportingOverflow(by: UInt64(volume.f_frsize))
    return overflow ? .max : Int(clamping: byteCount)
  }
}
