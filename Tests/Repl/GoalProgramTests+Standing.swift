import Testing

/// How goals are told that ask nothing today: those still to begin, and weeks that do not count.
extension GoalProgramTests {
  @Test func `A goal of a morning that counts for the day before starts with its target`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "n", "--key-file", "key").exit == 0)
    let morning = "2026-09-01T09:30:00Z"
    try echolog.run("goal", "set", "water", "1.5", "L", at: morning)
    try echolog.run("set", "day-start", "12:00", at: morning)
    for line in [["goals"], ["progress"], ["today"]] {
      let told = try echolog.run(line: line, at: morning).output
      #expect(told.contains("1.5 L"), "\(told)")
      #expect(told.contains("starts on Tue 2026-09-01"), "\(told)")
      #expect(!told.contains("resting"), "\(told)")
    }
    let streak = try echolog.run("streak", at: morning).output
    #expect(streak.hasPrefix("water a day  n:3  starts on Tue 2026-09-01\n"), "\(streak)")
    let json = try echolog.run("goals", "--json", at: morning).output
    #expect(
      json.contains(
        #""from":"2026-09-01","to":"2026-09-01","amount":0,"target":1500,"isMet":false,"#
          + #""isActive":true,"excuse":null,"message":"It starts on Tue 2026-09-01.""#), "\(json)")
    #expect(try echolog.run("goals", "--plain", at: morning).output.contains("starting"))
    let second = try echolog.run("goal", "set", "water", "1.5", "L", at: morning)
    #expect(second.exit == 2 && second.errors.contains("n:3"), "\(second)")
    let noon = try echolog.run("goals", at: "2026-09-01T12:00:00Z").output
    #expect(!noon.contains("starts"), "\(noon)")
  }

  @Test func `A week that is skipped is told so on each of its days`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "steps", "30000", "--per", "week", at: "2025-11-17T08:00:00Z")
      try echolog.run("skip", "yesterday", "--goal", "steps")
      for line in [["goals"], ["progress"], ["today"]] {
        let told = try echolog.run(line: line).output
        #expect(told.contains("skipped") && !told.contains("steps to go"), "\(told)")
      }
      let sunday = try echolog.run("goals", "--json", at: "2025-11-23T12:00:00Z").output
      #expect(sunday.contains(#""excuse":"skip""#), "\(sunday)")
      let next = try echolog.run("goals", "--json", at: "2025-11-24T12:00:00Z").output
      #expect(!next.contains(#""excuse":"skip""#), "\(next)")
    }
  }

  @Test func `A chart tells each target that its rows are measured by`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "target", "water", "3", "L", at: "2025-11-16T08:00:00Z")
      let chart = try echolog.run("chart", "water").output
      #expect(chart.contains("goal 2 L a day, from Sun 2025-11-16 3 L │\n"), "\(chart)")
      let now = try echolog.run("chart", "water", "--days", "2").output
      #expect(now.contains(", goal 3 L a day │\n"), "\(now)")
    }
  }

  @Test func `A reminder of a goal that is reached says so`() throws {
    try withGoal { echolog in
      try echolog.run("remind", "water", "20:00", at: "2025-11-18T08:00:00Z")
      try echolog.run("log", "water", "2.5", "L", at: "2025-11-18T12:00:00Z")
      let shown = try echolog.run("notify").output
      #expect(
        shown.hasPrefix("Your goal of water is reached  laptop:")
          && shown.hasSuffix("\n  2.5 L of 2 L so far today\n"), "\(shown)")
    }
  }
}
