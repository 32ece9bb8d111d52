import RunningProgram
import Testing

@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct BadgeProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  private func noon(_ day: Int) -> String { "2025-11-\(day < 10 ? "0" : "")\(day)T12:00:00Z" }

  @Test func `A badge that another goal keeps true says which`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "sleep", "8h", at: noon(3))
      try echolog.run("goal", "set", "steps", "8000", at: noon(3))
      #expect(try echolog.run("log", "sleep", "9h", at: noon(4)).output.contains("★"))
      try echolog.run("undo", at: noon(4))
      try echolog.run("log", "steps", "9000", at: noon(5))
      let badges = try echolog.run("badges", at: noon(5)).output
      #expect(badges.contains("true of steps a day since"), "\(badges)")
    }
  }

  @Test func `A badge comes with the log that earns it, is listed, and shows what became of it`()
    throws
  {
    try withVault { echolog in
      #expect(try echolog.run("badges").output == "No badges yet.\n")
      try echolog.run("goal", "set", "water", "2", "L", at: noon(3))
      #expect(!(try echolog.run("log", "water", "1", "L", at: noon(3)).output.contains("★")))
      let met = try echolog.run("log", "water", "1.5", "L", at: noon(3))
      #expect(met.output.hasSuffix("★ First Goal Met  water\n"), "\(met)")
      for day in 4...8 {
        #expect(!(try echolog.run("log", "water", "2", "L", at: noon(day)).output.contains("★")))
      }
      let week = try echolog.run("log", "water", "100", "ml", "--json", at: noon(9)).output
      #expect(
        week.contains(
          #""badges":[{"badge":"streak7Days","title":"7-Day Streak","goal":"laptop:3","#
            + #""earnedOn":"2025-11-09"}]"#), "\(week)")
      let list = try echolog.run("badges", at: noon(9))
      #expect(list.output.contains("7-Day Streak") && list.output.contains("still true"))
      #expect(list.errors.isEmpty)
      try echolog.run("undo", at: noon(9))
      let then = try echolog.run("badges", at: noon(9))
      #expect(then.output.contains("as it was then"), "\(then)")
      #expect(then.errors.hasPrefix("A badge once shown stays."))
      #expect(
        try echolog.run("badges", "--plain", at: noon(9)).output
          == "firstGoalMet\twater\tlaptop:3\t2025-11-03\tshown\tstillTrue\n"
          + "streak7Days\twater\tlaptop:3\t2025-11-09\tshown\tshownThen\n")
      let json = try echolog.run("badges", "--json", at: noon(9)).output
      #expect(
        json.contains(
          #""earnedOn":"2025-11-09","earnedNowOn":null,"isStillTrue":false,"shownOn":"2025-"#
        ), "\(json)")
      let back = try echolog.run("log", "water", "1", "L", at: noon(9))
      #expect(!back.output.contains("★"), "shown once is enough")
      #expect(try echolog.run("badges", at: noon(9)).errors.isEmpty)
    }
  }

  @Test func `The day that a badge was earned on is one and the same in every form`() throws {
    try withVault { echolog in
      #expect(try echolog.run("goal", "set", "sleep", "8", "h", at: noon(1)).exit == 0)
      for day in [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13] {
        #expect(try echolog.run("log", "sleep", "8", "h", at: noon(day)).exit == 0)
      }
      let before = try echolog.run("badges", at: noon(13)).output
      #expect(before.contains("Thu 2025-11-13  still true"), "\(before)")
      #expect(try echolog.run("freeze", "2025-11-06", at: noon(13)).exit == 0)
      let list = try echolog.run("badges", at: noon(13)).output
      #expect(list.contains("Thu 2025-11-13  true since Sat 2025-11-08"), "\(list)")
      let json = try echolog.run("badges", "--json", at: noon(13)).output
      #expect(
        json.contains(
          #""earnedOn":"2025-11-13","earnedNowOn":"2025-11-08","isStillTrue":true,"shownOn":"2"#),
        "\(json)")
      #expect(try echolog.run("badges", "--plain", at: noon(13)).output.contains("\t2025-11-13\t"))
    }
  }

  @Test func `Days that were logged before the goal count for its streak, shown with their day`()
    throws
  {
    try withVault { echolog in
      for day in 1...8 { try echolog.run("log", "steps", "5000", at: noon(day)) }
      try echolog.run("goal", "set", "steps", "9000", at: noon(9))
      let log = try echolog.run("log", "steps", "9000", at: noon(9)).output
      #expect(
        log.hasSuffix(
          "★ 7-Day Streak  steps, earned on Fri 2025-11-07\n★ First Goal Met  steps\n"), "\(log)")
      let past = try echolog.run("history", "--plain", at: noon(9)).output
      #expect(past.contains("\tbadgeShown\t7-Day Streak, earned 2025-11-07\n"), "\(past)")
    }
  }

  @Test func `As of another day a badge is there from when it was earned, not when it was seen`()
    throws
  {
    try withVault { echolog in
      try echolog.run("goal", "set", "steps", "8000", at: noon(1))
      let days = (1...9).map { "2025-11-0\($0),9000\n" }
      try echolog.write("steps.csv", "date,value\n" + days.joined())
      let line = ["--as", "log", "--activity", "steps", "--map", "date=date,value=value"]
      #expect(try echolog.run(line: ["import", "steps.csv"] + line, at: noon(15)).exit == 0)
      #expect(try echolog.run("log", "steps", "10", at: noon(16)).output.contains("★"))
      func badges(_ line: String...) throws -> String {
        try echolog.run(line: line + ["badges"], at: noon(18)).output
      }
      let then = try badges("--asof", "2025-11-07")
      #expect(
        then.contains("7-Day Streak    steps  Fri 2025-11-07  earned, shown later"), "\(then)")
      #expect(!(try badges("--asof", "2025-11-06").contains("7-Day")))
      #expect(try badges("--known", "2025-11-15").contains("shown with your next log"))
      let table = try echolog.run(
        "sql", "SELECT earnedOn, shownOn FROM badges('2025-11-08') WHERE badge = 'streak7Days'",
        "--plain", at: noon(18))
      #expect(table.output == "2025-11-07\t\n", "\(table)")
    }
  }
}
