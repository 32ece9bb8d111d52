import Platform
import Seeds
import Testing

@Suite struct WhenReaderTests {
  /// Tuesday 2025-11-18, 21:30 in Berlin.
  let evening = "2025-11-18T20:30:00Z"
  /// Tuesday 2025-11-18, 00:40 in Berlin, which still counts for Monday.
  let night = "2025-11-17T23:40:00Z"

  func reader(at now: String) throws -> WhenReader {
    let utc = WhenReader(now: Instant(milliseconds: 0), rules: .utc, dayStart: .midnight)
    return WhenReader(
      now: try utc.read(now).instant,
      rules: try TimeZoneRules(posixRule: "CET-1CEST,M3.5.0,M10.5.0/3"), dayStart: .standard)
  }

  @Test func `Words name days to look back on, one or many`() throws {
    let rows: [(String, String, String)] = [
      ("18.11.2025", "2025-11-18", "2025-11-18"), ("yesterday", "2025-11-17", "2025-11-17"),
      ("2025-10", "2025-10-01", "2025-10-31"), ("October 2025", "2025-10-01", "2025-10-31"),
      ("November", "2025-11-01", "2025-11-30"), ("dec", "2024-12-01", "2024-12-31"),
      ("2024", "2024-01-01", "2024-12-31"), ("last week", "2025-11-09", "2025-11-15"),
      ("this week", "2025-11-16", "2025-11-22"), ("last month", "2025-10-01", "2025-10-31"),
      ("week", "2025-11-16", "2025-11-22"), ("year", "2025-01-01", "2025-12-31"),
      ("2025-Q3", "2025-07-01", "2025-09-30"), ("2025-W01", "2024-12-30", "2025-01-05"),
      ("2020-w53", "2020-12-28", "2021-01-03"), ("Q2", "2025-04-01", "2025-06-30"),
      ("last quarter", "2025-07-01", "2025-09-30"), ("quarter", "2025-10-01", "2025-12-31"),
      ("last 30 days", "2025-10-20", "2025-11-18"), ("past 2 weeks", "2025-11-05", "2025-11-18"),
      ("last 3 months", "2025-08-19", "2025-11-18"),
      ("from 1 March to 15 April", "2025-03-01", "2025-04-15"),
      ("October to yesterday", "2025-10-01", "2025-11-17"),
    ]
    let reader = try reader(at: evening)
    for (words, first, last) in rows {
      let days = try #require(reader.days(words, weekStart: .sunday), "\(words)")
      #expect(days.lowerBound.description == first, "\(words)")
      #expect(days.upperBound.description == last, "\(words)")
    }
    for words in [
      "lake", "21:30", "now", "01/02/2025", "summer 2025", "last lake", "", "5m", "2025-W53",
      "2025-Q5", "2025-Q", "Q7", "last 0 days", "october to may", "from october", "to",
    ] {
      #expect(reader.days(words, weekStart: .sunday) == nil, "\(words)")
    }
  }

  @Test func `A time up to which is asked takes in its minute or day; so long ago is an instant`()
    throws
  {
    let reader = try reader(at: "2025-11-18T20:30:15Z")
    let ends: KeyValuePairs<String, String> = [
      "1 hour ago": "2025-11-18T19:30:15Z", "5 minutes ago": "2025-11-18T20:25:15Z",
      "90m": "2025-11-18T19:00:15Z", "now": "2025-11-18T20:30:15Z",
      "today 21:30": "2025-11-18T20:30:59.999Z", "yesterday": "2025-11-18T02:59:59.999Z",
      "2 days ago": "2025-11-17T02:59:59.999Z", "2024": "2025-01-01T02:59:59.999Z",
    ]
    for (words, end) in ends {
      #expect(try reader.end(words, weekStart: .monday) == reader.read(end).instant, "\(words)")
    }
  }

  @Test func `Words name times`() throws {
    let rows: [(String, String, String, WhenPrecision)] = [
      ("now", "2025-11-18T21:30:00+01:00", "2025-11-18", .instant),
      ("today", "2025-11-18T04:00:00+01:00", "2025-11-18", .day),
      ("Yesterday 21:30", "2025-11-17T21:30:00+01:00", "2025-11-17", .minute),
      ("yesterday  2:05", "2025-11-17T02:05:00+01:00", "2025-11-16", .minute),
      ("tomorrow", "2025-11-19T04:00:00+01:00", "2025-11-19", .day),
      ("last monday", "2025-11-17T04:00:00+01:00", "2025-11-17", .day),
      ("last tuesday", "2025-11-11T04:00:00+01:00", "2025-11-11", .day),
      ("last wed 08:00", "2025-11-12T08:00:00+01:00", "2025-11-12", .minute),
      ("3 days ago", "2025-11-15T04:00:00+01:00", "2025-11-15", .day),
      ("3d", "2025-11-15T04:00:00+01:00", "2025-11-15", .day),
      ("-3d", "2025-11-15T04:00:00+01:00", "2025-11-15", .day),
      ("1w ago", "2025-11-11T04:00:00+01:00", "2025-11-11", .day),
      ("5m", "2025-11-18T21:25:00+01:00", "2025-11-18", .minute),
      ("5 minutes ago", "2025-11-18T21:25:00+01:00", "2025-11-18", .minute),
      ("an hour ago", "2025-11-18T20:30:00+01:00", "2025-11-18", .hour),
      ("2h ago", "2025-11-18T19:30:00+01:00", "2025-11-18", .hour),
      ("2 hours ago", "2025-11-18T19:30:00+01:00", "2025-11-18", .hour),
      ("24h", "2025-11-17T21:30:00+01:00", "2025-11-17", .hour),
      ("-20h", "2025-11-18T01:30:00+01:00", "2025-11-17", .hour),
      ("21:05", "2025-11-18T21:05:00+01:00", "2025-11-18", .minute),
      ("9pm", "2025-11-18T21:00:00+01:00", "2025-11-18", .minute),
      ("Yesterday 8PM", "2025-11-17T20:00:00+01:00", "2025-11-17", .minute),
      ("yesterday at 8:30 pm", "2025-11-17T20:30:00+01:00", "2025-11-17", .minute),
      ("yesterday 8.30pm", "2025-11-17T20:30:00+01:00", "2025-11-17", .minute),
      ("today at noon", "2025-11-18T12:00:00+01:00", "2025-11-18", .minute),
      ("8am tomorrow", "2025-11-19T08:00:00+01:00", "2025-11-19", .minute),
      ("at 12:15 am last wednesday", "2025-11-12T00:15:00+01:00", "2025-11-11", .minute),
      ("2025-07-01 at 9 am", "2025-07-01T09:00:00+02:00", "2025-07-01", .minute),
      ("2025-07-01", "2025-07-01T04:00:00+02:00", "2025-07-01", .day),
      ("2025-07-01 21:30", "2025-07-01T21:30:00+02:00", "2025-07-01", .minute),
      ("2025-07-01T21:30:15.2509", "2025-07-01T21:30:15.250+02:00", "2025-07-01", .instant),
      ("2025-03-30 02:30", "2025-03-30T03:00:00+02:00", "2025-03-29", .minute),
      ("2025-10-26 02:30", "2025-10-26T02:30:00+02:00", "2025-10-25", .minute),
      ("2025-11-18T23:30:00-08:00", "2025-11-18T23:30:00-08:00", "2025-11-18", .instant),
      ("2025-10-08 05:00 +02:00", "2025-10-08T05:00:00+02:00", "2025-10-08", .minute),
      ("Wed 2025-10-08 05:00 +09:00", "2025-10-08T05:00:00+09:00", "2025-10-08", .minute),
      ("Mon 2025-11-17", "2025-11-17T04:00:00+01:00", "2025-11-17", .day),
      ("2025-11-18 23:30Z", "2025-11-18T23:30:00Z", "2025-11-18", .minute),
      ("July 6, 1962", "1962-07-06T04:00:00+02:00", "1962-07-06", .day),
      ("6 jul 1962", "1962-07-06T04:00:00+02:00", "1962-07-06", .day),
      ("Sept 1 2025 21:30", "2025-09-01T21:30:00+02:00", "2025-09-01", .minute),
      ("July 4th, 1999", "1999-07-04T04:00:00+02:00", "1999-07-04", .day),
      ("22nd jul 1962", "1962-07-22T04:00:00+02:00", "1962-07-22", .day),
      ("November 11th, 2024 8pm", "2024-11-11T20:00:00+01:00", "2024-11-11", .minute),
      ("March 3", "2025-03-03T04:00:00+01:00", "2025-03-03", .day),
      ("on 3rd March at 8 pm", "2025-03-03T20:00:00+01:00", "2025-03-03", .minute),
      ("Dec 31", "2024-12-31T04:00:00+01:00", "2024-12-31", .day),
      ("18 november", "2025-11-18T04:00:00+01:00", "2025-11-18", .day),
      ("Feb 29", "2024-02-29T04:00:00+01:00", "2024-02-29", .day),
      ("18.11.2025", "2025-11-18T04:00:00+01:00", "2025-11-18", .day),
      ("31/12/2024 8pm", "2024-12-31T20:00:00+01:00", "2024-12-31", .minute),
      ("12/31/2024", "2024-12-31T04:00:00+01:00", "2024-12-31", .day),
      ("2025/11/18", "2025-11-18T04:00:00+01:00", "2025-11-18", .day),
      ("1962-7-6", "1962-07-06T04:00:00+02:00", "1962-07-06", .day),
      ("monday", "2025-11-17T04:00:00+01:00", "2025-11-17", .day),
      ("on Wed 8pm", "2025-11-12T20:00:00+01:00", "2025-11-12", .minute),
      ("next monday", "2025-11-24T04:00:00+01:00", "2025-11-24", .day),
      ("next tuesday", "2025-11-25T04:00:00+01:00", "2025-11-25", .day),
      ("two days ago", "2025-11-16T04:00:00+01:00", "2025-11-16", .day),
      ("half an hour ago", "2025-11-18T21:00:00+01:00", "2025-11-18", .minute),
      ("1 hour 30 minutes ago", "2025-11-18T20:00:00+01:00", "2025-11-18", .minute),
      ("2h30m ago", "2025-11-18T19:00:00+01:00", "2025-11-18", .minute),
      ("10 years ago", "2015-11-18T04:00:00+01:00", "2015-11-18", .day),
      ("9 months ago", "2025-02-18T04:00:00+01:00", "2025-02-18", .day),
      ("a year ago", "2024-11-18T04:00:00+01:00", "2024-11-18", .day),
      ("10y", "2015-11-18T04:00:00+01:00", "2015-11-18", .day),
      ("1663-03-05", "1663-03-05T04:00:00+01:00", "1663-03-05", .day),
    ]
    let reader = try reader(at: evening)
    for (words, instant, day, precision) in rows {
      let when = try reader.read(words)
      #expect(when.instant.isoText(offset: when.offset) == instant, "\(words)")
      #expect(when.civilDay.description == day, "\(words)")
      #expect(when.precision == precision, "\(words)")
    }
  }

  @Test func `At night words alone name the day that has not ended yet`() throws {
    let reader = try reader(at: night)
    #expect(try reader.read("today").civilDay.description == "2025-11-17")
    #expect(try reader.read("yesterday").civilDay.description == "2025-11-16")
    #expect(try reader.read("today 00:20").civilDay.description == "2025-11-17")
    #expect(
      try reader.read("yesterday 21:30").instant.isoText(offset: .utc) == "2025-11-17T20:30:00Z")
  }

  @Test func `At night a day with a time is the calendar's, and where that differs it is reported`()
    throws
  {
    // Sunday 2025-11-23, 02:30 in Berlin, which still counts for Saturday.
    let late = try reader(at: "2025-11-23T01:30:00Z")
    let rows: [(String, String, String)] = [
      ("yesterday 9am", "2025-11-22", "2025-11-21"), ("today 9am", "2025-11-23", "2025-11-22"),
      ("8pm yesterday", "2025-11-22", "2025-11-21"),
      ("last saturday 9am", "2025-11-22", "2025-11-15"),
      ("tomorrow at noon", "2025-11-24", "2025-11-23"),
    ]
    for (words, named, own) in rows {
      let reading = try #require(late.calendarReading(words), "\(words)")
      #expect(try late.read(words).civilDay == reading.named, "\(words)")
      #expect(reading.named.description == named && reading.own.description == own, "\(words)")
      #expect(reading.today.description == "2025-11-22" && reading.dayStart == .standard)
    }
    for words in [
      "yesterday", "last saturday", "yesterday 1am", "today 2:15", "2025-11-22 9am", "9am", "now",
      "5m ago", "last friday 9am", "July 6, 1962 9am", "saturday 9am", "soon", "",
    ] {
      #expect(late.calendarReading(words) == nil, "\(words)")
    }
    #expect(try reader(at: evening).calendarReading("yesterday 9am") == nil)
  }

  @Test func `At night the date on the wall is the day that has not ended yet`() throws {
    // Tuesday 2026-03-03, 00:40 in Berlin, which still counts for Monday.
    let late = try reader(at: "2026-03-02T23:40:00Z")
    let rows: [(String, WhenLeaning, String, isTold: Bool)] = [
      ("March 3", .past, "2026-03-02", true), ("on 3rd March", .past, "2026-03-02", true),
      ("March 3", .either, "2026-03-02", true), ("2026-03-03", .past, "2026-03-03", true),
      ("March 3", .future, "2026-03-03", false), ("March 2", .past, "2026-03-02", false),
      ("March 4", .past, "2025-03-04", false), ("March 3, 2025", .past, "2025-03-03", false),
      ("today", .past, "2026-03-02", false), ("March 3 2 am", .past, "2026-03-02", false),
    ]
    for (words, leaning, day, isTold) in rows {
      #expect(try late.read(words, leaning: leaning).civilDay.description == day, "\(words)")
      let reading = late.calendarReading(words, leaning: leaning)
      #expect((reading?.hasTime == false) == isTold, "\(words)")
    }
    let morning = try #require(late.calendarReading("March 3 9 am"))
    #expect(morning.named.description == "2026-03-03" && morning.own.description == "2026-03-02")
    #expect(morning.hasTime)
    #expect(try reader(at: evening).calendarReading("November 18") == nil)
  }

  @Test func `A time that set clocks skip or show twice is marked`() throws {
    let reader = try reader(at: evening)
    let wall = { (stamp: String) in WallTime(at: try reader.read(stamp).instant, offset: .utc) }
    let skipped = try reader.read("2025-03-30 02:30")
    #expect(skipped.clockChange == .skipped(try wall("2025-03-30T02:30:00Z")))
    #expect(skipped.instant.isoText(offset: skipped.offset) == "2025-03-30T03:00:00+02:00")
    let twice = try reader.read("2025-10-26 02:30")
    let winter = UTCOffset(seconds: 3600)
    let wanted = try wall("2025-10-26T02:30:00Z")
    #expect(twice.clockChange == .twice(wanted, second: winter))
    #expect(twice.instant.isoText(offset: twice.offset) == "2025-10-26T02:30:00+02:00")
    let exact = try reader.read("2025-10-26 02:30:15.5")
    let typed = try wall("2025-10-26T02:30:15.5Z")
    #expect(exact.clockChange == .twice(typed, second: winter))
    #expect(wanted.timeText == "02:30:00" && typed.timeText == "02:30:15.5")
    let second = try reader.read("2025-10-26 02:30 +01:00")
    #expect(second.instant.isoText(offset: winter) == "2025-10-26T02:30:00+01:00")
    #expect(second.clockChange == nil)
    for words in [
      "2025-03-30 01:59", "2025-03-30 03:00", "2025-10-26 01:59", "2025-10-26 03:00",
      "2025-03-30", "2025-10-26", "2025-03-30T02:30:00+01:00", "now", "9am", "-2h",
    ] {
      #expect(try reader.read(words).clockChange == nil, "\(words)")
    }
  }

  @Test func `A date in numbers without its year is read where one order makes one`() throws {
    let reader = try reader(at: evening)
    for (words, day, leaning) in [
      ("30.11.", "2024-11-30", WhenLeaning.past), ("30.11", "2025-11-30", .future),
      ("5.11.", "2025-11-05", .past), ("3.12.", "2025-12-03", .future),
      ("11/17", "2025-11-17", .past), ("24/12 18:00", "2024-12-24", .past),
      ("29.2.", "2024-02-29", .past), ("5/5", "2025-05-05", .past),
      ("03.10.2024", "2024-10-03", .past),
    ] {
      #expect(
        try reader.read(words, leaning: leaning).civilDay == CivilDay(isoText: day), "\(words)")
    }
    for words in ["32.12.", "30.2.", "13/13", "10.30"] {
      #expect(throws: WhenError.noSuchDate(words)) { try reader.read(words) }
    }
    let readings = ["2025-11-05", "2025-05-11"].compactMap(CivilDay.init(isoText:))
    #expect(throws: WhenError.ambiguous("5/11", readings: readings)) { try reader.read("5/11") }
    let past = ["2024-12-10", "2025-10-12"].compactMap(CivilDay.init(isoText:))
    #expect(throws: WhenError.ambiguous("10/12", readings: past), "none to come") {
      try reader.read("10/12")
    }
  }

  @Test func `The hour of a part of a day is read, and of an hour alone its half is asked for`()
    throws
  {
    let reader = try reader(at: evening)
    for (words, same) in [
      ("on monday at 7 in the evening", "monday 19:00"),
      ("yesterday 7:30 morning", "yesterday 7:30"), ("yesterday at 2 at night", "yesterday 2:00"),
      ("yesterday at 21", "yesterday 21:00"), ("the day before yesterday", "2 days ago"),
      ("day before yesterday 9pm", "2025-11-16 21:00"), ("just now", "now"),
    ] {
      #expect(try reader.read(words).instant == reader.read(same).instant, "\(words)")
    }
    #expect(throws: WhenError.halfMissing("yesterday at 7", day: "yesterday", hour: 7)) {
      try reader.read("yesterday at 7")
    }
    #expect(try reader.read("3 March").civilDay == CivilDay(isoText: "2025-03-03"))
  }

  @Test func `A part of a day asks for its hour`() throws {
    let reader = try reader(at: evening)
    for (words, day, hour) in [
      ("yesterday evening", "yesterday", 20), ("this morning", "today", 8),
      ("last night", "yesterday", 22), ("tonight", "today", 21), ("in the afternoon", "today", 15),
      ("last monday evening", "last monday", 20), ("2025-11-17 night", "2025-11-17", 22),
    ] {
      #expect(throws: WhenError.hourMissing(words, day: day, hour: hour)) {
        try reader.read(words)
      }
      #expect(throws: Never.self, "\(day)") { try reader.read("\(day) \(hour):00") }
    }
  }

  @Test func `An hour alone may be past or of a day, and days alone may lie ahead`() throws {
    let reader = try reader(at: evening)
    for (words, hour) in [("20h", 20), ("7h", 7), ("12H", 12), ("0h", 0), ("23h", 23)] {
      #expect(throws: WhenError.hourAmbiguous(words, hour: hour)) { try reader.read(words) }
    }
    for words in ["20h ago", "-20h", "20 hours ago", "20:00", "20m", "24h"] {
      #expect(throws: Never.self, "\(words)") { try reader.read(words) }
    }
    #expect(try reader.ago("20h") == reader.read("20h ago"), "how long ago is no time of day")
    let readings = try [-3, 3].map { try #require(CivilDay(isoText: "2025-11-18")) + $0 }
    for leaning in [WhenLeaning.future, .either] {
      #expect(throws: WhenError.ambiguous("3d", readings: readings)) {
        try reader.read("3d", leaning: leaning)
      }
      for words in ["3d ago", "-3d"] {
        #expect(try reader.read(words, leaning: leaning).civilDay == readings[0])
      }
    }
  }

  @Test func `What names no single time is refused with the reason`() throws {
    let day = { (text: String) in try #require(CivilDay(isoText: text)) }
    let rows: [(String, WhenError)] = [
      ("", .empty), ("  ", .empty), ("soon", .notUnderstood("soon")),
      ("last", .notUnderstood("last")), ("last moon", .notUnderstood("last moon")),
      ("ago", .notUnderstood("ago")), ("3 moons ago", .notUnderstood("3 moons ago")),
      ("today at dawn", .notUnderstood("today at dawn")), ("t", .notUnderstood("t")),
      ("at", .notUnderstood("at")), ("at at", .notUnderstood("at at")),
      ("pm", .notUnderstood("pm")), ("13pm", .notUnderstood("13pm")),
      ("today 0am", .notUnderstood("today 0am")), ("8pm 9pm", .notUnderstood("8pm 9pm")),
      ("2025-02-30", .noSuchDate("2025-02-30")),
      ("Tue 2025-11-17", .noSuchDate("Tue 2025-11-17")),
      ("2025-11-18 05:00 +2:00", .noSuchTime("2025-11-18 05:00 +2:00")),
      ("31 June 1962", .noSuchDate("31 June 1962")), ("Feb 30", .noSuchDate("Feb 30")),
      ("July 62", .notUnderstood("July 62")), ("July 4rd", .notUnderstood("July 4rd")),
      ("July 6 62", .notUnderstood("July 6 62")),
      ("6 Moon 1962", .notUnderstood("6 Moon 1962")),
      ("2025-13-01T10:00", .noSuchDate("2025-13-01T10:00")),
      ("today 25:00", .noSuchTime("today 25:00")), ("12:60", .noSuchTime("12:60")),
      ("2025-11-18T10:00:00+99:00", .noSuchTime("2025-11-18T10:00:00+99:00")),
      ("99999999999999999999m", .outOfRange("99999999999999999999m")),
      ("999999999999w", .outOfRange("999999999999w")),
      ("01/02", .ambiguous("01/02", readings: [try day("2025-02-01"), try day("2025-01-02")])),
      (
        "1/2/2024",
        .ambiguous("1/2/2024", readings: [try day("2024-02-01"), try day("2024-01-02")])
      ),
      ("13/02/25", .ambiguous("13/02/25", readings: [try day("2025-02-13")])),
      ("2130", .notUnderstood("2130")), ("on", .notUnderstood("on")),
      ("20000y", .outOfRange("20000y")),
      (
        "Tuesday", .ambiguous("Tuesday", readings: [try day("2025-11-18"), try day("2025-11-11")])
      ),
      ("13/13", .noSuchDate("13/13")), ("31.09.", .noSuchDate("31.09.")),
      ("03/04", .ambiguous("03/04", readings: [try day("2025-04-03"), try day("2025-03-04")])),
    ]
    let reader = try reader(at: evening)
    for (words, error) in rows {
      #expect(throws: error, "\(words)") { try reader.read(words) }
    }
  }

  @Test func `A day of the week is the last one, the next one, or both are given`() throws {
    let reader = try reader(at: evening)
    let day = { (text: String) in try #require(CivilDay(isoText: text)) }
    #expect(try reader.read("monday", leaning: .future).civilDay.description == "2025-11-24")
    #expect(try reader.read("last monday", leaning: .future).civilDay.description == "2025-11-17")
    #expect(try reader.read("march 3", leaning: .future).civilDay.description == "2026-03-03")
    #expect(try reader.read("nov 18", leaning: .either).civilDay.description == "2025-11-18")
    let dates = [try day("2025-03-03"), try day("2026-03-03")]
    #expect(throws: WhenError.ambiguous("3 mar", readings: dates)) {
      try reader.read("3 mar", leaning: .either)
    }
    let both = [try day("2025-11-17"), try day("2025-11-24")]
    #expect(throws: WhenError.ambiguous("mon", readings: both)) {
      try reader.read("mon", leaning: .either)
    }
    let three = [try day("2025-11-11"), try day("2025-11-18"), try day("2025-11-25")]
    #expect(throws: WhenError.ambiguous("tue", readings: three)) {
      try reader.read("tue", leaning: .either)
    }
  }

  @Test func `What is more than a day is reported with its ends and a day of it`() throws {
    let day = { (text: String) in try #require(CivilDay(isoText: text)) }
    let rows: [(String, String, String)] = [
      ("1962", "1962-01-01", "1962-12-31"), ("in 1962", "1962-01-01", "1962-12-31"),
      ("1962-02", "1962-02-01", "1962-02-28"), ("07/1962", "1962-07-01", "1962-07-31"),
      ("July 1962", "1962-07-01", "1962-07-31"), ("feb, 1964", "1964-02-01", "1964-02-29"),
      ("the 1960s", "1960-01-01", "1969-12-31"), ("last year", "2024-01-01", "2024-12-31"),
      ("this month", "2025-11-01", "2025-11-30"), ("next month", "2025-12-01", "2025-12-31"),
    ]
    let reader = try reader(at: evening)
    for (words, first, last) in rows {
      let span = try day(first)...day(last)
      #expect(throws: WhenError.vague(words, span: span, example: span.lowerBound), "\(words)") {
        try reader.read(words)
      }
    }
    let summer = WhenError.vague("summer 1962", span: nil, example: try day("1962-07-01"))
    #expect(throws: summer) { try reader.read("summer 1962") }
    let week = WhenError.vague("last week", span: nil, example: try day("2025-11-11"))
    #expect(throws: week) { try reader.read("last week") }
  }

  @Test func `A month and a year are read where the day may be missing, and guesses are not`()
    throws
  {
    let reader = try reader(at: evening)
    for (words, read) in [
      ("1962", "1962"), ("in 1962", "1962"), ("1962-02", "1962-02"), ("07/1962", "1962-07"),
      ("July 1962", "1962-07"), ("feb, 1964", "1964-02"), ("last year", "2024"),
      ("last month", "2025-10"), ("at 1984", "1984"),
    ] {
      #expect(reader.monthOrYear(words)?.description == read, "\(words)")
    }
    for words in [
      "about 1962", "around July 1962", "the 1960s", "summer 1962", "last week", "1962-13", "62",
      "1962-07-06", "yesterday", "0962", "",
    ] {
      #expect(reader.monthOrYear(words) == nil, "\(words)")
    }
  }

  @Test func `Every day is in a month and a year, however far it is`() throws {
    for (day, month, year) in [
      ("2024-12-31", "2024-12-01", "2024-01-01"), ("1900-03-01", "1900-03-01", "1900-01-01"),
    ] {
      let day = try #require(CivilDay(isoText: day))
      #expect(MonthOrYear(monthOf: day).firstDay.description == month)
      #expect(MonthOrYear(yearOf: day).firstDay.description == year)
      #expect(MonthOrYear(yearOf: day).lastDay.description == year.prefix(4) + "-12-31")
    }
    for number in [Int32.min, .max] {
      let day = CivilDay(daysSinceEpoch: number)
      #expect(MonthOrYear(yearOf: day).firstDay <= day)
      #expect(MonthOrYear(yearOf: day).lastDay >= day)
      #expect(!MonthOrYear(monthOf: day).description.isEmpty)
    }
  }

  @Test func `Months and years ago end where a month is shorter`() throws {
    let reader = try reader(at: "2024-03-31T10:00:00Z")
    #expect(try reader.read("1 month ago").civilDay.description == "2024-02-29")
    #expect(try reader.read("13 months ago").civilDay.description == "2023-02-28")
  }

  @Test func `No words stop the program`() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededRandom(seed: seed)
    let reader = try reader(at: evening)
    let pieces = [
      "0", "9", "99", "2025", "-", ":", "/", ".", "t", "z", "+", " ", "d", "m", "ago", "last",
      "monday", "today", "year", "month", "july", "summer", "1962", "at", "am", "pm", "noon", "é",
      "٣", "\u{0}", "🙂",
    ]
    for _ in 0..<20_000 {
      let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      do throws(WhenError) {
        let when = try reader.read(text)
        #expect(CivilDay.writtenYears.contains(when.civilDay.date.year), "seed \(seed): \(text)")
      } catch {
        continue
      }
    }
  }
}
