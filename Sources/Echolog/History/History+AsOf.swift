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
    switch event.body.type?.beginning ?? .recorded {
    case .ofEntry: isEntryLater(name, than: view)
    case .ofDay:
      view.isBefore(event.recordedAt) && event.body.firstDay.map(view.isBefore(day:)) ?? true
    case .recorded: view.isBefore(event.recordedAt)
    case .always: false
    }
  }

  /// From when on an event holds, by all that this history knows; nil for what has no time of its
  /// own.
  func begin(of event: borrowing Event, _ name: EventName, for view: Now) -> Instant? {
    let recordedAt = Instant(milliseconds: event.recordedAt)
    func start(_ day: Int32) -> Instant {
      view.zone.instant(of: CivilDay(daysSinceEpoch: day), atMinute: view.dayStart.minutes)
    }
    switch event.body.type?.beginning ?? .recorded {
    case .ofEntry:
      let slot = slot(of: name)
      let row: (any EntryRow)? =
        switch slot.kind {
        case .activity: activities[slot.row]
        case .moment: moments[slot.row]
        case .memory: memories[slot.row]
        default: nil
        }
      return row.map { $0.isOfDay ? start($0.day) : Instant(milliseconds: $0.happenedAt) }
    case .ofDay: return event.body.firstDay.map { min(recordedAt, start($0)) } ?? recordedAt
    case .recorded: return recordedAt
    case .always: return nil
    }
  }

  private func isEntryLater(_ name: EventName, than view: Now) -> Bool {
    let slot = slot(of: name)
    switch slot.kind {
    case .activity: return activities[slot.row].isLater(than: view)
    case .moment: return moments[slot.row].isLater(than: view)
    case .memory: return memories[slot.row].isLater(than: view)
    // An entry of which nothing is known was left out of a history as of this time.
    default: return true
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
  /// Whether of the time no more than the day is known.
  var isOfDay: Bool { get }
}

extension EntryRow {
  func isLater(than view: Now) -> Bool {
    isLater(than: view.instant.milliseconds, view.today.daysSinceEpoch)
  }

  /// The same of the milliseconds and the day of a moment.
  @inline(__always) func isLater(than instant: Int64, _ today: Int32) -> Bool {
    isOfDay ? day > today : happenedAt > instant
  }
}

extension ActivityRow: EntryRow {
  var isOfDay: Bool { flags.precision == .day }
}

extension MomentRow: EntryRow {
  var isOfDay: Bool { flags.precision == .day }
}

extension MemoryRow: EntryRow {
  var isOfDay: Bool { flags.precision == .day }
}
