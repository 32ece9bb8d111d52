/// What a day of moments is called in the journey (S2 3.6).
///
///     let days = try await diary.read { $0.journey(limit: 7) }
///     for day in days { show(day.day, day.mood?.rawValue) }
///
/// A moment says nothing about a mood, so the name is drawn from two things that it does say, and
/// tells no more than they do: how many moments the day has, and how far apart the first and the
/// last of them are whose hour is known. No name is better than another, and a day without moments
/// has none, nor has one with a heavy moment or memory, of which such a name would be false.
///
/// | moments | apart | name |
/// |---|---|---|
/// | 1 | | quiet |
/// | 2, 3 | | calm |
/// | 4 to 7 | less than six hours | lively |
/// | 4 to 7 | six hours and more | steady |
/// | 8 and more | | full |
public enum DayMood: String, CaseIterable, Sendable {
  case quiet, calm, lively, steady, full

  /// - Parameter spreadMinutes: how far apart the first and the last are; 0 where no two are known.
  package init?(momentCount: Int, spreadMinutes: Int64) {
    switch momentCount {
    case ...0: return nil
    case 1: self = .quiet
    case 2...3: self = .calm
    case 4...7: self = spreadMinutes < 6 * 60 ? .lively : .steady
    default: self = .full
    }
  }
}
