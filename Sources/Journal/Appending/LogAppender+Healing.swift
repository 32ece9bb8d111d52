package import Platform

// Damage in a sealed segment becomes explicit: `lost` numbers, which a replica can fill. Until it
// is, the frames look held, and nothing would be fetched for them.
extension LogAppender {
  /// Reads every byte of every segment. Those that are damaged, or are where others belong, are
  /// written anew from what can be read, with the rest as `lost`; the files are quarantined,
  /// untouched.
  ///
  /// - Returns: whether there were any.
  ///   Those that the medium does not give back now, or gives back in part, are not lost for that
  ///   and stay where they are.
  /// - Complexity: linear in the size of the journal.
  package func setDamageInQuarantine() throws(StorageError) -> Bool {
    var damaged: [Path] = []
    var buffer = SegmentBuffer()
    for segment in journal.segments {
      let isSound = try segment.damage(through: &buffer).isEmpty
      if segment.isUnread || isSound && !segment.isMisnamed { continue }
      try journal.publishReadable(of: segment)
      damaged.append(segment.path)
    }
    for file in journal.unreadable where file.path.parent == journal.paths.segments {
      switch file.fault {
      case .damaged, .incomplete: damaged.append(file.path)
      case .foreign, .newerFormat, .unknownEpoch, .wrongKey, .unread: continue
      }
    }
    journal.segments.removeAll { damaged.contains($0.path) }
    journal.unreadable.removeAll { damaged.contains($0.path) }
    try journal.takeAway(damaged, to: journal.paths.quarantine) { path throws(StorageError) in
      let place = try journal.freeQuarantinePath(for: path.lastComponent)
      try journal.disk.rename(path, to: place)
    }
    return !damaged.isEmpty
  }
}

extension JournalFolder {
  /// Writes what can be read of a segment, of this folder or another, into a new one of this
  /// folder; the rest is `lost` there.
  func publishReadable(of segment: SegmentFile) throws(StorageError) {
    let piece = ReadingPlan.Piece(numbers: segment.extent.numbers, source: .sealed(segment))
    try install(
      try write(try segment.readableExtent(), of: segment.byteCount, effort: .thorough) {
        (writer) throws(StorageError) in
        _ = try Self.copy([piece], to: &writer)
      })
  }

  /// A free path in the folder `quarantine`, as a file and a folder never take each other's place.
  fileprivate func freeQuarantinePath(for name: String) throws(StorageError) -> Path {
    let path = paths.quarantine.appending(name)
    guard try disk.statusIfPresent(of: path) != nil else { return path }
    return paths.quarantine.appending(String(KernelRandom().next(), radix: 16) + "-" + name)
  }
}

extension SegmentFile {
  /// The extent without the numbers that can not be read.
  package func readableExtent() throws(StorageError) -> Extent {
    var readable = extent
    readable.lost.formUnion(try unreadableNumbers())
    return readable
  }
}
