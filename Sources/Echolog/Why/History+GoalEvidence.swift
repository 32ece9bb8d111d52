// Evidence of streaks, progress and badges. The logs that a day or a week needs are found from its
// sum alone, so that a long streak costs no trial for each of its days; what was said of goals is
// weighed by trials, because a pause, a rest or a target reaches over many days.

extension History {
  // MARK: Streaks

  func streakFindings(
    of figure: StreakFigure, _ value: StreakValue, today: CivilDay
  ) -> Findings {
    guard let ground = streakGround(of: figure, today: today) else {
      preconditionFailure("it has a streak")
    }
    let definition = figure.definition
    let (goal, activity): (Goal?, Activity) =
      switch figure.subject {
      case .goal(let id): (goal(id), activity(of: goals[slot(of: id).row]))
      case .activity(let activity): (nil, activity)
      }
    let measure = definition == .loggedNonZero ? nil : goal
    let isAtMost = measure?.bound == .atMost
    var found = Findings(
      measure == nil ? .anyLog : isAtMost ? .atMost : value.unit == .weeks ? .weeks : .targetReached
    )
    let steps =
      isAtMost
      ? ground.decisive(for: figure, value, today: today)
      : value.days.map { run in ground.fulfilled.filter(run.contains) } ?? []
    let logs = logs(of: steps, activity, measuredBy: measure)
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
    let beside = zoneFacts(
      beside: isAtMost ? ground.skippedDates.within(.epoch...today) : skipped(among: value.bridges))
    found.considered = logs.all + said + beside
    let named = said.filter { reasons.contains(name(of: $0)) }
    let open = said.filter { !reasons.contains(name(of: $0)) } + beside
    let isSame = { (trial: Trial) in trial.streakValue(of: figure, today: today) == value }
    found.facts =
      if isAtMost, let goal {
        facts(above: goal, logs.all, named, open, where: isSame) {
          StreakGround($0, definition, in: $1, today: today)
            .decisive(for: figure, value, today: today)
        }
      } else {
        needed(
          logs.needed, named, open.filter { !logs.needed.contains($0) }, where: isSame)
      }
    return found
  }

  /// What a streak of at most rests on. Which logs that are depends on what is cited of the goal,
  /// as on its targets, which is found beside all of them.
  private func facts(
    above goal: Goal, _ all: [Fact], _ named: [Fact], _ open: [Fact],
    where isEnough: (Trial) -> Bool, on steps: (Goal, History) -> [CivilDay]
  ) -> [Fact] {
    // A day above needs no log where none before it could have been kept.
    if isEnough(Trial((named + open).sorted(), of: self)) {
      return needed([], named, open, where: isEnough)
    }
    let said = needed(all, named, open.filter { !all.contains($0) }, where: isEnough)
      .dropFirst(all.count)
    let trial = Trial((all + said).sorted(), of: self)
    guard let measure = trial.name(of: goal.id).flatMap(trial.history.goal) else {
      preconditionFailure("it is named")
    }
    let steps = steps(measure, trial.history)
    return logs(of: steps, goal.activity, measuredBy: measure).needed + said
  }

  /// The logs of the days or weeks that count, and those that these need.
  ///
  /// - Parameter goal: whose target they have to reach, or to pass; nil where any log counts.
  private func logs(
    of steps: [CivilDay], _ activity: Activity, measuredBy goal: Goal?
  ) -> NeededLogs {
    var found: NeededLogs = ([], [])
    for step in steps {
      let period = goal?.period(holding: step) ?? step...step
      let logs = countingLogs(of: activity, on: period)
      let least = goal?.decidingSum(of: period) ?? 1
      found.needed += fewest(logs) { $0 >= least }.map { .log($0) }
      found.all += logs.map { .log($0) }
    }
    return found
  }

  private func skipped(among bridges: [StreakReasons.Bridge]) -> [ClosedRange<CivilDay>] {
    bridges.filter { $0.event == nil && $0.word == "dateSkipped" }.map(\.days)
  }

  /// The entries by whose clocks a date that a streak went over never came.
  private func zoneFacts(beside dates: [ClosedRange<CivilDay>]) -> [Fact] {
    dates.flatMap { days in
      [
        zonedEntries(on: days.lowerBound - 1).last,
        zonedEntries(on: days.upperBound + 1).first,
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
      logs.filter { activities[$0].amount != 0 }.map { .log($0) },
      said.filter { reasons.contains(name(of: $0)) },
      said.filter { !reasons.contains(name(of: $0)) }
    ) { $0.progressValue(of: goal.id, today: view.today) == value }
    found.considered = logs.map { .log($0) } + said
    return found
  }

  // MARK: Badges

  func badgeFindings(of key: BadgeKey, _ value: BadgeValue, at view: Now) -> Findings {
    var found = Findings(key.badge == .firstGoalMet ? .firstGoalMet : .streakBadge)
    var (named, open): ([Fact], [Fact]) = ([], [])
    var logs: NeededLogs = ([], [])
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
        let ground = StreakGround(goal, .loggedNonZero, in: self, today: earned.earnedOn)
        logs = self.logs(
          of: then?.days.map { ground.fulfilled.filter($0.contains) } ?? [], goal.activity,
          measuredBy: nil)
        goals = standingGoals(of: goal.activity)
        open += zoneFacts(beside: skipped(among: then?.bridges ?? []))
      }
      open += goals.map { .goal($0) } + heldChanges(ofGoals: Set(goals)) { _ in true }
      found.considered = logs.all + open
    }
    named = Array(Set(named))
    open.removeAll { named.contains($0) || logs.needed.contains($0) }
    found.facts = needed(logs.needed, named, open) {
      $0.badgeValue(key, today: view.today) == value
    }
    return found
  }

  /// The logs of a goal's day or week up to the day on which its target was reached.
  private func logsReaching(_ goal: Goal, on day: CivilDay) -> NeededLogs {
    let period = goal.period(holding: day)
    let all = countingLogs(of: goal.activity, on: period.lowerBound...day)
    let least = goal.decidingSum(of: period)
    var reaching = fewest(all) { $0 >= least }
    if reaching.allSatisfy({ activities[$0].day != day.daysSinceEpoch }) {
      // Days before, on which the goal did not count, had enough: the day needs a log of its own.
      let last = countingLogs(of: goal.activity, on: day...day)
        .max { activities[$0].amount < activities[$1].amount }
      if let last {
        reaching = fewest(reaching) { $0 &+ activities[last].amount >= least } + [last]
      }
    }
    return (reaching.map { .log($0) }, all.map { .log($0) })
  }
}

/// The logs that days or weeks need, and these with the others of the same days or weeks.
private typealias NeededLogs = (needed: [Fact], all: [Fact])

extension StreakGround {
  /// The days, or first ones of weeks, above a target of at most without which a streak would be
  /// another one: the last one before the current; for the longest the fewest between which no
  /// other is as long as it, and none before it is longer.
  fileprivate func decisive(
    for figure: StreakFigure, _ value: StreakValue, today: CivilDay
  ) -> [CivilDay] {
    guard figure.isLongest else {
      let end = value.days?.lowerBound ?? today + 1
      return exceeded.last { $0 < end }.map { [$0] } ?? []
    }
    var decisive: [CivilDay] = []
    // Where days in a row begin, and how many of those above the target are taken as kept.
    var (first, joined) = (0, 0)
    for (index, day) in exceeded.enumerated() {
      let next = index + 1 < exceeded.count ? exceeded[index + 1] : today + 1
      let end = fulfilled.partitioningIndex { $0 > next }
      let isBefore = decisive.last.map { last in value.days.map { last < $0.lowerBound } ?? true }
      let most = isBefore ?? true ? value.length : value.length - 1
      // The current day or week lengthens nothing before it is over.
      let isOver = day + (unit == .weeks ? 6 : 0) < today
      if isOver, end - first + joined + 1 > most {
        decisive.append(day)
        (first, joined) = (fulfilled.partitioningIndex { $0 > day }, 0)
      } else {
        joined += 1
      }
    }
    return decisive
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
