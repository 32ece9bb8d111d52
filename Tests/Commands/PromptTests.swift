import Foundation
import RunningProgram
import Testing

/// What a person meets at the prompt, at a terminal of its own.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct PromptTests {
  func withVault(_ body: (inout EchologProcess) throws -> Void) throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(&echolog)
  }

  @Test func `What another process writes is there at the next line, and announced in one`() throws
  {
    try withVault { echolog in
      let answer = try echolog.converse(
        ["repl"],
        [
          .init("moment Mine\r"), .init(other: ["moment", "Theirs"], "\r"),
          .init("moments --plain\r"), .init(other: ["log", "water", "1", "L"], "moment More\r"),
          .init("quit\r"),
        ])
      #expect(answer.exit == 0, "\(answer)")
      let sign = "1 event came from another process meanwhile.\n"
      #expect(answer.output.ranges(of: sign).count == 2, "\(answer.output)")
      #expect(answer.output.contains(sign + "echolog> moments"))
      #expect(answer.output.contains("\tTheirs\n") && answer.output.contains("\tMine\n"))
    }
  }

  @Test func `A mistyped passphrase is asked for again, up to three times`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    try echolog.write("right", "open sesame\n")
    #expect(try echolog.run("init", "--passphrase-file", "right").exit == 0)
    let wrong = EchologProcess.Step(after: "Passphrase: ", "open barley\r")
    let right = EchologProcess.Step(after: "Passphrase: ", "open sesame\r")
    let third = try echolog.converse(["today"], [wrong, wrong, right])
    #expect(third.exit == 0, "\(third.output)")
    #expect(third.output.ranges(of: "Please try again").count == 2, "\(third.output)")
    let repair = try echolog.converse(["repair"], [wrong, wrong, right])
    #expect(repair.exit == 0, "\(repair.output)")
    #expect(repair.output.contains("Nothing was to be repaired."), "\(repair.output)")
    let never = try echolog.converse(["today"], [wrong, wrong, wrong])
    #expect(never.exit == 77, "\(never.output)")
    #expect(never.output.contains("echolog help passphrase says what helps."), "\(never.output)")
    let help = try echolog.run("help", "passphrase").output
    #expect(help.contains("Forgotten?"), "\(help)")
  }

  @Test func `The passphrase is asked for before the first line, and not again`() throws {
    let echolog = try EchologProcess()
    try echolog.write("right", "open sesame\n")
    #expect(try echolog.run("init", "--passphrase-file", "right").exit == 0)
    let answer = try echolog.converse(
      ["repl"],
      [
        .init(after: "Passphrase: ", "open sesame\r"), .init(after: "echolog> ", "moment Mine\r"),
        .init(after: "Kept", "quit\r"),
      ])
    #expect(answer.exit == 0, "\(answer)")
    #expect(answer.output.ranges(of: "Passphrase: ").count == 1, "\(answer.output)")
    try echolog.remove()
  }

  @Test func `Lines that came before the hidden question are let go, which is reported`() throws {
    let echolog = try EchologProcess()
    try echolog.write("right", "open sesame\n")
    #expect(try echolog.run("init", "--passphrase-file", "right").exit == 0)
    let answer = try echolog.converse(
      ["repl"],
      [
        .init(after: "Passphrase: ", "open sesame\r"), .init("passphrase\rmoment Early\r"),
        .init(after: "no answer to it, and was not run.", ""),
        .init(after: "Passphrase: ", "\u{3}"),
        .init("moments\r"), .init(after: "No moments yet", "quit\r"),
      ])
    #expect(answer.exit == 0, "\(answer)")
    #expect(answer.output.ranges(of: "was not run").count == 1, "\(answer.output)")
    try echolog.remove()
  }

  @Test func `News comes before the line while nothing is typed, and the line stays`() throws {
    try withVault { echolog in
      let answer = try echolog.converse(
        ["repl"],
        [
          .init("moment 'Half ä of it\u{1B}[D"),
          .init(after: "of it", other: ["moment", "Theirs"], ""),
          .init(after: "1 event came from another process meanwhile.", ""),
          .init(after: "moment 'Half ä of it", "h\u{5}'\r"), .init("moments --plain\r"),
          .init("quit\r"),
        ])
      #expect(answer.exit == 0, "\(answer)")
      #expect(answer.output.contains("\tHalf ä of iht\n"), "\(answer.output)")
      #expect(answer.output.contains("\tTheirs\n"))
    }
  }

  @Test func `A text goes over several lines while its quote is open, or with Alt-Return`() throws {
    try withVault { echolog in
      let answer = try echolog.converse(
        ["repl"],
        [
          .init("moment \"One\rtwo\r\"\r"), .init(after: "Kept", ""),
          .init("moment a\u{1B}\rb\r"), .init("moment \"never\r\u{3}"),
          .init("moment didn't\r"), .init("moment The winter of '68 --at yesterday\r"),
          .init("moments --json\r"), .init("quit\r"),
        ])
      #expect(answer.exit == 0, "\(answer)")
      let output = try echolog.run("moments", "--json").output
      for text in [#""One\ntwo""#, #""a\nb""#, #""didn't""#, #""The winter of '68""#] {
        #expect(output.contains("\"text\":" + text), "\(output)")
      }
      #expect(!output.contains(#""text":"never"#))
    }
  }

  @Test func `What is pasted waits for Return, then runs line by line up to what is refused`()
    throws
  {
    try withVault { echolog in
      let pasted = "moment 'One\u{7}\ntwo'\r\nmoment Three\nmomnt x\nmoment Four\n"
      let answer = try echolog.converse(
        ["repl"],
        [
          .init("\u{1B}[200~\(pasted)\u{1B}[201~"), .init(after: "moment Four", "\r"),
          .init(after: "Not run, because of the line before:", ""),
          .init("\u{1B}[A\r"), .init(after: "Kept", ""), .init("quit\r"),
        ])
      #expect(answer.exit == 0, "\(answer)")
      #expect(answer.output.contains("“momnt”"))
      #expect(answer.output.contains("line before:\n  moment Four\nArrow up"), "\(answer.output)")
      let kept = try echolog.run("moments", "--plain").output.split(separator: "\n")
      // Each line is one entry of the arrow keys: the last one alone was brought back.
      #expect(kept.count == 3, "\(kept)")
      for text in [#"One\ntwo"#, "Three", "Four"] {
        #expect(kept.contains { $0.hasSuffix("\t" + text) }, "\(kept)")
      }
    }
  }

  @Test func `Prose that is pasted without quotes is run only as the person chooses`() throws {
    let letter = "moment A letter came:\nRemember the trams?\nUndo\nLove, Inge"
    for (answer, kept, drafts) in [
      ("o", [#"A letter came:\nRemember the trams?\nUndo\nLove, Inge"#], 0), ("", [], 1),
      ("r", [], 0),
    ] {
      try withVault { echolog in
        let said = try echolog.converse(
          ["repl"],
          [
            .init("\u{1B}[200~\(letter)\u{1B}[201~"), .init(after: "Inge", "\r"),
            .init(after: "one text of 4 lines.", ""),
            .init(after: "or none (Return)? ", answer + "\r"), .init("quit\r"),
          ])
        #expect(said.exit == 0, "\(said)")
        // Who asked for it needs no hint.
        #expect(!said.output.contains("one text: undo"), "\(said.output)")
        let moments = try echolog.run("moments", "--json").output
        for text in kept { #expect(moments.contains("\"text\":\"" + text), "\(moments)") }
        let memories = try echolog.run("memories", "--plain").output
        #expect(memories.contains("trams") == false, "\(answer): \(memories)")
        let lines = try echolog.run("drafts").output
        #expect(lines.contains("No unfinished lines.") == (drafts == 0), "\(answer): \(lines)")
      }
    }
  }

  @Test func `A paste that was changed before Return is not offered again with what it ran`() throws
  {
    try withVault { echolog in
      let answer = try echolog.converse(
        ["repl"],
        [
          .init("\u{1B}[200~moment One\nlog watr 1\u{1B}[201~"), .init(after: "watr 1", "0\r"),
          .init(after: "Did you mean", ""), .init("quit\r"),
        ])
      #expect(answer.exit == 0, "\(answer)")
      #expect(try echolog.run("moments", "--plain").output.split(separator: "\n").count == 1)
      let drafts = try echolog.run("drafts", "--plain").output
      #expect(!drafts.contains("One"), "\(drafts)")
    }
  }

  @Test func `A paste goes on behind what found nothing, and a line that leaves names the rest`()
    throws
  {
    try withVault { echolog in
      let pasted = "search nowhere\nmoment One\nquit\nmoment Two\n# a remark\nmoments\n"
      let answer = try echolog.converse(
        ["repl"], [.init("\u{1B}[200~\(pasted)\u{1B}[201~"), .init(after: "remark", "\r")])
      #expect(answer.exit == 0, "\(answer)")
      #expect(answer.output.contains("line before:\n  moment Two\n  moments\nThey are kept"))
      #expect(try echolog.run("moments", "--plain").output.split(separator: "\n").count == 1)
      let drafts = try echolog.run("drafts", "--plain").output
      #expect(drafts.contains("moment Two") && !drafts.contains("One"), "\(drafts)")
    }
  }

  @Test func `What is pasted without marks runs up to what is refused, and what is typed goes on`()
    throws
  {
    try withVault { echolog in
      let pasted = "moment One\rmomnt x\rmoment 'Two\rrows'\rmoment Three\r"
      let answer = try echolog.converse(
        ["repl"],
        [
          .init(pasted), .init(after: "Not run, because of the line before:", ""),
          .init("\u{1B}[A\u{1B}[A\r"), .init(after: "Kept", ""), .init("momnt y\r"),
          .init(after: "Did you mean", "moment Four\r"), .init(after: "Kept", ""),
          .init("quit\r"),
        ])
      #expect(answer.exit == 0, "\(answer)")
      let named = "line before:\n  moment 'Two rows'\n  moment Three\nArrow up"
      #expect(answer.output.contains(named), "\(answer.output)")
      #expect(answer.output.ranges(of: "Not run").count == 1, "\(answer.output)")
      let kept = try echolog.run("moments", "--plain").output.split(separator: "\n")
      #expect(kept.count == 3, "\(kept)")
      for text in ["One", #"Two\nrows"#, "Four"] {
        #expect(kept.contains { $0.hasSuffix("\t" + text) }, "\(kept)")
      }
    }
  }

  @Test func `Lines that came before a question never answer it, and are named`() throws {
    try withVault { echolog in
      try echolog.write("all.jsonl", "mine")
      // As a terminal pastes that puts no marks around it.
      let answer = try echolog.converse(
        ["repl"],
        [
          .init("export all.jsonl\ry\ry\r"),
          .init(after: "Replace it? [y/N] ", "n\r"), .init("quit\r"),
        ])
      #expect(answer.exit == 0, "\(answer)")
      #expect(answer.output.contains("not run:\n  y\n  y\nArrow up"), "\(answer.output)")
      let file = echolog.home.appending(path: "all.jsonl")
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }
  }

  @Test func `Hints are shown where they can be faint, and never become part of the line`() throws {
    try withVault { echolog in
      let steps: [EchologProcess.Step] = [.init("mom"), .init(after: "mom", "\u{15}quit\r")]
      #expect(!(try echolog.converse(["repl"], steps).output.contains("TEXT")))
      echolog.variables = ["NO_COLOR": ""]
      let steps2: [EchologProcess.Step] = [
        .init("mom"), .init(after: "ent TEXT [--ago 5m|2h|3d]", "ent Walked\r"), .init("quit\r"),
      ]
      let answer = try echolog.converse(["repl"], steps2)
      #expect(answer.exit == 0, "\(answer)")
      #expect(try echolog.run("moments", "--plain").output.hasSuffix("\tWalked\n"))
    }
  }

  @Test func `A query is typed over several lines, up to a semicolon or an empty one`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Walked")
      echolog.variables = ["NO_COLOR": ""]
      let steps: [EchologProcess.Step] = [
        .init("SELECT text,\r"), .init(after: "ends the query", "kind(1)\u{3}"),
        .init("SELECT text, 40 + 2 AS sum\r"), .init(after: "ends the query", "FROM moments;\r"),
        .init(after: "42", "quit\r"),
      ]
      let answer = try echolog.converse(["repl"], steps)
      #expect(answer.exit == 0 && answer.output.contains("Walked"), "\(answer)")
    }
  }

  @Test func `The history file is the person's alone and has no words of entries`() throws {
    try withVault { echolog in
      let lines = ["moment Secret", "today", " goals", "search Secret", ".mode plain", "quit"]
      let first = try echolog.converse(["repl"], lines.map { .init($0 + "\r") })
      #expect(first.exit == 0, "\(first)")
      let again = try echolog.converse(
        ["repl"], [.init("\u{1B}[A\u{1B}[A\u{1B}[A\r"), .init("\u{4}")])
      #expect(again.output.contains("today\n"), "\(again)")
      let file = echolog.home.appending(path: ".local/state/echolog/history")
      #expect(try String(contentsOf: file, encoding: .utf8) == ".mode plain\nquit\ntoday\n")
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      #expect(mode as? Int == 0o600)
    }
  }

  @Test func `Answers go where and how the person chooses, at a prompt and in a script`() throws {
    try withVault { echolog in
      let script = """
        moment One
        .mode json
        .timer on
        .output answers
        moments
        .output
        .mode plain
        moments
        .help
        help
        .tmer
        """
      let answer = try echolog.run("repl", input: script)
      #expect(answer.exit == 64 && answer.errors.contains("Did you mean “.timer”?"), "\(answer)")
      let file = echolog.home.appending(path: "answers")
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written.hasPrefix(#"{"schema":"moments/1""#) && written.hasSuffix("}\n"))
      #expect(answer.output.contains("\tOne\n") && !answer.output.contains("moments/1"))
      #expect(answer.output.ranges(of: "  .mode [human|plain|json]").count == 2)
      #expect(!answer.output.contains("--vault"))
      #expect(answer.errors.contains("Took ") && answer.errors.contains(" ms.\n"))
      let left = try echolog.run("repl", input: ".output answers\n")
      #expect(left.exit == 73 && left.errors.contains("is there already"), "\(left)")
      #expect(try String(contentsOf: file, encoding: .utf8) == written)
      let replaced = try echolog.run("repl", input: ".output answers --yes\nmoments --plain\n")
      #expect(replaced.exit == 0 && replaced.output.isEmpty, "\(replaced)")
      #expect(try String(contentsOf: file, encoding: .utf8).contains("\tOne\n"))
      #expect(try echolog.run("repl", "--yes", input: ".output ~/answers\n").exit == 0)
      #expect(try Data(contentsOf: file).isEmpty)
    }
  }
}
