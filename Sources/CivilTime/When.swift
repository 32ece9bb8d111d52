/// What words such as "yesterday 21:30" mean to a person at a certain moment and place.
package struct When: Hashable, Sendable {
  /// With the precision of a day: the begin of that civil day.
  package let instant: Instant
  package let offset: UTCOffset
  package let civilDay: CivilDay
  package let precision: WhenPrecision
}

/// How exactly the words name a time.
package enum WhenPrecision: Hashable, Sendable {
  case instant, minute, hour, day
}

/// Why words name no single time.
package enum WhenError: Error, Hashable, Sendable {
  case empty
  case notUnderstood(String)
  case noSuchDate(String)
  case noSuchTime(String)
  /// Written with slashes or dots: the days it may mean, one or two.
  case ambiguous(String, readings: [CivilDay])
  /// Beyond the years that a date may name.
  case outOfRange(String)
}
