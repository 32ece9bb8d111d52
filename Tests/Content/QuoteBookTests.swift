import Content
import Testing

/// What the loader makes of files that are broken, large or unclean (SAFE-003, QM-002 to QM-005).
@Suite struct QuoteBookTests {
  private static let words =
    "A sentence that is long enough to be a quote and says a thing that is true."

  private func entry(
    id: String = "q1", text: String = words, author: String = "Someone", source: String = "A work",
    tags: String = #""Hope""#, category: String = "Philosophy", licence: String = "Public Domain"
  ) -> String {
    #"{"id":"\#(id)","text":"\#(text)","author":"\#(author)","source":"\#(source)","#
      + #""emotionTags":[\#(tags)],"category":"\#(category)","licence":"\#(licence)"}"#
  }

  private func book(_ entries: String...) -> QuoteBook {
    QuoteBook(reading: Array(#"{"quotes":[\#(entries.joined(separator: ","))]}"#.utf8))
  }

  @Test func `A good quote is read without a finding`() {
    let read = book(entry(tags: #""Hope", "Joy""#))
    #expect(read.findings.isEmpty && read.quotes.map(\.id) == ["q1"])
    #expect(read.quotes.first?.emotions == [.hope, .joy])
    #expect(read.quotes.first?.text == QuoteBookTests.words)
    #expect(read.quotes.first?.author == "Someone")
  }

  @Test func `Each fault leaves out its quote and no other`() {
    let short = String(repeating: "a", count: 49)
    let long = String(repeating: "word ", count: 41) + "."
    let faults: [(String, QuoteFinding)] = [
      (entry(author: " "), .withoutAttribution(id: "q1")),
      (entry(source: ""), .withoutAttribution(id: "q1")),
      (entry(text: short), .length(id: "q1", characters: 49)),
      (entry(text: long), .length(id: "q1", characters: 206)),
      (entry(tags: ""), .emotions(id: "q1", found: [])),
      (entry(tags: #""Rage""#), .emotions(id: "q1", found: ["Rage"])),
      (entry(tags: #""Joy","joy""#), .emotions(id: "q1", found: ["Joy", "joy"])),
      (
        entry(tags: #""Joy","Hope","Comfort","Struggle""#),
        .emotions(id: "q1", found: ["Joy", "Hope", "Comfort", "Struggle"])
      ),
      (entry(category: "Politics"), .category(id: "q1", found: "Politics")),
      (entry(licence: "CC BY 4.0"), .licence(id: "q1", found: "CC BY 4.0")),
      (#"{"id":"q1"}"#, .notQuote(index: 0)),
      ("7", .notQuote(index: 0)),
    ]
    for (faulty, finding) in faults {
      let read = book(faulty, entry(id: "q2"))
      #expect(read.findings == [finding])
      #expect(read.quotes.map(\.id) == ["q2"])
    }
  }

  @Test func `The same id or the same words count once`() {
    let other = QuoteBookTests.words.replacing("true", with: "new")
    let read = book(entry(), entry(text: other), entry(id: "q3"))
    #expect(read.quotes.map(\.id) == ["q1"])
    #expect(read.findings == [.repeatedID(id: "q1"), .repeatedText(id: "q3")])
  }

  @Test func `Markup and invisible characters are taken out, and the report names them`() {
    let read = book(
      entry(
        text: #"<b class=\"x\">A</b> sentence\u0007 that&nbsp;is  long enough\u200B &amp; "#
          + #"says a thing \u202Ethat is\ttrue, even if 2 < 3.<!-- no -->"#))
    #expect(
      read.quotes.map(\.text)
        == ["A sentence that is long enough & says a thing that is true, even if 2 < 3."])
    #expect(
      read.findings == [
        .cleaned(
          id: "q1",
          removed: [
            "&nbsp;", "&amp;", "<b class=\"x\">", "</b>", "U+0007", "U+0020", "U+200B", "U+202E",
            "U+0009", "<!-- no -->",
          ])
      ])
  }

  @Test func `Clean words come out as they went in`() {
    for quote in Quotes.book.quotes {
      let clean = CleanText(quote.text)
      #expect(clean.text == quote.text && clean.removed.isEmpty)
    }
  }

  @Test func `Without quotes of an emotion those of reflection answer, and without any nothing`() {
    let reflection = book(entry(tags: #""Reflection""#), entry(id: "q2", text: "x"))
    for emotion in ContentEmotion.allCases {
      #expect(reflection.quote(for: emotion, draw: 5)?.id == "q1")
      #expect(QuoteBook(reading: []).quote(for: emotion, draw: 5) == nil)
    }
    #expect(book(entry()).quote(for: .joy, draw: 0) == nil)
  }

  @Test func `A missing file, a cut file and arbitrary bytes never stop the program`() {
    #expect(QuoteBook(reading: []).findings == [.notJSON(offset: 0)])
    let whole = Array(#"{"quotes":[\#(entry()),\#(entry(id: "q2"))]}"#.utf8)
    for length in 0..<whole.count {
      let read = QuoteBook(reading: Array(whole.prefix(length)))
      #expect(read.findings.first == .notJSON(offset: length))
    }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      var bytes = whole
      for _ in 0..<3 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: .min ... .max, using: &random)
      }
      #expect(QuoteBook(reading: bytes).quotes.count <= 2)
    }
  }

  @Test func `A cut file keeps the quotes before the cut`() {
    let text = #"{"quotes":[\#(entry()),\#(entry(id: "q2"))"#
    let read = QuoteBook(reading: Array(text.utf8.dropLast()))
    #expect(read.quotes.map(\.id) == ["q1"])
    #expect(read.findings == [.notJSON(offset: text.utf8.count - 1)])
  }

  @Test func `Only strict JSON is read`() {
    let good = [
      #"{"quotes":[]}"#, #" {"version":-1.5e+3,"a":[true,false,null],"quotes": [ ] } "#,
      #"{"quotes":[{"\u00e9\ud83d\ude00\/":{}}]}"#,
    ]
    for text in good {
      #expect(
        QuoteBook(reading: Array(text.utf8)).findings.allSatisfy { $0 == .notQuote(index: 0) })
    }
    let bad = [
      "[]", "{}", #"{"quotes":{}}"#, #"{"quotes":[],}"#, #"{"quotes":[1,]}"#, #"{"quotes":[01]}"#,
      #"{"quotes":["\ud800"]}"#, #"{"quotes":["\x"]}"#, #"{"quotes":[]} x"#,
      #"{"quotes":[{"a":1,"a":2}]}"#, #"{"quotes":[],"quotes":[]}"#, "{\"quotes\":[\"\n\"]}",
      #"{"quotes":[1.]}"#, #"{"quotes":[-]}"#, #"{"quotes":["\u00g0"]}"#, #"{"quotes":[nul]}"#,
      #"{"quotes":"# + String(repeating: "[", count: 100_000),
    ]
    for text in bad {
      let findings = QuoteBook(reading: Array(text.utf8)).findings
      #expect(findings.contains { if case .notJSON = $0 { true } else { false } }, "\(text)")
    }
    let invalid = Array(#"{"quotes":["\#u{01}"]}"#.utf8).map { $0 == 1 ? 0xFF : $0 }
    #expect(QuoteBook(reading: invalid).findings.count == 1)
  }

  @Test func `A file over 2 MB is not read, and quotes past the 2,000th are left out`() {
    let large = [UInt8](repeating: UInt8(ascii: " "), count: 2_000_001)
    #expect(QuoteBook(reading: large).findings == [.tooLarge(bytes: 2_000_001)])
    let many = (0...2_000).map {
      entry(id: "q\($0)", text: QuoteBookTests.words + " \($0)")
    }
    let read = QuoteBook(
      reading: Array(#"{"quotes":[\#(many.joined(separator: ","))]}"#.utf8))
    #expect(read.findings == [.tooMany(count: 2_001)] && read.quotes.count == 2_000)
  }
}
