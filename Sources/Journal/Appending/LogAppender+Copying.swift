package import Platform

// Repair never edits in place. What can be read of one folder goes into another that is empty yet:
// sound segments byte for byte, of damaged ones the records that are left, and of the active
// segment what a recovery would seal. What can not be read is `lost` in the copy, or missing. The
// copy ends with a commit pointer that names no place, so that whoever writes there first begins a
// log of their own, and the copy and its original never part under one name.
extension JournalFolder {
  /// Keeps writers out while this folder is read; nil where there is no lock file to take.
  ///
  /// - Throws: `.disk` with `.locked` when a writer does not end in time.
  package func keepWritersOut() throws(StorageError) -> FileLock? {
    guard try disk.statusIfPresent(of: paths.lock)?.kind == .file else { return nil }
    return try disk.lock(paths.lock, .shared, timeoutMilliseconds: 10_000)
  }

  /// The right to fill this folder, which is empty yet, from another.
  ///
  /// - Parameter lock: the exclusive one on this folder's lock file.
  package func beginCopy(
    of source: JournalFolder, lock: consuming FileLock
  ) throws(StorageError) -> LogAppender {
    try refresh()
    let log = source.ownLog ?? source.logs.first ?? LogID(high: 0, low: 0)
    return LogAppender(journal: self, log: log, lock: lock)
  }

  /// The extent of the active segment, as a recovery would seal it; nil for none.
  var unsealed: ReadingPlan.ActiveView? {
    guard let active else { return state.view }
    return active.extent.map { ReadingPlan.ActiveView(extent: $0, contents: active.contents) }
  }

  /// How many bytes the files are long that are copied.
  package var byteCount: Int {
    segments.reduce(ActiveSegment.preallocatedByteCount) { $0 + $1.byteCount }
  }

  /// Files that are not damaged and yet can not be opened here and now: they wait for a key or a
  /// newer program.
  package var waiting: [UnreadableFile] {
    unreadable.filter { $0.fault.isWaiting && $0.path.parent == paths.segments }
  }

  /// The last sequence number of a log that anything here knows, and its chain hash.
  fileprivate func knownEnd(of log: LogID) -> KnownEnd {
    let held = end(inFilesOf: log)
    guard let commitPointer = newestCommitPointer(of: log), commitPointer.number > held.number
    else { return held }
    return commitPointer.logEnd
  }
}

extension LogAppender {
  /// Takes over a segment of another folder, as far as it can be read.
  ///
  /// - Parameter buffer: space to read it in.
  package func takeOver(
    _ segment: SegmentFile, through buffer: inout SegmentBuffer
  ) throws(StorageError) {
    let isSound = try segment.damage(through: &buffer).isEmpty
    let isNameFree = !journal.segments.contains { $0.name == segment.name }
    if isSound, isNameFree, !segment.isMisnamed {
      let bytes = try segment.readAll()
      _ = try adopt(bytes.rawSpan, name: segment.name)
    } else {
      try journal.publishReadable(of: segment)
    }
    segment.file.letGo()
  }

  /// Takes over what is in the active segment of another folder, as its recovery would seal it.
  package func takeOverActive(of source: JournalFolder) throws(StorageError) {
    guard let unsealed = source.unsealed else { return }
    try journal.publish(unsealed.extent, contents: unsealed.contents, effort: .thorough)
  }

  /// Takes over a segment of another folder that can not be opened here and now, as it is.
  ///
  /// - Returns: false where the medium does not give all of it back, or it is longer than any that
  ///   is written: without its key nobody knows what is of worth, and none of it is taken over.
  package func takeOverUnopened(
    _ file: UnreadableFile, of source: JournalFolder
  ) throws(StorageError) -> Bool {
    let target = journal.paths.segments.appending(file.path.lastComponent)
    let disk = journal.disk
    do throws(StorageError) {
      let length = try source.disk.status(of: file.path).length
      guard length <= SegmentFile.lengthLimit else { return false }
      try retryOnce { () throws(StorageError) in
        try disk.replace(
          target, withCopyOf: source.disk.open(file.path, for: .reading),
          through: Path(target.text + SegmentWriter.temporarySuffix))
      }
      return true
    } catch {
      guard error.refusal == .io, error.place == file.path else { throw error }
      return false
    }
  }

  /// Notes where the log of the source ended, or what is missing in it.
  package func finishCopy(of source: JournalFolder) throws(StorageError) {
    // That of which something is missing there, else the one that the folder writes.
    if let log = source.lastMissing?.log ?? source.continuableLog {
      let known = source.knownEnd(of: log)
      let held = journal.end(inFilesOf: log)
      let end = held.number >= known.number ? held : known
      let commitPointer = CommitPointer(
        sequence: source.state.sequence + 1, log: log, fileNumber: 0, end: 0, number: end.number,
        chainHash: end.chainHash ?? .start, place: .nowhere)
      try journal.commitPointer.write(commitPointer)
      try journal.commitPointer.sync()
    }
    try journal.syncEntries(of: journal.paths.folder)
  }
}
