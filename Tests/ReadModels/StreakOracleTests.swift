import Echolog
import Platform
import Seeds
import Testing

/// Compares streaks with a slow computation that walks every day of a history on its own.
@Suite struct StreakOracleTests {
  @Test func `Streaks equal a day-by-day count over random histories`() throws {
    let start: UInt64 = 20_251_118
    for seed in start..<start + 400 {
      var life = RandomLife(seed: seed)
      try life.live()
      let today = life.today
      let goals = life.story.history.allGoals()
      let logged = life.loggedNonZero()
      expect(life.story.history.streak(of: .steps, today: today), logged, seed)
      for (goal, naive) in zip(goals, life.goals) {
        expect(life.story.history.streak(of: goal, .loggedNonZero, today: today), logged, seed)
        let met =
          switch (naive.isAtMost, naive.isWeekly) {
          case (false, true): life.weeksMet(naive)
          case (false, false): life.daysMet(naive)
          case (true, _): life.kept(naive)
          }
        expect(life.story.history.streak(of: goal, .goalMet, today: today), met, seed)
        expect(life.story.history.streak(of: goal, .period, today: today), met, seed)
      }
    }
  }

  private func expect(_ streak: Streak, _ naive: [RandomLife.Step], _ seed: UInt64) {
    var length = 0
    var longest = 0
    var breaks: [Int] = []
    for (index, step) in naive.enumerated() {
      let isNow = index == naive.count - 1
      switch step {
      case .done: length += 1
      case .neutral: break
      case .missed:
        if isNow { break }
        if length > 0 { breaks.append(length) }
        length = 0
      case .exceeded:
        if length > 0 { breaks.append(length) }
        length = 0
      }
      longest = max(longest, length)
    }
    #expect(streak.current == length, "seed \(seed)")
    #expect(streak.longest == longest, "seed \(seed)")
    #expect(streak.breaks.map(\.length) == breaks, "seed \(seed)")
    #expect(streak.isPending == (naive.last == .missed), "seed \(seed)")
  }
}

/// A person with goals who logs, corrects, removes and imports at random, kept twice: as events,
/// and as plain lists.
struct RandomLife {
  /// What is `exceeded` is missed before it is over.
  enum Step { case done, missed, neutral, exceeded }

  struct Goal {
    let name: EventName
    let isWeekly: Bool
    let isAtMost: Bool
    let firstDay: CivilDay
    var targets: [(day: CivilDay, value: Int64)]
    var activeness: [(day: CivilDay, value: Bool)]
    var skipped: Set<CivilDay> = []
    var pauses: [ClosedRange<CivilDay>] = []

    func isExcused(_ day: CivilDay) -> Bool {
      skipped.contains(day) || pauses.contains { $0.contains(day) }
    }

    func isActive(_ day: CivilDay) -> Bool {
      day >= firstDay && activeness.last { $0.day <= day }?.value == true
    }

    func target(_ day: CivilDay) -> Int64? { targets.last { $0.day <= day }?.value }
  }

  struct Entry {
    let name: EventName
    let batch: EventName?
    var day: CivilDay
    var amount: Int64
  }

  var story = Story()
  var goals: [Goal] = []
  private var entries: [Entry] = []
  private var random: SeededRandom
  private(set) var today = Story.tuesday
  let firstDay = Story.tuesday

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func live() throws {
    for _ in 0..<Int.random(in: 1...3, using: &random) { try setGoal() }
    for _ in 0..<Int.random(in: 5...70, using: &random) {
      today = today + 1
      for _ in 0..<Int.random(in: 0...2, using: &random) { try log(batch: nil) }
      switch Int.random(in: 0..<12, using: &random) {
      case 0: try correct()
      case 1: try remove()
      case 2: try changeGoal()
      case 3: try runImport()
      default: break
      }
    }
  }

  private mutating func setGoal() throws {
    let isWeekly = random.flip()
    let isAtMost = random.flip()
    let day = today + Int.random(in: -5...10, using: &random)
    let target = Int64.random(in: 1...9, using: &random) * (isWeekly ? 5 : 1)
    let name = try story.tell(
      .goalSet(
        GoalSet(
          activity: .steps, target: target, period: isWeekly ? .week : .day,
          weekStart: isWeekly ? 1 : 0, firstDay: day.daysSinceEpoch, isAtMost: isAtMost)))
    goals.append(
      Goal(
        name: name, isWeekly: isWeekly, isAtMost: isAtMost, firstDay: day, targets: [(day, target)],
        activeness: [(day, true)]))
  }

  private mutating func log(batch: EventName?) throws {
    let day = today - (random.flip() ? 0 : Int.random(in: 0...4, using: &random))
    let amount = Int64.random(in: 0...10, using: &random)
    let log = batch == nil && random.flip() ? Story.phone : Story.laptop
    let name = try story.tell(
      .activityLogged(ActivityLogged(activity: .steps, amount: amount)), on: max(day, firstDay),
      from: log, batch: batch)
    entries.append(Entry(name: name, batch: batch, day: max(day, firstDay), amount: amount))
  }

  private mutating func correct() throws {
    guard let index = entries.indices.randomElement(using: &random) else { return }
    let amount = Int64.random(in: 0...10, using: &random)
    let moves = random.flip()
    let day = moves ? firstDay + Int.random(in: 0...(today - firstDay), using: &random) : today
    try story.tell(
      .activityCorrected(ActivityCorrected(amount: amount)), about: entries[index].name, on: day,
      happenedAt: moves ? day.instant(atMillisecond: 0, offset: .utc) : nil)
    entries[index].amount = amount
    if moves { entries[index].day = day }
  }

  private mutating func remove() throws {
    guard let index = entries.indices.randomElement(using: &random) else { return }
    try story.tell(.activityRemoved(ActivityRemoved()), about: entries[index].name)
    entries.remove(at: index)
  }

  private mutating func changeGoal() throws {
    guard let index = goals.indices.randomElement(using: &random) else { return }
    let day = max(goals[index].firstDay, today + Int.random(in: -8...8, using: &random))
    let number = day.daysSinceEpoch
    switch Int.random(in: 0..<6, using: &random) {
    case 3:
      try story.tell(
        random.flip()
          ? .daySkipped(DaySkipped(day: number)) : .dayFrozen(DayFrozen(day: number)),
        about: goals[index].name)
      goals[index].skipped.insert(day)
    case 4:
      let last = random.flip() ? nil : day + Int.random(in: -1...9, using: &random)
      try story.tell(
        .goalPaused(GoalPaused(firstDay: number, lastDay: last?.daysSinceEpoch)),
        about: goals[index].name)
      // Beyond the end of the life there is nothing to count.
      let end = last ?? day + 1000
      if end >= day { goals[index].pauses.append(day...end) }
    case 5:
      try story.tell(
        .goalResumed(GoalResumed(effectiveDay: number)), about: goals[index].name,
        from: Story.phone)
      goals[index].pauses = goals[index].pauses.compactMap { pause in
        guard pause.upperBound >= day else { return pause }
        return pause.lowerBound < day ? pause.lowerBound...(day - 1) : nil
      }
    case 0:
      let target = Int64.random(in: 1...20, using: &random)
      try story.tell(
        .goalTargetChanged(GoalTargetChanged(target: target, effectiveDay: number)),
        about: goals[index].name, from: Story.phone)
      goals[index].targets.append((day, target))
    case 1:
      try story.tell(
        .goalDeactivated(GoalDeactivated(effectiveDay: number)), about: goals[index].name)
      goals[index].activeness.append((day, false))
    default:
      try story.tell(
        .goalReactivated(GoalReactivated(effectiveDay: number)), about: goals[index].name)
      goals[index].activeness.append((day, true))
    }
  }

  private mutating func runImport() throws {
    let batch = try story.tell(.importStarted(ImportStarted(kind: .log)))
    for _ in 0..<Int.random(in: 0...6, using: &random) { try log(batch: batch) }
    guard random.flip() else { return }
    try story.tell(.importUndone(ImportUndone()), about: batch, from: Story.phone)
    entries.removeAll { $0.batch == batch }
  }

  // MARK: - The naive count

  func sum(on day: CivilDay) -> Int64 {
    entries.reduce(0) { $1.day == day ? $0 + $1.amount : $0 }
  }

  func days(from first: CivilDay, _ step: (CivilDay) -> Step) -> [Step] {
    first > today ? [step(today)] : (0...(today - first)).map { step(first + $0) }
  }

  /// Every goal counts steps: one that is excused is enough.
  func loggedNonZero() -> [Step] {
    days(from: firstDay) { day in
      if sum(on: day) > 0 { return .done }
      return goals.contains { $0.isExcused(day) } ? .neutral : .missed
    }
  }

  func daysMet(_ goal: Goal) -> [Step] {
    days(from: firstDay) { day in
      guard goal.isActive(day), let target = goal.target(day) else { return .neutral }
      return sum(on: day) >= target ? .done : goal.isExcused(day) ? .neutral : .missed
    }
  }

  func weeksMet(_ goal: Goal) -> [Step] {
    var steps: [Step] = []
    var monday = firstDay
    while monday.weekday != .monday { monday = monday - 1 }
    while monday <= today {
      let week = (0..<7).map { monday + $0 }
      let sum = week.reduce(Int64(0)) { $0 + self.sum(on: $1) }
      let active = week.count { goal.isActive($0) }
      if active > 0, let target = goal.target(week[6]), sum >= target {
        steps.append(.done)
      } else {
        let isExcused = week.contains { goal.isExcused($0) }
        steps.append(active == 7 && !isExcused ? .missed : .neutral)
      }
      monday = monday + 7
    }
    return steps
  }
}

extension RandomLife {
  /// Each day or week of a goal of at most: done once it is over, counts in whole and is not above.
  func kept(_ goal: Goal) -> [Step] {
    var steps: [Step] = []
    var day = min(firstDay, goal.firstDay)
    while goal.isWeekly, day.weekday != .monday { day = day - 1 }
    while day <= today {
      let days = (0..<(goal.isWeekly ? 7 : 1)).map { day + $0 }
      let last = days[days.count - 1]
      day = last + 1
      guard days.allSatisfy({ goal.isActive($0) && !goal.isExcused($0) }),
        let target = goal.target(last)
      else {
        steps.append(.neutral)
        continue
      }
      let isAbove = days.reduce(Int64(0)) { $0 + sum(on: $1) } > target
      steps.append(isAbove ? .exceeded : last < today ? .done : .missed)
    }
    return steps.isEmpty ? [.neutral] : steps
  }
}

extension SeededRandom {
  mutating func flip() -> Bool { next() & 1 == 0 }
}
