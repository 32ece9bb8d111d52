import Foundation
import RunningProgram
import Testing

/// What a person counts beside steps, water, meditation and sleep.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct OwnActivityProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  @Test func `Reading is counted in pages, with a goal, a streak, a chart and reasons`() throws {
    try withVault { echolog in
      let added = try echolog.run("activity", "add", "Reading", "pages")
      #expect(added.exit == 0 && added.output.contains("reading can be logged, in pages."))
      #expect(added.errors.contains("echolog log reading 1 logs some."), "\(added)")
      let set = try echolog.run("goal", "set", "reading", "20", "--per", "day")
      #expect(set.exit == 0 && set.output.contains("20 pages"), "\(set)")
      try echolog.run("log", "reading", "25", "--at", "yesterday")
      let logged = try echolog.run("log", "reading", "12 pages", "--note", "The lake")
      #expect(logged.exit == 0 && logged.output.contains("reading 12 pages"), "\(logged)")
      #expect(logged.output.contains("12 pages  20 pages"), "\(logged)")
      #expect(
        try echolog.run("logs", "--activity", "reading", "--count", "--plain").output == "2\n")
      #expect(try echolog.run("streak", "reading").output.contains("2 days"))
      #expect(try echolog.run("chart", "reading").output.contains("37 pages"))
      let days = try echolog.run("chart", "days", "logs", "Reading", "--csv")
      #expect(days.output.hasPrefix("day,logs,reading\r\n"), "\(days)")
      #expect(days.output.contains(",1,25\r\n") && days.output.hasSuffix(",1,12\r\n"), "\(days)")
      let beside = try echolog.run("chart", "moments", "--with", "days reading", "--csv")
      #expect(beside.exit == 0 && beside.output.hasSuffix(",0,12\r\n"), "\(beside)")
      let yearly = try echolog.run("chart", "days", "reading", "--mean", "--by", "year", "--csv")
      #expect(yearly.output.contains("18.5"), "\(yearly)")
      #expect(try echolog.run("why", "stats.reading.amount").output.contains("37 pages"))
      #expect(try echolog.run("why", "progress", "reading").output.contains("12"))
      #expect(try echolog.run("today").output.contains("reading"))
      #expect(try echolog.run("journey").output.contains("reading"))
      let sql = "SELECT activity, unit, sum(amount) FROM logs WHERE activity = 'reading'"
      #expect(try echolog.run("sql", sql, "--plain").output == "reading\tpages\t37\n")
      let listed = try echolog.run("activities")
      #expect(listed.output.contains("reading") && listed.output.contains("37 pages"), "\(listed)")
    }
  }

  @Test func `An activity that nothing was logged of is taken back, as a slip is`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Walked")
      let slip = try echolog.run("activity", "add", "cold", "showers")
      let hint =
        "If “cold showers” is one name: echolog undo, then echolog activity add cold-showers."
      #expect(slip.errors.contains(hint), "\(slip)")
      let undone = try echolog.run("undo")
      #expect(undone.output.contains("Undone: adding cold."), "\(undone)")
      #expect(
        undone.errors.contains("echolog activity add cold showers adds it again"), "\(undone)")
      #expect(try !echolog.run("activities").output.contains("cold"))
      #expect(try echolog.run("undo").output.contains("Undone: the moment “Walked”"))
      try echolog.run("activity", "add", "cold-showers")
      try echolog.run("log", "cold-showers")
      let used = try echolog.run("undo", "laptop:7", "--json")
      #expect(used.exit == 2 && used.errors.contains(#""error":"activityHasLogs""#), "\(used)")
      #expect(used.errors.contains("echolog activity retire cold-showers no longer offers it."))
      try echolog.run("undo")
      #expect(try echolog.run("undo").output.contains("Undone: adding cold-showers."))
    }
  }

  @Test func `What people type leads to what they mean`() throws {
    try withVault { echolog in
      try echolog.run("activity", "add", "running", "km")
      let lines: [(String, String)] = [
        ("activity list", "“activities”"), ("goal list", "“goals”"),
        ("goal add coffee 2", "“goal set”"), ("limit coffee 2", "“goal set --at-most”"),
        ("label delete Anna", "“unlabel ID”"), ("labels rename A B", "“label rename”"),
        ("add activity yoga", "“activity add yoga”"), ("activity ad yoga", "“activity add”"),
        ("rename activity running jogging", "“activity rename running jogging”"),
        ("rename running jogging", "See: echolog help activity rename"),
        ("win finished report", "“moment \"finished report\"”"), ("delete last", "“undo”"),
        ("set goal water 2 L", "“goal set”"), ("swimming 3", "“log swimming 3”"),
        ("log water 2 glasses", "activity add water-glasses glasses counts glasses."),
        ("log water 8 oz", "An ounce is 29.6 ml."), ("list", "needs echoes|moments|memories|…."),
        ("goal set running 3 times a week", "activity add running-times times counts times."),
        ("label rename running jogging", "echolog activity rename running NAME"),
        ("skip running", "echolog goal set running 5 km --per day sets one."),
        ("goal pause running weekly", "echolog goal set running 5 km --per week sets one."),
      ]
      for (line, next) in lines {
        let told = try echolog.run(line: line.split(separator: " ").map(String.init))
        #expect(told.exit != 0 && told.errors.contains(next), "\(line) \(told)")
      }
    }
  }

  @Test func `A search for an activity leads to its logs`() throws {
    try withVault { echolog in
      try echolog.run("activity", "add", "yoga")
      let hint = "echolog logs --activity yoga shows what you logged of it."
      #expect(try !echolog.run("search", "yoga").errors.contains(hint), "nothing was logged")
      try echolog.run("log", "yoga")
      let nothing = try echolog.run("search", "Yoga")
      #expect(nothing.exit == 1 && nothing.errors.contains(hint), "\(nothing)")
      try echolog.run("moment", "Late for yoga")
      let found = try echolog.run("search", "yoga")
      #expect(found.output.contains("Late for yoga") && found.errors.contains(hint), "\(found)")
      #expect(try !echolog.run("search", "late").errors.contains("--activity"))
    }
  }

  @Test func `A goal a week beside one a day is shown with it`() throws {
    try withVault { echolog in
      try echolog.run("activity", "add", "running", "km")
      try echolog.run("goal", "set", "running", "5 km")
      let second = try echolog.run("goal", "set", "running", "30 km", "--per", "week")
      let names = ["running a week", "running a day"]
      #expect(names.allSatisfy(second.output.contains), "\(second)")
      try echolog.run("goal", "deactivate", "running daily")
      let third = try echolog.run("goal", "set", "running", "6 km")
      #expect(third.output.ranges(of: "running a day").count == 1, "\(third)")
    }
  }

  @Test func `A unit that was given for one is shown for several, and stays in data`() throws {
    try withVault { echolog in
      let added = try echolog.run("activity", "add", "reading", "page")
      #expect(added.output.contains("reading can be logged, in pages."), "\(added)")
      #expect(try echolog.run("log", "reading", "1").output.contains("reading 1 page for"))
      #expect(try echolog.run("log", "reading", "2 page").output.contains("3 pages in all"))
      #expect(try echolog.run("logs", "--json").output.contains(#""unit":"page""#))
      #expect(try echolog.run("activities").output.contains("pages"))
    }
  }

  @Test func `Examples are small, in the unit that was named, and one name is no two`() throws {
    try withVault { echolog in
      let lifting = try echolog.run("activity", "add", "lifting", "g")
      #expect(lifting.errors.contains("echolog log lifting 50 g logs some."), "\(lifting)")
      #expect(try echolog.run("log", "lifting", "50 g").exit == 0)
      let tiny = try echolog.run("log", "lifting", "500", "mg")
      #expect(tiny.errors.contains("kg or g, as in: echolog log lifting 50 g"), "\(tiny)")
      let books = try echolog.run("activity", "add", "books", "book")
      #expect(books.errors.contains("echolog log books 1 logs some."), "\(books)")
      #expect(!books.errors.contains("is one name"), "\(books)")
      try echolog.run("activity", "add", "leaves", "leaves")
      #expect(try echolog.run("log", "leaves", "1").output.contains("1 leaf for"))
      let yoga = try echolog.run("activity", "add", "yoga", "time")
      #expect(yoga.errors.contains("echolog log yoga logs it once."), "\(yoga)")
      let taken = try echolog.run("activity", "rename", "yoga", "books")
      #expect(taken.errors.contains("There is books already, counted in books."), "\(taken)")
    }
  }

  @Test func `What happens in times needs no amount`() throws {
    try withVault { echolog in
      try echolog.run("activity", "add", "yoga")
      let logged = try echolog.run("log", "yoga")
      #expect(logged.exit == 0 && logged.output.contains("yoga 1 time"), "\(logged)")
      let twice = try echolog.run("log", "yoga", "--json")
      #expect(twice.output.contains("\"dayTotal\": 2") || twice.output.contains("\"dayTotal\":2"))
      try echolog.run("activity", "add", "reading", "pages")
      let missing = try echolog.run("log", "reading")
      #expect(missing.exit == 64 && missing.errors.contains("log reading 1"), "\(missing)")
      let water = try echolog.run("log", "water")
      #expect(water.exit == 64 && water.errors.contains("AMOUNT"), "\(water)")
    }
  }

  @Test func `Each refusal says how to go on`() throws {
    try withVault { echolog in
      let refusals: [([String], word: String, next: String)] = [
        (["log", "dancing", "2"], "unknownActivity", "echolog activity add NAME UNIT"),
        (["activity", "add", "cold shower"], "activityNameNotUsable", "add cold-shower times"),
        (["activity", "add", "logs"], "activityNameTaken", "Choose another name"),
        (["activity", "add", "run", "m"], "unitAmbiguous", "Write min or km"),
        (["activity", "add", "water", "glasses"], "activityExists", "log water 0.5 L logs it"),
        (["activity", "retire", "water"], "activityIsStandard", "Only what activity add added"),
        (["activity", "retire", "dancing"], "unknownActivity", "echolog activities lists them"),
      ]
      for (line, word, next) in refusals {
        let told = try echolog.run(line: line + ["--json"])
        #expect(told.exit == 2 && told.errors.contains("\"error\":\"\(word)\""), "\(line) \(told)")
        #expect(told.errors.contains(next), "\(line) \(told)")
      }
      try echolog.run("activity", "add", "running", "km")
      try echolog.run("goal", "set", "running", "10 km", "--per", "week")
      let wanted = try echolog.run("activity", "retire", "running")
      #expect(wanted.exit == 2 && wanted.errors.contains("echolog goal deactivate laptop:4"))
      let words = ["activityHasGoal", "activityRetired", "tooManyActivities"]
      let unmet = { (told: EchologProcess.Answer) in
        words.filter { !told.errors.contains("\"error\":\"\($0)\"") }
      }
      let busy = try echolog.run("activity", "retire", "running", "--json")
      #expect(unmet(busy) == ["activityRetired", "tooManyActivities"])
      try echolog.run("goal", "deactivate", "running")
      let retired = try echolog.run("activity", "retire", "running")
      #expect(retired.output.contains("running is not offered any more"), "\(retired)")
      let late = try echolog.run("log", "running", "5 km")
      #expect(late.exit == 2 && late.errors.contains("echolog activity add running km"), "\(late)")
      let gone = try echolog.run("log", "running", "5 km", "--json")
      #expect(unmet(gone) == ["activityHasGoal", "tooManyActivities"])
      #expect(try echolog.run("activity", "add", "running", "km").exit == 0)
      #expect(try echolog.run("log", "running", "5 km").exit == 0)
      let undo = try echolog.run("undo", "laptop:3", "--json")
      #expect(undo.errors.contains("\"error\":\"alreadyUndone\""), "it was retired: \(undo)")
    }
  }

  @Test func `What is renamed keeps its logs, goals and streaks, and undo gives the name back`()
    throws
  {
    try withVault { echolog in
      try echolog.run("activity", "add", "running", "km")
      try echolog.run("goal", "set", "running", "5 km")
      try echolog.run("log", "running", "6 km")
      let renamed = try echolog.run("activity", "rename", "running", "Jogging")
      #expect(renamed.output.contains("running is called jogging now."), "\(renamed)")
      #expect(try echolog.run("streak", "jogging").output.contains("1 day"))
      #expect(try echolog.run("logs", "--activity", "jogging").output.contains("6 km"))
      #expect(try echolog.run("goals").output.contains("jogging"))
      #expect(try echolog.run("log", "running", "1 km").exit == 2)
      let refusals: [([String], word: String, next: String)] = [
        (["jogging", "jogging"], "activityNameUnchanged", "Give another name."),
        (["jogging", "water"], "activityExists", "choose another name"),
        (["water", "tea"], "activityIsStandard", "under this name"),
        (["jogging", "two words"], "activityNameNotUsable", "For example: two-words"),
        (["running", "tea"], "unknownActivity", "running is called jogging now."),
      ]
      for (words, word, next) in refusals {
        let told = try echolog.run(line: ["activity", "rename"] + words + ["--json"])
        #expect(told.exit == 2 && told.errors.contains("\"error\":\"\(word)\""), "\(told)")
        #expect(told.errors.contains(next), "\(told)")
      }
      let undone = try echolog.run("undo")
      #expect(undone.output.contains("Undone: the name “jogging” of running"), "\(undone)")
      #expect(try echolog.run("log", "running", "1 km").exit == 0)
      #expect(try echolog.run("history", "--json").output.contains("activityRenamed"))
    }
  }

  @Test func `A former name leads to the one of now, and brings what is called so in`() throws {
    try withVault { echolog in
      try echolog.run("activity", "add", "coffee", "cups")
      try echolog.write("old.csv", "day,activity,value\n2025-11-01,Coffee,2\n")
      let line = ["import", "old.csv", "--as", "log", "--map"]
      let map = "date=day,activity=activity,value=value"
      #expect(try echolog.run(line: line + [map]).exit == 0)
      try echolog.run("activity", "rename", "coffee", "espresso")
      let shown = try echolog.run("show", "laptop:3")
      #expect(shown.output.contains("espresso"), "the addition tells the new name: \(shown)")
      for line in [["log", "Coffee", "1"], ["streak", "coffee"], ["goal", "set", "coffee", "2"]] {
        let told = try echolog.run(line: line)
        #expect(told.exit == 2 && told.errors.contains("coffee is called espresso now."), "\(told)")
        #expect(told.errors.contains("echolog log espresso"), "\(told)")
      }
      try echolog.write("old.csv", "day,activity,value\n2025-11-01,Coffee,2\n2025-11-02,coffee,3\n")
      #expect(try echolog.run(line: line + [map]).exit == 0)
      let sum = "SELECT sum(amount) FROM logs WHERE activity = 'espresso'"
      #expect(try echolog.run("sql", sum, "--plain").output == "5\n")
      try echolog.run("activity", "rename", "espresso", "coffee")
      #expect(try echolog.run("log", "coffee", "1").exit == 0)
    }
  }

  @Test func `There is room for forty, and what is retired gives its name up`() throws {
    try withVault { echolog in
      let lines = (1...39).map { "activity add a\($0)\n" }.joined()
      try echolog.write("many", lines + "activity add reading pages\nlog reading 20\n")
      #expect(try echolog.run("repl", "many").exit == 0)
      let full = try echolog.run("activity", "add", "running", "km", "--json")
      #expect(full.errors.contains("\"error\":\"tooManyActivities\""), "\(full)")
    }
    try withVault { echolog in
      try echolog.run("activity", "add", "reading", "pages")
      try echolog.run("log", "reading", "20")
      try echolog.run("activity", "retire", "reading")
      let undo = try echolog.run("undo")
      #expect(undo.exit == 2 && undo.errors.contains("reading was retired."), "\(undo)")
      #expect(undo.errors.contains("activity add reading pages takes it up again."), "\(undo)")
      let told = try echolog.run("activity", "add", "reading", "min")
      #expect(told.errors.contains("before is called reading-2 now"), "\(told)")
      #expect(try echolog.run("log", "reading", "30 min").exit == 0)
      let sql = "SELECT activity, unit, amount FROM activities WHERE isOwn ORDER BY 1"
      #expect(
        try echolog.run("sql", sql, "--plain").output == "reading\ts\t1800\nreading-2\tpages\t20\n")
    }
  }

  @Test func `A session that does not know one shows nothing of it`() throws {
    try withVault { echolog in
      try echolog.run("activity", "add", "reading", "pages")
      try echolog.run("activity", "add", "running", "km")
      try echolog.run("log", "reading", "20")
      try echolog.run("log", "running", "5 km")
      for line in [
        ["chart", "reading", "--whatif", "without laptop:3"],
        ["chart", "running", "--whatif", "without laptop:3"],
        ["chart", "reading", "--known", "2025-11-01", "--days", "365"],
        ["logs", "--activity", "reading", "--known", "2025-11-01"],
      ] {
        let told = try echolog.run(line: line)
        #expect([0, 1].contains(told.exit), "\(line) \(told)")
      }
    }
  }

  @Test func `Goals of them are skipped, paused and reminded of by name`() throws {
    try withVault { echolog in
      try echolog.run("activity", "add", "running", "km")
      try echolog.run("goal", "set", "running", "5 km")
      try echolog.run("goal", "set", "running", "20 km", "--per", "week")
      for line in [
        ["skip", "today", "--goal", "running daily"], ["goal", "pause", "running weekly"],
        ["goal", "resume", "running", "weekly"], ["remind", "running daily", "20:00"],
        ["progress", "running", "daily"], ["goal", "target", "running weekly", "25 km"],
      ] {
        let told = try echolog.run(line: line)
        #expect(told.exit == 0, "\(line) \(told)")
      }
    }
  }

  @Test func `A file of another program comes in, and the own export comes back`() throws {
    try withVault { echolog in
      try echolog.run("activity", "add", "running", "km")
      try echolog.write("runs.csv", "day,km\n2025-11-01,5.2\n2025-11-03,4\n")
      let line = ["import", "runs.csv", "--as", "log", "--map", "date=day,value=km"]
      let told = try echolog.run(line: line + ["--activity", "running", "--set", "unit=km"])
      #expect(told.exit == 0, "\(told)")
      let sum = ["sql", "SELECT sum(amount) FROM logs WHERE activity = 'running'", "--plain"]
      #expect(try echolog.run(line: sum).output == "9200\n")
      #expect(try echolog.run("export", "own.csv", "--as", "csv").exit == 0)
      let again = try echolog.run(
        "import", "own.csv", "--as", "log", "--map",
        "date=when,activity=activity,value=amount,unit=unit", "--where", "kind=log")
      #expect(again.exit == 0, "\(again)")
      #expect(try echolog.run(line: sum).output == "9200\n", "they are here already")
    }
  }

  @Test func `An export of them tells a new diary what to add first`() throws {
    try withVault { echolog in
      try echolog.write(
        "own.csv",
        "activity,unit,amount,day\nrunning,m,5200,2025-11-01\nreading,pages,20,2025-11-02\n"
          + "running,m,4000,2025-11-03\nlifting,g,72500,2025-11-03\n")
      let line = ["import", "own.csv", "--as", "log", "--map"]
      let map = "date=day,activity=activity,value=amount,unit=unit"
      let refused = try echolog.run(line: line + [map])
      let added = ["running km", "reading pages", "lifting kg"]
      let said = added.map { "\n  echolog activity add " + $0 }.joined()
      #expect(refused.errors.contains("they come in:" + said + "\n"), "\(refused)")
      for words in added {
        let line = ["activity", "add"] + words.split(separator: " ").map(String.init)
        #expect(try echolog.run(line: line).exit == 0)
      }
      #expect(try echolog.run(line: line + [map]).exit == 0)
      let sum = "SELECT activity, sum(amount) FROM logs GROUP BY 1 ORDER BY 1"
      #expect(
        try echolog.run("sql", sum, "--plain").output
          == "lifting\t72500\nreading\t20\nrunning\t9200\n")
    }
  }

  @Test func `The prompt completes and supposes them`() throws {
    try withVault { echolog in
      try echolog.run("activity", "add", "running", "km")
      // A bare number is in the unit that was named.
      try echolog.run("log", "running", "5")
      let mile = try echolog.run("log", "running", "3 mi")
      #expect(mile.exit == 2 && mile.errors.contains("A mile is 1.609 km."), "\(mile)")
      let told = try echolog.run("repl", input: ".whatif without running\nactivities\n")
      #expect(!told.output.contains("5 km"), "\(told)")
      let without = try echolog.run(
        "activities", "--whatif", "without running", "--where", "activity = 'running'", "--count",
        "--plain")
      #expect(without.exit == 0, "\(without)")
    }
  }

  @Test func `What is lifted is kept in kilograms and grams, and pounds lead to them`() throws {
    try withVault { echolog in
      let added = try echolog.run("activity", "add", "lifting", "kg")
      #expect(added.output.contains("lifting can be logged, in kg or g."), "\(added)")
      #expect(try echolog.run("log", "lifting", "72.5 kg").output.contains("lifting 72.5 kg"))
      #expect(try echolog.run("log", "lifting", "500", "g").output.contains("73 kg in all"))
      #expect(try echolog.run("log", "lifting", "2").output.contains("75 kg in all"))
      let pound = try echolog.run("log", "lifting", "3 lbs")
      let said = "A pound is 0.454 kg. It is counted in kg or g, as in: echolog log lifting 40 kg"
      #expect(pound.exit == 2 && pound.errors.contains(said), "\(pound)")
      #expect(try echolog.run("log", "water", "3 kg", "--json").errors.contains("unitMismatch"))
      let sum = "SELECT unit, sum(amount) FROM logs GROUP BY 1"
      #expect(try echolog.run("sql", sum, "--plain").output == "g\t75000\n")
      #expect(try echolog.run("goal", "set", "lifting", "300 kg", "--per", "week").exit == 0)
      #expect(try echolog.run("chart", "lifting").output.contains("75 kg"))
      let beside = "echolog activity add lifting-pounds pounds counts pounds."
      #expect(pound.errors.contains(beside), "\(pound)")
    }
  }

  @Test func `Miles and half pages are kept as they were typed, in every answer`() throws {
    try withVault { echolog in
      let added = try echolog.run("activity", "add", "hikes", "mi")
      #expect(added.output.contains("hikes can be logged, in miles."), "\(added)")
      #expect(!added.errors.contains("is one name"), "\(added)")
      #expect(try echolog.run("goal", "set", "hikes", "2.5 mi").output.contains("2.5 miles"))
      #expect(try echolog.run("log", "hikes", "1 mile").output.contains("hikes 1 mile for"))
      for words in ["5k", "5 km"] {
        let metric = try echolog.run("log", "hikes", words)
        #expect(metric.exit == 2 && metric.errors.contains("A mile is 1.609 km."), "\(metric)")
      }
      let logged = try echolog.run("log", "hikes", "2.1", "--json")
      #expect(logged.output.contains(#""amount":2.1,"dayTotal":3.1"#), "\(logged)")
      #expect(logged.output.contains(#""target":2.5"#), "\(logged)")
      let figures = "SELECT unit, min(amount), sum(amount) FROM logs WHERE amount > 0.9 GROUP BY 1"
      #expect(try echolog.run("sql", figures, "--plain").output == "miles\t1\t3.1\n")
      #expect(try echolog.run("logs", "--fields", "amount", "--plain").output == "2.1\n1\n")
      #expect(try echolog.run("today", "--plain").output.contains("hikes\t3.1/2.5\t"))
      #expect(try echolog.run("chart", "hikes").output.contains("3.1 miles"))
      #expect(try echolog.run("why", "progress", "hikes").output.contains("3.1 miles of 2.5 miles"))
      #expect(
        try echolog.run("why", "stats.hikes.amount", "--json").output.contains(#""value":3.1"#))
      #expect(try echolog.run("stats").output.contains("3.1 miles on 1 day"))
      let sum = ["sql", "SELECT amount FROM activities WHERE activity = 'hikes'", "--plain"]
      #expect(try echolog.run("export", "own.csv", "--as", "csv").exit == 0)
      let back = [
        "import", "own.csv", "--as", "log", "--map",
        "date=when,activity=activity,value=amount,unit=unit", "--where", "kind=log",
      ]
      #expect(try echolog.run(line: back).exit == 0)
      #expect(try echolog.run(line: sum).output == "3.1\n", "they are here already")
      try echolog.run("correct", "laptop:5", "0.125 mi")
      #expect(try echolog.run(line: sum).output == "2.225\n")
      #expect(try echolog.run("undo").exit == 0)
      #expect(try echolog.run(line: sum).output == "3.1\n")
      let fine = try echolog.run("log", "hikes", "1.2345")
      #expect(fine.exit == 2 && fine.errors.contains("Round it to three decimals."), "\(fine)")
    }
  }

  @Test func `Three decimals come back from the own table, where nothing else tells their mark`()
    throws
  {
    try withVault { echolog in
      let other = ["--vault", "other", "--key-file", "other-key"]
      #expect(try echolog.run(line: other + ["init", "--name", "phone"]).exit == 0)
      for vault in [[], other] {
        #expect(try echolog.run(line: vault + ["activity", "add", "hikes", "mi"]).exit == 0)
      }
      try echolog.run("log", "hikes", "3.125")
      #expect(try echolog.run("export", "own.csv", "--as", "csv").exit == 0)
      let line = ["import", "own.csv", "--as", "log", "--where", "kind=log", "--map"]
      let map = "date=when,activity=activity,value=amount,unit=unit"
      let told = try echolog.run(line: other + line + [map])
      #expect(told.exit == 0, "\(told)")
      let sum = other + ["sql", "SELECT sum(amount) FROM logs", "--plain"]
      #expect(try echolog.run(line: sum).output == "3.125\n")
      let table = try String(contentsOf: echolog.home.appending(path: "own.csv"), encoding: .utf8)
      try echolog.write("own.csv", table.replacing("hikes,3.125,miles", with: "steps,8.000,steps"))
      let open = try echolog.run(line: other + line + [map])
      #expect(open.exit == 65 && open.errors.contains("Nothing was kept."), "\(open)")
    }
  }

  @Test func `The policy of S3 keeps to its list`() throws {
    try withVault { echolog in
      try echolog.run("policy", "health")
      let told = try echolog.run("activity", "add", "running", "km")
      #expect(told.exit == 2 && told.errors.contains("FR1.4.1"), "\(told)")
      #expect(try echolog.run("log", "water", "1 L").exit == 0)
    }
  }
}
