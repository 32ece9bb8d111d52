import Foundation
import Program
import RunningProgram
import Testing

/// Supposing: what would be, beside what is, at the prompt and in the shell.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct WhatIfProgramTests {
  private func withLife(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    let lines = [
      ("14T09:00:00", "goal set water 2 L"), ("15T09:00:00", "log water 2 L"),
      ("16T02:00:00", "log water 2.5 L"), ("17T09:00:00", "log water 3 L"),
      ("18T09:00:00", "log water 2 L"), ("18T09:30:00", "moment Walked"),
    ]
    for (at, line) in lines {
      let answer = try echolog.run(line: Words.split(line), at: "2025-11-\(at)Z")
      #expect(answer.exit == 0, "\(line): \(answer.errors)")
    }
    // What a first question leaves behind is there before what is compared.
    try echolog.run("streaks")
    try body(echolog)
  }

  private func files(_ echolog: EchologProcess) throws -> [String: Data] {
    var found: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: echolog.home.path) {
      let file = echolog.home.appending(path: name)
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        continue
      }
      found[name] = try Data(contentsOf: file)
    }
    #expect(found.count > 3)
    return found
  }

  private func script(_ lines: String...) -> String { lines.map { $0 + "\n" }.joined() }

  @Test func `A prompt answers as if lines were true, adds them up, and comes back`() throws {
    try withLife { echolog in
      let before = try files(echolog)
      let streak =
        "sql SELECT current FROM streaks WHERE goal = 'laptop:3' AND definition = 'goalMet'"
      let answer = try echolog.run(
        "repl", "--plain",
        input: script(
          streak, ".whatif goal target water 2.5 L", streak,
          ".whatif log water 1 L --at 2025-11-15", ".whatif log water 1 L", streak,
          ".whatif set day-start 01:00", streak, "why streak water --by goalMet", ".whatif back",
          streak,
          ".whatif", ".whatif off", streak, ".whatif without laptop:7", streak))
      #expect(answer.exit == 0, "\(answer)")
      let numbers = answer.output.split(separator: "\n").compactMap { Int($0) }
      #expect(numbers == [2, 1, 2, 4, 2, 2, 1], "\(answer)")
      #expect(answer.output.contains("whatif:"), "\(answer)")
      #expect(answer.errors.contains("  log water 1 L --at 2025-11-15\n  log water 1 L\ndiff"))
      #expect(answer.errors.contains("Nothing is supposed: answers are about what is."))
      #expect(answer.errors.hasSuffix("is let go; nothing of it was recorded.\n"), "\(answer)")
      #expect(try files(echolog) == before)
    }
  }

  @Test func `What would be is shown beside what is, of one table or all`() throws {
    try withLife { echolog in
      let before = try files(echolog)
      let target = ["--whatif", "goal target water 2.5 L"]
      let one = try echolog.run(line: ["diff", "streaks"] + target)
      #expect(one.output.contains("~ water laptop:3 goalMet\n    current  2 → 1\n"), "\(one)")
      let csv = try echolog.run(line: ["diff", "goals", "--csv"] + target).output
      #expect(csv.hasPrefix("side,") && csv.contains("\r\nbefore,") && csv.contains("\r\nafter,"))
      let all = try echolog.run(line: ["diff", "--plain", "--whatif", "without laptop:9"] + target)
      #expect(
        all.output.contains("\nmoments\t0\t0\t1\n") || all.output.hasPrefix("moments\t0\t0\t1"))
      #expect(all.output.contains("\ngoals\t0\t1\t0\n"), "\(all)")
      #expect(!all.output.contains("echoes"), "\(all)")
      let json = try echolog.run(line: ["diff", "--json"] + target).output
      #expect(json.contains(#"{"table":"goals","came":0,"changed":1,"went":0}"#), "\(json)")
      let none = try echolog.run("diff", "badges", "--whatif", "set tone plain")
      #expect(none.exit == 0 && none.output == "Nothing is different.\n", "\(none)")
      let goals = try echolog.run(line: ["goals", "--plain"] + target).output
      #expect(goals.contains("\t2500\t"), "\(goals)")
      let prompt = try echolog.run(
        "repl", "--plain", input: script(".whatif without water", "diff streaks", "diff"))
      #expect(prompt.output.contains("logs\t0\t0\t4\n"), "\(prompt)")
      #expect(try files(echolog) == before)
    }
  }

  @Test func `What can not be supposed is refused, and nothing is recorded in what would be`()
    throws
  {
    try withLife { echolog in
      let before = try files(echolog)
      let refused: [(line: String, supposed: String, word: String, exit: Int32)] = [
        ("moment Late", "without laptop:9", "forkIsRead", 64),
        ("export out.jsonl", "log water 1 L", "forkIsRead", 64),
        ("streaks", "reveal laptop:3", "notSupposable", 64),
        ("echoes", "send Rest --in 3", "fieldsMissing", 2),
        ("echoes", "send Rest -e joy -i 1d --dry-run", "nothingChanged", 2),
        ("streaks --asof 2025-11-15", "log water 1 L --at 2025-11-16", "happenedInFuture", 2),
        ("streaks", "moments", "notSupposable", 64),
        ("streaks", "log water 1 L --json", "notSupposable", 64),
        ("streaks", "without", "valueMissing", 64),
        ("streaks", "without laptop:99", "entityNotFound", 2),
        ("streaks", "goal target steps 3", "goalNotFound", 2),
        ("streaks", "goal target water 2 L", "targetUnchanged", 2),
        ("streaks", "lgo water 1 L", "unknownCommand", 64),
        ("streaks", "without steps", "nothingChanged", 2),
        ("streaks", "moment \"open", "quoteOpen", 64),
        ("diff", "", "valueMissing", 64), ("diff streaks", "", "valueMissing", 64),
      ]
      for (line, supposed, word, exit) in refused {
        let option = supposed.isEmpty ? [] : ["--whatif", supposed]
        let answer = try echolog.run(line: Words.split(line) + option + ["--json"])
        #expect(answer.errors.contains("\"error\":\"\(word)\""), "\(supposed): \(answer)")
        #expect(answer.exit == exit && answer.output.isEmpty, "\(supposed): \(answer)")
      }
      #expect(try files(echolog) == before)
    }
  }

  @Test func `What lies beside the events is not changed while anything else than now is asked`()
    throws
  {
    try withLife { echolog in
      let before = try files(echolog)
      let times = [
        ["--whatif", "goal target water 1 L"], ["--asof", "2025-11-16"], ["--known", "now"],
      ]
      for line in [
        ["sync", "shared"], ["passphrase", "--new-key-file", "other", "--yes"],
        ["drafts", "discard", "--yes"],
      ] {
        for time in times {
          let answer = try echolog.run(line: time + line, at: "2025-11-19T09:00:00Z")
          #expect(answer.exit == 64 && answer.output.isEmpty, "\(time) \(line) \(answer)")
        }
      }
      let script = script(".whatif goal target water 1 L", "sync shared")
      #expect(try echolog.run("repl", input: script).exit == 64)
      #expect(try files(echolog) == before)
    }
  }

  @Test func `What is supposed at a clock put back holds by that clock`() throws {
    try withLife { echolog in
      let query = ["sql", "SELECT count(*), sum(amount) FROM logs"]
      for line in [query, ["list", "activities"], ["logs", "--count"]] {
        let alone = try echolog.run(line: line, at: "2025-11-16T12:00:00Z")
        let supposed = try echolog.run(
          line: ["--whatif", "set tone plain"] + line, at: "2025-11-16T12:00:00Z")
        #expect(alone.exit == 0 && supposed.output == alone.output, "\(line) \(supposed)")
      }
    }
  }

  @Test func `The prompt shows what is supposed, and a line into it is refused there`() throws {
    try withLife { echolog in
      let answer = try echolog.converse(
        ["repl"],
        [
          .init(".whatif goal target water 3 L\r"),
          .init(after: "(what if: goal target water 3 L)> ", "moment Late\r"),
          .init(after: "nothing of it is recorded or copied", ".whatif log steps 5\r"),
          .init(after: "(what if: 1 more and log steps 5)> ", ".whatif off\r"),
          .init("moments --count\r"), .init("\u{4}"),
        ])
      #expect(answer.exit == 0, "\(answer.output)")
      #expect(answer.output.contains("\n1\n"), "\(answer.output)")
      #expect(!answer.output.contains("is let go"), "\(answer.output)")
    }
  }

  @Test func `A note and a reminder can be supposed, and nothing of them is written`() throws {
    try withLife { echolog in
      let before = try files(echolog)
      let note = try echolog.run(
        "repl", "--plain",
        input: script(
          ".whatif send \"Breathe\" --emotion joy --in 3", "echoes", "sql SELECT text FROM echoes",
          ".whatif remind water 20:00", "reminders", ".whatif remind change water 21:00",
          "reminders", "notifications --count", "why stats.notesSent", ".whatif off",
          "echoes --count", "reminders --count"))
      let lines = note.output.split(separator: "\n")
      #expect(lines[0].hasPrefix("whatif:1\t") && lines[0].contains("2025-11-21"), "\(note)")
      #expect(note.output.contains("20:00") && note.output.contains("21:00"), "\(note)")
      #expect(note.output.contains("whatif:1\tnote"), "\(note)")
      #expect(lines.suffix(2) == ["0", "0"], "\(note)")
      let later = try echolog.run(
        "echoes", "--due", "--count", "--asof", "2025-11-15", "--whatif",
        "send Breathe -e joy -i 1d")
      #expect(later.output == "0\n", "sent then, it is on its way: \(later)")
      #expect(try files(echolog) == before)
    }
  }

  @Test func `A file can be supposed to have been imported`() throws {
    try withLife { echolog in
      let rows = (1...1500).map { "2025-10-\($0 % 30 + 1),\($0)\n" }
      try echolog.write("rows.csv", "d,v\n" + rows.joined())
      let before = try files(echolog)
      let taken = "import rows.csv --as log --activity steps --map date=d,value=v"
      let answer = try echolog.run(
        "repl", "--plain",
        input: script(
          ".whatif " + taken, "logs --group-by activity",
          "sql SELECT entries, isFinished FROM batches",
          ".whatif back", "logs --group-by activity", ".whatif import rows.csv"))
      #expect(answer.output == "steps\t1500\nwater\t4\n1500\t1\nwater\t4\n", "\(answer)")
      #expect(answer.errors.contains("would change nothing"), "it only describes the file")
      #expect(try files(echolog) == before)
    }
  }

  @Test func `What is supposed as of another time happens then`() throws {
    try withLife { echolog in
      let before = try files(echolog)
      let sum = "sql SELECT day, sum(amount) FROM logs GROUP BY day"
      let answer = try echolog.run(
        "repl", "--plain",
        input: script(".asof 2025-11-15", ".whatif log water 1 L", sum, ".asof off", sum))
      #expect(answer.output.hasPrefix("2025-11-15\t5500\n2025-11-15\t5500\n"), "\(answer)")
      #expect(answer.exit == 0 && !answer.output.contains("2025-11-18\t3000"), "\(answer)")
      #expect(try files(echolog) == before)
    }
  }

  @Test func `What is supposed applies beside another time`() throws {
    try withLife { echolog in
      let sum = ["sql", "SELECT sum(amount) FROM logs", "--plain"]
      let without = ["--whatif", "without laptop:4"]
      #expect(try echolog.run(line: sum).output == "9500\n")
      #expect(try echolog.run(line: sum + without).output == "7500\n")
      let then = try echolog.run(line: sum + without + ["--asof", "2025-11-16"])
      #expect(then.output == "2500\n", "\(then)")
      let diff = try echolog.run(
        line: ["diff", "days", "--plain", "--known", "2025-11-17"] + without)
      #expect(diff.output.contains("2025-11-15") && !diff.output.contains("2025-11-18"), "\(diff)")
    }
  }

  @Test func `Since when a target is supposed to hold is said, unless the line says it`() throws {
    try withLife { echolog in
      let remark = "The target is taken to hold since its goal began; --effective-from DAY"
      let target = "goal target water 2.5 L"
      let begun = try echolog.run("streaks", "--whatif", target)
      #expect(begun.errors.contains(remark), "\(begun)")
      let later = try echolog.run(
        "goal", "history", "water", "--whatif", target + " --effective-from 2025-11-17")
      #expect(!later.errors.contains("taken to hold"), "\(later)")
      #expect(later.output.contains("Mon 2025-11-17"), "\(later)")
      let prompt = try echolog.run("repl", input: script(".whatif " + target))
      #expect(prompt.errors.contains(".whatif off all.\n" + remark), "\(prompt)")
    }
  }
}
