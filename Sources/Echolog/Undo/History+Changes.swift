// How undo works in the fold. An event that changes an entity and can be undone is noted as a
// `ChangeRow` and applied from it. An `Undone` marks the row it names, sets the entity back to what
// it was as created, and applies the rows that still count, in their order. So an undone event is
// one that never had an effect, in whatever order events of several devices arrive, and undoing an
// undo puts back exactly what was.
//
// A new kind of thing adds its undo so: its type gets a part in `EventType.undo`; the fold calls
// `note` for its event; `apply` does to the entity what a row did, `reset` makes the entity as it
// is without any of them. Each is beside the other folding of its aggregate.

extension History {
  /// Notes a change and applies it.
  ///
  /// - Parameters:
  ///   - value: what the effect is made of, beside time and day.
  ///   - words: whether the event has words that are to be shown.
  mutating func note(
    _ type: EventType, _ value: Int64 = 0, words: Bool = false, on slot: EntitySlot,
    _ event: borrowing Event, at place: Place
  ) {
    let precision = event.happenedPrecision
    var flags = ChangeRow.Flags(
      rawValue: slot.kind == .memory
        ? MemoryFlags(precision).rawValue : EntryFlags(precision).rawValue)
    if event.happenedAtMs != nil { flags.insert(.dated) }
    // What is forgotten has no words, whatever is folded later.
    if words, !areForgottenWords(of: slot) { flags.insert(.hasWords) }
    if event.command != 0, event.command == event.subjectNumber, event.subjectLog == nil {
      flags.insert(.withCreation)
    }
    noteBase(of: slot, before: type)
    let row = ChangeRow(
      value: value, happenedAt: event.happenedAtMs ?? 0, number: place.number, slot: slot.rawValue,
      day: event.civilDay, utcOffset: event.utcOffsetSeconds ?? noOffset, log: place.log,
      kind: UInt16(type.rawValue), flags: flags)
    changes.append(row)
    apply(row, to: slot)
  }

  private func areForgottenWords(of slot: EntitySlot) -> Bool {
    guard !forgotten.isEmpty, let place = creation(of: slot) else { return false }
    return isForgotten(place)
  }

  mutating func apply(_ change: ChangeRow, to slot: EntitySlot) {
    guard let type = change.type else { return }
    switch slot.kind {
    case .none: break
    case .echo: apply(type, change, toEcho: slot.row)
    case .moment: apply(type, change, toMoment: slot.row)
    case .activity: apply(type, change, toActivity: slot.row)
    case .goal: goalChanges[Int(change.value)].isTakenBack = 0
    case .batch: apply(type, change, toBatch: slot.row)
    case .memory: apply(type, change, toMemory: slot.row)
    case .reminder: apply(type, change, toReminder: slot.row)
    case .setting: set(slot, by: change)
    case .summary: apply(change, toSummary: slot.row)
    // Names are worked out of all renamings at once.
    case .ownActivity: break
    }
  }

  /// Sets an entity back to what its creation made of it.
  ///
  /// - Parameters:
  ///   - base: what that was, where it was noted.
  ///   - chain: its changes, for entities that keep them in a table of their own.
  private mutating func reset(_ slot: EntitySlot, to base: ChangeRow?, _ chain: [Int]) {
    let isTakenBack = base?.flags.contains(.undone) == true
    switch slot.kind {
    case .none: break
    case .echo: resetEcho(slot.row, isTakenBack: isTakenBack)
    case .moment: resetMoment(slot.row, to: base, isTakenBack: isTakenBack)
    case .activity: resetActivity(slot.row, to: base, isTakenBack: isTakenBack)
    case .goal: resetGoal(slot.row, chain, isTakenBack: isTakenBack)
    case .batch: restoreBatch(slot.row)
    case .memory: resetMemory(slot.row, to: base, isTakenBack: isTakenBack)
    case .reminder: resetReminder(slot.row, isTakenBack: isTakenBack)
    case .setting: set(slot, by: nil)
    case .summary: summaries[slot.row] = SummaryRow(day: summaries[slot.row].day)
    case .ownActivity: resetNames(chain)
    }
  }

  /// Takes back what the named event did, or puts it back: the last one in total order counts.
  mutating func undo(_ body: borrowing Undone, _ event: borrowing Event, at place: Place) {
    let log = body.undoneLog ?? logs[Int(place.log)].id
    let target = EventName(log: log, number: body.undoneNumber)
    let slot = slot(of: target)
    logs[Int(place.log)].enter(slot, number: place.number)
    guard slot != .none, let index = logIndexes[log],
      let (root, restores) = root(of: body.undoneNumber, in: index.rawValue, on: slot)
    else { return }
    changes.append(
      ChangeRow(
        value: Int64(root), happenedAt: 0, number: place.number, slot: slot.rawValue,
        day: event.civilDay, utcOffset: noOffset, log: place.log,
        kind: UInt16(EventType.undone.rawValue), flags: restores ? .restores : []))
    changes.rows[root].flags.set(.undone, !restores)
    settle(slot)
  }

  /// The change that undoing the event is about, and whether that puts it back.
  private mutating func root(
    of number: UInt64, in log: UInt16, on slot: EntitySlot
  ) -> (row: Int, restores: Bool)? {
    let chain = changes.chain(of: slot)
    for index in chain {
      let row = changes.rows[index]
      guard UInt64(row.number) == number, row.log == log else { continue }
      guard row.isUndoing else { return (index, false) }
      return (Int(row.value), !row.flags.contains(.restores))
    }
    guard let place = creation(of: slot), UInt64(place.number) == number, place.log == log else {
      return nil
    }
    return (changes.append(baseRow(of: slot, place)), false)
  }

  /// No change of an entity brings words back once they are forgotten.
  mutating func forgetWords(of slot: EntitySlot) {
    for index in changes.chain(of: slot) {
      changes.rows[index].flags.subtract([.hasWords, .hasTitle])
      let row = changes.rows[index]
      if slot.kind == .moment, row.isBase || row.type == .momentTextChanged {
        changes.rows[index].value &= ~MomentWords.hasPraise.rawValue
      }
    }
  }

  /// Takes the words of one event about a day or a setting away for good: no event makes these, so
  /// each is forgotten by itself.
  mutating func forgetValue(_ event: EventName) {
    forgetActivity(event)
    let slot = slot(of: event)
    guard slot.kind == .summary || slot.kind == .setting else { return }
    for index in changes.chain(of: slot) where name(of: changes.rows[index]) == event {
      changes.rows[index].flags.remove(.hasWords)
    }
    if slot.kind == .summary, name(of: summaries[slot.row]) == event {
      summaries[slot.row].hasWords = 0
    }
    if settings.helpLine?.event == event { settings.helpLine = nil }
  }

  private mutating func settle(_ slot: EntitySlot) {
    let chain = changes.chain(of: slot)
    let base = chain.first { changes.rows[$0].isBase }
    reset(slot, to: base.map { changes.rows[$0] }, chain)
    for index in chain where changes.rows[index].isInForce { apply(changes.rows[index], to: slot) }
  }

  /// The changes of an entity, in the order of the fold.
  ///
  /// - Complexity: linear in all changes.
  func changes(of slot: EntitySlot) -> [ChangeRow] {
    changes.find(of: slot).map { changes.rows[$0] }
  }

  /// The change of a thing of some kind that an event made, or that it took back or put back.
  ///
  /// - Complexity: linear in all changes.
  func change(behind event: EventName, of kind: EntitySlot.Kind) -> ChangeRow? {
    let slot = slot(of: event)
    guard slot.kind == kind else { return nil }
    let row = changes(of: slot).first { name(of: $0) == event }
    return row.map { $0.isUndoing ? changes.rows[Int($0.value)] : $0 }
  }

  /// Where the event is that created an entity; nil for what no undo takes back whole.
  func creation(of slot: EntitySlot) -> Place? { slot.kind == .batch ? nil : place(of: slot) }

  /// Keeps what an entity was as created before the first change that writes over it.
  private mutating func noteBase(of slot: EntitySlot, before type: EventType) {
    switch (slot.kind, type) {
    case (.moment, .momentTextChanged), (.moment, .momentTimeChanged):
      guard moments[slot.row].flags.isDisjoint(with: [.hasOtherWords, .corrected]) else { return }
    case (.activity, .activityCorrected), (.activity, .activityNoteChanged):
      guard activities[slot.row].flags.isDisjoint(with: [.hasOtherWords, .corrected]) else {
        return
      }
    case (.memory, .memoryTitleChanged), (.memory, .memoryTextChanged),
      (.memory, .memoryEmotionChanged):
      guard !memories[slot.row].flags.contains(.edited) else { return }
    case (.memory, .memoryTimeChanged): return noteTime(of: slot)
    default: return
    }
    guard let place = creation(of: slot) else { return }
    changes.append(baseRow(of: slot, place))
  }

  /// The base of a memory sets its time from the first change of that on; until then the time is as
  /// it was created.
  private mutating func noteTime(of slot: EntitySlot) {
    var base = changes.chain(of: slot).first { changes.rows[$0].isBase }
    if base == nil, let place = creation(of: slot) {
      base = changes.append(baseRow(of: slot, place))
    }
    guard let base, !changes.rows[base].flags.contains(.hasTime) else { return }
    var row = changes.rows[base]
    describeTime(memories[slot.row], in: &row)
    changes.rows[base] = row
  }

  private func baseRow(of slot: EntitySlot, _ place: Place) -> ChangeRow {
    let type: EventType? =
      switch slot.kind {
      case .echo: .vibeSent
      case .moment: .momentLogged
      case .activity: .activityLogged
      case .goal: .goalSet
      case .memory: .memoryCaptured
      case .reminder: .reminderSet
      case .none, .batch, .setting, .summary, .ownActivity: nil
      }
    var row = ChangeRow(
      value: 0, happenedAt: 0, number: place.number, slot: slot.rawValue, day: 0,
      utcOffset: noOffset, log: place.log, kind: UInt16(type?.rawValue ?? 0), flags: .base)
    if slot.kind == .moment { describe(moments[slot.row], in: &row) }
    if slot.kind == .activity { describe(activities[slot.row], in: &row) }
    if slot.kind == .memory { describe(memories[slot.row], in: &row) }
    return row
  }
}
