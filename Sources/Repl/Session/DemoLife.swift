import Bytes
import CivilTime
import Domain
import Echolog
import Events
import ReadModels
import Rendering

/// What the invented person does from day to day.
@MainActor struct DemoLife {
  private let clock: DemoClock
  private let zone: TimeZoneRules
  private static let days = 182

  init(clock: DemoClock, zone: TimeZoneRules) {
    self.clock = clock
    self.zone = zone
  }

  /// Lives up to today, and answers how many events that took.
  func live(in diary: Diary, _ session: Session) async throws(Stopped) -> Int {
    var chance = Chance(state: 2025)
    let now = Surroundings.systemNow()
    let today = CivilDay(at: now, offset: zone.offset(at: now), dayStart: .standard)
    var count = 0
    for index in 0..<Self.days {
      let day = today - (Self.days - 1 - index)
      for deed in deeds(onDay: index, &chance).sorted(by: { $0.minute < $1.minute }) {
        let instant = zone.instant(of: day, atMinute: deed.minute)
        guard instant <= now else { continue }
        clock.set(instant)
        count += try await `do`(deed.what, in: diary, session)
      }
    }
    clock.set(now)
    return count
  }

  private enum What {
    case goal(Activity, Int64, Period)
    case log(Activity, Int64)
    case moment(String)
    case vibe(String, Emotion, EbbinghausInterval)
    case openEcho
  }

  private struct Deed {
    let minute: Int
    let what: What
  }

  private func deeds(onDay index: Int, _ chance: inout Chance) -> [Deed] {
    var deeds: [Deed] = []
    func add(_ minute: Int, _ what: What) { deeds.append(Deed(minute: minute, what: what)) }
    if index == 0 {
      add(480, .goal(.steps, 8000, .day))
      add(481, .goal(.water, 2000, .day))
      add(482, .goal(.meditation, 5400, .week))
    }
    if chance.happens(93) { add(450, .log(.sleep, Int64(chance.pick(360...520)) * 60)) }
    if chance.happens(88) { add(1290, .log(.steps, Int64(chance.pick(3000...14_000)))) }
    for hour in [9, 12, 15, 18] where chance.happens(75) {
      add(hour * 60 + chance.pick(0...50), .log(.water, Int64(chance.pick(1...3)) * 250))
    }
    if chance.happens(60) { add(420, .log(.meditation, Int64(chance.pick(8...30)) * 60)) }
    if chance.happens(70) { add(1200, .moment(chance.pick(Self.moments))) }
    if chance.happens(25) {
      let emotions = Emotion.registry
      let emotion = emotions[chance.pick(0...(emotions.count - 1))]
      let intervals = EbbinghausInterval.allCases
      let interval = intervals[chance.pick(0...(intervals.count - 1))]
      add(1260, .vibe(chance.pick(Self.vibes), emotion, interval))
    }
    if chance.happens(40) { add(600, .openEcho) }
    return deeds
  }

  private func `do`(
    _ what: What, in diary: Diary, _ session: Session
  ) async throws(Stopped) -> Int {
    if case .openEcho = what {
      let told = try await session.telling()
      guard let first = told.history.openEchoes(at: told.view).first, first.state == .due else {
        return 0
      }
      _ = try await session.asking { () async throws(DiaryError) in
        try await diary.reveal(first.id)
      }
      return 1
    }
    _ = try await session.asking { () async throws(DiaryError) in
      switch what {
      case .goal(let activity, let target, let period):
        _ = try await diary.setGoal(SetGoal(activity: activity, target: target, period: period))
      case .log(let activity, let amount):
        _ = try await diary.log(LogActivity(activity: activity, amount: amount))
      case .moment(let text): _ = try await diary.logMoment(text, occasion: .now)
      case .vibe(let text, let emotion, let interval):
        _ = try await diary.send(SendVibe(text: text, emotion: emotion, interval: interval))
      case .openEcho: break
      }
    }
    return 1
  }

  private static let moments = [
    "Took a short walk after lunch", "Called my sister", "Cooked something new",
    "Finished the chapter", "Watered the plants", "Said no to one more meeting",
    "Fixed the squeaky door", "Sat in the sun for ten minutes", "Helped a stranger with the map",
    "Played the piano again", "Went to bed early", "Wrote the letter I had put off",
  ]

  private static let vibes = [
    "You've prepared well. Trust it.", "Remember how calm this evening was.",
    "You asked for help and it was fine.", "It felt heavy today; it will pass.",
    "You kept going when it rained.", "Look how far you have come since spring.",
    "Thank you for being patient with yourself.",
  ]
}

/// SplitMix64: the same life for everyone.
private struct Chance {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func happens(_ percent: UInt64) -> Bool { next() % 100 < percent }

  mutating func pick(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func pick(_ words: [String]) -> String { words[pick(0...(words.count - 1))] }
}
