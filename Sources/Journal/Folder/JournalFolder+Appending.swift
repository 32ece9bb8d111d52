import Platform

extension JournalFolder {
  func append(_ batch: RecordBatch, to log: LogID) throws(StorageError) -> Commit {
    if batch.byteCount > LiveFile.recordByteLimit
      || batch.longest > FrameLimits.liveRecordByteCount
    {
      return try appendSealed(batch, to: log)
    }
    let isSealing = live?.isSealingDue == true
    if isSealing { try sealLive() }
    let file: LiveFile
    if let live {
      file = live
    } else {
      file = try beginLive(log)
    }
    let first = file.last + 1
    forgetPlans()
    do throws(StorageError) {
      try file.append(batch)
    } catch {
      state.mustReload = true
      throw .journal(.outcomeUnknown(first: first, cause: error))
    }
    noteHeads(log: log, end: Evidence(number: file.last, link: file.link))
    if isSealing { consolidate(log) }
    return Commit(first: first, last: file.last, link: file.link)
  }

  private func beginLive(_ log: LogID) throws(StorageError) -> LiveFile {
    let end = appendingEnd(of: log)
    let opening = LiveOpening(log: log, first: end.number + 1, linkBefore: end.link ?? .start)
    do throws(StorageError) {
      // What the new file follows must not be forgotten while the file is kept.
      try syncEntries(of: paths.segments)
      let file = try reachingIntoReserve { () throws(StorageError) in
        try LiveFile.create(
          paths.live, through: paths.newLive, on: disk, opening: opening, keys: keys)
      }
      live = file
      state.scan = nil
      forgetPlans()
      return file
    } catch {
      state.mustReload = true
      throw error
    }
  }

  /// Writes a large commit as a segment of its own. The segment's one rename is the commit; its
  /// link advances by fresh random bytes, in the place of tags that no live frame has.
  private func appendSealed(_ batch: RecordBatch, to log: LogID) throws(StorageError) -> Commit {
    try sealLive()
    let end = appendingEnd(of: log)
    let (before, first) = (end.link ?? .start, end.number + 1)
    let commit = Commit(
      first: first, last: end.number + UInt64(batch.count),
      link: before.advanced(by: KernelRandom.bytes(count: Link.byteCount).rawSpan))
    let stretch = Stretch(
      log: log, first: first, last: commit.last, linkBefore: before, linkAfter: commit.link)
    let finished = try write(stretch, of: batch.byteCount, effort: .quick) {
      (writer) throws(StorageError) in
      try writer.append(first: first, count: batch.count, records: batch.bytes.span)
    }
    do throws(StorageError) {
      segments.append(try finished.publish())
    } catch {
      state.mustReload = true
      throw .journal(.outcomeUnknown(first: first, cause: error))
    }
    forgetPlans()
    do throws(StorageError) {
      try noteSealing(log: log, end: Evidence(number: commit.last, link: commit.link))
    } catch {
      // The commit is durable, and a head may lag; the next writer reads everything again.
    }
    consolidate(log)
    return commit
  }

  /// Moves the live file's records into a segment. Nothing changes when there are none.
  func sealLive() throws(StorageError) {
    guard let file = live else { return }
    if let stretch = file.stretch(keeping: snapshotEnd) {
      try publish(stretch, contents: file.contents, effort: .thorough)
    }
    live = nil
    forgetPlans()
    // The heads first: with the live file gone and both heads torn, nothing here would tell which
    // log is the own one.
    try noteSealing(
      log: file.opening.log, end: Evidence(number: file.last, link: file.link))
    try retireLive(aside: nil)
    fillReserve()
  }

  /// Writes a segment from records in memory and puts it in place.
  func publish(
    _ stretch: Stretch, contents: LiveContents, effort: BlockCodec.Effort
  ) throws(StorageError) {
    let finished = try write(stretch, of: contents.bytes.count, effort: effort) {
      (writer) throws(StorageError) in
      for run in contents.runs where run.last >= stretch.first {
        let skipped = run.first < stretch.first ? Int(stretch.first - run.first) : 0
        let records = contents.records(of: run)
        let start = RecordBatch.offset(ofRecord: skipped, in: records)
        try writer.append(
          first: max(run.first, stretch.first), count: run.count - skipped,
          records: records.extracting(start..<records.byteCount))
      }
    }
    try install(finished)
  }

  /// Puts a finished segment in place and counts it in.
  func install(_ finished: FinishedSegment) throws(StorageError) {
    do throws(StorageError) {
      segments.append(try finished.publish())
    } catch {
      state.mustReload = true
      throw error
    }
    forgetPlans()
  }

  /// Writes a segment under its temporary name.
  ///
  /// - Parameter byteCount: about how many bytes it will have at most.
  func write(
    _ stretch: Stretch, of byteCount: Int, effort: BlockCodec.Effort,
    _ fill: (inout SegmentWriter) throws(StorageError) -> Void
  ) throws(StorageError) -> FinishedSegment {
    try requireSpace(byteCount)
    return try reachingIntoReserve { () throws(StorageError) in
      let writer = try SegmentWriter.filled(
        stretch, in: paths.segments, on: disk, keys: keys, effort: effort, fill)
      return try writer.finish()
    }
  }

  /// Takes the live file's name away: the file itself, or for one with bytes that went nowhere its
  /// name, so that it lies untouched in the folder `aside`.
  func retireLive(aside: Path?) throws(StorageError) {
    do throws(StorageError) {
      guard try disk.statusIfPresent(of: paths.live) != nil else { return }
      if let aside {
        try disk.rename(paths.live, to: aside)
        try disk.syncDirectory(paths.aside)
      } else {
        try disk.remove(paths.live)
      }
      try disk.syncDirectory(paths.folder)
    } catch {
      state.mustReload = true
      throw error
    }
  }

  /// Makes names durable that someone else may have given: after a failed sync, or when a process
  /// was killed, they are known to the system and not to the medium.
  func syncEntries(of folder: Path) throws(StorageError) {
    try disk.syncDirectory(folder)
  }
}

extension RecordBatch {
  /// Where a record begins among records that stand behind their lengths.
  static func offset(ofRecord position: Int, in records: RawSpan) -> Int {
    var reader = ByteReader(records)
    do throws(BytesError) {
      for _ in 0..<position { _ = try reader.readCountedSpan() }
    } catch {
      preconditionFailure("records are checked when they are read")
    }
    return reader.position
  }
}
