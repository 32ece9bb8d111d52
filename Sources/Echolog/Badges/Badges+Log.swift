// After a log most often no badge is earned, and to look through all days for that would make each
// log dearer the longer a person has kept a journal.
extension History {
  /// The badges earned that no device has shown, after a log that was folded last.
  ///
  /// When the badges were looked through after the log before, and nothing but entries came since,
  /// this log can only have earned what its own day or week and the days in a row around it make;
  /// everything is looked through only where they do, or where something else came in between.
  ///
  /// - Complexity: linear in the days in a row around the log's day, at most as many as the next
  ///   badge takes, in the days at rest among them, and in the events since the log before.
  package func waitingBadges(after log: EventName, today: CivilDay) -> [EarnedBadge] {
    mayHaveEarned(log, today: today) ? waitingBadges(today: today) : []
  }

  private func mayHaveEarned(_ log: EventName, today: CivilDay) -> Bool {
    let slot = slot(of: log)
    guard slot.kind == .activity, onlyEntriesCame(before: log, inRow: slot.row) else { return true }
    let row = activities[slot.row]
    let activity = activity(of: row)
    let shown = Set(shownBadges.map(\.key))
    let missing = Badge.registry.filter { !shown.contains(BadgeKey($0, activity)) }
    let length = missing.compactMap(\.streakDays).min()
    let day = CivilDay(daysSinceEpoch: row.day)
    if missing.contains(.firstGoalMet),
      allGoals(of: activity).contains(where: {
        $0.bound == .atLeast && progress(of: $0, on: day, today: today).isMet
      })
    {
      return true
    }
    guard let length else { return false }
    return goalCalendars(of: activity).contains { goal in
      goal.bound == .atLeast && isKeptUp(goal, around: day, for: length, today: today)
    }
  }

  /// Whether the log before was made here, and only entries other than logs came since.
  private func onlyEntriesCame(before log: EventName, inRow row: Int) -> Bool {
    guard row > 0, let index = logIndexes[log.log] else { return false }
    let before = activities[row - 1]
    guard before.batch == 0, before.log == index.rawValue, UInt64(before.number) < log.number,
      log.number - UInt64(before.number) <= Self.farthestLook
    else { return false }
    return (UInt64(before.number) + 1..<log.number).allSatisfy { number in
      switch self.slot(of: number, in: index.rawValue).kind {
      case .moment, .echo, .memory, .reminder, .setting, .summary, .ownActivity: true
      case .none, .activity, .goal, .batch: false
      }
    }
  }

  /// How many events may lie between two logs.
  private static var farthestLook: UInt64 { 4096 }

  /// Whether so many days in a row, this one among them, have a log. Days on which the goal asks
  /// nothing and dates that never came are stepped over.
  private func isKeptUp(
    _ goal: Goal, around day: CivilDay, for length: Int, today: CivilDay
  ) -> Bool {
    let excused = DayRanges(goal.excuses)
    guard let first = days.pageNumbers.min() else { return false }
    let lived = CivilDay(daysSinceEpoch: first << Int32(DayTable.pageShift))...max(day, today)
    var count = 1
    for step in [-1, 1] {
      var next = day + step
      while count < length, lived.contains(next) {
        if let total = total(of: goal.activity, on: next), total.amount > 0 {
          count += 1
        } else if next < goal.firstDay || goal.isActive(on: next), !excused.contains(next),
          !isSkippedDate(next)
        {
          break
        }
        next = next + step
      }
    }
    return count >= length
  }
}
