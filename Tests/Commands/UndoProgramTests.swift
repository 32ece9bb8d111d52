import Foundation
import RunningProgram
import Testing

/// Undo and policies from the command line, one process a line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct UndoProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  @Test func `What was done last is undone, step by step, and done again`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Took a walk")
      try echolog.run("log", "water", "500", "ml")
      try echolog.run("correct", "laptop:4", "700", "ml")
      let first = try echolog.run("undo")
      #expect(first.output == "Undone: the correction to water 700 ml.  laptop:4\n")
      let further = "; echolog undo alone goes one step further back.\n"
      #expect(first.errors == "echolog undo laptop:6 takes that back" + further)
      #expect(try echolog.run("undo").output.hasPrefix("Undone: the log of water 500 ml."))
      #expect(try echolog.run("undo").output == "Undone: the moment “Took a walk”.  laptop:3\n")
      let nothing = try echolog.run("undo", "--json")
      #expect(nothing.exit == 2 && nothing.errors.contains(#""error":"nothingToUndo""#))
      #expect(try echolog.run("moments").output.hasPrefix("No moments yet"))
      #expect(try echolog.run("search", "walk").exit == 1)
      let again = try echolog.run("undo", "laptop:8")
      #expect(again.output == "Done again: the moment “Took a walk”.  laptop:3\n", "\(again)")
      #expect(try echolog.run("search", "walk").output.contains("Took a walk"))
      let twice = try echolog.run("undo", "laptop:8")
      #expect(twice.exit == 2 && twice.errors.contains("echolog undo laptop:9"), "\(twice)")
      let json = try echolog.run("undo", "laptop:3", "--json").output
      #expect(
        json
          == #"{"schema":"undone/1","id":"laptop:10","isPutBack":false,"#
          + #""events":[{"event":"laptop:3","type":"momentLogged","entry":"laptop:3"}],"#
          + #""passedBy":[]}"# + "\n")
      #expect(
        try echolog.run("history", "laptop:3", "--plain").output.split(separator: "\n").count == 4)
    }
  }

  @Test func `A history says when each event was recorded, and which of several changes holds`()
    throws
  {
    try withVault { echolog in
      try echolog.run("log", "steps", "100", "--at", "2025-11-10")
      for amount in ["200", "300", "400"] { try echolog.run("correct", "laptop:3", amount) }
      try echolog.run("undo")
      let rows = try echolog.run("history", "laptop:3", "--plain").output.split(separator: "\n")
      #expect(
        rows.first == "laptop:3\t2025-11-10\t2025-11-18T20:30:00Z\tactivityLogged\t100 steps")
      let ends = ["100 steps", ", replaced", ", holds", ", undone", ""]
      #expect(rows.count == ends.count, "\(rows)")
      for (row, end) in zip(rows, ends) { #expect(row.hasSuffix(end), "\(row)") }
      let before = try echolog.run("history", "laptop:3", "--asof", "2020", "--json")
      #expect(before.exit == 2 && before.errors.contains(#""error":"notYetThere""#), "\(before)")
      let page = try echolog.run("history", "laptop:3").output
      #expect(page.contains("2025-11-10        2025-11-18 20:30  activityLogged"), "\(page)")
      #expect(
        !(try echolog.run("history", "laptop:1").output.contains("Recorded")),
        "not where it is the time of each event")
    }
  }

  @Test func `A command of several parts is undone and done again as one`() throws {
    try withVault { echolog in
      try echolog.run("remember", "The lake", "--tag", "summer")
      try echolog.run("edit", "laptop:3", "Still lake", "--title", "Lake")
      let page = try echolog.run("memory", "laptop:3").output
      let undone = try echolog.run("undo")
      #expect(undone.output.split(separator: "\n").count == 2, "\(undone)")
      #expect(try echolog.run("memory", "laptop:3").output.hasPrefix("The lake  laptop:3\n"))
      let again = try echolog.run("undo", "laptop:8")
      #expect(again.output.split(separator: "\n").count == 2, "\(again)")
      #expect(try echolog.run("memory", "laptop:3").output.hasPrefix(page.prefix(16)))
      #expect(try echolog.run("undo", "laptop:3").exit == 0)
    }
  }

  @Test func `A praise that was noted as failed is reported where undo takes its moment past it`()
    throws
  {
    try withVault { echolog in
      try echolog.run("moment", "Took a walk")
      #expect(try echolog.run("praise", "laptop:3", "--failed", "offline").exit == 0)
      let undone = try echolog.run("undo")
      #expect(undone.output == "Undone: the moment “Took a walk”.  laptop:3\n", "\(undone)")
      let words = "Noting that a praise failed came after that and can not be undone.\n"
      #expect(undone.errors.hasPrefix(words), "\(undone)")
    }
  }

  @Test func `What was done to several goals at once is shown by goal, with its days`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "water", "2", "L", at: "2025-11-10T08:00:00Z")
      try echolog.run("goal", "set", "steps", "8000", "--per", "week", at: "2025-11-10T08:00:00Z")
      try echolog.run("log", "water", "2", "L", "--at", "2025-11-16")
      let rows: [(line: [String], told: [String])] = [
        (
          ["goal", "pause", "--to", "2025-11-20"],
          ["the pause of steps a week from Tue 2025-11-18 to Thu 2025-11-20"]
        ),
        (
          ["goal", "pause"],
          [
            "the pause of steps a week from Tue 2025-11-18 on",
            "the pause of water a day from Tue 2025-11-18 on",
          ]
        ),
        (
          ["skip"],
          ["skipping Tue 2025-11-18 for steps a week", "skipping Tue 2025-11-18 for water a day"]
        ),
        (["freeze", "--goal", "water"], ["forgiving Mon 2025-11-17 for water a day"]),
        (["goal", "target", "laptop:3", "3", "L"], ["the new target of water a day"]),
        (["goal", "deactivate", "laptop:3"], ["letting water a day rest"]),
        (["set", "day-start", "05:00"], ["the change of day-start, which is 04:00 again"]),
      ]
      for (line, told) in rows {
        #expect(try echolog.run(line: line).exit == 0, "\(line)")
        let undone = try echolog.run("undo").output
        for words in told { #expect(undone.contains("Undone: \(words)."), "\(undone)") }
      }
      try echolog.run("goal", "pause", "laptop:3")
      #expect(try echolog.run("goal", "resume", "laptop:3").exit == 0)
      let undone = try echolog.run("undo").output
      #expect(undone.hasPrefix("Undone: resuming water a day from Tue 2025-11-18 on."), "\(undone)")
    }
  }

  @Test func `Undo reports what it went past because that can not be undone`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Took a walk")
      try echolog.run("moment", "Sat down")
      #expect(try echolog.run("notifications", "allow").exit == 0)
      let first = try echolog.run("undo")
      #expect(first.output == "Undone: the moment “Sat down”.  laptop:4\n")
      #expect(
        first.errors
          == "Allowing notifications came after that and can not be undone.\n"
          + "echolog undo laptop:6 takes that back; "
          + "echolog undo alone goes one step further back.\n")
      #expect(try echolog.run("notifications", "deny").exit == 0)
      let second = try echolog.run("undo", "--json")
      #expect(
        second.output.hasSuffix(
          #""passedBy":[{"event":"laptop:7","type":"permissionChanged","entry":"laptop:7"},"#
            + #"{"event":"laptop:5","type":"permissionChanged","entry":"laptop:5"}]}"# + "\n"),
        "\(second)")
      let nothing = try echolog.run("undo")
      #expect(
        nothing.exit == 2
          && nothing.errors.hasPrefix("There is nothing here that can be undone.\n"),
        "\(nothing)")
      let named = try echolog.run("undo", "laptop:5")
      #expect(
        named.exit == 2 && named.errors.hasPrefix("This only records what happened and can not"))
      #expect(try echolog.run("undo", "laptop:8").exit == 0)
      let putBack = try echolog.run("undo").errors
      #expect(
        putBack == "echolog undo laptop:10 takes that back; "
          + "echolog undo alone goes one step further back.\n", "it was put back after all that")
      try echolog.run("moment", "Read")
      #expect(try echolog.run("praise", "laptop:11", "That took courage.").exit == 0)
      let drawn = try echolog.run("undo")
      #expect(drawn.exit == 0 && drawn.output.contains("laptop:11"), "\(drawn)")
      #expect(!(try echolog.run("praise", "laptop:11").output.contains("That took courage.")))
      #expect(try echolog.run("praise", "laptop:11", "That took courage.").exit == 0)
      #expect(
        try echolog.run("undo", "laptop:11").errors == "echolog undo laptop:15 takes that back.\n",
        "the later praise goes with its moment")
      let past = try echolog.run("undo")
      #expect(past.output != drawn.output, "it went with its moment")
    }
  }

  @Test func `Undo names the setting, the note, the label and the day it is about`() throws {
    try withVault { echolog in
      try echolog.run("set", "delivery-time", "08:30")
      #expect(
        try echolog.run("undo").output.hasPrefix(
          "Undone: the change of delivery-time, which is 09:00 again."))
      try echolog.run("send", "You are ready.", "-e", "comfort", "-i", "3d")
      let note = try echolog.run("undo")
      // Its words stay sealed for the day on which it may be put back.
      #expect(note.output.hasPrefix("Undone: the note that was to return on"), "\(note)")
      let back = try echolog.run("undo", "laptop:6")
      #expect(back.output.hasPrefix("Done again: the note that was to return on"), "\(back)")
      try echolog.run("log", "water", "1", "L", "--at", "yesterday")
      let log = try echolog.run("undo").output
      #expect(log.hasPrefix("Undone: the log of water 1 L of yesterday."), "\(log)")
      try echolog.run("remember", "The lake", "--tag", "summer")
      try echolog.run("unlabel", "laptop:10", "--tag", "summer")
      let label = try echolog.run("undo").output
      #expect(label.hasPrefix("Undone: taking the tag “summer” off."), "\(label)")
      let again = try echolog.run("undo", "laptop:13").output
      #expect(again.hasPrefix("Done again: taking the tag “summer” off."), "\(again)")
      try echolog.run("undo", "laptop:14")
      try echolog.run("edit", "laptop:10", "The lake, still.")
      let past = try echolog.run("memory", "laptop:10").output
      #expect(past.contains("undone: without tag “summer”"), "\(past)")
    }
  }

  @Test func `The page of a memory shows its past also where all of that was undone`() throws {
    try withVault { echolog in
      try echolog.run("remember", "First words", "--tag", "lake")
      #expect(!(try echolog.run("show", "laptop:3").output.contains("How it came to be")))
      #expect(try echolog.run("edit", "laptop:3", "Second words").exit == 0)
      #expect(try echolog.run("undo").exit == 0)
      let page = try echolog.run("show", "laptop:3").output
      #expect(
        page.hasSuffix(
          """
            First words

          How it came to be
            today 20:30  kept: “First words”                laptop:3
            today 20:30  tag “lake”                         laptop:4
            today 20:30  rewritten: “Second words”          laptop:5
            today 20:30  undone: rewritten: “Second words”  laptop:6

          """), "\(page)")
    }
  }

  @Test func `Imports are undone as one`() throws {
    try withVault { echolog in
      try echolog.write("m.csv", "When,Body\n2025-11-01,Rowed\n2025-11-02,Came home\n")
      try echolog.run("import", "m.csv", "--as", "moment", "--map", "date=When,text=Body")
      let undone = try echolog.run("undo")
      #expect(undone.output == "Undone: the import “m.csv”.  laptop:3\n", "\(undone)")
      #expect(try echolog.run("moments").output.hasPrefix("No moments yet"))
      #expect(try echolog.run("undo", "laptop:7").exit == 0)
      #expect(try echolog.run("moments", "--plain").output.split(separator: "\n").count == 2)
    }
  }

  @Test func `Of a note whose sending was undone every line shows how it is brought back`() throws {
    try withVault { echolog in
      try echolog.run("send", "x", "-e", "joy", "-i", "1d")
      #expect(try echolog.run("undo").exit == 0)
      for line in [["reveal"], ["cancel"], ["dismiss"], ["reflect", "y"]] {
        let refused = try echolog.run(line: [line[0], "laptop:3"] + line.dropFirst())
        #expect(
          refused.exit == 2
            && refused.errors.contains(
              "This Echo was removed before.\necholog undo laptop:4 brings it back.\n"),
          "\(refused)")
      }
      #expect(try echolog.run("undo", "laptop:4").exit == 0)
      #expect(try echolog.run("cancel", "laptop:3").exit == 0)
    }
  }

  @Test func `Settings that a policy keeps out have their default under it, and may be set to it`()
    throws
  {
    try withVault { echolog in
      try echolog.run("set", "delivery-time", "08:30")
      try echolog.run("set", "tone", "plain")
      try echolog.run("policy", "echo")
      let sent = try echolog.run("send", "x", "-e", "joy", "-i", "1d")
      #expect(sent.output.contains("at 9:00 AM"), "\(sent)")
      #expect(try echolog.run("settings", "--plain").output.contains("delivery-time\t09:00"))
      #expect(try echolog.run("set", "delivery-time", "08:00").exit == 2)
      #expect(try echolog.run("set", "delivery-time", "09:00").exit == 0)
      try echolog.run("policy", "moments")
      #expect(try echolog.run("settings", "--plain").output.contains("tone\tgentle"))
      #expect(try echolog.run("set", "tone", "plain").exit == 2)
      #expect(try echolog.run("set", "tone", "gentle").exit == 0)
    }
  }

  @Test func `A policy is shown and chosen, and its refusals name policy, rule and section`()
    throws
  {
    try withVault { echolog in
      #expect(try echolog.run("policy").output == "The policy is all: everything is allowed.\n")
      #expect(try echolog.run("policy", "echo").output.hasPrefix("The policy is echo now"))
      let refused = try echolog.run("log", "water", "1", "L", "--json")
      #expect(refused.exit == 2)
      #expect(
        refused.errors.contains(#""policy":"echo","rule":"activities","section":"S0 1.4""#),
        "\(refused)")
      #expect(refused.errors.contains(#""error":"refusedByPolicy""#))
      let said = try echolog.run("export").errors
      #expect(
        said.hasPrefix(
          "The policy echo keeps out exports (section 1.4 of the Echo specification).\n"), "\(said)"
      )
      let shown = try echolog.run("policy", "--json").output
      #expect(shown.hasPrefix(#"{"schema":"policy/1","policy":"echo","rules":[{"rule":"echoes","#))
      #expect(shown.contains(#"{"rule":"syncing","isAllowed":false,"section":"S0 5.5 BR-006"}"#))
      #expect(try echolog.run("policy").output.contains("a second note in one session"))
      #expect(try echolog.run("policy", "echo").errors.hasPrefix("The policy is echo already."))
      #expect(try echolog.run("policy", "ekko").errors.contains("echo"))
      #expect(try echolog.run("undo").exit == 0)
      #expect(try echolog.run("log", "water", "1", "L").exit == 0)
      #expect(try echolog.run("completion", "bash").exit == 0)
      #expect(try echolog.run("help", "undo").output.contains("undo laptop:142"))
      let help = try echolog.run("help", "policy").output
      #expect(help.contains("policy echo") && help.contains("small wins and a kind word"))
    }
  }

  @Test func `In one session under echo a second note is kept for the next`() throws {
    try withVault { echolog in
      try echolog.run("policy", "echo")
      let lines = "send one -e joy -i 1d\nsend two -e joy -i 1d\n"
      let session = try echolog.run("repl", input: lines)
      #expect(session.errors.contains("(section 5.5, rule BR-001 of the Echo"), "\(session)")
      #expect(try echolog.run("send", "two", "-e", "joy", "-i", "1d").exit == 0)
    }
  }
}
