import Foundation
import RunningProgram
import Testing

@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct UnfinishedProgramTests {
  /// Two opened Echoes, of which the first has its answer already.
  private func withEchoes(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    for text in ["Rest.", "Rest well."] {
      try echolog.run("send", text, "-e", "comfort", "-i", "1d", at: "2025-11-10T08:00:00Z")
    }
    for _ in 0..<2 { #expect(try echolog.run("reveal").exit == 0) }
    #expect(try echolog.run("reflect", "laptop:3", "It was.").exit == 0)
    try body(echolog)
  }

  /// Answers the first Echo once more, which is refused after the words were typed.
  private func answerInVain(_ echolog: EchologProcess) throws {
    let refused = try echolog.converse(
      ["reflect", "laptop:3"], [.init(after: "Your answer: ", "It went \"fine\" \\ here.\r")])
    #expect(refused.exit == 2 && refused.output.contains("Your words are kept"), "\(refused)")
  }

  private func drafts(_ echolog: EchologProcess) throws -> [String] {
    try echolog.run("drafts", "--plain").output.split(separator: "\n").map {
      String($0.split(separator: "\t", maxSplits: 1).last ?? "").replacing(#"\\"#, with: #"\"#)
    }
  }

  @Test func `Words that were typed at a question and refused are kept, in clear nowhere`() throws {
    try withEchoes { echolog in
      #expect(try echolog.run("drafts").output == "No unfinished lines.\n")
      try answerInVain(echolog)
      let line = #"reflect laptop:3 'It went "fine" \ here.'"#
      #expect(try drafts(echolog) == [line])
      let list = try echolog.run("drafts").output
      #expect(list.contains("today 20:30  reflect laptop:3"), "\(list)")
      let json = try echolog.run("drafts", "--json").output
      #expect(json.hasPrefix(#"{"schema":"unfinished/1","areGone":false,"lines":[{"keptAt":"#))
      let files = try #require(
        FileManager.default.enumerator(at: echolog.home, includingPropertiesForKeys: nil))
      var found = 0
      for case let file as URL in files {
        guard let bytes = FileManager.default.contents(atPath: file.path) else { continue }
        #expect(bytes.range(of: Data("went".utf8)) == nil, "\(file.path)")
        guard file.path.contains("/unfinished/") else { continue }
        found += 1
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
      }
      #expect(found == 1)
      #expect(!(try echolog.run("history").output.contains("went")))
      #expect(try echolog.run("drafts", "discard").output == "1 unfinished line let go.\n")
      #expect(try drafts(echolog).isEmpty)
    }
  }

  @Test func `A folder among them keeps no refused words from being kept`() throws {
    try withEchoes { echolog in
      try answerInVain(echolog)
      try echolog.run("drafts", "discard")
      let files = try #require(
        FileManager.default.enumerator(at: echolog.home, includingPropertiesForKeys: nil))
      let folder = try #require(
        files.compactMap { $0 as? URL }.first { $0.lastPathComponent == "unfinished" })
      try FileManager.default.createDirectory(
        at: folder.appending(path: "folder"), withIntermediateDirectories: false)
      try answerInVain(echolog)
      #expect(try drafts(echolog) == [#"reflect laptop:3 'It went "fine" \ here.'"#])
    }
  }

  @Test func `A prompt offers them at its start, to keep, to discard or to go on with`() throws {
    try withEchoes { echolog in
      try answerInVain(echolog)
      let later = try echolog.converse(
        ["repl"], [.init(after: "for later (Return)? ", "l\r"), .init("quit\r")])
      #expect(later.exit == 0 && later.output.contains("You have an unfinished line"), "\(later)")
      #expect(try drafts(echolog).count == 1)
      let on = try echolog.converse(
        ["repl"],
        [
          .init(after: "for later (Return)? ", "c\r"), .init(after: "went", "\u{3}"),
          .init("quit\r"),
        ])
      #expect(on.exit == 0, "\(on)")
      #expect(try drafts(echolog).isEmpty, "given up with Ctrl-C")
      try answerInVain(echolog)
      let gone = try echolog.converse(
        ["repl"], [.init(after: "for later (Return)? ", "d\r"), .init("quit\r")])
      #expect(gone.exit == 0 && gone.output.contains("Discarded."), "\(gone)")
      #expect(try drafts(echolog).isEmpty)
    }
  }

  @Test func `An answer that is none of those is asked for again and discards nothing`() throws {
    try withEchoes { echolog in
      try answerInVain(echolog)
      let asked = try echolog.converse(
        ["repl"],
        [
          .init(after: "for later (Return)? ", "do not discard it\r"),
          .init(after: "for later (Return)? ", "l\r"), .init("quit\r"),
        ])
      #expect(asked.exit == 0 && !asked.output.contains("Discarded."), "\(asked)")
      #expect(asked.output.contains("arrow up brings it back at the prompt"), "\(asked)")
      #expect(try drafts(echolog).count == 1)
    }
  }

  @Test func `Ctrl-C over another line leaves what was kept to the arrow keys too`() throws {
    try withEchoes { echolog in
      try answerInVain(echolog)
      let back = try echolog.converse(
        ["repl"],
        [
          .init(after: "for later (Return)? ", "c\r"), .init(after: "went", "\u{15}today\u{3}"),
          .init("\u{1B}[A\u{1B}[A"), .init(after: "went", "\u{3}"), .init("quit\r"),
        ])
      #expect(back.exit == 0, "\(back)")
    }
  }

  @Test func `Ctrl-C leaves all that was typed to the arrow keys`() throws {
    try withEchoes { echolog in
      let typed = try echolog.converse(
        ["repl"],
        [
          .init("moment a heron by the river\u{3}"), .init("\u{1B}[A and it stayed\r"),
          .init("quit\r"),
        ])
      #expect(typed.exit == 0, "\(typed)")
      let moments = try echolog.run("moments", "--plain").output
      #expect(moments.contains("a heron by the river and it stayed"), "\(typed) \(moments)")
    }
  }

  @Test func `A line that was gone on with is let go once a text like it is carried out`()
    throws
  {
    try withEchoes { echolog in
      try answerInVain(echolog)
      let done = try echolog.converse(
        ["repl"],
        [
          .init(after: "for later (Return)? ", "c\r"), .init(after: "went", "\u{15}moments\r"),
          .init("reflect laptop:4 \"It went fine here.\"\r"), .init("drafts\r"),
          .init(after: "No unfinished lines.", "quit\r"),
        ])
      #expect(done.exit == 0, "\(done)")
      #expect(try drafts(echolog).isEmpty)
    }
  }

  @Test func `What goes over lines with Alt-Return or is pasted so is kept too`() throws {
    try withEchoes { echolog in
      for (keys, kept) in [
        ("moment the lake\u{1B}\rzebra", #""moment the lake"#),
        ("\u{1B}[200~moment one\ntwo zebra\u{1B}[201~", #"moment one\ntwo zebra"}"#),
      ] {
        _ = try echolog.converse(["repl"], [.init(keys), .init(after: "zebra", "KILL")])
        let drafts = try echolog.run("drafts", "--json").output
        // What follows the last line end may be kept by then, or not yet.
        #expect(drafts.contains(kept), "\(drafts)")
        try echolog.run("drafts", "discard")
      }
    }
  }

  @Test func `A line of several lines outlives the program that is killed, and can be finished`()
    throws
  {
    try withEchoes { echolog in
      _ = try echolog.converse(
        ["repl"],
        [
          .init("moment \"the lake\rwas quite still"),
          // News is looked for once a second while no key comes, as the line is kept.
          .init(after: "still", other: ["moment", "Theirs"], ""),
          .init(after: "1 event came from another process meanwhile.", "KILL"),
        ])
      #expect(
        try echolog.run("drafts", "--json").output.contains(#"the lake\nwas quite still"}"#))
      let finished = try echolog.converse(
        ["repl"],
        [
          .init(after: "for later (Return)? ", "c\r"),
          .init(after: "still", " and calm\"\r"), .init(after: "Kept for today", "quit\r"),
        ])
      #expect(finished.exit == 0, "\(finished)")
      #expect(try echolog.run("moments", "--json").output.contains(#"still and calm""#))
      #expect(try drafts(echolog).isEmpty)
    }
  }

  @Test func `A text on one line outlives the program too, and is let go with its line`() throws {
    try withEchoes { echolog in
      let pause: [EchologProcess.Step] = [
        .init(after: "the sea", other: ["moment", "Theirs"], ""),
        .init(after: "1 event came from another process meanwhile.", ""),
      ]
      let line = EchologProcess.Step("moment \"the sea")
      _ = try echolog.converse(["repl"], [line] + pause + [.init(after: "the sea", "KILL")])
      #expect(try drafts(echolog) == ["moment \"the sea"])
      try echolog.run("drafts", "discard")
      let bare = EchologProcess.Step("moment by the sea")
      _ = try echolog.converse(["repl"], [bare] + pause + [.init(after: "the sea", "KILL")])
      #expect(try drafts(echolog) == ["moment by the sea"], "a text needs no quotes")
      try echolog.run("drafts", "discard")
      for end in ["\"\r", "\u{15}moments\r", "\u{3}"] {
        let left = try echolog.converse(
          ["repl"], [line] + pause + [.init(after: "the sea", end), .init("quit\r")])
        #expect(left.exit == 0, "\(left)")
        #expect(try drafts(echolog).isEmpty, "\(end)")
      }
      let refused = try echolog.converse(
        ["repl"],
        [
          .init("send by the sea --in 2w\r"), .init("moment x --at never\r"), .init("today\r"),
          .init("quit\r"),
        ])
      #expect(refused.exit == 0, "\(refused)")
      let kept = try Set(drafts(echolog))
      #expect(kept == ["send by the sea --in 2w", "moment x --at never"], "refused lines are kept")
    }
  }

  @Test func `Words without a command are kept while they are typed, and once they are refused`()
    throws
  {
    try withEchoes { echolog in
      let said = "We had tea by the lake"
      _ = try echolog.converse(
        ["repl"],
        [
          .init(said), .init(after: "the lake", other: ["moment", "Theirs"], ""),
          .init(after: "1 event came from another process meanwhile.", ""),
          .init(after: "the lake", "KILL"),
        ])
      #expect(try drafts(echolog) == [said])
      try echolog.run("drafts", "discard")
      _ = try echolog.converse(
        ["repl"],
        [
          .init(said + "\r"), .init(after: "To keep these words", other: ["moment", "Theirs"], ""),
          .init(after: "1 event came from another process meanwhile.", "KILL"),
        ])
      #expect(try drafts(echolog) == [said])
      let kept = try echolog.converse(
        ["repl"],
        [
          .init(after: "for later (Return)? ", "l\r"), .init("moment \(said)\r"),
          .init("where is the lake now\r"), .init("select day from nothing there\r"),
          .init("quit\r"),
        ])
      #expect(kept.exit == 0, "\(kept)")
      #expect(try drafts(echolog).isEmpty, "a question and a query are no words to keep")
    }
  }

  @Test func `A refused text is offered as that until it is carried out or let go`() throws {
    try withEchoes { echolog in
      let line = "moment I slept well by the sea --at nevr"
      let refused = try echolog.converse(
        ["repl"],
        [
          .init(line + "\r"), .init("moment Something else entirely\r"), .init("\u{3}"),
          .init("quit\r"),
        ])
      #expect(refused.exit == 0, "\(refused)")
      #expect(try drafts(echolog) == [line])
      let later = try echolog.converse(
        ["repl"],
        [
          .init(after: "for later (Return)? ", "moments --plain\r"),
          .init("moment I slept well by the sea --at today\r"), .init("drafts\r"),
          .init(after: "No unfinished lines.", "quit\r"),
        ])
      #expect(later.exit == 0, "\(later)")
      #expect(later.output.contains("You have a line that was refused"), "\(later)")
      #expect(later.output.contains("\tSomething else entirely\n"), "\(later)")
    }
  }

  @Test func `A refused text without a letter stays until one like it is carried out`() throws {
    try withEchoes { echolog in
      let line = "moment 🌊🌊 --at nevr"
      let refused = try echolog.converse(
        ["repl"],
        [.init(line + "\r"), .init("moment Something else entirely\r"), .init("quit\r")])
      #expect(refused.exit == 0, "\(refused)")
      #expect(try drafts(echolog) == [line])
      let later = try echolog.converse(
        ["repl"], [.init(after: "for later (Return)? ", "moment 🌊🌊\r"), .init("quit\r")])
      #expect(later.exit == 0, "\(later)")
      #expect(try drafts(echolog).isEmpty)
    }
  }

  /// A vault whose state folder lies so deep that no file of a refused text can be begun there,
  /// since its path is too long for the system, and what is typed can be kept; and a link to that
  /// folder, through which both are possible.
  private func withDeepState(
    _ body: (_ echolog: inout EchologProcess, _ deep: String, _ link: String) throws -> Void
  ) throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let files = FileManager.default
    let shallow = echolog.home.appending(path: "shallow").path
    echolog.variables["XDG_STATE_HOME"] = shallow
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    let states = try files.contentsOfDirectory(atPath: shallow + "/echolog")
    let name = try #require(states.first { $0.count > 32 })
    let typed = "/echolog/\(name)/unfinished/0123456789abcdef.new"
    var deep = echolog.home.path
    var left = Int(PATH_MAX) - 1 - deep.utf8.count - typed.utf8.count
    while left > 0 {
      let count = left > 400 ? 200 : left > 200 ? left / 2 : left
      try files.createDirectory(atPath: deep, withIntermediateDirectories: true)
      deep += "/" + String(repeating: "d", count: count - 1)
      left -= count
    }
    try files.moveItem(atPath: shallow, toPath: deep)
    let link = echolog.home.appending(path: "link").path
    try files.createSymbolicLink(atPath: link, withDestinationPath: deep)
    try body(&echolog, deep, link)
  }

  @Test func `What was typed stays kept where it is refused and can not be kept as that`() throws {
    try withDeepState { echolog, deep, _ in
      echolog.variables["XDG_STATE_HOME"] = deep
      let refused = try echolog.converse(
        ["repl"],
        [.init("moment \"the lake\rwas quite still\" --at nevr\r"), .init("quit\r")])
      #expect(refused.exit == 0, "\(refused)")
      let kept = try echolog.run("drafts", "--json").output
      #expect(kept.contains("the lake"), "\(kept)")
    }
  }

  @Test func `A text that is refused again and can not be kept anew stays as it was kept`() throws {
    try withDeepState { echolog, deep, link in
      let line = "moment I slept well by the sea --at nevr"
      echolog.variables["XDG_STATE_HOME"] = link
      let first = try echolog.converse(["repl"], [.init(line + "\r"), .init("quit\r")])
      #expect(first.exit == 0, "\(first)")
      // Under a shorter name it can be read there too.
      let states = try FileManager.default.contentsOfDirectory(atPath: link + "/echolog")
      let name = try #require(states.first { $0.count > 32 })
      let folder = URL(filePath: link + "/echolog/\(name)/unfinished")
      let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(kept.count == 1, "\(kept)")
      try FileManager.default.moveItem(
        at: folder.appending(path: try #require(kept.first)),
        to: folder.appending(path: "1.refused"))
      echolog.variables["XDG_STATE_HOME"] = deep
      #expect(try drafts(echolog) == [line])
      let again = try echolog.converse(
        ["repl"],
        [
          .init(after: "for later (Return)? ", "l\r"), .init(line + "\r"), .init("quit\r"),
        ])
      #expect(again.exit == 0, "\(again)")
      #expect(try drafts(echolog) == [line])
    }
  }

  @Test func `What is typed of another command leaves a kept line where it is`() throws {
    try withEchoes { echolog in
      try answerInVain(echolog)
      let done = try echolog.converse(
        ["repl"],
        [
          .init(after: "for later (Return)? ", "c\r"),
          .init(after: "went", "\u{15}moment \"the sea"),
          .init(after: "the sea", other: ["moment", "Theirs"], ""),
          .init(after: "1 event came from another process meanwhile.", ""),
          .init(after: "the sea", "\"\r"), .init("quit\r"),
        ])
      #expect(done.exit == 0, "\(done)")
      let kept = try drafts(echolog)
      #expect(kept.count == 1 && kept.first?.hasPrefix("reflect laptop:3") == true, "\(kept)")
    }
  }
}
