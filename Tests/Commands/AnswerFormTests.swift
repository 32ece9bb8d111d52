import Foundation
import RunningProgram
import Testing

/// What programs read: one form on one stream, the same fields always, and exit codes by one rule.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct AnswerFormTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  private func objects(_ text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }
  }

  private func schemas(_ text: String) throws -> [String] {
    try objects(text).map { try #require($0["schema"] as? String) }
  }

  @Test func `Where events are listed there is nothing else, and hashes go to the side`() throws {
    try withVault { echolog in
      try echolog.run("moment", "One")
      let lines = try echolog.run("replay", "--hash", "--as", "jsonl")
      #expect(try schemas(lines.output) == Array(repeating: "event/1", count: 3), "\(lines)")
      #expect(lines.errors.contains("History  ") && lines.errors.contains("State    "), "\(lines)")
      #expect(lines.errors.ranges(of: "3 rows of events written.").count == 1, "\(lines)")
      let some = try echolog.run("replay", "--hash", "--json", "--type", "momentLogged")
      #expect(try schemas(some.output) == ["event/1"], "\(some)")
      let told = try objects(some.errors)
      #expect(told.count == 1 && told[0]["listed"] as? Int == 1, "\(some)")
      #expect(told[0]["by"] is NSNull, "\(some)")
      let alone = try echolog.run("replay", "--hash", "--json").output
      let hashes = try objects(alone)
      #expect(hashes[0]["stateHash"] as? String != told[0]["stateHash"] as? String, "\(alone)")
    }
  }

  @Test func `An empty answer is an object too, and its exit code gives the reason`() throws {
    try withVault { echolog in
      let rows: [(String, String, Int32)] = [
        ("replay --type keyRotated", "replay/1", 1), ("search zzzz", "search/1", 1),
        ("logs", "logs/1", 0), ("logs --text zzz", "logs/1", 1),
        ("logs --activity water", "logs/1", 1), ("memories", "memories/1", 0),
        ("memories --tag zzz", "memories/1", 1), ("journey", "journey/1", 0),
        ("journey --to 2001-01-01", "journey/1", 1), ("echoes", "echoes/1", 0),
        ("echoes --due", "echoes/1", 0), ("moments", "moments/1", 0),
      ]
      for (line, schema, exit) in rows {
        let words = line.split(separator: " ").map(String.init)
        let answer = try echolog.run(line: words + ["--json"])
        #expect(try schemas(answer.output) == [schema], "\(line) \(answer)")
        #expect(answer.exit == exit && answer.errors.isEmpty, "\(line) \(answer)")
        #expect(try echolog.run(line: words).exit == exit, "\(line)")
      }
    }
  }

  @Test func `Echoes have the same fields whichever of them are listed`() throws {
    try withVault { echolog in
      let sent = "2025-11-18T12:00:00Z"
      try echolog.run("send", "Rest.", "-e", "comfort", "-i", "1d", at: sent)
      try echolog.run("send", "Later.", "-e", "hope", "-i", "90d", at: sent)
      for (words, count) in [([], 2), (["--due"], 1), (["--all"], 2)] as [([String], Int)] {
        let answer = try echolog.run(
          line: ["echoes", "--json"] + words, at: "2025-11-20T12:00:00Z")
        let page = try #require(try objects(answer.output).first)
        #expect(page["scheduledCount"] as? Int == 1, "\(words) \(answer)")
        #expect(page["badgeCount"] as? Int == 1, "\(words) \(answer)")
        #expect((page["calendar"] as? [Any])?.count == 1, "\(words) \(answer)")
        #expect((page["echoes"] as? [Any])?.count == count, "\(words) \(answer)")
      }
    }
  }

  @Test func `The name of a file decides the form of an export, unless it is given`() throws {
    try withVault { echolog in
      try echolog.run("moment", "One")
      let rows = [
        ("all.csv", "csv", "\u{FEFF}kind,when,"), ("All.MD", "markdown", "# Diary\n"),
        ("all.jsonl", "jsonl", #"{"schema":"event/1""#), ("all.json", "jsonl", #"{"schema":"ev"#),
        ("all", "jsonl", #"{"schema":"event/1""#),
      ]
      for (name, form, begin) in rows {
        let answer = try echolog.run("export", name, "--json")
        let page = try #require(try objects(answer.output).first, "\(answer)")
        #expect(page["schema"] as? String == "export/1" && answer.exit == 0, "\(answer)")
        #expect(page["as"] as? String == form && page["isNoted"] as? Bool == (form == "jsonl"))
        let file = echolog.home.appending(path: name)
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(text.hasPrefix(begin), "\(name): \(text)")
      }
      let other = try echolog.run("export", "odd.md", "--as", "csv")
      #expect(other.exit == 64 && other.errors.contains("named as markdown"), "\(other)")
      #expect(other.errors.contains("--as"), "\(other)")
      let file = echolog.home.appending(path: "odd.md")
      #expect(!FileManager.default.fileExists(atPath: file.path))
      #expect(try echolog.run("export", "odd", "--as", "csv").exit == 0)
    }
  }

  @Test
  func `A name of a form which is not written here is refused, with those that are`()
    throws
  {
    try withVault { echolog in
      func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: echolog.home.path).sorted()
      }
      let before = try names()
      for name in ["all.parquet", "all.emma", "All.XLSX", "a.b.sqlite", "all.backup", "./x.y/.bak"]
      {
        let answer = try echolog.run("export", name)
        #expect(answer.exit == 64 && answer.output.isEmpty, "\(name) \(answer)")
        #expect(answer.errors.contains("tells no form"), "\(name) \(answer)")
        #expect(answer.errors.contains(".csv") && answer.errors.contains(".md"), "\(answer)")
        let mayKeepName = name.hasSuffix("backup") || name.hasSuffix("bak")
        #expect(answer.errors.contains("--as FORM") == mayKeepName, "\(name) \(answer)")
      }
      #expect(try echolog.run("export", "all.parquet", "--as", "csv").exit == 64)
      #expect(try names() == before)
      #expect(try echolog.run("export", "all.backup", "--as", "jsonl").exit == 0)
      #expect(try echolog.run("export", "all.csv").exit == 0)
      #expect(try echolog.run("export", "all.csv").exit == 73, "it is not written over")
      #expect(try names() == (before + ["all.backup", "all.csv"]).sorted())
    }
  }

  @Test func `A line of JSON names other events by the id of their lines`() throws {
    try withVault { echolog in
      try echolog.run("remember", "The lake", "--tag", "winter")
      try echolog.run("unlabel", "laptop:3", "--tag", "winter")
      try echolog.run("undo")
      let events = try objects(echolog.run("export").output)
      let named = events.map { ($0["references"] as? [String: String]) ?? [:] }
      #expect(named.count == 6 && named[2].isEmpty, "\(events)")
      #expect(named[3] == ["subject": "laptop:3", "command": "laptop:3"], "\(events)")
      #expect(named[4] == ["subject": "laptop:3", "label": "laptop:4"], "\(events)")
      #expect(named[5]["undone"] == "laptop:5", "\(events)")
    }
  }

  @Test func `A check reports to a script how much it read and found`() throws {
    try withVault { echolog in
      let rows = try echolog.run("check", "--plain").output.split(separator: "\n")
      let names = rows.map { $0.split(separator: "\t").first.map(String.init) ?? "" }
      #expect(names == ["sound", "events", "segments", "findings"], "\(rows)")
    }
  }
}
