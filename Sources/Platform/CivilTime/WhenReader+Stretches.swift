/// Words that name days to look back on, of which there may be many.
extension WhenReader {
  /// The days that words name: one, or all of a week, a month, a quarter, a year or a decade, the
  /// last 30 days, or those from one of these to another; nil for other words. A month or a quarter
  /// alone is the latest one that has begun.
  package func days(_ text: String, weekStart: Weekday) -> ClosedRange<CivilDay>? {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    let ends = words.dropFirst(words.first == "from" ? 1 : 0)
      .split(omittingEmptySubsequences: false) { $0 == "to" || $0 == "until" }
      .map { $0.joined(separator: " ") }
    guard ends.count == 2 else { return named(text, weekStart) }
    guard let first = named(ends[0], weekStart)?.lowerBound,
      let last = named(ends[1], weekStart)?.upperBound, first <= last
    else { return nil }
    return first...last
  }

  private func named(_ text: String, _ weekStart: Weekday) -> ClosedRange<CivilDay>? {
    do throws(WhenError) {
      let when = try read(text)
      return when.precision == .day ? when.civilDay...when.civilDay : nil
    } catch .vague(_, let span?, _) {
      return span
    } catch {
      let words = text.lowercased().split(whereSeparator: \.isWhitespace)
      guard words.count == 1 else { return relative(words, weekStart) ?? untilToday(words) }
      if ["week", "month", "quarter", "year"].contains(words[0]) {
        return named("this " + words[0], weekStart)
      }
      return latestMonth(words[0]) ?? latestQuarter(words[0]) ?? numbered(words[0])
    }
  }

  /// The quarter of a year that begins so many before that of a day.
  private func quarter(of day: CivilDay, before count: Int = 0) -> ClosedRange<CivilDay>? {
    let number = day.date.year * 4 + (day.date.month - 1) / 3 - count
    guard let first = month(number % 4 * 3 + 1, of: number / 4),
      let last = month(number % 4 * 3 + 3, of: number / 4)
    else { return nil }
    return first.lowerBound...last.upperBound
  }

  /// `Q2`.
  private func latestQuarter(_ word: Substring) -> ClosedRange<CivilDay>? {
    guard word.first == "q" else { return nil }
    return (0..<4).lazy.compactMap { quarter(of: personToday, before: $0) }.first {
      word.dropFirst() == String(($0.lowerBound.date.month + 2) / 3)
    }
  }

  /// `last 30 days`, of which today is one.
  private func untilToday(_ words: [Substring]) -> ClosedRange<CivilDay>? {
    guard words.count == 3, ["last", "past"].contains(words[0]), let count = Int(words[1]),
      (1...36_600).contains(count)
    else { return nil }
    let before =
      switch words[2] {
      case "day", "days": personToday - count
      case "week", "weeks": personToday - 7 * count
      case "month", "months": personToday.earlier(byMonths: count)
      case "year", "years": personToday.earlier(byMonths: 12 * count)
      default: CivilDay?.none
      }
    return before.map { ($0 + 1)...personToday }
  }

  /// `2025-Q4`, and `2025-W07` by ISO 8601.
  private func numbered(_ word: Substring) -> ClosedRange<CivilDay>? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, let year = Int(parts[0]),
      let number = Int(parts[1].dropFirst())
    else { return nil }
    switch parts[1].first {
    case "q":
      guard (1...4).contains(number) else { return nil }
      return CivilDay(year: year, month: 3 * number, day: 1).flatMap { quarter(of: $0) }
    case "w":
      guard (1...53).contains(number), let fourth = CivilDay(year: year, month: 1, day: 4)
      else { return nil }
      let first = fourth.startOfWeek(startingOn: .monday) + 7 * (number - 1)
      return (first + 3).date.year == year ? first...(first + 6) : nil
    default: return nil
    }
  }

  private func latestMonth(_ name: Substring) -> ClosedRange<CivilDay>? {
    guard let number = Self.month(name) else { return nil }
    let today = personToday.date
    return month(number, of: number > today.month ? today.year - 1 : today.year)
  }

  /// `last week` and `this quarter`.
  private func relative(_ words: [Substring], _ weekStart: Weekday) -> ClosedRange<CivilDay>? {
    guard words.count == 2, let count = Self.relative[words[0]] else { return nil }
    if words[1] == "quarter" { return quarter(of: personToday, before: -count) }
    guard words[1] == "week" else { return nil }
    let first = personToday.startOfWeek(startingOn: weekStart) + 7 * count
    return first...(first + 6)
  }
}
