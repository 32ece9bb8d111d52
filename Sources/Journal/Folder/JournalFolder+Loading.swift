import Platform

extension JournalFolder {
  /// Whether nothing can have changed since it was read: commit pointer and active segment are
  /// those that this process has open, the pointer is the one it wrote or read last, and nothing
  /// begins behind the active segment's end. Every change to the segments writes a commit pointer
  /// too, but that of a person who puts a sound copy in a damaged one's place. What the system did
  /// not hand out is asked for again each time.
  func isUnchanged() throws(StorageError) -> Bool {
    guard !state.mustReload, let active, !isAnythingUnread else { return false }
    if segments.contains(where: { $0.isFoundDamaged && $0.isChanged }) { return false }
    // A vault that took another's place has other files.
    guard try active.isInPlace(at: paths.active), try commitPointer.isInPlace() else {
      return false
    }
    guard try commitPointer.read() == state.commitPointer else { return false }
    do throws(StorageError) {
      return try active.endsInZeros()
    } catch {
      // What the medium does not give back any more is passed over by who reads all of it anew.
      guard error.refusal == .io else { throw error }
      return false
    }
  }

  /// Whether the medium did not give something back that a command asked for, or something waits.
  private var isAnythingUnread: Bool {
    waitingFile != nil || !state.activeUnread.isEmpty || commitPointer.isUnread
      || outsideCommitPointer.isUnread
      || unreadable.contains { $0.fault == .unread } || segments.contains(where: \.isUnread)
  }

  /// Reads commit pointers, the active segment and the openings of segments that are not open yet.
  ///
  /// A segment may be merged and removed by another process between listing and opening; then
  /// everything is read again.
  ///
  /// - Throws: for a writer as `refuseWaiting`, and `.file` with `.unread` where commits may be in
  ///   what is not read of the active segment: they must neither be written over nor be called
  ///   lost.
  func load(isWriter: Bool) throws(StorageError) {
    var attempt = 0
    while true {
      do throws(StorageError) {
        try loadOnce(isWriter: isWriter)
        return
      } catch .disk(_, let path, .notFound) where path.parent == paths.segments && attempt < 8 {
        attempt += 1
      }
    }
  }

  private func loadOnce(isWriter: Bool) throws(StorageError) {
    forgetPlans()
    let known = active.map { (file: $0, commitPointer: state.commitPointer) }
    active = nil
    state = FolderState()
    unreadable = []
    commitPointer.close()
    outsideCommitPointer.close()
    state.commitPointer = try readCommitPointer(commitPointer, at: paths.commitPointer)
    state.outsideCommitPointer = try readCommitPointer(
      outsideCommitPointer, at: paths.outsideCommitPointer)
    // The active segment before the list: what is sealed in between is then met twice, not never.
    let scanned = try scanActive(isWriter: isWriter)
    if state.hidesCommits, let known, try isCurrent(known.file, since: known.commitPointer) {
      // All that the medium does not give back any more was read before.
      active = known.file
      state.scan = nil
    }
    if isWriter, let file = hiding {
      lastDecision = RecoveryDecision.refuse(file).words
      throw .file(file.path, file.fault)
    }
    try loadSegments()
    if let scan = state.scan, scan.log == nil, let log = logOfFrames(scan) {
      state.scan?.attribute(to: log)
    }
    guard active == nil, let log = state.log else {
      state.mustReload = false
      return
    }
    if let scanned, let active = continuedFile(scanned) {
      self.active = active
      // Its records are in `active` now, and every further command would carry them along.
      state.scan = nil
    } else {
      state.view = try view(of: log, isWriter: isWriter)
    }
    state.mustReload = false
  }

  /// Nil for one of a newer program too, which is noted.
  private func readCommitPointer(_ file: CommitPointerFile, at path: Path) throws(StorageError)
    -> CommitPointer?
  {
    do throws(StorageError) {
      return try file.read()
    } catch {
      guard case .file(_, let fault) = error else { throw error }
      unreadable.append(UnreadableFile(path: path, fault: fault))
      return nil
    }
  }

  /// Whether an active segment that was read before is the one in its place, and nothing was
  /// written since. The commit pointer may lag behind a commit; then there are bytes behind what is
  /// in memory.
  private func isCurrent(_ file: ActiveSegment, since commitPointer: CommitPointer?)
    throws(StorageError) -> Bool
  {
    guard let commitPointer, commitPointer == state.commitPointer else { return false }
    guard state.activeUsed <= file.end else { return false }
    return try file.isInPlace(at: paths.active)
  }

  /// The active segment, opened for writing where that is allowed; its records go into `state`, but
  /// for what the medium does not give back.
  private func scanActive(isWriter: Bool) throws(StorageError) -> HeldFile? {
    let held: HeldFile
    let read: MediumBytes
    do throws(StorageError) {
      (held, read) = try retryOnce { () throws(StorageError) in
        let held = try openActive(isWriter: isWriter)
        let count = min(try held.file.length(), ActiveScan.lengthLimit)
        return (held, try held.file.readAround(at: 0, count: count))
      }
    } catch {
      switch error.refusal {
      case .notFound: break
      case .notFile: noteUnreadableActive(.damaged(offset: 0))
      case .io: noteUnreadableActive(.unread)
      default: throw error
      }
      return nil
    }
    state.activeUnread = read.unread
    if !read.unread.isEmpty {
      state.activeUsed = ActiveScan.byteCountWithoutTrailingZeros(read.bytes.rawSpan)
    }
    do throws(FileFault) {
      let scan = try ActiveScan(read.bytes, unread: read.unread, keys: keys)
      state.scan = scan
      state.hidesCommits = scan.hidesCommits(upTo: toldEnd(of: scan))
      return held
    } catch {
      switch error {
      case .newerFormat, .unknownEpoch, .wrongKey: noteUnreadableActive(error)
      case .foreign, .incomplete, .damaged, .unread:
        noteUnreadableActive(read.unread.isEmpty ? error : .unread)
      }
      return nil
    }
  }

  private func noteUnreadableActive(_ fault: FileFault) {
    unreadable.append(UnreadableFile(path: paths.active, fault: fault))
    if fault == .unread { state.hidesCommits = true }
  }

  /// - Throws: for a writer `.permission` and `.readOnly` too; a reader needs no right to write.
  private func openActive(isWriter: Bool) throws(StorageError) -> HeldFile {
    do throws(StorageError) {
      return HeldFile(try disk.open(paths.active, for: .writing))
    } catch {
      guard !isWriter, [.readOnly, .permission].contains(error.refusal) else { throw error }
      state.isActiveReadOnly = true
      return HeldFile(try disk.open(paths.active, for: .reading))
    }
  }

  /// The active segment as it can be continued: whole, and exactly where a commit pointer says it
  /// ends.
  private func continuedFile(_ held: HeldFile) -> ActiveSegment? {
    guard !state.isActiveMisplaced, let scan = state.scan,
      let file = ActiveSegment(continuing: scan, held: held)
    else { return nil }
    let base = sealedEnd(of: file.opening.log)
    let follows =
      base.number < file.opening.first
      && (base.number < file.opening.first - 1 || base.chainHash == file.opening.chainHashBefore)
    guard follows, let best = newestCommitPointer(of: file.opening.log) else { return nil }
    let isAtCommitPointer =
      best.fileNumber == file.header.fileNumber && best.end == UInt64(file.end)
      && best.number == file.last && best.chainHash == file.chainHash
    // An active segment that was made and not yet written to has no commit pointer of its own.
    let isFresh = file.isEmpty && best.number <= file.last
    return isAtCommitPointer || isFresh ? file : nil
  }

  func newestCommitPointer(of log: LogID) -> CommitPointer? {
    state.commitPointers.filter { $0.log == log }.max { $0.sequence < $1.sequence }
  }

  /// The last commit pointer that was written while there was no active segment.
  func commitPointerWithoutActiveSegment(of log: LogID) -> CommitPointer? {
    state.commitPointers.filter { $0.log == log && $0.fileNumber == 0 }
      .max { $0.number < $1.number }
  }

  /// Whose frames are in an active segment with a damaged opening: a commit pointer names the file,
  /// or a frame goes on from a chain hash that a commit pointer or a segment knows.
  private func logOfFrames(_ scan: ActiveScan) -> LogID? {
    let commitPointers = state.commitPointers
    if let naming = commitPointers.first(where: { $0.fileNumber == scan.header.fileNumber }) {
      return naming.log
    }
    for frame in scan.frames where frame.watermark > 0 {
      let known = commitPointers.first {
        $0.number == frame.watermark && $0.chainHash == frame.chainHashAtWatermark
      }
      if let known { return known.log }
      let before = segments.first {
        $0.extent.chainHash(after: frame.watermark) == frame.chainHashAtWatermark
      }
      if let before { return before.extent.log }
    }
    return nil
  }

  /// The last number of a log in sealed segments, and the chain hash after it.
  func sealedEnd(of log: LogID) -> KnownEnd {
    let last = segments.map(\.extent).filter { $0.log == log }.max { $0.last < $1.last }
    return KnownEnd(number: last?.last ?? 0, chainHash: last?.chainHashAfter ?? .start)
  }

  /// What recovery would make of the active segment, for readers: they see it before a writer
  /// comes.
  private func view(of log: LogID, isWriter: Bool) throws(StorageError) -> ReadingPlan.ActiveView? {
    var frames = state.frames(of: log)
    let told = state.knownEnd(of: log, outside: true).map(\.number).max()
    if !isWriter, let told, try isWriterAtWork() { frames.removeAll { $0.first > told } }
    let plan = recoveryPlan(for: log, frames: frames, outside: true)
    state.recoveredEnd = plan.end.number
    guard let extent = plan.extent else { return nil }
    let contents = state.scan.map { scan in
      ActiveContents(frames: plan.kept.map { frames[$0] }, bytes: scan.bytes)
    }
    let isUnread = state.hidesCommits || unreadable.contains(where: \.mayHoldNumbers)
    return ReadingPlan.ActiveView(
      extent: extent, contents: contents ?? ActiveContents(), isUnread: isUnread)
  }

  /// Whether another process has the lock at this moment.
  private func isWriterAtWork() throws(StorageError) -> Bool {
    do throws(StorageError) {
      guard try disk.statusIfPresent(of: paths.lock)?.kind == .file else { return false }
      let lock = try disk.lock(paths.lock, .shared, timeoutMilliseconds: 0)
      try lock.release()
      return false
    } catch {
      switch error.refusal {
      case .locked: return true
      case .readOnly, .permission: return false
      default: throw error
      }
    }
  }

  /// Whether there is an active segment, of whatever sort.
  var hasActiveSegment: Bool {
    state.scan != nil || unreadable.contains { $0.path == paths.active }
  }

  func recoveryPlan(
    for log: LogID, frames: [ActiveScan.Frame], outside: Bool
  ) -> RecoveryPlan {
    var base = sealedEnd(of: log)
    var told = state.knownEnd(of: log, outside: outside)
    let provenCount = provenCount(of: frames)
    let proven = frames[..<provenCount]
    // While a commit pointer was written without an active segment, every number was sealed.
    let retired = commitPointerWithoutActiveSegment(of: log)
    var sealed = retired?.number ?? 0
    if let opening = state.opening(of: log),
      opening.first > base.number + 1 || forkWithSealed(of: log) != nil
    {
      // A sealed segment before the active one is missing, or belongs to another branch; neither is
      // the active segment's loss.
      base = KnownEnd(number: opening.first - 1, chainHash: opening.chainHashBefore)
    } else if let opening = state.opening(of: log), opening.first <= base.number,
      told.allSatisfy({ $0.number <= base.number }),
      !sealedNumbers(of: log).isSuperset(of: Self.numbers(of: proven, upTo: base.number))
    {
      // Sealed segments list as lost what is still in the active segment.
      sealed = max(sealed, base.number)
      base = KnownEnd(number: opening.first - 1, chainHash: opening.chainHashBefore)
    }
    if let last = proven.map(\.last).max(), proven.contains(where: { $0.first <= sealed }) {
      // An active segment from before keeps what is in it; what came behind it was sealed.
      told.removeAll { $0.number > last && $0.number <= sealed }
    } else if let retired, retired.number > base.number {
      base = retired.logEnd
    }
    return RecoveryPlan(
      log: log, base: base, frames: frames, provenCount: provenCount,
      knownEnd: told + (outside ? [] : shownEvidence(of: log, proven)))
  }

  /// How many frames of the active segment did not end in a crash. That the last commit happened is
  /// shown by all of its frames, or by a commit pointer that names this very file: what else is
  /// known of its numbers may be of events that got them later, as in an older state of this vault.
  private func provenCount(of frames: [ActiveScan.Frame]) -> Int {
    guard let last = frames.last else { return 0 }
    let isNamed = state.commitPointers.contains {
      $0.fileNumber == state.scan?.header.fileNumber && $0.number > last.watermark
    }
    let commit = Array(frames.reversed().prefix { $0.watermark == last.watermark }.reversed())
    let isProven = isNamed || RecoveryPlan.isWholeCommit(commit, after: last.watermark)
    return isProven ? frames.count : frames.count - commit.count
  }

  /// What is in the sealed segments of a log, as their openings say.
  private func sealedNumbers(of log: LogID) -> NumberRanges {
    var held = NumberRanges()
    for segment in segments where segment.extent.log == log {
      held.formUnion(segment.extent.lost.gaps(within: segment.extent.numbers))
    }
    return held
  }

  private static func numbers(
    of frames: some Sequence<ActiveScan.Frame>, upTo last: UInt64
  ) -> NumberRanges {
    NumberRanges(
      frames.filter { $0.first <= last }.map { $0.first...min($0.last, last) })
  }

  /// Whether every frame of the active segment is in a sealed segment.
  func areSealed(_ frames: [ActiveScan.Frame], of log: LogID) -> Bool {
    sealedNumbers(of: log).isSuperset(of: Self.numbers(of: frames, upTo: .max))
  }

  /// What the outside commit pointer says of these frames. They were shown on its word, so they
  /// stay; what else it names is not here, and not lost here.
  private func shownEvidence(
    of log: LogID, _ frames: ArraySlice<ActiveScan.Frame>
  ) -> [KnownEnd] {
    guard let told = state.outsideCommitPointer, told.log == log,
      let held = frames.map(\.last).max()
    else {
      return []
    }
    let isHeld = told.number <= held
    return [KnownEnd(number: min(told.number, held), chainHash: isHeld ? told.chainHash : nil)]
  }
}

extension ActiveContents {
  /// The records of scanned frames.
  init(frames: [ActiveScan.Frame], bytes: [UInt8]) {
    self.init()
    for frame in frames {
      append(
        first: frame.first, count: frame.count, records: bytes.rawSpan.extracting(frame.records))
    }
  }
}
