import Echolog
import Foundation
import Program
import RunningProgram
import Testing

/// How much of a list is shown, and how whole its values are.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ListingProgramTests {
  /// More of each list than fits on a screen.
  private static let count = 35

  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  /// A moment, a log and a memory on each of so many days.
  private func active(_ echolog: EchologProcess) throws {
    let days = (1...Self.count).map { "2025-\($0 > 20 ? "10" : "09")-\(10 + $0 % 20)" }
    try echolog.write(
      "all.csv", "date,text,value\n" + days.map { "\($0),lake \($0),7\n" }.joined())
    for (form, map) in [
      ("moment", ["--map", "date=date,text=text"]), ("memory", ["--map", "date=date,text=text"]),
      ("log", ["--map", "date=date,note=text,value=value", "--set", "activity=steps"]),
    ] {
      let taken = try echolog.run(line: ["import", "all.csv", "--as", form] + map)
      #expect(taken.exit == 0, "\(taken)")
    }
  }

  /// Each list with the number of its rows, and how many a screen shows.
  private static let lists: [(line: [String], all: Int, seen: Int, member: String)] = [
    (["moments"], count, 20, "moments"), (["memories"], count, 20, "memories"),
    (["logs"], count, 20, "logs"), (["search", "lake"], 3 * count, 20, "hits"),
    (["journey"], count, 30, "days"),
  ]

  @Test func `A list is whole in a pipe and for programs, unless a size is given`()
    throws
  {
    try withVault { echolog in
      try active(echolog)
      for (line, all, _, member) in Self.lists {
        let isJourney = line == ["journey"]
        let limit = [isJourney ? "--days" : "--limit", "7"]
        for (words, expected) in [([], all), (limit, 7)] {
          let plain = try echolog.run(line: line + words + ["--plain"]).output
          #expect(plain.split(separator: "\n").count == expected, "\(line + words)")
          let json = try echolog.run(line: line + words + ["--json"]).output
          let page = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
          #expect((page?[member] as? [Any])?.count == expected, "\(line + words)")
          #expect(page?["total"] as? Int == all, "\(line + words)")
          let piped = try echolog.run(line: line + words)
          let entries = piped.output.ranges(of: "lake 2025").count
          let perRow = isJourney ? 2 : 1
          #expect(entries == expected * perRow, "\(line + words) \(piped)")
          #expect(piped.errors.contains("more") == (expected < all), "\(line + words) \(piped)")
        }
      }
      let pages = try echolog.run("logs", "--page", "2", "--plain").output
      #expect(pages.split(separator: "\n").count == Self.count - 20)
    }
  }

  @Test func `A date of every year shows the years that have something, the latest first`() throws {
    try withVault { echolog in
      for day in ["2024-11-18", "2023-11-17", "2021-11-18"] {
        #expect(try echolog.run("moment", "Walked", "--at", day).exit == 0)
      }
      let same = try echolog.run("day", "--every-year", at: "2025-11-18T20:30:00Z").output
      #expect(same.contains("Mon 2024-11-18  1 year ago"), "\(same)")
      #expect(same.contains("Thu 2021-11-18  4 years ago"), "\(same)")
      #expect(!same.contains("2023"), "\(same)")
      let plain = try echolog.run("day", "2025-11-18", "--every-year", "--plain").output
      #expect(plain.split(separator: "\n").map { $0.prefix(10) } == ["2024-11-18", "2021-11-18"])
      let none = try echolog.run("day", "2025-11-19", "--every-year")
      #expect(none.exit == 1)
      #expect(none.output.contains("any November 19"), "\(none)")
    }
  }

  @Test func `A day is everything of it with times and names, and of no other day`() throws {
    try withVault { echolog in
      for words in [["moment", "Walked"], ["moment", "Before", "--at", "yesterday 21:30"]] {
        #expect(try echolog.run(line: words, at: "2025-11-18T20:30:00Z").exit == 0)
      }
      let today = try echolog.run("day", "--plain", at: "2025-11-18T20:30:00Z").output
      #expect(today == "laptop:3\tmoment\t2025-11-18T20:30:00Z\t\tWalked\n", "\(today)")
      let past = try echolog.run("day", "yesterday", "--plain", at: "2025-11-18T20:30:00Z").output
      #expect(past == "laptop:4\tmoment\t2025-11-17T21:30:00Z\t\tBefore\n", "\(past)")
    }
  }

  @Test func `At a terminal a list has room on the screen, and shows how to see the rest`() throws {
    try withVault { echolog in
      try active(echolog)
      for (line, all, seen, _) in Self.lists {
        let shown = try echolog.converse(line, []).output
        let perRow = line == ["journey"] ? 2 : 1
        #expect(shown.ranges(of: "lake 2025").count == seen * perRow, "\(line) \(shown)")
        #expect(shown.contains("\(all - seen) more"), "\(line) \(shown)")
        let json = try echolog.converse(line + ["--json"], []).output
        #expect(json.contains("\"total\":\(all)"))
        let plain = try echolog.converse(line + ["--plain"], []).output
        #expect(plain.split(separator: "\n").count == all, "\(line)")
      }
    }
  }

  @Test func `Plain lines have each text whole, with escapes where it would part or steer them`()
    throws
  {
    try withVault { echolog in
      let long = String(repeating: "word ", count: 80) + "end"
      let text = "one\ttwo\nthree\\four \u{1B}[31m \"five\"\r\n\u{2066}" + long
      let escaped =
        #"one\ttwo\nthree\\four \u001b[31m "five"\r\n\u2066"# + long
      let sent = "2025-11-10T12:00:00Z"
      #expect(try echolog.run("moment", text).exit == 0)
      #expect(try echolog.run("log", "water", "1", "L", "--note", text).exit == 0)
      let title = "T\t" + String(repeating: "t", count: 190)
      #expect(try echolog.run("remember", text, "--title", title, "--tag", "a\tb").exit == 0)
      #expect(try echolog.run("remember", text).exit == 0)
      let note = "n\tote " + String(repeating: "n", count: 200)
      #expect(try echolog.run("send", note, "-e", "joy", "-i", "1d", at: sent).exit == 0)
      #expect(try echolog.run("reveal", "laptop:8").exit == 0)
      #expect(try echolog.run("reflect", "laptop:8", text).exit == 0)
      #expect(try echolog.run("summary", text).exit == 0)
      for (line, count) in [
        ("moments", 1), ("logs", 1), ("memories", 1), ("memory laptop:5", 1), ("show laptop:3", 1),
        ("show laptop:4", 1), ("show laptop:5", 1), ("show laptop:8", 1), ("echoes --all", 1),
        ("today", 3), ("history", 3), ("replay --as table", 3), ("journey", 1), ("summary", 1),
      ] {
        let plain = try echolog.run(
          line: line.split(separator: " ").map(String.init) + ["--plain"]
        ).output
        #expect(plain.ranges(of: escaped).count == count, "\(line): \(plain)")
      }
      let titled = "T\\t" + String(repeating: "t", count: 190) + "\ta\\tb\n"
      #expect(try echolog.run("memories", "--plain").output.contains(titled))
      let opened = "n\\tote " + String(repeating: "n", count: 200)
      for line in [["echoes", "--all"], ["show", "laptop:8"]] {
        #expect(try echolog.run(line: line + ["--plain"]).output.contains(opened), "\(line)")
      }
    }
  }

  @Test func `A listing comes as CSV with all columns, and nothing else takes that`() throws {
    try withVault { echolog in
      #expect(try echolog.run("moment", "One, \"two\"\nthree").exit == 0)
      let csv = try echolog.run("moments", "--csv")
      let rows = csv.output.components(separatedBy: "\r\n")
      #expect(rows[0].hasPrefix("id,device,text,praise,"), "\(csv)")
      #expect(rows[1].hasPrefix("laptop:3,laptop,\"One, \"\"two\"\"\nthree\","), "\(csv)")
      #expect(rows.count == 3 && rows[2].isEmpty && csv.errors.isEmpty, "\(csv)")
      let none = try echolog.run("echoes", "--csv")
      #expect(none.output.hasPrefix("id,device,state,") && none.exit == 0, "\(none)")
      for line in [["moment", "x"], ["today"], ["stats"], ["repl"]] {
        let refused = try echolog.run(line: line + ["--csv"])
        #expect(refused.exit == 64 && refused.output.isEmpty, "\(line) \(refused)")
        #expect(refused.errors.contains("lists nothing"), "\(line) \(refused)")
      }
      let programError = Messages.programError(UsageError.listsNothing(command: "today"))
      #expect(programError.word == "listsNothing")
      #expect(try echolog.run("moments", "--plain").output.split(separator: "\n").count == 1)
      let both = try echolog.run("moments", "--csv", "--json")
      #expect(both.exit == 64 && both.errors.contains("optionsExclude"), "\(both)")
    }
  }

  @Test func `Rows of a listing are chosen in the words of SQL, shown by columns and counted`()
    throws
  {
    try withVault { echolog in
      for line in [
        ["goal", "set", "water", "2 L", "--per", "day"],
        ["log", "water", "0.5 L"], ["log", "water", "1 L", "--note", "after the run"],
        ["log", "steps", "8000"], ["log", "sleep", "7h", "--at", "2025-11-17 23:00"],
      ] {
        #expect(try echolog.run(line: line).exit == 0, "\(line)")
      }
      func output(_ words: String...) throws -> String {
        let answer = try echolog.run(line: words)
        #expect(answer.exit == 0 && answer.errors.isEmpty, "\(words) \(answer)")
        return answer.output
      }
      let water = try output("logs", "--where", "activity = 'water'", "--plain")
      #expect(water.split(separator: "\n").count == 2 && !water.contains("steps"))
      let noted = try output("logs", "--where", "note LIKE '%run%' -- by its words", "--json")
      #expect(noted.contains("laptop:5") && !noted.contains("laptop:4"), "\(noted)")
      #expect(noted.contains("\"schema\": \"logs/1\"") || noted.contains("\"schema\":\"logs/1\""))
      #expect(
        try output("logs", "--fields", "activity,amount", "--plain", "--reverse")
          == "sleep\t25200\nwater\t500\nwater\t1000\nsteps\t8000\n")
      #expect(
        try output("logs", "--group-by", "activity", "--plain") == "sleep\t1\nsteps\t1\nwater\t2\n")
      #expect(
        try output("logs", "--group-by", "activity", "--csv")
          == "activity,count\r\nsleep,1\r\nsteps,1\r\nwater,2\r\n")
      for all in [["--limit", "2"], ["--limit", "2", "--page", "1"]] {
        let part = ["logs", "--group-by", "activity", "--plain"] + all
        #expect(try echolog.run(line: part).output == "sleep\t1\nsteps\t1\n", "all are counted")
      }
      #expect(try output("logs", "--count", "--limit", "2") == "4\n")
      #expect(try output("logs", "--where", "amount > 600", "--count") == "3\n")
      #expect(try output("goals", "--where", "activity = 'water'", "--count", "--plain") == "1\n")
      #expect(try output("settings", "--where", "name = 'praise'", "--plain") == "praise\ton\n")
      for listing in [
        "echoes", "moments", "memories", "goals", "progress", "streaks", "badges", "reminders",
        "notifications", "devices", "settings", "quotes",
      ] {
        let none = try echolog.run(listing, "--where", "1 = 0")
        #expect(none.output == "Nothing is found.\n" && none.exit == 1, "\(listing) \(none)")
        #expect(try echolog.run(listing, "--count", "--where", "0").output == "0\n", "\(listing)")
      }
    }
  }

  @Test func `Counts by weekday come as the weeks of the person begin`() throws {
    try withVault { echolog in
      for day in ["2025-11-17", "2025-11-16", "2025-11-15", "2025-11-09"] {
        try echolog.run("log", "steps", "10", "--at", day)
      }
      func counts() throws -> String {
        try echolog.run("logs", "--group-by", "weekday", "--plain").output
      }
      #expect(try counts() == "monday\t1\nsaturday\t1\nsunday\t2\n")
      let set = try echolog.run("set", "week-start", "sunday")
      #expect(set.errors.contains("lists, charts and goals"), "\(set)")
      #expect(try counts() == "sunday\t2\nmonday\t1\nsaturday\t1\n")
      let sql = "SELECT DISTINCT weekday FROM logs ORDER BY weekday"
      #expect(try echolog.run("sql", sql, "--plain").output == "sunday\nmonday\nsaturday\n")
    }
  }

  @Test func `A condition or column that no table has is refused, and counts show no columns`()
    throws
  {
    try withVault { echolog in
      for (line, word) in [
        (["moments", "--where", "mood = 'joy'"], "no such column: mood"),
        (["moments", "--where", "1); DELETE FROM moments; --"], "query"),
        (["moments", "--fields", "txt"], "text"), (["moments", "--fields", ""], "--fields"),
        (["moments", "--group-by", "weekdy"], "weekday"),
        (["moments", "--count", "--fields", "day"], "--fields"),
        (["logs", "--all", "--where", "1"], "--where"), (["today", "--count"], "--count"),
      ] {
        let refused = try echolog.run(line: line)
        #expect(refused.exit == 64 && refused.output.isEmpty, "\(line) \(refused)")
        #expect(refused.errors.contains(word), "\(line) \(refused)")
      }
    }
  }
}
