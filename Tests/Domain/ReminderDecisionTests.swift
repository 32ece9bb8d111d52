import Echolog
import Platform
import Testing

@Suite struct ReminderDecisionTests {
  private let evening = ReminderSchedule(minute: 1200, weekdays: .daily)
  private let reminderID = EventName(log: Given.log, number: 9)

  private func goal(_ id: EventName = Given.id) -> GoalFacts {
    var (targets, activeness) = (Timeline<Int64>(), Timeline<Bool>())
    targets.set(2000, from: Given.day("2025-11-01"))
    activeness.set(true, from: Given.day("2025-11-01"))
    return GoalFacts(
      id: id, activity: .water, period: .day, weekStart: .monday,
      firstDay: Given.day("2025-11-01"), targets: targets, activeness: activeness)
  }

  private func facts(
    _ schedule: ReminderSchedule, goal: EventName = Given.id, isRemoved: Bool = false,
    id: EventName? = nil
  ) -> ReminderFacts {
    ReminderFacts(id: id ?? reminderID, goal: goal, schedule: schedule, isRemoved: isRemoved)
  }

  @Test func `A reminder is set for a goal, at a time of day, on days of the week`() throws {
    let draft = try SetReminder(of: Given.id, evening).decide(goal(), in: Given.tuesday)
    let set = ReminderSet(
      goalNumber: Given.id.number, goalLog: Given.id.log, minute: 1200, weekdays: 0x7F)
    #expect(draft.body == .reminderSet(set) && draft.subject == nil)
  }

  @Test func `A time that no day has, no days at all, and what is there already are refused`() {
    let taken = [(name: "laptop:9", facts: facts(evening))]
    let rows: [(ReminderSchedule, Rejection)] = [
      (ReminderSchedule(minute: 1440, weekdays: .daily), .reminderTimeOutOfRange(minutes: 1440)),
      (ReminderSchedule(minute: -1, weekdays: .daily), .reminderTimeOutOfRange(minutes: -1)),
      (ReminderSchedule(minute: 0, weekdays: []), .reminderWithoutDays),
      (evening, .reminderAlreadySet("laptop:9")),
      (ReminderSchedule(minute: 1200, weekdays: .weekend), .reminderAlreadySet("laptop:9")),
    ]
    for (schedule, rejection) in rows {
      #expect(throws: rejection) {
        try SetReminder(of: Given.id, schedule).decide(goal(), beside: taken, in: Given.tuesday)
      }
    }
  }

  @Test func `Another time, other days, another goal and a removed one may be beside a reminder`()
    throws
  {
    let other = EventName(log: Given.log, number: 4)
    let beside: [ReminderFacts] = [
      facts(ReminderSchedule(minute: 1199, weekdays: .daily)),
      facts(evening, goal: other), facts(evening, isRemoved: true),
    ]
    for reminder in beside {
      #expect(throws: Never.self) {
        try SetReminder(of: Given.id, evening).decide(
          goal(), beside: [(name: "laptop:9", facts: reminder)], in: Given.tuesday)
      }
    }
    let workdays = facts(ReminderSchedule(minute: 1200, weekdays: .workdays))
    _ = try SetReminder(of: Given.id, ReminderSchedule(minute: 1200, weekdays: .weekend)).decide(
      goal(), beside: [(name: "laptop:9", facts: workdays)], in: Given.tuesday)
  }

  @Test func `A change keeps what it does not name`() throws {
    let reminder = facts(evening)
    let rows: [(ChangeReminder, UInt32, UInt32)] = [
      (ChangeReminder(Given.id, minute: 420), 420, 0x7F),
      (ChangeReminder(Given.id, weekdays: .weekend), 1200, 0x60),
      (ChangeReminder(Given.id, minute: 0, weekdays: .workdays), 0, 0x1F),
    ]
    for (command, minute, weekdays) in rows {
      let draft = try command.decide(
        reminder, beside: [(name: "laptop:9", facts: reminder)], in: Given.tuesday)
      #expect(draft.body == .reminderChanged(ReminderChanged(minute: minute, weekdays: weekdays)))
      #expect(draft.subject == reminder.id)
    }
  }

  @Test func `A change that changes nothing, goes too far or meets another is refused`() {
    let reminder = facts(evening)
    let other = facts(
      ReminderSchedule(minute: 420, weekdays: .daily), id: EventName(log: Given.log, number: 12))
    let rows: [(ChangeReminder, ReminderFacts, Rejection)] = [
      (ChangeReminder(Given.id), reminder, .reminderUnchanged),
      (ChangeReminder(Given.id, minute: 1200, weekdays: .daily), reminder, .reminderUnchanged),
      (ChangeReminder(Given.id, minute: 1440), reminder, .reminderTimeOutOfRange(minutes: 1440)),
      (ChangeReminder(Given.id, weekdays: []), reminder, .reminderWithoutDays),
      (ChangeReminder(Given.id, minute: 420), reminder, .reminderAlreadySet("laptop:12")),
      (
        ChangeReminder(Given.id, minute: 1), facts(evening, isRemoved: true),
        .alreadyRemoved(.reminder)
      ),
    ]
    for (command, reminder, rejection) in rows {
      #expect(throws: rejection) {
        try command.decide(
          reminder, beside: [("laptop:9", reminder), ("laptop:12", other)], in: Given.tuesday)
      }
    }
  }

  @Test func `A reminder is removed once`() throws {
    func remove(_ entry: EntryFacts) throws -> PendingEvent {
      try RemoveEntry.decide(
        .reminder, .reminderRemoved(ReminderRemoved()), entry, in: Given.tuesday)
    }
    let draft = try remove(EntryFacts(id: reminderID, isRemoved: false))
    #expect(draft.body == .reminderRemoved(ReminderRemoved()) && draft.subject == reminderID)
    #expect(throws: Rejection.alreadyRemoved(.reminder)) {
      try remove(EntryFacts(id: reminderID, isRemoved: true))
    }
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
