import Echolog
import Testing

@Suite struct GoalNameTests {
  @Test func `A goal goes by its activity, with its period where that is given`() {
    let rows: [(String, Activity, Period?)] = [
      ("water", .water, nil), ("Water, weekly", .water, .week), ("daily water", .water, .day),
      ("water a week", .water, .week), ("steps,daily", .steps, .day),
      ("sleep-weekly", .sleep, .week),
      ("meditation per day", .meditation, .day),
    ]
    for (words, activity, period) in rows {
      let name = GoalName(words)
      #expect(name?.activity == activity && name?.period == period, "\(words)")
      if let name { #expect(GoalName(name.words) == name) }
    }
    for words in ["", "weekly", "laptop:7", "7", "water 7", "water steps", "water monthly", "wat"] {
      #expect(GoalName(words) == nil, "\(words)")
    }
  }
}
