package import Bytes
package import CivilTime
package import Domain
import Events

/// A reminder of a goal.
package struct Reminder: Equatable, Sendable {
  package let id: EventName
  package let goal: GoalFacts
  package let schedule: ReminderSchedule
  package let setAt: Instant
  /// When it comes next; nil where it never does, as while its goal rests.
  package let next: Delivery?
}

extension History {
  /// The reminders that come, in the order in which they were set. Those of a goal that is gone are
  /// gone with it.
  package func reminders(at view: Viewpoint) -> [Reminder] {
    let goals = goalsByName
    return reminderRows.indices.compactMap { reminder(row: $0, among: goals, at: view) }
  }

  /// The reminder that an event made or is about; nil when there is none that comes.
  package func reminder(_ id: EventName, at view: Viewpoint) -> Reminder? {
    let slot = slot(of: id)
    return slot.kind == .reminder ? reminder(row: slot.row, among: goalsByName, at: view) : nil
  }

  /// What decisions about reminders need of each, in the order in which they were set; those that
  /// were removed included.
  package func reminderFacts() -> [ReminderFacts] {
    reminderRows.indices.map(reminderFacts(row:))
  }

  /// What decisions about a reminder need; nil when there is none.
  package func reminderFacts(_ id: EventName) -> ReminderFacts? {
    let slot = slot(of: id)
    return slot.kind == .reminder ? reminderFacts(row: slot.row) : nil
  }

  private func reminderFacts(row index: Int) -> ReminderFacts {
    let row = reminderRows[index]
    return ReminderFacts(
      id: name(log: row.log, number: row.number), goal: goalName(of: row), schedule: row.schedule,
      isRemoved: row.isGone)
  }

  private func reminder(
    row index: Int, among goals: [EventName: GoalFacts], at view: Viewpoint
  ) -> Reminder? {
    let row = reminderRows[index]
    guard !row.isGone, let goal = goals[goalName(of: row)] else { return nil }
    return Reminder(
      id: name(log: row.log, number: row.number), goal: goal, schedule: row.schedule,
      setAt: Instant(milliseconds: row.setAt), next: row.next(for: goal, at: view))
  }

  private var goalsByName: [EventName: GoalFacts] {
    guard !reminderRows.isEmpty else { return [:] }
    return Dictionary(goalFacts().map { ($0.id, $0) }) { first, _ in first }
  }

  private func goalName(of row: ReminderRow) -> EventName {
    name(log: row.goalLog, number: row.goalNumber)
  }

  /// Each reminder asks for its next time only: a system repeats it by itself, so that it holds one
  /// slot however often it comes (REQUIREMENTS, K-7).
  func reminderRequests(at view: Viewpoint) -> [NotificationRequest] {
    reminders(at: view).compactMap { reminder in
      guard let next = reminder.next else { return nil }
      return NotificationRequest(
        subject: reminder.id, kind: .reminder, delivery: next, requestedAt: reminder.setAt)
    }
  }

  /// Reminders whose time has come within a day and that no device has shown: one that was missed
  /// for longer says nothing any more.
  func arrivedReminders(at view: Viewpoint) -> [NotificationFacts] {
    let goals = goalsByName
    return reminderRows.compactMap { row in
      guard !row.isGone, let goal = goals[goalName(of: row)],
        let last = row.last(for: goal, at: view), last.day.daysSinceEpoch > row.shownDay
      else { return nil }
      return NotificationFacts(
        subject: name(log: row.log, number: row.number), kind: .reminder, delivery: last,
        isDue: true, isShown: false)
    }
  }

  /// Nil where the reminder comes no more and has not come within a day.
  func reminderNotification(_ index: Int, at view: Viewpoint) -> NotificationFacts? {
    let row = reminderRows[index]
    guard !row.isGone, let goal = goalsByName[goalName(of: row)] else { return nil }
    let last = row.last(for: goal, at: view)
    guard let delivery = last ?? row.next(for: goal, at: view) else { return nil }
    return NotificationFacts(
      subject: name(log: row.log, number: row.number), kind: .reminder, delivery: delivery,
      isDue: last != nil, isShown: last.map { $0.day.daysSinceEpoch <= row.shownDay } ?? false)
  }
}

extension ReminderRow {
  var isGone: Bool { !flags.isDisjoint(with: [.removed, .takenBack]) }

  var schedule: ReminderSchedule {
    ReminderSchedule(minute: Int(minute), weekdays: Weekdays(rawValue: UInt32(weekdays)))
  }

  /// The next time after now; a date on which it was shown is over, wherever the person travels.
  fileprivate func next(for goal: GoalFacts, at view: Viewpoint) -> Delivery? {
    delivery(for: goal, on: (0...7).map { view.calendarDate + $0 }, at: view) { instant, day in
      instant > view.now && day.daysSinceEpoch > shownDay
    }
  }

  /// The last time up to now, if that is less than a day ago and after the reminder was set.
  fileprivate func last(for goal: GoalFacts, at view: Viewpoint) -> Delivery? {
    let dayAgo = view.now.advanced(byMilliseconds: -86_400_000)
    return delivery(
      for: goal, on: [view.calendarDate, view.calendarDate - 1], at: view
    ) { instant, _ in
      instant <= view.now && instant > dayAgo && instant.milliseconds >= changedAt
    }
  }

  private func delivery(
    for goal: GoalFacts, on days: [CivilDay], at view: Viewpoint,
    where isWanted: (Instant, CivilDay) -> Bool
  ) -> Delivery? {
    guard minute < 1440 else { return nil }
    for day in days where schedule.weekdays.contains(day.weekday) && goal.isActive(on: day) {
      let delivery = Delivery(day: day, minute: Int(minute))
      if isWanted(view.instant(of: delivery), day) { return delivery }
    }
    return nil
  }
}
