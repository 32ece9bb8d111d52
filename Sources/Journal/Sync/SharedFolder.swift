package import Platform

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
  /// How many files of attachments were taken in, and put into the shared folder.
  package var attachmentsReceived = 0
  package var attachmentsShipped = 0
  /// Names of key files in the shared folder that nobody with the vault's key made; none was taken
  /// over.
  package var strayKeys: [String] = []
  /// Names of files in the shared folder that were damaged or no key of the vault, or the marker
  /// that was gone, and were written anew from here.
  package var replaced: [String] = []
  /// How many events that could not be read here came back from the shared folder.
  package var healed: UInt64 = 0
  /// Files that could not be used now, by name, and why; a later sync tries them again.
  package var setAside: [SetAside] = []
  package var forks: [SyncPlan.Fork] = []
  /// Entries that both sides had changed, in the same part or one of them as a whole; whoever folds
  /// what arrived knows them.
  package var met: [EventName] = []
  /// Those that one side had removed while the other changed them, with the event that did.
  package var removals: [EventName: EventName] = [:]
  /// Names of files that were taken out of the shared folder, because they had words that are
  /// redacted by now, and of those with such words that had to stay.
  package var cleared: [String] = []
  package var uncleared: [String] = []

  package init() {}

  /// Notes a file that the disk did not hand out. One that went away meanwhile is no more there
  /// than one that never came.
  mutating func passOver(_ name: String, _ refusal: StorageError.Refusal) {
    guard refusal != .notFound else { return }
    setAside.append(SetAside(name, .disk(refusal)))
  }

  /// Whether everything that lay there arrived, and everything here is there now: no segment and no
  /// attachment waits on either side. Anything else that lies there is nobody's news.
  package var isWhole: Bool {
    !setAside.contains { SegmentFile.isName($0.name) || $0.isOfAttachment }
  }

  /// Whether nothing was taken in.
  package var isEmpty: Bool { received.isEmpty && attachmentsReceived == 0 }

  /// A file that was passed over: of the shared folder by its name, a key file or an attachment of
  /// the vault by its path.
  package struct SetAside: Hashable, Sendable {
    package let name: String
    package let reason: Reason

    /// What has to change before it can be used.
    package enum Reason: Hashable, Sendable {
      case fault(FileFault)
      /// The disk did not hand it out.
      case disk(StorageError.Refusal)
      /// It does not fit on the disk of the other side, which is at this path.
      case noRoom(byteCount: Int, at: Path)
    }

    package init(_ name: String, _ reason: Reason) {
      self.name = name
      self.reason = reason
    }

    package var isOfAttachment: Bool {
      AttachmentName(fileName: Path(name).lastComponent) != nil
    }
  }
}

/// What lay in a shared folder, every byte of it read.
package struct SharedContents: Sendable {
  /// Segments that are as they were written.
  var offered: [OfferedExtent] = []
  /// Names of segments that are whole here and are damaged or can not be read there.
  var damagedCopies: Set<String> = []
  /// Offered segments under another's name, because a file is under their own, which is the value.
  var givenNames: [String: String] = [:]
  /// Segments that are damaged there and not here under their name, or not given back here, with
  /// what is wrong with each.
  var damaged: [(segment: OfferedExtent, fault: FileFault)] = []
}

extension SharedFolder {
  /// Makes an empty folder the shared folder of a vault, or makes sure that it is; then copies key
  /// files both ways.
  ///
  /// Key files of one name decide whose folder it is, or segments that the keys open; where neither
  /// does, its marker. One that is damaged or gone is written anew where they do.
  ///
  /// - Parameters:
  ///   - keys: the vault's.
  ///   - mayCreate: whether an absent folder is made.
  /// - Throws: `.vault` with `.folderMissing`, `.holdsVault`, `.anotherVault`; `.notAVault` for a
  ///   folder with other things in it, `.occupied` for the vault itself, `.markerDamaged` where
  ///   nothing shows whose folder it is.
  package func prepare(
    for vault: UnlockedVault, keys: KeyRing, mayCreate: Bool, _ report: inout SyncReport
  ) throws(StorageError) {
    let isFree = try isFree(mayCreate)
    guard folder.path != vault.folder.path else { throw .vault(folder.path, .occupied) }
    let marker = try isFree ? nil : soundMarker()
    try requireNoVault()
    let shared = KeyFiles(folder: folder.keys, disk: disk)
    let own = KeyFiles(folder: vault.folder.keys, disk: disk)
    let ownMarker = VaultMarker(vaultID: vault.vaultID)
    if isFree {
      try folder.write(ownMarker, on: disk)
    } else {
      let isOwn = try shared.shareName(with: own) ? true : holdsSegments(of: keys)
      if let marker {
        let isNamed = try marker == ownMarker ? !shared.isOfAnother(than: own) : false
        guard isOwn ?? isNamed else { throw .vault(folder.path, .anotherVault) }
        // As it is named there, be it with another id than the vault's.
        if try !folder.markerDamage(on: disk).isEmpty {
          try folder.write(marker, on: disk)
          report.replaced.append(folder.marker.lastComponent)
        }
      } else {
        guard isOwn == true else { throw .vault(folder.path, .markerDamaged) }
        try folder.write(ownMarker, on: disk)
        report.replaced.append(folder.marker.lastComponent)
      }
    }
    let received = try own.adopt(from: shared, of: vault.keys) { passOver(key: $0, &report) }
    let shipped = try shared.adopt(from: own, of: vault.keys) { passOver(key: $0, &report) }
    (report.keysReceived, report.keysShipped) = (received.added, shipped.added)
    report.strayKeys = received.strays.there
    report.replaced += shipped.strays.here
  }

  /// Whether these keys open any segment here; nil where none decides.
  private func holdsSegments(of keys: KeyRing) throws(StorageError) -> Bool? {
    let names = try disk.listIfFolder(segments).map(\.name)
    var isLocked = false
    for name in names where !name.hasSuffix(Self.newSuffix) {
      do throws(StorageError) {
        _ = try SegmentFile(segments.appending(name), on: disk, keys: keys)
        return true
      } catch .file(_, .wrongKey) {
        isLocked = true
      } catch {
        // What can not be read proves nothing.
      }
    }
    return isLocked ? false : nil
  }

  /// Makes sure that no vault is here, this one behind a link or a copy of it: it has the same
  /// marker and keys.
  ///
  /// - Throws: `.vault` with `.holdsVault`.
  package func requireNoVault() throws(StorageError) {
    let journal = folder.journal
    let status = try disk.statusIfPresent(of: journal)
    if status?.kind == .directory { throw .vault(folder.path, .holdsVault) }
  }

  /// Notes a key file; one of the vault by its path, because a name is that of a file in this
  /// folder.
  private func passOver(key error: StorageError, _ report: inout SyncReport) {
    guard case .disk(_, let path, let refusal) = error else {
      preconditionFailure("a key file that is passed over is one that the disk refused")
    }
    report.passOver(path.parent == folder.keys ? path.lastComponent : path.text, refusal)
  }

  /// Nil where the marker is damaged or gone.
  private func soundMarker() throws(StorageError) -> VaultMarker? {
    do throws(StorageError) {
      return try folder.readMarker(on: disk)
    } catch .vault(_, .markerDamaged) {
      return nil
    }
  }

  /// Whether nothing lies here but perhaps what an attempt left behind that was cut short.
  private func isFree(_ mayCreate: Bool) throws(StorageError) -> Bool {
    let path = folder.path
    let status = try disk.statusIfPresent(of: path)
    guard let status else {
      guard mayCreate else { throw .vault(path, .folderMissing) }
      try disk.makeDirectories(path)
      return true
    }
    guard status.kind == .directory else { throw .vault(path, .notAVault) }
    return try disk.list(path).allSatisfy { $0.name == VaultFolder.newMarkerName }
  }

  /// Seals the own active segment, so that all of it can be compared and shipped; then takes in
  /// what the shared folder has and the journal lacks.
  ///
  /// Each segment is verified wholly before it counts. One that can not be read delays nothing.
  ///
  /// - Parameters:
  ///   - contents: as `look` found them.
  ///   - isCancelled: asked before each file; what has been taken in stays.
  /// - Throws: `.disk` with `.interrupted` where it was cancelled before the last file.
  package func receive(
    _ contents: SharedContents, through appender: borrowing LogAppender,
    _ report: inout SyncReport, isCancelled: () -> Bool
  ) throws(StorageError) {
    try appender.seal()
    let journal = appender.journal
    let (plan, waiting, _) = try planned(for: journal, with: contents)
    report.forks = plan.forks
    report.setAside += waiting
    for name in plan.fetch {
      let path = segments.appending(name)
      guard !isCancelled() else { throw .disk(.read, path, .interrupted) }
      do throws(StorageError) {
        let given = contents.givenNames[name] ?? name
        _ = try appender.adopt(copyOf: path, name: given)
        report.received.append(given)
      } catch .file(_, let fault) {
        report.setAside.append(SyncReport.SetAside(name, .fault(fault)))
      } catch .disk(_, path, let refusal) {
        report.passOver(name, refusal)
      }
    }
  }

  func held(by journal: JournalFolder) -> [OfferedExtent] {
    journal.sealedSegments.map { OfferedExtent(name: $0.name, extent: $0.extent) }
  }

  /// Reads every byte of every segment in the shared folder. Those that the journal has under the
  /// same name are compared with its own, which must be sound.
  ///
  /// Nothing is passed over because name, length and header agree: a copy that rots keeps those, so
  /// reading all of it at every sync is what finds the rot on one side while the other side still
  /// has the good copy.
  ///
  /// - Parameter isCancelled: asked before each file.
  /// - Throws: `.disk` with `.interrupted` where it was cancelled.
  /// - Complexity: linear in the size of the folder and the journal.
  package func look(
    beside journal: JournalFolder, _ report: inout SyncReport, isCancelled: () -> Bool
  ) throws(StorageError) -> SharedContents {
    // What the medium does not give back of an own one is nothing to compare with.
    let known = Dictionary(
      journal.sealedSegments.filter { !$0.isUnread }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    let entries = try entries(lackingIn: Set(known.keys), &report)
    var contents = SharedContents()
    let names = entries.map(\.name)
    // Such as a link that leads nowhere, which is there all the same.
    let isNoFile = Set(entries.filter { $0.kind == .other }.map(\.name))
    var taken = Set(names)
    for name in names where !name.hasSuffix(Self.newSuffix) {
      guard !isCancelled() else {
        throw .disk(.read, segments.appending(name), .interrupted)
      }
      do throws(StorageError) {
        try look(at: name, own: known[name], journal.keys, among: &taken, &contents)
      } catch .file(_, let fault) {
        if known[name] == nil {
          report.setAside.append(SyncReport.SetAside(name, .fault(fault)))
        }
      } catch .disk(_, let path, let refusal) where path.parent == segments {
        if known[name] != nil, refusal != .notFound {
          contents.damagedCopies.insert(name)
        } else if refusal == .notFound, isNoFile.contains(name) {
          if known[name] == nil { report.setAside.append(SyncReport.SetAside(name, .disk(.io))) }
        } else {
          report.passOver(name, refusal)
        }
      }
    }
    makeRoom(in: &contents, &report)
    let whole = contents.offered.map(\.name).filter { contents.givenNames[$0] == nil }
    clearPartial(whole.filter { taken.contains($0 + Self.newSuffix) })
    return contents
  }

  /// What lies among the segments and may be one. A folder in the place of one is reported, but of
  /// one that is here: that is reported when the segment is put there.
  private func entries(
    lackingIn known: Set<String>, _ report: inout SyncReport
  ) throws(StorageError) -> [DirectoryEntry] {
    try disk.makeDirectories(segments)
    let found = try disk.list(segments).sorted { $0.name < $1.name }
    // What lies there is not shipped again, so it has to outlast a power cut.
    try disk.syncInheritedEntries(of: segments)
    for entry in found where entry.kind == .directory && SegmentFile.isName(entry.name) {
      if !known.contains(entry.name) {
        report.setAside.append(SyncReport.SetAside(entry.name, .disk(.notFile)))
      }
    }
    return found.filter { $0.kind != .directory }
  }

  /// - Parameter taken: the names in the folder; of a segment under another's name, and is given
  ///   back its own, too.
  private func look(
    at name: String, own: SegmentFile?, _ keys: KeyRing, among taken: inout Set<String>,
    _ contents: inout SharedContents
  ) throws(StorageError) {
    let path = segments.appending(name)
    if let own {
      guard try !own.isCopied(at: path, on: disk) else {
        contents.offered.append(OfferedExtent(name: name, extent: own.extent))
        return
      }
      contents.damagedCopies.insert(name)
    }
    let segment = try SegmentFile(path, on: disk, keys: keys)
    let isSound = try segment.damage().isEmpty
    let given = segment.givenName
    // A damaged one, too: what belongs under its name now would be put over all that is left of it.
    let mayHaveName = segment.isMisnamed && taken.insert(given).inserted
    let isGivenBack = mayHaveName && hasGivenBack(given, to: path)
    let offer = OfferedExtent(name: isGivenBack ? given : name, extent: segment.extent)
    if isSound {
      contents.offered.append(offer)
      if segment.isMisnamed, !isGivenBack { contents.givenNames[name] = given }
    } else if own == nil || isGivenBack {
      contents.damaged.append((offer, segment.fault ?? .damaged(offset: 0)))
    }
  }

  /// Gives whole segments their names back that are where one belongs that will be put there, with
  /// nothing but damage under their own: what is put there would take the only whole copy.
  private func makeRoom(in contents: inout SharedContents, _ report: inout SyncReport) {
    for name in contents.damagedCopies.sorted() {
      guard let given = contents.givenNames[name], !contents.damagedCopies.contains(given),
        !contents.offered.contains(where: { $0.name == given }),
        let place = contents.offered.firstIndex(where: { $0.name == name })
      else { continue }
      do throws(StorageError) {
        try giveBack(given, to: segments.appending(name))
      } catch {
        // Nor can another take its place then.
        if let refusal = error.refusal { report.passOver(name, refusal) }
        continue
      }
      let extent = contents.offered[place].extent
      contents.offered[place] = OfferedExtent(name: given, extent: extent)
      contents.givenNames[name] = nil
      contents.damaged.removeAll { $0.segment.name == given }
      report.setAside.removeAll { $0.name == given }
    }
  }

  /// False where something else is under its name, or the disk refuses: then it is offered from
  /// where it is.
  private func hasGivenBack(_ name: String, to path: Path) -> Bool {
    Result { () throws(StorageError) in try giveBack(name, to: path) }.value != nil
  }

  private func giveBack(_ name: String, to path: Path) throws(StorageError) {
    try disk.rename(path, to: segments.appending(name))
    try disk.syncDirectory(segments)
  }
}
