/// What the decision to undo an event depends on.
package struct UndoState: Equatable, Sendable {
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
  package var echo: Echo?
  /// It is about a Vibe that was sent in this session.
  package var isSentInSession = false
  /// For an import.
  package var batch: ImportBatch?
  /// An active goal for the same activity, period and bound, where undoing would set a second
  /// beside it.
  package var goalInPlace: String?
  /// Another activity that has the name which undoing would give back.
  package var nameInPlace: Activity?
  /// Of an activity that was added, what keeps it.
  package var use: Rejection?

  package init(_ event: EventName, _ type: EventType) {
    self.event = event
    self.type = type
  }

  /// Takes back what the event did, or puts back what an undo took.
  ///
  /// - Throws: `notUndoable` with the reason; `nothingToUndo` when it had no effect here;
  ///   `alreadyUndone`; `changedSince` when something else touched the same part of the entity;
  ///   `forgotten`; `echoAlreadyDue` and `echoAlreadyRevealed` for a Vibe that has come back;
  ///   `goalAlreadySet` when another goal has taken the place, `activityExists` when another
  ///   activity has taken the name; `activityHasLogs` and `activityHasGoal` for an activity that
  ///   was added and is in use; `refusedByPolicy` for a Vibe of this session that would come
  ///   beside another.
  package func decide(in now: Now) throws(Rejection) -> PendingEvent {
    switch type.undo {
    case .refused(let reason): throw .notUndoable(reason)
    case .asBatch:
      guard let batch else { throw .nothingToUndo }
      guard !batch.isUndone else { throw .alreadyUndone(by: undoneBy) }
      return PendingEvent(.importUndone(ImportUndone()), about: batch.id, in: now)
    case .retires:
      guard changed != nil else { throw .nothingToUndo }
      guard isInForce else { throw .alreadyUndone(by: undoneBy) }
      if let use { throw use }
      let retired = ActivityRetired(ownNumber: event.number, ownLog: event.log)
      return PendingEvent(.activityRetired(retired), about: event, in: now)
    case .takesBack, .putsBack: break
    }
    if isForgotten, let kind { throw .forgotten(kind) }
    guard let changed else { throw .nothingToUndo }
    guard isInForce else { throw .alreadyUndone(by: undoneBy) }
    if let echo { try check(echo, changed, in: now) }
    if let touchedBy { throw .changedSince(by: touchedBy) }
    if let goalInPlace { throw .goalAlreadySet(goalInPlace) }
    if let nameInPlace { throw .activityExists(nameInPlace) }
    let undone = Undone(undoneNumber: event.number, undoneLog: event.log)
    return PendingEvent(.undone(undone), about: subject, in: now)
  }

  /// A Vibe can be stopped until it is due, by whatever name (BR-002, FR-006); what was opened
  /// stays opened.
  private func check(_ echo: Echo, _ changed: EventType, in now: Now) throws(Rejection) {
    guard changed == .vibeSent || changed == .echoCancelled else { return }
    guard echo.reveal == nil else { throw .echoAlreadyRevealed }
    let isStopped = changed == .vibeSent ? echo.isTakenBack : echo.isCancelled
    guard isStopped || !echo.hasCome(at: now) else { throw .echoAlreadyDue }
    // To put it back is as sending it again.
    if isStopped, isSentInSession { try now.requireAllowed(.echoes) }
  }
}

extension History {
  /// What the decision to undo an event needs.
  ///
  /// - Parameter view: for goals, of which one at a time counts for an activity and a period.
  /// - Complexity: linear in all changes.
  package func undoState(
    _ event: EventName, _ type: EventType, at view: Now
  ) -> UndoState {
    var state = UndoState(event, type)
    state.batch = importBatch(event)
    if type == .activityAdded { describeAddition(&state, on: view.today) }
    let slot = slot(of: event)
    guard slot != .none else { return state }
    if let entity = entity(of: event) {
      state.subject = entity.id
      state.kind = entity.kind
      state.isForgotten = forgotten.contains(entity.id)
      state.echo = echo(entity.id, at: view)
    }
    let chain = EntityChanges(self, slot)
    if state.batch?.isUndone == true {
      state.undoneBy = chain.rows.last(where: \.isInForce).map { label(of: $0) }
    }
    guard let place = chain.place(of: event, in: self) else { return state }
    let root = chain.root(of: place)
    state.changed = root.map { chain.type(of: $0) } ?? type
    state.isInForce = chain.isInForce(place)
    state.undoneBy = root.flatMap(chain.lastUndoing(of:)).map { label(of: chain.rows[$0]) }
    state.touchedBy = chain.lastTouching(place).map { label(of: chain.rows[$0]) }
    state.goalInPlace = goalInPlace(state, on: view.today)
    state.nameInPlace = root.flatMap { nameInPlace(of: chain.rows[$0]) }
    return state
  }

  /// The command about an entity that undoing it means: the last that still applies and did not
  /// come with its creation; the creation itself when there is none.
  package func lastChange(about entity: EventName) -> EventName {
    // A batch is taken back by its own event, and put back by undoing that one.
    guard slot(of: entity).kind != .batch else { return entity }
    let chain = EntityChanges(self, slot(of: entity))
    let last = chain.rows.last { $0.isInForce && !$0.flags.contains(.withCreation) }
    return last.map(name(of:)) ?? entity
  }

  /// The event whose undoing brings an entry back that is gone: its removal, the undo of its
  /// making, or that of its import. Nil for what is there, and for what was forgotten.
  ///
  /// - Complexity: linear in all changes.
  package func removal(of entity: EventName) -> EventName? {
    guard !forgotten.contains(entity) else { return nil }
    let chain = EntityChanges(self, slot(of: entity))
    if let removal = chain.removal { return name(of: chain.rows[removal]) }
    let batch = moment(entity)?.batch ?? log(entity)?.batch ?? memory(entity)?.batch
    guard let batch, importBatch(batch)?.isUndone == true else { return nil }
    return EntityChanges(self, slot(of: batch)).rows.last(where: \.isInForce).map(name(of:))
  }

  /// The event that still applies beside what an undo took back or put back, so that nothing
  /// visible changed: of an entry that was to be there again, what keeps it removed, cancelled or
  /// at rest. Several devices may each have done that.
  ///
  /// - Complexity: linear in all changes.
  package func holding(
    besides event: EventName, _ type: EventType, isPutBack: Bool
  ) -> EventName? {
    guard let entity = entity(of: event), entity.kind != .batch else { return nil }
    let isMaking = entity.id == event
    switch type.undo {
    case .takesBack(.whole) where isMaking == isPutBack: break
    case .takesBack(.cancellation) where !isPutBack: break
    case .takesBack(.activeness) where isPutBack == (type == .goalReactivated): break
    default: return nil
    }
    if let removal = removal(of: entity.id) { return removal }
    let chain = EntityChanges(self, slot(of: event)).rows.filter(\.isInForce)
    switch entity.kind {
    case .echo: return chain.last { $0.type == .echoCancelled }.map(name(of:))
    case .goal where !isMaking:
      let last = chain.last { $0.type?.undo == .takesBack(.activeness) }
      return last.flatMap { $0.type == .goalDeactivated ? name(of: $0) : nil }
    default: return nil
    }
  }

  /// What a change of an entry that is gone is refused with: its removal as a person names it.
  func alreadyRemoved(_ kind: EntityKind, _ entity: EventName) -> Rejection {
    .alreadyRemoved(kind, by: removal(of: entity).map { label(of: $0) })
  }

  private func label(of row: ChangeRow) -> String { label(of: name(of: row)) }

  /// A goal that is active, where undoing brings the activity of one of its kind back beside it.
  private func goalInPlace(_ state: UndoState, on today: CivilDay) -> String? {
    guard state.kind == .goal, let subject = state.subject else { return nil }
    switch (state.changed, state.type == .undone) {
    case (.goalDeactivated, false), (.goalSet, true), (.goalReactivated, true): break
    default: return nil
    }
    let row = goals[slot(of: subject).row]
    let rival = allGoals().first { goal in
      goal.id != subject && goal.isActive(asOf: today)
        && goal.activity == activity(of: row)
        && goal.period.rawValue == Int32(row.period) && goal.bound == row.bound
    }
    return rival.map { label(of: $0.id) }
  }

  private func describeAddition(_ state: inout UndoState, on today: CivilDay) {
    let activity = activity(addedBy: state.event)
    let additions = additions(of: activity)
    guard let added = additions.first(where: { $0.event == state.event }) else { return }
    state.changed = state.type
    state.isInForce = !added.isRetired
    if let goal = allGoals(of: activity).first(where: { $0.isActive(asOf: today) }) {
      state.use = .activityHasGoal(activity, goal: label(of: goal.id))
    } else if additions.count == 1, !totals(of: activity).isEmpty {
      state.use = .activityHasLogs(activity)
    }
  }

  private func nameInPlace(of change: ChangeRow) -> Activity? {
    guard change.type == .activityRenamed, let renaming = renaming(by: name(of: change)) else {
      return nil
    }
    let isUndone = change.flags.contains(.undone)
    let name = isUndone ? renaming.name : renaming.former
    return activitiesInUse.first { $0 != renaming.activity && $0.label == name }
  }
}

/// What happened to one entity, in the order of the fold.
private struct EntityChanges {
  let rows: [ChangeRow]
  /// Where each is in the table of all changes, by which an `Undone` names what it is about.
  private let indices: [Int]
  private let slot: EntitySlot

  init(_ history: History, _ slot: EntitySlot) {
    indices = history.changes.find(of: slot)
    rows = indices.map { history.changes.rows[$0] }
    self.slot = slot
  }

  /// Where an event is among the changes.
  enum Place: Equatable {
    case row(Int)
    /// It created the entity, and that was never undone.
    case creation
  }

  /// Nil for an event that changed nothing which can be undone.
  func place(of event: EventName, in history: History) -> Place? {
    let index = rows.firstIndex { row in
      UInt64(row.number) == event.number && history.logs[Int(row.log)].id == event.log
    }
    if let index { return .row(index) }
    guard let creation = history.creation(of: slot),
      history.name(log: creation.log, number: creation.number) == event
    else { return nil }
    return .creation
  }

  /// The change that an event is or, for an `Undone`, is about; nil for a creation that was never
  /// undone.
  func root(of place: Place) -> Int? {
    guard case .row(let row) = place else { return nil }
    return root(of: row)
  }

  private func root(of row: Int) -> Int {
    guard rows[row].isUndoing else { return row }
    guard let root = indices.firstIndex(of: Int(rows[row].value)) else {
      preconditionFailure("an undo is noted beside what it is about")
    }
    return root
  }

  func type(of row: Int) -> EventType {
    guard let type = rows[row].type else {
      preconditionFailure("a change is of a known type")
    }
    return type
  }

  func isInForce(_ place: Place) -> Bool {
    guard case .row(let row) = place else { return true }
    let isUndone = rows[root(of: row)].flags.contains(.undone)
    guard rows[row].isUndoing else { return !isUndone }
    return isUndone != rows[row].flags.contains(.restores)
  }

  /// The last event that took a change back or put it back.
  func lastUndoing(of root: Int) -> Int? {
    rows.indices.last { rows[$0].isUndoing && self.root(of: $0) == root }
  }

  /// The last event by which the entity is gone.
  var removal: Int? {
    rows.indices.last { row in
      let isUndone = rows[root(of: row)].flags.contains(.undone)
      return removes(row) && rows[row].isUndoing == isUndone
    }
  }

  /// Whether an event took the whole entity away: its removal, or the undo of its making.
  private func removes(_ row: Int) -> Bool {
    guard rows[row].isUndoing else { return !rows[row].isBase && field(of: row) == .whole }
    return rows[root(of: row)].isBase && !rows[row].flags.contains(.restores)
  }

  /// The last event by which another change of the same part is otherwise than just before the
  /// event: made since, or undone or put back since. Changes that cancel each other out do not
  /// count, so that undoing goes back step by step.
  ///
  /// What another device changed of an entity that was gone comes back with it, so that it does not
  /// keep a removal from being undone.
  func lastTouching(_ place: Place) -> Int? {
    let own = root(of: place)
    let isCreation = own.map { rows[$0].isBase } ?? true
    var bringsBack = false
    if case .row(let row) = place { bringsBack = removes(row) }
    var held: [Int: Bool] = [:]
    var before: [Int: Bool] = [:]
    var last: [Int: Int] = [:]
    for row in rows.indices where !rows[row].isBase {
      if place == .row(row) { before = held }
      let root = root(of: row)
      guard root != own, overlaps(root, own) else { continue }
      if isCreation, rows[root].flags.contains(.withCreation) { continue }
      if bringsBack, field(of: root) != .whole { continue }
      held[root] = rows[row].isUndoing ? rows[row].flags.contains(.restores) : true
      last[root] = row
    }
    let touching = held.filter { root, holds in
      holds != (before[root] ?? rows[root].isBase)
    }
    return touching.keys.compactMap { last[$0] }.max()
  }

  private func overlaps(_ root: Int, _ own: Int?) -> Bool {
    let (first, second) = (field(of: root), own.map(field(of:)) ?? .whole)
    guard first.overlaps(second) else { return false }
    guard first == second, first == .label || first == .attachment, let own else { return true }
    return rows[root].value == rows[own].value
  }

  private func field(of row: Int) -> UndoneField {
    guard case .takesBack(let field) = type(of: row).undo else { return .whole }
    return field
  }
}
