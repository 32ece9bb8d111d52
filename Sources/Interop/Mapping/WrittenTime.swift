package import Echolog

/// A time as other programs write it down, with what is known of its zone and no more.
///
/// * `2020-01-23T07:22:36.551+00:00`: RFC 3339, with the offset kept; a space may replace `T`,
///   seconds may be absent, and the offset may have seconds of its own, as those before 1970 did.
/// * `20200123T072236Z`: the basic form of ISO 8601, in UTC or without a zone, as in calendars.
/// * `2023-11-30T08:48`: a clock on a wall somewhere. Its zone stays unknown unless one is given.
/// * `1663-03-05`: a civil day. Its hour stays unknown; nothing is guessed.
/// * `1984-07`, `1984/07`, `07/1984`, `July 1984` and `1984`: a month or a year. Its day stays
///   unknown, which only a memory may be. `1984.07` may be a number, and is none; `1530` is rather
///   half past three, and no year before 1800 comes alone.
///
/// The date may also have one of the forms of `WrittenDate`, and the clock twelve hours, as in
/// `12/31/2024 2:30 PM`, or an h between hours and minutes, as in `04.10.2026 9h15`.
package enum WrittenTime: Equatable, Sendable {
  case instant(Instant, offset: UTCOffset, precision: Precision)
  case wall(CivilDay, millisecond: Int, precision: Precision)
  case day(CivilDay)
  case within(MonthOrYear)

  /// Nil when the text is none of them, names a day or time that does not exist, or can mean two
  /// days.
  package init?(_ text: String) {
    guard case .one(let time, _) = Self.reading(of: text) else { return nil }
    self = time
  }

  enum Reading: Equatable {
    case none
    /// The order is set where only that one makes a date of the numbers.
    case one(WrittenTime, DateOrder?)
    case either(dayFirst: WrittenTime, monthFirst: WrittenTime)

    /// The order of the text; nil where it has none or leaves it open.
    var order: DateOrder? { if case .one(_, let order) = self { order } else { nil } }
  }

  /// - Parameter thisYear: as `WrittenDate` takes it.
  static func reading(of text: String, thisYear: Int? = nil) -> Reading {
    if let time = basicForm(DigitReader(text)) { return .one(time, nil) }
    var reader = DigitReader(text)
    guard let date = WrittenDate(&reader, thisYear: thisYear) else {
      return monthOrYear(DigitReader(text)).map { .one(.within($0), nil) } ?? .none
    }
    let (day, other) = (date.dayFirst, date.monthFirst)
    if let day, let other, day != other {
      guard let dayFirst = WrittenTime(day, then: reader),
        let monthFirst = WrittenTime(other, then: reader)
      else { return .none }
      return .either(dayFirst: dayFirst, monthFirst: monthFirst)
    }
    guard let time = (day ?? other).flatMap({ WrittenTime($0, then: reader) }) else { return .none }
    return .one(time, other == nil ? .dayFirst : day == nil ? .monthFirst : nil)
  }

  private static func basicForm(_ reader: DigitReader) -> WrittenTime? {
    var reader = reader
    guard let year = reader.number(digits: 4), let month = reader.number(digits: 2),
      let number = reader.number(digits: 2), reader.skip("T"),
      let hour = reader.number(digits: 2), hour < 24,
      let minute = reader.number(digits: 2), minute < 60,
      let second = reader.number(digits: 2), second < 60,
      let day = CivilDay(year: year, month: month, day: number)
    else { return nil }
    let millisecond = (hour * 3600 + minute * 60 + second) * 1000
    if reader.isAtEnd { return .wall(day, millisecond: millisecond, precision: .unspecified) }
    guard reader.skip("Z"), reader.isAtEnd else { return nil }
    let instant = day.instant(atMillisecond: millisecond, offset: .utc)
    return .instant(instant, offset: .utc, precision: .unspecified)
  }

  private static func monthOrYear(_ reader: DigitReader) -> MonthOrYear? {
    var rest = reader
    if let year = rest.number(digits: 4) {
      if rest.isAtEnd {
        // A smaller number is rather a time of day than a year somebody remembers.
        guard year >= 1800 else { return nil }
        return CivilDay(year: year, month: 1, day: 1).map(MonthOrYear.init(yearOf:))
      }
      guard rest.skip("-") || rest.skip("/"), let month = rest.number(), rest.isAtEnd
      else { return nil }
      return CivilDay(year: year, month: month, day: 1).map(MonthOrYear.init(monthOf:))
    }
    rest = reader
    var month = rest.number()
    if month == nil {
      month = WhenReader.month(rest.word()[...])
      rest.skipMarks()
    } else if !rest.skip("/"), !rest.skip("-") {
      return nil
    }
    guard let month, let year = rest.number(digits: 4), year >= 1000, rest.isAtEnd
    else { return nil }
    return CivilDay(year: year, month: month, day: 1).map(MonthOrYear.init(monthOf:))
  }

  /// A day with what follows it: nothing, or a time.
  private init?(_ day: CivilDay, then rest: DigitReader) {
    var reader = rest
    if reader.isAtEnd {
      self = .day(day)
      return
    }
    let isComma = reader.skip(",")
    guard reader.skip(" ") || (!isComma && (reader.skip("T") || reader.skip("t"))),
      let (millisecond, precision) = Self.time(&reader)
    else { return nil }
    if reader.isAtEnd {
      self = .wall(day, millisecond: millisecond, precision: precision)
      return
    }
    guard let offset = Self.offset(&reader), reader.isAtEnd else { return nil }
    let instant = day.instant(atMillisecond: millisecond, offset: offset)
    self = .instant(instant, offset: offset, precision: precision)
  }

  private static func time(_ reader: inout DigitReader) -> (Int, Precision)? {
    guard let hour = reader.number(), hour < 24, reader.skip(":") || reader.skip("h"),
      let minute = reader.number(digits: 2), minute < 60
    else { return nil }
    var millisecond = minute * 60_000
    var precision = Precision.minute
    if reader.skip(":") {
      guard let second = reader.number(digits: 2), second < 60 else { return nil }
      millisecond += second * 1000
      precision = .unspecified
      if reader.skip(".") || reader.skip(",") {
        guard let thousandths = reader.thousandths() else { return nil }
        millisecond += thousandths
      }
    }
    guard let hour = hourOfDay(hour, &reader) else { return nil }
    return (hour * 3_600_000 + millisecond, precision)
  }

  /// The hour with an AM or PM behind it, which is taken.
  private static func hourOfDay(_ hour: Int, _ reader: inout DigitReader) -> Int? {
    var rest = reader
    _ = rest.skip(" ")
    let half = rest.word()
    guard half == "am" || half == "pm" else { return hour }
    reader = rest
    return (1...12).contains(hour) ? hour % 12 + (half == "pm" ? 12 : 0) : nil
  }

  private static func offset(_ reader: inout DigitReader) -> UTCOffset? {
    if reader.skip("Z") || reader.skip("z") { return .utc }
    let isNegative = reader.skip("-")
    guard isNegative || reader.skip("+"), let hours = reader.number(digits: 2), hours < 24
    else { return nil }
    var seconds = hours * 3600
    if !reader.isAtEnd {
      _ = reader.skip(":")
      guard let minutes = reader.number(digits: 2), minutes < 60 else { return nil }
      seconds += minutes * 60
    }
    if !reader.isAtEnd {
      guard reader.skip(":"), let rest = reader.number(digits: 2), rest < 60 else { return nil }
      seconds += rest
    }
    return UTCOffset(seconds: Int32(isNegative ? -seconds : seconds))
  }
}

extension WrittenTime {
  /// The time in the words of the Domain, for clocks that hung in this zone, if anybody knows it.
  package func eventTime(in zone: TimeZoneRules?) -> EventTime {
    switch self {
    case .instant(let instant, let offset, let precision):
      return .at(instant, offset: offset, precision: precision)
    case .wall(let day, let millisecond, let precision):
      guard let zone else {
        let instant = day.instant(atMillisecond: millisecond, offset: .utc)
        return .at(instant, offset: nil, precision: precision)
      }
      let instant = zone.instant(of: day, atMillisecond: millisecond)
      return .at(instant, offset: zone.offset(at: instant), precision: precision)
    case .day(let day): return .on(day)
    case .within(let stretch): return .within(stretch)
    }
  }

  /// The date on the calendar that was written, whatever the day start; the first one of a month
  /// or a year.
  package var calendarDay: CivilDay {
    switch self {
    case .instant(let instant, let offset, _): WallTime(at: instant, offset: offset).day
    case .wall(let day, _, _), .day(let day): day
    case .within(let stretch): stretch.firstDay
    }
  }

  /// What its clock shows, by the offset that was written; nil without one.
  var millisecondOfDay: Int? {
    switch self {
    case .instant(let instant, let offset, _):
      WallTime(at: instant, offset: offset).millisecondOfDay
    case .wall(_, let millisecond, _): millisecond
    case .day, .within: nil
    }
  }

  var isMidnight: Bool { millisecondOfDay == 0 }

  var hasClock: Bool { millisecondOfDay != nil }

  /// The whole seconds until a later time, on the same kind of clock.
  func seconds(
    until end: WrittenTime, in zone: TimeZoneRules?
  ) throws(UnmeasurableSpan) -> Int64 {
    guard case .at(let start, let offset, _) = eventTime(in: zone),
      case .at(let finish, let endOffset, _) = end.eventTime(in: zone),
      (offset == nil) == (endOffset == nil)
    else { throw .differentClocks }
    let milliseconds = finish.milliseconds - start.milliseconds
    guard milliseconds >= 0 else { throw .negative }
    return milliseconds / 1000
  }

  /// Why there is no duration between two times.
  enum UnmeasurableSpan: Error {
    /// Only one of the two has an offset, or an hour at all.
    case differentClocks
    case negative
  }
}

/// In which order a file writes the numbers of its dates.
package enum DateOrder: String, CaseIterable, Sendable {
  case dayFirst = "dmy"
  case monthFirst = "mdy"
}

/// A date as other programs write it, besides ISO 8601: `2024/12/31`, `31.12.2024`, `12/31/2024`,
/// `Dec 31, 2024` and `31 December 2024`. A year has four digits, or two where it was given that it
/// comes last: then it is the latest such year that is not still to come.
struct WrittenDate: Equatable {
  /// The day that it names where the day comes first, or where its order is beyond doubt.
  let dayFirst: CivilDay?
  /// The day that it names where the month comes first, or where its order is beyond doubt.
  let monthFirst: CivilDay?

  /// Takes a date from the front of a text; a year of two digits only where one knows this year.
  init?(_ reader: inout DigitReader, thisYear: Int? = nil) {
    let found =
      Self.yearFirst(reader) ?? Self.numbers(reader, thisYear) ?? Self.named(reader, thisYear)
    guard let found, found.dayFirst != nil || found.monthFirst != nil else { return nil }
    (dayFirst, monthFirst, reader) = found
  }

  private typealias Found = (dayFirst: CivilDay?, monthFirst: CivilDay?, rest: DigitReader)

  private static func yearFirst(_ reader: DigitReader) -> Found? {
    var reader = reader
    guard let year = reader.number(digits: 4), let mark = reader.separator(),
      let month = reader.number(), reader.separator() == mark,
      let number = reader.number()
    else { return nil }
    let day = CivilDay(year: year, month: month, day: number)
    return (day, day, reader)
  }

  private static func year(_ reader: inout DigitReader, _ thisYear: Int?) -> Int? {
    if let year = reader.number(digits: 4) { return year }
    guard let thisYear, let short = reader.number(of: 2...2) else { return nil }
    let year = thisYear / 100 * 100 + short
    return year > thisYear ? year - 100 : year
  }

  private static func numbers(_ reader: DigitReader, _ thisYear: Int?) -> Found? {
    var reader = reader
    guard let first = reader.number(), let mark = reader.separator(),
      let second = reader.number(), reader.separator() == mark,
      let year = year(&reader, thisYear)
    else { return nil }
    return (
      CivilDay(year: year, month: second, day: first),
      CivilDay(year: year, month: first, day: second), reader
    )
  }

  /// With the month in words, by its whole name or the first three letters or more.
  private static func named(_ reader: DigitReader, _ thisYear: Int?) -> Found? {
    var reader = reader
    var number = reader.number()
    if number != nil { reader.skipMarks() }
    guard let month = WhenReader.month(reader.word()[...]) else { return nil }
    reader.skipMarks()
    if number == nil {
      number = reader.number()
      reader.skipMarks()
    }
    guard let number, let year = year(&reader, thisYear) else { return nil }
    let day = CivilDay(year: year, month: month, day: number)
    return (day, day, reader)
  }
}

/// Takes digits, signs and words from the front of a text.
struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) { rest = text[...].trimmed.utf8 }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// A number of exactly so many digits.
  mutating func number(digits count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    rest.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  /// A number of so many digits, which no other one follows.
  mutating func number(of counts: ClosedRange<Int> = 1...2) -> Int? {
    let count = rest.prefix { (0x30...0x39).contains($0) }.count
    return counts.contains(count) ? number(digits: count) : nil
  }

  /// The digits behind a decimal mark as thousandths; finer ones are cut off.
  mutating func thousandths() -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard !digits.isEmpty else { return nil }
    rest.removeFirst(digits.count)
    return zip(digits, [100, 10, 1]).reduce(0) { $0 + (Int($1.0) - 0x30) * $1.1 }
  }

  mutating func separator() -> UInt8? {
    guard let mark = rest.first, "/.-".utf8.contains(mark) else { return nil }
    rest.removeFirst()
    return mark
  }

  /// Spaces and what is beside a word of a date: a point, a comma or a dash.
  mutating func skipMarks() {
    while let mark = rest.first, " .,-".utf8.contains(mark) { rest.removeFirst() }
  }

  /// Latin letters, as small ones.
  mutating func word() -> String {
    let letters = rest.prefix { (0x61...0x7A).contains($0 | 0x20) }
    rest.removeFirst(letters.count)
    return String(decoding: letters.map { $0 | 0x20 }, as: UTF8.self)
  }
}
