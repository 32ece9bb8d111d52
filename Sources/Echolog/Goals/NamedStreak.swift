/// A streak with what it is about and what it counts.
package struct NamedStreak: Equatable, Sendable {
  /// Nil where any log of the activity counts.
  package private(set) var goal: Goal?
  package let activity: Activity
  package private(set) var definition = StreakDefinition.loggedNonZero
  package let streak: Streak
}

extension History {
  /// Every streak there is to show: of each activity that was logged, and of each active goal by
  /// its target; those of the person's rule first.
  package func streaks(today: CivilDay) -> [NamedStreak] {
    let logged = allActivities.filter { !totals(of: $0).isEmpty }
      .map { namedStreak(of: $0, today: today) }
    let byGoal = allGoals().filter { $0.isActive(on: today) }
      .map { reachedStreak(of: $0, today: today) }
    return settings.streakRule == .loggedNonZero ? logged + byGoal : byGoal + logged
  }

  /// The streak of a goal that counts first by the person's rule, as it was on a day: without a
  /// target to reach that of the activity, but of a weekly goal its weeks (K-9), and of one of at
  /// most what was kept.
  package func firstStreak(of goal: Goal, today: CivilDay) -> NamedStreak {
    settings.streakRule == .loggedNonZero && goal.period != .week && goal.bound == .atLeast
      ? NamedStreak(
        activity: goal.activity, streak: streak(of: goal, .loggedNonZero, today: today))
      : reachedStreak(of: goal, today: today)
  }

  /// The streak of a goal by its target, as it was on a day: of days or weeks that reached or
  /// kept it.
  package func reachedStreak(of goal: Goal, today: CivilDay) -> NamedStreak {
    namedStreak(of: goal, reachedDefinition(of: goal), today: today)
  }

  /// The streak of any log of an activity.
  func namedStreak(of activity: Activity, today: CivilDay) -> NamedStreak {
    NamedStreak(activity: activity, streak: streak(of: activity, today: today))
  }

  /// A streak of a goal, whatever the person's rule is.
  func namedStreak(
    of goal: Goal, _ definition: StreakDefinition, today: CivilDay
  ) -> NamedStreak {
    NamedStreak(
      goal: goal, activity: goal.activity, definition: definition,
      streak: streak(of: goal, definition, today: today))
  }

  func reachedDefinition(of goal: Goal) -> StreakDefinition {
    settings.streakRule == .period || goal.period == .week ? .period : .goalMet
  }
}
