import Echolog
import Platform
import Testing

@Suite struct ReminderModelTests {
  /// A Tuesday.
  private let day = Story.tuesday

  private func view(
    _ day: CivilDay, _ hour: Int, _ minute: Int = 0, zone: TimeZoneRules = .utc
  ) -> Now {
    History().viewpoint(
      now: zone.instant(of: day, atMinute: hour * 60 + minute), zone: zone)
  }

  private func goal(from day: CivilDay) -> Event.Body {
    .goalSet(
      GoalSet(activity: .water, target: 2000, period: .day, firstDay: day.daysSinceEpoch))
  }

  private func reminder(
    of goal: EventName, at hour: Int, minute: Int = 0, _ weekdays: Weekdays = .daily
  ) -> Event.Body {
    .reminderSet(
      ReminderSet(
        goalNumber: goal.number, goalLog: goal.log, minute: UInt32(hour * 60 + minute),
        weekdays: weekdays.rawValue))
  }

  private func changed(_ hour: Int, _ weekdays: Weekdays) -> Event.Body {
    .reminderChanged(
      ReminderChanged(minute: UInt32(hour * 60), weekdays: weekdays.rawValue))
  }

  /// Goal and reminder, set before noon of the day.
  private func story(
    at hour: Int, _ weekdays: Weekdays = .daily
  ) throws -> (Story, goal: EventName, reminder: EventName) {
    var story = Story()
    let goal = try story.tell(goal(from: day - 30))
    let id = try story.tell(reminder(of: goal, at: hour, weekdays))
    return (story, goal, id)
  }

  private func planned(_ story: Story, at view: Now) -> [Delivery] {
    story.history.notificationPlan(of: nil, at: view).planned.map(\.request.delivery)
  }

  @Test func `A reminder comes next on the first of its days whose time is to come`() throws {
    let weekdays = Weekdays([.tuesday, .friday])
    let (story, _, id) = try story(at: 20, weekdays)
    for (now, next) in [
      (view(day, 19, 59), day), (view(day, 20), day + 3), (view(day + 3, 0), day + 3),
      (view(day + 3, 20, 1), day + 7),
    ] {
      #expect(planned(story, at: now) == [Delivery(day: next, minute: 1200)])
      #expect(story.history.reminder(id, at: now)?.next?.day == next)
    }
    let (never, _, _) = try self.story(at: 20, [])
    #expect(planned(never, at: view(day, 0)).isEmpty)
    #expect(never.history.reminders(at: view(day, 0)).map(\.next) == [nil])
  }

  @Test func `One that is set at its own minute comes the next day, as it shows then`() throws {
    // Stories are told at noon.
    var (story, goal, id) = try story(at: 12)
    let noon = view(day, 12)
    #expect(story.history.reminder(id, at: noon)?.next?.day == day + 1)
    #expect(planned(story, at: noon) == [Delivery(day: day + 1, minute: 720)])
    #expect(story.history.arrivedNotifications(at: noon).isEmpty)
    #expect(story.history.arrivedNotifications(at: view(day, 12, 1)).isEmpty)
    #expect(
      story.history.arrivedNotifications(at: view(day + 1, 12)).map(\.delivery.day) == [day + 1])
    let late = try story.tell(reminder(of: goal, at: 12, minute: 1))
    #expect(story.history.reminder(late, at: noon)?.next?.day == day)
    #expect(story.history.arrivedNotifications(at: view(day, 12, 1)).map(\.subject) == [late])
  }

  @Test func `It comes at its time wherever the person is, in gaps and overlaps of the clock too`()
    throws
  {
    let zones = ["UTC0", "PST8PDT,M3.2.0,M11.1.0", "CET-1CEST,M3.5.0,M10.5.0/3", "NZST-12"]
    for rule in zones {
      let zone = try TimeZoneRules(posixRule: rule)
      for hour in [0, 1, 2, 9, 23] {
        let (story, _, _) = try story(at: hour)
        var now = view(day + 3, 12, zone: zone)
        for _ in 0..<400 {
          let plan = story.history.notificationPlan(of: nil, at: now)
          let next = try #require(plan.planned.first)
          let before = WallTime(at: now.instant, offset: zone.offset(at: now.instant))
          #expect((0...1).contains(next.request.delivery.day - before.day), "\(rule) \(hour)")
          let wall = WallTime(at: next.instant, offset: zone.offset(at: next.instant))
          #expect(wall.day == next.request.delivery.day, "\(rule) \(hour)")
          #expect((hour * 60...hour * 60 + 60).contains(wall.minuteOfDay), "\(rule) \(hour)")
          now = History().viewpoint(now: next.instant, zone: zone)
          let arrived = story.history.arrivedNotifications(at: now)
          #expect(arrived.map(\.delivery) == [next.request.delivery], "\(rule) \(hour)")
        }
      }
    }
  }

  @Test func `What came is shown once for its date, by any device, and is stale after a day`()
    throws
  {
    var (story, _, id) = try story(at: 20)
    #expect(story.history.arrivedNotifications(at: view(day, 19, 59)).isEmpty)
    let arrived = story.history.arrivedNotifications(at: view(day, 20))
    #expect(arrived.map(\.subject) == [id] && arrived.map(\.kind) == [.reminder])
    #expect(story.history.arrivedNotifications(at: view(day + 1, 8)).map(\.delivery.day) == [day])
    try story.tell(
      .notificationShown(
        NotificationShown(plannedDay: day.daysSinceEpoch, plannedMinute: 1200)), about: id,
      from: Story.phone)
    #expect(story.history.arrivedNotifications(at: view(day + 1, 8)).isEmpty)
    let facts = try #require(story.history.notification(of: id, at: view(day + 1, 8)))
    #expect(facts.isDue && facts.isShown)
    #expect(
      story.history.arrivedNotifications(at: view(day + 4, 8)).map(\.delivery.day) == [day + 3],
      "of many that were missed only the last one says something")
    let weekly = try self.story(at: 20, Weekdays([.tuesday])).0
    #expect(weekly.history.arrivedNotifications(at: view(day + 1, 20)).isEmpty)
    // Shown in the east and flown west, where the time has not come: it does not come again.
    let west = try TimeZoneRules(posixRule: "HST10")
    let there = History().viewpoint(
      now: view(day, 20, 30).instant, zone: west)
    #expect(planned(story, at: there) == [Delivery(day: day + 1, minute: 1200)])
  }

  @Test func `A reminder that is set or changed to a time gone by waits for the next`() throws {
    var (story, _, id) = try story(at: 9)
    // It was recorded at noon.
    #expect(story.history.arrivedNotifications(at: view(day, 12, 30)).isEmpty)
    #expect(story.history.arrivedNotifications(at: view(day + 1, 9)).count == 1)
    try story.tell(changed(8, .daily), about: id)
    #expect(story.history.arrivedNotifications(at: view(day, 12, 30)).isEmpty)
    #expect(planned(story, at: view(day, 12, 30)) == [Delivery(day: day + 1, minute: 480)])
  }

  @Test func `It rests with its goal, goes with it, and comes back with it`() throws {
    var (story, goal, id) = try story(at: 20)
    let rest = try story.tell(
      .goalDeactivated(GoalDeactivated(effectiveDay: (day + 1).daysSinceEpoch)), about: goal)
    #expect(planned(story, at: view(day, 12)) == [Delivery(day: day, minute: 1200)])
    #expect(planned(story, at: view(day, 21)).isEmpty)
    #expect(story.history.reminders(at: view(day, 21)).map(\.id) == [id])
    try story.tell(.undone(Undone(undoneNumber: rest.number)), about: goal)
    #expect(planned(story, at: view(day, 21)).count == 1)
    let undoing = try story.tell(.undone(Undone(undoneNumber: goal.number)), about: goal)
    #expect(story.history.reminders(at: view(day, 12)).isEmpty)
    #expect(planned(story, at: view(day, 12)).isEmpty)
    #expect(story.history.notification(of: id, at: view(day, 20)) == nil)
    try story.tell(.undone(Undone(undoneNumber: undoing.number)), about: goal)
    #expect(planned(story, at: view(day, 12)).count == 1)
  }

  @Test func `It rests while its goal asks nothing, and shows when it comes again`() throws {
    var (story, goal, id) = try story(at: 20)
    func pause(_ first: CivilDay, _ last: CivilDay?) -> Event.Body {
      .goalPaused(
        GoalPaused(firstDay: first.daysSinceEpoch, lastDay: last?.daysSinceEpoch))
    }
    let holiday = try story.tell(pause(day + 1, day + 40), about: goal)
    #expect(planned(story, at: view(day, 12)) == [Delivery(day: day, minute: 1200)])
    #expect(story.history.reminder(id, at: view(day, 12))?.rest == nil)
    #expect(planned(story, at: view(day, 21)) == [Delivery(day: day + 41, minute: 1200)])
    let resting = try #require(story.history.reminder(id, at: view(day, 21)))
    #expect(resting.rest?.event == holiday && resting.rest?.kind == .pause)
    #expect(story.history.arrivedNotifications(at: view(day + 3, 20)).isEmpty)
    #expect(story.history.arrivedNotifications(at: view(day + 41, 20)).count == 1)
    // Skipped right behind the holiday, and paused once more behind that, without an end.
    try story.tell(
      .daySkipped(DaySkipped(day: (day + 41).daysSinceEpoch)), about: goal)
    #expect(planned(story, at: view(day, 21)).map(\.day) == [day + 42])
    let illness = try story.tell(pause(day + 42, nil), about: goal)
    #expect(planned(story, at: view(day, 21)).isEmpty)
    #expect(story.history.reminder(id, at: view(day, 21))?.rest?.event == holiday)
    try story.tell(
      .goalResumed(GoalResumed(effectiveDay: (day + 3).daysSinceEpoch)), about: goal)
    #expect(planned(story, at: view(day, 21)).map(\.day) == [day + 3])
    try story.tell(.undone(Undone(undoneNumber: holiday.number)), about: goal)
    try story.tell(.undone(Undone(undoneNumber: illness.number)), about: goal)
    #expect(planned(story, at: view(day, 21)).map(\.day) == [day + 1])
  }

  @Test func `A pause to the end of time, or of days long gone, is passed over as well`() throws {
    let weekly = Weekdays([.monday])
    for (first, last) in [
      (CivilDay(daysSinceEpoch: .min), CivilDay(daysSinceEpoch: .max)), (day - 300, day - 200),
      (day, day + 6), (day + 9, day - 9),
    ] {
      var (story, goal, _) = try story(at: 20, weekly)
      try story.tell(
        .goalPaused(
          GoalPaused(firstDay: first.daysSinceEpoch, lastDay: last.daysSinceEpoch)), about: goal)
      let next = last.daysSinceEpoch == .max ? [] : [last == day + 6 ? day + 13 : day + 6]
      #expect(planned(story, at: view(day, 21)).map(\.day) == next, "\(first) to \(last)")
    }
  }

  @Test func `Changing, removing and setting are undone step by step`() throws {
    var (story, _, id) = try story(at: 20)
    let now = view(day, 12)
    func schedule() -> ReminderSchedule? { story.history.reminder(id, at: now)?.schedule }
    let asSet = ReminderSchedule(minute: 1200, weekdays: .daily)
    let first = try story.tell(changed(7, .weekend), about: id)
    let second = try story.tell(changed(8, .workdays), about: id, from: Story.phone)
    #expect(schedule() == ReminderSchedule(minute: 480, weekdays: .workdays))
    try story.tell(
      .undone(Undone(undoneNumber: second.number, undoneLog: Story.phone)), about: id)
    #expect(schedule() == ReminderSchedule(minute: 420, weekdays: .weekend))
    try story.tell(.undone(Undone(undoneNumber: first.number)), about: id)
    #expect(schedule() == asSet)
    let removal = try story.tell(.reminderRemoved(ReminderRemoved()), about: id)
    #expect(schedule() == nil && story.history.keptReminder(id)?.isRemoved == true)
    try story.tell(.undone(Undone(undoneNumber: removal.number)), about: id)
    #expect(schedule() == asSet)
    let gone = try story.tell(.undone(Undone(undoneNumber: id.number)), about: id)
    #expect(schedule() == nil)
    try story.tell(.undone(Undone(undoneNumber: gone.number)), about: id)
    #expect(schedule() == asSet)
  }

  @Test func `Reminders share the slots with Echoes, by both rules, one slot each`() throws {
    var (story, _, id) = try story(at: 20)
    func vibe(_ days: Int) -> Event.Body {
      .vibeSent(
        VibeSent(
          text: "x", graphemeCount: 1, emotion: .hope, intervalDays: UInt32(days),
          deliveryDay: (day + days).daysSinceEpoch, deliveryMinute: 540))
    }
    let soon = try story.tell(vibe(1))
    let late = try story.tell(vibe(7))
    try story.tell(.settingChanged(SettingChanged(setting: .deviceNotificationSlots(2))))
    let plan = story.history.notificationPlan(of: Story.laptop, at: view(day, 13))
    #expect(plan.planned.map(\.request.subject) == [id, soon, late])
    #expect(plan.held.map(\.request.subject) == [id, soon] && plan.waitingCount == 1)
    #expect(plan.planned.map(\.badge) == [0, 1, 2], "a reminder adds nothing to the badge")
    try story.tell(.settingChanged(SettingChanged(setting: .slotRule(.cancelEarliest))))
    let older = story.history.notificationPlan(of: Story.laptop, at: view(day, 13))
    #expect(older.held.map(\.request.subject) == [soon, late], "the earliest gave its slot")
    try story.tell(.settingChanged(SettingChanged(setting: .notificationsEnabled(false))))
    #expect(story.history.notificationPlan(of: Story.laptop, at: view(day, 13)).planned.isEmpty)
  }

  @Test func `What foreign writers record of reminders folds as best it can`() throws {
    var story = Story()
    let goal = try story.tell(goal(from: day))
    let nobody = EventName(log: Story.laptop, number: 99)
    let lost = try story.tell(reminder(of: nobody, at: 8))
    #expect(story.history.keptReminder(lost) == nil && story.history.entity(of: lost) == nil)
    let odd = try story.tell(
      .reminderSet(ReminderSet(goalNumber: goal.number, minute: .max, weekdays: .max)))
    #expect(story.history.reminder(odd, at: view(day, 12))?.next == nil)
    #expect(story.history.keptReminder(odd)?.schedule.weekdays == .daily)
    try story.tell(changed(9, .daily), about: lost)
    try story.tell(.reminderRemoved(ReminderRemoved()), about: goal)
    try story.tell(.notificationShown(NotificationShown(plannedDay: .max)), about: goal)
    #expect(story.history.reminders(at: view(day, 12)).count == 1)
  }
}
