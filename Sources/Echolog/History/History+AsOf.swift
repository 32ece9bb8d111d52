package import Platform

/// Which events tell of a later time than the one that is asked about.
extension History {
  /// Whether anything was recorded later.
  package func isAhead(of now: Instant) -> Bool { latestRecordedAt > now.milliseconds }

  /// Whether what an event tells holds only after the moment of the question, by all that this
  /// history knows. Folding all others gives the history as of then.
  ///
  /// Entries are of the time that they have by now, however late they were recorded; what changes
  /// or takes back an entry is of its time, and finds nothing to change where that is later. What
  /// is said of days holds from its day or its recording on, whichever came first; everything else
  /// from its recording on.
  package func isLater(
    _ event: borrowing Event, _ name: EventName, than view: Now
  ) -> Bool {
    let isRecordedLater = event.recordedAt > view.instant.milliseconds
    func begins(_ day: Int32) -> Bool { day > view.today.daysSinceEpoch }
    switch event.body {
    case .activityLogged, .momentLogged, .memoryCaptured: return isEntryLater(name, than: view)
    case .goalSet(let body): return isRecordedLater && begins(body.firstDay)
    case .goalTargetChanged(let body): return isRecordedLater && begins(body.effectiveDay)
    case .goalDeactivated(let body): return isRecordedLater && begins(body.effectiveDay)
    case .goalReactivated(let body): return isRecordedLater && begins(body.effectiveDay)
    case .goalResumed(let body): return isRecordedLater && begins(body.effectiveDay)
    case .goalPaused(let body): return isRecordedLater && begins(body.firstDay)
    case .daySkipped(let body): return isRecordedLater && begins(body.day)
    case .dayFrozen(let body): return isRecordedLater && begins(body.day)
    case .daySummarySet(let body): return isRecordedLater && begins(body.day)
    case .activityCorrected, .activityRemoved, .momentRemoved, .praiseEnhanced,
      .praiseEnhancementFailed, .memoryTitleChanged, .memoryTextChanged, .memoryEmotionChanged,
      .memoryTimeChanged, .memoryLabelled, .memoryUnlabelled, .memoryRemoved, .importStarted,
      .importFinished, .importUndone, .undone, .forgotten, .logStarted, .vaultCreated, .seen,
      .deviceRetired:
      return false
    default: return isRecordedLater
    }
  }

  private func isEntryLater(_ name: EventName, than view: Now) -> Bool {
    let slot = slot(of: name)
    func isLater(_ happenedAt: Int64, on day: Int32, isDayOnly: Bool) -> Bool {
      isDayOnly ? day > view.today.daysSinceEpoch : happenedAt > view.instant.milliseconds
    }
    switch slot.kind {
    case .activity:
      let row = activities[slot.row]
      return isLater(row.happenedAt, on: row.day, isDayOnly: row.flags.precision == .day)
    case .moment:
      let row = moments[slot.row]
      return isLater(row.happenedAt, on: row.day, isDayOnly: row.flags.precision == .day)
    case .memory:
      let time = memory(row: slot.row).time
      return isLater(
        time.happenedAt.milliseconds, on: time.day.daysSinceEpoch,
        isDayOnly: time.precision == .day)
    // An entry of which nothing is known was left out of a history as of this time.
    default: return true
    }
  }
}
