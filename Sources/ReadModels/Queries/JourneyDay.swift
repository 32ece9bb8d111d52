package import CivilTime
package import Events

/// What one civil day holds; days with nothing in them are not part of the journey.
package struct JourneyDay: Equatable, Sendable {
  package let day: CivilDay
  package let momentCount: Int
  package let echoesSent: Int
  /// By activity, in the order of the registry; only what was logged.
  package let totals: [ActivityTotal]

  /// How much of an activity, from how many logs.
  package struct ActivityTotal: Equatable, Sendable {
    package let activity: Activity
    package let amount: Int64
    package let logCount: Int
  }
}

extension History {
  /// The days with something in them, the latest first.
  ///
  /// - Parameters:
  ///   - range: civil days, the last one included; nil for all.
  ///   - limit: how many days at most.
  package func journey(
    in range: ClosedRange<CivilDay>? = nil, limit: Int = .max
  ) -> [JourneyDay] {
    var found: [JourneyDay] = []
    for (page, firstDay) in days.pagesByDay.reversed() {
      for offset in (0..<DayTable.daysPerPage).reversed() where found.count < limit {
        let day = CivilDay(daysSinceEpoch: firstDay + Int32(offset))
        guard range?.contains(day) != false else { continue }
        let row = days[page * DayTable.daysPerPage + offset]
        if let journeyDay = journeyDay(day, row) { found.append(journeyDay) }
      }
    }
    return found
  }

  /// One day of the journey; nil when there is nothing in it.
  package func journeyDay(_ day: CivilDay) -> JourneyDay? {
    days.row(on: day.daysSinceEpoch).flatMap { journeyDay(day, $0) }
  }

  private func journeyDay(_ day: CivilDay, _ row: DayRow) -> JourneyDay? {
    var totals: [JourneyDay.ActivityTotal] = []
    for index in row.totals.indices where row.logCounts[index] > 0 {
      guard let activity = Activity(rawValue: Int32(index + 1)) else { continue }
      totals.append(
        JourneyDay.ActivityTotal(
          activity: activity, amount: row.totals[index], logCount: Int(row.logCounts[index])))
    }
    let sent = echoesSent(row)
    guard row.momentCount > 0 || sent > 0 || !totals.isEmpty else { return nil }
    return JourneyDay(
      day: day, momentCount: Int(row.momentCount), echoesSent: sent, totals: totals)
  }

  private func echoesSent(_ row: DayRow) -> Int {
    var count = 0
    var next = row.lastEcho
    while next != 0 {
      let row = echoes[Int(next) - 1]
      if !row.isGone { count += 1 }
      next = row.previousInDay
    }
    return count
  }
}
