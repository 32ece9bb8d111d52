package import CivilTime
package import Domain
import Events

extension History {
  /// The days beside a forgiven one that keep the streak before it from going on, by the person's
  /// rule: those before the next day that counts, and before today. Of weeks their first days.
  ///
  /// - Returns: oldest first; none where the streak goes on, or had not begun.
  /// - Complexity: linear in the days from the forgiven one to today.
  package func openDays(
    around forgiven: CivilDay, of goal: GoalFacts, today: CivilDay
  ) -> [CivilDay] {
    let then = firstStreak(of: goal, today: forgiven)
    guard let first = firstOpenDay(after: then.streak, forgiven, goal, today) else { return [] }
    let step = then.streak.unit == .weeks ? 7 : 1
    var open: [CivilDay] = []
    var day = first
    while day + (step - 1) < today, !counts(day, for: goal, then) {
      if !isExcused(day, of: goal, then) { open.append(day) }
      day = day + step
    }
    return open
  }

  private func firstOpenDay(
    after then: Streak, _ forgiven: CivilDay, _ goal: GoalFacts, _ today: CivilDay
  ) -> CivilDay? {
    guard then.current > 0 else { return then.breaks.last?.day }
    let now = firstStreak(of: goal, today: today).streak
    let end = now.breaks.first { $0.day > forgiven }
    // A streak that grew after the forgiven day went on over it.
    return end.flatMap { $0.length == then.current ? $0.day : nil }
  }

  private func counts(_ day: CivilDay, for goal: GoalFacts, _ named: NamedStreak) -> Bool {
    named.definition == .loggedNonZero
      ? (total(of: goal.activity, on: day)?.amount ?? 0) > 0 : progress(of: goal, on: day).isMet
  }

  private func isExcused(_ day: CivilDay, of goal: GoalFacts, _ named: NamedStreak) -> Bool {
    if named.definition == .loggedNonZero {
      return isSkippedDate(day)
        || goalFacts(of: goal.activity).contains { $0.excuse(on: day) != nil }
    }
    return goal.excuse(ofPeriodHolding: day) != nil
      || !goal.isActive(on: goal.period(holding: day).upperBound)
      || named.streak.unit == .days && isSkippedDate(day)
  }
}
