import Echolog
import Foundation
import Journal
import Platform
import RunningProgram
import Testing

/// Streaks from the command line: what each counts, which is shown first, and how an end is shown.
extension GoalProgramTests {
  @Test func `A skip shows the streak of the goal, and a forgiven day the one that counts first`()
    throws
  {
    try withGoal { echolog in
      try echolog.run("log", "water", "1", "L", at: "2025-11-15T20:00:00Z")
      let skipped = try echolog.run("skip").output
      #expect(skipped.contains("water a day  2 days  daily goal  laptop:3"), "\(skipped)")
      try echolog.run("undo")
      let frozen = try echolog.run("freeze", "2025-11-15").output
      #expect(frozen.contains("water a day  5 days  any log  1 of 2 in 30 days"), "\(frozen)")
      try echolog.run("undo")
      try echolog.run("set", "streak-rule", "goal-met")
      let reached = try echolog.run("freeze", "2025-11-15").output
      #expect(reached.contains("water a day  4 days  daily goal  1 of 2"), "\(reached)")
    }
  }

  @Test func `Days count again after a day that is left out for another reason`() throws {
    try withGoal { echolog in
      try echolog.run("skip")
      try echolog.run("goal", "pause", "--from", "2025-11-16")
      let back = try echolog.run("goal", "resume").output
      #expect(
        back.hasPrefix(
          "Welcome back. Days count again from Wed 2025-11-19, because today is skipped.\n"),
        "\(back)")
    }
  }

  @Test func `Forgiving a day for all goals lists which it could not forgive, and why`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "steps", "10", at: "2025-11-13T08:00:00Z")
      try echolog.run("goal", "set", "meditation", "10m", at: "2025-11-13T08:00:00Z")
      for day in [15, 17] { try echolog.run("log", "steps", "10", at: "2025-11-\(day)T20:00:00Z") }
      try echolog.run("goal", "set", "water", "20", "L", "--per", "week")
      try echolog.run("goal", "set", "sleep", "8h")
      let frozen = try echolog.run("freeze", "2025-11-16")
      #expect(frozen.exit == 0 && frozen.output.contains("steps a day"), "\(frozen)")
      let words =
        "Not forgiven: water a day (it was met).\n"
        + "Not forgiven: meditation a day (no streak goes on over it).\n"
        + "Not forgiven: water a week (it begins on Tue 2025-11-18).\n"
        + "Not forgiven: sleep a day (it begins on Tue 2025-11-18).\n"
      #expect(frozen.output.hasSuffix(words), "\(frozen)")
      try echolog.run("undo")
      let plain = try echolog.run("freeze", "2025-11-16", "--plain").output
      #expect(plain.contains("\tleftOut\tnoStreakGoesOn"), "\(plain)")
      try echolog.run("undo")
      let json = try echolog.run("freeze", "2025-11-16", "--json").output
      let left = #""leftOut":[{"id":"laptop:3","why":"dayFulfilled","message":"it was met"},"#
      #expect(json.contains(left), "\(json)")
      try echolog.run("undo")
      let named = try echolog.run("freeze", "2025-11-16", "--goal", "steps", "--json").output
      #expect(named.contains(#""leftOut":[]"#), "\(named)")
    }
  }

  @Test func `Days of rest end no streak of the goal, and any log is shown alike by both commands`()
    throws
  {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    try echolog.run("init", "--name", "laptop", "--key-file", "key", at: "2026-03-02T08:00:00Z")
    try echolog.run("goal", "set", "steps", "100", at: "2026-03-02T08:00:00Z")
    for day in 2...4 { try echolog.run("log", "steps", "100", at: "2026-03-0\(day)T20:00:00Z") }
    let rests = try echolog.run("goal", "deactivate", "steps", at: "2026-03-05T12:00:00Z")
    #expect(rests.output.contains("no streak of this goal; that of any log goes on"), "\(rests)")
    let later = "2026-03-08T12:00:00Z"
    try echolog.run("goal", "reactivate", "steps", at: later)
    try echolog.run("log", "steps", "100", at: later)
    let streaks = try echolog.run("streaks", "--plain", at: later).output
    #expect(streaks.contains("steps\tloggedNonZero\t1\t"), "\(streaks)")
    #expect(streaks.contains("steps\tgoalMet\t4\t"), "\(streaks)")
    let streak = try echolog.run("streak", "steps", at: later).output
    #expect(streak.contains("  1 day with a log, since Sun 2026-03-08"), "\(streak)")
    #expect(streak.contains("  4 days reached, since Mon 2026-03-02"), "\(streak)")
    #expect(streak.contains(": the goal was resting"), "\(streak)")
  }

  @Test func `A week that is forgiven is shown by the streak of its weeks`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    try echolog.run("init", "--name", "laptop", "--key-file", "key", at: "2026-03-02T08:00:00Z")
    let goal = ["goal", "set", "meditation", "1h", "--per", "week"]
    _ = try echolog.run(line: goal, at: "2026-03-02T08:00:00Z")
    try echolog.run("log", "meditation", "2h", at: "2026-03-04T20:00:00Z")
    try echolog.run("log", "meditation", "20m", at: "2026-03-11T20:00:00Z")
    let frozen = try echolog.run("freeze", at: "2026-03-16T12:00:00Z")
    #expect(frozen.output.hasPrefix("Forgiven: yesterday. Streaks go on over it.\n"), "\(frozen)")
    #expect(frozen.output.contains("1 week  weekly goal  1 of 2 in 30 days"), "\(frozen)")
    #expect(frozen.errors == "echolog undo takes that back.\n", "\(frozen)")
    try echolog.run("undo", at: "2026-03-16T12:00:00Z")
    let skipped = try echolog.run("skip", "2026-03-15", at: "2026-03-16T12:00:00Z")
    #expect(skipped.output.contains("1 week  weekly goal"), "\(skipped)")
  }

  @Test func `The streaks of an activity can be distinguished on a narrow screen`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "water", "20", "L", "--per", "week")
      let lines = try echolog.run("streaks").output.split(separator: "\n").dropFirst()
      let commitPointers = lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
      #expect(
        commitPointers == ["water any log", "water daily goal", "water weekly goal"], "\(lines)")
    }
  }

  @Test func `The tone decides how a streak that ended is shown`() throws {
    try withGoal { echolog in
      let later = "2025-11-20T12:00:00Z"
      let gentle = try echolog.run("streaks", at: later).output
      #expect(!gentle.contains("ended") && !gentle.contains("0 days"), "\(gentle)")
      #expect(gentle.contains("water  daily goal    ·   2 days"), "\(gentle)")
      #expect(try echolog.run("streak", at: later).output.contains("before: 2 days; nothing"))
      #expect(try echolog.run("set", "tone", "plain").output == "tone is plain now.\n")
      let plain = try echolog.run("streaks", at: later).output
      #expect(
        plain.contains("ended on Tue 2025-11-18 after 2 days; today is still open"), "\(plain)")
      #expect(plain.contains("0 days"))
      #expect(
        try echolog.run("streak", at: later).output.contains(
          "a streak of 2 days ended: nothing was logged on Tue 2025-11-18"))
      #expect(try echolog.run("undo").output.hasPrefix("Undone"))
      #expect(try echolog.run("streaks", at: later).output == gentle)
      #expect(try echolog.run("settings", "--plain").output.contains("tone\tgentle\n"))
    }
  }

  @Test func `The rule of streaks decides which is shown first`() throws {
    try withGoal { echolog in
      func order() throws -> [String] {
        try echolog.run("streaks", "--plain").output.split(separator: "\n").map {
          String($0.split(separator: "\t")[1])
        }
      }
      #expect(try order() == ["loggedNonZero", "goalMet"])
      let logged = try echolog.run("streak").output.split(separator: "\n")
      #expect(logged[1].contains("with a log"), "\(logged)")
      try echolog.run("set", "streak-rule", "goal-met")
      #expect(try order() == ["goalMet", "loggedNonZero"])
      let met = try echolog.run("streak").output.split(separator: "\n")
      #expect(met[1].contains("reached"), "\(met)")
      try echolog.run("set", "streak-rule", "period")
      #expect(try order() == ["period", "loggedNonZero"])
      let unknown = try echolog.run("set", "streak-rule", "never", "--json")
      #expect(unknown.exit == 2 && unknown.errors.contains("settingNotUnderstood"), "\(unknown)")
    }
  }

  @Test func `An app gets the streak that the command shows first, by every rule`()
    async throws
  {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    try echolog.run("init", "--name", "laptop", "--key-file", "key", at: "2025-11-01T08:00:00Z")
    let goals = [["water", "2", "L"], ["steps", "8000", "--per", "week"], ["meditation", "20m"]]
    for goal in goals {
      _ = try echolog.run(line: ["goal", "set"] + goal, at: "2025-11-03T08:00:00Z")
    }
    let logs = [
      ("05", ["steps", "8000"]), ("12", ["steps", "8000"]), ("12", ["meditation", "20m"]),
      ("13", ["meditation", "20m"]), ("15", ["water", "1", "L"]), ("16", ["water", "2", "L"]),
      ("17", ["water", "2", "L"]),
    ]
    for (day, words) in logs {
      _ = try echolog.run(line: ["log"] + words, at: "2025-11-\(day)T20:00:00Z")
    }
    try echolog.run("goal", "pause", "meditation", "--from", "2025-11-14")
    let rules = [("logged", [3, 2, 2]), ("goal-met", [2, 2, 2]), ("period", [2, 2, 2])]
    for (rule, lengths) in rules {
      try echolog.run("set", "streak-rule", rule)
      let rows = try echolog.run("streaks", "--plain").output.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
      let diary = try open(echolog, at: Instant(milliseconds: 1_763_497_800_000))
      let standings = try await diary.goals()
      #expect(standings.map(\.streak.current) == lengths, "\(rule)")
      for goal in standings {
        let (streak, unit) = (goal.streak, goal.streak.countsWeeks ? "weeks" : "days")
        #expect(streak.countsWeeks == (goal.period == .week))
        let row = try #require(
          rows.first { $0[0] == goal.activity.label && $0[4] == unit }, "\(rule): \(rows)")
        #expect(
          Array(row[2...4]) == [String(streak.current), String(streak.longest), unit], "\(rule)")
        #expect((row[7] == "atRisk") == streak.isAtRisk, "\(rule): \(row)")
      }
    }
  }

  private func open(_ echolog: EchologProcess, at now: Instant) throws -> Diary {
    let home = Path(echolog.home.path)
    let place = VaultPlace(
      vault: home.appending(".local/share/echolog"), states: home.appending(".local/state/echolog"),
      caches: home.appending(".cache/echolog"))
    return try Diary.open(
      at: place, deviceName: DeviceName(near: "laptop"),
      secret: .keyFile(at: home.appending("key"), on: POSIXDisk()),
      dependencies: Dependencies(now: { now }, zone: .utc))
  }

  @Test func `An activity without a goal has the streak of any log`() throws {
    try withGoal { echolog in
      for day in [15, 17, 18] {
        try echolog.run("log", "steps", "9", at: "2025-11-\(day)T20:00:00Z")
      }
      let told = try echolog.run("streak", "steps")
      #expect(
        told.output == """
          steps
            2 days with a log, since Mon 2025-11-17
              before: 1 day; nothing was logged on Sun 2025-11-16

          """, "\(told)")
      let json = try echolog.run("streak", "steps", "--json").output
      let goal = #"{"id":null,"activity":"steps","period":null,"asOf":"2025-11-18","streaks":[{"#
      #expect(json.contains(goal + #""definition":"loggedNonZero""#), "\(json)")
      #expect(try echolog.run("streak", "water").output.contains("laptop:3"), "that of its goal")
      let none = try echolog.run("streak", "sleep")
      #expect(none.exit == 2 && none.errors.contains("no goal “sleep”"), "\(none)")
    }
  }
}
