/// A streak of a goal with the reason for its length, and why those before it ended.
package struct StreakReasons: Equatable, Sendable {
  package let definition: StreakDefinition
  package let streak: Streak
  /// Days within the current streak that were not fulfilled and did not end it, oldest first. In a
  /// streak of weeks, those in weeks that were not reached.
  package let bridges: [Bridge]
  /// As many as `streak.breaks`, in their order.
  package let breaks: [Break]

  /// Days that a streak went over, and why.
  package struct Bridge: Equatable, Sendable {
    package let days: ClosedRange<CivilDay>
    /// The stable name of the cause, for scripts: the kind of an excuse, `rest`, or `dateSkipped`
    /// where the date never came where the person was.
    package let word: String
    /// The event that recorded it; nil where none did, as before the first day of a goal.
    package let event: EventName?
    /// Nil where the cause is another one.
    package private(set) var excuse: Excuse?
  }

  /// A streak that ended, and what there was on the day, or in the week, that ended it.
  package struct Break: Equatable, Sendable {
    package let end: Streak.Break
    package let activity: Activity
    package let period: ClosedRange<CivilDay>
    package let amount: Int64
    /// How many logs it is the sum of, because a sum of zero is not the same as nothing logged.
    package let logCount: Int
    /// Nil where the definition asks nothing of the target.
    package let target: Int64?
  }
}

extension History {
  /// A streak of a goal, explained.
  package func streakReasons(
    of goal: Goal, _ definition: StreakDefinition, today: CivilDay
  ) -> StreakReasons {
    reasons(
      of: StreakGround(goal, definition, in: self, today: today), goal.activity, definition,
      today: today,
      measuredBy: definition == .loggedNonZero ? nil : goal)
  }

  /// The streak of any log of an activity, explained, whatever goals it has.
  package func streakReasons(ofAnyLogOf activity: Activity, today: CivilDay) -> StreakReasons {
    reasons(
      of: StreakGround(anyLogOf: activity, in: self), activity, .loggedNonZero, today: today,
      measuredBy: nil)
  }

  private func reasons(
    of ground: StreakGround, _ activity: Activity, _ definition: StreakDefinition,
    today: CivilDay, measuredBy goal: Goal?
  ) -> StreakReasons {
    let streak = ground.streak(today: today)
    let breaks = streak.breaks.map { end in
      let period = ground.unit == .weeks ? end.day...(end.day + 6) : end.day...end.day
      let totals = totals(of: activity, in: period)
      return StreakReasons.Break(
        end: end, activity: activity, period: period,
        amount: totals.reduce(0) { $0 &+ $1.amount },
        logCount: totals.reduce(0) { $0 + $1.logCount }, target: goal?.measure(of: period))
    }
    return StreakReasons(
      definition: definition, streak: streak,
      bridges: streak.startedOn.map { ground.bridges(in: $0...today) } ?? [], breaks: breaks)
  }
}

extension StreakGround {
  /// The days of a running streak that were not fulfilled. Of a day with several causes the first
  /// is given: an excuse, then rest, then a date that never came.
  func bridges(in run: ClosedRange<CivilDay>) -> [StreakReasons.Bridge] {
    var told = DayRanges(fulfilled, lengths: unit == .weeks ? 7 : 1)
    var bridges: [StreakReasons.Bridge] = []
    func add(_ days: DayRanges, _ word: String, by event: EventName?, _ excuse: Excuse? = nil) {
      let open = days.subtracting(told)
      bridges += open.within(run).map {
        StreakReasons.Bridge(days: $0, word: word, event: event, excuse: excuse)
      }
      told = told.union(open)
    }
    for excuse in goals.flatMap(\.excuses) {
      add(DayRanges([excuse]), excuse.kind.rawValue, by: excuse.event, excuse)
    }
    // Only the streak of one goal goes over its rest.
    let rests = goals.flatMap(\.activeness.changes).filter { !$0.value }
    for days in resting.within(run) {
      add(DayRanges(days), "rest", by: rests.last { $0.day <= days.lowerBound }?.event)
    }
    add(skippedDates, "dateSkipped", by: nil)
    return bridges.sorted { $0.days.lowerBound < $1.days.lowerBound }
  }
}
