/// Words that name a time up to which something is asked.
extension WhenReader {
  /// The last millisecond that words take in: all of a minute, a day, a week, a month or a year. So
  /// many minutes or hours ago is an instant.
  ///
  /// - Throws: as `read`.
  package func end(_ text: String, weekStart: Weekday) throws(WhenError) -> Instant {
    do throws(WhenError) {
      let when = try read(text)
      if let ago = try ago(text), ago.precision != .day { return when.instant }
      return end(of: when)
    } catch {
      guard let days = days(text, weekStart: weekStart) else { throw error }
      return end(of: wholeDay(days.upperBound))
    }
  }

  /// The last millisecond that a time takes in.
  package func end(of when: When) -> Instant {
    switch when.precision {
    case .instant: when.instant
    case .minute: when.instant.advanced(byMilliseconds: 59_999)
    case .hour: when.instant.advanced(byMilliseconds: 3_599_999)
    case .day: begin(of: when.civilDay + 1).advanced(byMilliseconds: -1)
    }
  }
}
