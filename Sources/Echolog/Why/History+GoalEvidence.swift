// Evidence of streaks, progress and badges. The logs that a day or a week needs are found from its
// sum alone, so that a long streak costs no trial for each of its days; what was said of goals is
// weighed by trials, because a pause, a rest or a target reaches over many days.

extension History {
  // MARK: Streaks

  func streakFindings(
    of figure: StreakFigure, _ value: StreakValue, today: CivilDay
  ) -> Findings {
    guard let ground = streakGround(of: figure) else { preconditionFailure("it has a streak") }
    let definition = figure.definition
    let rule: FigureRule =
      definition == .loggedNonZero ? .anyLog : value.unit == .weeks ? .weeks : .targetReached
    var found = Findings(rule)
    let steps = value.days.map { run in ground.fulfilled.filter(run.contains) } ?? []
    let (goal, activity): (Goal?, Activity) =
      switch figure.subject {
      case .goal(let id): (goal(id), activity(of: goals[slot(of: id).row]))
      case .activity(let activity): (nil, activity)
      }
    var logs = logs(of: steps, activity, measuredBy: definition == .loggedNonZero ? nil : goal)
    let goals =
      definition == .loggedNonZero
      ? standingGoals(of: activity) : goal.map { [slot(of: $0.id).row] } ?? []
    let changes = heldChanges(ofGoals: Set(goals)) { change in
      let isTarget = change.kind == GoalChangeRow.Kind.target.rawValue
      let isActiveness = change.kind == GoalChangeRow.Kind.activeness.rawValue
      return definition != .loggedNonZero || !isTarget && !isActiveness
    }
    let reasons = Set(
      value.bridges.compactMap(\.event) + value.targets + [goal?.id].compactMap(\.self))
    let said = goals.map { .goal($0) } + changes
    let beside = zoneFacts(beside: value.bridges)
    let sure = facts(ofLogs: logs.needed, &logs.amounts)
    found.facts = needed(
      sure, said.filter { reasons.contains(name(of: $0)) },
      said.filter { !reasons.contains(name(of: $0)) }
        + beside.filter { !sure.contains($0) }, logs.amounts
    ) { $0.streakValue(of: figure, today: today) == value }
    found.considered = logs.all.map { .log($0) } + said + beside
    return found
  }

  /// The logs of the days or weeks that count, and those that these need.
  ///
  /// - Parameter goal: whose target they have to reach; nil where any log counts.
  private func logs(
    of steps: [CivilDay], _ activity: Activity, measuredBy goal: Goal?
  ) -> NeededLogs {
    var found = NeededLogs()
    for step in steps {
      let period = goal?.period(holding: step) ?? step...step
      let logs = countingLogs(of: activity, on: period)
      let target = goal?.measure(of: period)
      found.add(
        fewest(logs) { sum in target.map { isReached(sum, target: $0) } ?? (sum > 0) }, of: logs,
        target: target, activities)
    }
    return found
  }

  /// The entries by whose clocks a date that a streak went over never came.
  private func zoneFacts(beside bridges: [StreakReasons.Bridge]) -> [Fact] {
    bridges.filter { $0.event == nil && $0.word == "dateSkipped" }.flatMap { bridge in
      [
        zonedEntries(on: bridge.days.lowerBound - 1).last,
        zonedEntries(on: bridge.days.upperBound + 1).first,
      ].compactMap { entry -> Fact? in
        guard let slot = entry.map({ slot(of: $0.id) }) else { return nil }
        return slot.kind == .moment ? .moment(slot.row) : .log(slot.row)
      }
    }
  }

  // MARK: Progress

  func progressFindings(of id: EventName, _ value: ProgressValue, at view: Now) -> Findings {
    guard let goal = self.goal(id) else { preconditionFailure("it has progress") }
    var found = Findings(.progress)
    let counts = view.today >= goal.firstDay
    let logs = counts ? countingLogs(of: goal.activity, on: value.period) : []
    let row = slot(of: id).row
    let said = [.goal(row)] + heldChanges(ofGoals: [row]) { _ in true }
    let reasons = Set([goal.id, value.targetSetBy, value.excuse?.event].compactMap(\.self))
    found.facts = needed(
      facts(ofLogs: logs.filter { activities[$0].amount != 0 }),
      said.filter { reasons.contains(name(of: $0)) },
      said.filter { !reasons.contains(name(of: $0)) }
    ) { $0.progressValue(of: goal.id, today: view.today) == value }
    found.considered = logs.map { .log($0) } + said
    return found
  }

  // MARK: Badges

  func badgeFindings(of key: BadgeKey, _ value: BadgeValue, at view: Now) -> Findings {
    var found = Findings(key.badge == .firstGoalMet ? .firstGoalMet : .streakBadge)
    var (sure, named, open): ([Fact], [Fact], [Fact]) = ([], [], [])
    var logs = NeededLogs()
    if let shown = value.shown {
      named += badgeRows.indices.filter { name(of: .badge($0)) == shown.event }.map { .badge($0) }
      named.append(.goal(slot(of: shown.goal).row))
    }
    if let earned = value.earned, let goal = self.goal(earned.goal) {
      named.append(.goal(slot(of: earned.goal).row))
      let goals: [Int]
      if key.badge == .firstGoalMet {
        logs = logsReaching(goal, on: earned.earnedOn)
        goals = [slot(of: earned.goal).row]
      } else {
        let then = streakValue(
          of: StreakFigure(of: goal.id, .loggedNonZero), today: earned.earnedOn)
        let ground = StreakGround(goal, .loggedNonZero, in: self)
        logs = self.logs(
          of: then?.days.map { ground.fulfilled.filter($0.contains) } ?? [], goal.activity,
          measuredBy: nil)
        goals = standingGoals(of: goal.activity)
        open += zoneFacts(beside: then?.bridges ?? [])
      }
      sure = facts(ofLogs: logs.needed, &logs.amounts)
      open += goals.map { .goal($0) } + heldChanges(ofGoals: Set(goals)) { _ in true }
      found.considered = logs.all.map { .log($0) } + open
    }
    named = Array(Set(named))
    open.removeAll { named.contains($0) || sure.contains($0) }
    found.facts = needed(sure, named, open, logs.amounts) {
      $0.badgeValue(key, today: view.today) == value
    }
    return found
  }

  /// The logs of a goal's day or week up to the day on which its target was reached.
  private func logsReaching(_ goal: Goal, on day: CivilDay) -> NeededLogs {
    let period = goal.period(holding: day)
    let all = countingLogs(of: goal.activity, on: period.lowerBound...day)
    let target = goal.measure(of: period)
    var found = NeededLogs()
    let reaching = fewest(all) { isReached($0, target: target) }
    let ofDay = reaching.filter { activities[$0].day == day.daysSinceEpoch }
    if !ofDay.isEmpty {
      found.add(reaching, of: all, target: target, activities, decisive: Set(ofDay))
      return found
    }
    // Days before, on which the goal did not count, had enough: the day needs a log of its own.
    let last = countingLogs(of: goal.activity, on: day...day)
      .max { activities[$0].amount < activities[$1].amount }
    found.all = all
    guard let last else {
      found.needed = reaching
      return found
    }
    let others = fewest(reaching) { isReached($0 &+ activities[last].amount, target: target) }
    found.needed = others + [last]
    return found
  }
}

/// The logs that days or weeks need.
private struct NeededLogs {
  var needed: [Int] = []
  /// These and the others of the same days or weeks.
  var all: [Int] = []
  var amounts = LogAmounts()

  /// Adds those of a day or a week.
  mutating func add(
    _ needed: [Int], of all: [Int], target: Int64?, _ rows: RowTable<ActivityRow>,
    decisive: Set<Int> = []
  ) {
    self.needed += needed
    self.all += all
    amounts.add(needed, in: rows, target: target, decisive: decisive)
  }
}

// MARK: Figures of a trial

extension Trial {
  fileprivate func streakValue(of figure: StreakFigure, today: CivilDay) -> StreakValue? {
    var here = figure
    if case .goal(let goal) = figure.subject {
      guard let id = name(of: goal) else { return nil }
      here = StreakFigure(of: id, figure.definition, isLongest: figure.isLongest)
    }
    return history.streakValue(of: here, today: today, naming: original)
  }

  fileprivate func progressValue(of goal: EventName, today: CivilDay) -> ProgressValue? {
    name(of: goal).flatMap { history.progressValue(of: $0, today: today, naming: original) }
  }

  fileprivate func badgeValue(_ key: BadgeKey, today: CivilDay) -> BadgeValue? {
    history.badgeValue(key, today: today, naming: original)
  }
}
