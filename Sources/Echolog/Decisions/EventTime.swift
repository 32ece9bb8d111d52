package import Platform

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

  init(recordedIn context: Context) {
    self.init(nil, .unspecified, context.today, context.utcOffset)
  }

  private init(
    _ happenedAt: Instant?, _ precision: Precision, _ day: CivilDay, _ utcOffset: UTCOffset?
  ) {
    self.happenedAt = happenedAt
    self.precision = precision
    self.day = day
    self.utcOffset = utcOffset
  }

  /// An event time as it is recorded.
  ///
  /// - Throws: `happenedInFuture`; `timeOutOfRange` beyond the years 1 to 9999; `dayMissing` for a
  ///   month or a year.
  package init(_ eventTime: EventTime, in context: Context) throws(Rejection) {
    switch eventTime {
    case .now:
      self.init(recordedIn: context)
    case .at(let instant, let offset, let precision):
      guard instant <= context.now else { throw .happenedInFuture }
      let day = CivilDay(at: instant, offset: offset ?? .utc, dayStart: context.dayStart)
      self.init(instant, precision, day, offset)
    case .on(let day, let offset):
      guard day <= context.today else { throw .happenedInFuture }
      let noon = day.instant(atMillisecond: 43_200_000, offset: offset ?? .utc)
      self.init(noon, .day, day, offset)
    case .within(let stretch, _): throw .dayMissing(example: stretch.firstDay)
    }
    guard Self.writtenDays.contains(day) else { throw .timeOutOfRange }
  }

  /// As `init(_:in:)`, for a memory, of which a month or a year may be all that is known.
  init(remembered eventTime: EventTime, in context: Context) throws(Rejection) {
    guard case .within(let stretch, let offset) = eventTime else {
      try self.init(eventTime, in: context)
      return
    }
    let day = stretch.firstDay
    guard day <= context.today else { throw .happenedInFuture }
    guard Self.writtenDays.contains(day) else { throw .timeOutOfRange }
    let begin = day.instant(atMillisecond: 0, offset: offset ?? .utc)
    self.init(begin, stretch.isYear ? .year : .month, day, offset)
  }

  /// As `init(_:in:)`, with an instant even for `now`: what is corrected to now happened now.
  init(dated eventTime: EventTime, in context: Context) throws(Rejection) {
    let dated: EventTime =
      eventTime == .now
      ? .at(context.now, offset: context.utcOffset, precision: .unspecified) : eventTime
    try self.init(dated, in: context)
  }

  /// The days of the years 1 to 9999.
  static let writtenDays =
    CivilDay(daysSinceEpoch: -719_162)...CivilDay(daysSinceEpoch: 2_932_896)
}

/// When an entry was, as exactly as that is known.
package struct KnownTime: Equatable, Sendable {
  let happenedAt: Instant
  let precision: Precision
  let day: CivilDay

  package init(happenedAt: Instant, precision: Precision, day: CivilDay) {
    self.happenedAt = happenedAt
    self.precision = precision
    self.day = day
  }

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
