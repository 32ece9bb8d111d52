import Foundation
import Testing

/// What somebody asks for who does not know yet how the program wants to be asked.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct AskingProgramTests {
  private func withVault(_ body: (inout EchologProcess) throws -> Void) throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(&echolog)
  }

  @Test func `Two goals of one activity are told apart by their periods and named so`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "water", "2", "L")
      try echolog.run("goal", "set", "steps", "9000")
      try echolog.run("goal", "set", "water", "10", "L", "--per", "week")
      try echolog.run("log", "water", "1", "L")
      for line in [["skip", "water"], ["goal", "pause", "water"], ["streak", "water"]] {
        let asked = try echolog.run(line: line)
        #expect(
          asked.exit == 2
            && asked.errors == """
              “water” names several entries.
              Choose "water, daily" or "water, weekly".
                laptop:3  water, daily
                laptop:5  water, weekly

              """,
          "\(line) \(asked)")
      }
      let json = try echolog.run("skip", "water", "--json")
      #expect(
        json.errors.contains(
          #""candidates":[{"id":"laptop:3","text":"water, daily"},{"id":"laptop:5","#), "\(json)")
      let parted = try echolog.run("skip", "water", "weekly")
      #expect(
        parted.exit == 64 && parted.errors.contains(#"Write: echolog skip "water weekly""#),
        "\(parted)")
      let timed = try echolog.run("remind", "water", "weekly", "20:00")
      #expect(timed.errors.contains(#"echolog remind "water weekly" "20:00""#), "\(timed)")
      let paused = try echolog.run("goal", "pause", "water, weekly", "--json")
      #expect(
        paused.output.contains(#""goals":[{"id":"laptop:5""#) && paused.exit == 0, "\(paused)")
      #expect(try echolog.run("remind", "daily water", "20:00").exit == 0)
      let list = try echolog.run("streaks").output
      for words in ["water, daily: reached ", "water, weekly: reached ", "steps goal reached "] {
        #expect(list.contains("\n" + words), "\(list)")
      }
      let streaks = try echolog.run("streaks", "--json").output
      #expect(streaks.contains(#""goal":"laptop:5","period":"week""#), "\(streaks)")
      #expect(try echolog.run("chart", "water, weekly").output.contains("goal 10 L a week"))
    }
  }

  @Test func `How much fits stands in help, and an interval is read as people write it`() throws {
    try withVault { echolog in
      let helps = [
        ("send", "There is room for 280 characters in the note."),
        ("moment", "There is room for 10,000 characters in the moment."),
        (
          "remember",
          "There is room for 1,000,000 characters in the text, 200 in the title, 100 in the label."
        ),
      ]
      for (command, words) in helps {
        #expect(try echolog.run("help", command).output.contains("\n" + words + "\n"))
        #expect(try echolog.run("help", command, "--json").output.contains(words))
      }
      let long = String(repeating: "x", count: 60_000)
      let refused = try echolog.run("send", "-", "-e", "joy", "-i", "3d", input: long)
      #expect(refused.errors.contains("has 60,000 characters; 280 fit"), "\(refused)")
      for (words, days) in [("3", 3), ("3 days", 3), ("week", 7), ("month", 30)] {
        let sent = try echolog.run("send", "x", "-e", "joy", "--in", words, "--json")
        #expect(sent.exit == 0 && sent.output.contains("\"days\":\(days),"), "\(words) \(sent)")
      }
      for line in [
        ["send", "x", "-e", "joy", "--in", "3", "days"],
        ["send", "--in", "3", "days", "-e", "joy"],
      ] {
        let parted = try echolog.run(line: line)
        #expect(
          parted.exit == 64
            && parted.errors == """
              “3 days” needs quotes around it to be one value.
              Write --in 1d, 3d, 7d, 30d or 90d, the five that there are.

              """,
          "\(parted)")
        let json = try echolog.run(line: ["--json"] + line)
        #expect(json.errors.contains(#""error":"intervalParted""#), "\(json)")
      }
    }
  }

  @Test func `Tables fit a terminal of fifty columns, and are never cut where there is none`()
    throws
  {
    try withVault { echolog in
      let text = "A long moment that goes on and on and on, so that it would wrap anywhere"
      try echolog.run("moment", text)
      try echolog.run("goal", "set", "steps", "8000")
      try echolog.run("goal", "set", "water", "2", "L")
      try echolog.run("goal", "set", "water", "10", "L", "--per", "week")
      try echolog.run("log", "water", "0.5", "L", "--note", "with a slice of lemon and some mint")
      try echolog.run(
        "remember", "The ferry to Procida, and lemons", "--tag", "summer", "--person", "Ana")
      try echolog.run("send", "x", "-e", "joy", "-i", "3d")
      let lines = [
        ["today"], ["goals"], ["progress"], ["streaks"], ["moments"], ["memories"], ["logs"],
        ["echoes"], ["history"], ["search", "a"], ["search", "lemon"],
      ]
      for line in lines {
        echolog.variables = [:]
        let whole = try echolog.run(line: line).output
        #expect(!whole.contains("…") || line == ["echoes"], "\(whole)")
        echolog.variables = ["COLUMNS": "50"]
        let narrow = try echolog.run(line: line).output
        let rows = narrow.split(separator: "\n").filter {
          $0.contains("laptop:") || line == ["streaks"]
        }
        #expect(!rows.isEmpty && rows.allSatisfy { $0.count <= 50 }, "\(narrow)")
      }
    }
  }
}
