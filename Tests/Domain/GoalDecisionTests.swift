import Echolog
import Platform
import Testing

@Suite struct GoalDecisionTests {
  private func goal(
    activeness changes: [(String, Bool)] = [], firstDay: String = "2025-11-01",
    targets later: [(String, Int64)] = []
  ) -> Goal {
    var goal = Goal(.steps, target: 8000, per: .day, from: Given.day(firstDay), by: Given.id)
    for (day, target) in later { goal.targets.set(target, from: Given.day(day)) }
    for (day, isActive) in changes { goal.activeness.set(isActive, from: Given.day(day)) }
    return goal
  }

  @Test func `A goal begins today unless another day is given, and a weekly one names its week`()
    throws
  {
    let daily = try SetGoal(.steps, target: 8000, per: .day).decide(in: Given.tuesday)
    let today = Given.day("2025-11-18").daysSinceEpoch
    #expect(
      daily.body
        == .goalSet(GoalSet(activity: .steps, target: 8000, period: .day, firstDay: today)))
    let sundays = Now(
      at: Given.tuesday.instant, utcOffset: Given.tuesday.utcOffset, weekStart: .sunday)
    let weekly = try SetGoal(
      .water, target: 14_000, per: .week, from: Given.day("2025-10-01")
    ).decide(in: sundays)
    let expected = GoalSet(
      activity: .water, target: 14_000, period: .week, weekStart: 7,
      firstDay: Given.day("2025-10-01").daysSinceEpoch)
    #expect(weekly.body == .goalSet(expected))
  }

  @Test func `A target changes from today or from a day of the goal on`() throws {
    let today = try ChangeGoalTarget(Given.id, target: 9000).decide(goal(), in: Given.tuesday)
    let change = GoalTargetChanged(
      target: 9000, effectiveDay: Given.day("2025-11-18").daysSinceEpoch)
    #expect(today.body == .goalTargetChanged(change))
    #expect(today.subject == Given.id)
    #expect(throws: Rejection.effectiveBeforeGoal(firstDay: Given.day("2025-11-01"))) {
      try ChangeGoalTarget(Given.id, target: 9000, effectiveDay: Given.day("2025-10-31"))
        .decide(goal(), in: Given.tuesday)
    }
    for (target, rejection) in [(Int64(0), Rejection.targetZero), (-5, .amountNegative("-5"))] {
      #expect(throws: rejection) {
        try ChangeGoalTarget(Given.id, target: target).decide(goal(), in: Given.tuesday)
      }
    }
  }

  @Test func `A target that is in force already is not set again`() throws {
    func decide(_ target: Int64, from day: String? = nil, _ goal: Goal) throws {
      _ = try ChangeGoalTarget(Given.id, target: target, effectiveDay: day.map(Given.day))
        .decide(goal, in: Given.tuesday)
    }
    let same = Rejection.targetUnchanged(8000, activity: .steps, period: .day)
    #expect(throws: same) { try decide(8000, goal()) }
    #expect(throws: same) { try decide(8000, from: "2025-11-30", goal()) }
    let later = goal(targets: [("2025-12-01", 9000)])
    #expect(throws: Never.self, "it takes the place of the later one") { try decide(8000, later) }
    #expect(throws: Never.self) { try decide(9000, from: "2025-11-30", later) }
    #expect(throws: Rejection.targetUnchanged(9000, activity: .steps, period: .day)) {
      try decide(9000, from: "2025-12-01", later)
    }
  }

  @Test func `A second active goal for an activity and period is refused by the name of the first`()
    throws
  {
    let daily = SetGoal(.steps, target: 9000, per: .day)
    let active = History().after(set(firstDay: "2025-11-01"))
    #expect(throws: Rejection.goalAlreadySet(active.label(of: Given.id))) {
      try daily.decided(by: active)
    }
    let resting = active.after(
      .goalDeactivated(GoalDeactivated(effectiveDay: Given.day("2025-11-10").daysSinceEpoch)))
    let replaced = resting.after(set(firstDay: "2025-11-01"))
    let second = EventName(log: Given.log, number: 9)
    #expect(throws: Rejection.goalAlreadySet(replaced.label(of: second))) {
      try ReactivateGoal(Given.id).decided(by: replaced)
    }
    _ = try daily.decided(by: resting)
    _ = try daily.decide(in: Given.tuesday.importing)
    _ = try SetGoal(.steps, target: 9000, per: .week).decided(by: active)
  }

  @Test func `A goal of at most may be of zero, and stands beside one of at least`() throws {
    let none = try SetGoal(.steps, target: 0, per: .day, bound: .atMost).decide(in: Given.tuesday)
    guard case .goalSet(let set) = none.body else { preconditionFailure("\(none.body)") }
    #expect(set.isAtMost && set.target == 0)
    #expect(throws: Rejection.targetZero) {
      try SetGoal(.steps, target: 0, per: .day).decide(in: Given.tuesday)
    }
    let least = History().after(self.set(firstDay: "2025-11-01"))
    _ = try SetGoal(.steps, target: 9000, per: .day, bound: .atMost).decided(by: least)
    let most = History().after(none.body)
    #expect(throws: Rejection.goalAlreadySet(most.label(of: Given.id))) {
      try SetGoal(.steps, target: 9000, per: .day, bound: .atMost).decided(by: most)
    }
    _ = try SetGoal(.steps, target: 9000, per: .day).decided(by: most)
    let changed = try ChangeGoalTarget(Given.id, target: 5).decided(by: most)
    #expect(changed.body.type == .goalTargetChanged)
    let goal = try #require(most.after(changed.body).goal(Given.id))
    #expect(goal.bound == .atMost && goal.target(on: Given.day("2025-11-18")) == 5)
    _ = try ChangeGoalTarget(Given.id, target: 0).decided(by: most.after(changed.body))
  }

  private func set(firstDay: String) -> Event.Body {
    .goalSet(
      GoalSet(
        activity: .steps, target: 8000, period: .day, firstDay: Given.day(firstDay).daysSinceEpoch))
  }

  @Test func `A goal that begins tomorrow takes the place of another one`() throws {
    let tomorrow = goal(firstDay: "2025-11-19")
    #expect(!tomorrow.isActive(on: Given.day("2025-11-18")))
    #expect(tomorrow.isActive(asOf: Given.day("2025-11-18")))
    let history = History().after(set(firstDay: "2025-11-19"))
    #expect(throws: Rejection.goalAlreadySet(history.label(of: Given.id))) {
      try SetGoal(.steps, target: 9000, per: .day).decided(by: history)
    }
  }

  @Test func `A goal rests once and is taken up once`() throws {
    let day = Given.day("2025-11-18").daysSinceEpoch
    let rest = try DeactivateGoal(Given.id).decide(goal(), in: Given.tuesday)
    #expect(rest.body == .goalDeactivated(GoalDeactivated(effectiveDay: day)))
    let resting = goal(activeness: [("2025-11-10", false)])
    #expect(throws: Rejection.goalAlreadyInactive) {
      try DeactivateGoal(Given.id).decide(resting, in: Given.tuesday)
    }
    let again = try ReactivateGoal(Given.id).decide(resting, in: Given.tuesday)
    #expect(again.body == .goalReactivated(GoalReactivated(effectiveDay: day)))
    #expect(throws: Rejection.goalAlreadyActive) {
      try ReactivateGoal(Given.id).decide(goal(), in: Given.tuesday)
    }
    let before = Given.day("2025-10-01")
    #expect(throws: Rejection.effectiveBeforeGoal(firstDay: Given.day("2025-11-01"))) {
      try DeactivateGoal(Given.id, effectiveDay: before).decide(goal(), in: Given.tuesday)
    }
    #expect(throws: Rejection.effectiveBeforeGoal(firstDay: Given.day("2025-11-01"))) {
      try ReactivateGoal(Given.id, effectiveDay: before).decide(resting, in: Given.tuesday)
    }
  }

  @Test func `A goal that begins later is changed from its first day on`() throws {
    let later = goal(firstDay: "2025-12-01")
    let draft = try ChangeGoalTarget(Given.id, target: 1).decide(later, in: Given.tuesday)
    let change = GoalTargetChanged(target: 1, effectiveDay: later.firstDay.daysSinceEpoch)
    #expect(draft.body == .goalTargetChanged(change))
  }

  @Test func `The later change of a day applies to it and the days after`() {
    var timeline = Timeline<Int>()
    let days = ["2025-11-01", "2025-11-20", "2025-11-10"].map(Given.day)
    timeline.set(1, from: days[0])
    timeline.set(2, from: days[1])
    #expect(timeline.value(on: Given.day("2025-11-19")) == 1)
    #expect(timeline.value(on: Given.day("2025-11-20")) == 2)
    timeline.set(3, from: days[2])
    #expect(timeline.value(on: Given.day("2025-11-09")) == 1)
    #expect(timeline.value(on: Given.day("2025-11-25")) == 3)
    #expect(timeline.value(on: Given.day("2025-10-31")) == nil)
    #expect(timeline.changes.map(\.value) == [1, 3])
    #expect(timeline.replaced.map(\.change.value) == [2], "what holds no more stays known")
  }

  @Test func `Settings exist within their ranges`() throws {
    let start = try ChangeSetting.dayStart(minutes: 0).decide(in: Given.tuesday)
    #expect(start.body == .settingChanged(SettingChanged(setting: .dayStartMinutes(0))))
    let week = try ChangeSetting.weekStart(7).decide(in: Given.tuesday)
    #expect(week.body == .settingChanged(SettingChanged(setting: .weekStart(7))))
    for minutes in [-1, 721] {
      #expect(throws: Rejection.dayStartOutOfRange(minutes: minutes)) {
        try ChangeSetting.dayStart(minutes: minutes).decide(in: Given.tuesday)
      }
    }
    for number in [0, 8] {
      #expect(throws: Rejection.weekStartOutOfRange(number)) {
        try ChangeSetting.weekStart(number).decide(in: Given.tuesday)
      }
    }
  }

  @Test func `A batch is opened, and taken back once`() throws {
    let start = try StartImport(sourceName: "steps.csv", kind: .log).decide(in: Given.tuesday)
    #expect(start.body == .importStarted(ImportStarted(sourceName: "steps.csv", kind: .log)))
    let batch = History().after(start.body)
    let undo = try UndoImport(Given.id).decided(by: batch)
    #expect(undo.body == .importUndone(ImportUndone()))
    #expect(undo.subject == Given.id)
    #expect(throws: Rejection.batchAlreadyUndone) {
      try UndoImport(Given.id).decided(by: batch.after(undo.body))
    }
    #expect(throws: Rejection.textTooLarge(bytes: 50_000, max: 49_152)) {
      try StartImport(sourceName: String(repeating: "a", count: 50_000), kind: .log)
        .decide(in: Given.tuesday)
    }
  }

  @Test func `The words of rejections are stable`() {
    #expect(Rejection.vibeTooLong(count: 281, max: 280).word == "vibeTooLong")
    #expect(Rejection.notFound(.echo, "x").word == "echoNotFound")
    #expect(Rejection.notFound(nil, "x").word == "entityNotFound")
    #expect(Rejection.alreadyRemoved(.log).word == "logAlreadyRemoved")
    #expect(Rejection.forgotten(.moment).word == "momentForgotten")
    #expect(Rejection.amountZero.word == "amountZero")
  }
}
