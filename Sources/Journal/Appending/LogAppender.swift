package import Platform

/// What a commit became: its sequence numbers and the chain hash after it, durable.
package struct Commit: Hashable, Sendable {
  package let first: UInt64
  package let last: UInt64
  package let chainHash: ChainHash
}

/// The right to write to a folder's own log, which one process at a time has until it is closed.
package struct LogAppender: ~Copyable {
  /// The folder, caught up with everything that was written before the lock was taken.
  package let journal: JournalFolder
  package let log: LogID
  /// For a log without a record, the one that this folder left for it, if any.
  package let continued: LogID?
  /// For a log without a record, the last event that was recorded before and is not here.
  package let missing: EventName?
  private let lock: FileLock

  init(
    journal: JournalFolder, log: LogID, continued: LogID? = nil, missing: EventName? = nil,
    lock: consuming FileLock
  ) {
    self.journal = journal
    self.log = log
    self.continued = continued
    self.missing = missing
    self.lock = lock
  }

  /// The number that the next record gets.
  package var next: UInt64 { journal.appendingEnd(of: log).number + 1 }

  /// Whether peers know more of this log than is here, or another history of it; then
  /// `beginAppending` has to decide with what they know.
  package func isContradicted(by seen: [KnownEnd]) -> Bool {
    let possible = seen.filter { $0.number <= CommitPointer.numberLimit }
    return possible.contains { $0.number >= next }
      || journal.forkWithSealed(of: log, seen: possible) != nil
  }

  /// Writes records as one commit; it returns when they are durable.
  ///
  /// - Parameter isRemoval: whether the ballast file may be used up for it on a full disk.
  /// - Throws: `.disk`, and `.journal` with `.recordTooLong`, `.emptyCommit`, `.recoveryNeeded`,
  ///   when nothing was written; `.journal` with `.outcomeUnknown` when only `recover` finds out.
  package func append(
    _ batch: RecordBatch, isRemoval: Bool = false
  ) throws(StorageError) -> Commit {
    guard !batch.isEmpty else { throw .journal(.emptyCommit) }
    guard batch.longest <= RecordBatch.recordLimit else {
      throw .journal(.recordTooLong(byteCount: batch.longest, limit: RecordBatch.recordLimit))
    }
    guard !journal.state.mustReload else { throw .journal(.recoveryNeeded) }
    guard isRemoval else { return try journal.append(batch, to: log) }
    return try journal.withBallast { () throws(StorageError) in try appendRemoval(batch) }
  }

  /// Appends once more where the active segment itself found no room, as on a file system that
  /// copies what is written over: behind a recovery, and with the space of the ballast file.
  private func appendRemoval(_ batch: RecordBatch) throws(StorageError) -> Commit {
    do throws(StorageError) {
      return try journal.append(batch, to: log)
    } catch .journal(.outcomeUnknown(let first, let cause)) where cause.refusal == .noSpace {
      var hasRoom = false
      do throws(StorageError) {
        try recover()
        hasRoom = journal.isBallastSpent
        if !hasRoom { hasRoom = try journal.giveUpBallast() }
      } catch {
        journal.state.mustReload = true
        throw .journal(.outcomeUnknown(first: first, cause: cause))
      }
      let end = journal.appendingEnd(of: log)
      if end.number >= first {
        return Commit(first: first, last: end.number, chainHash: end.chainHash ?? .start)
      }
      guard hasRoom else {
        // Who asked decides once more, and learns that the number is free.
        journal.state.mustReload = true
        throw .journal(.outcomeUnknown(first: first, cause: cause))
      }
      return try journal.append(batch, to: log)
    }
  }

  /// Decides, after a failed commit, whether it happened, and makes the log fit for the next one.
  ///
  /// `next` then shows it: it is beyond the commit's first number if the commit happened. Where it
  /// throws, nothing is appended before it was called again and succeeded.
  package func recover() throws(StorageError) {
    try journal.loadForWriting()
    // What was read is not what is decided.
    journal.state.mustReload = true
    try journal.syncEntries(of: journal.paths.segments)
    try journal.withBallast { () throws(StorageError) in
      try journal.continueOrSeal(log, outside: true)
    }
    journal.state.mustReload = false
  }

  /// Moves what is in the active segment into a sealed one, as before a sync.
  package func seal() throws(StorageError) {
    // Tidying fails silently; what it left behind is looked at first.
    if journal.state.mustReload { try recover() }
    try journal.sealActive()
  }

  /// Lets other processes write.
  package consuming func close() throws(StorageError) {
    try lock.release()
  }
}

extension JournalFolder {
  /// Takes the lock, catches up with other processes and makes the own log fit for appending, which
  /// after a crash means recovery.
  ///
  /// - Parameters:
  ///   - seen: what peers know of the own log; more of it than is here, but for numbers that no log
  ///     gets to, or another chain hash than the one here shows another history of it.
  ///   - log: which own log they mean; where another has begun since, they know nothing of it.
  ///   - isForRecords: whether records are to be appended; else a log that parted is good enough.
  /// - Throws: `.journal` with `.incarnationNeeded` when a new log has to begin; `.file` where
  ///   something here waits for its key, for a newer program or for its disk, and may contain what
  ///   would count as lost; `.disk` with `.locked` when another process has the lock for longer
  ///   than `timeoutMilliseconds`.
  package func beginAppending(
    seen: [KnownEnd] = [], of log: LogID? = nil, isForRecords: Bool = true,
    timeoutMilliseconds: Int = 10_000
  ) throws(StorageError) -> LogAppender {
    lastDecision = nil
    let lock = try lockFile.lock(timeoutMilliseconds: timeoutMilliseconds)
    try catchUp(inode: lock.inode)
    let isMeant = log == nil || log == ownLog
    let possible = isMeant ? seen.filter { $0.number <= CommitPointer.numberLimit } : []
    let decision = decision(seen: possible, isForRecords: isForRecords)
    lastDecision = decision.words
    if case .newLog(let reason) = decision { throw .journal(.incarnationNeeded(reason)) }
    guard let own = ownLog else { throw .journal(.incarnationNeeded(.noLog)) }
    try withBallast { () throws(StorageError) in
      try continueOrSeal(own, outside: true)
    }
    guard end(inFilesOf: own).number == 0 else {
      return LogAppender(journal: self, log: own, lock: lock)
    }
    // A crash came between the log's beginning and its first record.
    let before = continuableLog
    return LogAppender(
      journal: self, log: own, continued: before == own ? nil : before, missing: lastMissing,
      lock: lock)
  }

  /// The log that a new one continues: the own one, or the one before, which the outside commit
  /// pointer still names, where the own one was cut before its first record.
  var continuableLog: LogID? {
    guard let own = ownLog, appendingEnd(of: own).number == 0 else { return ownLog }
    return state.outsideCommitPointer?.log ?? own
  }

  /// Begins a new log, after sealing whatever is in the old one's active segment.
  ///
  /// The caller's first record names the log it continues, if any, and what is missing. Until it is
  /// written, the outside commit pointer has both, and where these are of two logs, what is
  /// missing. Cut anywhere, the old log is not gone on with.
  ///
  /// - Throws: as `beginAppending`, but for `.incarnationNeeded`.
  package func beginLog(
    _ log: LogID, timeoutMilliseconds: Int = 10_000
  ) throws(StorageError) -> LogAppender {
    let lock = try lockFile.lock(timeoutMilliseconds: timeoutMilliseconds)
    try catchUp(inode: lock.inode)
    let (left, last) = (continuableLog, lastMissing)
    try withBallast { () throws(StorageError) in
      try leaveLog(lacking: last)
      // Into both slots: with one torn, the other must not name the old log beside the new active
      // segment.
      for _ in 0..<2 {
        try writeCommitPointers(
          log: log, end: KnownEnd(number: 0, chainHash: .start), isSynced: true)
      }
    }
    fillBallast()
    lastRecovery?.newLog = log
    // What was sealed as lost is reported as that.
    let missing = last.flatMap { $0.number > lastKnown(of: $0.log) ? $0 : nil }
    if let missing { tellMissing(upTo: missing, before: log) }
    return LogAppender(
      journal: self, log: log, continued: left, missing: missing, lock: lock)
  }

  /// Seals what is in the active segment, and lets the commit pointers say that nobody goes on with
  /// its log.
  private func leaveLog(lacking missing: EventName?) throws(StorageError) {
    beginLeaving(lacking: missing)
    defer { (isSparingOutsideCommitPointer, isLeavingLog) = (false, false) }
    if let old = active?.opening.log ?? state.log {
      let outside = incarnationReason(seen: []) == nil
      try continueOrSeal(old, outside: outside)
      try sealActive()
      // Where nothing was to be sealed, no commit pointer says it yet; and where a cut came between
      // the two, or there is none outside, that one does not name what was left and is missing.
      let isOutsideDue =
        state.outsideCommitPointer == nil || (missing != nil && missing != outsideEnd)
      if state.commitPointer?.place != .nowhere || isOutsideDue {
        let left = ownLog ?? old
        try writeCommitPointers(log: left, end: appendingEnd(of: left), isSynced: true)
      }
    } else {
      try setUnknownActiveQuarantine()
    }
    for folder in [paths.folder, paths.folder.parent, paths.state, paths.state.parent] {
      try syncEntries(of: folder)
    }
  }

  /// From here on commit pointers name the old log without a place. The outside one stays as it is
  /// where it names what is missing.
  private func beginLeaving(lacking missing: EventName?) {
    isLeavingLog = true
    isSparingOutsideCommitPointer = missing != nil && missing == outsideEnd
  }

  /// The last event that the outside commit pointer names.
  private var outsideEnd: EventName? {
    state.outsideCommitPointer.map { EventName(log: $0.log, number: $0.number) }
  }

  private func catchUp(inode: UInt64) throws(StorageError) {
    place = CommitPointer.Place(inode: inode, machine: machine)
    if !state.isActiveReadOnly, try isUnchanged() { return }
    try loadForWriting()
    try removePartialFiles()
  }

  /// Reads everything anew. An active segment that was read before and that the medium no longer
  /// gives back is sealed from memory, because nothing may be written behind it.
  func loadForWriting() throws(StorageError) {
    try load(isWriter: true)
    guard state.hidesCommits else { return }
    // Until all of it is sealed, nothing is appended.
    state.mustReload = true
    if incarnationReason(seen: []) != nil { beginLeaving(lacking: lastMissing) }
    defer { (isSparingOutsideCommitPointer, isLeavingLog) = (false, false) }
    try withBallast { () throws(StorageError) in try sealActive() }
    (state.hidesCommits, state.activeUnread, state.mustReload) = (false, [], false)
    unreadable.removeAll { $0.path == paths.active }
  }

  /// Whether a log may stay the own one until there is something to record: all that was written to
  /// it is sealed, and files here have another history of it.
  func isLeftLater(_ reason: IncarnationReason) -> Bool {
    guard case .forked = reason, let own = ownLog else { return false }
    return isParted(own) && !hasActiveSegment && active == nil && unsealed == nil
  }

  /// Why the own log can not be continued by this folder, if it can not.
  func incarnationReason(seen: [KnownEnd]) -> IncarnationReason? {
    guard let log = ownLog else { return .noLog }
    if let commitPointer = state.ownCommitPointer, commitPointer.place != place { return .copied }
    if let outside = state.outsideCommitPointer, outside.place == .nowhere,
      outside.sequence > state.commitPointer?.sequence ?? 0
    {
      return .copied
    }
    // What only a commit pointer can show, that this vault was set back or cut, is not known now.
    if outsideCommitPointer.isUnread
      || (commitPointer.isUnread
        && (state.commitPointer == nil || state.outsideCommitPointer == nil))
    {
      return .unread
    }
    let known = state.commitPointer.map { $0.log == log ? $0.number : 0 } ?? 0
    if let outside = state.outsideCommitPointer, outside.log != log,
      outside.sequence > state.commitPointer?.sequence ?? 0
    {
      return .restored(held: lastKnown(of: log), seen: outside.number)
    }
    if let outside = state.outsideCommitPointer, outside.log == log, outside.number > known {
      let held = lastKnown(of: log)
      if outside.number > held { return .restored(held: held, seen: outside.number) }
    }
    if state.isActiveMisplaced { return .misplaced }
    if appendingEnd(of: log).number > CommitPointer.numberLimit - FrameLimits.gap { return .full }
    // What a peer knows of this log was recorded in a state that this one was set back behind.
    let seenEnd = seen.map(\.number).max() ?? 0
    if seenEnd > known || known > FrameLimits.gap {
      let held = lastKnown(of: log)
      if seenEnd > max(held, known) { return .restored(held: held, seen: seenEnd) }
      if known > held + FrameLimits.gap { return .restored(held: held, seen: known) }
    }
    return (forks(of: log).first ?? forkWithSealed(of: log, seen: seen)).map { .forked(at: $0) }
  }

  /// The last event that a commit pointer names, the later one first, or the beginning of this
  /// log's active segment, when what is here ends before it.
  var lastMissing: EventName? {
    var told = state.commitPointers.reversed()
      .sorted { $0.sequence > $1.sequence }
      .map { EventName(log: $0.log, number: $0.number) }
    if !state.isActiveMisplaced, let opening = state.scan?.opening ?? active?.opening {
      told.append(EventName(log: opening.log, number: opening.first - 1))
    }
    return told.first { $0.number > lastKnown(of: $0.log) }
  }

  /// Adds to the report of the last recovery, or to one of its own, how much is not here.
  private func tellMissing(upTo last: EventName, before log: LogID) {
    var report = lastRecovery ?? RecoveryReport(isDamage: true)
    report.newLog = log
    report.missingCount = last.number - lastKnown(of: last.log)
    lastRecovery = report
  }

  /// The last number of a log that can be read or is sealed as lost.
  private func lastKnown(of log: LogID) -> UInt64 {
    let piece = plan(of: log).pieces.last { piece in
      if case .gap = piece.source { return false }
      return true
    }
    return max(piece?.numbers.upperBound ?? 0, sealedEnd(of: log).number)
  }

  /// Where the active segment, a commit pointer or what a peer knows contradicts the sealed
  /// segments of a log.
  func forkWithSealed(of log: LogID, seen: [KnownEnd] = []) -> UInt64? {
    var known = state.knownEnd(of: log, outside: true) + seen.filter { $0.chainHash != nil }
    if let opening = state.opening(of: log) {
      known.append(KnownEnd(number: opening.first - 1, chainHash: opening.chainHashBefore))
    }
    known += state.frames(of: log).map {
      KnownEnd(number: $0.watermark, chainHash: $0.chainHashAtWatermark)
    }
    for segment in segments where segment.extent.log == log {
      for told in known {
        guard let sealed = segment.extent.chainHash(after: told.number) else { continue }
        if sealed != told.chainHash { return told.number }
      }
    }
    return nil
  }

  /// Whether files lie here that were cut short as segments were written anew, and may have words
  /// of these.
  package var hasPartialFiles: Bool {
    get throws(StorageError) { try !partialFiles.isEmpty }
  }

  private var partialFiles: [Path] {
    get throws(StorageError) {
      try disk.list(paths.segments).compactMap { entry in
        entry.kind == .file && entry.name.hasSuffix(SegmentWriter.temporarySuffix)
          ? paths.segments.appending(entry.name) : nil
      }
    }
  }

  func removePartialFiles() throws(StorageError) {
    for path in try partialFiles { try disk.remove(path) }
  }
}
