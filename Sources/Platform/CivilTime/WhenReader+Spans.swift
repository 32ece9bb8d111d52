/// Words that name more than a day.
extension WhenReader {
  /// The month or the year that words name for sure, such as `July 1984`, `1984-07`, `1984` and
  /// `last year`; nil for other words, `about 1984` among them.
  package func monthOrYear(_ text: String) -> MonthOrYear? {
    let words = Self.dayThenTime(Self.words(text))
    guard !words.contains("about"), !words.contains("around"),
      case .vague(_, let span?, _)? = vague(words, text)
    else { return nil }
    let (first, last) = (span.lowerBound.date, span.upperBound.date)
    guard first.year == last.year else { return nil }
    return first.month == last.month
      ? MonthOrYear(monthOf: span.lowerBound) : MonthOrYear(yearOf: span.lowerBound)
  }

  /// What is wrong with `1962`, `1962-07`, `July 1962`, `the 1960s`, `summer 1962`, `last year` or
  /// `yesterday evening`; nil for other words.
  func vague(_ words: [Substring], _ text: String) -> WhenError? {
    if let hour = words.last.flatMap({ Self.partsOfDay[$0] }) {
      let named = words.dropLast().filter { $0 != "this" && $0 != "in" && $0 != "the" }
      let day = named == ["last"] ? "yesterday" : named.joined(separator: " ")
      // Of today an hour that has come.
      let latest = WallTime(at: now, offset: nowOffset).minuteOfDay / 60
      return day.isEmpty || day == "today"
        ? .hourMissing(text, day: "today", hour: min(hour, latest))
        : .hourMissing(text, day: day, hour: hour)
    }
    let rest = words.drop { ["in", "the", "about", "around"].contains($0) }
    guard let first = rest.first, rest.count <= 2 else { return nil }
    if rest.count == 1 {
      return vague(year(first) ?? decade(first) ?? month(first), text)
    }
    let second = rest[rest.index(after: rest.startIndex)]
    if let count = Self.relative[first], let unit = Self.units[second] {
      return relative(unit, count, text)
    }
    let name = first.last == "," ? first.dropLast() : first
    guard let year = digits(second, count: 4) else { return nil }
    if let number = Self.month(name) { return vague(month(number, of: year), text) }
    // A summer is not the same months everywhere.
    guard let number = Self.seasons[name], let example = CivilDay(year: year, month: number, day: 1)
    else { return nil }
    return .vague(text, span: nil, example: example)
  }

  private static let partsOfDay: [Substring: Int] = [
    "morning": 8, "afternoon": 15, "evening": 20, "night": 22, "tonight": 22,
  ]

  static let relative: [Substring: Int] = ["last": -1, "this": 0, "next": 1]

  private enum Unit { case week, month, year }

  private static let units: [Substring: Unit] = ["week": .week, "month": .month, "year": .year]

  private static let seasons: [Substring: Int] = [
    "spring": 4, "summer": 7, "autumn": 10, "fall": 10, "winter": 1,
  ]

  private func relative(_ unit: Unit, _ count: Int, _ text: String) -> WhenError? {
    let date = personToday.date
    switch unit {
    // On which day weeks begin the vault decides.
    case .week: return .vague(text, span: nil, example: personToday + 7 * count)
    case .month:
      let months = date.year * 12 + date.month - 1 + count
      return vague(month(months % 12 + 1, of: months / 12), text)
    case .year: return vague(years(date.year + count, date.year + count), text)
    }
  }

  private func vague(_ span: ClosedRange<CivilDay>?, _ text: String) -> WhenError? {
    span.map { .vague(text, span: $0, example: $0.lowerBound) }
  }

  /// Four digits that can be the year of something a person speaks of.
  private func year(_ word: Substring) -> ClosedRange<CivilDay>? {
    guard let year = digits(word, count: 4), (1000...personToday.date.year + 50).contains(year)
    else { return nil }
    return years(year, year)
  }

  /// `1960s` and `1960's`.
  private func decade(_ word: Substring) -> ClosedRange<CivilDay>? {
    let bare = word.hasSuffix("'s") || word.hasSuffix("’s") ? word.dropLast(2) : word.dropLast()
    guard word.last == "s", let year = digits(bare, count: 4), year % 10 == 0 else { return nil }
    return years(year, year + 9)
  }

  /// `1962-07`, `1962/07`, `07/1962` and `07.1962`.
  private func month(_ word: Substring) -> ClosedRange<CivilDay>? {
    let parts = word.split(omittingEmptySubsequences: false) { "-/.".contains($0) }
    guard parts.count == 2 else { return nil }
    let (year, number) = parts[0].count == 4 ? (parts[0], parts[1]) : (parts[1], parts[0])
    guard let year = digits(year, count: 4), (1...2).contains(number.count) else { return nil }
    return digits(number).flatMap { month($0, of: year) }
  }

  private func years(_ first: Int, _ last: Int) -> ClosedRange<CivilDay>? {
    guard let begin = CivilDay(year: first, month: 1, day: 1),
      let end = CivilDay(year: last, month: 12, day: 31)
    else { return nil }
    return begin...end
  }

  func month(_ month: Int, of year: Int) -> ClosedRange<CivilDay>? {
    guard let begin = CivilDay(year: year, month: month, day: 1) else { return nil }
    return begin...(begin + (CivilDay.lengthOfMonth(month, inYear: year) - 1))
  }
}

extension CivilDay {
  /// The latest such day of the week before this day.
  func last(_ weekday: Weekday) -> CivilDay {
    self - ((self.weekday.rawValue - weekday.rawValue + 6) % 7 + 1)
  }

  /// The first such day of the week after this day.
  func next(_ weekday: Weekday) -> CivilDay {
    self + ((weekday.rawValue - self.weekday.rawValue + 6) % 7 + 1)
  }

  /// What the name of a day of the week may mean on this day.
  func readings(of weekday: Weekday, _ leaning: WhenLeaning) -> [CivilDay] {
    let now = self.weekday == weekday ? [self] : []
    switch leaning {
    case .past: return now + [last(weekday)]
    case .future: return now + [next(weekday)]
    case .either: return [last(weekday)] + now + [next(weekday)]
    }
  }

  /// What a date without its year may mean on this day: the latest one, the next one, or both; this
  /// day itself where it has that date. None where no year near has it.
  func readings(ofMonth month: Int, day: Int, _ leaning: WhenLeaning) -> [CivilDay] {
    // A leap day may be eight years away.
    let near = (-8...8).compactMap { CivilDay(year: date.year + $0, month: month, day: day) }
    if near.contains(self) { return [self] }
    let (last, next) = (near.last { $0 < self }, near.first { $0 > self })
    switch leaning {
    case .past: return [last].compactMap(\.self)
    case .future: return [next].compactMap(\.self)
    case .either: return [last, next].compactMap(\.self)
    }
  }

  /// The same date so many months before, or the last day of that month where it is shorter; nil
  /// beyond the years that can be written.
  package func earlier(byMonths months: Int) -> CivilDay? {
    let count = date.year * 12 + date.month - 1 - months
    let (year, month) = (count >= 0 ? count / 12 : (count - 11) / 12, (count % 12 + 12) % 12 + 1)
    guard Self.writtenYears.contains(year) else { return nil }
    let length = Self.lengthOfMonth(month, inYear: year)
    return CivilDay(year: year, month: month, day: min(date.day, length))
  }
}
