package import Platform

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
    package let cause: Cause

    /// The stable name of the cause, for scripts.
    package var word: String {
      switch cause {
      case .excuse(let excuse): excuse.kind.rawValue
      case .rest: "rest"
      case .dateSkipped: "dateSkipped"
      }
    }

    /// The event that recorded it, where there is one.
    package var event: EventName? {
      switch cause {
      case .excuse(let excuse): excuse.event
      case .rest(let event): event
      case .dateSkipped: nil
      }
    }
  }

  /// Why days did not count.
  package enum Cause: Equatable, Sendable {
    case excuse(Excuse)
    /// The goal was at rest, by the event that recorded it; nil before its first day.
    case rest(EventName?)
    /// The date never came where the person was.
    case dateSkipped
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
      of: StreakGround(goal, definition, in: self), goal.activity, definition, today: today,
      measuredBy: definition == .loggedNonZero ? nil : goal)
  }

  /// The streak of any log of an activity, explained, whatever goals it has.
  package func streakReasons(ofAnyLogOf activity: Activity, today: CivilDay) -> StreakReasons {
    let ground = StreakGround(anyLogOf: activity, goalCalendars(of: activity), in: self)
    return reasons(of: ground, activity, .loggedNonZero, today: today, measuredBy: nil)
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
    var sources = goals.flatMap(\.excuses).map {
      (DayRanges([$0]), StreakReasons.Cause.excuse($0))
    }
    sources += resting.within(run).map { days in
      // Only the streak of one goal goes over its rest.
      let changes = goals.flatMap(\.activeness.changes)
      let start = changes.last { !$0.value && $0.day <= days.lowerBound }
      return (DayRanges(days), .rest(start?.event))
    }
    sources.append((skippedDates, .dateSkipped))
    var told = DayRanges(fulfilled, lengths: unit == .weeks ? 7 : 1)
    var bridges: [StreakReasons.Bridge] = []
    for (source, cause) in sources {
      let open = source.subtracting(told)
      bridges += open.within(run).map { StreakReasons.Bridge(days: $0, cause: cause) }
      told = told.union(open)
    }
    return bridges.sorted { $0.days.lowerBound < $1.days.lowerBound }
  }
}
