import Foundation
import RunningProgram
import Testing

/// What people and scripts are shown of days, copies and refused rows of a file.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ImportAnswerProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  private let moments = ["--as", "moment", "--map", "date=d,text=t"]

  @Test func `What would come of a file is asked before it is known what its rows become`() throws {
    try withVault { echolog in
      try echolog.write("walks.csv", "Date,Note\n2025-11-01,Ran\n")
      let told = try echolog.run("import", "walks.csv", "--dry-run")
      #expect(told.exit == 0, "\(told)")
      #expect(told.output == (try echolog.run("import", "walks.csv")).output, "\(told)")
      #expect((told.output + told.errors).contains("--as moment"), "\(told)")
    }
  }

  @Test func `An activity of several words is added by the line that is shown, and found`() throws {
    try withVault { echolog in
      try echolog.write("h.csv", "HabitName,Date,Value\nBreed dragons,2025-01-02,1\n")
      let line = ["import", "h.csv", "--as", "log", "--map", "date=Date,activity=HabitName"]
      let refused = try echolog.run(line: line + ["--map", "value=Value"])
      #expect(refused.exit == 65, "\(refused)")
      #expect(refused.errors.contains("\n  echolog activity add breed-dragons\n"), "\(refused)")
      #expect(try echolog.run("activity", "add", "breed-dragons").exit == 0)
      let told = try echolog.run(line: line + ["--map", "value=Value"])
      #expect(told.exit == 0 && told.output.contains("1 row: 1 new"), "\(told)")
    }
  }

  @Test func `What is no table is shown the way to one`() throws {
    try withVault { echolog in
      try echolog.write("a.journal", "[2013-06-09 15:39] My first entry.\nAll is well.\n")
      let told = try echolog.run("import", "a.journal")
      #expect(told.exit == 65 && told.errors.contains("jrnl --format json"), "\(told)")
      try echolog.write("Scores.csv", "Date,Meditate,\n2015-01-25,0.2557,\n")
      let scores = try echolog.run("import", "Scores.csv")
      #expect(scores.exit == 0 && !scores.errors.contains("--as"), "\(scores)")
      #expect(scores.errors.contains("Its full backup brings in all habits"), "\(scores)")
    }
  }

  @Test func `A column of midnights is reported to be of days`() throws {
    try withVault { echolog in
      try echolog.write("m.csv", "d,t\n4/12/2016 12:00:00 AM,a\n4/13/2016 12:00:00 AM,b\n")
      let told = try echolog.run(line: ["import", "m.csv", "--dry-run"] + moments)
      #expect(told.output.contains("Tue 2016-04-12 to Wed 2016-04-13"), "\(told)")
      let days = "All times in the column “d” are midnight, so it holds days"
      #expect(told.errors.ranges(of: days).count == 1, "\(told)")
      let json = try echolog.run(line: ["import", "m.csv", "--json"] + moments)
      #expect(json.exit == 0 && json.output.contains(#""columnOfDays":"d""#), "\(json)")
      #expect(json.output.contains(#""firstDay":"2016-04-12""#), "\(json)")
    }
  }

  @Test func `Where rows are refused the others are kept, and a script sees it by the exit code`()
    throws
  {
    try withVault { echolog in
      try echolog.write("m.json", #"[{"d":"2024-01-01","t":"a"},{"d":"2024-01-02","t":""}]"#)
      for flags in [["--dry-run"], []] {
        let told = try echolog.run(line: ["import", "m.json"] + moments + flags)
        #expect(told.exit == 65, "\(told)")
        #expect(told.errors.contains("m.json, row 2 (line 1), column “t”: It is empty."), "\(told)")
        #expect(told.errors.contains("1 of 2 rows is here. ") == flags.isEmpty, "\(told)")
      }
      #expect(try echolog.run("moments", "--json").output.contains(#""total":1"#))
      let again = try echolog.run(line: ["import", "m.json", "--json"] + moments)
      #expect(again.exit == 65 && again.output.contains(#""row":2,"line":1,"column":"t""#))
      let chosen = try echolog.run(line: ["import", "m.json", "--where", "t!=''"] + moments)
      #expect(chosen.exit == 0 && chosen.output.contains("0 new, 1 known already"), "\(chosen)")
    }
  }

  @Test func `Copies are kept and reported, or dropped and reported`() throws {
    try withVault { echolog in
      try echolog.write("m.csv", "d,t\n2024-01-01,a\n2024-01-01,a\n2024-01-02,b\n")
      let dropped = try echolog.run(
        line: ["import", "m.csv", "--duplicates", "drop", "--dry-run"] + moments)
      let counts = "3 rows: 2 would be new, 0 known already, 1 dropped as copies, 0 refused"
      #expect(dropped.exit == 0 && dropped.output.contains(counts), "\(dropped)")
      let kept = try echolog.run(line: ["import", "m.csv"] + moments)
      #expect(kept.exit == 0 && kept.output.contains("3 rows: 3 new"), "\(kept)")
      let said =
        "Row 2 says the same as one before it in the file, and counts as well. "
        + "--duplicates drop leaves copies out."
      #expect(kept.errors.contains(said), "\(kept)")
      let again = try echolog.run(line: ["import", "m.csv", "--json"] + moments).output
      #expect(again.contains(#""known":3"#) && again.contains(#""copies":[]"#), "\(again)")
    }
  }

  @Test func `A corrected cell is reported with the entry that it seems to correct`() throws {
    try withVault { echolog in
      let line = ["import", "s.csv", "--as", "log", "--activity", "steps", "--map"]
      let rows = { (third: Int) in
        (1...4).map { "2024-01-0\($0),\($0 == 3 ? third : 1000)\n" }.joined()
      }
      try echolog.write("s.csv", "d,v\n" + rows(1000))
      #expect(try echolog.run(line: line + ["date=d,value=v"]).exit == 0)
      try echolog.write("s.csv", "d,v\n" + rows(2000))
      let told = try echolog.run(line: line + ["date=d,value=v"])
      #expect(told.output.contains("1 new, 3 known already"), "\(told)")
      let said = "1 new row seems to be a corrected version of the entry here (laptop:6)."
      #expect(told.errors.contains(said) && told.errors.contains("echolog remove laptop:6"))
      let json = try echolog.run(line: line + ["date=d,value=v", "--json"]).output
      #expect(json.contains(#""standing":[]"#), "known by now: \(json)")
    }
  }

  @Test func `After another start of the day the way to count rows anew is shown`() throws {
    try withVault { echolog in
      try echolog.write("m.csv", "d,t\n2024-01-02 02:00,a\n2024-01-02 12:00,b\n")
      let batch = try echolog.run(line: ["import", "m.csv", "--plain"] + moments)
      #expect(batch.output.contains("batch\tlaptop:3"), "\(batch)")
      #expect(try echolog.run("set", "day-start", "00:00").exit == 0)
      let told = try echolog.run(line: ["import", "m.csv"] + moments)
      #expect(told.exit == 0 && told.output.contains("0 new, 2 known already"), "\(told)")
      let way = "echolog import undo laptop:3, and then the same line again."
      #expect(told.errors.contains("1 known row counts for another day than now, "), "\(told)")
      #expect(told.errors.contains(way), "\(told)")
      let json = try echolog.run(line: ["import", "m.csv", "--json"] + moments).output
      #expect(json.contains(#""otherDays":[{"batch":"laptop:3","rows":1}]"#), "\(json)")
      #expect(try echolog.run("import", "undo", "laptop:3").exit == 0)
      let anew = try echolog.run(line: ["import", "m.csv", "--json"] + moments).output
      #expect(anew.contains(#""firstDay":"2024-01-02""#), "\(anew)")
    }
  }

  @Test func `Times in UTC count on the clocks of the person, or of the given zone`() throws {
    try withVault { echolog in
      try echolog.write("m.csv", "d,t\n2024-03-10T20:30:00Z,a\n2024-03-10T12:00:00Z,b\n")
      for (zone, last) in [("UTC", "2024-03-10"), ("Asia/Tokyo", "2024-03-11")] {
        let told = try echolog.run(
          line: ["import", "m.csv", "--dry-run", "--json", "--zone", zone] + moments)
        #expect(told.output.contains(#""lastDay":"\#(last)""#), "\(told)")
      }
    }
  }
}
