import Echolog
import Interop
import Journal

struct JoinCommand: ProgramCommand {
  static let declaration = Declaration(
    "join", [Operand(.folder)],
    [Flag("--name", .text("DEVICE"), "what this device is called")],
    "make a vault here from a shared folder",
    [
      "join /media/usb/echolog --name phone",
      "join /media/usb/echolog --key-file ~/.echolog-key",
    ], .takesOver)

  let folder: String
  let device: DeviceName?

  init(_ line: Arguments) throws {
    folder = line.needed(0)
    device = try line.deviceName()
  }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    try await session.join(folder, device: device, console)
  }
}

struct SyncCommand: ProgramCommand {
  static let declaration = Declaration(
    "sync", [Operand(.folder, .optional)], [],
    "exchange news with a shared folder; without one, with that of the last sync",
    ["sync /media/usb/echolog", "sync"], .takesOver)

  /// Nil for the folder of the last sync.
  let folder: String?

  init(_ line: Arguments) throws { folder = line.operand(0) }

  func run(in session: Session, _ console: Console) async throws -> ExitCode {
    try await session.sync(folder, console)
  }
}

extension Session {
  fileprivate func sync(_ folder: String?, _ console: Console) async throws -> ExitCode {
    guard let folder else { return try await syncAgain(console) }
    let path = try paths.absolute(folder)
    // A mistyped name is found out before anybody types a passphrase.
    let mayCreate = try isAbsent(path)
    try requireVault(toSyncWith: path)
    let question =
      "There is no \(Messages.shown(path)). Make it, and share your vault through it? [y/N] "
    if mayCreate, try agrees(to: question, console) != true {
      throw Messages.inSharedFolder(.vault(path, .folderMissing))
        .next("Name the folder that your other device syncs with; sync with --yes makes a new one.")
    }
    return try await sync(with: path, mayCreate: mayCreate, console)
  }

  /// Syncs with the last folder, which is never made anew: it may be on a stick elsewhere.
  private func syncAgain(_ console: Console) async throws -> ExitCode {
    guard let path = try opened().lastSharedFolder() else {
      throw ProgramError(
        "valueMissing", .usage, "This device has not synced with a folder yet, so name one.",
        next: "For example: echolog sync /media/usb/echolog")
    }
    guard try !isAbsent(path), try !isEmpty(path) else { throw Messages.sharedFolderAway(path) }
    return try await sync(with: path, mayCreate: false, console, .remembered)
  }

  /// Shows what a sync brought, also where it came to no end.
  ///
  /// - Parameter choice: nil where the folder is noted once a sync with it is done.
  private func sync(
    with path: Path, mayCreate: Bool, _ console: Console, _ choice: Messages.FolderChoice? = nil
  ) async throws -> ExitCode {
    let diary = try opened()
    let history = try await makePresenter().history
    let whole = try await diary.wholeImports()
    let report: SyncReport
    var failure: StorageError?
    do throws(DiaryError) {
      report = try await diary.sync(path, mayCreate: mayCreate)
    } catch .unfinishedSync(let brought, let error) {
      (report, failure) = (brought, error)
    } catch {
      guard case .sync(.vault(_, .anotherVault)) = error, history.isOnlyBegun else { throw error }
      let vault = try paths.vaultPlace(options).vault
      throw Messages.emptyVaultBeside(try joining(path), vault)
    }
    let presenter = try await makePresenter()
    await listen()
    let unerased = heard.erasingFailure
    heard.erasingFailure = nil
    let own = await diary.ownLog
    let arrived = presenter.history.arrivedCount(since: history, besides: own)
    let noted = choice ?? (failure == nil ? keep(path, of: diary) : nil)
    let page = Messages.synced(
      report, with: path, noted, isDone: failure == nil,
      met: try await met(report), attachments: waiting(report, presenter.history),
      newEvents: arrived, missing: await diary.missingEventCount, unerased: unerased)
    let imports = try await diary.doubledImports(besides: whole)
    let exit = try console.show(
      presenter.addingDoubled(
        to: page, isNew: presenter.history.eventCount > history.eventCount, imports: imports))
    guard let failure else { return exit }
    // The page about them.
    _ = await takeNewEvents()
    throw Messages.programError(.sync(failure))
  }

  private func keep(_ path: Path, of diary: Diary) -> Messages.FolderChoice? {
    do throws(DiaryError) {
      guard try diary.lastSharedFolder() != path else { return nil }
      try diary.keepSharedFolder(path)
      return .new
    } catch {
      // What is not promised is not missed: the next one asks for the folder.
      return nil
    }
  }

  /// A device that has no vault yet joins the folder that has one, which it may mean by a sync.
  private func requireVault(toSyncWith shared: Path) throws {
    let vault = try paths.vaultPlace(options).vault
    guard !isOpen, try isShared(shared) else { return }
    if try !isAbsent(vault), try !isEmpty(vault) { return }
    throw Messages.joinNeeded(try joining(shared), vault)
  }

  private func isShared(_ path: Path) throws -> Bool {
    let folder = VaultFolder(path)
    do throws(StorageError) {
      _ = try folder.readMarker(on: paths.disk)
    } catch .vault(_, .markerDamaged) {
      // The keys show whose it is.
    } catch {
      // Whatever else it is, it is reported by who syncs with it.
      return false
    }
    return try isAbsent(folder.journal)
  }

  private func isEmpty(_ path: Path) throws -> Bool { try paths.disk.list(path).isEmpty }

  /// How a person names what both sides changed, and what shows it and brings it back.
  private func met(_ report: SyncReport) async throws -> [Messages.Met] {
    if report.met.isEmpty { return [] }
    let history = try await makePresenter().history
    return report.met.map { id in
      let name = history.label(of: id)
      let isMemory = history.entity(of: id)?.kind == .memory
      let removal = report.removals[id]
      let said =
        history.dayWords(id).map { "your words about \(Messages.day($0.day))" }
        ?? history.setting(changedBy: id).map { "the setting \($0)" }
        ?? history.renaming(by: id).map { "the name of \($0.activity.label)" }
      return Messages.Met(
        name: name, said: said, command: isMemory ? "memory \(name)" : "history \(name)",
        removal: removal.map { history.label(of: $0) },
        isWithImport: removal.flatMap(history.entity(of:))?.kind == .batch)
    }
  }

  /// The ids of the attachments that wait, by the names of their files.
  private func waiting(_ report: SyncReport, _ history: History) -> [String: String] {
    guard report.setAside.contains(where: \.isOfAttachment) else { return [:] }
    let kept = history.memories(includingRemoved: true).flatMap(\.attachments)
    let names = kept.compactMap { attachment in
      AttachmentName(bytes: attachment.file).map {
        ($0.description, history.label(of: attachment.id))
      }
    }
    return Dictionary(names) { first, _ in first }
  }

  private func isAbsent(_ path: Path) throws -> Bool {
    try paths.disk.statusIfPresent(of: path) == nil
  }

  private func joining(_ shared: Path, deviceName: DeviceName? = nil) throws -> Messages.Joining {
    let place = try paths.vaultPlace(options)
    let there = VaultPlace(vault: shared, states: place.states, caches: place.caches)
    // Whatever is wrong there is reported by who joins it.
    let kinds = Result { try Diary.secretKinds(at: there, or: nil, on: paths.disk) }.value
    return Messages.Joining(
      shared: shared, deviceName: deviceName, needsKeyFile: kinds == [.keyFile],
      isAtPrompt: isAtPrompt)
  }

  fileprivate func join(
    _ folder: String, device: DeviceName?, _ console: Console
  ) async throws -> ExitCode {
    let place = try paths.vaultPlace(options)
    let dependencies = try paths.dependencies(options)
    let shared = try paths.absolute(folder)
    let there = VaultPlace(vault: shared, states: place.states, caches: place.caches)
    let secrets = secrets
    let joining = try joining(shared, deviceName: device)
    do throws(StorageError) {
      try UnlockedVault.requireFree(place.vault, on: paths.disk)
    } catch {
      guard case .vault(let vault, .occupied) = error else { throw error }
      if vault == shared { throw DiaryError.sync(error) }
      throw Messages.vaultInPlace(of: joining, vault)
    }
    let diary = try secrets.opening(there, .sharedFolder(toJoin: joining)) { secret in
      try Diary.join(
        shared, at: place, deviceName: device ?? paths.deviceName, isChosen: device != nil,
        secret: secret, dependencies: dependencies, on: paths.disk)
    }
    try noting(console) { try secrets.rememberKeyFile(for: place) }
    hold(diary)
    // Where this sync fails, the next one goes on with the folder.
    return try await sync(with: shared, mayCreate: false, console, keep(shared, of: diary))
  }
}
