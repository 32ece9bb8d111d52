import Echolog
import Platform
import Testing

/// Skips, pauses, resuming and freezes: given a goal and what was recorded before, a command, then
/// an event or a rejection.
@Suite struct ExcuseDecisionTests {
  private let today = Given.day("2025-11-18")

  private func goal(
    _ period: Period = .day, number: UInt64 = 7, restingFrom rest: String? = nil,
    _ excuses: [Excuse] = []
  ) -> Goal {
    var goal = Goal(
      .steps, target: 8000, per: period, from: Given.day("2025-09-01"),
      by: EventName(log: Given.log, number: number))
    if let rest { goal.activeness.set(false, from: Given.day(rest)) }
    goal.excuses = excuses
    return goal
  }

  private func excuse(_ kind: Excuse.Kind, _ first: String, _ last: String? = nil) -> Excuse {
    let end = last.map(Given.day) ?? (kind == .pause ? nil : Given.day(first))
    return Excuse(kind, from: Given.day(first), to: end, by: EventName(log: Given.log, number: 20))
  }

  private func freeze(_ day: String?, _ goal: Goal, isMet: Bool = false) throws -> PendingEvent {
    try FreezeDay(day.map(Given.day)).decide(goal, isMet: { _ in isMet }, in: Given.tuesday)
  }

  @Test func `A day is skipped with a reason, today unless another is named, also one to come`()
    throws
  {
    for (day, expected) in [
      (nil, "2025-11-18"), ("2025-11-03", "2025-11-03"), ("2026-01-01", "2026-01-01"),
    ] {
      let draft = try SkipDay(day.map(Given.day), reason: "Flu").decide(goal(), in: Given.tuesday)
      let number = Given.day(expected).daysSinceEpoch
      #expect(draft.body == .daySkipped(DaySkipped(day: number, reason: "Flu")))
      #expect(draft.subject == Given.id)
      #expect(draft.eventTime.day == today, "it is said today, whatever day it is about")
    }
  }

  @Test func `A skip is refused where it would change nothing`() throws {
    let rows: [(SkipDay, Goal, Rejection)] = [
      (
        SkipDay(), goal([excuse(.skip, "2025-11-18")]), .dayAlreadyExcused(today, .skip)
      ),
      (SkipDay(), goal([excuse(.pause, "2025-11-10")]), .dayAlreadyExcused(today, .pause)),
      (
        SkipDay(Given.day("2025-11-03")), goal([excuse(.freeze, "2025-11-03")]),
        .dayAlreadyExcused(Given.day("2025-11-03"), .freeze)
      ),
      (SkipDay(), goal(restingFrom: "2025-11-01"), .goalAlreadyInactive),
      (
        SkipDay(Given.day("2025-08-31")), goal(),
        .effectiveBeforeGoal(firstDay: Given.day("2025-09-01"))
      ),
      (SkipDay(CivilDay(daysSinceEpoch: .max)), goal(), .timeOutOfRange),
      (
        SkipDay(reason: String(repeating: "é", count: 281)), goal(),
        .reasonTooLong(count: 281, max: 280)
      ),
      (
        SkipDay(reason: String(repeating: "e", count: 50_000)), goal(),
        .textTooLarge(bytes: 50_000, max: 49_152)
      ),
    ]
    for (command, goal, rejection) in rows {
      #expect(throws: rejection) { try command.decide(goal, in: Given.tuesday) }
    }
    _ = try SkipDay(reason: String(repeating: "é", count: 280)).decide(goal(), in: Given.tuesday)
  }

  @Test func `A week of a weekly goal is skipped once, by whichever of its days`() throws {
    let week = Given.day("2025-11-17")
    for (kind, first, last) in [
      (Excuse.Kind.skip, "2025-11-17", nil), (.skip, "2025-11-23", nil),
      (.freeze, "2025-11-19", nil), (.pause, "2025-10-01", "2025-11-17"),
      (.pause, "2025-11-23", nil),
    ] {
      let weekly = goal(.week, [excuse(kind, first, last)])
      #expect(throws: Rejection.weekAlreadyExcused(week, kind)) {
        try SkipDay().decide(weekly, in: Given.tuesday)
      }
    }
    for day in ["2025-11-16", "2025-11-24"] {
      let beside = goal(.week, [excuse(.skip, day)])
      #expect(throws: Never.self) { try SkipDay().decide(beside, in: Given.tuesday) }
    }
    #expect(throws: Never.self, "days of a daily goal are skipped one by one") {
      try SkipDay().decide(goal([excuse(.skip, "2025-11-17")]), in: Given.tuesday)
    }
  }

  @Test func `A skip of all goals leaves out the weekly ones whose week is skipped already`()
    throws
  {
    let weekly = goal(.week, number: 8, [excuse(.skip, "2025-11-17")])
    let decide = { (goals: [Goal]) throws(Rejection) in
      try ExcuseCommand.skip(SkipDay())
        .decide(
          goals, isNamed: false, in: Given.tuesday, isMet: { _, _ in false },
          vain: { _, _ in nil })
    }
    let why = Rejection.weekAlreadyExcused(Given.day("2025-11-17"), .skip)
    let (pending, leftOut) = try decide([goal(), weekly])
    #expect(pending.map(\.subject) == [Given.id])
    #expect(leftOut == [ExcuseCommand.LeftOut(weekly.id, why)])
    #expect(throws: why, "nothing is left") { try decide([weekly]) }
  }

  private func goal(_ excuses: [Excuse]) -> Goal { goal(.day, excuses) }

  private func goal(_ period: Period, _ excuses: [Excuse]) -> Goal {
    goal(period, number: 7, restingFrom: nil, excuses)
  }

  @Test func `A pause has a first day, and a last one where it is known`() throws {
    let open = try PauseGoal(reason: "Away").decide(goal(), in: Given.tuesday)
    let first = today.daysSinceEpoch
    #expect(open.body == .goalPaused(GoalPaused(firstDay: first, reason: "Away")))
    let days = PauseGoal(from: Given.day("2025-12-01"), to: Given.day("2025-12-06"))
    let closed = try days.decide(goal(), in: Given.tuesday)
    #expect(
      closed.body
        == .goalPaused(
          GoalPaused(
            firstDay: Given.day("2025-12-01").daysSinceEpoch,
            lastDay: Given.day("2025-12-06").daysSinceEpoch)))
    let paused = goal([excuse(.pause, "2025-11-10", "2025-11-20")])
    let longer = PauseGoal(to: Given.day("2025-11-23"))
    #expect(throws: Never.self, "a pause can be made longer") {
      try longer.decide(paused, in: Given.tuesday)
    }
  }

  @Test func `A pause is refused where it would change nothing`() throws {
    let paused = goal([excuse(.pause, "2025-11-10", "2025-11-20")])
    let forGood = goal([excuse(.pause, "2025-11-10")])
    let (begin, end) = (Given.day("2025-11-10"), Given.day("2025-11-20"))
    let rows: [(PauseGoal, Goal, Rejection)] = [
      (
        PauseGoal(to: end), paused,
        .goalAlreadyPaused(from: begin, until: end, GoalName(paused), asked: end)
      ),
      (
        PauseGoal(), forGood,
        .goalAlreadyPaused(from: begin, until: nil, GoalName(forGood), asked: nil)
      ),
      (
        PauseGoal(to: end), forGood,
        .goalAlreadyPaused(from: begin, until: nil, GoalName(forGood), asked: end)
      ),
      (PauseGoal(to: Given.day("2025-11-17")), goal(), .pauseEndsBeforeBegin(firstDay: today)),
      (PauseGoal(to: CivilDay(daysSinceEpoch: .max)), goal(), .timeOutOfRange),
      (PauseGoal(), goal(restingFrom: "2025-11-01"), .goalAlreadyInactive),
      (
        PauseGoal(from: Given.day("2025-08-01")), goal(),
        .effectiveBeforeGoal(firstDay: Given.day("2025-09-01"))
      ),
      (
        PauseGoal(reason: String(repeating: "x", count: 281)), goal(),
        .reasonTooLong(count: 281, max: 280)
      ),
    ]
    for (command, goal, rejection) in rows {
      #expect(throws: rejection) { try command.decide(goal, in: Given.tuesday) }
    }
  }

  @Test func `What leaves out a week of a weekly goal applies on each of its days`() {
    let week = goal(.week, [excuse(.skip, "2025-11-18", "2025-11-18")])
    for day in ["2025-11-17", "2025-11-18", "2025-11-23"] {
      #expect(week.excuse(ofPeriodHolding: Given.day(day))?.kind == .skip)
    }
    #expect(week.excuse(ofPeriodHolding: Given.day("2025-11-24")) == nil)
  }

  @Test func `Pauses that leave no day between them are one`() throws {
    let said = [
      excuse(.pause, "2025-11-10", "2025-11-14"), excuse(.pause, "2025-11-13", "2025-11-20"),
      excuse(.pause, "2025-11-21", "2025-11-25"), excuse(.pause, "2025-11-27", "2025-11-28"),
      excuse(.skip, "2025-11-12"),
    ]
    let paused = goal(said)
    for day in ["2025-11-10", "2025-11-14", "2025-11-22", "2025-11-25"] {
      #expect(paused.excuse(on: Given.day(day)) == excuse(.pause, "2025-11-10", "2025-11-25"))
    }
    #expect(paused.excuse(on: Given.day("2025-11-26")) == nil)
    #expect(paused.pause(on: Given.day("2025-11-28"))?.firstDay == Given.day("2025-11-27"))
    let within = PauseGoal(from: Given.day("2025-11-11"), to: Given.day("2025-11-24"))
    let (begin, end) = (Given.day("2025-11-10"), Given.day("2025-11-25"))
    let asked = Given.day("2025-11-24")
    #expect(
      throws: Rejection.goalAlreadyPaused(
        from: begin, until: end, GoalName(paused), asked: asked)
    ) {
      try within.decide(paused, in: Given.tuesday)
    }
    let open = goal(said + [excuse(.pause, "2025-11-18")])
    #expect(open.excuse(on: Given.day("2025-11-12")) == excuse(.pause, "2025-11-10"))
    let skipped = goal([excuse(.skip, "2025-11-12")] + said)
    #expect(skipped.excuse(on: Given.day("2025-11-12"))?.kind == .skip, "what was said first")
    #expect(skipped.pause(on: Given.day("2025-11-12"))?.lastDay == Given.day("2025-11-25"))
  }

  @Test func `The next pause after a day is not the one that goes on then`() {
    let paused = goal([
      excuse(.pause, "2025-11-10", "2025-11-14"), excuse(.pause, "2025-11-15", "2025-11-16"),
      excuse(.skip, "2025-11-18"), excuse(.pause, "2025-12-01"),
    ])
    for (day, next) in [
      ("2025-11-09", "2025-11-10"), ("2025-11-10", "2025-12-01"), ("2025-11-30", "2025-12-01"),
    ] {
      #expect(paused.pause(after: Given.day(day))?.firstDay == Given.day(next), "\(day)")
    }
    #expect(paused.pause(after: Given.day("2025-11-09"))?.lastDay == Given.day("2025-11-16"))
    #expect(paused.pause(after: Given.day("2025-12-01")) == nil)
  }

  @Test func `The first day that counts again is found however long the excuses are`() {
    let said = [
      excuse(.skip, "2025-11-21"), excuse(.pause, "2025-11-10", "2025-11-20"),
      excuse(.freeze, "2025-11-22"), excuse(.pause, "2025-12-01"),
    ]
    let rows = [
      ("2025-11-09", "2025-11-09"), ("2025-11-10", "2025-11-23"), ("2025-11-22", "2025-11-23"),
      ("2025-11-30", "2025-11-30"),
    ]
    for (day, first) in rows {
      #expect(goal(said).firstDayAsking(from: Given.day(day)) == Given.day(first), "\(day)")
    }
    // Another device may have paused it after the resuming that is recorded.
    for day in ["2025-12-01", "9999-12-31"] {
      #expect(goal(said).firstDayAsking(from: Given.day(day)) == nil, "\(day)")
    }
  }

  @Test func `Resuming ends a pause, also one still to come, and nothing else`() throws {
    for excuse in [
      excuse(.pause, "2025-11-10"), excuse(.pause, "2025-11-10", "2025-11-18"),
      excuse(.pause, "2025-12-01", "2025-12-06"),
    ] {
      let draft = try ResumeGoal().decide(goal([excuse]), in: Given.tuesday)
      #expect(draft.body == .goalResumed(GoalResumed(effectiveDay: today.daysSinceEpoch)))
    }
    for excuses in [
      [], [excuse(.pause, "2025-11-10", "2025-11-17")], [excuse(.skip, "2025-11-18")],
    ] {
      #expect(throws: Rejection.goalNotPaused) {
        try ResumeGoal().decide(goal(excuses), in: Given.tuesday)
      }
    }
    let first = Given.day("2025-09-01")
    #expect(throws: Rejection.effectiveBeforeGoal(firstDay: first)) {
      try ResumeGoal(from: first - 1).decide(goal(), in: Given.tuesday)
    }
    #expect(throws: Rejection.timeOutOfRange) {
      try ResumeGoal(from: CivilDay(daysSinceEpoch: .max)).decide(goal(), in: Given.tuesday)
    }
  }

  @Test func `What a pause is after resuming`() {
    var excuses = [
      excuse(.skip, "2025-11-20"), excuse(.pause, "2025-11-10"),
      excuse(.pause, "2025-11-12", "2025-11-14"), excuse(.pause, "2025-11-20", "2025-11-25"),
    ]
    excuses.resume(from: today)
    #expect(
      excuses == [
        excuse(.skip, "2025-11-20"), excuse(.pause, "2025-11-10", "2025-11-17"),
        excuse(.pause, "2025-11-12", "2025-11-14"),
      ])
    excuses.resume(from: CivilDay(daysSinceEpoch: .min))
    #expect(excuses == [excuse(.skip, "2025-11-20")])
  }

  @Test func `A missed day is forgiven, yesterday unless another is named`() throws {
    for (day, expected) in [(nil, "2025-11-17"), ("2025-11-03", "2025-11-03")] {
      let draft = try freeze(day, goal())
      #expect(draft.body == .dayFrozen(DayFrozen(day: Given.day(expected).daysSinceEpoch)))
    }
    // The week of a weekly goal has to be over.
    #expect(throws: Never.self) { try freeze("2025-11-16", goal(.week, [])) }
    #expect(throws: Rejection.weekNotOver(until: Given.day("2025-11-23"))) {
      try freeze("2025-11-17", goal(.week, []))
    }
  }

  @Test func `Nothing is forgiven that is open, reached or excused, or beyond the goal`() throws {
    let day = Given.day("2025-11-17")
    let rows: [(String?, Goal, Bool, Rejection)] = [
      ("2025-11-18", goal(), false, .dayNotOver(today)),
      ("2025-11-20", goal(), false, .dayNotOver(Given.day("2025-11-20"))),
      (nil, goal(), true, .dayFulfilled(day)),
      (nil, goal([excuse(.skip, "2025-11-17")]), false, .dayAlreadyExcused(day, .skip)),
      (nil, goal([excuse(.freeze, "2025-11-17")]), false, .dayAlreadyExcused(day, .freeze)),
      (nil, goal(restingFrom: "2025-11-17"), false, .goalAlreadyInactive),
      (
        "2025-08-31", goal(), false,
        .effectiveBeforeGoal(firstDay: Given.day("2025-09-01"))
      ),
    ]
    for (day, goal, isMet, rejection) in rows {
      #expect(throws: rejection) { try freeze(day, goal, isMet: isMet) }
    }
  }

  @Test func `A week of a weekly goal is forgiven once, by whichever of its days`() throws {
    let week = Given.day("2025-11-03")
    for (kind, first, last) in [
      (Excuse.Kind.freeze, "2025-11-03", nil), (.freeze, "2025-11-09", nil),
      (.skip, "2025-11-07", nil), (.pause, "2025-10-01", "2025-11-03"),
      (.pause, "2025-11-09", nil),
    ] {
      let weekly = goal(.week, [excuse(kind, first, last)])
      #expect(throws: Rejection.weekAlreadyExcused(week, kind)) {
        try freeze("2025-11-05", weekly)
      }
      #expect(throws: Never.self) { try freeze("2025-10-29", goal(.week, [excuse(.skip, first)])) }
    }
    for day in ["2025-11-02", "2025-11-10"] {
      let beside = goal(.week, [excuse(.freeze, day)])
      #expect(throws: Never.self) { try freeze("2025-11-05", beside) }
    }
    #expect(throws: Never.self, "days of a daily goal are forgiven one by one") {
      try freeze("2025-11-05", goal([excuse(.freeze, "2025-11-06")]))
    }
    // One week that two devices forgave is one.
    let twice = [excuse(.freeze, "2025-10-20"), excuse(.freeze, "2025-10-22")]
    #expect(throws: Never.self) { try freeze("2025-11-05", goal(.week, twice)) }
    let spent = Rejection.freezesSpent(on: ["2025-10-20", "2025-10-27"].map(Given.day))
    #expect(throws: spent) {
      try freeze("2025-11-05", goal(.week, twice + [excuse(.freeze, "2025-10-27")]))
    }
  }

  @Test func `Two days in any thirty are forgiven, on whichever side of them the third is`()
    throws
  {
    let two = [excuse(.freeze, "2025-10-10"), excuse(.freeze, "2025-10-20")]
    let spent = Rejection.freezesSpent(on: two.map(\.firstDay))
    for day in ["2025-09-21", "2025-10-11", "2025-10-15", "2025-11-08"] {
      #expect(throws: spent, "\(day)") { try freeze(day, goal(two)) }
    }
    for day in ["2025-09-20", "2025-11-09"] {
      #expect(throws: Never.self, "\(day)") { try freeze(day, goal(two)) }
    }
    // Of three days the middle one is asked for; the others lie thirty apart, and one day less.
    let around = { (last: String) in
      self.goal([self.excuse(.freeze, "2025-10-10"), self.excuse(.freeze, last)])
    }
    #expect(throws: Never.self) { try freeze("2025-10-20", around("2025-11-09")) }
    #expect(throws: Rejection.self) { try freeze("2025-10-20", around("2025-11-08")) }
    // One day that two devices forgave is one day.
    let twice = [excuse(.freeze, "2025-11-10"), excuse(.freeze, "2025-11-10")]
    #expect(throws: Never.self) { try freeze("2025-11-12", goal(twice)) }
  }

  @Test func `A pause may be of one day, and one may begin and end with the goal itself`() throws {
    let first = goal().firstDay
    for day in [today, first] {
      #expect(throws: Never.self) {
        try PauseGoal(from: day, to: day).decide(goal(), in: Given.tuesday)
      }
    }
    let paused = goal([excuse(.pause, "2025-09-01")])
    #expect(throws: Never.self) { try ResumeGoal(from: first).decide(paused, in: Given.tuesday) }
    #expect(throws: Rejection.effectiveBeforeGoal(firstDay: first)) {
      try ResumeGoal(from: first - 1).decide(paused, in: Given.tuesday)
    }
  }

  @Test func `What is left to forgive is of the thirty days up to yesterday`() throws {
    let beside = excuse(.freeze, "2025-10-30")
    for (day, left) in [
      ("2025-10-18", 2), ("2025-10-19", 1), ("2025-11-17", 1), ("2025-11-18", 2),
    ] {
      #expect(FreezeDay.left(of: goal([excuse(.freeze, day)]), on: today) == left, "\(day)")
    }
    let (near, far) = (excuse(.freeze, "2025-10-19"), excuse(.freeze, "2025-10-18"))
    #expect(FreezeDay.left(of: goal([near, beside]), on: today) == 0)
    #expect(throws: Rejection.self) { try freeze("2025-11-17", goal([near, beside])) }
    #expect(FreezeDay.left(of: goal([far, beside]), on: today) == 1)
    #expect(throws: Never.self) { try freeze("2025-11-17", goal([far, beside])) }
  }

  @Test func `Only forgiven days that lie within thirty with the asked one are named`() throws {
    let frozen = ["2025-09-15", "2025-10-21", "2025-10-30"].map { excuse(.freeze, $0) }
    let spent = Rejection.freezesSpent(on: ["2025-10-21", "2025-10-30"].map(Given.day))
    for day in ["2025-10-10", "2025-10-25", "2025-11-10"] {
      #expect(throws: spent, "\(day)") { try freeze(day, goal(frozen)) }
    }
  }

  @Test func `Named goals go together, all goals leave out those that it does not apply to`()
    throws
  {
    let skipped = goal(.day, number: 8, [excuse(.skip, "2025-11-18")])
    let resting = goal(.day, number: 9, restingFrom: "2025-11-01")
    let all = [goal(), skipped, resting]
    let command = ExcuseCommand.skip(SkipDay())
    let decide = { (goals: [Goal], isNamed: Bool) throws(Rejection) in
      try command.decide(
        goals, isNamed: isNamed, in: Given.tuesday, isMet: { _, _ in false },
        vain: { _, _ in nil })
    }
    let later = goal(.day, number: 10, restingFrom: "2025-11-18")
    let (pending, leftOut) = try decide(all + [later], false)
    #expect(pending.map(\.subject) == [Given.id])
    let why = Rejection.dayAlreadyExcused(today, .skip)
    #expect(leftOut == [ExcuseCommand.LeftOut(skipped.id, why)], "no word of what rests")
    #expect(throws: Rejection.dayAlreadyExcused(today, .skip)) { try decide(all, true) }
    #expect(throws: Rejection.dayAlreadyExcused(today, .skip)) {
      try decide([resting, skipped], false)
    }
    #expect(throws: Rejection.notFound(.goal, "")) { try decide([resting], false) }
    #expect(throws: Rejection.notFound(.goal, "")) { try decide([], false) }
  }

  @Test func `Nothing is spent on a day over which no streak goes on, unless a second one helps`()
    throws
  {
    let (daily, other) = (goal(), goal(.day, number: 8, []))
    let day = today - 1
    var open: [CivilDay] = []
    let vain = { (goal: Goal) in
      VainFreeze(day, of: goal, open: open, unit: .days, today: self.today)
    }
    let decide = {
      (goals: [Goal], isNamed: Bool, isMet: [EventName]) throws(Rejection) in
      try ExcuseCommand.freeze(FreezeDay()).decide(
        goals, isNamed: isNamed, in: Given.tuesday, isMet: { goal, _ in isMet.contains(goal.id) },
        vain: { goal, _ in goal.id == daily.id ? vain(goal) : nil })
    }
    let (pending, leftOut) = try decide([daily, other], false, [])
    #expect(pending.map(\.subject) == [other.id])
    #expect(leftOut == [ExcuseCommand.LeftOut(daily.id, .noStreakGoesOn(vain(daily)))])
    #expect(throws: Rejection.noStreakGoesOn(vain(daily)), "it tells more than what was reached") {
      try decide([other, daily], false, [other.id])
    }
    #expect(throws: Rejection.noStreakGoesOn(vain(daily))) { try decide([daily], true, []) }
    open = [day - 1]
    #expect(try decide([daily], true, []).pending.count == 1, "with the day before it one goes on")
    #expect(throws: Rejection.noStreakGoesOn(vain(daily))) { try decide([daily], false, []) }
  }

  @Test func `What is open beside a forgiven day is forgiven, or paused where it is too much`() {
    let day = Given.day("2025-11-17")
    let forgiven = goal([excuse(.freeze, "2025-11-17")])
    let rows: [(open: [String], goal: Goal, way: VainFreeze.Way?)] = [
      ([], forgiven, nil), (["2025-11-16"], forgiven, .freeze),
      (["2025-11-15", "2025-11-16"], forgiven, .pause), (["2025-08-31"], forgiven, nil),
      (
        ["2025-11-16"],
        goal([excuse(.freeze, "2025-11-17"), excuse(.freeze, "2025-11-10")]), .pause
      ),
    ]
    for row in rows {
      let vain = VainFreeze(
        day, of: row.goal, open: row.open.map(Given.day), unit: .days, today: today)
      #expect(vain.way == row.way, "\(row.open)")
    }
  }

  @Test func `A policy without activities keeps new ones out, by its section`() throws {
    let pending = [
      try SkipDay().decide(goal(), in: Given.tuesday),
      try PauseGoal().decide(goal(), in: Given.tuesday),
      try ResumeGoal().decide(goal([excuse(.pause, "2025-11-10")]), in: Given.tuesday),
      try freeze(nil, goal()),
    ]
    for (policy, section) in [(Policy.echo, "S0 1.4"), (.moments, "S2 8"), (.emma, "S4 Scope")] {
      let context = Now(at: Given.tuesday.instant, utcOffset: .utc, policy: policy)
      for draft in pending {
        let refusal = PolicyRefusal(policy: policy, rule: .activities, section: section)
        #expect(throws: Rejection.refusedByPolicy(refusal)) {
          try context.requireAllowed([draft])
        }
      }
    }
    let health = Now(at: Given.tuesday.instant, utcOffset: .utc, policy: .health)
    #expect(throws: Never.self) { try health.requireAllowed(pending) }
  }
}
