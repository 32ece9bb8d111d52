extension History {
  /// A reminder of a goal that is not here is none.
  mutating func setReminder(
    _ body: borrowing ReminderSet, _ recordedAt: Int64, at place: Place
  ) {
    let log = body.goalLog ?? logs[Int(place.log)].id
    let goal = slot(of: EventName(log: log, number: body.goalNumber))
    // The goal is named by the event that set it, not by one about it.
    guard goal.kind == .goal, UInt64(goals[goal.row].number) == body.goalNumber,
      logs[Int(goals[goal.row].log)].id == log
    else { return }
    logs[Int(place.log)].enter(
      EntitySlot(.reminder, row: reminderRows.count), number: place.number)
    let minute = UInt16(clamping: body.minute)
    let weekdays = UInt16(truncatingIfNeeded: body.weekdays & 0x7F)
    reminderRows.append(
      ReminderRow(
        setAt: recordedAt, changedAt: recordedAt, number: place.number,
        goalNumber: goals[goal.row].number, shownDay: .min, goalLog: goals[goal.row].log,
        log: place.log, minute: minute, weekdays: weekdays, minuteAsSet: minute,
        weekdaysAsSet: weekdays))
  }

  mutating func changeReminder(
    _ slot: EntitySlot, _ body: borrowing ReminderChanged, _ recordedAt: Int64,
    _ event: borrowing Event, at place: Place
  ) {
    reminderRows[slot.row].changedAt = recordedAt
    let minute = Int64(UInt16(clamping: body.minute))
    note(.reminderChanged, minute << 7 | Int64(body.weekdays & 0x7F), on: slot, event, at: place)
  }

  /// The latest date that any device has shown it for.
  mutating func showReminder(_ row: Int, on day: Int32) {
    reminderRows[row].shownDay = max(reminderRows[row].shownDay, day)
  }

  mutating func apply(_ type: EventType, _ change: ChangeRow, toReminder row: Int) {
    switch type {
    case .reminderChanged:
      reminderRows[row].minute = UInt16(truncatingIfNeeded: change.value >> 7)
      reminderRows[row].weekdays = UInt16(truncatingIfNeeded: change.value & 0x7F)
    case .reminderRemoved: reminderRows[row].flags.insert(.removed)
    default: break
    }
  }

  mutating func resetReminder(_ row: Int, isTakenBack: Bool) {
    reminderRows[row].minute = reminderRows[row].minuteAsSet
    reminderRows[row].weekdays = reminderRows[row].weekdaysAsSet
    reminderRows[row].flags = isTakenBack ? .takenBack : []
  }
}
