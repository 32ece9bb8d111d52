import Foundation
import RunningProgram
import Testing

/// What one command promises, another one keeps.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct KeptPromiseProgramTests {
  private let sent = "2025-11-18T14:30:00Z"

  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key", at: sent).exit == 0)
    try body(echolog)
  }

  @Test func `A trial run refuses what the policy or the session would`() throws {
    try withVault { echolog in
      try echolog.write("m.csv", "date,text\n2025-01-01,Walked\n")
      let note = ["send", "Rest.", "-e", "comfort", "-i", "1d"]
      let file = ["import", "m.csv", "--as", "moment", "--map", "date=date,text=text"]
      for (policy, line, exit) in [("emma", note, Int32(1)), ("emma", file, 2), ("echo", file, 2)] {
        try echolog.run("policy", policy)
        let trial = try echolog.run(line: line + ["--dry-run", "--json"], at: sent)
        #expect(trial.exit == exit, "\(policy): \(trial)")
        #expect((trial.output + trial.errors).contains("refusedByPolicy"), "\(policy): \(trial)")
        let real = try echolog.run(line: line + ["--json"], at: sent)
        #expect(real.exit == 2 && real.errors.contains("refusedByPolicy"), "\(policy): \(real)")
      }
      let send = "send Rest. -e comfort -i 1d"
      let script = [send, send + " --dry-run", "undo", send + " --dry-run", send]
      let session = try echolog.run("repl", input: script.joined(separator: "\n"), at: sent)
      #expect(session.exit == 0, "\(session)")
      let told = session.output.components(separatedBy: "keeps out a second note in one session")
      #expect(told.count == 2, "\(session)")
      #expect(try echolog.run("echoes", at: sent).output.contains("1 Echo scheduled"))
    }
  }

  @Test func `The question about notifications shows how long ago they were refused`() throws {
    try withVault { echolog in
      try echolog.run("notifications", "deny", at: sent)
      let week = "A week ago you said no to notifications."
      let later = "On November 18, 2025 you said no to notifications."
      for (now, words) in [("2025-11-25", week), ("2025-11-26", later), ("2026-04-18", later)] {
        let asked = try echolog.run("notifications", at: now + "T12:00:00Z")
        #expect(asked.output.contains(words), "\(now): \(asked)")
        let settings = try echolog.run("settings", at: now + "T12:00:00Z")
        #expect(settings.errors.contains(words), "\(now): \(settings)")
      }
    }
  }

  @Test func `Settings show the places for notifications from the sixty-first Echo on`() throws {
    try withVault { echolog in
      let lines = (1...60).map { "send \"Note \($0)\" -e hope -i 30d" }
      let script = (["set notification-slots 64"] + lines).joined(separator: "\n")
      #expect(try echolog.run("repl", input: script, at: sent).exit == 0)
      let sixty = try echolog.run("settings", at: sent)
      #expect(!sixty.errors.contains("places"), "\(sixty)")
      #expect(try echolog.run("settings", "--json").output.contains(#""isNearlyFull":false"#))
      try echolog.run("send", "One more", "-e", "hope", "-i", "30d", at: sent)
      let told = "61 of 64 places for notifications are taken on this device."
      for line in ["settings", "notifications"] {
        let answer = try echolog.run(line, at: sent)
        #expect(answer.errors.contains(told), "\(answer)")
      }
      #expect(
        try echolog.run("settings", "--json", at: sent).output.contains(#""isNearlyFull":true"#))
    }
  }

  @Test func `Hidden Echoes are shown in no list, and by name or in an export they are`() throws {
    try withVault { echolog in
      try echolog.run("send", "Lemons.", "-e", "joy", "-i", "1d", at: sent)
      try echolog.run("send", "Oranges.", "-e", "joy", "-i", "90d", at: sent)
      let due = "2025-11-19T09:00:00Z"
      try echolog.run("reveal", at: due)
      try echolog.run("reflect", "laptop:3", "Sour.", at: due)
      let lists = [
        ["echoes", "--all"], ["show", "laptop:3"], ["history"], ["history", "laptop:3"],
        ["replay", "--as", "jsonl", "--texts"], ["replay", "--as", "table"], ["search", "lemons"],
        ["search", "sour"], ["journey"], ["today"], ["stats"], ["show", "laptop:99"],
        ["dismiss", "lemons"],
      ]
      func words(_ line: [String]) throws -> Bool {
        var told = ""
        for form in [[], ["--json"], ["--plain"]] {
          let answer = try echolog.run(line: line + form, at: due)
          told += answer.output + answer.errors.replacing("“lemons”", with: "")
        }
        return told.contains("Lemons") || told.contains("Sour")
      }
      let presenter = try lists.filter(words)
      #expect(presenter.contains(["show", "laptop:3"]) && presenter.contains(["history"]))
      try echolog.run("set", "echo-history", "hidden", at: due)
      #expect(try lists.filter(words) == [])
      let shown = try echolog.run("show", "laptop:3", at: due)
      #expect(shown.output.contains("because echo-history is hidden"), "\(shown)")
      #expect(shown.errors.contains("echolog reveal laptop:3 reads it again"), "\(shown)")
      #expect(
        try echolog.run("history", "laptop:3", "--json").output.contains(#""isSealed":true"#))
      for line in [["reveal", "laptop:3"], ["export"], ["export", "--as", "markdown"]] {
        #expect(try echolog.run(line: line, at: due).output.contains("Lemons."), "\(line)")
      }
      #expect(try echolog.run("show", "laptop:4", at: due).output.contains("Oranges."))
    }
  }

  @Test func `The link of a notification is a name, and all that a history lists has one`() throws {
    try withVault { echolog in
      try echolog.run("send", "Lemons.", "-e", "joy", "-i", "1d", at: sent)
      let plan = try echolog.run("notifications", "--json", at: sent).output
      let link = "echo://reveal/laptop:3"
      #expect(plan.contains("\"link\":\"\(link)\""), "\(plan)")
      #expect(try echolog.run("show", link, at: sent).exit == 0)
      let due = "2025-11-19T09:00:00Z"
      #expect(try echolog.run("reveal", link, at: due).output.contains("Lemons."))
      #expect(try echolog.run("dismiss", link, at: due).exit == 0)
      for odd in ["echo://reveal/", "echo://goals", "echo://reveal/lemons"] {
        #expect(try echolog.run("reveal", odd, "--json").errors.contains("idNotUnderstood"))
      }
      try echolog.run("set", "tone", "plain")
      try echolog.run("set", "quote-author", "hidden")
      try echolog.run("set", "tone", "gentle")
      try echolog.run("policy", "echo")
      try echolog.run("undo")
      let rows = try echolog.run("history", "--plain").output.split(separator: "\n")
      #expect(rows.count == 10)
      for row in rows {
        let id = String(row.prefix { $0 != "\t" })
        let told = try echolog.run("history", id, "--plain")
        #expect(told.exit == 0 && told.output.contains(row), "\(id): \(told)")
        #expect(try echolog.run("show", id).exit == 0, "\(id)")
      }
      let tone = try echolog.run("history", "laptop:6", "--plain").output.split(separator: "\n")
      #expect(tone.map { $0.prefix { $0 != "\t" } } == ["laptop:6", "laptop:8"], "\(tone)")
      #expect(try echolog.run("history", "laptop:99").exit == 2)
    }
  }
}
