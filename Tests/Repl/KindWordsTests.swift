import Echolog
import Foundation
import Journal
import Platform
import RunningProgram
import Testing

/// Refusals that once were silent, wrong or unkind.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct KindWordsTests {
  func withVault(_ body: (inout EchologProcess) throws -> Void) throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(&echolog)
  }

  @Test func `Each line is refused with its word and what to do next`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "water", "2", "L")
      try echolog.run("log", "steps", "5")
      try echolog.write("file", "")
      let folder = echolog.home.appending(path: "folder")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      let mapping = ["--as", "moment", "--map", "date=d,text=t"]
      let rows: [([String], Int32, String, String)] = [
        (["goal", "set", "water", "3", "L"], 2, "goalAlreadySet", "goal target laptop:3"),
        (["goal", "target", "laptop:3", "0", "L"], 2, "targetZero", "deactivate"),
        (["goal", "set", "sleep", "8"], 2, "unitMissing", "echolog goal set sleep 8h"),
        (
          ["goal", "set", "sleep", "8", "per", "week"], 2, "unitMissing",
          "echolog goal set sleep 8h --per week"
        ),
        (
          ["goal", "set", "water", "2", "l", "a", "day", "--per", "week"], 2, "amountNotANumber",
          "echolog goal set water 2 l --per day"
        ),
        (["goal", "target", "water", "3"], 2, "unitMissing", "echolog goal target water 3 L"),
        (["correct", "laptop:4", "lots"], 2, "amountNotANumber", "echolog correct laptop:4 8000"),
        (["log", "water", "500"], 2, "unitMissing", "echolog log water 500 ml"),
        (["log", "water", "1/4", "l"], 2, "unknownUnit", "echolog log water 0.25 l"),
        (["log", "water", "1/3", "l"], 2, "unknownUnit", "echolog log water 0.5 L"),
        (["log", "water", "3", "1/2", "l"], 2, "unitMissing", "echolog log water 3.5 l"),
        (["log", "water", "2½", "l"], 2, "unknownUnit", "echolog log water 2.5 l"),
        (["goal", "set", "water", "9", "l", "a", "month"], 2, "unknownPeriod", "day or week"),
        (
          ["log", "water", "2", "L", "yesterday"], 2, "amountNotANumber",
          "echolog log water 2 L --at yesterday"
        ),
        (["log", "steps", "90", "yesterday"], 2, "unknownUnit", "log steps 90 --at yesterday"),
        (
          ["log", "meditation", "20", "minutes", "Physio", "with", "Ana"], 2, "amountNotANumber",
          #"echolog log meditation 20 minutes --note \"Physio with Ana\""#
        ),
        (["log", "steps", "9", "q"], 2, "unknownUnit", "echolog log steps 8000"),
        (["log", "physiotherapy"], 2, "unknownActivity", "echolog moment TEXT"),
        (["goal", "set", "physiotherapy"], 2, "unknownActivity", "echolog activity add"),
        (["log", "water"], 64, "valueMissing", "help log"),
        (["goal", "set", "exercise", "30", "min"], 2, "unknownActivity", "echolog moment TEXT"),
        (["log", "sleep", "25h"], 2, "longerThanDay", "day by day"),
        (["set", "day-start", "23:00"], 2, "dayStartOutOfRange", "can not start at 23:00."),
        (["set", "notification-slots", "0"], 2, "slotsOutOfRange", "set notifications off"),
        (["correct", "laptop:4", "0"], 2, "correctedToZero", "remove"),
        (["log", "water", "2", "galons"], 2, "unknownUnit", "L, dl, cl or ml"),
        (["log", "water", "1", "cup"], 2, "unknownUnit", "L, dl, cl or ml"),
        (["send", "x", "-e", "joy", "-i", "2w"], 2, "unknownInterval", "7d"),
        (["send", "x", "-e", "joy", "-i", "year"], 2, "unknownInterval", "7d"),
        (["moment", "x", "--ago", "-5m"], 64, "agoNotUnderstood", "5m, 2h, 3d, 1w or 10y"),
        (["moment", "x", "--ago", "week"], 64, "agoNotUnderstood", "--at"),
        (["moment", "x", "--at", "1962"], 64, "timeVague", "such as 1962-01-01"),
        (["moment", "x", "--emotion", "joy"], 64, "unknownOption", "an option of send"),
        (["unskip", "yesterday"], 64, "unknownCommand", "echolog undo ID"),
        (["skip", "sick"], 64, "timeNotUnderstood", "echolog skip --reason sick"),
        (["moment", "x", "--at", "yesterday at 7"], 64, "timeAmbiguous", "“yesterday 19:00”"),
        (["remember", "x", "--at", "last summer"], 64, "timeVague", "“November 2025” or 2025"),
        (["replay", "--from", "last night"], 64, "timeVague", "“yesterday 22:00”"),
        (["moment", "x", "--at", "tuesday"], 64, "dateAmbiguous", "2025-11-18 or 2025-11-11"),
        (["goal", "pause", "--from", "friday"], 64, "dateAmbiguous", "2025-11-14 or 2025-11-21"),
        (["replay", "--type", "momntLogged"], 64, "unknownChoice", "momentLogged"),
        (["replay", "--type", "seen,undone"], 64, "valuesJoined", "--type undone"),
        (["export", "a.csv", "--as", "jsonl"], 64, "formContradicted", "Leave --as out"),
        (["replay", "--device", "lapto"], 64, "unknownChoice", "laptop"),
        (["today", "--key-file", "a", "--passphrase-file", "b"], 64, "optionsExclude", "one"),
        (["today", "--vault", ""], 64, "optionNeedsValue", "--vault FOLDER"),
        (["sync", ""], 64, "valueMissing", "help sync"),
        (["import", "folder"] + mapping, 66, "wrongKindOfFile", "Name a file"),
        (["import", "nowhere"] + mapping, 66, "fileMissing", "check the name"),
        (["today", "--vault", "file"], 66, "notAVault", "names another folder"),
      ]
      let before = try echolog.run("replay", "--hash", "--json").output
      for (words, exit, word, next) in rows {
        let answer = try echolog.run(line: ["--json"] + words)
        #expect(answer.exit == exit, "\(words) \(answer)")
        #expect(answer.errors.contains("\"error\":\"\(word)\""), "\(words) \(answer.errors)")
        #expect(answer.errors.contains(next), "\(words) \(answer.errors)")
        #expect(!answer.errors.contains("events/s"), "\(words)")
      }
      #expect(try echolog.run("replay", "--hash", "--json").output == before)
      #expect(try echolog.run("goal", "set", "water", "9", "L", "--per", "week").exit == 0)
    }
  }

  @Test func `No code of a reason, a rule or a section is in what people read`() throws {
    try withVault { echolog in
      try echolog.write("r.csv", "d,t\nsoon,x\n,y\n2025-11-01,\n")
      let words = ["import", "r.csv", "--as", "moment", "--map", "date=d,text=t"]
      let told = try echolog.run(line: words).output
      #expect(told.contains("\n  1 with a date that can not be read\n"), "\(told)")
      #expect(told.contains("\n  2 with an empty field\n") && !told.contains("valueMissing"))
      let json = try echolog.run(line: words + ["--json"]).output
      #expect(json.contains(#""refused":{"dateNotUnderstood":1,"valueMissing":2}"#), "\(json)")
      let code = /S[0-4] ([0-9]|[A-Z])/
      var refused = 0
      for policy in ["echo", "moments", "health", "emma"] {
        try echolog.run("policy", policy)
        let shown = try echolog.run("policy").output
        #expect(shown.contains("specification\n") && !shown.contains(code), "\(shown)")
        for line in [["send", "x", "-e", "joy", "-i", "1d"], ["moment", "x"], ["remember", "x"]] {
          let answer = try echolog.run(line: line)
          #expect(!answer.errors.contains(code), "\(answer)")
          guard answer.exit == 2 else { continue }
          refused += 1
          #expect(answer.errors.hasPrefix("The policy \(policy) keeps out new "), "\(answer)")
          #expect(answer.errors.contains(" specification).\n"), "\(answer)")
        }
      }
      #expect(refused == 9, "each policy keeps out what it has no section for")
    }
  }

  @Test func `A year or a month is an end of a span, and no day of an entry`() throws {
    try withVault { echolog in
      try echolog.run("log", "steps", "5", "--at", "2024-12-31")
      try echolog.run("log", "steps", "7", "--at", "2025-07-31")
      let year = try echolog.run("logs", "--from", "2025", "--to", "2025", "--plain").output
      #expect(year.split(separator: "\n").count == 1, "\(year)")
      let july = try echolog.run("logs", "--to", "July 2025", "--plain").output
      #expect(july.split(separator: "\n").count == 2, "\(july)")
      let old = try echolog.run("remember", "The lake", "--at", "10 years ago")
      #expect(old.output.contains("for Wed 2015-11-18."), "\(old)")
      let help = try echolog.run("help", "remember").output
      #expect(help.contains("“10 years ago”"), "\(help)")
    }
  }

  @Test func `A word that names no entry is answered with the nearest ones and their names`()
    throws
  {
    try withVault { echolog in
      try echolog.run("remember", "The café was still")
      try echolog.run("moment", "Went to the lake")
      try echolog.run("moment", "A lake \u{1B}[31magain")
      try echolog.run("goal", "set", "water", "2", "L")
      try echolog.run("goal", "set", "water", "9", "L", "--per", "week")
      try echolog.run("moment", "The long way home, on which we crossed the river")
      let rows: [([String], String, [String])] = [
        (["memory", "CAFE"], "Did you mean this?", ["laptop:3"]),
        (["remove", "laek"], "Did you mean one of these?", ["laptop:4", "laptop:5"]),
        (["undo", "lake"], "Did you mean one of these?", ["laptop:4", "laptop:5"]),
        (["memory", "laptop:99"], "echolog memories shows their names. The latest:", ["laptop:3"]),
        (["history", "77"], "The latest of each kind:", ["laptop:3", "laptop:7", "laptop:8"]),
        (["goal", "deactivate", "steps"], "The latest are:", ["laptop:6", "laptop:7"]),
        (
          ["goal", "pause", "water"], #"Choose "water, daily" or "water, weekly"."#,
          ["laptop:6", "laptop:7"]
        ),
        (["show", "crossed"], "Did you mean this?", ["laptop:8"]),
        (["edit", "crossed"], "Did you mean this?", ["laptop:8"]),
        (["cancel", "lake"], "echolog search lake", []),
        (["cancel", "xyzzy"], "Names look like laptop:7.", []),
        (["memory", "xyzzy"], "Names look like laptop:3. The latest:", ["laptop:3"]),
      ]
      for (words, next, names) in rows {
        let told = try echolog.run(line: words)
        #expect(told.exit == 2 && told.errors.contains(next), "\(words) \(told)")
        let lines = told.errors.split(separator: "\n").filter { $0.hasPrefix("  laptop:") }
        let found = lines.map { String($0.dropFirst(2).prefix { $0 != " " }) }
        #expect(found.sorted() == names, "\(words) \(told)")
        #expect(!told.errors.unicodeScalars.contains("\u{1B}"))
        let json = try echolog.run(line: words + ["--json"]).errors
        for name in names { #expect(json.contains("{\"id\":\"\(name)\",\"text\":\""), "\(json)") }
        #expect(json.contains("\"candidates\":[]") == names.isEmpty, "\(json)")
        #expect(!json.contains("The latest") && !json.contains("Did you mean"), "\(json)")
      }
    }
  }

  @Test func `An emotion is offered where none was understood, and never taken`() throws {
    try withVault { echolog in
      let text = "I am so happy and thrilled, what a wonderful fun day!"
      for words in [["-i", "3d"], ["-i", "3d", "-e", "xylophone"]] {
        let answer = try echolog.run(line: ["send", text, "--json"] + words)
        #expect(answer.exit == 2 && answer.output.isEmpty, "\(answer)")
        #expect(answer.errors.contains(#""suggestedEmotion":"joy""#), "\(answer.errors)")
        #expect(try echolog.run(line: ["send", text] + words).errors.contains("--emotion joy"))
      }
      let plain = try echolog.run("send", "hello", "-i", "3d").errors
      #expect(!plain.contains("sounds like") && plain.contains("--emotion"), "\(plain)")
      #expect(try echolog.run("echoes").output == "No Echoes here.\n")
    }
  }

  @Test func `A log shows a kind word beside the goal it serves`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "water", "2", "L")
      let said = try echolog.run("log", "water", "1", "L").output
      #expect(said.split(separator: "\n").count == 4, "\(said)")
      #expect(try echolog.run("goals", "--json").output.contains("\"message\":\""))
    }
  }

  @Test func `A note on its way shows its first thirty characters, an opened one all`() throws {
    try withVault { echolog in
      let long = String(repeating: "👩‍👩‍👧‍👦ng ", count: 20)
      let start = String(long.prefix(30))
      try echolog.run("send", long, "-e", "joy", "-i", "1d", at: "2025-11-10T12:00:00Z")
      let waiting = try echolog.run("echoes", "--json").output
      #expect(waiting.contains("\"preview\":\"\(start)\",\"answers\""), "\(waiting)")
      #expect(waiting.contains(#""text":null,"characters":80"#), "\(waiting)")
      #expect(try echolog.run("echoes").output.contains(start + "…"))
      try echolog.run("reveal")
      let opened = try echolog.run("echoes", "--all", "--json").output
      #expect(opened.contains("\"text\":\"\(long)\""), "\(opened)")
    }
  }

  @Test func `What was recorded without a zone keeps its clock and its day, whoever looks`() throws
  {
    try withVault { echolog in
      try echolog.write("m.csv", "d,t\n2025-11-01,day\n2025-11-02 23:30,clock\n")
      let brought = try echolog.run(
        "import", "m.csv", "--as", "moment", "--map", "date=d,text=t")
      #expect(brought.errors.contains("1 time in it names no zone"), "\(brought)")
      for zone in ["UTC", "Europe/Berlin", "Pacific/Apia"] {
        echolog.variables = ["TZ": zone]
        let history = try echolog.run("history", "--plain").output
        let rows = history.split(separator: "\n").map { $0.split(separator: "\t") }
        let told = rows.map { [String($0[1])] + $0.dropFirst(3).map(String.init) }
        #expect(told.contains(["2025-11-01", "momentLogged", "day"]), "\(history)")
        #expect(told.contains(["2025-11-02T23:30", "momentLogged", "clock"]), "\(history)")
        #expect(try echolog.run("moments", "--plain").output.contains("2025-11-02\t23:30\tclock"))
      }
    }
  }

  @Test func `Damage is named by the device, notices are shown, days are explained`() throws {
    try withVault { echolog in
      #expect(try echolog.run("sync", "shared", "--yes").exit == 0)
      try echolog.run("moment", "soon gone")
      let active = echolog.home.appending(path: ".local/share/echolog/journal/live")
      let notices = try echolog.run("version", "--notices").output
      #expect(notices.contains("Princeton University") && notices.contains("GoEmotions"))
      #expect(try echolog.run("help", "today").output.contains("04:00"))
      try FileManager.default.removeItem(at: active)
      let check = try echolog.run("check")
      #expect(check.exit == 1 && check.output.contains("  lost: "), "\(check)")
      #expect(check.output.contains("events laptop:"), "\(check)")
    }
  }

  @Test func `Days in words begin when they do in the vault`() async throws {
    let echolog = try EchologProcess()
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    let home = Path(echolog.home.path)
    let place = VaultPlace(
      vault: home.appending(".local/share/echolog"), states: home.appending(".local/state/echolog"),
      caches: home.appending(".cache/echolog"))
    let diary = try Diary.open(
      at: place, deviceName: DeviceName(near: "laptop"),
      secret: .keyFile(at: home.appending("key"), on: POSIXDisk()),
      dependencies: Dependencies(now: { Instant(milliseconds: 1_763_400_000_000) }, zone: .utc))
    _ = try await diary.commit(ChangeSetting.dayStart(minutes: 0))
    let kept = try echolog.run(
      "moment", "Late", "--at", "today", "--plain", at: "2025-11-18T02:00:00Z")
    #expect(kept.output.hasSuffix("\t2025-11-18\n"), "\(kept)")
    try echolog.remove()
  }
}
