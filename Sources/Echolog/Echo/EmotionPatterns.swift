/// On which weekdays which emotions were chosen, and where that tells something (S0 1.4, App. C).
///
///     let emotions = try await diary.read { $0.emotionPatterns }
///     for pattern in emotions.patterns { show(pattern.emotion, pattern.weekdayNumber) }
public struct EmotionPatterns: Equatable, Sendable {
  /// Emotions that were chosen, in the order of the registry.
  public let rows: [Row]
  /// What stands out, in the order of the registry.
  public let patterns: [Pattern]

  /// How often an emotion was chosen on each weekday, Monday first.
  public struct Row: Equatable, Identifiable, Sendable {
    /// The emotion.
    public let emotion: Emotion
    /// One for each weekday.
    public let counts: [Int]

    /// One made by hand, as for a preview or a test.
    public init(emotion: Emotion, counts: [Int]) {
      (self.emotion, self.counts) = (emotion, counts)
    }

    /// The emotion.
    public var id: Emotion { emotion }
    /// On all weekdays.
    public var total: Int { counts.reduce(0, +) }
  }

  /// An emotion that one weekday stands out with.
  public struct Pattern: Equatable, Identifiable, Sendable {
    /// The emotion.
    public let emotion: Emotion
    /// By ISO number: 1 is Monday, 7 is Sunday.
    public var weekdayNumber: Int { weekday.rawValue }
    package let weekday: Weekday
    /// How often on that weekday.
    public let count: Int
    /// How often in all.
    public let total: Int
    /// The emotion.
    public var id: Emotion { emotion }
  }

  /// With fewer Vibes of an emotion, two for each weekday, chance would speak.
  package static let minimumSample = 14
  /// A weekday stands out alone, and with at least so many times the mean of the six others.
  static let leadOverOthers = 3

  /// What such counts come to; made by hand for a preview or a test.
  public init(_ rows: [Row]) {
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

extension Table where Row == EmotionPatterns.Row {
  /// How often each emotion was chosen on each weekday.
  package static func emotions(_ rows: [EmotionPatterns.Row]) -> Table {
    Table(
      "emotions", "Emotions by the weekdays on which they were chosen", key: ["emotion"],
      [Column("emotion", .word, "which it is") { row, _ in .word(row.emotion.label) }]
        + Weekday.allCases.map { weekday in
          Column(weekday.label, .number, unit: "notes", "how many then") { row, _ in
            .number(row.counts[weekday.rawValue - 1])
          }
        } + [
          Column.count("total", unit: "notes", "how many in all") { $0.total }
        ]
    ) { _, _ in AnyIterator(rows.makeIterator()) }
  }
}
