package import Platform

/// What one civil day holds; days with nothing in them are not part of the journey.
package struct JourneyDay: Equatable, Sendable {
  package let day: CivilDay
  package let momentCount: Int
  /// What the moments make of the day; nil without any.
  package let mood: DayMood?
  /// What the person says about it.
  package let summary: WordsReference?
  package let echoesSent: Int
  /// By activity, in the order of the registry; only what was logged.
  package let totals: [ActivityTotal]
  /// Those that happened then, by the time they did.
  package let memories: [Memory]

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
  /// - Complexity: linear in the days up to the last one told, and in all memories.
  package func journey(
    in range: ClosedRange<CivilDay>? = nil, limit: Int = .max
  ) -> [JourneyDay] {
    let said = summaryReferences
    let kept = memoryRowsByDay
    var found: [JourneyDay] = []
    for (page, firstDay) in days.pagesByDay.reversed() {
      for offset in (0..<DayTable.daysPerPage).reversed() where found.count < limit {
        let day = CivilDay(daysSinceEpoch: firstDay + Int32(offset))
        guard range?.contains(day) != false else { continue }
        let row = days[page * DayTable.daysPerPage + offset]
        let memories = kept[day.daysSinceEpoch, default: []]
        if let journeyDay = journeyDay(day, row, said[day.daysSinceEpoch], memories) {
          found.append(journeyDay)
        }
      }
    }
    // Days of nothing but memories may have no page.
    for (number, rows) in kept where days.row(on: number) == nil {
      let day = CivilDay(daysSinceEpoch: number)
      guard range?.contains(day) != false else { continue }
      if let journeyDay = journeyDay(day, DayRow(), nil, rows) { found.append(journeyDay) }
    }
    return Array(found.sorted { $1.day < $0.day }.prefix(limit))
  }

  /// One day of the journey; nil when there is nothing in it.
  package func journeyDay(_ day: CivilDay) -> JourneyDay? {
    let row = days.row(on: day.daysSinceEpoch) ?? DayRow()
    let number = day.daysSinceEpoch
    return journeyDay(
      day, row, summaryReferences[number], memoryRowsByDay[number, default: []])
  }

  /// Where the words about each day stand, by the number of the day.
  var summaryReferences: [Int32: WordsReference] {
    var found: [Int32: WordsReference] = [:]
    for row in summaries where row.hasWords != 0 {
      let event = name(log: row.log, number: row.number)
      found[row.day] = WordsReference(event: event, field: 2)
    }
    return found
  }

  private func journeyDay(
    _ day: CivilDay, _ row: DayRow, _ summary: WordsReference?, _ memoryRows: [Int]
  ) -> JourneyDay? {
    var totals: [JourneyDay.ActivityTotal] = []
    for index in row.totals.indices where row.logCounts[index] > 0 {
      guard let activity = Activity(rawValue: Int32(index + 1)) else { continue }
      totals.append(
        JourneyDay.ActivityTotal(
          activity: activity, amount: row.totals[index], logCount: Int(row.logCounts[index])))
    }
    let sent = echoesSent(row)
    guard
      row.momentCount > 0 || sent > 0 || !totals.isEmpty || summary != nil || !memoryRows.isEmpty
    else { return nil }
    return JourneyDay(
      day: day, momentCount: Int(row.momentCount),
      mood: DayMood(
        momentCount: Int(row.momentCount),
        spreadMinutes: row.momentCount > 1 ? spreadMinutes(ofMomentsIn: row) : 0),
      summary: summary, echoesSent: sent, totals: totals,
      memories: inOrderOfTime(memoryRows.reversed().map(memory(row:)), by: \.time))
  }

  /// The rows of the memories that were not removed, by the number of the day they happened on,
  /// where it is known.
  private var memoryRowsByDay: [Int32: [Int]] {
    var found: [Int32: [Int]] = [:]
    let rows = memories.indices { $0.flags.isDisjoint(with: [.gone, .ofMonthOrYear]) }
    for row in rows { found[memories[row].day, default: []].append(row) }
    return found
  }

  /// From the first to the last moment of a day whose hour is known.
  private func spreadMinutes(ofMomentsIn row: DayRow) -> Int64 {
    var (first, last) = (Int64.max, Int64.min)
    var next = row.lastMoment
    while next != 0 {
      let moment = moments[Int(next) - 1]
      next = moment.previousInDay
      guard moment.flags.isDisjoint(with: .gone), moment.flags.precision != .day else { continue }
      first = min(first, moment.happenedAt)
      last = max(last, moment.happenedAt)
    }
    let (spread, overflow) = last.subtractingReportingOverflow(first)
    guard first <= last else { return 0 }
    return overflow ? .max : spread / 60_000
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
