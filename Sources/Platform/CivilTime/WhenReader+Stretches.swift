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
      guard words.count == 1 else { return week(words, weekStart) }
      if ["week", "month", "year"].contains(words[0]) {
        return days("this " + words[0], weekStart: weekStart)
      }
      return latestMonth(words[0]) ?? numbered(words[0])
    }
  }

  /// `2025-Q4`, and `2025-W07` by ISO 8601.
  private func numbered(_ word: Substring) -> ClosedRange<CivilDay>? {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, let year = Int(parts[0]),
      let number = Int(parts[1].dropFirst())
    else { return nil }
    switch parts[1].first {
    case "q":
      guard (1...4).contains(number), let first = month(3 * number - 2, of: year),
        let last = month(3 * number, of: year)
      else { return nil }
      return first.lowerBound...last.upperBound
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

  private func week(_ words: [Substring], _ weekStart: Weekday) -> ClosedRange<CivilDay>? {
    guard words.count == 2, words[1] == "week", let count = Self.relative[words[0]] else {
      return nil
    }
    let first = personToday.startOfWeek(startingOn: weekStart) + 7 * count
    return first...(first + 6)
  }
}
