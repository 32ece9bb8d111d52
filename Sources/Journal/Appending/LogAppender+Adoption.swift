package import Platform

extension LogAppender {
  /// Takes in a segment that came from elsewhere, under the name it came with: it is read wholly
  /// before it gets its place, so that nothing unverified is ever among the segments.
  ///
  /// - Parameter name: the segment's file name, which its header has to contain too.
  /// - Returns: the segment; the one that is here already, unless that was cut.
  /// - Throws: `.file` when the bytes are foreign, incomplete, damaged or locked with another key;
  ///   nothing is kept then.
  package func adopt(_ bytes: RawSpan, name: String) throws(StorageError) -> SegmentFile {
    try adopt(name: name) { file throws(StorageError) in try file.write(bytes, at: 0) }
  }

  /// The same of a file elsewhere, read in parts that fit in memory.
  ///
  /// - Throws: also `.disk` with its path where it is not handed out.
  package func adopt(copyOf source: Path, name: String) throws(StorageError) -> SegmentFile {
    let disk = journal.disk
    return try adopt(name: name) { file throws(StorageError) in
      try file.write(copyOf: disk.open(source, for: .reading))
    }
  }

  private func adopt(
    name: String, writing write: (borrowing OpenFile) throws(StorageError) -> Void
  ) throws(StorageError) -> SegmentFile {
    let known = journal.segments.first { $0.name == name && $0.fault == nil }
    if let known { return known }
    let target = journal.paths.segments.appending(name)
    let temporary = Path(target.text + SegmentWriter.temporarySuffix)
    let disk = journal.disk
    let segment: SegmentFile
    do throws(StorageError) {
      try journal.place(at: temporary, writing: write)
      segment = try SegmentFile(temporary, on: disk, keys: journal.keys)
      guard segment.givenName == name else { throw .file(target, .foreign) }
      if let fault = segment.fault { throw .file(target, fault) }
      if let range = try segment.damage().first {
        try segment.requireRead()
        throw .file(target, .damaged(offset: range.lowerBound))
      }
    } catch {
      disk.removeIfPossible(temporary)
      guard case .file(_, let fault) = error else { throw error }
      throw .file(target, fault)
    }
    journal.segments.removeAll { $0.name == name }
    try journal.install(segment)
    try journal.announce()
    return segment
  }
}

extension JournalFolder {
  /// Writes a file that must not exist yet, durably; a left-over of that name is replaced.
  fileprivate func place(
    at path: Path, writing write: (borrowing OpenFile) throws(StorageError) -> Void
  ) throws(StorageError) {
    let file = try disk.createAnew(path)
    try write(file)
    try file.sync()
    try file.close()
  }
}
