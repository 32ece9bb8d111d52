import Journal

/// Snapshots save the next opening the folding of what was folded before. They are written after
/// the answer, and one that is absent, damaged or of another history is as good as none.
extension Diary {
  /// So many events are folded in about a millisecond; fewer are not worth a file.
  private static let worthwhileEventCount: UInt64 = 2048
  /// About what the rows of an event take in a snapshot.
  private static let roughEventByteCount: UInt64 = 64
  /// A snapshot takes no more than this share of what is free: it only saves time.
  private static let sparedShare: UInt64 = 16

  private var snapshotPath: Path { place.cache(of: vault.vaultID).appending("snapshot") }

  /// Keeps what was folded for the next opening, if that would save it enough.
  ///
  /// To be called after the answer was shown. Failing to keep it loses nothing but time.
  package func saveSnapshotIfWorthwhile() {
    let eventCount = replay.history.eventCount
    guard eventCount >= (snapshotEventCount ?? 0) + Self.worthwhileEventCount else { return }
    do throws(StorageError) {
      try disk.makeDirectories(snapshotPath.parent)
      let free = try disk.freeBytes(at: snapshotPath.parent)
      guard UInt64(clamping: free) / Self.sparedShare > eventCount * Self.roughEventByteCount else {
        return
      }
      // Two writers would share one temporary file; the second lets it be.
      let lock = try disk.lock(
        snapshotPath.parent.appending("snapshot.lock"), .exclusive, timeoutMilliseconds: 0)
      saveSnapshot()
      try lock.release()
    } catch {
      // The next opening folds from zero, as it would have without this attempt.
    }
  }

  private func saveSnapshot() {
    guard replay.materializeRows(), let tag = snapshotTag else { return }
    do throws(StorageError) {
      var writer = try SnapshotWriter(snapshotPath, on: disk, keys: journal.keys)
      try replay.history.forEachSection { name, bytes throws(StorageError) in
        try writer.append(name, bytes)
      }
      // The log of the event folded last; nothing before the first.
      let place = replay.lastLog?.bytes ?? []
      try writer.append("replay", place.rawSpan)
      try writer.append("ground", replay.fingerprint.rawSpan)
      try writer.finish(tag)
      snapshotEventCount = replay.history.eventCount
      journal.snapshotEnd = journal.ownLog.flatMap { replay.folded[$0] }
    } catch {
      // As if it had not been tried.
    }
  }

  /// The kept snapshot, if it is of a beginning of the journal. Whether the fingerprint is still as
  /// it was then is asked of it as of every history.
  func loadSnapshot() -> Replay? {
    guard let snapshot = Snapshot(snapshotPath, on: disk, keys: journal.keys),
      snapshot.tag.foldVersion == History.foldVersion,
      Set(snapshot.tag.forgotten) == journal.forgottenEntities,
      snapshot.tag.ends.allSatisfy({ log, end in isHeld(end, of: log) })
    else { return nil }
    let folded = snapshot.tag.ends.mapValues(\.number)
    guard let place = snapshot.section("replay"), let fingerprint = snapshot.section("ground"),
      let passedOver = Self.passedOver(in: fingerprint)
    else { return nil }
    let sections = snapshot.names.compactMap { name in
      snapshot.byteCount(of: name).map { count in
        SnapshotSection(name: name, byteCount: count) { snapshot.bytes($0, of: name) }
      }
    }
    do throws(SnapshotError) {
      let history = try History(snapshot: sections, forgotten: journal.forgottenEntities)
      snapshotEventCount = history.eventCount
      journal.snapshotEnd = journal.ownLog.flatMap { folded[$0] }
      return Replay(
        history: history, folded: folded, lastLog: LogID(bytes: place), passedOver: passedOver,
        fingerprint: fingerprint)
    } catch {
      return nil
    }
  }

  /// Throws the kept snapshot away where it is damaged, or has in it what can not be read any more:
  /// the history is to be that of the journal.
  func reviseSnapshot(without unread: [LogID: NumberRanges]) throws(DiaryError) -> [Finding] {
    let damage = discardDamagedSnapshot()
    let holdsUnread = unread.subtracting(replay.passedOver).contains { log, numbers in
      numbers.ranges.contains { $0.lowerBound <= replay.folded[log] ?? 0 }
    }
    if damage.isEmpty {
      if !holdsUnread { return [] }
      disk.removeIfPossible(snapshotPath)
    }
    try refold()
    return damage
  }

  /// Takes the kept snapshot away: it may have words in it that are forgotten.
  func removeSnapshot() throws(StorageError) {
    try Snapshot.remove(snapshotPath, on: disk)
    snapshotEventCount = 0
  }

  func discardDamagedSnapshot() -> [Finding] {
    if Snapshot.isWhole(snapshotPath, on: disk, keys: journal.keys) { return [] }
    disk.removeIfPossible(snapshotPath)
    return [Finding(.snapshot, snapshotPath)]
  }

  /// Nil where a log was folded to a number that no chain hash is known for: such a snapshot could
  /// not be compared with the log.
  private var snapshotTag: SnapshotTag? {
    var ends: [LogID: KnownEnd] = [:]
    for (log, number) in replay.folded {
      let links = journal.chainHashes(of: log, after: number)
      guard links.count == 1 else { return nil }
      ends[log] = KnownEnd(number: number, chainHash: links.first)
    }
    return SnapshotTag(
      foldVersion: History.foldVersion, forgotten: replay.history.forgotten.sorted(), ends: ends)
  }

  /// Whether the journal goes on from there: it knows the same chain hash, and no other. Where it
  /// knows none, as inside a segment of a branch that took this one's place, nobody can say.
  private func isHeld(_ end: KnownEnd, of log: LogID) -> Bool {
    guard let kept = end.chainHash else { return false }
    return journal.chainHashes(of: log, after: end.number) == [kept]
  }
}
