/// A goal as a person calls it who knows no id: by its activity, and where there is one a day and
/// one a week, also by its period.
///
///     do {
///       try await diary.perform(ExcuseGoals(.pause(PauseGoal()), of: [goal]))
///     } catch DiaryFailure.refused(.goalAlreadyPaused(let first, let last, let name, asked: _)) {
///       show(name.activity, name.period, first, last)
///     }
public struct GoalName: Equatable, Sendable {
  /// What is counted.
  public let activity: Activity
  /// Whether the target is one of a day or of a week; nil where the words leave it open.
  public let period: Period?

  /// Reads `water`, `water, weekly`, `daily water`, `water a week`; nil for other words, as the id
  /// of a goal is.
  ///
  /// - Parameter activities: the ones it may be of.
  package init?(_ words: String, among activities: [Activity] = Activity.standard) {
    let whole = words.lowercased().split { " ,\t".contains($0) }.map(String.init)
    let parts = whole.flatMap { word in
      // A name may have a dash.
      activities.contains { $0.label == word }
        ? [word] : word.split(separator: "-").map(String.init)
    }
    let named = activities.filter { parts.contains($0.label) }
    guard named.count == 1, let activity = named.first,
      let period = Self.periods[parts.filter { $0 != activity.label }.joined(separator: " ")]
    else { return nil }
    self.activity = activity
    self.period = period
  }

  package init(_ goal: Goal) {
    activity = goal.activity
    period = goal.period
  }

  /// `water, weekly`.
  package var words: String {
    switch period {
    case nil, .unspecified: activity.label
    case .day: activity.label + ", daily"
    case .week: activity.label + ", weekly"
    }
  }

  /// Whether the words name this goal.
  package func suits(_ goal: Goal) -> Bool {
    goal.activity == activity && (period == nil || goal.period == period)
  }

  /// Whether words may name a goal by some activity and its period: `water weekly`.
  package static func isSpelled(_ words: String) -> Bool {
    let parts = words.lowercased().split { " ,".contains($0) }.map(String.init)
    return [(parts.first, parts.dropFirst()), (parts.last, parts.dropLast())].contains {
      name, period in
      guard let name, ActivityWord(name) != nil, Tables.named(name) == nil, !period.isEmpty else {
        return false
      }
      return periods[name] == nil && periods[period.joined(separator: " ")] != nil
    }
  }

  /// What may be beside the activity.
  private static let periods: [String: Period?] = [
    "": nil, "day": .day, "daily": .day, "a day": .day, "per day": .day, "week": .week,
    "weekly": .week, "a week": .week, "per week": .week,
  ]
}

extension Period {
  /// Reads `day`, `daily`, `week`, `weekly`.
  ///
  /// - Throws: `unknownPeriod`, with the nearest one.
  package init(named word: String) throws(Rejection) {
    self = try Nearest.choice(
      word, among: [("day", .day), ("week", .week), ("daily", .day), ("weekly", .week)],
      or: Rejection.unknownPeriod)
  }
}
