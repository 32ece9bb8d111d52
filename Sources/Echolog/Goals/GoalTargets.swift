/// A range of days with one target.
package struct TargetStretch: Equatable, Sendable {
  package let firstDay: CivilDay
  /// The day before the next target; nil for the last one.
  package let lastDay: CivilDay?
  /// In the base unit of the activity.
  package let target: Int64
  /// The event that set it.
  package let event: EventName?
  /// How many days, or weeks of a weekly goal, reached or kept it; a week counts where it ends.
  package let metCount: Int
}

extension History {
  /// Every target that a goal had, each with the days that it applies to, oldest first. A day that
  /// has passed is judged by the target of that day.
  package func targetHistory(of goal: Goal, today: CivilDay) -> [TargetStretch] {
    let ground = StreakGround(goal, .period, in: self, today: today)
    // Both are in the order of days, so each day that was met is passed once.
    var met = ground.fulfilled.map { goal.period(holding: $0).upperBound }[...]
    let changes = goal.targets.changes
    return changes.indices.map { index in
      let change = changes[index]
      let next = changes.indices.contains(index + 1) ? changes[index + 1].day : nil
      let last = next.map { $0 - 1 }
      met = met.drop { $0 < change.day }
      let reached = met.prefix { day in last.map { day <= $0 } ?? true }
      met = met.dropFirst(reached.count)
      return TargetStretch(
        firstDay: change.day, lastDay: last, target: change.value, event: change.event,
        metCount: reached.count)
    }
  }
}
