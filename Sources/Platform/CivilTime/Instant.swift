/// A point on the time line: milliseconds since 1970-01-01T00:00:00Z, leap seconds not counted.
///
/// Any 64-bit number is an instant. Arithmetic stops at the ends of the range.
package struct Instant: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  package init(milliseconds: Int64) { self.milliseconds = milliseconds }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The instant so many milliseconds later, or the last or first one there is.
  package func advanced(byMilliseconds duration: Int64) -> Instant {
    let (sum, overflow) = milliseconds.addingReportingOverflow(duration)
    return Instant(milliseconds: overflow ? (duration < 0 ? .min : .max) : sum)
  }

  /// Whole seconds since 1970, rounded down.
  package var seconds: Int64 {
    milliseconds >= 0 ? milliseconds / 1000 : -((-(milliseconds + 1)) / 1000) - 1
  }
}

/// How far a clock on the wall is ahead of UTC, in seconds; zones had odd seconds until about 1970.
///
/// Any 32-bit number is an offset, because one may be read back from an event.
package struct UTCOffset: Hashable, Sendable {
  package let seconds: Int32

  package init(seconds: Int32) { self.seconds = seconds }

  package static let utc = UTCOffset(seconds: 0)
}

extension UTCOffset: CustomStringConvertible {
  /// `+01:00`, or `+00:19:32` where seconds matter; UTC is `+00:00`.
  package var description: String {
    var text = [UInt8(ascii: seconds < 0 ? "-" : "+")]
    text.append(clock: seconds.magnitude, withSeconds: seconds % 60 != 0)
    return String(decoding: text, as: UTF8.self)
  }
}

/// What a calendar and a clock on the wall show: a civil day and the milliseconds since midnight.
package struct WallTime: Hashable, Sendable {
  package let day: CivilDay
  /// 0 to 86,399,999.
  package let millisecondOfDay: Int
}

extension WallTime {
  /// What a wall clock with this offset shows at the instant.
  package init(at instant: Instant, offset: UTCOffset) {
    let local = instant.advanced(byMilliseconds: Int64(offset.seconds) * 1000).milliseconds
    let dayLength: Int64 = 86_400_000
    var (days, rest) = local.quotientAndRemainder(dividingBy: dayLength)
    if rest < 0 { (days, rest) = (days - 1, rest + dayLength) }
    day = CivilDay(daysSinceEpoch: Int32(clamping: days))
    millisecondOfDay = Int(rest)
  }

  package var minuteOfDay: Int { millisecondOfDay / 60_000 }

  /// `02:30:15`, or `02:30:15.5`: a person types no zeros behind the last decimal.
  package var timeText: String {
    var text: [UInt8] = []
    append(to: &text)
    if millisecondOfDay % 1000 > 0 {
      while text.last == UInt8(ascii: "0") { text.removeLast() }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the time in ASCII; milliseconds only where not zero.
  fileprivate func append(to text: inout [UInt8]) {
    let milliseconds = millisecondOfDay.magnitude
    text.append(clock: milliseconds / 1000)
    guard milliseconds % 1000 > 0 else { return }
    text.append(UInt8(ascii: "."))
    text.append(digitsOf: milliseconds % 1000, width: 3)
  }
}

extension CivilDay {
  /// The instant at which a clock with this offset shows this day and this time since midnight.
  package func instant(atMillisecond millisecondOfDay: Int, offset: UTCOffset) -> Instant {
    let days = Int64(daysSinceEpoch) * 86_400_000
    return Instant(milliseconds: days + Int64(millisecondOfDay) - Int64(offset.seconds) * 1000)
  }
}

extension Instant {
  /// RFC 3339 with the offset, as in `2025-11-18T21:30:00+01:00`; milliseconds only where not zero.
  ///
  /// An offset with odd seconds is written with them, which is ISO 8601 and no longer RFC 3339; so
  /// is a time without one, as a clock shows it whose zone is not known.
  package func isoText(offset: UTCOffset?) -> String {
    var text: [UInt8] = []
    append(to: &text, offset: offset)
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the same in ASCII.
  package func append(to text: inout [UInt8], offset: UTCOffset?) {
    let wall = WallTime(at: self, offset: offset ?? .utc)
    wall.day.append(to: &text)
    text.append(UInt8(ascii: "T"))
    wall.append(to: &text)
    text.append(contentsOf: UTCOffset.isoText(offset).utf8)
  }
}

extension Instant {
  /// Parses what `isoText` writes, for years of four digits; nil for any other text.
  package static func told(by isoText: String) -> (instant: Instant, offset: UTCOffset?)? {
    let parts = isoText.split(separator: "T", maxSplits: 1)
    guard parts.count == 2, let day = CivilDay(isoText: parts[0]) else { return nil }
    let clock = parts[1].prefix { !"Z+-".contains($0) }
    let behind = parts[1].dropFirst(clock.count)
    let shift = Int32(seconds(ofClock: behind.dropFirst()))
    let offset = UTCOffset(seconds: behind.hasPrefix("-") ? -shift : shift)
    let fraction = digits(clock.dropFirst(9), count: 3) ?? 0
    let millisecond = seconds(ofClock: clock.prefix(8)) * 1000 + fraction
    let instant = day.instant(atMillisecond: millisecond, offset: offset)
    let told = (instant, behind.isEmpty ? nil : offset)
    return instant.isoText(offset: told.1) == isoText ? told : nil
  }

  private static func seconds(ofClock text: Substring) -> Int {
    zip(text.split(separator: ":"), [3600, 60, 1]).reduce(0) { sum, field in
      sum + (digits(field.0, count: 2) ?? 0) * field.1
    }
  }
}

extension UTCOffset {
  /// What follows a time: `+01:00`, `Z` in UTC, nothing where no zone is known.
  package static func isoText(_ offset: UTCOffset?) -> String {
    guard let offset else { return "" }
    return offset == .utc ? "Z" : offset.description
  }
}
