import Bytes
import Files
import Journal
import Sync
import System
import Vault

/// A damaged vault, opened to be read and for nothing else, and the folder that may heal it.
struct Rescue {
  let source: JournalFolder
  private let place: VaultPlace
  private let original: VaultFolder
  private let other: VaultFolder?
  private let marker: VaultMarker
  /// What is wrong with the file that names the vault, if its name had to be found elsewhere.
  private let markerFinding: Finding?
  private let keys: KeyRing
  private let disk: any Disk

  init(
    _ place: VaultPlace, other: Path?, secret: Secret, on disk: any Disk
  ) throws(DiaryError) {
    self.place = place
    self.disk = disk
    original = VaultFolder(place.vault)
    if let other, other == place.vault { throw .sync(.vault(.occupied(other))) }
    self.other = other.map { VaultFolder($0) }
    (marker, markerFinding) = try Self.marker(of: original, place, or: self.other, on: disk)
    do throws(VaultError) {
      keys = KeyRing(
        try MasterKeys.unlock(
          with: secret, in: original.keys, or: self.other?.keys, on: disk))
    } catch {
      throw .vault(error)
    }
    do throws(JournalError) {
      source = try JournalFolder(
        at: JournalPaths(folder: original.journal, state: place.state(of: marker.vaultID)),
        on: disk, keys: keys, machineID: Machine.id)
    } catch {
      throw .journal(error)
    }
  }

  /// The vault's marker; where it is damaged or gone, the other folder's, or the one that this
  /// device remembers for the place.
  private static func marker(
    of folder: VaultFolder, _ place: VaultPlace, or other: VaultFolder?, on disk: any Disk
  ) throws(DiaryError) -> (VaultMarker, Finding?) {
    let fault: VaultError
    do throws(VaultError) {
      return (try folder.readMarker(on: disk), nil)
    } catch {
      fault = error
    }
    let finding: Finding
    switch fault {
    case .markerDamaged: finding = Finding(.damaged, folder.marker)
    case .notAVault where try holdsJournal(folder, on: disk):
      finding = Finding(.damaged, folder.marker)
    default: throw .vault(fault)
    }
    if let other {
      do throws(VaultError) {
        return (try other.readMarker(on: disk), finding)
      } catch {
        throw .sync(.vault(error))
      }
    }
    let remembered: [LogID]
    do throws(DiskError) {
      remembered = try place.rememberedIDs(on: disk)
    } catch {
      throw .vault(.disk(error))
    }
    guard remembered.count == 1 else { throw .vault(.markerDamaged(folder.path)) }
    return (VaultMarker(vaultID: remembered[0]), finding)
  }

  private static func holdsJournal(
    _ folder: VaultFolder, on disk: any Disk
  ) throws(DiaryError) -> Bool {
    do throws(DiskError) {
      return try disk.statusIfPresent(of: folder.journal)?.kind == .directory
    } catch {
      throw .vault(.disk(error))
    }
  }

  /// What is amiss in the original.
  func findings(mayGoOn: ReadingProgress) throws(DiaryError) -> [Finding] {
    try (markerFinding.map { [$0] } ?? [])
      + Diary.findings(in: source, original, on: disk, mayGoOn: mayGoOn)
  }

  /// A folder beside the vault that is not there yet.
  func freeNeighbour() throws(DiaryError) -> Path {
    var number = 1
    while true {
      let path = Path(original.path.text + "-recovered" + (number == 1 ? "" : "-\(number)"))
      let status = try onDisk { () throws(DiskError) in try disk.statusIfPresent(of: path) }
      if status == nil { return path }
      number += 1
    }
  }

  /// Nothing was written, because nothing is damaged that a copy would make good.
  func nothingGained(_ findings: [Finding]) throws(DiaryError) -> RepairReport {
    let names = try onRepair { () throws(JournalError) in try source.deviceNames() }
    return RepairReport(
      outcome: .nothingGained, findings: findings, losses: source.losses, deviceNames: names)
  }
}

// MARK: Writing

extension Rescue {
  /// Writes the copy beside its place and puts it there.
  ///
  /// - Parameter mustHeal: whether the copy is only worth keeping if the other folder filled a gap.
  func write(
    into target: Path, _ findings: [Finding], mustHeal: Bool, mayGoOn: ReadingProgress
  ) throws(DiaryError) -> RepairReport {
    try requireFree(target)
    let partial = VaultFolder(Path(target.text + ".partial"))
    try onDisk { () throws(DiskError) in try clear(partial) }
    do throws(DiaryError) {
      let copy = try fill(partial, mayGoOn)
      let losses = copy.losses
      let healed = Self.unread(findings).subtracting(losses)
      if mustHeal, healed == 0 {
        try onDisk { () throws(DiskError) in try clear(partial) }
        return try nothingGained(findings)
      }
      // Read while the files are where the copy knows them.
      let names = try onRepair { () throws(JournalError) in try copy.deviceNames() }
      try wrappingVault { () throws(VaultError) in try partial.write(marker, on: disk) }
      try onDisk { () throws(DiskError) in
        try disk.rename(partial.path, to: target)
        try disk.syncDirectory(target.parent)
      }
      return RepairReport(
        outcome: .copied(target), findings: findings, losses: losses, healed: healed,
        eventCount: copy.recordCount, deviceNames: names)
    } catch {
      let first = error
      do throws(DiskError) { try clear(partial) } catch {
        // It bears no marker and so is no vault; the next repair takes it away.
      }
      throw first
    }
  }

  /// Fills the folder with everything but the marker, and reads all of it once more.
  private func fill(
    _ partial: VaultFolder, _ mayGoOn: ReadingProgress
  ) throws(DiaryError) -> JournalFolder {
    // A folder that holds nothing of a head: the copy has been written in no place yet.
    let paths = JournalPaths(
      folder: partial.journal, state: partial.journal.appending("aside"))
    try onDisk { () throws(DiskError) in
      try disk.makeDirectories(partial.path)
      try disk.requireSpace(source.byteCount + Self.spareByteCount, at: partial.path)
    }
    try onRepair { () throws(JournalError) in try JournalFolder.create(at: paths, on: disk) }
    try wrappingVault { () throws(VaultError) in
      let held = KeyFiles(folder: partial.keys, disk: disk)
      _ = try held.adopt(from: KeyFiles(folder: original.keys, disk: disk))
      if let other { _ = try held.adopt(from: KeyFiles(folder: other.keys, disk: disk)) }
    }
    let open = { () throws(JournalError) in
      try JournalFolder(at: paths, on: disk, keys: keys, machineID: Machine.id)
    }
    let appender = try onRepair { () throws(JournalError) in
      try open().beginCopy(of: source)
    }
    try takeOver(through: appender, mayGoOn)
    return try onRepair { () throws(JournalError) in
      let copy = try open()
      let damaged = try copy.check(mayGoOn: { _, total in mayGoOn(total, total) }).first {
        $0.cause == .damaged || $0.cause == .incomplete
      }
      if let path = damaged?.path { throw JournalError.sealingMismatch(path) }
      return copy
    }
  }

  private func takeOver(
    through appender: consuming LogAppender, _ mayGoOn: ReadingProgress
  ) throws(DiaryError) {
    var buffer = SegmentBuffer()
    do throws(JournalError) {
      var done = 0
      for segment in source.sealedSegments {
        guard mayGoOn(done, source.byteCount) else {
          throw JournalError.disk(DiskError(.read, segment.path, .interrupted))
        }
        try appender.takeOver(segment, through: &buffer)
        done += segment.byteCount
      }
      for file in source.waiting { try appender.takeOverUnopened(file) }
      try appender.takeOverLive(of: source)
    } catch {
      throw DiaryError(stopping: error)
    }
    if let other {
      do throws(SyncError) {
        let there = VaultPlace(vault: other.path, states: place.states, caches: place.caches)
        try Replica(
          other, of: marker, state: there.state(of: marker.vaultID), on: disk, keys: keys,
          machineID: Machine.id
        ).heal(through: appender, mayGoOn: mayGoOn)
      } catch .journal(let error) {
        throw DiaryError(stopping: error)
      } catch {
        throw .sync(error)
      }
    }
    do throws(JournalError) {
      for log in appender.journal.logs { try appender.removeSuperseded(log) }
      try appender.finishCopy(of: source)
    } catch {
      throw .journal(error)
    }
  }

  /// For key files, heads and the reserve.
  private static let spareByteCount = 2 << 20

  private func requireFree(_ target: Path) throws(DiaryError) {
    try onDisk { () throws(DiskError) in
      guard let status = try disk.statusIfPresent(of: target) else { return }
      guard status.kind == .directory, try disk.list(target).isEmpty else {
        throw DiskError(.makeDirectory, target, .exists)
      }
    }
  }

  /// Takes away what a repair left that was cut short, and nothing else.
  private func clear(_ partial: VaultFolder) throws(DiskError) {
    guard try disk.statusIfPresent(of: partial.path) != nil else { return }
    let marker = partial.marker.lastComponent
    let own = [marker, VaultFolder.newMarkerName, "journal", "keys"]
    guard try disk.list(partial.path).allSatisfy({ own.contains($0.name) }) else {
      throw DiskError(.makeDirectory, partial.path, .exists)
    }
    let journal = partial.journal
    let lock = journal.appending("lock")
    // Somebody else may be repairing into the same place.
    if try disk.statusIfPresent(of: lock) != nil {
      try disk.lock(lock, .exclusive, timeoutMilliseconds: 0).release()
    }
    let inner = [journal.appending("segments"), journal.appending("aside"), journal, partial.keys]
    for folder in inner + [partial.path] {
      guard try disk.statusIfPresent(of: folder) != nil else { continue }
      for entry in try disk.list(folder) where entry.kind == .file {
        try disk.remove(folder.appending(entry.name))
      }
      try disk.removeDirectory(folder)
    }
  }

  /// The numbers that findings tell as not readable.
  private static func unread(_ findings: [Finding]) -> [LogID: NumberRanges] {
    var numbers: [LogID: NumberRanges] = [:]
    for finding in findings {
      switch finding.cause {
      case .damaged, .incomplete, .lost, .missing:
        if let log = finding.log {
          numbers[log, default: NumberRanges()].formUnion(finding.numbers)
        }
      default: continue
      }
    }
    return numbers
  }

  private func onDisk<Result>(
    _ work: () throws(DiskError) -> Result
  ) throws(DiaryError) -> Result {
    do throws(DiskError) {
      return try work()
    } catch {
      throw .journal(.disk(error))
    }
  }

  private func wrappingVault(_ work: () throws(VaultError) -> Void) throws(DiaryError) {
    try Diary.wrapping(work)
  }
}

extension [LogID: NumberRanges] {
  /// How many of the numbers are in no loss.
  fileprivate func subtracting(_ losses: [RepairReport.Loss]) -> UInt64 {
    reduce(0) { sum, entry in
      let still = NumberRanges(losses.filter { $0.log == entry.key }.map(\.numbers))
      return sum
        + entry.value.ranges.reduce(0) { $0 + still.gaps(within: $1).count }
    }
  }
}

extension JournalFolder {
  /// What can not be read, told from the openings of the files.
  fileprivate var losses: [RepairReport.Loss] {
    logs.flatMap { log in
      gaps(of: log).map { gap in
        RepairReport.Loss(log: log, numbers: gap.numbers, isMissing: gap.reason == .missing)
      }
    }
  }
}
