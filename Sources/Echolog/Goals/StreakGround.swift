/// What a streak of a goal, or of an activity, is counted from.
struct StreakGround {
  /// Whose excuses it goes over.
  let goals: [Goal]
  let unit: Streak.Unit
  /// The days that count, or the first day of each week that does, ascending.
  let fulfilled: [CivilDay]
  /// Those that went above the target of a goal of at most and would count else.
  let exceeded: [CivilDay]
  /// The days on which the goal is at rest.
  let resting: DayRanges
  let skippedDates: DayRanges
  private let weekStart: Weekday
  private let bound: Bound

  init(
    _ goal: Goal, _ definition: StreakDefinition, in history: History, today: CivilDay
  ) {
    switch definition {
    case .loggedNonZero:
      let goals = history.goalCalendars(of: goal.activity).map { $0.id == goal.id ? goal : $0 }
      self.init(anyLogOf: goal.activity, goals, in: history)
    case .goalMet, .period: self.init(keeping: goal, in: history, today: today)
    }
  }

  private init(keeping goal: Goal, in history: History, today: CivilDay) {
    goals = [goal]
    let rest = DayRanges(inactiveDaysOf: goal)
    resting = rest
    weekStart = goal.weekStart
    bound = goal.bound
    unit = goal.period == .week ? .weeks : .days
    skippedDates = unit == .weeks ? DayRanges() : history.skippedDates
    let totals = history.totals(of: goal.activity)
    switch goal.bound {
    case .atLeast:
      exceeded = []
      fulfilled =
        unit == .weeks
        ? Self.weeks(of: goal, totals).filter { week, sum in
          rest.within(week).first != week && goal.isKept(by: sum, in: week)
        }.map(\.days.lowerBound)
        : totals.filter { total in
          goal.isActive(on: total.day)
            && goal.isKept(by: total.amount, in: total.day...total.day)
        }.map(\.day)
    case .atMost:
      let off = rest.union(DayRanges(goal.excuses)).union(skippedDates)
      let sums =
        unit == .weeks
        ? Self.weeks(of: goal, totals) : totals.map { ($0.day...$0.day, $0.amount) }
      let above = sums.filter { days, sum in
        days.lowerBound <= today && !goal.isKept(by: sum, in: days) && off.within(days).isEmpty
      }.map(\.days.lowerBound)
      exceeded = above
      fulfilled = Self.kept(by: goal, off, above, today)
    }
  }

  /// - Parameter goals: nil for all of the activity.
  init(anyLogOf activity: Activity, _ goals: [Goal]? = nil, in history: History) {
    self.goals = goals ?? history.goalCalendars(of: activity)
    unit = .days
    fulfilled = history.totals(of: activity).filter { $0.amount > 0 }.map(\.day)
    exceeded = []
    resting = DayRanges()
    skippedDates = history.skippedDates
    weekStart = .monday
    // With goals of at most alone no log is missing, so the streak is never at risk.
    bound = self.goals.isEmpty || self.goals.contains { $0.bound == .atLeast } ? .atLeast : .atMost
  }

  /// Days that neither lengthen nor break it, unless they count all the same.
  var neutral: DayRanges {
    resting.union(DayRanges(goals.flatMap(\.excuses))).union(skippedDates)
  }

  func streak(today: CivilDay) -> Streak {
    guard unit == .weeks else {
      return Streak(
        days: fulfilled, neutral: neutral, today: today, bound, isExceeded: exceeded.contains(today)
      )
    }
    let week = today.week(startingOn: weekStart)
    return Streak(
      weeks: fulfilled, startingOn: weekStart, neutral: neutral, today: today, bound,
      isExceeded: exceeded.contains(week.lowerBound))
  }

  /// The weeks with a log, and the sum of each.
  private static func weeks(
    of goal: Goal, _ totals: [DayTotal]
  ) -> [(days: ClosedRange<CivilDay>, sum: Int64)] {
    var weeks: [(days: ClosedRange<CivilDay>, sum: Int64)] = []
    for total in totals {
      if weeks.last?.days.contains(total.day) != true {
        weeks.append((goal.period(holding: total.day), 0))
      }
      weeks[weeks.count - 1].sum &+= total.amount
    }
    return weeks
  }

  /// The days, or the first ones of weeks, that are over and did not go above the target of a goal
  /// of at most, with or without a log.
  ///
  /// - Parameter off: days on which it asks nothing. A week with such a day is none that counts.
  private static func kept(
    by goal: Goal, _ off: DayRanges, _ above: [CivilDay], _ today: CivilDay
  ) -> [CivilDay] {
    // A foreign writer may have let a goal begin millions of years ago.
    let first = max(goal.firstDay, today - 73_050)
    guard first < today else { return [] }
    let length = goal.period == .week ? 7 : 1
    let left = DayRanges(first...today - 1).subtracting(off)
      .subtracting(DayRanges(above, lengths: length))
    var kept: [CivilDay] = []
    for days in left.within(first...today - 1) {
      var period = goal.period(holding: days.lowerBound)
      if period.lowerBound < days.lowerBound { period = goal.period(holding: days.lowerBound + 7) }
      while period.upperBound <= days.upperBound {
        kept.append(period.lowerBound)
        period = goal.period(holding: period.upperBound + 1)
      }
    }
    return kept
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
    StreakGround(goal, definition, in: self, today: today).streak(today: today)
  }
}
