import Foundation
import RunningProgram
import Testing

/// Why numbers are what they are, as the program explains it.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct WhyProgramTests {
  private func withLife(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    func on(_ day: Int, _ line: String...) throws {
      let at = "2025-11-\(day < 10 ? "0" : "")\(day)T12:00:00Z"
      let answer = try echolog.run(line: line, at: at)
      #expect(answer.exit == 0, "\(line) \(answer)")
    }
    try on(1, "init", "--name", "laptop", "--key-file", "key")
    try on(1, "goal", "set", "water", "1", "L")
    for day in 1...3 { try on(day, "log", "water", "\(day)", "L") }
    try on(3, "log", "water", "0.5", "L")
    try on(5, "skip", "2025-11-04", "--reason", "Flu")
    try on(5, "log", "water", "2", "L")
    try on(5, "moment", "Walked")
    try body(echolog)
  }

  private func json(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func ids(_ answer: [String: Any], in list: String = "events") throws -> [String] {
    try #require(answer[list] as? [[String: Any]]).compactMap { $0["id"] as? String }
  }

  private static let now = "2025-11-05T20:00:00Z"

  @Test func `A streak names the events that it rests on, and the days that it went over`() throws {
    try withLife { echolog in
      let answer = try json(
        try echolog.run("why", "streak", "water", "--all", "--json", at: Self.now).output)
      #expect(answer["value"] as? Int == 4 && answer["unit"] as? String == "days", "\(answer)")
      #expect(answer["total"] as? Int == 6)
      #expect(
        try ids(answer)
          == ["laptop:3", "laptop:4", "laptop:6", "laptop:7", "laptop:9", "laptop:10"])
      #expect(try ids(answer, in: "spare") == ["laptop:8"], "a second log of the day")
      let bridges = try #require(answer["bridges"] as? [[String: Any]])
      #expect(bridges.first?["event"] as? String == "laptop:9" && bridges.count == 1)
      let told = try echolog.run("why", "streak", "water", at: Self.now).output
      #expect(told.contains("4 days, since Sat 2025-11-01"), "\(told)")
      #expect(told.contains("over Tue 2025-11-04: skipped  laptop:9"), "\(told)")
      let then = try echolog.run("--asof", "2025-11-02", "why", "streak", "water", at: Self.now)
      #expect(then.output.contains("2 days, since"), "\(then)")
    }
  }

  @Test func `All of the evidence is a tree: the goal, then day by day with what is not needed`()
    throws
  {
    try withLife { echolog in
      let line = ["why", "streak", "water", "--all"]
      let told = try echolog.run(line: line, at: Self.now).output
      let tree = told.split(separator: "\n").map { $0.drop { $0 == " " } }
      let wanted = [
        "It rests on 6 events, and needs each of them; it would be the same without 1 more event:",
        "The goal", "Sat 2025-11-01", "Sun 2025-11-02", "Mon 2025-11-03", "water 3 L",
        "water 500 ml", "Tue 2025-11-04: skipped", "skipped", "Wed 2025-11-05",
      ]
      var rest = tree[...]
      for row in wanted {
        let place = rest.firstIndex { $0.hasPrefix(row) }
        rest = rest[(try #require(place, "\(row): \(told)") + 1)...]
      }
      #expect(told.ranges(of: "not needed").count == 1, "\(told)")
      let answer = try json(try echolog.run(line: line + ["--json"], at: Self.now).output)
      let parts = try #require(answer["tree"] as? [[String: Any]])
      #expect(
        parts.map { $0["kind"] as? String } == ["goal", "day", "day", "day", "bridge", "day"])
      let third = try #require(parts[3]["events"] as? [[String: Any]])
      #expect(third.map { $0["isNeeded"] as? Bool } == [true, false])
      #expect(parts[4]["cause"] as? String == "skip" && parts[4]["from"] as? String == "2025-11-04")
      #expect(answer["spareTotal"] as? Int == 1)

      let page = line + ["--limit", "3", "--page", "2"]
      let second = try json(try echolog.run(line: page + ["--json"], at: Self.now).output)
      #expect(try ids(second) == ["laptop:6", "laptop:7"].suffix(1) + ["laptop:9"], "\(second)")
      #expect(try ids(second, in: "spare") == ["laptop:8"])
      let cut = try echolog.run(line: page, at: Self.now)
      #expect(cut.errors.contains("1 more event: the same with --page 3"), "\(cut)")
      #expect(!cut.output.contains("The goal"), "\(cut)")
    }
  }

  @Test func `A weekly goal has its days by week, and a long total its days by month and year`()
    throws
  {
    try withLife { echolog in
      let set = ["goal", "set", "steps", "7000", "--per", "week"]
      #expect(try echolog.run(line: set, at: "2025-11-03T09:00:00Z").exit == 0)
      for day in ["2025-11-03", "2025-11-05"] {
        #expect(try echolog.run("log", "steps", "4000", at: day + "T10:00:00Z").exit == 0)
      }
      let weekly = try json(
        try echolog.run("why", "progress", "steps", "--all", "--json", at: Self.now).output)
      let parts = try #require(weekly["tree"] as? [[String: Any]])
      #expect(parts.map { $0["kind"] as? String } == ["goal", "week"], "\(weekly)")
      #expect((parts[1]["parts"] as? [Any])?.count == 2)
      let days = (1...28).flatMap { day in
        (1...14).map { "\(2023 + $0 / 13)-\($0 % 12 + 1)-\(day),Walked\n" }
      }
      try echolog.write("rows.csv", "d,t\n" + days.joined())
      let line = ["import", "rows.csv", "--as", "moment", "--map", "date=d,text=t", "--yes"]
      let taken = try echolog.run(line: line, at: Self.now)
      #expect(taken.exit == 0, "\(taken)")
      let all = try json(
        try echolog.run("why", "stats.moments", "--all", "--json", at: Self.now).output)
      let years = try #require(all["tree"] as? [[String: Any]])
      #expect(years.allSatisfy { $0["kind"] as? String == "year" } && years.count > 1, "\(years)")
      let months = try #require(years[0]["parts"] as? [[String: Any]])
      #expect(months.allSatisfy { $0["kind"] as? String == "month" })
    }
  }

  @Test func `The longest streak, and one of any log, have evidence of their own`() throws {
    try withLife { echolog in
      #expect(try echolog.run("log", "steps", "900", at: Self.now).exit == 0)
      let later = "2025-11-09T20:00:00Z"
      func answer(_ line: String...) throws -> [String: Any] {
        try json(try echolog.run(line: ["why", "streak"] + line + ["--json"], at: later).output)
      }
      #expect(try answer("water")["value"] as? Int == 0)
      let over = try echolog.run("why", "streak", "water", at: later)
      #expect(over.errors.contains("echolog streak laptop:3 tells what ended it"), "\(over)")
      let longest = try answer("water", "--longest")
      #expect(longest["value"] as? Int == 4 && longest["to"] as? String == "2025-11-05")
      #expect(
        try ids(longest)
          == ["laptop:3", "laptop:4", "laptop:6", "laptop:7", "laptop:9", "laptop:10"])
      let ofAnyLog = try answer("water", "--any-log", "--longest")
      #expect(
        try ids(ofAnyLog)
          == ["laptop:3", "laptop:4", "laptop:6", "laptop:7", "laptop:9", "laptop:10"],
        "the skip needs its goal")
      let steps = try answer("steps", "--longest")
      #expect(steps["figure"] as? String == "streak steps --any-log --longest", "\(steps)")
      #expect(try ids(steps) == ["laptop:12"], "there is no goal")
      let refused = try echolog.run("why", "streak", "water", "--by", "goalMet", "--any-log")
      #expect(refused.exit == 64, "\(refused)")
    }
  }

  @Test func `Progress, totals, badges, entries and today have their events`() throws {
    try withLife { echolog in
      let expected: [(line: String, ids: [String]?, value: String?)] = [
        ("progress water", ["laptop:3", "laptop:10"], nil),
        ("stats.moments", ["laptop:11"], nil), ("stats.water.amount", nil, "8500"),
        ("stats.water.logs --limit 2", ["laptop:4", "laptop:6"], "5"),
        ("badge firstGoalMet", ["laptop:3", "laptop:4", "laptop:5"], nil),
        ("moment laptop:11", ["laptop:11"], "kept"), ("today", ["laptop:11", "laptop:10"], nil),
      ]
      for (line, ids, value) in expected {
        let words = ["why"] + line.split(separator: " ").map(String.init) + ["--json"]
        let answer = try json(try echolog.run(line: words, at: Self.now).output)
        let found = try self.ids(answer)
        #expect(ids == nil || found == ids, "\(line) \(answer)")
        let told = answer["value"].map { "\($0)" }
        #expect(value == nil || told == value, "\(line) \(answer)")
      }
    }
  }

  @Test func `What an event counts towards is the inverse`() throws {
    try withLife { echolog in
      let answer = try json(try echolog.run("feeds", "laptop:10", "--json", at: Self.now).output)
      let figures = try #require(answer["figures"] as? [[String: Any]])
      let needing = figures.filter { $0["isNeeded"] as? Bool == true }
        .compactMap { $0["figure"] as? String }
      #expect(needing.contains("progress laptop:3") && needing.contains("stats.water.amount"))
      #expect(needing.contains("streak laptop:3 --by loggedNonZero"), "\(needing)")
      for line in needing {
        let why = try echolog.run(
          line: ["why"] + line.split(separator: " ").map(String.init) + ["--json"], at: Self.now)
        #expect(try ids(try json(why.output)).contains("laptop:10"), "\(line) \(why)")
      }
      #expect(try echolog.run("remove", "laptop:10", at: Self.now).exit == 0)
      let later = try json(
        try echolog.run("feeds", "laptop:4", "--json", at: "2025-11-09T20:00:00Z").output)
      let all = try #require(later["figures"] as? [[String: Any]])
      let then = all.filter { $0["figure"] as? String == "progress laptop:3 --asof 2025-11-01" }
      #expect(then.count == 1 && then[0]["isNeeded"] as? Bool == true, "\(later)")
      let gone = try echolog.run("feeds", "laptop:10", at: Self.now)
      #expect(gone.exit == 1 && gone.output.contains("towards nothing"), "\(gone)")
    }
  }

  @Test func `A cell of the listing before is asked about by its row and column`() throws {
    try withLife { echolog in
      try echolog.write(
        "cells", ".why 1 current\n")
      #expect(try echolog.run("repl", "cells").errors.contains("Nothing was listed last"))
      try echolog.write("cells", "streaks\n.why 2 current\nmoments\n.why 1 day\n")
      let told = try echolog.run("repl", "cells", at: Self.now)
      #expect(
        told.output.contains("Streak, water a day, target met  4 days, since Sat 2025-11-01"),
        "\(told)")
      #expect(told.output.contains("Moment laptop:11  kept"), "\(told)")
      try echolog.write("cells", "streaks\n.asof 2025-11-02\n.why 2 current\n")
      #expect(try echolog.run("repl", "cells").errors.contains("Nothing was listed last"))
      try echolog.write(
        "cells",
        "list days\n.why 1 water\nlist activities\n.why 1 amount\nlist runs\n.why 1 length\n")
      let cells = try echolog.run("repl", "cells", at: Self.now)
      #expect(cells.exit == 0 && cells.output.contains("It rests on"), "\(cells)")
      try echolog.write("cells", "targets\n.why 1 metCount\n.why 1 amount\n")
      let targets = try echolog.run("repl", "cells", at: Self.now)
      #expect(targets.output.contains("laptop:3  2025-11-01"), "\(targets)")
      for (cell, next) in [("3 current", "from 1 to 2"), ("1 curent", "current")] {
        try echolog.write("cells", "streaks\n.why \(cell)\n")
        let refused = try echolog.run("repl", "cells", at: Self.now)
        #expect(refused.exit == 64 && refused.errors.contains(next), "\(refused)")
      }
    }
  }

  @Test func `What is not there is answered with what to do`() throws {
    try withLife { echolog in
      for (line, next) in [
        (["streek", "water"], "why streak"), (["streak", "tea"], "laptop:3"),
        (["stats.momentts"], "why stats.moments"), (["badge", "streak7Days"], "echolog badges"),
        (["badge", "7-day streak"], "echolog badges"),
        (["moment", "laptop:4"], "moments"), ([], "why"),
      ] {
        let answer = try echolog.run(line: ["why"] + line, at: Self.now)
        #expect([2, 64].contains(answer.exit) && answer.errors.contains(next), "\(answer)")
      }
    }
  }

  @Test func `First days and readings again name the note, the moment and the event behind them`()
    throws
  {
    try withLife { echolog in
      let later = [
        (6, "send Breathe -e joy -i 1d"), (8, "reveal"), (8, "dismiss laptop:12"),
        (9, "reveal laptop:12"), (9, "moment Sang"),
      ]
      for (day, line) in later {
        let words = line.split(separator: " ").map(String.init)
        let answer = try echolog.run(line: words, at: "2025-11-0\(day)T12:00:00Z")
        #expect(answer.exit == 0, "\(line) \(answer)")
      }
      func answer(_ total: String) throws -> [String: Any] {
        try json(
          try echolog.run("why", "stats." + total, "--json", at: "2025-11-10T12:00:00Z").output)
      }
      let note = try answer("firstNoteDay")
      #expect(note["value"] as? String == "2025-11-06")
      #expect(try ids(note) == ["laptop:12"])
      let since = try answer("daysSinceFirstNote")
      #expect(since["value"] as? Int == 4)
      #expect(try ids(since) == ["laptop:12"])
      let moment = try answer("firstMomentDay")
      #expect(moment["value"] as? String == "2025-11-05")
      #expect(try ids(moment) == ["laptop:11"])
      let again = try answer("echoesReadAgain")
      #expect(again["value"] as? Int == 1, "\(again)")
      let roles = try #require(again["events"] as? [[String: Any]]).compactMap { $0["role"] }
      #expect(roles as? [String] == ["note", "readingAgain"], "\(again)")
      let reopened = try #require(try ids(again).last)
      let fed = try echolog.run("feeds", reopened, "--plain", at: "2025-11-10T12:00:00Z")
      #expect(fed.output.contains("stats.echoesReadAgain\t1\t"), "\(fed)")
      let none = try echolog.run("why", "stats.firstNoteDay", at: Self.now)
      #expect(none.output.contains("none yet"), "\(none)")
    }
  }
}
