/// A figure that an event counts towards.
package struct FedFigure: Equatable, Sendable {
  package let figure: Figure
  package let value: FigureValue
  /// Whether the figure would be another one, or have another reason, without the event.
  package let isNeeded: Bool
  /// As of which day it is; nil for now.
  package var day: CivilDay?
}

extension History {
  /// What an event counts towards: every figure that looks at it, those in front that need it. None
  /// where what it did does not hold any more.
  ///
  /// - Parameter type: of the event, which the rows of some events lack.
  /// - Complexity: as the evidence of each of these figures.
  package func figuresFed(
    by event: EventName, of type: EventType?, at view: Now
  ) -> [FedFigure] {
    let fed = figures(near: event, at: view).compactMap { figure -> FedFigure? in
      guard let (value, found) = findings(of: figure, at: view) else { return nil }
      return isNeeded(event, of: type, for: found).map {
        FedFigure(figure: figure, value: value, isNeeded: $0)
      }
    }
    let then = progressThen(by: event, today: view.today) + runsThen(of: event, today: view.today)
    return fed.filter(\.isNeeded) + then + fed.filter { !$0.isNeeded }
  }

  /// Whether a figure rests on an event; nil where it does not even look at it.
  private func isNeeded(
    _ event: EventName, of type: EventType?, for found: Findings
  ) -> Bool? {
    let isCited =
      withCorrections(found.facts).contains { name(of: $0) == event }
      || found.cited.contains { $0.event == event && ($0.role.doubtfulType ?? type) == type }
    let isLookedAt =
      isCited || withCorrections(found.considered).contains { name(of: $0) == event }
    return isLookedAt ? isCited : nil
  }

  /// The streaks that went over the day of a log and ended, but for the longest, each as it stood
  /// on its last day.
  private func runsThen(of event: EventName, today: CivilDay) -> [FedFigure] {
    let slot = slot(of: event)
    guard slot.kind == .activity else { return [] }
    let log = log(row: slot.row)
    let figures =
      [StreakFigure(ofAnyLogOf: log.activity)]
      + allGoals(of: log.activity).map { StreakFigure(of: $0.id, .period) }
    return figures.compactMap { figure in
      let streak = streakGround(of: figure, today: today)?.streak(today: today)
      let run = streak?.runs.last { $0.firstDay <= log.time.day && log.time.day <= $0.lastDay }
      guard let run, run.endedOn != nil, run.firstDay != streak?.longestStartedOn,
        let value = streakValue(of: figure, today: run.lastDay)
      else { return nil }
      let found = streakFindings(of: figure, value, today: run.lastDay)
      return isNeeded(event, of: .activityLogged, for: found).map {
        FedFigure(figure: .streak(figure), value: .streak(value), isNeeded: $0, day: run.lastDay)
      }
    }
  }

  /// How far goals were in the day or week that a log counts for, where that is over.
  private func progressThen(by event: EventName, today: CivilDay) -> [FedFigure] {
    let slot = slot(of: event)
    guard slot.kind == .activity, activities[slot.row].flags.isDisjoint(with: .gone),
      withCorrections([.log(slot.row)]).contains(where: { name(of: $0) == event })
    else { return [] }
    let log = log(row: slot.row)
    return allGoals(of: log.activity).compactMap { goal in
      let period = goal.period(holding: log.time.day)
      guard log.time.day >= goal.firstDay, !period.contains(today),
        let value = progressValue(of: goal.id, today: period.upperBound)
      else { return nil }
      return FedFigure(
        figure: .progress(goal: goal.id), value: .progress(value), isNeeded: log.amount != 0,
        day: period.upperBound)
    }
  }

  /// The figures that could look at an event, by what it is about.
  private func figures(near event: EventName, at view: Now) -> [Figure] {
    let slot = slot(of: event)
    switch slot.kind {
    case .activity:
      let activity = activity(of: activities[slot.row])
      return [.today] + goalFigures(of: activity, today: view.today)
        + [.amount(activity), .days(activity), .logs(activity)].map { .statistic($0) }
    case .moment:
      let row = moments[slot.row]
      let skipped = skippedDates.ranges
      let isNearSkipped = skipped.contains { range in
        [range.lowerBound - 1, range.upperBound].contains(Int(row.day))
      }
      return [.today, .moment(name(of: .moment(slot.row)))]
        + (isNearSkipped
          ? allActivities.flatMap { goalFigures(of: $0, today: view.today) } : [])
        + [.statistic(.moments), .statistic(.firstMomentDay)]
    case .echo:
      let id = name(of: echoes[slot.row])
      let totals: [Statistic] = [
        .notesSent, .echoesDelivered, .echoesDue, .echoesOpened, .echoesAnswered, .echoesPutAway,
        .echoesReadAgain, .echoesOnTheirWay, .echoesCancelled, .notesSentThisMonth, .firstNoteDay,
        .daysSinceFirstNote, .intervalsUsed,
      ]
      return [.today, .echo(id)] + totals.map { .statistic($0) }
    case .goal:
      return goalFigures(of: activity(of: goals[slot.row]), today: view.today)
        + [.statistic(.goals)]
    case .memory: return [.today, .statistic(.memories)]
    case .none, .batch, .setting, .reminder, .summary, .ownActivity: return []
    }
  }

  /// What is shown of the goals for an activity, with the badges.
  private func goalFigures(of activity: Activity, today: CivilDay) -> [Figure] {
    let goals = standingGoals(of: activity).map { name(of: .goal($0)) }
    func streaks(_ make: (Bool) -> StreakFigure) -> [Figure] {
      let (current, longest) = (make(false), make(true))
      // The current one may be the longest.
      let isOther = streakValue(of: current, today: today) != streakValue(of: longest, today: today)
      return [.streak(current)] + (isOther ? [.streak(longest)] : [])
    }
    return goals.flatMap { goal in
      [.progress(goal: goal)]
        + StreakDefinition.allCases.flatMap { definition in
          streaks { StreakFigure(of: goal, definition, isLongest: $0) }
        }
    }
      + streaks { StreakFigure(ofAnyLogOf: activity, isLongest: $0) }
      + badges(today: today).filter { $0.activity == activity || $0.badge == .firstGoalMet }
      .map { .badge($0.badge, $0.activity) }
  }
}
