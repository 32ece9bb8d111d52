import Echolog
import Platform
import Seeds
import Testing

@Suite struct NotificationPlanTests {
  private let day = Story.tuesday

  private func request(_ number: UInt64, on day: CivilDay, askedAt minute: Int64)
    -> NotificationRequest
  {
    NotificationRequest(
      subject: EventName(log: Story.laptop, number: number), kind: .echo,
      delivery: Delivery(day: day, minute: 540),
      requestedAt: Instant(milliseconds: minute * 60_000))
  }

  private func view(_ day: CivilDay, minute: Int = 720, zone: TimeZoneRules = .utc) -> Now {
    History().viewpoint(now: zone.instant(of: day, atMinute: minute), zone: zone)
  }

  private func held(_ plan: NotificationPlan) -> [UInt64] {
    plan.held.map(\.request.subject.number)
  }

  /// Sixty-four Echoes for the days to come, asked for one after the other, and the last.
  private func sixtyFive(last: Int) -> [NotificationRequest] {
    (1...64).map { request(UInt64($0), on: day + $0, askedAt: Int64($0)) }
      + [request(65, on: day + last, askedAt: 65)]
  }

  @Test func `Without a limit everything to come is planned, the soonest first`() {
    let plan = NotificationPlan(sixtyFive(last: 1).reversed(), badgeCount: 2, at: view(day))
    #expect(plan.planned.count == 65 && plan.waitingCount == 0 && !plan.isNearlyFull)
    #expect(plan.planned.prefix(3).map(\.request.subject.number) == [1, 65, 2])
    #expect(plan.planned.map(\.badge) == Array(3...67))
    let later = NotificationPlan(sixtyFive(last: 1), at: view(day + 60))
    #expect(later.planned.map(\.request.subject.number) == [61, 62, 63, 64])
  }

  @Test func `The nearest have the slots, and the others move up as they come free`() {
    let plan = NotificationPlan(sixtyFive(last: 90), capacity: 64, at: view(day))
    #expect(held(plan) == Array(1...64) && plan.waitingCount == 1)
    #expect(held(NotificationPlan(sixtyFive(last: 1), capacity: 64, at: view(day))).last == 63)
    let next = NotificationPlan(sixtyFive(last: 90), capacity: 64, at: view(day + 1))
    #expect(next.held.count == 64 && held(next).last == 65)
  }

  @Test func `By the rule of the specification a new one takes the slot of the earliest`() {
    let plan = NotificationPlan(
      sixtyFive(last: 90), capacity: 64, rule: .cancelEarliest, at: view(day))
    #expect(held(plan) == Array(2...65) && plan.waitingCount == 1)
    let soonest = NotificationPlan(
      [request(65, on: day + 1, askedAt: 99)] + sixtyFive(last: 90).dropLast(), capacity: 64,
      rule: .cancelEarliest, at: view(day))
    #expect(held(soonest) == [65] + Array(2...64), "the new one has a slot however soon it comes")
    let freed = NotificationPlan(
      sixtyFive(last: 90).filter { $0.subject.number != 30 }, capacity: 64, rule: .cancelEarliest,
      at: view(day))
    #expect(freed.waitingCount == 0, "what lost its slot has it again where there is room")
  }

  @Test func `It is nearly full from 61 of 64 on`() {
    for (count, isNearlyFull) in [(0, false), (60, false), (61, true), (64, true), (65, true)] {
      let plan = NotificationPlan(
        Array(sixtyFive(last: 90).prefix(count)), capacity: 64, at: view(day))
      #expect(plan.isNearlyFull == isNearlyFull, "\(count)")
    }
    #expect(!NotificationPlan([], capacity: 1, at: view(day)).isNearlyFull)
  }

  @Test func `A plan keeps its promises whatever was asked for, by both rules`() {
    for seed in UInt64(1)...400 {
      var random = SeededRandom(seed: seed)
      let count = Int(random.next() % 40)
      let capacity = Int(random.next() % 12) + 1
      let requests = (0..<count).map { number in
        request(
          UInt64(number + 1), on: day + Int(random.next() % 30) - 3,
          askedAt: Int64(random.next() % 20))
      }
      let now = view(day)
      for rule in [SlotRule.nearestFirst, .cancelEarliest] {
        let plan = NotificationPlan(requests, capacity: capacity, rule: rule, at: now)
        let coming = requests.filter { now.instant(of: $0.delivery) > now.instant }
        #expect(plan.planned.count == coming.count, "seed \(seed)")
        #expect(plan.held.count == min(capacity, coming.count), "seed \(seed)")
        #expect(plan.planned.map(\.instant) == plan.planned.map(\.instant).sorted(), "seed \(seed)")
        #expect(
          plan
            == NotificationPlan(
              requests.shuffled(using: &random), capacity: capacity, rule: rule, at: now),
          "seed \(seed)")
        if rule == .nearestFirst {
          #expect(Array(plan.planned.prefix(plan.held.count)) == plan.held, "seed \(seed)")
        } else if let newest = coming.max(by: {
          ($0.requestedAt, $0.subject) < ($1.requestedAt, $1.subject)
        }) {
          #expect(plan.held.contains { $0.request == newest }, "seed \(seed)")
        }
      }
    }
  }

  @Test func `The time is nine where the person is, in gaps and overlaps of the clock too`() throws
  {
    let rules = [
      "UTC0", "PST8PDT,M3.2.0,M11.1.0", "EST5EDT,M3.2.0,M11.1.0", "AAA0BBB,M3.5.0/8:30,M10.5.0/10",
    ]
    for rule in rules {
      let zone = try TimeZoneRules(posixRule: rule)
      for offset in 0..<730 {
        let asked = request(1, on: day + offset + 2, askedAt: 0)
        let planned = try #require(
          NotificationPlan([asked], at: view(day + offset, zone: zone)).planned.first)
        let wall = WallTime(at: planned.instant, offset: zone.offset(at: planned.instant))
        #expect(wall.day == asked.delivery.day, "\(rule) \(offset)")
        #expect((540...570).contains(wall.minuteOfDay), "\(rule) \(offset)")
        let before = History().viewpoint(
          now: planned.instant.advanced(byMilliseconds: -1), zone: zone)
        let after = History().viewpoint(now: planned.instant, zone: zone)
        #expect(!before.isDue(asked.delivery) && after.isDue(asked.delivery), "\(rule) \(offset)")
      }
    }
  }

  @Test func `Echoes ask until they are shown, opened or cancelled, if settings let them`() throws {
    var story = Story()
    func vibe(_ days: Int) -> Event.Body {
      .vibeSent(
        VibeSent(
          text: "You can.", graphemeCount: 8, emotion: .hope, intervalDays: UInt32(days),
          deliveryDay: (day + days).daysSinceEpoch, deliveryMinute: 540))
    }
    let soon = try story.tell(vibe(1))
    let late = try story.tell(vibe(7))
    let gone = try story.tell(vibe(3))
    try story.tell(.echoCancelled(EchoCancelled()), about: gone)
    func plan(_ device: LogID? = nil) -> NotificationPlan {
      story.history.notificationPlan(of: device, at: view(day))
    }
    #expect(plan().planned.map(\.request.subject) == [soon, late])
    #expect(plan().planned.map(\.badge) == [1, 2])
    let arrived = story.history.arrivedNotifications(at: view(day + 1))
    #expect(arrived.map(\.subject) == [soon] && arrived.allSatisfy { $0.isDue && !$0.isShown })
    #expect(story.history.notificationPlan(of: nil, at: view(day + 1)).planned.map(\.badge) == [2])
    #expect(story.history.notification(of: gone, at: view(day + 9)) == nil)
    try story.tell(.permissionChanged(PermissionChanged(permission: .denied)), from: Story.phone)
    #expect(plan(Story.phone).obstacle == .denied && plan(Story.phone).planned.isEmpty)
    #expect(plan(Story.laptop).obstacle == nil && plan(Story.laptop).planned.count == 2)
    try story.tell(.settingChanged(SettingChanged(setting: .notificationsEnabled(false))))
    #expect(plan(Story.laptop).obstacle == .turnedOff && plan(Story.phone).obstacle == .turnedOff)
  }

  @Test func `No setting, zone or day start moves a day that was recorded`() throws {
    for seed in UInt64(900)...1100 {
      var random = SeededRandom(seed: seed)
      var history = History()
      let events = RandomEvents.history(&random)
      try history.fold(events)
      let before = Self.days(history)
      var name = EventName(log: LogID(high: 5, low: 5), number: 0)
      for setting in [
        SettingChanged.Setting.dayStartMinutes(UInt32(random.next() % 721)),
        .weekStart(UInt32(random.next() % 7) + 1), .deliveryMinute(UInt32(random.next() % 1440)),
        .notificationsEnabled(false), .deviceNotificationSlots(1), .slotRule(.cancelEarliest),
        .echoHistoryShown(false), .quoteAuthorShown(false),
      ] {
        name = EventName(log: name.log, number: name.number + 1)
        let event = Event(clock: .max, body: .settingChanged(SettingChanged(setting: setting)))
        try history.fold([Story.Recorded(name: name, event: event)])
        #expect(Self.days(history) == before, "seed \(seed) \(setting)")
      }
    }
  }

  /// Every civil day of the history, whatever the point of view.
  private static func days(_ history: History) -> [CivilDay] {
    [TimeZoneRules.utc, TimeZoneRules(fixed: UTCOffset(seconds: -39_600))].flatMap { zone in
      let view = history.viewpoint(now: Instant(milliseconds: 1_700_000_000_000), zone: zone)
      return history.echoes(at: view).flatMap { [$0.sentDay, $0.delivery.day] }
        + history.moments(includingRemoved: true).map(\.time.day)
        + history.logs(includingRemoved: true).map(\.time.day)
        + history.memories(includingRemoved: true).map(\.time.day)
        + history.allGoals().map(\.firstDay)
    }
  }
}
