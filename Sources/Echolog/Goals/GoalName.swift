/// A goal as a person calls it who knows no id: by its activity, and where that has several, also
/// by its period and by whether it is of at most.
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
  /// Whether that is the least or the most; nil where the words leave it open.
  public let bound: Bound?

  /// Reads `water`, `water, weekly`, `daily water`, `water a week`, `water, daily at most`; nil for
  /// other words, as the id of a goal is.
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
      let kind = Self.kind(parts.filter { $0 != activity.label })
    else { return nil }
    self.activity = activity
    (period, bound) = kind
  }

  package init(_ goal: Goal) {
    (activity, period, bound) = (goal.activity, goal.period, goal.bound)
  }

  /// `water, weekly`; `coffee, daily at most`.
  package var words: String {
    let often: String? =
      switch period {
      case nil, .unspecified: nil
      case .day: "daily"
      case .week: "weekly"
      }
    let kind = [often, bound == .atMost ? "at most" : nil].compactMap(\.self)
    return ([activity.label] + (kind.isEmpty ? [] : [kind.joined(separator: " ")]))
      .joined(separator: ", ")
  }

  /// Whether the words name this goal.
  package func suits(_ goal: Goal) -> Bool {
    goal.activity == activity && (period == nil || goal.period == period)
      && (bound == nil || goal.bound == bound)
  }

  /// Which goals the words mean of those that they name: with a period alone, that of at least
  /// where there is one.
  package func meant(of named: [Goal]) -> [Goal] {
    guard period != nil, bound == nil else { return named }
    let usual = named.filter { $0.bound == .atLeast }
    return usual.isEmpty ? named : usual
  }

  /// Whether words may name a goal by some activity and what kind of goal it is: `water weekly`.
  package static func isSpelled(_ words: String) -> Bool {
    let parts = words.lowercased().split { " ,".contains($0) }.map(String.init)
    return [(parts.first, parts.dropFirst()), (parts.last, parts.dropLast())].contains {
      name, beside in
      guard let name, ActivityWord(name) != nil, Tables.named(name) == nil, !beside.isEmpty else {
        return false
      }
      return periods[name] == nil && kind(Array(beside)) != nil
    }
  }

  /// What stands beside the activity; nil for other words.
  private static func kind(_ words: [String]) -> (period: Period?, bound: Bound?)? {
    var (words, bound) = (words, Bound?.none)
    if let place = words.firstIndex(of: "at"), place + 1 < words.count {
      bound = ["most": .atMost, "least": .atLeast][words[place + 1]]
      if bound != nil { words.removeSubrange(place...place + 1) }
    }
    return periods[words.joined(separator: " ")].map { ($0, bound) }
  }

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
