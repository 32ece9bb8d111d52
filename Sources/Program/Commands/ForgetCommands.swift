import Echolog
import Journal

struct ForgetCommand: PageCommand {
  static let declaration = Declaration(
    "forget", [Operand(.identifier(nil), .rest)], [],
    "erase the words of entries for good, here and on every device that syncs",
    ["forget laptop:142", "forget laptop:142 laptop:143 --yes", "forget running"],
    remarks: [
      "When an entry was, its numbers and that it was kept stay; echolog remove takes it out of "
        + "every list and every sum. The files of a memory go with it, and one goes alone by its "
        + "own name. Of an import, an activity or a goal the name or the reasons are forgotten; "
        + "words about a day and a line of help go by the name that echolog history has, those "
        + "about a day with all that were said of it before. Nothing brings words back that were "
        + "forgotten."
    ], kinds: [.moment, .log, .memory, .attachment, .echo, .goal, .batch])

  let ids: [String]

  init(_ line: Arguments) throws { ids = line.line.operands }

  func page(in session: Session, _ console: Console) async throws -> Page {
    var names: [EventName] = []
    for id in ids {
      let name = try await session.named(id) { history in
        try history.findForgettable(id)
      }
      try await session.requireItself(name, called: id, isForgetting: true)
      if !names.contains(name) { names.append(name) }
    }
    let presenter = try await session.makePresenter()
    // What is refused is not asked about.
    for name in names { _ = try presenter.history.namesToForget(name) }
    var meant: [EventName: String] = [:]
    try await session.eachEvent(of: EventSelection(among: Set(names))) { named in
      meant[named.name] = presenter.forgettable(named.name, named.event)
    }
    let words = names.map { meant[$0] ?? presenter.label($0) }
    try session.warn(Messages.mayForget(words), console)
    guard try session.agrees(to: "Go on? [y/N] ", console) == true else {
      throw Messages.notForgotten
    }
    let performed = try await session.perform(ForgetEntry(all: names))
    session.heard.erasingFailure = nil
    return try await session.makePresenterAfterCommand()
      .forgotten(performed.answer, performed.news.erasingFailure)
  }
}

struct EraseCommand: BareCommand, PageCommand {
  static let declaration = Declaration(
    "erase", "take the whole vault off this device, for good",
    ["erase", "erase --vault ~/old-vault --yes"], .isOnlyAtStart,
    remarks: [
      "Its keys go first, and with them all that they lock; then its files, and what this device "
        + "remembers of it, with the lines that the prompt kept. No secret is asked for. Your "
        + "other devices, the folder that they share, exports and backups keep theirs."
    ])

  func page(in session: Session, _ console: Console) async throws -> Page {
    let (place, disk) = (try session.paths.vaultPlace(session.options), session.patientDisk)
    do throws(StorageError) {
      try VaultFolder(place.vault).requireErasable(on: disk)
    } catch {
      throw DiaryError.storage(error)
    }
    guard try agrees(to: place.vault, in: session, console) else { throw Messages.notErased }
    // They may be of this vault, and are no more than a comfort to others.
    let lines = place.states.appending(LineHistory.fileName)
    if try disk.statusIfPresent(of: lines) != nil { try disk.remove(lines) }
    let (left, shared) = try Diary.erase(place, on: disk)
    let key = try session.secrets.forgetKeyFile(of: place)
    return Messages.erased(place.vault, left: left, shared: shared, key: key)
  }

  /// A script has to name the vault, a person to type where it is.
  @MainActor private func agrees(
    to vault: Path, in session: Session, _ console: Console
  ) throws -> Bool {
    if console.options.agreesToAll {
      guard session.options.vault != nil else { throw Messages.vaultNotNamed }
      return true
    }
    try session.warn(Messages.mayErase(vault), console)
    return try session.ask("Type its path to go on: ", console) == vault.text
  }
}

extension Session {
  /// Tells who is about to be asked what they would agree to.
  fileprivate func warn(_ sentence: String, _ console: Console) throws {
    if console.mayAsk, !console.options.agreesToAll { try console.remark(sentence) }
  }
}
