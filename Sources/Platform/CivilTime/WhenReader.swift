/// Reads times in words, relative to a moment and a place.
///
/// Alone, `today`, `yesterday`, `tomorrow`, `last monday`, `next monday`, `3 days ago` and
/// `10 years ago` name the person's days, which begin at `dayStart`. With a time, as in
/// `yesterday 21:30`, they name dates as a calendar on the wall shows them, as a written date does:
/// `2025-11-18`, `November 18, 2025`, `18 November 2025`, and `31/12/2024` where only one order
/// makes a date.
///
/// `monday` is the last or the next one, as what it is for leans; on a Monday, and where both can
/// be meant, both are given. So is `March 3`, which is today from midnight on. What is more than a
/// day, such as `1962` or `summer 1962`, names no time, because nobody knows which of its days is
/// meant; `monthOrYear` reads it for memories, which may do without a day.
package struct WhenReader: Sendable {
  package let now: Instant
  package let rules: TimeZoneRules
  package let dayStart: DayStart

  package init(now: Instant, rules: TimeZoneRules, dayStart: DayStart) {
    self.now = now
    self.rules = rules
    self.dayStart = dayStart
  }

  /// - Throws: `WhenError`, among others with both readings of a date that has two.
  package func read(
    _ text: String, leaning: WhenLeaning = .past
  ) throws(WhenError) -> When {
    let typed = Self.words(text)
    guard !typed.isEmpty else { throw .empty }
    let words = Self.dayThenTime(typed)
    guard let first = words.first else { throw .notUnderstood(text) }
    if let vague = vague(words, text) { throw vague }
    if words.count == 1 {
      if first == "now" { return when(now, .instant) }
      let bare = first.hasPrefix("-") ? first.dropFirst() : first
      if let duration = try Self.duration([bare], of: text) {
        // `20:00` is written so too, as in French; with a sign it is a length of time.
        if case .hours(let hour) = duration, hour < 24, first.last == "h", first.first != "-" {
          throw .hourAmbiguous(text, hour: hour)
        }
        let found = try ago(duration, text)
        if found.precision == .day, leaning != .past, first.first != "-" {
          let days = personToday - found.civilDay
          throw .ambiguous(text, readings: [found.civilDay, personToday + days])
        }
        return found
      }
      if let time = try Self.time(first, of: text) {
        let today = try at(time, on: calendarToday, text)
        // Before the person's day ends at night, a time still to come is that of the evening.
        return leaning == .past && today.instant > now && personToday < calendarToday
          ? try at(time, on: personToday, text) : today
      }
      if first.contains("t"), first.first?.isNumber == true || first.first == "-" {
        return try stamp(first, text)
      }
    }
    if words.last == "ago" {
      guard let duration = try Self.duration(words.dropLast(), of: text) else {
        throw .notUnderstood(text)
      }
      return try ago(duration, text)
    }
    return try dayAndTime(words, text, leaning)
  }

  static func words(_ text: String) -> [Substring] {
    text.lowercased().split(whereSeparator: { $0 == " " || $0 == "\t" })
  }

  /// The words as a date is written: "8 pm", "8 in the evening" and "05:00 +02:00" as one, "at" and
  /// an "on" or a "just" before them left out, and the time of day last.
  static func dayThenTime(_ typed: [Substring]) -> [Substring] {
    var words: [Substring] = []
    for word in typed.drop(while: { ["on", "just", "the"].contains($0) }) where word != "at" {
      if word == "am" || word == "pm" || isOffset(word), let number = words.popLast() {
        words.append(number + word)
      } else if let (rest, time) = timeOfPart(word, behind: words) {
        words = rest + [time]
      } else {
        words.append(word)
      }
    }
    guard words.count > 1, let first = words.first, ClockTime.minute(first) != nil else {
      return words
    }
    return words.dropFirst() + [first]
  }

  /// `7 in the evening` and `7 evening` as `7pm`; nil where no hour stands before it.
  private static func timeOfPart(
    _ part: Substring, behind words: [Substring]
  ) -> (rest: [Substring], time: Substring)? {
    var kept = words
    while kept.last == "in" || kept.last == "the" { kept.removeLast() }
    guard let number = kept.last, let minute = ClockTime.minute(number + "am"), minute >= 60 else {
      return nil
    }
    let half: Substring
    switch part {
    case "morning": half = "am"
    case "afternoon", "evening": half = "pm"
    case "night": half = minute < 360 ? "am" : "pm"
    default: return nil
    }
    return (kept.dropLast(), number + half)
  }

  /// Whether it is written like `+02:00`.
  private static func isOffset(_ word: Substring) -> Bool {
    (word.first == "+" || word.first == "-") && word.dropFirst().first?.isNumber == true
      && word.contains(":")
  }

  /// The time so long ago as the words give: `5m`, `2 hours`, `a day ago`. Nil where they are no
  /// length of time, as with a sign before them.
  ///
  /// - Throws: `WhenError.outOfRange`.
  package func ago(_ text: String) throws(WhenError) -> When? {
    var words = Self.words(text)[...]
    if words.last == "ago" { words.removeLast() }
    guard let duration = try Self.duration(words, of: text) else { return nil }
    return try ago(duration, text)
  }

  var nowOffset: UTCOffset { rules.offset(at: now) }
  /// The day of the person, which begins at `dayStart`.
  package var personToday: CivilDay { CivilDay(at: now, offset: nowOffset, dayStart: dayStart) }
  package var calendarToday: CivilDay { CivilDay(at: now, offset: nowOffset, dayStart: .midnight) }

  func when(_ instant: Instant, _ precision: WhenPrecision) -> When {
    when(instant, rules.offset(at: instant), precision)
  }

  func when(_ instant: Instant, _ offset: UTCOffset, _ precision: WhenPrecision) -> When {
    let day = CivilDay(at: instant, offset: offset, dayStart: dayStart)
    return When(instant: instant, offset: offset, civilDay: day, precision: precision)
  }

  /// The instant at which the person's day begins.
  package func begin(of day: CivilDay) -> Instant {
    rules.instant(of: day, atMinute: dayStart.minutes)
  }

  /// A day as `today` names it.
  package func wholeDay(_ day: CivilDay) -> When {
    let begin = begin(of: day)
    return When(
      instant: begin, offset: rules.offset(at: begin), civilDay: day, precision: .day)
  }

  func at(_ time: Time, on day: CivilDay, _ text: String) throws(WhenError) -> When {
    var found = when(rules.instant(of: day, atMillisecond: time.millisecondOfDay), time.precision)
    let wanted = WallTime(day: day, millisecondOfDay: time.millisecondOfDay)
    if day.instant(atMillisecond: time.millisecondOfDay, offset: found.offset) != found.instant {
      found.clockChange = .skipped(wanted)
    } else if let second = rules.secondInstant(of: day, atMillisecond: time.millisecondOfDay) {
      found.clockChange = .twice(wanted, second: rules.offset(at: second))
    }
    return found
  }

  private func ago(_ duration: Duration, _ text: String) throws(WhenError) -> When {
    switch duration {
    case .days(let days):
      let day = personToday - days
      guard CivilDay.writtenYears.contains(day.date.year) else { throw .outOfRange(text) }
      return wholeDay(day)
    case .months(let months):
      guard let day = personToday.earlier(byMonths: months) else { throw .outOfRange(text) }
      return wholeDay(day)
    case .minutes(let minutes):
      return when(now.advanced(byMilliseconds: -Int64(minutes) * 60_000), .minute)
    case .hours(let hours):
      return when(now.advanced(byMilliseconds: -Int64(hours) * 3_600_000), .hour)
    }
  }
}
