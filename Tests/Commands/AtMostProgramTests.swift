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
      ["2 cups a day max"],
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
      let bare = try echolog.run("goal", "set", "coffee", "at", "most", "--json")
      #expect(bare.exit == 64 && bare.errors.contains(#""error":"valueMissing""#), "\(bare)")
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
      let table = try echolog.run(
        "sql", "SELECT bound, metCount FROM targets", "--plain")
      #expect(table.output == "atMost\t7\n", "\(table)")
      let review = try echolog.run("review").output
      #expect(review.contains("Coffee a day, kept") && review.contains("1 of 2 days"), "\(review)")
      let more = try echolog.run("goals", "--whatif", "goal target coffee 3").output
      #expect(more.contains("at most 3 cups") && !more.contains("over"), "\(more)")
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
}
