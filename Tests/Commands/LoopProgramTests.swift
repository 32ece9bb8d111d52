import Foundation
import RunningProgram
import Seeds
import Testing

/// Habits that come from Loop Habit Tracker, whole.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct LoopProgramTests {
  private let file = "Loop Habits Backup 2025-11-18 203000.db"
  /// 2025-11-18, a Tuesday.
  private let today: Int32 = 20_410

  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    var loop = LoopDatabase()
    loop.add(
      "name = 'Read', type = 1, target_value = 20, unit = 'pages', reminder_hour = 21, "
        + "reminder_min = 30",
      [today - 2: (25_000, ""), today - 1: (10_000, "On the train"), today: (3, "A cold")])
    loop.add(
      "name = 'Stretch', freq_num = 2, freq_den = 3, question = 'Did you?'",
      [today - 1: (2, ""), today: (0, "")])
    loop.add("name = 'Piano', archived = 1", [today - 400: (2, "")])
    try Data(loop.bytes()).write(to: echolog.home.appending(path: file))
    try body(echolog)
  }

  @Test func `One line brings all of it, and says of each habit what it could not take`() throws {
    try withVault { echolog in
      let dry = try echolog.run("import", file, "--dry-run")
      let counts = "5 rows: 5 would be new, 0 known already, 0 refused; "
      #expect(dry.exit == 0 && dry.output.contains(counts + "Mon 2024-10-14 to Tue 2025-11-18."))
      #expect(try !echolog.run("activities").output.contains("stretch"))
      let told = try echolog.run("import", file)
      #expect(told.exit == 0 && told.output.contains("5 rows: 5 new"), "\(told)")
      for part in ["2 logs, 1 skip", "20 pages a day", "stretch", "piano"] {
        #expect(told.output.contains(part), "\(part): \(told)")
      }
      let left =
        "“Stretch”: 1 day marked as not done is left out; no goal is set, as 2 times in 3 days is "
        + "neither of a day nor of a week; its question and description are left out."
      #expect(told.errors.contains(left), "\(told)")
      #expect(!told.errors.contains("“Read”") && !told.errors.contains("“Piano”"), "\(told)")
      #expect(told.errors.contains("echolog import undo laptop:3 takes all of it back."))
      #expect(try echolog.run("goals").output.contains("20 pages"))
      #expect(try echolog.run("excuses").output.contains("A cold"))
      #expect(try echolog.run("reminders").output.contains("21:30"))
      #expect(try echolog.run("search", "train").output.contains("On the train"))
      let listed = try echolog.run("activities").output
      #expect(listed.contains("35 pages") && listed.contains("retired"), "\(listed)")
    }
  }

  @Test func `A second backup adds nothing, and undo takes all of it`() throws {
    try withVault { echolog in
      try echolog.run("import", file)
      let again = try echolog.run("import", file, "--json")
      #expect(again.exit == 0 && again.output.contains(#""accepted":0,"known":5"#), "\(again)")
      #expect(again.output.contains(#""batch":null"#), "\(again)")
      let habit =
        #""habits":[{"name":"Read","activity":"read","logs":0,"skips":0,"target":20,"period":"day""#
      #expect(again.output.contains(habit), "\(again)")
      #expect(try echolog.run("import", "undo", "laptop:3").exit == 0)
      for (listing, shown) in [("goals", "20 pages"), ("activities", "stretch")] {
        let told = try echolog.run(listing)
        #expect(!told.output.contains(shown), "\(told)")
      }
      #expect(try echolog.run("undo").exit == 0)
      #expect(try echolog.run("goals").output.contains("20 pages"))
    }
  }

  @Test func `Taken for rows, a backup is told how it comes in`() throws {
    try withVault { echolog in
      let line = ["import", file, "--as", "log", "--map", "date=timestamp,value=value"]
      let told = try echolog.run(line: line + ["--activity", "steps"])
      let way = "A backup of Loop Habit Tracker comes in by its name alone: echolog import FILE"
      #expect(told.exit == 65 && told.errors.contains(way), "\(told)")
      let whole = try Data(contentsOf: echolog.home.appending(path: file))
      try whole.prefix(whole.count / 2).write(to: echolog.home.appending(path: "half.db"))
      let half = try echolog.run("import", "half.db")
      #expect(half.exit == 65 && half.errors.contains("cut short or damaged"), "\(half)")
    }
  }
}
