import Foundation
import RunningProgram
import Testing

/// What comes in from files, and what is reported of it, one process a line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ImportProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  @Test func `A table of this vault adds nothing to it, even what was written by hand`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Took a walk")
      try echolog.run("log", "water", "1", "L", "--note", "after the walk")
      try echolog.run("log", "sleep", "7", "h", "--at", "yesterday")
      try echolog.run("remember", "The lake was still", "--title", "Lake", "--tag", "calm")
      #expect(try echolog.run("export", "own.csv", "--as", "csv").exit == 0)
      let imports: [(form: String, map: String, rows: Int)] = [
        ("moment", "date=when,text=text", 1),
        ("log", "date=when,activity=activity,value=amount,unit=unit,note=text", 2),
        ("log", "date=when,activity=activity,value=amount,unit=unit", 2),
        ("memory", "date=when,text=text,title=title,tags=tags", 1),
      ]
      for (form, map, rows) in imports {
        let line = ["import", "own.csv", "--as", form, "--map", map, "--where", "kind=\(form)"]
        let told = try echolog.run(line: line)
        let nothing = "0 new, \(rows) known already, 0 refused"
        #expect(told.exit == 0 && told.output.contains(nothing), "\(told)")
        #expect(!told.errors.contains("corrected"), "\(told)")
      }
      #expect(try echolog.run("correct", "laptop:4", "1.5", "L").exit == 0)
      let line = [
        "import", "own.csv", "--as", "log", "--map",
        "date=when,activity=activity,value=amount,unit=unit,note=text", "--where", "kind=log",
      ]
      let other = try echolog.run(line: line)
      #expect(other.output.contains("0 new, 2 known already"), "\(other)")
      #expect(other.errors.contains("1 row differs from the entry that it was"), "\(other)")
    }
  }

  @Test func `Rows that are refused alike are shown in one line, with the first of them`() throws {
    try withVault { echolog in
      let rows = (1...30).map { "2025-10-\($0),\($0 == 4 ? "x" : "5")\n" }
      try echolog.write("w.csv", "d,v\n" + rows.joined())
      let line = ["import", "w.csv", "--as", "log", "--activity", "water"]
      let told = try echolog.run(line: line + ["--map", "date=d,value=v"])
      #expect(
        told.errors.contains(
          "w.csv, rows 1, 2, 3, 5, 6 and 24 more (lines 2, 3, 4, 6, 7, …), column “v”: "),
        "\(told)")
      #expect(told.errors.contains("w.csv, row 4 (line 5), column “v”: “x” "), "\(told)")
      #expect(told.errors.ranges(of: "w.csv, row").count == 2, "\(told)")
      let json = try echolog.run(line: line + ["--map", "date=d,value=v", "--json"]).output
      #expect(json.split(separator: #"{"row":"#).count == 31, "\(json)")
    }
  }

  @Test func `The reading of a long file is reported also where no terminal is`() throws {
    try withVault { echolog in
      try echolog.write("m.csv", "d,t\n" + String(repeating: "2024-01-01,walked\n", count: 120_000))
      let told = try echolog.run(
        "import", "m.csv", "--as", "moment", "--map", "date=d,text=t", "--dry-run")
      #expect(told.errors.hasPrefix("Reading m.csv: 1"), "\(told.errors)")
    }
  }

  @Test func `A row that another file brought is named, with how it is kept all the same`() throws {
    try withVault { echolog in
      try echolog.write("mother.csv", "d,v\n2025-10-13,2\n2025-10-14,3\n")
      try echolog.write("ana.csv", "d,v\n2025-10-12,1\n2025-10-13,2\n")
      let line = { (file: String) in
        [
          "import", file, "--as", "log", "--activity", "water", "--map", "date=d,value=v",
          "--set", "unit=l",
        ]
      }
      #expect(try echolog.run(line: line("mother.csv")).output.contains("2 new"))
      let ana = try echolog.run(line: line("ana.csv"))
      #expect(ana.output.contains("1 new, 1 known already"), "\(ana)")
      let told = "Known from a file of another name: row 2 as laptop:4. "
      #expect(ana.errors.contains(told) && ana.errors.contains("--anyway"), "\(ana)")
      let json = try echolog.run(line: line("ana.csv") + ["--json"]).output
      let place = #""knownElsewhere":[{"row":2,"line":3,"entry":"laptop:4"}]"#
      #expect(json.contains(place), "\(json)")
      let kept = try echolog.run(line: line("ana.csv") + ["--anyway"])
      #expect(kept.output.contains("1 new, 1 known already"), "\(kept)")
      let again = try echolog.run(line: line("ana.csv") + ["--anyway"])
      #expect(again.output.contains("0 new, 2 known already"), "\(again)")
      #expect(!(try echolog.run(line: line("ana.csv")).errors.contains("another name")))
    }
  }

  @Test func `A file that comes once more with another mapping is shown, and kept only if asked`()
    throws
  {
    try withVault { echolog in
      try echolog.write(
        "d.csv", "Day,Note,More\n2025-10-12,a,b\n2025-10-13,c,d\n2025-10-13,e,f\n")
      let line = { (column: String) in
        ["import", "d.csv", "--as", "moment", "--map", "date=Day,text=\(column)"]
      }
      #expect(try echolog.run(line: line("Note")).output.contains("3 new"))
      #expect(try echolog.run(line: line("Note")).output.contains("0 new, 3 known"))
      for flags in [["--json"], ["--dry-run", "--json"]] {
        let other = try echolog.run(line: line("More") + flags)
        #expect(other.exit == 2 && other.errors.contains("importedOtherwise"), "\(other)")
        #expect(other.errors.contains("3 rows of this file came in with laptop:3"), "\(other)")
        let next = "--again keeps both. echolog import undo laptop:3 takes back all that it brought"
        #expect(other.errors.contains(next), "\(other)")
      }
      // A longer file, and one with a corrected row, are the same file as before.
      try echolog.write(
        "d.csv", "Day,Note,More\n2025-10-12,A,b\n2025-10-13,c,d\n2025-10-13,e,f\n2025-10-14,g,h\n")
      #expect(try echolog.run(line: line("Note")).output.contains("2 new, 2 known already"))
      let anyway = try echolog.run(line: line("More") + ["--anyway"])
      #expect(anyway.exit == 2 && anyway.errors.contains("--again keeps both."), "\(anyway)")
      #expect(try echolog.run(line: line("More") + ["--again"]).output.contains("4 new"))
      let logs = { (activity: String) in
        [
          "import", "d.csv", "--as", "log", "--activity", activity, "--map", "date=Day", "--set",
          "value=1 h",
        ]
      }
      #expect(try echolog.run(line: logs("sleep")).output.contains("4 new"))
      #expect(try echolog.run(line: logs("meditation")).output.contains("4 new"), "a column each")
    }
  }

  @Test func `Of several imports of a file the one that brought the rows is named`() throws {
    try withVault { echolog in
      try echolog.write("d.csv", "d,a,b,n\n2025-10-12,x,y,1\n2025-10-13,z,w,2\n")
      let moments = ["import", "d.csv", "--as", "moment", "--map"]
      let batch = try echolog.imported(moments + ["date=d,text=a"], rows: 2)
      let logs = ["import", "d.csv", "--as", "log", "--activity", "steps"]
      _ = try echolog.imported(logs + ["--map", "date=d,value=n"], rows: 2)
      let told = try echolog.run(line: moments + ["date=d,text=b"])
      #expect(told.exit == 2 && told.errors.contains("came in with \(batch) "), "\(told)")
    }
  }

  @Test func `Labels that a first mapping left out are not dropped without a word`() throws {
    try withVault { echolog in
      try echolog.write("m.csv", "d,t,l\n2025-10-12,a,x\n2025-10-13,b,\n")
      let line = ["import", "m.csv", "--as", "memory", "--map"]
      #expect(try echolog.run(line: line + ["date=d,text=t"]).output.contains("2 new"))
      let labelled = line + ["date=d,text=t,tags=l"]
      let told = try echolog.run(line: labelled)
      #expect(told.exit == 2 && told.errors.contains("1 row of this file came in"), "\(told)")
      #expect(try echolog.run("import", "undo", "laptop:3").exit == 0)
      #expect(try echolog.run(line: labelled).output.contains("2 new"))
      #expect(try echolog.run(line: labelled).output.contains("0 new, 2 known already"))
      #expect(try echolog.run("unlabel", "laptop:9", "--tag", "x").exit == 0)
      let again = try echolog.run(line: labelled)
      #expect(again.output.contains("0 new, 2 known already"), "as it came: \(again)")
    }
  }

  @Test func `The same words at another time of their day are the same file, otherwise mapped`()
    throws
  {
    try withVault { echolog in
      try echolog.write(
        "d.csv",
        "d,c,t,l,n\n2025-10-12,10:00,a,x,1\n2025-10-13,02:48,b,y,2\n2025-10-14,12:00,c,,3\n")
      let timed = "date=d,time=c,text=t,tags=l"
      for (first, other) in [(timed, "date=d,text=t"), ("date=d,text=t,tags=l", timed)] {
        let line = ["import", "d.csv", "--as", "memory", "--map"]
        let batch = try echolog.imported(line + [first], rows: 3)
        let told = try echolog.run(line: line + [other])
        #expect(told.exit == 2 && told.errors.contains("3 rows of this file came"), "\(told)")
        #expect(try echolog.run("import", "undo", batch).exit == 0)
      }
      let logs = ["import", "d.csv", "--as", "log", "--activity", "water", "--set", "unit=l"]
      let batch = try echolog.imported(logs + ["--map", "date=d,time=c,value=n"], rows: 3)
      let told = try echolog.run(line: logs + ["--map", "date=d,value=n"])
      #expect(told.exit == 2 && told.errors.contains("came in with \(batch)"), "\(told)")
      // The same thing twice a day is a longer file.
      try echolog.write("d.csv", "d,c,t,l,n\n2025-10-12,10:00,a,x,1\n2025-10-12,11:00,a,x,1\n")
      let longer = try echolog.run(line: logs + ["--map", "date=d,time=c,value=n"])
      #expect(longer.output.contains("1 new, 1 known already"), "\(longer)")
    }
  }

  @Test func `Without a name imports that can be taken back are listed, the latest first`() throws {
    try withVault { echolog in
      let none = try echolog.run("import", "undo")
      #expect(none.exit == 2 && none.errors.contains("no import that could"), "\(none)")
      try echolog.write("a.csv", "d,t\n2025-10-12,a\n")
      try echolog.write("b.csv", "d,t\n2025-10-12,b\n")
      let line = ["--as", "moment", "--map", "date=d,text=t"]
      let first = try echolog.imported(["import", "a.csv"] + line, rows: 1)
      let second = try echolog.imported(["import", "b.csv"] + line, rows: 1)
      let told = try echolog.run("import", "undo")
      #expect(told.exit == 64, "\(told)")
      let next = "Which import shall be taken back?\necholog import undo \(second) takes all of it"
      #expect(told.errors.contains(next), "\(told)")
      #expect(told.errors.hasSuffix("  \(second)  b.csv\n  \(first)  a.csv\n"), "\(told)")
      #expect(try echolog.run("import", "undo", second).exit == 0)
      let rest = try echolog.run("import", "undo", "--json").errors
      #expect(rest.contains(#""candidates":[{"id":"\#(first)","text":"a.csv"}]"#), "\(rest)")
    }
  }

  @Test func `Where a file has no unit its choices are named, and none is guessed`() throws {
    try withVault { echolog in
      try echolog.write("w.csv", "d,v\n2025-10-12,2\n2025-10-13,1\n")
      for (activity, units) in [("water", "L, dl, cl or ml"), ("sleep", "h, m or s")] {
        let told = try echolog.run(
          "import", "w.csv", "--as", "log", "--activity", activity, "--map", "date=d,value=v")
        #expect(told.output.contains("2 with an amount that tells no unit\n"), "\(told)")
        let way = "--set unit=UNIT tells the unit of the column: \(units)."
        #expect(told.errors.contains(way), "\(told)")
        #expect(!told.errors.contains("unit=m ") && !told.output.contains("unit="), "\(told)")
      }
    }
  }

  @Test func `A date that would be still to come in one order is meant in the other`() throws {
    try withVault { echolog in
      let line = ["import", "m.csv", "--as", "moment", "--map", "date=d,text=t", "--json"]
      try echolog.write("m.csv", "d,t\n02.03.2025,a\n03.04.2025 9h15,b\n")
      let told = try echolog.run(line: line + ["--dry-run"])
      #expect(told.exit == 65, "both orders of the past: \(told)")
      try echolog.write("m.csv", "d,t\n10.12.2025,a\n03.04.2025 9h15,b\n")
      let found = try echolog.run(line: line)
      #expect(found.output.contains(#""firstDay":"2025-03-04","lastDay":"2025-10-12""#), "\(found)")
    }
  }

  @Test func `A dry run shows rows as they would be kept, and the columns that are not taken`()
    throws
  {
    try withVault { echolog in
      try echolog.write(
        "daylio.csv",
        "full_date,date,weekday,time,mood,activities,note_title,note\n"
          + "2025-10-05,5 October,Sunday,10:00 pm,rad ,mother | walk,,<b>Sun</b><br>and sea\n"
          + "2025-10-04,4 October,Saturday,21:30,meh,,,\n")
      let map = "date=full_date, time=time, text=note, tags=activities"
      let line = ["import", "daylio.csv", "--as", "memory", "--map", map]
      let tried = try echolog.run(line: line + ["--dry-run"])
      let shown = "\nAs they would be kept:\n  Sun 2025-10-05 22:00  “Sun"
      #expect(tried.output.contains(shown), "\(tried)")
      let others = "  (mother, walk)\n  Sat 2025-10-04 21:30  “meh”\n"
      #expect(tried.output.contains(others), "\(tried)")
      let left =
        "Columns that are not taken: “date”, “weekday”, “mood” "
        + "(only where the note is empty; tags=mood keeps it), “note_title”."
      #expect(tried.errors.contains(left), "\(tried)")
      #expect(try echolog.run(line: line).output.contains("2 new"))
      #expect(try echolog.run(line: line).output.contains("0 new, 2 known already"))
      let kept = try echolog.run("memories", "--plain").output
      #expect(kept.contains("\tmother, walk\n"), "\(kept)")
      let moods = ["import", "daylio.csv", "--as", "memory", "--map", map + ", tags=mood"]
      #expect(try echolog.run(line: moods).output.contains("0 new, 2 known already"))
      #expect(try echolog.run("import", "undo", "laptop:3").exit == 0)
      #expect(try echolog.run(line: moods + ["--again"]).output.contains("2 new"))
      let felt = try echolog.run("memories", "--plain").output
      #expect(felt.contains("\tmother, walk, rad\n"), "\(felt)")
    }
  }

  @Test func `A dry run marks the clock of a row that counts for the day before`() throws {
    try withVault { echolog in
      try echolog.write("n.csv", "d,t\n2025-10-05 02:48,late\n2025-10-05T09:30+09:00,far\n")
      let line = ["import", "n.csv", "--as", "moment", "--map", "date=d,text=t", "--dry-run"]
      let told = try echolog.run(line: line)
      #expect(told.output.contains("  Sat 2025-10-04 02:48 Sun  “late”\n"), "\(told)")
      #expect(told.output.contains("  Sun 2025-10-05 09:30 +09:00  “far”\n"), "\(told)")
      let json = try echolog.run(line: line + ["--json"]).output
      #expect(json.contains("Sat 2025-10-04 02:48 Sun  “late”"), "\(json)")
    }
  }

  @Test func `A journal of Day One comes in with its tags, on the days of its zones`() throws {
    try withVault { echolog in
      try echolog.write(
        "Journal.json",
        """
        {
          "metadata" : { "version" : "1.0" },
          "entries" : [
            { "uuid" : "A1", "creationDate" : "2025-10-04T23:30:00Z", "timeZone" : "Asia\\/Tokyo",
              "text" : "It rained\\\\.\\n\\n![](dayone-moment:\\/\\/P)",
              "tags" : ["rain", "home, alone"], "photos" : [{}] },
            { "uuid" : "A2", "creationDate" : "2025-10-06T08:00:00Z", "timeZone" : "UTC",
              "text" : "Sun", "tags" : [] }
          ]
        }
        """)
      let line = [
        "import", "Journal.json", "--as", "memory", "--map",
        "date=creationDate,text=text,tags=tags",
      ]
      let told = try echolog.run(line: line)
      #expect(told.exit == 0 && told.output.contains("2 rows: 2 new"), "\(told)")
      #expect(told.errors.contains("not taken: “uuid”, “photos”."), "\(told)")
      let link = "Left out of the texts of the file: 1 link to pictures or other media.\n"
      #expect(told.errors.contains(link), "\(told)")
      let kept = try echolog.run("memories", "--json").output
      #expect(kept.contains("\"It rained.\"") && kept.contains("home, alone"), "\(kept)")
      #expect(kept.contains("2025-10-05"), "the civil day of Tokyo: \(kept)")
      #expect(try echolog.run(line: line).output.contains("0 new, 2 known already"))
      try echolog.write("Other.json", "{\n  \"version\": 1\n}\n")
      let other = try echolog.run(
        "import", "Other.json", "--as", "memory", "--map", "date=creationDate,text=text")
      #expect(other.exit == 65 && other.errors.contains("neither an object a line"), "\(other)")
    }
  }

  @Test func `Without a form the line for a file of a known program is shown, and works`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Took a walk")
      #expect(try echolog.run("export", "own.csv", "--as", "csv").exit == 0)
      let daylio = """
        full_date,date,weekday,time,mood,activities,note_title,note
        2025-10-05,5 October,Sunday,22:00,rad,walk,,Sun

        """
      try echolog.write("day lio.csv", daylio)
      let entry =
        #"{"uuid": "A", "creationDate": "2025-10-04T23:30:00Z", "timeZone": "UTC", "text": "a""#
      try echolog.write("j.json", #"{"entries": ["# + entry + #", "tags": ["b"]}]}"#)
      try echolog.write("untagged.json", #"{"entries": ["# + entry + "}]}")
      try echolog.write("w.csv", "d,t\n2025-10-05,a\n")
      let lines = [
        ("own.csv", "--as moment --map date=when,text=text --where kind=moment"),
        (
          "day lio.csv",
          "--as memory --map date=full_date,time=time,title=note_title,text=note,"
            + "tags=activities,tags=mood"
        ), ("j.json", "--as memory --map date=creationDate,text=text,tags=tags"),
        ("untagged.json", "--as memory --map date=creationDate,text=text"),
      ]
      for (file, options) in lines {
        let told = try echolog.run("import", file)
        let name = file.contains(" ") ? "\"\(file)\"" : file
        let next = "This line may take it in:\n  echolog import \(name) \(options)\n"
        #expect(told.exit == 0 && told.errors.contains(next), "\(told)")
        #expect(told.output.contains("Nothing was kept."), "\(told)")
        let line = ["import", file] + options.split(separator: " ").map(String.init)
        let kept = try echolog.run(line: line)
        #expect(kept.exit == 0 && kept.output.contains("1 row: "), "\(kept)")
      }
      try echolog.write("runs.csv", "Date,Run ID,Miles,Pounds\n2025-10-05,7,3.1,180\n")
      let open = try echolog.run("import", "runs.csv").errors
      let question = "The amount may be in “Miles” or “Pounds”. Say which and of what: "
      let way = "echolog import FILE --as log --activity ACTIVITY --map date=Date,value=Miles"
      #expect(open.contains(question + way), "\(open)")
      let plain = try echolog.run("import", "w.csv", "--json")
      let line = #""line":"echolog import w.csv --as moment --map date=d,text=t""#
      #expect(plain.exit == 0 && plain.output.contains(line), "\(plain)")
      let column = #"{"name":"d","kind":"day","sample":"2025-10-05"}"#
      #expect(plain.output.contains(column), "\(plain)")
      let mapped = try echolog.run("import", "w.csv", "--map", "date=d,text=t")
      #expect(mapped.exit == 64 && mapped.errors.contains("needs --as"), "\(mapped)")
    }
  }

  @Test func `An import that fails midway shows what it kept, also where nothing can be read`()
    throws
  {
    try withVault { echolog in
      let rows = (1...60_000).map { "2024-01-\($0 % 18 + 10),walk \($0)\n" }
      try echolog.write("w.csv", "date,text\n" + rows.joined())
      let line = ["import", "w.csv", "--as", "moment", "--map", "date=date,text=text"]
      let journal = echolog.home.appending(path: ".local/share/echolog/journal")
      let quarantine = echolog.home.appending(path: "aside")
      let told = try echolog.run(line: line, after: "rows kept") { _ in
        try FileManager.default.moveItem(at: journal, to: quarantine)
        try Data().write(to: journal)
      }
      #expect(told.exit != 0 && told.errors.contains(" rows are kept. Then: "), "\(told)")
      #expect(told.errors.contains("The same line goes on from there"), "\(told)")
      try FileManager.default.removeItem(at: journal)
      try FileManager.default.moveItem(at: quarantine, to: journal)
      let again = try echolog.run(line: line + ["--json"])
      #expect(again.exit == 0 && again.output.contains("\"resumed\":true"), "\(again)")
    }
  }

  @Test func `A script gets the cell, the sentence and the next step that people see`() throws {
    try withVault { echolog in
      try echolog.write("m.csv", "d,t\n2025-10-05,a\n5.10.25,b\n5 de outubro de 2025,c\n,d\n")
      let line = ["import", "m.csv", "--as", "moment", "--map", "date=d,text=t"]
      let json = try echolog.run(line: line + ["--json"]).output
      let reason =
        #""line":3,"column":"d","reason":"dateNotUnderstood","cell":"5.10.25","sentence""#
      #expect(json.contains(reason) && json.contains("is read with --date-order dmy"), "\(json)")
      #expect(json.contains("Months in words are read in English"), "\(json)")
      #expect(json.contains(#""next":"echolog import undo laptop:3 takes all of it back.""#))
      #expect(try echolog.run("import", "undo", "laptop:3").exit == 0)
      let plain = try echolog.run(line: line + ["--plain"]).output
      #expect(plain.contains("\nbatch\tlaptop:7\n"), "\(plain)")
      #expect(plain.contains("\nrefusal\t2\t3\td\tdateNotUnderstood\t5.10.25\n"), "\(plain)")
      try echolog.write("j.md", "# Echolog\n\n## Sunday, a walk\n")
      let other = try echolog.run("import", "j.md", "--as", "moment", "--map", "date=d,text=t")
      #expect(other.exit == 65 && other.errors.contains("This is not a table"), "\(other)")
    }
  }
}

extension EchologProcess {
  /// Imports new rows and returns the name of their batch.
  fileprivate func imported(_ line: [String], rows: Int) throws -> String {
    let told = try run(line: line + ["--plain"])
    #expect(told.output.contains("accepted\t\(rows)\n"), "\(told)")
    let batch = told.output.split(separator: "\n").first { $0.hasPrefix("batch\t") }
    return String(try #require(batch).dropFirst("batch\t".count))
  }
}
