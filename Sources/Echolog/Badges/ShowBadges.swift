/// A badge that what is recorded now would earn.
///
///     let logged = try await diary.perform(LogActivity(.steps, amount: 8000))
///     for earned in logged.badges { show(earned.badge, earned.goal) }
public struct EarnedBadge: Equatable, Sendable {
  /// Which it is.
  public let badge: Badge
  /// The goal that it speaks of.
  public let goal: EntryID
  /// The first day on which all was done that it takes.
  public let earnedOn: CivilDay

  /// One made by hand, as for a preview or a test.
  public init(badge: Badge, goal: EntryID, earnedOn: CivilDay) {
    self.badge = badge
    self.goal = goal
    self.earnedOn = earnedOn
  }
}

/// Shows badges to the person, for the first and only time: what one device has shown, no other
/// shows again. They are events of their own, behind that of the command which earned them: undoing
/// it leaves on record what the person saw.
package struct ShowBadges: Command {
  package init() {}

  /// - Parameter waiting: those earned that nobody was shown yet, on any device.
  /// - Returns: a draft for each; a badge is no command, so nothing is refused.
  package func decide(_ waiting: [EarnedBadge], in now: Now) -> [PendingEvent] {
    waiting.map { earned in
      let shown = BadgeShown(badge: earned.badge, earnedDay: earned.earnedOn.daysSinceEpoch)
      return PendingEvent(.badgeShown(shown), about: earned.goal, in: now)
    }
  }

  /// Records them, and answers those that were earned, the first one in front.
  package func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<[EarnedBadge]> {
    let waiting = history.waitingBadges(today: now.today)
    return .records(decide(waiting, in: now), waiting)
  }
}
