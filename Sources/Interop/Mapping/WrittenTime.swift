package import CivilTime
package import Domain
package import Events

/// A time as other programs write it down, with what is known of its zone and no more.
///
/// * `2020-01-23T07:22:36.551+00:00`: RFC 3339, with the offset kept; a space may stand for `T`,
///   seconds may be absent, and the offset may have seconds of its own, as those before 1970 did.
/// * `2023-11-30T08:48`: a clock on a wall somewhere. Its zone stays unknown unless one is given.
/// * `1663-03-05`: a civil day. Its hour stays unknown; nothing is guessed.
package enum WrittenTime: Equatable, Sendable {
  case instant(Instant, offset: UTCOffset, precision: Precision)
  case wall(CivilDay, millisecond: Int, precision: Precision)
  case day(CivilDay)

  /// Nil when the text is none of the three, or names a day or time that does not exist.
  package init?(_ text: String) {
    var reader = DigitReader(text)
    guard let year = reader.number(digits: 4), reader.skip("-"),
      let month = reader.number(digits: 2), reader.skip("-"),
      let dayOfMonth = reader.number(digits: 2),
      let day = CivilDay(year: year, month: month, day: dayOfMonth)
    else { return nil }
    if reader.isAtEnd {
      self = .day(day)
      return
    }
    guard reader.skip("T") || reader.skip("t") || reader.skip(" "),
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
    guard let hour = reader.number(digits: 2), hour < 24, reader.skip(":"),
      let minute = reader.number(digits: 2), minute < 60
    else { return nil }
    let minutes = (hour * 60 + minute) * 60_000
    guard reader.skip(":") else { return (minutes, .minute) }
    guard let second = reader.number(digits: 2), second < 60 else { return nil }
    var millisecond = minutes + second * 1000
    if reader.skip(".") || reader.skip(",") {
      guard let thousandths = reader.thousandths() else { return nil }
      millisecond += thousandths
    }
    return (millisecond, .unspecified)
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
  /// The time in the words of the Domain.
  ///
  /// - Parameter zone: where clocks hung that tell no zone; nil to leave that unknown.
  package func occasion(in zone: TimeZoneRules?) -> Occasion {
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
    case .day(let day):
      return .on(day)
    }
  }

  /// The date on the calendar that was written, whatever the day start.
  package var calendarDay: CivilDay {
    switch self {
    case .instant(let instant, let offset, _): WallTime(at: instant, offset: offset).day
    case .wall(let day, _, _), .day(let day): day
    }
  }

  /// The whole seconds until a later time, on the same kind of clock.
  func seconds(
    until end: WrittenTime, in zone: TimeZoneRules?
  ) throws(UnmeasurableSpan) -> Int64 {
    guard case .at(let start, let offset, _) = occasion(in: zone),
      case .at(let finish, let endOffset, _) = end.occasion(in: zone),
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

/// Takes digits and signs from the front of a text.
private struct DigitReader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    var trimmed = text[...]
    while trimmed.first?.isWhitespace == true { trimmed.removeFirst() }
    while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
    rest = trimmed.utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// A number of exactly so many digits.
  mutating func number(digits count: Int) -> Int? {
    var value = 0
    for _ in 0..<count {
      guard let digit = rest.first, (0x30...0x39).contains(digit) else { return nil }
      value = value * 10 + Int(digit) - 0x30
      rest.removeFirst()
    }
    return value
  }

  /// The digits behind a decimal mark as thousandths; finer ones are cut off.
  mutating func thousandths() -> Int? {
    guard let first = rest.first, (0x30...0x39).contains(first) else { return nil }
    var value = 0
    var weight = 100
    while let digit = rest.first, (0x30...0x39).contains(digit) {
      value += (Int(digit) - 0x30) * weight
      weight /= 10
      rest.removeFirst()
    }
    return value
  }
}
