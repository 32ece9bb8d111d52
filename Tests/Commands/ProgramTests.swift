import Foundation
import RunningProgram
import Testing

@Suite(.enabled(if: EchologProcess.program != nil, "the program has not been built"))
struct ProgramTests {
  func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    let made = try echolog.run("init", "--name", "laptop", "--key-file", "key")
    #expect(made.exit == 0, "\(made.errors)")
    try body(echolog)
    try echolog.remove()
  }

  @Test func `A day is kept and asked about, one process a line`() throws {
    try withVault { echolog in
      let moment = try echolog.run("moment", "Took a walk 🙂 한국어")
      #expect(moment.exit == 0 && moment.output.hasPrefix("Kept for today.  laptop:3\n"))
      let goal = try echolog.run("--json", "goal", "set", "water", "2", "L", "--per", "day")
      #expect(goal.output.hasPrefix(#"{"schema":"recorded/1","id":"laptop:4","event":"laptop:4","#))
      let water = try echolog.run("log", "water", "0.5", "L", "--plain")
      #expect(water.output == "laptop:5\tactivityLogged\t2025-11-18\n")
      let late = try echolog.run("log", "water", "1500ml", "--at", "yesterday 21:30")
      #expect(late.errors.contains("→ Mon 2025-11-17 21:30 +00:00"), "\(late.errors)")
      #expect(try echolog.run("correct", "laptop:5", "700", "ml").output.contains("700 ml"))
      let today = try echolog.run("today")
      #expect(today.output.contains("Took a walk 🙂 한국어") && today.output.contains("water 700 ml"))
      #expect(try echolog.run("goals", "--plain").output.contains("\t700\t2000\tactive"))
      #expect(try echolog.run("streaks", "--plain").output.contains("loggedNonZero\t2\t2\tdays"))
      #expect(try echolog.run("remove", "laptop:3").exit == 0)
      #expect(try echolog.run("moments").output.hasPrefix("No moments yet"))
      let again = try echolog.run("remove", "laptop:3", "--json")
      #expect(again.exit == 2 && again.errors.contains(#""error":"momentAlreadyRemoved""#))
    }
  }

  @Test func `A note returns as an Echo on its day, and not before`() throws {
    try withVault { echolog in
      let sent = try echolog.run("send", "You've prepared well.", "-e", "comfort", "-i", "3d")
      #expect(sent.output.hasPrefix("Echo scheduled. See you in 3 days.  laptop:3\n"))
      #expect(sent.output.hasSuffix("\nArrives on November 21, 2025 at 9:00 AM\n"))
      let early = try echolog.run("--json", "reveal", "laptop:3")
      #expect(early.exit == 2 && early.errors.contains("echoNotDueYet"))
      #expect(early.errors.contains("Arrives on November 21, 2025 at 9:00 AM"))
      let due = try echolog.run("reveal", at: "2025-11-21T09:00:00Z")
      #expect(due.exit == 0 && due.output.contains("You've prepared well."), "\(due.errors)")
      let answered = try echolog.run(
        "reflect", "laptop:3", "It went fine.", at: "2025-11-21T10:00:00Z")
      #expect(answered.exit == 0, "\(answered.errors)")
      #expect(try echolog.run("cancel", "laptop:3", at: "2025-11-21T11:00:00Z").exit == 2)
    }
  }

  @Test func `Refusals have a class, a word, a next step, and write nothing`() throws {
    try withVault { echolog in
      let before = try echolog.run("replay", "--hash", "--json").output
      let long = String(repeating: "👩‍👩‍👧‍👦", count: 281)
      let rows: [([String], Int32, String)] = [
        (["send", "", "-e", "joy", "-i", "3d"], 2, "vibeEmpty"),
        (["send", "x"], 2, "fieldsMissing"),
        (["send", long, "-e", "joy", "-i", "3d"], 2, "vibeTooLong"),
        (["send", "x", "-e", "jou", "-i", "3d"], 2, "unknownEmotion"),
        (["send", "x", "-e", "joy", "-i", "5d"], 2, "unknownInterval"),
        (["log", "runing", "3"], 2, "unknownActivity"),
        (["log", "water", "-1", "L"], 2, "amountNegative"),
        (["log", "steps", "0"], 2, "amountZero"), (["log", "steps", "NaN"], 2, "amountNotANumber"),
        (["moment", "x", "--at", "2030-01-01"], 2, "happenedInFuture"),
        (["moment", "x", "--at", "01/02"], 64, "dateAmbiguous"), (["tody"], 64, "unknownCommand"),
        (["remove", "laptop:99"], 2, "entityNotFound"), (["remove", "x"], 2, "idNotUnderstood"),
        (["--zone", "Mars/Base", "today"], 64, "unknownZone"),
        (["import", "absent.csv", "--as", "moment", "--map", "date=d,text=t"], 66, "fileMissing"),
        (["--vault", "nowhere", "today"], 66, "vaultMissing"),
      ]
      for (words, exit, word) in rows {
        let answer = try echolog.run(words)
        #expect(answer.exit == exit, "\(words) \(answer)")
        #expect(answer.errors.contains("\"error\":\"\(word)\""), "\(words) \(answer.errors)")
        #expect(answer.output.isEmpty)
      }
      #expect(try echolog.run("replay", "--hash", "--json").output == before)
      let edge = String(repeating: "👩‍👩‍👧‍👦", count: 279) + "한"
      #expect(try echolog.run("send", edge, "-e", "joy", "-i", "1d").exit == 0)
    }
  }

  @Test func `A vault opens with its passphrase only`() throws {
    let echolog = try EchologProcess()
    try echolog.write("short", "sesame\n")
    let short = try echolog.run("init", "--passphrase-file", "short")
    #expect(short.exit == 64 && short.errors.contains("8 characters"), "\(short)")
    try echolog.write("right", "open sesame\n")
    try echolog.write("wrong", "open barley\n")
    #expect(try echolog.run("init", "--passphrase-file", "right").exit == 0)
    let wrong = try echolog.run("today", "--passphrase-file", "wrong", "--json")
    #expect(wrong.exit == 77 && wrong.errors.contains("wrongPassphrase"))
    #expect(try echolog.run("today", "--passphrase-file", "right").exit == 0)
    let piped = try echolog.run("today", "--passphrase-fd", "0", input: "open sesame\n")
    #expect(piped.exit == 0)
    #expect(try echolog.run("today", "--no-input").exit == 64)
    #expect(try echolog.run("--vault", "v", "init", "--key-file", "key").exit == 0)
    let keyed = try echolog.run("today", "--key-file", "key")
    #expect(
      keyed.exit == 64 && keyed.errors.contains("passphrase, not with a key file"), "\(keyed)")
    let phrased = try echolog.run("--vault", "v", "today", "--passphrase-file", "right", "--json")
    #expect(phrased.exit == 64 && phrased.errors.contains("\"keyFileNeeded\""), "\(phrased)")
    try echolog.remove()
  }

  @Test func `The passphrase is changed once the old one is given, and can give way to a key file`()
    throws
  {
    let echolog = try EchologProcess()
    try echolog.write("old", "open sesame\n")
    try echolog.write("wrong", "open barley\n")
    try echolog.write("short", "sesame\n")
    #expect(try echolog.run("init", "--passphrase-file", "old").exit == 0)
    #expect(try echolog.run("moment", "Kept", "--passphrase-file", "old").exit == 0)
    func change(_ words: String..., input: String = "") throws -> EchologProcess.Answer {
      try echolog.run(line: ["--json", "passphrase"] + words, input: input)
    }
    let refused = [
      (try change("--passphrase-file", "wrong", "--new-passphrase-file", "old"), "wrongPassphrase"),
      (try change("--passphrase-file", "old", "--new-passphrase-file", "short"), "passphraseShort"),
      (try change("--passphrase-file", "old", "--no-input"), "passphraseNeeded"),
      (try change("--new-key-file", "k", "--new-passphrase-file", "old"), "optionsExclude"),
    ]
    for (answer, word) in refused {
      #expect(answer.exit != 0 && answer.errors.contains("\"\(word)\""), "\(answer)")
    }
    let changed = try change(
      "--passphrase-fd", "0", "--new-passphrase-fd", "0", input: "open sesame\nbarley, please\n")
    #expect(
      changed.exit == 0 && changed.output.contains(#""opensWith":"passphrase""#), "\(changed)")
    #expect(try echolog.run("today", "--passphrase-file", "old").exit == 77)
    try echolog.write("new", "barley, please\n")
    #expect(try echolog.run("moments", "--passphrase-file", "new").output.contains("Kept"))

    let keyed = try echolog.run("passphrase", "--passphrase-file", "new", "--new-key-file", "key")
    #expect(keyed.exit == 0 && keyed.output.contains("The new key file opens"), "\(keyed)")
    #expect(keyed.errors.contains("The old passphrase still opens copies made before"), "\(keyed)")
    #expect(try echolog.run("moments").output.contains("Kept"))
    #expect(try echolog.run("today", "--passphrase-file", "new").exit == 64)
    #expect(try echolog.run("passphrase", "--new-passphrase-file", "old").exit == 0)
    #expect(try echolog.run("moments", "--passphrase-file", "old").output.contains("Kept"))
    #expect(try echolog.run("today", "--no-input").exit == 64)
    try echolog.remove()
  }

  @Test func `The name alone shows a few lines that lead on, on any terminal`() throws {
    let echolog = try EchologProcess()
    let answer = try echolog.run()
    #expect(answer.exit == 0 && answer.output.contains("echolog help shows every command"))
    #expect(answer.output.split(separator: "\n").count < 12)
    #expect(answer.output.contains("\n\n  echolog init\n"), "\(answer)")
    try echolog.remove()
    try withVault { echolog in
      let known = try echolog.run().output
      #expect(known.contains("\n\n  echolog repl\n  echolog today\n"), "\(known)")
      #expect(!known.contains("echolog init"), "\(known)")
    }
  }

  @Test func `Lines on the standard input run until one is refused`() throws {
    try withVault { echolog in
      let lines = "moment \"One\"\n# nothing\n\nmoments --plain\nmomnt x\nmoment Two\n"
      let script = try echolog.run("repl", input: lines)
      #expect(script.exit == 64)
      #expect(script.output.hasSuffix("laptop:3\t2025-11-18\t20:30\tOne\n"), "\(script.output)")
      #expect(
        script.errors.hasPrefix("Line 5: “momnt” is not a command.\nDid you mean “moment”?\n"))
      #expect(script.errors.contains("\nWhat stands behind line 5 was not carried out."))
      let last = try echolog.run("repl", input: "today\nmomnt x\n").errors
      #expect(last == "Line 2: “momnt” is not a command.\nDid you mean “moment”?\n")
      #expect(try echolog.run("moments", "--plain").output.split(separator: "\n").count == 1)
      #expect(try echolog.run("repl", input: ".help send\n.quit\nmomnt\n").exit == 0)
    }
  }

  @Test func `What ends a script is reported with its line, and with the file where there is one`()
    throws
  {
    try withVault { echolog in
      try echolog.write("s.txt", "# nothing\nmoment \"a\r\nb\"\n\nmomnt x\nmoment Two\n")
      let file = try echolog.run("repl", "s.txt")
      #expect(file.exit == 64, "\(file)")
      #expect(
        file.errors.hasPrefix("s.txt, line 5: “momnt” is not a command.\nDid you mean “moment”?\n"))
      #expect(file.errors.contains("\nWhat stands behind line 5 was not carried out."))
      let json = try echolog.run("repl", "s.txt", "--json").errors
      #expect(json.contains(#""file":"s.txt","line":5,"next":"#), "\(json)")
      let input = try echolog.run("repl", "--json", input: "today\n\n\nsend x\n").errors
      #expect(input.contains(#""file":null,"line":4,"#), "\(input)")
      try echolog.write("rows.csv", "d,t\nsoon,x\n")
      try echolog.write("i.txt", "today\nimport rows.csv --as moment --map date=d,text=t\ntoday\n")
      let told = try echolog.run("repl", "i.txt")
      #expect(told.exit == 65 && told.errors.contains("\ni.txt, line 2: "), "\(told)")
      let stopped = try echolog.run("repl", "i.txt", "--json").errors
      #expect(stopped.contains(#""error":"scriptStopped","exit":65,"#), "\(stopped)")
      try Data([0x23, 0x0A, 0x6D, 0xE9, 0x0A]).write(to: echolog.home.appending(path: "odd.txt"))
      #expect(try echolog.run("repl", "odd.txt").errors.hasPrefix("odd.txt, line 2: "))
      #expect(try echolog.run("momnt").errors.hasPrefix("“momnt”"))
    }
  }

  @Test func `Words from the journal can not steer the terminal`() throws {
    try withVault { echolog in
      try echolog.run("moment", "red \u{1B}[31m bell \u{7}\u{202E}")
      for line in [
        ["moments"], ["moments", "--plain"], ["moments", "--json"], ["history"], ["today"],
      ] {
        let output = try echolog.run(line: line).output
        #expect(
          !output.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{7}" || $0 == "\u{202E}" })
      }
    }
  }

  @Test func `An import is taken over once and back as one`() throws {
    try withVault { echolog in
      try echolog.write(
        "s.csv", "Day,Steps\n2025-11-01,8000\n2025-11-02,0\nsoon,5\n2025-11-03,-4\n")
      let words = [
        "import", "s.csv", "--as", "log", "--set", "activity=steps", "--map",
        "date=Day,value=Steps",
      ]
      let first = try echolog.run(words)
      #expect(first.exit == 65 && first.output.contains("\"written\":2"), "\(first)")
      #expect(try echolog.run(words).output.contains("\"written\":0"))
      #expect(try echolog.run("stats").output.contains("8,000 steps on 1 day"))
      #expect(try echolog.run("import", "undo", "laptop:3").exit == 0)
      #expect(!(try echolog.run("stats").output.contains("Steps")))
    }
  }

  @Test func `The order of dates is decided by the whole file, or asked for`() throws {
    try withVault { echolog in
      try echolog.write("dots.csv", "Day,Note\n01.02.2024,Rain\n03.02.2024,Sun\n")
      let line = ["import", "dots.csv"]
      #expect(try echolog.run(line: line).errors.contains("--as moment --map date=Day,text=Note"))
      let guessed = try echolog.run(line: line + ["--date-order", "mdy"])
      #expect(
        guessed.exit == 0 && guessed.errors.contains("--date-order mdy"), "\(guessed)")
      let dots = line + ["--as", "moment", "--map", "date=Day,text=Note", "--dry-run"]
      #expect(try echolog.run(line: dots).errors.contains("--date-order dmy for Thu 2024-02-01"))
      let words = ["import", "m.csv", "--as", "moment", "--map", "date=Day,text=Note"]
      let before = try echolog.run("replay", "--hash", "--json").output
      try echolog.write("m.csv", "Day,Note\n01/02/2024,a\n05/05/2024,b\n")
      let open = try echolog.run(line: words)
      #expect(open.exit == 65 && open.errors.contains("“01/02/2024” on line 2"), "\(open)")
      #expect(open.errors.contains("--date-order dmy for Thu 2024-02-01"), "\(open)")
      #expect(try echolog.run(words).errors.contains(#""error":"dateOrderOpen""#))
      #expect(try echolog.run(words + ["--dry-run"]).exit == 65)
      try echolog.write("m.csv", "Day,Note\n01/02/2024,a\n31/12/2023,b\n12/31/2023,c\n")
      #expect(try echolog.run(line: words).errors.contains("in both orders"))
      #expect(try echolog.run("replay", "--hash", "--json").output == before)
      let told = try echolog.run(words + ["--date-order", "mdy"])
      #expect(told.output.contains(#""refused":{"dateInOtherOrder":1},"written":2,"#), "\(told)")
      #expect(told.output.contains(#""firstDay":"2023-12-31","lastDay":"2024-01-02""#), "\(told)")
      try echolog.write("m.csv", "Day,Note\n03/04/2022,a\n31/12/2022 8:05 PM,b\n")
      let found = try echolog.run(words)
      #expect(found.output.contains(#""firstDay":"2022-04-03","lastDay":"2022-12-31""#), "\(found)")
      #expect(try echolog.run(words).output.contains("\"written\":0"))
    }
  }

  @Test func `A spreadsheet of Excel in German comes in once its encoding is given`() throws {
    try withVault { echolog in
      let text = "Tag;Dauer;Über\r\n01.11.2025;7:55;gut\r\n13.11.2025;7,5;früh\r\n"
      let bytes = text.unicodeScalars.map { UInt8($0.value) }
      try Data(bytes).write(to: echolog.home.appending(path: "Schlaf.csv"))
      let words = [
        "import", "Schlaf.csv", "--as", "log", "--activity", "sleep", "--map",
        "date=Tag,duration=Dauer,note=Über", "--set", "unit=h",
      ]
      let refused = try echolog.run(line: words)
      #expect(refused.exit == 65 && refused.errors.contains("Line 1 of the file"), "\(refused)")
      #expect(refused.errors.contains("--encoding windows-1252"), "\(refused)")
      #expect(try echolog.run(words).errors.contains(#""error":"fileNotUTF8""#))
      let told = try echolog.run(line: words + ["--encoding", "windows-1252"])
      #expect(told.exit == 0 && told.output.contains("2 rows: 2 new"), "\(told)")
      let logs = try echolog.run("logs", "--activity", "sleep", "--json").output
      #expect(logs.contains("28500") && logs.contains("27000") && logs.contains("früh"), "\(logs)")
    }
  }

  @Test func `The decimal mark is decided by the whole file, or asked for`() throws {
    try withVault { echolog in
      let words = [
        "import", "w.csv", "--as", "log", "--activity", "water", "--map", "date=Tag,value=Menge",
        "--set", "unit=ml",
      ]
      try echolog.write("w.csv", "Tag;Menge\n2025-11-01;750\n2025-11-02;1.500\n")
      let open = try echolog.run(line: words)
      #expect(open.exit == 65 && open.errors.contains("“1.500” on line 3 can be 1.5 or 1500"))
      #expect(open.errors.contains("--decimal comma for 1500"), "\(open)")
      #expect(try echolog.run(words).errors.contains(#""error":"decimalMarkOpen""#))
      #expect(try echolog.run(words + ["--dry-run"]).exit == 65)
      let told = try echolog.run(words + ["--decimal", "comma"])
      #expect(told.output.contains(#""written":2"#), "\(told)")
      try echolog.write("w.csv", "Tag;Menge\n2025-11-03;1.750\n2025-11-04;0,5 L\n")
      #expect(try echolog.run(words).output.contains(#""written":2"#))
      let logs = try echolog.run("logs", "--activity", "water", "--json").output
      #expect(logs.contains("1750") && logs.contains("\"amount\":500"), "\(logs)")
      try echolog.write(
        "w.csv", "Tag;Menge\n2025-11-05;1.250\n2025-11-06;0,5 L\n2025-11-07;2.5 L\n")
      #expect(try echolog.run(line: words).errors.contains("numbers of both kinds"))
    }
  }

  @Test func `An amount in another unit than was meant is refused with its row`() throws {
    try withVault { echolog in
      try echolog.write("w.csv", "Tag,Menge\n2025-11-01,2000\n2025-11-02,2\n")
      let words = [
        "import", "w.csv", "--as", "log", "--activity", "water", "--map", "date=Tag,value=Menge",
        "--set", "unit=L",
      ]
      let answer = try echolog.run(line: words)
      #expect(
        answer.errors.contains("line 2") && answer.errors.contains("L, dl, cl or ml"), "\(answer)")
      #expect(answer.output.contains("1 refused"), "\(answer)")
      for line in [["log", "water", "900", "L"], ["goal", "set", "sleep", "25h"]] {
        let refused = try echolog.run(line: line)
        #expect(refused.exit == 2 && refused.errors.contains("Is the unit"), "\(refused)")
        #expect(try echolog.run(line).errors.contains(#""error":"amountTooLarge""#))
      }
    }
  }

  @Test func `An export of this program is recognised where rows are asked for`() throws {
    try withVault { echolog in
      try echolog.run("moment", "One")
      #expect(try echolog.run("export", "all.jsonl").exit == 0)
      let words = ["import", "all.jsonl", "--as", "moment", "--map", "date=time,text=type"]
      let answer = try echolog.run(words)
      #expect(answer.exit == 65 && answer.errors.contains(#""error":"ownExport""#), "\(answer)")
      #expect(try echolog.run(line: words).errors.contains("echolog help join"))
      for words in [[], ["--as", "moment"]] {
        let bare = try echolog.run(line: ["import", "all.jsonl"] + words)
        #expect(bare.exit == 65 && bare.errors.contains("echolog help join"), "\(bare)")
      }
      let absent = try echolog.run("import", "other.jsonl")
      #expect(absent.exit == 66 && absent.errors.contains("There is no "), "\(absent)")
    }
  }

  @Test func `Two processes that import one file beside each other bring it once, as one batch`()
    async throws
  {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    let rows = (1...20_000).map { "2024-01-\($0 % 18 + 10),walk \($0 / 2)\n" }
    try echolog.write("w.csv", "date,text\n" + rows.joined())
    let words = ["import", "w.csv", "--as", "moment", "--map", "date=date,text=text"]
    async let left = echolog.run(words)
    async let right = echolog.run(words)
    for answer in try await [left, right] { #expect(answer.exit == 0, "\(answer)") }
    #expect(try echolog.run("stats", "--json").output.contains("\"moments\":20000,"))
    #expect(try echolog.run(words).output.contains("\"written\":0"))
    #expect(try echolog.run("import", "undo", "laptop:3").exit == 0)
    #expect(try echolog.run("stats", "--json").output.contains("\"moments\":0,"))
  }

  @Test func `An import that was killed goes on as the same batch, and is undone as one`() throws {
    try withVault { echolog in
      let rows = (1...60_000).map { "2024-01-\($0 % 18 + 10),walk \($0)\n" }
      try echolog.write("w.csv", "date,text\n" + rows.joined())
      let words = ["import", "w.csv", "--as", "moment", "--map", "date=date,text=text"]
      try echolog.runUntilKilled(words, after: "rows kept")
      let again = try echolog.run(words)
      #expect(again.exit == 0 && again.output.contains("\"resumed\":true"), "\(again)")
      #expect(again.output.contains("\"batch\":\"laptop:3\""), "\(again)")
      #expect(try echolog.run("check").exit == 0)
      #expect(try echolog.run("stats", "--json").output.contains("\"moments\":60000,"))
      #expect(try echolog.run("import", "undo", "laptop:3").exit == 0)
      #expect(try echolog.run("stats", "--json").output.contains("\"moments\":0,"))
    }
  }

  @Test func `Ctrl-C stops nothing that was started to ignore it`() throws {
    try withVault { echolog in
      let rows = (1...20_000).map { "2024-01-\($0 % 18 + 10),walk \($0)\n" }
      try echolog.write("w.csv", "date,text\n" + rows.joined())
      let words = ["import", "w.csv", "--as", "moment", "--map", "date=date,text=text"]
      let ignoring = ["sh", "-c", "trap '' INT; exec \"$@\"", "sh"]
      let answer = try echolog.runUntilKilled(
        words, after: "rows kept", by: SIGINT, under: ignoring)
      #expect(answer.exit == 0 && answer.output.contains("20,000 new"), "\(answer)")
    }
  }

  @Test func `Ctrl-C shows what is kept, how to go on and how to take it back`() throws {
    try withVault { echolog in
      let rows = (1...60_000).map { "2024-01-\($0 % 18 + 10),walk \($0)\n" }
      try echolog.write("w.csv", "date,text\n" + rows.joined())
      let words = ["import", "w.csv", "--as", "moment", "--map", "date=date,text=text"]
      let stopped = try echolog.runUntilKilled(words, after: "rows kept", by: SIGINT)
      #expect(stopped.exit == 130, "\(stopped)")
      #expect(stopped.output.contains("stopped when "), "\(stopped)")
      #expect(stopped.errors.contains("The same line goes on from here."), "\(stopped)")
      #expect(stopped.errors.contains("echolog import undo laptop:3 takes all"), "\(stopped)")
      #expect(try echolog.run("check").exit == 0)
      #expect(try echolog.run(words).output.contains("\"resumed\":true"))
    }
  }

  @Test func `Two devices agree after each has synced`() throws {
    try withVault { laptop in
      try laptop.run("moment", "From the laptop")
      let mistyped = try laptop.run("sync", "shared", "--json")
      #expect(mistyped.exit == 66 && mistyped.errors.contains("sharedFolderMissing"))
      #expect(mistyped.errors.contains("--yes makes a new one."), "\(mistyped)")
      let file = try laptop.run("sync", "key", "--json")
      #expect(file.exit == 66 && file.errors.contains("notASharedFolder"))
      let itself = try laptop.run("sync", ".local/share/echolog", "--json")
      #expect(itself.exit == 73 && itself.errors.contains("vaultItself"))
      try FileManager.default.createSymbolicLink(
        at: laptop.home.appending(path: "link"),
        withDestinationURL: laptop.home.appending(path: ".local/share/echolog"))
      let linked = try laptop.run("sync", "link", "--json")
      #expect(linked.exit == 73 && linked.errors.contains("vaultItself"), "\(linked)")
      #expect(try laptop.run("sync", "shared", "--yes").exit == 0)
      var phone = try EchologProcess()
      phone.variables["PWD"] = laptop.home.path
      let key = laptop.home.appending(path: "key").path
      let shared = laptop.home.appending(path: "shared").path
      for (name, word) in [("laptop", "deviceNameTaken"), ("my phone", "deviceNameNotUsable")] {
        let refused = try phone.run("join", shared, "--name", name, "--key-file", key, "--json")
        #expect(refused.exit == 2 && refused.errors.contains(word), "\(refused)")
      }
      let empty = try phone.run("join", phone.home.path, "--key-file", key, "--json")
      #expect(empty.exit == 66 && empty.errors.contains("notASharedFolder"), "\(empty)")
      let joined = try phone.run("join", shared, "--name", "phone", "--key-file", key)
      #expect(joined.exit == 0, "\(joined.errors)")
      #expect(try phone.run("moments").output.contains("From the laptop"))
      try phone.run("moment", "From the phone")
      #expect(try phone.run("sync", shared).exit == 0)
      #expect(try laptop.run("sync", shared).exit == 0)
      #expect(try phone.run("sync", shared).exit == 0)
      #expect(try laptop.run("moments").output.contains("From the phone"))
      let hashes = try [laptop, phone].map { try $0.run("replay", "--hash", "--json").output }
      #expect(hashes[0] == hashes[1] && hashes[0].contains("stateHash"))
      try phone.remove()
    }
  }

  @Test func `Replay lists, filters and hashes`() throws {
    try withVault { echolog in
      try echolog.run("moment", "One")
      try echolog.run("log", "steps", "5")
      let some = try echolog.run("replay", "--type", "momentLogged", "--json")
      #expect(some.output.split(separator: "\n").count == 1 && some.output.contains("One"))
      let paced = try echolog.run("replay", "--type", "momentLogged").errors
      #expect(paced.contains("events/s"))
      #expect(paced.contains("1 of 4 events; all were read in "), "\(paced)")
      let whole = try echolog.run("replay")
      #expect(whole.output == "Replayed 4 events.\n", "\(whole)")
      let none = try echolog.run("replay", "--plain", "--to", "yesterday")
      #expect(none.exit == 1 && none.output.isEmpty)
      #expect(try echolog.run("replay", "--type", "momntLogged").exit == 64)
      let joined = try echolog.run("replay", "--type", "momentLogged,vibeSent")
      #expect(
        joined.exit == 64
          && joined.errors.contains("--type momentLogged --type vibeSent"), "\(joined)")
      #expect(try echolog.run("check").output.hasPrefix("Vault check complete."))
      let export = try echolog.run("export")
      #expect(export.output.split(separator: "\n").count == 4)
    }
  }
}

extension EchologProcess {
  /// The words with `--json` before them.
  fileprivate func run(_ words: [String]) throws -> Answer {
    try run(line: ["--json"] + words)
  }
}
