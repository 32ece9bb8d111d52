import Foundation
import RunningProgram
import Testing

/// The life of Echoes as a person types it.
@Suite(.enabled(if: EchologProcess.program != nil, "the program has not been built"))
struct EchoProgramTests {
  private func withVault(_ body: (inout EchologProcess) throws -> Void) throws {
    var echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try body(&echolog)
  }

  /// 2025-11-18 14:30, the example of S0 4.2.
  private let sent = "2025-11-18T14:30:00Z"

  @Test func `The example of the specification is previewed, sent, listed and announced`() throws {
    try withVault { echolog in
      let words = "I finished my first marathon today!"
      let line = ["send", words, "-e", "achievement", "-i", "30d"]
      let preview = try echolog.run(line: line + ["--dry-run"], at: sent)
      #expect(preview.output == "35/280\nArrives on December 18, 2025 at 9:00 AM\n")
      #expect(try echolog.run("echoes").output == "No Echoes here.\n", "nothing was sent")
      let answer = try echolog.run(line: line + ["--json"], at: sent).output
      for part in [
        #""confirmation":"Echo scheduled. See you in 30 days.""#,
        #""scheduled":"Echo scheduled for December 18, 2025""#,
        #""arrives":"Arrives on December 18, 2025 at 9:00 AM""#,
        #""deliveryDay":"2025-12-18","deliveryTime":"09:00","shownAs":null,"days":30"#,
      ] {
        #expect(answer.contains(part), "\(answer)")
      }
      let list = try echolog.run("echoes", at: sent).output
      #expect(list.hasPrefix("1 Echo scheduled\n"), "\(list)")
      #expect(list.contains("I finished my first marathon t…  December 18, 2025  9:00 AM"))
      let plan = try echolog.run("notifications", "--json", at: sent).output
      #expect(plan.contains(#""title":"An Echo has arrived","body":"\#(words)""#), "\(plan)")
      #expect(plan.contains(#""sound":"default","link":"echo://reveal/laptop:3""#), "\(plan)")
      #expect(plan.contains(#""badge":1,"title""#), "\(plan)")
      let early = try echolog.run("notify", at: "2025-12-18T08:59:59Z")
      #expect(early.exit == 0 && early.output.isEmpty)
      #expect(
        try echolog.run("today", at: "2025-12-18T09:00:00Z").output.contains("New Echo Available"))
      let arrived = try echolog.run("echoes", at: "2025-12-18T09:00:00Z").output
      #expect(arrived.hasPrefix("New Echo Available\nNote "), "\(arrived)")
      let shown = try echolog.run("notify", at: "2025-12-18T09:00:00Z")
      #expect(shown.output == "An Echo has arrived  laptop:3\n  \(words)\n")
      #expect(try echolog.run("notify", at: "2025-12-18T09:01:00Z").output.isEmpty)
      // Announced in London, opened on the way to New York.
      let opened = try echolog.run(
        "reveal", "--zone", "America/New_York", at: "2025-12-18T09:02:00Z")
      #expect(opened.output.hasPrefix("An Echo from November 18, 2025  achievement\n"), "\(opened)")
    }
  }

  @Test func `After the last Echo that arrived was opened, lines show it and where it is`() throws {
    try withVault { echolog in
      #expect(try echolog.run("reveal").errors.hasPrefix("No Echo has arrived yet.\n"))
      try echolog.run("send", "Courage", "-e", "comfort", "-i", "1d", at: sent)
      let due = "2025-11-19T09:30:00Z"
      #expect(try echolog.run("reveal", at: due).exit == 0)
      let said = "You have opened all that arrived.\n"
      let way = "echolog echoes --all shows them.\n"
      let again = try echolog.run("reveal", at: due)
      #expect(again.exit == 2 && again.errors == said + way, "\(again)")
      for line in [["echoes"], ["echoes", "--due"]] {
        let list = try echolog.run(line: line, at: due)
        #expect(list.exit == 0 && list.output == said && list.errors == way, "\(list)")
      }
      #expect(try echolog.run("reveal", "--json", at: due).errors.contains("echoNotFound"))
      try echolog.run("set", "echo-history", "hidden", at: due)
      let hidden = try echolog.run("reveal", at: due)
      #expect(hidden.errors.hasPrefix(said) && !hidden.errors.contains("--all"), "\(hidden)")
    }
  }

  @Test func `Of a note not opened yet a list shows thirty characters, an announcement fifty`()
    throws
  {
    try withVault { echolog in
      let words = "012345678901234567890123456789ABCDEFGHIJKLMNOPQRSTUVwxyz"
      #expect(try echolog.run("send", words, "-e", "hope", "-i", "1d", at: sent).exit == 0)
      let due = "2025-11-19T09:00:00Z"
      for (line, now) in [
        (["echoes"], sent), (["echoes", "--all"], sent), (["today"], due),
        (["echoes", "--due"], due),
        (["show", "laptop:3"], due), (["search", "0123456789"], due), (["journey"], due),
      ] {
        for form in [[], ["--plain"], ["--json"]] {
          let answer = try echolog.run(line: line + form, at: now)
          #expect(!(answer.output + answer.errors).contains("789A"), "\(line + form) \(answer)")
        }
      }
      #expect(try echolog.run("echoes", at: sent).output.contains("56789…"))
      for line in [["echoes"], ["show", "laptop:3"], ["show", "laptop:99"], ["notifications"]] {
        let answer = try echolog.run(line: line, at: sent)
        let told = answer.output + answer.errors
        #expect(told.contains("456789…") && !told.contains("789A"), "\(line) \(answer)")
      }
      let shown = try echolog.run("show", "laptop:3", at: sent).output
      #expect(
        shown.hasSuffix(
          "\n  012345678901234567890123456789…\n\nThe rest of its words waits. "
            + "Arrives on November 19, 2025 at 9:00 AM\n"), "\(shown)")
      let json = try echolog.run("show", "laptop:3", "--json", at: sent).output
      #expect(json.contains(#""text":null,"characters":56"#), "\(json)")
      #expect(json.contains(#""preview":"012345678901234567890123456789","answers""#), "\(json)")
      let help = try echolog.run("help", "echoes").output
      #expect(help.contains("at most its first 30 characters"), "\(help)")
      let told = String(words.prefix(50)) + "..."
      for line in [["notifications", "--json"], ["notify", "--json"]] {
        let answer = try echolog.run(line: line, at: line[0] == "notify" ? due : sent).output
        #expect(answer.contains(told) && !answer.contains("STU"), "\(answer)")
      }
    }
  }

  @Test func `An Echo is due at nine where the person is then`() throws {
    try withVault { echolog in
      echolog.variables = ["TZ": "America/Los_Angeles"]
      try echolog.run("send", "Land well.", "-e", "hope", "-i", "1d", at: "2025-11-18T20:00:00Z")
      let nineInNewYork = "2025-11-19T14:00:00Z"
      #expect(try echolog.run("reveal", at: nineInNewYork).exit == 2)
      echolog.variables = ["TZ": "America/New_York"]
      #expect(try echolog.run("reveal", at: "2025-11-19T13:59:59Z").exit == 2)
      #expect(try echolog.run("reveal", at: nineInNewYork).exit == 0)
    }
  }

  @Test func `A time that the clocks skip is shown as on them, and kept as it was chosen`()
    throws
  {
    try withVault { echolog in
      echolog.variables = ["TZ": "CET-1CEST,M3.5.0,M10.5.0/3"]
      let saturday = "2026-03-28T12:00:00Z"
      try echolog.run("set", "delivery-time", "02:30", at: saturday)
      let line = ["send", "gap note", "-e", "joy", "-i", "1d"]
      let shown = "March 29, 2026 at 3:00 AM"
      let others = [["echoes"], ["notifications"], ["show", "laptop:4"]]
      for words in [line + ["--dry-run"], line] + others {
        let answer = try echolog.run(line: words, at: saturday)
        let told = answer.output.replacing("2026  3:00", with: "2026 at 3:00")
        #expect(answer.exit == 0 && told.contains(shown), "\(words) \(answer)")
      }
      #expect(try echolog.run("reveal", "laptop:4", at: saturday).errors.contains(shown))
      let kept = try echolog.run("echoes", "--json", at: saturday).output
      #expect(kept.contains(#""deliveryTime":"02:30","deliveryMinute":150"#), "\(kept)")
      #expect(kept.contains(#""shownAs":"2026-03-29T03:00""#), "\(kept)")
      #expect(try echolog.run("reveal", at: "2026-03-29T00:59:59Z").exit == 2)
      #expect(try echolog.run("reveal", at: "2026-03-29T01:00:00Z").exit == 0)
    }
  }

  @Test func `No list shows the words of a note that waits, whatever its form, and an export does`()
    throws
  {
    try withVault { echolog in
      try echolog.run("send", "Lemons.", "-e", "joy", "-i", "1d", at: sent)
      let lists = [
        ["history", "laptop:3"], ["history"], ["replay", "--as", "jsonl", "--texts"],
        ["replay", "--as", "table"],
      ]
      for list in lists {
        for form in ["--json", "--plain"] {
          let answer = try echolog.run(line: list + [form], at: sent)
          #expect(answer.exit == 0 && !answer.output.contains("Lemons"), "\(answer)")
        }
      }
      #expect(try echolog.run("history", "--json", at: sent).output.contains(#""isSealed":true"#))
      #expect(try echolog.run("export", at: sent).output.contains("Lemons."))
      try echolog.run("reveal", at: "2025-11-19T09:00:00Z")
      let opened = try echolog.run("history", "laptop:3", "--json").output
      #expect(opened.contains("Lemons.") && opened.contains(#""isSealed":false"#), "\(opened)")
    }
  }

  @Test func `Every later reveal shows the same words, and reading again is an event`() throws {
    try withVault { echolog in
      try echolog.run("send", "I ran.", "-e", "joy", "-i", "1d", at: sent)
      let first = try echolog.run("reveal", at: "2025-11-19T09:00:00Z").output
      for step in ["reveal", "dismiss", "reveal", "reflect", "reveal"] {
        let words = step == "reflect" ? [step, "laptop:3", "It was."] : [step, "laptop:3"]
        let answer = try echolog.run(line: words, at: "2025-11-20T09:00:00Z")
        #expect(answer.exit == 0, "\(answer)")
        if step == "reveal" { #expect(answer.output.hasPrefix(first)) }
      }
      let answered = first + "\nYour answer of November 20, 2025  laptop:7\n  It was.\n"
      let types = try echolog.run("history", "laptop:3", "--plain").output
        .split(separator: "\n").map {
          $0.split(separator: "\t", omittingEmptySubsequences: false)[3]
        }
      #expect(
        types
          == [
            "vibeSent", "echoRevealed", "echoDismissed", "echoReopened", "echoReflected",
            "echoReopened",
          ])
      #expect(try echolog.run("dismiss", "laptop:3").exit == 2)
      try echolog.run("set", "echo-history", "hidden")
      let opened = "2025-11-21T09:00:00Z"
      #expect(try echolog.run("echoes", "--all", at: opened).output == "No Echoes here.\n")
      #expect(
        try echolog.run("reveal", "laptop:3", at: "2025-11-21T09:00:00Z").output == answered)
      try echolog.run("set", "quote-author", "hidden")
      let hidden = try echolog.run("reveal", "laptop:3", at: "2025-11-21T09:00:00Z").output
      // Quotes have dashes too.
      let quoted = hidden.prefix { $0 != "”" }
      #expect(hidden.dropFirst(quoted.count).hasPrefix("”\n\nYour answer"), "\(hidden)")
      #expect(answered.hasPrefix(quoted + "” — "), "\(hidden)")
    }
  }

  @Test func `The answers of two devices are both shown, each with its day`() throws {
    try withVault { laptop in
      let phone = try EchologProcess()
      defer { #expect(throws: Never.self) { try phone.remove() } }
      let shared = laptop.home.appending(path: "shared").path
      let key = laptop.home.appending(path: "key").path
      try laptop.run("send", "I ran.", "-e", "joy", "-i", "1d", at: sent)
      try laptop.run("reveal", at: "2025-11-19T09:00:00Z")
      #expect(try laptop.run("sync", shared, "--yes").exit == 0)
      let joined = try phone.run("join", shared, "--name", "phone", "--key-file", key)
      #expect(joined.exit == 0, "\(joined)")
      try laptop.run("reflect", "laptop:3", "It was far.", at: "2025-11-20T09:00:00Z")
      let second = try phone.run("reflect", "laptop:3", "Too\nfar.", at: "2025-11-21T09:00:00Z")
      #expect(second.exit == 0, "\(second)")
      let now = "2025-11-22T09:00:00Z"
      #expect(try phone.run("sync", shared, at: now).exit == 0)
      #expect(try laptop.run("sync", shared, at: now).exit == 0)
      let seen = try laptop.run("reveal", "laptop:3", at: now).output
      let answers =
        "\nYour answer of November 20, 2025  laptop:5\n  It was far.\n"
        + "\nYour answer of November 21, 2025  phone:3\n  Too\n  far.\n"
      #expect(seen.hasSuffix(answers), "\(seen)")
      let list = try laptop.run("echoes", "--all", at: now).output.split(separator: "\n")
      #expect(list.count == 4, "\(list)")
      #expect(list[2].hasPrefix("  “It was far.”  November 20, 2025"), "\(list)")
      #expect(list[3].contains("Too far.”") && list[3].hasSuffix("phone:3"), "\(list)")
      let json = #""answers":[{"event":"laptop:5","day":"2025-11-20","text":"It was far."},{"#
      #expect(try laptop.run("reveal", "laptop:3", "--json", at: now).output.contains(json))
      #expect(try laptop.run("echoes", "--all", "--json", at: now).output.contains(json))
      let found = try laptop.run("search", "too", at: now).output
      #expect(found.contains("yesterday  Echo, answer  Too far."), "\(found)")
      let day = try laptop.run("day", "last", "friday", "--plain", at: now).output
      #expect(day == "phone:3\tanswer\t2025-11-21T09:00:00Z\t\tToo\\nfar.\n", "\(day)")
    }
  }

  @Test func `Too many Echoes for a device are reported, by both rules`() throws {
    try withVault { echolog in
      let lines = (1...65).map { "send \"Note \($0)\" -e hope -i \($0 == 1 ? 1 : 30)d" }
      let script = (["set notification-slots 64"] + lines).joined(separator: "\n")
      #expect(try echolog.run("repl", input: script, at: sent).exit == 0)
      let nearest = try echolog.run("notifications", at: sent)
      #expect(nearest.errors.contains("You have 64 Echoes scheduled. 1 more waits"), "\(nearest)")
      #expect(nearest.output.split(separator: "\n")[1].contains("held"))
      try echolog.run("set", "slot-rule", "cancel-earliest", at: sent)
      let older = try echolog.run("notifications", at: sent)
      #expect(
        older.errors == "You have 64 Echoes scheduled. Older Echoes may be cancelled.\n", "\(older)"
      )
      #expect(older.output.split(separator: "\n")[1].contains("waits"))
      #expect(try echolog.run("reveal", at: "2025-11-19T09:00:00Z").output.contains("Note 1\n"))
    }
  }

  @Test func `Who did not ask learns of too few places, and of a device that may show nothing`()
    throws
  {
    try withVault { echolog in
      try echolog.run("set", "notification-slots", "1", at: sent)
      #expect(!(try echolog.run("settings", at: sent).errors.contains("scheduled")))
      let first = try echolog.run("send", "One.", "-e", "joy", "-i", "1d", at: sent)
      #expect(first.errors.isEmpty, "\(first)")
      let warning = "You have 1 Echo scheduled. 1 more waits for a free place"
      let second = try echolog.run("send", "Two.", "-e", "joy", "-i", "3d", at: sent)
      #expect(second.errors.hasPrefix(warning), "\(second)")
      for line in ["today", "settings"] {
        #expect(try echolog.run(line, at: sent).errors.hasPrefix(warning), "\(line)")
        let json = try echolog.run(line, "--json", at: sent).output
        #expect(json.contains("\"concern\":\"" + warning), "\(json)")
      }
      try echolog.run("notifications", "deny", at: sent)
      for line in ["today", "settings"] {
        let early = try echolog.run(line, at: sent).errors
        #expect(early.hasPrefix("This device may not show notifications."), "\(early)")
        let later = try echolog.run(line, at: "2025-11-25T12:00:00Z").errors
        #expect(later.contains("A week ago you said no to notifications."), "\(later)")
        #expect(later.contains("echolog notifications allow"), "\(later)")
      }
      try echolog.run("set", "notifications", "off", at: sent)
      #expect(try echolog.run("today", "--json", at: sent).output.contains(#""concern":null"#))
    }
  }

  @Test func `Places that only reminders take are reported without a word of Echoes`() throws {
    try withVault { echolog in
      try echolog.run("set", "notification-slots", "1", at: sent)
      try echolog.run("goal", "set", "water", "2", "L", at: sent)
      try echolog.run("remind", "water", "20:00", at: sent)
      let answer = try echolog.run("send", "One.", "-e", "joy", "-i", "30d", at: sent)
      #expect(
        answer.errors
          == "You have 1 reminder scheduled. 1 more waits for a free place and will not be lost.\n",
        "\(answer)")
    }
  }

  @Test func `A refusal to notify is asked about again in a week, and Echoes arrive all the same`()
    throws
  {
    try withVault { echolog in
      try echolog.run("send", "Rest.", "-e", "comfort", "-i", "1d", at: sent)
      #expect(try echolog.run("notifications", "deny", at: sent).exit == 0)
      #expect(try echolog.run("notifications", "deny", at: sent).exit == 2)
      #expect(try echolog.run("notify", at: "2025-11-24T12:00:00Z").output.isEmpty)
      let early = try echolog.run("notifications", "--json", at: "2025-11-24T12:00:00Z").output
      #expect(early.contains(#""obstacle":"denied""#) && early.contains(#""asksNow":false"#))
      #expect(early.contains(#""badgeCount":1"#))
      let asked = "2025-11-25T12:00:00Z"
      #expect(try echolog.run("notifications", at: asked).output.contains("think again"))
      #expect(try echolog.run("notifications", "later", at: asked).exit == 0)
      #expect(try echolog.run("notifications", "later", at: asked).exit == 2)
      #expect(try echolog.run("reveal", at: asked).exit == 0)
      #expect(try echolog.run("notifications", "allow", at: asked).exit == 0)
      #expect(try echolog.run("notifications", at: asked).output == "No notification is planned.\n")
    }
  }

  @Test func `Statistics and patterns are shown in the words of the specification`() throws {
    try withVault { echolog in
      for week in 0..<14 {
        let second = 1_748_865_600 + week * 604_800  // Monday 2025-06-02, noon
        let now = Date(timeIntervalSince1970: Double(second)).formatted(.iso8601)
        try echolog.run("send", "Hard day.", "-e", "comfort", "-i", "1d", at: now)
      }
      let now = "2025-09-03T12:00:00Z"
      let said = try echolog.run("stats", at: now).output
      for line in [
        "You've sent 14 Echoes", "You've sent 1 Echo this month", "Most common emotion: Comfort",
        "Using Echo for 93 days, since your first note on June 2, 2025",
      ] {
        #expect(said.contains(line + "\n"), "\(said)")
      }
      let patterns = try echolog.run("patterns", at: now).output
      #expect(
        patterns.hasPrefix("You tend to need comfort on Mondays.  14 of 14 notes\n"), "\(patterns)")
      #expect(
        try echolog.run("patterns", "--json").output.contains(#""weekday":"monday","count":14"#))
      let few = ["patterns", "--where", "monday > 13", "--fields", "emotion,total", "--plain"]
      #expect(try echolog.run(line: few, at: now).output == "comfort\t14\n")
      let none = try echolog.run("patterns", "--where", "total > 99", at: now)
      #expect(none.exit == 1 && none.output == "Nothing is found.\n", "\(none)")
    }
  }

  @Test func `Statistics add up, and a figure has one name for people and for scripts`() throws {
    try withVault { echolog in
      for day in 1...3 {
        try echolog.run(
          "send", "Breathe", "-e", "hope", "-i", "1d", at: "2025-11-0\(day)T08:00:00Z")
      }
      try echolog.run("send", "Go on.", "-e", "hope", "-i", "90d", at: sent)
      let id = try echolog.run("send", "Not this.", "-e", "joy", "-i", "90d", "--plain", at: sent)
        .output.prefix { $0 != "\t" }
      for line in [["reveal"], ["reveal"], ["dismiss", "laptop:3"], ["cancel", String(id)]] {
        #expect(try echolog.run(line: line, at: sent).exit == 0, "\(line)")
      }
      let table = try echolog.run("stats", at: sent).output
      for row in [
        "Notes sent           5", "Echoes delivered     3", "Echoes opened        2",
        "Echoes put away      1", "Echoes on their way  1", "Echoes cancelled     1",
      ] {
        #expect(table.contains("\n" + row + "\n"), "\(table)")
      }
      #expect(!table.contains("answered"), "what there is none of is not told")
      try echolog.run("log", "steps", "12000", at: sent)
      let plain = try echolog.run("stats", "--plain", at: sent).output
      #expect(plain.contains("\nEchoes answered\t0\n") && plain.contains("Intervals used\t2\n"))
      #expect(plain.hasSuffix("\nSteps\t12000\t1\n"), "numbers as scripts read them: \(plain)")
      let json = try echolog.run("stats", "--json", at: sent).output
      #expect(
        json.contains(
          #""notesSent":5,"echoesDelivered":3,"echoesOpened":2,"echoesAnswered":0,"#
            + #""echoesPutAway":1,"echoesReadAgain":0,"echoesOnTheirWay":1,"echoesCancelled":1,"#),
        "\(json)")
    }
  }

  @Test func `Quotes are kept by their name or by the Echo that showed them`() throws {
    try withVault { echolog in
      try echolog.run("send", "Go on.", "-e", "motivation", "-i", "1d", at: sent)
      #expect(
        try echolog.run("quote", "favourite", "laptop:3").errors.contains("No quote was shown"))
      #expect(
        try echolog.run("quote", "favourite", "laptop:3", "--json").errors.contains(
          "echoWithoutQuote"))
      try echolog.run("reveal", at: "2025-11-19T09:00:00Z")
      #expect(try echolog.run("quote", "favourite", "laptop:3").exit == 0)
      #expect(
        try echolog.run("quote", "favourite", "laptop:3", "--json").errors.contains(
          "quoteAlreadyFavourite"))
      #expect(try echolog.run("quote", "favourite", "q0", "--json").errors.contains("unknownQuote"))
      let kept = try echolog.run("quotes", "--plain").output
      let id = String(kept.prefix { $0 != "\t" })
      #expect(try echolog.run("quote", "unfavourite", id).exit == 0)
      #expect(try echolog.run("quotes").output == "No favourite quotes yet.\n")
      let today = try echolog.run("quote").output
      #expect(today.contains(" — "))
      #expect(try echolog.run("quote").output == today)
      #expect(try echolog.run("quote", at: "2025-11-20T20:30:00Z").output != today)
    }
  }

  @Test func `Settings are shown, changed, and apply from then on`() throws {
    try withVault { echolog in
      try echolog.run("send", "One.", "-e", "joy", "-i", "1d", at: sent)
      #expect(
        try echolog.run("set", "delivery-time", "07:15").output == "delivery-time is 07:15 now.\n")
      let later = try echolog.run("send", "Two.", "-e", "joy", "-i", "1d", at: sent).output
      #expect(later.contains("Arrives on November 19, 2025 at 7:15 AM"))
      #expect(try echolog.run("echoes", "--plain").output.contains("One."))
      #expect(
        try echolog.run("echoes", at: sent).output.contains("One.  November 19, 2025  9:00 AM"))
      #expect(try echolog.run("settings", "--plain").output.contains("delivery-time\t07:15\n"))
      let odd = try echolog.run("set", "delivery-tme", "8:00", "--json")
      #expect(odd.exit == 2 && odd.errors.contains("unknownSetting"), "\(odd)")
    }
  }

  @Test func `How Echoes are met is shown when asked for, with the time spent with one`() throws {
    try withVault { echolog in
      #expect(try echolog.run("stats", "--echoes").output == "No Echo was opened yet.\n")
      for (hour, minutes) in [("08", 1), ("10", 2), ("12", 45)] {
        try echolog.run(
          "send", "Breathe", "-e", "hope", "-i", "1d", at: "2025-11-10T\(hour):00:00Z")
        let seen = try echolog.run("reveal", "--plain", at: "2025-11-12T\(hour):00:00Z").output
        let id = seen.split(separator: "\t").first.map(String.init) ?? ""
        try echolog.run(
          "dismiss", id, at: "2025-11-12T\(hour):\(minutes < 10 ? "0" : "")\(minutes):00Z")
      }
      let said = try echolog.run("stats", "--echoes")
      #expect(
        said.output.hasSuffix("You stayed with half of them for no longer than 2 minutes.\n"),
        "\(said)")
      #expect(
        try echolog.run("stats", "--echoes", "--json").output
          == #"{"schema":"echoUse/1","opened":3,"answered":0,"putAway":3,"readAgain":0,"#
          + "\"medianSeconds\":120}\n")
      try echolog.run("undo")
      #expect(
        try echolog.run("stats", "--echoes", "--plain").output
          == "Opened\t3\nAnswered\t0\nPut away\t2\nRead again\t0\nSeconds with one\t90\n")
    }
  }

  @Test func `Of Echoes that were put away at once no time is shown`() throws {
    try withVault { echolog in
      try echolog.run("send", "Breathe", "-e", "hope", "-i", "1d", at: "2025-11-10T08:00:00Z")
      try echolog.run("reveal")
      #expect(try echolog.run("dismiss", "laptop:3").exit == 0)
      let said = try echolog.run("stats", "--echoes")
      #expect(said.output.contains("Put away") && !said.output.contains("stayed"), "\(said)")
      let json = try echolog.run("stats", "--echoes", "--json").output
      #expect(json.contains(#""medianSeconds":0}"#), "\(json)")
    }
  }

  @Test func `Why Echoes return when they do is shown without a vault, and claims no cure`() throws
  {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let said = try echolog.run("intervals")
    #expect(said.exit == 0 && said.output.contains("not a medical device"), "\(said)")
    #expect(said.output.contains("half") && said.output.contains("70 %"), "\(said)")
    for interval in ["1d", "3d", "7d", "30d", "90d"] {
      #expect(said.output.contains("\n\(interval) "), "\(said)")
    }
    let json = try echolog.run("intervals", "--json").output
    #expect(json.contains(#""retention":[{"hours":1,"percent":47},{"hours":24,"percent":30}"#))
    #expect(json.contains("does not claim to treat mental illness"))
  }

  @Test func `A refusal about an Echo offers only what can be done with it`() throws {
    try withVault { echolog in
      for words in ["Opened", "Answered", "Waiting"] {
        try echolog.run("send", words, "-e", "joy", "-i", words == "Waiting" ? "30d" : "1d")
      }
      let now = "2025-11-20T10:00:00Z"
      try echolog.run("reveal", "laptop:3", at: now)
      try echolog.run("reveal", "laptop:4", at: now)
      try echolog.run("reflect", "laptop:4", "Yes.", at: now)
      let cancelled = try echolog.run("cancel", "laptop:4", at: now).errors
      #expect(cancelled.contains("reveal with its name shows it"), "\(cancelled)")
      let early = try echolog.run("reflect", "laptop:5", "So.", at: now).errors
      #expect(early.contains("Arrives on December 18, 2025"), "\(early)")
      let edited = try echolog.run("edit", "laptop:5", "Other words", "--json", at: now).errors
      let grounds = #""policy":null,"rule":"immutable","section":"S0 5.5 BR-002""#
      #expect(edited.contains(grounds), "\(edited)")
      let unnamed = try echolog.run("reflect", "So it went.", at: now).errors
      #expect(unnamed.contains("laptop:3"), "\(unnamed)")
      #expect(!unnamed.contains("laptop:4") && !unnamed.contains("laptop:5"), "\(unnamed)")
    }
  }
}
