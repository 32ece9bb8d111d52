/// A goal, with all that was said of it.
package struct Goal: Equatable, Sendable {
  package let id: EventName
  package let activity: Activity
  package let period: Period
  package let bound: Bound
  /// On which day the weeks of a weekly goal begin.
  package let weekStart: Weekday
  package let firstDay: CivilDay
  package var targets = Timeline<Int64>()
  /// Whether the goal counts; true from the first day on unless it was deactivated.
  package var activeness = Timeline<Bool>()
  /// Days on which it asks nothing, in the order in which they were recorded.
  package var excuses: [Excuse] = []

  /// A goal as an event sets it.
  package init(
    _ activity: Activity, target: Int64, per period: Period, bound: Bound = .atLeast,
    weekStart: Weekday = .monday, from firstDay: CivilDay, by event: EventName
  ) {
    (id, self.activity, self.period, self.bound) = (event, activity, period, bound)
    (self.weekStart, self.firstDay) = (weekStart, firstDay)
    targets.set(target, from: firstDay, by: event)
    activeness.set(true, from: firstDay, by: event)
  }

  /// Whether the goal counts on that day.
  package func isActive(on day: CivilDay) -> Bool {
    day >= firstDay && activeness.value(on: day) == true
  }

  /// Whether the goal counts on that day, or on its first day where that is still to come, as after
  /// the person set a later start of the day.
  package func isActive(asOf day: CivilDay) -> Bool { isActive(on: max(day, firstDay)) }

  /// The target in force on that day; nil before the goal began.
  package func target(on day: CivilDay) -> Int64? {
    day >= firstDay ? targets.value(on: day) : nil
  }

  /// Whether the target is in force on that day, and no other one is set for a later day.
  func hasTarget(_ target: Int64, from day: CivilDay) -> Bool {
    self.target(on: day) == target
      && targets.changes.allSatisfy { $0.day <= day || $0.value == target }
  }

  /// Why the goal asks nothing on that day; the first reason recorded, where there is more. A pause
  /// is as long as all that go on from it.
  package func excuse(on day: CivilDay) -> Excuse? {
    let first = excuses.first { $0.contains(day) }
    return first?.kind == .pause ? pause(on: day) : first
  }

  /// The pause of a day, as long as all that overlap or follow each other without a day between
  /// them; by the event that was first to pause that day.
  package func pause(on day: CivilDay) -> Excuse? {
    let pauses = excuses.filter { $0.kind == .pause }
    let number = Int(day.daysSinceEpoch)
    guard let said = pauses.first(where: { $0.contains(day) }),
      let days = DayRanges(pauses).range(holding: day)
    else { return nil }
    let last = days.upperBound == .max ? nil : day + (days.upperBound - 1 - number)
    return Excuse(
      .pause, from: day - (number - days.lowerBound), to: last, by: said.event,
      hasReason: said.hasReason)
  }

  /// The next pause that begins after a day, as long as all that go on from it.
  package func pause(after day: CivilDay) -> Excuse? {
    let current = pause(on: day)
    let begins = excuses.filter { $0.kind == .pause }.map(\.firstDay)
    return begins.filter { $0 > day && current?.contains($0) != true }.sorted().lazy
      .compactMap(pause(on:)).first
  }

  /// The first day from one on that no excuse leaves out; nil where a pause goes on until it is
  /// ended.
  ///
  /// - Complexity: linear in the excuses, however many days they have.
  package func firstDayAsking(from day: CivilDay) -> CivilDay? {
    guard let days = DayRanges(excuses).range(holding: day) else { return day }
    return days.upperBound == .max ? nil : day + (days.upperBound - Int(day.daysSinceEpoch))
  }

  /// Why a week of the goal asks nothing, because of some of its days: the freeze, where there is
  /// one; else the first reason recorded.
  package func excuse(within period: ClosedRange<CivilDay>) -> Excuse? {
    let excuses = excuses.filter {
      $0.firstDay <= period.upperBound && $0.reaches(max($0.firstDay, period.lowerBound))
    }
    return excuses.first { $0.kind == .freeze } ?? excuses.first
  }

  /// Why the goal asks nothing in its day or the week of a day: what is recorded of the day itself,
  /// else of a weekly goal what leaves its week out.
  package func excuse(ofPeriodHolding day: CivilDay) -> Excuse? {
    excuse(on: day) ?? (period == .week ? excuse(within: period(holding: day)) : nil)
  }

  /// The day, or the week of it, by the period of this goal.
  package func period(holding day: CivilDay) -> ClosedRange<CivilDay> {
    period == .week ? day.week(startingOn: weekStart) : day...day
  }

  /// The same with a day forgiven, or not.
  package func forgiving(_ day: CivilDay, _ isForgiven: Bool) -> Goal {
    var goal = self
    goal.excuses.removeAll { $0.kind == .freeze && $0.firstDay == day }
    if isForgiven { goal.excuses.append(Excuse(.freeze, from: day, to: day, by: id)) }
    return goal
  }

  /// The target by which a period is measured: the one in force on its last day, so that a change
  /// within a week counts for that week; 0 for a period before the goal.
  func measure(of period: ClosedRange<CivilDay>) -> Int64 {
    target(on: period.upperBound) ?? 0
  }

  /// The least sum that decides about a period before it is over: it reaches the target, or goes
  /// above one of at most. Zero does neither, even where a foreign writer set a target below one.
  func decidingSum(of period: ClosedRange<CivilDay>) -> Int64 {
    switch bound {
    case .atLeast: max(1, measure(of: period))
    case .atMost: min(max(0, measure(of: period)), .max - 1) + 1
    }
  }

  /// Whether a period with this sum keeps the goal, one of at most once it is over.
  func isKept(by sum: Int64, in period: ClosedRange<CivilDay>) -> Bool {
    (sum >= decidingSum(of: period)) == (bound == .atLeast)
  }

  /// Whether a goal of at most asks something in all of a period. Where it does not, to do nothing
  /// is no success.
  func asks(throughout period: ClosedRange<CivilDay>) -> Bool {
    excuse(within: period) == nil && DayRanges(inactiveDaysOf: self).within(period).isEmpty
  }

  func effectiveDay(_ day: CivilDay?, in now: Now) throws(Rejection) -> CivilDay {
    let day = day ?? max(now.today, firstDay)
    guard day >= firstDay else { throw .effectiveBeforeGoal(firstDay: firstDay) }
    return day
  }
}

/// Whether a goal asks to reach its target, or not to go above it.
///
///     let goal = SetGoal(.steps, target: 20_000, per: .day, bound: .atMost)
///     try await diary.perform(goal)
public enum Bound: String, CaseIterable, Sendable {
  case atLeast, atMost
}
