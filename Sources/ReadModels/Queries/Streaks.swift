package import CivilTime
package import Domain
package import Events

extension History {
  /// The streak of days with something logged of an activity. Dates that a journey skipped are
  /// neutral, and so are days on which a goal of the activity asks nothing.
  package func streak(of activity: Activity, today: CivilDay) -> Streak {
    let days = totals(of: activity).filter { $0.amount > 0 }.map(\.day)
    let excuses = goalFacts().filter { $0.activity == activity }.flatMap(\.excuses)
    return Streak(days: days, neutral: DayRanges(excuses).union(skippedDates), today: today)
  }

  /// A streak of a goal. Days on which it does not count or asks nothing are neutral, and so are
  /// dates that a journey skipped; a week is a week all the same.
  ///
  /// `loggedNonZero` asks nothing of the target, so it reaches back before the goal's first day.
  package func streak(
    of goal: GoalFacts, _ definition: StreakDefinition, today: CivilDay
  ) -> Streak {
    StreakGround(goal, definition, in: self).streak(today: today)
  }
}

/// What a streak of a goal is counted from.
struct StreakGround {
  let goal: GoalFacts
  let unit: Streak.Unit
  /// The days that count, or the first day of each week that does, ascending.
  let fulfilled: [CivilDay]
  /// The days on which the goal is at rest.
  let resting: DayRanges
  let skippedDates: DayRanges

  init(_ goal: GoalFacts, _ definition: StreakDefinition, in history: History) {
    self.goal = goal
    let totals = history.totals(of: goal.activity)
    let inactive = DayRanges(inactiveDaysOf: goal)
    switch (definition, goal.period) {
    case (.loggedNonZero, _):
      let resting = inactive.dropping(before: goal.firstDay)
      unit = .days
      fulfilled = totals.filter { $0.amount > 0 && !resting.contains($0.day) }.map(\.day)
      self.resting = resting
    case (.goalMet, .week), (.period, .week):
      unit = .weeks
      fulfilled = Self.weeksMet(by: goal, totals, inactive)
      resting = inactive
    case (.goalMet, _), (.period, _):
      unit = .days
      fulfilled = totals.filter { total in
        goal.isActive(on: total.day)
          && isReached(total.amount, target: goal.measure(of: total.day...total.day))
      }.map(\.day)
      resting = inactive
    }
    skippedDates = unit == .days ? history.skippedDates : DayRanges()
  }

  func streak(today: CivilDay) -> Streak {
    let neutral = resting.union(DayRanges(goal.excuses)).union(skippedDates)
    guard unit == .weeks else { return Streak(days: fulfilled, neutral: neutral, today: today) }
    return Streak(
      weeks: fulfilled, startingOn: goal.weekStart, neutral: neutral, today: today)
  }

  /// The first day of each week whose sum reaches its target, but for weeks at rest throughout.
  private static func weeksMet(
    by goal: GoalFacts, _ totals: [DayTotal], _ inactive: DayRanges
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
