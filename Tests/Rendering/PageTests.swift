import Program
import Testing

@Suite struct PageTests {
  @Test func `Text is as wide as a terminal shows it`() {
    let rows: [(String, Int)] = [
      ("", 0), ("abc", 3), ("한국어", 6), ("é", 1), ("e\u{301}", 1), ("🙂", 2), ("👩‍👩‍👧‍👦", 2),
      ("🇩🇪", 2), ("❤️", 2), ("❤", 1), ("日本", 4), ("ﾊﾝ", 2), ("１", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("a\u{200B}b", 2), ("…", 1), ("👍🏽", 2), ("1\u{FE0F}\u{20E3}", 2),
      // A sign that Unicode puts before letters makes one cluster with the spaces of a table.
      ("\u{D4E}", 1), ("\u{D4E}  ", 3), ("\u{600} ", 1), ("\u{600}t\u{600}", 1),
    ]
    for (text, width) in rows { #expect(DisplayWidth.of(text) == width, "\(text)") }
  }

  @Test func `Cutting never splits a cluster or exceeds the width`() {
    #expect(DisplayWidth.cut("한국어 노트", to: 6) == "한국…")
    #expect(DisplayWidth.cut("short", to: 5) == "short")
    for width in 0..<12 {
      let cut = DisplayWidth.cut("a👩‍👩‍👧‍👦한e\u{301}국어x🙂yz", to: width)
      #expect(DisplayWidth.of(cut) <= width)
    }
  }

  @Test func `Control and direction characters do not reach the terminal`() {
    let hostile = "a\u{1B}[31mb\u{7}\u{9B}c\u{202E}d\r\ne\nf\u{2028}g\th\u{0}👩‍👧"
    let line = VisibleText.line(hostile)
    #expect(line == "a\u{FFFD}[31mb\u{FFFD}\u{FFFD}c\u{FFFD}d e f g h\u{FFFD}👩‍👧")
    #expect(VisibleText.paragraph("a\r\nb\nc") == "a\nb\nc")
    let json = JSON.string(hostile).text
    #expect(
      json.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x9B && $0.value != 0x202E })
    #expect(json.hasPrefix("\"a\\u001b[31mb\\u0007\\u009bc\\u202ed\\r\\ne"))
  }

  @Test func `Tables line up by width and cut only what may be cut`() {
    let table = TextTable(
      [.init("Day"), .init("Amount", isRight: true), .init("Words", isFlexible: true)],
      [
        ["Mon", "8,000", "한국어 노트를 썼다"], ["Tuesday", "5", "short"],
      ])
    let wide = TextRenderer(width: nil, hasColor: false, hasUnicode: true).text([.table(table)])
    #expect(
      wide == """
        Day      Amount  Words
        Mon       8,000  한국어 노트를 썼다
        Tuesday       5  short

        """)
    let narrow = TextRenderer(width: 28, hasColor: false, hasUnicode: false).text([.table(table)])
    for line in narrow.split(separator: "\n") {
      #expect(line.utf8.allSatisfy { $0 < 0x80 } && line.count <= 28, "\(line)")
    }
  }

  @Test func `A line goes on below at whole words, under its text, and commands stay whole`() {
    func text(_ spans: [Span], _ width: Int? = 20) -> String {
      TextRenderer(width: width, hasColor: false, hasUnicode: true).text([.line(spans)])
    }
    let words: [Span] = ["  one two ", Span("three four five", .strong)]
    #expect(text(words) == "  one two three four\n  five\n")
    #expect(text(words, nil) == "  one two three four five\n")
    #expect(text(["  -n  ", "say when it would"]) == "  -n  say when it\n      would\n")
    #expect(text(["one two thr", Span("ee, four", .strong)], 11) == "one two\nthree, four\n")
    #expect(text(["aaaaaaaaaaaaaaaaaaaaaaaa b"]) == "aaaaaaaaaaaaaaaaaaaaaaaa\nb\n")
    #expect(text(["  echolog moment \"Took a walk\""]).split(separator: "\n").count == 1)
  }

  @Test func `Colour follows the choice, then the environment, then the terminal`() {
    let rows: [(ColorChoice, [String: String], Bool, Bool)] = [
      (.auto, [:], true, true), (.auto, [:], false, false), (.auto, ["NO_COLOR": "1"], true, false),
      (.auto, ["NO_COLOR": ""], true, true), (.auto, ["TERM": "dumb"], true, false),
      (.auto, ["FORCE_COLOR": "1"], false, true), (.auto, ["FORCE_COLOR": "0"], false, false),
      (.auto, ["CLICOLOR_FORCE": "1"], false, true), (.auto, ["CLICOLOR_FORCE": "0"], false, false),
      (.auto, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, false),
      (.always, ["NO_COLOR": "1"], false, true), (.never, [:], true, false),
    ]
    for (choice, variables, isTerminal, colors) in rows {
      #expect(choice.colors(isTerminal: isTerminal) { variables[$0] } == colors, "\(variables)")
    }
    let renderer = TextRenderer(width: nil, hasColor: true, hasUnicode: true)
    #expect(renderer.text([.line([Span("x", .good), "y"])]) == "\u{1B}[32mx\u{1B}[0my\n")
  }

  @Test func `JSON keeps the order of members and is one line`() {
    let json: JSON = ["schema": "x/1", "b": [JSON.integer(1), .bool(true)], "a": nil]
    #expect(json.text == #"{"schema":"x/1","b":[1,true],"a":null}"#)
  }

  @Test func `Plain rows have tabs between and none within, and keep each character`() {
    let page = Page(
      ["schema": "x/1"], rows: [["a\tb", "c\r\nd"], ["e", ""], ["\"\u{301}\\n\u{1B}", "\""]])
    #expect(page.plainText == #"a\tb"# + "\t" + #"c\r\nd"# + "\ne\t\n\"\u{301}\\\\n\\u001b\t\"\n")
  }
}
