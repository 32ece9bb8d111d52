import Bytes
import Files
import Journal
import ReadModels
import Vault

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
    do throws(DiskError) {
      try disk.makeDirectories(snapshotPath.parent)
      let free = try disk.freeBytes(at: snapshotPath.parent)
      guard UInt64(clamping: free) / Self.sparedShare > eventCount * Self.roughEventByteCount else {
        return
      }
    } catch {
      return
    }
    guard replay.takeInRows() else { return }
    do throws(JournalError) {
      var writer = try SnapshotWriter(snapshotPath, on: disk, keys: journal.keys)
      try replay.history.forEachSection { name, bytes throws(JournalError) in
        try writer.append(name, bytes)
      }
      try writer.append("replay", replay.placeBytes.rawSpan)
      try writer.append("ground", replay.ground.rawSpan)
      try writer.finish(snapshotTag)
      snapshotEventCount = eventCount
    } catch {
      // The next opening folds from zero, as it would have without this attempt.
    }
  }

  /// What the kept snapshot says, if it stands for a beginning of what the journal holds. Whether
  /// the ground is still as it was then is asked of it as of every history.
  func loadSnapshot() -> Replay? {
    guard let snapshot = Snapshot(snapshotPath, on: disk, keys: journal.keys),
      snapshot.tag.foldVersion == History.foldVersion,
      Set(snapshot.tag.forgotten) == journal.forgottenEntities,
      snapshot.tag.ends.allSatisfy({ log, end in isHeld(end, of: log) })
    else { return nil }
    let folded = snapshot.tag.ends.mapValues(\.number)
    guard let place = snapshot.section("replay"), let ground = snapshot.section("ground"),
      let passedOver = Self.passedOver(in: ground)
    else { return nil }
    let sections = snapshot.names.compactMap { name in
      snapshot.byteCount(of: name).map { count in
        SnapshotSection(name: name, byteCount: count) { snapshot.bytes($0, of: name) }
      }
    }
    do throws(SnapshotError) {
      let history = try History(snapshot: sections, forgotten: journal.forgottenEntities)
      snapshotEventCount = history.eventCount
      return Replay(
        history: history, folded: folded, lastLog: LogID(bytes: place), passedOver: passedOver,
        ground: ground)
    } catch {
      return nil
    }
  }

  private var snapshotTag: SnapshotTag {
    let ends = replay.folded.map { log, number in
      (log, Evidence(number: number, link: journal.link(of: log, after: number)))
    }
    return SnapshotTag(
      foldVersion: History.foldVersion, forgotten: replay.history.forgotten.sorted(),
      ends: Dictionary(uniqueKeysWithValues: ends))
  }

  /// Whether the journal reaches at least as far, by a history that has the same link there.
  private func isHeld(_ end: Evidence, of log: LogID) -> Bool {
    guard journal.end(of: log).number >= end.number else { return false }
    guard let kept = end.link, let held = journal.link(of: log, after: end.number) else {
      return true
    }
    return kept == held
  }
}

extension Replay {
  /// The log of the event folded last; nothing before the first.
  fileprivate var placeBytes: [UInt8] { lastLog?.bytes ?? [] }
}

extension JournalFolder {
  /// The link after a number, where a stretch tells it.
  fileprivate func link(of log: LogID, after number: UInt64) -> Link? {
    for stretch in stretches(of: log) {
      if let link = stretch.link(after: number) { return link }
    }
    return nil
  }
}
