import Echolog
import Platform
import Seeds
import Testing

@Suite struct BadgeModelTests {
  /// A Monday.
  private let monday = Story.tuesday - 1

  private func logged(_ amount: Int64, _ activity: StandardActivity = .steps) -> Event.Body {
    .activityLogged(ActivityLogged(activity: activity, amount: amount))
  }

  private func goal(
    _ target: Int64, _ period: Period = .day, _ activity: StandardActivity = .steps,
    from day: CivilDay
  ) -> Event.Body {
    .goalSet(
      GoalSet(
        activity: activity, target: target, period: period, weekStart: period == .week ? 1 : 0,
        firstDay: day.daysSinceEpoch))
  }

  private func shown(_ badge: Badge, earnedOn day: CivilDay) -> Event.Body {
    .badgeShown(BadgeShown(badge: badge, earnedDay: day.daysSinceEpoch))
  }

  private func waiting(_ story: Story, on today: CivilDay) -> [Badge] {
    story.history.waitingBadges(today: today).map(\.badge)
  }

  @Test func `The first goal met is earned on the day that reaches it, of a week too`() throws {
    for (period, day) in [(Period.day, monday + 2), (.week, monday + 1)] {
      var story = Story()
      let id = try story.tell(goal(100, period, from: monday))
      try story.tell(logged(60), on: monday)
      try story.tell(logged(60), on: monday + 1)
      #expect(story.history.waitingBadges(today: monday).isEmpty)
      try story.tell(logged(100), on: monday + 2)
      #expect(
        story.history.waitingBadges(today: monday + 3)
          == [EarnedBadge(badge: .firstGoalMet, goal: id, earnedOn: day)])
    }
  }

  @Test
  func `Of several goals the one met first has the badge, and days before a goal do not count`()
    throws
  {
    var story = Story()
    try story.tell(goal(100, from: monday + 1))
    let water = try story.tell(goal(100, .day, .water, from: monday + 1))
    try story.tell(logged(500), on: monday)
    #expect(waiting(story, on: monday + 9).isEmpty)
    try story.tell(logged(500), on: monday + 4)
    try story.tell(logged(500, .water), on: monday + 3)
    #expect(
      story.history.waitingBadges(today: monday + 9)
        == [EarnedBadge(badge: .firstGoalMet, goal: water, earnedOn: monday + 3)])
  }

  @Test func `A streak badge takes that many days in a row, and needs a goal but not its target`()
    throws
  {
    var story = Story()
    for offset in 0..<8 where offset != 3 { try story.tell(logged(1), on: monday + offset) }
    #expect(waiting(story, on: monday + 7).isEmpty)
    let id = try story.tell(goal(100, from: monday + 7))
    for offset in 8..<10 { try story.tell(logged(1), on: monday + offset) }
    #expect(waiting(story, on: monday + 9).isEmpty)
    try story.tell(logged(1), on: monday + 10)
    #expect(
      story.history.waitingBadges(today: monday + 10)
        == [EarnedBadge(badge: .streak7Days, goal: id, earnedOn: monday + 10)])
    try story.tell(logged(1), on: monday + 3)
    #expect(
      story.history.waitingBadges(today: monday + 10).map(\.earnedOn) == [monday + 6],
      "a day that was filled in later counts for its own day")
  }

  @Test func `The day that earned a streak is the first on which it was long enough`() throws {
    for seed in UInt64(1)...30 {
      var random = SeededRandom(seed: seed)
      var story = Story()
      try story.tell(goal(1_000_000, from: monday))
      var (run, earned): (Int, [Int: CivilDay]) = (0, [:])
      for offset in 0..<160 {
        run = random.next() % 25 == 0 ? 0 : run + 1
        guard run > 0 else { continue }
        try story.tell(logged(1), on: monday + offset)
        for length in [7, 30, 100] where run == length && earned[length] == nil {
          earned[length] = monday + offset
        }
      }
      let found = story.history.waitingBadges(today: monday + 170)
      #expect(
        Dictionary(uniqueKeysWithValues: found.map { ($0.badge.streakDays ?? 0, $0.earnedOn) })
          == earned, "seed \(seed)")
    }
  }

  @Test func `Goals that share an activity share its streak badges`() throws {
    var story = Story()
    let first = try story.tell(goal(10, from: monday))
    try story.tell(goal(1000, .week, from: monday))
    for offset in 0..<7 { try story.tell(logged(1), on: monday + offset) }
    let found = story.history.waitingBadges(today: monday + 6)
    #expect(found == [EarnedBadge(badge: .streak7Days, goal: first, earnedOn: monday + 6)])
  }

  @Test func `What was shown on two devices is one badge, shown when it was first`() throws {
    var story = Story()
    let id = try story.tell(goal(100, from: monday))
    try story.tell(logged(100), on: monday)
    let first = try story.tell(
      shown(.firstGoalMet, earnedOn: monday), about: id, on: monday + 1, from: Story.phone)
    try story.tell(shown(.firstGoalMet, earnedOn: monday), about: id, on: monday + 2)
    try story.tell(shown(.unspecified, earnedOn: monday), about: id)
    try story.tell(shown(.streak7Days, earnedOn: monday), about: first)
    let badges = story.history.badges(today: monday + 3)
    let showing = try #require(badges.first?.shown)
    #expect(badges.count == 1 && showing.event == first && showing.day == monday + 1)
    #expect(badges[0].earned?.earnedOn == monday)
    #expect(waiting(story, on: monday + 3).isEmpty)
    #expect(story.history.events(about: id).count == 4, "both showings stay in the history")
  }

  @Test func `A correction makes a badge untrue, its undo true again, and neither takes it away`()
    throws
  {
    var story = Story()
    let id = try story.tell(goal(100, from: monday))
    let log = try story.tell(logged(100), on: monday)
    try story.tell(shown(.firstGoalMet, earnedOn: monday), about: id)
    func standing() -> [Bool] {
      story.history.badges(today: monday + 3).map { $0.shown != nil && $0.earned != nil }
    }
    #expect(standing() == [true])
    let correction = try story.tell(
      .activityCorrected(ActivityCorrected(amount: 99)), about: log, on: monday)
    #expect(standing() == [false])
    try story.tell(.undone(Undone(undoneNumber: correction.number)), about: log)
    #expect(standing() == [true])
    try story.tell(.undone(Undone(undoneNumber: log.number)), about: log)
    #expect(standing() == [false])
    try story.tell(logged(100), on: monday + 2)
    #expect(standing() == [true] && waiting(story, on: monday + 3).isEmpty, "shown once is enough")
  }

  @Test func `Badges outlive their goal, and what is forgotten takes none away`() throws {
    var story = Story()
    let id = try story.tell(goal(100, from: monday))
    let log = try story.tell(
      .activityLogged(ActivityLogged(activity: .steps, amount: 100, note: "with Ana")), on: monday)
    try story.tell(shown(.firstGoalMet, earnedOn: monday), about: id)
    try story.tell(.forgotten(Forgotten()), about: log)
    #expect(story.history.badges(today: monday).map { $0.earned != nil } == [true])
    try story.tell(.undone(Undone(undoneNumber: id.number)), about: id)
    let left = story.history.badges(today: monday)
    #expect(left.count == 1 && left[0].earned == nil && left[0].shown?.goal == id)
    #expect(left[0].activity == .steps)
  }

  @Test func `After a log the near look finds what a look through everything finds`() throws {
    var found = 0
    for seed in UInt64(1)...60 {
      var life = LoggedLife(seed: seed)
      for step in 0..<260 {
        guard let log = try life.live() else { continue }
        let whole = life.story.history.waitingBadges(today: life.today)
        let near = life.story.history.waitingBadges(after: log, today: life.today)
        #expect(near == whole, "seed \(seed), step \(step)")
        found += whole.count
        try life.show(whole)
      }
    }
    #expect(found > 100, "\(found) badges")
  }
}

/// Random logs with all that can come between them; corrections are looked at as the program does.
private struct LoggedLife {
  private(set) var story = Story()
  private(set) var today = Story.tuesday
  private var random: SeededRandom
  private var goals: [EventName] = []
  private var logs: [EventName] = []
  private var others: [EventName] = []

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  mutating func show(_ badges: [EarnedBadge]) throws {
    for badge in badges {
      try story.tell(
        .badgeShown(
          BadgeShown(badge: badge.badge, earnedDay: badge.earnedOn.daysSinceEpoch)),
        about: badge.goal, on: today)
    }
  }

  private mutating func logged() -> Event.Body {
    .activityLogged(
      ActivityLogged(
        activity: pick(4) == 0 ? .water : .steps, amount: Int64([0, 1, 40, 100, 150][pick(5)])))
  }

  /// One event or a few; answers the log, where it is one of this device.
  mutating func live() throws -> EventName? {
    switch pick(40) {
    case 0:
      goals.append(
        try story.tell(
          .goalSet(
            GoalSet(
              activity: pick(3) == 0 ? .water : .steps, target: 120,
              period: pick(3) == 0 ? .week : .day, weekStart: 1,
              firstDay: (today - pick(20)).daysSinceEpoch)), on: today))
    case 1: others.append(try story.tell(.momentLogged(MomentLogged(text: "x")), on: today))
    case 2, 3:
      guard let goal = goals.randomElement(using: &random) else { return nil }
      others.append(try story.tell(change(), about: goal, on: today))
    case 4:
      guard let log = logs.randomElement(using: &random) else { return nil }
      try story.tell(
        .activityCorrected(ActivityCorrected(amount: Int64(pick(200)))), about: log, on: today)
      try show(story.history.waitingBadges(today: today))
    case 5:
      guard let log = logs.randomElement(using: &random) else { return nil }
      others.append(
        try story.tell(.activityRemoved(ActivityRemoved()), about: log, on: today))
    case 6:
      guard let other = others.randomElement(using: &random) else { return nil }
      others.append(try story.tell(.undone(Undone(undoneNumber: other.number)), on: today))
    case 7:
      let batch = try story.tell(.importStarted(ImportStarted(kind: .log)), on: today)
      let first = today - 40
      for offset in 0..<pick(38) { try story.tell(logged(), on: first + offset, batch: batch) }
      if pick(2) == 0 { try story.tell(.importFinished(ImportFinished()), about: batch, on: today) }
    case 8:
      try story.tell(logged(), on: today - pick(5), from: Story.phone)
      try story.tell(.seen(Seen()), on: today)
    default:
      let log = try story.tell(logged(), on: today - [0, 0, 0, 0, 1, 1, 2, 9][pick(8)])
      logs.append(log)
      if pick(8) != 0 { today = today + 1 }
      return log
    }
    return nil
  }

  private mutating func change() -> Event.Body {
    let day = (today - pick(12)).daysSinceEpoch
    switch pick(7) {
    case 0: return .daySkipped(DaySkipped(day: day))
    case 1: return .dayFrozen(DayFrozen(day: day))
    case 2: return .goalPaused(GoalPaused(firstDay: day))
    case 3: return .goalResumed(GoalResumed(effectiveDay: day))
    case 4: return .goalDeactivated(GoalDeactivated(effectiveDay: day))
    case 5: return .goalReactivated(GoalReactivated(effectiveDay: day))
    default: return .goalTargetChanged(GoalTargetChanged(target: 90, effectiveDay: day))
    }
  }
}
