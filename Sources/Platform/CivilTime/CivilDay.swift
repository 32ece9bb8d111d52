/// A calendar date without a time or a zone: days since 1970-01-01 in the proleptic Gregorian
/// calendar, with a year 0 before the year 1.
///
///     if let day = CivilDay(year: 1999, month: 12, day: 31) {
///       try await diary.perform(LogActivity(.steps, amount: 1000, happened: .on(day)))
///       show(day.description, day.year, day + 1)
///     }
///
/// Any 32-bit number is a day, because one may be read back from an event; dates that a person
/// writes are limited to the years −9999 to 9999. Arithmetic stops at the ends of the range.
public struct CivilDay: Hashable, Comparable, Sendable {
  package let daysSinceEpoch: Int32

  package init(daysSinceEpoch: Int32) { self.daysSinceEpoch = daysSinceEpoch }

  /// Whether the left day comes before the right one.
  public static func < (left: CivilDay, right: CivilDay) -> Bool {
    left.daysSinceEpoch < right.daysSinceEpoch
  }

  /// The day so many days later (earlier when negative), or the first or last day there is.
  public static func + (day: CivilDay, days: Int) -> CivilDay {
    let (sum, overflow) = Int(day.daysSinceEpoch).addingReportingOverflow(days)
    guard !overflow else { return CivilDay(daysSinceEpoch: days < 0 ? .min : .max) }
    return CivilDay(daysSinceEpoch: Int32(clamping: sum))
  }

  /// The day so many days earlier, or the first or last day there is.
  public static func - (day: CivilDay, days: Int) -> CivilDay {
    days == .min ? day + .max : day + -days
  }

  /// How many days the left day is after the right one.
  public static func - (left: CivilDay, right: CivilDay) -> Int {
    Int(left.daysSinceEpoch) - Int(right.daysSinceEpoch)
  }

  package static let epoch = CivilDay(daysSinceEpoch: 0)
}

/// A day by its year, its month from 1 and its number in the month from 1.
package struct CivilDate: Hashable, Sendable {
  package let year: Int
  package let month: Int
  package let day: Int
}

// Both directions count in eras of 400 years from 0000-03-01, so that the leap day ends a year
// (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
extension CivilDay {
  /// The years that a date may name when it is written out.
  package static let writtenYears = -9999...9999

  /// The day of a date that exists, or nil: no such month or day, or a year beyond 9999.
  public init?(year: Int, month: Int, day: Int) {
    guard Self.writtenYears.contains(year), (1...12).contains(month),
      (1...Self.lengthOfMonth(month, inYear: year)).contains(day)
    else { return nil }
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(daysSinceEpoch: Int32(era * 146_097 + dayOfEra - 719_468))
  }

  /// With a year 0 before the year 1.
  public var year: Int { date.year }
  /// 1 to 12.
  public var month: Int { date.month }
  /// From 1 to the length of the month.
  public var dayOfMonth: Int { date.day }

  /// The same day by its year, month and day.
  package var date: CivilDate {
    let shifted = Int(daysSinceEpoch) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return CivilDate(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// By the Gregorian rule, also before 1582 and for the year 0.
  package static func isLeap(year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  static func lengthOfMonth(_ month: Int, inYear year: Int) -> Int {
    switch month {
    case 2: isLeap(year: year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDay: CustomStringConvertible {
  /// ISO 8601, as in `1663-03-05`; years before 0 open with `-`, years beyond 9999 with `+`.
  public var description: String {
    var text: [UInt8] = []
    append(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the same in ASCII.
  package func append(to text: inout [UInt8]) {
    let date = date
    Self.append(year: date.year, month: date.month, to: &text)
    text.append(UInt8(ascii: "-"))
    text.append(digitsOf: date.day.magnitude, width: 2)
  }

  private static func append(year: Int, month: Int, to text: inout [UInt8]) {
    if year < 0 { text.append(UInt8(ascii: "-")) }
    if year > 9999 { text.append(UInt8(ascii: "+")) }
    text.append(digitsOf: year.magnitude, width: 4)
    text.append(UInt8(ascii: "-"))
    text.append(digitsOf: month.magnitude, width: 2)
  }

  /// Its month, counted from January of the year 0.
  package var monthNumber: Int {
    let date = date
    return date.year * 12 + date.month - 1
  }

  /// A month that is counted so, as `1663-03`.
  package static func text(ofMonth number: Int) -> String {
    let month = (number % 12 + 12) % 12
    var text: [UInt8] = []
    append(year: (number - month) / 12, month: month + 1, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads `YYYY-MM-DD`, with an optional `-` before the year; nil for anything else.
  public init?(isoText text: some StringProtocol) {
    var rest = Substring(text)
    let isNegative = rest.hasPrefix("-")
    if isNegative { rest = rest.dropFirst() }
    let parts = rest.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = digits(parts[0], count: 4),
      let month = digits(parts[1], count: 2), let day = digits(parts[2], count: 2)
    else { return nil }
    self.init(year: isNegative ? -year : year, month: month, day: day)
  }
}

/// The number that ASCII digits spell, `count` of them where that is given; nil for other text.
func digits(_ text: some StringProtocol, count: Int? = nil) -> Int? {
  let bytes = text.utf8
  guard bytes.count == count ?? bytes.count, bytes.allSatisfy({ (0x30...0x39).contains($0) })
  else { return nil }
  return Int(text)
}

extension [UInt8] {
  /// Appends hours, minutes and, where they are wanted, seconds, as `09:05:00`.
  mutating func append(clock seconds: some UnsignedInteger, withSeconds hasSeconds: Bool = true) {
    append(digitsOf: seconds / 3600, width: 2)
    append(UInt8(ascii: ":"))
    append(digitsOf: seconds / 60 % 60, width: 2)
    guard hasSeconds else { return }
    append(UInt8(ascii: ":"))
    append(digitsOf: seconds % 60, width: 2)
  }

  /// Appends a number in decimal digits, with zeros in front up to a width.
  package mutating func append(digitsOf number: some UnsignedInteger, width: Int = 1) {
    var rest = UInt64(number)
    var (power, digits): (UInt64, Int) = (1, 1)
    while digits < width || rest / power >= 10 {
      power *= 10
      digits += 1
    }
    while power > 0 {
      append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / power))
      rest %= power
      power /= 10
    }
  }
}
