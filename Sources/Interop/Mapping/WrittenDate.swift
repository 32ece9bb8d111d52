import Platform

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

  /// Takes a date from the front of a text; nil where none is there.
  ///
  /// - Parameter thisYear: by which a year of two digits is known; nil to take none.
  init?(_ reader: inout DigitReader, thisYear: Int? = nil) {
    let found =
      Self.yearFirst(reader) ?? Self.numbers(reader, thisYear) ?? Self.named(reader, thisYear)
    guard let (date, rest) = found, date.dayFirst != nil || date.monthFirst != nil else {
      return nil
    }
    self = date
    reader = rest
  }

  private init(dayFirst: CivilDay?, monthFirst: CivilDay?) {
    self.dayFirst = dayFirst
    self.monthFirst = monthFirst
  }

  private typealias Found = (date: WrittenDate, rest: DigitReader)

  private static func yearFirst(_ reader: DigitReader) -> Found? {
    var reader = reader
    guard let year = reader.number(digits: 4), let mark = reader.separator(),
      let month = reader.shortNumber(), reader.separator() == mark,
      let number = reader.shortNumber()
    else { return nil }
    let day = CivilDay(year: year, month: month, day: number)
    return (WrittenDate(dayFirst: day, monthFirst: day), reader)
  }

  /// A year behind the day and the month.
  private static func year(_ reader: inout DigitReader, _ thisYear: Int?) -> Int? {
    var rest = reader
    if let year = rest.number(digits: 4) {
      reader = rest
      return year
    }
    guard let thisYear, let short = reader.pair() else { return nil }
    let year = thisYear / 100 * 100 + short
    return year > thisYear ? year - 100 : year
  }

  private static func numbers(_ reader: DigitReader, _ thisYear: Int?) -> Found? {
    var reader = reader
    guard let first = reader.shortNumber(), let mark = reader.separator(),
      let second = reader.shortNumber(), reader.separator() == mark,
      let year = year(&reader, thisYear)
    else { return nil }
    let date = WrittenDate(
      dayFirst: CivilDay(year: year, month: second, day: first),
      monthFirst: CivilDay(year: year, month: first, day: second))
    return (date, reader)
  }

  /// With the month in words, by its whole name or the first three letters or more.
  private static func named(_ reader: DigitReader, _ thisYear: Int?) -> Found? {
    var reader = reader
    var number = reader.shortNumber()
    if number != nil { reader.skipMarks() }
    guard let month = WhenReader.month(reader.word()[...]) else { return nil }
    reader.skipMarks()
    if number == nil {
      number = reader.shortNumber()
      reader.skipMarks()
    }
    guard let number, let year = year(&reader, thisYear) else { return nil }
    let day = CivilDay(year: year, month: month, day: number)
    return (WrittenDate(dayFirst: day, monthFirst: day), reader)
  }
}
