import Content
import Echolog
import Journal
import Synchronization

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
    self.program = Program(program.environment.with("TZ", DemoWorld.homeRule))
    self.console = console
    self.seed = seed ?? 2025
  }

  func run() async throws -> ExitCode {
    var options = console.options
    let chosen = try options.vault.map(program.paths.absolute)
    if let chosen { try UnlockedVault.requireFree(chosen, on: program.paths.disk) }
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
    world.move(to: try program.paths.dependencies(options).now())
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
    let places: [(name: String, value: String)] = [
      ("folder", folder.text), ("vault", vault.text), ("keyFile", key.text), ("now", DemoLife.end),
      ("zone", DemoWorld.homeName),
    ]
    let flags = zip(["--vault", "--key-file", "--now", "--zone"], places.dropFirst())
    let line = Words.line(["echolog", "repl"] + flags.flatMap { [$0, $1.1] })
    try console.show(Messages.demoLived(places, events: count, types: types, line: line))
    guard console.mayAsk else { return .success }
    return try await REPL(session, console, program).run(script: nil)
  }

  private func throwAwayFolder() throws -> Path {
    let parent = program.environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    let folder = Path(
      parent + "/echolog-demo-\(Machine.processNumber)-\(SystemClock.wallMilliseconds)")
    try program.paths.disk.makeDirectories(folder)
    return folder
  }

  private func makeDiary(
    at vault: Path, openedBy key: Path, in folder: Path, _ world: DemoWorld
  ) async throws -> Diary {
    let secret = try Secret.keyFile(at: key, creatingOn: program.paths.disk)
    world.move(to: DemoLife.beginning)
    return try await Diary.create(
      at: VaultPlace(
        vault: vault, states: folder.appending("state"), caches: folder.appending("cache")),
      owner: "Demo", deviceName: DeviceName(near: "demo"), secret: secret,
      dependencies: world.dependencies, on: POSIXDisk(isLasting: false))
  }
}

/// Where and when the invented person is, and what chance deals them.
final class DemoWorld: Sendable {
  private let milliseconds = Atomic<Int64>(0)
  private let isAbroad = Atomic(false)
  private let chance: Atomic<UInt64>

  init(seed: UInt64) { chance = Atomic(seed) }

  var dependencies: Dependencies {
    Dependencies(
      now: { Instant(milliseconds: self.milliseconds.load(ordering: .relaxed)) },
      zone: { self.isAbroad.load(ordering: .relaxed) ? Self.abroad : Self.home },
      draw: {
        let step = Chance.step
        return Chance.mixed(self.chance.wrappingAdd(step, ordering: .relaxed).newValue)
      })
  }

  func move(to instant: Instant, isAbroad: Bool = false) {
    milliseconds.store(instant.milliseconds, ordering: .relaxed)
    self.isAbroad.store(isAbroad, ordering: .relaxed)
  }

  /// Berlin's clocks since 1996, in the form of `TZ`.
  static let homeRule = "CET-1CEST,M3.5.0,M10.5.0/3"

  static let homeName = "Europe/Berlin"

  static let home: TimeZoneRules = {
    do throws(TimeZoneError) {
      return try TimeZoneRules(posixRule: homeRule)
    } catch {
      preconditionFailure("the rule above is one")
    }
  }()

  /// Tokyo's clocks, which never change.
  static let abroad = TimeZoneRules(fixed: UTCOffset(seconds: 9 * 3600))
}

/// SplitMix64 (Steele, Lea and Flood 2014): from one seed the same numbers for everyone.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  static func mixed(_ state: UInt64) -> UInt64 {
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next() -> UInt64 {
    state &+= Self.step
    return Self.mixed(state)
  }

  mutating func pick(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[pick(0...(choices.count - 1))]
  }
}

@MainActor struct DemoLife {
  private let world: DemoWorld
  private let session: Session
  private let program: Program
  private let console: Console
  private var chance: Chance
  private var names: [String: String]

  static let days = day("2025-01-01")...day("2026-01-31")
  /// The first morning, on which they make their vault.
  static let beginning = DemoWorld.home.instant(of: days.lowerBound, atMinute: 400)
  static let end = "2026-01-31T22:45:00+01:00"
  /// In bed with the flu, when streaks end.
  private static let illness = day("2025-02-10")...day("2025-02-16")
  /// From the flight east to the flight west, which they begin in the morning.
  private static let journey = day("2025-05-13")...day("2025-05-26")
  /// When the policy for health lets nothing else be kept.
  private static let tryingHealth = day("2025-08-04")...day("2025-08-10")

  init(
    seed: UInt64, _ world: DemoWorld, _ diary: Diary, _ environment: Environment, in folder: Path
  ) {
    let paths = ProgramPaths(
      environment, simulation: world.dependencies, disk: POSIXDisk(isLasting: false))
    var options = Options()
    options.mayAsk = false
    options.agreesToAll = true
    var console = Console(environment, options)
    console.listener = { _ in }
    self.console = console
    self.world = world
    session = Session(paths: paths, options: options, diary: diary)
    program = Program(paths, console)
    chance = Chance(seed: seed)
    names = ["folder": folder.text]
  }

  private static func day(_ text: some StringProtocol) -> CivilDay {
    read(text, CivilDay.init(isoText:))
  }

  private static func minute(_ text: some StringProtocol) -> Int { read(text, ClockTime.minute) }

  private static func read<Value>(
    _ text: some StringProtocol, _ reading: (String) -> Value?
  ) -> Value {
    guard let value = reading(String(text)) else { preconditionFailure("no time: \(text)") }
    return value
  }

  consuming func live() async throws {
    var life = self
    let disk = life.session.paths.disk
    for (name, bytes) in DemoScript.files {
      let file = try ReplacingFile(Path((life.names["folder"] ?? "") + "/" + name), on: disk)
      try file.write(bytes)
      try file.finish()
    }
    let landmarks = DemoScript.landmarks.map { $0.split(separator: " ", maxSplits: 2) }
    let ofDays = Dictionary(grouping: landmarks) { Self.day($0[0]) }
    for number in Self.days.lowerBound.daysSinceEpoch...Self.days.upperBound.daysSinceEpoch {
      let day = CivilDay(daysSinceEpoch: number)
      var lines = life.chanceLines(on: day)
      lines += (ofDays[day] ?? []).map { (Self.minute($0[1]), String($0[2])) }
      for (minute, line) in lines.sorted(by: { $0.0 < $1.0 }) {
        life.move(to: day, minute)
        try await life.carry(out: line)
      }
    }
  }

  private func move(to day: CivilDay, _ minute: Int) {
    let isAbroad = Self.journey.contains(day) && (day < Self.journey.upperBound || minute < 600)
    let zone = isAbroad ? DemoWorld.abroad : DemoWorld.home
    world.move(to: zone.instant(of: day, atMinute: minute), isAbroad: isAbroad)
  }

  /// What chance brings on a day; the same numbers are drawn whatever comes of them.
  private mutating func chanceLines(on day: CivilDay) -> [(Int, String)] {
    var lines: [(Int, String)] = []
    for row in DemoScript.daily {
      let parts = row.split(separator: " ", maxSplits: 2)
      let happens = UInt64(parts[0]).map { chance.next() % 100 < $0 } ?? false
      let minute = Self.minute(drawn(parts[1]))
      for line in drawn(parts[2]).split(separator: " | ") where happens {
        lines.append((minute, String(line)))
      }
    }
    guard !Self.illness.contains(day) else { return [] }
    guard Self.tryingHealth.contains(day) else { return lines }
    return lines.filter { line in
      !["moment", "send", "remember"].contains { line.1.hasPrefix($0) }
    }
  }

  private mutating func drawn(_ text: Substring) -> String {
    var text = String(text)
    while let begin = text.firstIndex(of: "<"), let end = text[begin...].firstIndex(of: ">") {
      let name = text[text.index(after: begin)..<end]
      let ends = name.split(separator: "-").compactMap { Int($0) }
      let drawn =
        if ends.count == 2 {
          String(chance.pick(ends[0]...ends[1]))
        } else {
          chance.pick(DemoScript.words[String(name), default: [""]])
        }
      text.replaceSubrange(begin...end, with: drawn)
    }
    return text
  }

  /// - Throws: a program error; no line of an invented life is refused.
  private mutating func carry(out line: String) async throws {
    guard let line = try await named(line) else { return }
    let count = try await session.makePresenterAfterCommand().history.eventCount
    let parsed = try LineParser.parse(Words.placed(line), of: line)
    _ = try await session.run(try await program.command(of: parsed, for: session), console)
    // One device wrote all of it.
    names[parsed.command.name] = "demo:\(count + 1)"
    if ["reflect", "dismiss"].contains(parsed.command.name) { names["answered"] = names["opened"] }
  }

  /// The line with what its names mean; nil where there is nothing yet for one.
  private mutating func named(_ line: String) async throws -> String? {
    var line = line
    while let begin = line.firstIndex(of: "{"), let end = line[begin...].firstIndex(of: "}") {
      let name = String(line[line.index(after: begin)..<end])
      switch name {
      case "due":
        let presenter = try await session.makePresenter()
        names["due"] = presenter.history.dueEchoes(at: presenter.view).first.map {
          presenter.history.label(of: $0.id)
        }
        names["opened"] = names["due"]
      case "quote":
        let diary = try session.opened()
        let kept = try await diary.favouriteQuotes().first?.id
        names["quote"] = if let kept { kept } else { try await diary.quoteOfTheDay()?.id }
      default: break
      }
      guard let meant = names[name] else { return nil }
      line.replaceSubrange(begin...end, with: meant)
    }
    return line
  }
}

/// The lines of the invented life.
///
/// In a line, `<500-900>` means a number and `<name>` for one of the words of that name, as chance
/// has it; `{moment}` is the name of the latest entry that a line of `moment` made, and so for
/// every command. `{due}` is the Echo that has been due the longest, `{opened}` the one that was
/// opened last, `{answered}` the last of them that was answered or put away, and `{quote}` the
/// quote that was kept, else that of the day. A line with a name for which there is nothing yet is
/// left out.
enum DemoScript {
  /// What chance brings on a day: how often in a hundred days, when, and the line, or several.
  static let daily = [String].lines(of: PackageResources.demo_days_txt)

  /// What does not depend on chance, by what the clock on the wall shows.
  static let landmarks = [String].lines(of: PackageResources.demo_landmarks_txt)

  /// What chance puts in the place of a name, by that.
  static let words: [String: [String]] = {
    var words = [
      "emotion": Emotion.registry.map(\.label),
      "interval": EbbinghausInterval.allCases.map(\.label),
    ]
    for line in [String].lines(of: PackageResources.demo_words_txt) {
      let parts = line.split(separator: ": ", maxSplits: 1)
      words[String(parts[0])] = parts[1].split(separator: " | ").map(String.init)
    }
    return words
  }()

  /// What they had kept elsewhere before, and the same again by mistake, under the wrong column.
  static let files = [
    ("notebook.csv", PackageResources.notebook_csv),
    ("shopping.csv", PackageResources.shopping_csv),
  ]
}
