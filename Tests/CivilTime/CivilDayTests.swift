import Platform
import Testing

@Suite struct CivilDayTests {
  @Test func `Days count forward through every date from -9999 to 9999`() throws {
    var expected = try #require(CivilDay(year: -9999, month: 1, day: 1))
    var weekday = expected.weekday.rawValue
    for year in -9999...9999 {
      for month in 1...12 {
        let first = try #require(CivilDay(year: year, month: month, day: 1))
        #expect(first == expected)
        #expect(first.weekday.rawValue == weekday)
        var length = 28
        while CivilDay(year: year, month: month, day: length + 1) != nil { length += 1 }
        let last = first + (length - 1)
        #expect((last.date.year, last.date.month, last.date.day) == (year, month, length))
        expected = first + length
        weekday = (weekday - 1 + length) % 7 + 1
      }
    }
    #expect(expected.description == "+10000-01-01")
  }

  @Test func `Known days have their numbers, weekdays and texts`() {
    let rows: [(String, Int32, Weekday)] = [
      ("1970-01-01", 0, .thursday), ("1969-12-31", -1, .wednesday),
      ("2000-02-29", 11016, .tuesday), ("2025-11-18", 20410, .tuesday),
      ("1663-03-05", -112_066, .monday), ("0000-03-01", -719_468, .wednesday),
      ("-0044-03-15", -735_525, .thursday),
    ]
    for (text, number, weekday) in rows {
      let day = CivilDay(isoText: text)
      #expect(day?.daysSinceEpoch == number, "\(text)")
      #expect(day?.weekday == weekday, "\(text)")
      #expect(day?.description == text)
    }
  }

  @Test func `Dates that do not exist are refused`() {
    let texts = [
      "", "2025-02-29", "1900-02-29", "2025-13-01", "2025-00-10", "2025-01-00", "2025-04-31",
      "25-01-01", "2025-1-1", "2025-01-01 ", "2025-01-0١", "--2025-01-01", "+2025-01-01",
      "10000-01-01", "2025-01", "2025-01-01-01",
    ]
    for text in texts { #expect(CivilDay(isoText: text) == nil, "\(text)") }
  }

  @Test func `Any number of days is a day and arithmetic stops at the ends`() {
    for number in [Int32.min, .max, -1, 0] {
      let day = CivilDay(daysSinceEpoch: number)
      #expect(!day.description.isEmpty)
      #expect((1...7).contains(day.weekday.rawValue))
      #expect(day + .max >= day && day + .min <= day && day - .min >= day)
      _ = TimeZoneRules.utc.instant(of: day, atMinute: 1439)
    }
    for number in [Int64.min, -1, 0, .max] {
      let instant = Instant(milliseconds: number)
      #expect(!instant.isoText(offset: UTCOffset(seconds: .min)).isEmpty)
      _ = TimeZoneRules.utc.offset(at: instant)
    }
  }

  @Test func `Weeks start on any weekday`() throws {
    let tuesday = try #require(CivilDay(isoText: "2025-11-18"))
    #expect(tuesday.startOfWeek().description == "2025-11-17")
    #expect(tuesday.startOfWeek(startingOn: .sunday).description == "2025-11-16")
    #expect(tuesday.startOfWeek(startingOn: .tuesday) == tuesday)
    for first in Weekday.allCases {
      for days in 0..<14 {
        let start = (tuesday + days).startOfWeek(startingOn: first)
        #expect(start.weekday == first && (0..<7).contains(tuesday + days - start))
      }
    }
  }

  @Test func `A day ends when the next one starts`() throws {
    let evening = try #require(CivilDay(isoText: "2025-11-17"))
    let berlin = UTCOffset(seconds: 3600)
    let rows: [(Int, DayStart, Int)] = [
      (0, .standard, -1), (239, .standard, -1), (240, .standard, 0), (1439, .standard, 0),
      (0, .midnight, 0), (719, try #require(DayStart(minutes: 720)), -1),
    ]
    for (minute, dayStart, shift) in rows {
      let instant = evening.instant(atMillisecond: minute * 60_000, offset: berlin)
      #expect(CivilDay(at: instant, offset: berlin, dayStart: dayStart) == evening + shift)
      #expect(
        civilDay(at: instant, offsetSeconds: 3600, dayStart: dayStart) == evening + shift)
    }
    #expect(DayStart(minutes: 721) == nil && DayStart(minutes: -1) == nil)
  }

  @Test func `Instants are written with their offset`() {
    let instant = Instant(milliseconds: 1_763_497_800_250)
    #expect(instant.isoText(offset: .utc) == "2025-11-18T20:30:00.250Z")
    #expect(
      instant.isoText(offset: UTCOffset(seconds: -34_200)) == "2025-11-18T11:00:00.250-09:30")
    #expect(UTCOffset(seconds: 1172).description == "+00:19:32")
    for instant in [0, -1, 1_763_497_800_250, -50_000_000_000_000].map(Instant.init(milliseconds:))
    {
      for seconds in [0, 3600, -34_200, 1172, -1, 359_999, nil] as [Int32?] {
        let offset = seconds.map { UTCOffset(seconds: $0) }
        let told = Instant.told(by: instant.isoText(offset: offset))
        #expect(told?.instant == instant && told?.offset == offset, "\(instant) \(offset as Any)")
      }
    }
    for text in [
      "", "T", "2025-11-18", "2025-11-18T", "2025-11-18T21:30", "2025-11-18 21:30:00Z",
      "2025-11-18T21:30:00.25Z", "2025-11-18T24:00:00Z", "2025-11-18T21:30:00+1:00",
      "2025-11-18T21:30:00.9223372036854775807Z", "2025-02-30T21:30:00Z",
    ] { #expect(Instant.told(by: text) == nil, "\(text)") }
    #expect(Instant(milliseconds: -1).seconds == -1)
    #expect(Instant(milliseconds: -1001).seconds == -2)
  }
}

@Suite struct HybridClockTests {
  @Test func `The clock follows the wall and never goes back`() throws {
    let wall = Instant(milliseconds: 1_763_497_800_000)
    let first = try HybridClock.next(after: .zero, wall: wall)
    #expect(first.value == 1_763_497_800_000 << 16)
    let second = try HybridClock.next(after: first, wall: wall)
    #expect(second.value == first.value + 1)
    let ahead = HybridClock(UInt64.max - 1)
    #expect(try HybridClock.next(after: ahead, wall: wall).value == .max)
  }

  @Test func `A wall clock outside 1970 to 2200 may not write`() {
    for milliseconds in [-1, 7_258_118_400_000, Int64.max, .min] {
      let wall = Instant(milliseconds: milliseconds)
      #expect(throws: HybridClockError.wallClockOutOfRange(wall)) {
        try HybridClock.next(after: .zero, wall: wall)
      }
    }
    #expect(throws: HybridClockError.exhausted) {
      try HybridClock.next(after: HybridClock(.max), wall: Instant(milliseconds: 0))
    }
  }
}
