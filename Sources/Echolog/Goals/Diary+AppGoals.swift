import Platform

// The goals of an app's person, and what it shows of them and of the amounts that were kept.

/// How far a goal is today, or this week.
public struct GoalStanding: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// What is counted.
  public let activity: Activity
  /// Whether the target is one of a day or of a week.
  public let period: Period
  /// What was kept in the period, in the activity's base unit: steps, millilitres or seconds.
  public let soFar: Int64
  /// In the same unit.
  public let target: Int64
  /// Whether the target is reached.
  public let isReached: Bool
  /// The goal asks nothing today: it was skipped, forgiven or paused, or begins on a later day.
  public let isResting: Bool
  /// How long it has been kept up, by the definition that the person chose to see first; where that
  /// is any log, the days on which the activity was logged, whatever the goal asks, but of a weekly
  /// goal the weeks that reached it.
  public let streak: GoalStreak
}

/// How long something has been kept up. The current day or week never breaks a streak before it
/// is over.
public struct GoalStreak: Sendable {
  /// In days, or in weeks.
  public let current: Int
  /// The longest there was, in the same unit.
  public let longest: Int
  /// Whether weeks are counted.
  public let countsWeeks: Bool
  /// The streak goes on if something is done today, or this week.
  public let isAtRisk: Bool
}

/// An amount as a list shows it.
public struct ShownAmount: Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// What was done.
  public let activity: Activity
  /// In the activity's base unit, as last corrected: steps, millilitres or seconds.
  public let amount: Int64
  /// Empty where there are no words, or they are gone.
  public let note: String
  /// When it was done.
  public let time: ShownTime
}

extension Diary {
  /// Sets a goal, which counts from today on. It is durable when this returns.
  ///
  /// - Parameters:
  ///   - target: in the activity's base unit: steps, millilitres or seconds.
  ///   - period: whether it is to be reached every day or every week.
  /// - Returns: its name for later calls.
  /// - Throws: `DiaryFailure.refused` with `targetZero`, `amountNegative`, `amountTooLarge`,
  ///   `goalAlreadySet` where one counts for the same activity and period, and others.
  public func setGoal(
    of activity: Activity, target: Int64, per period: Period
  ) throws -> EntryID {
    try failing { () throws(DiaryError) in
      let goal = SetGoal(activity: activity, target: target, period: period)
      return EntryID(name: try setGoal(goal).name)
    }
  }

  /// Changes the target of a goal from today on; the days and weeks before keep theirs. It is
  /// durable when this returns.
  ///
  /// - Parameter target: in the activity's base unit.
  /// - Throws: `DiaryFailure.refused` with `targetZero`, `amountNegative`, `amountTooLarge`,
  ///   `goalNotFound` and others.
  public func changeTarget(of id: EntryID, to target: Int64) throws {
    try failing(unless: .targetUnchanged) { () throws(DiaryError) in
      _ = try changeGoal(id.name, .target(ChangeGoalTarget(target: target)))
    }
  }

  /// Ends a goal: from today on it asks nothing, and what was reached stays. To take it up again,
  /// undo that with `undo(_:)`, or set another one. It is durable when this returns.
  ///
  /// - Throws: `DiaryFailure.refused` with `goalNotFound` and others.
  public func endGoal(_ id: EntryID) throws {
    try failing(unless: .goalAlreadyInactive) { () throws(DiaryError) in
      _ = try changeGoal(id.name, .deactivate(DeactivateGoal()))
    }
  }

  /// The goals that count today or are still to begin, in the order in which they were set.
  ///
  /// - Throws: `DiaryFailure`.
  public func goals() throws -> [GoalStanding] {
    try failing { () throws(DiaryError) in
      let view = try self.view()
      let (history, today) = (view.history, view.viewpoint.today)
      return history.goalFacts().filter { $0.isActive(asOf: today) }.map { goal in
        GoalStanding(
          history.progress(of: goal, asOf: today),
          history.firstStreak(of: goal, today: today).streak, on: today)
      }
    }
  }

  /// The amounts that were kept for a civil day, by the time they were done.
  ///
  /// - Parameter daysAgo: how many civil days ago the day was; 0 is today.
  /// - Throws: `DiaryFailure`.
  public func amounts(daysAgo: Int = 0) throws -> [ShownAmount] {
    try failing { () throws(DiaryError) in
      let view = try self.view()
      var shown: [ShownAmount] = []
      for log in view.history.logs(on: view.viewpoint.today - daysAgo) {
        let note = if let words = try words(log.note) { words } else { "" }
        shown.append(
          ShownAmount(
            id: EntryID(name: log.id), activity: log.activity, amount: log.amount, note: note,
            time: ShownTime(log.time)))
      }
      return shown
    }
  }
}

extension GoalStanding {
  fileprivate init(_ progress: GoalProgress, _ streak: Streak, on today: CivilDay) {
    self.init(
      id: EntryID(name: progress.goal.id), activity: progress.goal.activity,
      period: progress.goal.period, soFar: progress.amount, target: progress.target,
      isReached: progress.isMet,
      isResting: progress.excuse != nil || progress.goal.firstDay > today,
      streak: GoalStreak(
        current: streak.current, longest: streak.longest, countsWeeks: streak.unit == .weeks,
        isAtRisk: streak.isAtRisk))
  }
}
