import Bytes
import Domain
import Echolog
import Files
import Interop
import ReadModels
import Rendering
import Sync
import System
import Vault

/// What goes in and out of the vault: imports and the exchange with other devices.
extension Session {
  func exchange(_ statement: Statement, _ console: Console) async throws(Stopped) -> ExitCode {
    switch statement {
    case .importFile(let request): return try await importFile(request, console)
    case .undoImport(let words):
      let diary = try opened()
      guard let words else { throw .trouble(Catalogue.importNeeded(of: try await imports())) }
      let id = try await find(words, .batch)
      let recorded = try await asking { () async throws(DiaryError) in
        try await diary.undoImport(id)
      }
      return try console.show(
        try await tellingAfterCommand().recorded(recorded.name, recorded.event))
    case .join(let folder, let device):
      return try console.show(try await join(folder, device: device, console))
    case .sync(let folder):
      let synced = try await sync(folder, console)
      let exit = try console.show(synced.page)
      if let trouble = synced.trouble { throw .trouble(trouble) }
      return exit
    default: preconditionFailure("no exchange")
    }
  }

  /// What a sync brought, and why it came to no end, if it did not.
  private typealias Synced = (page: Page, trouble: Trouble?)

  private func sync(_ folder: String?, _ console: Console) async throws(Stopped) -> Synced {
    guard let folder else { return try await syncAgain() }
    let path = try places.absolute(folder)
    // A mistyped name is found out before anybody types a passphrase.
    let mayCreate = try isAbsent(path)
    try requireVault(toSyncWith: path)
    if mayCreate, try agrees(to: Catalogue.makesFolder(path), console) != true {
      throw .trouble(Catalogue.trouble(DiaryError.sync(.folderMissing(path))))
    }
    return try await sync(with: path, mayCreate: mayCreate, isRemembered: false)
  }

  /// Syncs with the folder of the last sync. It is never made anew: where it is not there, it may
  /// be on a stick that is not.
  private func syncAgain() async throws(Stopped) -> Synced {
    let diary = try opened()
    let last = try asking { () throws(DiaryError) in try diary.lastSharedFolder() }
    guard let path = last else { throw .trouble(Catalogue.sharedFolderNeeded) }
    guard try !isAbsent(path), try !isEmpty(path) else {
      throw .trouble(Catalogue.sharedFolderAway(path))
    }
    return try await sync(with: path, mayCreate: false, isRemembered: true)
  }

  private func sync(
    with path: Path, mayCreate: Bool, isRemembered: Bool
  ) async throws(Stopped) -> Synced {
    let diary = try opened()
    let before = try await telling().history.eventCount
    let whole = try await asking { () async throws(DiaryError) in try await diary.wholeImports() }
    let report: SyncReport
    var failure: SyncError?
    do throws(DiaryError) {
      report = try await diary.sync(path, mayCreate: mayCreate)
    } catch .unfinishedSync(let brought, let error) {
      (report, failure) = (brought, error)
    } catch .sync(.vault(.anotherVault)) where before <= Self.beginningEventCount {
      let vault = try places.vaultPlace(options).vault
      throw .trouble(Catalogue.emptyVaultBeside(try joining(path), vault))
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
    let told = try await telling()
    let after = told.history.eventCount
    let choice: Catalogue.FolderChoice? =
      isRemembered ? .remembered : failure == nil ? keep(path, of: diary) : nil
    let page = Catalogue.synced(
      report, with: path, choice, isWhole: failure == nil,
      met: try await met(report), newEvents: after - min(after, before),
      missing: await diary.missingEventCount)
    let imports = try await asking { () async throws(DiaryError) in
      try await diary.doubledImports(besides: whole)
    }
    return (
      told.addingDoubled(to: page, isNew: after > before, imports: imports),
      failure.map { Catalogue.trouble(.sync($0)) }
    )
  }

  /// Notes with which folder a sync was that came to its end, where it is not that of the last one.
  private func keep(_ path: Path, of diary: Diary) -> Catalogue.FolderChoice? {
    do throws(DiaryError) {
      guard try diary.lastSharedFolder() != path else { return nil }
      try diary.keepSharedFolder(path)
      return .new
    } catch {
      // The sync is done. What is not promised is not missed: the next one asks for the folder.
      return nil
    }
  }

  /// How many events a vault has that was only made: its device and its owner.
  private static let beginningEventCount = 2

  /// A device that has no vault yet joins the folder that holds one, which it may mean by a sync.
  private func requireVault(toSyncWith shared: Path) throws(Stopped) {
    let vault = try places.vaultPlace(options).vault
    guard !isOpen, try isShared(shared) else { return }
    if try !isAbsent(vault), try !isEmpty(vault) { return }
    throw .trouble(Catalogue.joinNeeded(try joining(shared), vault))
  }

  /// Whether devices share a vault through a folder.
  private func isShared(_ path: Path) throws(Stopped) -> Bool {
    let folder = VaultFolder(path)
    do throws(VaultError) {
      _ = try folder.readMarker(on: places.disk)
    } catch {
      // Whatever else it is, it is told by who syncs with it.
      return false
    }
    return try isAbsent(folder.journal)
  }

  private func isEmpty(_ path: Path) throws(Stopped) -> Bool {
    do throws(DiskError) {
      return try places.disk.list(path).isEmpty
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  /// How a person names what both sides changed, where she sees both changes, and what brings it
  /// back that one of them removed.
  private func met(_ report: SyncReport) async throws(Stopped) -> [Catalogue.Met] {
    if report.met.isEmpty { return [] }
    let history = try await telling().history
    return report.met.map { id in
      let name = history.label(of: id)
      let isMemory = history.entity(of: id)?.kind == .memory
      let removal = report.removals[id]
      return Catalogue.Met(
        name: name, command: isMemory ? "memory \(name)" : "history \(name)",
        removal: removal.map { history.label(of: $0) },
        isWithImport: removal.flatMap(history.entity(of:))?.kind == .batch)
    }
  }

  private func isAbsent(_ path: Path) throws(Stopped) -> Bool {
    do throws(DiskError) {
      return try places.disk.statusIfPresent(of: path) == nil
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  /// The line that joins a folder on this device.
  private func joining(
    _ shared: Path, deviceName: DeviceName? = nil
  ) throws(Stopped) -> Catalogue.Joining {
    Catalogue.Joining(
      shared, deviceName: deviceName, needsKeyFile: try needsKeyFile(shared),
      isAtPrompt: isAtPrompt)
  }

  private func needsKeyFile(_ shared: Path) throws(Stopped) -> Bool {
    let place = try places.vaultPlace(options)
    let there = VaultPlace(vault: shared, states: place.states, caches: place.caches)
    do throws(DiaryError) {
      return try Diary.secretKinds(at: there, on: places.disk) == [.keyFile]
    } catch {
      // Whatever is wrong there is told by who joins it.
      return false
    }
  }

  private func join(
    _ folder: String, device: DeviceName?, _ console: Console
  ) async throws(Stopped) -> Page {
    let place = try places.vaultPlace(options)
    let surroundings = try places.surroundings(options)
    let shared = try places.absolute(folder)
    let there = VaultPlace(vault: shared, states: place.states, caches: place.caches)
    let secrets = Secrets(options: options, places: places)
    let joining = try joining(shared, deviceName: device)
    do throws(VaultError) {
      try UnlockedVault.requireFree(place.vault, on: places.disk)
    } catch .occupied(let vault) {
      throw .trouble(Catalogue.vaultInPlace(of: joining, vault))
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
    let name = device ?? places.deviceName
    let (diary, report) = try await secrets.trying(secrets.open(there, toJoin: joining)) {
      secret async throws(DiaryError) in
      try await Diary.join(
        shared, at: place, deviceName: name, isChosen: device != nil, secret: secret,
        surroundings: surroundings, on: places.disk)
    }
    try noting(console) { () throws(Stopped) in try secrets.rememberKeyFile(for: place) }
    hold(diary)
    // The first event of this device is new here, and did not come.
    let own = await diary.ownLog
    let arrived = try await telling().history.devices.filter { $0.log != own }
    return Catalogue.synced(
      report, with: shared, keep(shared, of: diary),
      met: [], newEvents: arrived.reduce(0) { $0 + $1.eventCount },
      missing: await diary.missingEventCount)
  }
}
