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
