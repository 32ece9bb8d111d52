extension WhenReader {
  struct Time {
    let millisecondOfDay: Int
    let precision: WhenPrecision
  }

  enum Duration {
    case minutes(Int), hours(Int), days(Int), months(Int)
  }

  /// `2025-11-18T21:30:00+01:00`, the offset being optional.
  func stamp(_ word: Substring, _ text: String) throws(WhenError) -> When {
    let parts = word.split(separator: "t", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw .notUnderstood(text) }
    guard let day = CivilDay(isoText: parts[0]) else { throw .noSuchDate(text) }
    if let time = try Self.time(parts[1], of: text) { return try at(time, on: day, text) }
    return try stamped(day, parts[1], text)
  }

  /// A time with `Z` or an offset after it.
  func stamped(
    _ day: CivilDay, _ word: Substring, _ text: String
  ) throws(WhenError) -> When {
    guard let sign = word.firstIndex(where: { "z+-".contains($0) }),
      let time = try Self.time(word[..<sign], of: text)
    else { throw .notUnderstood(text) }
    let offset = try Self.offset(word[sign...], of: text)
    let instant = day.instant(atMillisecond: time.millisecondOfDay, offset: offset)
    return when(instant, offset, time.precision)
  }

  private static func offset(
    _ word: Substring, of text: String
  ) throws(WhenError) -> UTCOffset {
    if word == "z" { return .utc }
    let parts = word.dropFirst().split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { digits($0, count: 2) }
    guard (2...3).contains(parts.count), numbers.count == parts.count, numbers[0] < 26,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { throw .noSuchTime(text) }
    let seconds = numbers[0] * 3600 + numbers[1] * 60 + (numbers.count == 3 ? numbers[2] : 0)
    return UTCOffset(seconds: Int32(word.first == "-" ? -seconds : seconds))
  }

  /// `21:30`, `8pm`, `noon`, `21:30:15` or `21:30:15.250`; nil when it is not written like a time.
  static func time(_ word: Substring, of text: String) throws(WhenError) -> Time? {
    if let minute = ClockTime.minute(word) {
      return Time(millisecondOfDay: minute * 60_000, precision: .minute)
    }
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].utf8.count <= 2, let hour = digits(parts[0]),
      let minute = digits(parts[1], count: 2)
    else { return nil }
    guard hour < 24, minute < 60 else { throw .noSuchTime(text) }
    let minutes = hour * 60 + minute
    guard parts.count == 3 else {
      return Time(millisecondOfDay: minutes * 60_000, precision: .minute)
    }
    let pieces = parts[2].split(separator: ".", omittingEmptySubsequences: false)
    guard pieces.count <= 2, let second = digits(pieces[0], count: 2) else { return nil }
    guard second < 60 else { throw .noSuchTime(text) }
    guard let milliseconds = pieces.count == 1 ? 0 : thousandths(pieces[1]) else { return nil }
    return Time(
      millisecondOfDay: (minutes * 60 + second) * 1000 + milliseconds, precision: .instant)
  }

  /// The first three decimals; finer ones are cut off.
  private static func thousandths(_ decimals: Substring) -> Int? {
    guard !decimals.isEmpty, isAllDigits(decimals) else { return nil }
    return Int((decimals + "00").prefix(3))
  }

  /// `5m`, `5 minutes`, `two days`, `an hour`, `half an hour`, `2h30m`, `1 hour 30 minutes`; at
  /// most ten thousand years in days.
  static func duration(
    _ words: ArraySlice<Substring>, of text: String
  ) throws(WhenError) -> Duration? {
    var pieces = Array(words)
    if pieces == ["half", "an", "hour"] { return .minutes(30) }
    if pieces.count == 4, case .hours(let hours)? = try duration(words.prefix(2), of: text),
      case .minutes(let count)? = try duration(words.suffix(2), of: text), count < 60
    {
      return .minutes(hours * 60 + count)
    }
    if pieces.count == 1 {
      let number = pieces[0].prefix { $0.isASCII && $0.isNumber }
      let unit = pieces[0].dropFirst(number.count)
      let minutes = unit.drop { !$0.isNumber }
      if !number.isEmpty, !minutes.isEmpty,
        case .minutes(let count)? = try duration([minutes], of: text),
        count < 60,
        case .hours(let hours)? = try duration([number + unit.dropLast(minutes.count)], of: text)
      {
        return .minutes(hours * 60 + count)
      }
      pieces = [number, unit]
    }
    guard pieces.count == 2, !pieces[0].isEmpty else { return nil }
    let spoken = number(pieces[0])
    guard spoken != nil || isAllDigits(pieces[0]), let unit = unit(pieces[1]) else { return nil }
    guard let count = spoken ?? Int(pieces[0]), count <= 3_700_000 else {
      throw .outOfRange(text)
    }
    return unit(count)
  }

  private static func number(_ word: Substring) -> Int? {
    if word == "a" || word == "an" { return 1 }
    let words = [
      "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve",
    ]
    return words.firstIndex { $0 == word }.map { $0 + 1 }
  }

  private static func isAllDigits(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func unit(_ word: Substring) -> ((Int) -> Duration)? {
    switch word {
    case "m", "min", "mins", "minute", "minutes": { .minutes($0) }
    case "h", "hour", "hours": { .hours($0) }
    case "d", "day", "days": { .days($0) }
    case "w", "week", "weeks": { .days($0 * 7) }
    case "month", "months": { .months($0) }
    case "y", "year", "years": { .months($0 * 12) }
    default: nil
    }
  }
}
