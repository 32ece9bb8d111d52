package import Journal

/// What a repair found and did.
///
///     let report = try await Diary.repair(
///       folder + "/vault", stateFolder: folder + "/state", secret: .passphrase(words))
///     show(report.copy, report.returnedEventCount, report.lostEventCount)
public struct RepairReport: Sendable {
  package let outcome: Outcome
  /// What is amiss in the original, as a check reports it.
  package let findings: [Finding]
  /// What can not be read afterwards, in the copy where one was made.
  package let losses: [Loss]
  /// Files that the copy is without: attachments that are whole in no folder, and what waits for a
  /// key or a newer program, because the medium does not give all of it back. What is in them
  /// nobody knows.
  package let notCopied: [Path]
  /// What is in the copy.
  package let kept: [LogID: NumberRanges]
  /// What the original can not read and the copy can.
  package let returned: [LogID: NumberRanges]
  /// What the devices are called whose logs are meant.
  package let deviceNames: [LogID: String]
  /// The vault's, as far as its events can be read.
  package internal(set) var policy = Policy.all

  /// What became of it.
  package enum Outcome: Hashable, Sendable {
    /// Every byte is as it was written; there was nothing to do.
    case nothingDamaged
    /// No file is damaged: events are missing, and no folder that was named has them.
    case nothingGained
    /// A whole vault is at the path.
    case copied(Path)
    /// A repair would put a whole vault there; nothing was written.
    case foreseen(Path)
  }

  /// Numbers of a log that can not be read, for one reason.
  package struct Loss: Hashable, Sendable {
    package let log: LogID
    package let numbers: ClosedRange<UInt64>
    /// Whether no file lists them as lost: one that is not here may have them.
    package let isMissing: Bool
  }

  package init(
    outcome: Outcome, findings: [Finding], losses: [Loss] = [], notCopied: [Path] = [],
    kept: [LogID: NumberRanges] = [:], returned: [LogID: NumberRanges] = [:],
    deviceNames: [LogID: String] = [:]
  ) {
    (self.outcome, self.findings, self.losses) = (outcome, findings, losses)
    (self.notCopied, self.kept, self.returned) = (notCopied, kept, returned)
    self.deviceNames = deviceNames
  }
}

/// What was put in order among key files.
package struct KeysReport: Sendable {
  /// Files of which a copy was written anew.
  package private(set) var mended: [Path] = []
  /// Key files that were no keys of the vault, and are gone.
  package private(set) var removed: [Path] = []
  /// Whether nothing was done yet.
  package let isForeseen: Bool

  fileprivate mutating func mend(
    _ folder: VaultFolder, with keys: MasterKeys, on disk: any Disk
  ) throws(StorageError) {
    let found = try KeyFiles(folder: folder.keys, disk: disk)
      .mend(with: keys, isForeseen: isForeseen)
    mended += found.mended
    removed += found.removed
    if try !folder.markerDamage(on: disk).isEmpty {
      if !isForeseen { try folder.write(folder.readMarker(on: disk), on: disk) }
      mended.append(folder.marker)
    }
  }
}

extension Diary {
  /// Writes what can be read of a damaged vault into a new one beside it: keys, every sound file as
  /// it is, of damaged ones what is left, and what another folder still has of the rest. The
  /// original is only read. The copy appears whole or not at all, and whoever writes there first
  /// begins a log of its own.
  ///
  /// - Parameters:
  ///   - target: an absent or empty folder; nil for one beside the vault.
  ///   - other: a shared folder, or another vault of the same history.
  ///   - isForeseen: whether all of it is done in memory and nothing is written, to show what a
  ///     repair would do.
  /// - Throws: `.storage` with `.disk` and `.exists` when the target is not empty, `.noSpace`
  ///   before anything is written, `.locked` while somebody writes; with `.vault` or `.secret` when
  ///   no secret or no marker can be found; `.sync` where it is about the other folder;
  ///   `.cancelled`.
  /// - Complexity: linear in the size of the journal.
  package static func repair(
    _ place: VaultPlace, into target: Path? = nil, from other: Path? = nil,
    isForeseen: Bool = false, secret: Secret, on disk: any Disk = POSIXDisk(),
    mayGoOn: (Int, Int) -> Bool = { _, _ in true }
  ) throws(DiaryError) -> RepairReport {
    let rescue = try Rescue(place, other: other, secret: secret, on: disk)
    let lock = try onStorage(as: DiaryError.stopping) { () throws(StorageError) in
      let lock = try rescue.source.keepWritersOut()
      // A newer program may have written until now.
      try rescue.source.refresh()
      return lock
    }
    let attachments = rescue.attachments(of: rescue.original)
    let total = 2 * (rescue.source.byteCount + (try onStorage(try attachments.byteCount())))
    var findings = try rescue.findings { done, _ in mayGoOn(done, total) }
    let isDamaged = findings.contains(where: \.isMendable)
    let history = try rescue.history(isAllThereIs: !isDamaged)
    let told = rescue.source.toldNumbers(by: history)
    findings += rescue.source.unseenFindings(upTo: told)
    if !isDamaged {
      guard findings.contains(where: \.isDamage) else {
        return RepairReport(outcome: .nothingDamaged, findings: findings)
      }
      if other == nil { return try rescue.nothingGained(findings, told) }
    }
    let goal = if let target { target } else { try rescue.freeNeighbour() }
    let copy = try RescuedCopy(of: rescue, at: goal, isForeseen: isForeseen)
    var report = try copy.write(findings, told, mustHeal: !isDamaged) { done, _ in
      mayGoOn(total / 2 + done, total)
    }
    _ = consume lock
    report.policy = history.settings.policy
    return report
  }

  /// Puts the key files of a vault in order, and the file that names it, where they lie: what is
  /// damaged in one of its two copies is written anew, and key files are taken away that open
  /// nothing here and that no holder of the vault's key made.
  ///
  /// - Parameters:
  ///   - shared: a shared folder of the vault, in which the same is done.
  ///   - isForeseen: whether it is only reported what would be done.
  /// - Throws: `.storage` as `open`; `.sync` with `.anotherVault` where no key file of the other
  ///   folder is this vault's, and others.
  package static func mendKeys(
    _ place: VaultPlace, and shared: Path? = nil, isForeseen: Bool = false, secret: Secret,
    on disk: any Disk = POSIXDisk()
  ) throws(DiaryError) -> KeysReport {
    let vault = try onStorage(try UnlockedVault.open(at: place.vault, secret: secret, on: disk))
    var report = KeysReport(isForeseen: isForeseen)
    try onStorage(try report.mend(vault.folder, with: vault.keys, on: disk))
    guard let shared else { return report }
    try onStorage(as: DiaryError.sync) { () throws(StorageError) in
      let folder = VaultFolder(shared)
      guard try KeyFiles(folder: folder.keys, disk: disk).holdsAny(of: vault.keys) else {
        throw .vault(shared, .anotherVault)
      }
      try report.mend(folder, with: vault.keys, on: disk)
    }
    return report
  }

  /// What kinds of secret open the vault, or the other folder where that is unknown.
  package static func secretKinds(
    at place: VaultPlace, or other: Path?, on disk: any Disk = POSIXDisk()
  ) throws(DiaryError) -> Set<SecretKind> {
    try onStorage { () throws(StorageError) in
      do throws(StorageError) {
        return try KeyFiles(folder: VaultFolder(place.vault).keys, disk: disk).secretKinds()
      } catch {
        if case .secret(.noUsableKey) = error, let other {
          return try KeyFiles(folder: VaultFolder(other).keys, disk: disk).secretKinds()
        }
        // What is there is perhaps no vault at all, which is reported first.
        do throws(StorageError) {
          _ = try VaultFolder(place.vault).readMarker(on: disk)
        } catch .vault(_, .markerDamaged) {
          // The keys are the greater trouble.
        }
        throw error
      }
    }
  }
}
