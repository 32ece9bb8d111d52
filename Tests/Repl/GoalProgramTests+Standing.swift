import RunningProgram
import Testing

/// How goals are shown that ask nothing today: those still to begin, and weeks that do not count.
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
        #""firstDay":"2026-09-01","lastDay":"2026-09-01","amount":0,"target":1500,"isMet":false,"#
          + #""isActive":true,"excuse":null,"pausesFrom":null,"bound":"atLeast","#
          + #""message":"It starts on Tue 2026-09-01.""#), "\(json)")
    #expect(try echolog.run("goals", "--plain", at: morning).output.contains("starting"))
    let second = try echolog.run("goal", "set", "water", "1.5", "L", at: morning)
    #expect(second.exit == 2 && second.errors.contains("n:3"), "\(second)")
    let noon = try echolog.run("goals", at: "2026-09-01T12:00:00Z").output
    #expect(!noon.contains("starts"), "\(noon)")
  }

  @Test func `A week that is skipped is shown so on each of its days`() throws {
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

  @Test func `A chart shows each target that its rows are measured by`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "target", "water", "3", "L", at: "2025-11-16T08:00:00Z")
      let chart = try echolog.run("chart", "water").output
      #expect(chart.contains("goal 2 L a day, from Sun 2025-11-16 3 L │\n"), "\(chart)")
      let now = try echolog.run("chart", "water", "--days", "2").output
      #expect(now.contains(", goal 3 L a day │\n"), "\(now)")
    }
  }

  @Test func `A longer bar of a chart shows each target that its days were measured by`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    try echolog.run("init", "--name", "n", "--key-file", "key", at: "2026-03-02T08:00:00Z")
    try echolog.run("goal", "set", "water", "2", "L", at: "2026-03-02T08:00:00Z")
    try echolog.run("goal", "target", "water", "3", "L", at: "2026-03-12T08:00:00Z")
    let now = "2026-03-20T08:00:00Z"
    try echolog.run("log", "water", "2", "L", at: now)
    for line in [["--by", "week", "--from", "2026-03-09"], ["--by", "month", "--month"]] {
      let chart = try echolog.run(line: ["chart", "water"] + line, at: now).output
      #expect(chart.contains("\ngoal 2 L a day, from Thu 2026-03-12 3 L │\n"), "\(chart)")
    }
    let later = try echolog.run(
      "chart", "water", "--by", "week", "--from", "2026-03-16", at: now
    ).output
    #expect(later.contains("\ngoal 3 L a day, so 21 L in 7 days │\n"), "\(later)")
  }

  @Test func `A pause that is still to come is shown, also where resuming cancels it`() throws {
    try withGoal { echolog in
      try echolog.run(
        "goal", "pause", "water", "--from", "tomorrow", "--to", "2025-11-25", "--reason", "Away")
      for line in [["goals"], ["today"]] {
        let told = try echolog.run(line: line).output
        #expect(told.contains("  pauses from Wed 2025-11-19  laptop:3"), "\(told)")
      }
      #expect(try echolog.run("progress").output.contains("2 L to go"))
      let json = try echolog.run("goals", "--json").output
      #expect(json.contains(#""pausesFrom":"2025-11-19""#), "\(json)")
      let resumed = try echolog.run("goal", "resume").output
      #expect(
        resumed.hasPrefix("No pause is to come any more; days count as they did.\n"), "\(resumed)")
      let words =
        "Cancelled: the pause of water a day from Wed 2025-11-19 until Tue 2025-11-25.\n"
      #expect(resumed.hasSuffix(words), "\(resumed)")
      #expect(!(try echolog.run("goals").output.contains("pauses")))
      #expect(try echolog.run("goals", "--json").output.contains(#""pausesFrom":null"#))
      try echolog.run("undo")
      #expect(try echolog.run("goals").output.contains("pauses from Wed 2025-11-19"))
    }
  }

  @Test func `A reminder of a goal that is reached shows it`() throws {
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
