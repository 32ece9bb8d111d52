import Interop
import Seeds
import Testing

@Suite struct CSVReaderTests {
  private func rows(
    _ text: String, columns: [String], delimiter: UInt8? = nil, chunk: Int = 7
  ) throws(ImportFileError) -> [SourceEntry] {
    try rows(Array(text.utf8), columns: columns, delimiter: delimiter, chunk: chunk)
  }

  private func rows(
    _ bytes: [UInt8], columns: [String], delimiter: UInt8? = nil, chunk: Int = 7
  ) throws(ImportFileError) -> [SourceEntry] {
    var reader = CSVReader(columns: columns, delimiter: delimiter)
    for start in stride(from: 0, to: bytes.count, by: chunk) {
      let part = Array(bytes[start..<min(start + chunk, bytes.count)])
      try reader.read(part)
    }
    try reader.finish()
    return reader.entries
  }

  private func row(_ line: Int, _ values: String?...) -> SourceEntry {
    .row(SourceRow(line: line, values: values))
  }

  @Test func `Only the columns asked for are read, in that order, wherever the chunks end`() throws
  {
    let text = "date,a,value\r\n2020-01-01,x,1\r\n2020-01-02,y,2\r\n"
    for chunk in 1...text.utf8.count {
      let found = try rows(text, columns: ["value", "date"], chunk: chunk)
      #expect(found == [row(2, "1", "2020-01-01"), row(3, "2", "2020-01-02")])
    }
  }

  @Test func `Quoted fields may contain delimiters, line ends and quotation marks`() throws {
    let text = "a,b\n\"x, y\",\"one\r\ntwo\"\n\"she said \"\"hi\"\"\",\"\"\nplain,it's 5\" wide\n"
    for chunk in 1...20 {
      let found = try rows(text, columns: ["a", "b"], chunk: chunk)
      #expect(
        found == [
          row(2, "x, y", "one\r\ntwo"), row(4, "she said \"hi\"", ""),
          row(5, "plain", "it's 5\" wide"),
        ])
    }
  }

  @Test func `Mixed line ends, empty lines and a missing last one are accepted`() throws {
    let text = "a,b\r\n1,2\n3,4\r5,6\r\n\r\n\n7,8"
    for chunk in 1...10 {
      let found = try rows(text, columns: ["a", "b"], chunk: chunk)
      #expect(found == [row(2, "1", "2"), row(3, "3", "4"), row(4, "5", "6"), row(7, "7", "8")])
    }
  }

  @Test func `A byte order mark is no part of the first name`() throws {
    #expect(try rows("\u{feff}a,b\n1,2\n", columns: ["a"], chunk: 1) == [row(2, "1")])
  }

  @Test func `The delimiter is found in the first line or given`() throws {
    #expect(try rows("a;b;c,d\n1;2;3\n", columns: ["c,d"]) == [row(2, "3")])
    #expect(try rows("a\tb\n1\t2\n", columns: ["b"]) == [row(2, "2")])
    #expect(try rows("\"a,b,c\";d\n1;2\n", columns: ["d"]) == [row(2, "2")])
    #expect(try rows("a,b;c\n1;2\n", columns: ["c"], delimiter: 0x3b) == [row(2, "2")])
  }

  @Test func `Columns may be asked for by their place`() throws {
    #expect(try rows("a,\"b, c\"\n1,2\n", columns: ["#2"]) == [row(2, "2")])
    #expect(throws: ImportFileError.columnMissing("#3", available: ["a", "b"])) {
      try rows("a,b\n1,2\n", columns: ["#3"])
    }
  }

  @Test func `A row with too few or too many fields is refused, and reading goes on`() throws {
    let found = try rows("a,b\n1\n1,2,3\n1,2\n\"x\"y,2\n", columns: ["a"])
    #expect(
      found == [
        .refused(RowRefusal(line: 2, .fieldCount(found: 1, expected: 2))),
        .refused(RowRefusal(line: 3, .fieldCount(found: 3, expected: 2))),
        row(4, "1"), .refused(RowRefusal(line: 5, .textAfterQuote)),
      ])
  }

  @Test func `A field that is not UTF-8 is refused with its row`() throws {
    let bytes = Array("a,b\n".utf8) + [0x31, 0xff, 0x2c, 0x32, 0x0a] + Array("3,4\n".utf8)
    let found = try rows(bytes, columns: ["a", "b"])
    #expect(found == [.refused(RowRefusal(line: 2, column: "a", .notUTF8)), row(3, "3", "4")])
  }

  @Test func `A file that can not be meant is refused as a whole`() {
    let cases: [(String, ImportFileError)] = [
      ("", .empty),
      ("a,b\n1,2\n3", .truncated(line: 3)),
      ("a,b\n1,\"never closed\n3,4\n", .unclosedQuote(line: 2)),
      ("a,\"b\n1,2\n", .unclosedQuote(line: 1)),
      ("x,y\n1,2\n", .columnMissing("a", available: ["x", "y"])),
      ("a,a\n1,2\n", .columnAmbiguous("a")),
      ("\u{7f}ELF\u{2}\u{1}", .binary(line: 1)),
      ("\u{89}PNG\r\n\u{1a}\n", .columnMissing("a", available: ["\u{89}PNG"])),
    ]
    for (text, error) in cases {
      for chunk in [1, 3, 1000] {
        #expect(throws: error, "\(text.debugDescription)") {
          try rows(text, columns: ["a"], chunk: chunk)
        }
      }
    }
    #expect(throws: ImportFileError.binary(line: 1)) {
      try rows([0x1f, 0x8b, 0x08, 0, 0, 0], columns: ["a"])
    }
    #expect(throws: ImportFileError.notUTF8(line: 1)) {
      try rows([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], columns: ["a"])
    }
  }

  @Test func `A row that no memory takes is refused by itself, and so is one with a NUL`() throws {
    let most = CSVReader.greatestRowBytes
    let huge = String(repeating: "x", count: most - 1)
    let tooLong = SourceEntry.refused(RowRefusal(line: 2, .rowTooLong(maxBytes: most)))
    for text in ["1,\(huge)y", "1,\"\(huge)\"\"\"", String(repeating: ",", count: most + 1)] {
      let found = try rows("a,b\n\(text)\n3,4\n", columns: ["a"], chunk: 65_536)
      #expect(found == [tooLong, row(3, "3")], "\(text.prefix(4))")
    }
    let fits = try rows("a,b\n,\"\(huge)\"\n", columns: ["b"], chunk: 65_536)
    #expect(fits == [row(2, huge)])
    for nul in ["2\u{0}", "\"2\u{0}\n\"", "\u{0}"] {
      let found = try rows("a,b\n1,\(nul)\n3,4\n", columns: ["a"])
      #expect(found.first == .refused(RowRefusal(line: 2, .binary)) && found.count == 2)
      #expect(found.last.map { "\($0)".contains("\"3\"") } == true, "\(found)")
    }
  }

  @Test func `A first line without an end is reported as too long, whatever quotes are in it`() {
    let huge = String(repeating: "x", count: CSVReader.greatestRowBytes + 10)
    let tooLong = ImportFileError.rowTooLong(line: 1, maxBytes: CSVReader.greatestRowBytes)
    for text in [huge, "\"" + huge, "a,5\" wide" + huge] {
      #expect(throws: tooLong) { try rows(text, columns: ["a"], chunk: 65_536) }
    }
  }

  @Test func `Quotation marks within words of the first line are words, and hide no delimiter`()
    throws
  {
    #expect(try rows("5\" wide;a;b\n1;2;3\n", columns: ["a"]) == [row(2, "2")])
    #expect(
      try rows("\u{feff}\"x,\"\",y\";a;b\n1;2;3\n", columns: ["a"], chunk: 1) == [row(2, "2")])
    #expect(try rows("a;\"b,,\nc\"\n1;2\n", columns: ["a"]) == [row(3, "1")])
    #expect(try rows("x,\"y;a\n1;2\n", columns: ["a"], delimiter: 0x3b) == [row(2, "2")])
  }

  @Test func `No bytes make the readers trap, and chunks never change the answer`() {
    let seed: UInt64 = 20_261_121
    var random = SeededRandom(seed: seed)
    let alphabet = Array(",;\t\"\"\r\n\nab1{}[]:\\e-.\u{0}\u{1}".utf8) + [0xff, 0xc3, 0xa9, 0xef]
    for round in 0..<3_000 {
      let count = Int.random(in: 0..<60, using: &random)
      let opening = ["a,b\n", "{\"a\":1}\n", "[", ""][Int.random(in: 0..<4, using: &random)]
      let bytes =
        Array(opening.utf8)
        + (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &random)] }
      let whole = outcome(bytes, chunk: 1_000)
      #expect(
        whole == outcome(bytes, chunk: 1 + Int.random(in: 0..<5, using: &random)),
        "seed \(seed), round \(round)")
    }
  }

  private func outcome(_ bytes: [UInt8], chunk: Int) -> String {
    var reader = RowReader(columns: ["a"])
    do throws(ImportFileError) {
      for start in stride(from: 0, to: bytes.count, by: chunk) {
        try reader.read(Array(bytes[start..<min(start + chunk, bytes.count)]))
      }
      try reader.finish()
    } catch {
      return error.word
    }
    return "\(reader.entries)"
  }

  @Test func `A first line that names no columns is reported as no table`() {
    for text in ["# Diary\n\nA day, told\n", "## 4 October, rain\n", "---\ntitle: x\n", "Rain\n"] {
      let line = text.prefix { $0 != "\n" }
      #expect(throws: ImportFileError.notATable(String(line))) {
        try rows(text, columns: ["Date", "Note"])
      }
    }
    // A table all the same, with columns of other names.
    for text in ["Date|Text\n", "Day,Text\n", "#,Day\n"] {
      let error = #expect(throws: ImportFileError.self) {
        try rows(text, columns: ["Date", "Note"])
      }
      #expect(error?.word == "columnMissing", "\(text)")
    }
  }

  @Test func `A note of Daylio is plain text, and the mood where there is none`() throws {
    let heading = "full_date,date,weekday,time,mood,activities,note_title,note\n"
    let notes = [
      ("\"<b>Sun</b> &amp; sea<br>2 < 3; a<br/></div>\"", "Sun & sea\n2 < 3; a"),
      ("<ul><li>one</li><li>two</li></ul>", "- one\n- two"), ("&&&<<<&unknown;", "&&&<<<&unknown;"),
      ("<br>", "rad"), ("", "rad"),
    ]
    for (note, words) in notes {
      let line = "2026-10-04,4 October,Sunday,10:00 pm,rad ,\"walk | sea\",,\(note)\n"
      for column in ["note", "#8"] {
        let found = try rows(heading + line, columns: [column, "activities"])
        #expect(found == [row(2, words, "walk | sea")], "\(column): \(note)")
      }
    }
    #expect(try rows("note,mood\n<b>,rad\n", columns: ["note"]) == [row(2, "<b>")], "of others")
  }
}
