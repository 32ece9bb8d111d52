/// From when on what an event tells holds.
enum Beginning {
  /// From when the entry happened that the event made, as it is known by now, however late it was
  /// recorded.
  case ofEntry
  /// From the day that it names or from its recording on, whichever came first.
  case ofDay
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
    case .activityCorrected, .activityNoteChanged, .activityRemoved, .momentTextChanged,
      .momentTimeChanged, .momentRemoved, .praiseEnhanced,
      .praiseEnhancementFailed, .memoryTitleChanged, .memoryTextChanged, .memoryEmotionChanged,
      .memoryTimeChanged, .memoryLabelled, .memoryUnlabelled, .memoryRemoved, .attachmentAdded,
      .attachmentRemoved, .importStarted,
      .importFinished, .importUndone, .undone, .forgotten, .logStarted, .vaultCreated, .seen,
      .deviceRetired, .activityAdded, .activityRenamed:
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

/// Where the valid time of something begins.
enum ValidFrom {
  case instant(milliseconds: Int64)
  /// By the clock of an unknown zone, in milliseconds since 1970 as if it were UTC.
  case clock(Int64)
  case day(Int32)
}

extension Now {
  func isBefore(_ milliseconds: Int64) -> Bool { milliseconds > instant.milliseconds }

  func isBefore(day: Int32) -> Bool { day > today.daysSinceEpoch }

  func isBefore(_ time: ValidFrom) -> Bool {
    switch time {
    case .instant(let milliseconds): isBefore(milliseconds)
    case .clock(let milliseconds): milliseconds > latestClock
    case .day(let day): isBefore(day: day)
    }
  }

  fileprivate func instant(of time: ValidFrom) -> Instant {
    switch time {
    case .instant(let milliseconds): return Instant(milliseconds: milliseconds)
    case .clock(let milliseconds):
      let clock = WallTime(at: Instant(milliseconds: milliseconds), offset: .utc)
      return zone.instant(of: clock.day, atMillisecond: clock.millisecondOfDay)
    case .day(let day):
      return zone.instant(of: CivilDay(daysSinceEpoch: day), atMinute: dayStart.minutes)
    }
  }
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
    return view.isBefore(begin.time) && begin.other.map(view.isBefore) ?? true
  }

  /// Whether an event has no part in this history, which is as of a moment: it holds only later,
  /// changes what is not there yet, or is about no entry and was recorded later.
  func leavesOut(_ event: borrowing Event, _ name: EventName, asOf view: Now) -> Bool {
    if isLater(event, name, than: view) { return true }
    switch slot(of: name).kind {
    case .activity, .moment, .memory: return false
    case .none where event.subjectNumber != 0 && !isThere(event.entity(in: name)): return true
    default:
      return event.body.type?.beginning == .always && view.isBefore(event.recordedAt)
    }
  }

  /// Whether an event is here that made no entry and can be undone or forgotten by itself.
  private func isThere(_ event: EventName) -> Bool {
    [.setting, .summary, .ownActivity].contains(slot(of: event).kind)
      || ownNumbers[event] != nil || vault?.name == event
  }

  /// From when on an event holds, by all that this history knows; nil for what has no time of its
  /// own.
  func begin(of event: borrowing Event, _ name: EventName, for view: Now) -> Instant? {
    guard let begin = beginning(of: event, name) else { return nil }
    let time = view.instant(of: begin.time)
    return begin.other.map { min(time, view.instant(of: $0)) } ?? time
  }

  /// The one or two times of which the first is when an event begins to hold; nil for what has no
  /// time of its own.
  private func beginning(
    of event: borrowing Event, _ name: EventName
  ) -> (time: ValidFrom, other: ValidFrom?)? {
    let recorded = ValidFrom.instant(milliseconds: event.recordedAt)
    return switch event.body.type?.beginning ?? .recorded {
    case .ofEntry: (entryBeginning(slot(of: name)), nil)
    case .ofDay: (recorded, event.body.firstDay.map(ValidFrom.day))
    case .recorded: (recorded, nil)
    case .always: nil
    }
  }

  private func entryBeginning(_ slot: EntitySlot) -> ValidFrom {
    switch slot.kind {
    case .activity: activities[slot.row].beginning
    case .moment: moments[slot.row].beginning
    case .memory: memories[slot.row].beginning
    // An entry of which nothing is known was left out of a history as of this time.
    default: .instant(milliseconds: .max)
    }
  }
}

/// What a moment, a log and a memory have in common.
protocol EntryRow: NamedRow {
  associatedtype Flags: EntryRowFlags

  var happenedAt: Int64 { get set }
  var recordedAt: Int64 { get }
  var batch: UInt32 { get }
  var day: Int32 { get set }
  var utcOffset: Int32 { get set }
  var flags: Flags { get set }
}

/// What is true of such a row.
protocol EntryRowFlags: WordFlags where RawValue == UInt16 {
  /// How exactly the time is known, and whether the event said it, in the bits of a `ChangeRow`.
  static var timeMask: UInt16 { get }
  static var dated: Self { get }
  static var gone: Self { get }
  var precision: Precision { get }
}

extension EntryRow {
  var precision: Precision { flags.precision }
  /// Whether the event says when it happened.
  var isDated: Bool { flags.contains(.dated) }
  /// By itself or with its batch.
  var isGone: Bool { !flags.isDisjoint(with: .gone) }

  var time: EntryTime {
    EntryTime(
      happenedAt: Instant(milliseconds: happenedAt),
      recordedAt: Instant(milliseconds: recordedAt), precision: precision,
      day: CivilDay(daysSinceEpoch: day), utcOffset: UTCOffset(row: utcOffset))
  }

  /// When it happened, as exactly as that is known.
  @inline(__always) var beginning: ValidFrom {
    if precision == .day { return .day(day) }
    return isDated && utcOffset == noOffset
      ? .clock(happenedAt) : .instant(milliseconds: happenedAt)
  }

  /// Takes over when a change says that it happened, and how exactly that is known.
  mutating func setTime(as change: ChangeRow) {
    (happenedAt, utcOffset, day) = (change.happenedAt, change.utcOffset, change.day)
    let mask = Flags.timeMask
    flags = Flags(rawValue: flags.rawValue & ~mask | change.flags.rawValue & mask)
  }
}

extension ChangeRow {
  /// Takes over when an entry happened, and how exactly that is known.
  mutating func setTime<Row: EntryRow>(of entry: Row) {
    (happenedAt, utcOffset, day) = (entry.happenedAt, entry.utcOffset, entry.day)
    flags.insert(Flags(rawValue: entry.flags.rawValue & Row.Flags.timeMask))
  }
}
