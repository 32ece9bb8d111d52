import Platform

extension JournalFolder {
  func append(_ batch: RecordBatch, to log: LogID) throws(StorageError) -> Commit {
    if batch.byteCount > ActiveSegment.recordByteLimit
      || batch.longest > FrameLimits.activeRecordByteCount
    {
      return try appendSealed(batch, to: log)
    }
    let isSealing = active?.isSealingDue == true
    if isSealing { try sealActive() }
    let file: ActiveSegment
    if let active {
      file = active
    } else {
      file = try beginActive(log)
    }
    let first = file.last + 1
    forgetPlans()
    do throws(StorageError) {
      try file.append(batch)
    } catch {
      state.mustReload = true
      throw .journal(.outcomeUnknown(first: first, cause: error))
    }
    noteCommitPointers(log: log, end: KnownEnd(number: file.last, chainHash: file.chainHash))
    if isSealing { merge(log) }
    return Commit(first: first, last: file.last, chainHash: file.chainHash)
  }

  private func beginActive(_ log: LogID) throws(StorageError) -> ActiveSegment {
    let end = appendingEnd(of: log)
    let opening = ActiveOpening(
      log: log, first: end.number + 1, chainHashBefore: end.chainHash ?? .start)
    return try reloadedAfterFailure { () throws(StorageError) in
      // What the new file follows must not be forgotten while the file is kept.
      try syncEntries(of: paths.segments)
      let file = try reachingIntoBallast { () throws(StorageError) in
        try ActiveSegment.create(
          paths.active, through: paths.newActive, on: disk, opening: opening, keys: keys)
      }
      active = file
      state.scan = nil
      forgetPlans()
      return file
    }
  }

  /// Writes a large commit as a segment of its own. The segment's one rename is the commit; its
  /// chain hash advances by fresh random bytes, in the place of tags that no active frame has.
  private func appendSealed(_ batch: RecordBatch, to log: LogID) throws(StorageError) -> Commit {
    try sealActive()
    let end = appendingEnd(of: log)
    let (before, first) = (end.chainHash ?? .start, end.number + 1)
    let commit = Commit(
      first: first, last: end.number + UInt64(batch.count),
      chainHash: before.advanced(by: KernelRandom.bytes(count: ChainHash.byteCount).rawSpan))
    let extent = Extent(
      log: log, first: first, last: commit.last, chainHashBefore: before,
      chainHashAfter: commit.chainHash)
    let finished = try write(extent, of: batch.byteCount, effort: .quick) {
      (writer) throws(StorageError) in
      try writer.append(first: first, count: batch.count, records: batch.bytes.span)
    }
    do throws(StorageError) {
      try install(finished)
    } catch {
      throw .journal(.outcomeUnknown(first: first, cause: error))
    }
    do throws(StorageError) {
      try noteSealing(log: log, end: KnownEnd(number: commit.last, chainHash: commit.chainHash))
    } catch {
      // The commit is durable, and a commit pointer may lag; the next writer reads everything
      // again.
    }
    merge(log)
    return commit
  }

  /// Moves the active segment's records into a sealed one. Nothing changes when there are none.
  func sealActive() throws(StorageError) {
    guard let file = active else { return }
    if let extent = file.extent(keeping: snapshotEnd) {
      try publish(extent, contents: file.contents, effort: .thorough)
    }
    active = nil
    forgetPlans()
    // The commit pointers first: with the active segment gone and both pointers torn, nothing here
    // would show which log is the own one.
    try noteSealing(
      log: file.opening.log, end: KnownEnd(number: file.last, chainHash: file.chainHash))
    try retireActive(quarantine: nil)
    fillBallast()
  }

  /// Writes a segment from records in memory and puts it in place.
  func publish(
    _ extent: Extent, contents: ActiveContents, effort: BlockCodec.Effort
  ) throws(StorageError) {
    let finished = try write(extent, of: contents.bytes.count, effort: effort) {
      (writer) throws(StorageError) in
      for run in contents.runs where run.last >= extent.first {
        let skipped = run.first < extent.first ? Int(extent.first - run.first) : 0
        let records = contents.records(of: run)
        let start = RecordBatch.offset(ofRecord: skipped, in: records)
        try writer.append(
          first: max(run.first, extent.first), count: run.count - skipped,
          records: records.extracting(start..<records.byteCount))
      }
    }
    try install(finished)
  }

  /// Gives a segment its name, durably, that is durable and verified under a temporary one, and
  /// counts it in. The file is not opened again, so that nothing fails between a commit's being
  /// durable and its being reported so.
  ///
  /// - Throws: the segment may be in place or not.
  func install(_ segment: SegmentFile) throws(StorageError) {
    let target = paths.segments.appending(segment.givenName)
    try reloadedAfterFailure { () throws(StorageError) in
      try disk.rename(segment.path, to: target)
      try disk.syncDirectory(paths.segments)
      segment.moved(to: target)
      segments.append(segment)
    }
    forgetPlans()
  }

  /// Writes a segment under its temporary name.
  ///
  /// - Parameter byteCount: about how many bytes it will have at most.
  func write(
    _ extent: Extent, of byteCount: Int, effort: BlockCodec.Effort,
    _ fill: (inout SegmentWriter) throws(StorageError) -> Void
  ) throws(StorageError) -> SegmentFile {
    try requireSpace(byteCount)
    return try reachingIntoBallast { () throws(StorageError) in
      let writer = try SegmentWriter.filled(
        extent, in: paths.segments, on: disk, keys: keys, effort: effort, fill)
      return try writer.finish()
    }
  }

  /// Takes the active segment's name away: the file itself, or for one with bytes that went nowhere
  /// its name, so that it lies untouched in the folder `quarantine`.
  func retireActive(quarantine: Path?) throws(StorageError) {
    try reloadedAfterFailure { () throws(StorageError) in
      guard try disk.statusIfPresent(of: paths.active) != nil else { return }
      if let quarantine {
        try disk.rename(paths.active, to: quarantine)
        try disk.syncDirectory(paths.quarantine)
      } else {
        try disk.remove(paths.active)
      }
      try disk.syncDirectory(paths.folder)
    }
  }

  /// Makes names durable that someone else may have given: after a failed sync, or when a process
  /// was killed, they are known to the system and not to the medium.
  func syncEntries(of folder: Path) throws(StorageError) {
    try disk.syncDirectory(folder)
  }
}

extension RecordBatch {
  /// Where a record begins among records that follow their lengths.
  static func offset(ofRecord position: Int, in records: RawSpan) -> Int {
    var iterator = RecordIterator(first: 0, bytes: records)
    for _ in 0..<position { _ = iterator.next() }
    return iterator.place.offset
  }
}
