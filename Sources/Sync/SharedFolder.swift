import Bytes
package import Files
package import Journal
package import Vault

/// The folder through which devices exchange segments and key files.
///
/// Source: `Schemas/vault-format.md`, "The shared folder".
package struct SharedFolder: Sendable {
  package let folder: VaultFolder
  let disk: any Disk

  package init(_ path: Path, on disk: any Disk) {
    folder = VaultFolder(path)
    self.disk = disk
  }

  var segments: Path { folder.path.appending("segments") }
}

/// What a sync did.
package struct SyncReport: Hashable, Sendable {
  /// Names of the segments that were taken in, and of those that were put into the shared folder.
  package var received: [String] = []
  package var shipped: [String] = []
  package var keysReceived = 0
  package var keysShipped = 0
  /// Files that could not be used now, by name, and why; a later sync tries them again.
  package var setAside: [SetAside] = []
  package var forks: [SyncPlan.Fork] = []

  package init() {}

  /// A file of the shared folder that was passed over.
  package struct SetAside: Hashable, Sendable {
    package let name: String
    package let fault: FileFault
  }
}

extension SharedFolder {
  /// Makes an empty or absent folder the shared folder of a vault, or makes sure that it is; then
  /// copies key files both ways.
  ///
  /// - Throws: `SyncError.vault` with `.anotherVault`, or with `.notAVault` for a folder that holds
  ///   other things.
  package func prepare(for vault: UnlockedVault, _ report: inout SyncReport) throws(SyncError) {
    do throws(VaultError) {
      guard folder.path != vault.folder.path else { throw VaultError.occupied(folder.path) }
      if try isFree() {
        try folder.write(VaultMarker(vaultID: vault.vaultID), on: disk)
      } else if try folder.readMarker(on: disk).vaultID != vault.vaultID {
        throw VaultError.anotherVault(folder.path)
      }
      let shared = KeyFiles(folder: folder.keys, disk: disk)
      let own = KeyFiles(folder: vault.folder.keys, disk: disk)
      report.keysReceived = try own.adopt(from: shared)
      report.keysShipped = try shared.adopt(from: own)
    } catch {
      throw .vault(error)
    }
  }

  private func isFree() throws(VaultError) -> Bool {
    do throws(DiskError) {
      try disk.makeDirectories(folder.path)
      return try disk.list(folder.path).isEmpty
    } catch {
      throw .disk(error)
    }
  }

  /// Takes in what the shared folder has and the journal lacks, then seals the own live file so
  /// that all of it can be shipped.
  ///
  /// Each segment is verified wholly before it counts. One that can not be read delays nothing.
  ///
  /// - Returns: the stretches that were taken in.
  package func receive(
    through appender: borrowing LogAppender, _ report: inout SyncReport
  ) throws(SyncError) -> [Stretch] {
    let offered = try offers(for: appender.journal, &report)
    let plan = SyncPlan(held: held(by: appender.journal), offered: offered)
    report.forks = plan.forks
    var received: [Stretch] = []
    for name in plan.fetch {
      let bytes = try onDisk { () throws(DiskError) in
        try disk.readAll(segments.appending(name))
      }
      do throws(JournalError) {
        received.append(try appender.adopt(bytes.rawSpan, name: name).stretch)
        report.received.append(name)
      } catch .file(_, let fault) {
        report.setAside.append(SyncReport.SetAside(name: name, fault: fault))
      } catch {
        throw .journal(error)
      }
    }
    do throws(JournalError) {
      try appender.seal()
    } catch {
      throw .journal(error)
    }
    return received
  }

  /// Puts what the shared folder lacks into it.
  ///
  /// - Parameter isCancelled: asked before each file; what has been shipped stays.
  package func ship(
    from journal: JournalFolder, _ report: inout SyncReport, isCancelled: () -> Bool
  ) throws(SyncError) {
    var unread = SyncReport()
    let offered = try offers(for: journal, &unread)
    let plan = SyncPlan(held: held(by: journal), offered: offered)
    for segment in journal.sealedSegments where plan.ship.contains(segment.name) {
      guard !isCancelled() else { return }
      try onDisk { () throws(DiskError) in
        let bytes = try disk.readAll(segment.path)
        try disk.replace(
          segments.appending(segment.name), with: bytes.rawSpan,
          through: segments.appending(segment.name + ".new"))
      }
      report.shipped.append(segment.name)
    }
  }

  private func held(by journal: JournalFolder) -> [OfferedStretch] {
    journal.sealedSegments.map { OfferedStretch(name: $0.name, stretch: $0.stretch) }
  }

  /// What lies in the shared folder: the openings of its segments. Those that the journal holds
  /// under the same name are not read again.
  private func offers(
    for journal: JournalFolder, _ report: inout SyncReport
  ) throws(SyncError) -> [OfferedStretch] {
    let known = Dictionary(
      journal.sealedSegments.map { ($0.name, $0.stretch) }, uniquingKeysWith: { first, _ in first })
    let names = try onDisk { () throws(DiskError) in
      try disk.makeDirectories(segments)
      return try disk.list(segments).filter { $0.kind == .file }.map(\.name).sorted()
    }
    var offers: [OfferedStretch] = []
    for name in names where !name.hasSuffix(".new") {
      if let stretch = known[name] {
        offers.append(OfferedStretch(name: name, stretch: stretch))
        continue
      }
      do throws(JournalError) {
        let segment = try SegmentFile(segments.appending(name), on: disk, keys: journal.keys)
        offers.append(OfferedStretch(name: name, stretch: segment.stretch))
      } catch .file(_, let fault) {
        report.setAside.append(SyncReport.SetAside(name: name, fault: fault))
      } catch {
        throw .journal(error)
      }
    }
    return offers
  }

  private func onDisk<Result>(
    _ work: () throws(DiskError) -> Result
  ) throws(SyncError) -> Result {
    do throws(DiskError) {
      return try work()
    } catch {
      throw .disk(error)
    }
  }
}
