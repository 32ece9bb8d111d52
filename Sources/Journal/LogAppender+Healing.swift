import Bytes
import Files

// Damage in a sealed segment becomes explicit: `lost` numbers, which a replica can fill. Until it
// is, the frames look held, and nothing would be fetched for them.
extension LogAppender {
  /// Reads every byte of every segment. Those that are damaged are written anew from what can be
  /// read, with the rest as `lost`; the damaged files are set aside, untouched.
  ///
  /// - Returns: whether there were any.
  /// - Complexity: linear in the size of the journal.
  package func setDamageAside() throws(JournalError) -> Bool {
    var damaged: [Path] = []
    for segment in journal.segments where !(try segment.damage().isEmpty) {
      let old = segment.stretch
      var lost = old.lost
      lost.formUnion(try segment.unreadableNumbers())
      let new = Stretch(
        log: old.log, first: old.first, last: old.last, linkBefore: old.linkBefore,
        linkAfter: old.linkAfter, checkpoints: old.checkpoints, lost: lost, blanked: old.blanked,
        forgotten: old.forgotten, generation: old.generation)
      try journal.publishReadable(of: segment, as: new)
      damaged.append(segment.path)
    }
    for file in journal.unreadable where file.path.parent == journal.paths.segments {
      switch file.fault {
      case .damaged, .incomplete: damaged.append(file.path)
      case .foreign, .newerFormat, .unknownEpoch, .wrongKey: continue
      }
    }
    try journal.setAside(damaged)
    return !damaged.isEmpty
  }
}

extension JournalFolder {
  /// Writes what can be read of a segment into another one.
  fileprivate func publishReadable(
    of segment: SegmentFile, as stretch: Stretch
  ) throws(JournalError) {
    let piece = ReadingPlan.Piece(numbers: segment.stretch.numbers, source: .sealed(segment))
    try install(
      try write(stretch, of: segment.byteCount, effort: .thorough) {
        (writer) throws(JournalError) in
        // What is left out is `lost` in the new stretch.
        _ = try Self.copy([piece], to: &writer)
      })
  }

  /// Moves segments into the folder `aside`, and tells other processes to look again.
  fileprivate func setAside(_ paths: [Path]) throws(JournalError) {
    guard !paths.isEmpty else { return }
    segments.removeAll { paths.contains($0.path) }
    unreadable.removeAll { paths.contains($0.path) }
    lookups.removeAll()
    forgetPlans()
    do throws(DiskError) {
      for path in paths {
        try disk.rename(path, to: self.paths.aside.appending(path.lastComponent))
      }
      try disk.syncDirectory(self.paths.aside)
      try disk.syncDirectory(self.paths.segments)
    } catch {
      state.mustReload = true
      throw .disk(error)
    }
    try announce()
  }
}
