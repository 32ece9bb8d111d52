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
