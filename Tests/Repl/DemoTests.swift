import Events
import Foundation
import Seeds
import Testing

/// The invented life that `echolog demo` lives.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct DemoTests {
  /// A life and what its vault says of it.
  private struct Life {
    let said: EchologProcess.Answer
    let replayed: String
    let events: [String]

    init(_ echolog: EchologProcess, _ words: [String] = [], zone: String = "UTC") throws {
      var echolog = echolog
      echolog.variables["TMPDIR"] = echolog.home.path
      echolog.variables["TZ"] = zone
      said = try echolog.run(line: ["demo", "--no-input"] + words)
      let start = try #require(said.errors.firstRange(of: "is being lived in "))
      let rest = said.errors[start.upperBound...]
      let folder = String(rest[..<(try #require(rest.firstIndex(of: ",")))])
      let vault = ["--vault", folder + "/vault", "--key-file", folder + "/key"]
      replayed = try echolog.run(line: vault + ["replay", "--hash", "--json"]).output
      let lines = try echolog.run(line: vault + ["export"]).output
      events = lines.split(separator: "\n").map(String.init)
    }

    var stateHash: Substring? {
      replayed.firstRange(of: #""stateHash":""#).map { replayed[$0.upperBound...].prefix(64) }
    }

    func holds(_ part: String) -> Bool { events.contains { $0.contains(part) } }
  }

  @Test func `One seed makes one life, whoever lives it where, and another seed another`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let life = try Life(echolog)
    #expect(life.said.exit == 0, "\(life.said.errors)")
    let again = try Life(echolog, zone: "EST5EDT,M3.2.0,M11.1.0")
    let other = try Life(echolog, ["--seed", "7"])
    #expect(other.said.exit == 0, "\(other.said.errors)")
    #expect(life.stateHash?.count == 64, "\(life.replayed)")
    #expect(life.stateHash == again.stateHash)
    #expect(life.said.output == again.said.output)
    #expect(life.stateHash != other.stateHash)
    #expect(life.events.count >= 1500)
    #expect(Self.types.count >= 50, "\(Self.types)")
    for life in [life, again, other] {
      let count = life.events.count
      let shown = "\(count / 1000),\(String(count % 1000 + 1000).dropFirst())"
      #expect(life.replayed.contains("\"events\":\(count)"), "\(life.replayed)")
      #expect(life.said.errors.contains("\n\(shown) events in "), "\(life.said.errors)")
      #expect(life.said.output.contains(" \(shown)\n"), "\(life.said.output)")
      for type in Self.types { #expect(life.holds("\"\(type)\":"), "\(type)") }
    }
    expectAYear(of: life)
  }

  @Test func `A demo says how it is opened, and to a program where it lies`() throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    echolog.variables["TMPDIR"] = echolog.home.path
    let said = try echolog.run("demo", "--no-input").errors
    let line = try #require(said.split(separator: "\n").last { $0.hasPrefix("  echolog repl ") })
    var words = line.split(separator: " ").dropFirst(2).map(String.init)
    let place = try #require(words.firstIndex(of: "--now"))
    let now = words[place + 1]
    words.removeSubrange(place...place + 1)
    let opened = try echolog.run(line: ["today", "--json"] + words, at: now)
    #expect(opened.exit == 0 && opened.output.contains("2026-01-31"), "\(opened)")
    #expect(!said.contains("clock stays"), "\(said)")
    let told = try echolog.run("demo", "--no-input", "--json").output
    let object = try JSONSerialization.jsonObject(with: Data(told.utf8)) as? [String: Any]
    let demo = try #require(object)
    #expect(demo["schema"] as? String == "demo/1", "\(told)")
    for name in ["vault", "keyFile"] {
      let path = try #require(demo[name] as? String)
      #expect(FileManager.default.fileExists(atPath: path), "\(path)")
    }
    #expect(demo["now"] as? String == "2026-01-31T22:45:00+01:00", "\(told)")
  }

  /// Both clock changes at home, and the days of both flights, by what the wall clocks showed.
  private func expectAYear(of life: Life) {
    for (text, offset) in [
      ("went forward", 7200), ("for the first time", 7200), ("two, again", 3600),
      ("Off to Tokyo", 7200), ("Landed in Tokyo", 32_400), ("Goodbye, Tokyo", 32_400),
      ("Home again", 7200),
    ] {
      let line = life.events.first { $0.contains(text) }
      #expect(line?.contains("\"utcOffsetSeconds\":\(offset)") == true, "\(text): \(line ?? "")")
    }
  }

  /// What no demo can hold, and why.
  private static let missing = [
    "seen": "it tells of other devices, and the demo has one"
  ]

  /// Every other type that the schema does not say to be written by no command.
  private static let types: [String] = Event.Body.typeNames.filter { type in
    missing[type] == nil && schema?.saysUnwritten(type) == false
  }

  private static let schema = Result { try SchemaText() }.success
}

extension Result {
  fileprivate var success: Success? { if case .success(let value) = self { value } else { nil } }
}
