import Foundation
import Program
import RunningProgram
import Testing

/// The answer where a command is not for the entry that was named, and how it goes on from there.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct RefusalProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    for line in [
      ["goal", "set", "water", "2", "L"], ["moment", "One"],
      ["send", "Hello", "-e", "joy", "-i", "1d"], ["remember", "At home", "--tag", "tea"],
      ["log", "water", "1", "L"],
    ] {
      #expect(try echolog.run(line: line).exit == 0, "\(line)")
    }
    try body(echolog)
  }

  @Test func `What can not be removed or edited is refused with what does the thing`() throws {
    try withVault { echolog in
      let rows = [
        (["remove", "laptop:3"], "echolog goal deactivate laptop:3 "),
        (["remove", "laptop:5"], "echolog cancel laptop:5 "),
        (["edit", "laptop:3", "Two"], "echolog goal target laptop:3 AMOUNT "),
        (["edit", "laptop:5", "Two"], "echolog cancel laptop:5 "),
        (["edit", "laptop:8", "--title", "Two"], "echolog edit laptop:8 TEXT "),
        (["edit", "laptop:4", "--tag", "tea"], "echolog edit laptop:4 TEXT "),
      ]
      for (line, next) in rows {
        let refused = try echolog.run(line: line)
        #expect(refused.exit == 2 && refused.errors.contains("\n" + next), "\(refused)")
        let json = try echolog.run(line: line + ["--json"])
        #expect(json.errors.contains(#""error":"not"#) && json.errors.contains(next), "\(json)")
      }
      let later = "2025-11-20T12:00:00Z"
      let arrived = try echolog.run("remove", "laptop:5", at: later)
      #expect(arrived.errors.contains("\necholog reveal laptop:5 "), "\(arrived)")
      #expect(try echolog.run("reveal", "laptop:5", at: later).exit == 0)
      let opened = try echolog.run("remove", "laptop:5", at: later)
      #expect(opened.errors.contains("\necholog dismiss laptop:5 "), "\(opened)")
      #expect(try echolog.run("goal", "deactivate", "laptop:3", at: later).exit == 0)
      let resting = try echolog.run("remove", "laptop:3", at: later)
      #expect(resting.errors.contains("echolog goal reactivate laptop:3 "), "\(resting)")
    }
  }

  @Test func `A label that a memory does not have is refused with those that it has`() throws {
    try withVault { echolog in
      let unkind = try echolog.run("unlabel", "laptop:6", "food")
      #expect(
        unkind.exit == 64 && unkind.errors.contains("echolog unlabel laptop:6 --tag food"),
        "\(unkind)")
      let missing = try echolog.run("unlabel", "laptop:6", "--tag", "food")
      #expect(
        missing.exit == 2 && missing.errors.contains("Its labels are: --tag tea\n"), "\(missing)")
      let json = try echolog.run("unlabel", "laptop:6", "--tag", "food", "--json")
      #expect(
        json.errors.contains(#""error":"notLabelled""#) && json.errors.contains("--tag tea"),
        "\(json)")
      #expect(try echolog.run("unlabel", "laptop:6", "--tag", "tea").exit == 0)
      let none = try echolog.run("unlabel", "laptop:6", "--tag", "tea")
      #expect(none.errors.contains("It has no labels."), "\(none)")
    }
  }

  @Test func `A day that is searched for leads to that day, and to no other number`() throws {
    try withVault { echolog in
      #expect(try echolog.run("remember", "2024 1 1 was cold").exit == 0)
      let found = try echolog.run("search", "2024-12-31")
      #expect(
        found.exit == 1
          && found.errors.contains("echolog journey --from 2024-12-31 --to 2024-12-31"),
        "\(found)")
      #expect(!found.errors.contains("Did you mean"), "\(found)")
    }
  }

  @Test func `A line to write with quotes is understood`() throws {
    try withVault { echolog in
      let rows = [
        (["summary", "yesterday Garde calme"], "summaryNamesDay", 0),
        (["summary", "Garde", "calme"], "valueTooMany", 1),
        (["moment", "Vu", "3", "patients", "->", "ok"], "valueTooMany", 1),
        (["moment", "Bilan", "--", "rien"], "optionWithinText", 0),
        (["remind", "water", "8", "pm"], "valueTooMany", 1),
      ]
      for (words, word, count) in rows {
        let refused = try echolog.run(line: words)
        let json = try echolog.run(line: ["--json"] + words)
        #expect(json.errors.contains("\"\(word)\""), "\(words) \(json)")
        let advised = refused.errors.split(separator: "\n").compactMap { row in
          row.firstRange(of: "echolog ").map { String(row[$0.upperBound...]) }
        }
        #expect(refused.exit == 64 && advised.count == count, "\(words) \(refused)")
        for line in advised {
          // Every line of these tests has the time.
          let words = try Words.split(line.replacing("--now 2025-11-18T20:30:00Z", with: ""))
          let answer = try echolog.run(line: words)
          #expect(answer.exit != 64, "\(line) \(answer)")
        }
      }
      let kept = try echolog.run("summary", "Garde", "calme", "--zone", "UTC")
      #expect(kept.errors.contains(#""Garde calme" --zone UTC"#), "\(kept)")
    }
  }

  @Test func `Ctrl-C at a question shows what became of it`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let steps = [
      EchologProcess.Step(after: "A passphrase for the new vault: ", "four good words here\r"),
      EchologProcess.Step(after: "Once more: ", "\u{3}"),
    ]
    for line in [["init"], ["init", "--json"]] {
      let stopped = try echolog.converse(line, steps)
      #expect(stopped.exit == 130, "\(stopped)")
      #expect(stopped.output.contains("Stopped. No vault was made."), "\(stopped)")
      #expect(!stopped.output.contains("answered"), "\(stopped)")
    }
    #expect(try echolog.run("today").errors.contains("There is no vault"))
  }
}
