import Foundation
import RunningProgram
import Testing

/// What leaves for people and for other programs, one process a line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ExportProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  /// Keeps one of each kind, some of it hard to write down.
  private func active(_ echolog: EchologProcess) throws {
    for (line, day) in [
      (["moment", "Took a *short* walk, \"slowly\"\n# not a heading"], "2025-11-10"),
      (["moment", "=1+1"], "2025-11-10"), (["moment", "gone soon"], "2025-11-10"),
      (["remove", "laptop:5"], "2025-11-10"),
      (["send", "You will smile.", "-e", "joy", "-i", "1d"], "2025-11-11"),
      (["send", "Still a secret.", "-e", "hope", "-i", "90d"], "2025-11-11"),
      (["reveal", "laptop:7"], "2025-11-13"),
      (["reflect", "laptop:7", "I did; twice."], "2025-11-13"),
      (["log", "water", "0.5", "L", "--note", "tea; hot"], "2025-11-12"),
      (["log", "sleep", "7:55"], "2025-11-12"),
      (
        ["remember", "The lake was still.", "--title", "Lake", "--tag", "summer", "--tag", "calm"]
          + ["--person", "Ana", "--at", "2025-11-09"], "2025-11-12"
      ),
      (["summary", "A slow, good day."], "2025-11-12"),
    ] {
      let answer = try echolog.run(line: line, at: day + "T12:00:00Z")
      #expect(answer.exit == 0, "\(line) \(answer)")
    }
  }

  @Test func `A document is of some days, and all events are of all`() throws {
    try withVault { echolog in
      for (day, words) in [
        ("2025-08-01", "Packed"), ("2025-08-03", "Swam"), ("2025-09-01", "Home"),
      ] {
        try echolog.run("moment", words, "--at", day)
      }
      try echolog.run("remember", "The whole summer", "--at", "2025")
      let days = ["--from", "2025-08-02", "--to", "2025-08-16"]
      let document = try echolog.run(line: ["export", "-", "--as", "markdown"] + days).output
      #expect(document.contains("Swam"), "\(document)")
      for word in ["Packed", "Home", "summer"] { #expect(!document.contains(word), "\(document)") }
      let table = try echolog.run(line: ["export", "-", "--as", "csv"] + days).output
      #expect(table.split(separator: "\r\n").count == 2, "\(table)")
      for line in [["export", "all.jsonl"], ["export", "--table", "logs", "logs.csv"]] {
        let refused = try echolog.run(line: line + days)
        #expect(refused.exit == 64 && refused.errors.contains("--from"), "\(refused)")
      }
    }
  }

  @Test func `A document shows every day with all that is in it, and keeps sealed what is sealed`()
    throws
  {
    try withVault { echolog in
      try active(echolog)
      let written = try echolog.run(
        "export", "diary.md", "--as", "markdown", at: "2025-11-14T12:00:00Z")
      #expect(written.exit == 0, "\(written)")
      let text = try String(
        contentsOf: echolog.home.appending(path: "diary.md"), encoding: .utf8)
      let days = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(
        days == [
          "## Sun, November 9, 2025", "## Mon, November 10, 2025", "## Tue, November 11, 2025",
          "## Wed, November 12, 2025",
        ])
      for part in [
        "Took a \\*short\\* walk, \"slowly\"  \n  \\# not a heading  \n  “", "> A slow, good day.",
        "water 500 ml: tea; hot", "sleep 7 h 55 min", "- **Lake**  \n  The lake was still.",
        "(summer, calm, with Ana)", "> You will smile.", "> I did; twice.", "sealed until February",
      ] {
        #expect(text.contains(part), "\(part) in \(text)")
      }
      #expect(!text.contains("secret") && !text.contains("gone soon"), "\(text)")
      let piped = try echolog.run(
        line: ["export", "--as", "markdown"], at: "2025-11-14T12:00:00Z")
      #expect(piped.output == text && piped.errors.contains("8 entries written"), "\(piped)")
    }
  }

  @Test func `A table comes into another vault again, kind by kind`() throws {
    try withVault { echolog in
      try active(echolog)
      let day = "2025-11-14T12:00:00Z"
      #expect(try echolog.run("export", "all.csv", "--as", "csv", at: day).exit == 0)
      let table = try String(
        decoding: Data(contentsOf: echolog.home.appending(path: "all.csv")), as: UTF8.self)
      #expect(table.hasPrefix("\u{FEFF}kind,when,day,text,") && table.hasSuffix("\r\n"))
      #expect(table.contains("\r\nmoment,2025-11-10T12:00:00Z,2025-11-10,'=1+1,"), "\(table)")
      let summary = "\r\nsummary,2025-11-12,2025-11-12,\"A slow, good day.\","
      #expect(table.contains(summary), "\(table)")
      let answered = ",\"I did; twice.\",reflected,2025-11-12T09:00,laptop:7\r\n"
      #expect(table.contains(answered), "\(table)")
      #expect(!table.contains("secret"), "\(table)")
      let other = ["--vault", "other", "--key-file", "other-key"]
      #expect(try echolog.run(line: other + ["init", "--name", "phone"]).exit == 0)
      let imports: [(String, String, String)] = [
        ("moment", "date=when,text=text", "2 rows: 2 new"),
        ("log", "date=when,activity=activity,value=amount,unit=unit,note=text", "2 rows: 2 new"),
        ("memory", "date=when,text=text,title=title,tags=tags", "1 row: 1 new"),
      ]
      for (form, map, said) in imports {
        let answer = try echolog.run(
          line: other
            + ["import", "all.csv", "--as", form, "--map", map, "--where", "kind=\(form)"], at: day)
        #expect(answer.exit == 0 && answer.output.contains(said), "\(answer)")
      }
      let logs = try echolog.run(line: other + ["logs", "--json"], at: day).output
      #expect(logs.contains(#""amount":28500"#) && logs.contains("tea; hot"), "\(logs)")
      let moments = try echolog.run(line: other + ["moments", "--json"], at: day).output
      #expect(moments.contains(##"\"slowly\"\n# not a heading"##), "\(moments)")
      #expect(moments.contains(#""=1+1""#), "\(moments)")
      let memory = try echolog.run(line: other + ["memories", "--json"], at: day).output
      #expect(memory.contains("calm") && memory.contains("2025-11-09"), "\(memory)")
    }
  }

  @Test func `The rows of a day are in the order of time, and each has the name of its entry`()
    throws
  {
    try withVault { echolog in
      for line in [
        ["moment", "Late", "--at", "2025-11-17 21:00"],
        ["log", "water", "1", "L", "--at", "2025-11-17 10:00"],
        ["remember", "Noon", "--at", "2025-11-17 12:00"],
        ["moment", "Some time", "--at", "2025-11-17"],
        ["summary", "Good.", "--day", "2025-11-17"],
        ["moment", "Early", "--at", "2025-11-17 08:00"],
      ] {
        #expect(try echolog.run(line: line).exit == 0, "\(line)")
      }
      let rows = try echolog.run("export", "--as", "csv").output
        .components(separatedBy: "\r\n").dropFirst().dropLast()
        .map { $0.components(separatedBy: ",") }
      #expect(
        rows.map { $0[0] } == ["summary", "moment", "moment", "log", "memory", "moment"], "\(rows)")
      #expect(rows.compactMap(\.last) == [7, 6, 8, 4, 5, 3].map { "laptop:\($0)" }, "\(rows)")
    }
  }

  /// What a journey shows of its days.
  private func days(_ answer: EchologProcess.Answer) throws -> NSArray {
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    return try #require((json as? [String: Any])?["days"] as? NSArray, "\(answer)")
  }

  @Test func `A table shows the day that counts, and comes in for it again, also an older one`()
    throws
  {
    try withVault { echolog in
      for line in [
        ["log", "water", "0.2", "L", "--note", "'late", "--at", "2025-11-18 01:00"],
        ["log", "water", "1", "L", "--at", "2025-11-17"],
        ["remember", "Lake", "--at", "1984"],
      ] {
        #expect(try echolog.run(line: line).exit == 0, "\(line)")
      }
      #expect(try echolog.run("export", "new.csv").exit == 0)
      let table = try String(contentsOf: echolog.home.appending(path: "new.csv"), encoding: .utf8)
      let rows = table.components(separatedBy: "\r\n").map { $0.components(separatedBy: ",") }
      let told = rows.dropLast().map { $0[2] }
      #expect(told == ["day", "", "2025-11-17", "2025-11-17"], "\(table)")
      #expect(table.contains("log,2025-11-18T01:00Z,2025-11-17,'late,"), "\(table)")
      let older = rows.map { row in
        row.enumerated().filter { $0.offset != 2 }.map(\.element).joined(separator: ",")
      }
      try echolog.write("older.csv", older.joined(separator: "\r\n"))
      let here = try days(echolog.run("journey", "--json"))
      for file in ["new.csv", "older.csv"] {
        let other = ["--vault", file + ".vault", "--key-file", "other-key"]
        #expect(try echolog.run(line: other + ["init", "--name", "laptop"]).exit == 0)
        let taken = try echolog.run(
          line: other + [
            "import", file, "--as", "log", "--where", "kind=log", "--map",
            "date=when,activity=activity,value=amount,unit=unit,note=text",
          ])
        #expect(taken.output.contains("2 rows: 2 new"), "\(taken)")
        #expect(!taken.errors.contains("not taken"), "\(taken)")
        let logs = try echolog.run(line: other + ["logs", "--json"]).output
        #expect(logs.contains(#""note":"'late""#), "\(logs)")
        #expect(try days(echolog.run(line: other + ["journey", "--json"])) == here)
      }
    }
  }

  @Test func `A file that can not be written is reported with its class, and with the way on`()
    throws
  {
    try withVault { echolog in
      let folder = echolog.home.appending(path: "folder")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try echolog.write("file", "")
      for (file, word, next) in [
        ("nowhere/all.jsonl", "fileMissing", "make this one first"),
        ("folder", "wrongKindOfFile", "echolog export alone writes to the standard output"),
        ("/dev/null", "wrongKindOfFile", "echolog export alone writes to the standard output"),
        ("file/all.jsonl", "wrongKindOfFile", "Name a folder"),
      ] {
        let answer = try echolog.run("export", file, "--json")
        #expect(answer.exit == 73 && answer.errors.contains("\"\(word)\""), "\(file) \(answer)")
        #expect(answer.errors.contains(next), "\(file) \(answer)")
      }
    }
  }

  @Test func `What an export left that was ended is taken away by the next one to that place`()
    throws
  {
    try withVault { echolog in
      // No process has so high a number, and the first one always lives.
      let gone = "999999999"
      for round in ["written", "refused"] {
        for name in ["all.jsonl.\(gone)", "all.jsonl.1", "all.jsonl", "other.jsonl.\(gone)"] {
          try echolog.write(".\(name).new", "{}")
        }
        let answer = try echolog.run("export", "all.jsonl")
        #expect(answer.exit == (round == "written" ? 0 : 73), "\(answer)")
        let names = try FileManager.default.contentsOfDirectory(atPath: echolog.home.path)
        #expect(
          names.filter { $0.hasSuffix(".new") }.sorted() == [
            ".all.jsonl.1.new", ".all.jsonl.new", ".other.jsonl.\(gone).new",
          ], "\(round)")
      }
    }
  }

  @Test func `A table brings texts and labels back`() throws {
    try withVault { echolog in
      let memories = [
        ["one\ttwo\r\nthree\rfour", "--title", "'=1", "--tag", "a, b", "--tag", "c; \"d\"; e"],
        ["'''-5 kg", "--title", "\t@home", "--person", "Ana, the \"elder\"", "--place", "a;b"],
      ]
      for words in memories { #expect(try echolog.run(line: ["remember"] + words).exit == 0) }
      let written = try echolog.run("export", "all.csv", "--as", "csv")
      #expect(written.exit == 0, "\(written)")
      let other = ["--vault", "other", "--key-file", "other-key"]
      #expect(try echolog.run(line: other + ["init", "--name", "laptop"]).exit == 0)
      let map = "date=when,text=text,title=title,tags=tags,people=people,places=places"
      let taken = try echolog.run(
        line: other
          + ["import", "all.csv", "--as", "memory", "--map", map, "--where", "kind=memory"])
      #expect(taken.output.contains("2 new"), "\(taken)")
      func words(_ answer: EchologProcess.Answer) throws -> [[String]] {
        let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
        let found = (json as? [String: Any])?["memories"] as? [[String: Any]] ?? []
        return found.map { memory in
          let labels = memory["labels"] as? [[String: String]] ?? []
          return [memory["text"] as? String ?? "", memory["title"] as? String ?? ""]
            + labels.map { $0["kind", default: ""] + ":" + $0["label", default: ""] }.sorted()
        }.sorted { $0[0] < $1[0] }
      }
      let before = try words(echolog.run("memories", "--json"))
      #expect(before.count == 2 && before.flatMap(\.self).contains("tag:a, b"), "\(before)")
      #expect(try words(echolog.run(line: other + ["memories", "--json"])) == before)
    }
  }

  @Test func `A row that was corrected in a table is shown as such, and no entry is changed`()
    throws
  {
    try withVault { echolog in
      for words in ["One", "Two"] { #expect(try echolog.run("moment", words).exit == 0) }
      #expect(try echolog.run("export", "all.csv", "--as", "csv").exit == 0)
      let table = try String(contentsOf: echolog.home.appending(path: "all.csv"), encoding: .utf8)
      let rows = table.replacing("Two", with: "Three").components(separatedBy: "\r\n")
      try echolog.write(
        "corrected.csv",
        ([rows[0]] + rows.filter { $0.contains("Three") } + [""])
          .joined(separator: "\r\n"))
      let line = ["import", "corrected.csv", "--as", "moment", "--map", "date=when,text=text"]
      let tried = try echolog.run(line: line + ["--dry-run", "--json"])
      #expect(tried.output.contains(#""differing":["laptop:4"]"#), "\(tried)")
      let left = try echolog.run(line: line)
      #expect(
        left.errors.contains("1 row differs from the entry that it was written from (laptop:4)"),
        "\(left)")
      #expect(try echolog.run("moments", "--count", "--plain").output == "2\n", "none is doubled")
      let taken = try echolog.run(line: line + ["--again"])
      #expect(taken.errors.contains("1 new row seems to be a corrected version"), "\(taken)")
      #expect(taken.errors.contains("echolog show laptop:4"), "\(taken)")
      #expect(try echolog.run("moments", "--plain").output.contains("\tTwo\n"))
      // The row of another program has no name here.
      try echolog.write("foreign.csv", "when,text,id\r\n2025-11-18,Four,laptop:4\r\n")
      let foreign = try echolog.run(
        "import", "foreign.csv", "--as", "moment", "--map", "date=when,text=text", "--json")
      #expect(foreign.output.contains(#""standing":[]"#), "\(foreign)")
    }
  }

  @Test func `A log that was put right here is not doubled by the table from before`() throws {
    try withVault { echolog in
      try echolog.run("log", "water", "1 L", "--at", "yesterday 9:00")
      try echolog.run("log", "water", "2 L", "--at", "yesterday 10:00")
      #expect(try echolog.run("export", "all.csv", "--as", "csv").exit == 0)
      try echolog.run("correct", "laptop:3", "1.5 L")
      let map = "date=when,activity=activity,value=amount,unit=unit"
      let line = ["import", "all.csv", "--as", "log", "--map", map, "--where", "kind=log"]
      let told = try echolog.run(line: line + ["--json"])
      #expect(told.output.contains(#""accepted":0,"known":2"#), "\(told)")
      #expect(told.output.contains(#""differing":["laptop:3"]"#), "\(told)")
      let sum = "SELECT sum(amount) FROM logs"
      #expect(try echolog.run("sql", sum, "--plain").output == "3500\n")
    }
  }

  @Test func `No form shows more of a time than is known`() throws {
    try withVault { echolog in
      for (words, time) in [
        ("Day", "2025-11-10"), ("Minute", "2025-11-11 9:30"), ("Now", ""),
      ] {
        let line = ["moment", words] + (time.isEmpty ? [] : ["--at", time])
        #expect(try echolog.run(line: line).exit == 0)
      }
      try echolog.run("remember", "Lake", "--at", "1984")
      let times = try echolog.run("export").output.split(separator: "\n").suffix(4).map { line in
        let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return json?["time"] as? String ?? ""
      }
      #expect(
        times == ["2025-11-10", "2025-11-11T09:30Z", "2025-11-18T20:30:00Z", "1984"], "\(times)")
      let moments = try echolog.run("moments", "--json").output
      #expect(
        moments.contains(
          #""weekday":"monday","hour":null,"happenedAt":null,"happenedMs":null,"precision":"day""#),
        "\(moments)")
      #expect(moments.contains(#""day":"2025-11-10""#), "\(moments)")
    }
  }

  @Test func `What is only to be read is no copy of everything, and the help lists what leaves`()
    throws
  {
    try withVault { echolog in
      try echolog.run("moment", "One")
      let lines = try echolog.run("export").output
      #expect(try echolog.run("export", "--as", "jsonl").output == lines)
      let other = try echolog.run("export", "--json", "--as", "pdf")
      #expect(other.errors.contains("unknownChoice"), "\(other)")
      for form in ["markdown", "csv"] {
        #expect(try echolog.run("export", "x." + form, "--as", form).exit == 0)
      }
      #expect(try echolog.run("export").output == lines)
      let help = try echolog.run(line: ["help", "export"]).output
      #expect(help.contains("not encrypted") && help.contains("--where kind=memory"), "\(help)")
    }
  }

  @Test func `No spreadsheet takes words for a formula, and none of them is changed`() throws {
    try withVault { echolog in
      let rows = ["=cmd()", " +1", "@x", "-5 kg", "a\u{1B}[31mb\u{7}\u{2066}c\u{2069}", "\tq"]
      for row in rows { try echolog.run("moment", row + " §") }
      try echolog.run("moment", "two ends \t\n one")
      let table = try echolog.run("export", "--as", "csv").output
      for row in ["'=cmd() §", "' +1 §", "'@x §", "'-5 kg §", rows[4] + " §", "\"\tq §"] {
        #expect(table.contains("," + row) || table.contains(",\"" + row), "\(row) in \(table)")
      }
      let document = try echolog.run("export", "--as", "markdown").output
      for row in ["=cmd() §", "&#32;\\+1 §", "@x §", "-5 kg §", "&#9;q §"] {
        #expect(document.contains(row) || document.contains("\\" + row), "\(row) in \(document)")
      }
      #expect(document.contains("two ends&#32;&#9;  \n  &#32;one"), "\(document)")
      #expect(document.contains("a\u{1B}\\[31mb\u{7}\u{2066}c\u{2069} §"), "\(document)")
    }
  }

  @Test func `No text steers the terminal that a table or a document is shown on`() throws {
    try withVault { echolog in
      try echolog.run("moment", "over\rwritten\u{85}by \u{202E}§")
      let piped = try echolog.run("export", "--as", "csv").output
      #expect(piped.contains("over\rwritten\u{85}by \u{202E}§"), "\(piped.debugDescription)")
      for (form, words) in [
        ("csv", "over\nwritten\nby \u{FFFD}§"), ("markdown", "over  \n  written\nby \u{FFFD}§"),
      ] {
        let shown = try echolog.converse(["export", "--as", form], []).output
        #expect(shown.contains(words), "\(shown.debugDescription)")
      }
    }
  }

  @Test func `Numbers of events are numbers where that is asked for`() throws {
    try withVault { echolog in
      try active(echolog)
      func event(_ line: [String]) throws -> [String: Any] {
        let answer = try echolog.run(line: line)
        let water = answer.output.split(separator: "\n").first { $0.contains("activityLogged") }
        let json = try JSONSerialization.jsonObject(with: Data(#require(water).utf8))
        return try #require((json as? [String: Any])?["event"] as? [String: Any], "\(answer)")
      }
      for line in [["export"], ["replay", "--as", "jsonl"]] {
        let strings = try event(line)
        #expect((strings["activityLogged"] as? [String: Any])?["amount"] as? String == "500")
        let numbers = try event(line + ["--numbers"])
        #expect((numbers["activityLogged"] as? [String: Any])?["amount"] as? Int == 500)
        #expect(numbers["clock"] is Int && strings["clock"] is String)
      }
      let refused = [
        "export --numbers --as csv", "export --numbers --table logs --as jsonl",
        "replay --numbers", "replay --numbers --as csv",
      ]
      for line in refused {
        #expect(try echolog.run(line: line.split(separator: " ").map(String.init)).exit == 64)
      }
    }
  }
}
