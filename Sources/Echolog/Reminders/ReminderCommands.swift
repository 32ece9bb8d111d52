/// When a reminder comes: again and again, in whatever zone the person is then.
///
///     let evening = ReminderSchedule(minute: 20 * 60, weekdays: .daily)
///     try await diary.perform(SetReminder(of: goal, evening))
public struct ReminderSchedule: Hashable, Sendable {
  /// Minutes after midnight on the calendar, whenever the person's days begin.
  public let minute: Int
  /// On which days.
  public let weekdays: Weekdays

  /// In minutes after midnight, and the days on which it comes.
  public init(minute: Int, weekdays: Weekdays) {
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

/// Reminds of a goal from now on (S3 FR5.1). A goal may have several reminders; while it rests,
/// none of them comes.
///
///     let morning = ReminderSchedule(minute: 480, weekdays: .daily)
///     try await diary.perform(SetReminder(of: goal, morning))
public struct SetReminder: Command, Equatable {
  package let goal: EntryID
  package let schedule: ReminderSchedule

  /// Of a goal.
  public init(of goal: EntryID, _ schedule: ReminderSchedule) {
    self.goal = goal
    self.schedule = schedule
  }

  /// Answers its name.
  ///
  /// - Throws: `reminderTimeOutOfRange`, `reminderWithoutDays`, `reminderAlreadySet`, `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<EntryID> {
    let reminder = SetReminder(of: try history.requiredGoal(goal).id, schedule)
    let draft = try reminder.decide(in: now)
    try history.requireNoReminder(of: reminder.goal, at: schedule)
    return .records([draft], now.next)
  }

  /// For an import too, of a goal that it brings.
  ///
  /// - Throws: `reminderTimeOutOfRange`, `reminderWithoutDays`.
  package func decide(in now: Now) throws(Rejection) -> PendingEvent {
    try schedule.check()
    let set = ReminderSet(
      goalNumber: goal.number, goalLog: goal.log, minute: UInt32(schedule.minute),
      weekdays: schedule.weekdays.rawValue)
    return PendingEvent(.reminderSet(set), in: now)
  }
}

/// Lets a reminder come at another time or on other days.
///
///     try await diary.perform(ChangeReminder(id, minute: 540))
public struct ChangeReminder: Command, Equatable {
  package let id: EntryID
  package let minute: Int?
  package let weekdays: Weekdays?

  /// What is not said stays as it is.
  public init(_ id: EntryID, minute: Int? = nil, weekdays: Weekdays? = nil) {
    self.id = id
    self.minute = minute
    self.weekdays = weekdays
  }

  /// Records it.
  ///
  /// - Throws: `alreadyRemoved`, `reminderUnchanged`, `notFound`, and as `SetReminder`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Void> {
    guard let reminder = history.keptReminder(id) else { throw missing(.reminder, id, history) }
    guard !reminder.isRemoved else { throw history.alreadyRemoved(.reminder, reminder.id) }
    let schedule = ReminderSchedule(
      minute: minute ?? reminder.schedule.minute,
      weekdays: weekdays ?? reminder.schedule.weekdays)
    try schedule.check()
    guard schedule != reminder.schedule else { throw .reminderUnchanged }
    try history.requireNoReminder(of: reminder.goal, at: schedule, besides: reminder.id)
    let changed = ReminderChanged(
      minute: UInt32(schedule.minute), weekdays: schedule.weekdays.rawValue)
    return .records(PendingEvent(.reminderChanged(changed), about: reminder.id, in: now))
  }
}

extension History {
  /// Checks that a goal is not reminded of twice at one time.
  fileprivate func requireNoReminder(
    of goal: EventName, at schedule: ReminderSchedule, besides changed: EventName? = nil
  ) throws(Rejection) {
    for reminder in keptReminders
    where reminder.goal == goal && !reminder.isRemoved && reminder.id != changed
      && reminder.schedule.meets(schedule)
    {
      throw .reminderAlreadySet(label(of: reminder.id))
    }
  }
}
