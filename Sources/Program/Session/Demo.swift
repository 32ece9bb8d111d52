import Echolog
import Journal
import Platform

/// More than a year of an invented life, lived command by command on a simulated clock in a vault
/// of its own: a new one in a folder to throw away, or where `--vault` says. Whoever gives no seed
/// sees the same life, down to the state hash.
///
/// People see its last days; programs get the paths of it and of what opens it. The prompt behind
/// it stays in the evening of the last day, where the person lives.
@MainActor struct Demo {
  private let program: Program
  private let console: Console
  private let seed: UInt64
  init(_ program: Program, _ console: Console, seed: UInt64?) {
    let environment = program.environment.with("TZ", DemoWorld.homeRule)
    self.program = Program(environment)
    self.console = console
    self.seed = if let seed { seed } else { 2025 }
  }

  func run() async throws -> ExitCode {
    var options = console.options
    let chosen = try options.vault.map(program.paths.absolute)
    if let chosen { try requireEmpty(chosen) }
    let folder = try throwAwayFolder()
    let vault = chosen ?? folder.appending("vault")
    let key = try options.keyFile.map(program.paths.absolute) ?? folder.appending("key")
    (options.vault, options.keyFile) = (vault.text, key.text)
    options.zone = nil
    options.now = DemoLife.end
    let world = DemoWorld(seed: seed)
    let diary = try await makeDiary(at: vault, openedBy: key, in: folder, world)
    let session = Session(paths: program.paths, options: options, diary: diary)
    try console.note(Messages.demoBegins((chosen ?? folder).text, hasPrompt: console.mayAsk))
    let start = SystemClock.monotonicNanoseconds
    try await DemoLife(seed: seed, world, diary, program.environment, in: folder).live()
    let lived = SystemClock.monotonicNanoseconds - start
    world.move(to: try program.paths.dependencies(options).now(), in: .home)
    let count = try await session.makePresenter().history.eventCount
    let types = try await diary.countTypes()
    try console.note(Messages.speed(events: count, nanoseconds: lived))
    try console.note(Messages.types(types))
    if console.options.form == .people {
      let commands: [any ProgramCommand] = [
        JourneyCommand(part: ListPart(limit: 4)), GoalsCommand(), StreaksCommand(),
        StatsCommand(),
      ]
      for command in commands {
        _ = try await session.run(command, console)
        try console.write("\n")
      }
    }
    try console.show(answer([folder, vault, key].map(\.text), count, types))
    guard console.mayAsk else { return .success }
    return try await Prompt(session, console, program).run(script: nil)
  }

  /// - Parameter paths: the folder to throw away, the vault and its key file.
  private func answer(_ paths: [String], _ events: UInt64, _ types: [TypeCount]) -> Page {
    let (folder, vault, key) = (paths[0], paths[1], paths[2])
    let (now, zone) = (DemoLife.end, DemoWorld.homeName)
    let line = Words.line([
      "echolog", "repl", "--vault", vault, "--key-file", key, "--now", now, "--zone", zone,
    ])
    return Messages.demoLived(
      [
        ("folder", folder), ("vault", vault), ("keyFile", key), ("now", now), ("zone", zone),
      ], events: events, types: types, line: line)
  }

  private func throwAwayFolder() throws -> Path {
    let parent = program.environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let name = "echolog-demo-\(Machine.processNumber)-\(SystemClock.wallMilliseconds)"
    let folder = Path(parent + "/" + name)
    try program.paths.disk.makeDirectories(folder)
    return folder
  }

  /// Nothing is invented into a folder that is not empty.
  private func requireEmpty(_ vault: Path) throws {
    let disk = program.paths.disk
    if try disk.statusIfPresent(of: vault) != nil, try !disk.list(vault).isEmpty {
      throw StorageError.vault(vault, .occupied)
    }
  }

  private func makeDiary(
    at vault: Path, openedBy key: Path, in folder: Path, _ world: DemoWorld
  ) async throws -> Diary {
    let place = VaultPlace(
      vault: vault, states: folder.appending("state"),
      caches: folder.appending("cache"))
    let disk = program.paths.disk
    let secret = try Secret.keyFile(at: key, creatingOn: disk)
    world.move(to: DemoLife.beginning, in: .home)
    return try await Diary.create(
      at: place, owner: "Demo", deviceName: DeviceName(near: "demo"), secret: secret,
      dependencies: world.dependencies, on: POSIXDisk(isLasting: false))
  }
}
