import Content
import Echolog
import Journal
import Platform

/// Carries statements out on one vault, which it opens at the first that needs it.
@MainActor final class Session {
  let places: Places
  /// The options of the process; those of a line come with it.
  let options: Options
  private var diary: Diary?
  /// Whether lines come from a prompt or a script, which start no program.
  var isAtPrompt = false
  /// What was typed at this prompt and is not carried out, as it was last kept.
  var keptLine: String?
  /// Whether that was kept only because no key came for a while, and is let go with its line.
  var isKeptInPassing = false

  /// Whether the answer is told as of the simulated clock, where that stands before what was kept.
  private var leavesOutLater = false
  /// What others may get at, as far as the person was told.
  var toldOpen: Set<Path> = []
  /// How the times of the line that is carried out were read, where the person may mean others.
  var readings: [String] = []

  init(places: Places, options: Options, diary: Diary? = nil) {
    self.places = places
    self.options = options
    self.diary = diary
  }

  /// Does what the statement says and shows what came of it, and then what became of a command
  /// before that could not be answered.
  func carry(out statement: Statement, _ console: Console) async throws(Stopped) -> ExitCode {
    leavesOutLater = options.now != nil && statement.asksOfNow
    defer { leavesOutLater = false }
    do throws(Stopped) {
      let code = try await answer(to: statement, console)
      try await tellOfGaps(in: statement, console)
      try await tellOnTheSide(of: statement, console)
      return code
    } catch {
      // What was asked for may be refused after a recovery, or for the day that was read.
      try await tellOnTheSide(of: statement, console)
      throw error
    }
  }

  private func tellOnTheSide(of statement: Statement, _ console: Console) async throws(Stopped) {
    try tellOfReading(console)
    try await tellOfRecovery(console)
    try await tellOfSettlement(console)
    try tellOfOpenPlaces(after: statement, console)
  }

  private func tellOfReading(_ console: Console) throws(Stopped) {
    for reading in readings { try console.note(reading) }
  }

  private func tellOfSettlement(_ console: Console) async throws(Stopped) {
    guard let settlement = await diary?.takeSettlement() else { return }
    try console.note(Catalogue.settled(settlement))
  }

  private func answer(
    to statement: Statement, _ console: Console
  ) async throws(Stopped) -> ExitCode {
    switch statement {
    case .help, .version, .completion, .paths, .intervals, .createVault:
      return try await carryOutAlone(statement, console)
    case .goals, .reminders, .today, .echoes, .moments, .journey, .streaks, .badges, .statistics,
      .echoUse, .devices, .memories, .logs, .search:
      return try console.show(try await answer(statement, console))
    case .praise(let id): return try console.show(try await praise(id))
    case .memory(let id): return try console.show(try await memory(id))
    case .show(let id): return try await show(id, console)
    case .dayWords(let day): return try console.show(try await dayWords(on: day))
    case .drafts: return try console.show(try await unfinished(isDiscarding: false))
    case .discardDrafts: return try console.show(try await unfinished(isDiscarding: true))
    case .goalHistory, .progress, .streak, .chart:
      return try console.show(try await aboutGoals(statement))
    case .excuse(let command, let goals):
      return try console.show(try await excuse(command, goals))
    case .undo, .policy, .acknowledgeBranches, .consents, .document, .giveConsent, .withdrawConsent,
      .diagnostics,
      .plan, .notePlan, .postponeExport:
      return try console.show(try await aboutVault(statement))
    case .remember, .edit, .unlabel:
      return try console.show(try await recordMemory(statement))
    case .history, .replay, .export: return try await walk(statement, console)
    case .importFile, .previewImport, .undoImport, .join, .sync:
      return try await exchange(statement, console)
    case .check: return try await check(console)
    case .changeSecret(let new): return try console.show(try changeSecret(to: new))
    case .repair(let target, let from, let isDryRun):
      return try await repair(into: target, from: from, isDryRun: isDryRun, console)
    case .repairKeys(let from, let isDryRun):
      return try repairKeys(from: from, isDryRun: isDryRun, console)
    case .reveal, .patterns, .quoteOfTheDay, .favouriteQuotes, .notifications,
      .showNotifications, .settings, .send(_, isDryRun: true):
      return try console.show(try await aboutEchoes(statement))
    case .repl, .demo: preconditionFailure("the program begins these itself")
    default: return try console.show(try await record(statement, console))
    }
  }

  var isOpen: Bool { diary != nil }

  /// What is set in the vault.
  func settings() async throws(Stopped) -> SettingsInForce {
    try await telling().history.settings
  }

  func opened() throws(Stopped) -> Diary {
    if let diary { return diary }
    let place = try places.vaultPlace(options)
    let surroundings = try places.surroundings(options)
    let secrets = Secrets(options: options, places: places)
    let opened = try secrets.trying(secrets.open(place)) { secret throws(DiaryError) in
      try Diary.open(
        at: place, deviceName: places.deviceName, secret: secret, surroundings: surroundings,
        on: patientDisk)
    }
    diary = opened
    return opened
  }

  /// A disk that tells the person when another process keeps her waiting.
  var patientDisk: POSIXDisk {
    let console = Console(places.environment, options)
    return places.disk.telling { holder in
      do throws(Stopped) {
        try console.note(Catalogue.waiting(for: holder))
      } catch {
        // Nobody listens; the wait goes on.
      }
    }
  }

  /// Lets what the commands that follow record become durable together.
  func beginGathering() async throws(Stopped) {
    await (try opened()).beginGathering()
  }

  /// Makes durable what was gathered.
  ///
  /// - Throws: why none of it was kept.
  func keepGathered(_ console: Console) async throws(Stopped) {
    guard let diary else { return }
    try await asking { () async throws(DiaryError) in try await diary.keepGathered() }
    try await tellOfRecovery(console)
  }

  /// Lets the diary keep what makes the next opening quick; called after the last answer.
  func end() async {
    await diary?.saveSnapshotIfWorthwhile()
  }

  func hold(_ diary: Diary) {
    self.diary = diary
  }

  /// How many events came from elsewhere since this was asked last.
  func takeArrivals() async -> UInt64 {
    await diary?.takeArrivals() ?? 0
  }

  /// Something that differs once anything was recorded or received by any process; nil where no
  /// vault is open. Nothing is folded for it.
  func signOfNews() -> [UInt8]? { diary?.signOfNews }

  func asking<Result>(_ work: () throws(DiaryError) -> Result) throws(Stopped) -> Result {
    do throws(DiaryError) {
      return try work()
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  func asking<Result>(
    _ work: () async throws(DiaryError) -> Result
  ) async throws(Stopped) -> Result {
    do throws(DiaryError) {
      return try await work()
    } catch {
      throw .trouble(await trouble(error))
    }
  }

  /// As the catalogue tells it, by the names that a person knows.
  func trouble(_ error: DiaryError) async -> Trouble {
    guard case .unreadable(let names) = error, let diary else { return Catalogue.trouble(error) }
    let view = await diary.viewAfterCommand()
    return told(view.history, view.viewpoint).unreadable(names)
  }

  func telling() async throws(Stopped) -> Telling {
    let diary = try opened()
    let view = try await asking { () async throws(DiaryError) in
      try await diary.view(leavesOutLater: leavesOutLater)
    }
    return told(view.history, view.viewpoint)
  }

  /// What few rows answer, as `Diary.glance`.
  func glance<Answer: Sendable>(
    _ question: @Sendable (DiaryView) -> Answer
  ) async throws(Stopped) -> (answer: Answer, told: Telling) {
    let diary = try opened()
    let (answer, view) = try await asking { () async throws(DiaryError) in
      try await diary.glance(leavesOutLater: leavesOutLater, question)
    }
    return (answer, told(view.history, view.viewpoint))
  }

  /// To answer a command with, after it was kept.
  func tellingAfterCommand() async throws(Stopped) -> Telling {
    let view = await (try opened()).viewAfterCommand()
    return told(view.history, view.viewpoint)
  }

  func told(_ history: History, _ view: Viewpoint) -> Telling {
    Telling(history: history, view: view) { goal in
      // A line a day for each goal, so that none comes back before the others were shown.
      Encouragement.line(
        fraction: Double(goal.amount) / Double(max(goal.target, 1)),
        isWeekly: goal.goal.period == .week,
        draw: UInt64(bitPattern: Int64(view.today.daysSinceEpoch)) &+ goal.goal.id.number)
    }
  }

  /// The same with the words of these references.
  func telling(
    _ telling: Telling, with references: [WordsReference]
  ) async throws(Stopped) -> Telling {
    let diary = try opened()
    var told = telling
    for reference in references {
      told.words[reference] = try await asking { () async throws(DiaryError) in
        try await diary.words(reference)
      }
    }
    return told
  }
}

// MARK: What needs no vault

extension Session {
  private func carryOutAlone(
    _ statement: Statement, _ console: Console
  ) async throws(Stopped) -> ExitCode {
    switch statement {
    case .help(topic: nil): return try console.show(Help.short(hasVault: hasVault))
    case .help(let topic?):
      let page: Page
      let settings = await diary?.viewAfterCommand().history.settings
      do throws(UsageError) {
        page = try Help.page(
          topic: topic, dayStart: settings?.dayStart, isAtPrompt: isAtPrompt)
      } catch {
        throw .trouble(Catalogue.trouble(error))
      }
      return try console.show(page)
    case .version(let notices):
      let page =
        notices
        ? Catalogue.notices(Notices.all) : Catalogue.version(foldVersion: History.foldVersion)
      return try console.show(page)
    case .intervals: return try console.show(Catalogue.aboutIntervals())
    case .completion(let shell):
      try console.write(CompletionScript.text(for: shell))
      return .success
    case .createVault(let owner, let device):
      return try console.show(try await createVault(owner: owner, device: device))
    default:
      let place = try places.vaultPlace(options)
      return try console.show(
        Catalogue.paths([
          ("vault", place.vault.text), ("state", place.states.text),
          ("cache", place.caches.text),
        ]))
    }
  }

  /// Whether the marker of a vault is where it is looked for; where that can not be told, whoever
  /// opens it hears why.
  private var hasVault: Bool {
    do throws(Stopped) {
      let folder = VaultFolder(try places.vaultPlace(options).vault)
      return try onDisk { () throws(DiskError) in
        try places.disk.statusIfPresent(of: folder.marker) != nil
      }
    } catch {
      return false
    }
  }

  /// The person proves first that the vault is hers, also where a prompt has it open.
  private func changeSecret(to new: NewSecret) throws(Stopped) -> Page {
    let place = try places.vaultPlace(options)
    let secrets = Secrets(options: options, places: places)
    let (vault, old) = try unlocked(place, secrets)
    let secret = try secrets.change(to: new)
    let hasOthers = try vaulting { () throws(VaultError) in
      try vault.changeSecret(from: old, to: secret, on: places.disk)
    }
    var page = Catalogue.changedSecret(
      hadPassphrase: old.kind == .passphrase, hasPassphrase: secret.kind == .passphrase,
      hasOthers: hasOthers)
    do throws(Stopped) {
      try secrets.remember(new, for: place)
    } catch {
      // The secret is changed, whether or not this device can note which file it is in.
      page.notes.append(Catalogue.secretNotNoted)
    }
    return page
  }

  private func unlocked(
    _ place: VaultPlace, _ secrets: Secrets
  ) throws(Stopped) -> (UnlockedVault, Secret) {
    try secrets.trying(secrets.open(place)) { secret throws(DiaryError) in
      do throws(VaultError) {
        let vault = try UnlockedVault.open(at: place.vault, secret: secret, on: places.disk)
        return (vault, secret)
      } catch {
        throw .vault(error)
      }
    }
  }

  private func vaulting<Result>(_ work: () throws(VaultError) -> Result) throws(Stopped) -> Result {
    do throws(VaultError) {
      return try work()
    } catch {
      throw .trouble(Catalogue.trouble(error))
    }
  }

  private func createVault(owner: String, device: DeviceName?) async throws(Stopped) -> Page {
    let place = try places.vaultPlace(options)
    let surroundings = try places.surroundings(options)
    let secrets = Secrets(options: options, places: places)
    let secret = try secrets.create(place)
    let name = device ?? places.deviceName
    let made = try await asking { () async throws(DiaryError) in
      try await Diary.create(
        at: place, owner: owner, deviceName: name, secret: secret, surroundings: surroundings,
        on: places.disk)
    }
    hold(made)
    let hasPassphrase = secret.kind == .passphrase
    return Catalogue.made(
      vault: place.vault.text, hasPassphrase: hasPassphrase, isAtPrompt: isAtPrompt)
  }
}
