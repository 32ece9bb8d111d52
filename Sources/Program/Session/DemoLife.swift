import Content
import Echolog
import Platform

/// Lives the invented life: each line of its script is carried out when its minute comes.
@MainActor struct DemoLife {
  private let world: DemoWorld
  private let session: Session
  private let program: Program
  private let console: Console
  private var chance: Chance
  /// What names in lines mean.
  private var names: [String: String]

  static let days = day("2025-01-01")...day("2026-01-31")
  /// The first morning, on which they make their vault.
  static let beginning = DemoWorld.Place.home.zone.instant(of: days.lowerBound, atMinute: 400)
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
    guard let day = CivilDay(isoText: String(text)) else {
      preconditionFailure("\(text) is no day")
    }
    return day
  }

  /// Minutes since midnight of a time such as `21:30`.
  private static func minute(_ text: some StringProtocol) -> Int {
    guard let minute = ClockTime.minute(String(text)) else {
      preconditionFailure("\(text) is no time")
    }
    return minute
  }

  consuming func live() async throws {
    var life = self
    let disk = life.session.paths.disk
    for (name, text) in DemoScript.files {
      let file = try ReplacingFile(Path((life.names["folder"] ?? "") + "/" + name), on: disk)
      try file.write(Array(text.utf8))
      try file.finish()
    }
    let landmarks = DemoScript.landmarks.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 2)
    }
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
    let place = isAbroad ? DemoWorld.Place.abroad : .home
    world.move(to: place.zone.instant(of: day, atMinute: minute), in: place)
  }

  /// What chance brings on a day; the same numbers are drawn whatever comes of them.
  private mutating func chanceLines(on day: CivilDay) -> [(Int, String)] {
    var lines: [(Int, String)] = []
    for row in DemoScript.daily.split(separator: "\n") {
      let parts = row.split(separator: " ", maxSplits: 2)
      let happens = UInt64(parts[0]).map { chance.happens($0) } ?? false
      let minute = Self.minute(drawn(parts[1]))
      for line in drawn(parts[2]).split(separator: " | ") where happens {
        lines.append((minute, String(line)))
      }
    }
    guard !Self.illness.contains(day) else { return [] }
    guard Self.tryingHealth.contains(day) else { return lines }
    return lines.filter { !$0.1.hasPrefix("moment") && !$0.1.hasPrefix("send") }
      .filter { !$0.1.hasPrefix("remember") }
  }

  /// The same with what chance puts in the place of `<…>`.
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
