import Platform

extension SharedFolder {
  /// Plans what goes from the folder to the journal and back. Where only records show whether two
  /// files have one history of a log, they are read for it.
  ///
  /// - Returns: with the plan, files of the folder that could not be read for that now: what they
  ///   offer may be here or not, and is not fetched; and what the records showed.
  func planned(
    for journal: JournalFolder, with contents: SharedContents
  ) throws(StorageError) -> (
    plan: SyncPlan, waiting: [SyncReport.SetAside], contradictions: Contradictions
  ) {
    let held = held(by: journal)
    var unread: [String: SyncReport.SetAside.Reason] = [:]
    let contradictions = try Contradictions(among: (held + contents.offered).map(\.extent)) {
      one, other throws(StorageError) in
      do throws(StorageError) {
        return try partingNumber(of: one, beside: other, journal, contents)
      } catch .disk(_, let path, let refusal) where path.parent == segments {
        unread[path.lastComponent] = .disk(refusal)
      } catch .file(let path, let fault) where path.parent == segments {
        unread[path.lastComponent] = .fault(fault)
      } catch .disk(_, _, .notFound) {
        // What is no more here contradicts nothing.
      }
      return nil
    }
    let plan = SyncPlan(
      held: held, offered: contents.offered, contradictions: contradictions,
      uncompared: Set(unread.keys))
    let waiting = contents.offered.compactMap { offer in
      unread[offer.name].map { SyncReport.SetAside(offer.name, $0) }
    }
    return (plan, waiting.filter { $0.reason != .disk(.notFound) }, contradictions)
  }

  /// - Throws: also `.disk` with `.io` where nothing differs of what the medium gave back of a file
  ///   of the folder, and that was not all.
  private func partingNumber(
    of one: Extent, beside other: Extent, _ journal: JournalFolder, _ contents: SharedContents
  ) throws(StorageError) -> UInt64? {
    guard let mine = try segment(holding: one, journal, contents),
      let theirs = try segment(holding: other, journal, contents)
    else { return nil }
    let number = try HeldExtent(mine, as: one)
      .partingNumber(beside: HeldExtent(theirs, as: other), wordless: journal.wordless)
    guard number == nil else { return number }
    for segment in [mine, theirs] where segment.path.parent == segments {
      try segment.requireRead()
    }
    return nil
  }

  private func segment(
    holding extent: Extent, _ journal: JournalFolder, _ contents: SharedContents
  ) throws(StorageError) -> SegmentFile? {
    if let own = journal.sealedSegments.first(where: { $0.extent == extent }) { return own }
    guard let name = contents.offered.first(where: { $0.extent == extent })?.name else {
      return nil
    }
    return try SegmentFile(segments.appending(name), on: disk, keys: journal.keys)
  }
}
