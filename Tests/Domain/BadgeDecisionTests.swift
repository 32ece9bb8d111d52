import Echolog
import Platform
import Testing

@Suite struct BadgeDecisionTests {
  @Test func `Each badge that waits is shown about its goal, with the day that earned it`() {
    let waiting = [Badge.firstGoalMet, .streak7Days].map {
      EarnedBadge(badge: $0, goal: Given.id, earnedOn: Given.day("2025-11-17"))
    }
    let pending = ShowBadges().decide(waiting, in: Given.tuesday)
    let day = Given.day("2025-11-17").daysSinceEpoch
    #expect(
      pending.map(\.body) == [
        .badgeShown(BadgeShown(badge: .firstGoalMet, earnedDay: day)),
        .badgeShown(BadgeShown(badge: .streak7Days, earnedDay: day)),
      ])
    #expect(pending.allSatisfy { $0.subject == Given.id })
    #expect(pending.allSatisfy { $0.eventTime.day == Given.day("2025-11-18") })
  }

  @Test func `Where none waits nothing is shown`() {
    #expect(ShowBadges().decide([], in: Given.tuesday).isEmpty)
  }

  @Test func `Badges have words of their own, and streaks of growing length`() {
    let lengths = Badge.registry.compactMap(\.streakDays)
    #expect(lengths == lengths.sorted() && Set(lengths).count == Badge.registry.count - 1)
    #expect(Set(Badge.registry.map(\.label)).count == Badge.registry.count)
    #expect(Badge.unspecified.streakDays == nil && Badge.unspecified.label.isEmpty)
  }
}
