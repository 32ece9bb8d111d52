import Program
import Testing

/// How a line is split into words.
@Suite struct WordsTests {
  @Test func `Lines split as a shell splits them`() throws {
    let rows: [(String, [String])] = [
      ("", []), ("  a  b ", ["a", "b"]), ("a 'b \"c' \"d 'e\"", ["a", "b \"c", "d 'e"]),
      ("a\\ b \"c\\\"d\" 'e\\'", ["a b", "c\"d", "e\\"]), ("a '' \"\"", ["a", "", ""]),
      ("a # b", ["a", "#", "b"]), ("a#b", ["a#b"]), ("# all", []), ("x한 '글🙂 '", ["x한", "글🙂 "]),
      ("I didn't 'say'", ["I", "didn't", "say"]), ("'it'\\''s' --a='b c'", ["it's", "--a=b c"]),
      ("a \"b\nc\" d", ["a", "b\nc", "d"]), ("a #1", ["a", "#1"]),
      ("\"C:\\temp\\\\x \\\"\"", ["C:\\temp\\x \""]),
      ("a “My father's watch” b", ["a", "My father's watch", "b"]),
      ("\"a “b” c\" d“e” \\“f", ["a “b” c", "d“e”", "“f"]),
      ("„a b“ «c d» »e f« ‚g h‘ „i j”", ["a b", "c d", "e f", "g h", "i j"]),
      ("a » b, „c", ["a", "»", "b,", "„c"]),
    ]
    for (line, words) in rows { #expect(try Words.split(line) == words, "\(line)") }
  }

  @Test func `A single quote without a partner is an apostrophe`() throws {
    let rows: [(String, [String])] = [
      ("'68", ["'68"]), ("of '68 --at 1968", ["of", "'68", "--at", "1968"]),
      ("of '68 --at '1968 July'", ["of", "'68", "--at", "1968 July"]),
      ("of '68 -e joy, the boys' house", ["of", "'68", "-e", "joy,", "the", "boys'", "house"]),
      ("rock 'n' roll, 'tis", ["rock", "n", "roll,", "'tis"]), ("'Tom's dog'", ["Tom's dog"]),
      ("the neighbours' dog", ["the", "neighbours'", "dog"]), ("a 'it 'x'", ["a", "'it", "x"]),
      ("--note 'a --b c' d", ["--note", "a --b c", "d"]), ("'5 --at x'", ["5 --at x"]),
    ]
    for (line, words) in rows { #expect(try Words.split(line) == words, "\(line)") }
    #expect(Words.openQuote(of: "moment 'a") == nil)
    #expect(Words.openQuote(of: "moment 'a", isStillTyped: true) == "'")
    #expect(Words.unfinished("moment '68 --a").word == "--a")
  }

  @Test func `A line goes on behind a line end within quotes`() {
    let rows: [(String, [String])] = [
      ("", [""]), ("a\nb", ["a", "b"]), ("a 'b\nc' d\r\ne", ["a 'b\nc' d", "e"]),
      ("a # it's\nb", ["a # it's", "b"]), ("a \\\nb\nc", ["a \\\nb", "c"]),
      ("a \"b\n", ["a \"b\n"]), ("a 'tis\nb", ["a 'tis", "b"]), ("„a\nb“", ["„a", "b“"]),
      ("#!/usr/bin/env echolog\n\ntoday\n", ["#!/usr/bin/env echolog", "", "today", ""]),
    ]
    for (text, lines) in rows { #expect(Words.lines(text) == lines, "\(text)") }
    let open = [("a", nil), ("a \"b", "\""), ("a 'b\n", nil), ("a \\", "\\"), ("“a", "”")]
    for (line, quote) in open {
      #expect(Words.openQuote(of: line) == quote.map(Character.init), "\(line)")
    }
  }

  @Test func `Rows that come by and by make the lines that they make at once`() {
    let text = "a \"b\n\nc\" d\r\n# it's\n“e\nf” 'g'\nh \\\ni\n\n„j\nk“\n#!/x\nlast \"l"
    var splitter = LineSplitter()
    var lines: [String] = []
    var row = ""
    for character in text {
      row.append(character)
      guard character.isNewline else { continue }
      lines += splitter.take(row)
      row = ""
    }
    lines += splitter.take(row) + [splitter.rest]
    #expect(lines == Words.lines(text))
    #expect(lines.count == 9)
  }

  /// In quadratic time this would take minutes.
  @Test func `A long line is read whole`() throws {
    let marks = "it's „a word « ‚and 'another of\n"
    for text in [marks, "word "] {
      let long = String(repeating: text, count: 400_000 / text.count)
      for line in ["moment " + long, "moment \"" + long + "\""] {
        let words = try Words.placed(line)
        let parsed = try LineParser.parse(words, of: line)
        #expect(parsed.operands[0].count >= long.count - 1, "\(line.prefix(20))")
      }
    }
  }
}
