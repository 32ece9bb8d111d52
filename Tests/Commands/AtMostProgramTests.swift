import RunningProgram
import Testing

/// Goals not to go above.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct AtMostProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try echolog.run("activity", "add", "coffee", "cups")
    try body(echolog)
  }

  @Test func `Every way to say at most sets the same goal`() throws {
    for words in [
      ["at", "most", "2", "cups", "a", "day"], ["at most 2"], ["--at-most", "2"],
      ["2", "--at-most"], ["max", "2", "--per", "day"], ["no more than 2 cups daily"],
      ["2 cups a day max"], ["maximum", "2"], ["max.", "2"], ["limit", "2"], ["at-most", "two"],
      ["not", "more", "than", "2"], ["<=2"], ["2", "cups", "max", "a", "day"],
      ["daily", "at", "most", "2"], ["max 2/day"], ["2", "cups/day", "--at-most"],
    ] {
      try withVault { echolog in
        let set = try echolog.run(line: ["goal", "set", "coffee"] + words)
        #expect(set.exit == 0 && set.output.contains("at most 2 cups"), "\(words) \(set)")
        #expect(!set.errors.contains("the first of it"), "\(set)")
      }
    }
    try withVault { echolog in
      let set = try echolog.run("goal", "set", "coffee", "at", "least", "2")
      #expect(set.exit == 0 && !set.output.contains("most"), "\(set)")
      let none = try echolog.run("goal", "set", "coffee", "at most 0", "--json")
      #expect(none.exit == 0 && none.output.contains(#""bound":"atMost""#), "\(none)")
      let unclear = try echolog.run("goal", "set", "water", "at most 2 a day")
      #expect(unclear.exit == 2 && unclear.errors.contains("--at-most"), "\(unclear)")
      let weekly = try echolog.run("goal", "set", "coffee", "weekly", "at", "most", "10")
      #expect(weekly.output.contains("coffee a week") && weekly.output.contains("10"), "\(weekly)")
      for (words, hint) in [
        (["at", "most"], "coffee 1 --at-most"), (["--at-most"], "coffee 1 --at-most"),
        (["under", "2"], "2 --at-most"), (["limit", "of", "3"], "3 --at-most"),
        (["few", "--at-most"], "coffee 1 --at-most"),
        (["at most few a week"], "--per week --at-most"),
        (["at most -1"], "zero or more"),
      ] {
        let refused = try echolog.run(line: ["goal", "set", "coffee"] + words)
        #expect(refused.exit != 0 && refused.errors.contains(hint), "\(words) \(refused)")
      }
      let bare = try echolog.run("goal", "set", "coffee", "at", "most", "--json")
      #expect(bare.exit == 64 && bare.errors.contains(#""error":"valueMissing""#), "\(bare)")
    }
  }

  @Test func `The bar of a small target is in proportion`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "steps", "at most 3")
      #expect(try echolog.run("log", "steps", "1").output.contains(" ███░░░░░░░ "))
      #expect(try echolog.run("log", "steps", "1").output.contains(" ██████░░░░ "))
    }
  }

  @Test func `A target that is none leads to one that the goal can have`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "coffee", "at most 2")
      try echolog.run("goal", "set", "water", "2 L")
      for (words, hint) in [
        (["coffee", "-1"], "Give an amount of zero or more."),
        (["coffee", "max"], "echolog goal target coffee at most 1"),
        (["coffee", "few"], "echolog goal target coffee at most 1"),
        (["water", "-1 L"], "Give an amount above zero."),
      ] {
        let refused = try echolog.run(line: ["goal", "target"] + words)
        #expect(refused.exit != 0 && refused.errors.contains(hint), "\(words) \(refused)")
      }
      let bare = try echolog.run("goal", "target", "coffee", "max", "--json")
      #expect(bare.exit == 64 && bare.errors.contains(#""error":"valueMissing""#), "\(bare)")
      let none = try echolog.run("goal", "target", "coffee", "0", "--json")
      #expect(none.exit == 0 && none.output.contains(#""newTarget":0"#), "\(none)")
      #expect(!none.output.contains(#""weekday""#), "that of its first day is of no use: \(none)")
    }
  }

  @Test func `A target may name the bound that its goal has, and no other`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "coffee", "at most 2")
      for words in [["at", "most", "4"], ["max 5 a day"], ["daily", "limit", "6"], ["7"]] {
        let changed = try echolog.run(line: ["goal", "target", "coffee"] + words)
        let amount = words.joined().filter(\.isNumber)
        #expect(changed.output.contains("at most \(amount)"), "\(changed)")
      }
      #expect(try echolog.run("goal", "target", "coffee", "max 5 a week").exit == 2)
      let least = try echolog.run("goal", "target", "coffee", "at least 3", "--json")
      #expect(least.exit == 64 && least.errors.contains(#""error":"boundStays""#), "\(least)")
      #expect(least.errors.contains("echolog goal set coffee 3 --per day sets"), "\(least)")
      try echolog.run("goal", "set", "steps", "8000")
      let most = try echolog.run("goal", "target", "steps", "at", "most", "9000")
      #expect(most.errors.contains("goal set steps 9000 --per day --at-most sets"), "\(most)")
    }
  }

  @Test func `A log above is told once and plainly, and ends the streak`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "coffee", "at most 2", "--effective-from", "2025-11-10")
      try echolog.run("log", "coffee", "3", "--at", "2025-11-14")
      let within = try echolog.run("log", "coffee", "2")
      #expect(within.output.contains("at most 2 cups"), "\(within)")
      #expect(!within.output.contains("reached") && !within.output.contains("★"), "\(within)")
      #expect(try echolog.run("streak", "coffee").output.contains("3 days kept"))
      let progress = try echolog.run("progress").output
      #expect(progress.contains("2 cups / at most 2 cups") && progress.contains("0 cups left"))
      #expect(
        try echolog.run(
          "list", "streaks", "--count", "--where",
          "isAtRisk AND goal IS NOT NULL AND definition = 'goalMet'", "--plain"
        ).output == "0\n")
      let why = try echolog.run("why", "streak", "coffee", "--by", "goalMet")
      #expect(why.output.contains("coffee 3 cups") && why.output.contains("Streaks of at most"))
      let above = try echolog.run("log", "coffee", "1")
      #expect(above.output.contains("3 cups today; you set at most 2 cups."), "\(above)")
      #expect(above.output.contains("1 cup over"), "\(above)")
      let ended = try echolog.run("streak", "coffee").output
      #expect(
        ended.contains("0 days kept") && ended.contains("3 cups of at most 2 cups"), "\(ended)")
      for command in ["goals", "progress", "streaks", "today"] {
        let rows = try echolog.run(command, "--plain").output
        #expect(rows.contains("\tatMost\n"), "\(command) \(rows)")
      }
      let table = try echolog.run(
        "sql", "SELECT bound, metCount FROM targets", "--plain")
      #expect(table.output == "atMost\t7\n", "\(table)")
      let review = try echolog.run("review").output
      #expect(review.contains("Coffee a day, kept") && review.contains("1 of 2 days"), "\(review)")
      let more = try echolog.run("goals", "--whatif", "goal target coffee 3").output
      #expect(more.contains("at most 3 cups") && !more.contains("over"), "\(more)")
    }
  }

  @Test func `A weekly limit set within a week counts from the next one on, wherever it is shown`()
    throws
  {
    try withVault { echolog in
      try echolog.run("goal", "set", "coffee", "at most 10 cups a week")
      let log = try echolog.run("log", "coffee", "12")
      #expect(log.output.contains("counts from next week"), "\(log)")
      for command in ["progress", "goals", "today"] {
        let told = try echolog.run(command).output
        #expect(told.contains("counts from next week"), "\(told)")
        #expect(!told.contains("cups over") && !told.contains("you set at most"), "\(told)")
      }
      let week = try echolog.run("chart", "coffee", "--by", "week").output
      #expect(week.contains("12 cups  does not count"), "\(week)")
      let later = "2025-12-26T09:00:00Z"
      try echolog.run("log", "coffee", "11", at: "2025-12-04T09:00:00Z")
      let months = try echolog.run("chart", "coffee", "--by", "month", at: later).output
      #expect(months.contains("12 cups  ✓ kept in 1 of 1 week"), "\(months)")
      #expect(months.contains("11 cups  so far, kept in 2 of 4 weeks"), "\(months)")
      #expect(!months.contains("│"), "the sum of a month is no limit: \(months)")
      #expect(try echolog.run("streak", "coffee", at: later).output.contains("2 weeks kept"))
    }
  }

  @Test func `Of two goals a day, of at least and of at most, each has a name`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "water", "1 L")
      let second = try echolog.run("goal", "set", "water", "at most 3 L")
      #expect(second.output.contains("at most 3 L") && second.output.contains("  1 L"), "\(second)")
      let bare = try echolog.run("goal", "target", "water", "2 L")
      #expect(bare.exit == 2, "\(bare)")
      #expect(bare.errors.contains(#"Choose "water, daily" or "water, daily at most"."#), "\(bare)")
      let rows = [("water daily", "1.5 L"), ("water daily at most", "4 L")]
      for (name, amount) in rows {
        let words = ["goal", "target"] + name.split(separator: " ").map(String.init) + [amount]
        #expect(try echolog.run(line: words).exit == 0, "\(words)")
      }
      try echolog.run("remind", "water, daily", "20:00")
      let targets = try echolog.run("sql", "SELECT bound, target FROM goals", "--plain")
      #expect(targets.output == "atLeast\t1500\natMost\t4000\n", "\(targets)")
      #expect(try echolog.run("streak", "water daily").output.contains("kept"))
    }
  }

  @Test func `What is said of a limit is true of it`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "coffee", "at most 0", "--effective-from", "2025-11-15")
      #expect(try echolog.run("progress").output.contains("none so far"))
      let kept = try echolog.run("freeze", "2025-11-17", "--goal", "coffee")
      #expect(kept.exit == 2 && kept.errors.contains("was kept on"), "\(kept)")
      try echolog.run("log", "coffee", "1", "--at", "2025-11-16")
      let weeks = try echolog.run("chart", "coffee", "--by", "week", "--from", "2025-11-10")
      #expect(weeks.output.contains("kept on 1 of 2 days"), "\(weeks)")
      #expect(!weeks.output.contains("count:") && !weeks.output.contains("│"), "\(weeks)")
      let skipped = try echolog.run("skip", "2025-11-16", "--goal", "coffee")
      #expect(skipped.output.contains("What you logged then does not either."), "\(skipped)")
      try echolog.run("log", "coffee", "1", "--at", "2025-11-17")
      let streak = try echolog.run("streak", "coffee").output.split(separator: "\n")
      let logged = try #require(streak.first { $0.contains("with a log") }, "\(streak)")
      #expect(logged.contains("2 days") && !logged.contains("open"), "\(streak)")
    }
    try withVault { echolog in
      try echolog.run("goal", "set", "coffee", "at most 1")
      try echolog.run("log", "coffee", "2")
      let why = try echolog.run("why", "streak", "coffee", "--by", "goalMet")
      #expect(why.errors.contains("2 cups today; you set at most 1 cup."), "\(why)")
    }
  }
}
