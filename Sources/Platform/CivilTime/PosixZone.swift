/// The rule by which a zone goes on after its last recorded change: a POSIX `TZ` string with the
/// extensions of RFC 8536, section 3.3.1.
struct PosixZone: Equatable, Sendable {
  /// Seconds ahead of UTC, unlike the text, which counts westward.
  let standard: Int32
  let summer: Summer?

  struct Summer: Equatable, Sendable {
    let offset: Int32
    let start: YearlyRule
    let end: YearlyRule
  }

  struct Change: Sendable {
    let second: Int64
    let offset: Int32
  }

  func offset(atSecond second: Int64) -> Int32 {
    guard summer != nil else { return standard }
    var found = standard
    for change in changes(around: second) {
      if change.second > second { break }
      found = change.offset
    }
    return found
  }

  /// The changes that decide around a second, in order; of two at the same second the later one
  /// counts. Besides its year's they are those of the next, which may begin up to a week early, and
  /// of two years before: the last summer time of these may have ended in the year after its own.
  func changes(around second: Int64) -> [Change] {
    guard let summer else { return [] }
    let day = CivilDay(daysSinceEpoch: Int32(clamping: (second / 86_400)))
    let year = day.date.year
    guard
      (CivilDay.writtenYears.lowerBound + 3...CivilDay.writtenYears.upperBound - 2)
        .contains(year)
    else { return [] }
    var found: [Change] = []
    for year in (year - 2)...(year + 1) {
      let start = Change(
        second: summer.start.localSecond(inYear: year) - Int64(standard), offset: summer.offset)
      let end = Change(
        second: summer.end.localSecond(inYear: year) - Int64(summer.offset), offset: standard)
      found += start.second < end.second ? [start, end] : [end, start]
    }
    // Stable for equal seconds: an end that meets the next year's start gives way to it.
    for index in found.indices.dropFirst() {
      var place = index
      while place > 0, found[place - 1].second > found[place].second {
        found.swapAt(place - 1, place)
        place -= 1
      }
    }
    return found
  }
}

/// A day of every year and a time on it, in seconds that may be negative or beyond one day.
struct YearlyRule: Equatable, Sendable {
  enum Day: Equatable, Sendable {
    /// 1 to 365; 29 February is never counted.
    case julianWithoutLeapDay(Int)
    /// 0 to 365; 29 February is counted.
    case dayOfYear(Int)
    /// The weekday (0 Sunday) of the week 1 to 5 of a month, 5 meaning the last one.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  let day: Day
  let secondOfDay: Int

  /// Seconds since 1970 as a wall clock shows them.
  func localSecond(inYear year: Int) -> Int64 {
    guard let newYear = CivilDay(year: year, month: 1, day: 1) else { return 0 }
    let date: CivilDay
    switch day {
    case .julianWithoutLeapDay(let number):
      date = newYear + (number - 1 + (number > 59 && CivilDay.isLeap(year: year) ? 1 : 0))
    case .dayOfYear(let number):
      date = newYear + number
    case .weekday(let month, let week, let weekday):
      guard let first = CivilDay(year: year, month: month, day: 1) else { return 0 }
      var dayOfMonth = (weekday - first.weekday.rawValue % 7 + 7) % 7 + 1 + (week - 1) * 7
      if dayOfMonth > CivilDay.lengthOfMonth(month, inYear: year) { dayOfMonth -= 7 }
      date = first + (dayOfMonth - 1)
    }
    return Int64(date.daysSinceEpoch) * 86_400 + Int64(secondOfDay)
  }
}
