import Echolog
import Testing

@Suite struct GoalNameTests {
  @Test func `A goal goes by its activity, with its period and its bound where these are given`() {
    let rows: [(String, Activity, Period?, Bound?)] = [
      ("water", .water, nil, nil), ("Water, weekly", .water, .week, nil),
      ("daily water", .water, .day, nil), ("water a week", .water, .week, nil),
      ("steps,daily", .steps, .day, nil), ("sleep-weekly", .sleep, .week, nil),
      ("meditation per day", .meditation, .day, nil), ("water at most", .water, nil, .atMost),
      ("water, daily at most", .water, .day, .atMost),
      ("at most water a week", .water, .week, .atMost),
    ]
    for (words, activity, period, bound) in rows {
      let name = GoalName(words)
      #expect(name?.activity == activity && name?.period == period, "\(words)")
      #expect(name?.bound == bound, "\(words)")
      if let name { #expect(GoalName(name.words) == name) }
    }
    #expect(GoalName("water at least")?.bound == .atLeast)
    for words in [
      "", "weekly", "laptop:7", "7", "water 7", "water steps", "water monthly", "wat", "water at",
      "at most",
    ] {
      #expect(GoalName(words) == nil, "\(words)")
    }
  }
}
