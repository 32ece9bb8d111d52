public import Platform

/// When a reminder comes: again and again, in whatever zone the person is then.
///
///     let evening = ReminderSchedule(minute: 20 * 60, weekdays: .daily)
///     try await diary.perform(SetReminder(of: goal, evening))
public struct ReminderSchedule: Hashable, Sendable {
  /// Minutes after midnight on the calendar, whenever the person's days begin.
  package let minute: Int
  package let weekdays: Weekdays

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
///
///     let morning = ReminderSchedule(minute: 480, weekdays: .daily)
///     try await diary.perform(SetReminder(of: goal, morning))
public struct SetReminder: Equatable, Sendable {
  package let goal: EntryID
  package let schedule: ReminderSchedule

  /// Of a goal.
  public init(of goal: EntryID, _ schedule: ReminderSchedule) {
    self.goal = goal
    self.schedule = schedule
  }

  /// - Parameter reminders: those there are, with their names.
  /// - Throws: as the public one.
  package func decide(
    _ goal: GoalFacts, beside reminders: [(name: String, facts: ReminderFacts)] = [],
    in now: Now
  ) throws(Rejection) -> PendingEvent {
    try schedule.check()
    try requireNoOther(among: reminders, for: goal.id, at: schedule)
    let set = ReminderSet(
      goalNumber: goal.id.number, goalLog: goal.id.log, minute: UInt32(schedule.minute),
      weekdays: schedule.weekdays.rawValue)
    return PendingEvent(.reminderSet(set), in: now)
  }
}

/// Lets a reminder come at another time or on other days.
///
///     try await diary.perform(ChangeReminder(id, minute: 540))
public struct ChangeReminder: Equatable, Sendable {
  package let id: EntryID
  /// Nil leaves the time as it is.
  package let minute: Int?
  /// Nil leaves the days as they are.
  package let weekdays: Weekdays?

  /// What is not said stays as it is.
  public init(_ id: EntryID, minute: Int? = nil, weekdays: Weekdays? = nil) {
    self.id = id
    self.minute = minute
    self.weekdays = weekdays
  }

  /// - Parameter reminders: those there are, with their names, this one among them.
  /// - Throws: as the public one.
  package func decide(
    _ reminder: ReminderFacts, beside reminders: [(name: String, facts: ReminderFacts)] = [],
    in now: Now
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
    try requireNoOther(among: others, for: reminder.goal, at: schedule)
    let changed = ReminderChanged(
      minute: UInt32(schedule.minute), weekdays: schedule.weekdays.rawValue)
    return PendingEvent(.reminderChanged(changed), about: reminder.id, in: now)
  }
}

extension SetReminder: Command {
  /// Answers its name.
  ///
  /// - Throws: `reminderTimeOutOfRange`, `reminderWithoutDays`, `reminderAlreadySet`, `notFound`.
  public func decide(
    _ history: borrowing History, _ now: Now
  ) throws(Rejection) -> Decision<EntryID> {
    let draft = try decide(try history.goal(goal), beside: history.namedReminders, in: now)
    return .records([draft], now.next)
  }
}

extension ChangeReminder: Command {
  /// Records it.
  ///
  /// - Throws: `alreadyRemoved`, `reminderUnchanged`, `notFound`, and as `SetReminder`.
  public func decide(
    _ history: borrowing History, _ now: Now
  ) throws(Rejection) -> Decision<Void> {
    guard let facts = history.reminderFacts(id) else { throw missing(.reminder, id, history) }
    return .records(try decide(facts, beside: history.namedReminders, in: now))
  }
}

extension History {
  /// Every reminder with the name that a person knows it by.
  fileprivate var namedReminders: [(name: String, facts: ReminderFacts)] {
    reminderFacts().map { (name: label(of: $0.id), facts: $0) }
  }
}

/// Checks that a goal is not reminded of twice at one time.
private func requireNoOther(
  among reminders: [(name: String, facts: ReminderFacts)], for goal: EventName,
  at schedule: ReminderSchedule
) throws(Rejection) {
  for (name, reminder) in reminders
  where reminder.goal == goal && !reminder.isRemoved && reminder.schedule.meets(schedule) {
    throw .reminderAlreadySet(name)
  }
}
