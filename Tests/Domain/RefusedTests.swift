import Echolog
import Platform
import Testing

/// Refusals that several decisions share.
@Suite struct RefusedTests {
  private let logged = History().after(
    .activityLogged(ActivityLogged(activity: .steps, amount: 400)))

  @Test func `Whatever is kept happened by now, within the years that can be written`() {
    let tomorrow = EventTime.on(Given.day("2025-11-19"))
    let soon = EventTime.at(
      Given.tuesday.instant.advanced(byMilliseconds: 1), offset: .utc, precision: .unspecified)
    let before = EventTime.on(Given.day("0001-01-01") - 1)
    for (eventTime, rejection) in [
      (tomorrow, Rejection.happenedInFuture), (soon, .happenedInFuture), (before, .timeOutOfRange),
    ] {
      #expect(throws: rejection) {
        try LogMoment("x", eventTime: eventTime).decide(in: Given.tuesday)
      }
      #expect(throws: rejection) {
        try LogActivity(activity: .steps, amount: 1, eventTime: eventTime).decide(in: Given.tuesday)
      }
      #expect(throws: rejection) {
        try CorrectActivity(Given.id, amount: 1, eventTime: eventTime).decided(by: logged)
      }
      #expect(throws: rejection) {
        try CaptureMemory(text: "x", eventTime: eventTime).decide(in: Given.tuesday)
      }
    }
  }

  @Test func `Only a memory may be of a month or a year`() throws {
    let month = MonthOrYear(monthOf: Given.day("1984-07-09"))
    let rejection = Rejection.dayMissing(example: Given.day("1984-07-01"))
    #expect(throws: rejection) {
      try LogMoment("x", eventTime: .within(month)).decide(in: Given.tuesday)
    }
    #expect(throws: rejection) {
      try LogActivity(activity: .steps, amount: 1, eventTime: .within(month))
        .decide(in: Given.tuesday)
    }
    #expect(throws: rejection) {
      try CorrectActivity(Given.id, amount: 1, eventTime: .within(month)).decided(by: logged)
    }
    let kept = { (stretch: MonthOrYear) in
      try CaptureMemory(text: "x", eventTime: .within(stretch)).decide(in: Given.tuesday)
        .draft.eventTime
    }
    let first = Given.day("1984-07-01")
    let eventTime = try kept(month)
    #expect(eventTime.precision == .month && eventTime.day == first)
    #expect(eventTime.happenedAt == first.instant(atMillisecond: 0, offset: .utc))
    #expect(try kept(MonthOrYear(yearOf: first)).precision == .year)
    #expect(try kept(MonthOrYear(yearOf: Given.tuesday.today)).day == Given.day("2025-01-01"))
    #expect(throws: Rejection.happenedInFuture) {
      try kept(MonthOrYear(monthOf: Given.day("2025-12-01")))
    }
    #expect(throws: Rejection.timeOutOfRange) {
      try kept(MonthOrYear(yearOf: Given.day("0001-01-01") - 1))
    }
  }

  @Test func `Few characters of very many bytes are refused in notes and answers too`() {
    let large = String(repeating: "👩‍👩‍👧‍👦", count: 5000)
    let rejection = Rejection.textTooLarge(bytes: 125_000, max: 49_152)
    #expect(throws: rejection) {
      try LogActivity(activity: .steps, amount: 1, note: large).decide(in: Given.tuesday)
    }
    #expect(throws: rejection) {
      try ReflectOnEcho(Given.id, note: large)
        .decided(by: Given.vibe().after(.echoRevealed(EchoRevealed())))
    }
  }

  @Test func `A new target is no larger than a first one could be`() {
    let goal = Goal(
      .steps, target: 8000, per: .day, from: Given.day("2025-11-01"), by: Given.id)
    #expect(throws: Rejection.amountTooLarge(max: 1_000_000, activity: .steps)) {
      try ChangeGoalTarget(Given.id, target: 1_000_001).decide(goal, in: Given.tuesday)
    }
  }
}
