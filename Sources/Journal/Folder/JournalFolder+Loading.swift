import Platform

extension JournalFolder {
  /// Whether nothing can have changed since it was read: head and live file are those that this
  /// process has open, the head is the one it wrote or read last, and nothing begins behind the
  /// live file's end. Every change to the segments writes a head too, but that of a person who puts
  /// a sound copy in a damaged one's place. What the system did not hand out is asked for again
  /// each time.
  func isUnchanged() throws(StorageError) -> Bool {
    guard !state.mustReload, let live, !isAnythingUnread else { return false }
    if segments.contains(where: { $0.isFoundDamaged && $0.isChanged }) { return false }
    // A vault that took another's place has other files.
    guard try live.isInPlace(at: paths.live), try head.isInPlace() else { return false }
    guard try head.read() == state.head else { return false }
    do throws(StorageError) {
      return try live.endsInZeros()
    } catch {
      // What the medium does not give back any more is passed over by who reads all of it anew.
      guard error.refusal == .io else { throw error }
      return false
    }
  }

  /// Whether the medium did not give something back that a command asked for, or something waits.
  private var isAnythingUnread: Bool {
    waitingFile != nil || !state.liveUnread.isEmpty || head.isUnread || outsideHead.isUnread
      || unreadable.contains { $0.fault == .unread } || segments.contains(where: \.isUnread)
  }

  /// Reads heads, live file and the openings of segments that are not open yet.
  ///
  /// A segment may be consolidated and removed by another process between listing and opening;
  /// then everything is read again.
  ///
  /// - Throws: for a writer as `refuseWaiting`, and `.file` with `.unread` where commits may stand
  ///   in what is not read of the live file: they must neither be written over nor be called lost.
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
    let known = live.map { (file: $0, head: state.head) }
    live = nil
    state = FolderState()
    unreadable = []
    head.close()
    outsideHead.close()
    state.head = try readHead(head, at: paths.head)
    state.outsideHead = try readHead(outsideHead, at: paths.outsideHead)
    // The live file before the list: what is sealed in between is then seen twice, not never.
    let scanned = try scanLive(isWriter: isWriter)
    if state.hidesCommits, let known, try isCurrent(known.file, since: known.head) {
      // All that the medium does not give back any more was read before.
      live = known.file
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
    guard live == nil, let log = state.log else {
      state.mustReload = false
      return
    }
    if let scanned, let live = continuedFile(scanned) {
      self.live = live
      // What it holds is in `live` now, and every further command would carry it along.
      state.scan = nil
    } else {
      state.view = try view(of: log, isWriter: isWriter)
    }
    state.mustReload = false
  }

  /// Nil for one of a newer program too, which is noted.
  private func readHead(_ file: HeadFile, at path: Path) throws(StorageError) -> Head? {
    do throws(StorageError) {
      return try file.read()
    } catch {
      guard case .file(_, let fault) = error else { throw error }
      unreadable.append(UnreadableFile(path: path, fault: fault))
      return nil
    }
  }

  /// Whether a live file that was read before is the one in its place, and nothing was written
  /// since. The head may lag behind a commit; then bytes stand behind what memory holds.
  private func isCurrent(_ file: LiveFile, since head: Head?) throws(StorageError) -> Bool {
    guard let head, head == state.head else { return false }
    guard state.liveUsed <= file.end else { return false }
    return try file.isInPlace(at: paths.live)
  }

  /// The live file, opened for writing where that is allowed; what it holds goes into `state`, but
  /// for what the medium does not give back.
  private func scanLive(isWriter: Bool) throws(StorageError) -> HeldFile? {
    let held: HeldFile
    let read: MediumBytes
    do throws(StorageError) {
      (held, read) = try insisting { () throws(StorageError) in
        let held = try openLive(isWriter: isWriter)
        let count = min(try held.file.length(), LiveScan.lengthLimit)
        return (held, try held.file.readAround(at: 0, count: count))
      }
    } catch {
      switch error.refusal {
      case .notFound: break
      case .notFile: noteUnreadableLive(.damaged(offset: 0))
      case .io: noteUnreadableLive(.unread)
      default: throw error
      }
      return nil
    }
    state.liveUnread = read.unread
    if !read.unread.isEmpty {
      state.liveUsed = LiveScan.byteCountWithoutTrailingZeros(read.bytes.rawSpan)
    }
    do throws(FileFault) {
      let scan = try LiveScan(read.bytes, unread: read.unread, keys: keys)
      state.scan = scan
      state.hidesCommits = scan.hidesCommits(upTo: toldEnd(of: scan))
      return held
    } catch {
      switch error {
      case .newerFormat, .unknownEpoch, .wrongKey: noteUnreadableLive(error)
      case .foreign, .incomplete, .damaged, .unread:
        noteUnreadableLive(read.unread.isEmpty ? error : .unread)
      }
      return nil
    }
  }

  private func noteUnreadableLive(_ fault: FileFault) {
    unreadable.append(UnreadableFile(path: paths.live, fault: fault))
    if fault == .unread { state.hidesCommits = true }
  }

  /// - Throws: for a writer `.permission` and `.readOnly` too; a reader needs no right to write.
  private func openLive(isWriter: Bool) throws(StorageError) -> HeldFile {
    do throws(StorageError) {
      return HeldFile(try disk.open(paths.live, for: .writing))
    } catch {
      guard !isWriter, [.readOnly, .permission].contains(error.refusal) else { throw error }
      state.isLiveReadOnly = true
      return HeldFile(try disk.open(paths.live, for: .reading))
    }
  }

  /// The live file as it can be continued: whole, and exactly where a head says it ends.
  private func continuedFile(_ held: HeldFile) -> LiveFile? {
    guard !state.isLiveMisplaced, let scan = state.scan,
      let file = LiveFile(continuing: scan, held: held)
    else { return nil }
    let base = sealedEnd(of: file.opening.log)
    let follows =
      base.number < file.opening.first
      && (base.number < file.opening.first - 1 || base.link == file.opening.linkBefore)
    guard follows, let best = newestHead(of: file.opening.log) else { return nil }
    let isAtHead =
      best.fileNumber == file.header.fileNumber && best.end == UInt64(file.end)
      && best.number == file.last && best.link == file.link
    // A live file that was made and not yet written to has no head of its own.
    let isFresh = file.isEmpty && best.number <= file.last
    return isAtHead || isFresh ? file : nil
  }

  func newestHead(of log: LogID) -> Head? {
    [state.head, state.outsideHead].compactMap { $0 }.filter { $0.log == log }
      .max { $0.sequence < $1.sequence }
  }

  /// The last head that was written while there was no live file.
  func headWithoutLiveFile(of log: LogID) -> Head? {
    [state.head, state.outsideHead].compactMap { $0 }
      .filter { $0.log == log && $0.fileNumber == 0 }.max { $0.number < $1.number }
  }

  /// Whose frames a live file holds whose opening is damaged: a head names the file, or a frame
  /// goes on from a link that a head or a segment knows.
  private func logOfFrames(_ scan: LiveScan) -> LogID? {
    let heads = [state.head, state.outsideHead].compactMap { $0 }
    if let head = heads.first(where: { $0.fileNumber == scan.header.fileNumber }) {
      return head.log
    }
    for frame in scan.frames where frame.watermark > 0 {
      let known = heads.first {
        $0.number == frame.watermark && $0.link == frame.linkAtWatermark
      }
      if let known { return known.log }
      let before = segments.first {
        $0.stretch.link(after: frame.watermark) == frame.linkAtWatermark
      }
      if let before { return before.stretch.log }
    }
    return nil
  }

  /// The last number of a log in sealed segments, and the link after it.
  func sealedEnd(of log: LogID) -> Evidence {
    let last = segments.map(\.stretch).filter { $0.log == log }.max { $0.last < $1.last }
    return Evidence(number: last?.last ?? 0, link: last?.linkAfter ?? .start)
  }

  /// What recovery would make of the live file, for readers: they see it before a writer comes.
  private func view(of log: LogID, isWriter: Bool) throws(StorageError) -> ReadingPlan.LiveView? {
    var frames = state.frames(of: log)
    let told = state.evidence(of: log, outside: true).map(\.number).max()
    if !isWriter, let told, try isWriterAtWork() { frames.removeAll { $0.first > told } }
    let plan = recoveryPlan(for: log, frames: frames, outside: true)
    state.recoveredEnd = plan.end.number
    guard let stretch = plan.stretch else { return nil }
    let contents = state.scan.map { scan in
      LiveContents(frames: plan.kept.map { frames[$0] }, bytes: scan.bytes)
    }
    let isUnread = state.hidesCommits || unreadable.contains(where: \.mayHoldNumbers)
    return ReadingPlan.LiveView(
      stretch: stretch, contents: contents ?? LiveContents(), isUnread: isUnread)
  }

  /// Whether another process holds the lock at this moment.
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

  /// Whether there is a live file, of whatever sort.
  var hasLiveFile: Bool { state.scan != nil || unreadable.contains { $0.path == paths.live } }

  func recoveryPlan(
    for log: LogID, frames: [LiveScan.Frame], outside: Bool
  ) -> RecoveryPlan {
    var base = sealedEnd(of: log)
    var told = state.evidence(of: log, outside: outside)
    let provenCount = provenCount(of: frames)
    let proven = frames[..<provenCount]
    // While a head was written without a live file, every number was sealed.
    let retired = headWithoutLiveFile(of: log)
    var sealed = retired?.number ?? 0
    if let opening = state.opening(of: log),
      opening.first > base.number + 1 || forkWithSealed(of: log) != nil
    {
      // A sealed segment before the live file is missing, or belongs to another branch; neither is
      // the live file's loss.
      base = Evidence(number: opening.first - 1, link: opening.linkBefore)
    } else if let opening = state.opening(of: log), opening.first <= base.number,
      told.allSatisfy({ $0.number <= base.number }),
      !sealedNumbers(of: log).isSuperset(of: Self.numbers(of: proven, upTo: base.number))
    {
      // Sealed segments tell as lost what the live file still holds.
      sealed = max(sealed, base.number)
      base = Evidence(number: opening.first - 1, link: opening.linkBefore)
    }
    if let last = proven.map(\.last).max(), proven.contains(where: { $0.first <= sealed }) {
      // A live file from before keeps what it holds; what came behind it was sealed.
      told.removeAll { $0.number > last && $0.number <= sealed }
    } else if let retired, retired.number > base.number {
      base = retired.logEnd
    }
    return RecoveryPlan(
      log: log, base: base, baseLink: base.link ?? .start, frames: frames,
      provenCount: provenCount,
      evidence: told + (outside ? [] : shownEvidence(of: log, proven)))
  }

  /// How many frames of the live file did not end in a crash. That the last commit happened is
  /// shown by all of its frames, or by a head that names this very file: what else is told of its
  /// numbers may be of events that got them later, as in an older state of this vault.
  private func provenCount(of frames: [LiveScan.Frame]) -> Int {
    guard let last = frames.last else { return 0 }
    let isNamed = [state.head, state.outsideHead].contains { head in
      guard let head, let scan = state.scan else { return false }
      return head.fileNumber == scan.header.fileNumber && head.number > last.watermark
    }
    let commit = Array(frames.reversed().prefix { $0.watermark == last.watermark }.reversed())
    let isProven = isNamed || RecoveryPlan.isWholeCommit(commit, after: last.watermark)
    return isProven ? frames.count : frames.count - commit.count
  }

  /// What the sealed segments of a log hold, as their openings tell.
  private func sealedNumbers(of log: LogID) -> NumberRanges {
    var held = NumberRanges()
    for segment in segments where segment.stretch.log == log {
      held.formUnion(segment.stretch.lost.gaps(within: segment.stretch.numbers))
    }
    return held
  }

  private static func numbers(
    of frames: some Sequence<LiveScan.Frame>, upTo last: UInt64
  ) -> NumberRanges {
    NumberRanges(
      frames.filter { $0.first <= last }.map { $0.first...min($0.last, last) })
  }

  /// Whether every frame of the live file is in a sealed segment.
  func areSealed(_ frames: [LiveScan.Frame], of log: LogID) -> Bool {
    sealedNumbers(of: log).isSuperset(of: Self.numbers(of: frames, upTo: .max))
  }

  /// What the outside head tells of these frames. They were shown on its word, so they stay; what
  /// else it tells of is not here, and not lost here.
  private func shownEvidence(
    of log: LogID, _ frames: ArraySlice<LiveScan.Frame>
  ) -> [Evidence] {
    guard let told = state.outsideHead, told.log == log, let held = frames.map(\.last).max() else {
      return []
    }
    let isHeld = told.number <= held
    return [Evidence(number: min(told.number, held), link: isHeld ? told.link : nil)]
  }
}

extension LiveContents {
  /// The records of scanned frames.
  init(frames: [LiveScan.Frame], bytes: [UInt8]) {
    self.init()
    for frame in frames {
      append(
        first: frame.first, count: frame.count, records: bytes.rawSpan.extracting(frame.records))
    }
  }
}
