package import Platform

/// A folder, some of which may be unreadable here: a shared folder, or the vault of another device
/// or of another time. It is only read.
package struct Replica {
  private let journal: JournalFolder

  /// Opens the folder.
  ///
  /// - Parameters:
  ///   - vault: whose history has to be in it.
  ///   - own: the key files of that one. A marker with another id counts for nothing where they do
  ///     not belong to another vault, too.
  /// - Throws: `.vault` with `.missing`, `.notAVault`, `.anotherVault` and others.
  package init(
    _ folder: VaultFolder, of vault: VaultMarker, beside own: KeyFiles, state: Path,
    on disk: any Disk, keys: KeyRing, machineID: String
  ) throws(StorageError) {
    do throws(StorageError) {
      let marker = try folder.readMarker(on: disk)
      let files = KeyFiles(folder: folder.keys, disk: disk)
      if marker != vault, try files.isOfAnother(than: own) {
        throw .vault(folder.path, .anotherVault)
      }
    } catch .vault(_, .markerDamaged) {
      // What is of another vault does not open with the keys of this one.
    }
    let isVault = try disk.statusIfPresent(of: folder.journal) != nil
    let paths = JournalPaths(folder: isVault ? folder.journal : folder.path, state: state)
    journal = try JournalFolder(at: paths, on: disk, keys: keys, machineID: machineID)
  }

  /// The files here that are damaged and yet have what a journal lacks: a sync does not bring it.
  package func damagedAdditions(to other: JournalFolder) throws(StorageError) -> [Path] {
    let plan = try plan(beside: other)
    var paths: [Path] = []
    for segment in journal.sealedSegments where plan.fetch.contains(segment.name) {
      if try !segment.damage().isEmpty { paths.append(segment.path) }
    }
    return paths
  }

  /// The histories here that part from those of another journal.
  package func forks(beside other: JournalFolder) throws(StorageError) -> [SyncPlan.Fork] {
    return try plan(beside: other).forks
  }

  /// What can be read here beside what is in another journal; the active segment has no name.
  private func plan(beside other: JournalFolder) throws(StorageError) -> SyncPlan {
    var records: [Extent: HeldExtent] = [:]
    let held = try Self.offers(of: other, &records) { $0.extent }
    let offered = try Self.offers(of: journal, &records) { segment throws(StorageError) in
      try segment.readableExtent()
    }
    let contradictions = try Contradictions(among: (held + offered).map(\.extent)) {
      one, another throws(StorageError) in
      guard let mine = records[one], let theirs = records[another] else { return nil }
      return try mine.partingNumber(beside: theirs, wordless: other.wordless)
    }
    return SyncPlan(held: held, offered: offered, contradictions: contradictions)
  }

  /// - Parameters:
  ///   - records: learns what the records of each extent are read from.
  ///   - extent: the segment's, or that without numbers that can not be read.
  private static func offers(
    of journal: JournalFolder, _ records: inout [Extent: HeldExtent],
    _ extent: (SegmentFile) throws(StorageError) -> Extent
  ) throws(StorageError) -> [OfferedExtent] {
    var offers: [OfferedExtent] = []
    for segment in journal.sealedSegments {
      let extent = try extent(segment)
      records[extent] = HeldExtent(segment, as: extent)
      offers.append(OfferedExtent(name: segment.name, extent: extent))
    }
    if let unsealed = journal.unsealed {
      records[unsealed.extent] = unsealed.held
      offers.append(OfferedExtent(name: "", extent: unsealed.extent))
    }
    return offers
  }

  /// Takes over everything that can be read here and adds to what is in the copy.
  ///
  /// - Parameter mayGoOn: as of `JournalFolder.check`.
  package func heal(
    through appender: borrowing LogAppender, mayGoOn: ReadingProgress = { _, _ in true }
  ) throws(StorageError) {
    let plan = try plan(beside: appender.journal)
    let chosen = journal.sealedSegments.filter { plan.fetch.contains($0.name) }
    let total = chosen.reduce(0) { $0 + $1.byteCount }
    try appender.journal.requireSpace(total)
    var buffer = SegmentBuffer()
    var done = 0
    for segment in chosen {
      guard mayGoOn(done, total) else {
        throw .disk(.read, segment.path, .interrupted)
      }
      try appender.takeOver(segment, through: &buffer)
      done += segment.byteCount
    }
    if plan.fetch.contains("") { try appender.takeOverActive(of: journal) }
  }
}
