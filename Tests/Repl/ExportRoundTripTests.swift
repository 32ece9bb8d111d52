import Foundation
import RunningProgram
import Seeds
import Testing

/// What leaves as a table comes back, byte for byte.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ExportRoundTripTests {
  /// What a reader or a writer may stumble over.
  private static let parts = [
    "'", "\"", "\"\"", "=", "+", "-", "@", "＝", ",", ";", " ", "  ", "\t", "\n", "\r", "\r\n",
    "\u{0}",
    "\u{1}", "\u{7}", "\u{1B}[31m", "\u{7F}", "\u{85}", "\u{9B}", "\u{A0}", "\u{200E}", "\u{2028}",
    "\u{2029}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{FEFF}", "\u{FFF9}", "\u{FFFD}", "\\", "\\n",
    "a",
    "é", "e\u{301}", "한", "👩‍👩‍👧‍👦", "1", "|", "#",
  ]

  private static func words(_ random: inout SeededRandom) -> String {
    let count = Int.random(in: 1...8, using: &random)
    return (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
  }

  private func withVaults(
    _ body: (_ echolog: EchologProcess, _ here: [String], _ other: [String]) throws -> Void
  ) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let vaults = ["here", "other"].map { ["--vault", $0, "--key-file", "key"] }
    for vault in vaults {
      #expect(try echolog.run(line: vault + ["init", "--name", "laptop"]).exit == 0)
    }
    try body(echolog, vaults[0], vaults[1])
  }

  private func answer(_ echolog: EchologProcess, _ line: [String]) throws -> [String: Any] {
    let answer = try echolog.run(line: line + ["--json"])
    #expect(answer.exit == 0, "\(line) \(answer)")
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    return try #require(json as? [String: Any], "\(line)")
  }

  private static let forms: [(form: String, map: String)] = [
    ("moment", "date=when,text=text"),
    ("log", "date=when,activity=activity,value=amount,unit=unit,note=text"),
    ("memory", "date=when,text=text,title=title,tags=tags,people=people,places=places"),
  ]

  /// All that people wrote, in the order in which it is there.
  private func texts(_ echolog: EchologProcess, _ vault: [String]) throws -> [[[UInt8]]] {
    try [("moments", ["text"]), ("logs", ["note"]), ("memories", ["title", "text"])].map {
      list, fields in
      let rows = try #require(try answer(echolog, vault + [list])[list] as? [[String: Any]])
      return rows.map { row in
        let labels = (row["labels"] as? [[String: String]] ?? []).map {
          $0["kind", default: ""] + ":" + $0["label", default: ""]
        }
        let words = fields.map { row[$0] as? String ?? "" } + labels.sorted()
        return words.flatMap { Array($0.utf8) + [0xff] }
      }.sorted { $0.lexicographicallyPrecedes($1) }
    }
  }

  private func json(_ value: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value), as: UTF8.self)
  }

  @Test
  func `Whatever is in texts, a table brings them into another vault, and is known in its own`()
    throws
  {
    let seed = testSeed()
    var random = SeededRandom(seed: seed)
    try withVaults { echolog, here, other in
      var lines: [String: [String]] = [:]
      for number in 0..<150 {
        let date = "2025-11-\(10 + number % 8)T\(10 + number / 15):\(10 + number % 50):00Z"
        let words = Self.words(&random) + "x" + Self.words(&random)
        lines["moment", default: []].append(try json(["date": date, "text": words]))
        lines["log", default: []].append(
          try json(["date": date, "text": Self.words(&random), "value": number + 1]))
        let labels = (0..<Int.random(in: 0...2, using: &random)).map { _ in
          "l" + Self.words(&random) + "l"
        }
        lines["memory", default: []].append(
          try json([
            "date": date, "text": words, "title": Self.words(&random), "tags": labels,
            "people": labels,
          ]))
      }
      let maps = [
        "moment": ["--map", "date=date,text=text"],
        "log": ["--map", "date=date,note=text,value=value", "--set", "activity=steps"],
        "memory": ["--map", "date=date,text=text,title=title,tags=tags,people=people"],
      ]
      for (form, rows) in lines {
        try echolog.write(form + ".jsonl", rows.joined(separator: "\n") + "\n")
        let taken = try answer(
          echolog, here + ["import", form + ".jsonl", "--as", form] + (maps[form] ?? []))
        #expect(taken["written"] as? Int == 150, "seed \(seed): \(taken)")
      }
      #expect(try echolog.run(line: here + ["export", "all.csv"]).exit == 0)
      for (form, map) in Self.forms {
        let line = ["import", "all.csv", "--as", form, "--map", map, "--where", "kind=" + form]
        let again = try answer(echolog, here + line)
        #expect(again["written"] as? Int == 0, "seed \(seed): \(again)")
        #expect((again["standing"] as? [Any])?.isEmpty == true, "seed \(seed): \(again)")
        let taken = try answer(echolog, other + line)
        #expect(taken["written"] as? Int == 150, "seed \(seed): \(taken)")
      }
      let (left, came) = (try texts(echolog, here), try texts(echolog, other))
      for (left, came) in zip(left, came) {
        #expect(left.count == 150 && left == came, "seed \(seed)")
      }
    }
  }

  @Test func `The longest memory comes back from its table, and what no command takes is refused`()
    throws
  {
    try withVaults { echolog, here, other in
      let longest = String(repeating: "a\"\n", count: 333_333) + "é"
      try echolog.write("long.jsonl", try json(["date": "2025-11-10", "text": longest]) + "\n")
      let map = ["--as", "memory", "--map", "date=date,text=text"]
      #expect(try answer(echolog, here + ["import", "long.jsonl"] + map)["written"] as? Int == 1)
      #expect(try echolog.run(line: here + ["export", "all.csv"]).exit == 0)
      let taken = try answer(
        echolog,
        other + [
          "import", "all.csv", "--as", "memory", "--map", "date=when,text=text", "--where",
          "kind=memory",
        ])
      #expect(taken["written"] as? Int == 1, "\(taken)")
      let memories = try answer(echolog, other + ["memories"])["memories"] as? [[String: Any]]
      #expect(memories?.first?["text"] as? String == longest)

      let long = String(repeating: "x", count: 10_001)
      let huge = String(repeating: "x", count: 1 << 20)
      try echolog.write(
        "odd.csv",
        "date,text\n2025-11-10,one\n2025-11-10,\(long)\n2025-11-10,\"\(huge)\"\n"
          + "2025-11-10,n\u{0}l\n2025-11-10,two\n")
      let odd = try echolog.run(
        line: other + [
          "import", "odd.csv", "--as", "moment", "--map", "date=date,text=text", "--json",
        ])
      for part in [#""written":2"#, "momentTooLong", "textTooLarge", "rowBinary"] {
        #expect(odd.output.contains(part), "\(part) in \(odd)")
      }
    }
  }
}
