package import Platform

// Where histories of a log part, each is read as a log of its own. What is written, sealed and
// shipped goes by the log that the files name.
extension JournalFolder {
  /// The histories into which logs here part; none in nearly every vault.
  package var branches: Branches {
    if let known = knownBranches, known.revision == revision { return known.branches }
    var found = Branches()
    var isLasting = true
    for log in Set(segments.map(\.extent.log)).sorted() {
      let held = heldExtents(ofFiles: log)
      guard Self.overlaps(held) else { continue }
      if active?.opening.log == log || unsealed?.extent.log == log { isLasting = false }
      do throws(StorageError) {
        try found.add(log, held, wordless: wordless)
      } catch {
        // Somebody took a file away meanwhile: all is read anew.
        isLasting = false
        state.mustReload = true
      }
    }
    knownBranches = (revision, isLasting, found)
    return found
  }

  private static func overlaps(_ held: [HeldExtent]) -> Bool {
    var end: UInt64 = 0
    for extent in held.map(\.extent).sorted(by: { $0.first < $1.first }) {
      if extent.first <= end { return true }
      end = max(end, extent.last)
    }
    return false
  }

  /// Whether files here have two histories in the name of a log.
  package func isParted(_ log: LogID) -> Bool { !branches.runs(of: log).isEmpty }

  /// All extents in files that name a log, with what is needed to read their records.
  private func heldExtents(ofFiles log: LogID) -> [HeldExtent] {
    var result = segments.filter { $0.extent.log == log }
      .map { HeldExtent($0, as: $0.extent) }
    if let unsealed, unsealed.extent.log == log { result.append(unsealed.held) }
    return result
  }

  /// The segments with some of a log, or of what comes before and behind it, and whether the active
  /// one has some.
  func holders(of log: LogID) -> (segments: [SegmentFile], holdsActive: Bool) {
    guard let run = branches.run(log) else {
      return (segments.filter { $0.extent.log == log }, unsealed?.extent.log == log)
    }
    let all = segments.filter { $0.extent.log == run.log }
    let holders = branches.holders(of: run)
    return (holders.filter { $0 < all.count }.map { all[$0] }, holders.contains(all.count))
  }

  /// All extents with some of a log: one a sealed segment, and one for the active one.
  package func extents(of log: LogID) -> [Extent] {
    let (segments, holdsActive) = holders(of: log)
    return segments.map(\.extent) + (holdsActive ? [unsealed].compactMap { $0?.extent } : [])
  }

  /// The chain hashes known here after a number of a log: none where nobody knows, several where
  /// nobody knows whose they are. Where others go on from it, which may be in the middle of a
  /// commit, its end is known by their ids, and any chain hash will do.
  package func chainHashes(of log: LogID, after number: UInt64) -> Set<ChainHash> {
    if let run = branches.run(log), number >= run.last, run.isForked || number > run.last {
      return number == run.last ? [.start] : []
    }
    var chainHashes = Set(extents(of: log).compactMap { $0.chainHash(after: number) })
    if let active, active.opening.log == log, let chainHash = active.chainHash(after: number) {
      chainHashes.insert(chainHash)
    }
    for frame in state.frames(of: log) where frame.watermark == number {
      chainHashes.insert(frame.chainHashAtWatermark)
    }
    return chainHashes
  }

  /// The first numbers, in the name of a log, that stand for several events.
  package func forks(of log: LogID) -> [UInt64] {
    branches.runs(of: log).filter(\.isForked).map { $0.last + 1 }.sorted()
  }

  /// The numbers of a log that is read as one after which files or commit pointers know different
  /// chain hashes: of another history too little is here to be read beside it.
  func contradictedNumbers(of log: LogID) -> [UInt64] {
    let all = extents(of: log)
    var points = Set([forkWithSealed(of: log)].compactMap(\.self))
    for (position, extent) in all.enumerated() {
      points.formUnion(all[(position + 1)...].compactMap { extent.forkPoint(with: $0) })
    }
    return points.sorted()
  }

  /// Where a log that was left ended: the history of it that this device wrote, which the outside
  /// commit pointer names until another log's first record is durable.
  package func leftEnd(of log: LogID) -> ToldEnd {
    let end = ToldEnd(log: log, knownEnd: end(of: log))
    guard isParted(log), let left = newestCommitPointer(of: log)?.logEnd,
      let chainHash = left.chainHash,
      let place = branches.place(of: chainHash)
    else { return end }
    return ToldEnd(log: place.log, knownEnd: left)
  }
}
