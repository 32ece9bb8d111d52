package import Platform

/// When a reminder comes: again and again, in whatever zone the person is then.
package struct ReminderSchedule: Hashable, Sendable {
  /// Minutes after midnight on the calendar, whenever the person's days begin.
  package let minute: Int
  package let weekdays: Weekdays

  package init(minute: Int, weekdays: Weekdays) {
    self.minute = minute
    self.weekdays = weekdays
  }

  func check() throws(Rejection) {
    guard (0..<1440).contains(minute) else { throw .reminderTimeOutOfRange(minutes: minute) }
    guard !weekdays.isEmpty else { throw .reminderWithoutDays }
  }

  /// Whether both come on some day at the same time.
  func meets(_ other: ReminderSchedule) -> Bool {
    minute == other.minute && !weekdays.isDisjoint(with: other.weekdays)
  }
}

/// What decisions about a reminder depend on.
package struct ReminderFacts: Equatable, Sendable {
  package let id: EventName
  package let goal: EventName
  package let schedule: ReminderSchedule
  package let isRemoved: Bool
  /// What can be undone of that, as a person names it; known where one reminder was asked for.
  package let removedBy: String?

  package init(
    id: EventName, goal: EventName, schedule: ReminderSchedule, isRemoved: Bool = false,
    removedBy: String? = nil
  ) {
    self.id = id
    self.goal = goal
    self.schedule = schedule
    self.isRemoved = isRemoved
    self.removedBy = removedBy
  }
}

/// Reminds of a goal from now on (S3 FR5.1). A goal may have several reminders; while it rests,
/// none of them comes.
package struct SetReminder: Equatable, Sendable {
  package let schedule: ReminderSchedule

  package init(_ schedule: ReminderSchedule) {
    self.schedule = schedule
  }

  /// - Parameter reminders: those there are, with their names.
  /// - Throws: `reminderTimeOutOfRange`, `reminderWithoutDays`, `reminderAlreadySet`.
  package func decide(
    _ goal: GoalFacts, beside reminders: [(name: String, facts: ReminderFacts)] = [],
    in context: Context
  ) throws(Rejection) -> PendingEvent {
    try schedule.check()
    try requireNone(among: reminders, for: goal.id, at: schedule)
    let set = ReminderSet(
      goalNumber: goal.id.number, goalLog: goal.id.log, minute: UInt32(schedule.minute),
      weekdays: schedule.weekdays.rawValue)
    return PendingEvent(.reminderSet(set), in: context)
  }
}

/// Lets a reminder come at another time or on other days.
package struct ChangeReminder: Equatable, Sendable {
  /// Nil leaves the time as it is.
  package let minute: Int?
  /// Nil leaves the days as they are.
  package let weekdays: Weekdays?

  package init(minute: Int? = nil, weekdays: Weekdays? = nil) {
    self.minute = minute
    self.weekdays = weekdays
  }

  /// - Parameter reminders: those there are, with their names, this one among them.
  /// - Throws: `alreadyRemoved`, `reminderUnchanged`, and as `SetReminder`.
  package func decide(
    _ reminder: ReminderFacts, beside reminders: [(name: String, facts: ReminderFacts)] = [],
    in context: Context
  ) throws(Rejection) -> PendingEvent {
    guard !reminder.isRemoved else {
      throw .alreadyRemoved(.reminder, by: reminder.removedBy)
    }
    let schedule = ReminderSchedule(
      minute: minute ?? reminder.schedule.minute,
      weekdays: weekdays ?? reminder.schedule.weekdays)
    try schedule.check()
    guard schedule != reminder.schedule else { throw .reminderUnchanged }
    let others = reminders.filter { $0.facts.id != reminder.id }
    try requireNone(among: others, for: reminder.goal, at: schedule)
    let changed = ReminderChanged(
      minute: UInt32(schedule.minute), weekdays: schedule.weekdays.rawValue)
    return PendingEvent(.reminderChanged(changed), about: reminder.id, in: context)
  }
}

/// Reminds no more.
package struct RemoveReminder: Equatable, Sendable {
  package init() {}

  /// - Throws: `alreadyRemoved`.
  package func decide(_ reminder: ReminderFacts, in context: Context) throws(Rejection)
    -> PendingEvent
  {
    guard !reminder.isRemoved else {
      throw .alreadyRemoved(.reminder, by: reminder.removedBy)
    }
    return PendingEvent(.reminderRemoved(ReminderRemoved()), about: reminder.id, in: context)
  }
}

/// Checks that a goal is not reminded of twice at one time.
private func requireNone(
  among reminders: [(name: String, facts: ReminderFacts)], for goal: EventName,
  at schedule: ReminderSchedule
) throws(Rejection) {
  for (name, reminder) in reminders
  where reminder.goal == goal && !reminder.isRemoved && reminder.schedule.meets(schedule) {
    throw .reminderAlreadySet(name)
  }
}
