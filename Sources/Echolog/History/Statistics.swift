/// Counts of everything, as of a day.
///
///     let counts = try await diary.read { $0.statistics }
///     show(counts.vibesSent, counts.moments, counts.mostUsedEmotions)
public struct Statistics: Equatable, Sendable {
  /// Every Vibe that was sent, cancelled ones included.
  public var vibesSent = 0
  /// Opened, whatever was done with them then.
  public var echoesRevealed = 0
  /// Called off before they came.
  public var echoesCancelled = 0
  /// Answered.
  public var echoesReflected = 0
  /// Put away without a note.
  public var echoesDismissed = 0
  /// Read again after they were answered or put away, each counted once.
  public var echoesReopened = 0
  /// Not due yet.
  public var echoesScheduled = 0
  /// Arrived and not opened.
  public var echoesDue = 0
  /// Sent in the calendar month of the day.
  public var vibesSentThisMonth = 0
  /// How many Vibes carry each emotion; only emotions that were used, in the order of the registry.
  public var emotions: [EmotionCount] = []
  /// The emotions used most; more than one is a tie, the one that came to it first in front.
  public var mostUsedEmotions: [Emotion] = []
  /// How many of the five intervals were used.
  public var intervalsUsed = 0
  /// Nil, like the next, before the first one.
  public var firstVibeDay: CivilDay?
  /// As of the day.
  public var daysSinceFirstVibe: Int?
  /// Small wins that were kept.
  public var moments = 0
  /// Nil before the first one.
  public var firstMomentDay: CivilDay?
  /// By activity, in the order of the registry; only what was logged.
  public var activities: [ActivityStatistics] = []
  /// Goals that count, or are to begin.
  public var goals = 0
  /// Memories that were kept.
  public var memories = 0
  /// All that was recorded, whatever it is.
  public var events: UInt64 = 0

  /// Those of an empty diary, for a preview or a test to fill in.
  public init() {}

  /// Arrived, opened or not.
  public var echoesDelivered: Int { echoesDue + echoesRevealed }

  /// How often an emotion was chosen.
  public struct EmotionCount: Equatable, Identifiable, Sendable {
    /// The emotion.
    public let emotion: Emotion
    /// How many Vibes carry it.
    public let count: Int

    /// One made by hand, as for a preview or a test.
    public init(emotion: Emotion, count: Int) {
      (self.emotion, self.count) = (emotion, count)
    }

    /// The emotion.
    public var id: Emotion { emotion }
  }

  /// All that was logged of an activity.
  public struct ActivityStatistics: Equatable, Identifiable, Sendable {
    /// The activity.
    public let activity: Activity
    /// How many logs.
    public let logCount: Int
    /// Days with more than nothing, as streaks count them.
    public let dayCount: Int
    /// Their sum, in the base unit of the activity (`Activity.amountsInUnit`).
    public let amount: Int64
    /// The first and the last one of these; nil where every log is of zero.
    public let firstDay: CivilDay?
    /// As the first one.
    public let lastDay: CivilDay?

    /// One made by hand, as for a preview or a test.
    public init(
      activity: Activity, logCount: Int, dayCount: Int, amount: Int64, firstDay: CivilDay? = nil,
      lastDay: CivilDay? = nil
    ) {
      (self.activity, self.logCount, self.dayCount) = (activity, logCount, dayCount)
      (self.amount, self.firstDay, self.lastDay) = (amount, firstDay, lastDay)
    }

    /// The activity.
    public var id: Activity { activity }
  }
}

extension History {
  /// Counts of everything, with what is due from this point of view.
  package func statistics(at view: Now) -> Statistics {
    var statistics = Statistics()
    countEchoes(at: view, into: &statistics)
    countDays(into: &statistics)
    statistics.goals = goals.count { $0.isTakenBack == 0 && !isUndone(batch: $0.batch) }
    statistics.memories = memories.count { $0.flags.isDisjoint(with: .gone) }
    statistics.events = eventCount
    return statistics
  }

  /// How many Vibes were sent in a calendar month, by the civil day on which they were sent.
  package func vibesSent(year: Int, month: Int) -> Int {
    echoes.count { row in
      guard !row.isGone else { return false }
      let date = CivilDay(daysSinceEpoch: row.sentDay).date
      return date.year == year && date.month == month
    }
  }

  private func countEchoes(at view: Now, into statistics: inout Statistics) {
    var emotions: [Emotion: Int] = [:]
    var lastRows: [Emotion: Int] = [:]
    var intervals: Set<UInt16> = []
    for (index, row) in echoes.enumerated() where !row.isGone {
      statistics.vibesSent += 1
      switch row.state(at: view) {
      case .scheduled: statistics.echoesScheduled += 1
      case .due, .delivered: statistics.echoesDue += 1
      case .cancelled: statistics.echoesCancelled += 1
      case .revealed, .reflected, .dismissed:
        // What can not be read is put away without being opened.
        if row.flags.contains(.revealed) { statistics.echoesRevealed += 1 }
      }
      if row.flags.contains(.reflected) {
        statistics.echoesReflected += 1
      } else if row.flags.contains(.dismissed) {
        statistics.echoesDismissed += 1
      }
      if row.reopenCount > 0 { statistics.echoesReopened += 1 }
      if row.emotionSent != .unspecified {
        emotions[row.emotionSent, default: 0] += 1
        lastRows[row.emotionSent] = index
      }
      intervals.insert(row.intervalDays)
      let day = CivilDay(daysSinceEpoch: row.sentDay)
      statistics.firstVibeDay = min(statistics.firstVibeDay ?? day, day)
    }
    statistics.intervalsUsed = intervals.count
    statistics.daysSinceFirstVibe = statistics.firstVibeDay.map { view.today - $0 }
    let month = view.today.date
    statistics.vibesSentThisMonth = vibesSent(year: month.year, month: month.month)
    statistics.emotions = Emotion.registry.compactMap { emotion in
      emotions[emotion].map { Statistics.EmotionCount(emotion: emotion, count: $0) }
    }
    let most = statistics.emotions.map(\.count).max()
    statistics.mostUsedEmotions = statistics.emotions.filter { $0.count == most }.map(\.emotion)
      .sorted { lastRows[$0, default: 0] < lastRows[$1, default: 0] }
  }

  private func countDays(into statistics: inout Statistics) {
    days.forEachDay { number, row in
      statistics.moments += Int(row.momentCount)
      if row.momentCount > 0, statistics.firstMomentDay == nil {
        statistics.firstMomentDay = CivilDay(daysSinceEpoch: number)
      }
    }
    statistics.activities = allActivities.map(self.statistics(of:)).filter { $0.logCount > 0 }
  }

  /// All that was logged of an activity.
  package func statistics(of activity: Activity) -> Statistics.ActivityStatistics {
    let totals = totals(of: activity)
    let active = totals.filter { $0.amount > 0 }
    return Statistics.ActivityStatistics(
      activity: activity, logCount: totals.reduce(0) { $0 + $1.logCount },
      dayCount: active.count, amount: totals.reduce(Int64(0)) { $0 &+ $1.amount },
      firstDay: active.first?.day, lastDay: active.last?.day)
  }
}
