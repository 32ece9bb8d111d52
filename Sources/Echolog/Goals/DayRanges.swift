/// Sets of days as half-open ranges, ascending, with days between them.
package struct DayRanges: Equatable, Sendable {
  /// By days since 1970; a range without an end reaches to `Int.max`.
  private(set) var ranges: [Range<Int>] = []

  package init() {}

  /// The days on which a goal does not count: before it begins and while it rests.
  package init(inactiveDaysOf goal: Goal) {
    var start = Int.min
    var isActive = false
    for day in [goal.firstDay] + goal.activeness.changes.map(\.day).filter({ $0 > goal.firstDay }) {
      if !isActive { add(start..<Int(day.daysSinceEpoch)) }
      (start, isActive) = (Int(day.daysSinceEpoch), goal.isActive(on: day))
    }
    if !isActive { add(start..<Int.max) }
  }

  /// The days on which a goal asks nothing.
  package init(_ excuses: [Excuse]) {
    self.init(
      unordered: excuses.compactMap { excuse in
        let first = Int(excuse.firstDay.daysSinceEpoch)
        let end = excuse.lastDay.map { Int($0.daysSinceEpoch) + 1 } ?? .max
        return first < end ? first..<end : nil
      })
  }

  private init(unordered ranges: [Range<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { add(range) }
  }

  /// Days that follow each other.
  package init(_ days: ClosedRange<CivilDay>) {
    add(Int(days.lowerBound.daysSinceEpoch)..<Int(days.upperBound.daysSinceEpoch) + 1)
  }

  /// Single days, ascending, or as many from each of them on.
  package init(_ days: [CivilDay], lengths length: Int = 1) {
    for day in days { add(Int(day.daysSinceEpoch)..<Int(day.daysSinceEpoch) + length) }
  }

  /// The days of both.
  package func union(_ other: DayRanges) -> DayRanges {
    DayRanges(unordered: ranges + other.ranges)
  }

  /// These days without those.
  package func subtracting(_ other: DayRanges) -> DayRanges {
    var rest = DayRanges()
    var index = 0
    for range in ranges {
      var start = range.lowerBound
      while index < other.ranges.count, other.ranges[index].upperBound <= start { index += 1 }
      var next = index
      while next < other.ranges.count, other.ranges[next].lowerBound < range.upperBound {
        rest.add(start..<max(start, other.ranges[next].lowerBound))
        start = max(start, other.ranges[next].upperBound)
        next += 1
      }
      if start < range.upperBound { rest.add(start..<range.upperBound) }
    }
    return rest
  }

  /// Adds days of which none comes before the begin of the last range.
  private mutating func add(_ days: Range<Int>) {
    if let last = ranges.last, last.upperBound >= days.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, days.upperBound)
    } else if !days.isEmpty {
      ranges.append(days)
    }
  }

  /// The range that a day is in.
  func range(holding day: CivilDay) -> Range<Int>? {
    ranges.first { $0.contains(Int(day.daysSinceEpoch)) }
  }

  /// - Complexity: linear in the ranges, which are few.
  package func contains(_ day: CivilDay) -> Bool {
    range(holding: day) != nil
  }

  /// The parts of these ranges that lie within some days, for showing them.
  package func within(_ days: ClosedRange<CivilDay>) -> [ClosedRange<CivilDay>] {
    let bounds = Int(days.lowerBound.daysSinceEpoch)..<Int(days.upperBound.daysSinceEpoch) + 1
    return ranges.compactMap { range in
      let part = range.clamped(to: bounds)
      guard let first = part.first, let last = part.last else { return nil }
      return CivilDay(daysSinceEpoch: Int32(first))...CivilDay(daysSinceEpoch: Int32(last))
    }
  }

  /// The weeks with any of these days, by week number.
  func widened(to weeks: WeekNumbers) -> DayRanges {
    var widened = DayRanges()
    for range in ranges {
      let first = range.lowerBound == .min ? .min : weeks.number(ofDay: range.lowerBound)
      let end = range.upperBound == .max ? .max : weeks.number(ofDay: range.upperBound - 1) + 1
      widened.add(first..<end)
    }
    return widened
  }
}

extension CivilDay {
  /// The week that holds it.
  func week(startingOn first: Weekday) -> ClosedRange<CivilDay> {
    let begin = startOfWeek(startingOn: first)
    return begin...(begin + 6)
  }
}

/// Numbers weeks without gaps, so that the next week is the next number.
struct WeekNumbers {
  /// Where the week of 1970-01-01 begins, in days since then: −6 to 0.
  private let origin: Int

  init(startingOn first: Weekday) {
    origin = Int(CivilDay.epoch.startOfWeek(startingOn: first).daysSinceEpoch)
  }

  func number(_ day: CivilDay) -> Int { number(ofDay: Int(day.daysSinceEpoch)) }

  func number(ofDay day: Int) -> Int {
    let (weeks, rest) = (day - origin).quotientAndRemainder(dividingBy: 7)
    return rest < 0 ? weeks - 1 : weeks
  }

  func firstDay(_ number: Int) -> CivilDay {
    CivilDay(daysSinceEpoch: Int32(clamping: number * 7 + origin))
  }
}
