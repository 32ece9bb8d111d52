/// When something happened, when it was recorded, and the day it counts for.
package struct EntryTime: Equatable, Sendable {
  package let happenedAt: Instant
  package let recordedAt: Instant
  package let precision: Precision
  /// The first one where only the month or the year is known.
  package let day: CivilDay
  package let utcOffset: UTCOffset?

  /// What is known of the time of a memory whose day is not; nil where the day is.
  package var monthOrYear: MonthOrYear? { MonthOrYear(precision, of: day) }

  /// The days on one of which it was: a single one, or those of the month or the year.
  package var days: ClosedRange<CivilDay> {
    monthOrYear.map { $0.firstDay...$0.lastDay } ?? day...day
  }
}

extension EntryTime {
  /// When an event says that something happened; as it was recorded where it says nothing.
  package init(_ event: borrowing Event) {
    self.init(
      happenedAt: Instant(milliseconds: event.happenedAtMs ?? event.recordedAt),
      recordedAt: Instant(milliseconds: event.recordedAt),
      precision: event.happenedPrecision, day: CivilDay(daysSinceEpoch: event.civilDay),
      utcOffset: event.utcOffsetSeconds.map { UTCOffset(seconds: $0) })
  }

  /// Whether more is known than a day, a month or a year.
  package var hasClock: Bool { precision != .day && monthOrYear == nil }

  /// `2025-11-18`, `1984-07` or `1984`.
  package var isoDay: String { monthOrYear?.description ?? day.description }

  /// How far the clock there was ahead of UTC, where that is known. The clock of this device, which
  /// counts in UTC, dated what happened as it was recorded.
  var clockOffset: UTCOffset? { utcOffset ?? (happenedAt == recordedAt ? .utc : nil) }

  /// How far clocks were ahead of UTC when it was recorded: the offset of the event where that says
  /// no other time, else that of where one asks.
  package func offsetOfRecording(at view: Now) -> UTCOffset {
    happenedAt == recordedAt ? utcOffset ?? .utc : view.zone.offset(at: recordedAt)
  }

  /// The instant by the clock there.
  package var isoText: String { happenedAt.isoText(offset: clockOffset) }

  /// What is known of it and no more, as an import reads it: `1984`, `2025-11-18`, a minute or an
  /// instant.
  package var asKnown: String {
    switch precision {
    case .day, .month, .year: return isoDay
    case .unspecified: return isoText
    case .hour, .minute:
      let wall = WallTime(at: happenedAt, offset: utcOffset ?? .utc)
      return wall.day.description + "T" + ClockTime.word(minute: wall.minuteOfDay)
        + UTCOffset.isoText(utcOffset)
    }
  }
}

/// When something happened, as exactly as it is known.
///
///     for amount in try await diary.amounts() {
///       let isExact = amount.time.precision == .unspecified
///       show(isExact ? amount.time.secondsSince1970 : nil, amount.time.day)
///     }
public struct ShownTime: Hashable, Sendable {
  /// The civil day that it counts for, which no later zone moves.
  public let day: CivilDay
  /// Seconds since 1970 in UTC. Where only the day is known, its noon.
  public let secondsSince1970: Double
  /// How far clocks were ahead of UTC then and there, in seconds, as Foundation's
  /// `TimeZone(secondsFromGMT:)` takes it; nil where nobody knew.
  public let utcOffsetSeconds: Int?
  /// How exactly it is known: `unspecified` is to the instant, `day` that the hour means nothing.
  public let precision: Precision

  /// One made by hand, as for a preview or a test.
  public init(
    day: CivilDay, secondsSince1970: Double, utcOffsetSeconds: Int? = nil,
    precision: Precision = .unspecified
  ) {
    (self.day, self.secondsSince1970) = (day, secondsSince1970)
    (self.utcOffsetSeconds, self.precision) = (utcOffsetSeconds, precision)
  }

  init(_ time: EntryTime) {
    day = time.day
    secondsSince1970 = Double(time.happenedAt.milliseconds) / 1000
    utcOffsetSeconds = time.utcOffset.map { Int($0.seconds) }
    precision = time.precision
  }
}
