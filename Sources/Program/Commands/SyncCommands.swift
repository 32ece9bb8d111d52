import Echolog
import Interop
import Journal
import Platform

struct JoinCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "join", [Operand(.folder)],
    [Flag("--name", .text("DEVICE"), "what this device is called")],
    "make a vault here from a shared folder",
    [
      "join /media/usb/echolog --name phone",
      "join /media/usb/echolog --key-file ~/.echolog-key",
    ], .takesOver)

  let folder: String
  let device: DeviceName?

  init(_ line: Arguments) throws(LineError) {
    folder = line.needed(0)
    device = try line.deviceName()
  }

  func run(in session: Session, _ console: Console) async throws(Stopped) -> ExitCode {
    try await session.show(
      try await session.join(folder, device: device, console), console)
  }
}

struct SyncCommand: ProgramCommand {
  static let declaration = Declaration(
    Self.self, "sync", [Operand(.folder, .optional)], [],
    "exchange news with a shared folder; without one, with that of the last sync",
    ["sync /media/usb/echolog", "sync"], .takesOver)

  /// Nil for the folder of the last sync.
  let folder: String?

  init(_ line: Arguments) throws(LineError) { folder = line.operand(0) }

  func run(in session: Session, _ console: Console) async throws(Stopped) -> ExitCode {
    try await session.show(try await session.sync(folder, console), console)
  }
}

extension Session {
  /// What a sync brought, and why it came to no end, if it did not.
  fileprivate typealias Synced = (page: Page, trouble: Trouble?)

  fileprivate func show(_ synced: Synced, _ console: Console) async throws(Stopped) -> ExitCode {
    let exit = try console.show(synced.page)
    guard let trouble = synced.trouble else { return exit }
    // The page told of them.
    _ = await takeArrivals()
    throw .trouble(trouble)
  }

  fileprivate func sync(_ folder: String?, _ console: Console) async throws(Stopped) -> Synced {
    guard let folder else { return try await syncAgain() }
    let path = try places.absolute(folder)
    // A mistyped name is found out before anybody types a passphrase.
    let mayCreate = try isAbsent(path)
    try requireVault(toSyncWith: path)
    if mayCreate, try agrees(to: Catalogue.makesFolder(path), console) != true {
      throw .trouble(Catalogue.trouble(DiaryError.sync(.vault(path, .folderMissing))))
    }
    return try await sync(with: path, mayCreate: mayCreate)
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
    return try await sync(with: path, mayCreate: false, .remembered)
  }

  /// - Parameter choice: nil where the folder is noted once a sync with it is done.
  private func sync(
    with path: Path, mayCreate: Bool, _ choice: Catalogue.FolderChoice? = nil
  ) async throws(Stopped) -> Synced {
    let diary = try opened()
    let history = try await telling().history
    let whole = try await asking { () async throws(DiaryError) in try await diary.wholeImports() }
    let report: SyncReport
    var failure: StorageError?
    do throws(DiaryError) {
      report = try await diary.sync(path, mayCreate: mayCreate)
    } catch .unfinishedSync(let brought, let error) {
      (report, failure) = (brought, error)
    } catch .sync(.vault(_, .anotherVault)) where history.isOnlyBegun {
      let vault = try places.vaultPlace(options).vault
      throw .trouble(Catalogue.emptyVaultBeside(try joining(path), vault))
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
    let told = try await telling()
    let own = await diary.ownLog
    let arrived = told.history.arrivedCount(since: history, besides: own)
    let noted = choice ?? (failure == nil ? keep(path, of: diary) : nil)
    let page = Catalogue.synced(
      report, with: path, noted, isDone: failure == nil,
      met: try await met(report), newEvents: arrived,
      missing: await diary.missingEventCount)
    let imports = try await asking { () async throws(DiaryError) in
      try await diary.doubledImports(besides: whole)
    }
    return (
      told.addingDoubled(
        to: page, isNew: told.history.eventCount > history.eventCount,
        imports: imports),
      failure.map { Catalogue.trouble(.sync($0)) }
    )
  }

  /// Notes with which folder the next sync is, where that is not known.
  private func keep(_ path: Path, of diary: Diary) -> Catalogue.FolderChoice? {
    do throws(DiaryError) {
      guard try diary.lastSharedFolder() != path else { return nil }
      try diary.keepSharedFolder(path)
      return .new
    } catch {
      // What is not promised is not missed: the next one asks for the folder.
      return nil
    }
  }

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
    do throws(StorageError) {
      _ = try folder.readMarker(on: places.disk)
    } catch .vault(_, .markerDamaged) {
      // The keys tell whose it is.
    } catch {
      // Whatever else it is, it is told by who syncs with it.
      return false
    }
    return try isAbsent(folder.journal)
  }

  private func isEmpty(_ path: Path) throws(Stopped) -> Bool {
    try onStorage { () throws(StorageError) in
      try places.disk.list(path).isEmpty
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
    try onStorage { () throws(StorageError) in
      try places.disk.statusIfPresent(of: path) == nil
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
      return try Diary.secretKinds(at: there, or: nil, on: places.disk) == [.keyFile]
    } catch {
      // Whatever is wrong there is told by who joins it.
      return false
    }
  }

  fileprivate func join(
    _ folder: String, device: DeviceName?, _ console: Console
  ) async throws(Stopped) -> Synced {
    let place = try places.vaultPlace(options)
    let surroundings = try places.surroundings(options)
    let shared = try places.absolute(folder)
    let there = VaultPlace(vault: shared, states: place.states, caches: place.caches)
    let secrets = Secrets(options: options, places: places)
    let joining = try joining(shared, deviceName: device)
    do throws(StorageError) {
      try UnlockedVault.requireFree(place.vault, on: places.disk)
    } catch .vault(let vault, .occupied) where vault == shared {
      throw .trouble(Catalogue.trouble(.sync(.vault(vault, .occupied))))
    } catch .vault(let vault, .occupied) {
      throw .trouble(Catalogue.vaultInPlace(of: joining, vault))
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
    let name = device ?? places.deviceName
    let diary = try secrets.trying(secrets.open(there, toJoin: joining)) {
      secret throws(DiaryError) in
      try Diary.join(
        shared, at: place, deviceName: name, isChosen: device != nil, secret: secret,
        surroundings: surroundings, on: places.disk)
    }
    try noting(console) { () throws(Stopped) in try secrets.rememberKeyFile(for: place) }
    hold(diary)
    // Where this sync fails, the next one goes on with the folder.
    return try await sync(with: shared, mayCreate: false, keep(shared, of: diary))
  }
}
