/// When something happened, as a person or an import gives it.
package enum EventTime: Equatable, Sendable {
  /// As it is recorded.
  case now
  /// At a time at which the wall clock had this offset; nil where no zone is known.
  case at(Instant, offset: UTCOffset?, precision: Precision)
  /// On a civil day whose hour nobody knows.
  case on(CivilDay, offset: UTCOffset? = nil)
  /// In a month or a year of which nobody knows the day; for memories only.
  case within(MonthOrYear, offset: UTCOffset? = nil)
  /// As an app says it, in the zone where the person is.
  case told(PastTime)

  /// What words such as "3 days ago" mean. Where they name a day, the day counts and no instant
  /// can move it.
  package init(_ when: When) {
    switch when.precision {
    case .instant: self = .at(when.instant, offset: when.offset, precision: .unspecified)
    case .minute: self = .at(when.instant, offset: when.offset, precision: .minute)
    case .hour: self = .at(when.instant, offset: when.offset, precision: .hour)
    case .day: self = .on(when.civilDay, offset: when.offset)
    }
  }

  /// Whether it is a time of the person's day; also where it is none that can be kept.
  func isOfToday(in now: Now) -> Bool {
    Result { () throws(Rejection) in try SettledEventTime(self, in: now).day == now.today }.value
      ?? true
  }
}

/// When something happened, with the civil day it counts for. Fixed once; nothing moves it later.
package struct SettledEventTime: Equatable, Sendable {
  /// Nil when it happened as it was recorded. Noon where only the day is known; where not even
  /// that is, the begin of the month or the year.
  package let happenedAt: Instant?
  package let precision: Precision
  /// The first one of a month or a year.
  package let day: CivilDay
  package let utcOffset: UTCOffset?
}

extension SettledEventTime {
  init(recordedIn now: Now) {
    self.init(
      happenedAt: nil, precision: .unspecified, day: now.today, utcOffset: now.utcOffset)
  }

  /// An event time as it is recorded.
  ///
  /// - Throws: `happenedInFuture`; `timeOutOfRange` beyond the years 1 to 9999; `dayMissing` for a
  ///   month or a year.
  package init(_ eventTime: EventTime, in now: Now) throws(Rejection) {
    switch eventTime {
    case .now: self.init(recordedIn: now)
    case .at(let instant, let offset, let precision):
      let hasCome =
        offset == nil ? instant.milliseconds <= now.latestClock : instant <= now.instant
      guard hasCome else { throw .happenedInFuture }
      let day = CivilDay(at: instant, offset: offset ?? .utc, dayStart: now.dayStart)
      self.init(happenedAt: instant, precision: precision, day: day, utcOffset: offset)
    case .on(let day, let offset):
      guard day <= now.today else { throw .happenedInFuture }
      let noon = day.instant(atMillisecond: 43_200_000, offset: offset ?? .utc)
      self.init(happenedAt: noon, precision: .day, day: day, utcOffset: offset)
    case .within(let stretch, _): throw .dayMissing(example: stretch.firstDay)
    case .told(let time): try self.init(time.eventTime(in: now), in: now)
    }
    guard Self.writtenDays.contains(day) else { throw .timeOutOfRange }
  }

  /// As `init(_:in:)`, for a memory, of which a month or a year may be all that is known.
  init(remembered eventTime: EventTime, in now: Now) throws(Rejection) {
    var eventTime = eventTime
    if case .told(let time) = eventTime { eventTime = try time.eventTime(in: now) }
    guard case .within(let stretch, let offset) = eventTime else {
      try self.init(eventTime, in: now)
      return
    }
    let day = stretch.firstDay
    guard day <= now.today else { throw .happenedInFuture }
    guard Self.writtenDays.contains(day) else { throw .timeOutOfRange }
    let begin = day.instant(atMillisecond: 0, offset: offset ?? .utc)
    self.init(
      happenedAt: begin, precision: stretch.isYear ? .year : .month, day: day, utcOffset: offset)
  }

  /// As `init(_:in:)`, with an instant even for `now`: what is corrected to now happened now.
  init(dated eventTime: EventTime, in now: Now) throws(Rejection) {
    let dated: EventTime =
      eventTime == .now || eventTime == .told(.now)
      ? .at(now.instant, offset: now.utcOffset, precision: .unspecified) : eventTime
    try self.init(dated, in: now)
  }

  /// The days of the years 1 to 9999.
  static let writtenDays =
    CivilDay(daysSinceEpoch: -719_162)...CivilDay(daysSinceEpoch: 2_932_896)
}

extension EntryTime {
  /// Whether a change to a time would change nothing, as exactly as the time is known.
  func isSame(as settled: SettledEventTime) -> Bool {
    guard precision == settled.precision, day == settled.day else { return false }
    switch precision {
    case .day, .month, .year: return true
    case .unspecified, .minute, .hour: return happenedAt == settled.happenedAt
    }
  }
}

extension MonthOrYear {
  /// The time in an event; nil where the day is known.
  package init?(_ precision: Precision, of day: CivilDay) {
    switch precision {
    case .month: self.init(monthOf: day)
    case .year: self.init(yearOf: day)
    case .unspecified, .minute, .hour, .day: return nil
    }
  }
}
