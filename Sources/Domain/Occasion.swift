package import CivilTime
package import Events

/// When something happened, as the person said it.
package enum Occasion: Equatable, Sendable {
  /// As it is recorded.
  case now
  /// So long before now. Days are counted on the calendar, at the same time of day.
  case ago(Int, unit: AgoUnit)
  /// At a known time, where the wall clock had this offset.
  case at(Instant, offset: UTCOffset?, precision: Precision)
  /// On a civil day whose hour nobody knows; it is kept as noon.
  case on(CivilDay)

  /// The units of "3 days ago".
  package enum AgoUnit: CaseIterable, Sendable {
    case minutes, hours, days
  }
}

/// When something happened, with the civil day it counts for. Settled once; nothing moves it later.
package struct SettledOccasion: Equatable, Sendable {
  /// Nil when it happened as it was recorded.
  package let happenedAt: Instant?
  package let precision: Precision
  package let day: CivilDay
  package let utcOffset: UTCOffset?

  init(recordedIn context: Context) {
    self.init(
      happenedAt: nil, precision: .unspecified, day: context.today, utcOffset: context.utcOffset)
  }

  private init(
    happenedAt: Instant?, precision: Precision, day: CivilDay, utcOffset: UTCOffset?
  ) {
    self.happenedAt = happenedAt
    self.precision = precision
    self.day = day
    self.utcOffset = utcOffset
  }

  /// An occasion as it is recorded.
  ///
  /// The offset of now serves for "n days ago" too: what is known then is a day, and the day is
  /// found by subtraction, so a clock change in between can not move it.
  ///
  /// - Throws: `happenedInFuture`; `timeOutOfRange` beyond the years that can be written.
  package init(_ occasion: Occasion, in context: Context) throws(Rejection) {
    switch occasion {
    case .now:
      self.init(recordedIn: context)
    case .ago(let count, let unit):
      try self.init(ago: count, unit: unit, in: context)
    case .at(let instant, let offset, let precision):
      guard instant <= context.now else { throw .happenedInFuture }
      let day = CivilDay(at: instant, offset: offset ?? .utc, dayStart: context.dayStart)
      self.init(happenedAt: instant, precision: precision, day: day, utcOffset: offset)
    case .on(let day):
      guard day <= context.today else { throw .happenedInFuture }
      let noon = day.instant(atMillisecond: 43_200_000, offset: context.utcOffset ?? .utc)
      self.init(
        happenedAt: noon, precision: .day, day: day, utcOffset: context.utcOffset)
    }
    guard Self.writtenDays.contains(day) else { throw .timeOutOfRange }
  }

  /// As `init(_:in:)`, with an instant even for `now`: what is corrected to now happened now.
  init(dated occasion: Occasion, in context: Context) throws(Rejection) {
    let dated: Occasion =
      occasion == .now
      ? .at(context.now, offset: context.utcOffset, precision: .unspecified) : occasion
    try self.init(dated, in: context)
  }

  private init(ago count: Int, unit: Occasion.AgoUnit, in context: Context) throws(Rejection) {
    guard count >= 0 else { throw .happenedInFuture }
    let offset = context.utcOffset ?? .utc
    let instant: Instant
    var day: CivilDay?
    let precision: Precision
    switch unit {
    case .minutes:
      instant = context.now.earlier(by: count, times: 60_000)
      precision = .minute
    case .hours:
      instant = context.now.earlier(by: count, times: 3_600_000)
      precision = .hour
    case .days:
      let wall = WallTime(at: context.now, offset: offset)
      instant = (wall.day - count).instant(atMillisecond: wall.millisecondOfDay, offset: offset)
      day = context.today - count
      precision = .day
    }
    self.init(
      happenedAt: instant, precision: precision,
      day: day ?? CivilDay(at: instant, offset: offset, dayStart: context.dayStart),
      utcOffset: context.utcOffset)
  }

  /// The days of the years 1 to 9999.
  private static let writtenDays =
    CivilDay(daysSinceEpoch: -719_162)...CivilDay(daysSinceEpoch: 2_932_896)
}

extension Instant {
  fileprivate func earlier(by count: Int, times milliseconds: Int64) -> Instant {
    let (duration, overflow) = Int64(count).multipliedReportingOverflow(by: milliseconds)
    return advanced(byMilliseconds: overflow ? -.max : -duration)
  }
}

extension Occasion {
  /// Reads `5m`, `2h`, `3d` and the long forms `5 minutes ago`; nil for anything else.
  package init?(agoWords words: String) {
    var rest = words.lowercased()[...]
    if rest.hasSuffix(" ago") { rest = rest.dropLast(4) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let count = Int(digits) else { return nil }
    switch rest.dropFirst(digits.count).drop(while: { $0 == " " }) {
    case "m", "min", "minute", "minutes": self = .ago(count, unit: .minutes)
    case "h", "hour", "hours": self = .ago(count, unit: .hours)
    case "d", "day", "days": self = .ago(count, unit: .days)
    default: return nil
    }
  }
}
