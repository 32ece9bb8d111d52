public import Platform

/// A day of a goal over which no streak goes on, even where it is forgiven, and why.
///
///     do {
///       try await diary.perform(ExcuseGoals(.freeze(FreezeDay())))
///     } catch DiaryFailure.refused(.noStreakGoesOn(let freeze)) {
///       show(freeze.goal.activity, freeze.day, freeze.open, freeze.way == .freeze)
///     }
public struct VainFreeze: Equatable, Sendable {
  /// The goal that was to be forgiven.
  public let goal: GoalName
  /// The day that was.
  public let day: CivilDay
  /// The days beside it that nothing counts on, or the first ones of weeks, oldest first; none
  /// where no streak had begun.
  public let open: [CivilDay]
  package let unit: Streak.Unit
  /// What lets a streak go on; nil where nothing does.
  public let way: Way?

  /// Whether the streak counts weeks.
  public var countsWeeks: Bool { unit == .weeks }

  /// How the open days are left out.
  public enum Way: Equatable, Sendable {
    /// The one of them can be forgiven too.
    case freeze
    /// They are too many for that.
    case pause
  }

  /// - Parameter goal: as it is when the day is forgiven.
  package init(
    _ day: CivilDay, of goal: Goal, open: [CivilDay], unit: Streak.Unit, today: CivilDay
  ) {
    self.goal = GoalName(goal)
    self.day = day
    self.open = open
    self.unit = unit
    // No excuse reaches back before the goal.
    guard let first = open.first, first >= goal.firstDay else {
      way = nil
      return
    }
    // All of them fit into the budget, or none is worth a part of it.
    let mayForgive =
      open.count <= FreezeDay.left(of: goal, on: today)
      && open.allSatisfy { FreezeDay.isWithinBudget($0, of: goal) }
    way = mayForgive ? .freeze : .pause
  }
}
