import Foundation
import RunningProgram
import Testing

/// Forgetting and erasing from the command line, one process a line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ForgetProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  @Test func `Words are forgotten once somebody agrees, with what stays and what is out of reach`()
    throws
  {
    try withVault { echolog in
      try echolog.run("moment", "By the glacier")
      let asked = try echolog.run("forget", "laptop:3")
      #expect(asked.exit == 64 && asked.output.isEmpty, "\(asked)")
      #expect(asked.errors.hasPrefix("Nothing was forgotten.\n"), "\(asked)")
      #expect(try echolog.run("moments").output.contains("glacier"))
      let done = try echolog.run("forget", "laptop:3", "--yes")
      #expect(done.exit == 0, "\(done)")
      #expect(
        done.output == "Forgotten. The words are gone from this device, for good.  laptop:3\n")
      #expect(done.errors.contains("echolog remove laptop:3 takes it out of every list."))
      #expect(done.errors.contains("Backups, exports and copies"), "\(done)")
      #expect(!done.errors.contains("other device"), "\(done)")
      #expect(try echolog.run("moments").output.contains("(forgotten)"))
      #expect(try echolog.run("show", "laptop:3").output.contains("(forgotten)"))
      #expect(try echolog.run("search", "glacier").exit == 1)
      for line in [["export"], ["history"], ["history", "laptop:3"], ["moments", "--json"]] {
        let answer = try echolog.run(line: line)
        #expect(answer.exit == 0 && !answer.output.contains("glacier"), "\(answer)")
      }
      #expect(try echolog.run("check").exit == 0)
      let undone = try echolog.run("undo")
      #expect(undone.exit == 2 && undone.errors.hasPrefix("What was forgotten is gone"))
      #expect(try echolog.run("remove", "laptop:3").exit == 0)
    }
  }

  @Test func `Several are forgotten together, or none is`() throws {
    try withVault { echolog in
      for text in ["The glacier", "The lake"] { try echolog.run("moment", text) }
      try echolog.run("log", "water", "1", "L")
      let rows: [(line: [String], exit: Int32, word: String)] = [
        (["laptop:3", "laptop:5"], 2, "nothingToForget"), (["laptop:3", "laptop:99"], 2, ""),
        (["x"], 2, "idNotUnderstood"),
      ]
      for row in rows {
        let refused = try echolog.run(line: ["forget"] + row.line + ["--yes", "--json"])
        #expect(refused.exit == row.exit && refused.output.isEmpty, "\(refused)")
        #expect(refused.errors.contains("\"error\":\"\(row.word)"), "\(refused)")
      }
      #expect(try echolog.run("moments").output.contains("glacier"))
      let done = try echolog.run("forget", "laptop:3", "laptop:4", "--yes", "--json")
      #expect(
        done.output
          == #"{"schema":"forgotten/1","entries":["laptop:3","laptop:4"],"isErased":true,"#
          + #""otherDevices":0}"# + "\n")
      let again = try echolog.run("forget", "laptop:4", "--yes", "--json")
      #expect(again.exit == 2 && again.errors.contains("\"error\":\"alreadyForgotten\""))
      #expect(try echolog.run("moments", "--count", "--plain").output == "2\n")
    }
  }

  @Test func `What makes no entry is forgotten by its event, and a change is no entry`() throws {
    try withVault { echolog in
      try echolog.run("summary", "A glacier day")
      try echolog.run("moment", "Walked")
      try echolog.run("edit", "laptop:4", "Walked by the glacier")
      try echolog.run("activity", "add", "glaciers")
      let change = try echolog.run("forget", "laptop:5", "--yes", "--json")
      #expect(change.exit == 2 && change.errors.contains("\"error\":\"isChange\""), "\(change)")
      #expect(change.errors.contains("echolog forget laptop:4 erases all words of the moment;"))
      for id in ["laptop:3", "laptop:4", "laptop:6"] {
        #expect(try echolog.run("forget", id, "--yes").exit == 0, "\(id)")
      }
      #expect(!(try echolog.run("export").output.contains("glacier")))
      #expect(!(try echolog.run("activities").output.contains("glacier")))
    }
  }

  @Test
  func `Words about a day are forgotten with those before, an activity by its name`() throws {
    try withVault { echolog in
      try echolog.run("summary", "A glacier day")
      try echolog.run("summary", "A day by the glacier")
      #expect(try echolog.run("day").output.contains("A day by the glacier  laptop:4"))
      let done = try echolog.run("forget", "laptop:4", "--yes", "--json")
      #expect(done.output.contains(#""entries":["laptop:3","laptop:4"]"#), "\(done)")
      let past = try echolog.run("history", "--plain").output
      #expect(!past.contains("glacier"), "\(past)")
      #expect(past.contains("2025-11-18 (forgotten), replaced"), "\(past)")
      try echolog.run("undo", "laptop:4")
      #expect(!(try echolog.run("day").output.contains("glacier")))
      try echolog.run("activity", "add", "glaciers", "miles")
      #expect(try echolog.run("log", "glaciers", "3.5").exit == 0)
      #expect(try echolog.run("forget", "glaciers", "--yes").exit == 0)
      let logs = try echolog.run("logs").output
      #expect(logs.contains("3.5") && !logs.contains("times"), "\(logs)")
      #expect(!logs.contains("miles"), "\(logs)")
      #expect(!(try echolog.run("export").output.contains("glacier")))
    }
  }

  @Test func `Whom a person names for a praise is forgotten with its moment`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Walked")
      #expect(try echolog.run("praise", "laptop:3", "Well done", "--source", "Glenn").exit == 0)
      #expect(try echolog.run("export").output.contains("Glenn"))
      #expect(try echolog.run("forget", "laptop:3", "--yes").exit == 0)
      #expect(!(try echolog.run("export").output.contains("Glenn")))
    }
  }

  @Test func `Of a reason it tells with which goals it goes`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "water", "2", "L")
      try echolog.run("goal", "set", "steps", "8000")
      try echolog.run("skip", "--reason", "the glacier tour")
      let change = try echolog.run("forget", "laptop:6", "--yes")
      #expect(
        change.exit == 2
          && change.errors.contains("echolog forget laptop:4 laptop:3 erases all reasons"),
        "\(change)")
      #expect(try echolog.run("forget", "laptop:4", "laptop:3", "--yes").exit == 0)
      #expect(!(try echolog.run("export").output.contains("glacier")))
    }
  }

  @Test func `At a terminal it tells what goes, and asks`() throws {
    try withVault { echolog in
      try echolog.run("moment", "By the glacier")
      for (answer, isForgotten) in [("n", false), ("y", true)] {
        let said = try echolog.converse(
          ["forget", "laptop:3"], [.init(after: "Go on? [y/N] ", answer + "\r")])
        #expect(said.output.contains("the moment “By the glacier”"), "\(said.output)")
        #expect(said.output.contains("Forgotten.") == isForgotten, "\(said.output)")
      }
    }
  }

  @Test func `Another device erases with its next sync, and the folder has the words no more`()
    throws
  {
    try withVault { laptop in
      let phone = try EchologProcess()
      defer { #expect(throws: Never.self) { try phone.remove() } }
      let shared = laptop.home.appending(path: "shared").path
      let key = laptop.home.appending(path: "key").path
      try laptop.run("moment", "By the glacier")
      #expect(try laptop.run("sync", shared, "--yes").exit == 0)
      #expect(try phone.run("join", shared, "--name", "phone", "--key-file", key).exit == 0)
      #expect(try laptop.run("sync").exit == 0)
      let done = try laptop.run("forget", "laptop:3", "--yes")
      #expect(done.errors.contains("1 other device erases them with its next sync."), "\(done)")
      let synced = try laptop.run("sync")
      #expect(synced.exit == 0 && synced.errors.contains("taken out of the folder."), "\(synced)")
      #expect(try phone.run("sync").exit == 0)
      #expect(try phone.run("moments").output.contains("(forgotten)"))
      let hashes = try [laptop, phone].map { device in
        try device.run("replay", "--hash", "--json").output
      }
      let parts = hashes.map { $0.split(separator: ",").filter { $0.contains("Hash") } }
      #expect(parts[0] == parts[1], "\(hashes)")
    }
  }

  @Test func `A reason is refused for a goal whose words were forgotten`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "water", "2", "L")
      try echolog.run("skip", "--reason", "the glacier tour")
      #expect(try echolog.run("forget", "laptop:3", "--yes").exit == 0)
      let refused = try echolog.run(
        "skip", "2025-11-19", "--goal", "water", "--reason", "another", "--json")
      #expect(refused.exit == 2 && refused.errors.contains("goalForgotten\""), "\(refused)")
      #expect(!(try echolog.run("excuses").output.contains("glacier")))
    }
  }
}

/// Taking a whole vault away.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct EraseProgramTests {
  private func withVault(_ body: (EchologProcess, String) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    #expect(try echolog.run("moment", "Walked").exit == 0)
    try body(echolog, echolog.home.appending(path: ".local/share/echolog").path)
  }

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  @Test func `A script names the vault, and then nothing of it is left`() throws {
    try withVault { echolog, vault in
      for (line, word) in [(["erase"], "notAgreed"), (["erase", "--yes"], "vaultNotNamed")] {
        let refused = try echolog.run(line: line + ["--json"])
        #expect(refused.exit == 64 && refused.output.isEmpty, "\(refused)")
        #expect(refused.errors.contains("\"error\":\"\(word)\""), "\(refused)")
      }
      #expect(try echolog.run("moments").output.contains("Walked"))
      let states = echolog.home.appending(path: ".local/state/echolog").path
      try echolog.write(".local/state/echolog/history", "log water 1 L\n")
      let erased = try echolog.run("erase", "--vault", vault, "--yes")
      #expect(erased.exit == 0, "\(erased)")
      #expect(erased.output.hasPrefix("Erased: nothing of the vault at \(vault) is left"))
      #expect(erased.errors.contains("The key file"), "\(erased)")
      #expect(!isThere(vault))
      let key = echolog.home.appending(path: "key").path
      #expect(isThere(key))
      let left = try FileManager.default.contentsOfDirectory(atPath: states)
      #expect(left.allSatisfy { $0 == "key-files" }, "\(left)")
      #expect(try echolog.run("moments", "--json").errors.contains("vaultMissing"))
      #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    }
  }

  @Test func `At a terminal the path is typed, and any other answer erases nothing`() throws {
    try withVault { echolog, vault in
      for (answer, isErased) in [("yes", false), (vault, true)] {
        let said = try echolog.converse(
          ["erase"], [.init(after: "Type its path to go on: ", answer + "\r")])
        #expect(said.output.contains("Erased:") == isErased, "\(said.output)")
        #expect(isThere(vault) != isErased, "\(said.output)")
      }
    }
  }

  @Test func `What is no vault is refused, and what is no file of one is left and told`() throws {
    try withVault { echolog, vault in
      let notes = echolog.home.appending(path: "notes")
      try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
      try echolog.write("notes/list.txt", "mine")
      let folder = notes.path
      let refused = try echolog.run("erase", "--vault", folder, "--yes", "--json")
      #expect(refused.exit != 0 && refused.output.isEmpty, "\(refused)")
      #expect(isThere(folder + "/list.txt"))
      try Data("mine".utf8).write(to: URL(filePath: vault + "/list.txt"))
      let erased = try echolog.run("erase", "--vault", vault, "--yes")
      #expect(erased.exit == 0 && erased.errors.contains("list.txt is no file of the vault"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: vault) == ["list.txt"])
    }
  }

  @Test func `A prompt has the vault open, and does not erase it`() throws {
    try withVault { echolog, vault in
      let refused = try echolog.run("repl", "--json", input: "erase\n")
      #expect(refused.errors.contains("onlyAtStart"), "\(refused)")
      #expect(isThere(vault))
    }
  }
}
