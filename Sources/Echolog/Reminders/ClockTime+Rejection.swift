package import Platform

extension ClockTime {
  /// - Throws: `timeOfDayNotUnderstood`.
  package static func minute(named words: String) throws(Rejection) -> Int {
    guard let minute = minute(words) else { throw .timeOfDayNotUnderstood(words) }
    return minute
  }
}
