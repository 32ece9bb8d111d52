import Foundation
import RunningProgram
import Testing

/// What keys do at a terminal.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct TerminalTests {
  func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  @Test func `Ctrl-C gives the line up and a new prompt, before and after something was written`()
    throws
  {
    try withVault { echolog in
      let answer = try echolog.converse(
        ["repl"],
        [
          .init("half\u{3}"), .init("\u{3}"), .init("moment One\r"), .init("moment Half\u{3}"),
          .init("moments --plain\r"), .init("\u{4}"),
        ])
      #expect(answer.exit == 0, "\(answer)")
      #expect(answer.output.contains("echolog> half^C\necholog> ^C\necholog> moment One"))
      #expect(answer.output.contains("moment Half^C\necholog> moments"), "\(answer.output)")
      #expect(try echolog.run("moments", "--plain").output.split(separator: "\n").count == 1)
    }
  }

  @Test func `Ctrl-D leaves an empty line, and takes nothing from one that is typed`() throws {
    try withVault { echolog in
      let answer = try echolog.converse(
        ["repl"], [.init("mom\u{4}ents --plain\u{4}\r"), .init("\u{4}")])
      #expect(answer.exit == 0, "\(answer)")
      #expect(!answer.output.contains("not a command"), "\(answer.output)")
    }
  }

  @Test func `Ctrl-C during a command stops it, the prompt lives on and the journal is sound`()
    throws
  {
    try withVault { echolog in
      let lock = echolog.home.appending(path: ".local/share/echolog/journal/lock").path
      let answer = try echolog.converse(
        ["repl"], holding: lock,
        [
          .init("moment One\r"), .init(after: "waiting for it", "\u{3}"),
          .init("moments\r"), .init("quit\r"),
        ])
      #expect(answer.exit == 0, "\(answer)")
      #expect(answer.output.contains("Stopped.") && answer.output.contains("No moments yet"))
      #expect(try echolog.run("check").exit == 0)
      #expect(try echolog.run("moment", "Two").exit == 0)
    }
  }

  @Test func `A reflection without words is asked for, and refused where no one can be asked`()
    throws
  {
    try withVault { echolog in
      #expect(try echolog.run("send", "Well", "-e", "joy", "-i", "1d", at: "2025-11-10").exit == 0)
      #expect(try echolog.run("reveal").exit == 0)
      let refused = try echolog.run("reflect", "laptop:3", "--json")
      #expect(refused.exit == 2 && refused.errors.contains("reflectionEmpty"), "\(refused)")
      #expect(try echolog.run("reflect", "laptop:3", " ").exit == 2)
      let given = try echolog.converse(
        ["reflect", "laptop:3"], [.init(after: "Your answer: ", "It went fine.\r")])
      #expect(given.exit == 0 && given.output.contains("Your answer is kept."), "\(given)")
      #expect(try echolog.run("history").output.contains("It went fine."))
    }
  }

  @Test func `An export asks before it replaces a file, and leaves it without consent`()
    throws
  {
    try withVault { echolog in
      let file = echolog.home.appending(path: "all.jsonl")
      try echolog.write("all.jsonl", "mine")
      let left = try echolog.run("export", "all.jsonl", "--json")
      #expect(left.exit == 73 && left.errors.contains("fileExists"), "\(left)")
      let no = try echolog.converse(
        ["export", "all.jsonl"], [.init(after: "Replace it? [y/N] ", "n\r")])
      #expect(no.exit == 73)
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
      let yes = try echolog.converse(
        ["export", "all.jsonl"], [.init(after: "Replace it? [y/N] ", "y\r")])
      #expect(yes.exit == 0, "\(yes)")
      #expect(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count == 2)
      #expect(try echolog.run("export", "all.jsonl", "--yes").exit == 0)
      #expect(try echolog.run("export", "all.jsonl", "--no-input").exit == 73)
      #expect(try echolog.run("export", "nowhere/all.jsonl").errors.contains("/nowhere."))
      let names = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      #expect(!names.contains { $0.hasSuffix(".new") }, "\(names)")
    }
  }

  @Test func `An export to a file shows how far it is, and after Ctrl-C that there is none`()
    throws
  {
    try withVault { echolog in
      let rows = (1...120_000).map { "2024-01-\($0 % 18 + 10),walk \($0)\n" }
      try echolog.write("w.csv", "date,text\n" + rows.joined())
      let taken = try echolog.run(
        "import", "w.csv", "--as", "moment", "--map", "date=date,text=text")
      #expect(taken.exit == 0, "\(taken)")
      let stopped = try echolog.converse(
        ["export", "all.jsonl"], [.init(after: " events written, ", "\u{3}")])
      #expect(stopped.exit == 130, "\(stopped)")
      #expect(stopped.output.contains("Stopped. No file was made, and none was changed."))
      let names = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      #expect(!names.contains { $0.contains("all.") }, "\(names)")
    }
  }

  @Test func `At a terminal an export without a form is shown how, and in a pipe it is written`()
    throws
  {
    try withVault { echolog in
      try echolog.run("moment", "Took a walk")
      let bare = try echolog.converse(["export"], [])
      #expect(bare.exit == 64 && !bare.output.contains("momentLogged"), "\(bare)")
      for line in ["export diary.md", "export all.csv", "export all.jsonl"] {
        #expect(bare.output.contains("echolog " + line), "\(bare)")
      }
      let named = try echolog.converse(["export", "summary"], [])
      #expect(named.exit == 64 && named.output.contains("echolog export summary.md"), "\(named)")
      let names = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
      #expect(!names.contains("summary"), "\(names)")
      #expect(try echolog.converse(["export", "-"], []).output.contains("momentLogged"))
      #expect(try echolog.run("export").output.contains("momentLogged"))
      #expect(try echolog.run("export", "summary").exit == 0)
    }
  }

  @Test func `TAB names entries with their texts, and files`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Took a walk")
      try echolog.run("moment", "Called Ana")
      try echolog.write("walks.csv", "")
      let answer = try echolog.converse(
        ["repl"],
        [
          .init("remove \t"), .init(after: "laptop:", "\t"), .init(after: "Took a walk", "\u{3}"),
          .init("import wa\t"), .init(after: "lks.csv", "\u{3}"), .init("quit\r"),
        ])
      #expect(answer.exit == 0, "\(answer)")
      #expect(answer.output.contains("laptop:4  Called Ana\nlaptop:3  Took a walk"))
    }
  }

  @Test func `TAB finds entries that are not among the latest once they are narrowed down`() throws
  {
    try withVault { echolog in
      let older = "moment \"A zebra, far off\"\nmoment \"A heron at the lake\"\n"
      let latest = (1...40).map { "moment \"Walked \($0)\"\n" }.joined()
      #expect(try echolog.run("repl", input: older + latest + "moment \"A heron\"\n").exit == 0)
      let answer = try echolog.converse(
        ["repl"],
        [
          .init("show zeb\t"), .init(after: "laptop:3", "\r"), .init(after: "far off", ""),
          .init("show laptop:4\t"), .init(after: "laptop:4   A heron at", "\u{3}"),
          // The latest come at once, and with TAB again the others, too.
          .init("show walk\t"), .init(after: "… and 9 more", "\t"),
          .init(after: "… and 20 more", "\u{3}"),
          .init("quit\r"),
        ])
      #expect(answer.exit == 0, "\(answer)")
    }
  }

  @Test func `At the prompt the program's name and the words people know do what is meant`() throws
  {
    try withVault { echolog in
      for word in ["exit", "quit", ".exit", ".quit"] {
        let script = try echolog.run("repl", input: "echolog help log\n\(word)\nmomnt\n")
        #expect(script.exit == 0 && script.output.contains("echolog log: log steps"), "\(word)")
      }
    }
  }
}
