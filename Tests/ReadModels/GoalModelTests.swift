import Echolog
import Platform
import Testing

@Suite struct GoalModelTests {
  /// Monday to Sunday around the day of the stories.
  private let monday = Story.tuesday - 1

  private func logged(_ amount: Int64) -> Event.Body {
    .activityLogged(ActivityLogged(activity: .steps, amount: amount))
  }

  private func goal(_ target: Int64, _ period: Period, from day: CivilDay) -> Event.Body {
    .goalSet(
      GoalSet(
        activity: .steps, target: target, period: period, weekStart: period == .week ? 1 : 0,
        firstDay: day.daysSinceEpoch))
  }

  private func target(_ target: Int64, from day: CivilDay) -> Event.Body {
    .goalTargetChanged(GoalTargetChanged(target: target, effectiveDay: day.daysSinceEpoch))
  }

  @Test func `Each day is measured by the target then in force`() throws {
    var story = Story()
    let id = try story.tell(goal(100, .day, from: monday))
    for offset in 0..<3 { try story.tell(logged(150), on: monday + offset) }
    try story.tell(target(200, from: monday + 1), about: id)
    let goal = try #require(story.history.goal(id))
    let week = story.history.progress(of: goal, in: monday...monday + 2, today: monday + 2)
    #expect(week.map(\.target) == [100, 200, 200])
    #expect(week.map(\.isMet) == [true, false, false])
    #expect(week.map(\.amount) == [150, 150, 150])
    let before = story.history.progress(of: goal, on: monday - 1, today: monday + 2)
    #expect(before.target == 0)
    #expect(!before.isMet)
    #expect(!before.isActive)
  }

  @Test func `A week adds up and is measured by the target of its last day`() throws {
    var story = Story()
    let id = try story.tell(goal(1000, .week, from: monday - 7))
    for offset in 0..<7 { try story.tell(logged(200), on: monday + offset) }
    try story.tell(target(1500, from: monday + 3), about: id)
    let goal = try #require(story.history.goal(id))
    let progress = story.history.progress(of: goal, on: monday + 2, today: monday + 2)
    #expect(progress.period == monday...monday + 6)
    #expect(progress.amount == 1400)
    #expect(progress.target == 1500)
    #expect(!progress.isMet)
  }

  @Test func `Two goals share an activity, and one of them rests`() throws {
    var story = Story()
    let first = try story.tell(goal(100, .day, from: monday))
    let second = try story.tell(goal(100, .day, from: monday))
    try story.tell(
      .goalDeactivated(GoalDeactivated(effectiveDay: (monday + 1).daysSinceEpoch)), about: second)
    for offset in [0, 2] { try story.tell(logged(100), on: monday + offset) }
    let goals = story.history.allGoals()
    #expect(goals.map(\.id) == [first, second])
    #expect(goals.map { $0.isActive(on: monday + 1) } == [true, false])
    let streaks = goals.map { story.history.streak(of: $0, .goalMet, today: monday + 3) }
    #expect(streaks.map(\.current) == [1, 1])
    #expect(streaks.map(\.isPending) == [true, false])
    #expect(streaks.map(\.startedOn) == [monday + 2, monday])
    try story.tell(
      .goalReactivated(GoalReactivated(effectiveDay: (monday + 2).daysSinceEpoch)), about: second)
    let again = try #require(story.history.goal(second))
    #expect(story.history.streak(of: again, .goalMet, today: monday + 3).current == 2)
  }

  @Test func `A date that a flight over the date line skipped is neutral`() throws {
    // From San Francisco to Sydney on Monday evening, there on Wednesday morning; and back, which
    // repeats a date.
    for (before, after, isSkipped) in [(-8, 11, true), (-10, 13, true), (-5, 1, false)] {
      var story = Story()
      let id = try story.tell(goal(100, .day, from: monday - 1))
      for offset in -1...0 {
        try story.tell(logged(150), on: monday + offset, offsetHours: Int32(before))
      }
      for offset in 2...3 {
        try story.tell(logged(150), on: monday + offset, offsetHours: Int32(after))
      }
      let goal = try #require(story.history.goal(id))
      for streak in [
        story.history.streak(of: .steps, today: monday + 3),
        story.history.streak(of: goal, .goalMet, today: monday + 3),
        story.history.streak(of: goal, .loggedNonZero, today: monday + 3),
      ] {
        #expect(streak.current == (isSkipped ? 4 : 2), "from \(before) to \(after)")
        #expect(streak.neutral == (isSkipped ? [monday + 1...monday + 1] : []))
      }
    }
  }

  @Test func `A date that the clocks left out is a miss once there is an entry on it`() throws {
    var story = Story()
    try story.tell(logged(150), on: monday, offsetHours: -8)
    try story.tell(.momentLogged(MomentLogged(text: "over the sea")), on: monday + 1)
    try story.tell(logged(150), on: monday + 2, offsetHours: 11)
    #expect(story.history.streak(of: .steps, today: monday + 2).current == 1)
  }

  @Test func `Less than the target is logged and not met`() throws {
    var story = Story()
    let id = try story.tell(goal(100, .day, from: monday))
    for offset in 0..<4 { try story.tell(logged(99), on: monday + offset) }
    let goal = try #require(story.history.goal(id))
    #expect(story.history.streak(of: goal, .loggedNonZero, today: monday + 4).current == 4)
    #expect(story.history.streak(of: goal, .goalMet, today: monday + 4).current == 0)
    #expect(story.history.streak(of: .steps, today: monday + 4).current == 4)
    #expect(story.history.streak(of: goal, .period, today: monday + 4).unit == .days)
  }
}
