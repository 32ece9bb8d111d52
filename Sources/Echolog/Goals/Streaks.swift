package import Platform

extension History {
  /// The streak of days with something logged of an activity. Dates that a journey skipped are
  /// neutral, and so are days for which a goal of the activity is excused; not those on which one
  /// rests, because who rests for good would have a streak for ever.
  package func streak(of activity: Activity, today: CivilDay) -> Streak {
    StreakGround(anyLogOf: activity, goalCalendars(of: activity), in: self).streak(today: today)
  }

  /// A streak of a goal. Days on which it does not count or asks nothing are neutral, and so are
  /// dates that a journey skipped; a week is a week all the same.
  ///
  /// `loggedNonZero` asks nothing of the target, so it is the streak of the activity, which its
  /// goals share.
  package func streak(
    of goal: Goal, _ definition: StreakDefinition, today: CivilDay
  ) -> Streak {
    StreakGround(goal, definition, in: self).streak(today: today)
  }
}
