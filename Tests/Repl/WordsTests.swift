import Rendering
import Repl
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
}
