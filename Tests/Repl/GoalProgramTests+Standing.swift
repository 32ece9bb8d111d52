import Testing

/// How goals are told that ask nothing today: those still to begin, and weeks that do not count.
extension GoalProgramTests {
  @Test func `A goal of a morning that counts for the day before starts with its target`() throws {
    let echolog = try EchologProcess()
    defer { #expect(throws: Never.self) { try echolog.remove() } }
    #expect(try echolog.run("init", "--name", "n", "--key-file", "key").exit == 0)
    let morning = "2026-09-01T09:30:00Z"
    try echolog.run("goal", "set", "water", "1.5", "L", at: morning)
    try echolog.run("set", "day-start", "12:00", at: morning)
    for line in [["goals"], ["progress"], ["today"]] {
      let told = try echolog.run(line: line, at: morning).output
      #expect(told.contains("1.5 L"), "\(told)")
      #expect(told.contains("starts on Tue 2026-09-01"), "\(told)")
      #expect(!told.contains("resting"), "\(told)")
    }
    let streak = try echolog.run("streak", at: morning).output
    #expect(streak.hasPrefix("water a day  n:3  starts on Tue 2026-09-01\n"), "\(streak)")
    let json = try echolog.run("goals", "--json", at: morning).output
    #expect(
      json.contains(
        #""from":"2026-09-01","to":"2026-09-01","amount":0,"target":1500,"isMet":false,"#
          + #""isActive":true,"excuse":null,"message":"It starts on Tue 2026-09-01.""#), "\(json)")
    #expect(try echolog.run("goals", "--plain", at: morning).output.contains("starting"))
    let second = try echolog.run("goal", "set", "water", "1.5", "L", at: morning)
    #expect(second.exit == 2 && second.errors.contains("n:3"), "\(second)")
    let noon = try echolog.run("goals", at: "2026-09-01T12:00:00Z").output
    #expect(!noon.contains("starts"), "\(noon)")
  }
}
