extension PosixZone {
  /// - Parameter base: where the rule is in its file, for errors.
  init(reading bytes: [UInt8], at base: Int) throws(TimeZoneError) {
    var reader = PosixRuleReader(bytes: bytes, base: base)
    try reader.skipName()
    standard = Int32(-(try reader.time(maximumHours: 24)))
    if reader.isAtEnd {
      summer = nil
      return
    }
    try reader.skipName()
    var offset = Int(standard) + 3600
    if reader.next != UInt8(ascii: ",") { offset = -(try reader.time(maximumHours: 24)) }
    let start = try reader.yearlyRule()
    let end = try reader.yearlyRule()
    guard reader.isAtEnd else { throw reader.failure }
    summer = Summer(offset: Int32(offset), start: start, end: end)
  }
}

/// Reads the parts of a POSIX `TZ` string from left to right.
private struct PosixRuleReader {
  let bytes: [UInt8]
  let base: Int
  var position = 0

  var isAtEnd: Bool { position == bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[position] }
  var failure: TimeZoneError { .malformedRule(offsetBytes: base + position) }

  mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    position += 1
    return true
  }

  /// Letters, or anything between angle brackets.
  mutating func skipName() throws(TimeZoneError) {
    let start = position
    if take("<") {
      while let byte = next, byte != UInt8(ascii: ">") { position += 1 }
      guard position > start + 1, take(">") else { throw failure }
      return
    }
    while let byte = next, (0x41...0x5A).contains(byte & 0xDF) { position += 1 }
    guard position - start >= 3 else { throw failure }
  }

  mutating func number(_ range: ClosedRange<Int>) throws(TimeZoneError) -> Int {
    let start = position
    var value = 0
    while let byte = next, (0x30...0x39).contains(byte), position - start < 4 {
      value = value * 10 + Int(byte - 0x30)
      position += 1
    }
    guard position > start, range.contains(value) else { throw failure }
    return value
  }

  /// `[+-]hh[:mm[:ss]]` in seconds.
  mutating func time(maximumHours: Int) throws(TimeZoneError) -> Int {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    var seconds = try number(0...maximumHours) * 3600
    if take(":") {
      seconds += try number(0...59) * 60
      if take(":") { seconds += try number(0...59) }
    }
    return isNegative ? -seconds : seconds
  }

  /// `,Mm.w.d`, `,Jn` or `,n`, with `/time` (02:00 if absent).
  mutating func yearlyRule() throws(TimeZoneError) -> YearlyRule {
    guard take(",") else { throw failure }
    let day: YearlyRule.Day
    if take("M") {
      let month = try number(1...12)
      guard take(".") else { throw failure }
      let week = try number(1...5)
      guard take(".") else { throw failure }
      day = .weekday(month: month, week: week, weekday: try number(0...6))
    } else if take("J") {
      day = .julianWithoutLeapDay(try number(1...365))
    } else {
      day = .dayOfYear(try number(0...365))
    }
    let second = take("/") ? try time(maximumHours: 167) : 7200
    return YearlyRule(day: day, secondOfDay: second)
  }
}
