import Echolog
import Interop
import Platform

/// What the invented person does from day to day: what is left to chance here, and the landmarks of
/// her year.
@MainActor struct DemoLife {
  private let world: DemoWorld
  private let diary: Diary
  private let session: Session
  private let hands: DemoHands
  /// Where she keeps what she exports.
  private let folder: Path
  private var chance: Chance

  static let days = day("2025-01-01")...day("2026-01-31")
  /// The first morning, on which she makes her vault.
  static let beginning = DemoWorld.Place.home.zone.instant(of: days.lowerBound, atMinute: 400)
  /// The last evening.
  static let end = "2026-01-31T22:45:00+01:00"
  /// In bed with the flu, when streaks end.
  private static let illness = day("2025-02-10")...day("2025-02-16")
  /// From the flight east to the flight west, which she begins in the morning.
  private static let journey = day("2025-05-13")...day("2025-05-26")
  private static let tryingHealth = day("2025-08-04")...day("2025-08-10")

  init(
    seed: UInt64, _ world: DemoWorld, _ diary: Diary, _ session: Session, in folder: Path
  ) {
    self.folder = folder
    self.world = world
    self.diary = diary
    self.session = session
    hands = DemoHands(diary)
    chance = Chance(seed: seed)
  }

  static func day(_ text: String) -> CivilDay {
    guard let day = CivilDay(isoText: text) else { preconditionFailure("\(text) is no day") }
    return day
  }

  /// Lives every day through, each deed at its minute.
  consuming func live() async throws(Stopped) {
    var life = self
    let landmarks = Dictionary(grouping: Landmark.all, by: \.day)
    for number in Self.days.lowerBound.daysSinceEpoch...Self.days.upperBound.daysSinceEpoch {
      let day = CivilDay(daysSinceEpoch: number)
      var deeds = life.deeds(on: day)
      for landmark in landmarks[day] ?? [] { deeds.append((landmark.minute, landmark.deed)) }
      for (minute, deed) in deeds.sorted(by: { $0.0 < $1.0 }) {
        life.move(to: day, minute)
        try await life.carry(out: deed)
      }
    }
  }

  private func move(to day: CivilDay, _ minute: Int) {
    let isAbroad = Self.journey.contains(day) && (day < Self.journey.upperBound || minute < 600)
    let place = isAbroad ? DemoWorld.Place.abroad : .home
    world.move(to: place.zone.instant(of: day, atMinute: minute), in: place)
  }

  private func carry(out deed: DemoDeed) async throws(Stopped) {
    if case .importMoments(let table) = deed { return try await takeOver(table) }
    if case .export(let name) = deed {
      _ = try await session.writeExport(to: folder.appending(name))
      return
    }
    try await session.asking { () async throws(DiaryError) in try await hands.do(deed) }
  }

  private func takeOver(_ table: String) async throws(Stopped) {
    let mapping: ImportMapping
    do throws(ImportMappingError) {
      mapping = try ImportMapping(.moment, map: ["date=date,text=text"], set: [], where: [])
    } catch {
      throw .trouble(Catalogue.trouble(UsageError.mapping(error)))
    }
    let source = ImportSource(name: "notebook.csv", holding: Array(table.utf8))
    let run = ImportRun(source, by: RowInterpreter(mapping: mapping), into: diary)
    do throws(ImportError) {
      hands.imported(try await run.perform().batch)
    } catch {
      throw .trouble(Catalogue.trouble(error) { "\($0.log):\($0.number)" })
    }
  }

  /// What chance brings on a day; the same numbers are drawn whatever comes of them.
  private mutating func deeds(on day: CivilDay) -> [(Int, DemoDeed)] {
    var deeds: [(Int, DemoDeed)] = []
    if chance.happens(86) { deeds.append((450, .log(.sleep, Int64(chance.pick(360...520)) * 60))) }
    if chance.happens(88) { deeds.append((1290, .log(.steps, Int64(chance.pick(4500...14_000))))) }
    for hour in [9, 18] where chance.happens(75) {
      let amount = Int64(chance.pick(2...5)) * 250
      deeds.append((hour * 60 + chance.pick(0...50), .log(.water, amount)))
    }
    if chance.happens(62) {
      deeds.append((420, .log(.meditation, Int64(chance.pick(8...30)) * 60)))
    }
    guard !Self.illness.contains(day) else { return [] }
    let isHealth = Self.tryingHealth.contains(day)
    return deeds + notes().filter { _, deed in !isHealth || deed.isAllowedByHealth }
  }

  private mutating func notes() -> [(Int, DemoDeed)] {
    var deeds: [(Int, DemoDeed)] = []
    if chance.happens(55) { deeds.append((1200, .moment(chance.pick(DemoWords.moments)))) }
    if chance.happens(18) {
      let interval = chance.pick(EbbinghausInterval.allCases)
      let emotion = chance.pick(Emotion.registry)
      deeds.append((1260, .vibe(chance.pick(DemoWords.vibes), emotion, interval)))
    }
    if chance.happens(30) { deeds.append((545, .notify)) }
    if chance.happens(35) {
      let note = DemoAnswer.reflect(chance.pick(DemoWords.notes))
      deeds.append((600, .openEcho(chance.pick([note, note, .dismiss, .leave]))))
    }
    if chance.happens(4) { deeds.append((615, .reopenEcho)) }
    if chance.happens(6) {
      let memory = CaptureMemory(
        text: chance.pick(DemoWords.memories), emotion: chance.pick(Emotion.registry),
        labels: [chance.pick(DemoWords.labels)])
      deeds.append((1230, .remember(memory)))
    }
    return deeds
  }
}

extension DemoDeed {
  /// Whether the policy for health only lets it be done.
  fileprivate var isAllowedByHealth: Bool {
    switch self {
    case .moment, .vibe, .remember: false
    default: true
    }
  }
}
