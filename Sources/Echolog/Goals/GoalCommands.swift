package import Platform

/// Begins a goal. A daily and a weekly goal may share an activity.
package struct SetGoal: Equatable, Sendable {
  package let activity: Activity
  /// In the base unit of the activity.
  package let target: Int64
  package let period: Period
  /// Nil: from today on.
  package internal(set) var firstDay: CivilDay?

  package init(activity: Activity, target: Int64, period: Period, firstDay: CivilDay? = nil) {
    self.activity = activity
    self.target = target
    self.period = period
    self.firstDay = firstDay
  }

  /// - Parameter goals: those there are, with their names; an import keeps what another program
  ///   recorded, whatever is beside it.
  /// - Throws: `amountNegative`, `targetZero`, `amountTooLarge`, `goalAlreadySet`.
  package func decide(
    beside goals: [(name: String, facts: GoalFacts)] = [], in context: Context
  ) throws(Rejection) -> PendingEvent {
    try check(target, of: activity, in: period)
    let day = firstDay ?? context.today
    if !context.isImport { try requireNone(among: goals, for: activity, period, on: day) }
    let goal = GoalSet(
      activity: activity, target: target, period: period,
      weekStart: period == .week ? UInt32(context.weekStart.rawValue) : 0,
      firstDay: day.daysSinceEpoch)
    return PendingEvent(.goalSet(goal), in: context)
  }
}

/// Sets another target. Days before it keep the target that was in force on them.
package struct ChangeGoalTarget: Equatable, Sendable {
  package let target: Int64
  /// Nil: from today on.
  package internal(set) var effectiveDay: CivilDay?

  package init(target: Int64, effectiveDay: CivilDay? = nil) {
    self.target = target
    self.effectiveDay = effectiveDay
  }

  /// - Throws: `amountNegative`, `targetZero`, `amountTooLarge`, `effectiveBeforeGoal`;
  ///   `targetUnchanged` where it is the one from that day on.
  package func decide(_ goal: GoalFacts, in context: Context) throws(Rejection) -> PendingEvent {
    try check(target, of: goal.activity, in: goal.period)
    let day = try goal.effectiveDay(effectiveDay, in: context)
    guard !goal.hasTarget(target, from: day) else {
      throw .targetUnchanged(target, activity: goal.activity, period: goal.period)
    }
    let change = GoalTargetChanged(target: target, effectiveDay: day.daysSinceEpoch)
    return PendingEvent(.goalTargetChanged(change), about: goal.id, in: context)
  }
}

/// Lets a goal rest: its days do not count for or against it.
package struct DeactivateGoal: Equatable, Sendable {
  /// Nil: from today on.
  package let effectiveDay: CivilDay?

  package init(effectiveDay: CivilDay? = nil) {
    self.effectiveDay = effectiveDay
  }

  /// - Throws: `goalAlreadyInactive`, `effectiveBeforeGoal`.
  package func decide(_ goal: GoalFacts, in context: Context) throws(Rejection) -> PendingEvent {
    let day = try goal.effectiveDay(effectiveDay, in: context)
    guard goal.isActive(on: day) else { throw .goalAlreadyInactive }
    let change = GoalDeactivated(effectiveDay: day.daysSinceEpoch)
    return PendingEvent(.goalDeactivated(change), about: goal.id, in: context)
  }
}

/// Takes a resting goal up again.
package struct ReactivateGoal: Equatable, Sendable {
  /// Nil: from today on.
  package let effectiveDay: CivilDay?

  package init(effectiveDay: CivilDay? = nil) {
    self.effectiveDay = effectiveDay
  }

  /// - Parameter goals: those there are, with their names.
  /// - Throws: `goalAlreadyActive`, `effectiveBeforeGoal`, `goalAlreadySet`.
  package func decide(
    _ goal: GoalFacts, beside goals: [(name: String, facts: GoalFacts)] = [], in context: Context
  ) throws(Rejection) -> PendingEvent {
    let day = try goal.effectiveDay(effectiveDay, in: context)
    guard !goal.isActive(on: day) else { throw .goalAlreadyActive }
    try requireNone(among: goals, for: goal.activity, goal.period, on: day)
    let change = GoalReactivated(effectiveDay: day.daysSinceEpoch)
    return PendingEvent(.goalReactivated(change), about: goal.id, in: context)
  }
}

/// Checks that a target is within what its days can have.
private func check(
  _ target: Int64, of activity: Activity, in period: Period
) throws(Rejection) {
  try check(target, zero: .targetZero)
  let most = activity.mostInDay * (period == .week ? 7 : 1)
  guard target <= most else { throw .amountTooLarge(max: most, activity: activity) }
}

/// Checks that one goal at a time counts, or is to begin, for an activity and a period.
private func requireNone(
  among goals: [(name: String, facts: GoalFacts)], for activity: Activity, _ period: Period,
  on day: CivilDay
) throws(Rejection) {
  for (name, goal) in goals
  where goal.activity == activity && goal.period == period && goal.isActive(asOf: day) {
    throw .goalAlreadySet(name)
  }
}
