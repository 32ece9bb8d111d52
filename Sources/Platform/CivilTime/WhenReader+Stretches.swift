/// Words that name days to look back on, of which there may be many.
extension WhenReader {
  /// The days that words name: one, or all of a week, a month, a year or a decade; nil for other
  /// words. A month alone is the latest one that has begun.
  package func days(_ text: String, weekStart: Weekday) -> ClosedRange<CivilDay>? {
    do throws(WhenError) {
      let when = try read(text)
      return when.precision == .day ? when.civilDay...when.civilDay : nil
    } catch .vague(_, let span?, _) {
      return span
    } catch {
      let words = text.lowercased().split(whereSeparator: \.isWhitespace)
      return words.count == 1 ? latestMonth(words[0]) : week(words, weekStart)
    }
  }

  private func latestMonth(_ name: Substring) -> ClosedRange<CivilDay>? {
    guard let number = Self.month(name) else { return nil }
    let today = personToday.date
    return month(number, of: number > today.month ? today.year - 1 : today.year)
  }

  private func week(_ words: [Substring], _ weekStart: Weekday) -> ClosedRange<CivilDay>? {
    let counts: [Substring: Int] = ["last": -1, "this": 0, "next": 1]
    guard words.count == 2, words[1] == "week", let count = counts[words[0]] else { return nil }
    let first = personToday.startOfWeek(startingOn: weekStart) + 7 * count
    return first...(first + 6)
  }
}
