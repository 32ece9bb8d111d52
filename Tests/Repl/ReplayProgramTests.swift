import Echolog
import Foundation
import Platform
import Program
import RunningProgram
import Testing

/// Events that leave by a replay, and histories that are compared.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ReplayProgramTests {
  private func withLife(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let lines = [
      (10, "init --name laptop --key-file key"), (10, "moment \"Baked bread\""),
      (11, "goal set water 2 L"), (12, "log water 0.5 L --note rooibos"),
      (12, "send Lemons -e comfort -i 90d"), (13, "goal target laptop:4 3 L"), (14, "undo"),
    ]
    for (day, line) in lines {
      let answer = try echolog.run(line: Words.split(line), at: "2025-11-\(day)T12:00:00Z")
      #expect(answer.exit == 0, "\(line) \(answer)")
    }
    try body(echolog)
  }

  private static let count = 8

  private func bytes(_ name: String, of echolog: EchologProcess) throws -> [UInt8] {
    Array(try Data(contentsOf: echolog.home.appending(path: name)))
  }

  private func object(_ line: some StringProtocol) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
    return try #require(json as? [String: Any], "\(line)")
  }

  /// The events of a file of protobuf records.
  private func records(_ name: String, of echolog: EchologProcess) throws -> [Event] {
    let bytes = try bytes(name, of: echolog)
    var reader = ByteReader(bytes.rawSpan)
    var events: [Event] = []
    while !reader.isAtEnd {
      events.append(try Event(decoding: try reader.readCountedSpan(), words: .inline))
    }
    return events
  }

  private func asked(
    _ query: String, of name: String, in echolog: EchologProcess
  ) throws -> [String] {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sqlite3", echolog.home.appending(path: name).path, query]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `Each form has the same events, and words only where they are asked for`() throws {
    try withLife { echolog in
      for texts in [[], ["--texts"]] {
        for form in ["csv", "jsonl", "parquet", "arrow", "sqlite", "pb"] {
          let line = ["replay", "--type", "momentLogged", "--type", "goalTargetChanged"]
          let answer = try echolog.run(line: line + ["a.\(form)", "--yes"] + texts)
          #expect(answer.exit == 0, "\(answer)")
          #expect(answer.errors.hasPrefix("2 rows of events written to "), "\(answer)")
          #expect(answer.errors.contains("--texts takes them along") == texts.isEmpty)
          let file = try bytes("a.\(form)", of: echolog)
          let isThere = Data(file).firstRange(of: Data("Baked".utf8)) != nil
          #expect(isThere == !texts.isEmpty || form == "parquet", "\(form) \(texts)")
          #expect(Data(file).firstRange(of: Data("rooibos".utf8)) == nil, "\(form)")
        }
        let types = ["momentLogged", "goalTargetChanged"]
        let csv = String(decoding: try bytes("a.csv", of: echolog), as: UTF8.self)
        let rows = csv.split(separator: "\r\n").dropFirst()
        #expect(rows.map { String($0.split(separator: ",")[2]) } == types)
        #expect(try asked("SELECT type FROM events", of: "a.sqlite", in: echolog) == types)
        let lines = String(decoding: try bytes("a.jsonl", of: echolog), as: UTF8.self)
        let objects = try lines.split(separator: "\n").map { try object($0) }
        #expect(objects.map { $0["type"] as? String } == types)
        let events = try records("a.pb", of: echolog)
        #expect(events.map(\.body.typeName) == types)
        for (event, object) in zip(events, objects) {
          let told = try self.object(event.json())
          #expect(
            NSDictionary(dictionary: told).isEqual(object["event"] as? NSDictionary), "\(object)")
        }
        #expect(events[0].carriesText && events[0].isBlank == texts.isEmpty)
      }
    }
  }

  @Test func `A note that was not opened stays sealed in every form`() throws {
    try withLife { echolog in
      for form in ["csv", "jsonl", "arrow", "sqlite", "pb"] {
        #expect(try echolog.run("replay", "--texts", "all.\(form)").exit == 0)
        let file = Data(try bytes("all.\(form)", of: echolog))
        #expect(file.firstRange(of: Data("Lemons".utf8)) == nil, "\(form)")
        #expect(file.firstRange(of: Data("Baked".utf8)) != nil, "\(form)")
      }
      #expect(try records("all.pb", of: echolog).count == Self.count)
      let looked = try echolog.run("replay", "--texts", "--as", "table")
      let together = "--as table and --texts do not go together."
      #expect(looked.exit == 64 && looked.errors.contains(together), "\(looked)")
      #expect(try echolog.run("export").output.contains("Lemons"))
    }
  }

  @Test func `Events are chosen by range, device and entry, and none is an answer too`() throws {
    try withLife { echolog in
      let rows: [(choice: String, types: [String])] = [
        ("--entity laptop:4", ["goalSet", "goalTargetChanged", "undone"]),
        ("--entity laptop:4 --to 2025-11-12", ["goalSet"]),
        ("--from 2025-11-14 --by recorded", ["undone"]),
        ("--from 2025-11-12 --to 2025-11-12 --device laptop", ["activityLogged", "vibeSent"]),
      ]
      for (choice, types) in rows {
        let answer = try echolog.run(line: Words.split("replay --as jsonl \(choice)"))
        let told = try answer.output.split(separator: "\n").map { try object($0) }
        #expect(told.map { $0["type"] as? String } == types, "\(choice) \(answer)")
        let csv = try echolog.run(line: Words.split("replay --as csv \(choice)")).output
        #expect(csv.split(separator: "\r\n").count == types.count + 1, "\(csv)")
      }
      let hash = try echolog.run(line: Words.split("replay a.pb --entity laptop:4 --hash --json"))
      let told = try object(hash.errors)
      #expect(told["listed"] as? Int == 3 && told["stateHash"] is String, "\(hash)")
      let none = try echolog.run("replay", "--type", "keyRotated", "none.pb")
      #expect(none.exit == 1 && none.errors.contains("No event is like that"), "\(none)")
      #expect(try bytes("none.pb", of: echolog).isEmpty)
      let unknown = try echolog.run("replay", "--entity", "laptop:99", "a.csv")
      #expect(unknown.exit != 0 && unknown.errors.contains("laptop:99"), "\(unknown)")
    }
  }

  @Test func `What events can not be written as is refused before a file is made`() throws {
    try withLife { echolog in
      let rows: [(line: String, word: String, next: String)] = [
        ("a.xlsx", "exportFormMissing", ".parquet"), ("a.md --as csv", "exportFormMissing", ".pb"),
        ("a", "exportFormMissing", ".pb"), ("a.pb --as csv", "formContradicted", "Leave --as out"),
        ("--as sqlite", "exportNeedsFile", "echolog replay events.sqlite"),
        ("--as xml", "unknownChoice", "parquet"), ("a.csv --as table", "unknownChoice", "parquet"),
        ("--texts", "optionMissing", "help replay"), ("a.csv b.csv", "valueTooMany", "replay"),
        ("--verify now --as csv", "optionsExclude", "one of them"),
        ("--verify now --known 2025-11-12", "optionsExclude", "one of them"),
        ("a.pb --whatif \"log water 1 L\"", "forkIsRead", ".whatif off"),
        ("--verify smething", "nothingToCompare", "yesterday"),
      ]
      let before = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      for (line, word, next) in rows {
        let answer = try echolog.run(line: Words.split("replay --json \(line)"))
        #expect(answer.exit == 64 && answer.output.isEmpty, "\(line) \(answer)")
        #expect(answer.errors.contains("\"error\":\"\(word)\""), "\(line) \(answer.errors)")
        #expect(answer.errors.contains(next), "\(line) \(answer.errors)")
      }
      for line in ["export all.pb", "export --table logs logs.pb"] {
        #expect(try echolog.run(line: Words.split(line)).exit == 64, "\(line)")
      }
      let after = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      #expect(Set(after) == Set(before))
    }
  }

  @Test func `Two times are compared, and the event is named that made the difference`() throws {
    try withLife { echolog in
      let equal = try echolog.run("replay", "--verify", "2025-11-12", "now")
      #expect(equal.exit == 1, "the undone target is a change of its own: \(equal)")
      #expect(try echolog.run("replay", "--verify", "2025-11-14").exit == 0)
      let answer = try echolog.run("replay", "--verify", "2025-11-12", "2025-11-13", "--json")
      let told = try object(answer.output)
      #expect(answer.exit == 1 && told["isEqual"] as? Bool == false, "\(answer)")
      let names = ["table", "row", "column", "before", "after", "event", "type", "eventIn"]
      #expect(
        names.map { told[$0] as? String } == [
          "goals", "laptop:4", "target", "2000", "3000", "laptop:7", "goalTargetChanged",
          "2025-11-13",
        ], "\(answer)")
      let chosen = ["replay", "--verify", "2025-11-12", "2025-11-13", "--type", "momentLogged"]
      #expect(try echolog.run(line: chosen).exit == 0)
      let back = try echolog.run("replay", "--verify", "now", "2025-11-11")
      #expect(back.output.contains("“now”: 8 events, 4 of them there alone."), "\(back)")
      let made = "this event in “now”:"
      #expect(back.output.contains(made) && back.output.contains("vibeSent"), "\(back)")
    }
  }

  @Test func `A shared folder is read with the key alone, and nothing is written anywhere`() throws
  {
    try withLife { echolog in
      #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
      let whole = try echolog.run("replay", "--hash", "--json").output
      let shared = echolog.home.appending(path: "shared")
      func listing() throws -> [String: Data] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: shared.path)
        return Dictionary(
          uniqueKeysWithValues: names.map { name in
            let path = shared.appending(path: name).path
            return (name, FileManager.default.contents(atPath: path) ?? Data())
          })
      }
      let before = try listing()
      let stranger = try EchologProcess()
      defer { #expect(throws: Never.self) { try stranger.remove() } }
      let key = ["--key-file", echolog.home.appending(path: "key").path, "--shared", shared.path]
      let hashes = try stranger.run(line: ["replay", "--hash", "--json"] + key)
      #expect(hashes.output == whole && hashes.exit == 0, "\(hashes)")
      let written = try stranger.run(line: ["replay", "a.pb", "--from", "2025-11-12"] + key)
      #expect(written.exit == 0, "\(written)")
      #expect(try records("a.pb", of: stranger).count == 4)
      let two = ["replay", "--verify", shared.path, shared.path] + key.prefix(2)
      #expect(try stranger.run(line: two).exit == 0)
      #expect(try FileManager.default.contentsOfDirectory(atPath: stranger.home.path) == ["a.pb"])
      let locked = try stranger.run("replay", "--shared", shared.path)
      #expect(locked.exit == 64 && locked.errors.contains("--key-file"), "\(locked)")
      let gone = try stranger.run(line: ["replay", "--shared", "nowhere"] + key.prefix(2))
      #expect(gone.exit == 66 && gone.errors.contains("nowhere"), "\(gone)")
      #expect(try listing() == before)
    }
  }

  @Test func `A folder is compared with the vault, which knows the key`() throws {
    try withLife { echolog in
      #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
      let shared = echolog.home.appending(path: "shared").path
      let same = try echolog.run("replay", "--verify", shared)
      #expect(same.output.contains("“\(shared)”"), "\(same)")
      #expect(same.exit == 0 && same.output.contains("The same follows from both"), "\(same)")
      #expect(try echolog.run("log", "water", "1", "L").exit == 0)
      let line = ["replay", "--verify", "shared", "--entity", "laptop:9", "--json"]
      let answer = try echolog.run(line: line)
      let told = try object(answer.output)
      #expect(answer.exit == 1 && told["event"] as? String == "laptop:9", "\(answer)")
      #expect(told["eventIn"] as? String == "now" && told["table"] as? String == "days")
      let histories = told["histories"] as? [[String: Any]]
      #expect(histories?.map { $0["events"] as? Int } == [0, 1], "\(answer)")
      let astray = ["replay", "--verify", "now", "nowhere", "--entity", "laptop:99", "--json"]
      let gone = try echolog.run(line: astray)
      #expect(gone.errors.contains("\"error\":\"nothingToCompare\""), "\(gone)")
      let vault = echolog.home.appending(path: ".local/share/echolog").path
      #expect(try echolog.run("replay", "--verify", vault, "now").exit == 0)
      let prompt = "replay --shared shared --as csv\nmoments\n"
      let lines = try echolog.run("repl", "--plain", input: prompt)
      #expect(lines.output.contains("Baked bread"), "\(lines)")
    }
  }

  @Test func `A replay to a file shows how far it is, after Ctrl-C that there is none`() throws {
    try withLife { echolog in
      let rows = (1...150_000).map { "2024-01-\($0 % 18 + 10),walk \($0)\n" }
      try echolog.write("w.csv", "date,text\n" + rows.joined())
      let taken = try echolog.run(
        "import", "w.csv", "--as", "moment", "--map", "date=date,text=text")
      #expect(taken.exit == 0, "\(taken)")
      for form in ["sqlite", "jsonl"] {
        let stopped = try echolog.converse(
          ["replay", "all.\(form)"], [.init(after: " events/s, ", "\u{3}")])
        #expect(stopped.exit == 130, "\(stopped)")
        #expect(stopped.output.contains("Stopped. No file was made, and none was changed."))
        #expect(stopped.output.contains(" of 150,010 events read, "), "\(stopped)")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      #expect(!names.contains { $0.contains("all.") }, "\(names)")
    }
  }
}
