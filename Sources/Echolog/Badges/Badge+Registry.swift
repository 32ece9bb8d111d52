extension Badge {
  /// The badges there are (S3 FR3.4 and what follows them), the quickest to earn first.
  package static let registry = allCases.filter { $0 != .unspecified }

  /// The word by which scripts know it; empty for `unspecified`.
  package var label: String {
    switch self {
    case .unspecified: ""
    case .firstGoalMet: "firstGoalMet"
    case .streak7Days: "streak7Days"
    case .streak30Days: "streak30Days"
    case .streak100Days: "streak100Days"
    case .streak365Days: "streak365Days"
    }
  }

  /// How many days in a row with something logged earn it (S3 FR3.3); nil for what is no streak.
  package var streakDays: Int? {
    switch self {
    case .unspecified, .firstGoalMet: nil
    case .streak7Days: 7
    case .streak30Days: 30
    case .streak100Days: 100
    case .streak365Days: 365
    }
  }
}
