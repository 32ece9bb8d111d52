import Foundation
import RunningProgram
import Testing

/// Tables that leave for other programs. `Tools/check-tables` compares the forms row by row.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct TableExportProgramTests {
  private func withLife(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    for (line, day) in [
      (["init", "--name", "laptop", "--key-file", "key"], 10),
      (["moment", "=1+1, \"late\""], 10), (["log", "water", "0.5", "L", "--note", "tea"], 11),
      (["log", "sleep", "7:55"], 12),
    ] {
      let answer = try echolog.run(line: line, at: "2025-11-\(day)T12:00:00Z")
      #expect(answer.exit == 0, "\(line) \(answer)")
    }
    try body(echolog)
  }

  private func bytes(_ name: String, of echolog: EchologProcess) throws -> Data {
    try Data(contentsOf: echolog.home.appending(path: name))
  }

  @Test func `Each form begins and ends as its readers know it, for the person alone`() throws {
    try withLife { echolog in
      let rows: [(name: String, begin: [UInt8], end: [UInt8])] = [
        ("a.csv", Array("id,device,activity,".utf8), Array("\r\n".utf8)),
        ("a.jsonl", Array(#"{"id":"laptop:4","device":"laptop","#.utf8), Array("}\n".utf8)),
        ("a.parquet", Array("PAR1".utf8), Array("PAR1".utf8)),
        ("a.arrow", [255, 255, 255, 255], [255, 255, 255, 255, 0, 0, 0, 0]),
        ("A.ARROWS", [255, 255, 255, 255], [255, 255, 255, 255, 0, 0, 0, 0]),
        ("a.sqlite", Array("SQLite format 3\0".utf8), []),
      ]
      for (name, begin, end) in rows {
        let answer = try echolog.run("export", "--table", "logs", name)
        #expect(answer.exit == 0, "\(answer)")
        #expect(answer.errors.hasPrefix("2 rows of logs written to "), "\(answer)")
        #expect(answer.errors.contains("--texts"), "\(answer)")
        let file = try bytes(name, of: echolog)
        #expect(file.starts(with: begin) && file.suffix(end.count) == Data(end), "\(name)")
        let path = echolog.home.appending(path: name).path
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600, "\(name)")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      #expect(!names.contains { $0.contains(".new") || $0.contains("journal") }, "\(names)")
      let json = try echolog.run("export", "--table", "all", "--texts", "all.db", "--json").output
      let answer = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let told = answer?["tables"] as? [[String: Any]]
      #expect(told?.count == 23, "\(json)")
      #expect(told?.first { $0["name"] as? String == "events" }?["rows"] as? Int == 5, "\(json)")
    }
  }

  @Test func `A table leaves as it is asked, without what came after a simulated clock`() throws {
    try withLife { echolog in
      let then = "2025-11-11T13:00:00Z"
      for name in ["logs", "days", "events"] {
        let line = ["export", "--table", name, "--as", "jsonl"]
        let (left, all) = (try echolog.run(line: line, at: then), try echolog.run(line: line))
        let listed = try echolog.run("list", name, "--plain", at: then).output
        let counts = [left.output, listed, all.output].map { $0.split(separator: "\n").count }
        #expect(left.exit == 0 && counts[0] == counts[1] && counts[0] < counts[2], "\(counts)")
      }
      #expect(try echolog.run("export", at: then).output.contains("SLEEP"))
    }
  }

  @Test func `Words leave only where they are asked for`() throws {
    try withLife { echolog in
      for form in ["csv", "jsonl"] {
        let silent = try echolog.run("export", "--table", "logs", "--as", form)
        #expect(silent.exit == 0 && !silent.output.contains("note"), "\(silent)")
        #expect(silent.errors.contains("2 rows of logs written."), "\(silent)")
        let told = try echolog.run("export", "--table", "logs", "--texts", "--as", form)
        #expect(told.output.contains("tea") && told.output.contains("note"), "\(told)")
      }
      let csv = try echolog.run("export", "--table", "moments", "--texts", "--as", "csv").output
      #expect(csv.contains(#","'=1+1, ""late"""#), "\(csv)")
      for (name, file) in [("all", "all.sqlite"), ("logs", "l.arrow")] {
        #expect(try echolog.run("export", "--table", name, file).exit == 0)
        #expect(try bytes(file, of: echolog).firstRange(of: Data("tea".utf8)) == nil, "\(name)")
      }
      #expect(try echolog.run("export", "--table", "logs", "--texts", "t.arrow").exit == 0)
      #expect(try bytes("t.arrow", of: echolog).firstRange(of: Data("tea".utf8)) != nil)
    }
  }

  @Test func `A table leaves as of another time`() throws {
    try withLife { echolog in
      for (table, options, count) in [
        ("logs", ["--asof", "2025-11-11"], 1), ("logs", ["--known", "2025-11-10"], 0),
        ("events", ["--known", "2025-11-10"], 3),
        ("events", [], 5),
      ] {
        let line = options + ["export", "--table", table, "--as", "jsonl"]
        let answer = try echolog.run(line: line)
        #expect(answer.exit == 0, "\(line) \(answer)")
        #expect(answer.output.split(separator: "\n").count == count, "\(line) \(answer)")
      }
    }
  }

  @Test func `A binary form goes into a pipe as into a file, and a database only into a file`()
    throws
  {
    try withLife { echolog in
      let piped = try echolog.run("export", "--table", "logs", "--as", "arrow")
      #expect(piped.exit == 0 && !piped.output.isEmpty, "\(piped.errors)")
      let refused = try echolog.run("export", "--table", "logs", "--as", "sqlite")
      #expect(refused.exit == 64 && refused.output.isEmpty, "\(refused)")
      #expect(refused.errors.contains("echolog export --table logs logs.sqlite"), "\(refused)")
    }
  }

  @Test func `The answer to a query leaves in every form`() throws {
    try withLife { echolog in
      let sql = "SELECT day, amount / 1000.0 AS \"a \"\"litre\"\"\", note FROM logs ORDER BY day"
      let rows: [(name: String, begin: String, end: String)] = [
        ("a.csv", "day,\"a \"\"litre\"\"\",note\r\n2025-11-11,0.5,tea\r\n", "2025-11-12,28.5,\r\n"),
        (
          "a.jsonl", #"{"day":"2025-11-11","a \"litre\"":0.5,"note":"tea"}"# + "\n",
          #""note":null}"# + "\n"
        ),
        ("a.parquet", "PAR1", "PAR1"), ("a.sqlite", "SQLite format 3\0", ""),
      ]
      for (name, begin, end) in rows {
        let answer = try echolog.run("sql", sql, "--to", name)
        #expect(answer.exit == 0 && answer.output.isEmpty, "\(answer)")
        #expect(answer.errors.hasPrefix("2 rows of answer written to "), "\(answer)")
        let file = try bytes(name, of: echolog)
        #expect(file.starts(with: Data(begin.utf8)), "\(name)")
        #expect(file.suffix(end.utf8.count) == Data(end.utf8), "\(name)")
      }
      let piped = try echolog.run("sql", sql, "--as", "jsonl", "--limit", "1")
      #expect(piped.output == rows[1].begin, "\(piped)")
      let told = try echolog.run("sql", sql, "--to", "b.csv", "--json").output
      #expect(told.contains(#""tables":[{"name":"answer","rows":2}]"#), "\(told)")
      let none = try echolog.run("sql", "SELECT day FROM moments WHERE 0", "--to", "none.parquet")
      #expect(none.exit == 1 && none.errors.contains("Nothing is found."), "\(none)")
      let rejected: [(line: [String], word: String, next: String)] = [
        (["--to", "a.xlsx"], "exportFormMissing", ".parquet"),
        (["--to", "a"], "exportFormMissing", ".parquet"),
        (["--to", "c.csv", "--as", "arrow"], "formContradicted", "Leave --as out"),
        (["--as", "sqlite"], "exportNeedsFile", "--to answer.sqlite"),
        (["--as", "pb"], "unknownChoice", "parquet"), (["--to", "a.csv"], "fileExists", "--yes"),
      ]
      for (line, word, next) in rejected {
        let answer = try echolog.run(line: ["sql", sql, "--json"] + line)
        #expect(
          answer.output.isEmpty && answer.errors.contains("\"error\":\"\(word)\""), "\(answer)")
        #expect(answer.errors.contains(next), "\(line) \(answer)")
      }
    }
  }

  @Test func `What no table can be written as is refused before a file is made`() throws {
    try withLife { echolog in
      let before = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      let rows: [(line: [String], word: String, next: String)] = [
        (["--table", "logs", "l.xlsx"], "exportFormMissing", ".parquet"),
        (["--table", "logs", "l.md"], "exportFormMissing", ".parquet"),
        (["--table", "logs", "l.xlsx", "--as", "csv"], "exportFormMissing", ".parquet"),
        (["--table", "logs", "l"], "exportFormMissing", ".parquet"),
        (["--table", "logs"], "exportFormMissing", ".parquet"),
        (["--table", "logs", "--as", "markdown"], "unknownChoice", "parquet"),
        (["--table", "logs", "--as", "sqlite"], "exportNeedsFile", "logs.sqlite"),
        (["--table", "logs", "l.csv", "--as", "arrow"], "formContradicted", "Leave --as out"),
        (["--table", "all", "all.parquet"], "tablesTooMany", ".sqlite"),
        (["--table", "logs", "--table", "goals", "a.csv"], "tablesTooMany", ".sqlite"),
        (["--table", "logs,goals", "a.sqlite"], "valuesJoined", "--table goals"),
        (["--table", "lgs", "a.sqlite"], "unknownChoice", "logs"),
        (["--texts", "a.jsonl"], "optionMissing", "help export"),
        (["all.parquet"], "exportFormMissing", "export --table TABLE all.parquet"),
        (["--as", "arrow"], "unknownChoice", "jsonl"),
      ]
      for (line, word, next) in rows {
        let answer = try echolog.run(line: ["export", "--json"] + line)
        #expect(answer.exit == 64 && answer.output.isEmpty, "\(line) \(answer)")
        #expect(answer.errors.contains("\"error\":\"\(word)\""), "\(line) \(answer.errors)")
        #expect(answer.errors.contains(next), "\(line) \(answer.errors)")
      }
      let after = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      #expect(Set(after) == Set(before))
      #expect(try echolog.run("export", "--table", "logs", "l.csv").exit == 0)
      let again = try echolog.run("export", "--table", "goals", "l.csv", "--json")
      #expect(again.exit == 73 && again.errors.contains("fileExists"), "\(again)")
      let text = String(decoding: try bytes("l.csv", of: echolog), as: UTF8.self)
      #expect(text.contains("activity"))
    }
  }
}
