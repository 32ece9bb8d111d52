import Echolog
import Platform
import Testing

@Suite struct ReminderDecisionTests {
  private let evening = ReminderSchedule(minute: 1200, weekdays: .daily)
  private let reminder = EventName(log: Given.log, number: 9)
  private let goals = [StandardActivity.water, .steps].reduce(History()) { history, activity in
    history.after(.goalSet(GoalSet(activity: activity, target: 2000, period: .day, firstDay: 1)))
  }

  private func set(_ minute: UInt32, _ weekdays: Weekdays = .daily, of goal: UInt64 = 7)
    -> Event.Body
  {
    .reminderSet(ReminderSet(goalNumber: goal, minute: minute, weekdays: weekdays.rawValue))
  }

  @Test func `A reminder is set for a goal, at a time of day, on days of the week`() throws {
    let draft = try SetReminder(of: Given.id, evening).decided(by: goals)
    let set = ReminderSet(
      goalNumber: Given.id.number, goalLog: Given.id.log, minute: 1200, weekdays: 0x7F)
    #expect(draft.body == .reminderSet(set) && draft.subject == nil)
  }

  @Test func `A time that no day has, no days at all, and what is there already are refused`() {
    let taken = goals.after(set(1200))
    let label = taken.label(of: reminder)
    let rows: [(ReminderSchedule, Rejection)] = [
      (ReminderSchedule(minute: 1440, weekdays: .daily), .reminderTimeOutOfRange(minutes: 1440)),
      (ReminderSchedule(minute: -1, weekdays: .daily), .reminderTimeOutOfRange(minutes: -1)),
      (ReminderSchedule(minute: 0, weekdays: []), .reminderWithoutDays),
      (evening, .reminderAlreadySet(label)),
      (ReminderSchedule(minute: 1200, weekdays: .weekend), .reminderAlreadySet(label)),
    ]
    for (schedule, rejection) in rows {
      #expect(throws: rejection) { try SetReminder(of: Given.id, schedule).decided(by: taken) }
    }
  }

  @Test func `Another time, other days, another goal and a removed one may be beside a reminder`()
    throws
  {
    let removed = Event.Body.reminderRemoved(ReminderRemoved())
    for beside in [
      goals.after(set(1199)), goals.after(set(1200, of: 8)),
      goals.after(set(1200)).after(removed, about: 9),
    ] {
      #expect(beside.keptReminder(reminder) != nil)
      #expect(throws: Never.self) { try SetReminder(of: Given.id, evening).decided(by: beside) }
    }
    _ = try SetReminder(of: Given.id, ReminderSchedule(minute: 1200, weekdays: .weekend))
      .decided(by: goals.after(set(1200, .workdays)))
  }

  @Test func `A change keeps what it does not name`() throws {
    let rows: [(ChangeReminder, UInt32, UInt32)] = [
      (ChangeReminder(reminder, minute: 420), 420, 0x7F),
      (ChangeReminder(reminder, weekdays: .weekend), 1200, 0x60),
      (ChangeReminder(reminder, minute: 0, weekdays: .workdays), 0, 0x1F),
    ]
    for (command, minute, weekdays) in rows {
      let draft = try command.decided(by: goals.after(set(1200)))
      #expect(draft.body == .reminderChanged(ReminderChanged(minute: minute, weekdays: weekdays)))
      #expect(draft.subject == reminder)
    }
  }

  @Test func `A change that changes nothing, goes too far or meets another is refused`() {
    let two = goals.after(set(1200)).after(set(420))
    let other = two.label(of: EventName(log: Given.log, number: 10))
    let rows: [(ChangeReminder, Rejection)] = [
      (ChangeReminder(reminder), .reminderUnchanged),
      (ChangeReminder(reminder, minute: 1200, weekdays: .daily), .reminderUnchanged),
      (ChangeReminder(reminder, minute: 1440), .reminderTimeOutOfRange(minutes: 1440)),
      (ChangeReminder(reminder, weekdays: []), .reminderWithoutDays),
      (ChangeReminder(reminder, minute: 420), .reminderAlreadySet(other)),
    ]
    for (command, rejection) in rows {
      #expect(throws: rejection) { try command.decided(by: two) }
    }
  }

  @Test func `A reminder is removed once, and not changed then`() throws {
    let kept = goals.after(set(1200))
    let draft = try RemoveEntry(reminder).decided(by: kept)
    #expect(draft.body == .reminderRemoved(ReminderRemoved()) && draft.subject == reminder)
    let removed = kept.after(draft.body, about: 9)
    let rejection = removed.alreadyRemoved(.reminder, by: 10)
    #expect(throws: rejection) { try RemoveEntry(reminder).decided(by: removed) }
    #expect(throws: rejection) { try ChangeReminder(reminder, minute: 1).decided(by: removed) }
  }

  @Test func `Days of the week are read from words`() throws {
    let rows: [(String, Weekdays)] = [
      ("daily", .daily), ("Weekdays", .workdays), ("weekends", .weekend),
      ("mon", Weekdays([.monday])),
      ("Tuesday", Weekdays([.tuesday])), ("mon,thu, sun", Weekdays([.monday, .thursday, .sunday])),
      ("weekdays,sat", Weekdays(rawValue: 0x3F)),
    ]
    for (words, days) in rows { #expect(try Weekdays(named: words) == days, "\(words)") }
    for (words, word, nearest) in [
      ("mnday", "mnday", "monday"), ("mon,weekds", "weekds", "weekdays"), ("", "", nil),
      ("mon,", "", nil), ("7", "7", nil),
    ] as [(String, String, String?)] {
      #expect(throws: Rejection.unknownWeekdays(word, nearest: nearest)) {
        try Weekdays(named: words)
      }
    }
    #expect(Weekdays.daily.days == Weekday.allCases && Weekdays(rawValue: .max) == .daily)
  }

  @Test func `Times of day are read by both clocks`() throws {
    let rows: [(String, Int)] = [
      ("20:00", 1200), ("9:05", 545), ("00:00", 0), ("23:59", 1439), ("8pm", 1200),
      ("8:30 PM", 1230), ("12am", 0), ("12pm", 720), ("12:15am", 15), ("1am", 60),
    ]
    for (words, minute) in rows {
      #expect(try ClockTime.minute(named: words) == minute, "\(words)")
    }
    for words in ["", "24:00", "20", "8:5", "08:60", "0am", "13pm", "am", ":30", "8.30", "-1:00"] {
      #expect(throws: Rejection.timeOfDayNotUnderstood(words)) {
        try ClockTime.minute(named: words)
      }
    }
  }
}
