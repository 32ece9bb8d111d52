import Foundation
import Program
import RunningProgram
import Testing

/// The answers about days and times: at night, at the minute itself, and where words have two
/// meanings.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct TimesProgramTests {
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let beginning = ["init", "--name", "laptop", "--key-file", "key"]
    #expect(try echolog.run(line: beginning, at: "2025-11-17T08:00:00Z").exit == 0)
    try body(echolog)
  }

  @Test func `At night an answer names the day that it counts for, and when that ends`() throws {
    try withVault { echolog in
      // Friday by the calendar, and still Thursday by the day of the person.
      let night = "2025-11-21T00:40:00Z"
      let noon = "2025-11-20T12:00:00Z"
      #expect(try echolog.run("goal", "set", "steps", "8000", at: "2025-11-17T09:00:00Z").exit == 0)
      #expect(try echolog.run("log", "steps", "100", at: "2025-11-18T09:00:00Z").exit == 0)
      let rows: [(line: String, answer: String)] = [
        ("log steps 8000", "for Thursday, 8,000 steps in all."),
        ("correct laptop:5 9000", "for Thursday, 9,000 steps in all."),
        ("moment Walked", "Kept for Thursday."),
        ("remember 'A lake'", "Remembered for Thursday."),
        ("summary 'A long day.'", "your words about Thursday."),
        ("skip", "Noted: Thursday does not count."),
        ("freeze --goal steps", "Forgiven: Wednesday."),
        ("goal pause", "Paused from Thursday until you resume."),
        ("goal resume", "Days count again from"),
      ]
      for row in rows {
        let answer = try echolog.run(line: Words.split(row.line), at: night)
        #expect(answer.output.contains(row.answer), "\(row.line): \(answer)")
        #expect(answer.errors.contains("Your Thursday ends at 04:00."), "\(row.line): \(answer)")
        // Behind the first line of a moment is one that is drawn.
        let told =
          row.line == "moment Walked" ? answer.output.prefix { $0 != "\n" } : answer.output[...]
        #expect(!told.contains("today"), "\(row.line): \(answer)")
      }
      let ended = try echolog.run("moment", "Up", at: "2025-11-21T04:00:00Z")
      #expect(ended.output.contains("Kept for today.") && !ended.errors.contains("ends at"))
      let day = try echolog.run("moment", "Lunch", at: noon)
      #expect(day.output.contains("Kept for today.") && !day.errors.contains("ends at"))
      let json = try echolog.run("moments", "--json", at: night).output
      #expect(json.contains(#""section":"today""#), "what a script reads stays: \(json)")
    }
  }

  @Test func `An hour alone is refused with both of its meanings`() throws {
    try withVault { echolog in
      let before = try echolog.run("replay", "--hash", "--json").output
      for line in [
        "moment x --at 20h", "log steps 100 --at 7h", "correct laptop:3 5 --at 12h",
        "remember x --at 20h", "replay --from 20h",
      ] {
        let refused = try echolog.run(line: Words.split(line) + ["--json"])
        #expect(refused.exit == 64, "\(line): \(refused)")
        #expect(refused.errors.contains(#""error":"timeAmbiguous""#), "\(line): \(refused)")
      }
      let told = try echolog.run("moment", "x", "--at", "20h").errors
      #expect(
        told == """
          “20h” can mean 20 hours ago or 20:00.
          Write “20h ago”, as in --ago 20h, or 20:00.

          """, "\(told)")
      #expect(try echolog.run("replay", "--hash", "--json").output == before)
      for line in [
        "moment x --ago 20h", "moment x --at '20h ago'", "moment x --at 20:00",
        "moment x --at 20m", "moment x --at 3d",
      ] {
        #expect(try echolog.run(line: Words.split(line)).exit == 0, "\(line)")
      }
      try echolog.run("goal", "set", "steps", "8000")
      let pause = try echolog.run("goal", "pause", "--to", "3d")
      #expect(pause.exit == 64, "\(pause)")
      #expect(pause.errors.contains("Sat 2025-11-15 or Fri 2025-11-21"), "\(pause)")
    }
  }

  @Test func `A part of a day counts for its day, and a night of sleep for the day of waking`()
    throws
  {
    try withVault { echolog in
      let morning = "2025-11-19T09:00:00Z"
      let rows: [(line: String, day: String)] = [
        ("moment x --at 'last night'", "2025-11-18"),
        ("moment x --at 'yesterday evening'", "2025-11-18"),
        ("moment x --at 'this morning'", "2025-11-19"),
        ("remember x --at 'monday evening'", "2025-11-17"),
        ("log steps 5000 --at 'last night'", "2025-11-18"),
        ("log sleep 7h --at 'last night'", "2025-11-19"),
        ("log sleep 7h --at 'monday night'", "2025-11-18"),
        ("log sleep 1h --at 'yesterday afternoon'", "2025-11-18"),
      ]
      for row in rows {
        let kept = try echolog.run(line: Words.split(row.line) + ["--json"], at: morning)
        #expect(kept.exit == 0, "\(row.line): \(kept)")
        #expect(kept.output.contains("\"day\":\"\(row.day)\""), "\(row.line): \(kept)")
        #expect(kept.output.contains(#""happenedAt":null"#), "no hour was said: \(kept)")
      }
      let told = try echolog.run("moment", "x", "--at", "monday evening", at: morning)
      #expect(told.output.hasPrefix("Kept for Mon 2025-11-17."), "\(told)")
      let behind = try echolog.run("log", "steps", "500", "last night", at: morning)
      #expect(behind.errors.contains(#"echolog log steps 500 --at "last night""#), "\(behind)")
      let tonight = try echolog.run("log", "sleep", "7h", "--at", "tonight", at: morning)
      #expect(tonight.exit == 2, "\(tonight)")
    }
  }

  @Test func `A reminder that is set at its own minute comes when the answer promises`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "steps", "8000")
      let minute = "2025-11-18T20:00:00Z"
      let set = try echolog.run("remind", "steps", "20:00", at: minute)
      #expect(set.output.contains("Next on Wed 2025-11-19 20:00."), "\(set)")
      #expect(try echolog.run("notify", "--plain", at: minute).output.isEmpty)
      #expect(try echolog.run("notify", "--plain", at: "2025-11-18T20:05:00Z").output.isEmpty)
      let changed = try echolog.run("remind", "change", "laptop:4", "--at", "21:00", at: minute)
      #expect(changed.output.contains("Next on Tue 2025-11-18 21:00."), "\(changed)")
      let fires = try echolog.run("notify", "--plain", at: "2025-11-18T21:00:00Z").output
      #expect(fires.contains("laptop:4"), "\(fires)")
      let comes = try echolog.run("notify", "--plain", at: "2025-11-19T21:00:00Z").output
      #expect(comes.contains("laptop:4"), "\(comes)")
    }
  }

  @Test func `A goal that rests shows it, reached or not`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "steps", "8000")
      try echolog.run("log", "steps", "9000")
      let rests = try echolog.run("goal", "deactivate", "steps").output
      #expect(rests.contains("✓ reached, resting"), "\(rests)")
      #expect(try echolog.run("goals").output.contains("✓ reached, resting"))
    }
  }

  @Test func `What is set again as it is changes nothing`() throws {
    try withVault { echolog in
      try echolog.run("goal", "set", "steps", "8000")
      try echolog.run("log", "steps", "100", "--at", "09:00")
      try echolog.run("summary", "A long day.")
      try echolog.run("set", "notification-slots", "64")
      let before = try echolog.run("replay", "--hash", "--json").output
      let rows: [(line: String, word: String, told: String)] = [
        (
          "goal target steps 8000", "targetUnchanged",
          "The target is 8,000 steps a day already, so nothing was changed."
        ),
        (
          "correct laptop:4 100 --at 09:00", "logUnchanged",
          "The log says 100 steps already, so nothing was changed."
        ),
        (
          "summary 'A long day.'", "summaryUnchanged",
          "The day has these words already, so nothing was changed."
        ),
        (
          "set tone gentle", "settingUnchanged",
          "tone is set like that already, so nothing was changed."
        ),
        (
          "set notification-slots 64", "settingUnchanged",
          "notification-slots is set like that already, so nothing was changed."
        ),
        ("set day-start 4:00", "settingUnchanged", "day-start is set like that already,"),
        ("set notifications on", "settingUnchanged", "notifications is set like that already,"),
      ]
      for row in rows {
        let told = try echolog.run(line: Words.split(row.line))
        #expect(told.exit == 2 && told.errors.hasPrefix(row.told), "\(row.line): \(told)")
        let json = try echolog.run(line: Words.split(row.line) + ["--json"]).errors
        #expect(json.contains("\"error\":\"\(row.word)\""), "\(row.line): \(json)")
      }
      #expect(try echolog.run("replay", "--hash", "--json").output == before)
      #expect(try echolog.run("set", "tone", "plain").exit == 0)
      #expect(try echolog.run("goal", "target", "steps", "8001").exit == 0)
    }
  }
}

/// What `today` shows of notes to the future self.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct TodayProgramTests {
  @Test func `A day shows what was sent, what is on its way, and what came of it`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    let empty = try echolog.run("today").output
    #expect(empty.hasSuffix("\n\nNothing kept yet today.\n"), "\(empty)")
    try echolog.run("send", "You are well prepared.", "-e", "comfort", "-i", "3d")
    let sent = try echolog.run("today").output
    #expect(!sent.contains("Nothing kept"), "\(sent)")
    #expect(sent.contains("20:30  A note of comfort, arrives on November 21, 2025"), "\(sent)")
    #expect(!sent.contains("prepared"), "its words are for later: \(sent)")
    #expect(
      sent.hasSuffix("\n\n1 Echo scheduled. It arrives on November 21, 2025 at 9:00 AM.\n"),
      "\(sent)")
    try echolog.run("send", "Look up.", "-e", "hope", "-i", "1d")
    let two = try echolog.run("today").output
    #expect(
      two.hasSuffix("2 Echoes scheduled. The next arrives on November 19, 2025 at 9:00 AM.\n"),
      "\(two)")
    let json = try echolog.run("today", "--json").output
    #expect(json.contains(#""scheduledCount":2,"next":{"id":"laptop:4","#), "\(json)")
    #expect(json.contains(#""sent":[{"id":"laptop:3","#) && !json.contains("Look up."), "\(json)")

    let morning = "2025-11-19T10:00:00Z"
    let due = try echolog.run("today", at: morning).output
    #expect(due.contains("New Echo Available"), "\(due)")
    #expect(due.contains("1 Echo scheduled. It arrives on November 21, 2025 at 9:00 AM."))
    try echolog.run("reveal", at: morning)
    let opened = try echolog.run("today", at: morning).output
    #expect(opened.contains("10:00  Opened: An Echo from November 18, 2025"), "\(opened)")
    #expect(!opened.contains("Nothing kept") && !opened.contains("New Echo"), "\(opened)")
    try echolog.run("reflect", "laptop:4", "I did.", at: "2025-11-19T10:05:00Z")
    let answered = try echolog.run("today", at: "2025-11-19T11:00:00Z").output
    #expect(answered.contains("10:05  Your answer: I did."), "\(answered)")
    let told = try echolog.run("today", "--json", at: "2025-11-19T11:00:00Z").output
    #expect(told.contains(#""opened":[{"id":"laptop:4","#), "\(told)")
    #expect(told.contains(#""answers":[{"event":"laptop:6","day":"2025-11-19","text":"I did."}]"#))
    let next = try echolog.run("today", at: "2025-11-20T11:00:00Z").output
    #expect(next.contains("Nothing kept yet today.") && next.contains("1 Echo scheduled."))
  }

  @Test func `What was kept today of other days is not nothing`() throws {
    for line in ["moment Ran --at yesterday", "remember Lake --at 1984", "log steps 9 --at 1d"] {
      let echolog = try EchologProcess()
      defer { #expect(throws: Never.self) { try echolog.remove() } }
      #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
      #expect(try echolog.run(line: Words.split(line)).exit == 0)
      let today = try echolog.run("today").output
      #expect(today.contains("What you kept today is of other days."), "\(line): \(today)")
      try echolog.run("undo")
      let undone = try echolog.run("today").output
      #expect(undone.contains("Nothing kept yet today."), "\(line): \(undone)")
    }
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try echolog.run("summary", "A long day.")
    let today = try echolog.run("today").output
    #expect(today.contains("Your words: A long day."), "\(today)")
  }
}
