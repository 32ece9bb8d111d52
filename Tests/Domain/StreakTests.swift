import Echolog
import Platform
import Testing

@Suite struct StreakTests {
  private func days(_ days: [String]) -> [CivilDay] { days.map(Given.day) }

  private func streak(_ fulfilled: [String], today: String) -> Streak {
    Streak(days: days(fulfilled), neutral: DayRanges(), today: Given.day(today))
  }

  private func resting(from: String, until: String?) -> Goal {
    var goal = Goal(.steps, target: 8000, per: .day, from: Given.day("2025-01-01"), by: Given.id)
    goal.activeness.set(false, from: Given.day(from))
    if let until { goal.activeness.set(true, from: Given.day(until)) }
    return goal
  }

  @Test func `Nothing done is no streak, and today is pending`() {
    let streak = streak([], today: "2025-11-18")
    #expect(streak.current == 0)
    #expect(streak.longest == 0)
    #expect(streak.startedOn == nil)
    #expect(streak.isPending)
    #expect(streak.breaks.isEmpty)
  }

  @Test func `Today does not break a streak before it ends`() {
    let open = streak(["2025-11-15", "2025-11-16", "2025-11-17"], today: "2025-11-18")
    #expect(open.current == 3)
    #expect(open.isPending)
    #expect(open.startedOn == Given.day("2025-11-15"))
    let done = streak(["2025-11-16", "2025-11-17", "2025-11-18"], today: "2025-11-18")
    #expect(done.current == 3)
    #expect(!done.isPending)
    let over = streak(["2025-11-15", "2025-11-16"], today: "2025-11-18")
    #expect(over.current == 0)
    #expect(over.breaks == [Streak.Break(day: Given.day("2025-11-17"), length: 2)])
    #expect(over.longest == 2)
  }

  @Test func `What has to be done next has a last day, and a streak may be at risk until then`() {
    let open = streak(["2025-11-16", "2025-11-17"], today: "2025-11-18")
    #expect(open.nextDeadline == Given.day("2025-11-18") && open.isAtRisk)
    let done = streak(["2025-11-17", "2025-11-18"], today: "2025-11-18")
    #expect(done.nextDeadline == Given.day("2025-11-19") && !done.isAtRisk)
    let none = streak([], today: "2025-11-18")
    #expect(none.nextDeadline == Given.day("2025-11-18") && !none.isAtRisk)
    let resting = DayRanges(inactiveDaysOf: resting(from: "2025-11-10", until: "2025-11-20"))
    let rested = Streak(
      days: days(["2025-11-09"]), neutral: resting, today: Given.day("2025-11-18"))
    #expect(rested.nextDeadline == Given.day("2025-11-20") && !rested.isAtRisk)
    #expect(rested.neutral == [Given.day("2025-11-10")...Given.day("2025-11-18")])
    let forGood = DayRanges(inactiveDaysOf: self.resting(from: "2025-11-10", until: nil))
    let ended = Streak(
      days: days(["2025-11-09"]), neutral: forGood, today: Given.day("2025-11-18"))
    #expect(ended.nextDeadline == nil)
    let weeks = Streak(
      weeks: days(["2025-11-05", "2025-11-16"]), startingOn: .monday, neutral: DayRanges(),
      today: Given.day("2025-11-18"))
    #expect(weeks.nextDeadline == Given.day("2025-11-23") && weeks.isAtRisk)
  }

  @Test func `Ranges of days are joined, wherever they lie`() {
    let rest = DayRanges(inactiveDaysOf: resting(from: "2025-11-10", until: "2025-11-12"))
    let union = DayRanges(days(["2025-11-09", "2025-11-11", "2025-11-20"])).union(rest)
    let parts = union.within(Given.day("2025-11-01")...Given.day("2025-11-30"))
    #expect(
      parts == [
        Given.day("2025-11-09")...Given.day("2025-11-11"),
        Given.day("2025-11-20")...Given.day("2025-11-20"),
      ])
  }

  @Test func `A gap starts anew and the longest is kept`() {
    let streak = streak(
      ["2025-02-27", "2025-02-28", "2025-03-01", "2025-11-17"], today: "2025-11-18")
    #expect(streak.current == 1)
    #expect(streak.longest == 3)
    #expect(streak.longestStartedOn == Given.day("2025-02-27"))
    #expect(streak.unit == .days)
  }

  @Test func `Days after today do not count`() {
    let streak = streak(["2025-11-17", "2025-11-18", "2025-11-19"], today: "2025-11-18")
    #expect(streak.current == 2)
  }

  @Test func `Days at rest neither lengthen nor break`() {
    let rest = DayRanges(inactiveDaysOf: resting(from: "2025-11-10", until: "2025-11-15"))
    let streak = Streak(
      days: days(["2025-11-08", "2025-11-09", "2025-11-15", "2025-11-16"]), neutral: rest,
      today: Given.day("2025-11-17"))
    #expect(streak.current == 4)
    #expect(streak.startedOn == Given.day("2025-11-08"))
    let late = Streak(
      days: days(["2025-11-08", "2025-11-15"]), neutral: rest, today: Given.day("2025-11-15"))
    #expect(late.current == 1)
    #expect(late.breaks == [Streak.Break(day: Given.day("2025-11-09"), length: 1)])
  }

  @Test func `A goal that rests keeps its streak and is not pending`() {
    let rest = DayRanges(inactiveDaysOf: resting(from: "2025-11-10", until: nil))
    let streak = Streak(
      days: days(["2025-11-08", "2025-11-09"]), neutral: rest, today: Given.day("2026-11-18"))
    #expect(streak.current == 2)
    #expect(!streak.isPending)
    let parts = rest.within(Given.day("2025-11-09")...Given.day("2025-11-12"))
    #expect(parts == [Given.day("2025-11-10")...Given.day("2025-11-12")])
  }

  @Test func `Weeks are counted as weeks, from the day on which they start`() {
    // Mondays: 2025-11-03, -10, -17.
    let fulfilled = days(["2025-11-05", "2025-11-16", "2025-11-18"])
    let mondays = Streak(
      weeks: fulfilled, startingOn: .monday, neutral: DayRanges(), today: Given.day("2025-11-18"))
    #expect(mondays.current == 3)
    #expect(mondays.unit == .weeks)
    #expect(mondays.startedOn == Given.day("2025-11-03"))
    let pending = Streak(
      weeks: days(["2025-11-05", "2025-11-16"]), startingOn: .monday, neutral: DayRanges(),
      today: Given.day("2025-11-23"))
    #expect(pending.current == 2)
    #expect(pending.isPending)
    let over = Streak(
      weeks: days(["2025-11-05", "2025-11-16"]), startingOn: .monday, neutral: DayRanges(),
      today: Given.day("2025-11-24"))
    #expect(over.current == 0)
    #expect(over.breaks == [Streak.Break(day: Given.day("2025-11-17"), length: 2)])
  }

  @Test func `A week that rests in part can only help`() {
    let rest = DayRanges(inactiveDaysOf: resting(from: "2025-11-12", until: "2025-11-14"))
    let skipped = Streak(
      weeks: days(["2025-11-05", "2025-11-18"]), startingOn: .monday, neutral: rest,
      today: Given.day("2025-11-18"))
    #expect(skipped.current == 2)
    let helped = Streak(
      weeks: days(["2025-11-05", "2025-11-10", "2025-11-18"]), startingOn: .monday, neutral: rest,
      today: Given.day("2025-11-18"))
    #expect(helped.current == 3)
  }

  @Test func `Days at the ends of time are days`() {
    let ends = [CivilDay(daysSinceEpoch: .min), CivilDay(daysSinceEpoch: .max)]
    let streak = Streak(days: ends, neutral: DayRanges(), today: ends[1])
    #expect(streak.current == 1)
    #expect(streak.breaks.count == 1)
    let weeks = Streak(weeks: ends, startingOn: .sunday, neutral: DayRanges(), today: ends[1])
    #expect(weeks.current == 1)
  }
}
