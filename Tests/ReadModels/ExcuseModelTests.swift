import Echolog
import Platform
import Testing

@Suite struct ExcuseModelTests {
  /// Monday to Sunday around the day of the stories.
  private let monday = Story.tuesday - 1

  private func goal(_ period: Period = .day, target: Int64 = 100) -> Event.Body {
    .goalSet(
      GoalSet(
        activity: .steps, target: target, period: period, weekStart: period == .week ? 1 : 0,
        firstDay: (monday - 28).daysSinceEpoch))
  }

  private func logged(_ amount: Int64) -> Event.Body {
    .activityLogged(ActivityLogged(activity: .steps, amount: amount))
  }

  private func skip(_ day: CivilDay, _ reason: Text = "") -> Event.Body {
    .daySkipped(DaySkipped(day: day.daysSinceEpoch, reason: reason))
  }

  private func pause(_ first: CivilDay, _ last: CivilDay?, _ reason: Text = "") -> Event.Body {
    .goalPaused(
      GoalPaused(
        firstDay: first.daysSinceEpoch, lastDay: last?.daysSinceEpoch, reason: reason))
  }

  private func resume(_ day: CivilDay) -> Event.Body {
    .goalResumed(GoalResumed(effectiveDay: day.daysSinceEpoch))
  }

  private func freeze(_ day: CivilDay) -> Event.Body {
    .dayFrozen(DayFrozen(day: day.daysSinceEpoch))
  }

  /// A daily goal, reached on these days of the week.
  private func story(_ reached: [Int]) throws -> (story: Story, goal: EventName) {
    var story = Story()
    let id = try story.tell(goal())
    for offset in reached { try story.tell(logged(150), on: monday + offset) }
    return (story, id)
  }

  private func current(
    _ story: Story, _ id: EventName, _ definition: StreakDefinition = .goalMet, today: CivilDay
  ) throws -> Int {
    let goal = try #require(story.history.goal(id))
    return story.history.streak(of: goal, definition, today: today).current
  }

  @Test func `Each kind of excuse bridges the day, and none lengthens a streak`() throws {
    for body in [
      skip(monday + 2), freeze(monday + 2), pause(monday + 2, monday + 2),
      pause(monday + 1, monday + 2),
    ] {
      var (story, id) = try story([0, 1, 3])
      #expect(try current(story, id, today: monday + 4) == 1)
      try story.tell(body, about: id)
      for definition in StreakDefinition.allCases {
        #expect(try current(story, id, definition, today: monday + 4) == 3, "\(body.typeName)")
      }
      #expect(story.history.streak(of: .steps, today: monday + 4).current == 3)
    }
  }

  @Test func `Days of rest end no streak of the goal, and that of any log goes by logs`() throws {
    var (story, id) = try story([0, 1, 5])
    let deactivated = try story.tell(
      .goalDeactivated(GoalDeactivated(effectiveDay: (monday + 2).daysSinceEpoch)), about: id)
    try story.tell(
      .goalReactivated(GoalReactivated(effectiveDay: (monday + 5).daysSinceEpoch)), about: id)
    let today = monday + 6
    for definition in [StreakDefinition.goalMet, .period] {
      #expect(try current(story, id, definition, today: today) == 3, "\(definition)")
    }
    #expect(try current(story, id, .loggedNonZero, today: today) == 1)
    #expect(story.history.streak(of: .steps, today: today).current == 1)
    let goal = try #require(story.history.goal(id))
    let reasons = story.history.streakReasons(of: goal, .goalMet, today: today)
    #expect(reasons.bridges.map(\.word) == ["rest"])
    #expect(reasons.bridges.map(\.event) == [deactivated])
    #expect(reasons.bridges.map(\.days) == [monday + 2...monday + 4])
  }

  @Test func `A forgiven day shows where no streak goes on over it, and what is open`() throws {
    let (story, id) = try story([0, 1, 4, 6])
    let goal = try #require(story.history.goal(id))
    let vain = { (day: CivilDay) in
      story.history.vainFreeze(day, of: goal, today: self.monday + 7)
    }
    #expect(vain(monday + 5) == nil)
    #expect(vain(monday + 2)?.open == [monday + 3] && vain(monday + 3)?.open == [monday + 2])
    #expect(vain(monday - 1)?.open == [], "no streak had begun")
  }

  @Test func `A day with a log is forgiven for its goal, not for the streak of any log`() throws {
    var (story, id) = try story([0, 3])
    for offset in 1...2 { try story.tell(logged(10), on: monday + offset) }
    let goal = try #require(story.history.goal(id))
    let vain = try #require(
      story.history.vainFreeze(monday + 1, of: goal, today: monday + 4))
    #expect(vain.open == [monday + 2] && vain.way == .freeze)
    try story.tell(freeze(monday + 2), about: id)
    let again = try #require(story.history.goal(id))
    #expect(story.history.vainFreeze(monday + 1, of: again, today: monday + 4) == nil)
  }

  @Test func `The streak that counts first of a weekly goal is that of its weeks`() throws {
    var story = Story()
    let id = try story.tell(goal(.week, target: 100))
    try story.tell(logged(150), on: monday - 14)
    try story.tell(logged(20), on: monday - 7)
    try story.tell(freeze(monday - 1), about: id)
    let goal = try #require(story.history.goal(id))
    let first = story.history.firstStreak(of: goal, today: monday)
    #expect(first.definition == .period && first.streak.unit == .weeks)
    #expect(first.streak.current == 1)
    #expect(story.history.vainFreeze(monday - 1, of: goal, today: monday) == nil)
  }

  @Test func `A day that was excused and reached all the same lengthens the streak`() throws {
    var (story, id) = try story([0, 1, 2])
    for body in [skip(monday + 1), pause(monday + 1, monday + 2)] {
      try story.tell(body, about: id)
    }
    #expect(try current(story, id, today: monday + 3) == 3)
    let goal = try #require(story.history.goal(id))
    let reasons = story.history.streakReasons(of: goal, .goalMet, today: monday + 3)
    #expect(reasons.bridges.isEmpty, "nothing had to be bridged")
  }

  @Test func `A pause without an end lasts until the goal is resumed`() throws {
    var (story, id) = try story([0, 5])
    let paused = try story.tell(pause(monday + 1, nil, "Away"), about: id)
    #expect(try current(story, id, today: monday + 300) == 2)
    try story.tell(resume(monday + 6), about: id)
    #expect(try current(story, id, today: monday + 6) == 2)
    #expect(try current(story, id, today: monday + 7) == 0, "the day of resuming was missed")
    let goal = try #require(story.history.goal(id))
    #expect(
      goal.excuses == [
        Excuse(.pause, from: monday + 1, to: monday + 5, by: paused, hasReason: true)
      ])
  }

  @Test func `A week with an excused day neither breaks nor lengthens a streak of weeks`() throws {
    var story = Story()
    let id = try story.tell(goal(.week, target: 100))
    for week in [0, 14] { try story.tell(logged(150), on: monday - 28 + week) }
    let today = monday - 28 + 17
    #expect(try current(story, id, .period, today: today) == 1)
    let skipped = try story.tell(skip(monday - 28 + 9, "Flu"), about: id)
    #expect(try current(story, id, .period, today: today) == 2)
    let goal = try #require(story.history.goal(id))
    let reasons = story.history.streakReasons(of: goal, .period, today: today)
    #expect(reasons.bridges.map(\.event) == [skipped])
    #expect(reasons.bridges.map(\.days) == [monday - 28 + 9...monday - 28 + 9])
  }

  @Test func `A streak lists which days it went over and why, and what ended the one before`()
    throws
  {
    var (story, id) = try story([0, 3, 9])
    let skipped = try story.tell(skip(monday + 4, "Flu"), about: id)
    let frozen = try story.tell(freeze(monday + 5), about: id)
    let paused = try story.tell(pause(monday + 5, monday + 6, "Away"), about: id)
    let rest = try story.tell(
      .goalDeactivated(GoalDeactivated(effectiveDay: (monday + 7).daysSinceEpoch)), about: id)
    try story.tell(
      .goalReactivated(GoalReactivated(effectiveDay: (monday + 9).daysSinceEpoch)), about: id)
    try story.tell(logged(40), on: monday + 1)
    let goal = try #require(story.history.goal(id))
    let reasons = story.history.streakReasons(of: goal, .goalMet, today: monday + 10)
    #expect(reasons.streak.current == 2)
    #expect(
      reasons.bridges.map { [$0.days.lowerBound - monday, $0.days.upperBound - monday] } == [
        [4, 4], [5, 5], [6, 6], [7, 8],
      ])
    #expect(reasons.bridges.map(\.event) == [skipped, frozen, paused, rest])
    #expect(reasons.bridges.map(\.word) == ["skip", "freeze", "pause", "rest"])
    #expect(reasons.breaks.map(\.end) == [Streak.Break(day: monday + 1, length: 1)])
    #expect(reasons.breaks.map(\.amount) == [40] && reasons.breaks.map(\.target) == [100])
    let logged = story.history.streakReasons(of: goal, .loggedNonZero, today: monday + 10)
    let ends = [
      Streak.Break(day: monday + 2, length: 2), Streak.Break(day: monday + 7, length: 1),
    ]
    #expect(logged.breaks.map(\.end) == ends, "days of rest ask for a log all the same")
    #expect(logged.breaks.map(\.logCount) == [0, 0])
    #expect(logged.breaks.allSatisfy { $0.target == nil })
    let words = goal.excuses.map { story.history.reason(of: $0).flatMap(story.words) }
    #expect(words == ["Flu", nil, "Away"])
  }

  @Test func `An excuse is undone and done again, and two of one day are side by side`() throws {
    for body in [skip(monday + 2), freeze(monday + 2), pause(monday + 2, nil)] {
      var (story, id) = try story([0, 1, 3])
      let first = try story.tell(body, about: id)
      let second = try story.tell(body, about: id, from: Story.phone)
      let undo = { (event: EventName) in
        Event.Body.undone(Undone(undoneNumber: event.number, undoneLog: event.log))
      }
      let firstUndone = try story.tell(undo(first), about: id)
      #expect(try current(story, id, today: monday + 4) == 3, "the other one holds")
      try story.tell(undo(second), about: id)
      #expect(try current(story, id, today: monday + 4) == 1)
      try story.tell(undo(firstUndone), about: id)
      #expect(try current(story, id, today: monday + 4) == 3)
    }
  }

  @Test func `Undoing what resumed a goal pauses it again`() throws {
    var (story, id) = try story([0])
    try story.tell(pause(monday + 1, nil), about: id)
    let resumed = try story.tell(resume(monday + 3), about: id)
    #expect(try current(story, id, today: monday + 5) == 0)
    try story.tell(
      .undone(Undone(undoneNumber: resumed.number, undoneLog: resumed.log)), about: id)
    #expect(try current(story, id, today: monday + 5) == 1)
    let state = story.history.undoState(
      resumed, .goalResumed, at: story.history.viewpoint(now: Instant(milliseconds: 0), zone: .utc))
    #expect(!state.isInForce)
  }

  @Test func `Excuses of two devices count together, and what is not a day is no day`() throws {
    var (story, id) = try story([0, 4])
    for (day, log) in [(1, Story.laptop), (2, Story.phone), (2, Story.laptop), (3, Story.phone)] {
      try story.tell(freeze(monday + day), about: id, from: log)
    }
    #expect(try current(story, id, today: monday + 4) == 2, "a fact is a fact, beyond any budget")
    try story.tell(pause(monday + 9, monday + 7), about: id)
    try story.tell(skip(CivilDay(daysSinceEpoch: .max)), about: id)
    try story.tell(pause(CivilDay(daysSinceEpoch: .min), nil), about: id)
    try story.tell(resume(CivilDay(daysSinceEpoch: .min)), about: id)
    #expect(try current(story, id, today: monday + 4) == 2)
    #expect(try current(story, id, today: monday + 6) == 0)
  }

  @Test func `The reasons of a forgotten goal are gone, the days stay`() throws {
    var (story, id) = try story([0, 1, 3])
    try story.tell(skip(monday + 2, "Flu"), about: id)
    try story.tell(.forgotten(Forgotten()), about: id)
    try story.tell(pause(monday + 5, monday + 6, "Away"), about: id)
    let goal = try #require(story.history.goal(id))
    #expect(goal.excuses.map(\.hasReason) == [false, false])
    #expect(try current(story, id, today: monday + 4) == 3)
    var known = Story(forgotten: [id])
    for told in story.told.map(\.event) {
      try known.tell(
        told.body, about: told.subjectNumber == 0 ? nil : id,
        on: CivilDay(daysSinceEpoch: told.civilDay))
    }
    #expect(known.history.canonical { _ in nil } == story.history.canonical { _ in nil })
  }

  @Test func `Every target is listed with its days and how often it was reached`() throws {
    var (story, id) = try story([0, 1, 2, 3])
    let change = try story.tell(
      .goalTargetChanged(GoalTargetChanged(target: 200, effectiveDay: (monday + 2).daysSinceEpoch)),
      about: id)
    try story.tell(logged(250), on: monday + 4)
    let goal = try #require(story.history.goal(id))
    let stretches = story.history.targetHistory(of: goal, today: monday + 4)
    #expect(stretches.map(\.firstDay) == [monday - 28, monday + 2])
    #expect(stretches.map(\.lastDay) == [monday + 1, nil])
    #expect(stretches.map(\.target) == [100, 200] && stretches.map(\.metCount) == [2, 1])
    #expect(stretches.map(\.event) == [id, change])
    try story.tell(
      .undone(Undone(undoneNumber: change.number, undoneLog: change.log)), about: id)
    let again = try #require(story.history.goal(id))
    let counts = story.history.targetHistory(of: again, today: monday + 4).map(\.metCount)
    #expect(counts == [5])
  }
}
