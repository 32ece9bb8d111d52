/// What a streak of a goal, or of an activity, is counted from.
struct StreakGround {
  /// Whose excuses it goes over.
  let goals: [Goal]
  let unit: Streak.Unit
  /// The days that count, or the first day of each week that does, ascending.
  let fulfilled: [CivilDay]
  /// The days on which the goal is at rest.
  let resting: DayRanges
  let skippedDates: DayRanges
  private let weekStart: Weekday

  init(_ goal: Goal, _ definition: StreakDefinition, in history: History) {
    switch definition {
    case .loggedNonZero:
      let goals = history.goalCalendars(of: goal.activity).map { $0.id == goal.id ? goal : $0 }
      self.init(anyLogOf: goal.activity, goals, in: history)
    case .goalMet, .period: self.init(reaching: goal, in: history)
    }
  }

  private init(reaching goal: Goal, in history: History) {
    goals = [goal]
    let totals = history.totals(of: goal.activity)
    resting = DayRanges(inactiveDaysOf: goal)
    weekStart = goal.weekStart
    if goal.period == .week {
      unit = .weeks
      fulfilled = Self.weeksMet(by: goal, totals, resting)
      skippedDates = DayRanges()
    } else {
      unit = .days
      fulfilled = totals.filter { total in
        goal.isActive(on: total.day)
          && isReached(total.amount, target: goal.measure(of: total.day...total.day))
      }.map(\.day)
      skippedDates = history.skippedDates
    }
  }

  /// - Parameter goals: nil for all of the activity.
  init(anyLogOf activity: Activity, _ goals: [Goal]? = nil, in history: History) {
    self.goals = goals ?? history.goalCalendars(of: activity)
    unit = .days
    fulfilled = history.totals(of: activity).filter { $0.amount > 0 }.map(\.day)
    resting = DayRanges()
    skippedDates = history.skippedDates
    weekStart = .monday
  }

  /// Days that neither lengthen nor break it, unless they count all the same.
  var neutral: DayRanges {
    resting.union(DayRanges(goals.flatMap(\.excuses))).union(skippedDates)
  }

  func streak(today: CivilDay) -> Streak {
    guard unit == .weeks else { return Streak(days: fulfilled, neutral: neutral, today: today) }
    return Streak(weeks: fulfilled, startingOn: weekStart, neutral: neutral, today: today)
  }

  /// The first day of each week whose sum reaches its target, but for weeks at rest throughout.
  private static func weeksMet(
    by goal: Goal, _ totals: [DayTotal], _ inactive: DayRanges
  ) -> [CivilDay] {
    var met: [CivilDay] = []
    var index = 0
    while index < totals.count {
      let week = goal.period(holding: totals[index].day)
      var sum: Int64 = 0
      while index < totals.count, week.contains(totals[index].day) {
        sum &+= totals[index].amount
        index += 1
      }
      let counts = inactive.within(week).first != week
      if counts, isReached(sum, target: goal.measure(of: week)) { met.append(week.lowerBound) }
    }
    return met
  }
}

extension History {
  /// The streak of days with something logged of an activity. Dates that a journey skipped are
  /// neutral, and so are days for which a goal of the activity is excused; not those on which one
  /// rests, because who rests for good would have a streak for ever.
  package func streak(of activity: Activity, today: CivilDay) -> Streak {
    StreakGround(anyLogOf: activity, in: self).streak(today: today)
  }

  /// A streak of a goal. Days on which it does not count or asks nothing are neutral, and so are
  /// dates that a journey skipped; a week is a week all the same.
  ///
  /// `loggedNonZero` asks nothing of the target, so it is the streak of the activity, which its
  /// goals share.
  package func streak(
    of goal: Goal, _ definition: StreakDefinition, today: CivilDay
  ) -> Streak {
    StreakGround(goal, definition, in: self).streak(today: today)
  }
}
