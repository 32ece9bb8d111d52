import Foundation
import RunningProgram
import Testing

/// Memories from the command line, one process a line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct MemoryProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  @Test func `A memory is kept, changed with its past in sight, found and taken back`() throws {
    try withVault { echolog in
      #expect(try echolog.run("memories").output.hasPrefix("No memories yet."))
      let kept = try echolog.run(
        "remember", "The lake was quite still\nand nobody spoke", "--tag", "summer", "--person",
        "Ana", "--place", "Lake Garda", "-e", "joy")
      #expect(kept.exit == 0 && kept.output.hasPrefix("Remembered for today.  laptop:3\n"))
      #expect(kept.errors.contains("echolog memory laptop:3"))
      let list = try echolog.run("memories", "--plain").output
      #expect(
        list
          == "laptop:3\t2025-11-18\tThe lake was quite still\\nand nobody spoke\t"
          + "summer, with Ana, at Lake Garda\n"
      )
      for words in [["ana"], ["lake"], ["summer", "--person", "ana"]] {
        #expect(
          try echolog.run(line: ["memories"] + words + ["--plain"]).output == list, "\(words)")
      }
      let none = try echolog.run("memories", "anna")
      #expect(none.exit == 1 && none.errors.contains("--person \"Ana\""), "\(none)")
      let edited = try echolog.run(
        "edit", "laptop:3", "--title", "At the lake", "--tag", "+water")
      #expect(edited.output.contains("“At the lake”") && edited.output.contains("Labels: water."))
      let labelled = try echolog.run("edit", "laptop:3", "--person", "Luis", "--place", "Como")
      #expect(labelled.output == "Labelled: with Luis, at Como.  laptop:3\n", "\(labelled)")
      #expect(try echolog.run("edit", "laptop:3", "So still.").exit == 0)
      let page = try echolog.run("memory", "laptop:3").output
      for words in [
        "At the lake  laptop:3", "  So still.", "kept: “The lake was quite still and nobody spoke”",
        "titled “At the lake”", "rewritten: “So still.”", "tag “water”",
      ] {
        #expect(page.contains(words), "\(words) in \(page)")
      }
      #expect(try echolog.run("history", "laptop:3").output.contains("nobody spoke"))
      #expect(try echolog.run("today").output.contains("At the lake"))
      #expect(try echolog.run("stats", "--json").output.contains("\"memories\":1"))
      #expect(try echolog.run("unlabel", "laptop:3", "--tag", "WATER").exit == 0)
      #expect(!(try echolog.run("memories").output.contains("water")))
      #expect(
        try echolog.run("remove", "laptop:3").output
          .hasPrefix("The memory “At the lake” is taken back."))
      let undone = try echolog.run("undo").output
      #expect(undone.hasPrefix("Undone: removing the memory “At the lake”."), "\(undone)")
      try echolog.run("remove", "laptop:3")
      #expect(try echolog.run("memories", "--plain").output.isEmpty)
    }
  }

  @Test func `A label gets other words everywhere, and undo takes them back as one`() throws {
    try withVault { echolog in
      for words in ["Rowed out", "Swam"] {
        try echolog.run("remember", words, "--tag", "summer", "--person", "Summer")
      }
      let before = try echolog.run("labels", "--plain").output
      let renamed = try echolog.run("label", "rename", "summer", "Summer", "2025", "--kind", "tag")
      #expect(
        renamed.output == "“summer” is “Summer 2025” now, in 2 memories.\n"
          && renamed.errors.contains("echolog undo"), "\(renamed)")
      let after = try echolog.run("labels", "--plain").output
      #expect(after == before.replacing("tag\tsummer", with: "tag\tSummer 2025"))
      let supposed = try echolog.run(
        "labels", "--plain", "--whatif", "label rename summer Ana --kind person")
      #expect(supposed.output == after.replacing("person\tSummer", with: "person\tAna"))
      let undone = try echolog.run("undo")
      #expect(
        undone.output.hasPrefix(
          "Undone: renaming the tag “summer” to “Summer 2025” in 2 memories."), "\(undone)")
      #expect(try echolog.run("labels", "--plain").output == before)
      let signed = try echolog.run("label", "rename", "SUMMER", "#winter", "--kind", "tag")
      #expect(signed.output == "“summer” is “winter” now, in 2 memories.\n", "\(signed)")
      try echolog.run("remember", "Snow", "--tag", "#winter", "--person", "#1")
      let labels = try echolog.run("labels", "--plain").output
      #expect(labels.contains("tag\twinter\t3") && labels.contains("person\t#1"), "\(labels)")
    }
    try withVault { echolog in
      let rows = (1...20).map { "2025-01-0\($0 % 9 + 1),Rowed out \($0),fam" }
      try echolog.write("rows.csv", (["d,t,tags"] + rows).joined(separator: "\n") + "\n")
      let line = ["import", "rows.csv", "--as", "memory", "--map", "date=d,text=t,tags=tags"]
      #expect(try echolog.run(line: line + ["--yes"]).exit == 0)
      try echolog.run("label", "rename", "fam", "kin")
      let undone = try echolog.run("undo")
      let what = "renaming the tag “fam” to “kin” in 20 memories."
      #expect(undone.output == "Undone: \(what)\n", "\(undone)")
      #expect(try echolog.run("labels", "--plain").output == "tag\tfam\t20\n")
      let words = try #require(undone.errors.split(separator: " ").first { $0.contains(":") })
      let again = try echolog.run("undo", String(words))
      #expect(again.output == "Done again: \(what)\n", "\(again)")
      #expect(try echolog.run("labels", "--plain").output == "tag\tkin\t20\n")
    }
  }

  @Test func `History shows a memory's labels and times in the words of its page`() throws {
    try withVault { echolog in
      try echolog.run("remember", "Rowed out", "--tag", "winter")
      #expect(try echolog.run("unlabel", "laptop:3", "--tag", "winter").exit == 0)
      #expect(try echolog.run("edit", "laptop:3", "--at", "2025-04-17").exit == 0)
      let page = try echolog.run("memory", "laptop:3").output
      for words in [["history", "laptop:3"], ["history"], ["replay", "--as", "table"]] {
        let events = try echolog.run(line: words).output
        for said in ["without tag “winter”", "moved to Thu 2025-04-17"] {
          #expect(events.contains(said) && page.contains(said), "\(words) \(events) \(page)")
        }
      }
    }
  }

  @Test func `A label written otherwise is shown with the spelling that it takes the place of`()
    throws
  {
    try withVault { echolog in
      try echolog.run("remember", "Rowed out", "--tag", "RIVER")
      let edited = try echolog.run("edit", "laptop:3", "--tag", "river", "--person", "Ana")
      #expect(
        edited.output == "Labelled: river, in place of RIVER, with Ana.  laptop:3\n", "\(edited)")
      let titled = try echolog.run("edit", "laptop:3", "--tag", "River", "--title", "Out")
      #expect(titled.output.contains("\nLabels: River, in place of river.\n"), "\(titled)")
      #expect(!titled.output.contains("taken away"), "\(titled)")
      #expect(try echolog.run("memories", "--plain").output.contains("with Ana, River\n"))
    }
  }

  @Test func `A label with a comma is shown within quotes, as a command takes it`() throws {
    try withVault { echolog in
      let kept = try echolog.run(
        "remember", "Rowed out", "--tag", "summer", "--place", "Garda, Italy")
      #expect(kept.output.contains("Labels: summer, at \"Garda, Italy\"."), "\(kept)")
      let list = try echolog.run("memories").output
      #expect(list.contains("summer, at \"Garda, Italy\""), "\(list)")
      let json = try echolog.run("memories", "--json").output
      #expect(json.contains(#""label":"Garda, Italy""#), "\(json)")
    }
  }

  @Test func `The page of a memory shows when it went with its import`() throws {
    try withVault { echolog in
      try echolog.write("m.csv", "When,Body\n2025-11-01,Rowed out\n")
      let line = ["import", "m.csv", "--as", "memory", "--map", "date=When,text=Body"]
      #expect(try echolog.run(line: line).exit == 0)
      #expect(!(try echolog.run("memory", "laptop:4").output.contains("removed")))
      let (undone, later) = ("2025-11-19T08:15:00Z", "2025-11-25T10:00:00Z")
      #expect(try echolog.run("import", "undo", "laptop:3", at: undone).exit == 0)
      for command in ["memory", "show"] {
        let page = try echolog.run(command, "laptop:4", at: later).output
        let row = /2025-11-19 08:15 +removed with its import +laptop:6/
        #expect(page.firstMatch(of: row) != nil, "\(page)")
      }
      #expect(try echolog.run("undo", "laptop:6", at: later).exit == 0)
      #expect(!(try echolog.run("memory", "laptop:4", at: later).output.contains("· removed")))
      // Taken back once more, with all that came before.
      #expect(try echolog.run("import", "undo", "laptop:3", at: later).exit == 0)
      let page = try echolog.run("memory", "laptop:4", at: later).output
      let told = page.matches(of: /((?:undone: )?removed with its import) +(laptop:\d+)/)
      #expect(
        told.map { "\($0.1) \($0.2)" } == [
          "removed with its import laptop:6", "undone: removed with its import laptop:7",
          "removed with its import laptop:8",
        ], "\(page)")
    }
  }

  @Test func `Memories are found by how they feel, and a feeling is no label`() throws {
    try withVault { echolog in
      try echolog.run("remember", "First snow.", "--emotion", "joy", "--tag", "winter")
      try echolog.run("remember", "The exam.", "--emotion", "struggle")
      let found = try echolog.run("memories", "--emotion", "joy", "--plain").output
      #expect(found.contains("First snow.") && !found.contains("exam"), "\(found)")
      let both = ["memories", "--emotion", "struggle", "--tag", "winter"]
      let none = try echolog.run(line: both)
      #expect(none.exit == 1, "\(none)")
      #expect(none.output.contains("these labels and the feeling “struggle”"), "\(none)")
      let label = try echolog.run("memories", "joy")
      #expect((label.output + label.errors).contains("echolog memories --emotion joy"), "\(label)")
    }
  }

  @Test func `Of what was removed, edit shows how it is put back`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Walked")
      try echolog.run("remember", "Rowed out")
      try echolog.run("log", "water", "1", "L")
      #expect(try echolog.run("remove", "laptop:3").exit == 0)
      #expect(try echolog.run("undo", "laptop:4").exit == 0)
      #expect(try echolog.run("undo", "laptop:5").exit == 0)
      let rows = [
        ("laptop:3", "moment", "laptop:6"), ("laptop:6", "moment", "laptop:6"),
        ("laptop:4", "memory", "laptop:7"), ("laptop:7", "memory", "laptop:7"),
        ("laptop:5", "log", "laptop:8"), ("laptop:8", "log", "laptop:8"),
      ]
      for (id, kind, removal) in rows {
        let refused = try echolog.run("edit", id, "New words")
        #expect(
          refused.exit == 2
            && refused.errors == """
              This \(kind) was removed before.
              echolog undo \(removal) brings it back.

              """,
          "\(id) \(refused)")
      }
    }
  }

  @Test func `Memories come page by page, with the labels that were asked for`() throws {
    try withVault { echolog in
      #expect(try echolog.run("memories", "--page", "2").output.hasPrefix("No memories yet."))
      for number in 1...3 {
        try echolog.run("remember", "Row \(number)", "--tag", "lake", "--at", "202\(number)")
      }
      try echolog.run("remember", "Else")
      let words = ["memories", "--tag", "lake", "--limit", "2"]
      let first = try echolog.run(line: words)
      #expect(first.output.contains("Row 3") && first.output.contains("Row 2"), "\(first)")
      #expect(first.errors == "1 more memory: the same with --page 2\n", "\(first)")
      let second = try echolog.run(line: words + ["--page", "2"])
      #expect(second.output.contains("Row 1") && !second.output.contains("Row 2"), "\(second)")
      #expect(second.errors.isEmpty, "\(second)")
      let beyond = try echolog.run(line: words + ["--page", "9223372036854775807"])
      #expect(beyond.errors == "3 memories on earlier pages.\n", "\(beyond)")
      let json = try echolog.run(line: words + ["--page", "2", "--json"]).output
      #expect(json.hasPrefix(#"{"schema":"memories/1","total":3,"page":2,"limit":2,"memories":[{"#))
    }
  }

  @Test func `The past of a memory names the feeling that was taken back`() throws {
    try withVault { echolog in
      try echolog.run("remember", "Rowed out", "-e", "joy")
      #expect(try echolog.run("edit", "laptop:3", "-e", "hope").exit == 0)
      #expect(try echolog.run("edit", "laptop:3", "-e", "none").exit == 0)
      #expect(try echolog.run("undo").exit == 0)
      #expect(try echolog.run("undo").exit == 0)
      #expect(try echolog.run("edit", "laptop:3", "-e", "none").exit == 0)
      let history = try echolog.run("history", "laptop:3", "--plain").output
      let gists = history.split(separator: "\n").dropFirst().map {
        $0.split(separator: "\t").last.map(String.init)
      }
      #expect(
        gists == [
          "felt as hope, undone", "no longer felt as hope, undone",
          "laptop:5, no longer felt as hope", "laptop:4, felt as hope", "no longer felt as joy",
        ], "\(history)")
      let page = try echolog.run("memory", "laptop:3").output
      #expect(page.contains("undone: felt as hope") && page.contains("no longer felt as joy"))
      let json = try echolog.run("memory", "laptop:3", "--json").output
      #expect(json.contains(#""emotionBefore":"joy""#), "\(json)")
    }
  }

  @Test func `Memories are filtered by all labels, related with the reason, and searched`() throws {
    try withVault { echolog in
      try echolog.run("remember", "Rowed out", "--tag", "lake", "--person", "Ana")
      try echolog.run("remember", "Swam back", "--tag", "Lake", "--at", "2025-08-01")
      try echolog.run("remember", "Ice", "--at", "2024-11-18")
      try echolog.run("moment", "Called Ana about the lake")
      let both = try echolog.run("memories", "--tag", "LAKE", "--plain").output
      #expect(both.split(separator: "\n").count == 2)
      let one = try echolog.run("memories", "--tag", "lake", "--person", "ana", "--plain").output
      #expect(one.hasPrefix("laptop:3\t") && one.split(separator: "\n").count == 1)
      let none = try echolog.run("memories", "--tag", "snow")
      #expect(none.exit == 1 && none.output.hasPrefix("No memory has these labels."))
      let near = try echolog.run("memory", "laptop:3").output
      #expect(near.contains("also lake") && near.contains("the same day in 2024"), "\(near)")
      let found = try echolog.run("search", "LAKE", "ana", "--plain")
      #expect(
        found.output
          == "laptop:9\tmoment\t2025-11-18\tCalled Ana about the lake\ttext\tword\n"
          + "laptop:3\tmemory\t2025-11-18\tlake: Rowed out\ttag,person\tword\n", "\(found)")
      let page = try echolog.run("search", "ana").output
      #expect(page.contains("today  memory, person  Ana: Rowed out "), "\(page)")
      let json = try echolog.run("search", "aná", "--json").output
      #expect(
        json.contains(
          #""before":"","hit":"Ana","after":"","in":["person"],"headline":"Rowed out","match":"#),
        "\(json)")
      #expect(
        json.contains(#""after":" about the lake","in":["text"],"headline":null,"match":"word"}"#))
      let nothing = try echolog.run("search", "--json", "zebra")
      #expect(nothing.exit == 1 && nothing.output.contains(#""total":0,"hits":[]"#), "\(nothing)")
    }
  }

  @Test func `A search lists what it leaves out and why, and nothing of a note not yet opened`()
    throws
  {
    try withVault { echolog in
      try echolog.run("moment", "A heron at the pond")
      #expect(try echolog.run("remove", "laptop:3").exit == 0)
      try echolog.run("send", "The heron will be back.", "-e", "hope", "-i", "7d")
      try echolog.run("send", "A heron, never mind.", "-e", "hope", "-i", "7d")
      #expect(try echolog.run("cancel", "laptop:6").exit == 0)
      let none = try echolog.run("search", "heron")
      let line =
        "Left out: 1 removed entry (echolog history laptop:3).\n"
        + "1 Echo not opened yet was not searched.\n"
      #expect(none.exit == 1 && none.errors.contains(line), "\(none)")
      #expect(!(none.output + none.errors).contains("back"), "\(none)")
      let json = try echolog.run("search", "heron", "--json").output
      #expect(
        json.contains(
          #""leftOut":{"removed":["laptop:3"],"unopenedEchoes":1,"hiddenEchoes":0}"#), "\(json)")
      #expect(!json.contains("back"), "\(json)")
      #expect(!(try echolog.run("search", "heron", "otter").errors.contains("Left out")))
      try echolog.run("remember", "Another heron")
      let one = try echolog.run("search", "heron")
      #expect(one.exit == 0 && one.errors.contains("Left out: 1 removed entry"), "\(one)")
      #expect(!one.errors.contains("searched"), "\(one)")
      #expect(!(try echolog.run("search", "another").errors.contains("Left out")))
    }
  }

  @Test func `An import of memories comes once, with titles and tags, and goes as one`() throws {
    try withVault { echolog in
      try echolog.write(
        "m.csv",
        "When,Body,Name,Tags\n2025-11-01,Rowed out,Lake,\"lake, summer; lake\"\n"
          + "2025-11-02,Came home,,\n2025-11-03,,,x\n")
      let line = [
        "import", "m.csv", "--as", "memory", "--map",
        "date=When,text=Body,title=Name,tags=Tags", "--json",
      ]
      let first = try echolog.run(line: line)
      #expect(first.output.contains("\"written\":2"), "\(first)")
      #expect(first.output.contains("\"valueMissing\":1"), "\(first)")
      #expect(try echolog.run(line: line).output.contains("\"written\":0"))
      let list = try echolog.run("memories", "--plain").output
      #expect(
        list == "laptop:7\t2025-11-02\tCame home\t\nlaptop:4\t2025-11-01\tLake\tlake, summer\n")
      #expect(try echolog.run("import", "undo", "laptop:3").exit == 0)
      #expect(try echolog.run("memories", "--plain").output.isEmpty)
      #expect(try echolog.run(line: line).output.contains("\"written\":2"))
    }
  }

  @Test func `An import shows from when to when its memories are, months and years with them`()
    throws
  {
    try withVault { echolog in
      let rows: [(days: [String], told: String, json: String)] = [
        (
          ["1984-07", "1950", "2020-05-01"], "1950 to Fri 2020-05-01",
          #""firstDay":"1950","lastDay":"2020-05-01""#
        ),
        (
          ["1984-07", "1984-07-31", "1984-07-02"], "July 1984 to July 1984",
          #""firstDay":"1984-07","lastDay":"1984-07""#
        ),
        (
          ["2019-12-31", "2019", "2019-01-05"], "2019 to Tue 2019-12-31",
          #""firstDay":"2019","lastDay":"2019-12-31""#
        ),
      ]
      for row in rows {
        let lines = row.days.map { "\($0),Lake \(row.told)\n" }.joined()
        try echolog.write("m.csv", "When,Body\n" + lines)
        let line = ["import", "m.csv", "--as", "memory", "--map", "date=When,text=Body"]
        let json = try echolog.run(line: line + ["--dry-run", "--json"])
        #expect(json.output.contains(row.json), "\(json)")
        let told = try echolog.run(line: line)
        #expect(told.exit == 0 && told.output.contains("; \(row.told)."), "\(told)")
      }
    }
  }

  @Test func `A memory of a million characters is kept, read and found`() throws {
    try withVault { echolog in
      let text = String(repeating: "Rain on the lake, é. ", count: 47_618) + "A heron!"
      #expect(text.count <= 1_000_000)
      try echolog.run("remember", "-", "--title", "All of it", input: text + "\n")
      let shown = try echolog.run("memory", "laptop:3", "--json").output
      #expect(shown.contains(text))
      #expect(try echolog.run("search", "heron", "--plain").output.contains("laptop:3"))
      #expect(try echolog.run("check").exit == 0)
    }
  }

  @Test func `A memory of another season was written down at the clock of today`() throws {
    try withVault { echolog in
      try echolog.run(
        "remember", "Snow", "--at", "January 6, 1962", "--zone", "Europe/Berlin",
        at: "2025-07-01T10:00:00Z")
      let edited = try echolog.run(
        "edit", "laptop:3", "Snow, knee-deep.", at: "2025-07-01T11:00:00Z")
      #expect(edited.output.hasPrefix("Rewritten. What was there before stays in its history."))
      let shown = try echolog.run(
        "memory", "laptop:3", "--zone", "Europe/Berlin", at: "2025-07-03T10:00:00Z")
      #expect(shown.output.contains("Tue 2025-07-01 12:00  kept: “Snow”"), "\(shown.output)")
    }
  }

  @Test func `Words that look like tags stay in the text, and a hint shows how they become some`()
    throws
  {
    try withVault { echolog in
      let text = "The #lake, still. #Sommer, #été_1 and #lake; # no, #1 and c#x"
      let kept = try echolog.run("remember", text, "--tag", "sommer")
      let hint =
        "#lake and #été_1 stay in the text; echolog edit laptop:3 --tag lake --tag \"été_1\" makes "
        + "them tags.\n"
      #expect(kept.exit == 0 && kept.errors.contains(hint), "\(kept)")
      #expect(try echolog.run("memory", "laptop:3").output.contains("#1 and c#x"))
      let one = try echolog.run("remember", "Rain #home")
      #expect(
        one.errors.hasSuffix(
          "#home stays in the text; echolog edit laptop:5 --tag home makes it a tag.\n"), "\(one)")
      let none = try echolog.run("remember", "# Heading")
      #expect(!none.errors.contains("stays"), "\(none)")
    }
  }

  @Test func `A tag with a comma is kept as it was typed, and a hint shows how two are given`()
    throws
  {
    try withVault { echolog in
      let kept = try echolog.run("remember", "Soup", "--tag", "papa,cuisine")
      #expect(kept.output.contains("Labels: \"papa,cuisine\"."), "\(kept)")
      let hint = "“papa,cuisine” is one tag. Two tags: --tag papa --tag cuisine\n"
      #expect(kept.exit == 0 && kept.errors.contains(hint), "\(kept)")
      let other = try echolog.run(
        "edit", "laptop:3", "--tag", "Garda, Italy", "--place", "Riva,Italy")
      #expect(other.exit == 0 && !other.errors.contains("is one tag"), "\(other)")
      let json = try echolog.run("edit", "laptop:3", "--tag", "a,b", "--json")
      #expect(json.exit == 0 && json.errors.isEmpty, "\(json)")
      let three = try echolog.run("edit", "laptop:3", "--tag", "x,la mer,y")
      #expect(three.errors.contains("Several tags: --tag x --tag \"la mer\" --tag y\n"))
    }
  }

  @Test func `Each line about memories is refused with its word and what to do next`() throws {
    try withVault { echolog in
      try echolog.run("remember", "Rowed out", "--title", "Lake", "--tag", "summer")
      try echolog.run("moment", "x")
      let rows: [([String], Int32, String, String)] = [
        (["remember", " "], 2, "memoryEmpty", "few words"),
        (["remember", "x", "--at", "summer 1984"], 64, "timeVague", "“July 1984” or 1984"),
        (["remember", "x", "--at", "about 1984"], 64, "timeVague", "or 1984"),
        (["remember", "x", "--at", "2026"], 2, "happenedInFuture", "up to now"),
        (["remember", "x", "--tag", " "], 2, "labelEmpty", "--tag summer"),
        (["edit", "laptop:3", "--tag", "summer"], 2, "alreadyLabelled", ""),
        (["edit", "laptop:3", "--title", "Lake"], 2, "entryUnchanged", "echolog edit"),
        (["edit", "laptop:5", "--title", "x"], 2, "notEditable", "echolog edit laptop:5"),
        (["unlabel", "laptop:3", "--tag", "x"], 2, "notLabelled", "--tag summer"),
        (["unlabel", "laptop:3"], 64, "optionMissing", "help unlabel"),
        (["label", "rename", "sumer", "x"], 2, "notLabelled", "Did you mean “summer”?"),
        (
          ["label", "rename", "summer", "x", "--kind", "place"], 2, "notLabelled", "echolog labels"
        ),
        (["label", "rename", "summer", "summer"], 2, "alreadyLabelled", ""),
        (["label", "rename", "summer", " "], 2, "labelEmpty", "summer"),
        (["label", "rename", "summer"], 64, "valueMissing", "help label rename"),
        (["memory", "laptop:99"], 2, "memoryNotFound", "echolog memories"),
        (["search", "…"], 2, "searchEmpty", "echolog search"),
      ]
      let before = try echolog.run("replay", "--hash", "--json").output
      for (words, exit, word, next) in rows {
        let answer = try echolog.run(line: ["--json"] + words)
        #expect(answer.exit == exit, "\(words.prefix(1)) \(answer)")
        #expect(answer.errors.contains("\"error\":\"\(word)\""), "\(word) \(answer.errors)")
        #expect(next.isEmpty || answer.errors.contains(next), "\(word) \(answer.errors)")
      }
      let long = String(repeating: "x", count: 1_000_001)
      let refused = try echolog.run("remember", "-", "--json", input: long)
      #expect(refused.exit == 2 && refused.errors.contains("memoryTooLong"))
      #expect(try echolog.run("replay", "--hash", "--json").output == before)
    }
  }

  @Test func `Memories that name a person without the label are not passed over in silence`() throws
  {
    try withVault { echolog in
      try echolog.run("remember", "An aunt! Lena called.", "--person", "Lena")
      try echolog.run("remember", "Lena and I walked, I was angry")
      try echolog.run("remember", "Magdalena wrote")
      let told = try echolog.run("memories", "Lena")
      #expect(told.errors.contains("1 more memory says “Lena” without this label"), "\(told)")
      let search = try echolog.run("search", "Lena").output
      #expect(search.contains("I was angry"), "\(search)")
    }
  }
}
