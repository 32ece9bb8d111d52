import Content
import Echolog
import Journal
import Platform

/// Runs commands on one vault, which it opens at the first that needs it.
@MainActor package final class Session {
  let places: Places
  /// The options of the process; those of a line come with it.
  let options: Options
  /// The vault's, once it is open, or that of the folder that the line reads.
  var diary: Diary? { folder.map { reading[$0] } ?? own }
  private var own: Diary?
  /// What the line reads instead of the vault.
  var folder: Path?
  private var reading: [Path: Diary] = [:]
  private var knownSurroundings: Surroundings?
  /// Whether lines come from a prompt or a script, which start no program.
  var isAtPrompt = false
  /// What was typed at this prompt and is not carried out, as it was last kept.
  var keptLine: String?
  /// Whether that was kept only because no key came for a while, and is let go with its line.
  var isKeptInPassing = false

  /// Whether the answer is told as of the simulated clock, where that stands before what was kept.
  private var leavesOutLater = false
  /// The times in words at which questions are asked where a line says none.
  var past: Options
  /// The lines that are supposed at the prompt, each with all that is supposed by then.
  var supposed: [(line: String, whatIf: WhatIf)] = []
  /// The times at which the line asks that is carried out.
  var time = QueryTime.present
  /// What others may get at, as far as the person was told.
  var toldOpen: Set<Path> = []
  /// What was learned beside answers and is not told yet.
  var heard = News()
  /// What is to open the vault from now on, where the command says so.
  var newSecret: NewSecret?
  /// How many lines become durable together, as far as they were carried out.
  private var gatheredLines = 0
  /// How the times of the line that is carried out were read, where the person may mean others.
  var readings: [String] = []

  init(places: Places, options: Options, diary: Diary? = nil) {
    self.places = places
    self.options = options
    past = options
    own = diary
  }

  /// Runs a command, and then tells what became of one before that could not be answered.
  func run(_ command: any ProgramCommand, _ console: Console) async throws(Stopped) -> ExitCode {
    if console.options.watches { return try await watch(command, console) }
    leavesOutLater = options.now != nil && command.traits.contains(.asksOfNow)
    newSecret = nil
    defer { (leavesOutLater, folder) = (false, nil) }
    do throws(Stopped) {
      if time != .present { await (try opened()).travel(to: time) }
      let code = try await command.run(in: self, console)
      if command.traits.contains(.asksWholeHistory) { try await tellOfGaps(console) }
      await returnToPresent()
      try await tellOnTheSide(console)
      return code
    } catch {
      await returnToPresent()
      // What was asked for may be refused after a recovery, or for the day that was read.
      try await tellOnTheSide(console)
      throw error
    }
  }

  private func returnToPresent() async {
    if time != .present { await diary?.travel(to: .present) }
  }

  private func tellOnTheSide(_ console: Console) async throws(Stopped) {
    try tellOfReading(console)
    // Of lines that become durable together, the first asks for all.
    guard gatheredLines < 2 else { return }
    try await tellOfRecovery(console)
    if let resolution = heard.resolution { try console.note(Catalogue.settled(resolution)) }
    heard.resolution = nil
    try tellOfOpenPlaces(console)
  }

  private func tellOfReading(_ console: Console) throws(Stopped) {
    for reading in readings { try console.note(reading) }
  }

  var isOpen: Bool { diary != nil }

  /// What is set in the vault, or would be by what is supposed.
  func settings() async throws(Stopped) -> SettingsInForce {
    let time = QueryTime(whatIf: time.whatIf)
    return try await withDiary { diary throws(DiaryError) in
      try await diary.view(at: time).history.settings
    }
  }

  func opened() throws(Stopped) -> Diary {
    if let diary { return diary }
    if let folder { return try opened(reading: folder) }
    let place = try places.vaultPlace(options)
    let surroundings = try surroundings()
    let secrets = Secrets(options: options, places: places)
    let opened = try secrets.trying(secrets.open(place)) { secret throws(DiaryError) in
      try Diary.open(
        at: place, deviceName: places.deviceName, secret: secret, surroundings: surroundings,
        on: patientDisk)
    }
    own = opened
    return opened
  }

  /// The history of a folder that devices share, or of a vault, which is only asked.
  func opened(reading folder: Path) throws(Stopped) -> Diary {
    if let diary = reading[folder] { return diary }
    let place = try places.vaultPlace(options)
    let there = VaultPlace(vault: folder, states: place.states, caches: place.caches)
    let surroundings = try surroundings()
    let secrets = Secrets(options: options, places: places)
    let opened = try secrets.trying(secrets.open(there, beside: place)) {
      secret throws(DiaryError) in
      try Diary.open(
        reading: folder, deviceName: places.deviceName, secret: secret,
        surroundings: surroundings, on: places.disk)
    }
    reading[folder] = opened
    return opened
  }

  /// Time, zone and chance, which stay those of the session's first line.
  func surroundings() throws(Stopped) -> Surroundings {
    if let knownSurroundings { return knownSurroundings }
    let found = try places.surroundings(options)
    knownSurroundings = found
    return found
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
    if gatheredLines == 0 { await (try opened()).beginGathering() }
    gatheredLines += 1
  }

  /// Makes durable what was gathered.
  ///
  /// - Throws: why none of it was kept.
  func keepGathered(_ console: Console) async throws(Stopped) {
    gatheredLines = 0
    guard let diary else { return }
    try await asking { () async throws(DiaryError) in try await diary.keepGathered() }
    try await tellOfRecovery(console)
  }

  /// Lets the diary keep what makes the next opening quick; called after the last answer.
  func end() async {
    await own?.saveSnapshotIfWorthwhile()
  }

  func hold(_ diary: Diary) {
    own = diary
  }

  /// How many events came from elsewhere since this was asked last.
  func takeArrivals() async -> UInt64 {
    await listen()
    defer { heard.arrivedCount = 0 }
    return heard.arrivedCount
  }

  /// Takes in what no answer told.
  func listen() async {
    if let diary { heard.add(await diary.takeNews()) }
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

  /// All that a query finds.
  func answer(to sql: String) async throws(Stopped) -> QueryAnswer {
    let leavesOutLater = leavesOutLater
    return try await withDiary { diary throws(DiaryError) in
      try await diary.answer(to: sql, leavesOutLater: leavesOutLater)
    }
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

  func told(_ history: History, _ view: Now) -> Telling {
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

  /// With the words that an event tells and another one holds.
  func tellingOfEvents() async throws(Stopped) -> Telling {
    let told = try await telling()
    return try await telling(told, with: told.history.labelsTakenOff.compactMap(\.words))
  }

  func eachEvent(_ body: (NamedEvent) throws(Stopped) -> Void) async throws(Stopped) {
    let diary = try opened()
    try await asking { () async throws(DiaryError) in try await diary.beginScan() }
    while true {
      let events = try await asking { () async throws(DiaryError) in
        try await diary.nextOfScan()
      }
      if events.isEmpty { return }
      for event in events { try body(event) }
      if Interruption.isRequested { throw .trouble(Catalogue.trouble(DiaryError.cancelled)) }
    }
  }
}

/// Does something with what the person named, and lets what files refuse end the command.
func onStorage<Result: ~Copyable>(
  _ work: () throws(StorageError) -> Result
) throws(Stopped) -> Result {
  do throws(StorageError) {
    return try work()
  } catch {
    throw .trouble(Catalogue.trouble(error))
  }
}
