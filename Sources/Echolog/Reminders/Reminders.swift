/// A reminder of a goal.
package struct Reminder: Equatable, Sendable {
  package let id: EventName
  package let goal: Goal
  package let schedule: ReminderSchedule
  package let setAt: Instant
  /// When it comes next; nil where it never does, as while its goal is at rest.
  package let next: Delivery?
  /// Why it leaves out a time before that, as while its goal is paused; nil where it does not.
  package let rest: Excuse?
}

/// A reminder as it was last set, whether it comes or not.
package struct KeptReminder: Equatable, Sendable {
  package let id: EventName
  package let goal: EventName
  package let schedule: ReminderSchedule
  package let isRemoved: Bool
}

extension History {
  /// The reminders that come, in the order in which they were set. Those of a goal that is gone are
  /// gone with it.
  package func reminders(at view: Now) -> [Reminder] {
    let goals = goalsByName
    return reminderRows.indices.compactMap { reminder(row: $0, among: goals, at: view) }
  }

  /// The reminder that an event made or is about; nil when there is none that comes.
  package func reminder(_ id: EventName, at view: Now) -> Reminder? {
    row(of: id, .reminder).flatMap { reminder(row: $0, among: goalsByName, at: view) }
  }

  /// All reminders, in the order in which they were set; those that were removed included.
  package var keptReminders: [KeptReminder] { reminderRows.map(keptReminder) }

  /// The reminder that an event made or is about, removed or not; nil when there is none.
  package func keptReminder(_ id: EventName) -> KeptReminder? {
    row(of: id, .reminder).map { keptReminder(reminderRows[$0]) }
  }

  private func keptReminder(_ row: ReminderRow) -> KeptReminder {
    KeptReminder(
      id: name(of: row), goal: goalName(of: row), schedule: row.schedule, isRemoved: row.isGone)
  }

  private func reminder(
    row index: Int, among goals: [EventName: Goal], at view: Now
  ) -> Reminder? {
    let row = reminderRows[index]
    guard !row.isGone, let goal = goals[goalName(of: row)] else { return nil }
    let (next, rest) = row.next(for: goal, at: view)
    return Reminder(
      id: name(of: row), goal: goal, schedule: row.schedule,
      setAt: Instant(milliseconds: row.setAt), next: next, rest: rest)
  }

  var goalsByName: [EventName: Goal] {
    guard !reminderRows.isEmpty else { return [:] }
    return Dictionary(allGoals().map { ($0.id, $0) }) { first, _ in first }
  }

  private func goalName(of row: ReminderRow) -> EventName {
    name(log: row.goalLog, number: row.goalNumber)
  }

  /// Each reminder asks for its next time only: a system repeats it by itself, so that it takes one
  /// slot however often it comes (REQUIREMENTS, K-7).
  func reminderRequests(at view: Now) -> [NotificationRequest] {
    reminders(at: view).compactMap { reminder in
      reminder.next.map {
        NotificationRequest(
          subject: reminder.id, kind: .reminder, delivery: $0, requestedAt: reminder.setAt)
      }
    }
  }

  /// Reminders whose time has come within a day and that no device has shown: one that was missed
  /// for longer says nothing any more.
  func arrivedReminders(at view: Now) -> [NotificationState] {
    let goals = goalsByName
    return reminderRows.compactMap { notification(of: $0, among: goals, at: view) }
      .filter { $0.isDue && !$0.isShown }
  }

  /// Nil where the reminder comes no more and has not come within a day.
  func notification(
    of row: ReminderRow, among goals: [EventName: Goal], at view: Now
  ) -> NotificationState? {
    guard !row.isGone, let goal = goals[goalName(of: row)] else { return nil }
    let last = row.last(for: goal, at: view)
    guard let delivery = last ?? row.next(for: goal, at: view).delivery else { return nil }
    return NotificationState(
      subject: name(of: row), kind: .reminder, delivery: delivery,
      isDue: last != nil, isShown: last.map { $0.day.daysSinceEpoch <= row.shownDay } ?? false)
  }
}

/// A reminder of a goal, in the order of the fold.
struct ReminderRow: NamedRow {
  var setAt: Int64
  /// When its time or its days were last spoken of.
  var changedAt: Int64
  var number: UInt32
  var goalNumber: UInt32
  /// The latest date for which a device showed it; below every day before.
  var shownDay: Int32
  var goalLog: UInt16
  var log: UInt16
  var minute: UInt16
  var weekdays: UInt16
  /// What both were before anything changed them.
  var minuteAsSet: UInt16
  var weekdaysAsSet: UInt16
  var flags: Flags = []
  let unused: UInt16 = 0
  let unusedToo: UInt32 = 0

  struct Flags: OptionSet, PlainRow {
    let rawValue: UInt16

    static let removed = Flags(rawValue: 1 << 0)
    /// Setting it was undone.
    static let takenBack = Flags(rawValue: 1 << 1)
  }

  var isGone: Bool { !flags.isDisjoint(with: [.removed, .takenBack]) }

  var schedule: ReminderSchedule {
    ReminderSchedule(minute: Int(minute), weekdays: Weekdays(rawValue: UInt32(weekdays)))
  }

  /// The next time after now, and why a time before it is left out. A date on which it was shown
  /// is over, wherever the person travels; one on which the goal asks nothing is passed over, a
  /// pause or a week in one step.
  fileprivate func next(
    for goal: Goal, at view: Now
  ) -> (delivery: Delivery?, rest: Excuse?) {
    var rest: Excuse?
    var day = view.calendarDate
    var last = day + 7
    while day <= last {
      guard comes(on: day, for: goal, at: view, where: { $0 > view.instant }),
        day.daysSinceEpoch > shownDay
      else {
        // The calendar has an end, at which no day follows.
        guard day < day + 1 else { break }
        day = day + 1
        continue
      }
      guard let excuse = goal.excuse(ofPeriodHolding: day) else {
        return (Delivery(day: day, minute: Int(minute)), rest)
      }
      rest = rest ?? excuse
      guard let end = excuse.lastDay.map({ max($0, goal.period(holding: day).upperBound) }),
        end + 1 > end
      else { return (nil, rest) }
      (day, last) = (end + 1, end + 8)
    }
    return (nil, rest)
  }

  /// The last time up to now, if that is less than a day ago and after the reminder was set: one
  /// that is set at its own time comes the next time, as `next` says of it then.
  fileprivate func last(for goal: Goal, at view: Now) -> Delivery? {
    let dayAgo = view.instant.advanced(byMilliseconds: -86_400_000)
    for day in [view.calendarDate, view.calendarDate - 1]
    where goal.excuse(ofPeriodHolding: day) == nil {
      let isFresh = comes(on: day, for: goal, at: view) { instant in
        instant <= view.instant && instant > dayAgo && instant.milliseconds > changedAt
      }
      if isFresh { return Delivery(day: day, minute: Int(minute)) }
    }
    return nil
  }

  private func comes(
    on day: CivilDay, for goal: Goal, at view: Now, where isWanted: (Instant) -> Bool
  ) -> Bool {
    minute < 1440 && schedule.weekdays.contains(day.weekday) && goal.isActive(on: day)
      && isWanted(view.instant(of: Delivery(day: day, minute: Int(minute))))
  }
}

extension Table where Row == Reminder {
  /// When the person is reminded of a goal.
  package static let reminders = Table(
    "reminders", "Reminders of goals, in the order they were set",
    Column.entry { row, _ in row.id } + [
      Column.id("goal", "of which goal") { $0.goal.id },
      Column.word("activity", "what the goal counts") { $0.goal.activity.label },
      Column.clock("time", "the time of day, as 20:00") { $0.schedule.minute },
      Column.word("weekdays", "the days on which it comes, as monday,friday") {
        $0.schedule.weekdays.days.map(\.label).joined(separator: ",")
      },
    ] + Column.times("set", "it was set") { row, _ in row.setAt } + [
      Column.day("nextDay", "the date of the next time; null where it comes no more") {
        $0.next?.day
      }
    ]
      + Column.instant("next", "the next time") { row, view in
        row.next.map { view.viewpoint.instant(of: $0) }
      } + [
        Column.word("rest", "why it leaves out a time before: skip, pause or freeze") {
          $0.rest?.kind.rawValue
        }
      ]
  ) { view, filter in
    view.history.reminders(at: view.viewpoint)
      .filter { filter.allows($0.id) && filter.allows($0.goal.activity) }.rows(\.self)
  }
}
