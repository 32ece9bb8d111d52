/// What a bar of a chart stands for.
package enum ChartUnit: String, CaseIterable, Sendable {
  case day, week, month, year
}

/// What was logged of an activity, by days or longer units.
package struct Chart: Equatable, Sendable {
  package let activity: Activity
  package let unit: ChartUnit
  /// The goal that was asked about; else the one whose period is the unit, or shorter, an active
  /// one before one at rest.
  package let goal: Goal?
  /// Oldest first, without gaps.
  package let bars: [Bar]

  /// One stretch.
  package struct Bar: Equatable, Sendable {
    package let days: ClosedRange<CivilDay>
    /// Nil when nothing was logged, which is not zero.
    package let amount: Int64?
    package let logCount: Int
    /// On how many days more than nothing was logged.
    package let dayCount: Int
    /// What the goal asks of it; nil where it asks nothing.
    package let ask: Ask?
    /// Why the goal asked nothing, for a bar of one day, or of one week of a weekly goal.
    package let excuse: Excuse?

    package var isMet: Bool { ask?.isMet ?? false }
  }

  /// What a goal asks of a stretch and what it got: target and amount are of the same days.
  package struct Ask: Equatable, Sendable {
    /// Over the goal's own period the target in force on its last day, as streaks judge it; over a
    /// longer one what the days ask together.
    package let target: Int64
    /// On how many of the days the goal counted; nil where its own period is excused, and counts
    /// only if it is reached all the same.
    package let dayCount: Int?
    /// What was logged on those days, or in the excused period.
    package let amount: Int64
    /// On how many of those days a goal of days was reached, over more than one; else nil.
    package let metCount: Int?
    /// Of a goal of weeks over more than one, how many that end in the stretch are a success or a
    /// miss, and how many of these were reached, as streaks tell it; else nil.
    package var weekCount: Int?
    package var metWeekCount: Int?
    /// Whether all was kept. Much on one day, or in one week, does not make up for the others, as
    /// each has to be reached. What is at most the target is so once it is over; nil where such a
    /// goal does not ask in all of its own period, or of no whole one.
    package let isMet: Bool?
  }
}

extension History {
  /// The chart of an activity over some days; weeks, months and years are drawn whole.
  ///
  /// - Parameters:
  ///   - goal: the one to draw a line of, of the same activity; nil for the one that fits.
  ///   - unit: nil for days, or for weeks or months where there would be more bars than can be
  ///     looked through; never shorter than the period of `goal`.
  package func chart(
    of activity: Activity, goal: Goal? = nil, over days: ClosedRange<CivilDay>,
    by unit: ChartUnit? = nil, today: CivilDay
  ) -> Chart {
    let usual = ChartUnit(over: days)
    let unit = unit ?? (goal?.period == .week && usual == .day ? .week : usual)
    let goal = goal ?? chartGoal(of: activity, by: unit, over: days, today: today)
    // A goal of days has no weeks of its own.
    let weekStart = goal.flatMap { $0.period == .week ? $0.weekStart : nil } ?? settings.weekStart
    let calendar = ChartCalendar(unit: unit, weekStart: weekStart)
    let units = calendar.units(days)
    let whole = units[0].lowerBound...units[units.count - 1].upperBound
    var totals = totals(of: activity, in: whole)[...]
    let isDailyLimit = goal?.bound == .atMost && goal?.period == .day
    let skipped = isDailyLimit ? skippedDates : DayRanges()
    let isOfWeeks = goal?.period == .week && [.month, .year].contains(unit)
    let ground = isOfWeeks ? goal.map { StreakGround($0, .period, in: self, today: today) } : nil
    let weeks = Set(ground?.fulfilled ?? [])
    let bars = units.map { days in
      let inside = totals.prefix { $0.day <= days.upperBound }
      totals = totals.dropFirst(inside.count)
      return Chart.Bar(
        days: days, amount: inside.isEmpty ? nil : inside.reduce(0) { $0 &+ $1.amount },
        logCount: inside.reduce(0) { $0 + $1.logCount }, dayCount: inside.count { $0.amount > 0 },
        ask: goal?.ask(
          over: days, by: unit, inside, without: skipped, reachedWeeks: weeks, today: today),
        excuse: goal?.excuse(of: days, by: unit))
    }
    return Chart(activity: activity, unit: unit, goal: goal, bars: bars)
  }

  /// The first day on which something was logged of an activity.
  package func firstDay(of activity: Activity) -> CivilDay? {
    totals(of: activity).first?.day
  }

  private func chartGoal(
    of activity: Activity, by unit: ChartUnit, over days: ClosedRange<CivilDay>, today: CivilDay
  ) -> Goal? {
    let periods: [Period] =
      switch unit {
      case .day: [.day]
      case .week: [.week, .day]
      case .month, .year: [.day, .week]
      }
    let goals = allGoals().filter {
      $0.activity == activity && periods.contains($0.period) && $0.firstDay <= days.upperBound
    }
    let active = goals.filter { $0.isActive(on: min(today, days.upperBound)) }
    return [active, goals].flatMap { goals in
      periods.compactMap { period in goals.last { $0.period == period } }
    }.first
  }
}

extension Goal {
  /// What the goal asks over a stretch of some length; nil where it asks nothing, as of a day for a
  /// goal of weeks.
  ///
  /// - Parameters:
  ///   - skipped: dates that never came.
  ///   - reachedWeeks: the first days of those that count and were reached.
  fileprivate func ask(
    over stretch: ClosedRange<CivilDay>, by unit: ChartUnit, _ totals: ArraySlice<DayTotal>,
    without skipped: DayRanges, reachedWeeks: Set<CivilDay>, today: CivilDay
  ) -> Chart.Ask? {
    let days = (0...stretch.upperBound - stretch.lowerBound).map { stretch.lowerBound + $0 }
    switch (unit, period) {
    case (.day, .day), (.week, .week):
      guard days.contains(where: { isActive(on: $0) }) else { return nil }
      let counts =
        bound == .atLeast
        || asks(throughout: stretch) && skipped.range(holding: stretch.lowerBound) == nil
      let sum = totals.reduce(Int64(0)) { $0 &+ $1.amount }
      return Chart.Ask(
        target: measure(of: stretch),
        dayCount: excuse(within: stretch) == nil ? days.count : nil, amount: sum, metCount: nil,
        isMet: counts
          ? isKept(by: sum, in: stretch) && (bound == .atLeast || stretch.upperBound < today) : nil)
    case (.day, _): return nil
    default: break
    }
    let asking = days.filter {
      isActive(on: $0) && excuse(within: period(holding: $0)) == nil
        && skipped.range(holding: $0) == nil
    }
    guard !asking.isEmpty else { return nil }
    var sum: Int64 = 0
    for day in asking {
      let (next, overflow) = sum.addingReportingOverflow(target(on: day) ?? 0)
      sum = overflow ? .max : next
    }
    let amounts = Dictionary(uniqueKeysWithValues: totals.map { ($0.day, $0.amount) })
    let amount = asking.reduce(Int64(0)) { $0 &+ (amounts[$1] ?? 0) }
    let target = period == .week ? sum / 7 : sum
    guard period == .day else {
      let weeks = ends(ofWeeksIn: days, orReached: reachedWeeks)
      let met = weeks.count { reachedWeeks.contains(period(holding: $0).lowerBound) }
      return Chart.Ask(
        target: target, dayCount: asking.count, amount: amount, metCount: nil,
        weekCount: weeks.count, metWeekCount: met,
        isMet: weeks.isEmpty && bound == .atMost ? nil : !weeks.isEmpty && met == weeks.count)
    }
    let met = asking.count { day in
      isKept(by: amounts[day] ?? 0, in: day...day) && (bound == .atLeast || day < today)
    }
    return Chart.Ask(
      target: target, dayCount: asking.count, amount: amount, metCount: met,
      isMet: met == asking.count)
  }

  /// The last days of weeks that are a success or a miss, of some days.
  private func ends(ofWeeksIn days: [CivilDay], orReached reached: Set<CivilDay>) -> [CivilDay] {
    days.filter { day in
      let week = period(holding: day)
      return day == week.upperBound && (reached.contains(week.lowerBound) || asks(throughout: week))
    }
  }

  /// Why the goal asked nothing over a stretch; nil for one that holds several of its periods.
  fileprivate func excuse(of days: ClosedRange<CivilDay>, by unit: ChartUnit) -> Excuse? {
    switch (unit, period) {
    case (.day, _): excuse(on: days.lowerBound)
    case (.week, .week): excuse(within: days)
    default: nil
    }
  }
}

extension ChartUnit {
  /// Days for about a quarter, weeks for about two years, months for about ten.
  package init(over days: ClosedRange<CivilDay>) {
    switch days.upperBound - days.lowerBound {
    case ..<92: self = .day
    case ..<732: self = .week
    case ..<3_660: self = .month
    default: self = .year
    }
  }
}

/// Finds the day, week, month or year that holds a day.
package struct ChartCalendar: Sendable {
  let unit: ChartUnit
  let weekStart: Weekday

  package init(unit: ChartUnit, weekStart: Weekday) {
    self.unit = unit
    self.weekStart = weekStart
  }

  /// Each that holds one of the days, whole.
  package func units(_ days: ClosedRange<CivilDay>) -> [ClosedRange<CivilDay>] {
    var units = [self.days(holding: days.lowerBound)]
    while let last = units.last?.upperBound, last < days.upperBound {
      units.append(self.days(holding: last + 1))
    }
    return units
  }

  /// All days of it.
  package func days(holding day: CivilDay) -> ClosedRange<CivilDay> {
    switch unit {
    case .day: day...day
    case .week: day.week(startingOn: weekStart)
    case .month: MonthOrYear(monthOf: day).days
    case .year: MonthOrYear(yearOf: day).days
    }
  }
}
