import Foundation
import RunningProgram
import Testing

/// Moments from the command line, one process a line.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct MomentProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(echolog)
  }

  @Test func `Where nothing is kept yet, lists have the words of S2`() throws {
    try withVault { echolog in
      let moments = try echolog.run("moments")
      #expect(moments.output == "No moments yet… but you’re here, so that’s one.\n")
      #expect(moments.errors == "echolog moment \"Took a short walk\" keeps the first one.\n")
      let journey = try echolog.run("journey")
      #expect(
        journey.output == "Once you have a few days of moments, you’ll see your journey here.\n")
      #expect(
        try echolog.run("journey", "--json").output
          == #"{"schema":"journey/1","total":0,"days":[],"memoriesWithoutDay":0}"# + "\n")
      #expect(
        try echolog.run("moments", "--json").output
          == #"{"schema":"moments/1","total":0,"moments":[]}"# + "\n")
    }
  }

  @Test func `Moments are under their days, with how long ago they were and their praise`()
    throws
  {
    try withVault { echolog in
      try echolog.run("moment", "Took a walk", "--at", "2025-11-02 21:30")
      try echolog.run("moment", "Called Ana", "--at", "yesterday")
      try echolog.run("moment", "Cleaned up", "--ago", "5m")
      for number in 3...5 { try echolog.run("praise", "laptop:\(number)", "Kind \(number).") }
      let list = try echolog.run("moments").output
      #expect(
        list == """
          Today
          •  Cleaned up             laptop:5
             5 min ago · “Kind 5.”

          Yesterday
          •  Called Ana  laptop:4
             “Kind 4.”

          Sun 2025-11-02
          •  Took a walk        laptop:3
             21:30 · “Kind 3.”

          """, "\(list)")
      #expect(try echolog.run("moments", "--limit", "1").errors.hasPrefix("2 more moments:"))
      let plain = try echolog.run("moments", "--plain").output
      #expect(plain.hasPrefix("laptop:5\t2025-11-18\t20:25\tCleaned up\n"), "\(plain)")
      let json = try echolog.run("moments", "--limit", "2", "--json").output
      #expect(
        json.contains(
          #""text":"Cleaned up","praise":"Kind 5.","praiseSource":"later","isQuiet":false,"#
        ), "\(json)")
      #expect(
        json.contains(#""section":"today","ago":"5 min ago","praiseNote":null"#), "\(json)")
      #expect(json.contains(#""section":"yesterday","ago":"yesterday","#), "\(json)")
    }
  }

  @Test func `Moments of some days are asked for by their first and their last one`() throws {
    try withVault { echolog in
      try echolog.run("moment", "Took a walk", "--at", "2025-11-02 21:30")
      try echolog.run("moment", "Called Ana", "--at", "2025-11-12")
      try echolog.run("moment", "Baked bread", "--at", "2025-11-13")
      try echolog.run("moment", "Cleaned up")
      let week = try echolog.run("moments", "--from", "last week", "--to", "last week")
      #expect(week.output.contains("Called Ana") && week.output.contains("Baked bread"))
      #expect(!week.output.contains("walk") && !week.output.contains("Cleaned"), "\(week)")
      let latest = try echolog.run("moments", "--from", "November", "--limit", "1", "--json")
      #expect(latest.output.hasPrefix(#"{"schema":"moments/1","total":4,"#), "\(latest)")
      let some = try echolog.run("moments", "--to", "2025-11-13", "--limit", "1")
      #expect(
        some.errors == "2 more moments: the same with --limit 3\n", "\(some)")
      let none = try echolog.run("moments", "--from", "2024", "--to", "2024")
      #expect(none.exit == 1 && none.output == "No moments on these days.\n", "\(none)")
      #expect(none.errors == "echolog moments shows the latest.\n", "\(none)")
    }
  }

  @Test func `A later praise takes the place of the first, and its failure is a quiet note`()
    throws
  {
    try withVault { echolog in
      try echolog.run("moment", "Took a walk")
      let drawn = try echolog.run("praise", "laptop:3", "--plain").output
      let note = "Couldn't fetch extra encouragement this time."
      let failed = try echolog.run("praise", "laptop:3", "--failed", "offline")
      #expect(failed.exit == 0 && failed.output == note + "  laptop:3\n", "\(failed)")
      #expect(try echolog.run("moments").output.contains(note))
      #expect(try echolog.run("praise", "laptop:3").output.contains(note))
      #expect(try echolog.run("praise", "laptop:3", "--plain").output == drawn)
      let again = try echolog.run("praise", "laptop:3", "--failed", "timeout", "--json")
      #expect(again.exit == 2 && again.errors.contains(#""error":"praiseFailureNoted""#))
      let given = try echolog.run("praise", "laptop:3", "-", input: "That took courage.\n")
      #expect(given.output == "That took courage.  laptop:3\n", "\(given)")
      #expect(!(try echolog.run("moments").output.contains(note)))
      let json = try echolog.run("praise", "laptop:3", "--json").output
      #expect(
        json
          == #"{"schema":"praise/1","id":"laptop:3","text":"Took a walk","#
          + #""praise":"That took courage.","praiseSource":"later","praiseNote":null}"# + "\n")
      let second = try echolog.run("praise", "laptop:3", "Another", "--json")
      #expect(second.exit == 2 && second.errors.contains(#""error":"praiseAlreadyEnhanced""#))
      #expect(
        try echolog.run("praise", "laptop:3", "x", "--failed", "offline").exit == 64)
      #expect(try echolog.run("praise", "laptop:3", "--failed", "tired").exit == 64)
      #expect(try echolog.run("history", "laptop:3", "--plain").output.contains("offline"))
      let undone = try echolog.run("undo").output
      #expect(undone.hasPrefix("Undone: the praise “That took courage.”."), "\(undone)")
      #expect(try echolog.run("praise", "laptop:3", "--plain").output == drawn)
      #expect(try echolog.run("undo", "laptop:3").output.hasPrefix("Undone: the moment"))
      let gone = try echolog.run("praise", "laptop:3", "x", "--json")
      #expect(gone.errors.contains(#""error":"momentAlreadyRemoved""#), "\(gone)")
      try echolog.run("policy", "health")
      try echolog.run("undo", "laptop:6")
      #expect(try echolog.run("praise", "laptop:3", "x", "--json").exit == 2)
    }
  }

  @Test func `The journey shows a card for each day, and the person's words before the program's`()
    throws
  {
    try withVault { echolog in
      for text in ["Took a walk", "Called Ana", "Cleaned up"] {
        try echolog.run("moment", text, "--at", "2025-10-25")
      }
      try echolog.run("log", "water", "500", "ml")
      try echolog.run("moment", "Read")
      let journey = try echolog.run("journey").output
      #expect(
        journey == """
          Your journey
          Tiny steps, day by day.

          Tue, Nov 18, 2025 🙂 Quiet day
          1 moment logged
          •  Read
          water 500 ml
          “One moment, and it counts.”

          Sat, Oct 25, 2025 🙂 Calm day
          3 moments logged
          •  Took a walk
          •  Called Ana
          •  Cleaned up
          “Steady, gentle progress. You took care of small things that day.”

          """, "\(journey)")
      let kept = try echolog.run("summary", "Snow all day.", "--day", "2025-10-25")
      #expect(kept.output == "Kept: your words about Sat 2025-10-25.  laptop:8\n", "\(kept)")
      #expect(try echolog.run("journey").output.contains("Cleaned up\n“Snow all day.”\n"))
      let json = try echolog.run("journey", "--json").output
      #expect(
        json.contains(
          #""day":"2025-10-25","moments":3,"mood":"calm","moodLabel":"Calm day","bullets":[{"#),
        "\(json)")
      #expect(json.contains(#""summary":"Snow all day.","isOwnSummary":true"#), "\(json)")
      let undone = try echolog.run("undo")
      #expect(
        undone.output.hasPrefix("Undone: your words about Sat 2025-10-25 “Snow all day.”."),
        "\(undone)")
      #expect(try echolog.run("journey").output == journey)
      let empty = try echolog.run("summary", " ", "--json")
      #expect(empty.exit == 2 && empty.errors.contains(#""error":"summaryEmpty""#))
      try echolog.run("undo", "laptop:9")
      let taken = try echolog.run("summary", " ", "--day", "2025-10-25")
      #expect(taken.output.hasPrefix("Taken back: your words about"), "\(taken)")
      #expect(try echolog.run("journey").output == journey)
      #expect(try echolog.run("summary", "x", "--day", "tomorrow").exit != 0)
    }
  }

  @Test func `Words about a day that others replaced are listed, shown by name and brought back`()
    throws
  {
    try withVault { echolog in
      #expect(try echolog.run("summary").output == "You said nothing about today yet.\n")
      #expect(!(try echolog.run("summary", "Fog.").errors.contains("Replaced")))
      let second = try echolog.run("summary", "Library, then rain.")
      #expect(
        second.errors.contains("Replaced: “Fog.”; echolog undo laptop:4 brings it back.\n"),
        "\(second)")
      let json = try echolog.run("summary", "Rain.", "--json").output
      #expect(
        json.contains(#""replaced":{"event":"laptop:4","text":"Library, then rain."}"#), "\(json)")
      try echolog.run("undo")
      let replaced = try echolog.run("show", "laptop:3")
      #expect(
        replaced.output
          == "Your words about today  laptop:3\nreplaced by laptop:4\n\n  Fog.\n", "\(replaced)")
      let words = "Your words about today  laptop:4\n\n  Library, then rain.\n"
      #expect(try echolog.run("show", "laptop:4").output == words)
      #expect(try echolog.run("summary").output == words)
      #expect(try echolog.run("show", "laptop:5").output.contains("undone\n\n  Rain.\n"))
      let history = try echolog.run("history", "laptop:3", "--plain").output
      #expect(history.split(separator: "\n").count == 4, "\(history)")
      try echolog.run("undo", "laptop:4")
      #expect(try echolog.run("summary").output.hasSuffix("Fog.\n"))
      #expect(try echolog.run("show", "laptop:99", "--json").errors.contains("entityNotFound"))
    }
  }

  @Test func `The journey shows memories on the day they happened, by title or first words`()
    throws
  {
    try withVault { echolog in
      try echolog.run("moment", "Read")
      try echolog.run("remember", "The lake was quite still", "--title", "Lake")
      for number in 1...6 { try echolog.run("remember", "Snow \(number)", "--at", "2024-12-01") }
      let journey = try echolog.run("journey").output
      #expect(
        journey.contains(
          "1 moment logged\n•  Read\n1 memory kept\n•  Lake\n“One moment, and it counts.”\n"),
        "\(journey)")
      #expect(
        journey.contains(
          "\nSun, Dec 1, 2024\n6 memories kept\n•  Snow 1\n•  Snow 2\n•  Snow 3\n•  Snow 4\n"
            + "•  Snow 5\n   and 1 more\n"), "\(journey)")
      let json = try echolog.run("journey", "--json").output
      #expect(
        json.contains(
          #""memories":1,"memoryBullets":[{"id":"laptop:4","headline":"Lake"}]"#), "\(json)")
      let plain = try echolog.run("journey", "--plain").output
      #expect(plain.hasSuffix("2024-12-01\t0\t0\t\t\t\t\t\t\t6\n"), "\(plain)")
    }
  }

  @Test func `A full day names five of its moments, and a terminal without Unicode shows it too`()
    throws
  {
    try withVault { vault in
      var echolog = vault
      for number in 1...8 { try echolog.run("moment", "Walked \(number)") }
      echolog.variables = ["LC_ALL": "C"]
      let journey = try echolog.run("journey").output
      let opening = "Tue, Nov 18, 2025 :) Full day\n8 moments logged\n*  Walked 1\n"
      #expect(journey.contains(opening), "\(journey)")
      #expect(journey.contains("*  Walked 5\n   and 3 more\n"), "\(journey)")
      #expect(try echolog.run("today", "--json").output.contains(#""phrase":""#))
    }
  }

  @Test func `That an evening is kept as its day is said`() throws {
    try withVault { echolog in
      let kept = try echolog.run("moment", "Walked to the market", "--at", "yesterday evening")
      #expect(kept.errors.contains("Of “yesterday evening” the day is kept"), "\(kept)")
      #expect(kept.errors.contains("“yesterday 20:00”"), "\(kept)")
    }
  }

  @Test func `Lines that nobody reads are not kept with success`() throws {
    try withVault { echolog in
      let piped = try echolog.run(line: [], input: "moment these words matter\n")
      #expect(piped.exit == 64 && piped.errors.contains("echolog repl"), "\(piped)")
      let told = try echolog.run("--json", input: "moment these words matter\n")
      #expect(told.errors.contains(#""error":"linesNotRead""#), "\(told)")
      #expect(try echolog.run(line: []).exit == 0)
    }
  }
}
