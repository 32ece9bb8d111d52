import Echolog
import Platform
import Testing

@Suite struct EventTimeTests {
  private func read(_ words: String, in context: Now) throws -> SettledEventTime {
    let reader = WhenReader(
      now: context.instant, rules: TimeZoneRules(fixed: context.utcOffset ?? .utc),
      dayStart: context.dayStart)
    return try SettledEventTime(EventTime(reader.read(words)), in: context)
  }

  @Test func `Minutes and hours ago are instants known that exactly`() throws {
    let now = Given.tuesday.instant
    let minutes = try read("5 minutes ago", in: Given.tuesday)
    #expect(minutes.happenedAt == now.advanced(byMilliseconds: -300_000))
    #expect(minutes.precision == .minute)
    let hours = try read("12h ago", in: Given.tuesday)
    #expect(hours.happenedAt == now.advanced(byMilliseconds: -43_200_000))
    #expect(hours.precision == .hour)
    #expect(hours.day == Given.day("2025-11-17"))
  }

  @Test func `Days ago are subtracted from the civil day`() throws {
    let context = Given.context(on: "2025-03-31", hour: 0, minute: 30)
    #expect(context.today == Given.day("2025-03-30"))
    let eventTime = try read("3 days ago", in: context)
    #expect(eventTime.day == Given.day("2025-03-27"))
    #expect(eventTime.precision == .day)
  }

  @Test func `A day start decides for which day the small hours count`() throws {
    let night = Given.context(on: "2025-11-19", hour: 3, minute: 59)
    #expect(try SettledEventTime(.now, in: night).day == Given.day("2025-11-18"))
    let morning = Given.context(on: "2025-11-19", hour: 4)
    #expect(try SettledEventTime(.now, in: morning).day == Given.day("2025-11-19"))
    let midnight = Given.context(on: "2025-11-19", hour: 0, dayStart: .midnight)
    #expect(try SettledEventTime(.now, in: midnight).day == Given.day("2025-11-19"))
  }

  @Test func `The day is the one where it happened, whatever the offset is now`() throws {
    let instant = Given.day("2025-11-17").instant(atMillisecond: 72_000_000, offset: .utc)
    let tokyo = UTCOffset(seconds: 9 * 3600)
    let eventTime = try SettledEventTime(
      .at(instant, offset: tokyo, precision: .minute), in: Given.tuesday)
    #expect(eventTime.day == Given.day("2025-11-18"))
    #expect(eventTime.utcOffset == tokyo)
    let nowhere = try SettledEventTime(
      .at(instant, offset: nil, precision: .unspecified), in: Given.tuesday)
    #expect(nowhere.day == Given.day("2025-11-17"))
    #expect(nowhere.utcOffset == nil)
  }

  @Test func `What has not happened yet is refused`() {
    let later = Given.tuesday.instant.advanced(byMilliseconds: 1)
    #expect(throws: Rejection.happenedInFuture) {
      try SettledEventTime(.at(later, offset: .utc, precision: .unspecified), in: Given.tuesday)
    }
    // By the clocks here, which are an hour ahead.
    let shown = Given.tuesday.instant.advanced(byMilliseconds: 3_600_000)
    #expect(throws: Never.self) {
      try SettledEventTime(.at(shown, offset: nil, precision: .unspecified), in: Given.tuesday)
    }
    #expect(throws: Rejection.happenedInFuture) {
      try SettledEventTime(
        .at(shown.advanced(byMilliseconds: 1), offset: nil, precision: .unspecified),
        in: Given.tuesday)
    }
    #expect(throws: Rejection.happenedInFuture) {
      try SettledEventTime(.on(Given.day("2025-11-19")), in: Given.tuesday)
    }
    #expect(throws: Rejection.happenedInFuture) {
      try LogMoment("x", eventTime: .on(.init(daysSinceEpoch: .max)))
        .decide(in: Given.tuesday)
    }
  }

  @Test func `A month or a year is no time of what belongs to a day`() throws {
    let year = MonthOrYear(yearOf: Given.day("1984-07-09"))
    #expect(throws: Rejection.dayMissing(example: Given.day("1984-01-01"))) {
      try SettledEventTime(.within(year), in: Given.tuesday)
    }
  }

  @Test func `The years that can be written are the years that can be lived`() throws {
    let first = try SettledEventTime(.on(Given.day("0001-01-01")), in: Given.tuesday)
    #expect(first.day == Given.day("0001-01-01"))
    for day in [Given.day("0001-01-01") - 1, CivilDay(daysSinceEpoch: .min)] {
      #expect(throws: Rejection.timeOutOfRange) {
        try SettledEventTime(.on(day), in: Given.tuesday)
      }
    }
    #expect(throws: Rejection.timeOutOfRange) {
      try SettledEventTime(
        .at(Instant(milliseconds: .min), offset: nil, precision: .unspecified), in: Given.tuesday)
    }
  }
}
