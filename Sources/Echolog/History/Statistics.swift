package import Platform

/// Counts of everything, as of a day.
package struct Statistics: Equatable, Sendable {
  /// Every Vibe that was sent, cancelled ones included.
  package var vibesSent = 0
  package var echoesRevealed = 0
  package var echoesCancelled = 0
  package var echoesReflected = 0
  /// Put away without a note.
  package var echoesDismissed = 0
  /// Read again after they were answered or put away, each counted once.
  package var echoesReopened = 0
  /// Not due yet.
  package var echoesScheduled = 0
  /// Arrived and not opened.
  package var echoesDue = 0
  /// Sent in the calendar month of the day.
  package var vibesSentThisMonth = 0
  /// How many Vibes carry each emotion; only emotions that were used, in the order of the registry.
  package var emotions: [EmotionCount] = []
  /// The emotions used most; more than one is a tie, the one that came to it first in front.
  package var mostUsedEmotions: [Emotion] = []
  /// How many of the five intervals were used.
  package var intervalsUsed = 0
  package var firstVibeDay: CivilDay?
  package var daysSinceFirstVibe: Int?
  package var moments = 0
  package var firstMomentDay: CivilDay?
  /// By activity, in the order of the registry; only what was logged.
  package var activities: [ActivityStatistics] = []
  package var goals = 0
  package var memories = 0
  package var events: UInt64 = 0

  /// Arrived, opened or not.
  package var echoesDelivered: Int { echoesDue + echoesRevealed }

  /// How often an emotion was chosen.
  package struct EmotionCount: Equatable, Sendable {
    package let emotion: Emotion
    package let count: Int
  }

  /// All that was logged of an activity.
  package struct ActivityStatistics: Equatable, Sendable {
    package let activity: Activity
    package let logCount: Int
    /// Days with more than nothing, as streaks count them.
    package let dayCount: Int
    package let amount: Int64
    /// The first and the last one of these; nil where every log is of zero.
    package let firstDay: CivilDay?
    package let lastDay: CivilDay?
  }
}

extension History {
  /// Counts of everything, with what is due from this point of view.
  package func statistics(at view: Viewpoint) -> Statistics {
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

  private func countEchoes(at view: Viewpoint, into statistics: inout Statistics) {
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
    var firstMomentDay: CivilDay?
    var moments = 0
    days.forEachDay { number, row in
      moments += Int(row.momentCount)
      if row.momentCount > 0, firstMomentDay == nil {
        firstMomentDay = CivilDay(daysSinceEpoch: number)
      }
    }
    statistics.moments = moments
    statistics.firstMomentDay = firstMomentDay
    statistics.activities = Activity.registry.compactMap(self.statistics(of:))
  }

  /// All that was logged of an activity; nil where nothing was.
  func statistics(of activity: Activity) -> Statistics.ActivityStatistics? {
    let totals = totals(of: activity)
    guard !totals.isEmpty else { return nil }
    let active = totals.filter { $0.amount > 0 }
    return Statistics.ActivityStatistics(
      activity: activity, logCount: totals.reduce(0) { $0 + $1.logCount },
      dayCount: active.count, amount: totals.reduce(Int64(0)) { $0 &+ $1.amount },
      firstDay: active.first?.day, lastDay: active.last?.day)
  }
}
