import Foundation
import Program
import RunningProgram
import Testing

/// Looking back: replays of some of the events, and a simulated clock before what was kept.
@Suite(.enabled(if: EchologProcess.program != nil, "the program was not built"))
struct PastProgramTests {
  private func withVault(
    from day: String = "2025-11-10", _ body: (EchologProcess) throws -> Void
  ) throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    let line = ["init", "--name", "laptop", "--key-file", "key"]
    #expect(try echolog.run(line: line, at: day + "T08:00:00Z").exit == 0)
    try body(echolog)
  }

  private func active(_ lines: [(at: String, line: String)], in echolog: EchologProcess) throws {
    for (at, line) in lines {
      let answer = try echolog.run(line: Words.split(line), at: at + "Z")
      #expect(answer.exit == 0, "\(line): \(answer.errors)")
    }
  }

  private struct Hashes: Equatable {
    let state: String
    let history: String
    let listed: Int?
    let by: String?
  }

  private func hashes(_ line: String, of echolog: EchologProcess) throws -> Hashes {
    let answer = try echolog.run(line: Words.split("replay --hash --json " + line))
    // With a list they are on the side.
    let told = answer.errors.isEmpty ? answer.output : answer.errors
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(told.utf8)) as? [String: Any], "\(answer)")
    return Hashes(
      state: try #require(json["stateHash"] as? String),
      history: try #require(json["historyHash"] as? String), listed: json["listed"] as? Int,
      by: json["by"] as? String)
  }

  @Test func `Hashes of some events are those of a history of them alone, whatever comes later`()
    throws
  {
    try withVault { echolog in
      try active(
        [
          ("2025-11-10T09:00:00", "moment One"),
          ("2025-11-12T09:00:00", "log steps 5 --at 2025-11-05"),
        ], in: echolog)
      let whole = try hashes("", of: echolog)
      let known = try hashes("--to 2025-11-12 --by recorded", of: echolog)
      let asked = try hashes("--known 2025-11-12", of: echolog)
      #expect(asked.state == known.state && asked.history == known.history)
      let then = try hashes("--asof 2025-11-08", of: echolog)
      let some = try hashes("--entity laptop:4", of: echolog)
      #expect(then.history == some.history && then.state == some.state, "nothing else was so")
      #expect(known.state == whole.state, "all there is was recorded by then")
      #expect(known.listed == 4 && known.by == "recorded")
      try active(
        [
          ("2025-11-14T09:00:00", "correct laptop:4 7"), ("2025-11-14T10:00:00", "moment Two"),
          ("2025-11-14T11:00:00", "undo"),
        ], in: echolog)
      #expect(try hashes("--to 2025-11-12 --by recorded", of: echolog) == known)
      let now = try hashes("", of: echolog)
      #expect(now.state != whole.state && now.history != whole.history)
      #expect(now.listed == nil && now.by == nil)
      let all = try hashes("--to 2025-11-18 --by recorded", of: echolog)
      #expect(all.state == now.state && all.history != now.history)

      let happened = try hashes("--to 2025-11-06", of: echolog)
      #expect(happened.listed == 1 && happened.by == "happened")
      let moments = try hashes("--type momentLogged", of: echolog)
      #expect(moments.listed == 2 && moments.by == nil)
      #expect(Set([known, all, happened, moments].map(\.state)).count == 4)
      #expect(Set([known, all, happened, moments].map(\.history)).count == 4)
    }
  }

  @Test func `Events are counted alike, whoever counts those of another time`() throws {
    try withVault { echolog in
      try active(
        [
          ("2025-11-10T09:00:00", "moment One"), ("2025-11-12T09:00:00", "moment Two"),
          ("2025-11-13T09:00:00", "undo"),
        ], in: echolog)
      try echolog.write("rows.csv", "d,t\n2025-11-02,Ran\n")
      let line = ["import", "rows.csv", "--as", "moment", "--map", "date=d,text=t"]
      #expect(try echolog.run(line: line, at: "2025-12-20T10:00:00Z").exit == 0)
      let now = "2025-12-21T10:00:00Z"
      for time in [[], ["--asof", "2025-11-12"], ["--known", "2025-11-12"]] {
        let query = ["sql", "SELECT count(*) FROM events", "--plain"]
        let count = try echolog.run(line: time + query, at: now).output.filter(\.isNumber)
        let stats = try echolog.run(line: time + ["stats", "--plain"], at: now)
        #expect(stats.output.hasPrefix("Events\t\(count)\n"), "\(time) \(count) \(stats)")
        let replayed = try echolog.run(line: time + ["replay"], at: now)
        #expect(replayed.output.contains("Replayed \(count) events"), "\(time) \(replayed)")
      }
    }
  }

  @Test func `A replay shows by which time it chose events`() throws {
    try withVault { echolog in
      try active(
        [
          ("2025-11-10T09:00:00", "moment One"),
          ("2025-11-12T09:00:00", "log steps 5 --at 2025-11-05"),
        ], in: echolog)
      let happened = try echolog.run("replay", "--to", "2025-11-06", "--hash")
      #expect(happened.output.contains("activityLogged"), "\(happened)")
      #expect(happened.errors.contains("1 of 4 events, by when they happened; "), "\(happened)")
      #expect(happened.errors.contains("These hashes are of the events asked for,"), "\(happened)")
      let recorded = try echolog.run("replay", "--from", "2025-11-12", "--by", "recorded")
      #expect(recorded.output.contains("activityLogged"), "\(recorded)")
      #expect(
        recorded.errors.contains("1 of 4 events, by when they were recorded; "), "\(recorded)")
      let none = try echolog.run("replay", "--to", "2025-11-06", "--by", "recorded")
      #expect(none.exit == 1 && none.output.isEmpty, "\(none)")
      let odd = try echolog.run("replay", "--to", "2025-11-06", "--by", "record")
      #expect(odd.exit == 64 && odd.errors.contains("recorded"), "\(odd)")
    }
  }

  /// Everything that lists something, with its answer about an empty vault.
  private static let listings = [
    "today", "goals", "progress", "streaks", "streak", "stats", "stats --echoes", "badges",
    "journey", "moments", "memories", "logs", "echoes", "echoes --all", "notifications",
    "reminders", "patterns", "settings", "chart steps", "chart moments", "plan", "consent",
  ]

  @Test func `With the clock before everything, every listing is that of an empty vault`() throws {
    let before = "2015-11-18T12:00:00Z"
    try withVault { echolog in
      let empty = try Self.listings.map {
        try echolog.run(line: Words.split($0) + ["--json"], at: before)
      }
      var lines = (11...17).map { (at: "2025-11-\($0)T10:00:00", line: "log steps 9000") }
      lines.insert(("2025-11-11T09:00:00", "goal set steps 8000"), at: 0)
      lines += [
        ("2025-11-11T09:10:00", "goal set water 2 L --per week"),
        ("2025-11-11T09:30:00", "remind steps 20:00"),
        ("2025-11-12T09:00:00", "send Hello -e joy -i 3d"), ("2025-11-15T09:30:00", "reveal"),
        ("2025-11-15T09:31:00", "send Soon -e hope -i 30d"),
        ("2025-11-15T09:40:00", "moment Walked"), ("2025-11-15T09:41:00", "summary Good"),
        ("2025-11-15T09:42:00", "remember Lake"), ("2025-11-15T09:43:00", "set tone plain"),
        ("2025-11-15T09:44:00", "goal pause water"),
        ("2025-11-15T09:45:00", "consent give terms"),
      ]
      try active(lines, in: echolog)
      for (line, was) in zip(Self.listings, empty) {
        let now = try echolog.run(line: Words.split(line) + ["--json"], at: before)
        // How many events are in the journal itself is shown by the walk through them.
        #expect(now.output == was.output, "\(line)")
        #expect(now.exit == was.exit, "\(line)")
      }
    }
  }

  @Test func `A clock put back shows what was the case then, by what is known now`() throws {
    try withVault { echolog in
      var lines = (11...17).map { (at: "2025-11-\($0)T10:00:00", line: "log steps 9000") }
      lines.insert(("2025-11-11T09:00:00", "goal set steps 8000"), at: 0)
      lines += [
        ("2025-11-17T11:00:00", "send Hello -e joy -i 1d"),
        ("2025-11-18T09:30:00", "reveal"),
        ("2025-11-18T09:40:00", "correct laptop:4 100"),
        ("2025-11-18T09:41:00", "moment Rain --at 2025-11-13"),
        ("2025-11-18T09:50:00", "goal target steps 9500"),
      ]
      try active(lines, in: echolog)
      let then = "2025-11-13T12:00:00Z"
      let goals = try echolog.run("goals", "--plain", at: then).output
      #expect(goals == "laptop:3\tsteps\tday\t9000\t8000\tactive\tatLeast\n", "\(goals)")
      let streak = try echolog.run("streak", "--json", at: then).output
      #expect(streak.contains(#""current":3"#), "\(streak)")
      let badges = try echolog.run("badges", at: then).output
      #expect(badges.contains("First Goal Met") && !badges.contains("7-Day"), "\(badges)")
      #expect(!badges.contains("2025-11-17"), "\(badges)")
      #expect(try echolog.run("badges").output.contains("7-Day Streak"))
      let moments = try echolog.run("moments", "--plain", at: then).output
      #expect(moments.contains("Rain"), "what is known now of that day: \(moments)")
      let logs = try echolog.run("logs", "--plain", at: then).output
      #expect(logs.split(separator: "\n").count == 3, "\(logs)")
      #expect(logs.contains("\t100"), "corrected since: \(logs)")
      let echoes = try echolog.run("echoes", "--all", at: "2025-11-18T09:00:00Z").output
      #expect(echoes.contains("arrived") && !echoes.contains("opened"), "\(echoes)")
      let sent = try echolog.run("stats", "--json", at: then).output
      #expect(sent.contains(#""notesSent":0"#), "\(sent)")
      // What changes the journal sees all of it.
      let removed = try echolog.run("remove", "laptop:9", at: then)
      #expect(removed.exit == 0, "\(removed)")
    }
  }
}
