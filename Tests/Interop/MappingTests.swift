import Echolog
import Interop
import Platform
import Testing

@Suite struct MappingTests {
  @Test func `A time keeps what is known of its zone and no more`() throws {
    let utc = Instant(milliseconds: 1_579_764_156_551)
    #expect(
      WrittenTime("2020-01-23T07:22:36.551+00:00")
        == .instant(utc, offset: .utc, precision: .unspecified))
    #expect(
      WrittenTime(" 2020-01-23 09:22:36.5519+02:00 ")
        == .instant(utc, offset: UTCOffset(seconds: 7200), precision: .unspecified))
    #expect(
      WrittenTime("1937-01-01T12:00:27.87+00:19:32")
        == .instant(
          Instant(milliseconds: -1_041_337_144_130), offset: UTCOffset(seconds: 1172),
          precision: .unspecified))
    let day = try #require(CivilDay(year: 2023, month: 11, day: 30))
    #expect(
      WrittenTime("2023-11-30T08:48")
        == .wall(day, millisecond: 31_680_000, precision: .minute))
    #expect(WrittenTime("2023-11-30") == .day(day))
    #expect(
      WrittenTime("20200123T072236Z")
        == .instant(
          Instant(milliseconds: 1_579_764_156_000), offset: .utc, precision: .unspecified))
    #expect(
      WrittenTime("20231130T084800")
        == .wall(day, millisecond: 31_680_000, precision: .unspecified))
    #expect(WrittenTime("2023-11-30T08:48-0330") != nil)
  }

  @Test func `Dates that do not exist or have two readings are not dates`() {
    for text in [
      "", "2023-02-29", "2023-13-01", "01/02/2023", "2023-01-01T", "2023-01-01T24:00",
      "31/12/24", "31.12/2024", "32/12/2024", "13/13/2024", "31 Moon 2024",
      "Dec 31, 24", "1/2/2024 2:30 PM", "2024/12/31 13:00 PM", "2024/12/31 0:00 am",
      "2023-01-01T10:60", "2023-01-01T10:00:61", "2023-01-01T10:00:00.", "2023-01-01T10:00Zx",
      "2023-01-01T10:00+25:00", "2023-01-01T10:00:00+1", "yesterday", "2023-01-01 🎈",
      "20230229T080000Z", "20230101T240000Z", "20230101T0800", "20230101", "20230101T080000+01",
    ] {
      #expect(WrittenTime(text) == nil, "\(text)")
    }
  }

  @Test func `Dates of other programs are read where they can mean one day`() throws {
    let day = try #require(CivilDay(year: 2024, month: 12, day: 31))
    for text in [
      "2024/12/31", "2024.12.31", "31/12/2024", "12/31/2024", "31.12.2024", "31-12-2024",
      "Dec 31, 2024", "Dec. 31 2024", "31 Dec 2024", "31. December 2024", "31-Dec-2024",
      "december 31, 2024",
    ] {
      #expect(WrittenTime(text) == .day(day), "\(text)")
      #expect(
        WrittenTime(text + " 14:30") == .wall(day, millisecond: 52_200_000, precision: .minute))
      #expect(
        WrittenTime(text + ", 2:30 pm") == .wall(day, millisecond: 52_200_000, precision: .minute))
    }
    let fifth = try #require(CivilDay(year: 2024, month: 5, day: 5))
    #expect(WrittenTime("5/5/2024") == .day(fifth))
    #expect(
      WrittenTime("12/31/2024 12:00:05 AM")
        == .wall(day, millisecond: 5_000, precision: .unspecified))
  }

  @Test func `A month or a year is read where it can mean nothing else`() throws {
    let day = try #require(CivilDay(year: 1984, month: 7, day: 1))
    for text in ["1984-07", "1984/7", "07/1984", "7-1984", "July 1984", "jul, 1984"] {
      #expect(WrittenTime(text) == .within(MonthOrYear(monthOf: day)), "\(text)")
    }
    #expect(WrittenTime(" 1984 ") == .within(MonthOrYear(yearOf: day)))
    for text in [
      "1984.07", "07.1984", "0984", "984", "19840", "1984-13", "84-07", "1984-07 12:00", "1984?",
      "+1984", "1,984", "1984.0", "about 1984", "summer 1984", "1984-", "July 84",
    ] {
      #expect(WrittenTime(text) == nil, "\(text)")
    }
  }

  @Test func `Only a row of a memory may be of a month or a year, and no number of JSON is one`()
    throws
  {
    let memory = try ImportMapping(.memory, map: ["date=d,text=t"])
    guard case .memory(let kept) = try entry(memory, "1984", "x") else {
      return #expect(Bool(false), "no memory")
    }
    let day = try #require(CivilDay(year: 1984, month: 1, day: 1))
    #expect(kept.eventTime == .within(MonthOrYear(yearOf: day)))
    #expect(throws: RowRefusal(line: 9, column: "d", .dateIsNumber("1984"))) {
      try RowInterpreter(mapping: memory).entry(
        of: SourceRow(line: 9, values: ["1984", "x"], numbers: [0]))
    }
    let vague = RowRefusal(line: 9, column: "d", .dateWithoutDay("July 1984"))
    let moment = try ImportMapping(.moment, map: ["date=d,text=t"])
    #expect(throws: vague) { try entry(moment, "July 1984", "x") }
    let goal = try ImportMapping(.goal, map: ["date=d,target=t"], set: ["activity=steps"])
    #expect(throws: vague) { try entry(goal, "July 1984", "8000") }
    let slept = try ImportMapping(.log, map: ["date=d,end=e"], set: ["activity=sleep"])
    #expect(throws: vague) { try entry(slept, "July 1984", "1984-08-01") }
  }

  @Test func `A feeling of a row is one of those that notes have`() throws {
    let felt = try ImportMapping(.memory, map: ["date=d,text=t,emotion=e"])
    let row = { (word: String) in
      let entry = try RowInterpreter(mapping: felt).entry(
        of: SourceRow(line: 9, values: ["2020-01-01", "x", word]))
      guard case .memory(let memory) = entry else { return nil as Emotion? }
      return memory.emotion
    }
    #expect(try row("Joy") == .joy && row(" ") == .unspecified)
    let error = #expect(throws: RowRefusal.self) { try row("rad") }
    #expect(error?.column == "e" && error?.line == 9)
  }

  @Test func `An order that was given applies to every date of a row`() throws {
    let mapping = try ImportMapping(.moment, map: ["date=d,text=t"])
    let row = { (date: String) in SourceRow(line: 2, values: [date, "x"]) }
    for (order, month) in [(DateOrder.dayFirst, 2), (.monthFirst, 1)] {
      let told = RowInterpreter(mapping: mapping, habits: FileHabits(dateOrder: order))
      let day = try #require(CivilDay(year: 2024, month: month, day: 3 - month))
      let entry = try told.entry(of: row("01/02/2024"))
      let eventTime: EventTime? =
        if case .moment(let moment) = entry { moment.eventTime } else { nil }
      #expect(eventTime == .on(day))
    }
    let dayFirst = RowInterpreter(mapping: mapping, habits: FileHabits(dateOrder: .dayFirst))
    let other = RowRefusal(line: 2, column: "d", .dateInOtherOrder("12/31/2024", .dayFirst))
    #expect(throws: other) { try dayFirst.entry(of: row("12/31/2024")) }
    let open = RowRefusal(line: 2, column: "d", .dateOrderOpen("01/02/2024"))
    #expect(throws: open) { try RowInterpreter(mapping: mapping).entry(of: row("01/02/2024")) }
  }

  @Test func `A clock without a zone gets one only when it is given`() throws {
    let written = try #require(WrittenTime("2024-07-01T12:00"))
    let noon = Instant(milliseconds: 1_719_835_200_000)
    #expect(written.eventTime(in: nil) == .at(noon, offset: nil, precision: .minute))
    let berlin = try TimeZoneRules(posixRule: "CET-1CEST,M3.5.0,M10.5.0/3")
    #expect(
      written.eventTime(in: berlin)
        == .at(
          noon.advanced(byMilliseconds: -7_200_000), offset: UTCOffset(seconds: 7200),
          precision: .minute))
  }

  @Test func `A mapping that leaves something open is refused`() throws {
    let cases: [(ImportForm, [String], [String], ImportMappingError)] = [
      (.moment, ["date=d"], [], .fieldMissing([.text], .moment)),
      (.moment, ["date=d,text=t,value=v"], [], .unknownField("value", .moment)),
      (.moment, ["date=d,text"], [], .notAPair("text")),
      (.moment, ["date=d, text= "], [], .notAPair("text=")),
      (.moment, ["date=d,date=e,text=t"], [], .fieldTwice(.date)),
      (.log, ["date=d,value=v"], [], .fieldMissing([.activity], .log)),
      (.log, ["date=d"], ["activity=steps"], .fieldMissing([.value, .duration, .end], .log)),
      (
        .log, ["date=d,value=v,end=e"], ["activity=sleep"], .fieldsExclude([.value, .end])
      ),
    ]
    for (form, map, set, error) in cases {
      #expect(throws: error) { _ = try ImportMapping(form, map: map, set: set) }
    }
  }

  private func entry(
    _ mapping: ImportMapping, _ values: String?...
  ) throws -> ImportedEntry {
    try RowInterpreter(mapping: mapping).entry(of: SourceRow(line: 9, values: values))
  }

  private func amount(_ mapping: ImportMapping, _ values: String?...) throws -> Int64 {
    let row = SourceRow(line: 9, values: values)
    return amount(of: try RowInterpreter(mapping: mapping).entry(of: row))
  }

  /// Below zero for what is no log.
  private func amount(of entry: ImportedEntry) -> Int64 {
    if case .log(let log) = entry { log.amount } else { -1 }
  }

  @Test func `Amounts are exact and take the declared unit where they bring none`() throws {
    let steps = try ImportMapping(.log, map: ["date=d,value=v"], set: ["activity=steps"])
    #expect(try amount(steps, "2020-01-01", "8833.0") == 8833)
    #expect(try amount(steps, "2020-01-01", "0.0") == 0)
    let water = try ImportMapping(
      .log, map: ["date=d,value=v"], set: ["activity=water", "unit=l"])
    #expect(try amount(water, "2020-01-01", "0.1") == 100)
    #expect(try amount(water, "2020-01-01", "250 ml") == 250)
    let sitting = try ImportMapping(
      .log, map: ["date=d,duration=v"], set: ["activity=meditation", "unit=s"])
    #expect(try amount(sitting, "2020-01-01", "1203.0") == 1203)
    #expect(try amount(sitting, "2020-01-01", "1h30m") == 5400)
    #expect(try amount(sitting, "2020-01-01", "7h30") == 27_000)
    let hours = try ImportMapping(
      .log, map: ["date = d, duration= v "], set: ["activity =sleep", "unit=h"])
    #expect(try amount(hours, "2020-01-01", "7h30") == 27_000)
    #expect(try amount(hours, "2020-01-01", "7,5 ") == 27_000)
    #expect(try amount(hours, "2020-01-01", "7:30") == 27_000)
    let slept = try ImportMapping(.log, map: ["date=d,end=e"], set: ["activity=sleep"])
    #expect(try amount(slept, "2020-01-01T22:00:00", "2020-01-02T06:30:00") == 30_600)
    #expect(try amount(slept, "2020-01-01T22:00:00Z", "2020-01-02T06:30:00+02:00") == 23_400)
  }

  @Test func `A number of two readings is left open until its decimal mark is given`() throws {
    let water = try ImportMapping(.log, map: ["date=d,value=v"], set: ["activity=water", "unit=l"])
    let steps = try ImportMapping(.log, map: ["date=d,value=v"], set: ["activity=steps"])
    for (mapping, words) in [(water, "1.500"), (water, "1,500 L"), (steps, "8.123")] {
      let open = RowRefusal(line: 9, column: "v", .decimalMarkOpen(words))
      #expect(throws: open) { try entry(mapping, "2020-01-01", words) }
    }
    let told = { (mapping: ImportMapping, words: String, mark: DecimalMark) in
      let row = SourceRow(line: 9, values: ["2020-01-01", words])
      let habits = FileHabits(decimalMark: mark)
      return try RowInterpreter(mapping: mapping, habits: habits).entry(of: row)
    }
    for (mapping, words, mark, amount) in [
      (water, "1.500", DecimalMark.point, Int64(1500)), (water, "1,5", .comma, 1500),
      (steps, "8.123", .comma, 8123), (steps, "8,123", .point, 8123),
    ] {
      #expect(self.amount(of: try told(mapping, words, mark)) == amount, "\(words)")
    }
    let other = RowRefusal(line: 9, column: "v", .decimalInOtherMark("2,5", .point))
    #expect(throws: other) { try told(water, "2,5", .point) }
  }

  @Test func `A number of JSON has its decimals behind a point, whatever was set for words`() throws
  {
    let water = try ImportMapping(.log, map: ["date=d,value=v"], set: ["activity=water", "unit=l"])
    let row = SourceRow(line: 9, values: ["2020-01-01", "1.500"], numbers: [1])
    for mark in [DecimalMark.comma, .point, nil] {
      let told = RowInterpreter(mapping: water, habits: FileHabits(decimalMark: mark))
      #expect(amount(of: try told.entry(of: row)) == 1500)
    }
  }

  @Test func `Values that are no amounts are refused with line, column and reason`() throws {
    let steps = try ImportMapping(.log, map: ["date=d,value=v"], set: ["activity=steps"])
    let cases: [(String?, String)] = [
      ("-1", "amountNegative"), ("NaN", "amountNotANumber"), ("inf", "amountNotANumber"),
      ("99999999999999999999", "amountTooLarge"), ("", "valueMissing"), (nil, "valueMissing"),
      ("8833.5", "amountTooFine"), ("1e400", "unknownUnit"), ("12 parsecs", "unknownUnit"),
      ("12 ml", "unitMismatch"),
    ]
    for (value, word) in cases {
      let error = #expect(throws: RowRefusal.self) { try entry(steps, "2020-01-01", value) }
      #expect(error?.reason.word == word, "\(value ?? "nil")")
      #expect(error?.line == 9)
      #expect(error?.column == "v")
    }
    let undated = #expect(throws: RowRefusal.self) { try entry(steps, "soon", "1") }
    #expect(undated == RowRefusal(line: 9, column: "d", .dateNotUnderstood("soon")))
  }

  @Test func `An end before the beginning, or on another clock, gives no duration`() throws {
    let slept = try ImportMapping(.log, map: ["date=d,end=e"], set: ["activity=sleep"])
    let cases: [(String, String, RowRefusal.Reason)] = [
      ("2020-01-02T06:00", "2020-01-01T22:00", .endBeforeStart),
      ("2020-01-01T22:00", "2020-01-02T06:00Z", .endInAnotherClock),
      ("2020-01-01", "2020-01-02T06:00", .endInAnotherClock),
    ]
    for (start, end, reason) in cases {
      #expect(throws: RowRefusal(line: 9, column: "e", reason)) { try entry(slept, start, end) }
    }
  }

  @Test func `A goal's row may be without a target in force`() throws {
    let goal = try ImportMapping(
      .goal, map: ["date=d,target=t"], set: ["activity=steps", "none=NO_GOAL"])
    let day = try #require(CivilDay(year: 2021, month: 5, day: 25))
    #expect(
      try entry(goal, "2021-05-25", "14999")
        == .target(TargetOnDay(activity: .steps, day: day, target: 14_999)))
    #expect(
      try entry(goal, "2021-05-25", "NO_GOAL")
        == .target(TargetOnDay(activity: .steps, day: day, target: nil)))
  }

  @Test func `Only rows with the words of every condition are selected`() throws {
    let mapping = try ImportMapping(
      .moment, map: ["date=d,text=t"], where: ["id=17", "kind=x"])
    let interpreter = RowInterpreter(mapping: mapping)
    #expect(mapping.columns == ["d", "t", "id", "kind"])
    #expect(try interpreter.selects(SourceRow(line: 1, values: ["", "", "17", "x"])))
    #expect(try !interpreter.selects(SourceRow(line: 1, values: ["", "", "17", "y"])))
    #expect(try !interpreter.selects(SourceRow(line: 1, values: ["", "", nil, "x"])))
  }
}
