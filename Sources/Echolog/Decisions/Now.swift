/// When and where one asks: everything that a decision or a question may not find out by itself.
/// Never part of the state. The diary brings it to each command and question.
///
///     let week = try await diary.read { $0.journey(limit: 7) }
///     show(week.count)
public struct Now: Sendable {
  package let instant: Instant
  /// The rules of where the person is; clocks that never change where only an offset is known.
  package let zone: TimeZoneRules
  /// Nil where no zone is known, and then clocks read UTC.
  package let utcOffset: UTCOffset?
  /// The greatest time that clocks here have shown by now, in milliseconds since 1970 as if they
  /// showed UTC: what happened by a clock of an unknown zone is over up to there.
  let latestClock: Int64
  /// The civil day that this moment counts for, with the day start in force.
  package let today: CivilDay
  /// The date on the calendar, which changes at midnight whatever the day start is.
  package let calendarDate: CivilDay
  package let dayStart: DayStart
  /// On which day weeks begin, by the person's settings.
  package let weekStart: Weekday
  /// Minutes after midnight at which Echoes return, by the person's settings.
  package let deliveryMinute: Int
  /// What the vault allows.
  package let policy: Policy
  /// What the person has paid for, as far as anybody said.
  package let plan: PaidPlan
  /// Whether a Vibe was sent in this session already that was not taken back since.
  package var hasSentVibe: Bool
  /// Whether the command is a row of another program's record and not a person's.
  package var isImport: Bool
  /// Whether it is only supposed, to see what would follow.
  package var isSupposed = false
  /// The log that this device writes, once it has begun one.
  package var device: LogID?
  /// The name that the first event gets which is decided now.
  package var next = EventName(log: LogID(high: 0, low: 0), number: 0)
  /// Random draws, as for a line of praise.
  package var draw: @Sendable () -> UInt64 = { 0 }

  package init(
    at instant: Instant, utcOffset: UTCOffset?, dayStart: DayStart = .standard,
    weekStart: Weekday = .monday, deliveryMinute: Int = Delivery.standardMinute,
    policy: Policy = .all, plan: PaidPlan = PaidPlan(), hasSentVibe: Bool = false,
    zone: TimeZoneRules? = nil, isImport: Bool = false
  ) {
    self.instant = instant
    self.utcOffset = utcOffset
    self.dayStart = dayStart
    self.weekStart = weekStart
    self.deliveryMinute = deliveryMinute
    self.zone = zone ?? TimeZoneRules(fixed: utcOffset ?? .utc)
    latestClock = self.zone.latestClock(by: instant)
    self.policy = policy
    self.plan = plan
    self.hasSentVibe = hasSentVibe
    self.isImport = isImport
    today = CivilDay(at: instant, offset: utcOffset ?? .utc, dayStart: dayStart)
    calendarDate = WallTime(at: instant, offset: utcOffset ?? .utc).day
  }

  /// The same, for the rows of an import.
  package var importing: Now {
    var importing = self
    importing.isImport = true
    return importing
  }

  /// When the person's day ends.
  package var endOfToday: Instant { zone.instant(of: today + 1, atMinute: dayStart.minutes) }

  /// The person's day that an instant lies in, in this zone.
  func day(of instant: Instant) -> CivilDay {
    CivilDay(at: instant, offset: zone.offset(at: instant), dayStart: dayStart)
  }

  /// Holds an amount to what the day can have: of time 24 hours, or 25 where clocks are put back.
  /// Another program's record of time is taken up to two days, which no civil day exceeds.
  ///
  /// - Throws: `amountTooLarge`, `longerThanDay`.
  func require(_ amount: Int64, of activity: Activity, fitsInto day: CivilDay) throws(Rejection) {
    guard activity.dimension == .duration, !isImport else {
      let most = activity.mostInDay * (activity.dimension == .duration ? 2 : 1)
      guard amount <= most else { throw .amountTooLarge(max: most, activity: activity) }
      return
    }
    let seconds = zone.mostSeconds(in: day, from: dayStart)
    guard amount <= seconds else { throw .longerThanDay(seconds: seconds) }
  }

  /// Whether a delivery time has come in this zone.
  package func isDue(_ delivery: Delivery) -> Bool {
    // Zones are less than two days apart, so only near dates need the rules of the zone.
    let distance = delivery.day - calendarDate
    guard (-3...3).contains(distance) else { return distance < 0 }
    return instant(of: delivery) <= instant
  }

  /// When a delivery comes if the person stays where they are.
  package func instant(of delivery: Delivery) -> Instant {
    zone.instant(of: delivery.day, atMinute: delivery.minute)
  }
}

extension History {
  /// Now, at a moment and in a zone, with the settings in force.
  ///
  /// - Parameter zone: nil where none is known.
  package func viewpoint(now instant: Instant, zone: TimeZoneRules?) -> Now {
    Now(
      at: instant, utcOffset: zone?.offset(at: instant), dayStart: settings.dayStart,
      weekStart: settings.weekStart, deliveryMinute: settings.deliveryMinute,
      policy: settings.policy, plan: plan, zone: zone)
  }
}
