// swift-format-ignore-file
// Compiled from Resources/praise.json by Tools/words/compile.py.

enum PhraseLiterals {
  static let praise: [String] = [
    "Nice move, champ.",
  ]

  static let supportive: [String] = [
    "You are doing great.",
  ]

  static let progressAhead: [String] = [
    "Ready when you are.",
  ]

  static let progressBegun: [String] = [
    "You have begun.",
  ]

  static let progressHalfway: [String] = [
    "Halfway there.",
  ]

  static let progressNearly: [String] = [
    "Almost there!",
  ]

  static let progressReached: [String] = [
    "Great job!",
  ]
}
