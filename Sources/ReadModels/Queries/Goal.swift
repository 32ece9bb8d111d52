package import Bytes
package import CivilTime
package import Domain
import Events

/// How far a goal is in the period that holds a day.
package struct GoalProgress: Equatable, Sendable {
  package let goal: GoalFacts
  /// The first and the last day of the period: one day, or a week.
  package let period: ClosedRange<CivilDay>
  /// The sum so far, in the base unit of the activity.
  package let amount: Int64
  /// The target in force on the last day of the period, by which the whole of it is measured.
  package let target: Int64
  package let isActive: Bool

  package var isMet: Bool { isReached(amount, target: target) }
}

/// Zero never reaches a target, even where a foreign writer set one of zero.
func isReached(_ amount: Int64, target: Int64) -> Bool {
  amount > 0 && amount >= target
}

extension History {
  /// All goals, active or not, in the order in which they were set. A goal that was undone, or
  /// came with an import that was, is gone, and so is such a change.
  package func goalFacts() -> [GoalFacts] {
    factsByRow.compactMap(\.self)
  }

  private var factsByRow: [GoalFacts?] {
    var timelines = goals.map { goal in
      var targets = Timeline<Int64>()
      var activeness = Timeline<Bool>()
      let firstDay = CivilDay(daysSinceEpoch: goal.firstDay)
      targets.set(goal.target, from: firstDay)
      activeness.set(true, from: firstDay)
      return (targets: targets, activeness: activeness)
    }
    for change in goalChanges where change.isTakenBack == 0 && !isUndone(batch: change.batch) {
      let goal = Int(change.goal)
      // A change said to begin before its goal holds from the goal's first day on.
      let day = CivilDay(daysSinceEpoch: max(change.day, goals[goal].firstDay))
      if change.kind == GoalChangeRow.Kind.target.rawValue {
        timelines[goal].targets.set(change.value, from: day)
      } else {
        timelines[goal].activeness.set(change.value != 0, from: day)
      }
    }
    return zip(goals, timelines).map { goal, timeline in
      guard goal.isTakenBack == 0, !isUndone(batch: goal.batch) else { return nil }
      return GoalFacts(
        id: name(log: goal.log, number: goal.number), activity: goal.goalActivity,
        period: goal.goalPeriod, weekStart: goal.firstWeekday,
        firstDay: CivilDay(daysSinceEpoch: goal.firstDay), targets: timeline.targets,
        activeness: timeline.activeness)
    }
  }

  /// The goal that an event made or is about; nil when there is none.
  package func goalFacts(_ id: EventName) -> GoalFacts? {
    let slot = slot(of: id)
    return slot.kind == .goal ? factsByRow[slot.row] : nil
  }

  /// The progress of a goal in the period that holds the day.
  package func progress(of goal: GoalFacts, on day: CivilDay) -> GoalProgress {
    let period = goal.period(holding: day)
    var amount: Int64 = 0
    for day in period.days { amount &+= total(of: goal.activity, on: day)?.amount ?? 0 }
    return GoalProgress(
      goal: goal, period: period, amount: amount,
      target: goal.measure(of: period), isActive: goal.isActive(on: day))
  }

  /// The progress in each period that touches the days, oldest first.
  package func progress(
    of goal: GoalFacts, in days: ClosedRange<CivilDay>
  ) -> [GoalProgress] {
    var found: [GoalProgress] = []
    var day = days.lowerBound
    while day <= days.upperBound {
      let next = progress(of: goal, on: day)
      found.append(next)
      guard next.period.upperBound < CivilDay(daysSinceEpoch: .max) else { break }
      day = next.period.upperBound + 1
    }
    return found
  }
}

extension GoalFacts {
  /// The day or the week of this goal that holds a day.
  package func period(holding day: CivilDay) -> ClosedRange<CivilDay> {
    guard period == .week else { return day...day }
    let first = day.startOfWeek(startingOn: weekStart)
    return first...(first + 6)
  }

  /// The target by which a period is measured: the one in force on its last day, so that a change
  /// within a week counts for that week; 0 for a period before the goal.
  func measure(of period: ClosedRange<CivilDay>) -> Int64 {
    target(on: period.upperBound) ?? 0
  }
}

extension ClosedRange<CivilDay> {
  fileprivate var days: some Sequence<CivilDay> {
    (0...upperBound - lowerBound).lazy.map { lowerBound + $0 }
  }
}

extension GoalRow {
  var goalActivity: Activity {
    guard let activity = Activity(rawValue: Int32(activity)) else { return .unspecified }
    return activity
  }

  fileprivate var goalPeriod: Period {
    guard let period = Period(rawValue: Int32(period)) else { return .unspecified }
    return period
  }

  fileprivate var firstWeekday: Weekday {
    guard let day = Weekday(rawValue: Int(weekStart)) else { return .monday }
    return day
  }
}
