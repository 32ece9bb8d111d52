import CivilTime
import Domain
import Echolog
import Events
import Files
import Foundation
import Testing
import Vault

/// Streaks from the command line: what each counts, which is told first, and how an end is told.
extension GoalProgramTests {
  @Test func `The streak that is told is the one that counts first by the person's rule`() throws {
    try withGoal { echolog in
      try echolog.run("log", "water", "1", "L", at: "2025-11-15T20:00:00Z")
      let logged = try echolog.run("skip").output
      #expect(logged.contains("water a day  5 days  any log  laptop:3"), "\(logged)")
      try echolog.run("undo")
      try echolog.run("set", "streak-rule", "goal-met")
      let reached = try echolog.run("skip").output
      #expect(reached.contains("water a day  2 days  daily goal  laptop:3"), "\(reached)")
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

  @Test func `Forgiving a day for all goals says which it could not forgive, and why`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "steps", "10", at: "2025-11-13T08:00:00Z")
      try echolog.run("goal", "set", "water", "20", "L", "--per", "week")
      try echolog.run("goal", "set", "sleep", "8h")
      let frozen = try echolog.run("freeze", "2025-11-16")
      #expect(frozen.exit == 0 && frozen.output.contains("steps a day"), "\(frozen)")
      let words =
        "Not forgiven: water a day (it was reached).\n"
        + "Not forgiven: water a week (it begins on Tue 2025-11-18).\n"
        + "Not forgiven: sleep a day (it begins on Tue 2025-11-18).\n"
      #expect(frozen.output.hasSuffix(words), "\(frozen)")
      try echolog.run("undo")
      let json = try echolog.run("freeze", "2025-11-16", "--json").output
      let left = #""leftOut":[{"id":"laptop:3","why":"dayFulfilled","message":"it was reached"},"#
      #expect(json.contains(left), "\(json)")
      let named = try echolog.run("freeze", "2025-11-14", "--goal", "steps", "--json").output
      #expect(named.contains(#""leftOut":[]"#), "\(named)")
    }
  }

  @Test func `Each streak says what it counts, and where a goal rested both counts are told`()
    throws
  {
    try withGoal { echolog in
      try echolog.run("goal", "deactivate", "laptop:3", "--effective-from", "2025-11-17")
      let streaks = try echolog.run("streaks").output
      #expect(streaks.hasPrefix("What   Counted     Now  Longest"), "\(streaks)")
      #expect(streaks.contains("\nwater  any log  2 days   2 days  "), "\(streaks)")
      let streak = try echolog.run("streak", "laptop:3")
      let words = "  2 days with any log of water, whatever this goal asks: echolog streaks\n"
      #expect(streak.output.hasSuffix(words), "\(streak)")
      #expect(try echolog.run("streak", "laptop:3", "--json").output.contains(#""anyLog":2"#))
      try echolog.run("undo")
      #expect(!(try echolog.run("streak").output.contains("any log")), "both are the same")
    }
  }

  @Test func `The streaks of an activity tell themselves apart on a narrow screen`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "water", "20", "L", "--per", "week")
      let lines = try echolog.run("streaks").output.split(separator: "\n").dropFirst()
      let heads = lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
      #expect(heads == ["water any log", "water daily goal", "water weekly goal"], "\(lines)")
    }
  }

  @Test func `The tone says how a streak that ended is told of`() throws {
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

  @Test func `The rule of streaks says which is told first`() throws {
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

  @Test func `An app is told the streak that the command tells first, by every rule`()
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
    let rules = [("logged", [3, 0, 2]), ("goal-met", [2, 2, 2]), ("period", [2, 2, 2])]
    for (rule, lengths) in rules {
      try echolog.run("set", "streak-rule", rule)
      let rows = try echolog.run("streaks", "--plain").output.split(separator: "\n").map {
        $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      }
      let diary = try open(echolog, at: Instant(milliseconds: 1_763_497_800_000))
      let standings = try await diary.goals()
      #expect(standings.map(\.streak.current) == lengths, "\(rule)")
      for goal in standings {
        let row = try #require(rows.first { $0[0] == goal.activity.label }, "\(rule): \(rows)")
        let (streak, unit) = (goal.streak, goal.streak.countsWeeks ? "weeks" : "days")
        #expect(
          Array(row[2...4]) == [String(streak.current), String(streak.longest), unit], "\(rule)")
        #expect((row.last == "atRisk") == streak.isAtRisk, "\(rule): \(row)")
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
      surroundings: Surroundings(now: { now }, zone: .utc))
  }
}
