import Echolog
import Program
import Testing

/// Which words of a line are its text, and the answer where that can not be read surely.
@Suite struct TextGrammarTests {
  /// As a prompt reads a line.
  private func typed(_ line: String) throws(UsageError) -> ParsedLine {
    try LineParser.parse(Words.placed(line), of: line)
  }

  private func refusal(_ parse: () throws(UsageError) -> ParsedLine) -> ProgramError? {
    do throws(UsageError) {
      _ = try parse()
      return nil
    } catch {
      return Messages.programError(error)
    }
  }

  /// Every line that a refusal advises to write, without the program's name.
  private func advised(_ programError: ProgramError?) -> [String] {
    Words.lines(programError?.nextStep ?? "").compactMap { row in
      row.firstRange(of: "echolog ").map { String(row[$0.upperBound...]) }
    }
  }

  @Test func `A text that looks like an option is refused, and kept behind two dashes`() throws {
    let rows: [([String], String, String)] = [
      (["moment", "-bullet one"], #"moment -- "-bullet one""#, "-bullet one"),
      (["moment", "-one\n\n two"], "moment -- \"-one\n\n two\"", "-one\n\n two"),
      (["moment", "--home", "--at", "today"], "moment --at today -- --home", "--home"),
      (["moment", "-x", "costs", "$5"], "moment -- '-x costs $5'", "-x costs $5"),
      (["reflect", "a:1", "-fine"], "reflect -- a:1 -fine", "-fine"),
    ]
    for (words, line, text) in rows {
      let programError = refusal { () throws(UsageError) in try LineParser.parse(words) }
      #expect(programError?.word == "unknownOption", "\(words)")
      #expect(programError?.nextStep?.hasSuffix("in quotes behind --.") == true, "\(words)")
      #expect(try typed(line).operands.last == text, "\(line)")
      #expect(try LineParser.parse(Words.split(line)).operands.last == text, "\(line)")
    }
    let noText = refusal { () throws(UsageError) in try LineParser.parse(["today", "--x"]) }
    #expect(noText?.word == "unknownOption" && noText?.nextStep?.contains(" -- ") == false)
    // A prompt sees the quotes.
    #expect(try typed(#"moment "-- bullet""#).operands == ["-- bullet"])
    let option = refusal { () throws(UsageError) in try typed(#"moment "--x=a b""#) }
    #expect(option?.word == "unknownOption")
  }

  @Test func `A command to copy that does not fit beside its meaning has a row of its own`() {
    let long = Array(repeating: "a long way", count: 6).joined(separator: " ").split(separator: " ")
    let programError = refusal { () throws(UsageError) in
      try LineParser.parse(["moment"] + long.map(String.init))
    }
    let rows = (programError?.nextStep ?? "").split(separator: "\n").map(String.init)
    #expect(rows.count == 2 && rows.first == "Write:", "\(rows)")
    #expect(rows.last?.hasPrefix("  echolog moment \"a long way ") == true, "\(rows)")
    let renderer = TextRenderer(width: 60, hasColor: false, hasUnicode: true)
    let shown = renderer.text(programError?.blocks ?? []).split(separator: "\n").map(String.init)
    #expect(shown.suffix(2) == rows[...], "\(shown)")
  }

  @Test func `A dash and a blank begin a text`() throws {
    #expect(try LineParser.parse(["moment", "- one\n- two"]).operands == ["- one\n- two"])
    #expect(try typed(#"moment "- one""#).operands == ["- one"])
    let noted = try LineParser.parse(["log", "water", "1", "L", "--note", "- cold"])
    #expect(noted.options["--note"] == ["- cold"])
  }

  @Test func `A dash that no letter follows is a part of a text, kept as it was typed`() throws {
    let texts = [
      "Vu 3 patients -> ok", "-> ok", "-->  ok", "->", "Bilan -- rien", "Bilan --", "a  --  b --",
      "a --- b", "--- b", "-5 degrees", "Vu -5 degrees", "--5", "-½ L", "- one", "-", "a - b",
      "Frost -\u{2192} sun", "Schluss -\u{2014}", "-(", "=> -=",
    ]
    for text in texts {
      for line in ["moment ", "moment -- ", "reflect a:1 ", "moment --at today -- "] {
        let parsed = try typed(line + text)
        let bytes = (parsed.operands.last ?? "").utf8
        #expect(bytes.elementsEqual(text.utf8), "\(line + text) \(parsed.operands)")
        #expect(parsed.options.count == (line.contains("--at") ? 1 : 0), "\(line + text)")
      }
      let dated = try typed("moment " + text + " --at today")
      #expect(dated.operands == [text] && dated.options["--at"] == ["today"], "\(text)")
      guard text.contains(" "), text.first != "-" else { continue }
      let shell = try Words.split(text)
      let programError = refusal { () throws(UsageError) in try LineParser.parse(["moment"] + shell)
      }
      let lines = advised(programError)
      #expect(lines.count == (shell.contains("--") ? 0 : 1), "\(text): \(lines)")
      for line in lines {
        let advised = try LineParser.parse(Words.split(line))
        #expect(advised.operands == [shell.joined(separator: " ")], "\(line)")
      }
    }
    #expect(try typed(#"moment "--""#).operands == ["--"])
    #expect(try typed("moment -- --at today").operands == ["--at today"])
    #expect(try LineParser.parse(["reflect", "a:1", "-- fine"]).operands == ["a:1", "-- fine"])
  }

  @Test func `Every line that a refusal advises to write is understood`() throws {
    let lines = [
      "moment a -- b --x  c", "moment a  -x b", "moment --x a -- b", "moment a --at today b",
      "moment -x --at today b", #"moment "-x y" --at today z"#, #"moment "-x y" z"#,
      #"moment "Bilan" -- rien"#, "moment a --at today -- -b", "moment -- -x b --at today",
      "send a b -e joy -in", "log water 1 L --note -- --x", "remember a --title=-x b --tag y c",
      "reflect a:1 -x", "remind water 8 pm", "logs water",
    ]
    var adviceCount = 0
    for line in lines {
      let words = try Words.split(line)
      for refused in [
        refusal { () throws(UsageError) in try typed(line) },
        refusal { () throws(UsageError) in try LineParser.parse(words) },
      ] {
        for advice in advised(refused) {
          adviceCount += 1
          #expect(throws: Never.self, "\(line): \(advice)") {
            _ = try typed(advice)
            _ = try LineParser.parse(Words.split(advice))
          }
        }
      }
    }
    #expect(adviceCount > 3, "\(adviceCount) lines were told")
  }

  @Test func `A line to write is offered whole, or not where a terminal can not show it`() throws {
    let refused = { (word: String) in
      refusal { () throws(UsageError) in try LineParser.parse(["moment", "So", word]) }
    }
    let whole = refused("-> one\ttwo\r\nthree")
    #expect(
      whole?.nextStep == "Write:\n  echolog moment \"So -> one\ttwo\r\nthree\"",
      "\(String(describing: whole))")
    let hidden = refused("one\u{200E}two")
    #expect(
      hidden?.nextStep == "Quotes around all of the text keep every sign of it.",
      "\(String(describing: hidden))")
  }

  @Test func `A line that can be read in two ways is refused, with what to put quotes around`() {
    let rows: [(String, String)] = [
      (#"moment "a \"b\"" c"#, "quotesTooSoon"),
      ("moment Said “mind  it” --at last monday 8pm", "optionWithinText"),
      (#"moment The 6" of snow --at 1968"# + "\n\"", "optionWithinText"),
      ("moment I went --at the end", "optionWithinText"),
      ("moment Walked --at yesterday to town", "optionWithinText"),
      ("remember The old pier --person Aunt Resi --tag summer", "optionWithinText"),
    ]
    for (line, word) in rows {
      let programError = refusal { () throws(UsageError) in try typed(line) }
      #expect(programError?.word == word && programError?.exit == .usage, "\(line)")
      #expect(programError?.nextStep?.contains("quotes") == true, "\(line)")
    }
  }

  @Test func `The words behind the value of an option may belong to it`() throws {
    let rows: [(String, String, String)] = [
      ("log steps 6500 --at yesterday 20:00 --note x", "--at", "yesterday 20:00"),
      ("log steps 6500 --note By the lake", "--note", "By the lake"),
      ("logs --from last week", "--from", "last week"),
    ]
    for (line, option, value) in rows {
      let whens = WhenReader(now: Instant(milliseconds: 0), rules: .utc, dayStart: .standard)
      do {
        _ = try Arguments(typed(line), whens: whens).command()
        Issue.record("\(line) is understood")
      } catch UsageError.quotesMissing(let name, let line) {
        #expect(name == option && line.contains("\(option) \"\(value)\""), "\(line)")
      }
    }
    #expect(try typed("log --at today water 1 L").operands == ["water", "1", "L"])
  }

  @Test func `A length of time takes the unit behind its number`() throws {
    let rows = [
      ("moment --ago 2 hours Walked home", "2 hours", "Walked home"),
      ("moment Walked --ago 5 m", "5 m", "Walked"),
      ("moment --ago 2 days ago Walked", "2 days ago", "Walked"),
      ("moment --ago 5m Minutes passed", "5m", "Minutes passed"),
      ("moment \"Baked bread\" --ago half an hour", "half an hour", "Baked bread"),
      ("moment --ago 1 hour 30 minutes Baked bread", "1 hour 30 minutes", "Baked bread"),
      ("remember --ago 1 year The lake", "1 year", "The lake"),
    ]
    for (line, ago, text) in rows {
      let parsed = try typed(line)
      #expect(parsed.options["--ago"] == [ago] && parsed.operands == [text], "\(line)")
    }
  }

  @Test func `A text keeps the marks with which it was typed`() throws {
    let words = [
      "Grandpa", "“mind", "step”", "\"no\"", "'68", "boys'", "don't", "‘x’", "„Servus“", "$5",
      "a\\b", "->", "«oui»", "`x`", "6!", "\"Well,", "said\"", "'tis", "row\nend",
    ]
    for first in words {
      for second in words {
        let text = "Said  \(first) \(second)"
        guard Words.openQuote(of: text) == nil else { continue }
        #expect(try typed("remember \(text) --tag x").operands == [text], "\(text)")
      }
    }
  }

  @Test func `A word that is no command is named as it was typed`() {
    #expect(throws: UsageError.unknownCommand("Momnt", nearest: "moment")) { try typed("Momnt x") }
  }

  @Test func `The quotes of any keyboard may be around the value of an option`() throws {
    for value in ["„Görlitz Altstadt“", "‚Görlitz Altstadt‘", "«Görlitz Altstadt»"] {
      let parsed = try typed("remember the tree house --at 1966 --place " + value)
      #expect(parsed.options["--place"] == ["Görlitz Altstadt"], "\(value)")
    }
  }

  @Test func `The name of a goal needs no quotes`() throws {
    let rows: [(String, [String])] = [
      ("goal target water weekly 15 L", ["water weekly", "15", "L"]),
      ("goal target water a week 15 L", ["water a week", "15", "L"]),
      ("goal target water 15 L", ["water", "15", "L"]),
      ("goal deactivate water, weekly", ["water, weekly"]), ("skip daily water", ["daily water"]),
      ("remind water weekly 20:00", ["water weekly", "20:00"]), ("chart water", ["water"]),
    ]
    for (line, operands) in rows {
      #expect(try LineParser.parse(Words.split(line)).operands == operands, "\(line)")
      #expect(try typed(line).operands == operands, "\(line)")
    }
    let skip = try typed("skip --goal water a week --reason Flu")
    #expect(skip.options["--goal"] == ["water a week"] && skip.options["--reason"] == ["Flu"])
  }

  @Test func `A backslash at the end of a row goes on in the next one`() throws {
    #expect(Words.lines("moment One \\\ntwo\ntoday") == ["moment One \\\ntwo", "today"])
    #expect(try typed("moment One \\\ntwo").operands == ["One \ntwo"])
    #expect(try Words.split("log water \\\n0.5 L") == ["log", "water", "0.5", "L"])
    #expect(Words.openQuote(of: "moment One \\\n") == nil)
    let open = refusal { () throws(UsageError) in try typed("moment One \\") }
    #expect(open?.word == "quoteOpen" && open?.nextStep?.contains("single quotes") == true)
    #expect(try typed("moment 'One \\'").operands == ["One \\"])
  }
}
