/// Does something once more where the medium fails, so that a failure that does not last is none.
package func retryOnce<Result: ~Copyable>(
  _ work: () throws(StorageError) -> Result
) throws(StorageError) -> Result {
  do throws(StorageError) {
    return try work()
  } catch {
    guard error.refusal == .io else { throw error }
  }
  return try work()
}

extension Disk {
  /// All bytes of the file at `path`.
  package func readAll(_ path: Path) throws(StorageError) -> [UInt8] {
    let file = try open(path, for: .reading)
    return try file.readAll()
  }

  /// The bytes of a file of which nobody writes more than a few, as a marker or a key: at most the
  /// first 12,288, because a damaged one may be longer than memory.
  package func readSmall(_ path: Path) throws(StorageError) -> [UInt8] {
    let file = try open(path, for: .reading)
    return try file.read(at: 0, count: min(file.length(), 12_288))
  }

  /// What is at `path`, or nil when nothing is.
  package func statusIfPresent(of path: Path) throws(StorageError) -> FileStatus? {
    do throws(StorageError) {
      return try status(of: path)
    } catch {
      if error.refusal == .notFound { return nil }
      throw error
    }
  }

  /// The entries of the folder at `path`; none where nothing or something else is.
  package func listIfFolder(_ path: Path) throws(StorageError) -> [DirectoryEntry] {
    guard try statusIfPresent(of: path)?.kind == .directory else { return [] }
    return try list(path)
  }

  /// Makes the folder and the parents that are missing, and makes their entries durable, that of
  /// the deepest one that is there too: who made it may have been cut short before.
  ///
  /// - Throws: `.notDirectory` with the path of what else is in the way.
  package func makeDirectories(_ path: Path) throws(StorageError) {
    var present: FileStatus?
    do throws(StorageError) {
      present = try statusIfPresent(of: path)
    } catch {
      // One of its parents is a file, and is the one to name.
      guard error.refusal == .notDirectory else { throw error }
    }
    if let present {
      guard present.kind == .directory else {
        throw .disk(.makeDirectory, path, .notDirectory)
      }
      try syncInheritedEntries(of: path.parent)
      return
    }
    if path.parent != path { try makeDirectories(path.parent) }
    do throws(StorageError) {
      try makeDirectory(path)
    } catch {
      // Another process made it meanwhile.
      guard error.refusal == .exists, try status(of: path).kind == .directory else { throw error }
    }
    try syncDirectory(path.parent)
  }

  /// Makes names durable that someone may have given who was cut short before they were. Where this
  /// user may write nothing, nothing of it was made a moment ago; and some file systems, as autofs
  /// and squashfs, have no such sync to ask for.
  package func syncInheritedEntries(of folder: Path) throws(StorageError) {
    do throws(StorageError) {
      try syncDirectory(folder)
    } catch {
      switch error.refusal {
      case .permission, .readOnly, .other: return
      default: throw error
      }
    }
  }

  /// - Throws: `.noSpace` when fewer than so many bytes can be written; asked ahead of large work,
  ///   which is then refused as a whole instead of filling the disk with its first half.
  package func requireSpace(_ byteCount: Int, at path: Path) throws(StorageError) {
    guard try freeBytes(at: path) >= byteCount else {
      throw .disk(.freeBytes, path, .noSpace)
    }
  }

  /// Makes an empty file at `path`, in the place of what an interrupted attempt left there.
  package func createAnew(_ path: Path) throws(StorageError) -> OpenFile {
    if try statusIfPresent(of: path) != nil { try remove(path) }
    return try open(path, for: .creating)
  }

  /// Takes away what came to nothing. Where the disk refuses, a partial file stays, which is in
  /// nobody's way and which the next attempt replaces.
  package func removeIfPossible(_ path: Path) {
    do throws(StorageError) { try remove(path) } catch {
      // Why there is something to take away is reported; that it stays is not news.
    }
  }

  /// Takes a file away where the work on it fails, so that it gives its space back.
  package func removing<Answer: ~Copyable>(
    _ path: Path, onFailure work: () throws(StorageError) -> Answer
  ) throws(StorageError) -> Answer {
    do throws(StorageError) {
      return try work()
    } catch {
      removeIfPossible(path)
      throw error
    }
  }

  /// Puts a file with these bytes at `path`, durable and complete or not at all, taking the place
  /// of what was there. It is written as `temporary`, which must be in the same folder; what an
  /// interrupted attempt left there is replaced.
  package func replace(
    _ path: Path, with bytes: RawSpan, through temporary: Path
  ) throws(StorageError) {
    try replace(path, through: temporary) { file throws(StorageError) in
      try file.write(bytes, at: 0)
    }
  }

  /// The same with a copy of another file, be it of another disk, through a bounded buffer.
  package func replace(
    _ path: Path, withCopyOf source: borrowing OpenFile, through temporary: Path
  ) throws(StorageError) {
    try replace(path, through: temporary) { file throws(StorageError) in
      try file.write(copyOf: source)
    }
  }

  private func replace(
    _ path: Path, through temporary: Path,
    writing write: (borrowing OpenFile) throws(StorageError) -> Void
  ) throws(StorageError) {
    let file = try createAnew(temporary)
    do throws(StorageError) {
      try write(file)
      try file.sync()
      try file.close()
      try rename(temporary, to: path)
    } catch {
      // What is no file can only be at the target.
      let isTarget = if case .disk(.rename, _, .notFile) = error { true } else { false }
      removeIfPossible(temporary)
      throw isTarget ? .disk(.rename, path, .notFile) : error
    }
    try syncDirectory(path.parent)
  }
}
