import Foundation
import RunningProgram
import Testing

/// Memories of which only a month or a year is known, from the command line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct MemoryTimeProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  @Test func `A memory of a year or a month never names a day, in text and in JSON`() throws {
    try withVault { echolog in
      let year = try echolog.run("remember", "Her kitchen", "--at", "1984")
      #expect(year.output == "Remembered for 1984.  laptop:3\n", "\(year)")
      #expect(!year.errors.contains("→"), "\(year)")
      let month = try echolog.run("remember", "The pier", "--at", "July 1984", "--json").output
      #expect(
        month.contains(#""day":null,"month":"1984-07""#) && !month.contains("1984-07-"), "\(month)")
      try echolog.run("remember", "Snow", "--at", "1984-01-01")
      let list = try echolog.run("memories").output
      #expect(list.contains("\nJuly 1984 ") && !list.contains("1984-07"), "\(list)")
      let rows = try echolog.run("memories", "--plain").output.split(separator: "\n")
      #expect(
        rows.map { $0.split(separator: "\t").prefix(2).joined(separator: " ") }
          == ["laptop:4 1984-07", "laptop:5 1984-01-01", "laptop:3 1984"], "\(rows)")
      let json = try echolog.run("memories", "--json").output
      #expect(
        json.contains(
          #""day":null,"week":null,"month":null,"year":1984,"weekday":null,"hour":null,"#
            + #""happenedAt":null,"happenedMs":null,"precision":"year""#), "\(json)")
      let page = try echolog.run("memory", "laptop:4").output
      #expect(page.contains("July 1984\n") && !page.contains("1984-07"), "\(page)")
      let found = try echolog.run("search", "kitchen")
      #expect(found.output.contains("1984  memory") && !found.output.contains("1984-"), "\(found)")
      let hit = try echolog.run("search", "pier", "--json").output
      #expect(
        hit.contains(#""kind":"memory","day":null,"month":"1984-07","year":null,"before""#),
        "\(hit)")
      let days = try echolog.run("journey", "--plain").output
      #expect(days.contains("1984-01-01") && !days.contains("1984-07"), "\(days)")
      let journey = try echolog.run("journey").errors
      #expect(
        journey == "2 memories of no single day: echolog memories shows them.\n", "\(journey)")
      for (from, to, count) in [("1984-08-01", "1984-09-01", 1), ("1985-01-01", "1986-01-01", 0)] {
        let part = try echolog.run("journey", "--from", from, "--to", to, "--json").output
        #expect(part.contains("\"memoriesWithoutDay\":\(count)}"), "\(part)")
      }
      let past = try echolog.run("history", "laptop:4", "--plain").output
      #expect(past.contains("\t1984-07\t"), "\(past)")
      try echolog.run("remember", "Now", "--at", "this year", at: "2026-01-01T12:00:00Z")
      let today = try echolog.run("today", at: "2026-01-01T13:00:00Z").output
      #expect(today.contains("What you kept today is of other days."), "\(today)")
    }
  }

  @Test func `Memories are found by their time, those of a month or a year included`() throws {
    try withVault { echolog in
      for (text, time) in [
        ("Kitchen", "1958"), ("Pier", "1960-07"), ("Wedding", "1961-05-06"), ("Move", "1967"),
      ] {
        try echolog.run("remember", text, "--at", time, "--tag", "then")
      }
      let rows: [([String], [String])] = [
        (["--from", "1960", "--to", "1966"], ["1961-05-06", "1960-07"]),
        (["--from", "1960-07-20"], ["1967", "1961-05-06", "1960-07"]),
        (["--to", "1958-06-01", "--tag", "then"], ["1958"]),
        (["--from", "1967-03-01", "--to", "1967-03-01"], ["1967"]),
      ]
      for (line, days) in rows {
        let answer = try echolog.run(line: ["memories", "--plain"] + line)
        let found = answer.output.split(separator: "\n").map { $0.split(separator: "\t")[1] }
        #expect(answer.exit == 0 && found.map(String.init) == days, "\(line) \(answer)")
      }
      let none = try echolog.run("memories", "--from", "1962", "--to", "1966")
      #expect(none.exit == 1 && none.output == "No memory is of that time.\n", "\(none)")
      #expect(try echolog.run("memories", "--from", "1962", "--to", "1961").exit == 64)
    }
  }

  @Test func `Who looks for a year is led to the memories of it`() throws {
    try withVault { echolog in
      try echolog.run("remember", "Kitchen", "--at", "1958")
      let line = "echolog memories --from 1958-01-01 --to 1958-12-31"
      let searched = try echolog.run("search", "1958")
      #expect(searched.errors == line + " shows the memories of that time.\n", "\(searched)")
      let journey = try echolog.run("journey", "--from", "1958", "--to", "1958")
      #expect(
        journey.errors.contains("1 memory of no single day: \(line) shows it."), "\(journey)")
      try echolog.run("remember", "Wedding", "--at", "1958-05-06")
      let both = try echolog.run("search", "1958").errors
      #expect(
        both.contains("echolog journey --from 1958-01-01 --to 1958-12-31") && both.contains(line),
        "\(both)")
    }
  }

  @Test func `A memory's time is edited to a year and back, and undo takes the edit back`() throws {
    try withVault { echolog in
      try echolog.run("remember", "Her kitchen", "--at", "1984-07-06")
      let edited = try echolog.run("edit", "laptop:3", "--at", "1984")
      #expect(
        edited.output
          == "Remembered for 1984 now. What was there before stays in its history.  laptop:3\n",
        "\(edited)")
      #expect(try echolog.run("memories", "--plain").output.hasPrefix("laptop:3\t1984\t"))
      let page = try echolog.run("memory", "laptop:3").output
      #expect(page.contains("moved to 1984"), "\(page)")
      let json = try echolog.run("edit", "laptop:3", "--at", "July 1984", "--json").output
      #expect(
        json.contains(#""type":"memoryTimeChanged","day":null,"month":"1984-07""#), "\(json)")
      let same = try echolog.run("edit", "laptop:3", "--at", "1984-07")
      #expect(same.exit == 2 && same.errors.contains("says that already"), "\(same)")
      #expect(try echolog.run("edit", "laptop:3", "--at", "1984-07-07").exit == 0)
      #expect(try echolog.run("memories", "--plain").output.hasPrefix("laptop:3\t1984-07-07\t"))
      let undone = try echolog.run("undo")
      #expect(
        undone.output.hasPrefix(
          "Undone: moving the memory to Sat 1984-07-07; it is of July 1984 now."), "\(undone)")
      #expect(try echolog.run("memories", "--plain").output.hasPrefix("laptop:3\t1984-07\t"))
      try echolog.run("edit", "laptop:3", "--at", "yesterday 8pm")
      try echolog.run("edit", "laptop:3", "--at", "yesterday 9pm")
      #expect(
        try echolog.run("undo", "laptop:3").output.hasPrefix(
          "Undone: moving the memory to yesterday 21:00; it is of yesterday 20:00 now."))
      #expect(try echolog.run("undo", "laptop:3").exit == 0)
      #expect(try echolog.run("undo", "laptop:3").exit == 0)
      #expect(try echolog.run("undo", "laptop:3").exit == 0)
      #expect(try echolog.run("memories", "--plain").output.hasPrefix("laptop:3\t1984-07-06\t"))
    }
  }

  @Test func `A memory of a year or a month leaves and comes again as it is`() throws {
    try withVault { echolog in
      try echolog.run("remember", "Her kitchen", "--at", "1984")
      try echolog.run("remember", "The pier", "--at", "1984-07")
      try echolog.run("remember", "Snow", "--at", "1984-01-01")
      #expect(try echolog.run("undo").exit == 0)
      #expect(try echolog.run("undo", "laptop:4").exit == 0)
      #expect(!(try echolog.run("memories").output.contains("July")))
      #expect(try echolog.run("undo", "laptop:7").exit == 0)
      #expect(try echolog.run("undo", "laptop:6").exit == 0)
      let text = try echolog.run("export", "--as", "markdown").output
      let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }
      #expect(headings == ["## 1984", "## Sun, January 1, 1984", "## July 1984"], "\(text)")
      #expect(try echolog.run("export", "all.csv", "--as", "csv").exit == 0)
      let other = ["--vault", "other", "--key-file", "other-key"]
      #expect(try echolog.run(line: other + ["init", "--name", "phone"]).exit == 0)
      let line = ["import", "all.csv", "--as", "memory", "--map", "date=when,text=text"]
      let came = try echolog.run(line: other + line)
      #expect(came.output.contains("3 rows: 3 new"), "\(came)")
      #expect(try echolog.run(line: other + line).output.contains("3 known already"))
      let rows = try echolog.run(line: other + ["memories", "--plain"]).output
      for part in ["\t1984-07\tThe pier", "\t1984-01-01\tSnow", "\t1984\tHer kitchen"] {
        #expect(rows.contains(part), "\(rows)")
      }
      let events = try echolog.run("export").output
      #expect(events.contains(#""happenedPrecision":"PRECISION_YEAR""#), "\(events)")
    }
  }
}
