import Echolog
import Interop
import Testing

@Suite struct JSONReaderTests {
  private func rows(
    _ text: String, columns: [String] = ["a"], chunk: Int = 5
  ) throws(ImportFileError) -> [SourceEntry] {
    var reader = RowReader(columns: columns)
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      try reader.read(Array(bytes[start..<min(start + chunk, bytes.count)]))
    }
    try reader.finish()
    return reader.entries
  }

  /// - Parameter numbers: the places of values without quotes.
  private func row(_ line: Int, _ values: String?..., numbers: Set<Int> = []) -> SourceEntry {
    .row(SourceRow(line: line, values: values, numbers: numbers))
  }

  @Test func `A list of rows is JSON, and a date in brackets begins a text`() throws {
    for text in ["[{\"a\": 1}]", "[ \n {\"a\": 1}]", "[\n]", "["] {
      for chunk in 1...text.utf8.count {
        var reader = RowReader(columns: ["a"])
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: chunk) {
          try reader.read(Array(bytes[start..<min(start + chunk, bytes.count)]))
        }
        do throws(ImportFileError) {
          try reader.finish()
          #expect(text.count > 1 && reader.entries.count == (text.contains("1") ? 1 : 0), "\(text)")
        } catch {
          #expect(text == "[", "\(text): \(error)")
        }
      }
    }
    for chunk in [1, 3, 200] {
      let columns = ["[2020-08-29 11:11] Entry", " one"]
      #expect(throws: ImportFileError.columnMissing("a", available: columns)) {
        try rows("[2020-08-29 11:11] Entry, one\nwith a, comma\n", chunk: chunk)
      }
    }
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
    let text = "[{\"a\": \"x, ] \\\" }\"},\n {\"a\": [{}]},\n {\"a\": 3, \"b\": {\"c\": []}} ]\n"
    for chunk in 1...text.utf8.count {
      let found = try rows(text, chunk: chunk)
      #expect(
        found == [
          row(1, "x, ] \" }"), .refused(RowRefusal(line: 2, column: "a", .notAScalar)),
          row(3, "3", numbers: [0]),
        ])
    }
  }

  @Test func `A member that no object has is reported once, with those there are`() throws {
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
    ]
    for (text, error) in cases {
      for chunk in [1, 4, 100] {
        #expect(throws: error, "\(text)") { try rows(text, chunk: chunk) }
      }
    }
  }

  @Test func `A row that is too long or has in it what no text has is refused by itself`() throws {
    let most = JSONReader.greatestRowBytes
    let huge = "{\"a\": \"" + String(repeating: "x", count: most) + "\"}"
    let tooLong = RowRefusal.Reason.rowTooLong(maxBytes: most)
    let found = try rows(huge + "\n{\"a\": \"y\"}\n", chunk: 65_536)
    #expect(found == [.refused(RowRefusal(line: 1, tooLong)), row(2, "y")])
    for text in ["{\"a\": \"x\"}\n{\"a\": \"\u{0}\"}\n\u{0}\n{\"a\": \"y\"}\n"] {
      for chunk in [1, 4, 100] {
        let found = try rows(text, chunk: chunk)
        #expect(found.first == row(1, "x") && found.last == row(4, "y"), "\(found)")
        let refused = found.dropFirst().dropLast().compactMap { entry in
          if case .refused(let refusal) = entry { refusal.reason.word } else { nil }
        }
        #expect(refused == ["notJSON", "notJSON"])
      }
    }
  }

  @Test func `A list of words or numbers is a value, and an empty one is one without words`() throws
  {
    let text = "{\"a\": [\"x\", \"y, z\"]}\n{\"a\": []}\n{\"a\": [1]}\n{\"a\": [null]}\n"
    let lists = ["x; \"y, z\"", "", "1"].enumerated().map { index, words in
      SourceEntry.row(SourceRow(line: index + 1, values: [words], lists: [0]))
    }
    #expect(
      try rows(text) == lists + [.refused(RowRefusal(line: 4, column: "a", .notAScalar))])
  }

  @Test func `The list of entries in a document is read, however its lines are broken`() throws {
    let pretty = """
      {
        "metadata" : { "version" : "1.0", "entries" : [7] },
        "note": "entries", "entries" :
        [
          {"a": "x]"},
          {
            "a": "y", "entries": [{}]
          }
        ],
        "more": []
      }
      """
    let lines = "{\"metadata\":{},\"entries\":[\n{\"a\":\"x]\"},\n\n{\"a\":\"y\"}\n]}\n"
    let one = "{\"tags\":{\"@t\":1},\"entries\":[{\"a\":\"x]\"},{\"a\":\"y\"}]}"
    for (text, places) in [(pretty, [5, 6]), (lines, [2, 4]), (one, [1, 1])] {
      for chunk in 1...text.utf8.count {
        #expect(try rows(text, chunk: chunk) == [row(places[0], "x]"), row(places[1], "y")])
      }
    }
    #expect(try rows("{\"entries\": []}").isEmpty)
    #expect(throws: ImportFileError.truncated(line: 1)) { try rows("{\"entries\": [{\"a\": 1}") }
    #expect(throws: ImportFileError.truncated(line: 1)) { try rows("{\n \"metadata\": {\n") }
    #expect(throws: ImportFileError.jsonNotRows) { try rows("{\n  \"a\": 1,\n  \"b\": [2]\n}\n") }
  }

  @Test func `Rows behind a list of entries, of its object or others, are never lost unsaid`()
    throws
  {
    let document =
      #"{"a": 1, "entries": [{"a": 2}], "b": {"}": "]\"", "entries": []}, "c": [[]], "entries": 4}"#
    for chunk in [1, 4, 7, 1_000] {
      #expect(try rows(document + "\n \r\n", chunk: chunk) == [row(1, "2", numbers: [0])])
      for more in ["\n{\"a\": 3}\n", "\n{\"a\"", "\n" + document, "\n]"] {
        let error = ImportFileError.documentGoesOn(line: 2)
        #expect(throws: error, "\(more)") { try rows(document + more, chunk: chunk) }
      }
      for more in ["\n,\"entries\" : [{\"a\": 3}]}", "\n,\"b\": [1], \"entries\":[]}"] {
        let error = ImportFileError.entriesTwice(line: 2)
        let text = document.dropLast() + more
        #expect(throws: error, "\(more)") { try rows(String(text), chunk: chunk) }
      }
      let cut = ImportFileError.truncated(line: 1)
      #expect(throws: cut) { try rows(String(document.dropLast()), chunk: chunk) }
    }
  }

  @Test func `A broken first line is a row that is refused, and the lines behind it are read`()
    throws
  {
    for broken in ["{\"a\": \"open", "{\"a\": 1", "{\"a\"", "{\"a\": }"] {
      let found = try rows(broken + "\n{\"a\": 2}\n")
      #expect(found.count == 2 && found.last == row(2, "2", numbers: [0]), "\(broken)")
    }
  }

  @Test func `An entry of Day One has its zone, and its text loses the backslashes of marks`()
    throws
  {
    let entry =
      #"{"uuid": "A1", "creationDate": "2026-10-04T23:30:00Z", "timeZone": "Asia/Tokyo", "#
      + ##""a": "1\\. Walked\\! C:\\dir \\\\ \\#end\\"}"##
    let found = try rows(#"{"metadata":{},"entries":["# + entry + "]}")
    let plain = ##"1. Walked! C:\dir \ #end\"##
    #expect(found == [.row(SourceRow(line: 1, values: [plain], zoneName: "Asia/Tokyo"))])
    #expect(try rows(#"{"a": "1\\."}"#) == [row(1, #"1\."#)], "only of Day One")
    let allDay = try rows(entry.replacing(#""a""#, with: #""isAllDay": true, "a""#))
    #expect(
      allDay == [
        .row(SourceRow(line: 1, values: [plain], zoneName: "Asia/Tokyo", isAllDay: true))
      ])
  }

  /// What is kept of a text of Day One, which is given as JSON spells it.
  private func kept(_ text: String) throws -> [SourceEntry] {
    try rows(
      #"{"uuid": "A1", "creationDate": "2026", "timeZone": "UTC", "a": ""# + text + "\"}")
  }

  @Test func `A text of Day One loses its pictures and the lines with nothing else`() throws {
    let texts = [
      (#"![](dayone-moment://A)\n\nWalked."#, "Walked."),
      (#"![](dayone-moment://A)\n\n\n\nWalked."#, "\n\nWalked."),
      (#"Sun\n\n![](dayone-moment:\/\/A) ![](dayone-moment:/video/B)\n\nSea"#, "Sun\n\nSea"),
      (#"Sun\n\n![](dayone-moment:A)\n\n![](dayone-moment:B)\n\nSea"#, "Sun\n\nSea"),
      (#"Sun.\n![](dayone-moment://A)\n\nSea."#, "Sun.\n\nSea."),
      (#"Sun.\n\n![](dayone-moment://A)\nSea.\n\n"#, "Sun.\n\nSea.\n\n"),
      (#"Sun.\r\n\r\n![](dayone-moment:A)\r\n\r\nSea.\r\nSky."#, "Sun.\r\n\r\nSea.\r\nSky."),
      (#"Sun ![](dayone-moment://A)!\n![](dayone-moment://A)"#, "Sun !"),
      (#"Sun.\n\n![](dayone-moment://A)"#, "Sun."),
      (#"Sun.\r\n \r\n![](dayone-moment://A)"#, "Sun.\r\n "),
      (#"![](dayone-moment://A)"#, ""),
      (#"![](dayone-moment://A)![](dayone-moment:B)\n"#, ""),
    ]
    for (text, plain) in texts {
      let row = SourceEntry.row(SourceRow(line: 1, values: [plain], zoneName: "UTC"))
      #expect(try kept(text) == [row], "\(text)")
    }
  }

  @Test func `A text of Day One keeps a link that has words or may be words itself`() throws {
    let texts = [
      "![Lake at dawn with Anna](dayone-moment://A)",
      "He shouted Hey![why](dayone-moment://A) and ran", "[](dayone-moment://A)",
      "[a](dayone-moment://A)", "![](https://c) ![](dayone-moment://A",
      "![](dayone-moment:// I wrote this (twice)", "`![](dayone-moment://A)` is how it is written",
    ]
    for text in texts {
      let row = SourceEntry.row(SourceRow(line: 1, values: [text], zoneName: "UTC"))
      #expect(try kept(text) == [row], "\(text)")
    }
    let escaped = SourceRow(line: 1, values: ["![](dayone-moment://A)"], zoneName: "UTC")
    #expect(try kept(#"\\![](dayone-moment://A)"#) == [.row(escaped)])
  }
}
