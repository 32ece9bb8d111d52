import Echolog
import Platform

/// The messages where a command about days that do not count does nothing, or too little.
extension Messages {
  /// That a day was forgiven over which no streak goes on, and what lets one.
  static func inVain(_ vain: VainFreeze) -> String {
    let said = noStreakGoesOn(vain) + " over it: " + open(beside: vain)
    guard let first = vain.open.first, let last = vain.open.last else { return said }
    return switch vain.way {
    case .freeze: said + " echolog freeze \(first) forgives that as well."
    case .pause:
      said + " \(pausing(vain.goal, first, last)) "
        + (vain.open.count == 1 ? "leaves it out." : "leaves them out.")
    case nil: said
    }
  }

  /// That a day was not forgiven, because no streak would go on over it, and what lets one.
  private static func notForgiven(_ vain: VainFreeze) -> RejectionWords {
    let retryOnce = "echolog freeze \(vain.day) --goal \"\(vain.goal.words)\""
    let words = noStreakGoesOn(vain) + " over \(day(vain.day)), so it was not forgiven: "
    guard let first = vain.open.first, let last = vain.open.last, let way = vain.way else {
      return (words + open(beside: vain), retryOnce + " forgives it all the same.")
    }
    return (
      words + open(beside: vain),
      way == .freeze
        ? retryOnce + " and then echolog freeze \(first) forgive both."
        : pausing(vain.goal, min(first, vain.day), max(last, vain.day))
          + " leaves them all out; \(retryOnce) forgives this one all the same."
    )
  }

  private static func noStreakGoesOn(_ vain: VainFreeze) -> String {
    let period = vain.goal.period.map { " a " + $0.label } ?? ""
    return "No streak of \(vain.goal.activity.label)\(period) goes on"
  }

  private static func open(beside vain: VainFreeze) -> String {
    guard let first = vain.open.first else { return "none had begun." }
    guard vain.way != .freeze else {
      return "\(day(first)) \(first < vain.day ? "before" : "after") it is open too."
    }
    let one = vain.unit == .weeks ? "more week is" : "more day is"
    let many = vain.unit == .weeks ? "more weeks are" : "more days are"
    return count(vain.open.count, one, many) + " open."
  }

  private static func pausing(_ goal: GoalName, _ first: CivilDay, _ last: CivilDay) -> String {
    "echolog goal pause \"\(goal.words)\" --from \(first) --to \(last)"
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
    case .noStreakGoesOn(let vain): notForgiven(vain)
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
