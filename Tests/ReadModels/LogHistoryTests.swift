import Echolog
import Platform
import Testing

@Suite struct LogHistoryTests {
  private let monday = Story.tuesday - 1

  private func logged(_ amount: Int64, _ activity: StandardActivity = .water) -> Event.Body {
    .activityLogged(ActivityLogged(activity: activity, amount: amount))
  }

  private func at(_ day: CivilDay, _ hour: Int) -> Instant {
    day.instant(atMillisecond: hour * 3_600_000, offset: .utc)
  }

  @Test func `Logs are sorted by when they happened, those of one instant by when they were kept`()
    throws
  {
    var story = Story()
    let late = try story.tell(logged(1), happenedAt: at(monday, 9))
    let first = try story.tell(logged(2), happenedAt: at(monday, 8))
    let second = try story.tell(logged(3), happenedAt: at(monday, 8), offsetHours: 0)
    let early = try story.tell(logged(4), happenedAt: at(monday, 7))
    #expect(story.history.logs(LogFilter()).map(\.id) == [late, second, first, early])
  }

  @Test func `Each filter keeps what it names, and together they keep what all name`() throws {
    var story = Story()
    let goal = try story.tell(
      .goalSet(
        GoalSet(
          activity: .water, target: 5, period: .day, firstDay: (monday + 1).daysSinceEpoch)))
    var water: [EventName] = []
    for offset in 0..<5 { water.append(try story.tell(logged(1), on: monday + offset)) }
    let steps = try story.tell(logged(9, .steps), on: monday + 1)
    try story.tell(.activityRemoved(ActivityRemoved()), about: water[2])
    try story.tell(
      .goalDeactivated(GoalDeactivated(effectiveDay: (monday + 4).daysSinceEpoch)), about: goal)
    func found(_ set: (inout LogFilter) -> Void) -> Set<EventName> {
      var filter = LogFilter()
      set(&filter)
      return Set(story.history.logs(filter).map(\.id))
    }
    #expect(found { _ in } == Set(water + [steps]).subtracting([water[2]]))
    #expect(found { $0.includesRemoved = true } == Set(water + [steps]))
    #expect(found { $0.activity = .steps } == [steps])
    #expect(found { ($0.first, $0.last) = (monday + 1, monday + 1) } == [water[1], steps])
    #expect(found { $0.last = monday - 1 }.isEmpty)
    let facts = try #require(story.history.goal(goal))
    #expect(found { $0.goal = facts } == [water[1], water[3]])
    #expect(
      found {
        ($0.goal, $0.first, $0.includesRemoved) = (facts, monday + 2, true)
      } == [water[2], water[3]])
  }

  @Test func `The steps of a log show what it was, what it became and what was undone`() throws {
    var story = Story()
    let log = try story.tell(logged(500), on: monday)
    let plain = try story.tell(logged(1), on: monday)
    let first = try story.tell(
      .activityCorrected(ActivityCorrected(amount: 700)), about: log, on: monday + 1)
    let second = try story.tell(
      .activityCorrected(ActivityCorrected(amount: 900)), about: log, on: monday - 1,
      happenedAt: at(monday - 1, 8))
    try story.tell(.undone(Undone(undoneNumber: first.number)), about: log)
    let removal = try story.tell(.activityRemoved(ActivityRemoved()), about: log)
    let logs = story.history.logs(includingRemoved: true)
    let steps = story.history.steps(of: logs)
    #expect(steps[plain] == nil)
    let told = steps[log]?.map { step in
      "\(step.event.number) \(step.kind.rawValue) \(step.amount ?? -1) "
        + "\(step.day.map { "\($0)" } ?? "-") \(step.isUndone)"
    }
    #expect(
      told == [
        "\(log.number) logged 500 \(monday) false", "\(first.number) corrected 700 - true",
        "\(second.number) corrected 900 \(monday - 1) false",
        "\(removal.number) removed -1 - false",
      ])
  }

  @Test func `What a log was is shown once, however often it is corrected after an undo`() throws {
    var story = Story()
    let log = try story.tell(logged(500), on: monday)
    for amount in [Int64(700), 900] {
      let correction = try story.tell(
        .activityCorrected(ActivityCorrected(amount: amount)), about: log)
      try story.tell(.undone(Undone(undoneNumber: correction.number)), about: log)
    }
    try story.tell(.activityCorrected(ActivityCorrected(amount: 800)), about: log)
    let other = try story.tell(logged(1), on: monday)
    let removal = try story.tell(.undone(Undone(undoneNumber: other.number)), about: other)
    try story.tell(.undone(Undone(undoneNumber: removal.number)), about: other)
    try story.tell(.activityCorrected(ActivityCorrected(amount: 2)), about: other)
    let steps = story.history.steps(of: story.history.logs(LogFilter()))
    #expect(steps[log]?.map(\.kind) == [.logged, .corrected, .corrected, .corrected])
    #expect(steps[log]?.map(\.amount) == [500, 700, 900, 800])
    #expect(steps[log]?.map(\.isUndone) == [false, true, true, false])
    #expect(steps[other]?.map(\.amount) == [1, 2])
  }
}
