import Events
import Interop
import Testing

@Suite struct JSONReaderTests {
  private func rows(
    _ text: String, columns: [String] = ["a"], chunk: Int = 5
  ) throws(ImportFileError) -> [SourceEntry] {
    var reader = RowReader(columns: columns)
    var entries: [SourceEntry] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      try reader.read(Array(bytes[start..<min(start + chunk, bytes.count)]), into: &entries)
    }
    try reader.finish(into: &entries)
    return entries
  }

  /// - Parameter numbers: the places of values that stand without quotes.
  private func row(_ line: Int, _ values: String?..., numbers: Set<Int> = []) -> SourceEntry {
    .row(SourceRow(line: line, values: values, numbers: numbers))
  }

  @Test func `Each line is an object, with scalars as they are spelled`() throws {
    let text = """
      {"a": "é \\u00e9 \\ud83d\\ude00", "b": 8833.0}

      {"b": true, "a": null, "other": {"deep": [1]}}\r
      {"a": -0.5e3, "b": "x"}
      """
    for chunk in 1...text.utf8.count {
      let found = try rows(text, columns: ["a", "b"], chunk: chunk)
      #expect(
        found == [
          row(1, "é é 😀", "8833.0", numbers: [1]), row(3, nil, "true"),
          row(4, "-0.5e3", "x", numbers: [0]),
        ])
    }
  }

  @Test func `One array of objects is read as well, without holding all of it`() throws {
    let text = "[{\"a\": \"x, ] \\\" }\"},\n {\"a\": [1, 2]},\n {\"a\": 3, \"b\": {\"c\": []}} ]\n"
    for chunk in 1...text.utf8.count {
      let found = try rows(text, chunk: chunk)
      #expect(
        found == [
          row(1, "x, ] \" }"), .refused(RowRefusal(line: 2, column: "a", .notAScalar)),
          row(3, "3", numbers: [0]),
        ])
    }
  }

  @Test func `A member that no object has is told once, with those there are`() throws {
    let text = "{\"a\": 1, \"b\": 2}\n{\"a\": 1}\n"
    let missing = ImportFileError.columnMissing("c", available: ["a", "b"])
    #expect(throws: missing) { try rows(text, columns: ["a", "c"]) }
    #expect(
      try rows(text, columns: ["a", "b"]) == [
        row(1, "1", "2", numbers: [0, 1]), row(2, "1", nil, numbers: [0]),
      ])
    #expect(try rows("[]", columns: ["c"]).isEmpty)
  }

  @Test func `A line that is no object is refused, and reading goes on`() throws {
    let text = "{\"a\": 1}\n{\"a\": }\n7\n{\"a\": 1, \"a\": 2}\n{\"a\"\n{\"a\": 2}\n"
    let found = try rows(text)
    #expect(
      found == [
        row(1, "1", numbers: [0]),
        .refused(
          RowRefusal(line: 2, .json(.unexpectedByte(UInt8(ascii: "}"), offset: 6)))),
        .refused(RowRefusal(line: 3, .notAnObject)),
        .refused(RowRefusal(line: 4, column: "a", .memberTwice)),
        .refused(RowRefusal(line: 5, .json(.unexpectedEnd(offset: 4)))),
        row(6, "2", numbers: [0]),
      ])
  }

  @Test func `Deep nesting is refused before it takes the stack`() throws {
    let deep = String(repeating: "[", count: 10_000)
    let found = try rows("{\"a\": 1}\n{\"b\": \(deep)\n", chunk: 4_096)
    #expect(found[0] == row(1, "1", numbers: [0]))
    guard case .refused(let refusal) = found[1] else {
      Issue.record("accepted")
      return
    }
    #expect(refusal.reason.word == "notJSON")
  }

  @Test func `A file that can not be meant is refused as a whole`() {
    let cases: [(String, ImportFileError)] = [
      (" \n ", .empty),
      ("{\"a\": 1}\n{\"a\": \"cut o", .truncated(line: 2)),
      ("[{\"a\": 1}, {\"a\"", .truncated(line: 1)),
      ("[{\"a\": 1},\n", .truncated(line: 2)),
      ("{\"a\": 1}\n\u{0}\u{1}", .binary(line: 2)),
    ]
    for (text, error) in cases {
      for chunk in [1, 4, 100] {
        #expect(throws: error, "\(text)") { try rows(text, chunk: chunk) }
      }
    }
    let most = JSONReader.greatestRowBytes
    #expect(throws: ImportFileError.rowTooLong(line: 1, maxBytes: most)) {
      try rows("{\"a\": \"" + String(repeating: "x", count: most), chunk: 65_536)
    }
  }
}
