import Foundation
import RunningProgram
import Testing

/// Goals from the command line: the days on which they ask nothing, targets, progress and charts.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct GoalProgramTests {
  /// A vault in which a daily goal, `laptop:3`, was reached on 13, 14, 16 and 17 November.
  func withGoal(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try echolog.run("goal", "set", "water", "2", "L", at: "2025-11-13T08:00:00Z")
    for day in [13, 14, 16, 17] {
      try echolog.run("log", "water", "2", "L", at: "2025-11-\(day)T20:00:00Z")
    }
    try body(echolog)
  }

  @Test func `A day is skipped for a reason, and the streak shows that it went over it`() throws {
    try withGoal { echolog in
      #expect(try echolog.run("streak").output.contains("2 days reached, since Sun 2025-11-16"))
      let skipped = try echolog.run("skip", "2025-11-15", "--reason", "Flu")
      #expect(
        skipped.output.hasPrefix("Noted: Sat 2025-11-15 does not count: Flu.\n"), "\(skipped)")
      #expect(skipped.output.contains("water a day  4 days  daily goal  laptop:3"), "\(skipped)")
      #expect(skipped.errors == "echolog undo takes that back.\n")
      let streak = try echolog.run("streak", "laptop:3").output
      #expect(streak.contains("  4 days reached, since Thu 2025-11-13; today is still open"))
      #expect(streak.contains("    over Sat 2025-11-15: skipped, Flu  laptop:9"), "\(streak)")
      let json = try echolog.run("streak", "--json").output
      #expect(json.hasPrefix(#"{"schema":"streak/1","goals":[{"id":"laptop:3","#), "\(json)")
      #expect(
        json.contains(
          #""neutralDays":[{"from":"2025-11-15","to":"2025-11-15","cause":"skip","reason":"Flu","#
            + #""event":"laptop:9"}],"forgivenDays":[],"breaks":[]"#), "\(json)")
      #expect(
        try echolog.run("undo").output
          == "Undone: skipping Sat 2025-11-15 for water a day.  laptop:3\n")
      #expect(try echolog.run("streak").output.contains("2 days reached"))
      #expect(try echolog.run("undo", "laptop:10").output.hasPrefix("Done again: skipping"))
      #expect(try echolog.run("streak").output.contains("4 days reached"))
      let twice = try echolog.run("skip", "2025-11-15", "--json")
      #expect(twice.exit == 2 && twice.errors.contains(#""error":"dayAlreadyExcused""#))
      let history = try echolog.run("history", "laptop:3").output
      #expect(history.contains("daySkipped  2025-11-15: Flu"), "\(history)")
    }
  }

  @Test func `More of a target is asked for as a whole one`() throws {
    try withGoal { echolog in
      let more = try echolog.run("goal", "target", "laptop:3", "+500 ml")
      #expect(more.exit == 64 && more.errors.contains("“+500 ml” is how much more"), "\(more)")
      let line = try #require(
        more.errors.split(separator: "\n").last?.split(separator: " ").dropFirst().dropLast(5))
      #expect(try echolog.run(line: line.map(String.init)).output.contains("2.5 L"), "\(line)")
    }
  }

  @Test func `A day that does not count already is shown where its refusal points to`() throws {
    try withGoal { echolog in
      let line = ["skip", "2025-11-13", "--goal", "laptop:3"]
      #expect(try echolog.run(line: line).exit == 0)
      let twice = try echolog.run(line: line)
      #expect(twice.exit == 2, "\(twice)")
      #expect(twice.errors.contains("echolog excuses shows every such day."), "\(twice)")
      #expect(try echolog.run("goal", "history", "laptop:3").output.contains("skipped  Thu"))
      try echolog.run("goal", "pause")
      let paused = try echolog.run("skip")
      #expect(paused.exit == 2 && paused.errors.contains("is paused already"), "\(paused)")
      let history = try echolog.run("goal", "history", "laptop:3").output
      #expect(history.contains("paused   from Tue 2025-11-18"), "\(history)")
    }
  }

  @Test func `A missed day is offered to be forgiven, within the budget`() throws {
    try withGoal { echolog in
      let offered = try echolog.run("streak")
      #expect(
        offered.errors
          == "echolog freeze 2025-11-15 --goal laptop:3 forgives that day, and the streak goes on "
          + "over it.\n"
      )
      let frozen = try echolog.run("freeze", "2025-11-15", "--json").output
      #expect(
        frozen.contains(
          #""event":"laptop:9","type":"dayFrozen","day":"2025-11-18","#), "\(frozen)")
      #expect(
        frozen.contains(
          #""from":"2025-11-15","#
            + #""to":"2025-11-15","goals":[{"id":"laptop:3","event":"laptop:9","#
            + #""activity":"water","period":"day","definition":"loggedNonZero","current":4,"#
            + #""unit":"days"}]"#), "\(frozen)")
      #expect(
        try echolog.run("streak", "--json").output.contains(
          #""forgivenDays":[{"from":"2025-11-15","to":"2025-11-15","cause":"freeze""#))
      let rows: [([String], String)] = [
        (["freeze", "2025-11-17"], "dayFulfilled"), (["freeze", "today"], "dayNotOver"),
        (["freeze", "2025-11-15"], "dayAlreadyExcused"),
        (["freeze", "2025-11-12", "--goal", "laptop:3"], "effectiveBeforeGoal"),
        (["freeze", "2025-11-12"], "goalNotFound"), (["goal", "resume"], "goalNotPaused"),
        (["skip", "--goal", "laptop:4"], "goalNotFound"),
      ]
      for (line, word) in rows {
        let answer = try echolog.run(line: line + ["--json"])
        #expect(answer.exit == 2 && answer.errors.contains("\"error\":\"\(word)\""), "\(answer)")
      }
      try echolog.run("skip", "--reason", "Rest")
      #expect(try echolog.run("goals", "--plain").output.hasSuffix("\tskipped\tatLeast\n"))
    }
  }

  @Test func `A goal is paused and resumed, all goals at once`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "steps", "8000", "--per", "week")
      let paused = try echolog.run("goal", "pause", "--reason", "Away")
      #expect(
        paused.output.hasPrefix("Paused from today until you resume: Away.\n"), "\(paused.output)")
      #expect(paused.errors == "echolog goal resume lets days count again.\n")
      let later = "2025-12-01T20:00:00Z"
      let today = try echolog.run("today", at: later).output
      #expect(today.contains("paused") && today.contains("It will be here when you are."))
      let again = try echolog.run("goal", "pause", "laptop:3", "--json", at: later)
      #expect(again.exit == 2 && again.errors.contains("goalAlreadyPaused"))
      let back = try echolog.run("goal", "resume", at: later)
      #expect(back.output.hasPrefix("Welcome back. Days count again from today.\n"), "\(back)")
      try echolog.run("log", "water", "2", "L", at: later)
      let streak = try echolog.run("streak", "laptop:3", at: later).output
      #expect(streak.contains("3 days reached, since Sun 2025-11-16"), "\(streak)")
      #expect(
        streak.contains("over Tue 2025-11-18 to Sun 2025-11-30: paused, Away"), "\(streak)")
      let undone = try echolog.run("undo", "laptop:10", at: later)
      #expect(undone.exit == 2, "the resuming came after it: \(undone)")
      try echolog.run("policy", "echo")
      let refused = try echolog.run("skip", "--json", at: later)
      #expect(refused.exit == 2 && refused.errors.contains("section 1.4 of the Echo"), "\(refused)")
    }
  }

  @Test func `A goal is named by its activity where that names one`() throws {
    try withGoal { echolog in
      #expect(try echolog.run("goal", "history", "Water").output.hasPrefix("water a day  laptop:3"))
      #expect(try echolog.run("streak", "water").output.contains("2 days reached"))
      #expect(try echolog.run("goal", "target", "water", "3", "L").output.contains("3 L"))
      #expect(try echolog.run("skip", "--goal", "water").exit == 0)
      #expect(try echolog.run("goal", "deactivate", "water").exit == 0)
      #expect(try echolog.run("goal", "reactivate", "water").exit == 0, "the one at rest")
      let missing = try echolog.run("goal", "target", "sleep", "8h")
      #expect(missing.exit == 2 && missing.errors.contains("no goal “sleep”"), "\(missing)")
      try echolog.run("goal", "set", "water", "14", "L", "--per", "week")
      let two = try echolog.run("goal", "deactivate", "water")
      #expect(two.exit == 2 && two.errors.contains("laptop:3"), "\(two)")
    }
  }

  @Test func `A target that another one replaced on its day stays in the past of the goal`() throws
  {
    try withGoal { echolog in
      for target in ["3", "2.5"] {
        #expect(try echolog.run("goal", "target", "laptop:3", target, "L").exit == 0)
      }
      let page = try echolog.run("goal", "history", "laptop:3").output
      #expect(
        page == """
          water a day  laptop:3
          Target  From            To              Reached  ID
             2 L  Thu 2025-11-13  Mon 2025-11-17   4 days  laptop:3
             3 L  Tue 2025-11-18  replaced                 laptop:9
           2.5 L  Tue 2025-11-18  on               0 days  laptop:10

          """, "\(page)")
      let plain = try echolog.run("goal", "history", "laptop:3", "--plain").output
      #expect(plain.contains("replaced\t2025-11-18\t\t3000\tlaptop:9\n"), "\(plain)")
      let json = try echolog.run("goal", "history", "laptop:3", "--json").output
      let replaced =
        #""replaced":[{"from":"2025-11-18","target":3000,"event":"laptop:9","#
        + #""replacedBy":"laptop:10"}]"#
      #expect(json.contains(replaced), "\(json)")
    }
  }

  @Test func `A goal lists every target with its days`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "target", "laptop:3", "3", "L", "--effective-from", "2025-11-16")
      let page = try echolog.run("goal", "history", "laptop:3").output
      #expect(
        page == """
          water a day  laptop:3
          Target  From            To              Reached  ID
             2 L  Thu 2025-11-13  Sat 2025-11-15   2 days  laptop:3
             3 L  Sun 2025-11-16  on               0 days  laptop:9

          """, "\(page)")
      let json = try echolog.run("goal", "history", "laptop:3", "--json").output
      #expect(
        json.contains(
          #""targets":[{"from":"2025-11-13","to":"2025-11-15","target":2000,"reached":2,"#
            + #""event":"laptop:3"},{"from":"2025-11-16","to":null,"target":3000,"reached":0,"#
            + #""event":"laptop:9"}]"#), "\(json)")
      #expect(try echolog.run("goal", "history", "laptop:99").exit == 2)
    }
  }

  @Test func `Progress shows how far each goal is, what is left, and has a kind word`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "water", "20", "L", "--per", "week")
      let said = try echolog.run("log", "water", "1.5", "L").output
      #expect(said.contains("water a day: ") && said.contains("water a week: "), "\(said)")
      let page = try echolog.run("progress").output
      #expect(page.contains("1.5 L / 2 L") && page.contains("500 ml to go"), "\(page)")
      #expect(page.contains("3.5 L / 20 L") && page.contains("16.5 L to go, 6 days left"))
      let json = try echolog.run("progress", "laptop:3", "--json").output
      #expect(json.hasPrefix(#"{"schema":"progress/1","goals":[{"id":"laptop:3""#), "\(json)")
      #expect(json.contains(#""left":500,"daysLeft":1"#) && json.contains(#""message":""#))
    }
  }

  @Test func `A chart draws days, zero unlike nothing, and fits where it is drawn`() throws {
    try withGoal { echolog in
      try echolog.write("w.csv", "d,v\n2025-11-18,0 ml\n")
      try echolog.run(
        "import", "w.csv", "--as", "log", "--activity", "water", "--map", "date=d,value=v")
      let page = try echolog.run("chart", "water").output
      let lines = page.split(separator: "\n").map(String.init)
      #expect(lines.count == 9, "\(page)")
      #expect(lines[0].hasPrefix("water, Wed 2025-11-12 to Tue 2025-11-18, goal 2 L a day │"))
      #expect(lines[1].hasPrefix("Wed 2025-11-12") && lines[1].hasSuffix("·"), "\(page)")
      #expect(lines[2].contains("█│") && lines[2].hasSuffix("2 L  ✓"), "\(page)")
      #expect(lines[7].hasSuffix("0 ml  so far"), "\(page)")
      #expect(lines[8] == "8 L on 4 days, about 2 L a day with a log.", "\(page)")
      var narrow = echolog
      narrow.variables = ["COLUMNS": "44", "LC_ALL": "C"]
      let ascii = try narrow.run("chart", "water", "--days", "3").output
      #expect(ascii.utf8.allSatisfy { $0 < 0x80 } && ascii.contains("#|"), "\(ascii)")
      let json = try echolog.run("chart", "water", "--json").output
      #expect(
        json.contains(
          #"{"from":"2025-11-12","to":"2025-11-12","amount":null,"logs":0,"target":null,"#
            + #""countedDays":null,"countedAmount":null,"reachedDays":null,"isMet":null,"#
            + #""excuse":null}"#), "\(json)")
      #expect(json.contains(#""from":"2025-11-18","to":"2025-11-18","amount":0,"logs":1"#))
      let plain = try echolog.run(
        "chart", "water", "--from", "2025-11-01", "--to", "2025-11-30", "--by", "week", "--plain"
      ).output
      #expect(plain.split(separator: "\n").count == 5, "\(plain)")
      #expect(plain.contains("2025-11-10\t2025-11-16\t6000\t8000\t\t6000\t3\n"), "\(plain)")
      #expect(try echolog.run("chart", "sleep").output.contains("Nothing was logged"))
      #expect(
        try echolog.run("chart", "water", "--month").output.split(separator: "\n").count == 20)
      let all = try echolog.run("chart", "water", "--days", "99999999999", "--plain").output
      #expect(all.split(separator: "\n").count == 7, "\(all)")
    }
  }

  @Test func `A chart of one goal has its line, by weeks and months too`() throws {
    try withGoal { echolog in
      let daily = try echolog.run("chart", "laptop:3")
      #expect(daily.output == (try echolog.run("chart", "water").output), "\(daily)")
      let month = try echolog.run("chart", "laptop:3", "--month", "--by", "month", "--plain").output
      // The goal began on the 13th, and November has 18 days from then on.
      #expect(month == "2025-11-01\t2025-11-30\t8000\t36000\t\t8000\t4\n", "\(month)")
      try echolog.run("goal", "pause", "laptop:3", "--from", "2025-11-21", "--to", "2025-11-30")
      let rested = try echolog.run("chart", "water", "--month", "--by", "month", "--plain").output
      #expect(rested == "2025-11-01\t2025-11-30\t8000\t16000\t\t8000\t4\n", "\(rested)")
      let drawn = try echolog.run("chart", "laptop:3", "--month", "--by", "month").output
      #expect(
        drawn.hasPrefix(
          "water by the month, Sat 2025-11-01 to Sun 2025-11-30\n"
            + "goal 2 L a day, so 60 L in 30 days │\n"), "\(drawn)")
      #expect(drawn.contains("8 L  so far, 8 days count: 8 L of 16 L, reached on 4\n"))

      try echolog.run("goal", "set", "steps", "70000", "--per", "week")
      try echolog.run("log", "steps", "7000")
      let id =
        try echolog.run("goals", "--plain").output.split(separator: "\n")
        .first { $0.contains("steps") }?.split(separator: "\t").first.map(String.init) ?? ""
      let days = try echolog.run("chart", "steps")
      #expect(
        days.errors == "echolog chart \(id) draws them by the week, with its goal.\n", "\(days)")
      let weeks = try echolog.run("chart", id)
      #expect(
        weeks.output.hasPrefix("steps by the week, ")
          && weeks.output.contains(", goal 70,000 steps a week │\n"), "\(weeks)")
      #expect(weeks.output.split(separator: "\n").count == 10, "\(weeks)")
      let json = try echolog.run("chart", id, "--json").output
      #expect(json.contains(#""by":"week","goal":"\#(id)","goalPeriod":"week""#), "\(json)")
      let unknown = try echolog.run("chart", "laptop:99", "--json")
      #expect(unknown.exit == 2 && unknown.errors.contains("goalNotFound"), "\(unknown)")
    }
  }

  @Test func `A week is not reached by what was logged while the goal was paused`() throws {
    try withGoal { echolog in
      let line = "chart laptop:3 --by week --from 2025-11-10 --to 2025-11-16".split(separator: " ")
        .map(String.init)
      let whole = try echolog.run(line: line).output
      // The goal began on Thursday, and on Saturday nothing was logged.
      #expect(whole.contains("6 L  4 days count: 6 L of 8 L, reached on 3\n"), "\(whole)")
      try echolog.run("goal", "pause", "laptop:3", "--from", "2025-11-14", "--to", "2025-11-14")
      try echolog.run("goal", "pause", "laptop:3", "--from", "2025-11-16", "--to", "2025-11-16")
      let paused = try echolog.run(line: line).output
      #expect(paused.contains("6 L  2 days count: 2 L of 4 L, reached on 1\n"))
      #expect(paused.split(separator: "│").count == 2, "no line across what does not count")
      let json = try echolog.run(line: line + ["--json"]).output
      #expect(
        json.contains(
          #""amount":6000,"logs":3,"target":4000,"countedDays":2,"countedAmount":2000,"#
            + #""reachedDays":1,"isMet":false,"#), "\(json)")
      try echolog.run("skip", "2025-11-15", "--goal", "laptop:3")
      let reached = try echolog.run(line: line).output
      #expect(reached.contains("6 L  ✓ 1 day counts: 2 L of 2 L, reached on 1\n"))
    }
  }

  @Test func `A change of a goal shows since when it is, and how a goal at rest is woken`() throws {
    try withGoal { echolog in
      let later = try echolog.run(
        "goal", "target", "laptop:3", "2.5", "L", "--effective-from", "2025-12-01")
      #expect(later.output.hasSuffix("laptop:3\n2.5 L a day counts from Mon 2025-12-01.\n"))
      let soon = try echolog.run("goal", "deactivate", "laptop:3", "--effective-from", "2025-12-02")
      #expect(
        soon.output.contains("\nIt rests from Tue 2025-12-02 on. Days of rest end no streak of"),
        "\(soon)")
      #expect(soon.errors.isEmpty, "it does not rest yet")
      #expect(try echolog.run("undo").exit == 0)
      let json = try echolog.run(
        "goal", "target", "laptop:3", "2.6", "L", "--effective-from", "2025-12-01", "--json")
      let end = #""newTarget":2600,"replaced":[],"effectiveDay":"2025-12-01"}"# + "\n"
      #expect(json.output.hasSuffix(end), "\(json)")
      let now = try echolog.run("goal", "target", "laptop:3", "3", "L").output
      #expect(now.contains("3 L") && !now.contains("counts"), "\(now)")
      let pursued = try echolog.run("progress", "--json").output
      #expect(pursued.contains(#""resting":[],"doubledGoals":[]"#), "\(pursued)")
      let rests = try echolog.run("goal", "deactivate", "laptop:3")
      #expect(
        rests.output.contains("\nIt rests from today on. Days of rest end no streak of this goal;"),
        "\(rests)")
      #expect(rests.errors == "echolog goal reactivate laptop:3 wakes water a day.\n")
      let progress = try echolog.run("progress")
      #expect(progress.output == "Your goals are resting. Nothing is asked of you.\n")
      #expect(progress.errors == rests.errors)
      #expect(
        try echolog.run("progress", "--json").output
          == #"{"schema":"progress/1","goals":[],"resting":["laptop:3"],"doubledGoals":[]}"# + "\n")
      #expect(try echolog.run("streak").errors.hasSuffix(rests.errors))
      let wakes = try echolog.run(
        "goal", "reactivate", "laptop:3", "--effective-from", "2025-11-20")
      #expect(wakes.output.hasSuffix("\nIt counts from Thu 2025-11-20.\n"), "\(wakes)")
      try echolog.run("goal", "set", "sleep", "8h")
      try echolog.run("goal", "deactivate", "sleep")
      #expect(
        try echolog.run("progress").errors.hasPrefix(
          "echolog goal reactivate ID wakes one: laptop:3 (water a day) or "))
    }
  }

  @Test func `A week is forgiven once, and its chart shows it`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "set", "steps", "70000", "--per", "week", at: "2025-11-01T08:00:00Z")
      let id = "laptop:9"
      try echolog.run("log", "steps", "70000", at: "2025-11-01T09:00:00Z")
      let line = ["freeze", "2025-11-05", "--goal", id]
      #expect(try echolog.run(line: line).exit == 0)
      let again = try echolog.run("freeze", "2025-11-06", "--goal", id)
      #expect(
        again.exit == 2
          && again.errors.hasPrefix("A day of the week from Mon 2025-11-03 is forgiven already"),
        "\(again)")
      let json = try echolog.run("freeze", "2025-11-09", "--goal", id, "--json")
      #expect(json.errors.contains(#""error":"weekAlreadyExcused""#), "\(json)")
      let weeks = try echolog.run("chart", id).output.split(separator: "\n")
      #expect(
        weeks.first { $0.contains("2025-11-03") && $0.contains("week of") }?
          .hasSuffix("·  forgiven") == true, "\(weeks)")
      let plain = try echolog.run("chart", "steps", "--by", "week", "--month", "--plain").output
      #expect(plain.contains("2025-11-03\t2025-11-09\t\t70000\tforgiven\t0\t\n"), "\(plain)")
      #expect(plain.contains("2025-11-10\t2025-11-16\t\t70000\t\t0\t\n"), "\(plain)")
      let daily = try echolog.run("chart", "water", "--by", "week", "--json").output
      #expect(!daily.contains(#""excuse":""#), "a week of a daily goal holds several days")
      #expect(
        try echolog.run("chart", id, "--json").output.contains(
          #""isMet":false,"excuse":"freeze"}"#))
      #expect(try echolog.run("undo").exit == 0)
      #expect(try echolog.run("freeze", "2025-11-06", "--goal", id).exit == 0)
    }
  }

  @Test func `A target from an earlier day names the later one it takes the place of`() throws {
    try withGoal { echolog in
      try echolog.run("goal", "target", "water", "1.5", "L")
      let earlier = try echolog.run(
        "goal", "target", "water", "3", "L", "--effective-from", "yesterday")
      #expect(
        earlier.errors
          == "Replaced: 1.5 L from Tue 2025-11-18 (laptop:9); echolog undo laptop:10 brings it "
          + "back.\n",
        "\(earlier)")
      try echolog.run("undo")
      #expect(try echolog.run("goals").output.contains("1.5 L"))
      #expect(try echolog.run("goal", "target", "water", "2", "L").errors.isEmpty)
    }
  }

  @Test func `Forgiving a day shows how many are left, and where nothing goes on over it`() throws {
    try withGoal { echolog in
      try echolog.run("log", "water", "2", "L", at: "2025-11-20T20:00:00Z")
      let refused = try echolog.run("freeze", "yesterday", at: "2025-11-20T20:30:00Z")
      #expect(refused.exit == 2 && refused.output.isEmpty, "\(refused)")
      #expect(
        refused.errors
          == "No streak of water a day goes on over Wed 2025-11-19, so it was not forgiven: "
          + "Tue 2025-11-18 before it is open too.\n"
          + "echolog freeze 2025-11-19 --goal \"water, daily\" and then echolog freeze 2025-11-18 "
          + "--goal \"water, daily\" forgive both.\n", "\(refused)")
      let vain = try echolog.run(
        "freeze", "yesterday", "--goal", "water", at: "2025-11-20T20:30:00Z")
      #expect(vain.output.hasPrefix("Forgiven: yesterday.\n"), "\(vain)")
      #expect(vain.output.contains(" 1 day  any log  1 of 2 in 30 days"), "\(vain)")
      let words =
        "No streak of water a day goes on over it: Tue 2025-11-18 before it is open too. "
        + "echolog freeze 2025-11-18 --goal \"water, daily\" forgives that as well.\n"
      #expect(vain.errors.contains(words), "\(vain)")
      let filled = try echolog.run("freeze", "2025-11-18", at: "2025-11-20T20:30:00Z")
      #expect(filled.output.contains("Streaks go on over it."), "\(filled)")
      #expect(filled.output.contains("3 days  any log  0 of 2 in 30 days"), "\(filled)")
    }
  }
}
