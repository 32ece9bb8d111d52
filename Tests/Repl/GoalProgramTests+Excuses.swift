import RunningProgram
import Testing

/// How pauses and skips are shown where they reach further than was asked.
extension GoalProgramTests {
  @Test func `A pause that goes on from another is shown as one everywhere`() throws {
    try withGoal { echolog in
      try echolog.run("remind", "water", "20:00")
      try echolog.run("goal", "pause", "water", "--to", "2025-11-25")
      #expect(try echolog.run("goals").output.contains("paused until Tue 2025-11-25"))
      let open = try echolog.run("goal", "pause", "water")
      #expect(open.output.hasPrefix("Paused from today until you resume.\n"), "\(open)")
      #expect(
        open.output.contains(
          "Together with what was paused before, water a day is paused from Tue 2025-11-18 until "
            + "you resume.\n"), "\(open)")
      let again = try echolog.run("goal", "pause", "water", at: "2025-11-20T12:00:00Z")
      #expect(
        again.errors.hasPrefix(
          "This goal is paused already, from Tue 2025-11-18 until you resume.\n"), "\(again)")
      #expect(again.exit == 2 && again.errors.contains("echolog goal resume"), "\(again)")
      let goals = try echolog.run("goals").output
      #expect(goals.contains("paused") && !goals.contains("until"), "\(goals)")
      #expect(try echolog.run("reminders").output.contains("when the goal is resumed"))
      #expect(try echolog.run("undo").exit == 0)
      #expect(try echolog.run("goals").output.contains("paused until Tue 2025-11-25"))
    }
  }

  @Test func `A pause says which weeks of a weekly goal it leaves out beyond its days`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "steps", "70000", "--per", "week", at: "2025-11-01T08:00:00Z")
      func paused(_ first: String, _ last: String) throws -> [String] {
        let answer = try echolog.run("goal", "pause", "--from", first, "--to", last)
        #expect(answer.exit == 0, "\(answer)")
        #expect(try echolog.run("undo").exit == 0)
        return answer.output.split(separator: "\n").map(String.init).filter {
          $0.contains("left out whole")
        }
      }
      let thisWeek = "For steps a week all of this week does not count: weeks are left out whole."
      let next = thisWeek.replacing("this week", with: "the week from Mon 2025-11-24")
      #expect(try paused("2025-11-22", "2025-11-23") == [thisWeek])
      #expect(try paused("2025-11-22", "2025-11-25") == [thisWeek, next])
      #expect(try paused("2025-11-24", "2025-11-30").isEmpty, "the week itself")
    }
  }

  @Test func `A skip of a weekly goal names the week that it leaves out`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "steps", "70000", "--per", "week", at: "2025-11-01T08:00:00Z")
      let early = try echolog.run("freeze", "today", "--goal", "steps")
      #expect(
        early.errors.hasPrefix("The week to Sun 2025-11-23 is not over"), "\(early)")
      let skipped = try echolog.run("skip", "--goal", "steps", "--reason", "Flu")
      #expect(
        skipped.output.hasPrefix("Noted: this week does not count for steps: Flu.\n"),
        "\(skipped)")
      let history = try echolog.run("goal", "history", "steps").output
      #expect(
        history.contains("week of Tue 2025-11-18: Mon 2025-11-17 to Sun 2025-11-23"),
        "\(history)")
      let json = try echolog.run("goal", "history", "steps", "--json").output
      #expect(
        json.contains(
          #""from":"2025-11-18","to":"2025-11-18","#
            + #""week":{"from":"2025-11-17","to":"2025-11-23"},"reason":"Flu","#), "\(json)")
      let chart = try echolog.run("chart", "steps", "--by", "week", "--week", "--json").output
      #expect(chart.contains(#""target":70000,"countedDays":null,"countedAmount":0,"#), "\(chart)")
    }
  }

  @Test func `A week that is skipped already is not noted anew`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "steps", "70000", "--per", "week", at: "2025-11-01T08:00:00Z")
      #expect(try echolog.run("skip", "2025-11-17", "--goal", "steps").exit == 0)
      let again = try echolog.run("skip", "2025-11-18", "--goal", "steps")
      #expect(
        again.exit == 2
          && again.errors.hasPrefix("A day of the week from Mon 2025-11-17 is skipped already"),
        "\(again)")
      let all = try echolog.run("skip", "2025-11-18").output
      #expect(all.hasPrefix("Noted: today does not count.\n"), "\(all)")
      #expect(all.contains("steps a week (a day of that week is skipped already)"), "\(all)")
      let history = try echolog.run("goal", "history", "steps").output
      #expect(history.split(separator: "skipped").count == 2, "one row for the week: \(history)")
    }
  }

  @Test func `A skip of all goals shows what it leaves out of the weekly ones`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "steps", "70000", "--per", "week", at: "2025-11-01T08:00:00Z")
      let skipped = try echolog.run("skip", "2025-11-15").output
      #expect(skipped.hasPrefix("Noted: Sat 2025-11-15 does not count.\n"), "\(skipped)")
      #expect(
        skipped.contains(
          "For steps a week all of the week from Mon 2025-11-10 does not count: weeks are left out "
            + "whole.\n"), "\(skipped)")
      #expect(!skipped.contains("0 weeks"), "nobody is shown zeros for it, \(skipped)")
    }
  }

  @Test func `A pause without an end names the line that gives it one`() throws {
    try withGoal { echolog in
      #expect(
        try echolog.run("goal", "pause", "--to", "today").output.hasPrefix("Paused for today.\n"))
      try echolog.run("goal", "pause", "water")
      let again = try echolog.run("goal", "pause", "water", "--to", "2025-11-25")
      #expect(again.exit == 2, "\(again)")
      #expect(
        again.errors.contains(
          #"echolog goal resume "water, daily" --from 2025-11-26 ends it on Tue 2025-11-25."#),
        "\(again)")
      #expect(
        try echolog.run("goal", "resume", "water, daily", "--from", "2025-11-26").exit == 0)
      #expect(try echolog.run("goals").output.contains("paused until Tue 2025-11-25"))
    }
  }

  @Test(arguments: ["pause", "resume"])
  func `All goals are paused and resumed by the command alone`(_ verb: String) throws {
    try withGoal { echolog in
      let all = try echolog.run("goal", verb, "all")
      #expect(all.exit == 64, "\(all)")
      #expect(all.errors.contains("echolog goal \(verb) alone is about all goals."), "\(all)")
    }
  }

  @Test func `A day forgiven in vain suggests a pause where too many are open`() throws {
    try withGoal { echolog in
      let now = "2025-11-27T10:00:00Z"
      for day in ["yesterday", "2025-11-18"] {
        let refused = try echolog.run("freeze", day, at: now)
        #expect(refused.exit == 2, "\(refused)")
        #expect(refused.errors.contains("so it was not forgiven: "), "\(refused)")
        let json = try echolog.run("freeze", day, "--json", at: now).errors
        #expect(json.contains(#""error":"noStreakGoesOn""#), "\(json)")
        #expect(
          refused.errors.hasSuffix(
            "echolog goal pause \"water, daily\" --from 2025-11-18 --to 2025-11-26 leaves them all "
              + "out.\n"), "\(refused)")
        let named = try echolog.run("freeze", day, "--goal", "water", at: now)
        #expect(named.exit == 2 && named.errors == refused.errors, "\(named)")
      }
      let line = ["goal", "pause", "water, daily", "--from", "2025-11-18", "--to", "2025-11-26"]
      #expect(try echolog.run(line: line, at: now).output.contains("2 days"))
    }
  }

  @Test func `Two days that are open side by side are forgiven one after the other`() throws {
    try withGoal { echolog in
      let now = "2025-11-20T10:00:00Z"
      let first = try echolog.run("freeze", "2025-11-18", "--goal", "water", at: now)
      #expect(first.output.hasPrefix("Forgiven: Tue 2025-11-18.\n"), "\(first)")
      let second = "echolog freeze 2025-11-19 --goal \"water, daily\" forgives that as well.\n"
      #expect(first.errors.contains(second), "\(first)")
      let both = try echolog.run("freeze", "2025-11-19", "--goal", "water", at: now)
      #expect(both.output.hasPrefix("Forgiven: yesterday. Streaks go on over it.\n"), "\(both)")
    }
  }
}
