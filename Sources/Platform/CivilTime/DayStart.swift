/// The minute after midnight at which a person's day begins; what happens earlier belongs to the
/// day before.
package struct DayStart: Hashable, Sendable {
  /// 0 to 720.
  package let minutes: Int

  /// Nil unless the day starts between midnight and noon.
  package init?(minutes: Int) {
    guard (0...720).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  private init(checkedMinutes: Int) { minutes = checkedMinutes }

  /// Four in the morning.
  package static let standard = DayStart(checkedMinutes: 240)
  package static let midnight = DayStart(checkedMinutes: 0)
}

extension CivilDay {
  /// The civil day to which an instant belongs where the wall clock has this offset and days begin
  /// at `dayStart`.
  package init(at instant: Instant, offset: UTCOffset, dayStart: DayStart) {
    let shift = -Int64(dayStart.minutes) * 60_000
    self = WallTime(at: instant.advanced(byMilliseconds: shift), offset: offset).day
  }
}

extension TimeZoneRules {
  /// The most time in a civil day, in seconds: 24 hours, and more where clocks are put back.
  package func mostSeconds(in day: CivilDay, from dayStart: DayStart) -> Int64 {
    let begin = instant(of: day, atMinute: dayStart.minutes)
    let end = instant(of: day + 1, atMinute: dayStart.minutes)
    return max(86_400, (end.milliseconds - begin.milliseconds) / 1000)
  }
}

/// The civil day of an instant, for callers that have the offset as an event does.
package func civilDay(at instant: Instant, offsetSeconds: Int32, dayStart: DayStart) -> CivilDay {
  CivilDay(at: instant, offset: UTCOffset(seconds: offsetSeconds), dayStart: dayStart)
}
