import Echolog
import Platform

/// Goals: the days on which they ask nothing, their streaks, and how far they are.
extension Session {
  func excuse(_ command: ExcuseCommand, _ goals: [String]) async throws(Stopped) -> Page {
    let diary = try opened()
    var ids: [EventName] = []
    for words in goals { ids.append(try await goal(words)) }
    let before = try await telling().history.goalFacts()
    let (recorded, leftOut) = try await asking { () async throws(DiaryError) in
      try await diary.excuse(ids.isEmpty ? nil : ids, command)
    }
    return try await tellingAfterCommand().excused(
      recorded.map { ($0.name, $0.event) }, leftOut: leftOut, before: before)
  }

  func aboutGoals(_ statement: Statement) async throws(Stopped) -> Page {
    let told = try await telling()
    let (history, today) = (told.history, told.view.today)
    switch statement {
    case .goalHistory(let words):
      guard let goal = history.goalFacts(try await goal(words)) else {
        throw .trouble(Catalogue.trouble(Rejection.notFound(.goal, words)))
      }
      return try await telling(told, with: goal.excuses.compactMap(history.reason))
        .history(of: goal)
    case .progress(let words):
      let goals = try await goals(words, told)
      return told.progress(goals.map { history.progress(of: $0, asOf: today) })
    case .streak(let words):
      let goals = try await goals(words, told).map {
        ExplainedGoal($0, in: history, today: today)
      }
      return try await telling(told, with: goals.flatMap { $0.references(in: history) })
        .streaks(explained: goals)
    case .chart(let request): return try await chart(request, told)
    default: preconditionFailure("not about goals")
    }
  }

  /// The goal of this name, or every active one, also one that is still to begin.
  private func goals(_ words: String?, _ told: Telling) async throws(Stopped) -> [GoalFacts] {
    let history = told.history
    guard let words else {
      return history.goalFacts().filter { $0.isActive(asOf: told.view.today) }
    }
    guard let goal = history.goalFacts(try await goal(words)) else {
      throw .trouble(Catalogue.trouble(Rejection.notFound(.goal, words)))
    }
    return [goal]
  }

  private func chart(_ request: ChartRequest, _ told: Telling) async throws(Stopped) -> Page {
    let activity: Activity
    var goal: GoalFacts?
    switch request.subject {
    case .activity(let named): activity = named
    case .goal(let words):
      goal = try await goals(words, told).first
      activity = goal?.activity ?? .unspecified
    }
    let days = days(of: request.span, activity, goal, told)
    return told.chart(
      told.history.chart(
        of: activity, goal: goal, over: days, by: request.unit, today: told.view.today))
  }

  /// As many as are drawn also where nothing was logged yet.
  private static var fewDays: Int { 92 }

  /// The days that a chart is to show; a long look back begins with the first log.
  private func days(
    of span: ChartRequest.Span, _ activity: Activity, _ goal: GoalFacts?, _ told: Telling
  ) -> ClosedRange<CivilDay> {
    let today = told.view.today
    let usual = goal?.period == .week ? 49 : 6
    switch span {
    case .usual: return (today - usual)...today
    case .week: return today.startOfWeek(startingOn: told.history.settings.weekStart)...today
    case .month: return (today - (today.date.day - 1))...today
    case .days(let count):
      let asked = today - (count - 1)
      guard count > Self.fewDays else { return asked...today }
      let logged = told.history.firstDay(of: activity).map { min($0, today - usual) }
      return max(asked, logged ?? today - usual)...today
    case .between(let from, let to):
      let last = to ?? from.map { max($0, today) } ?? today
      let first = from ?? last - usual
      return min(first, last)...last
    }
  }
}
