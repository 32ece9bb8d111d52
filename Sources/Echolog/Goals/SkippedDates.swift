extension History {
  /// Civil dates that never existed for the person, as when a flight crosses the date line to the
  /// west: dates without an entry between two dates with entries, where the wall clock was set so
  /// far ahead in between that less than half of the date was left.
  ///
  /// Source: STREAKS, "travel east/west". Of a date between two others 24 hours are left, less what
  /// the offset grew by: from Honolulu to Auckland one, from San Francisco to Sydney five.
  ///
  /// - Complexity: linear in the days, and in the entries beside each single empty date.
  var skippedDates: DayRanges {
    var skipped: [CivilDay] = []
    var previous: CivilDay?
    days.forEachDay { day, row in
      guard row.hasEntries else { return }
      let day = CivilDay(daysSinceEpoch: day)
      if let before = previous, day - before == 2, clocksWentAhead(from: before, to: day) {
        skipped.append(day - 1)
      }
      previous = day
    }
    return DayRanges(skipped)
  }

  /// Whether this is such a date.
  func isSkippedDate(_ day: CivilDay) -> Bool {
    func hasEntries(_ day: CivilDay) -> Bool {
      days.row(on: day.daysSinceEpoch)?.hasEntries == true
    }
    return !hasEntries(day) && hasEntries(day - 1) && hasEntries(day + 1)
      && clocksWentAhead(from: day - 1, to: day + 1)
  }

  private func clocksWentAhead(from first: CivilDay, to second: CivilDay) -> Bool {
    guard let departure = zonedEntries(on: first).last?.time.utcOffset,
      let arrival = zonedEntries(on: second).first?.time.utcOffset
    else { return false }
    let halfADaySeconds = 12 * 3600
    return Int(arrival.seconds) - Int(departure.seconds) > halfADaySeconds
  }

  /// A day's entries whose offset is known, by the time they happened.
  func zonedEntries(on day: CivilDay) -> [(id: EventName, time: EntryTime)] {
    let moments = moments(on: day).map { (id: $0.id, time: $0.time) }
    let logs = logs(on: day).map { (id: $0.id, time: $0.time) }
    return (moments + logs).filter { $0.time.utcOffset != nil }
      .sorted { $0.time.happenedAt < $1.time.happenedAt }
  }
}

extension DayRow {
  fileprivate var hasEntries: Bool {
    momentCount > 0 || logCounts.indices.contains { logCounts[$0] > 0 }
  }
}
