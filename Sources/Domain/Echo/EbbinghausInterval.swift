/// After how many days a Vibe returns: the five presets of S0 1.4.
public enum EbbinghausInterval: Int, CaseIterable, Sendable {
  case day = 1
  case threeDays = 3
  case week = 7
  case month = 30
  case quarter = 90

  package var days: Int { rawValue }

  /// As a person writes it: `3d`.
  package var label: String { "\(days)d" }

  /// Reads `3d`, `3`, `3 days`.
  ///
  /// - Throws: `unknownInterval`; the nearest is the one with the least difference in days, the
  ///   shorter of two.
  package init(named word: String) throws(Rejection) {
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let unit = word.dropFirst(digits.count).drop { $0 == " " }.lowercased()
    let days = ["", "d", "day", "days"].contains(unit) ? Int(digits) : nil
    if let days, let interval = Self(rawValue: days) {
      self = interval
      return
    }
    let nearest = days.flatMap { days in
      Self.allCases.min { Self.distance($0, days) < Self.distance($1, days) }
    }
    throw .unknownInterval(word, nearest: nearest)
  }

  private static func distance(_ interval: Self, _ days: Int) -> UInt {
    (interval.days - days).magnitude
  }
}
