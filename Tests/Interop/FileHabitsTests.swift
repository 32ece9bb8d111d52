import Echolog
import Interop
import Platform
import Testing

/// What only a whole file shows of how its rows are meant.
@Suite struct FileHabitsTests {
  private let berlin: TimeZoneRules
  private let tokyo = TimeZoneRules(fixed: UTCOffset(seconds: 32_400))

  init() throws {
    berlin = try TimeZoneRules(posixRule: "CET-1CEST,M3.5.0,M10.5.0/3")
  }

  private func run(
    _ text: String, zone: TimeZoneRules? = nil, home: TimeZoneRules? = nil,
    order: DateOrder? = nil, named name: String = "m.csv", into diary: Diary
  ) throws -> ImportRun {
    let mapping = try ImportMapping(.moment, map: ["date=date,text=text"])
    let interpreter = RowInterpreter(
      mapping: mapping, zone: zone, home: home, habits: FileHabits(dateOrder: order))
    let source = ImportSource(name: name, holding: Array(text.utf8))
    return ImportRun(source, by: interpreter, into: diary)
  }

  /// The days for which moments at these times count, in the order of the rows.
  private func days(
    _ dates: [String], zone: TimeZoneRules? = nil, home: TimeZoneRules? = nil,
    order: DateOrder? = nil
  ) async throws -> (days: [String], columnOfDays: String?) {
    let vault = try await SimulatedVault()
    let text = dates.enumerated().reduce("date;text\n") { $0 + "\($1.element);\($1.offset)\n" }
    let run = try run(text, zone: zone, home: home, order: order, into: vault.diary)
    let outcome = try await run.perform()
    #expect(outcome.written == dates.count, "\(dates)")
    let events = try await vault.imported().filter { $0.importBatch != 0 }
    let days = events.map { CivilDay(daysSinceEpoch: $0.civilDay).description }
    return (days, outcome.report.columnOfDays)
  }

  @Test func `A column of midnights alone is of days, and a time of day makes all of them times`()
    async throws
  {
    for dates in [
      ["2016-04-12 00:00:00", "2016-04-13 00:00:00"],
      ["4/12/2016 12:00:00 AM", "4/13/2016 12:00:00 AM"],
      ["2016-04-12T00:00:00Z", "2016-04-13T00:00:00.000Z"],
      ["2016-04-12T00:00:00+02:00", "2016-04-13T00:00:00-05:00"],
      ["2016-04-12", "2016-04-13 00:00"],
    ] {
      for zone in [nil, berlin, tokyo] {
        let found = try await days(dates, zone: zone, home: tokyo)
        #expect(found.days == ["2016-04-12", "2016-04-13"], "\(dates)")
        #expect(found.columnOfDays == "date", "\(dates)")
      }
    }
    let times = try await days(["2016-04-12 00:00", "2016-04-13 00:00", "2016-04-13 00:01"])
    #expect(times.days == ["2016-04-11", "2016-04-12", "2016-04-12"])
    #expect(times.columnOfDays == nil)
  }

  @Test func `Midnights of the person's clocks that were put into UTC are days of their zone`()
    async throws
  {
    // Before and behind the change of the clocks.
    let dates = ["2024-03-29T23:00:00Z", "2024-03-30T23:00:00Z", "2024-03-31T22:00:00Z"]
    let found = try await days(dates, home: berlin)
    #expect(found.days == ["2024-03-30", "2024-03-31", "2024-04-01"])
    #expect(found.columnOfDays == "date")
  }

  @Test func `Times in UTC count on the person's clocks, and other offsets on their own`()
    async throws
  {
    let evening = ["2024-03-10T20:30:00Z", "2024-03-10T12:00:00+00:00"]
    #expect(try await days(evening, home: tokyo).days == ["2024-03-11", "2024-03-10"])
    #expect(try await days(evening).days == ["2024-03-10", "2024-03-10"])
    // A column with several offsets shows where each row was written, London in winter too.
    let journey = ["2024-03-10T20:30:00+00:00", "2024-03-10T23:30:00-05:00"]
    #expect(try await days(journey, home: tokyo).days == ["2024-03-10", "2024-03-10"])
    #expect(try await days(journey, zone: tokyo).days == ["2024-03-11", "2024-03-11"])
  }

  @Test func `An export of this vault keeps its midnights as times`() async throws {
    let vault = try await SimulatedVault()
    let header = OwnTable.columns.joined(separator: ",")
    let row = OwnTable.columns.map { ["when": "2025-01-01T00:00+01:00", "text": "a"][$0] ?? "" }
    let mapping = try ImportMapping(.moment, map: ["date=when,text=text"])
    let source = ImportSource(
      name: "own.csv", holding: Array((header + "\n" + row.joined(separator: ",") + "\n").utf8))
    let run = ImportRun(source, by: RowInterpreter(mapping: mapping), into: vault.diary)
    let report = try await run.survey()
    #expect(report.first?.description == "2024-12-31" && report.columnOfDays == nil)
    let late = row.map { $0.hasPrefix("2025") ? "2025-01-01T20:00Z" : $0 }.joined(separator: ",")
    let other = ImportSource(name: "own.csv", holding: Array((header + "\n" + late + "\n").utf8))
    let interpreter = RowInterpreter(mapping: mapping, home: tokyo)
    let times = try await ImportRun(other, by: interpreter, into: vault.diary).survey()
    #expect(times.first?.description == "2025-01-01", "as it was where it was written")
  }

  @Test func `What ends at a time of day begins at one, be it midnight`() async throws {
    let vault = try await SimulatedVault()
    let text = "begin,end\n2024-01-02 00:00,2024-01-02 00:20\n"
    let mapping = try ImportMapping(
      .log, map: ["date=begin,end=end"], set: ["activity=meditation"])
    let source = ImportSource(name: "m.csv", holding: Array(text.utf8))
    let run = ImportRun(source, by: RowInterpreter(mapping: mapping), into: vault.diary)
    let report = try await run.survey()
    #expect(report.accepted == 1 && report.columnOfDays == nil)
    #expect(report.first?.description == "2024-01-01")
  }

  @Test func `A year of two digits is read where an order was given, as the latest that has been`()
    async throws
  {
    // The clock of the vault shows the year 2026.
    let dates = ["12/31/16", "1/2/26", "1/2/27", "Dec 31, 99", "4/12/16 12:30 AM"]
    let found = try await days(dates, order: .monthFirst)
    #expect(
      found.days == ["2016-12-31", "2026-01-02", "1927-01-02", "1999-12-31", "2016-04-11"])
    #expect(
      try await days(["31.12.16", "12-Apr-16"], order: .dayFirst).days
        == ["2016-12-31", "2016-04-12"])
    let vault = try await SimulatedVault()
    let report = try await run("date,text\n31.12.16,a\n", into: vault.diary).survey()
    #expect(report.refused == ["dateNotUnderstood": 1])
  }

  @Test func `The same file from another zone or with another start of the day adds nothing`()
    async throws
  {
    let vault = try await SimulatedVault()
    let text = "date,text\n2024-03-10T20:30:00Z,a\n2024-03-10T03:30:00Z,b\n"
    let first = try await run(text, home: berlin, into: vault.diary).perform()
    let batch = try #require(first.batch)
    #expect(first.written == 2)
    let same = try await run(text, home: berlin, into: vault.diary).perform()
    #expect(same.report.otherDays.isEmpty)
    let abroad = try await run(text, home: tokyo, into: vault.diary).perform()
    #expect(abroad.written == 0 && abroad.report.known == 2)
    #expect(abroad.report.otherDays == [batch: 1])
    _ = try await vault.diary.commit(try ChangeSetting(.dayStart, to: "05:00"))
    let later = try await run(text, home: berlin, into: vault.diary).perform()
    #expect(later.written == 0 && later.report.otherDays == [batch: 1])
    _ = try await vault.diary.commit(UndoImport(batch))
    #expect(try await run(text, home: berlin, into: vault.diary).perform().written == 2)
  }
}
