package import Platform

extension JournalFolder {
  /// Tells both heads where the log ends, after the commit is durable and without waiting.
  ///
  /// A head may lag, so a failure here does not undo the commit: it is noted, and the next writer
  /// reads everything again.
  func noteHeads(log: LogID, end: Evidence) {
    do throws(StorageError) {
      try writeHeads(log: log, end: end, isSynced: false)
    } catch {
      state.mustReload = true
    }
  }

  /// The same after sealing, durably.
  func noteSealing(log: LogID, end: Evidence) throws(StorageError) {
    do throws(StorageError) {
      try writeHeads(log: log, end: end, isSynced: true)
    } catch {
      state.mustReload = true
      throw error
    }
  }

  func writeHeads(log: LogID, end: Evidence, isSynced: Bool) throws(StorageError) {
    // What another device's live file holds is sealed as that device's; the own log stays the own.
    let own = isLeavingLog && state.isLiveMisplaced ? state.ownHead : nil
    let written = Head(
      sequence: state.sequence + 1, log: own?.log ?? log,
      fileNumber: live?.header.fileNumber ?? 0, end: UInt64(live?.end ?? 0),
      number: own?.number ?? end.number, link: own?.link ?? end.link ?? .start,
      place: isLeavingLog ? .nowhere : place)
    try write(written, to: head, isSynced: isSynced)
    state.head = written
    // Which log was left and what is missing is told by the new one's first record, and until that
    // is durable by this head.
    let isOther = state.outsideHead.map { $0.log != log } ?? false
    let isFirstDue = end.number == 0 && isOther
    if !isSparingOutsideHead, !isFirstDue {
      // Where the vault's head is torn in both slots, it alone tells whose live file is here.
      let isNew = state.outsideHead?.log != written.log
      try write(written, to: outsideHead, isSynced: isSynced || isNew)
      state.outsideHead = written
    }
    if live == nil { state.scan = nil }
    state.view = nil
    state.recoveredEnd = 0
  }

  private func write(
    _ head: Head, to file: HeadFile, isSynced: Bool
  ) throws(StorageError) {
    try reachingIntoReserve { () throws(StorageError) in
      try file.write(head)
      if isSynced { try file.sync() }
    }
  }
}

// MARK: Reserve

extension JournalFolder {
  /// Room that is kept so that recovery and removal succeed on a full disk.
  static let reserveByteCount = 1 << 20
  /// What a file system may need to note where a reserve lies.
  private static let spareByteCount = 32 << 10

  /// Makes the reserve whole if it is not; where that fails the journal works all the same.
  func fillReserve() {
    do throws(StorageError) {
      let status = try disk.statusIfPresent(of: paths.reserve)
      let isWhole = status?.kind == .file && status?.length == Self.reserveByteCount
      guard !isWhole, try disk.freeBytes(at: paths.folder) > 4 * Self.reserveByteCount else {
        return
      }
      if status?.kind == .file {
        try disk.remove(paths.reserve)
      } else if status != nil {
        try disk.moveAside(paths.reserve, to: paths.aside)
      }
      try makeReserve(of: Self.reserveByteCount)
    } catch {
      clearReserve()
    }
  }

  /// Takes the room back that was given up and is left, before an entry can: on a full disk there
  /// may be more to remove.
  private func refillReserve() {
    do throws(StorageError) {
      let spare = try disk.freeBytes(at: paths.folder) - Self.spareByteCount
      let byteCount = min(spare, Self.reserveByteCount)
      guard byteCount > 0, try disk.statusIfPresent(of: paths.reserve) == nil else { return }
      try makeReserve(of: byteCount)
    } catch {
      clearReserve()
    }
  }

  private func makeReserve(of byteCount: Int) throws(StorageError) {
    let file = try disk.open(paths.reserve, for: .creating)
    try file.writeZeros(from: 0, to: byteCount)
    try file.sync()
    try file.close()
  }

  /// Takes away what was not made whole, or a link that leads nowhere.
  private func clearReserve() {
    do throws(StorageError) { try disk.remove(paths.reserve) } catch {
      // Whoever seals next tries again.
    }
  }

  /// Does what must succeed on a full disk too: a recovery or a removal.
  func withReserve<Answer: ~Copyable>(
    _ work: () throws(StorageError) -> Answer
  ) throws(StorageError) -> Answer {
    // A removal may begin with a recovery.
    if isReserveOpen { return try work() }
    isReserveOpen = true
    defer {
      isReserveOpen = false
      if isReserveSpent { refillReserve() }
      isReserveSpent = false
    }
    return try work()
  }

  /// Tries once more with the reserve's room where the disk is full and the reserve may be used.
  func reachingIntoReserve<Answer>(
    _ work: () throws(StorageError) -> Answer
  ) throws(StorageError) -> Answer {
    do throws(StorageError) {
      return try work()
    } catch {
      guard isReserveOpen, error.refusal == .noSpace, try giveUpReserve() else { throw error }
      return try work()
    }
  }

  /// Refuses large work that would not fit, before any of it is done.
  ///
  /// What may use the reserve is not refused by an estimate.
  package func requireSpace(_ byteCount: Int) throws(StorageError) {
    guard !isReserveOpen else { return }
    try disk.requireSpace(byteCount, at: paths.folder)
  }

  /// Gives the reserve's room back to the disk.
  ///
  /// - Returns: false when there was none.
  func giveUpReserve() throws(StorageError) -> Bool {
    guard try disk.statusIfPresent(of: paths.reserve)?.kind == .file else { return false }
    try disk.remove(paths.reserve)
    isReserveSpent = true
    try disk.syncDirectory(paths.folder)
    return true
  }
}
