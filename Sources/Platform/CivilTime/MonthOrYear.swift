/// A month or a year of which nobody knows the day.
package struct MonthOrYear: Hashable, Sendable {
  /// By which it is sorted.
  package let firstDay: CivilDay
  package let isYear: Bool

  /// The month that the day is in.
  package init(monthOf day: CivilDay) {
    firstDay = day - (day.date.day - 1)
    isYear = false
  }

  /// The year that the day is in.
  package init(yearOf day: CivilDay) {
    let date = day.date
    let months = (1..<date.month).reduce(0) {
      $0 + CivilDay.lengthOfMonth($1, inYear: date.year)
    }
    firstDay = day - (months + date.day - 1)
    isYear = true
  }
}

extension MonthOrYear {
  /// All of its days.
  package var days: ClosedRange<CivilDay> { firstDay...lastDay }

  /// The last day that may be meant.
  package var lastDay: CivilDay {
    let date = firstDay.date
    let months = isYear ? 1...12 : date.month...date.month
    return firstDay
      + (months.reduce(0) { $0 + CivilDay.lengthOfMonth($1, inYear: date.year) } - 1)
  }
}

extension MonthOrYear: CustomStringConvertible {
  /// ISO 8601, as in `1984-07` and `1984`.
  package var description: String {
    String(firstDay.description.dropLast(isYear ? 6 : 3))
  }
}
