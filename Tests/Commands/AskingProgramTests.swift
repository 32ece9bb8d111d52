import Foundation
import RunningProgram
import Testing

/// What somebody asks for who does not know yet how the program wants to be asked.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct AskingProgramTests {
  private func withVault(_ body: (inout EchologProcess) throws -> Void) throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(&echolog)
  }

  @Test func `Whole words are found before those that only begin so, and each is marked`()
    throws
  {
    try withVault { echolog in
      try echolog.run("moment", "Row by row", "--at", "2025-11-10")
      try echolog.run("moment", "Rowed out")
      let found = try echolog.run("search", "row")
      #expect(
        found.output == """
          Day                     Words       ID
          Mon 2025-11-10  moment  Row by row  laptop:3

          Words that begin so:
          Day            Words      ID
          today  moment  Rowed out  laptop:4

          """, "\(found)")
      let plain = try echolog.run("search", "row", "--plain").output
      #expect(plain.contains("\ttext\tword\nlaptop:4\t") && plain.hasSuffix("\ttext\tbeginning\n"))
      let json = try echolog.run("search", "row", "--json").output
      #expect(json.contains(#""match":"word"},{"id":"laptop:4""#), "\(json)")
      let end =
        #""match":"beginning"}],"nearest":null,"days":null,"#
        + #""leftOut":{"removed":[],"unopenedEchoes":0,"hiddenEchoes":0}}"# + "\n"
      #expect(json.hasSuffix(end), "\(json)")
      let begun = try echolog.run("search", "rowe").output
      #expect(!begun.contains("begin so") && begun.contains("Rowed out"), "\(begun)")
    }
  }

  @Test func `A search that finds nothing shows the nearest words, or which command shows a day`()
    throws
  {
    try withVault { echolog in
      try echolog.run("moment", "Schokolade mit Ana", "--at", "2025-10-25")
      try echolog.run("send", "Marmelade", "-e", "joy", "-i", "3d")
      try echolog.run("moment", "Zucchini allein")
      let rows: [([String], String, String)] = [
        (["shokolade"], "Did you mean “search schokolade”?", #""nearest":["schokolade"],"#),
        (["ANNA", "schoko"], "Did you mean “search ana schoko”?", #""nearest":["ana","schoko"]"#),
        (["ANNA", "zuchini"], "Fewer words", #""nearest":null"#),
        (["marmelad"], "Another word", #""nearest":null"#),
        (["zebra", "ana"], "Fewer words", #""nearest":null"#),
        (
          ["18.11.2025"], "echolog journey --from 2025-11-18 --to 2025-11-18 shows that day.",
          #""days":{"from":"2025-11-18","to":"2025-11-18"}"#
        ),
        (
          ["november"], "echolog journey --from 2025-11-01 --to 2025-11-30 shows those days.",
          #""days":{"from":"2025-11-01","to":"2025-11-30"}"#
        ),
        (["december"], "--from 2024-12-01 --to 2024-12-31", #""from":"2024-12-01""#),
        (["last week"], "--from 2025-11-10 --to 2025-11-16", #""to":"2025-11-16""#),
      ]
      for (words, next, member) in rows {
        let answer = try echolog.run(line: ["search"] + words)
        #expect(answer.exit == 1 && answer.errors.contains(next), "\(words) \(answer)")
        let json = try echolog.run(line: ["search", "--json"] + words)
        #expect(json.exit == 1 && json.output.contains(member), "\(words) \(json)")
      }
      let day = try echolog.run("journey", "--from", "2025-10-25", "--to", "2025-10-25")
      #expect(day.output.contains("•  Schokolade mit Ana"), "\(day)")
      let since = try echolog.run("journey", "--from", "2025-10-26", "--json")
      #expect(since.exit == 0 && !since.output.contains("Schokolade"), "\(since)")
      let none = try echolog.run("journey", "--to", "October 1, 2025")
      #expect(none.output == "Nothing was kept on these days.\n", "\(none)")
      let wrong = try echolog.run("journey", "--from", "today", "--to", "yesterday", "--json")
      #expect(wrong.exit == 64 && wrong.errors.contains("endsBeforeBegin"), "\(wrong)")
    }
  }

  @Test func `Memories are found by a part of a name, in any case and without its accents`() throws
  {
    try withVault { echolog in
      try echolog.run("remember", "Rowed out", "--person", "Ana Müller", "--place", "Lake Garda")
      for words in ["Müller", "muller", "ANA", "mül", "müller ana"] {
        let found = try echolog.run("memories", "--person", words, "--plain").output
        #expect(found.hasPrefix("laptop:3\t"), "\(words) \(found)")
      }
      for words in ["ller", "Miller Ana"] {
        let found = try echolog.run("memories", "--person", words)
        #expect(found.output == "No memory has these labels.\n", "\(words) \(found)")
      }
      #expect(try echolog.run("memories", "--place", "Ana", "--plain").output.isEmpty)
      let near = try echolog.run("memories", "--person", "Mueller")
      #expect(near.errors.contains("Did you mean “--person \"Ana Müller\"”?"), "\(near)")
      let json = try echolog.run("memories", "--person", "Mueller", "--json").output
      #expect(
        json.hasSuffix(#""nearest":[{"kind":"person","label":"Ana Müller"}]}"# + "\n"), "\(json)")
      let off = try echolog.run("unlabel", "laptop:3", "--person", "Ana", "--json")
      #expect(off.exit == 2 && off.errors.contains("notLabelled"), "only the whole name: \(off)")
    }
  }

  @Test func `Two goals of one activity are distinguished by their periods and named so`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "water", "2", "L")
      try echolog.run("goal", "set", "steps", "9000")
      try echolog.run("goal", "set", "water", "10", "L", "--per", "week")
      try echolog.run("log", "water", "1", "L")
      for line in [["streak", "water"], ["progress", "water"]] {
        let both = try echolog.run(line: line).output
        #expect(both.contains("water a day") && both.contains("water a week"), "\(both)")
      }
      for line in [["skip", "water"], ["goal", "pause", "water"], ["goal", "history", "water"]] {
        let asked = try echolog.run(line: line)
        #expect(
          asked.exit == 2
            && asked.errors == """
              “water” names several entries.
              Choose "water, daily" or "water, weekly".
                laptop:3  water, daily
                laptop:5  water, weekly

              """,
          "\(line) \(asked)")
      }
      let json = try echolog.run("skip", "water", "--json")
      #expect(
        json.errors.contains(
          #""candidates":[{"id":"laptop:3","text":"water, daily"},{"id":"laptop:5","#), "\(json)")
      // Its name needs no quotes.
      for name in [["water", "weekly"], ["water", "a", "week"], ["weekly", "water"]] {
        let known = try echolog.run(line: ["goal", "history"] + name + ["--json"])
        #expect(known.exit == 0 && known.output.contains("laptop:5"), "\(name): \(known)")
      }
      let target = try echolog.run("goal", "target", "water", "weekly", "15")
      #expect(target.errors.contains("needs a unit"), "\(target)")
      let paused = try echolog.run("goal", "pause", "water, weekly", "--json")
      #expect(
        paused.output.contains(#""goals":[{"id":"laptop:5""#) && paused.exit == 0, "\(paused)")
      #expect(try echolog.run("remind", "daily water", "20:00").exit == 0)
      let list = try echolog.run("streaks").output
      for words in ["water  daily goal ", "water  weekly goal ", "steps  daily goal "] {
        #expect(list.contains("\n" + words), "\(list)")
      }
      let streaks = try echolog.run("streaks", "--json").output
      #expect(streaks.contains(#""goal":"laptop:5","period":"week""#), "\(streaks)")
      #expect(try echolog.run("chart", "water, weekly").output.contains("goal 10 L a week"))
    }
  }

  @Test func `How much fits is in help, and an interval is read as people write it`() throws {
    try withVault { echolog in
      let helps = [
        ("send", "There is room for 280 characters in the note."),
        ("moment", "There is room for 10,000 characters in the moment."),
        (
          "remember",
          "There is room for 1,000,000 characters in the text, 200 in the title, 100 in the label."
        ),
      ]
      for (command, words) in helps {
        #expect(try echolog.run("help", command).output.contains("\n" + words + "\n"))
        #expect(try echolog.run("help", command, "--json").output.contains(words))
      }
      let long = String(repeating: "x", count: 60_000)
      let refused = try echolog.run("send", "-", "-e", "joy", "-i", "3d", input: long)
      #expect(refused.errors.contains("has 60,000 characters; 280 fit"), "\(refused)")
      for (words, days) in [("3", 3), ("3 days", 3), ("week", 7), ("month", 30)] {
        let sent = try echolog.run("send", "x", "-e", "joy", "--in", words, "--json")
        #expect(sent.exit == 0 && sent.output.contains("\"days\":\(days),"), "\(words) \(sent)")
      }
      for line in ["send x -e joy --in 3 days", "send --in 3 Days -e joy x"] {
        let parted = try echolog.run(line: line.split(separator: " ").map(String.init) + ["--json"])
        #expect(parted.exit == 0 && parted.output.contains("\"days\":3,"), "\(parted)")
      }
    }
  }

  @Test func `One entry is shown whole, with all its lines`() throws {
    try withVault { echolog in
      try echolog.run("moment", "First line\n\n  third", at: "2025-11-18T19:00:00Z")
      try echolog.run("log", "water", "1", "L", "--note", "cold\nand clear")
      try echolog.run("remember", "One\ntwo")
      try echolog.run("goal", "set", "water", "2", "L")
      try echolog.run("send", "Well\ndone", "-e", "joy", "-i", "1d", at: "2025-11-10")
      let moment = try echolog.run("show", "laptop:3").output
      #expect(
        moment.hasPrefix("Moment  laptop:3\ntoday · 19:00\n\n  First line\n  \n    third\n\n"),
        "\(moment)")
      let json = try echolog.run("show", "laptop:3", "--json").output
      #expect(json.hasPrefix(#"{"schema":"entry/1","kind":"moment","id":"laptop:3","#), "\(json)")
      #expect(json.contains(#""text":"First line\n\n  third""#), "\(json)")
      let log = try echolog.run("show", "laptop:4").output
      #expect(log == "water 1 L  laptop:4\ntoday · 20:30\n\n  cold\n  and clear\n", "\(log)")
      #expect(try echolog.run("show", "laptop:4", "--json").output.contains(#""kind":"log""#))
      #expect(try echolog.run("show", "laptop:5").output.contains("\n  One\n  two\n"))
      #expect(try echolog.run("show", "laptop:6").output.contains("water a day"))
      let closed = try echolog.run("show", "laptop:7")
      #expect(closed.output.contains("waits until you open it."), "\(closed)")
      #expect(closed.errors.contains("echolog reveal laptop:7"), "\(closed)")
      let sealed = try echolog.run("show", "laptop:7", "--json").output
      #expect(sealed.contains(#""kind":"echo""#) && sealed.contains(#""text":null"#), "\(sealed)")
      try echolog.run("reveal", "laptop:7")
      try echolog.run("reflect", "laptop:7", "Yes\nit was")
      let opened = try echolog.run("show", "laptop:7").output
      #expect(opened.contains("\n  Well\n  done\n") && opened.contains("\n  Yes\n  it was\n"))
      let list = try echolog.run("moments")
      #expect(list.errors.contains("echolog show laptop:3 shows that one"), "\(list)")
      let none = try echolog.run("show", "laptop:99", "--json")
      #expect(none.exit == 2 && none.errors.contains("entityNotFound"), "\(none)")
    }
  }

  @Test func `A sync goes again to the folder of the last one, and makes none where that is gone`()
    throws
  {
    try withVault { echolog in
      let unknown = try echolog.run("sync", "--json")
      #expect(unknown.exit == 64 && unknown.errors.contains("valueMissing"), "\(unknown)")
      let shared = echolog.home.appending(path: "shared").path
      let first = try echolog.run("sync", "shared", "--yes")
      #expect(
        first.errors.contains("From now on, echolog sync alone takes \(shared)."),
        "\(first)")
      try echolog.run("moment", "x")
      let again = try echolog.run("sync")
      let sign = "This was with \(shared), as the last time."
      #expect(again.exit == 0 && again.errors.contains(sign), "\(again)")
      let json = try echolog.run("sync", "--json").output
      #expect(json.hasPrefix(#"{"schema":"sync/1","folder":"\#(shared)","#), "\(json)")
      let other = try echolog.run("sync", "other", "--yes", "--json").output
      #expect(other.contains("/other\","), "\(other)")
      #expect(try echolog.run("sync", "nowhere", "--no-input").exit == 66)
      #expect(try echolog.run("sync", "--plain").output.hasPrefix("folder\t"))
      let folder = echolog.home.appending(path: "other")
      try FileManager.default.removeItem(at: folder)
      let words = "/other, the folder of the last sync, is not there now."
      let gone = try echolog.run("sync", "--yes")
      #expect(gone.exit == 66 && gone.errors.contains(words), "\(gone)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let empty = try echolog.run("sync", "--yes", "--json")
      #expect(empty.exit == 66 && empty.errors.contains("sharedFolderMissing"), "\(empty)")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      #expect(try echolog.run("sync", "shared").exit == 0)
      #expect(try echolog.run("sync").errors.contains(sign))
    }
  }

  @Test func `Tables fit a terminal of fifty columns, and are never cut where there is none`()
    throws
  {
    try withVault { echolog in
      let text = "A long moment that goes on and on and on, so that it would wrap anywhere"
      try echolog.run("moment", text)
      try echolog.run("goal", "set", "steps", "8000")
      try echolog.run("goal", "set", "water", "2", "L")
      try echolog.run("goal", "set", "water", "10", "L", "--per", "week")
      try echolog.run("log", "water", "0.5", "L", "--note", "with a slice of lemon and some mint")
      try echolog.run(
        "remember", "The ferry to Procida, and lemons on every stall along the harbour", "--tag",
        "summer", "--person", "Ana")
      try echolog.run("send", "x", "-e", "joy", "-i", "3d")
      let lines = [
        ["today"], ["goals"], ["progress"], ["streaks"], ["moments"], ["memories"], ["logs"],
        ["echoes"], ["history"], ["search", "a"], ["search", "lemon"],
      ]
      for line in lines {
        echolog.variables = [:]
        let whole = try echolog.run(line: line).output
        let isExcerpt = ["echoes", "search"].contains(line[0])
        #expect(!whole.contains("…") || isExcerpt, "\(whole)")
        echolog.variables = ["COLUMNS": "50"]
        let narrow = try echolog.run(line: line).output
        let rows = narrow.split(separator: "\n").filter {
          $0.contains("laptop:") || line == ["streaks"]
        }
        #expect(!rows.isEmpty && rows.allSatisfy { $0.count <= 50 }, "\(narrow)")
      }
    }
  }

  @Test func `Yesterday is the day before the one on which is asked`() throws {
    try withVault { echolog in
      try echolog.run("log", "steps", "3000", "--at", "2025-10-04")
      let logs = ["logs", "--from", "yesterday", "--asof", "2025-10-05 12:00", "--plain"]
      let found = try echolog.run(line: logs).output
      #expect(found.contains("\t2025-10-04\t"), "\(found)")
      let review = try echolog.run("review", "last week", "--asof", "2025-10-08 12:00").output
      #expect(review.hasPrefix("Mon 2025-09-29 to Sun 2025-10-05\n"), "\(review)")
    }
  }

  @Test func `A supposed start of the day says that it moves what is kept`() throws {
    try withVault { echolog in
      let supposed = try echolog.run("stats", "--whatif", "set day-start 05:00")
      #expect(supposed.errors.contains("as if days had always begun then"), "\(supposed)")
    }
  }

  @Test func `A goal from a day in the past judges what was logged since`() throws {
    try withVault { echolog in
      for day in ["2025-11-15", "2025-11-16", "2025-11-17"] {
        try echolog.run("log", "steps", "9000", "--at", day)
      }
      let set = ["goal", "set", "steps", "8000", "--effective-from", "2025-11-16"]
      let goal = try echolog.run(line: set).output
      #expect(goal.hasSuffix("8,000 steps a day counts from Sun 2025-11-16.\n"), "\(goal)")
      let reached = "select count(*) from progress where isMet and day < '2025-11-18'"
      #expect(try echolog.run("sql", reached, "--plain").output == "2\n")
      let again = try echolog.run(line: [
        "goal", "set", "steps", "7000", "--effective-from", "2024-01-01",
      ])
      #expect(again.exit == 2 && again.errors.contains("goal target"), "\(again)")
    }
  }

  @Test func `An opened note and its answer are listed whole`() throws {
    try withVault { echolog in
      let words = "A much longer note that I would like to see whole once I did open it"
      try echolog.run("send", words, "-e", "hope", "-i", "1d")
      let later = "2025-11-20T12:00:00Z"
      try echolog.run("reveal", "laptop:3", at: later)
      try echolog.run(
        "reflect", "laptop:3", "Broken on day two, and taken up again on day five", at: later)
      let listed = try echolog.run("echoes", "--all", at: later).output
      #expect(listed.contains(words) && listed.contains("taken up again on day five"), "\(listed)")
    }
  }
}
