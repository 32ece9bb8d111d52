package import Platform

/// Takes back what an event did, or puts back what an undo took.
package struct UndoEvent: Equatable, Sendable {
  package init() {}

  /// - Throws: `notUndoable` with the reason; `nothingToUndo` when it had no effect here;
  ///   `alreadyUndone`; `changedSince` when something else touched the same part of the entity;
  ///   `forgotten`; `echoAlreadyDue` and `echoAlreadyRevealed` for a Vibe
  ///   that has come back; `goalAlreadySet` when another goal has taken the place;
  ///   `refusedByPolicy` for a Vibe of this session that would come beside another.
  package func decide(_ facts: UndoFacts, in now: Now) throws(Rejection) -> PendingEvent {
    switch facts.type.undo {
    case .refused(let reason): throw .notUndoable(reason)
    case .asBatch:
      guard let batch = facts.batch else { throw .nothingToUndo }
      guard !batch.isUndone else { throw .alreadyUndone(by: facts.undoneBy) }
      return try UndoImport(batch.id).decide(batch, in: now)
    case .takesBack, .putsBack: break
    }
    if facts.isForgotten, let kind = facts.kind { throw .forgotten(kind) }
    guard let changed = facts.changed else { throw .nothingToUndo }
    guard facts.isInForce else { throw .alreadyUndone(by: facts.undoneBy) }
    if let echo = facts.echo { try check(echo, changed, facts, in: now) }
    if let later = facts.touchedBy { throw .changedSince(by: later) }
    if let goal = facts.goalInPlace { throw .goalAlreadySet(goal) }
    let undone = Undone(undoneNumber: facts.event.number, undoneLog: facts.event.log)
    return PendingEvent(.undone(undone), about: facts.subject, in: now)
  }

  /// A Vibe can be stopped until it is due, by whatever name (BR-002, FR-006); what was opened
  /// stays opened.
  private func check(
    _ echo: EchoFacts, _ changed: EventType, _ facts: UndoFacts, in now: Now
  ) throws(Rejection) {
    switch changed {
    case .vibeSent, .echoCancelled:
      guard echo.reveal == nil else { throw .echoAlreadyRevealed }
      let isStopped = changed == .vibeSent ? echo.isTakenBack : echo.isCancelled
      guard isStopped || !echo.isDue else { throw .echoAlreadyDue }
      // To put it back is as sending it again.
      if isStopped, facts.isSentInSession { try now.requireAllowed(.echoes) }
    default: break
    }
  }
}

/// What the decision to undo an event depends on.
package struct UndoFacts: Equatable, Sendable {
  package let event: EventName
  package let type: EventType
  /// The entity that it made or is about; nil for a setting.
  package var subject: EventName?
  package var kind: EntityKind?
  /// The type of the event whose effect would be taken or put back: of the event itself, or of
  /// what an `Undone` is about. Nil when it had no effect here.
  package var changed: EventType?
  /// Whether what it did still applies.
  package var isInForce = true
  /// The undo that took it back, as a person names it.
  package var undoneBy: String?
  /// A later event about the same part of the entity, as a person names it.
  package var touchedBy: String?
  package var isForgotten = false
  /// For an event about an Echo.
  package var echo: EchoFacts?
  /// It is about a Vibe that was sent in this session.
  package var isSentInSession = false
  /// For an import.
  package var batch: BatchFacts?
  /// An active goal for the same activity and period, where undoing would set a second beside it.
  package var goalInPlace: String?

  package init(_ event: EventName, _ type: EventType) {
    self.event = event
    self.type = type
  }
}
