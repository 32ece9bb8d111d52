import Echolog
import Interop
import Seeds
import Testing

@Suite struct OwnTableTests {
  /// Every field in quotation marks, as RFC 4180 allows.
  private func line(_ fields: [String]) -> String {
    fields.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",") + "\r\n"
  }

  /// What an import makes of a memory in a table of these columns.
  private func memory(
    _ fields: [String: String], columns: [String] = OwnTable.columns
  ) throws -> CaptureMemory {
    let mapping = try ImportMapping(
      .memory, map: ["date=when,text=text,title=title,tags=tags,people=people,places=places"])
    var reader = CSVReader(columns: mapping.columns)
    let rows = line(columns) + line(columns.map { fields[$0, default: ""] })
    try reader.read(Array(rows.utf8))
    try reader.finish()
    guard case .row(let row)? = reader.entries.first,
      case .memory(let memory) = try RowInterpreter(mapping: mapping).entry(of: row)
    else {
      Issue.record("no memory in \(rows.debugDescription)")
      return CaptureMemory(text: "")
    }
    return memory
  }

  @Test func `Numbers below zero go out as they are, and formulas do not`() {
    for number in ["-1", "-1.5", "-25200", "-0.02374692328510488", "-1e-9"] {
      #expect(OwnTable.guarded(number) == number)
    }
    for formula in ["-1+2", "-A1", "-", "--1", "-1,5", "- 1", "=1", "+1", "@x", "'-x", " -1"] {
      #expect(OwnTable.guarded(formula) == "'" + formula)
    }
  }

  @Test func `Texts and labels that went out come in as they were, whatever is in them`() throws {
    let parts = [
      "'", "=", "+", "-", "@", "＝", " ", "\t", "\r\n", "\r", "\n", "\"", ",", ";", "a", "한", "é",
      "\u{85}", "\u{2028}", "\u{2029}", "👩‍👩‍👧‍👦", "1",
    ]
    let seed = firstSeed(.random(in: 0 ... .max))
    var random = SeededRandom(seed: seed)
    func words(_ random: inout SeededRandom) -> String {
      (0..<Int.random(in: 1...6, using: &random))
        .map { _ in parts.randomElement(using: &random) ?? "" }.joined()
    }
    for round in 0..<2000 {
      let (text, title) = (words(&random) + "x", words(&random))
      let labels = [LabelKind.tag, .person, .place].map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in "l" + words(&random) + "l" }
      }
      let memory = try memory([
        "when": "2025-11-18", "text": OwnTable.guarded(text), "title": OwnTable.guarded(title),
        "tags": OwnTable.guarded(OwnTable.field(of: labels[0])),
        "people": OwnTable.guarded(OwnTable.field(of: labels[1])),
        "places": OwnTable.guarded(OwnTable.field(of: labels[2])),
      ])
      let expected = zip([LabelKind.tag, .person, .place], labels).flatMap { kind, labels in
        labels.map { MemoryLabel(kind, $0) }
      }
      // The Domain takes away the white space in front of a label.
      let found = memory.labels.map {
        MemoryLabel($0.kind, String($0.words.drop(while: \.isWhitespace)))
      }
      let isSame =
        memory.text.utf8.elementsEqual(text.utf8) && memory.title.utf8.elementsEqual(title.utf8)
        && found == expected
      #expect(isSame, "seed \(seed), round \(round): \(memory) for \(text) \(title) \(labels)")
    }
  }

  @Test func `In the table of another program an apostrophe and quotation marks are its own`()
    throws
  {
    let fields = ["when": "2025-11-18", "text": "'=1", "tags": "a \"b, c\""]
    let columns = ["when", "text", "title", "tags", "people", "places"]
    let foreign = try memory(fields, columns: columns)
    #expect(foreign.text == "'=1" && foreign.labels.map(\.words) == ["a \"b", " c\""])
    let older = OwnTable.columns.filter { $0 != "day" }
    for columns in [OwnTable.columns.reversed() + ["mine"], older] {
      let own = try memory(fields, columns: columns)
      #expect(own.text == "=1" && own.labels.map(\.words) == ["a b, c"], "\(columns)")
    }
  }
}
