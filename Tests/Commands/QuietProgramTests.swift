import Foundation
import RunningProgram
import Testing

/// What heavy words are answered with, one process a line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct QuietProgramTests {
  private let help = "There is help right now: a person near you or a local help line can give it."
  private let noon = "2025-11-18T12:00:00Z"

  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  @Test func `Grief and fear are acknowledged quietly, and danger is shown help`() throws {
    try withVault { echolog in
      for text in ["My dog died today", "Panic attack in the lecture"] {
        let json = try echolog.run("moment", text, "--json").output
        #expect(json.contains(#""acknowledgement":"quiet""#), "\(json)")
        #expect(json.contains(#""help":null,"helpLine":null}"#), "\(json)")
        #expect(!(try echolog.run("moment", text).output.contains(help)))
      }
      let json = try echolog.run("moment", "I want to die", "--json").output
      #expect(json.contains(#""acknowledgement":"quiet""#), "\(json)")
      #expect(json.contains(#""help":"\#(help)","helpLine":null}"#), "\(json)")
      let told = try echolog.run("moment", "I want to die").output
      #expect(told.split(separator: "\n").count == 3 && told.hasSuffix("\n\(help)\n"), "\(told)")
      let walk = try echolog.run("moment", "Took a short walk", "--json").output
      #expect(walk.contains(#""acknowledgement":"praise""#), "\(walk)")
    }
  }

  @Test func `Beside a goal nobody is cheered on a day with a heavy moment`() throws {
    try withVault { echolog in
      #expect(try echolog.run("goal", "set", "water", "1", "L").exit == 0)
      // The first log earns badges.
      try echolog.run("log", "water", "1", "L")
      let cheered = try echolog.run("log", "water", "1", "L").output.split(separator: "\n")
      #expect(try echolog.run("moment", "My mother died this morning").exit == 0)
      let told = try echolog.run("log", "water", "1", "L")
      #expect(told.output.contains("✓ reached"), "\(told)")
      #expect(told.output.split(separator: "\n").count == cheered.count - 1, "\(cheered) \(told)")
      let json = try echolog.run("progress", "--json").output
      #expect(json.contains(#""message":"""#), "\(json)")
    }
  }

  @Test func `A day with a heavy memory has no face, no mood and no line of ours`() throws {
    try withVault { echolog in
      let journey = { (lines: [[String]]) in
        try echolog.run("moment", "Watered the plants")
        for line in lines { #expect(try echolog.run(line: line).exit == 0, "\(line)") }
        let told = try echolog.run("journey")
        let mood = try echolog.run("journey", "--fields", "mood", "--plain").output
        for _ in 0...lines.count { #expect(try echolog.run("undo").exit == 0) }
        return (told.output, mood)
      }
      let plain = try journey([])
      #expect(plain.0.contains("Tue, Nov 18, 2025 🙂 Quiet day") && plain.1 == "quiet\n", "\(plain)")
      for line in [
        ["remember", "My father died tonight."],
        ["remember", "The exam.", "--emotion", "struggle"],
      ] {
        let heavy = try journey([line])
        #expect(!heavy.0.contains("🙂") && !heavy.0.contains("One moment"), "\(heavy)")
        #expect(!heavy.0.contains("Quiet day") && heavy.1 == "\n", "\(heavy)")
      }
      let own = try journey([["summary", "The worst day of all."]])
      #expect(!own.0.contains("🙂") && own.0.contains("“The worst day of all.”"), "\(own)")
    }
  }

  @Test func `Help is shown below words about a day and reasons too`() throws {
    try withVault { echolog in
      #expect(try echolog.run("goal", "set", "water", "1", "L").exit == 0)
      for line in [
        ["summary", "I want to die"], ["skip", "--reason", "I want to die"],
        ["goal", "pause", "water", "--reason", "I want to kill myself"],
      ] {
        let json = try echolog.run(line: line + ["--json"]).output
        #expect(json.contains(#""help":"\#(help)""#), "\(line) \(json)")
        try echolog.run("undo")
        let told = try echolog.run(line: line).output
        #expect(told.contains(help), "\(line) \(told)")
      }
      let kind = try echolog.run("summary", "A slow day", "--json").output
      #expect(!kind.contains("help"), "\(kind)")
    }
  }

  @Test func `The person's own line of help is below the sentence, and can be taken back`()
    throws
  {
    try withVault { echolog in
      let set = try echolog.run("set", "help-line", "Ana, next door")
      #expect(set.output == "help-line is Ana, next door now.\n", "\(set)")
      #expect(try echolog.run("settings", "--plain").output.contains("help-line\tAna, next door\n"))
      for line in [
        ["moment", "I want to die"], ["remember", "I want to die"],
        ["send", "I want to die", "-e", "hope", "-i", "1d"],
        ["log", "steps", "10", "--note", "I want to die"],
      ] {
        let told = try echolog.run(line: line).output
        #expect(told.hasSuffix("\(help)\nAna, next door\n"), "\(line) \(told)")
        let json = try echolog.run(line: line + ["--json"]).output
        #expect(json.contains(#""helpLine":"Ana, next door""#), "\(line) \(json)")
      }
      try echolog.run("set", "help-line", "none")
      #expect(try echolog.run("moment", "I want to die").output.hasSuffix("\(help)\n"))
      try echolog.run("undo")
      try echolog.run("undo")
      let again = try echolog.run("moment", "I want to die").output
      #expect(again.hasSuffix("Ana, next door\n"), "\(again)")
    }
  }

  @Test func `Praise can be quiet or off, and help is shown all the same`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "steps", "100")
      try echolog.run("set", "praise", "off")
      #expect(try echolog.run("moment", "Took a walk").output == "Kept for today.  laptop:5\n")
      let danger = try echolog.run("moment", "I want to die").output
      #expect(danger == "Kept for today.  laptop:6\n\(help)\n", "\(danger)")
      let goal = try echolog.run("progress", "--json").output
      #expect(goal.contains(#""message":"""#), "\(goal)")
      #expect(try echolog.run("today", "--json").output.contains(#""phrase":null"#))
      try echolog.run("set", "praise", "quiet")
      let walk = try echolog.run("moment", "Took a walk", "--json").output
      #expect(walk.contains(#""acknowledgement":"quiet""#), "\(walk)")
      try echolog.run("set", "praise", "on")
      let praised = try echolog.run("moment", "Took a walk", "--json").output
      #expect(praised.contains(#""acknowledgement":"praise""#), "\(praised)")
    }
  }

  @Test func `A log with a heavy note is not cheered, and its badge comes with the next`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "steps", "100")
      let line = ["log", "steps", "100", "--note", "Mum died this morning"]
      let json = try echolog.run(line: line + ["--json"]).output
      #expect(json.contains(#""badges":[]"#) && json.contains(#""message":"""#), "\(json)")
      #expect(json.contains(#""acknowledgement":"quiet""#), "\(json)")
      let told = try echolog.run(line: line).output
      #expect(told.split(separator: "\n").count == 4 && !told.contains("★"), "\(told)")
      let next = try echolog.run("log", "steps", "100", "--note", "sunny").output
      #expect(next.contains("★ First Goal Met"), "\(next)")
      #expect(
        try echolog.run("log", "steps", "100", "--json").output.contains(
          #""acknowledgement":null"#))
    }
  }

  @Test func `A heavy note comes back with comfort, once drawn for ever, and so is its answer`()
    throws
  {
    try withVault { echolog in
      let sent = try echolog.run(
        "send", "I miss my brother who died", "-e", "achievement", "-i", "1d", "--json", at: noon)
      #expect(sent.output.contains(#""acknowledgement":"quiet""#), "\(sent)")
      try echolog.run("send", "I passed my exam", "-e", "achievement", "-i", "1d", at: noon)
      let due = "2025-11-20T12:00:00Z"
      let opened = try echolog.run("reveal", "laptop:3", "--json", at: due).output
      #expect(opened.contains(#""celebrate":false,"isQuiet":true,"help":null"#), "\(opened)")
      let again = try echolog.run("reveal", "laptop:3", "--json", at: due).output
      #expect(again == opened.replacing(#""isRepeated":false"#, with: #""isRepeated":true"#))
      let glad = try echolog.run("reveal", "laptop:4", "--json", at: due).output
      #expect(glad.contains(#""celebrate":true,"isQuiet":false,"help":null"#), "\(glad)")
      let answered = try echolog.run("reflect", "laptop:3", "I still cry every night", at: due)
      #expect(answered.output.split(separator: "\n").count == 2, "\(answered)")
      let light = try echolog.run("reflect", "laptop:4", "What a good day", at: due)
      #expect(light.output.split(separator: "\n").count == 1, "\(light)")
    }
  }

  @Test func `A day of grief has no cheerful line above or below it`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Took a walk", "--at", "2025-11-12")
      try echolog.run("moment", "My dog died today")
      let journey = try echolog.run("journey").output
      #expect(journey.contains("2025\u{20}🙂\u{20}Quiet day\n"), "\(journey)")
      #expect(journey.contains("Nov 18, 2025\n1 moment logged\n"), "\(journey)")
      #expect(journey.split(separator: "One moment, and it counts.").count == 2)
      let today = try echolog.run("today").output
      #expect(today.split(separator: "\n")[0] == "Tue 2025-11-18", "\(today)")
      let list = try echolog.run("moments", "--json").output
      #expect(list.split(separator: #""isQuiet":true"#).count == 2, "\(list)")
    }
  }
}
