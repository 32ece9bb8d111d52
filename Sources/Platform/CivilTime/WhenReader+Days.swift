extension WhenReader {
  /// `DATE`, `DATE TIME`, and `DATE TIME` with an offset.
  func dayAndTime(
    _ words: [Substring], _ text: String, _ leaning: WhenLeaning
  ) throws(WhenError) -> When {
    var rest = words[...]
    let day = try leadingDay(&rest, text, leaning)
    guard let timeWord = rest.popFirst() else {
      return wholeDay(try day(personToday))
    }
    let named = try day(calendarToday)
    guard rest.isEmpty else { throw .notUnderstood(text) }
    if let time = try Self.time(timeWord, of: text) { return try at(time, on: named, text) }
    if let hour = Self.bareHour(timeWord), let day = words.dropLast().last, Self.namesDay(day) {
      guard hour > 12 else {
        throw .halfMissing(text, day: words.dropLast().joined(separator: " "), hour: hour)
      }
      return try at(Time(millisecondOfDay: hour * 3_600_000, precision: .hour), on: named, text)
    }
    return try stamped(named, timeWord, text)
  }

  /// The day that words such as `yesterday 9am` name at night, before the person's day ends, where
  /// it is not the one that `yesterday` alone names, and that of the date which the calendar has
  /// then; nil for all other words.
  package func calendarReading(
    _ text: String, leaning: WhenLeaning = .past
  ) -> CalendarReading? {
    let today = personToday
    guard today != calendarToday else { return nil }
    var rest = Self.dayThenTime(Self.words(text))[...]
    do throws(WhenError) {
      let when = try read(text, leaning: leaning)
      let day = try leadingDay(&rest, text, leaning)
      let (named, own) = (try day(calendarToday), try day(today))
      let hasTime = !rest.isEmpty
      // A date has a number, which `today` has not.
      let isDateTonight =
        leaning != .future && named == calendarToday && text.contains(where: \.isNumber)
      guard hasTime ? named != own && when.civilDay != own : isDateTonight else { return nil }
      return CalendarReading(
        named: named, own: own, today: today, dayStart: dayStart, hasTime: hasTime)
    } catch {
      return nil
    }
  }

  /// Takes the words that name a day; the answer still needs to know which day is today.
  private func leadingDay(
    _ words: inout ArraySlice<Substring>, _ text: String, _ leaning: WhenLeaning
  ) throws(WhenError) -> (CivilDay) throws(WhenError) -> CivilDay {
    guard let word = words.popFirst() else { throw .empty }
    switch word {
    case "today": return { $0 }
    case "yesterday": return { $0 - 1 }
    case "tomorrow": return { $0 + 1 }
    case "day" where words.starts(with: ["before", "yesterday"]):
      words.removeFirst(2)
      return { $0 - 2 }
    case "day" where words.starts(with: ["after", "tomorrow"]):
      words.removeFirst(2)
      return { $0 + 2 }
    case "last", "next":
      guard let name = words.popFirst(), let weekday = Self.weekday(name) else {
        throw .notUnderstood(text)
      }
      return { today in word == "last" ? today.last(weekday) : today.next(weekday) }
    default:
      if let weekday = Self.weekday(word) {
        if let date = words.first.flatMap(CivilDay.init(isoText:)) {
          words.removeFirst()
          guard date.weekday == weekday else { throw .noSuchDate(text) }
          return { _ in date }
        }
        return { today throws(WhenError) in
          let readings = today.readings(of: weekday, leaning)
          guard readings.count == 1 else { throw .ambiguous(text, readings: readings) }
          return readings[0]
        }
      }
      let spoken = try spokenDate(word, &words, text)
      if spoken == nil {
        let dates = try datesOfAnyYear(word, &words, text)
        if !dates.isEmpty {
          return { today throws(WhenError) in try reading(of: dates, on: today, text, leaning) }
        }
      }
      let written = if let spoken { spoken } else { try writtenDate(word, text) }
      return { _ in written }
    }
  }

  /// - Parameter dates: at least one; of two nobody knows which is meant.
  private func reading(
    of dates: [(month: Int, day: Int)], on today: CivilDay, _ text: String, _ leaning: WhenLeaning
  ) throws(WhenError) -> CivilDay {
    // At night the wall has the next date already, while the person's day goes on.
    let wall = calendarToday.date
    if leaning != .future, today == personToday, dates.count == 1,
      dates[0] == (wall.month, wall.day)
    {
      return today
    }
    let readings = dates.flatMap { today.readings(ofMonth: $0.month, day: $0.day, leaning) }
    guard let reading = readings.first else { throw .noSuchDate(text) }
    guard readings.count == 1 else { throw .ambiguous(text, readings: readings) }
    return reading
  }

  /// `7`, as of a clock; nil for what is no hour.
  private static func bareHour(_ word: Substring) -> Int? {
    guard word.utf8.count <= 2, let hour = digits(word), (1..<24).contains(hour) else { return nil }
    return hour
  }

  /// Whether no number of a date can stand behind a word.
  private static func namesDay(_ word: Substring) -> Bool {
    ["today", "yesterday", "tomorrow"].contains(word) || weekday(word) != nil
  }

  static func weekday(_ name: Substring) -> Weekday? {
    let names = [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
    let found = names.firstIndex { $0 == name || $0.prefix(3) == name }
    return found.flatMap { Weekday(rawValue: $0 + 1) }
  }

  /// `July 6, 1962`, `6 July 1962` and `July 6th, 1962`, as a calendar on the wall names a day; nil
  /// for other words.
  private func spokenDate(
    _ word: Substring, _ words: inout ArraySlice<Substring>, _ text: String
  ) throws(WhenError) -> CivilDay? {
    let parts = ([word] + words.prefix(2)).map { $0.last == "," ? $0.dropLast() : $0[...] }
    guard parts.count == 3, parts[2].utf8.count == 4,
      let year = digits(parts[2], count: 4)
    else { return nil }
    guard let (month, number) = Self.monthAndDay(parts[0], parts[1]) else { return nil }
    guard let day = CivilDay(year: year, month: month, day: number) else {
      throw .noSuchDate(text)
    }
    words.removeFirst(2)
    return day
  }

  /// `March 3`, `3rd March`, `3.3.` and `11/30`, which leave the year open; two where nobody knows
  /// which number is the month, none for other words.
  private func datesOfAnyYear(
    _ word: Substring, _ words: inout ArraySlice<Substring>, _ text: String
  ) throws(WhenError) -> [(month: Int, day: Int)] {
    let numbered = Self.dates(inNumbers: word)
    guard numbered.isEmpty, let next = words.first, let date = Self.monthAndDay(word, next) else {
      return numbered
    }
    // `July 62` may be a year.
    guard date.day <= 31 else { return [] }
    guard Self.isDate(date.month, date.day) else { throw .noSuchDate(text) }
    words.removeFirst()
    return [date]
  }

  /// Every date is in a leap year.
  private static func isDate(_ month: Int, _ day: Int) -> Bool {
    CivilDay(year: 2000, month: month, day: day) != nil
  }

  private static func monthAndDay(
    _ first: Substring, _ second: Substring
  ) -> (month: Int, day: Int)? {
    let isDayFirst = first.first?.isNumber == true
    let (dayWord, monthWord) = isDayFirst ? (first, second) : (second, first)
    guard let month = month(monthWord), let day = dayNumber(dayWord) else { return nil }
    return (month, day)
  }

  private static func dates(inNumbers word: Substring) -> [(month: Int, day: Int)] {
    guard let separator = word.first(where: { "./-".contains($0) }) else { return [] }
    let isDotted = separator == "."
    let written = isDotted && word.last == "." ? word.dropLast() : word
    let parts = written.split(separator: separator, omittingEmptySubsequences: false)
    let numbers = parts.compactMap { digits($0) }
    guard parts.count == 2, numbers.count == 2, parts.allSatisfy({ $0.utf8.count <= 2 }) else {
      return []
    }
    let dayFirst = (month: numbers[1], day: numbers[0])
    let monthFirst = (month: numbers[0], day: numbers[1])
    let dates = isDotted || dayFirst == monthFirst ? [dayFirst] : [dayFirst, monthFirst]
    return dates.filter { isDate($0.month, $0.day) }
  }

  /// `6`, `06` and `6th`.
  private static func dayNumber(_ word: Substring) -> Int? {
    let number = word.prefix { $0.isASCII && $0.isNumber }
    guard (1...2).contains(number.utf8.count), let day = digits(number) else { return nil }
    let endings = [1: "st", 2: "nd", 3: "rd"]
    let ending = day / 10 == 1 ? "th" : endings[day % 10, default: "th"]
    let rest = word.dropFirst(number.count)
    return rest.isEmpty || rest == ending ? day : nil
  }

  /// The month from 1 that a name in lower case is, or the first three letters or more of one.
  package static func month(_ name: Substring) -> Int? {
    let names = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
    guard name.utf8.count >= 3 else { return nil }
    return names.firstIndex { $0.hasPrefix(name) }.map { $0 + 1 }
  }

  private func writtenDate(_ word: Substring, _ text: String) throws(WhenError) -> CivilDay {
    if let day = CivilDay(isoText: word) { return day }
    let separators: [Character] = ["-", "/", "."]
    for separator in separators {
      let unsigned = word.hasPrefix("-") ? word.dropFirst() : word
      var parts = unsigned.split(separator: separator, omittingEmptySubsequences: false)
      // `31.12.`, as where days are numbered so.
      if separator == ".", parts.count == 3, parts[2].isEmpty { parts.removeLast() }
      guard (2...3).contains(parts.count),
        parts.allSatisfy({ digits($0) != nil && $0.utf8.count <= 5 })
      else { continue }
      let readings = readings(parts, isDayFirst: separator == ".")
      let isWhole = parts.count == 3 && (parts[0].count == 4 || parts[2].count == 4)
      if isWhole, readings.count == 1, !word.hasPrefix("-") { return readings[0] }
      if parts.count == 3, parts[0].count >= 4 { throw .noSuchDate(text) }
      throw readings.isEmpty ? .noSuchDate(text) : .ambiguous(text, readings: readings)
    }
    throw .notUnderstood(text)
  }

  /// The days that numbers may mean: day first, as always where dots part them, month first, year
  /// first.
  private func readings(_ parts: [Substring], isDayFirst: Bool) -> [CivilDay] {
    let numbers = parts.compactMap { digits($0) }
    guard numbers.count == parts.count else { return [] }
    if parts[0].count == 4, numbers.count == 3 {
      return [CivilDay(year: numbers[0], month: numbers[1], day: numbers[2])].compactMap(\.self)
    }
    var year = numbers.count == 3 ? numbers[2] : personToday.date.year
    if numbers.count == 3, parts[2].count == 2 { year += 2000 }
    let dayFirst = CivilDay(year: year, month: numbers[1], day: numbers[0])
    let monthFirst = isDayFirst ? nil : CivilDay(year: year, month: numbers[0], day: numbers[1])
    return (dayFirst == monthFirst ? [dayFirst] : [dayFirst, monthFirst]).compactMap(\.self)
  }
}
