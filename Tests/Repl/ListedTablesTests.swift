import Foundation
import Program
import RunningProgram
import Testing

/// Listings of any table, and what each of them can be asked.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ListedTablesTests {
  private func withLife(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(
      try echolog.run(
        "init", "--name", "laptop", "--key-file", "key", at: "2025-11-10T08:00:00Z"
      ).exit == 0)
    for (at, line) in [
      ("10T09:00", "goal set water 2 L"), ("10T10:00", "log water 2 L"),
      ("11T10:00", "log water 0.5 L"), ("11T11:00", "skip 2025-11-12 --reason Flu"),
      ("12T10:00", "moment \"Saw the lake\""), ("13T10:00", "moment \"Swam in the lake\""),
      ("13T11:00", "remember \"The lake house\" --tag summer --person Ana"),
      ("13T12:00", "remember \"By the sea\" --tag Summer"),
    ] {
      let answer = try echolog.run(line: Words.split(line), at: "2025-11-\(at):00Z")
      #expect(answer.exit == 0, "\(line) \(answer)")
    }
    try body(echolog)
  }

  @Test func `Any table is listed by its name, narrowed, counted and cut`() throws {
    try withLife { echolog in
      let output = { (line: String) in try echolog.run(line: Words.split(line)).output }
      #expect(
        try output("list targets --fields goal,day,target --plain")
          == "laptop:3\t2025-11-10\t2000\n")
      #expect(
        try output("targets --fields goal,day,target")
          == output("list targets --fields goal,day,target"))
      #expect(try output("activities --where \"logs > 0\" --fields activity --plain") == "water\n")
      #expect(try output("runs --count") == "4\n")
      #expect(try output("runs --group-by goal --plain") == "\t1\nlaptop:3\t3\n")
      #expect(try output("days --fields day --reverse --limit 1 --plain") == "2025-11-13\n")
      #expect(
        try output("days --fields day,water --csv").hasPrefix("day,water\r\n2025-11-10,2000\r\n"))
      let none = try echolog.run("conflicts")
      #expect(none.output == "Nothing is found.\n" && none.exit == 1, "\(none)")
      let wrong = try echolog.run("runs", "--fields", "lenght")
      #expect(wrong.exit == 64 && wrong.errors.contains("length"), "\(wrong)")
      for line in ["goals", "badges", "streaks", "settings", "devices"] {
        let one = try echolog.run(line, "--limit", "1", "--json")
        #expect(one.output.ranges(of: "\"unit\":").count < 2, "\(line) \(one)")
      }
      for number in ["0", "-1", "x"] {
        let wrong = try echolog.run("goals", "--limit", number, "--json")
        #expect(wrong.exit == 64 && wrong.errors.contains("notANumber"), "\(wrong)")
      }
      let cut = try echolog.run("settings", "--limit", "2", "--plain")
      #expect(cut.output.split(separator: "\n").count == 2, "\(cut)")
      #expect(try echolog.run("settings", "--limit", "2").errors.contains("more rows"))
    }
  }

  @Test func `Events, hits of a search and days of a journey are narrowed as rows are`() throws {
    try withLife { echolog in
      let output = { (line: String) in try echolog.run(line: Words.split(line)).output }
      let skipped = try output("history --where \"type = 'daySkipped'\" --plain")
      #expect(skipped.hasPrefix("laptop:7\t") && skipped.split(separator: "\n").count == 1)
      let about = try output("history laptop:3 --where \"day = '2025-11-11'\" --plain")
      #expect(about.hasPrefix("laptop:7\t") && about.split(separator: "\n").count == 1, "\(about)")
      #expect(try output("history laptop:3 --count") == "3\n")
      #expect(
        try output("history --group-by type --limit 2 --plain")
          == "activityLogged\t2\nbadgeShown\t1\n")
      let last = try output("history --limit 2 --plain").split(separator: "\n").map(String.init)
      let whole = try output("history --plain").split(separator: "\n").map(String.init)
      #expect(last == whole.suffix(2), "\(last)")
      #expect(
        try output("history --limit 2 --reverse --plain").split(separator: "\n").map(String.init)
          == last.reversed())
      #expect(
        try output("history --reverse --plain").split(separator: "\n").map(String.init)
          == whole.reversed())
      let none = try echolog.run("history", "--where", "1 = 0")
      #expect(none.exit == 1 && none.errors == "Nothing is found.\n", "\(none)")

      #expect(try output("search lake --group-by kind --plain") == "memory\t1\nmoment\t2\n")
      let memory = try output("search lake --where \"kind = 'memory'\"")
      #expect(memory.contains("The lake house") && !memory.contains("Swam"), "\(memory)")
      let days = try output("search lake --where \"day > '2025-11-12'\" --fields day,kind --csv")
      #expect(days == "day,kind\r\n2025-11-13,memory\r\n2025-11-13,moment\r\n", "\(days)")
      let nothing = try echolog.run("search", "lake", "--where", "kind = 'log'")
      #expect(nothing.exit == 1 && nothing.output == "Nothing is found.\n", "\(nothing)")

      let journey = try output("journey --where \"memories > 0\" --json")
      #expect(journey.contains("\"total\":1") && journey.contains("2025-11-13"), "\(journey)")
      #expect(try output("journey --fields day,water --plain").hasPrefix("2025-11-13\t\n"))
      #expect(try output("journey --group-by month --plain") == "2025-11\t4\n")
    }
  }

  @Test func `What a day holds, what an event feeds and what was said of a goal are narrowed so`()
    throws
  {
    try withLife { echolog in
      let output = { (line: String) in try echolog.run(line: Words.split(line)).output }
      let day = "day 2025-11-13 --every-year "
      #expect(
        try output(day + "--group-by year,kind --plain")
          == "2025\tmemory\t2\n2025\tmoment\t1\n")
      let memories = try output("day 2025-11-13 --where \"kind = 'memory'\" --json")
      #expect(memories.contains("day/1") && !memories.contains("Swam"), "\(memories)")
      #expect(
        try output("day 2025-11-13 --fields kind,text --reverse --limit 1 --csv")
          == "kind,text\r\nmemory,By the sea\r\n")
      #expect(
        try output("day 2025-11-13 --where \"text LIKE '%lake%'\" --plain").ranges(of: "lake").count
          == 2)
      #expect(try echolog.run("day", "2025-11-13", "--where", "0").exit == 1)
      let asked = try echolog.run("repl", input: "day 2025-11-10\n.why 1 amount\n")
      #expect(asked.output.contains("Counts towards"), "\(asked)")

      let fed = try output("feeds laptop:4 --where \"isNeeded AND unit = 'days'\" --fields figure")
      #expect(fed.contains("streak laptop:3 --by goalMet") && !fed.contains("stats"), "\(fed)")
      let one = try output("feeds laptop:4 --limit 1 --json")
      #expect(one.ranges(of: "\"figure\":").count == 1 && one.contains("feeds/1"), "\(one)")

      #expect(try echolog.run("goal", "target", "water", "3", "L").exit == 0)
      #expect(try echolog.run("goal", "deactivate", "water").exit == 0)
      let said = "goal history water "
      #expect(try output(said + "--group-by kind --plain") == "rest\t1\nskip\t1\ntarget\t2\n")
      #expect(
        try output(said + "--where \"target > 2000\" --fields firstDay,target --plain")
          == "2025-11-18\t3000\n")
      let skipped = try output(said + "--where \"reason = 'Flu'\"")
      #expect(skipped.contains("skip") && !skipped.contains("3 L"), "\(skipped)")
      let none = try output(said + "--where \"kind = 'freeze'\" --json")
      #expect(none.contains("\"targets\":[]") && none.contains("\"excuses\":[]"), "\(none)")
      let last = try output(said + "--reverse --limit 1 --json")
      #expect(last.contains("Flu") && last.contains("\"targets\":[]"), "\(last)")
    }
  }

  @Test func `Days left out and labels have lists of their own`() throws {
    try withLife { echolog in
      let excuses = try echolog.run("excuses").output
      #expect(excuses.contains("Wed 2025-11-12  skipped  water a day  Flu"), "\(excuses)")
      #expect(try echolog.run("excuses", "--where", "kind = 'freeze'").exit == 1)
      let labels = try echolog.run("labels", "--plain").output
      #expect(labels == "tag\tsummer\t2\nperson\tAna\t1\n", "\(labels)")
      let counted = try echolog.run("labels", "--group-by", "kind", "--plain").output
      #expect(counted == "person\t1\ntag\t2\n", "\(counted)")
      for (word, meant) in [("skips", "excuses"), ("tags", "labels"), ("pause", "goal pause")] {
        #expect(try echolog.run(word).errors.contains("“\(meant)”"), "\(word)")
      }
      let empty = try echolog.run("labels", "--where", "0")
      #expect(empty.output == "Nothing is found.\n" && empty.exit == 1, "\(empty)")
    }
  }

  @Test func `A date ends as days did then, whatever begins them now`() throws {
    try withLife { echolog in
      try echolog.run("log", "water", "1", "L", at: "2025-11-14T02:00:00Z")
      try echolog.run("set", "day-start", "00:00", at: "2025-11-17T09:00:00Z")
      let amount = try echolog.run("goals", "--asof", "2025-11-13", "--fields", "amount", "--plain")
      #expect(amount.output == "1000\n", "\(amount)")
      let sum = "SELECT sum(amount) FROM logs('2025-11-13') WHERE day = '2025-11-13'"
      #expect(try echolog.run("sql", sum, "--plain").output == "1000\n")
    }
  }

  @Test func `A query leaves out what a simulated clock has not seen, as listings do`() throws {
    try withLife { echolog in
      let early = "2025-11-10T12:00:00Z"
      let counted = try echolog.run("sql", "SELECT count(*) FROM logs", "--plain", at: early)
      #expect(counted.output == "1\n", "\(counted)")
      #expect(try echolog.run("logs", "--count", at: early).output == "1\n")
    }
  }

  @Test func `What is recorded later of no entry of then is no event as of a time`() throws {
    try withLife { echolog in
      let then = ["history", "--asof", "2025-11-11", "--count"]
      let before = try echolog.run(line: then).output
      #expect(before == "7\n", "up to what was skipped a day ahead: \(before)")
      try echolog.write("rows.csv", "d,t\n2025-11-17,Ran\n")
      for line in [
        "set day-start 05:00", "undo", "import rows.csv --as moment --map date=d,text=t",
        "praise laptop:8 \"Well swum\"",
      ] {
        let answer = try echolog.run(line: Words.split(line))
        #expect(answer.exit == 0, "\(line) \(answer)")
      }
      #expect(try echolog.run(line: then).output == before)
    }
  }

  @Test func `A listing is asked why again and again, and other answers leave none`() throws {
    try withLife { echolog in
      let again = try echolog.run("repl", input: "streaks\n.why 1 current\n.why 1 longest\n")
      #expect(again.exit == 0 && again.output.contains("Longest streak"), "\(again)")
      // A query has one line of why for each cell that a table has as it is.
      let query = "SELECT goal, definition, current, 2 * longest FROM"
      for (line, words) in [
        ("\(query) streaks WHERE goal <> '';\n.why 1 current", "Streak"),
        ("list days\n.why 1 logs", "2025"),
        ("SELECT id AS moment FROM moments;\n.why 1 moment", "moment"),
      ] {
        let answer = try echolog.run("repl", input: line + "\n")
        #expect(answer.exit == 0 && answer.output.contains(words), "\(line) \(answer)")
      }
      for line in [
        "\(query) streaks;\n.why 1 \"2 * longest\"", "SELECT current FROM streaks;\n.why 1 current",
        "\(query) streaks('2025-11-10');\n.why 1 current",
      ] {
        let answer = try echolog.run("repl", input: line + "\n")
        #expect(answer.exit == 64 && answer.errors.contains("no evidence"), "\(line) \(answer)")
      }
      let other = try echolog.run("repl", input: "streaks\nstats\n.why 1 current\n")
      #expect(other.exit == 64 && other.errors.contains("Nothing was listed"), "\(other)")
    }
  }

  @Test func `A comparison names what made a row, and the device by its label`() throws {
    try withLife { echolog in
      let line = ["goal", "target", "water", "3", "L"]
      #expect(try echolog.run(line: line, at: "2025-11-14T10:00:00Z").exit == 0)
      let type = ["--type", "goalSet", "--type", "goalTargetChanged"]
      let found = try echolog.run(line: ["replay", "--verify", "2025-11-09", "now"] + type)
      #expect(found.output.contains("+ laptop:3  device laptop,"), "\(found)")
      #expect(found.output.contains("laptop:3  2025-11-10 09:00  goalSet"), "\(found)")
      let alone = try echolog.run("replay", "--by", "recorded")
      #expect(alone.exit == 64 && alone.errors.contains("--from or --to"), "\(alone)")
    }
  }

  @Test func `Days that have logs already are told of by an import, and by a skip`() throws {
    try withLife { echolog in
      try echolog.write("rows.csv", "d,v\n2025-11-10,500\n2025-11-12,500\n")
      let line = "import rows.csv --as log --activity water --map date=d,value=v --set unit=ml"
      let added = try echolog.run(line: Words.split(line))
      #expect(added.errors.contains("On Mon 2025-11-10 something of the same"), "\(added)")
      let skipped = try echolog.run("skip", "2025-11-10", "--goal", "water")
      #expect(skipped.output.contains("What you logged then still counts."), "\(skipped)")
      #expect(try echolog.run("goal", "delete", "water").errors.contains("“goal deactivate”"))
    }
  }

  @Test func `Before the day ends at night an hour to come is that of the evening`() throws {
    try withLife { echolog in
      let night = "2025-11-15T02:00:00Z"
      let kept = try echolog.run(
        "log", "steps", "100", "--at", "23:00", "--note", "home", at: night)
      #expect(kept.errors.contains("→ Fri 2025-11-14 23:00"), "\(kept)")
      let today = try echolog.run("today", at: night).output
      #expect(today.contains("100 steps: home") || today.contains("steps 100: home"), "\(today)")
      let ago = try echolog.run("moment", "Home", "--ago", "2h30m", at: night)
      #expect(ago.errors.contains("→ Fri 2025-11-14 23:30"), "\(ago)")
    }
  }

  @Test func `A bisect takes one value, also one that was passed`() throws {
    try withLife { echolog in
      let two = try echolog.run("bisect", "SELECT day, amount FROM logs")
      #expect(two.exit == 64 && two.errors.contains("2 columns and 2 rows"), "\(two)")
      let ended = try echolog.run("bisect", "SELECT sum(amount) FROM logs", "--is", "2000")
      #expect(ended.output.hasPrefix("nothing → 2000"), "\(ended)")
      #expect(ended.errors.contains("That has ended: the query answers 2500 now."), "\(ended)")
      let passed = try echolog.run("bisect", "SELECT sum(amount) FROM logs", "--is", "2100")
      #expect(passed.output.hasPrefix("2000 → 2500"), "\(passed)")
      #expect(passed.errors.contains("This passed 2100;"), "\(passed)")
      let never = try echolog.run("bisect", "SELECT sum(amount) FROM logs", "--is", "9000")
      #expect(never.exit == 1 && never.output.hasPrefix("It is not so"), "\(never)")
      for (target, day) in [("3 L", 14), ("4 L", 15), ("1 L", 16)] {
        let line = ["goal", "target", "water"] + target.split(separator: " ").map(String.init)
        #expect(try echolog.run(line: line, at: "2025-11-\(day)T10:00:00Z").exit == 0)
      }
      let between = try echolog.run("bisect", "SELECT target FROM goals", "--is", "3000")
      #expect(between.output.hasPrefix("2000 → 3000"), "\(between)")
    }
  }

  @Test func `A span counts for the day on which it ended last, and none is kept that is to come`()
    throws
  {
    try withLife { echolog in
      for (now, span, told) in [
        ("2026-06-10T20:00:00Z", "22:00-01:00", "2026-06-10 01:00 +00:00, counted for Tue"),
        ("2026-06-10T20:00:00Z", "19:00-19:30", "2026-06-10 19:30"),
        ("2026-06-11T01:30:00Z", "14:00-15:30", "2026-06-10 15:30"),
        ("2026-06-10T20:00:00Z", "21:00-21:30", "still to come"),
        ("2026-06-11T01:30:00Z", "23:00-03:30", "still to come"),
        ("2026-06-10T06:00:00Z", "23:00-07:00", "still to come"),
      ] {
        let line = ["log", "sleep", span, "--zone", "UTC"]
        let kept = try echolog.run(line: line, at: now)
        #expect(kept.errors.contains(told), "\(span) \(kept)")
        #expect((kept.exit == 0) != told.hasPrefix("still"), "\(span) \(kept)")
      }
    }
  }

  @Test func `A night in which clocks are set is as long as it was`() throws {
    try withLife { echolog in
      for (now, night) in [
        ("2026-10-25T20:00:00Z", "8 h 50 min"), ("2027-03-28T07:00:00Z", "6 h 50 min"),
        ("2027-04-10T07:00:00Z", "7 h 50 min"),
      ] {
        let line = ["log", "sleep", "23:10-07:00", "--zone", "Europe/Berlin"]
        let kept = try echolog.run(line: line, at: now)
        #expect(kept.output.hasPrefix("sleep \(night) for today"), "\(kept)")
        #expect(kept.errors.contains(" 07:00 +0"), "when it ended: \(kept)")
        let next = String(now.prefix(8)) + "30T07:00:00Z"
        for time in ["\(now.prefix(10))", "\(now.prefix(10)) 08:00"] {
          let later = try echolog.run(line: line + ["--at", time], at: next)
          #expect(later.output.hasPrefix("sleep \(night) for "), "\(time) \(later)")
        }
      }
    }
  }
}
