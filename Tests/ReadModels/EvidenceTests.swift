import Echolog
import Foundation
import Platform
import Seeds
import Testing

/// Folding only what a figure cites gives the figure again, and nothing cited can be left out.
@Suite struct EvidenceTests {
  @Test func `Evidence of goals is complete and minimal over random histories`() throws {
    let seed = testSeed()
    var counts: [String: Int] = [:]
    for seed in seed..<seed + UInt64(campaignSize("ECHOLOG_EVIDENCE", usual: 150)) {
      var life = RandomLife(seed: seed)
      try life.live()
      let view = life.story.history.viewpoint(
        now: life.today.instant(atMillisecond: 43_200_000, offset: .utc), zone: .utc)
      try check(life.story.history, life.story.told, at: view, &counts, "seed \(seed)")
    }
    print("Evidence: \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })")
    // These lives have neither moments nor Echoes.
    let others: Set<FigureRule> = [.firstDay, .moment, .echo]
    #expect(
      Set(counts.keys) == Set(FigureRule.allCases.filter { !others.contains($0) }.map(\.rawValue)),
      "\(counts)")
  }

  @Test func `Evidence is complete and minimal over histories of every kind of event`() throws {
    let seed = testSeed()
    var counts: [String: Int] = [:]
    for seed in seed..<seed + UInt64(campaignSize("ECHOLOG_EVIDENCE", usual: 150)) {
      var random = SeededRandom(seed: seed)
      let events = CoherentEvents.history(&random)
      var history = History()
      try history.fold(events)
      let day = CivilDay(daysSinceEpoch: 19_670 + Int32(random.next() % 20))
      let view = history.viewpoint(
        now: day.instant(atMillisecond: 43_200_000, offset: .utc), zone: .utc)
      try check(history, events, at: view, &counts, "seed \(seed)")
    }
    print("Evidence: \(counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })")
    for rule in [FigureRule.counts, .firstDay, .echo, .moment, .progress] {
      #expect(counts[rule.rawValue] != nil, "\(rule)")
    }
  }

  @Test func `A memory kept for the day is cited alone, and one moved there with what moved it`()
    throws
  {
    for (from, hasTime, count) in [(0, true, 1), (0, false, 1), (-1, true, 2)] {
      var story = Story()
      let kept = Story.tuesday + from
      let memory = try story.tell(.memoryCaptured(MemoryCaptured(text: "Lake")), on: kept)
      let noon = Story.tuesday.instant(atMillisecond: 43_200_000, offset: .utc)
      try story.tell(
        .memoryTimeChanged(MemoryTimeChanged()), about: memory, on: Story.tuesday,
        happenedAt: hasTime ? noon : nil, precision: hasTime ? .minute : .unspecified)
      let view = story.history.viewpoint(now: noon, zone: .utc)
      let evidence = try #require(story.history.evidence(of: .today, at: view))
      #expect(evidence.cited.count == count, "\(from) \(hasTime) \(evidence.cited)")
    }
  }

  @Test func `A log is cited with the corrections that give it the amount and day it is told with`()
    throws
  {
    var story = Story()
    let goal = try story.tell(
      .goalSet(
        GoalSet(
          activity: .steps, target: 500, period: .day, firstDay: Story.tuesday.daysSinceEpoch,
          isAtMost: true)))
    let log = try story.tell(.activityLogged(ActivityLogged(activity: .steps, amount: 3000)))
    try story.tell(.activityCorrected(ActivityCorrected(amount: 2000)), about: log)
    let corrected = try story.tell(.activityCorrected(ActivityCorrected(amount: 1000)), about: log)
    let noon = (Story.tuesday + 2).instant(atMillisecond: 43_200_000, offset: .utc)
    func cited(_ figure: Figure) throws -> [EventName] {
      let view = story.history.viewpoint(now: noon, zone: .utc)
      return try #require(story.history.evidence(of: figure, at: view)).cited.map(\.event)
    }
    let ended = Figure.streak(StreakFigure(of: goal, .goalMet))
    #expect(try cited(ended) == [goal, log, corrected])
    for statistic in [Statistic.logs(.steps), .days(.steps), .amount(.steps)] {
      #expect(try cited(.statistic(statistic)) == [log, corrected], "\(statistic)")
    }
    let moved = try story.tell(
      .activityCorrected(ActivityCorrected(amount: 1000)), about: log, on: Story.tuesday + 1,
      happenedAt: (Story.tuesday + 1).instant(atMillisecond: 0, offset: .utc))
    #expect(try cited(ended) == [goal, log, moved], "it gives the amount too")
  }

  @Test func `Every rule is a section of the page of figures`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Schemas/figures.md"), encoding: .utf8)
    let sections = page.split(separator: "\n").filter { $0.hasPrefix("## ") }.map {
      $0.dropFirst(3)
    }
    #expect(sections == FigureRule.allCases.map { $0.rawValue[...] })
  }

  private func check(
    _ history: History, _ told: [Story.Recorded], at view: Now,
    _ counts: inout [String: Int], _ comment: Comment
  ) throws {
    let types = told.reduce(into: [EventName: EventType]()) { $0[$1.name] = $1.event.body.type }
    for figure in figures(of: history, at: view) {
      guard let found = history.evidence(of: figure, at: view) else { continue }
      let evidence = found.citing(types, of: history)
      #expect(evidence.value == history.value(of: figure, at: view))
      // A first day has one event at most.
      let least = evidence.rule == .firstDay ? 1 : 2
      if evidence.cited.count >= least { counts[evidence.rule.rawValue, default: 0] += 1 }
      let names = Set(evidence.cited.map(\.event))
      #expect(names.count == evidence.cited.count, "\(comment) \(figure): cited twice")
      let cited = told.filter { names.contains($0.name) }
      // What takes an entry away counts towards nothing.
      let counting = Set(evidence.cited.filter { $0.role != .removal }.map(\.event))
      let fitting = cited.filter { counting.contains($0.name) }
      if !fitting.isEmpty,
        !isNamedAsCurrent(figure, history, view)
      {
        let some = fitting[told.count % fitting.count]
        let fed = history.figuresFed(by: some.name, of: types[some.name], at: view)
        #expect(
          fed.contains { $0.figure == figure && $0.isNeeded },
          "\(comment) \(figure): \(some.name) feeds \(fed.map(\.figure))")
        for past in fed { try checkPast(past, by: some.name, history, comment) }
      }
      let whole = try fold(cited, like: history)
      #expect(
        whole.value(of: figure, at: view) == evidence.value,
        "\(comment) \(figure) \(evidence.cited)")
      for log in evidence.cited where log.role == .log {
        let folded = whole.log(log.event)
        #expect(
          folded?.amount == log.amount && folded?.time.day == log.day,
          "\(comment) \(figure): \(log) is told as it is not")
      }
      let corrections = Set(evidence.cited.filter { $0.role == .correction }.map(\.event))
      for left in cited {
        let rest = try fold(cited.filter { $0.name != left.name }, like: history)
        // A correction is needed where the log that it is cited with would be told otherwise.
        let log = corrections.contains(left.name) ? whole.log(left.name) : nil
        let isTruth = log.map { content(of: rest.log($0.id)) != content(of: $0) } ?? false
        #expect(
          rest.value(of: figure, at: view) != evidence.value || isTruth,
          "\(comment) \(figure): \(left.name) \(left.event.body) is not needed")
      }
    }
  }

  /// What a correction may make of its log.
  private func content(of log: ActivityLog?) -> [AnyHashable?] {
    [log?.amount, log?.time.day, log?.time.utcOffset]
  }

  /// What an event counted towards on a day that is over is what the figure was on that day.
  private func checkPast(
    _ fed: FedFigure, by event: EventName, _ history: History, _ comment: Comment
  ) throws {
    guard let day = fed.day else { return }
    let then = history.viewpoint(
      now: day.instant(atMillisecond: 43_200_000, offset: .utc), zone: .utc)
    let evidence = try #require(history.evidence(of: fed.figure, at: then))
    #expect(evidence.value == fed.value, "\(comment) \(fed.figure) on \(day)")
    #expect(
      evidence.cited.contains { $0.event == event } == fed.isNeeded,
      "\(comment) \(fed.figure) on \(day): \(event)")
  }

  /// Whether it is the longest streak that is the current one, of which an event feeds one.
  private func isNamedAsCurrent(_ figure: Figure, _ history: History, _ view: Now) -> Bool {
    guard case .streak(let streak) = figure, streak.isLongest else { return false }
    let current =
      switch streak.subject {
      case .goal(let goal): StreakFigure(of: goal, streak.definition)
      case .activity(let activity): StreakFigure(ofAnyLogOf: activity)
      }
    return history.value(of: .streak(current), at: view) == history.value(of: figure, at: view)
  }

  private func fold(_ events: [Story.Recorded], like other: History) throws -> History {
    var history = History(withSettingsOf: other)
    try history.fold(events)
    return history
  }

  private func figures(of history: History, at view: Now) -> [Figure] {
    var figures = Statistic.all(of: history.allActivities).map { Figure.statistic($0) } + [.today]
    for goal in history.allGoals() {
      figures.append(.progress(goal: goal.id))
      for definition in StreakDefinition.allCases {
        figures += [false, true].map {
          .streak(StreakFigure(of: goal.id, definition, isLongest: $0))
        }
      }
    }
    for activity in history.allActivities {
      figures += [false, true].map {
        .streak(StreakFigure(ofAnyLogOf: activity, isLongest: $0))
      }
    }
    figures += history.badges(today: view.today).map { .badge($0.badge, $0.activity) }
    figures += history.moments(includingRemoved: true).map { .moment($0.id) }
    figures += history.echoes(at: view).map { .echo($0.id) }
    return figures
  }
}
