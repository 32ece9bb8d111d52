import Foundation
import RunningProgram
import Testing

/// Agreements, the plan and exports from the command line, one process a line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct CareProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  @Test func `A document is read, agreed to and taken back, and every step is on record`() throws {
    try withVault { echolog in
      let words = try echolog.run("consent", "privacy")
      #expect(words.output.contains("Seen by: nobody else."), "\(words)")
      #expect(words.output.hasSuffix("Not agreed to.\n"))
      #expect(words.errors == "echolog consent give privacy\n")
      #expect(try echolog.run("consent", "give", "privacy").output.hasPrefix("Agreed."))
      let list = try echolog.run("consent", "--json").output
      #expect(
        list.contains(
          #"{"document":"privacy","isGiven":true,"agreedVersion":"2025-11","version":"2025-11","#
            + #""changedOn":"2025-11-18"}"#), "\(list)")
      let again = try echolog.run("consent", "give", "privacy", "--json")
      #expect(again.exit == 2 && again.errors.contains("consentAlreadyGiven"), "\(again)")
      #expect(try echolog.run("consent", "privacy").errors == "echolog consent withdraw privacy\n")
      #expect(try echolog.run("consent", "withdraw", "privacy").output.hasPrefix("Taken back."))
      #expect(try echolog.run("consent", "withdraw", "privacy").exit == 2)
      let undo = try echolog.run("undo", "laptop:3", "--json")
      #expect(undo.exit == 2 && undo.errors.contains("notUndoable"), "\(undo)")
      let unknown = try echolog.run("consent", "give", "privac")
      #expect(unknown.exit == 2 && unknown.errors.contains("Did you mean “privacy”?"))
      let history = try echolog.run("history").output
      #expect(history.contains("consentGiven      privacy, 2025-11"), "\(history)")
    }
  }

  @Test func `A report waits for consent, and contains nothing that was written`() throws {
    try withVault { echolog in
      #expect(try echolog.run("moment", "Zebra").exit == 0)
      let early = try echolog.run("diagnostics", "--json")
      #expect(early.exit == 2 && early.errors.contains("consentMissing"), "\(early)")
      #expect(early.errors.contains("echolog consent give diagnostics"))
      try echolog.run("consent", "give", "diagnostics")
      let report = try echolog.run("diagnostics", "--json").output
      #expect(report.contains(#""events":4,"missing":0,"unknown":0,"#), "\(report)")
      #expect(report.contains(#""momentLogged":1"#) && report.contains(#""consentGiven":1"#))
      for form in [[], ["--json"], ["--plain"]] {
        let text = try echolog.run(line: ["diagnostics"] + form).output
        #expect(!text.contains("Zebra") && !text.contains("laptop"), "\(text)")
      }
      try echolog.run("consent", "withdraw", "diagnostics")
      #expect(try echolog.run("diagnostics").exit == 2)
    }
  }

  @Test func `Under moments a plan that has run out limits later praise and ends made summaries`()
    throws
  {
    try withVault { echolog in
      #expect(try echolog.run("plan").output.hasPrefix("Nobody said anything of a plan"))
      try echolog.run("moment", "Took a walk")
      try echolog.run("policy", "moments")
      #expect(try echolog.run("summary", "Calm.").exit == 0)
      #expect(try echolog.run("plan", "note", "trial").output.contains("on trial"))
      let trial = try echolog.run("plan", "--json").output
      #expect(
        trial.contains(#""plan":"trial","coversAll":true,"lastDay":"2025-11-24""#), "\(trial)")
      #expect(try echolog.run("plan", "note", "trial").errors.contains("noted already"))
      let over = "2025-11-30T12:00:00Z"
      #expect(
        try echolog.run("plan", at: over).output
          == "The plan has run out. It ended on November 24, 2025.\n")
      let terms = try echolog.run("plan", at: over).errors
      #expect(terms.contains("3 moments of each day can have praise from elsewhere"), "\(terms)")
      let own = "“Calm.”"
      #expect(try echolog.run("journey", at: over).output.contains(own))
      for number in 1...4 {
        let day = ["--at", "2025-11-20 1\(number):00"]
        let kept = try echolog.run(line: ["moment", "Free \(number)", "--plain"] + day, at: over)
        let id = String(kept.output.prefix { $0 != "\t" })
        let praised = try echolog.run("praise", id, "Kind.", "--json", at: over)
        #expect(praised.exit == (number < 4 ? 0 : 2), "\(praised)")
        guard number == 4 else { continue }
        #expect(praised.errors.contains(#""error":"notInPlan""#), "\(praised)")
        #expect(praised.errors.contains(#""policy":"moments""#))
        #expect(praised.errors.contains(#""section":"S2 3.7""#))
      }
      let journey = try echolog.run("journey", at: over)
      #expect(!journey.output.contains("You got a lot moving"), "\(journey)")
      #expect(journey.errors.contains("Daily summaries come with a plan"), "\(journey)")
      let json = try echolog.run("journey", "--json", at: over).output
      #expect(json.contains(#""summary":null,"isOwnSummary":false"#), "\(json)")
      #expect(
        try echolog.run("summary", "Slow.", "--day", "2025-11-20", at: over).exit == 0)
      #expect(try echolog.run("journey", at: over).output.contains("“Slow.”"))
      #expect(try echolog.run("summary", " ", "--day", "2025-11-18", at: over).exit == 0)
      let past = try echolog.run(
        "plan", "note", "active", "--until", "2025-11-20", "--json", at: over)
      #expect(past.exit == 2 && past.errors.contains("planEndsInPast"), "\(past)")
      let term = try echolog.run("plan", "note", "free", "--until", "tomorrow", "--json", at: over)
      #expect(term.exit == 2 && term.errors.contains("planWithoutTerm"), "\(term)")
      #expect(
        try echolog.run("plan", "note", "active", "--source", "restore", at: over).exit == 0)
      try echolog.run("summary", " ", "--day", "2025-11-20", at: over)
      let paid = try echolog.run("journey", at: over)
      #expect(
        paid.output.contains("You got a lot moving that day.") && !paid.errors.contains("plan"),
        "\(paid)")
      try echolog.run("policy", "emma")
      let kept = try echolog.run("plan", "note", "lapsed", "--json")
      #expect(kept.exit == 2 && kept.errors.contains(#""rule":"purchases""#), "\(kept)")
      #expect(kept.errors.contains(#""section":"S4 Scope""#))
    }
  }

  @Test func `An export is suggested after a month, until one is written or it is put off`() throws
  {
    try withVault { echolog in
      let month = "2025-12-18T12:00:00Z"
      #expect(!(try echolog.run("today").errors.contains("export")))
      let early = try echolog.run("export", "later", "--json")
      #expect(early.exit == 2 && early.errors.contains("exportNotSuggested"), "\(early)")
      let due = try echolog.run("today", at: month)
      let none = "No full copy (jsonl) was kept in a file yet. echolog export FILE keeps one, to "
      #expect(due.errors.contains(none), "\(due)")
      for line in [["export", "all.md", "--as", "markdown"], ["export"]] {
        let partly = try echolog.run(line: line, at: month)
        #expect(partly.errors.contains("full copy"), "\(partly)")
        #expect(try echolog.run("today", at: month).errors.contains(none))
      }
      #expect(
        try echolog.run("today", "--json", at: month).output.contains(#""suggestsExport":true"#))
      #expect(try echolog.run("export", "later", at: month).output.contains("again in 30 days"))
      #expect(!(try echolog.run("today", at: month).errors.contains("export")))
      let written = try echolog.run("export", "all.jsonl", at: "2026-01-20T12:00:00Z")
      #expect(written.exit == 0 && !written.errors.contains("full copy"), "\(written)")
      let later = try echolog.run("today", at: "2026-02-19T12:00:00Z")
      #expect(later.errors.contains("last full copy (jsonl) was on January 20, 2026."), "\(later)")
      // What goes to the standard output is not known to be kept.
      let piped = try echolog.run("export", at: "2026-02-19T12:00:00Z")
      #expect(piped.output.split(separator: "\n").count == 4, "\(piped)")
      #expect(try echolog.run("today", at: "2026-02-19T12:00:00Z").errors.contains("export"))
      #expect(try echolog.run("set", "export-nudge", "never").exit == 0)
      #expect(!(try echolog.run("today", at: "2026-02-19T12:00:00Z").errors.contains("export")))
      #expect(try echolog.run("set", "export-nudge", "400").exit == 2)
    }
  }

  @Test func `Exporting a copy of a vault leaves the copy as it was`() throws {
    try withVault { echolog in
      let paths = try echolog.run("paths", "--json").output
      let found = try #require(paths.firstMatch(of: #/"vault":"([^"]+)"/#))
      let copy = echolog.home.appending(path: "copy")
      try FileManager.default.copyItem(at: URL(filePath: String(found.1)), to: copy)
      let here = ["--vault", copy.path, "--key-file", "key"]
      let exported = try echolog.run(line: ["export", "all.jsonl"] + here)
      #expect(
        exported.exit == 0 && exported.errors.contains("may not have noted it"), "\(exported)")
      let devices = try echolog.run(line: ["devices", "--plain"] + here).output
      #expect(devices.split(separator: "\n").count == 1, "\(devices)")
      #expect(try echolog.run("export", "own.jsonl").errors.contains("may not") == false)
    }
  }

  @Test func `Under health the privacy policy is offered until it is agreed to`() throws {
    try withVault { echolog in
      #expect(!(try echolog.run("today").errors.contains("consent")))
      try echolog.run("policy", "health")
      #expect(try echolog.run("today").errors.contains("echolog consent give privacy agrees."))
      try echolog.run("consent", "give", "privacy")
      #expect(!(try echolog.run("today").errors.contains("consent")))
    }
  }
}
