import Foundation
import Program
import RunningProgram
import Testing

/// Refusals that no other test of the program meets: each by a line that a person can type, with
/// its first sentence and its word for scripts. A tidy test checks that no refusal is left out.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct EveryRefusalTests {
  private typealias Row = (line: String, word: String, sentence: String)

  private static func x(_ count: Int) -> String { String(repeating: "x", count: count) }

  /// A vault with one entry of each kind, by the numbers that the lines below name.
  private func withVault(_ body: (EchologProcess) throws -> Void) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "laptop", "--key-file", "key").exit == 0)
    try echolog.write("rows.csv", "d,t\n2025-11-01,Ran\n")
    try active(
      in: echolog,
      [
        "goal set water 2 L", "goal set steps 8000 --per week", "moment Walked",
        "send Rest -e joy -i 1d", "send Calm -e hope -i 1d", "remember 'At home'",
        "edit laptop:8 'At home, warm'", "edit laptop:8 'At home, cold'", "log water 1 L",
        "import rows.csv --as moment --map date=d,text=t",
      ])
    try body(echolog)
  }

  private func active(
    in echolog: EchologProcess, _ lines: [String], at now: String = "2025-11-18T20:30:00Z"
  ) throws {
    for line in lines {
      let answer = try echolog.run(line: Words.split(line), at: now)
      #expect(answer.exit == 0, "\(line): \(answer.errors)")
    }
  }

  private func expect(
    _ rows: [Row], of echolog: EchologProcess, exit: Int32 = 2,
    at now: String = "2025-11-18T20:30:00Z"
  ) throws {
    let before = try echolog.run("replay", "--hash", "--json").output
    for row in rows {
      let words = try Words.split(row.line)
      let told = try echolog.run(line: words, at: now)
      #expect(told.exit == exit && told.output.isEmpty, "\(row.line): \(told)")
      #expect(told.errors.hasPrefix(row.sentence + "\n"), "\(row.line): \(told.errors)")
      let json = try echolog.run(line: ["--json"] + words, at: now)
      #expect(json.exit == exit && json.output.isEmpty, "\(row.line): \(json)")
      #expect(json.errors.contains("\"error\":\"\(row.word)\""), "\(row.line): \(json.errors)")
    }
    #expect(try echolog.run("replay", "--hash", "--json").output == before)
  }

  @Test func `Words that are too few or too many are refused with how many fit`() throws {
    let rows: [Row] = [
      ("moment ' '", "momentEmpty", "The moment is still empty."),
      (
        "moment \(Self.x(10_001))", "momentTooLong", "The moment has 10,001 characters; 10,000 fit."
      ),
      (
        "moment \(Self.x(49_153))", "textTooLarge",
        "These words take 49,153 bytes; 49,152 fit in one entry."
      ),
      ("praise laptop:5 ' '", "praiseEmpty", "The praise is still empty."),
      (
        "praise laptop:5 \(Self.x(1_001))", "praiseTooLong",
        "The praise has 1,001 characters; 1,000 fit."
      ),
      (
        "praise laptop:5 x --source 'my sister'", "praiseSourceNotUsable",
        "“my sister” can not name who gave a praise: up to 255 letters a to z, digits and "
          + ". - _ : can, without spaces."
      ),
      (
        "summary \(Self.x(10_001))", "summaryTooLong",
        "The words have 10,001 characters; 10,000 fit."
      ),
      (
        "log water 1 L --note \(Self.x(10_001))", "noteTooLong",
        "The note has 10,001 characters; 10,000 fit."
      ),
      (
        "skip --reason \(Self.x(281))", "reasonTooLong", "The reason has 281 characters; 280 fit."
      ),
      (
        "remember x --title \(Self.x(201))", "titleTooLong",
        "The title has 201 characters; 200 fit."
      ),
      (
        "remember x --tag \(Self.x(101))", "labelTooLong", "The label has 101 characters; 100 fit."
      ),
    ]
    try withVault { echolog in try expect(rows, of: echolog) }
  }

  @Test func `Values that are not among the choices, unclear or unchanged are refused`() throws {
    let rows: [Row] = [
      (
        "goal set water 2 L --per fortnight", "unknownPeriod",
        "“fortnight” is not a period of a goal."
      ),
      ("log water '1,500 L'", "amountAmbiguous", "“1,500 L” can be read in two ways."),
      ("log meditation 1:30", "durationAmbiguous", "“1:30” can be hours or minutes."),
      ("log water '0.0001 L'", "amountTooFine", "“0.0001 L” is finer than water is counted."),
      (
        "correct laptop:11 1 L", "logUnchanged",
        "The log says water 1 L already, so nothing was changed."
      ),
      ("moment x --at 0000-01-01", "timeOutOfRange", "That is beyond the years 1 to 9999."),
      (
        "notifications later", "notificationsNotAsked",
        "Nothing asks you to think again about notifications."
      ),
      ("goal reactivate laptop:3", "goalAlreadyActive", "This goal is active already."),
      (
        "goal pause --from 2025-11-20 --to 2025-11-19", "pauseEndsBeforeBegin",
        "The pause begins on Thu 2025-11-20."
      ),
      (
        "set export-nudge 4000", "exportNudgeOutOfRange",
        "An export can not be suggested every 4,000 days."
      ),
      ("consent nothing", "unknownDocument", "“nothing” is not one of the documents."),
      (
        "consent withdraw diagnostics", "consentNotGiven",
        "You have not agreed to this, so there is nothing to take back."
      ),
      ("policy nothing", "unknownPolicy", "“nothing” is not one of the policies."),
      ("policy all", "policyUnchanged", "The policy is all already."),
      (
        "undo laptop:9", "changedSince",
        "Something was changed here since, so undoing this would lose it."
      ),
    ]
    try withVault { echolog in
      try expect(rows, of: echolog)
      try active(
        in: echolog, ["notifications deny", "plan note trial", "goal deactivate laptop:3"])
      try expect(
        [
          (
            "notifications deny", "permissionUnchanged",
            "This device does not show notifications, as you chose."
          ),
          ("goal deactivate laptop:3", "goalAlreadyInactive", "This goal is resting already."),
          ("plan note trial", "planUnchanged", "That is noted already."),
        ], of: echolog)
    }
  }

  @Test func `What comes too late or twice is refused with what was before`() throws {
    let later = "2025-11-20T20:30:00Z"
    try withVault { echolog in
      try expect(
        [
          (
            "cancel laptop:6", "echoAlreadyDue",
            "This Echo has arrived, so it can not be cancelled."
          ),
          ("reflect laptop:6 x", "echoNotRevealedYet", "This Echo has not been opened yet."),
        ], of: echolog, at: later)
      try active(
        in: echolog,
        ["reveal laptop:6", "reveal laptop:7", "dismiss laptop:7", "import undo laptop:12"],
        at: later)
      try expect(
        [
          (
            "cancel laptop:6", "echoAlreadyRevealed",
            "This Echo was opened before, so it can not be cancelled."
          ),
          ("quote unfavourite laptop:6", "quoteNotFavourite", "This quote is no favourite."),
          ("dismiss laptop:7", "echoAlreadyDismissed", "This Echo was put away before."),
          ("import undo laptop:12", "batchAlreadyUndone", "This import was taken back before."),
        ], of: echolog, at: later)
      try active(in: echolog, ["reflect laptop:6 yes", "remove laptop:5", "undo"], at: later)
      try expect(
        [
          ("reflect laptop:6 again", "echoAlreadyReflected", "You answered this Echo before."),
          (
            "undo laptop:20", "alreadyUndone",
            "This does not hold any more, so there is nothing to undo."
          ),
        ], of: echolog, at: later)
    }
  }

  @Test func `A day is forgiven when it is over, and so often`() throws {
    let later = "2025-11-25T20:30:00Z"
    try withVault { echolog in
      try expect(
        [
          (
            "freeze 2025-11-24", "noStreakGoesOn",
            "No streak of water a day goes on over Mon 2025-11-24, so it was not forgiven: 5 more "
              + "days are open."
          )
        ], of: echolog, at: later)
      try active(
        in: echolog,
        [
          "log water 2 L --at 2025-11-20", "log water 2 L --at 2025-11-22",
          "freeze 2025-11-19 --goal laptop:3", "freeze 2025-11-21 --goal laptop:3",
        ], at: later)
      try expect(
        [
          (
            "freeze 2025-11-25 --goal laptop:4", "weekNotOver",
            "The week to Sun 2025-11-30 is not over, so there is nothing to forgive yet."
          ),
          (
            "freeze 2025-11-23 --goal laptop:3", "freezesSpent",
            "2 days in any 30 can be forgiven; Wed 2025-11-19 and Fri 2025-11-21 are."
          ),
        ], of: echolog, at: later)
    }
  }

  @Test func `A note that could never arrive is refused where the clocks go back a day`() throws {
    try withVault { echolog in
      var echolog = echolog
      echolog.variables["TZ"] = "AAA12BBB-12,M1.1.3/0,M9.2.3/10"
      try expect(
        [
          (
            "send Rest -e joy -i 1d", "deliveryNotInFuture",
            "September 9, 2026 at 9:00 AM is past where you are."
          )
        ], of: echolog, at: "2026-09-09T03:00:00Z")
    }
  }

  @Test func `A line that can not be read is refused with what to write`() throws {
    let rows: [Row] = [
      ("goal", "commandIncomplete", "“goal” needs a word after it."),
      ("goal pause all", "allNamed", "“all” is not the name of one goal."),
      (
        "import rows.csv --as moment --map date=d,text", "mappingNotUnderstood",
        "“text” does not say which column or word means what."
      ),
      ("moment x --at 2025-02-30", "noSuchDate", "“2025-02-30” is not in the calendar."),
      ("moment x --at 25:00", "noSuchTime", "“25:00” is not a time of day."),
      ("moment x --at ' '", "timeMissing", "The time is empty."),
      ("moment x --at soon", "timeNotUnderstood", "“soon” is not a time I can read."),
      (
        "moment x --at '99999999 days ago'", "timeOutOfRange",
        "“99999999 days ago” is too far away."
      ),
      ("today --json=yes", "optionTakesNoValue", "--json takes no value."),
      ("moment x --at today --at yesterday", "optionTwice", "--at is given twice."),
      ("today --frob", "unknownOption", "“--frob” is not an option of “today”."),
    ]
    try withVault { echolog in
      try expect(rows, of: echolog, exit: 64)
      try expect(
        [("today", "nowNotUnderstood", "“soon” is not an instant.")], of: echolog, exit: 64,
        at: "soon")
      for (line, word, sentence) in [
        ("moment \"open", "quoteOpen", "The line ends before \" is closed."),
        (
          "log water 1 \"L\"x", "quoteWithin",
          "A quote closes in the midst of “Lx”; nothing was kept."
        ),
        (
          "moment \"a\" b\\\"c", "quotesTooSoon",
          "The quotes close before the text ends; nothing was kept."
        ),
      ] {
        try echolog.write("script", line + "\n")
        let told = try echolog.run("repl", "script").errors
        #expect(told.hasPrefix("script, line 1: \(sentence)\n"), "\(told)")
        let json = try echolog.run("repl", "script", "--json").errors
        #expect(json.contains("\"error\":\"\(word)\""), "\(json)")
      }
    }
  }
}
