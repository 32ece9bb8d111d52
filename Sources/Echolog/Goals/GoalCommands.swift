/// Begins a goal. A daily and a weekly goal may share an activity, and so may one of at least and
/// one of at most.
///
///     let goal = try await diary.perform(SetGoal(.water, target: 2000, per: .day)).answer
///     try await diary.perform(LogActivity(.water, amount: 250))
///     show(goal)
public struct SetGoal: Command, Equatable {
  package let activity: Activity
  package let target: Int64
  package let period: Period
  package let bound: Bound
  package let firstDay: CivilDay?

  /// What is to be reached, or not to be passed, and how often.
  ///
  /// - Parameters:
  ///   - activity: what is counted.
  ///   - target: in the base unit of the activity (`Activity.amountsInUnit`); zero only where it is
  ///     at most that.
  ///   - period: a day or a week.
  ///   - bound: whether that is the least or the most; it stays, whatever the target becomes.
  ///   - firstDay: from when on; nil for today.
  public init(
    _ activity: Activity, target: Int64, per period: Period, bound: Bound = .atLeast,
    from firstDay: CivilDay? = nil
  ) {
    self.activity = activity
    self.target = target
    self.period = period
    self.bound = bound
    self.firstDay = firstDay
  }

  /// For an import too, which keeps what another program recorded, whatever is beside it.
  ///
  /// - Throws: as the public one, but for `goalAlreadySet`.
  package func decide(in now: Now) throws(Rejection) -> PendingEvent {
    try check(target, of: activity, in: period, bound)
    let day = firstDay ?? now.today
    let goal = GoalSet(
      of: activity, target: target, period: period, bound: bound,
      weekStart: period == .week ? UInt32(now.weekStart.rawValue) : 0,
      firstDay: day.daysSinceEpoch)
    return PendingEvent(.goalSet(goal), in: now)
  }

  /// Answers its name.
  ///
  /// - Throws: `amountNegative`, `targetZero`, `amountTooLarge`, `goalAlreadySet`;
  ///   `activityRetired`, `unknownActivity`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<EntryID> {
    try history.requireInUse(activity)
    // What is only supposed holds from the beginning on.
    let first = now.isSupposed ? history.firstDay(of: activity) : nil
    let goal = SetGoal(
      activity, target: target, per: period, bound: bound, from: firstDay ?? first)
    let draft = try goal.decide(in: now)
    try history.requireNoGoal(for: activity, period, bound, on: goal.firstDay ?? now.today)
    // One that begins in the past would run into one that is active by now.
    if firstDay != nil { try history.requireNoGoal(for: activity, period, bound, on: now.today) }
    return .records([draft], now.next)
  }
}

/// Sets another target. Days before it keep the target that was in force on them.
///
///     try await diary.perform(ChangeGoalTarget(goal, target: 2500))
public struct ChangeGoalTarget: Command, Equatable {
  package let id: EntryID
  package let target: Int64
  package let effectiveDay: CivilDay?

  /// A target in the activity's base unit, from today on unless a day is said.
  public init(_ id: EntryID, target: Int64, effectiveDay: CivilDay? = nil) {
    self.id = id
    self.target = target
    self.effectiveDay = effectiveDay
  }

  /// - Throws: as the public one.
  package func decide(_ goal: Goal, in now: Now) throws(Rejection) -> PendingEvent {
    try check(target, of: goal.activity, in: goal.period, goal.bound)
    let day = try goal.effectiveDay(effectiveDay, in: now)
    guard !goal.hasTarget(target, from: day) else {
      throw .targetUnchanged(target, activity: goal.activity, period: goal.period)
    }
    let change = GoalTargetChanged(target: target, effectiveDay: day.daysSinceEpoch)
    return PendingEvent(.goalTargetChanged(change), about: goal.id, in: now)
  }

  /// Records it.
  ///
  /// - Throws: `amountNegative`, `targetZero`, `amountTooLarge`, `effectiveBeforeGoal`;
  ///   `targetUnchanged` where it holds from that day on as it is; `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    let goal = try history.requiredGoal(id)
    let first = now.isSupposed ? goal.firstDay : nil
    let change = ChangeGoalTarget(id, target: target, effectiveDay: effectiveDay ?? first)
    return .records(try change.decide(goal, in: now))
  }
}

/// Lets a goal rest: its days do not count for or against it.
///
///     try await diary.perform(DeactivateGoal(goal))
public struct DeactivateGoal: Command, Equatable {
  package let id: EntryID
  package let effectiveDay: CivilDay?

  /// From today on unless a day is said.
  public init(_ id: EntryID, effectiveDay: CivilDay? = nil) {
    self.id = id
    self.effectiveDay = effectiveDay
  }

  /// - Throws: as the public one.
  package func decide(_ goal: Goal, in now: Now) throws(Rejection) -> PendingEvent {
    let day = try goal.effectiveDay(effectiveDay, in: now)
    guard goal.isActive(on: day) else { throw .goalAlreadyInactive }
    let change = GoalDeactivated(effectiveDay: day.daysSinceEpoch)
    return PendingEvent(.goalDeactivated(change), about: goal.id, in: now)
  }

  /// Records it.
  ///
  /// - Throws: `goalAlreadyInactive`, `effectiveBeforeGoal`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    .records(try decide(try history.requiredGoal(id), in: now))
  }
}

/// Takes a resting goal up again.
///
///     try await diary.perform(ReactivateGoal(goal))
public struct ReactivateGoal: Command, Equatable {
  package let id: EntryID
  package let effectiveDay: CivilDay?

  /// From today on unless a day is said.
  public init(_ id: EntryID, effectiveDay: CivilDay? = nil) {
    self.id = id
    self.effectiveDay = effectiveDay
  }

  /// - Throws: as the public one, but for `goalAlreadySet`.
  package func decide(_ goal: Goal, in now: Now) throws(Rejection) -> PendingEvent {
    let day = try goal.effectiveDay(effectiveDay, in: now)
    guard !goal.isActive(on: day) else { throw .goalAlreadyActive }
    let change = GoalReactivated(effectiveDay: day.daysSinceEpoch)
    return PendingEvent(.goalReactivated(change), about: goal.id, in: now)
  }

  /// Records it.
  ///
  /// - Throws: `goalAlreadyActive`, `effectiveBeforeGoal`, `goalAlreadySet`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    let goal = try history.requiredGoal(id)
    let draft = try decide(goal, in: now)
    let day = try goal.effectiveDay(effectiveDay, in: now)
    try history.requireInUse(goal.activity)
    try history.requireNoGoal(for: goal.activity, goal.period, goal.bound, on: day)
    return .records(draft)
  }
}

extension History {
  /// - Throws: `notFound`.
  func requiredGoal(_ id: EventName) throws(Rejection) -> Goal {
    guard let found = goal(id) else { throw missing(.goal, id, self) }
    return found
  }

  /// Checks that one goal at a time counts, or is to begin, for an activity, a period and a bound.
  fileprivate func requireNoGoal(
    for activity: Activity, _ period: Period, _ bound: Bound, on day: CivilDay
  ) throws(Rejection) {
    for goal in allGoals(of: activity)
    where goal.period == period && goal.bound == bound && goal.isActive(asOf: day) {
      throw .goalAlreadySet(label(of: goal.id))
    }
  }
}

/// Checks that a target is within what its days can have.
private func check(
  _ target: Int64, of activity: Activity, in period: Period, _ bound: Bound
) throws(Rejection) {
  try check(target, zero: bound == .atMost ? nil : .targetZero)
  let most = activity.mostInDay * (period == .week ? 7 : 1)
  guard target <= most else { throw .amountTooLarge(max: most, activity: activity) }
}
