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

  @Test func `A text that looks like an option is refused with the line that keeps it`() throws {
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
      #expect(advised(programError) == [line], "\(words): \(String(describing: programError))")
      #expect(try typed(line).operands.last == text, "\(line)")
      #expect(try LineParser.parse(Words.split(line)).operands.last == text, "\(line)")
    }
    let json = refusal { () throws(UsageError) in try LineParser.parse(["moment", "-bullet"]) }
    #expect(json?.json.text.contains(#"stand behind --:\n  echolog moment -- "#) == true)
    let noText = refusal { () throws(UsageError) in try LineParser.parse(["today", "--x"]) }
    #expect(noText?.word == "unknownOption" && noText?.nextStep?.contains(" -- ") == false)
    // A prompt sees the quotes.
    #expect(try typed(#"moment "-- bullet""#).operands == ["-- bullet"])
    let option = refusal { () throws(UsageError) in try typed(#"moment "--x=a b""#) }
    #expect(option?.word == "unknownOption")
  }

  @Test func `A command to copy that does not fit beside its meaning has a row of its own`() {
    let long = String(repeating: "a long way ", count: 6)
    let programError = refusal { () throws(UsageError) in try typed("moment \(long)--at today home")
    }
    let rows = (programError?.nextStep ?? "").split(separator: "\n").map(String.init)
    #expect(rows.count == 4 && rows.first == "As an option:", "\(rows)")
    #expect(rows.last?.hasPrefix("  echolog moment \"a long way ") == true, "\(rows)")
    let renderer = TextRenderer(width: 60, hasColor: false, hasUnicode: true)
    let shown = renderer.text(programError?.blocks ?? []).split(separator: "\n").map(String.init)
    #expect(shown.suffix(4) == rows[...], "\(shown)")
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
      #expect(lines.count == (shell == ["Bilan", "--"] ? 0 : 1), "\(text): \(lines)")
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
      "reflect a:1 -x", "skip 3 days ago", "memories Oma",
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
    #expect(adviceCount > lines.count, "\(adviceCount) lines were told")
  }

  @Test func `A line to write is offered whole, or not where a terminal can not show it`() throws {
    let refused = { (word: String) in
      refusal { () throws(UsageError) in try LineParser.parse(["moment", word]) }
    }
    let whole = refused("-one\ttwo\r\nthree")
    #expect(
      whole?.nextStep?.hasSuffix("--:\n  echolog moment -- \"-one\ttwo\r\nthree\"") == true,
      "\(String(describing: whole))")
    let hidden = refused("-one\u{200E}two")
    #expect(
      hidden?.nextStep?.hasSuffix("As words of the text, they stand in quotes behind --.") == true,
      "\(String(describing: hidden))")
  }

  @Test func `A line that can be read in two ways is refused with both, and each works`() throws {
    let rows: [(String, [(String, String)])] = [
      (
        #"moment "a \"b\"" c"#,
        [(#"moment '"a \"b\"" c'"#, #""a \"b\"" c"#), (#"moment 'a "b" c'"#, #"a "b" c"#)]
      ),
      (
        "moment Said “mind  it” --at last monday 8pm",
        [
          (#"moment "Said “mind  it”" --at "last monday 8pm""#, "Said “mind  it”"),
          (
            #"moment "Said “mind  it” --at last monday 8pm""#,
            "Said “mind  it” --at last monday 8pm"
          ),
        ]
      ),
      (
        #"moment The 6" of snow --at 1968"# + "\n\"",
        [
          (
            #"moment 'The 6" of snow --at 1968"# + "\n\"'",
            #"The 6" of snow --at 1968"# + "\n\""
          )
        ]
      ),
      (
        "moment I went --at the end",
        [(#"moment "I went --at the end""#, "I went --at the end")]
      ),
      (
        "moment Walked 5 km --at yesterday 7pm",
        [
          (#"moment "Walked 5 km" --at "yesterday 7pm""#, "Walked 5 km"),
          (#"moment "Walked 5 km --at yesterday 7pm""#, "Walked 5 km --at yesterday 7pm"),
        ]
      ),
      (
        "moment Walked --at yesterday to town",
        [
          (#"moment "Walked to town" --at yesterday"#, "Walked to town"),
          (#"moment "Walked --at yesterday to town""#, "Walked --at yesterday to town"),
        ]
      ),
      (
        "moment Baked bread --ago 5 m",
        [
          (#"moment "Baked bread" --ago 5m"#, "Baked bread"),
          (#"moment "Baked bread --ago 5 m""#, "Baked bread --ago 5 m"),
        ]
      ),
      (
        "moment Baked --ago 5 loaves",
        [(#"moment "Baked --ago 5 loaves""#, "Baked --ago 5 loaves")]
      ),
      (
        "remember The old pier --person Aunt Resi --tag summer",
        [
          (#"remember "The old pier" --tag summer --person "Aunt Resi""#, "The old pier"),
          (
            #"remember "The old pier --person Aunt Resi" --tag summer"#,
            "The old pier --person Aunt Resi"
          ),
        ]
      ),
    ]
    for (line, readings) in rows {
      let programError = refusal { () throws(UsageError) in try typed(line) }
      #expect(programError?.exit == .usage && advised(programError) == readings.map(\.0), "\(line)")
      for (advice, text) in readings {
        #expect(try typed(advice).operands == [text], "\(advice)")
      }
    }
  }

  @Test func `Every line that is offered keeps the text as it was typed`() throws {
    let words = [
      "Grandpa", "“mind", "step”", "\"no\"", "'68", "boys'", "don't", "‘x’", "„Servus“", "$5",
      "a\\b", "--", "->", "«oui»", "`x`", "6!", "\"Well,", "said\"", "'tis", "row\nend",
    ]
    var count = 0
    for first in words {
      for second in words {
        for end in ["--at last monday 8pm", "--at yesterday to town", "--tag x y", "--wher x"] {
          let text = "Said  \(first) \(second)"
          let programError = refusal { () throws(UsageError) in try typed("remember \(text) \(end)")
          }
          for advice in advised(programError) {
            let kept = try typed(advice).operands.last ?? ""
            #expect(kept.hasPrefix(text), "\(text) \(end): \(advice) keeps \(kept)")
            count += 1
          }
        }
      }
    }
    #expect(count > 1500)
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
