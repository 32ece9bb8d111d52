// The goals of an app's person, and what it shows of them and of the amounts that were kept.

/// How far a goal is in the day or the week that holds today.
///
///     for standing in try await diary.goals() where !standing.isResting {
///       show(standing.activity, standing.soFar, standing.target)
///     }
public struct GoalStanding: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// What is counted.
  public let activity: Activity
  /// Whether the target is one of a day or of a week.
  public let period: Period
  /// Whether the target is to be reached, or not to be passed.
  public let bound: Bound
  /// What was kept in the period, in the unit of the activity.
  public let soFar: Int64
  /// In the same unit.
  public let target: Int64
  /// Whether a target of at least is reached.
  public let isReached: Bool
  /// Whether a target of at most is passed.
  public let isExceeded: Bool
  /// The goal asks nothing today: it was skipped, forgiven or paused, or begins on a later day.
  public let isResting: Bool
  /// Why it asks nothing today; nil where it does, or begins on a later day.
  public let excuse: Excuse?
  /// The pause that today is in, also where `excuse` is a skip that was said before; `ResumeGoal`
  /// ends it.
  public let pause: Excuse?
  /// How long it has been kept up, by the definition that the person chose to see first; where that
  /// is any log, the days on which the activity was logged, whatever the goal asks, but of a weekly
  /// goal the weeks that reached it, and of one of at most the days or weeks that kept it.
  public let streak: Streak

  /// One made by hand, as for a preview or a test.
  public init(
    id: EntryID, activity: Activity, period: Period, bound: Bound = .atLeast, soFar: Int64,
    target: Int64, isReached: Bool, isExceeded: Bool = false, isResting: Bool = false,
    excuse: Excuse? = nil, pause: Excuse? = nil, streak: Streak
  ) {
    (self.id, self.activity, self.period, self.bound) = (id, activity, period, bound)
    (self.soFar, self.target) = (soFar, target)
    (self.isReached, self.isExceeded, self.isResting) = (isReached, isExceeded, isResting)
    (self.excuse, self.pause, self.streak) = (excuse, pause, streak)
  }
}

/// An amount as a list shows it.
///
///     for kept in try await diary.amounts(daysAgo: 1) { show(kept.activity, kept.amount) }
public struct ShownAmount: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// What was done.
  public let activity: Activity
  /// In the base unit of the activity (`Activity.amountsInUnit`), as last corrected.
  public let amount: Int64
  /// Empty where there are no words, or they are gone.
  public let note: String
  /// When it was done.
  public let time: ShownTime

  /// One made by hand, as for a preview or a test.
  public init(id: EntryID, activity: Activity, amount: Int64, note: String = "", time: ShownTime) {
    (self.id, self.activity, self.amount, self.note, self.time) = (id, activity, amount, note, time)
  }
}

/// A reminder of a goal as a list shows it.
///
///     for reminder in try await diary.reminders() {
///       show(reminder.activity, reminder.schedule.minute, reminder.schedule.weekdays)
///     }
public struct ShownReminder: Equatable, Identifiable, Sendable {
  /// Names it for later calls.
  public let id: EntryID
  /// The goal that it reminds of.
  public let goal: EntryID
  /// What to keep up.
  public let activity: Activity
  /// When it comes.
  public let schedule: ReminderSchedule

  /// One made by hand, as for a preview or a test.
  public init(id: EntryID, goal: EntryID, activity: Activity, schedule: ReminderSchedule) {
    (self.id, self.goal, self.activity, self.schedule) = (id, goal, activity, schedule)
  }
}

extension Diary {
  /// The reminders that are set, in the order in which they were; also those whose goal rests.
  ///
  /// - Throws: `DiaryFailure`.
  public func reminders() throws -> [ShownReminder] {
    try failing { () throws(DiaryError) in
      try readLazily { $0.history.reminders(at: $0.viewpoint) }.answer.map {
        ShownReminder(
          id: $0.id, goal: $0.goal.id, activity: $0.goal.activity, schedule: $0.schedule)
      }
    }
  }

  /// The goals that count today or are still to begin, in the order in which they were set.
  ///
  /// - Throws: `DiaryFailure`.
  public func goals() throws -> [GoalStanding] {
    try failing { () throws(DiaryError) in
      let view = try self.view()
      let (history, today) = (view.history, view.viewpoint.today)
      return history.allGoals().filter { $0.isActive(asOf: today) }.map { goal in
        let progress = history.progress(of: goal, asOf: today)
        return GoalStanding(
          id: goal.id, activity: goal.activity, period: goal.period, bound: goal.bound,
          soFar: progress.amount, target: progress.target, isReached: progress.isMet,
          isExceeded: progress.isExceeded,
          isResting: progress.excuse != nil || goal.firstDay > today, excuse: progress.excuse,
          pause: goal.pause(on: today),
          streak: history.firstStreak(of: goal, today: today).streak)
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
      let logs = view.history.logs(on: view.viewpoint.today - daysAgo)
      return try logs.map { log throws(DiaryError) in
        ShownAmount(
          id: log.id, activity: log.activity, amount: log.amount, note: try words(log.note) ?? "",
          time: ShownTime(log.time))
      }
    }
  }
}
