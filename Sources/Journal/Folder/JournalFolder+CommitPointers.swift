package import Platform

extension JournalFolder {
  /// Writes into both commit pointers where the log ends, after the commit is durable and without
  /// waiting.
  ///
  /// A commit pointer may lag, so a failure here does not undo the commit: it is noted, and the
  /// next writer reads everything again.
  func noteCommitPointers(log: LogID, end: KnownEnd) {
    do throws(StorageError) {
      try writeCommitPointers(log: log, end: end, isSynced: false)
    } catch {
      state.mustReload = true
    }
  }

  /// The same after sealing, durably.
  func noteSealing(log: LogID, end: KnownEnd) throws(StorageError) {
    try reloadedAfterFailure { () throws(StorageError) in
      try writeCommitPointers(log: log, end: end, isSynced: true)
    }
  }

  func writeCommitPointers(log: LogID, end: KnownEnd, isSynced: Bool) throws(StorageError) {
    // What is in another device's active segment is sealed as that device's; the own log stays the
    // own.
    let own = isLeavingLog && state.isActiveMisplaced ? state.ownCommitPointer : nil
    let written = CommitPointer(
      sequence: state.sequence + 1, log: own?.log ?? log,
      fileNumber: active?.header.fileNumber ?? 0, end: UInt64(active?.end ?? 0),
      number: own?.number ?? end.number, chainHash: own?.chainHash ?? end.chainHash ?? .start,
      place: isLeavingLog ? .nowhere : place)
    try write(written, to: commitPointer, isSynced: isSynced)
    state.commitPointer = written
    // Which log was left and what is missing is in the new one's first record, and until that is
    // durable in this commit pointer.
    let isOther = state.outsideCommitPointer.map { $0.log != log } ?? false
    let isFirstDue = end.number == 0 && isOther
    if !isSparingOutsideCommitPointer, !isFirstDue {
      // Where the vault's commit pointer is torn in both slots, only this one says whose active
      // segment is here.
      let isNew = state.outsideCommitPointer?.log != written.log
      try write(written, to: outsideCommitPointer, isSynced: isSynced || isNew)
      state.outsideCommitPointer = written
    }
    if active == nil { state.scan = nil }
    state.view = nil
    state.recoveredEnd = 0
  }

  private func write(
    _ commitPointer: CommitPointer, to file: CommitPointerFile, isSynced: Bool
  ) throws(StorageError) {
    try reachingIntoBallast { () throws(StorageError) in
      try file.write(commitPointer)
      if isSynced { try file.sync() }
    }
  }
}

// MARK: Reserve

extension JournalFolder {
  /// Space that is kept so that recovery and removal succeed on a full disk.
  static let ballastByteCount = 1 << 20
  /// What a file system may need to note where a ballast file lies.
  private static let spareByteCount = 32 << 10

  /// Makes the ballast file whole if it is not; where that fails the journal works all the same.
  func fillBallast() {
    do throws(StorageError) {
      let status = try disk.statusIfPresent(of: paths.ballast)
      let isWhole = status?.kind == .file && status?.length == Self.ballastByteCount
      guard !isWhole, try disk.freeBytes(at: paths.folder) > 4 * Self.ballastByteCount else {
        return
      }
      if status?.kind == .file {
        try disk.remove(paths.ballast)
      } else if status != nil {
        try disk.quarantine(paths.ballast, to: paths.quarantine)
      }
      try makeBallast(of: Self.ballastByteCount)
    } catch {
      // What was not made whole, or a link that leads nowhere; whoever seals next tries again.
      disk.removeIfPossible(paths.ballast)
    }
  }

  /// Takes back the space that was given up and is left, before an entry can: on a full disk there
  /// may be more to remove.
  private func refillBallast() {
    do throws(StorageError) {
      let spare = try disk.freeBytes(at: paths.folder) - Self.spareByteCount
      let byteCount = min(spare, Self.ballastByteCount)
      guard byteCount > 0, try disk.statusIfPresent(of: paths.ballast) == nil else { return }
      try makeBallast(of: byteCount)
    } catch {
      // What was not made whole, or a link that leads nowhere; whoever seals next tries again.
      disk.removeIfPossible(paths.ballast)
    }
  }

  private func makeBallast(of byteCount: Int) throws(StorageError) {
    let file = try disk.open(paths.ballast, for: .creating)
    try file.writeZeros(from: 0, to: byteCount)
    try file.sync()
    try file.close()
  }

  /// Does what must succeed on a full disk too: a recovery or a removal.
  func withBallast<Answer: ~Copyable>(
    _ work: () throws(StorageError) -> Answer
  ) throws(StorageError) -> Answer {
    // A removal may begin with a recovery.
    if isBallastOpen { return try work() }
    isBallastOpen = true
    defer {
      isBallastOpen = false
      if isBallastSpent { refillBallast() }
      isBallastSpent = false
    }
    return try work()
  }

  /// Tries once more with the space of the ballast file where the disk is full and it may be used.
  func reachingIntoBallast<Answer>(
    _ work: () throws(StorageError) -> Answer
  ) throws(StorageError) -> Answer {
    do throws(StorageError) {
      return try work()
    } catch {
      guard isBallastOpen, error.refusal == .noSpace, try giveUpBallast() else { throw error }
      return try work()
    }
  }

  /// Refuses large work that would not fit, before any of it is done.
  ///
  /// What may use the ballast file is not refused by an estimate.
  package func requireSpace(_ byteCount: Int) throws(StorageError) {
    guard !isBallastOpen else { return }
    try disk.requireSpace(byteCount, at: paths.folder)
  }

  /// Gives the ballast file's space back to the disk.
  ///
  /// - Returns: false when there was none.
  func giveUpBallast() throws(StorageError) -> Bool {
    guard try disk.statusIfPresent(of: paths.ballast)?.kind == .file else { return false }
    try disk.remove(paths.ballast)
    isBallastSpent = true
    try disk.syncDirectory(paths.folder)
    return true
  }
}
