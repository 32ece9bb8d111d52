import Foundation
import RunningProgram
import Testing

/// Words that a person, an import or another device brought, with all that steers a terminal.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct HarmlessWordsTests {
  /// ESC, a colour, a window title that ends with BEL, a reset, C1, DEL, what turns the direction
  /// of text, and line ends.
  static let evil =
    "evil \u{1B}[31m\u{1B}]0;x\u{7}\u{1B}c\u{9B}2J\u{9D}y\u{9C}\u{7F}\u{8}\u{202E}\u{2066}\u{200F}"
    + "\u{61C}\u{85}\u{2028}\u{FFF9}\r\nend"

  /// Questions that show the words, and what has to be in the answer.
  static let questions: [(line: [String], sign: String)] = [
    (["moments"], "evil"), (["today"], "evil"), (["journey"], ""), (["history"], "evil"),
    (["history", "laptop:3"], "evil"), (["memories"], "evil"), (["memory", "laptop:5"], "evil"),
    (["search", "evil"], "evil"), (["echoes", "--all"], "evil"), (["reveal", "laptop:4"], "evil"),
    (["replay", "--as", "table"], "evil"), (["replay", "--as", "jsonl", "--texts"], "evil"),
    (["export"], "evil"), (["stats"], ""),
    (["devices"], ""), (["notifications"], ""),
    (["patterns"], ""), (["check"], ""), (["settings"], ""), (["goals"], ""), (["streaks"], ""),
    (["show", "laptop:3"], "evil"), (["show", "laptop:4"], ""), (["show", "laptop:5"], "evil"),
    (["memories", "--person", evil + "x"], ""),
    (["attachments"], ""), (["quotes"], ""), (["policy"], ""), (["consent"], ""), (["plan"], ""),
    (["repair", evil + "/x"], ""),
  ]

  /// Lines that change something and report it.
  static let changes: [[String]] = [
    ["edit", "laptop:5", "--title", evil, "--tag", "t" + evil, "--person", "p" + evil],
    ["edit", "laptop:5", "--place", "q" + evil], ["unlabel", "laptop:5", "--person", "p" + evil],
    ["label", "rename", "t" + evil, "u" + evil], ["attach", "laptop:5", "f\u{1B}[2J\u{7}.csv"],
    ["reflect", "laptop:4", evil], ["import", "f\u{1B}[2J\u{7}.csv", "--as", "moment"],
    ["undo"], ["undo"], ["remove", "laptop:3"],
  ]

  /// Lines that are refused with a reason.
  static let refused: [[String]] = [
    [evil], ["log", evil, "3"], ["log", "water", evil], ["help", evil], ["goal", evil],
    ["set", evil, "x"], ["set", "day-start", evil], ["policy", evil], ["replay", "--device", evil],
    ["replay", "--type", evil], ["moment", "x", "--at", evil], ["moment", "x", "--ago", evil],
    ["reveal", evil], ["remove", evil], ["completion", evil], ["today", evil],
    ["today", "--" + evil],
    ["send", "x", "-e", evil, "-i", "1d"], ["today", "--zone", evil], ["today", "--now", evil],
    ["--vault", evil, "today"], ["import", evil, "--as", "moment", "--map", "date=a,text=b"],
    ["import", "x.csv", "--as", "moment", "--map", evil], ["import", "x.csv", "--as", evil],
    ["export", evil + "/x"], ["sync", evil], ["join", evil],
    ["consent", evil], ["consent", "give", evil], ["plan", "note", evil],
    ["plan", "note", "trial", "--source", evil], ["moments", "--limit", evil], ["repl", evil],
    ["search", evil + "y"], ["label", "rename", evil + "z", "x"],
    ["attach", "laptop:5", evil], ["attachment", evil], ["detach", evil],
  ]

  func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let made = try echolog.run(
      "init", "--owner", Self.evil, "--name", "laptop", "--key-file", "key")
    #expect(made.exit == 0, "\(made)")
    #expect(try echolog.run("moment", Self.evil).exit == 0)
    #expect(
      try echolog.run("send", Self.evil, "-e", "joy", "-i", "1d", at: "2025-11-10").exit == 0)
    #expect(try echolog.run("remember", Self.evil, "--title", Self.evil).exit == 0)
    try body(echolog)
  }

  func expectHarmless(_ text: String, _ line: [String], allowing allowed: Set<Unicode.Scalar>) {
    let harmful = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x00...0x1F, 0x7F...0x9F: !allowed.contains(scalar)
      case 0x2028...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x61C, 0xFFF9...0xFFFB: true
      default: false
      }
    }
    #expect(harmful.isEmpty, "\(line): \(harmful.map { String($0.value, radix: 16) })")
  }

  func expectHarmless(_ echolog: EchologProcess, _ line: [String], sign: String = "") throws {
    for form in [[], ["--plain"], ["--json"]] {
      let answer = try echolog.run(line: form + line)
      let allowed: Set<Unicode.Scalar> = form == ["--plain"] ? ["\n", "\t"] : ["\n"]
      expectHarmless(answer.output + answer.errors, form + line, allowing: allowed)
      #expect(sign.isEmpty || answer.output.contains(sign), "\(line) \(answer)")
    }
  }

  @Test func `Words of the journal steer no terminal, whichever command shows them`() throws {
    try withVault { echolog in
      for (line, sign) in Self.questions { try expectHarmless(echolog, line, sign: sign) }
      try echolog.write("f\u{1B}[2J\u{7}.csv", "when,what\n2025-11-01,\(Self.evil)\nsoon,\u{1B}c\n")
      for line in Self.changes {
        let map = line[0] == "import" ? ["--map", "date=when,text=what"] : []
        try expectHarmless(echolog, line + map)
      }
      for (line, _) in Self.questions { try expectHarmless(echolog, line) }
    }
  }

  @Test func `Words of a line that is refused steer no terminal either`() throws {
    try withVault { echolog in
      for line in Self.refused {
        let answer = try echolog.run(line: line)
        #expect(answer.exit != 0, "\(line) \(answer)")
        try expectHarmless(echolog, line)
      }
    }
  }

  @Test func `What TAB shows steers no terminal, at the prompt and in shells`() throws {
    try withVault { echolog in
      try echolog.write("f\u{1B}]0;x\u{7}1", "")
      try echolog.write("f\u{1B}]0;x\u{7}2", "")
      let answer = try echolog.converse(
        ["repl"],
        [
          .init("remove \t"), .init(after: "laptop:", "\t"), .init(after: "evil", "\u{3}"),
          .init("import f\t"), .init(after: "import f", "\t\u{3}"), .init("quit\r"),
        ])
      #expect(answer.exit == 0, "\(answer)")
      // What moves the cursor was taken out before; a bell may be libedit's own.
      expectHarmless(
        answer.output, ["TAB"], allowing: ["\n", "\r", "\u{8}", "\u{7}"])
      #expect(!answer.output.contains("]0;x\u{7}"))
      for shell in ["bash", "zsh", "fish"] {
        let process = try echolog.complete(shell, "echolog remove ")
        expectHarmless(process, [shell], allowing: ["\n", "\t"])
        #expect(process.contains("laptop:3"), "\(process)")
      }
    }
  }
}
