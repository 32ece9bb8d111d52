import Echolog
import Platform
import Testing

/// Goals of at most: what keeps them, when they are missed, and what comes of it elsewhere.
@Suite struct AtMostModelTests {
  /// A Monday.
  private let monday = Story.tuesday - 1

  private func goal(_ target: Int64, _ period: Period = .day, from day: CivilDay) -> Event.Body {
    .goalSet(
      GoalSet(
        activity: .steps, target: target, period: period, weekStart: period == .week ? 1 : 0,
        firstDay: day.daysSinceEpoch, isAtMost: true))
  }

  private func logged(_ amount: Int64) -> Event.Body {
    .activityLogged(ActivityLogged(activity: .steps, amount: amount))
  }

  private func streak(_ story: Story, _ id: EventName, on today: CivilDay) throws -> Streak {
    story.history.streak(of: try #require(story.history.goal(id)), .goalMet, today: today)
  }

  @Test func `Days that are over and not above count, with a log or without`() throws {
    var story = Story()
    let id = try story.tell(goal(2, from: monday))
    try story.tell(logged(2), on: monday + 1)
    try story.tell(logged(2), on: monday + 3)
    let open = try streak(story, id, on: monday + 3)
    #expect(open.current == 3 && open.startedOn == monday && open.isPending && !open.isAtRisk)
    let log = try story.tell(logged(1), on: monday + 3)
    let missed = try streak(story, id, on: monday + 3)
    #expect(missed.current == 0 && missed.longest == 3 && !missed.isPending)
    #expect(missed.breaks == [Streak.Break(day: monday + 3, length: 3)])
    #expect(missed.nextDeadline == monday + 4)
    #expect(try streak(story, id, on: monday + 5).current == 1)
    try story.tell(.activityRemoved(ActivityRemoved()), about: log)
    #expect(try streak(story, id, on: monday + 3) == open)
    #expect(try streak(story, id, on: monday + 4).current == 4)
  }

  @Test func `A target of zero is kept by nothing`() throws {
    var story = Story()
    let id = try story.tell(goal(0, from: monday))
    try story.tell(logged(1), on: monday + 2)
    #expect(try streak(story, id, on: monday + 2).longest == 2)
    #expect(try streak(story, id, on: monday + 2).current == 0)
  }

  @Test func `Days left out neither count nor end anything, and a day above can be forgiven`()
    throws
  {
    var story = Story()
    let id = try story.tell(goal(2, from: monday))
    let pause = GoalPaused(
      firstDay: (monday + 1).daysSinceEpoch, lastDay: (monday + 3).daysSinceEpoch)
    try story.tell(.goalPaused(pause), about: id)
    try story.tell(logged(9), on: monday + 2)
    try story.tell(logged(9), on: monday + 5)
    #expect(try streak(story, id, on: monday + 5).longest == 2)
    #expect(try streak(story, id, on: monday + 6).current == 0)
    var goal = try #require(story.history.goal(id))
    let today = monday + 6
    #expect(story.history.vainFreeze(monday + 5, of: goal, today: today) == nil)
    #expect(!story.history.progress(of: goal, on: monday + 5, today: today).isMet)
    #expect(story.history.progress(of: goal, on: monday + 4, today: today).isMet)
    #expect(!story.history.progress(of: goal, on: monday + 2, today: today).isMet, "left out")
    try story.tell(.dayFrozen(DayFrozen(day: (monday + 5).daysSinceEpoch)), about: id)
    #expect(try streak(story, id, on: today).current == 2)
    goal = try #require(story.history.goal(id))
    #expect(story.history.targetHistory(of: goal, today: today).map(\.metCount) == [2])
  }

  @Test func `A week counts once it is over and the goal asked in all of it`() throws {
    var story = Story()
    let id = try story.tell(goal(10, .week, from: monday + 2))
    try story.tell(logged(10), on: monday + 8)
    #expect(try streak(story, id, on: monday + 13).current == 0)
    let kept = try streak(story, id, on: monday + 14)
    #expect(kept.current == 1 && kept.startedOn == monday + 7 && kept.countsWeeks)
    try story.tell(logged(11), on: monday + 15)
    #expect(try streak(story, id, on: monday + 15).current == 0)
    #expect(try streak(story, id, on: monday + 15).longest == 1)
  }

  @Test func `The running day is neither met nor missed, and no badge is earned`() throws {
    var story = Story()
    let id = try story.tell(goal(2, from: monday))
    for offset in 0..<8 { try story.tell(logged(1), on: monday + offset) }
    let goal = try #require(story.history.goal(id))
    let today = story.history.progress(of: goal, asOf: monday + 7)
    #expect(!today.isMet && !today.isExceeded && today.amount == 1)
    #expect(story.history.badges(today: monday + 7).isEmpty)
    #expect(story.history.firstStreak(of: goal, today: monday + 7).definition == .goalMet)
    try story.tell(logged(2), on: monday + 7)
    #expect(story.history.progress(of: goal, asOf: monday + 7).isExceeded)
    let chart = story.history.chart(
      of: .steps, over: monday + 5...monday + 8, today: monday + 7)
    #expect(chart.bars.map(\.isMet) == [true, true, false, false])
    let week = story.history.chart(
      of: .steps, over: monday...monday + 6, by: .week, today: monday + 7)
    #expect(week.bars.map(\.ask?.metCount) == [7] && week.bars.map(\.isMet) == [true])
  }

  @Test func `A week that the goal rests in part, and a date that never came, are not judged`()
    throws
  {
    var story = Story()
    let weekly = try story.tell(goal(10, .week, from: monday))
    for (body, offset) in [
      (Event.Body.goalDeactivated(.init(effectiveDay: (monday + 1).daysSinceEpoch)), 1),
      (.goalReactivated(.init(effectiveDay: (monday + 2).daysSinceEpoch)), 2),
    ] {
      try story.tell(body, about: weekly, on: monday + offset)
    }
    let weeks = story.history.chart(
      of: .steps, over: monday...monday + 13, by: .week, today: monday + 14)
    #expect(weeks.bars.map { $0.ask?.isMet } == [nil, true])
    var flown = Story()
    try flown.tell(goal(2, from: monday))
    try flown.tell(logged(1), on: monday, offsetHours: -8)
    try flown.tell(logged(1), on: monday + 2, offsetHours: 11)
    let days = flown.history.chart(of: .steps, over: monday...monday + 2, today: monday + 3)
    #expect(days.bars.map { $0.ask?.isMet } == [true, nil, true])
    let week = flown.history.chart(
      of: .steps, over: monday...monday + 6, by: .week, today: monday + 7)
    #expect(week.bars.map { $0.ask?.metCount } == [6] && week.bars[0].isMet)
  }

  @Test func `Two devices double a goal only with the same bound`() throws {
    var story = Story()
    let first = try story.tell(goal(2, from: monday))
    let least = GoalSet(
      activity: .steps, target: 1, period: .day, firstDay: monday.daysSinceEpoch)
    try story.tell(.goalSet(least), from: Story.phone)
    #expect(story.history.doubledGoals(on: monday).isEmpty)
    let second = try story.tell(goal(3, from: monday), from: Story.phone)
    #expect(story.history.doubledGoals(on: monday).map { $0.map(\.id) } == [[first, second]])
  }

  @Test func `A streak rests on the fewest logs above the target before it`() throws {
    var story = Story()
    let id = try story.tell(goal(4, from: monday))
    try story.tell(logged(2), on: monday + 1)
    let large = try story.tell(logged(4), on: monday + 1)
    let small = try story.tell(logged(1), on: monday + 1)
    try story.tell(logged(3), on: monday + 2)
    let view = story.history.viewpoint(
      now: (monday + 4).instant(atMillisecond: 43_200_000, offset: .utc), zone: .utc)
    let figure = StreakFigure(of: id, .goalMet)
    let evidence = try #require(story.history.evidence(of: .streak(figure), at: view))
    #expect(evidence.rule == .atMost)
    #expect(evidence.cited.first?.event == id && evidence.cited.count == 3)
    #expect(evidence.cited.contains { $0.event == large })
    #expect(!evidence.cited.contains { $0.event == small })
  }
}
