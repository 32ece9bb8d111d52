package import CivilTime
package import Domain
package import Events

/// What a bar of a chart stands for.
package enum ChartUnit: String, CaseIterable, Sendable {
  case day, week, month
}

/// What was logged of an activity, day by day or by longer stretches.
package struct Chart: Equatable, Sendable {
  package let activity: Activity
  package let unit: ChartUnit
  /// The goal whose period is the unit; the active one where there are several.
  package let goal: GoalFacts?
  /// Oldest first, without gaps.
  package let bars: [Bar]

  /// One stretch.
  package struct Bar: Equatable, Sendable {
    package let days: ClosedRange<CivilDay>
    /// Nil when nothing was logged, which is not zero.
    package let amount: Int64?
    package let logCount: Int
    /// On how many days something was logged.
    package let dayCount: Int
    /// The target in force on its last day; nil where the goal did not count then.
    package let target: Int64?
    /// Why the goal asked nothing, for a bar of one day.
    package let excuse: Excuse?

    package var isMet: Bool { target.map { isReached(amount ?? 0, target: $0) } ?? false }
  }
}

extension History {
  /// The chart of an activity over some days; weeks and months are drawn whole.
  ///
  /// - Parameter unit: nil for days, or for weeks or months where there would be more bars than
  ///   can be looked through.
  package func chart(
    of activity: Activity, over days: ClosedRange<CivilDay>, by unit: ChartUnit? = nil,
    today: CivilDay
  ) -> Chart {
    let unit = unit ?? ChartUnit(over: days)
    let goal = chartGoal(of: activity, by: unit, over: days, today: today)
    let calendar = ChartCalendar(unit: unit, weekStart: goal?.weekStart ?? settings.weekStart)
    let first = calendar.stretch(holding: days.lowerBound).lowerBound
    let last = calendar.stretch(holding: days.upperBound).upperBound
    var totals = totals(of: activity, in: first...last)[...]
    var bars: [Chart.Bar] = []
    var next: CivilDay? = first
    while let start = next {
      let stretch = calendar.stretch(holding: start)
      let inside = totals.prefix { $0.day <= stretch.upperBound }
      totals = totals.dropFirst(inside.count)
      let counts = goal?.isActive(on: stretch.upperBound) == true
      bars.append(
        Chart.Bar(
          days: stretch,
          amount: inside.isEmpty ? nil : inside.reduce(0) { $0 &+ $1.amount },
          logCount: inside.reduce(0) { $0 + $1.logCount }, dayCount: inside.count,
          target: counts ? goal?.target(on: stretch.upperBound) : nil,
          excuse: unit == .day ? goal?.excuse(on: start) : nil))
      next = stretch.upperBound < last ? stretch.upperBound + 1 : nil
    }
    return Chart(activity: activity, unit: unit, goal: goal, bars: bars)
  }

  /// The first day on which something was logged of an activity.
  package func firstDay(of activity: Activity) -> CivilDay? {
    totals(of: activity).first?.day
  }

  private func chartGoal(
    of activity: Activity, by unit: ChartUnit, over days: ClosedRange<CivilDay>, today: CivilDay
  ) -> GoalFacts? {
    let period: Period =
      switch unit {
      case .day: .day
      case .week: .week
      case .month: .unspecified
      }
    guard period != .unspecified else { return nil }
    let goals = goalFacts().filter {
      $0.activity == activity && $0.period == period && $0.firstDay <= days.upperBound
    }
    return goals.last { $0.isActive(on: min(today, days.upperBound)) } ?? goals.last
  }
}

extension ChartUnit {
  /// Days for about a quarter, weeks for about two years.
  fileprivate init(over days: ClosedRange<CivilDay>) {
    switch days.upperBound - days.lowerBound {
    case ..<92: self = .day
    case ..<732: self = .week
    default: self = .month
    }
  }
}

/// Finds the day, week or month that holds a day.
private struct ChartCalendar {
  let unit: ChartUnit
  let weekStart: Weekday

  func stretch(holding day: CivilDay) -> ClosedRange<CivilDay> {
    switch unit {
    case .day: return day...day
    case .week:
      let first = day.startOfWeek(startingOn: weekStart)
      return first...(first + 6)
    case .month:
      let date = day.date
      let first = day - (date.day - 1)
      // The longest month and one day lie within the next one, however long that is.
      let next = first + 32
      return first...(next - next.date.day)
    }
  }
}
