package import Platform

extension SharedFolder {
  /// A segment is written under its name with this behind, and renamed.
  static let newSuffix = ".new"

  /// Names of the segments that are to be put there: good copies in the place of damaged ones
  /// first, then those that the folder lacks.
  package func due(
    from journal: JournalFolder, lacking contents: SharedContents
  ) throws(StorageError) -> [String] {
    let plan = try planned(for: journal, with: contents).plan
    let replaced = journal.sealedSegments.map(\.name).filter(contents.damagedCopies.contains)
    return replaced + plan.ship.filter { !replaced.contains($0) }
  }

  /// Refuses to begin where the segments do not all fit; a good copy takes the room of the damaged
  /// one.
  ///
  /// - Throws: `.disk` with `.noSpace`.
  package func requireSpace(
    for names: [String], of journal: JournalFolder, lacking contents: SharedContents
  ) throws(StorageError) {
    let due = Set(names).subtracting(contents.damagedCopies)
    let byteCount = journal.sealedSegments.filter { due.contains($0.name) }
      .reduce(0) { $0 + $1.byteCount }
    try disk.requireSpace(byteCount, at: folder.path)
  }

  /// Puts segments of the journal into the shared folder.
  ///
  /// - Parameters:
  ///   - names: as in `due`.
  ///   - isCancelled: asked before each file; what has been shipped stays.
  /// - Throws: `.disk` with `.interrupted` where it was cancelled before the last file, with
  ///   `.locked` where another process took one away that it has merged into another.
  package func ship(
    _ names: [String], from journal: JournalFolder, lacking contents: SharedContents,
    _ report: inout SyncReport, isCancelled: () -> Bool
  ) throws(StorageError) {
    let held = held(by: journal)
    let own = journal.sealedSegments
    for name in names {
      let place = segments.appending(name)
      guard !isCancelled() else { throw .disk(.write, place, .interrupted) }
      guard let segment = own.first(where: { $0.name == name }) else {
        preconditionFailure("what is due is a segment of the journal")
      }
      if segment.isUnread { continue }
      let bytes = try bytes(of: segment)
      do throws(StorageError) {
        try disk.replace(
          place, with: bytes.rawSpan, through: segments.appending(name + Self.newSuffix))
      } catch .disk(let operation, let path, let refusal)
        where refusal == .notFile || operation == .rename && refusal == .notFound
      {
        // A folder takes its place; or another sync of this vault took the partial file for left
        // over, as it ships the segment itself.
        report.passOver(path.lastComponent, refusal)
        continue
      }
      if contents.damagedCopies.contains(name) {
        report.replaced.append(name)
      } else {
        report.shipped.append(name)
      }
    }
    let unread = Set(own.filter(\.isUnread).map(\.name))
    let whole = held.filter { !unread.contains($0.name) }
    let lacking = SyncPlan.lacking(contents.damaged.map(\.segment), from: whole)
    for item in contents.damaged where lacking.contains(item.segment) {
      report.setAside.append(SyncReport.SetAside(item.segment.name, .fault(item.fault)))
    }
  }

  /// Takes the partial files of segments away, which a sync has left there that was cut short. What
  /// can not go now stays for the next sync.
  ///
  /// - Parameter names: segments that are whole there, or that only this vault was about to ship.
  package func clearPartial(_ names: [String]) {
    for name in names {
      let path = segments.appending(name + Self.newSuffix)
      do throws(StorageError) {
        if try disk.statusIfPresent(of: path)?.kind == .file { try disk.remove(path) }
      } catch {
        // Nobody needs it to be gone.
      }
    }
  }

  /// What is in an own segment, read to the end while another process merges and removes it.
  ///
  /// - Throws: `.disk` with `.locked`, as of a process that has the lock, where it could not be
  ///   kept open. The next sync ships what has taken its place.
  private func bytes(of segment: SegmentFile) throws(StorageError) -> [UInt8] {
    do throws(StorageError) {
      return try segment.readAll()
    } catch .disk(let operation, let path, .notFound) {
      throw .disk(operation, path, .locked(holder: nil))
    }
  }
}
