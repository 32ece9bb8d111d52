import Echolog
import Interop
import Platform
import Synchronization
import Testing

/// Rows of programs in which people keep what happened: clocks, labels and zones.
@Suite struct MemoryRowsTests {
  private func memory(
    _ mapping: ImportMapping, _ row: SourceRow, order: DateOrder? = nil
  ) throws -> CaptureMemory? {
    let tokyo = TimeZoneRules(fixed: UTCOffset(seconds: 32_400))
    let interpreter = RowInterpreter(
      mapping: mapping, habits: FileHabits(dateOrder: order),
      zones: { $0 == "Asia/Tokyo" ? tokyo : nil })
    guard case .memory(let memory) = try interpreter.entry(of: row) else { return nil }
    return memory
  }

  @Test func `A clock may have a column of its own, and an h between its hours and minutes`() throws
  {
    let mapping = try ImportMapping(.memory, map: ["date=d,time=c,text=t"])
    let day = try #require(CivilDay(year: 2026, month: 10, day: 4))
    for (date, clock, milliseconds) in [
      ("2026-10-04", "10:00 pm", 79_200_000), ("04/10/2026", "9h15", 33_300_000),
      ("2026-10-04", "21:30", 77_400_000),
    ] {
      let row = SourceRow(line: 2, values: [date, clock, "x"])
      let found = try memory(mapping, row, order: .dayFirst)
      let instant = day.instant(atMillisecond: milliseconds, offset: .utc)
      #expect(found?.eventTime == .at(instant, offset: nil, precision: .minute), "\(clock)")
    }
    let blank = try memory(mapping, SourceRow(line: 2, values: ["2026-10-04", " ", "x"]))
    #expect(blank?.eventTime == .on(day))
    let error = #expect(throws: RowRefusal.self) {
      try memory(mapping, SourceRow(line: 2, values: ["2026-10-04", "late", "x"]))
    }
    #expect(error?.reason == .dateNotUnderstood("2026-10-04 late"))
  }

  @Test func `Labels are parted by bars where there is one, else by commas and semicolons`()
    throws
  {
    let mapping = try ImportMapping(.memory, map: ["date=d,text=t,tags=l"])
    for (field, lists, labels) in [
      ("mother | walk, slow | sea", Set<Int>(), ["mother ", " walk, slow ", " sea"]),
      ("mother, walk; sea", [], ["mother", " walk", " sea"]),
      (#"a|b; "c, d""#, [2], ["a|b", " c, d"]), ("", [2], []),
    ] {
      let row = SourceRow(line: 2, values: ["2026-10-04", "x", field], lists: lists)
      #expect(try memory(mapping, row)?.labels.map(\.words) == labels, "\(field)")
    }
    let listed = RowRefusal(line: 2, column: "t", .notAScalar)
    #expect(throws: listed) {
      try memory(mapping, SourceRow(line: 2, values: ["2026-10-04", "x; y", ""], lists: [1]))
    }
  }

  @Test func `An entry of Day One counts for the day of the zone it was written in`() throws {
    let mapping = try ImportMapping(.memory, map: ["date=d,text=t"])
    let instant = Instant(milliseconds: 1_791_156_600_000)
    let row = { (date: String, zone: String) in
      SourceRow(line: 1, values: [date, "x"], zoneName: zone)
    }
    let time = "2026-10-04T23:30:00Z"
    let offset = UTCOffset(seconds: 32_400)
    #expect(
      try memory(mapping, row(time, "Asia/Tokyo"))?.eventTime
        == .at(instant, offset: offset, precision: .unspecified))
    let allDay = SourceRow(
      line: 1, values: ["2026-10-04T15:00:00Z", "x"], zoneName: "Asia/Tokyo", isAllDay: true)
    let day = try #require(CivilDay(year: 2026, month: 10, day: 5))
    #expect(try memory(mapping, allDay)?.eventTime == .on(day), "not of the night before")
    for zone in ["Nowhere/Known", ""] {
      let unknown = RowRefusal(line: 1, column: "timeZone", .zoneUnknown(zone))
      #expect(throws: unknown) { try memory(mapping, row(time, zone)) }
      #expect(try memory(mapping, row("2026-10-04", zone)) != nil, "no zone is asked for")
    }
  }

  @Test func `A zone is looked up once, however many rows name it`() throws {
    let lookups = Mutex<[String]>([])
    let mapping = try ImportMapping(.memory, map: ["date=d,text=t"])
    let interpreter = RowInterpreter(
      mapping: mapping,
      zones: { name in
        lookups.withLock { $0.append(name) }
        return name == "UTC" ? .utc : nil
      })
    for zone in ["UTC", "Nowhere/Known", "UTC", "Nowhere/Known"] {
      let row = SourceRow(line: 1, values: ["2026-10-04T23:30:00Z", "x"], zoneName: zone)
      do throws(RowRefusal) {
        _ = try interpreter.entry(of: row)
      } catch {
        #expect(error.reason == .zoneUnknown("Nowhere/Known"))
      }
    }
    #expect(lookups.withLock { $0 } == ["UTC", "Nowhere/Known"])
  }
}
