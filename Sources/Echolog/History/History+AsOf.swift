package import Platform

/// From when on what an event tells holds.
enum Beginning {
  /// From when the entry happened that the event made, as it is known by now, however late it was
  /// recorded.
  case ofEntry
  /// From the day that it names or from its recording on, whichever came first.
  case ofDay
  /// From its recording on.
  case recorded
  /// What changes or takes back an entry is of its time, and finds nothing to change where that is
  /// later. What is of the journal alone has no other time either.
  case always
}

extension EventType {
  var beginning: Beginning {
    switch self {
    case .activityLogged, .momentLogged, .memoryCaptured: .ofEntry
    case .goalSet, .goalTargetChanged, .goalDeactivated, .goalReactivated, .goalResumed,
      .goalPaused, .daySkipped, .dayFrozen, .daySummarySet:
      .ofDay
    case .activityCorrected, .activityRemoved, .momentRemoved, .praiseEnhanced,
      .praiseEnhancementFailed, .memoryTitleChanged, .memoryTextChanged, .memoryEmotionChanged,
      .memoryTimeChanged, .memoryLabelled, .memoryUnlabelled, .memoryRemoved, .importStarted,
      .importFinished, .importUndone, .undone, .forgotten, .logStarted, .vaultCreated, .seen,
      .deviceRetired:
      .always
    default: .recorded
    }
  }
}

extension Event.Body {
  /// The day from which on it holds; nil where it names none.
  fileprivate var firstDay: Int32? {
    switch self {
    case .goalSet(let body): body.firstDay
    case .goalTargetChanged(let body): body.effectiveDay
    case .goalDeactivated(let body): body.effectiveDay
    case .goalReactivated(let body): body.effectiveDay
    case .goalResumed(let body): body.effectiveDay
    case .goalPaused(let body): body.firstDay
    case .daySkipped(let body): body.day
    case .dayFrozen(let body): body.day
    case .daySummarySet(let body): body.day
    default: nil
    }
  }
}

extension Now {
  func isBefore(_ milliseconds: Int64) -> Bool { milliseconds > instant.milliseconds }

  func isBefore(day: Int32) -> Bool { day > today.daysSinceEpoch }
}

extension History {
  /// Whether anything was recorded later.
  package func isAhead(of now: Instant) -> Bool { latestRecordedAt > now.milliseconds }

  /// Whether what an event tells holds only after the moment of the question, by all that this
  /// history knows. Folding all others gives the history as of then.
  package func isLater(
    _ event: borrowing Event, _ name: EventName, than view: Now
  ) -> Bool {
    guard let begin = beginning(of: event, name) else { return false }
    return begin.instant.map(view.isBefore) ?? true && begin.day.map(view.isBefore(day:)) ?? true
  }

  /// From when on an event holds, by all that this history knows; nil for what has no time of its
  /// own.
  func begin(of event: borrowing Event, _ name: EventName, for view: Now) -> Instant? {
    guard let begin = beginning(of: event, name) else { return nil }
    let day = begin.day.map { day in
      view.zone.instant(of: CivilDay(daysSinceEpoch: day), atMinute: view.dayStart.minutes)
    }
    return [begin.instant.map { Instant(milliseconds: $0) }, day].compactMap(\.self).min()
  }

  /// The milliseconds and the day from which on an event holds, whichever comes first; nil for what
  /// has no time of its own.
  private func beginning(
    of event: borrowing Event, _ name: EventName
  ) -> (instant: Int64?, day: Int32?)? {
    switch event.body.type?.beginning ?? .recorded {
    case .ofEntry: entryBeginning(slot(of: name))
    case .ofDay: (event.recordedAt, event.body.firstDay)
    case .recorded: (event.recordedAt, nil)
    case .always: nil
    }
  }

  private func entryBeginning(_ slot: EntitySlot) -> (instant: Int64?, day: Int32?) {
    switch slot.kind {
    case .activity: activities[slot.row].beginning
    case .moment: moments[slot.row].beginning
    case .memory: memories[slot.row].beginning
    // An entry of which nothing is known was left out of a history as of this time.
    default: (.max, nil)
    }
  }
}

/// What a moment, a log and a memory have in common.
protocol EntryRow: PlainRow {
  var happenedAt: Int64 { get }
  var recordedAt: Int64 { get }
  var number: UInt32 { get }
  var log: UInt16 { get }
  var batch: UInt32 { get }
  var day: Int32 { get }
  var utcOffset: Int32 { get }
  var precision: Precision { get }
}

extension EntryRow {
  var time: EntryTime {
    EntryTime(
      happenedAt: Instant(milliseconds: happenedAt),
      recordedAt: Instant(milliseconds: recordedAt), precision: precision,
      day: CivilDay(daysSinceEpoch: day), utcOffset: UTCOffset(row: utcOffset))
  }

  /// Where of the time no more than the day is known, the day; else the milliseconds.
  fileprivate var beginning: (instant: Int64?, day: Int32?) {
    precision == .day ? (nil, day) : (happenedAt, nil)
  }

  /// Whether it was after a moment, of which the milliseconds and the day are given.
  @inline(__always) func isLater(than instant: Int64, _ today: Int32) -> Bool {
    precision == .day ? day > today : happenedAt > instant
  }
}

extension ActivityRow: EntryRow {
  var precision: Precision { flags.precision }
}

extension MomentRow: EntryRow {
  var precision: Precision { flags.precision }
}

extension MemoryRow: EntryRow {
  var precision: Precision { flags.precision }
}
