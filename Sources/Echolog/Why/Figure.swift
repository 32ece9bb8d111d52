/// What a person can ask the evidence of: a number that the diary shows, or how an entry stands.
package enum Figure: Hashable, Sendable {
  /// How long something has been kept up.
  case streak(StreakFigure)
  /// How far a goal is in its day or week.
  case progress(goal: EventName)
  /// Whether a badge was shown, and what earns it; of the first goal met any activity.
  case badge(Badge, Activity)
  case statistic(Statistic)
  case moment(EventName)
  case echo(EventName)
  /// What the day of the question holds.
  case today
}

/// A streak that one can ask about.
package struct StreakFigure: Hashable, Sendable {
  package let subject: Subject
  package let definition: StreakDefinition
  /// Whether the longest one is meant and not the current one.
  package let isLongest: Bool

  /// Of what.
  package enum Subject: Hashable, Sendable {
    case goal(EventName)
    /// Of any log, which asks for no goal.
    case activity(Activity)
  }

  package init(of goal: EventName, _ definition: StreakDefinition, isLongest: Bool = false) {
    (subject, self.definition, self.isLongest) = (.goal(goal), definition, isLongest)
  }

  package init(ofAnyLogOf activity: Activity, isLongest: Bool = false) {
    (subject, definition, self.isLongest) = (.activity(activity), .loggedNonZero, isLongest)
  }
}

/// A total over all of a history.
package enum Statistic: Hashable, Sendable {
  case notesSent, echoesDelivered, echoesDue, echoesOpened, echoesAnswered, echoesPutAway
  case echoesReadAgain, echoesOnTheirWay, echoesCancelled, moments, goals, memories
  case notesSentThisMonth, firstNoteDay, daysSinceFirstNote, firstMomentDay, intervalsUsed
  case logs(Activity), days(Activity), amount(Activity)

  /// All of them, in the order in which totals are shown.
  package static func all(of activities: [Activity]) -> [Statistic] {
    [
      .notesSent, .echoesDelivered, .echoesOpened, .echoesAnswered, .echoesPutAway,
      .echoesReadAgain, .echoesOnTheirWay, .echoesCancelled, .echoesDue, .notesSentThisMonth,
      .firstNoteDay, .daysSinceFirstNote, .intervalsUsed, .moments, .firstMomentDay, .goals,
      .memories,
    ] + activities.flatMap { [.amount($0), .days($0), .logs($0)] }
  }

  /// As `stats` names it for scripts: `moments`, `water.amount`.
  package var name: String {
    switch self {
    case .logs(let activity): activity.label + ".logs"
    case .days(let activity): activity.label + ".days"
    case .amount(let activity): activity.label + ".amount"
    default: caseName(of: self)
    }
  }

  /// Of what it is a total, where that is an activity.
  package var activity: Activity? {
    switch self {
    case .logs(let activity), .days(let activity), .amount(let activity): activity
    default: nil
    }
  }

  func value(in counts: Statistics) -> FigureValue {
    let logged = counts.activities.first { $0.activity == activity }
    return switch self {
    case .notesSent: .count(counts.vibesSent)
    case .echoesDelivered: .count(counts.echoesDelivered)
    case .echoesDue: .count(counts.echoesDue)
    case .echoesOpened: .count(counts.echoesRevealed)
    case .echoesAnswered: .count(counts.echoesReflected)
    case .echoesPutAway: .count(counts.echoesDismissed)
    case .echoesReadAgain: .count(counts.echoesReopened)
    case .echoesOnTheirWay: .count(counts.echoesScheduled)
    case .echoesCancelled: .count(counts.echoesCancelled)
    case .moments: .count(counts.moments)
    case .goals: .count(counts.goals)
    case .memories: .count(counts.memories)
    case .notesSentThisMonth: .count(counts.vibesSentThisMonth)
    case .daysSinceFirstNote: .count(counts.daysSinceFirstVibe)
    case .intervalsUsed: .count(counts.intervalsUsed)
    case .firstNoteDay: .date(counts.firstVibeDay)
    case .firstMomentDay: .date(counts.firstMomentDay)
    case .logs: .count(logged?.logCount)
    case .days: .count(logged?.dayCount)
    case .amount: .number(logged?.amount ?? 0)
    }
  }
}

/// What a figure is, with as much of its reason as the history itself knows.
package enum FigureValue: Equatable, Sendable {
  case streak(StreakValue)
  case progress(ProgressValue)
  case badge(BadgeValue)
  case number(Int64)
  /// Nil before the first.
  case date(CivilDay?)
  case moment(MomentValue)
  case echo(EchoValue)
  case day(DayValue)

  fileprivate static func count(_ count: Int?) -> FigureValue { .number(Int64(count ?? 0)) }
}

/// How long a streak is, over which days it went, and by which targets its days were measured.
package struct StreakValue: Equatable, Sendable {
  package let length: Int
  package let unit: Streak.Unit
  /// Its first day, and the last one that it may reach; nil where there is none.
  package let days: ClosedRange<CivilDay>?
  package let bridges: [StreakReasons.Bridge]
  /// The events that set the targets of the days or weeks that count.
  package let targets: [EventName]
}

/// How far a goal is, and by what it is measured.
package struct ProgressValue: Equatable, Sendable {
  package let amount: Int64
  package let target: Int64
  /// The event that set the target.
  package let targetSetBy: EventName?
  package let period: ClosedRange<CivilDay>
  package let isActive: Bool
  /// Why the goal asks nothing, by which event, and on which days.
  package let excuse: Excuse?
}

/// A badge as it was shown and as it is earned now.
package struct BadgeValue: Equatable, Sendable {
  package let shown: BadgeStanding.Showing?
  package let earned: EarnedBadge?
  /// The event that set the target by which a first goal is met now.
  package let targetSetBy: EventName?
}

/// How a moment stands.
package struct MomentValue: Equatable, Sendable {
  package let day: CivilDay
  package let isRemoved: Bool
  /// The event that holds a later praise.
  package let laterPraise: EventName?
}

/// How an Echo stands.
package struct EchoValue: Equatable, Sendable {
  package let state: EchoState
  package let delivery: Delivery
  package let reveal: EventName?
  package let reflection: EventName?
  package let isTakenBack: Bool
}

/// What a day holds.
package struct DayValue: Equatable, Sendable {
  package let day: CivilDay
  package let moments: Int
  package let memories: Int
  package let notesSent: Int
  package let echoesDue: Int
  /// Of each activity that was logged.
  package let totals: [JourneyDay.ActivityTotal]
}
