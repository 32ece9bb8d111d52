/// What words such as "yesterday 21:30" mean to a person at a certain moment and place.
package struct When: Hashable, Sendable {
  /// With the precision of a day: the begin of that civil day.
  package let instant: Instant
  package let offset: UTCOffset
  package let civilDay: CivilDay
  package let precision: WhenPrecision
  /// Why the clocks on the wall do not show this time once; nil where they do.
  package var clockChange: ClockChange?
}

/// What the setting of the clocks does to a time on the wall.
package enum ClockChange: Hashable, Sendable {
  /// The clocks skip over it, so that the first minute they show after it is meant.
  case skipped(WallTime)
  /// They show it twice; the first is meant, and the second is at this offset.
  case twice(WallTime, second: UTCOffset)
}

/// A day that words with a time name by the calendar, while without the time the person's own day,
/// which has not ended yet, makes it another one; or the date that the calendar has meanwhile.
package struct CalendarReading: Hashable, Sendable {
  package let named: CivilDay
  /// What the same words name without the time.
  package let own: CivilDay
  /// The person's day, and when it ends.
  package let today: CivilDay
  package let dayStart: DayStart
  /// Whether the words name a time, and not only the date.
  package let hasTime: Bool
}

/// How exactly the words name a time.
package enum WhenPrecision: Hashable, Sendable {
  case instant, minute, hour, day
}

/// Which way a day of the week points that is named alone, as `monday`.
package enum WhenLeaning: Sendable {
  /// To the last one, for what has happened.
  case past
  /// To the next one, for what is to come.
  case future
  /// To neither: both readings are given.
  case either
}

/// Why words name no single time.
package enum WhenError: Error, Hashable, Sendable {
  case empty
  case notUnderstood(String)
  case noSuchDate(String)
  case noSuchTime(String)
  /// The days it may mean, at least one.
  case ambiguous(String, readings: [CivilDay])
  /// `20h`: so many hours ago, or the hour of a day.
  case hourAmbiguous(String, hour: Int)
  /// `yesterday at 7`: in the morning or in the evening.
  case halfMissing(String, day: String, hour: Int)
  /// `yesterday evening`: the day in words, and an hour that may be meant.
  case hourMissing(String, day: String, hour: Int)
  /// More than a day, such as a year: all of it where its ends are known, and a day of it.
  case vague(String, span: ClosedRange<CivilDay>?, example: CivilDay)
  /// Beyond the years that a date may name.
  case outOfRange(String)
}
