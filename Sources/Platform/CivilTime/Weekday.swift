/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
package enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension CivilDay {
  package var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let sinceMonday = (Int(daysSinceEpoch) % 7 + 10) % 7
    guard let weekday = Weekday(rawValue: sinceMonday + 1) else { preconditionFailure("1 to 7") }
    return weekday
  }

  /// The first day of the week of this day, for weeks that start on the given weekday.
  package func startOfWeek(startingOn first: Weekday = .monday) -> CivilDay {
    self - (weekday.rawValue - first.rawValue + 7) % 7
  }
}
