import Echolog
import Platform
import Testing

@Suite struct ChartModelTests {
  /// Monday to Sunday around the day of the stories.
  private let monday = Story.tuesday - 1

  private func goal(_ target: Int64, _ period: Period, from day: CivilDay) -> Event.Body {
    .goalSet(
      GoalSet(
        activity: .steps, target: target, period: period, weekStart: period == .week ? 1 : 0,
        firstDay: day.daysSinceEpoch))
  }

  private func logged(_ amount: Int64) -> Event.Body {
    .activityLogged(ActivityLogged(activity: .steps, amount: amount))
  }

  private func rest(from day: CivilDay) -> Event.Body {
    .goalDeactivated(GoalDeactivated(effectiveDay: day.daysSinceEpoch))
  }

  private func pause(_ first: CivilDay, _ last: CivilDay) -> Event.Body {
    .goalPaused(GoalPaused(firstDay: first.daysSinceEpoch, lastDay: last.daysSinceEpoch))
  }

  /// The chart of the week of the stories, or of other days.
  private func chart(
    _ story: Story, _ id: EventName, by unit: ChartUnit, over days: ClosedRange<CivilDay>? = nil
  ) throws -> Chart {
    let goal = try #require(story.history.goal(id))
    return story.history.chart(
      of: .steps, goal: goal, over: days ?? monday...monday + 6, by: unit, today: monday + 30)
  }

  @Test func `A longer bar is judged by what was logged on the days that asked`() throws {
    for ask in ["rest", "pause", "skip"] {
      var story = Story()
      let id = try story.tell(goal(100, .day, from: monday - 28))
      for (offset, amount) in [Int64(90), 500, 400].enumerated() {
        try story.tell(logged(amount), on: monday + offset)
      }
      switch ask {
      case "rest": try story.tell(rest(from: monday + 1), about: id)
      case "pause": try story.tell(pause(monday + 1, monday + 6), about: id)
      default:
        for offset in 1...6 {
          try story.tell(
            .daySkipped(DaySkipped(day: (monday + offset).daysSinceEpoch)), about: id)
        }
      }
      let week = try chart(story, id, by: .week).bars[0]
      #expect(week.amount == 990 && week.dayCount == 3, "all of it is shown")
      #expect(week.ask?.target == 100 && week.ask?.dayCount == 1, "\(ask)")
      #expect(week.ask?.amount == 90, "\(ask)")
      #expect(!week.isMet, "the one day that asked was missed, \(ask)")
      try story.tell(logged(10), on: monday)
      #expect(try chart(story, id, by: .week).bars[0].isMet)
      let days = try chart(story, id, by: .day).bars
      #expect(days.prefix(2).map(\.isMet) == [true, ask != "rest"], "each day as it is, \(ask)")
      #expect(days.prefix(2).map(\.ask?.dayCount) == [1, nil], "none is counted, \(ask)")
    }
  }

  @Test func `A longer bar of a goal that asked nothing is not judged`() throws {
    var story = Story()
    let id = try story.tell(goal(100, .day, from: monday - 28))
    try story.tell(logged(500), on: monday)
    try story.tell(pause(monday, monday + 6), about: id)
    let week = try chart(story, id, by: .week).bars[0]
    #expect(week.amount == 500 && week.ask == nil && !week.isMet)
  }

  @Test func `A month of a weekly goal leaves out weeks that ask nothing, as streaks do`() throws {
    var story = Story()
    let first = CivilDay(daysSinceEpoch: 20_393)  // 2025-11-01
    let id = try story.tell(goal(700, .week, from: first))
    try story.tell(logged(2000), on: monday)
    try story.tell(logged(30), on: monday + 7)
    try story.tell(.dayFrozen(DayFrozen(day: (monday + 3).daysSinceEpoch)), about: id)
    let month = try chart(story, id, by: .month).bars[0]
    #expect(month.amount == 2030)
    #expect(month.ask?.target == 2300 && month.ask?.dayCount == 23)
    #expect(month.ask?.amount == 30 && !month.isMet)
    #expect(month.ask?.weekCount == 4 && month.ask?.metWeekCount == 1, "1 was met all the same")
  }

  @Test func `A month of a weekly goal is kept where each week that ends in it was`() throws {
    for isAtMost in [true, false] {
      var story = Story()
      let id = try story.tell(
        .goalSet(
          GoalSet(
            activity: .steps, target: 100, period: .week, weekStart: 1,
            firstDay: (monday - 28).daysSinceEpoch, isAtMost: isAtMost)))
      // Weeks from Monday, October 20, 2025 on; the last one ends on November 30.
      let amounts: [Int64] = isAtMost ? [20, 20, 250, 20, 20, 20] : [100, 100, 250, 0, 100, 100]
      for (week, amount) in amounts.enumerated() {
        try story.tell(logged(amount), on: monday - 28 + 7 * week + 6)
      }
      func month() throws -> Chart.Ask? {
        let november = CivilDay(daysSinceEpoch: 20_393)
        return try chart(story, id, by: .month, over: november...november + 29).bars[0].ask
      }
      let ask = try month()
      #expect(ask?.weekCount == 5 && ask?.metWeekCount == 4, "\(isAtMost)")
      #expect(ask?.isMet == false, "the sum of the month would do, \(isAtMost)")
      let missed = isAtMost ? monday - 14 : monday - 7
      try story.tell(.dayFrozen(DayFrozen(day: missed.daysSinceEpoch)), about: id)
      #expect(try month()?.weekCount == 4 && month()?.isMet == true, "\(isAtMost)")
    }
  }

  @Test func `Much on one day is not a week of a goal that each day has to reach`() throws {
    var story = Story()
    let id = try story.tell(goal(100, .day, from: monday))
    try story.tell(logged(900), on: monday)
    for day in 1...5 { try story.tell(logged(100), on: monday + day) }
    let week = try chart(story, id, by: .week).bars[0]
    #expect(week.ask?.metCount == 6 && week.ask?.amount == 1400 && !week.isMet)
    try story.tell(logged(100), on: monday + 6)
    #expect(try chart(story, id, by: .week).bars[0].isMet)
    #expect(try chart(story, id, by: .day).bars[0].ask?.metCount == nil)
    try story.tell(.settingChanged(SettingChanged(setting: .weekStart(7))))
    let days = try chart(story, id, by: .week).bars.map(\.days)
    #expect(days == [monday - 1...monday + 5, monday + 6...monday + 12], "weeks as they are set")
  }

  @Test func `A week in which a weekly goal came to rest is judged as its streak judges it`()
    throws
  {
    var story = Story()
    let id = try story.tell(goal(100, .week, from: monday - 28))
    try story.tell(logged(150), on: monday)
    try story.tell(rest(from: monday + 3), about: id)
    let bars = try chart(story, id, by: .week, over: monday...monday + 13).bars
    #expect(bars.map(\.isMet) == [true, false])
    #expect(bars.map(\.ask?.dayCount) == [7, nil])
    let goal = try #require(story.history.goal(id))
    #expect(story.history.targetHistory(of: goal, today: monday + 13).map(\.metCount) == [1])
  }
}
