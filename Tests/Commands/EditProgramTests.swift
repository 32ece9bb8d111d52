import RunningProgram
import Testing

/// Moments and logs from the command line, put right.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct EditProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  @Test func `A moment gets other words at its time, and undo brings the old ones back`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Tok a short walk", "--at", "2025-11-16 21:30")
      let edited = try echolog.run("edit", "laptop:3", "Took a short walk")
      #expect(edited.exit == 0 && edited.output.contains("Rewritten."), "\(edited)")
      let moments = { try echolog.run("moments", "--plain").output }
      #expect(try moments() == "laptop:3\t2025-11-16\t21:30\tTook a short walk\n")
      let again = try echolog.run("edit", "laptop:3", "Took a short walk")
      #expect(again.exit == 2 && again.errors.contains("says that already"), "\(again)")
      #expect(try echolog.run("search", "tok", "--count", "--plain").output == "0\n")
      let undone = try echolog.run("undo")
      #expect(undone.exit == 0, "\(undone)")
      #expect(try moments() == "laptop:3\t2025-11-16\t21:30\tTok a short walk\n")
      let history = try echolog.run("history", "laptop:3", "--plain").output
      #expect(history.contains("Took a short walk"), "what was said stays in the history")
    }
  }

  @Test func `Words and time that were changed together are undone together, or one by name`()
    throws
  {
    let moments = ["moments", "--fields", "day,text", "--plain"]
    for (name, left) in [
      ("laptop:3", "2025-11-18\tTok a short walk\n"),
      ("laptop:4", "2025-11-17\tTok a short walk\n"),
      ("laptop:5", "2025-11-18\tTook a short walk\n"),
    ] {
      try withVault { echolog in
        try echolog.run("moment", "Tok a short walk")
        try echolog.run("edit", "laptop:3", "Took a short walk", "--at", "yesterday")
        #expect(try echolog.run("undo", name).exit == 0)
        #expect(try echolog.run(line: moments).output == left, "\(name)")
        #expect(try echolog.run("undo", "laptop:6").exit == 0, "done again")
        #expect(try echolog.run(line: moments).output == "2025-11-17\tTook a short walk\n")
      }
    }
  }

  @Test func `A moment is moved to another day, with its words and its praise`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Called Ana")
      let fields = ["moments", "--fields", "day,text,praise", "--plain"]
      let before = try echolog.run(line: fields).output
      #expect(try echolog.run("edit", "laptop:3", "--at", "yesterday").exit == 0)
      let after = try echolog.run(line: fields).output
      #expect(after == before.replacing("2025-11-18", with: "2025-11-17"), "\(after)")
      let refused = try echolog.run("edit", "laptop:3", "--at", "1984")
      #expect(refused.exit != 0 && refused.errors.contains("day"), "\(refused)")
      #expect(try echolog.run(line: fields).output == after, "nothing is lost by a refusal")
    }
  }

  @Test func `An amount is no note of a log`() throws {
    try withVault { echolog in
      try echolog.run("log", "steps", "12000")
      let refused = try echolog.run("edit", "laptop:3", "8000")
      #expect(refused.exit == 2, "\(refused)")
      #expect(refused.errors.contains("echolog correct laptop:3 8000"), "\(refused)")
      let noted = try echolog.run("edit", "laptop:3", "8000 of them uphill")
      #expect(noted.output.contains("12,000 steps has the note “8000 of them uphill”"), "\(noted)")
    }
  }

  @Test func `The note of a log is put right, its amount and time stay`() throws {
    try withVault { echolog in
      try echolog.run(
        "log", "water", "1", "L", "--note", "with lemmon", "--at", "2025-11-16 08:00")
      try echolog.run("correct", "laptop:3", "0.5", "L")
      #expect(try echolog.run("edit", "laptop:3", "with lemon").exit == 0)
      let logs = ["logs", "--fields", "id,happenedAt,amount,note", "--plain"]
      let put = try echolog.run(line: logs).output
      #expect(put.contains("\t2025-11-16T08:00") && put.hasSuffix("\t500\twith lemon\n"), "\(put)")
      #expect(try echolog.run("undo").exit == 0)
      #expect(try echolog.run(line: logs).output.hasSuffix("\t500\twith lemmon\n"))
    }
  }

  @Test func `A log is moved without its amount being typed again`() throws {
    try withVault { echolog in
      try echolog.run("log", "steps", "8000")
      #expect(try echolog.run("correct", "laptop:3", "--at", "yesterday 21:30").exit == 0)
      let logs = try echolog.run("logs", "--plain").output
      #expect(logs.hasPrefix("laptop:3\t2025-11-17\t21:30\tsteps\t8000\t"), "\(logs)")
      let nothing = try echolog.run("correct", "laptop:3")
      #expect(nothing.exit == 64 && nothing.errors.contains("--at"), "\(nothing)")
    }
  }

  @Test func `What a moment has not, is said before anything is done`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Called Ana")
      for option in [["--tag", "friends"], ["--title", "Ana"], []] {
        let refused = try echolog.run(line: ["edit", "laptop:3"] + option)
        #expect(refused.exit == 2, "\(refused)")
        #expect(refused.errors.contains("echolog edit laptop:3"), "\(refused)")
      }
      #expect(try echolog.run("moments", "--count", "--plain").output == "1\n")
    }
  }

  @Test func `A praise that came later goes with the moment, and undo takes both back`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Caled Ana")
      try echolog.run("praise", "laptop:3", "That took courage.")
      #expect(try echolog.run("edit", "laptop:3", "Called Ana").exit == 0)
      let praise = ["moments", "--fields", "text,praise", "--plain"]
      #expect(try echolog.run(line: praise).output == "Called Ana\tThat took courage.\n")
      #expect(try echolog.run("undo").exit == 0)
      #expect(try echolog.run(line: praise).output == "Caled Ana\tThat took courage.\n")
      #expect(try echolog.run("undo").exit == 0)
      #expect(try echolog.run("moments", "--count", "--plain").output == "1\n")
    }
  }

  @Test func `The name of a tag does not stand for the memory`() throws {
    try withVault { echolog in
      try echolog.run("remember", "We met Leo.", "--tag", "dgo")
      for line in [["edit", "laptop:4", "dog"], ["remove", "laptop:4"]] {
        let refused = try echolog.run(line: line)
        #expect(refused.exit == 2, "\(refused)")
        #expect(refused.errors.contains("echolog undo laptop:4"), "\(refused)")
      }
      #expect(try echolog.run("memories", "--plain").output.contains("We met Leo."))
      #expect(try echolog.run("undo", "laptop:4").exit == 0)
      #expect(try echolog.run("memories", "dgo").exit != 0, "the tag is gone")
    }
  }

  @Test func `A number alone takes nothing back`() throws {
    try withVault { echolog in
      for word in ["One", "Two", "Three"] { try echolog.run("moment", word) }
      let refused = try echolog.run("undo", "3")
      #expect(refused.exit == 64, "\(refused)")
      #expect(refused.errors.contains("echolog undo laptop:3"), "\(refused)")
      #expect(try echolog.run("moments", "--count", "--plain").output == "3\n")
    }
  }

  @Test func `The name of another kind is told with what can be done with it`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Dentist")
      let refused = try echolog.run("correct", "laptop:3", "--at", "10:00")
      #expect(refused.exit == 2, "\(refused)")
      #expect(refused.errors.contains("“laptop:3” is a moment."), "\(refused)")
      #expect(refused.errors.contains("echolog edit laptop:3"), "\(refused)")
    }
  }

  @Test func `Whoever wants a word erased is told what remove does not, and what does`() throws {
    try withVault { echolog in
      for word in ["purge", "shred", "wipe"] {
        let refused = try echolog.run(line: [word, "laptop:3"])
        #expect(refused.exit == 64 && refused.errors.contains("echolog forget ID"), "\(refused)")
      }
      let help = try echolog.run("help", "remove").output
      #expect(help.replacing("\n", with: " ").contains("echolog forget erases them"), "\(help)")
      try echolog.run("moment", "Dentist")
      let removed = try echolog.run("remove", "laptop:3")
      #expect(removed.errors.contains("echolog forget laptop:3 erases them."), "\(removed)")
    }
  }
}
