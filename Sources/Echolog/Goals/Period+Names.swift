extension Period {
  /// Reads `day`, `daily`, `week`, `weekly`.
  ///
  /// - Throws: `unknownPeriod`, with the nearest one.
  package init(named word: String) throws(Rejection) {
    switch word.lowercased() {
    case "day", "daily": self = .day
    case "week", "weekly": self = .week
    default:
      let nearest = Nearest.suggestion(for: word, among: ["day", "week", "daily", "weekly"])
      throw .unknownPeriod(word, nearest: nearest.map { $0.first == "d" ? .day : .week })
    }
  }
}
