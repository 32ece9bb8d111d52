import CivilTime
import Domain

/// What is said where a command about days that do not count does nothing, or too little.
extension Catalogue {
  /// That a day was forgiven over which no streak goes on, and what lets one.
  ///
  /// - Parameter open: the days beside it, or the first ones of weeks, that nothing counts on; none
  ///   where no streak had begun.
  static func inVain(
    _ goal: GoalFacts, _ forgiven: CivilDay, open: [CivilDay], _ unit: Streak.Unit,
    mayForgive: Bool
  ) -> String {
    let said = "No streak of \(name(goal)) goes on over it"
    guard let first = open.first, let last = open.last else { return said + ": none had begun." }
    if mayForgive, first >= goal.firstDay {
      let place = first < forgiven ? "before" : "after"
      return said + ": \(day(first)) \(place) it is open too. "
        + "echolog freeze \(first) forgives that as well."
    }
    let one = unit == .weeks ? "more week is" : "more day is"
    let many = unit == .weeks ? "more weeks are" : "more days are"
    let left = said + ": \(count(open.count, one, many)) open."
    // No excuse reaches back before the goal.
    guard first >= goal.firstDay else { return left }
    return left + " echolog goal pause \"\(GoalName(goal).words)\" --from \(first) --to \(last) "
      + (open.count == 1 ? "leaves it out." : "leaves them out.")
  }

  /// How a pause gets an earlier end; nil where that is its end as it is.
  private static func ending(
    _ asked: CivilDay, before last: CivilDay?, _ goal: GoalName
  ) -> String? {
    guard last.map({ asked < $0 }) ?? true else { return nil }
    return "echolog goal resume \"\(goal.words)\" --from \(asked + 1) ends it on \(day(asked))."
  }

  private static let everyExcuse =
    "echolog goal history ID shows every such day, and echolog goals the ID."

  static func aboutExcuses(_ rejection: Rejection) -> RejectionWords {
    switch rejection {
    case .dayAlreadyExcused(let day, let kind):
      (
        "\(Self.day(day)) is \(word(kind)) already, so no streak ends there.",
        everyExcuse
      )
    case .weekAlreadyExcused(let day, let kind):
      (
        "A day of the week from \(Self.day(day)) is \(word(kind)) already, so no streak of weeks "
          + "ends there.", everyExcuse
      )
    case .dayNotOver(let day):
      (
        "\(Self.day(day)) is not over, so there is nothing to forgive yet.",
        "echolog skip leaves a day out beforehand."
      )
    case .weekNotOver(let end):
      (
        "The week to \(day(end)) is not over, so there is nothing to forgive yet.",
        "echolog skip leaves a week out beforehand."
      )
    case .dayFulfilled(let day):
      ("The goal was reached on \(Self.day(day)); there is nothing to forgive.", nil)
    case .freezesSpent(let days):
      (
        "\(count(FreezeDay.budget, "day")) in any \(FreezeDay.budgetDays) can be forgiven; "
          + "\(all(days.map { day($0) })) are.",
        "echolog skip leaves a day out for a reason, as often as you need."
      )
    case .pauseEndsBeforeBegin(let first):
      ("The pause begins on \(day(first)).", "Give --to that day or a later one.")
    case .goalAlreadyPaused(let first, let last, let goal, let asked):
      (
        "This goal is paused already, \(paused(from: first, until: last)).",
        asked.flatMap { ending($0, before: last, goal) }
          ?? "echolog goal resume lets it count again."
      )
    case .goalNotPaused:
      ("This goal is not paused.", "echolog goal pause leaves days out of its streaks.")
    default: notInThisGroup
    }
  }
}
