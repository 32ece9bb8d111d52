import Echolog
import Interop
import Testing

/// The description of a file whose columns nobody has explained.
@Suite struct FilePreviewTests {
  private func preview(_ text: String, _ name: String = "f.csv") throws -> FilePreview {
    try ImportSource(name: name, holding: Array(text.utf8)).preview()
  }

  @Test func `Columns are known by what most of their cells are`() throws {
    let preview = try preview(
      """
      Day,At,Took,Steps,Water,Note,Seen,Empty,Note
      2024-01-01,08:15,7h30m,"8,000",500 ml,walked,2024-01-01T08:15Z,,x
      2024-01-02,8:15 pm,PT20M,-1.5,1 l,rain,2024-01-01 08:15,,y
      2024-01-03,9:15,20m,?,2 l,2024-01-01,1/2/2024 8:15,,y
      a row of another length

      """)
    #expect(preview.rows == 4 && preview.refusals.map(\.line) == [5])
    #expect(
      preview.columns.map(\.kind) == [
        .day, .clock, .duration, .number, .volume, .text, .instant, .empty, .text,
      ])
    #expect(preview.columns.map(\.name)[5...] == ["#6", "Seen", "Empty", "#9"])
    #expect(preview.columns[3].sample == "8,000")
  }

  @Test func `Points part dates as well as thousands`() throws {
    let preview = try preview("Day,Steps,Note\n01.02.2025,1.234.567,walked\n3.2.2025,8.000,rain\n")
    #expect(preview.columns.map(\.kind) == [.day, .number, .text])
    #expect(preview.guess?.map.hasPrefix("date=Day,") == true, "\(preview)")
  }

  @Test func `JSON with objects in its rows is described too`() throws {
    let preview = try preview(
      #"[{"day":"2024-01-01","minutesAsleep":400,"levels":{"a":1}},{"day":"2024-01-02"}]"#)
    #expect(preview.rows == 2 && preview.refusals.isEmpty)
    #expect(preview.columns.map(\.kind) == [.day, .number, .nested])
    #expect(preview.guess?.unit == "min" && preview.guess?.map == "date=day,value=minutesAsleep")
  }

  @Test func `A column of ticks is no text of moments`() throws {
    let ticks = (0..<40).map { row in
      "2025-01-\(row % 28 + 1),\(["YES_MANUAL", "NO", "UNKNOWN"][row % 3])\n"
    }
    #expect(try preview("Date,Meditate\n" + ticks.joined()).guess == nil)
    let words = (0..<40).map { "2025-01-\($0 % 28 + 1),Walk \($0)\n" }
    #expect(try preview("Date,Meditate\n" + words.joined()).guess?.form == .moment)
  }

  @Test func `The guess takes the rows in`() async throws {
    let files: [(String, String, ImportForm, Activity?)] = [
      ("steps.csv", "date,value\n2024-01-01,4675.0\n", .log, .steps),
      ("d.csv", "id,Day,Step count\n1,2024-01-01,4675\n", .log, .steps),
      ("d.csv", "start,sleep_ms\n2024-01-01 23:00,18840000\n", .log, .sleep),
      ("d.csv", "start,Sleep\n2024-01-01 23:00,7.5\n", .log, .sleep),
      ("m.csv", "begin,meditation_duration\n2024-01-01T08:00Z,1500\n", .log, .meditation),
      ("w.csv", "d,Water (ml)\n2024-01-01,250\n", .log, .water),
      ("w.csv", "d,Water\n2024-01-01,1.5\n", .log, .water),
      ("w.csv", "d,Water\n2024-01-01,250 ml\n", .log, .water),
      (
        "life.csv",
        "date,activity,value,unit,note\n2024-01-01,water,250,ml,tea\n2024-01-01,steps,900,,\n",
        .log, nil
      ),
      ("t.csv", "date,activity,amount,note\n2024-01-01,chess,2,lost\n", .moment, nil),
      ("t.csv", "id,when,mood,note\n1,12/31/16 22:00,good,walked\n", .moment, nil),
      (
        "t.csv", "when;at;entry\n2024-01-01;22:15;\(String(repeating: "walk ", count: 60))\n",
        .memory, nil
      ),
    ]
    for (name, text, form, activity) in files {
      let vault = try await SimulatedVault()
      let source = ImportSource(name: name, holding: Array(text.utf8))
      let guess = try #require(try source.preview().guess, "\(text)")
      #expect(guess.form == form && guess.activity == activity, "\(text)")
      var fixed = guess.activity.map { ["activity=\($0.label)"] } ?? []
      if let unit = guess.unit { fixed.append("unit=\(unit)") }
      let mapping = try ImportMapping(form, map: [guess.map], set: fixed, scale: guess.scale)
      let interpreter = RowInterpreter(
        mapping: mapping, habits: FileHabits(dateOrder: guess.dateOrder))
      let report = try await ImportRun(source, by: interpreter, into: vault.diary).survey()
      #expect(report.accepted > 0 && report.refused.isEmpty, "\(text)")
    }
    #expect(try preview("a,b\n1,2\n").guess == nil)
    #expect(try preview("day,b\n2024-01-01,2\n").guess == nil)
    #expect(try preview("day,weight,unit\n2024-01-01,80,kg\n").guess == nil)
  }

  @Test func `A table of this program is guessed by the kinds that are in it`() throws {
    let heading = OwnTable.columns.joined(separator: ",") + "\n"
    for (kinds, guessed) in [
      (["log", "memory"], ImportForm.log), (["memory"], .memory), (["log", "moment"], .moment),
      (["summary"], .moment),
    ] {
      let rest = String(repeating: ",", count: OwnTable.columns.count - 3)
      let rows = kinds.map { "\($0),2024-01-01,2024-01-01\(rest)\n" }.joined()
      let guess = try #require(try preview(heading + rows, "own.csv").guess)
      #expect(guess.form == guessed && guess.filter == "kind=\(guessed.rawValue)", "\(kinds)")
      _ = try ImportMapping(guess.form, map: [guess.map], where: ["\(guess.filter ?? "")"])
    }
  }

  @Test func `Times of Fitbit have the month first`() throws {
    let rows = #"[{"dateTime": "09/11/26 00:01:00", "value": "12"}]"#
    #expect(try preview(rows, "steps-2026-09-11.json").guess?.dateOrder == .monthFirst)
    let others = "when,steps\n09/11/26,12\n"
    #expect(try preview(others, "steps.csv").guess?.dateOrder == .dayFirst)
  }

  @Test func `What jrnl exports comes in with its titles and tags`() async throws {
    let text = #"""
      {"tags": {"@lake": 1}, "entries": [
        {"title": "At the lake.", "body": "It was still.", "date": "2013-06-09", "time": "15:39",
         "tags": ["@lake"], "starred": false},
        {"title": "Life is good.", "body": "", "date": "2013-06-10", "time": "15:40", "tags": [],
         "starred": true}]}
      """#
    let guess = try #require(try preview(text, "journal.json").guess)
    #expect(guess.form == .memory)
    #expect(guess.map == "date=date,time=time,text=body,title=title,tags=tags")
    let vault = try await SimulatedVault()
    let mapping = try ImportMapping(.memory, map: [guess.map])
    let source = ImportSource(name: "journal.json", holding: Array(text.utf8))
    let run = ImportRun(source, by: RowInterpreter(mapping: mapping), into: vault.diary)
    let outcome = try await run.perform()
    #expect(outcome.written == 2 && outcome.report.refused.isEmpty)
    let query = "SELECT title, text FROM memories ORDER BY day"
    let rows = try await vault.diary.answer(to: query).rows
    #expect(
      rows == [
        [.text("At the lake."), .text("It was still.")], [.null, .text("Life is good.")],
      ], "an entry of one sentence has it as its text")
  }

  @Test func `What was done in Taskwarrior is a moment of its day`() async throws {
    let text = #"""
      [{"id":1,"description":"Water","entry":"20240301T080000Z","status":"pending","uuid":"a"},
      {"id":0,"description":"Paint","end":"20240302T101500Z","entry":"20240301T080000Z",
      "status":"completed","uuid":"b","tags":["home"],"annotations":[{"entry":"20240301T080000Z"}]}]
      """#
    let guess = try #require(try preview(text, "tasks.json").guess)
    #expect(guess.form == .moment && guess.map == "date=end,text=description")
    #expect(guess.filter == "status=completed")
    let vault = try await SimulatedVault()
    let mapping = try ImportMapping(.moment, map: [guess.map], where: ["status=completed"])
    let source = ImportSource(name: "tasks.json", holding: Array(text.utf8))
    let run = ImportRun(source, by: RowInterpreter(mapping: mapping), into: vault.diary)
    let report = try await run.survey()
    #expect(report.accepted == 1 && report.refused.isEmpty && report.rowsElsewhere == 1)
    #expect(report.first?.description == "2024-03-02")
  }

  @Test func `Habits of other programs are logs, and tables of Loop say less than its backup`()
    throws
  {
    let habits = "HabitName,HabitCategory,CalendarDate,Value,CommentText\n"
    let guess = try preview(habits + "Breed dragons,Diet,2016-03-18,1,text\n").guess
    #expect(guess?.form == .log)
    #expect(
      guess?.map == "date=CalendarDate,activity=HabitName,value=Value,note=CommentText")
    for (name, text) in [
      ("Scores.csv", "Date,Meditate,\n2015-01-25,0.2557,\n"),
      ("Checkmarks.csv", "Date,Value,Notes\n2015-01-25,YES_MANUAL,Sick\n"),
      ("Habits.csv", "Position,Name,Type,Question\n001,Meditate,YES_NO,\n"),
    ] {
      let preview = try preview(text, name)
      #expect(preview.isOfLoop && preview.guess == nil, "\(name)")
      #expect(try !self.preview(text, "other.csv").isOfLoop, "\(name)")
    }
  }

  @Test func `A journal, a calendar and an outline are no tables`() {
    for line in [
      "[2013-06-09 15:39] My first entry.", "BEGIN:VCALENDAR", "#+TITLE: 2020 Journal",
    ] {
      #expect(throws: ImportError.file(.notATable(line)), "\(line)") {
        try preview(line + "\nEverything is alright\n")
      }
    }
  }

  @Test func `A page of the web is no table`() {
    #expect(throws: ImportError.file(.notATable("<!DOCTYPE html>"))) {
      try preview("<!DOCTYPE html>\n<html></html>\n")
    }
  }

  @Test func `Beginnings and ends beside a word for sleep are nights`() throws {
    let rows = "start_time,sleep_stage,end_time\n2025-03-01 22:00,deep,2025-03-02 06:00\n"
    let guess = try #require(try preview(rows, "phone.csv").guess)
    #expect(guess.form == .log && guess.activity == .sleep)
    #expect(guess.map == "date=start_time,end=end_time")
  }
}
