package import Echolog
import Journal

/// Runs commands on one vault, which it opens at the first that needs it.
@MainActor package final class Session {
  let paths: ProgramPaths
  /// The options of the process; those of a line come with it.
  package let options: Options
  /// The vault's, once it is open, or that of the folder that the line reads.
  var diary: Diary? { folder.map { reading[$0] } ?? own }
  private var own: Diary?
  /// What the line reads instead of the vault.
  var folder: Path?
  private var reading: [Path: Diary] = [:]
  private var knownDependencies: Dependencies?
  /// Whether lines come from a prompt or a script, which start no program.
  var isAtPrompt = false
  /// What was typed at this prompt and is not carried out, as it was last kept.
  var keptLine: String?
  /// Whether that was kept only because no key came for a while, and is let go with its line.
  var isKeptInPassing = false

  /// Whether the answer is as of the simulated clock, where that is before what was kept.
  private(set) var leavesOutLater = false
  /// The times in words at which questions are asked where a line gives none.
  var past: Options
  /// The lines that are supposed at the prompt, each with all that is supposed by then.
  var supposed: [(line: String, whatIf: WhatIf)] = []
  var time = QueryTime.present
  var toldOpen: Set<Path> = []
  var heard = News()
  var newSecret: NewSecret?
  private var gatheredLines = 0
  /// How the times of the line that is carried out were read, where the person may mean others.
  var readings: [String] = []

  package init(paths: ProgramPaths, options: Options, diary: Diary? = nil) {
    self.paths = paths
    self.options = options
    past = options
    own = diary
  }

  /// Runs a command, and then reports what became of one before that was in doubt.
  package func run(_ command: any ProgramCommand, _ console: Console) async throws -> ExitCode {
    if console.options.watches { return try await watch(command, console) }
    leavesOutLater = options.now != nil && command.traits.contains(.asksOfNow)
    newSecret = nil
    defer { (leavesOutLater, folder) = (false, nil) }
    do {
      if time != .present {
        guard command.traits.isDisjoint(with: [.takesOver, .changesVault]) else {
          throw DiaryError.query(time.whatIf == nil ? .pastIsRead : .forkIsRead)
        }
        await (try opened()).travel(to: time)
      }
      let code = try await command.run(in: self, console)
      if command.traits.contains(.asksWholeHistory) { try await tellOfGaps(console) }
      await returnToPresent()
      try await tellOnTheSide(console)
      return code
    } catch {
      await returnToPresent()
      // What was asked for may be refused after a recovery, or for the day that was read.
      try await tellOnTheSide(console)
      throw await worded(error)
    }
  }

  private func returnToPresent() async { await diary?.travel(to: .present) }

  private func tellOnTheSide(_ console: Console) async throws {
    for reading in readings { try console.note(reading) }
    // Of lines that become durable together, the first asks for all.
    guard gatheredLines < 2 else { return }
    try await tellOfRecovery(console)
    if let resolution = heard.resolution { try console.note(Messages.settled(resolution)) }
    heard.resolution = nil
    try tellOfOpenPlaces(console)
  }

  var isOpen: Bool { diary != nil }

  /// What is set in the vault, or would be by what is supposed.
  func settings(at time: QueryTime = .present) async throws -> SettingsInForce {
    let time = QueryTime(asOf: time.asOf, known: time.known, whatIf: self.time.whatIf)
    return try await opened().view(at: time).history.settings
  }

  /// The diary of the vault, or of the folder that the line reads; opened where it is not yet.
  package func opened() throws -> Diary {
    if let diary { return diary }
    if let folder { return try opened(reading: folder) }
    let place = try paths.vaultPlace(options)
    let dependencies = try dependencies()
    let opened = try secrets.opening(place) { secret in
      try Diary.open(
        at: place, deviceName: paths.deviceName, secret: secret, dependencies: dependencies,
        on: patientDisk)
    }
    own = opened
    return opened
  }

  /// The history of a folder that devices share, or of a vault, which is only asked.
  package func opened(reading folder: Path) throws -> Diary {
    if let diary = reading[folder] { return diary }
    let place = try paths.vaultPlace(options)
    let there = VaultPlace(vault: folder, states: place.states, caches: place.caches)
    let dependencies = try dependencies()
    let opened = try secrets.opening(there, .folderRead(beside: place)) { secret in
      try Diary.open(
        reading: folder, deviceName: paths.deviceName, secret: secret,
        dependencies: dependencies, on: paths.disk)
    }
    reading[folder] = opened
    return opened
  }

  var secrets: Secrets { Secrets(options: options, paths: paths) }

  /// Time, zone and chance, which stay those of the session's first line.
  func dependencies() throws -> Dependencies {
    if let knownDependencies { return knownDependencies }
    let found = try paths.dependencies(options)
    knownDependencies = found
    return found
  }

  /// A disk that informs the person when another process keeps them waiting.
  var patientDisk: POSIXDisk {
    let console = Console(paths.environment, options)
    return paths.disk.reportingWaits { console.mention(Messages.waiting(for: $0)) }
  }

  func beginGathering() async throws {
    if gatheredLines == 0 { await (try opened()).beginGathering() }
    gatheredLines += 1
  }

  /// Makes durable what was gathered; an error is why none of it was kept.
  func keepGathered(_ console: Console) async throws {
    gatheredLines = 0
    guard let diary else { return }
    try await diary.keepGathered()
    try await tellOfRecovery(console)
  }

  /// Lets the diary erase what an earlier process left of what is forgotten, and keep what makes
  /// the next opening quick; called after the last answer.
  package func end() async {
    await own?.finishErasing()
    await own?.saveSnapshotIfWorthwhile()
  }

  func hold(_ diary: Diary) { own = diary }

  func takeNewEvents() async -> UInt64 {
    await listen()
    defer { heard.arrivedCount = 0 }
    return heard.arrivedCount
  }

  func listen() async { if let diary { heard.add(await diary.takeNews()) } }

  /// Something that differs once anything was recorded or received; nothing is folded.
  func changeToken() -> [UInt8]? { diary?.changeToken }

  /// An error with the names that a person knows.
  package func worded(_ error: any Error) async -> any Error {
    guard case DiaryError.unreadable(let names) = error, let diary else { return error }
    return Presenter(await diary.viewAfterCommand()).unreadable(names)
  }

  func makePresenter() async throws -> Presenter {
    Presenter(try await opened().view(leavesOutLater: leavesOutLater))
  }

  func answer(to sql: String, over own: AnyTable? = nil) async throws -> QueryAnswer {
    try await opened().answer(to: sql, over: own, leavesOutLater: leavesOutLater)
  }

  func readLazily<Answer: Sendable>(
    _ question: @Sendable (DiaryView) -> Answer
  ) async throws -> (answer: Answer, presenter: Presenter) {
    let (answer, view) = try await opened().readLazily(leavesOutLater: leavesOutLater, question)
    return (answer, Presenter(view))
  }

  /// To answer a command with, after it was kept.
  func makePresenterAfterCommand() async throws -> Presenter {
    Presenter(await (try opened()).viewAfterCommand())
  }

  func makePresenter(
    _ presenter: Presenter, with references: [WordsReference?]
  ) async throws -> Presenter {
    let diary = try opened()
    var presenter = presenter
    for case let reference? in references {
      presenter.words[reference] = try await diary.words(reference)
    }
    return presenter
  }

  /// With the words that an event shows and that are in another one.
  func presenterOfEvents() async throws -> Presenter {
    let presenter = try await makePresenter()
    return try await makePresenter(
      presenter, with: presenter.history.labelsTakenOff.compactMap(\.words))
  }

  /// - Parameter selection: which events; nil for all.
  func eachEvent(
    of selection: EventSelection? = nil, _ body: (NamedEvent) throws -> Void
  ) async throws {
    let diary = try opened()
    try await diary.beginScan(for: selection)
    while true {
      let events = try await diary.nextOfScan()
      if events.isEmpty { return }
      for named in events where selection?.contains(named.name, named.event) ?? true {
        try body(named)
      }
      if Interruption.isRequested { throw DiaryError.cancelled }
    }
  }
}

/// Questions that the program puts to the person at a terminal.
extension Session {
  /// What the person answers; nil where there is no one to ask.
  func ask(_ question: String, _ console: Console) throws -> String? {
    guard console.mayAsk else { return nil }
    for line in Messages.notTaken(LineEditor.takeLinesTypedAhead(), canComeBack: isAtPrompt) {
      try console.remark(line)
    }
    switch LineEditor.line(prompt: question) {
    case .line(let answer, _): return answer
    case .notText(let words): throw UsageError.notText(words)
    case .interrupted, .ended, .news, .seeksOlder: throw Messages.stoppedAtQuestion
    }
  }

  /// Whether the person agrees, now or by `--yes`; nil where there is no one to ask.
  func agrees(to question: String, _ console: Console) throws -> Bool? {
    guard !console.options.agreesToAll else { return true }
    return try ask(question, console).map { ["y", "yes"].contains($0.lowercased()) }
  }

  func tellOfOpenPlaces(_ console: Console) throws {
    guard folder == nil, isOpen || newSecret != nil else { return }
    for path in try openPlaces(naming: newSecret) where toldOpen.insert(path).inserted {
      try console.note(Messages.openToOthers(path))
    }
  }

  func openPlaces(naming new: NewSecret?) throws -> [Path] {
    try secrets.openToOthers(paths.vaultPlace(options), naming: new)
  }

  /// Notes which key file opens what was just made; where that can not be, it is made all the same.
  func noting(_ console: Console, _ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      try console.note("Which key file opens it could not be noted; name it with --key-file.")
    }
  }

  func tellOfRecovery(_ console: Console) async throws {
    await listen()
    guard let report = heard.recovery else { return }
    heard.recovery = nil
    let presenter = try await makePresenterAfterCommand()
    let device = presenter.history.devices.first { $0.log == report.newLog }?.label
    let policy = presenter.history.settings.policy
    for note in Messages.recovered(report, under: policy, as: device) { try console.note(note) }
  }

  // MARK: What can not be read here

  func missingEventCount() async throws -> UInt64 { await (try opened()).missingEventCount }

  func tellOfGaps(_ console: Console) async throws {
    let missing = try await missingEventCount()
    if missing > 0 { try console.show(Messages.gaps(missing), on: .errors) }
  }

  /// Whether the name of an entry is that of an event which is known and can not be read here.
  func isMissing(_ words: String) async -> Bool {
    do {
      let diary = try opened()
      for name in try await makePresenter().history.names(words) {
        if try await diary.isMissing(name) { return true }
      }
      return false
    } catch {
      // Then nothing is known of it, and it is shown as what is not there.
      return false
    }
  }

  /// Shows an answer, and again whenever it may have become another one, until Ctrl-C.
  func watch(_ command: any ProgramCommand, _ console: Console) async throws -> ExitCode {
    var console = console
    console.options.watches = false
    let hasScreen =
      console.isSeen && console.options.form == .people && console.environment["TERM"] != "dumb"
    let diary = try opened()
    let held = HeldAnswers()
    var shown: String?
    while true {
      // Begun before the answer, so that nothing is missed that comes while it is made.
      let changes = try diary.watch()
      let seen = diary.changeToken
      held.begin()
      var hidden = console
      hidden.held = held
      let code = try await run(command, hidden)
      let answer = held.end()
      let text = answer.filter { $0.stream == .output }.map(\.text).joined()
      if text != shown {
        shown = text
        if hasScreen { try console.write("\u{1B}[H\u{1B}[2J") }
        for piece in answer { try console.write(piece.text, to: piece.stream) }
        if hasScreen { try console.note("This changes as your history does; Ctrl-C ends it.") }
      }
      let next = try await nextChangeInTime()
      while !Interruption.isRequested {
        let now = try dependencies().now()
        if next <= now { break }
        _ = changes.wait(milliseconds: Int(clamping: next.milliseconds - now.milliseconds))
        if diary.changeToken != seen { break }
      }
      if Interruption.isRequested { return code }
    }
  }

  private func nextChangeInTime() async throws -> Instant {
    try await readLazily { view in
      let next = view.history.openEchoes(at: view.viewpoint).first { $0.state == .scheduled }
      let end = view.viewpoint.endOfToday
      return next.map { min(end, view.viewpoint.instant(of: $0.delivery)) } ?? end
    }.answer
  }
}
