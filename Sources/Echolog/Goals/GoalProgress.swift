/// How far a goal is in the period of a day.
package struct GoalProgress: Equatable, Sendable {
  package let goal: Goal
  /// The first and the last day of the period: one day, or a week.
  package let period: ClosedRange<CivilDay>
  /// The sum so far, in the base unit of the activity.
  package let amount: Int64
  /// The target in force on the last day of the period, by which the whole of it is measured.
  package let target: Int64
  /// Whether the goal counts and does not rest.
  package let isActive: Bool
  /// Why the goal asks nothing on the day that was asked about, or in its week.
  package let excuse: Excuse?
  /// False where a goal of at most does not ask in all of the period.
  fileprivate let isWhole: Bool
  fileprivate let isOver: Bool

  /// Whether the target is reached; where it is one of at most, whether the period is over, is
  /// asked for and did not go above it.
  package var isMet: Bool {
    goal.isKept(by: amount, in: period) && (goal.bound == .atLeast || isOver && isAsked)
  }
  /// Whether there is more than a goal of at most lets be, in a period that counts.
  package var isExceeded: Bool {
    goal.bound == .atMost && isAsked && !goal.isKept(by: amount, in: period)
  }
  /// Whether it is a success or a miss once it is over: nothing excuses it.
  package var isAsked: Bool { isActive && excuse == nil && isWhole }
}

extension History {
  /// All goals, active or not, in the order in which they were set. A goal that was undone, or
  /// came with an import that was, is gone, and so is such a change.
  package func allGoals() -> [Goal] {
    goalsByRow { _, _ in true }.compactMap(\.self)
  }

  /// Goals that count on a day, or are to begin after it, for the same activity, period and bound:
  /// two devices may set them without knowing of each other. Each group in the order in which they
  /// were set.
  package func doubledGoals(on day: CivilDay) -> [[Goal]] {
    var groups: [[Goal]] = []
    for goal in allGoals() where goal.isActive(asOf: day) {
      let place = groups.firstIndex {
        $0[0].activity == goal.activity && $0[0].period == goal.period
          && $0[0].bound == goal.bound
      }
      if let place { groups[place].append(goal) } else { groups.append([goal]) }
    }
    return groups.filter { $0.count > 1 }
  }

  /// All goals for one activity, as `allGoals()` returns them.
  package func allGoals(of activity: Activity) -> [Goal] {
    let number = number(of: activity)
    return goalsByRow { goal, _ in settled(Int(goal.activity)) == number }.compactMap { goal in
      goal?.activity == activity ? goal : nil
    }
  }

  /// The same with the first target only, for whom the others do not matter.
  func goalCalendars(of activity: Activity) -> [Goal] {
    let number = number(of: activity)
    return goalsByRow { goal, change in
      settled(Int(goal.activity)) == number && change.kind != GoalChangeRow.Kind.target.rawValue
    }.compactMap { $0?.activity == activity ? $0 : nil }
  }

  /// - Parameter isWanted: which changes to return.
  private func goalsByRow(
    _ isWanted: (GoalRow, GoalChangeRow) -> Bool
  ) -> [Goal?] {
    // Loops, because each closure over a history copies it.
    var found: [Goal?] = []
    for goal in goals {
      let isGone = goal.isTakenBack != 0 || isUndone(batch: goal.batch)
      let activity = activity(of: goal)
      found.append(isGone ? nil : Goal(goal, of: activity, by: name(of: goal)))
    }
    for change in goalChanges where isWanted(goals[Int(change.goal)], change) {
      guard change.isTakenBack == 0, !isUndone(batch: change.batch) else { continue }
      found[Int(change.goal)]?.apply(change, by: name(of: change))
    }
    return found
  }

  /// The goal that an event made or is about; nil when there is none.
  package func goal(_ id: EventName) -> Goal? {
    guard let row = row(of: id, .goal) else { return nil }
    let (log, number) = (goals[row].log, goals[row].number)
    return goalsByRow { goal, _ in goal.log == log && goal.number == number }[row]
  }

  /// The progress of a goal in the period of the day.
  package func progress(of goal: Goal, on day: CivilDay, today: CivilDay) -> GoalProgress {
    progress(
      of: goal, on: day, amount(of: goal, in: goal.period(holding: day)), isActiveOn: day,
      today: today)
  }

  private func amount(of goal: Goal, in period: ClosedRange<CivilDay>) -> Int64 {
    (0...period.upperBound - period.lowerBound).reduce(0) { sum, day in
      sum &+ (total(of: goal.activity, on: period.lowerBound + day)?.amount ?? 0)
    }
  }

  private func progress(
    of goal: Goal, on day: CivilDay, _ amount: Int64, isActiveOn judged: CivilDay,
    today: CivilDay
  ) -> GoalProgress {
    let period = goal.period(holding: day)
    let isWhole =
      goal.bound == .atLeast
      || goal.asks(throughout: period) && (goal.period == .week || !isSkippedDate(day))
    return GoalProgress(
      goal: goal, period: period, amount: amount, target: goal.measure(of: period),
      isActive: goal.isActive(on: judged), excuse: goal.excuse(ofPeriodHolding: day),
      isWhole: isWhole, isOver: period.upperBound < today)
  }

  /// The progress on a day; of a goal that begins after it none, in its first day or week.
  package func progress(of goal: Goal, asOf day: CivilDay) -> GoalProgress {
    day < goal.firstDay
      ? progress(of: goal, on: goal.firstDay, 0, isActiveOn: goal.firstDay, today: day)
      : progress(of: goal, on: day, today: day)
  }

  /// The progress in each period that touches the days, oldest first. As by its target, a week is
  /// measured by whether the goal is active on its last day.
  package func progress(
    of goal: Goal, in days: ClosedRange<CivilDay>, today: CivilDay
  ) -> [GoalProgress] {
    var found: [GoalProgress] = []
    var day = days.lowerBound
    while day <= days.upperBound {
      let period = goal.period(holding: day)
      found.append(
        progress(
          of: goal, on: day, amount(of: goal, in: period), isActiveOn: period.upperBound,
          today: today))
      guard period.upperBound < CivilDay(daysSinceEpoch: .max) else { break }
      day = period.upperBound + 1
    }
    return found
  }

  /// The reason of a skip or a pause, in the person's words.
  package func reason(of excuse: Excuse) -> WordsReference? {
    WordsReference(excuse.event, field: excuse.kind == .pause ? 3 : 2, if: excuse.hasReason)
  }

  func reason(of change: GoalChangeRow) -> WordsReference? {
    let isPause = change.kind == GoalChangeRow.Kind.pause.rawValue
    return WordsReference(name(of: change), field: isPause ? 3 : 2, if: change.hasReason != 0)
  }
}

extension Goal {
  /// A goal as it was set.
  fileprivate init(_ row: GoalRow, of activity: Activity, by event: EventName) {
    self.init(
      activity, target: row.target, per: Period(stored: row.period), bound: row.bound,
      weekStart: Weekday(rawValue: Int(row.weekStart)) ?? .monday,
      from: CivilDay(daysSinceEpoch: row.firstDay), by: event)
  }

  fileprivate mutating func apply(_ change: GoalChangeRow, by event: EventName) {
    let day = CivilDay(daysSinceEpoch: change.day)
    // A change from before the beginning of its goal applies from the goal's first day on.
    let effective = max(day, firstDay)
    let hasReason = change.hasReason != 0
    switch GoalChangeRow.Kind(rawValue: change.kind) {
    case .target: targets.set(change.value, from: effective, by: event)
    case .activeness: activeness.set(change.value != 0, from: effective, by: event)
    case .skip: excuses.append(Excuse(.skip, from: day, to: day, by: event, hasReason: hasReason))
    case .freeze: excuses.append(Excuse(.freeze, from: day, to: day, by: event))
    case .pause:
      let last = Int32(exactly: change.value).map { CivilDay(daysSinceEpoch: $0) }
      excuses.append(Excuse(.pause, from: day, to: last, by: event, hasReason: hasReason))
    case .resume: excuses.resume(from: effective)
    // Bytes that no fold wrote.
    case nil: break
    }
  }
}
