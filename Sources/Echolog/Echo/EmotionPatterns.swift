package import Platform

/// On which weekdays which emotions were chosen, and where that tells something (S0 1.4, App. C).
package struct EmotionPatterns: Equatable, Sendable {
  /// Emotions that were chosen, in the order of the registry.
  package let rows: [Row]
  /// What stands out, in the order of the registry.
  package let patterns: [Pattern]

  /// How often an emotion was chosen on each weekday, Monday first.
  package struct Row: Equatable, Sendable {
    package let emotion: Emotion
    package let counts: [Int]
    package var total: Int { counts.reduce(0, +) }
  }

  /// An emotion that one weekday stands out with.
  package struct Pattern: Equatable, Sendable {
    package let emotion: Emotion
    package let weekday: Weekday
    package let count: Int
    package let total: Int
  }

  /// With fewer Vibes of an emotion, two for each weekday, chance would speak.
  package static let minimumSample = 14
  /// A weekday stands out alone, and with at least so many times the mean of the six others.
  static let leadOverOthers = 3

  init(_ rows: [Row]) {
    self.rows = rows
    patterns = rows.compactMap { row in
      guard row.total >= Self.minimumSample, let most = row.counts.max(),
        row.counts.count(where: { $0 == most }) == 1, let index = row.counts.firstIndex(of: most),
        most * 6 >= Self.leadOverOthers * (row.total - most),
        let weekday = Weekday(rawValue: index + 1)
      else { return nil }
      return Pattern(emotion: row.emotion, weekday: weekday, count: most, total: row.total)
    }
  }
}

extension History {
  /// The emotions of all Vibes by the weekday of the civil day on which they were sent; of what was
  /// undone, nothing.
  package var emotionPatterns: EmotionPatterns {
    var counts: [Emotion: [Int]] = [:]
    for row in echoes where !row.isGone && row.emotionSent != .unspecified {
      let weekday = CivilDay(daysSinceEpoch: row.sentDay).weekday
      counts[row.emotionSent, default: Array(repeating: 0, count: 7)][weekday.rawValue - 1] += 1
    }
    return EmotionPatterns(
      Emotion.registry.compactMap { emotion in
        counts[emotion].map { EmotionPatterns.Row(emotion: emotion, counts: $0) }
      })
  }
}
