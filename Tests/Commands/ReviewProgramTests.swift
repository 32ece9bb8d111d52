import RunningProgram
import Testing

/// A week, a month or a year from the command line, beside the one before.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct ReviewProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  /// Tuesday 18 November 2025 is the second day of its week.
  @Test func `This week stands beside as many days of the week before`() throws {
    try withVault { echolog in
      for (day, amount) in [("10", "3000"), ("11", "4000"), ("12", "90000"), ("17", "8000")] {
        try echolog.run("log", "steps", amount, "--at", "2025-11-" + day)
      }
      try echolog.run("moment", "Called Ana")
      let review = try echolog.run("review")
      #expect(
        review.output == """
          Mon 2025-11-17 to Tue 2025-11-18
          Before: Mon 2025-11-10 to Tue 2025-11-11

                                    Now                 Before
          Days                        2                      2
          Moments                     1                      0
          Steps    8,000 steps on 1 day  7,000 steps on 2 days

          """, "\(review.output)")
      #expect(
        try echolog.run("review", "--csv").output.contains(
          "steps,steps,8000,1,7000,2,1000\r\n"))
    }
  }

  @Test func `A week that is over stands beside all of the week before`() throws {
    try withVault { echolog in
      for (day, amount) in [("03", "1000"), ("09", "1000"), ("12", "5000")] {
        try echolog.run("log", "steps", amount, "--at", "2025-11-" + day)
      }
      let json = try echolog.run("review", "last week", "--json").output
      #expect(json.contains(#""days":{"from":"2025-11-10","to":"2025-11-16"}"#), "\(json)")
      #expect(json.contains(#""before":{"from":"2025-11-03","to":"2025-11-09"}"#), "\(json)")
      #expect(json.contains(#""amount":5000,"onDays":1,"amountBefore":2000,"onDaysBefore":2"#))
    }
  }

  @Test func `Weeks begin as the setting has it, those of ISO 8601 with Monday`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Called Ana", "--at", "2025-11-10")
      #expect(try echolog.run("set", "week-start", "sunday").exit == 0)
      for (words, from, to) in [
        (["this week"], "2025-11-16", "2025-11-18"), ([], "2025-11-16", "2025-11-18"),
        (["last week"], "2025-11-09", "2025-11-15"), (["2025-W46"], "2025-11-10", "2025-11-16"),
      ] {
        let json = try echolog.run(line: ["review"] + words + ["--json"]).output
        #expect(json.contains(#""days":{"from":"\#(from)","to":"\#(to)"}"#), "\(json)")
      }
    }
  }

  @Test(arguments: [
    ("2025", "2025-01-01", "2025-11-18", "2024-01-01", "2024-11-18"),
    ("2024", "2024-01-01", "2024-12-31", "2023-01-01", "2023-12-31"),
    ("2025-11", "2025-11-01", "2025-11-18", "2025-10-01", "2025-10-18"),
    ("2025-10", "2025-10-01", "2025-10-31", "2025-09-01", "2025-09-30"),
    ("2025-Q3", "2025-07-01", "2025-09-30", "2025-04-01", "2025-06-30"),
    ("2025-Q1", "2025-01-01", "2025-03-31", "2024-10-01", "2024-12-31"),
    ("last quarter", "2025-07-01", "2025-09-30", "2025-04-01", "2025-06-30"),
    ("this quarter", "2025-10-01", "2025-11-18", "2025-07-01", "2025-08-18"),
    ("2025-11-16", "2025-11-16", "2025-11-16", "2025-11-15", "2025-11-15"),
  ])
  func `A month and a year begin where they do on the calendar, and end at the same date`(
    words: String, from: String, to: String, fromBefore: String, toBefore: String
  ) throws {
    try withVault { echolog in
      try echolog.run("moment", "Called Ana")
      let json = try echolog.run("review", words, "--json").output
      #expect(json.contains(#""days":{"from":"\#(from)","to":"\#(to)"}"#), "\(json)")
      #expect(json.contains(#""before":{"from":"\#(fromBefore)","to":"\#(toBefore)"}"#), "\(json)")
    }
  }

  @Test func `A month that is longer than the one before meets its end`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Called Ana", at: "2025-03-30T12:00:00Z")
      let json = try echolog.run("review", "2025-03", "--json", at: "2025-03-30T20:00:00Z").output
      #expect(json.contains(#""before":{"from":"2025-02-01","to":"2025-02-28"}"#), "\(json)")
    }
  }

  @Test func `Today shows that earlier years have something on this date`() throws {
    try withVault { echolog in
      #expect(!(try echolog.run("today").errors.contains("ago")))
      try echolog.run("moment", "Jonas and I decided to marry", at: "2024-11-18T20:00:00Z")
      try echolog.run("moment", "First snow", at: "2022-11-18T20:00:00Z")
      let today = try echolog.run("today")
      #expect(
        (today.output + today.errors).contains(
          "A year ago something was kept on this date, and in 1 other year: "
            + "echolog day --every-year"), "\(today)")
      let json = try echolog.run("today", "--json").output
      #expect(json.contains(#""sameDate":["2024-11-18","2022-11-18"]"#), "\(json)")
    }
  }

  @Test func `Nothing on either side is said, with where there is something`() throws {
    try withVault { echolog in
      let none = try echolog.run("review", "2019")
      #expect(none.exit == 1, "\(none)")
      #expect((none.output + none.errors).contains("echolog journey"), "\(none)")
      let odd = try echolog.run("review", "someday")
      #expect(odd.exit == 64, "\(odd)")
    }
  }

  @Test func `A goal stands there with the days on which it was reached`() throws {
    try withVault { echolog in
      let day = { "2025-11-" + $0 + "T09:00:00Z" }
      try echolog.run("goal", "set", "water", "1", "L", at: day("08"))
      try echolog.run("goal", "set", "steps", "9000", "--per", "week", at: day("03"))
      for at in ["10", "11", "12", "17"] { try echolog.run("log", "water", "1", "L", at: day(at)) }
      try echolog.run("log", "steps", "9000", at: day("13"))
      try echolog.run("skip", "2025-11-14", "--goal", "water, daily", at: day("14"))
      let review = try echolog.run("review", "last week", "--csv").output
      // Of seven days one was left out; the week before had two days of the goal, and none reached.
      #expect(review.contains("\"water a day, reached\",days,3,6,0,2,3\r\n"), "\(review)")
      #expect(review.contains("\"steps a week, reached\",weeks,1,1,0,1,1\r\n"), "\(review)")
      let shown = try echolog.run("review").output
      #expect(shown.contains("Water a day, reached") && shown.contains("1 of 1 day"), "\(shown)")
      #expect(!shown.contains("Steps a week"), "that week is not over, \(shown)")
    }
  }

  @Test func `A goal is judged alike in a review, a report's query and its progress`() throws {
    try withVault { echolog in
      let day = { "2025-10-" + $0 + "T09:00:00Z" }
      try echolog.run("goal", "set", "steps", "1000", at: day("08"))
      try echolog.run("goal", "set", "steps", "5000", "--per", "week", at: day("08"))
      for at in ["09", "14", "21", "28"] { try echolog.run("log", "steps", "6000", at: day(at)) }
      try echolog.run("goal", "pause", "--from", "2025-10-20", "--to", "2025-10-26", at: day("29"))
      try echolog.run("goal", "deactivate", "steps, weekly", at: day("29"))
      let review = try echolog.run("review", "2025-10", "--csv").output
      // Of 24 days seven are left out, and one of those was reached; a week counts where it begins.
      #expect(review.contains("\"steps a day, reached\",days,3,17,0,0,3\r\n"), "\(review)")
      #expect(review.contains("\"steps a week, reached\",weeks,2,2,0,0,2\r\n"), "\(review)")
      let query = "SELECT sum(isMet), count(*) FROM progress WHERE isAsked AND month = '2025-10' "
      let asked = { (period: String) in
        try echolog.run("sql", query + "AND period = '\(period)'", "--plain").output
      }
      #expect(try [asked("day"), asked("week")] == ["3\t17\n", "2\t2\n"])
    }
  }

  @Test func `What was missed on both sides is shown, and a memory of a year counts`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "water", "1", "L", at: "2025-08-01T09:00:00Z")
      try echolog.run("remember", "Moved house", "--at", "2025")
      let month = try echolog.run("review", "2025-10").output
      #expect(month.contains("0 of 31 days  0 of 30 days"), "\(month)")
      #expect(try echolog.run("review", "2025", "--csv").output.contains("memories,,1,0,0,0,1"))
    }
  }

  @Test func `A month stands beside the same month of another year`() throws {
    try withVault { echolog in
      try echolog.run("log", "steps", "3000", "--at", "2024-10-05")
      try echolog.run("log", "steps", "5000", "--at", "2025-10-05")
      let review = try echolog.run("review", "2025-10", "--beside", "2024-10")
      #expect(review.output.contains("\nBeside: Tue 2024-10-01 to Thu 2024-10-31\n"), "\(review)")
      let csv = try echolog.run("review", "2025-Q4", "--beside", "2024-Q4", "--csv").output
      #expect(csv.contains("steps,steps,5000,1,3000,1,2000\r\n"), "\(csv)")
      #expect(try echolog.run("review", "2025-10", "--beside", "soon").exit == 64)
    }
  }
}
