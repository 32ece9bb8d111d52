import RunningProgram
import Testing

@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct LogsProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  private func ids(_ answer: EchologProcess.Answer) -> [String] {
    answer.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
  }

  @Test func `Logs are listed by activity, days, goal and note, with what was corrected`() throws {
    try withVault { echolog in
      #expect(try echolog.run("logs").output == "No logs here.\n")
      try echolog.run("goal", "set", "water", "2", "L", at: "2025-11-10T08:00:00Z")
      try echolog.run("log", "water", "500ml", at: "2025-11-09T12:00:00Z")
      try echolog.run(
        "log", "water", "0.5", "L", "--note", "Grüner Tee", at: "2025-11-17T12:00:00Z")
      try echolog.run("log", "steps", "8000", at: "2025-11-17T13:00:00Z")
      try echolog.run("log", "water", "1", "L", at: "2025-11-18T09:00:00Z")
      try echolog.run("correct", "laptop:5", "0.7", "L")
      let whole = try echolog.run("logs")
      #expect(
        whole.output.contains("Grüner Tee") && whole.output.contains("was 500 ml"), "\(whole)")
      let rows: [([String], [String])] = [
        ([], ["laptop:7", "laptop:6", "laptop:5", "laptop:4"]),
        (["--activity", "water"], ["laptop:7", "laptop:5", "laptop:4"]),
        (["--from", "2025-11-17", "--to", "yesterday"], ["laptop:6", "laptop:5"]),
        (["--goal", "laptop:3"], ["laptop:7", "laptop:5"]),
        (["--goal", "water", "--from", "today"], ["laptop:7"]),
        (["--text", "gruner t"], ["laptop:5"]), (["--text", "coffee"], []),
        (["--limit", "2"], ["laptop:7", "laptop:6"]),
        (["--limit", "3", "--page", "2"], ["laptop:4"]),
        (["--limit", "3", "--page", "9223372036854775807"], []),
      ]
      for (words, expected) in rows {
        #expect(ids(try echolog.run(line: ["logs", "--plain"] + words)) == expected, "\(words)")
      }
      let page = try echolog.run("logs", "--limit", "3")
      #expect(page.errors == "1 more log: the same with --page 2\n", "\(page)")
      #expect(
        try echolog.run("logs", "--page", "9").errors == "4 logs on earlier pages.\n")
    }
  }

  @Test func `A correction with a time moves a log, and undo moves it back`() throws {
    try withVault { echolog in
      try echolog.run("log", "water", "0.5", "L", at: "2025-11-18T09:00:00Z")
      let moved = try echolog.run("correct", "laptop:3", "0.5", "L", "--at", "2025-11-16 21:30")
      #expect(moved.exit == 0 && moved.output.contains("2025-11-16"), "\(moved)")
      #expect(ids(try echolog.run("logs", "--plain", "--to", "2025-11-16")) == ["laptop:3"])
      #expect(try echolog.run("correct", "laptop:3", "1", "L", "--ago", "1h").exit == 0)
      #expect(ids(try echolog.run("logs", "--plain", "--from", "today")) == ["laptop:3"])
      #expect(try echolog.run("undo").exit == 0 && echolog.run("undo").exit == 0)
      let back = try echolog.run("logs", "--plain").output
      #expect(back.contains("2025-11-18") && back.contains("500"), "\(back)")
      let later = try echolog.run("correct", "laptop:3", "1", "L", "--at", "tomorrow")
      #expect(later.exit != 0 && !later.errors.isEmpty, "\(later)")
    }
  }

  @Test func `A time of another calendar day or another zone is marked wherever people read it`()
    throws
  {
    try withVault { echolog in
      let fourth = "2025-11-20T20:30:00Z"
      try echolog.run("moment", "Lay awake", "--at", "2025-11-19 01:10", at: fourth)
      try echolog.run("moment", "Saw snow", "--at", "2025-11-18 14:15", at: fourth)
      try echolog.run("remember", "Woke early", "--at", "2025-11-19 03:00 -01:00", at: fourth)
      try echolog.run("log", "water", "1", "L", "--at", "2025-11-19 02:00 +02:00", at: fourth)
      let rows: [([String], [String])] = [
        (["moments"], ["   01:10 Wed · ", "   14:15 · "]),
        (["show", "laptop:3"], ["· 01:10 Wed\n"]),
        (["logs"], ["  02:00 Wed +02:00  "]), (["memory", "laptop:5"], ["· 03:00 Wed -01:00\n"]),
        (["export", "--as", "markdown"], ["- 01:10 Wed Lay awake", "- 14:15 Saw snow"]),
      ]
      for (words, expected) in rows {
        let answer = try echolog.run(line: words, at: fourth).output
        for part in expected { #expect(answer.contains(part), "\(words) \(answer)") }
      }
      let night = try echolog.run("today", at: "2025-11-19T02:30:00Z").output
      #expect(night.contains("01:10 Wed "), "\(night)")
      let plain = try echolog.run("logs", "--plain", at: fourth).output
      #expect(plain.contains("\t2025-11-18\t02:00\t"), "\(plain)")
    }
  }

  @Test func `What was taken back is shown where it is asked for, with every step as JSON`() throws
  {
    try withVault { echolog in
      try echolog.run("log", "steps", "5000")
      try echolog.run("correct", "laptop:3", "5500")
      try echolog.run("remove", "laptop:3")
      #expect(try echolog.run("logs").output == "No logs here.\n")
      let all = try echolog.run("logs", "--all")
      #expect(
        all.output.contains("5,500 steps") && all.output.contains("was 5,000 steps, taken back"))
      let json = try echolog.run("logs", "--all", "--json").output
      #expect(
        json.hasPrefix(#"{"schema":"logs/1","total":1,"page":1,"limit":null,"logs":[{"id":"lap"#))
      #expect(
        json.contains(
          #""isForgotten":false,"isRemoved":true,"history":[{"event":"laptop:3","step":"logged","#
            + #""amount":5000,"day":"2025-11-18","isUndone":false},{"event":"laptop:4","#
            + #""step":"corrected","amount":5500,"day":null,"isUndone":false},{"event":"laptop:5","#
            + #""step":"removed","amount":null,"day":null,"isUndone":false}]"#), "\(json)")
      try echolog.run("undo")
      try echolog.run("undo", "laptop:4")
      let back = try echolog.run("logs")
      #expect(back.output.contains("5,000 steps") && !back.output.contains("was"), "\(back)")
      let whole = try echolog.run("show", "laptop:3").output
      #expect(
        whole.hasSuffix(
          """
          How it came to be
            logged 5,000 steps                laptop:3
            corrected to 5,500 steps  undone  laptop:4
            taken back                undone  laptop:5

          """), "\(whole)")
      try echolog.run("correct", "laptop:3", "6000")
      let again = try echolog.run("show", "laptop:3").output
      #expect(again.contains("· was 5,000 steps\n"), "\(again)")
      #expect(again.split(separator: "logged 5,000 steps").count == 2, "\(again)")
    }
  }

  @Test func `Logs keep their times beside all that was corrected`() throws {
    try withVault { echolog in
      try echolog.run("log", "steps", "1000")
      try echolog.run("log", "steps", "400", "--at", "07:00", "--note", "Murinsel")
      for amount in ["500", "600", "700"] {
        #expect(try echolog.run("correct", "laptop:3", amount).exit == 0)
      }
      var narrow = echolog
      narrow.variables["COLUMNS"] = "80"
      #expect(
        try narrow.run("logs").output == """
          Day    Time   Logged     Note                                           ID
          today  20:30  700 steps            was 1,000 steps, then 500 steps,     laptop:3
                                             then 600 steps
          today  07:00  400 steps  Murinsel                                       laptop:4

          """)
    }
  }

  @Test func `At night a day with a time is shown as the calendar's, where the own day differs`()
    throws
  {
    try withVault { echolog in
      let night = "2025-11-16T02:30:00Z"
      let said =
        "A day with a time is the calendar's: Sat 2025-11-15. Your Saturday ends at 04:00; "
      let line = ["log", "water", "1", "L", "--at"]
      let log = try echolog.run(line: line + ["yesterday 9am"], at: night)
      #expect(
        log.errors.contains(said + "without the time it is Fri 2025-11-14.\n"), "\(log)")
      let json = try echolog.run(line: line + ["yesterday 9am", "--json"], at: night)
      #expect(
        json.errors.isEmpty
          && json.output.contains(#""happenedAt":"2025-11-15T09:00:00"#)
          && json.output.contains(#""day":"2025-11-15""#),
        "\(json)")
      let ahead = try echolog.run(line: line + ["today 9am"], at: night)
      #expect(
        ahead.exit == 2 && ahead.errors.contains("without the time it is Sat 2025-11-15."),
        "\(ahead)")
      let date = try echolog.run(line: line + ["November 16"], at: night)
      #expect(date.output.hasPrefix("water 1 L for Saturday,"), "\(date)")
      let own = "Your Saturday ends at 04:00; until then today is Sat 2025-11-15.\n"
      #expect(date.errors.contains(own), "\(date)")
      let written = try echolog.run(line: line + ["2025-11-16"], at: night)
      #expect(written.exit == 2 && written.errors.contains(own), "\(written)")
      let lines: [([String], [String])] = [
        (["logs", "--from", "yesterday 9am"], ["Sat 2025-11-15", "Fri 2025-11-14"]),
        (["logs", "--to", "yesterday 9am"], ["Sat 2025-11-15", "Fri 2025-11-14"]),
        (["replay", "--from", "today 1am"], []), (["logs", "--from", "yesterday"], []),
        (["skip", "tomorrow 9am"], ["Mon 2025-11-17", "Sun 2025-11-16"]),
        (
          ["chart", "water", "--from", "yesterday 9am", "--to", "today 9am"],
          ["Sat 2025-11-15", "Fri 2025-11-14", "Sun 2025-11-16", "Sat 2025-11-15"]
        ),
        (
          ["logs", "--from", "yesterday 9am", "--to", "yesterday 9pm"],
          ["Sat 2025-11-15", "Fri 2025-11-14"]
        ),
        (["goal", "pause", "--to", "tomorrow 9am"], ["Mon 2025-11-17", "Sun 2025-11-16"]),
        (["goal", "pause", "--to", "november 16 9am"], []),
      ]
      for (words, days) in lines {
        let answer = try echolog.run(line: words, at: night)
        let told = answer.errors.matches(
          of: /is the calendar's: (.*?)\..* without the time it is (.*?)\./)
        #expect(told.flatMap { [String($0.1), String($0.2)] } == days, "\(words) \(answer)")
      }
      for words in ["yesterday", "yesterday 1am", "5m ago", "2025-11-15 9am"] {
        let plain = try echolog.run(line: line + [words], at: night)
        #expect(plain.exit == 0 && !plain.errors.contains("calendar"), "\(plain)")
      }
    }
  }

  @Test func `Logs that come to more time than their day has are kept, and reported`() throws {
    try withVault { echolog in
      let first = try echolog.run("log", "sleep", "20h")
      #expect(first.exit == 0 && !first.errors.contains("which has"), "\(first)")
      let second = try echolog.run("log", "sleep", "7h30m")
      let said = "That is 27 h 30 min of sleep for today, which has 24 hours."
      let way = "echolog logs --activity sleep --from 2025-11-18 --to 2025-11-18 shows them."
      #expect(second.exit == 0 && second.output.contains("27 h 30 min in all"), "\(second)")
      #expect(second.errors.contains(said) && second.errors.contains(way), "\(second)")
      #expect(
        ids(
          try echolog.run(
            "logs", "--plain", "--activity", "sleep", "--from", "2025-11-18", "--to",
            "2025-11-18")) == ["laptop:4", "laptop:3"])
      let moved = try echolog.run("correct", "laptop:4", "7h30m", "--at", "yesterday")
      #expect(moved.exit == 0 && !moved.errors.contains("which has"), "\(moved)")
      let back = try echolog.run("correct", "laptop:4", "5h", "--at", "today", "--json")
      #expect(back.output.contains(#""dayTotal":90000,"exceedsDay":true"#), "\(back)")
      let steps = try echolog.run("log", "steps", "90001", "--json")
      #expect(steps.output.contains(#""dayTotal":90001,"exceedsDay":false"#), "\(steps)")
    }
  }

  @Test func `A night that is logged twice is kept, and the second answer names the first`() throws
  {
    try withVault { echolog in
      let line = ["log", "sleep", "22:00-06:00"]
      let first = try echolog.run(line: line)
      #expect(first.exit == 0 && !first.errors.contains("overlaps"), "\(first)")
      let again = try echolog.run(line: line)
      let said = "This overlaps what was logged: 22:00 Mon to 06:00 (laptop:3). "
      let way = "Each counts in full; echolog undo takes this back.\n"
      #expect(again.exit == 0 && again.output.contains("16 h in all"), "\(again)")
      #expect(again.errors.contains(said + way), "\(again)")
      let nap = try echolog.run("log", "sleep", "05:30-07:00", "--json")
      #expect(nap.output.contains(#""overlaps":["laptop:3","laptop:4"]"#), "\(nap)")
      for rest in [["06:00-06:30"], ["22:00-06:00", "--at", "yesterday"], ["7h"], ["7h"]] {
        try echolog.run("undo")
        let apart = try echolog.run(line: ["log", "sleep"] + rest + ["--json"])
        #expect(apart.output.contains(#""overlaps":[]"#), "\(rest) \(apart)")
      }
      let moved = try echolog.run("correct", "laptop:4", "1h", "--at", "06:30", "--json")
      #expect(moved.output.contains(#""overlaps":["laptop:3"]"#), "\(moved)")
      let steps = try echolog.run("log", "steps", "10", "--at", "06:00", "--json")
      #expect(steps.output.contains(#""overlaps":[]"#), "\(steps)")
    }
  }

  @Test func `A day on which clocks are put back has its hour more`() throws {
    try withVault { echolog in
      let line = ["log", "sleep", "12h30m", "--at", "2025-10-25", "--zone", "Europe/Berlin"]
      for _ in 0..<2 {
        let log = try echolog.run(line: line)
        #expect(log.exit == 0 && !log.errors.contains("which has"), "\(log)")
      }
      let third = try echolog.run(line: line)
      #expect(third.errors.contains("which has 25 hours."), "\(third)")
    }
  }

  @Test func `A time that set clocks skip or show twice is reported with what was kept`() throws {
    try withVault { echolog in
      let at = { (time: String, zone: String) throws in
        try echolog.run("moment", "Night", "--at", time, "--zone", zone)
      }
      let skipped = try at("2025-03-30 02:30", "Europe/Berlin")
      #expect(
        skipped.errors.contains(
          "02:30 did not exist on Sun 2025-03-30; taken as 03:00 (+02:00).\n"), "\(skipped)")
      let day = try at("2011-12-30 10:00", "Pacific/Apia")
      #expect(
        day.errors.contains(
          "10:00 did not exist on Fri 2011-12-30; taken as Sat 2011-12-31 00:00 (+14:00).\n"),
        "\(day)")
      let twice = try at("2025-10-26 02:30", "Europe/Berlin")
      #expect(
        twice.errors.contains(
          "02:30 came twice on Sun 2025-10-26; taken as the first (+02:00). "
            + "“2025-10-26 02:30 +01:00” is the second.\n"), "\(twice)")
      let exact = try at("2025-10-26 02:30:15.5", "Europe/Berlin")
      #expect(
        exact.errors.contains(
          "02:30:15.5 came twice on Sun 2025-10-26; taken as the first (+02:00). "
            + "“2025-10-26 02:30:15.5 +01:00” is the second.\n"), "\(exact)")
      let second = try at("2025-10-26 02:30 +01:00", "Europe/Berlin")
      #expect(second.exit == 0 && !second.errors.contains("twice"), "\(second)")
    }
  }

  @Test func `What set clocks do to a time is not reported where only its day counts`() throws {
    try withVault { echolog in
      for (words, isTold) in [
        (["logs", "--from", "2025-10-26 02:30"], false),
        (["logs", "--to", "2025-10-26 02:30"], false),
        (["skip", "2025-10-26 02:30"], false),
        (["goal", "pause", "--from", "2025-10-26 02:30"], false),
        (["journey", "--from", "2025-03-30 02:30"], false),
        (["replay", "--from", "2025-10-26 02:30"], true),
        (["replay", "--to", "2025-10-26 02:30"], true),
        (["remember", "Night", "--at", "2025-10-26 02:30"], true),
        (["remember", "Autumn", "--at", "2025-10"], false),
      ] {
        let answer = try echolog.run(line: words + ["--zone", "Europe/Berlin"])
        #expect(answer.errors.contains("came twice") == isTold, "\(words) \(answer)")
        #expect(!answer.errors.contains("did not exist"), "\(words) \(answer)")
      }
    }
  }

  @Test func `Lines about logs are refused with what to do next`() throws {
    try withVault { echolog in
      for (words, exit, word) in [
        (["--activity", "watr"], 2, "unknownActivity"), (["--goal", "water"], 2, "goalNotFound"),
        (["--limit", "0"], 64, "notANumber"), (["--page", "x"], 64, "notANumber"),
        (["--from", "01/02"], 64, "dateAmbiguous"), (["extra"], 64, "valueTooMany"),
      ] as [([String], Int32, String)] {
        let answer = try echolog.run(line: ["logs", "--json"] + words)
        #expect(answer.exit == exit && answer.errors.contains("\"\(word)\""), "\(words) \(answer)")
      }
    }
  }

  @Test func `Rows for a program say which logs were taken back`() throws {
    try withVault { echolog in
      try echolog.run("log", "steps", "3000")
      try echolog.run("log", "steps", "4000")
      try echolog.run("remove", "laptop:3")
      let csv = try echolog.run("logs", "--all", "--fields", "id,amount,isRemoved", "--csv").output
      #expect(csv.contains("laptop:3,3000,true\r\n"), "\(csv)")
      #expect(csv.contains("laptop:4,4000,false\r\n"), "\(csv)")
    }
  }

  @Test func `Sleep of one night is asked about where it is there twice`() throws {
    try withVault { echolog in
      try echolog.run("log", "sleep", "23:00-07:00", "--at", "2025-11-18 07:00")
      let twice = try echolog.run("log", "sleep", "7h", "--at", "2025-11-18")
      #expect(twice.errors.contains("15 h of sleep"), "\(twice)")
      let nap = try echolog.run("log", "sleep", "1h", "--at", "2025-11-17")
      #expect(nap.errors.contains("of sleep for") == false, "\(nap)")
    }
  }

  @Test func `A short night is not cheered, and one that was reached is`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "sleep", "7h")
      let short = try echolog.run("log", "sleep", "3h")
      #expect(short.output.hasSuffix("laptop:3\n"), "\(short)")
      let enough = try echolog.run("log", "sleep", "4h")
      #expect(!enough.output.hasSuffix("laptop:3\n"), "\(enough)")
    }
  }

  @Test func `A night from a file counts for the day of its morning, as a typed one does`() throws {
    try withVault { echolog in
      try echolog.write("one.csv", "start,end\n2025-03-02 02:43,2025-03-02 10:50\n")
      try echolog.write("early.csv", "start,end\n2025-03-02 22:00,2025-03-03 06:00\n")
      for file in ["one.csv", "early.csv"] {
        let map = ["--as", "log", "--activity", "sleep", "--map", "date=start,end=end"]
        #expect(try echolog.run(line: ["import", file] + map).exit == 0)
      }
      let days = try echolog.run("logs", "--fields", "day,hour,amount", "--plain").output
      #expect(days == "2025-03-03\t6\t28800\n2025-03-02\t10\t29220\n", "\(days)")
      let typed = try echolog.run("log", "sleep", "01:00-05:30", "--at", "2025-03-03 05:30")
      #expect(typed.errors.contains("This overlaps what was logged"), "\(typed)")
    }
  }
}
