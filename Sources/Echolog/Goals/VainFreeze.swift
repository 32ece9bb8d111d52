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

extension History {
  /// Why no streak of a goal goes on over a day, by any definition, where that is forgiven, whether
  /// it was or not; nil where one does.
  ///
  /// - Complexity: linear in the days.
  package func vainFreeze(
    _ day: CivilDay, of goal: Goal, today: CivilDay
  ) -> VainFreeze? {
    let (asking, forgiven) = (goal.forgiving(day, false), goal.forgiving(day, true))
    let goesOn = StreakDefinition.allCases.contains { definition in
      // Two streaks become one, or the last one is there again.
      streak(of: forgiven, definition, today: today).breaks.count
        < streak(of: asking, definition, today: today).breaks.count
    }
    guard !goesOn else { return nil }
    // A log on the day is no target reached: any log goes on over it as it is.
    let isLogged = counts(day, for: goal, .loggedNonZero, today)
    let definition =
      isLogged ? reachedDefinition(of: goal) : firstStreak(of: goal, today: today).definition
    let then = streak(of: forgiven, definition, today: day)
    return VainFreeze(
      day, of: forgiven, open: openDays(around: day, of: forgiven, definition, then, today),
      unit: then.unit, today: today)
  }

  /// The days beside a forgiven one that keep the streak before it from going on: those before the
  /// next day that counts, and before today, unless that is missed already. Of weeks their first
  /// days.
  ///
  /// - Parameter then: the streak as it was on the forgiven day.
  /// - Returns: oldest first; none where no streak had begun.
  private func openDays(
    around forgiven: CivilDay, of goal: Goal, _ definition: StreakDefinition, _ then: Streak,
    _ today: CivilDay
  ) -> [CivilDay] {
    let now = streak(of: goal, definition, today: today)
    let first =
      then.current > 0
      ? now.breaks.first { $0.day > forgiven && $0.length == then.current }?.day
      : then.breaks.last?.day
    guard let first else { return [] }
    let step = then.unit == .weeks ? 7 : 1
    let ground = StreakGround(goal, definition, in: self, today: today)
    let neutral = ground.neutral
    var open: [CivilDay] = []
    var day = first
    while day + (step - 1) < today || ground.exceeded.contains(day),
      !counts(day, for: goal, definition, today)
    {
      if neutral.within(day...day + (step - 1)).isEmpty { open.append(day) }
      day = day + step
    }
    return open
  }

  private func counts(
    _ day: CivilDay, for goal: Goal, _ definition: StreakDefinition, _ today: CivilDay
  ) -> Bool {
    definition == .loggedNonZero
      ? (total(of: goal.activity, on: day)?.amount ?? 0) > 0
      : progress(of: goal, on: day, today: today).isMet
  }
}
