package import Platform

/// The circumstances in which a command is given: everything a decision may not ask for itself.
package struct Context: Equatable, Sendable {
  package let now: Instant
  /// Where the person is; nil where no zone is known, and then clocks read UTC.
  package let utcOffset: UTCOffset?
  package let dayStart: DayStart
  /// On which day weeks begin, by the person's settings.
  package let weekStart: Weekday
  /// Minutes after midnight at which Echoes return, by the person's settings.
  package let deliveryMinute: Int
  /// What the vault allows.
  package let policy: Policy
  /// What the person has paid for, as far as is known.
  package let plan: PaidPlan
  /// Whether a Vibe was sent in this session already that was not taken back since.
  package let hasSentVibe: Bool
  /// Whether the command is a row of another program's record and not a person's.
  package let isImport: Bool
  /// The rules of where the person is; clocks that never change where only an offset is known.
  private let zone: TimeZoneRules

  package init(
    now: Instant, utcOffset: UTCOffset?, dayStart: DayStart = .standard,
    weekStart: Weekday = .monday, deliveryMinute: Int = Delivery.standardMinute,
    policy: Policy = .all, plan: PaidPlan = PaidPlan(), hasSentVibe: Bool = false,
    zone: TimeZoneRules? = nil, isImport: Bool = false
  ) {
    self.now = now
    self.utcOffset = utcOffset
    self.dayStart = dayStart
    self.weekStart = weekStart
    self.deliveryMinute = deliveryMinute
    self.zone = zone ?? TimeZoneRules(fixed: utcOffset ?? .utc)
    self.policy = policy
    self.plan = plan
    self.hasSentVibe = hasSentVibe
    self.isImport = isImport
  }

  /// The same circumstances, for the rows of an import.
  package var importing: Context {
    Context(
      now: now, utcOffset: utcOffset, dayStart: dayStart, weekStart: weekStart,
      deliveryMinute: deliveryMinute, policy: policy, plan: plan, hasSentVibe: hasSentVibe,
      zone: zone, isImport: true)
  }

  /// The civil day that this moment counts for, with the day start in force.
  package var today: CivilDay {
    CivilDay(at: now, offset: utcOffset ?? .utc, dayStart: dayStart)
  }

  /// The date on the calendar, which changes at midnight whatever the day start is.
  package var calendarDate: CivilDay {
    WallTime(at: now, offset: utcOffset ?? .utc).day
  }

  /// Limits an amount to what the day can have: of time 24 hours, or 25 where clocks are put back.
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

  /// When a delivery would come if the person stayed where they are.
  package func instant(of delivery: Delivery) -> Instant {
    zone.instant(of: delivery.day, atMinute: delivery.minute)
  }

  /// What the person's clocks show when a delivery comes, if they stay where they are.
  func shown(_ delivery: Delivery) -> Delivery { delivery.shown(in: zone) }
}
