extension Badge {
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
