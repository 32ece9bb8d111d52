import Echolog
import Foundation
import Interop
import Platform
import Testing

/// Imports the real input and compares it with the independent computation in `Tools/oracle`.
@Suite(
  .serialized, .enabled(if: Oracle.data != nil, "ECHOLOG_DATA is not set: real input is skipped"))
struct RealInputTests {
  private let data: URL
  private let expected: [String: Oracle.Finding]

  init() throws {
    data = try #require(Oracle.data)
    expected = try Oracle.results(in: data)
  }

  private func perform(
    _ path: URL, into diary: Diary, _ form: ImportForm, map: String, set: [String] = [],
    where filters: [String] = []
  ) async throws -> ImportOutcome {
    let mapping = try ImportMapping(form, map: [map], set: set, where: filters)
    func run() -> ImportRun {
      ImportRun(
        ImportSource(file: Path(path.path), on: POSIXDisk()),
        by: RowInterpreter(mapping: mapping), into: diary)
    }
    let outcome = try await run().perform()
    let again = try await run().perform()
    #expect(again.written == 0, "a second run adds \(again.written) to \(path.lastPathComponent)")
    #expect(again.report.refused == outcome.report.refused)
    return outcome
  }

  /// Compares what was read and what it came to; returns a line for people.
  private func compare(
    _ name: String, _ report: ImportReport, _ history: History, _ activity: Activity,
    goal: Goal?
  ) throws -> String {
    let finding = try #require(expected[name])
    let today = try #require(CivilDay(isoText: finding["asOf"].text))
    let totals = history.totals(of: activity)
    #expect(report.rowsRead == finding["rowsRead"].number, "\(name)")
    #expect(report.accepted == finding["accepted"].number, "\(name)")
    #expect(report.refused == finding["refused"].counts, "\(name)")
    #expect(totals.count == max(0, finding["days"].number), "\(name)")
    #expect(totals.reduce(0) { $0 + $1.amount } == Int64(finding["total"].number), "\(name)")
    #expect(report.totals[activity, default: 0] == Int64(finding["total"].number), "\(name)")
    if !totals.isEmpty {
      #expect(totals.first?.day.description == finding["firstDay"].text, "\(name)")
      #expect(totals.last?.day.description == finding["lastDay"].text, "\(name)")
    }
    let logged = history.streak(of: activity, today: today)
    expect(logged, equals: finding["loggedNonZero"], "\(name), loggedNonZero")
    var line = row(name, report, days: totals.count, total: finding["total"].text, logged)
    if let goal {
      let met = history.streak(of: goal, .goalMet, today: today)
      expect(met, equals: finding["goalMet"], "\(name), goalMet")
      line += pad("\(met.current)/\(met.longest)", 10)
    }
    return line
  }

  private func expect(_ streak: Streak, equals finding: Oracle.Finding, _ comment: Comment) {
    #expect(streak.current == finding["current"].number, comment)
    #expect(streak.longest == finding["longest"].number, comment)
    #expect((streak.startedOn?.description ?? "") == finding["startedOn"].text, comment)
  }

  private func row(
    _ name: String, _ report: ImportReport, days: Int, total: String, _ streak: Streak
  ) -> String {
    let refused = report.refused.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return pad(name, -14) + pad("\(report.rowsRead)", 8) + pad("\(report.accepted)", 9)
      + pad(refused.isEmpty ? "0" : refused.joined(separator: ", "), 18) + pad("\(days)", 7)
      + pad(total, 11) + pad("\(streak.current)/\(streak.longest)", 11)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    let space = String(repeating: " ", count: max(0, abs(width) - text.count))
    return width < 0 ? text + space : space + text
  }

  private func goal(
    _ target: Int64, of activity: Activity, in diary: Diary, from day: String
  ) async throws -> Goal {
    let text = "date,target\n\(day),\(target)\n"
    let unit = activity == .steps ? "steps" : "s"
    let mapping = try ImportMapping(
      .goal, map: ["date=date,target=target"], set: ["activity=\(activity.label)", "unit=\(unit)"])
    let source = ImportSource(name: "goal", holding: Array(text.utf8))
    _ = try await ImportRun(source, by: RowInterpreter(mapping: mapping), into: diary)
      .perform()
    return try #require(await diary.view().history.allGoals().first)
  }

  @Test func `Six years of meditation with changing offsets equal the oracle`() async throws {
    let vault = try await TemporaryVault()
    defer { vault.remove() }
    let diary = vault.diary
    let outcome = try await perform(
      data.appending(path: "activity/meditations.csv"), into: diary, .log,
      map: "date=meditation_start,duration=meditation_duration,note=comment",
      set: ["activity=meditation", "unit=s"])
    let finding = try #require(expected["meditations"])
    let goal = try await goal(
      1_200, of: .meditation, in: diary, from: finding["firstDay"].text)
    let logs = try await diary.allEvents().filter {
      if case .activityLogged = $0.body { true } else { false }
    }
    #expect(Set(logs.map(\.utcOffsetSeconds)).count == finding["offsets"].number)
    #expect(logs.filter(\.carriesText).count == finding["notes"].number)
    let line = try compare(
      "meditations", outcome.report, try await diary.view().history, .meditation, goal: goal)
    print(line)
  }

  @Test func `Eight years of steps equal the oracle`() async throws {
    let vault = try await TemporaryVault()
    defer { vault.remove() }
    let diary = vault.diary
    let outcome = try await perform(
      data.appending(path: "activity/steps.csv"), into: diary, .log, map: "date=date,value=value",
      set: ["activity=steps"])
    let finding = try #require(expected["steps"])
    let goal = try await goal(8_000, of: .steps, in: diary, from: finding["firstDay"].text)
    let history = try await diary.view().history
    #expect(history.totals(of: .steps).count { $0.amount == 0 } == finding["zeros"].number)
    print(try compare("steps", outcome.report, history, .steps, goal: goal))
  }

  @Test func `Each of 71 people of LifeSnaps equals the oracle`() async throws {
    let file = data.appending(path: "activity/lifesnaps-daily.csv")
    let people = expected.keys.filter { $0.hasPrefix("lifesnaps-") }
    #expect(people.count == 71)
    for name in people.sorted(by: { ($0.count, $0) < ($1.count, $1) }) {
      let finding = try #require(expected[name])
      let vault = try await TemporaryVault()
      defer { vault.remove() }
      let diary = vault.diary
      let person = "id=" + name.dropFirst("lifesnaps-".count)
      let outcome = try await perform(
        file, into: diary, .log, map: "date=date,value=steps", set: ["activity=steps"],
        where: [person])
      let goals = try await perform(
        file, into: diary, .goal, map: "date=date,target=step_goal",
        set: ["activity=steps", "none=NO_GOAL"], where: [person])
      #expect(goals.report.accepted == finding["goalRows"].number, "\(name)")
      #expect(goals.report.refused["valueMissing"] ?? 0 == finding["goalRowsRefused"].number)
      let history = try await diary.view().history
      let goal = history.allGoals().first
      #expect((goal == nil) == (finding["goalChanges"].number == 0), "\(name)")
      print(try compare(name, outcome.report, history, .steps, goal: goal))
    }
  }

  @Test func `Twenty-seven thousand moments with seeded dates equal the oracle`() async throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "moments-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Oracle.writeMoments(from: data, to: file)
    try await compareTexts("moments", file, map: "date=date,text=moment")
  }

  @Test func `Ten years of Pepys equal the oracle`() async throws {
    let file = data.appending(path: "diary/pepys.jsonl")
    try await compareTexts("pepys", file, map: "date=date,text=text")
  }

  private func compareTexts(_ name: String, _ file: URL, map: String) async throws {
    let vault = try await TemporaryVault()
    defer { vault.remove() }
    let diary = vault.diary
    let finding = try #require(expected[name])
    let report = try await perform(file, into: diary, .moment, map: map).report
    let history = try await diary.view().history
    let journey = history.journey()
    let today = try #require(CivilDay(isoText: finding["asOf"].text))
    let streak = Streak(
      days: journey.reversed().map(\.day), neutral: DayRanges(), today: today)
    var texts: [[UInt8]] = []
    for event in try await diary.allEvents() {
      if case .momentLogged(let moment) = event.body, let text = moment.text.inline {
        texts.append(Array(text.utf8))
      }
    }
    #expect(report.rowsRead == finding["rowsRead"].number)
    #expect(report.accepted == finding["accepted"].number)
    #expect(report.refused == finding["refused"].counts)
    #expect(journey.reduce(0) { $0 + $1.momentCount } == finding["accepted"].number)
    #expect(journey.count == finding["days"].number)
    #expect(journey.last?.day.description == finding["firstDay"].text)
    #expect(journey.first?.day.description == finding["lastDay"].text)
    #expect(texts.reduce(0) { $0 + $1.count } == finding["textBytes"].number)
    #expect(texts.reduce(0) { $0 + adler32($1) } == finding["textSum"].number)
    expect(streak, equals: finding["loggedNonZero"], "\(name)")
    print(row(name, report, days: journey.count, total: "-", streak))
  }

  /// RFC 1950, section 8.2.
  private func adler32(_ bytes: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  @Test func `A real database of Loop Habit Tracker comes in whole`() async throws {
    let path = Path(data.appending(path: "tools/loop/021.db").path)
    let vault = try await TemporaryVault()
    defer { vault.remove() }
    for written in [3, 0] {
      let backup = try #require(try ImportSource(file: path, on: POSIXDisk()).loopBackup())
      let outcome = try await LoopImport(backup, into: vault.diary).perform()
      #expect(outcome.written == written && outcome.report.known == 3 - written)
      #expect(outcome.report.habits.map(\.activity?.label) == ["hello-world"])
      #expect(outcome.report.habits[0].goal != nil && outcome.report.habits[0].left.isEmpty)
    }
    let days = try await vault.diary.answer(to: "SELECT day FROM logs ORDER BY day").rows
    #expect(days == ["2017-06-19", "2017-06-20", "2017-06-21"].map { [.text($0)] })
  }

  @Test func `Every mood of a real export of Daylio is a label of its entry`() async throws {
    for name in ["daylio_export_ok", "daylio_export_ok_scales"] {
      let file = data.appending(path: "tools/daylio/\(name).csv")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let width = lines[0].split(separator: ",").count
      let rows = lines.dropFirst().map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      let moods = rows.filter { $0.count >= width }.map { String($0[4]) }
      let vault = try await TemporaryVault()
      defer { vault.remove() }
      let tags = "tags=activities,tags=mood" + (name.hasSuffix("scales") ? ",tags=scales" : "")
      let outcome = try await perform(
        file, into: vault.diary, .memory,
        map: "date=full_date,time=time,title=note_title,text=note," + tags)
      let kept = try await vault.diary.answer(to: "SELECT memory, label FROM labels").rows
      #expect(outcome.written > 5 && Set(kept.map { $0[0] }).count == outcome.written, "\(name)")
      // A row of one of the files has a field too many, and is refused by name.
      let lost = moods.filter { mood in !kept.contains { $0[1] == .text(mood) } }
      #expect(lost.count == outcome.report.refusedRows, "\(name): \(lost)")
    }
  }
}
