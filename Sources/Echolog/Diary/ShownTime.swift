public import Platform

/// When something happened, as exactly as it is known.
///
///     for amount in try await diary.amounts() {
///       let isExact = amount.time.precision == .unspecified
///       show(isExact ? amount.time.secondsSince1970 : nil, amount.time.day)
///     }
public struct ShownTime: Hashable, Sendable {
  /// The civil day that it counts for, which no later zone moves.
  public let day: CivilDate
  /// Seconds since 1970 in UTC. Where only the day is known, its noon.
  public let secondsSince1970: Double
  /// How far clocks were ahead of UTC then and there, in seconds, as Foundation's
  /// `TimeZone(secondsFromGMT:)` takes it; nil where nobody knew.
  public let utcOffsetSeconds: Int?
  /// How exactly it is known: `unspecified` is to the instant, `day` that the hour means nothing.
  public let precision: Precision

  init(_ time: EntryTime) {
    day = time.day.date
    secondsSince1970 = Double(time.happenedAt.milliseconds) / 1000
    utcOffsetSeconds = time.utcOffset.map { Int($0.seconds) }
    precision = time.precision
  }
}
