extension History {
  /// What a figure is; nil where there is no such goal, badge or entry.
  package func value(of figure: Figure, at view: Now) -> FigureValue? {
    switch figure {
    case .streak(let streak): streakValue(of: streak, today: view.today).map { .streak($0) }
    case .progress(let goal): progressValue(of: goal, today: view.today).map { .progress($0) }
    case .badge(let badge, let activity):
      badgeValue(BadgeKey(badge, activity), today: view.today).map { .badge($0) }
    case .statistic(let statistic): statistic.value(in: statistics(at: view))
    case .moment(let id):
      moment(id).map {
        .moment(
          MomentValue(
            day: $0.time.day, isRemoved: $0.isRemoved, laterPraise: $0.laterPraise?.event))
      }
    case .echo(let id):
      echo(id, at: view).map {
        .echo(
          EchoValue(
            state: $0.state, delivery: $0.delivery, reveal: $0.reveal, reflection: $0.reflection,
            isTakenBack: $0.isTakenBack))
      }
    case .today: .day(dayValue(at: view))
    }
  }

  /// - Parameter name: what an event is called in the value.
  func streakValue(
    of figure: StreakFigure, today: CivilDay, naming name: (EventName) -> EventName = { $0 }
  ) -> StreakValue? {
    guard let ground = streakGround(of: figure, today: today) else { return nil }
    var (streak, last) = (ground.streak(today: today), today)
    if figure.isLongest, let run = streak.longestRun {
      // As it stood on its last day.
      last = min(run.lastDay, today)
      streak = ground.streak(today: last)
    }
    let run = streak.startedOn.map { $0...max($0, last) }
    let goal = figure.definition == .loggedNonZero ? nil : ground.goals.first
    return StreakValue(
      length: streak.current, unit: streak.unit, days: run,
      bridges: run.map(ground.bridges)?.map {
        StreakReasons.Bridge(days: $0.days, word: $0.word, event: $0.event.map(name))
      } ?? [],
      targets: run.flatMap { run in
        goal.map { targets(of: $0, on: ground.fulfilled.filter(run.contains)).map(name) }
      } ?? [])
  }

  /// What a streak is counted from; nil where there is no such goal.
  func streakGround(of figure: StreakFigure, today: CivilDay) -> StreakGround? {
    switch figure.subject {
    case .goal(let id): goal(id).map { StreakGround($0, figure.definition, in: self, today: today) }
    case .activity(let activity): StreakGround(anyLogOf: activity, in: self)
    }
  }

  /// The events whose targets measure the days, or the weeks that begin on them; each once.
  private func targets(of goal: Goal, on days: [CivilDay]) -> [EventName] {
    var found: [EventName] = []
    for day in days {
      guard let event = goal.targetChange(on: goal.period(holding: day).upperBound)?.event
      else { continue }
      if found.last != event { found.append(event) }
    }
    return found
  }

  /// - Parameter name: as for a streak.
  func progressValue(
    of id: EventName, today: CivilDay, naming name: (EventName) -> EventName = { $0 }
  ) -> ProgressValue? {
    guard let goal = self.goal(id) else { return nil }
    let progress = progress(of: goal, asOf: today)
    let excuse = progress.excuse.map {
      Excuse($0.kind, from: $0.firstDay, to: $0.lastDay, by: name($0.event))
    }
    return ProgressValue(
      amount: progress.amount, target: progress.target,
      targetSetBy: goal.targetChange(on: progress.period.upperBound)?.event.map(name),
      period: progress.period, isActive: progress.isActive, excuse: excuse)
  }

  /// - Parameter name: as for a streak.
  func badgeValue(
    _ key: BadgeKey, today: CivilDay, naming name: (EventName) -> EventName = { $0 }
  ) -> BadgeValue? {
    badges(today: today).first { BadgeKey($0.badge, $0.activity) == key }.map { standing in
      let met = standing.earned.flatMap { $0.badge == .firstGoalMet ? $0 : nil }
      let goal = met.flatMap { self.goal($0.goal) }
      let day = met.flatMap { met in goal?.period(holding: met.earnedOn).upperBound }
      return BadgeValue(
        shown: standing.shown.map {
          BadgeStanding.Showing(
            event: name($0.event), goal: name($0.goal), day: $0.day, earnedOn: $0.earnedOn)
        },
        earned: standing.earned.map {
          EarnedBadge(badge: $0.badge, goal: name($0.goal), earnedOn: $0.earnedOn)
        },
        targetSetBy: day.flatMap { goal?.targetChange(on: $0)?.event.map(name) })
    }
  }

  private func dayValue(at view: Now) -> DayValue {
    let today = view.today
    return DayValue(
      day: today, moments: moments(on: today).count, memories: memories(on: today).count,
      notesSent: echoes(sentOn: today, at: view).count,
      echoesDue: echoes.count { !$0.isGone && $0.state(at: view).hasArrived },
      totals: allActivities.compactMap { activity in
        total(of: activity, on: today).map {
          JourneyDay.ActivityTotal(activity: activity, amount: $0.amount, logCount: $0.logCount)
        }
      })
  }
}

extension Goal {
  /// The change that set the target of a day; nil before the goal began.
  fileprivate func targetChange(on day: CivilDay) -> Timeline<Int64>.Change? {
    day >= firstDay ? targets.changes.last { $0.day <= day } : nil
  }
}
