/// How long something has been kept up, always with its unit.
///
///     for streak in try await diary.goals().map(\.streak) where streak.isAtRisk {
///       show(streak.current, streak.countsWeeks ? "weeks" : "days")
///     }
///
/// The current day or week is pending until it ends: it never breaks a streak, and lengthens it
/// once it is fulfilled, of a goal of at most once it is over; one that goes above that ends the
/// streak at once. Neutral days (a goal at rest) neither lengthen nor break one.
public struct Streak: Equatable, Sendable {
  package let unit: Unit
  /// In days, or in weeks.
  public let current: Int
  /// The longest there was, in the same unit.
  public let longest: Int
  /// The first day of the current streak; nil when there is none.
  public let startedOn: CivilDay?
  /// The first day of the longest streak, the latest of equals; nil when there is none.
  package let longestStartedOn: CivilDay?
  /// True while today, or this week, counts and is neither fulfilled nor missed yet.
  package let isPending: Bool
  private let bound: Bound
  /// The last day of the day or week that has to be fulfilled next; nil when none counts any more.
  public let nextDeadline: CivilDay?
  /// Days within the current streak that neither lengthened nor broke it, oldest first.
  package let neutral: [ClosedRange<CivilDay>]
  /// Every streak that there was, the current one too, oldest first.
  package let runs: [Run]
  /// Where streaks ended, oldest first.
  package var breaks: [Break] {
    runs.compactMap { run in run.endedOn.map { Break(day: $0, length: run.length) } }
  }

  /// The longest one, the latest of equals.
  var longestRun: Run? { runs.last { $0.firstDay == longestStartedOn } }

  /// True while a streak ends unless something is done by `nextDeadline`, which is today's or this
  /// week's. Of a goal of at most nothing has to be done.
  public var isAtRisk: Bool { isPending && current > 0 && bound == .atLeast }

  /// Whether weeks are counted, and not days.
  public var countsWeeks: Bool { unit == .weeks }

  /// What is counted.
  package enum Unit: String, Sendable {
    case days, weeks
  }

  /// A streak from its begin to its end.
  package struct Run: Equatable, Sendable {
    package let firstDay: CivilDay
    /// Of the last day, or week, that was fulfilled.
    package let lastDay: CivilDay
    package let length: Int
    /// The day, or the first day of the week, that was not fulfilled; nil while it goes on.
    package let endedOn: CivilDay?
  }

  /// A streak that ended.
  package struct Break: Equatable, Sendable {
    /// The day, or the first day of the week, that was not fulfilled.
    package let day: CivilDay
    /// How long the streak was.
    package let length: Int

    package init(day: CivilDay, length: Int) {
      self.day = day
      self.length = length
    }
  }
}

/// What counts as keeping something up. Every streak names its definition.
package enum StreakDefinition: String, CaseIterable, Sendable {
  /// Days with more than nothing logged, whatever the target (S3 FR3.3; the default).
  case loggedNonZero
  /// Days, or weeks of a weekly goal, on which the target then in force was reached.
  case goalMet
  /// The goal's own periods, counted whole: weeks of a weekly goal, days of a daily one.
  case period
}

extension Streak {
  /// One made by hand, as for a preview or a test; none is at risk that is of 0 days.
  public init(
    current: Int, longest: Int, countsWeeks: Bool = false, startedOn: CivilDay? = nil,
    isAtRisk: Bool = false, nextDeadline: CivilDay? = nil
  ) {
    self.init(
      unit: countsWeeks ? .weeks : .days, current: current, longest: longest,
      startedOn: startedOn, longestStartedOn: nil, isPending: isAtRisk,
      bound: .atLeast, nextDeadline: nextDeadline, neutral: [], runs: [])
  }

  /// A streak of days.
  ///
  /// - Parameters:
  ///   - fulfilled: the days that count, ascending, each once; days after today are left out.
  ///   - neutral: days that neither lengthen nor break; what is fulfilled counts all the same.
  ///   - bound: of the goal, if one asks for the days.
  ///   - isExceeded: whether today is missed already.
  /// - Complexity: linear in days and neutral ranges, whatever lies between the days.
  package init(
    days fulfilled: [CivilDay], neutral: DayRanges, today: CivilDay, _ bound: Bound = .atLeast,
    isExceeded: Bool = false
  ) {
    self.init(
      steps: fulfilled.map { Int($0.daysSinceEpoch) }, neutral: neutral.ranges,
      now: Int(today.daysSinceEpoch), unit: .days, bound, isExceeded: isExceeded
    ) { CivilDay(daysSinceEpoch: Int32(clamping: $0)) }
  }

  /// A streak of weeks, each named by any of its days.
  ///
  /// - Parameters:
  ///   - fulfilled: a day of each week that counts, ascending, each week once.
  ///   - neutral: a week that touches one of these days neither lengthens nor breaks, but counts
  ///     when it is fulfilled: a week that a goal covers in part can only help.
  package init(
    weeks fulfilled: [CivilDay], startingOn first: Weekday, neutral: DayRanges, today: CivilDay,
    _ bound: Bound = .atLeast, isExceeded: Bool = false
  ) {
    let calendar = WeekNumbers(startingOn: first)
    self.init(
      steps: fulfilled.map(calendar.number), neutral: neutral.widened(to: calendar).ranges,
      now: calendar.number(today), unit: .weeks, bound, isExceeded: isExceeded,
      day: calendar.firstDay)
  }

  private init(
    steps: [Int], neutral: [Range<Int>], now: Int, unit: Unit, _ bound: Bound, isExceeded: Bool,
    day: (Int) -> CivilDay
  ) {
    var gaps = NeutralGaps(ranges: neutral)
    var runs: [Run] = []
    var run: (first: Int, last: Int, length: Int)?
    func close(_ open: (first: Int, last: Int, length: Int), missing missed: Int?) {
      runs.append(
        Run(
          firstDay: day(open.first), lastDay: day(open.last + 1) - 1, length: open.length,
          endedOn: missed.map(day)))
    }
    for step in steps where step <= now {
      if let open = run {
        let missed = gaps.firstCounting(after: open.last)
        if missed < step {
          close(open, missing: missed)
          run = nil
        }
      }
      run = (run?.first ?? step, step, (run?.length ?? 0) + 1)
    }
    if let open = run {
      let missed = gaps.firstCounting(after: open.last)
      let isOver = missed < now || isExceeded && missed == now
      close(open, missing: isOver ? missed : nil)
      if isOver { run = nil }
    }
    let isDone = run?.last == now
    isPending = !isDone && !isExceeded && gaps.firstCounting(after: now - 1) == now
    let next = isPending ? now : gaps.firstCounting(after: now)
    nextDeadline = next == .max ? nil : day(next + 1) - 1
    let current = (run?.first ?? now)..<now + 1
    self.neutral =
      run == nil
      ? []
      : neutral.compactMap { range in
        let part = range.clamped(to: current)
        return part.isEmpty ? nil : day(part.lowerBound)...(day(part.upperBound) - 1)
      }
    (self.unit, self.bound) = (unit, bound)
    self.current = run?.length ?? 0
    let longest = runs.map(\.length).max() ?? 0
    self.longest = longest
    startedOn = (run?.first).map(day)
    longestStartedOn = runs.last { $0.length == longest }?.firstDay
    self.runs = runs
  }
}

/// Walks neutral ranges forward beside the days.
private struct NeutralGaps {
  let ranges: [Range<Int>]
  var index = 0

  /// The first step after this one that is not neutral. Arguments never decrease, except that the
  /// same one may be asked again.
  mutating func firstCounting(after step: Int) -> Int {
    while index < ranges.count, ranges[index].upperBound <= step + 1 { index += 1 }
    guard index < ranges.count, ranges[index].contains(step + 1) else { return step + 1 }
    return ranges[index].upperBound
  }
}
