package import Platform

/// From when and where a question is asked. Never part of the state.
package struct Viewpoint: Sendable {
  package let now: Instant
  package let zone: TimeZoneRules
  /// The civil day of now, with the day start in force.
  package let today: CivilDay
  /// The date on the calendar.
  package let calendarDate: CivilDay
  private let dayStart: DayStart

  package init(now: Instant, zone: TimeZoneRules, dayStart: DayStart) {
    self.now = now
    self.zone = zone
    self.dayStart = dayStart
    let offset = zone.offset(at: now)
    today = CivilDay(at: now, offset: offset, dayStart: dayStart)
    calendarDate = WallTime(at: now, offset: offset).day
  }

  /// When the person's day ends.
  package var endOfToday: Instant {
    zone.instant(of: today + 1, atMinute: dayStart.minutes)
  }

  /// The person's day that an instant lies in, in this zone.
  func day(of instant: Instant) -> CivilDay {
    CivilDay(at: instant, offset: zone.offset(at: instant), dayStart: dayStart)
  }

  /// Whether a delivery time has come in this zone.
  package func isDue(_ delivery: Delivery) -> Bool {
    // Zones are less than two days apart, so only near dates need the rules of the zone.
    let distance = delivery.day - calendarDate
    guard (-3...3).contains(distance) else { return distance < 0 }
    return instant(of: delivery) <= now
  }

  /// When a delivery comes in this zone.
  package func instant(of delivery: Delivery) -> Instant {
    zone.instant(of: delivery.day, atMinute: delivery.minute)
  }
}

extension History {
  /// The view from a moment and a zone, with the settings in force.
  package func viewpoint(now: Instant, zone: TimeZoneRules) -> Viewpoint {
    Viewpoint(now: now, zone: zone, dayStart: settings.dayStart)
  }
}
