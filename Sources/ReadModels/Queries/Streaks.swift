package import CivilTime
package import Domain
package import Events

extension History {
  /// The streak of days with something logged of an activity. Dates that a journey skipped are
  /// neutral.
  package func streak(of activity: Activity, today: CivilDay) -> Streak {
    let days = totals(of: activity).filter { $0.amount > 0 }.map(\.day)
    return Streak(days: days, neutral: skippedDates, today: today)
  }

  /// A streak of a goal. Days on which it does not count are neutral, and so are dates that a
  /// journey skipped; a week is a week all the same.
  ///
  /// `loggedNonZero` asks nothing of the target, so it reaches back before the goal's first day.
  package func streak(
    of goal: GoalFacts, _ definition: StreakDefinition, today: CivilDay
  ) -> Streak {
    let totals = totals(of: goal.activity)
    let inactive = DayRanges(inactiveDaysOf: goal)
    switch (definition, goal.period) {
    case (.loggedNonZero, _):
      let resting = inactive.dropping(before: goal.firstDay)
      let days = totals.filter { $0.amount > 0 && !resting.contains($0.day) }.map(\.day)
      return Streak(days: days, neutral: resting.union(skippedDates), today: today)
    case (.goalMet, .week), (.period, .week):
      return Streak(
        weeks: weeksMet(by: goal, totals, inactive), startingOn: goal.weekStart,
        neutral: inactive, today: today)
    case (.goalMet, _), (.period, _):
      let days = totals.filter { total in
        goal.isActive(on: total.day)
          && isReached(total.amount, target: goal.measure(of: total.day...total.day))
      }
      return Streak(
        days: days.map(\.day), neutral: inactive.union(skippedDates), today: today)
    }
  }

  /// The first day of each week whose sum reaches its target, but for weeks at rest throughout.
  private func weeksMet(
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
