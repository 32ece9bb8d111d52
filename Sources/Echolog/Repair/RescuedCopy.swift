import Journal

/// The copy that a rescue makes: at its target, or in memory, to learn what would be in it there.
struct RescuedCopy {
  private let rescue: Rescue
  private let target: Path
  private let partial: VaultFolder
  private let isForeseen: Bool
  /// Where it is written; everything else is read from the disk of the rescue.
  private let disk: any Disk

  /// - Parameter isForeseen: whether it is written in memory, which takes as much of it as the copy
  ///   is long. There is then as much space as there is at the target; whether this user may write
  ///   there is not tried.
  init(of rescue: Rescue, at target: Path, isForeseen: Bool) throws(DiaryError) {
    (self.rescue, self.target, self.isForeseen) = (rescue, target, isForeseen)
    partial = VaultFolder(Path(target.text + ".partial"))
    disk =
      isForeseen
      ? try onStorage(try Self.memory(withRoomAsAt: target, on: rescue.disk)) : rescue.disk
  }

  private static func memory(
    withRoomAsAt target: Path, on disk: any Disk
  ) throws(StorageError) -> any Disk {
    var place = target
    while try disk.statusIfPresent(of: place) == nil, place.parent != place { place = place.parent }
    return MemoryDisk(capacityBytes: try disk.freeBytes(at: place))
  }

  /// Writes the copy beside its place and puts it there.
  ///
  /// - Parameters:
  ///   - told: up to where events name logs.
  ///   - mustHeal: whether the copy is only worth keeping if the other folder filled a gap.
  func write(
    _ findings: [Finding], _ told: [LogID: UInt64], mustHeal: Bool, mayGoOn: ReadingProgress
  ) throws(DiaryError) -> RepairReport {
    try onStorage(try requireFree())
    let report: RepairReport?
    do throws(DiaryError) {
      report = try fill(findings, told, mustHeal: mustHeal, mayGoOn)
    } catch {
      let first = error
      do throws(StorageError) { try clear() } catch {
        // It bears no marker and so is no vault; the next repair takes it away.
      }
      throw first
    }
    if let report { return report }
    try onStorage(try clear())
    return try rescue.nothingGained(findings, told)
  }

  /// Keeps other repairs out until the copy is in its place.
  ///
  /// - Returns: nil where the copy is not worth keeping.
  private func fill(
    _ findings: [Finding], _ told: [LogID: UInt64], mustHeal: Bool, _ mayGoOn: ReadingProgress
  ) throws(DiaryError) -> RepairReport? {
    let appender = try onStorage(as: DiaryError.stopping, try begin())
    let notCopied = try takeOver(through: appender, mayGoOn)
    let lacking = try takeOverAttachments(mayGoOn)
    let copy = try onStorage(as: DiaryError.stopping, try reread(mayGoOn))
    let losses = copy.losses(upTo: told)
    // What is only in the other folder, nothing known of here.
    let returned = findings.unreadNumbers.subtracting(losses.numbers)
      .union(copy.heldNumbers.subtracting(rescue.source.heldNumbers(readAs: copy.branches)))
    if mustHeal, returned.isEmpty { return nil }
    let names = try onStorage { () throws(StorageError) in
      // Read while the files are where the copy knows them.
      let names = try copy.deviceNames()
      try partial.write(rescue.marker, on: disk)
      try disk.rename(partial.path, to: target)
      try disk.syncDirectory(target.parent)
      return names
    }
    do throws(StorageError) { try appender.close() } catch {
      // The system lets go of it with the process.
    }
    return RepairReport(
      outcome: isForeseen ? .foreseen(target) : .copied(target),
      findings: findings + notCopied.map { Finding(.unread, $0) }, losses: losses,
      notCopied: notCopied + lacking, kept: copy.heldNumbers, returned: returned,
      deviceNames: names)
  }

  /// A folder without a commit pointer: the copy has been written in no place yet.
  private var paths: JournalPaths {
    JournalPaths(folder: partial.journal, state: partial.journal.appending("aside"))
  }

  private func open() throws(StorageError) -> JournalFolder {
    try JournalFolder(
      at: paths, on: disk, keys: rescue.keys, machineID: Machine.id, wordless: wordlessEvent)
  }

  /// Takes the folder for this repair, with nothing in it but keys.
  private func begin() throws(StorageError) -> LogAppender {
    let lock = try claim()
    try clearAllButLock()
    try disk.requireSpace(
      rescue.source.byteCount + rescue.attachments(of: rescue.original).byteCount()
        + Self.spareByteCount, at: partial.path)
    try JournalFolder.create(at: paths, on: disk)
    let held = KeyFiles(folder: partial.keys, disk: disk)
    for folder in rescue.keyFolders {
      _ = try held.adopt(from: KeyFiles(folder: folder, disk: rescue.disk), of: rescue.master)
    }
    return try open().beginCopy(of: rescue.source, lock: lock)
  }

  private func reread(_ mayGoOn: ReadingProgress) throws(StorageError) -> JournalFolder {
    let copy = try open()
    let damaged = try copy.check(mayGoOn: { _, total in mayGoOn(total, total) }).first {
      $0.cause == .damaged || $0.cause == .incomplete || $0.cause == .unread
    }
    if let path = damaged?.path { throw .journal(.sealingMismatch(path)) }
    return copy
  }

  /// - Returns: files that wait for a key or a newer program, and of which the medium does not give
  ///   all back.
  private func takeOver(
    through appender: borrowing LogAppender, _ mayGoOn: ReadingProgress
  ) throws(DiaryError) -> [Path] {
    let source = rescue.source
    var notCopied: [Path] = []
    var buffer = SegmentBuffer()
    try onStorage(as: DiaryError.stopping) { () throws(StorageError) in
      var done = 0
      for segment in source.sealedSegments {
        guard mayGoOn(done, source.byteCount) else {
          throw .disk(.read, segment.path, .interrupted)
        }
        try appender.takeOver(segment, through: &buffer)
        done += segment.byteCount
      }
      for file in source.waiting {
        let isCopied = try appender.takeOverUnopened(file, of: source)
        if !isCopied { notCopied.append(file.path) }
      }
      try appender.takeOverActive(of: source)
    }
    try rescue.withReplica { replica throws(StorageError) in
      try replica.heal(through: appender, mayGoOn: mayGoOn)
    }
    try onStorage { () throws(StorageError) in
      for log in appender.journal.logs { try appender.removeSuperseded(log) }
      try appender.finishCopy(of: source)
    }
    return notCopied
  }

  /// Takes over the attachments that are whole in the original or in the other folder.
  ///
  /// - Returns: those of the original that are whole in neither.
  private func takeOverAttachments(_ mayGoOn: ReadingProgress) throws(DiaryError) -> [Path] {
    try onStorage(as: DiaryError.stopping) { () throws(StorageError) in
      let copy = AttachmentFolder(partial, keys: rescue.keys, disk: disk)
      let own = rescue.attachments(of: rescue.original)
      var lacking = Set(try own.readableNames())
      let before = rescue.source.byteCount
      for case let folder? in [rescue.original, rescue.other] {
        let taken = try copy.takeOver(rescue.attachments(of: folder), isForeseen: isForeseen) {
          mayGoOn(before + $0, before)
        }
        lacking.subtract(taken)
      }
      return lacking.sorted().map { own.place(of: $0) }
    }
  }

  /// For key files, commit pointers and the ballast file.
  private static let spareByteCount = 2 << 20

  /// - Throws: `.exists` when something is in the way at the target, or anything but a repair that
  ///   was cut short lies where this one begins.
  private func requireFree() throws(StorageError) {
    let disk = rescue.disk
    if let status = try disk.statusIfPresent(of: target) {
      guard status.kind == .directory, try disk.list(target).isEmpty else {
        throw .disk(.makeDirectory, target, .exists)
      }
    }
    guard let status = try disk.statusIfPresent(of: partial.path) else { return }
    // With its marker a copy is a vault, which somebody may have written in; and no repair makes an
    // active segment.
    let own = [VaultFolder.newMarkerName, VaultFolder.attachmentsName, "journal", "keys"]
    let isUnmarked = try disk.list(partial.path).allSatisfy { own.contains($0.name) }
    let isUnwritten = try disk.statusIfPresent(of: paths.active) == nil
    guard isUnmarked, isUnwritten, try !isRead(status) else {
      throw .disk(.makeDirectory, partial.path, .exists)
    }
    let lock = partial.journal.appending("lock")
    // Somebody else may be repairing into the same place.
    if try disk.statusIfPresent(of: lock) != nil {
      try disk.lock(lock, .shared, timeoutMilliseconds: 0).release()
    }
  }

  /// Whether a folder is one that this repair reads, under whatever name.
  private func isRead(_ folder: FileStatus) throws(StorageError) -> Bool {
    for case let read? in [rescue.original.path, rescue.other?.path] {
      guard let status = try rescue.disk.statusIfPresent(of: read) else { continue }
      if status.device == folder.device, status.inode == folder.inode { return true }
    }
    return false
  }

  /// Whoever has its lock may fill the folder, or take it away.
  private func claim() throws(StorageError) -> FileLock {
    try disk.makeDirectories(partial.journal)
    return try disk.lock(paths.lock, .exclusive, timeoutMilliseconds: 0)
  }

  /// Takes away what this repair began, unless another one has it by now.
  private func clear() throws(StorageError) {
    guard try disk.statusIfPresent(of: partial.path) != nil else { return }
    // On a full disk perhaps not even the lock could be made.
    if try disk.statusIfPresent(of: paths.lock) != nil {
      let lock = try claim()
      try clearAllButLock()
      try disk.remove(paths.lock)
      try lock.release()
    }
    if try disk.statusIfPresent(of: partial.journal) != nil {
      try disk.removeDirectory(partial.journal)
    }
    try disk.removeDirectory(partial.path)
  }

  /// Takes away what a repair left that was cut short, and nothing else.
  private func clearAllButLock() throws(StorageError) {
    // The marker first: what is left of a vault must not be taken for one.
    for path in [partial.marker, partial.path.appending(VaultFolder.newMarkerName)] {
      if try disk.statusIfPresent(of: path) != nil { try disk.remove(path) }
    }
    for folder in [
      partial.keys, partial.attachments, paths.segments, paths.quarantine, partial.journal,
    ] {
      guard try disk.statusIfPresent(of: folder) != nil else { continue }
      for entry in try disk.list(folder) where entry.kind == .file {
        let path = folder.appending(entry.name)
        if path != paths.lock { try disk.remove(path) }
      }
      if folder != partial.journal { try disk.removeDirectory(folder) }
    }
  }
}

extension [RepairReport.Loss] {
  var numbers: [LogID: NumberRanges] {
    Dictionary(grouping: self, by: \.log).mapValues { NumberRanges($0.map(\.numbers)) }
  }
}
