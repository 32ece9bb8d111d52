/// When something happened that is kept now.
///
///     let noon = PastTime.at(secondsSince1970: 1_767_268_800)
///     try await diary.perform(LogMoment("Called home", happened: noon))
///     try await diary.perform(
///       CaptureMemory("Snow all day.", happened: .inMonth(year: 1999, month: 1)))
public enum PastTime: Hashable, Sendable {
  /// As it is kept.
  case now
  /// At an instant, in seconds since 1970 in UTC, such as Foundation's
  /// `Date.timeIntervalSince1970`. It counts for its day in the zone of the diary.
  case at(secondsSince1970: Double)
  /// On a day whose hour nobody knows.
  case on(CivilDay)
  /// In a month, from 1, of which nobody knows the day; for memories only.
  case inMonth(year: Int, month: Int)
  /// In a year; for memories only.
  case inYear(Int)

  /// - Throws: `timeOutOfRange` for what is no time.
  func eventTime(in now: Now) throws(Rejection) -> EventTime {
    let zone = now.utcOffset == nil ? nil : now.zone
    // Every day has a noon.
    func noonOffset(_ day: CivilDay) -> UTCOffset? {
      zone.map { $0.offset(at: $0.instant(of: day, atMinute: 720)) }
    }
    switch self {
    case .now: return .now
    case .at(let seconds):
      let instant = try Instant(secondsSince1970: seconds)
      return .at(instant, offset: zone?.offset(at: instant), precision: .unspecified)
    case .on(let date):
      let day = try Self.day(date.year, date.month, date.dayOfMonth)
      return .on(day, offset: noonOffset(day))
    case .inMonth(let year, let month):
      let day = try Self.day(year, month, 1)
      return .within(MonthOrYear(monthOf: day), offset: noonOffset(day))
    case .inYear(let year):
      let day = try Self.day(year, 1, 1)
      return .within(MonthOrYear(yearOf: day), offset: noonOffset(day))
    }
  }

  private static func day(_ year: Int, _ month: Int, _ day: Int) throws(Rejection) -> CivilDay {
    guard let day = CivilDay(year: year, month: month, day: day) else { throw .timeOutOfRange }
    return day
  }
}

extension Instant {
  /// - Throws: `timeOutOfRange` for what is no time, or not in a year of at most four digits.
  init(secondsSince1970 seconds: Double) throws(Rejection) {
    // From -9999-01-01 to 9999-12-31.
    guard (-377_705_116_800..<253_402_300_800).contains(seconds) else { throw .timeOutOfRange }
    self.init(milliseconds: Int64((seconds * 1000).rounded()))
  }
}
