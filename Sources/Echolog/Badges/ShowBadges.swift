package import Platform

extension Badge {
  /// The badges there are (S3 FR3.4 and what follows them), the quickest to earn first.
  package static let registry = allCases.filter { $0 != .unspecified }

  /// The word by which scripts know it; empty for `unspecified`.
  package var label: String {
    switch self {
    case .unspecified: ""
    case .firstGoalMet: "firstGoalMet"
    case .streak7Days: "streak7Days"
    case .streak30Days: "streak30Days"
    case .streak100Days: "streak100Days"
    case .streak365Days: "streak365Days"
    }
  }

  /// How many days in a row with something logged earn it (S3 FR3.3); nil for what is no streak.
  package var streakDays: Int? {
    switch self {
    case .unspecified, .firstGoalMet: nil
    case .streak7Days: 7
    case .streak30Days: 30
    case .streak100Days: 100
    case .streak365Days: 365
    }
  }
}

/// A badge that what is recorded now would earn.
package struct EarnedBadge: Equatable, Sendable {
  package let badge: Badge
  /// The goal that it speaks of.
  package let goal: EventName
  /// The first day on which all was done that it takes.
  package let earnedOn: CivilDay

  package init(badge: Badge, goal: EventName, earnedOn: CivilDay) {
    self.badge = badge
    self.goal = goal
    self.earnedOn = earnedOn
  }
}

/// Shows badges to the person, for the first and only time.
package struct ShowBadges: Equatable, Sendable {
  package init() {}

  /// - Parameter waiting: those earned that nobody was shown yet, on any device.
  /// - Returns: a pending event for each; a badge is no command, so nothing is refused.
  package func decide(_ waiting: [EarnedBadge], in context: Context) -> [PendingEvent] {
    waiting.map { earned in
      let shown = BadgeShown(badge: earned.badge, earnedDay: earned.earnedOn.daysSinceEpoch)
      return PendingEvent(.badgeShown(shown), about: earned.goal, in: context)
    }
  }
}
