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
