import Journal

/// A damaged vault, opened to be read and for nothing else, and the folder that may heal it.
struct Rescue {
  let source: JournalFolder
  let place: VaultPlace
  let original: VaultFolder
  let other: VaultFolder?
  let marker: VaultMarker
  /// What is wrong with the file that names the vault, if its name had to be found elsewhere, with
  /// the folder of the journal, and with keys that only the other folder's replace.
  private let outerFindings: [Finding]
  let master: MasterKeys
  let keys: KeyRing
  /// Where key files are taken from, the better ones first.
  let keyFolders: [Path]
  let disk: any Disk

  init(
    _ place: VaultPlace, other: Path?, secret: Secret, on disk: any Disk
  ) throws(DiaryError) {
    self.place = place
    self.disk = disk
    original = VaultFolder(place.vault)
    if let other, other == place.vault { throw .sync(.vault(other, .occupied)) }
    self.other = other.map { VaultFolder($0) }
    let (marker, finding) = try Self.marker(of: original, place, or: self.other, on: disk)
    self.marker = marker
    let folders = [original.keys] + (self.other.map { [$0.keys] } ?? [])
    let keysFinding: Finding?
    (master, keysFinding) = try onStorage { () throws(StorageError) in
      let master = try MasterKeys.unlock(
        with: secret, in: folders[0], or: folders.dropFirst().first, on: disk)
      guard other != nil else { return (master, nil) }
      return (master, try Self.finding(onKeysIn: folders[0], with: secret, on: disk))
    }
    let keys = KeyRing(master)
    self.keys = keys
    keyFolders = keysFinding == nil ? folders : folders.reversed()
    let paths = JournalPaths(folder: original.journal, state: place.state(of: marker.vaultID))
    // With nothing to fill it from, what is in the way is reported.
    let isGone = if other == nil { false } else { try !Self.holdsJournal(original, on: disk) }
    outerFindings =
      [finding, isGone ? Finding(.missing, paths.folder) : nil, keysFinding].compactMap { $0 }
    source = try onStorage { () throws(StorageError) in
      try JournalFolder(
        at: paths, on: isGone ? try Self.remembered(paths, on: disk) : disk, keys: keys,
        machineID: Machine.id, wordless: wordlessEvent)
    }
  }

  /// The attachments of the original or of the other folder.
  func attachments(of folder: VaultFolder) -> AttachmentFolder {
    AttachmentFolder(folder, keys: keys, disk: disk)
  }

  /// Reports key files that are whole, and of which the secret opens none.
  private static func finding(
    onKeysIn folder: Path, with secret: Secret, on disk: any Disk
  ) throws(StorageError) -> Finding? {
    let files = KeyFiles(folder: folder, disk: disk)
    // What is damaged or gone is reported by every check.
    guard try !files.areMissing(), try files.damaged().isEmpty else { return nil }
    do throws(StorageError) {
      _ = try MasterKeys.unlock(with: secret, in: folder, on: disk)
      return nil
    } catch {
      if case .disk = error { throw error }
      return Finding(.damaged, folder)
    }
  }

  /// In memory an empty journal, in the place of one that is gone, beside the commit pointer that
  /// says where it ended.
  private static func remembered(
    _ paths: JournalPaths, on disk: any Disk
  ) throws(StorageError) -> any Disk {
    let memory = MemoryDisk()
    try JournalFolder.create(at: paths, on: memory)
    do throws(StorageError) {
      let commitPointer = paths.outsideCommitPointer
      if try disk.statusIfPresent(of: commitPointer)?.kind == .file {
        let bytes = try disk.readAll(commitPointer)
        try memory.replace(
          commitPointer, with: bytes.rawSpan, through: Path(commitPointer.text + ".new"))
      }
    } catch {
      // Without the commit pointer nothing is known of it, and the other folder is all there is.
      guard error.refusal == .io else { throw error }
    }
    return memory
  }

  /// The vault's marker; where it is damaged or gone, one with the id that this device remembers
  /// for the place, because the outside commit pointer is filed under that, or the other folder's,
  /// or a drawn one.
  private static func marker(
    of folder: VaultFolder, _ place: VaultPlace, or other: VaultFolder?, on disk: any Disk
  ) throws(DiaryError) -> (VaultMarker, Finding?) {
    let fault: StorageError
    do throws(StorageError) {
      return (try folder.readMarker(on: disk), nil)
    } catch {
      fault = error
    }
    let finding: Finding
    switch fault {
    case .vault(_, .markerDamaged): finding = Finding(.damaged, folder.marker)
    case .vault(_, .notAVault) where try holdsJournal(folder, on: disk):
      finding = Finding(.damaged, folder.marker)
    default: throw .storage(fault)
    }
    var given: VaultMarker?
    do throws(StorageError) {
      given = try other?.readMarker(on: disk)
    } catch .vault(_, .markerDamaged) {
      // The keys show whose folder it is.
    } catch {
      throw .sync(error)
    }
    let remembered = try onStorage(try place.rememberedIDs(on: disk))
    if remembered.count == 1 { return (VaultMarker(vaultID: remembered[0]), finding) }
    return (given ?? .drawn(), finding)
  }

  private static func holdsJournal(
    _ folder: VaultFolder, on disk: any Disk
  ) throws(DiaryError) -> Bool {
    try onStorage(try disk.statusIfPresent(of: folder.journal)?.kind == .directory)
  }

  /// What is amiss in the original, and of the other folder the damaged files with more in them.
  func findings(mayGoOn: ReadingProgress) throws(DiaryError) -> [Finding] {
    var paths: [Path] = []
    var forks: [SyncPlan.Fork] = []
    try withReplica { replica throws(StorageError) in
      paths = try replica.damagedAdditions(to: source)
      forks = try replica.forks(beside: source)
    }
    return try outerFindings + quarantineFindings()
      + Diary.findings(in: source, original, master, on: disk, mayGoOn: mayGoOn)
      + paths.map { Finding(.damaged, $0) }
      + forks.map {
        Finding(.fork, nil, log: $0.log, numbers: NumberRanges([$0.number...$0.number]))
      }
  }

  /// Reports what is no folder in the place of one that nobody reads and that is always made.
  private func quarantineFindings() throws(DiaryError) -> [Finding] {
    guard try Self.holdsJournal(original, on: disk) else { return [] }
    let quarantine = JournalPaths(folder: original.journal, state: original.journal).quarantine
    let status = try onStorage(try disk.statusIfPresent(of: quarantine))
    return status == nil || status?.kind == .directory ? [] : [Finding(.foreign, quarantine)]
  }

  /// Does something with the other folder, if there is one.
  func withReplica(
    _ work: (Replica) throws(StorageError) -> Void
  ) throws(DiaryError) {
    guard let other else { return }
    let there = VaultPlace(vault: other.path, states: place.states, caches: place.caches)
    let diaryError = { (error: StorageError) -> DiaryError in
      // That it is no vault, or of another one, names the folder that was given.
      if case .vault = error { .sync(error) } else { .stopping(error) }
    }
    try onStorage(as: diaryError) { () throws(StorageError) in
      let replica = try Replica(
        other, of: marker, beside: KeyFiles(folder: original.keys, disk: disk),
        state: there.state(of: marker.vaultID), on: disk, keys: keys, machineID: Machine.id)
      try work(replica)
    }
  }

  /// What the events say. What can not be folded adds nothing, and is copied all the same.
  ///
  /// - Parameter isAllThereIs: whether nothing else can be amiss, so that what can not be folded is
  ///   an error.
  func history(isAllThereIs: Bool) throws(DiaryError) -> History {
    var replay = Replay(history: History(forgotten: source.forgottenEntities))
    do throws(DiaryError) {
      try replay.take(source.branches)
      _ = try replay.fold(source.sources(behind: [:]))
    } catch let error where error.isOfEvents && !isAllThereIs {
      return History()
    }
    return replay.history
  }

  func freeNeighbour() throws(DiaryError) -> Path {
    var number = 1
    while true {
      let path = Path(original.path.text + "-recovered" + (number == 1 ? "" : "-\(number)"))
      if try onStorage(try disk.statusIfPresent(of: path)) == nil { return path }
      number += 1
    }
  }

  /// Nothing was written, because nothing is damaged that a copy would make good.
  func nothingGained(
    _ findings: [Finding], _ told: [LogID: UInt64]
  ) throws(DiaryError) -> RepairReport {
    RepairReport(
      outcome: .nothingGained, findings: findings, losses: source.losses(upTo: told),
      deviceNames: try onStorage(as: DiaryError.stopping, try source.deviceNames()))
  }
}

extension JournalFolder {
  /// What can not be read, known from the openings of the files and from events.
  func losses(upTo told: [LogID: UInt64]) -> [RepairReport.Loss] {
    let lost = logs.flatMap { log in
      gaps(of: log).map { gap in
        RepairReport.Loss(log: log, numbers: gap.numbers, isMissing: gap.reason == .missing)
      }
    }
    let unseen = unseenNumbers(upTo: told).sorted { $0.key < $1.key }
    return lost + unseen.map { RepairReport.Loss(log: $0, numbers: $1, isMissing: true) }
  }
}
