/// What one civil day holds; days with nothing in them are not part of the journey.
///
///     for day in try await diary.read({ $0.journey(limit: 7) }) {
///       show(day.day, day.momentCount, day.echoesSent, day.totals.count)
///     }
public struct JourneyDay: Equatable, Identifiable, Sendable {
  /// The civil day.
  public let day: CivilDay
  /// How many small wins it has.
  public let momentCount: Int
  /// What the moments make of the day; nil without any, and where they or a memory are heavy.
  public let mood: DayMood?
  /// What the person says about it.
  public let summary: WordsReference?
  /// How many notes were sent to the future self.
  public let echoesSent: Int
  /// By activity, in the order of the registry; only what was logged.
  public let totals: [ActivityTotal]
  /// Those that happened then, by the time they did.
  package let memories: [Memory]

  /// How much of an activity, from how many logs.
  public struct ActivityTotal: Equatable, Identifiable, Sendable {
    /// The activity.
    public let activity: Activity
    /// In its base unit (`Activity.amountsInUnit`).
    public let amount: Int64
    /// From how many logs.
    public let logCount: Int

    /// The activity.
    public var id: Activity { activity }

    /// One made by hand, as for a preview or a test.
    public init(activity: Activity, amount: Int64, logCount: Int) {
      (self.activity, self.amount, self.logCount) = (activity, amount, logCount)
    }
  }
}

extension JourneyDay {
  /// One made by hand, as for a preview or a test.
  public init(
    day: CivilDay, momentCount: Int, mood: DayMood? = nil, summary: WordsReference? = nil,
    echoesSent: Int = 0, totals: [ActivityTotal] = []
  ) {
    self.init(
      day: day, momentCount: momentCount, mood: mood, summary: summary, echoesSent: echoesSent,
      totals: totals, memories: [])
  }

  /// The day.
  public var id: CivilDay { day }
}

/// The days of a journey, each made when it is asked for.
struct JourneyDays: Sendable {
  private let history: History
  private let activities: [Activity]
  private let said: [Int32: WordsReference]
  /// The rows of memories.
  private let kept: [Int32: [Int]]

  /// - Complexity: linear in all memories.
  init(_ history: History) {
    self.history = history
    activities = history.allActivities
    said = history.summaryReferences
    let rows = history.memories.indices(where: \.countsForDay)
    kept = Dictionary(grouping: rows) { history.memories[$0].day }
  }

  /// The days that may have something in them, ascending.
  ///
  /// - Parameter range: nil for all.
  func numbers(in range: ClosedRange<CivilDay>? = nil) -> [Int32] {
    let wanted = range.map { $0.lowerBound.daysSinceEpoch...$0.upperBound.daysSinceEpoch }
    let ofPages = history.days.pagesByDay.flatMap { _, firstDay in
      (0..<Int32(DayTable.daysPerPage)).lazy.map { firstDay + $0 }
        .filter { wanted?.contains($0) ?? true }
    }
    // Days of nothing but memories may have no page.
    let others = kept.keys.filter { number in
      history.days.row(on: number) == nil && wanted?.contains(number) ?? true
    }
    return others.isEmpty ? ofPages : (ofPages + others).sorted()
  }

  /// A day; nil when there is nothing in it.
  subscript(number: Int32) -> JourneyDay? {
    history.journeyDay(
      CivilDay(daysSinceEpoch: number), history.days.row(on: number) ?? DayRow(), activities,
      said[number], kept[number, default: []])
  }
}

extension History {
  /// The days with something in them, the latest first.
  ///
  /// - Parameter range: nil for all.
  /// - Complexity: linear in the days up to the last one told, and in all memories.
  package func journey(
    in range: ClosedRange<CivilDay>? = nil, limit: Int = .max
  ) -> [JourneyDay] {
    let days = JourneyDays(self)
    let held = days.numbers(in: range).reversed().lazy.compactMap { days[$0] }
    return Array(held.prefix(max(0, limit)))
  }

  /// The days of every year with the month and day of the month of this one, and with something in
  /// them, the latest first.
  ///
  /// - Complexity: as `journey`.
  package func sameDays(as day: CivilDay) -> [CivilDay] {
    let (month, ofMonth) = (day.date.month, day.date.day)
    let days = JourneyDays(self)
    let same = days.numbers().reversed().filter { number in
      let date = CivilDay(daysSinceEpoch: number).date
      return date.month == month && date.day == ofMonth
    }
    return same.compactMap { days[$0]?.day }
  }

  /// Whether a moment or a memory of a day was answered quietly for its words, or the memory is of
  /// a struggle. With `praise` set to `quiet` every moment is answered so, which says nothing.
  ///
  /// - Complexity: linear in all memories.
  package func isHeavy(on day: CivilDay) -> Bool {
    let number = day.daysSinceEpoch
    return days.row(on: number).map(hasHeavyMoment) ?? false
      || memories.indices { $0.day == number && $0.countsForDay }.contains { memories[$0].isHeavy }
  }

  /// Where the words about each day stand, by the number of the day.
  var summaryReferences: [Int32: WordsReference] {
    var found: [Int32: WordsReference] = [:]
    for row in summaries where row.hasWords != 0 {
      found[row.day] = WordsReference(event: name(of: row), field: 2)
    }
    return found
  }

  fileprivate func journeyDay(
    _ day: CivilDay, _ row: DayRow, _ activities: [Activity], _ summary: WordsReference?,
    _ memoryRows: [Int]
  ) -> JourneyDay? {
    var totals: [JourneyDay.ActivityTotal] = []
    for activity in activities {
      guard let total = total(of: activity, on: day, in: row) else { continue }
      totals.append(
        JourneyDay.ActivityTotal(
          activity: activity, amount: total.amount, logCount: total.logCount))
    }
    let sent = echoes.chain(from: row.lastEcho).count { !$0.row.isGone }
    guard
      row.momentCount > 0 || sent > 0 || !totals.isEmpty || summary != nil || !memoryRows.isEmpty
    else { return nil }
    return JourneyDay(
      day: day, momentCount: Int(row.momentCount),
      mood: hasHeavyMoment(row) || memoryRows.contains(where: { memories[$0].isHeavy })
        ? nil
        : DayMood(
          momentCount: Int(row.momentCount),
          spreadMinutes: row.momentCount > 1 ? spreadMinutes(ofMomentsIn: row) : 0),
      summary: summary, echoesSent: sent, totals: totals,
      memories: inOrderOfTime(memoryRows.reversed().map(memory(row:)), by: \.time))
  }

  private func hasHeavyMoment(_ row: DayRow) -> Bool {
    settings.praise != .quiet
      && moments.chain(from: row.lastMoment).contains { _, moment in
        moment.flags.contains(.quiet) && moment.flags.isDisjoint(with: .gone)
      }
  }

  /// From the first to the last moment of a day whose hour is known.
  private func spreadMinutes(ofMomentsIn row: DayRow) -> Int64 {
    var (first, last) = (Int64.max, Int64.min)
    for (_, moment) in moments.chain(from: row.lastMoment)
    where moment.flags.isDisjoint(with: .gone) && moment.flags.precision != .day {
      first = min(first, moment.happenedAt)
      last = max(last, moment.happenedAt)
    }
    let (spread, overflow) = last.subtractingReportingOverflow(first)
    guard first <= last else { return 0 }
    return overflow ? .max : spread / 60_000
  }
}
