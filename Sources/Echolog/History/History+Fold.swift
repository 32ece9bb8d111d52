extension History {
  /// Takes in the next event in total order.
  ///
  /// Total: whatever the event says, and whatever it names, there is a state after it.
  ///
  /// - Parameters:
  ///   - log: where the event stands, as `meet` numbers logs.
  ///   - number: its number there; from 1, and at most 2^32 − 1 as a journal promises.
  /// - Complexity: as `foldUnsettled`; where names of activities change, linear in how often they
  ///   were changed.
  package mutating func fold(_ event: borrowing Event, log: LogIndex, number: UInt64) {
    foldUnsettled(event, log: log, number: number)
    settleNames()
  }

  /// The same for one of many events, behind the last of which `settleNames` has to be called.
  ///
  /// - Complexity: amortised constant and without allocation of its own; undoing is linear in what
  ///   happened to the entity, and of a batch in what its log holds after it.
  package mutating func foldUnsettled(_ event: borrowing Event, log: LogIndex, number: UInt64) {
    let place = Place(log: log.rawValue, number: UInt32(number))
    if event.clock > highestClockValue { highestClockValue = event.clock }
    let recordedAt = event.recordedAt
    count(recordedAt: recordedAt, at: place)
    fold(event.body, of: event, recordedAt, at: place)
  }

  /// Apart from the rest, so that the body comes in registers and the event by its address: in one
  /// function the compiler copies the event for whoever is handed both.
  @inline(never)
  private mutating func fold(
    _ body: borrowing Event.Body, of event: borrowing Event, _ recordedAt: Int64, at place: Place
  ) {
    switch body {
    case .activityLogged(let body): return logActivity(body, event, recordedAt, at: place)
    case .momentLogged(let body): return logMoment(body, event, recordedAt, at: place)
    case .memoryCaptured(let body): return captureMemory(body, event, recordedAt, at: place)
    case .vibeSent(let body): sendVibe(body, event, recordedAt, at: place)
    case .importStarted(let body): startBatch(body, recordedAt, at: place)
    case .goalSet(let body): setGoal(body, event, at: place)
    case .reminderSet(let body): setReminder(body, recordedAt, at: place)
    case .logStarted(let body): startLog(body, at: place)
    case .vaultCreated(let body): createVault(body, event, at: place)
    case .seen(let body): receive(body, at: place)
    case .branchesAcknowledged(let body): acknowledge(body)
    case .activityAdded(let body): addActivity(body, event, at: place)
    case .activityRetired(let body): retireActivity(body, at: place)
    case .activityRenamed(let body): renameActivity(body, event, at: place)
    case .settingChanged(let body): change(body, event, at: place)
    case .policySelected(let body): selectPolicy(body, event, at: place)
    case .undone(let body): undo(body, event, at: place)
    case .daySummarySet(let body): summarise(body, event, at: place)
    case .permissionChanged(let body): changePermission(body, event, at: place)
    case .promptAnswered(let body): answerPrompt(body, event, at: place)
    case .quoteFavourited(let body): favourite(body.quoteId)
    case .quoteUnfavourited(let body): favouriteQuotes.removeAll { $0 == body.quoteId }
    case .unknown: unknownCount &+= 1
    case .forgotten: forget(event, at: place)
    case .importUndone, .importFinished, .echoRevealed, .echoReflected, .echoDismissed,
      .echoCancelled, .echoReopened, .notificationShown, .momentRemoved, .praiseEnhanced,
      .praiseEnhancementFailed, .momentTextChanged, .momentTimeChanged, .activityCorrected,
      .activityNoteChanged, .activityRemoved, .goalTargetChanged,
      .goalDeactivated, .goalReactivated, .daySkipped, .dayFrozen, .goalPaused, .goalResumed,
      .badgeShown, .reminderChanged, .reminderRemoved, .memoryTitleChanged, .memoryTextChanged,
      .memoryEmotionChanged, .memoryTimeChanged, .memoryLabelled, .memoryUnlabelled,
      .memoryRemoved, .attachmentAdded, .attachmentRemoved:
      foldOntoSubject(event, recordedAt, at: place)
    case .consentGiven(let body): noteConsent(to: body.document, version: body.version, event)
    case .consentWithdrawn(let body): noteConsent(to: body.document, version: nil, event)
    case .entitlementChanged(let body): notePlan(body)
    case .vaultExported: vaultState.exportedDay = event.civilDay
    case .deviceRetired, .healthChecked, .keyRotated:
      // No model of this version shows them, and no command writes them.
      break
    }
    otherEvents.append(OtherEventRow(event, number: place.number, log: place.log))
  }

  @inline(__always) mutating func count(recordedAt: Int64, at place: Place) {
    eventCount &+= 1
    if recordedAt > latestRecordedAt { latestRecordedAt = recordedAt }
    logs[Int(place.log)].count(1, last: place.number, recordedAt: recordedAt)
  }

  /// What happens to an entity that is there; to one that is not, nothing.
  private mutating func foldOntoSubject(
    _ event: borrowing Event, _ recordedAt: Int64, at place: Place
  ) {
    let slot = subject(of: event, at: place)
    logs[Int(place.log)].enter(slot, number: place.number)
    switch (event.body, slot.kind) {
    case (.echoRevealed(let body), .echo): reveal(slot.row, body, recordedAt, at: place)
    case (.echoReopened, .echo): echoes[slot.row].reopenCount &+= 1
    case (.notificationShown, .echo): echoes[slot.row].flags.insert(.shown)
    case (.echoReflected(let body), .echo):
      note(.echoReflected, recordedAt, words: !body.note.isEmpty, on: slot, event, at: place)
    case (.echoDismissed, .echo): note(.echoDismissed, recordedAt, on: slot, event, at: place)
    case (.echoCancelled, .echo): note(.echoCancelled, on: slot, event, at: place)
    case (_, .moment): foldOntoMoment(slot, event, at: place)
    case (.activityRemoved, .activity): note(.activityRemoved, on: slot, event, at: place)
    case (.activityNoteChanged(let body), .activity):
      note(.activityNoteChanged, words: !body.note.isEmpty, on: slot, event, at: place)
    case (.activityCorrected(let body), .activity):
      note(.activityCorrected, body.amount, on: slot, event, at: place)
    case (.goalTargetChanged(let body), .goal):
      changeGoal(slot, .target, body.target, from: body.effectiveDay, event, at: place)
    case (.goalDeactivated(let body), .goal):
      changeGoal(slot, .activeness, 0, from: body.effectiveDay, event, at: place)
    case (.goalReactivated(let body), .goal):
      changeGoal(slot, .activeness, 1, from: body.effectiveDay, event, at: place)
    case (.notificationShown(let body), .reminder):
      showReminder(slot.row, on: body.plannedDay)
    case (.reminderChanged(let body), .reminder):
      changeReminder(slot, body, recordedAt, event, at: place)
    case (.reminderRemoved, .reminder): note(.reminderRemoved, on: slot, event, at: place)
    case (.badgeShown(let body), .goal): showBadge(onGoal: slot.row, body, event, at: place)
    case (.daySkipped(let body), .goal):
      changeGoal(slot, .skip, from: body.day, reason: body.reason, event, at: place)
    case (.dayFrozen(let body), .goal): changeGoal(slot, .freeze, from: body.day, event, at: place)
    case (.goalPaused(let body), .goal):
      let last = body.lastDay.map { Int64($0) } ?? GoalChangeRow.openEnd
      changeGoal(slot, .pause, last, from: body.firstDay, reason: body.reason, event, at: place)
    case (.goalResumed(let body), .goal):
      changeGoal(slot, .resume, from: body.effectiveDay, event, at: place)
    case (_, .memory): foldOntoMemory(slot, event, recordedAt, at: place)
    case (.importUndone, .batch): note(.importUndone, on: slot, event, at: place)
    case (.importFinished, .batch): batches[slot.row].flags.insert(.finished)
    default: break
    }
  }

  /// The row that the event's subject made; none for a subject that is not here, or that made none.
  /// What is only about an entity does not stand for it: it could be undone, and what hangs on it
  /// would stay.
  func subject(of event: borrowing Event, at place: Place) -> EntitySlot {
    var log = place.log
    if let elsewhere = event.subjectLog {
      guard let index = logIndexes[elsewhere] else { return .none }
      log = index.rawValue
    }
    let slot = slot(of: event.subjectNumber, in: log)
    guard let made = self.place(of: slot), made.log == log, made.number == event.subjectNumber
    else { return .none }
    return slot
  }

  /// Where the event stands that made what is in a slot; nil for what no single event makes.
  /// Inlined, as `slot(of:in:)` is.
  @inline(__always) func place(of slot: EntitySlot) -> Place? {
    switch slot.kind {
    case .none, .setting, .summary, .ownActivity: nil
    case .echo: Place(log: echoes[slot.row].log, number: echoes[slot.row].number)
    case .moment: Place(log: moments[slot.row].log, number: moments[slot.row].number)
    case .activity: Place(log: activities[slot.row].log, number: activities[slot.row].number)
    case .goal: Place(log: goals[slot.row].log, number: goals[slot.row].number)
    case .batch: Place(log: batches[slot.row].log, number: batches[slot.row].number)
    case .memory: Place(log: memories[slot.row].log, number: memories[slot.row].number)
    case .reminder:
      Place(log: reminderRows[slot.row].log, number: reminderRows[slot.row].number)
    }
  }

  func isForgotten(_ place: Place) -> Bool {
    !forgotten.isEmpty && forgotten.contains(name(log: place.log, number: place.number))
  }

  private mutating func forget(_ event: borrowing Event, at place: Place) {
    let log = event.subjectLog ?? logs[Int(place.log)].id
    forgotten.insert(EventName(log: log, number: event.subjectNumber))
    let slot = subject(of: event, at: place)
    logs[Int(place.log)].enter(slot, number: place.number)
    forgetWords(of: slot)
    switch slot.kind {
    case .echo: echoes[slot.row].flags.forget()
    case .moment:
      moments[slot.row].flags.forget()
      moments[slot.row].flags.subtract(.praise)
    case .activity: activities[slot.row].flags.forget()
    case .batch: batches[slot.row].flags.forget()
    case .memory: forgetMemory(slot.row)
    case .goal: forgetReasons(ofGoal: slot.row)
    case .reminder: break
    case .setting, .summary, .ownActivity, .none:
      // None of these is made by an event, so the event itself is what is forgotten.
      let name = EventName(log: log, number: event.subjectNumber)
      forgetValue(name)
      forgetFile(name)
      if vault?.name == name { vault?.hasOwnerLabel = false }
    }
  }

  func entryFlags(_ event: borrowing Event, batch: UInt32, at place: Place) -> EntryFlags {
    var flags = EntryFlags(event.happenedPrecision)
    if event.happenedAtMs != nil { flags.insert(.dated) }
    if isForgotten(place) { flags.insert(.forgotten) }
    if isUndone(batch: batch) { flags.insert(.undone) }
    return flags
  }
}

extension EntryFlags {
  /// A month and a year are for memories; anything else counts for its day.
  init(_ precision: Precision) {
    let number = UInt16(truncatingIfNeeded: precision.rawValue)
    self.init(rawValue: min(number, Self.precisionMask))
  }
}

/// Where an event stands.
struct Place {
  let log: UInt16
  let number: UInt32
}

extension Event {
  /// When it was recorded, in milliseconds since 1970; wraps where a foreign writer's numbers do
  /// not fit.
  package var recordedAt: Int64 {
    Int64(truncatingIfNeeded: clock >> 16) &+ recordedLagMs
  }
}
