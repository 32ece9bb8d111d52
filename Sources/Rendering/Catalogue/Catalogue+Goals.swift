import CivilTime
import Domain
import ReadModels

/// How goals, their streaks and the days that do not count are spoken of.
extension Catalogue {
  /// What a day that does not count is, after "is" or alone.
  static func word(_ kind: Excuse.Kind) -> String {
    switch kind {
    case .skip: "skipped"
    case .pause: "paused"
    case .freeze: "forgiven"
    }
  }

  /// `paused until Sun 2025-11-23`.
  static func said(_ excuse: Excuse) -> String {
    guard excuse.kind == .pause, let last = excuse.lastDay else { return word(excuse.kind) }
    return word(excuse.kind) + " until " + day(last)
  }

  /// The line beside the progress of a goal that asks nothing today.
  static func encouragement(_ kind: Excuse.Kind) -> String {
    switch kind {
    case .skip: "Left out for now. Nothing is asked of you."
    case .pause: "Paused. It will be here when you are."
    case .freeze: "Forgiven, and the streak goes on."
    }
  }

  /// Of one day only its name.
  static func days(_ days: ClosedRange<CivilDay>) -> String {
    days.lowerBound == days.upperBound
      ? day(days.lowerBound) : day(days.lowerBound) + " to " + day(days.upperBound)
  }

  /// What a streak counts.
  static func phrase(_ definition: StreakDefinition, _ unit: Streak.Unit) -> String {
    switch (definition, unit) {
    case (.loggedNonZero, _): "with a log"
    case (_, .days): "reached"
    case (_, .weeks): "reached, week by week"
    }
  }

  static func aboutExcuses(_ rejection: Rejection) -> RejectionWords {
    switch rejection {
    case .dayAlreadyExcused(let day, let kind):
      (
        "\(Self.day(day)) is \(word(kind)) already, so no streak ends there.",
        "echolog streak shows every such day."
      )
    case .dayNotOver(let end):
      (
        "\(day(end)) is not over, so there is nothing to forgive yet.",
        "echolog skip leaves a day out beforehand."
      )
    case .dayFulfilled(let day):
      ("The goal was reached on \(Self.day(day)); there is nothing to forgive.", nil)
    case .freezesSpent(let days):
      (
        "\(count(FreezeDay.budget, "day")) in any \(FreezeDay.budgetDays) can be forgiven; "
          + "\(choices(days.map { day($0) }).replacing(" or ", with: " and ")) are.",
        "echolog skip leaves a day out for a reason, as often as you need."
      )
    case .pauseEndsBeforeBegin(let first):
      ("The pause begins on \(day(first)).", "Give --to that day or a later one.")
    case .goalAlreadyPaused(let last):
      (
        "This goal is paused already, \(last.map { "until " + day($0) } ?? "until you resume").",
        "echolog goal resume lets it count again."
      )
    case .goalNotPaused:
      ("This goal is not paused.", "echolog goal pause leaves days out of its streaks.")
    default: notInThisGroup
    }
  }
}
