/// A day of the week, numbered as in ISO 8601: Monday is 1, Sunday is 7.
package enum Weekday: Int, CaseIterable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}

extension CivilDay {
  package var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let sinceMonday = (Int(daysSinceEpoch) + 3) % 7
    switch sinceMonday < 0 ? sinceMonday + 7 : sinceMonday {
    case 0: return .monday
    case 1: return .tuesday
    case 2: return .wednesday
    case 3: return .thursday
    case 4: return .friday
    case 5: return .saturday
    default: return .sunday
    }
  }

  /// The first day of the week of this day, for weeks that start on the given weekday.
  package func startOfWeek(startingOn first: Weekday = .monday) -> CivilDay {
    self - (weekday.rawValue - first.rawValue + 7) % 7
  }
}
