import RunningProgram
import Testing

/// Answers at a terminal as narrow as a phone or a split pane.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct NarrowProgramTests {
  /// What a diary answers at a terminal of so many columns.
  private func withDiary(
    _ body: (_ said: (_ line: String, _ width: Int) throws -> String) throws -> Void
  ) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    for (now, line) in Self.lines {
      let answer = try echolog.run(
        line: line.split(separator: "|").map(String.init), at: "2025-11-\(now):00Z")
      #expect(answer.exit == 0, "\(line): \(answer)")
    }
    try body { line, width in
      var narrow = echolog
      narrow.variables["COLUMNS"] = String(width)
      let answer = try narrow.run(line: line.split(separator: " ").map(String.init))
      #expect(answer.exit == 0, "\(line): \(answer)")
      return answer.output
    }
  }

  /// How an answer of the diary looks at 44 columns, and at 80.
  func expectAnswer(to line: String, at44: String, at80: String) throws {
    try withDiary { said in
      let (narrow, wide) = (try said(line, 44), try said(line, 80))
      #expect(narrow == at44)
      #expect(wide == at80)
    }
  }

  private static let lines =
    [
      ("10T08:00", "goal|set|water|2|L"), ("10T08:00", "goal|set|meditation|90|min|--per|week"),
      ("10T08:00", "goal|set|steps|8000"),
      ("10T08:00", "send|You have prepared well, whatever comes.|--emotion|comfort|--in|30d"),
    ] + (10...16).map { ("\($0)T20:00", "log|water|2|L") } + [
      ("15T20:30", "log|meditation|90|min|--note|Rain on the roof, and a long evening"),
      ("16T20:30", "log|steps|12345"), ("16T20:31", "undo"),
      ("17T08:00", "skip|2025-11-14|--reason|A day in bed, with tea and a book"),
      ("17T08:00", "goal|pause|water|--to|2025-11-20|--reason|A week at the sea"),
      ("17T08:00", "goal|pause|meditation"),
      ("17T08:00", "remind|water|20:00"), ("17T08:00", "remind|meditation|7:00|--on|mon,tue,fri"),
    ]

  @Test func `No answer is wider than the terminal, and no ID is broken`() throws {
    try withDiary { said in
      for width in [40, 44, 60, 80, 100] {
        for line in Self.answers {
          let answer = try said(line, width)
          for row in answer.split(separator: "\n") {
            #expect(row.count <= width, "\(line) at \(width): \(row)")
            #expect(row.ranges(of: "laptop:").count == row.ranges(of: /laptop:\d+/).count)
          }
        }
      }
    }
  }

  private static let answers = [
    "badges", "chart water", "chart water --month", "chart logs --with echoes",
    "chart water --as year", "chart water --with steps --as spark", "devices", "echoes",
    "goal history water", "goals", "history", "journey", "logs --all", "moments", "notifications",
    "patterns", "progress", "reminders", "review", "search sea", "stats", "streaks", "today",
  ]
}
