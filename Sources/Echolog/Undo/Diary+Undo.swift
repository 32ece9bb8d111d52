import Journal

/// Takes back what a command did, or puts back what an undo took, by an event that names it.
///
///     let undoing = try await diary.perform(Undo()).answer
///     show(undoing.undone, undoing.isPutBack)
public struct Undo: Command, Equatable {
  package let id: EntryID?

  /// - Parameter id: an event, or an entry, for what was done to it last. Nil for the last command
  ///   given on this device that still holds, also where that put something back; taking back is
  ///   passed by, so that saying it again goes further back.
  public init(_ id: EntryID? = nil) {
    self.id = id
  }

  /// Records an event for each part of what is undone, at least one.
  ///
  /// - Throws: `nothingToUndo`, `nothingToUndoHere`, `notUndoable`, `alreadyUndone`,
  ///   `changedSince`, `activityHasLogs`, `activityHasGoal`, `activityRetired`, `forgotten`,
  ///   `notFound`.
  public func decide(_ history: History, _ now: Now) throws(Rejection) -> Decision<Undoing> {
    .reads { diary throws(DiaryError) in try diary.undo(id, history, now) }
  }
}

/// What an undo took back, or put back. The undo itself can be undone by its own name.
///
///     let undoing = try await diary.perform(Undo()).answer
///     show(undoing.undone.count, undoing.isPutBack, undoing.passedBy.count)
public struct Undoing: Sendable {
  /// The events that were taken back, or whose undoing was, with their words.
  package let events: [NamedEvent]
  /// Whether they hold again.
  public let isPutBack: Bool
  /// What was done since and can not be undone, so that undoing went past it; the last one first.
  package let passedByEvents: [NamedEvent]

  /// What was done and holds no more, or holds again.
  public var undone: [EntryID] { events.map(\.name) }
  /// The same with what each was, for a sentence in the app's own words.
  public var deeds: [UndoneDeed] { events.map(UndoneDeed.init) }
  /// What was done since, can not be undone, and was passed by; the last one first.
  public var passedBy: [EntryID] { passedByEvents.map(\.name) }
}

/// Something that was done, and is undone or done again.
///
///     for deed in try await diary.preview(Undo()).deeds { show(deed.type, deed.text) }
public struct UndoneDeed: Equatable, Identifiable, Sendable {
  /// The event that recorded it.
  public let id: EntryID
  /// What that made or is about.
  public let entry: EntryID
  /// What was done, as SQL calls it: `momentLogged`, `goalTargetChanged`.
  public let type: String
  /// The first of its words; empty where it has none, they are gone, or they are those of a note.
  public let text: String
  /// What was logged, corrected to or aimed at, in the activity's base unit; nil for all else.
  public let amount: Int64?

  fileprivate init(_ named: NamedEvent) {
    id = named.name
    entry = named.event.entity(in: named.name)
    type = named.event.body.typeName
    amount = EventRow(id, named.event, of: entry).amount
    let isNote = if case .vibeSent = named.event.body { true } else { false }
    text = isNote ? "" : named.event.body.texts.first { !$0.text.isEmpty }?.text.inline ?? ""
  }
}

extension Diary {
  /// What an undo would come to now; nothing is recorded.
  ///
  /// - Throws: as the command.
  public func preview(_ undo: Undo = Undo()) throws -> Undoing {
    try failing { () throws(DiaryError) in
      let history = try view().history
      let now = now(at: dependencies.now(), in: history)
      return try settle(rejecting { () throws(Rejection) in try undo.decide(history, now) }).answer
    }
  }

  fileprivate func undo(
    _ id: EventName?, _ history: History, _ now: Now
  ) throws(DiaryError) -> Decision<Undoing> {
    var passedBy: [NamedEvent] = []
    let targets =
      if let id { try targets(of: id, history, now) } else {
        try lastCommandHere(history, now, &passedBy)
      }
    if let first = targets.first, case .activityRetired(let body) = first.event.body {
      let added = EventName(log: body.ownLog ?? first.name.log, number: body.ownNumber)
      let activity = history.activity(addedBy: added)
      // What takes it up again says more than that undoing does not.
      if history.isRetired(activity) { throw .rejected(.activityRetired(activity)) }
    }
    if id == nil, case .refused(let reason)? = targets.first?.event.body.type?.undo {
      let before = try lastUndoable(of: journal.ownLog, history, now)
      throw .rejected(.notUndoable(reason, before: before.map { history.label(of: $0) }))
    }
    var pending: [PendingEvent] = []
    let own = Set(targets.map { history.label(of: $0.name) })
    let history = history.readied(for: targets)
    for target in targets {
      guard let type = target.event.body.type else { throw .rejected(.nothingToUndo) }
      var state = history.undoState(target.name, type, at: now)
      state.isSentInSession = state.subject.map(sentVibes.contains) ?? false
      // What goes with it is in nobody's way.
      if state.touchedBy.map(own.contains) ?? false { state.touchedBy = nil }
      pending.append(
        try rejecting { () throws(Rejection) in try state.decide(in: now) })
    }
    let (undone, isPutBack) = try effects(of: targets)
    return .records(
      pending, Undoing(events: undone, isPutBack: isPutBack, passedByEvents: passedBy))
  }

  private func targets(
    of id: EventName, _ history: History, _ view: Now
  ) throws(DiaryError) -> [NamedEvent] {
    let isEntry = history.entity(of: id)?.id == id
    let name = isEntry ? history.lastChange(about: id) : id
    guard let event = try readEvent(name) else {
      guard try isMissing(name) else {
        throw .rejected(.notFound(nil, history.label(of: id)))
      }
      throw .unreadable([name])
    }
    let part = NamedEvent(name: name, event: event)
    switch event.body {
    // What an import brought can be taken back one by one, its frame only as a whole.
    case .importFinished: return try targets(of: event.entity(in: name), history, view)
    // An undo that took several parts back gives them back together.
    case .undone: return try wholeCommand(of: part)
    // Words and time that were changed together go together, unless one of them is named.
    case .momentTextChanged, .momentTimeChanged, .activityNoteChanged, .activityCorrected:
      return isEntry ? try wholeCommand(of: part) : [part]
    default: return [part]
    }
  }

  /// Every event of the command that recorded this one, the last one first.
  private func wholeCommand(of part: NamedEvent) throws(DiaryError) -> [NamedEvent] {
    let first = firstNumber(ofCommandWith: part.event, part.name.number)
    var last = part.name.number
    while let next = try readEvent(EventName(log: part.name.log, number: last + 1)),
      next.command == first
    { last += 1 }
    return try readCommand(part.name.log, first...last)
  }

  /// As `lastCommand` of this device.
  ///
  /// - Throws: `DiaryError.rejected` with `nothingToUndoHere` where there is only one of another.
  private func lastCommandHere(
    _ history: History, _ view: Now, _ passedBy: inout [NamedEvent]
  ) throws(DiaryError) -> [NamedEvent] {
    do {
      return try lastCommand(of: journal.ownLog, history, view, &passedBy)
    } catch .rejected(.nothingToUndo) {
      guard let other = try lastElsewhere(history, view) else {
        throw .rejected(.nothingToUndo)
      }
      throw .rejected(.nothingToUndoHere(lastElsewhere: history.label(of: other)))
    }
  }

  /// The last command of all other devices that undoing would be carried out for.
  private func lastElsewhere(
    _ history: History, _ view: Now
  ) throws(DiaryError) -> EventName? {
    var last: (clock: UInt64, name: EventName)?
    for log in history.devices.map(\.log) where log != journal.ownLog {
      guard let name = try lastUndoable(of: log, history, view),
        let clock = try readEvent(name)?.clock
      else { continue }
      if last.map({ $0 < (clock, name) }) ?? true { last = (clock, name) }
    }
    return last?.name
  }

  /// The events of the last command that still applies, the last one first; of a command that made
  /// something, the making alone, with which the rest goes.
  ///
  /// - Parameters:
  ///   - log: of the device that gave it; behind its beginning comes the one that it continues.
  ///   - passedBy: takes in what came after it and can not be undone.
  ///   - isMeant: whether to stop at such a command.
  private func lastCommand(
    of log: LogID?, _ history: History, _ view: Now, _ passedBy: inout [NamedEvent],
    where isMeant: ([NamedEvent]) -> Bool = { _ in true }
  ) throws(DiaryError) -> [NamedEvent] {
    var log = log
    var number = log.map { journal.end(of: $0).number } ?? 0
    var seen = Set([log].compactMap(\.self))
    while let own = log {
      guard number > 0 else { break }
      let name = journal.name(of: number, in: own)
      if name.log != own {
        log = name.log
        continue
      }
      guard let event = try readEvent(name), let type = event.body.type else {
        number -= 1
        continue
      }
      if case .logStarted(let started) = event.body {
        log = LogID(bytes: started.continuedLog).flatMap { seen.insert($0).inserted ? $0 : nil }
        number = min(started.continuedNumber, log.map { journal.end(of: $0).number } ?? 0)
        continue
      }
      if event.importBatch != 0 || type == .importStarted || type == .importFinished {
        let batch = batchName(of: event, in: name)
        number = min(number, batch.number) - 1
        guard history.importBatch(batch)?.isUndone == false, let start = try readEvent(batch) else {
          continue
        }
        let command = [NamedEvent(name: batch, event: start)]
        if isMeant(command) { return command }
        continue
      }
      let first = firstNumber(ofCommandWith: event, number)
      var command = try readCommand(own, first...number)
      number = first - 1
      // An undo of adding an activity.
      if type == .activityRetired, event.subjectNumber != 0 { continue }
      let behind = type == .undone ? try effects(of: command) : nil
      // What was put back is a deed like its first doing, and taken back like that.
      if let behind, !behind.isPutBack { command = behind.events }
      guard type.isUndoStop || behind?.isPutBack == false else {
        if type.isPassedByAloud { passedBy.append(NamedEvent(name: name, event: event)) }
        continue
      }
      let readied = history.readied(for: command)
      let holding = command.filter { isHolding($0, readied, view) }
      if !holding.isEmpty, isMeant(holding) { return holding }
    }
    throw .rejected(.nothingToUndo)
  }

  /// Whether what an event did still holds; a praise goes with its moment.
  private func isHolding(_ part: NamedEvent, _ history: History, _ view: Now) -> Bool {
    guard let type = part.event.body.type else { return false }
    let moment = history.moment(part.event.entity(in: part.name))
    guard type != .praiseEnhanced || moment?.isRemoved == false else { return false }
    return history.undoState(part.name, type, at: view).isInForce
  }

  /// The last command of a device that undoing would be carried out for; nil where there is none.
  private func lastUndoable(
    of log: LogID?, _ history: History, _ view: Now
  ) throws(DiaryError) -> EventName? {
    var passedBy: [NamedEvent] = []
    do {
      return try lastCommand(of: log, history, view, &passedBy) { command in
        let history = history.readied(for: command)
        return command.allSatisfy { part in
          guard let type = part.event.body.type else { return false }
          let state = history.undoState(part.name, type, at: view)
          return Result { () throws(Rejection) in try state.decide(in: view) }.value != nil
        }
      }[0].name
    } catch .rejected(.nothingToUndo) {
      return nil
    }
  }

  /// Of a command that an event names; what it can not have been part of, it was not.
  private func firstNumber(ofCommandWith event: Event, _ number: UInt64) -> UInt64 {
    (1...number).contains(event.command) ? event.command : number
  }

  /// The event that began the import which an event names, or is about.
  func batchName(of event: Event, in name: EventName) -> EventName {
    event.importBatch == 0
      ? event.entity(in: name) : journal.name(of: event.importBatch, in: name.log)
  }

  private func readCommand(
    _ log: LogID, _ numbers: ClosedRange<UInt64>
  ) throws(DiaryError) -> [NamedEvent] {
    var command: [NamedEvent] = []
    for number in numbers.reversed() {
      let name = EventName(log: log, number: number)
      if let event = try readEvent(name),
        firstNumber(ofCommandWith: event, number) == numbers.lowerBound
      {
        command.append(NamedEvent(name: name, event: event))
      }
    }
    // With what a command made goes the rest of it; a setting is no such thing, nor is an undo.
    guard let first = command.last?.event, first.subjectNumber == 0,
      first.body.type?.undo == .takesBack(.whole)
    else { return command }
    return command.suffix(1)
  }

  /// The events behind the targets: behind an `Undone` what it is about at last.
  private func effects(
    of targets: [NamedEvent]
  ) throws(DiaryError) -> (events: [NamedEvent], isPutBack: Bool) {
    var events: [NamedEvent] = []
    var isPutBack = false
    for target in targets {
      var behind = target
      var steps = 0
      while case .undone(let body) = behind.event.body {
        let name = EventName(
          log: body.undoneLog ?? behind.name.log, number: body.undoneNumber)
        guard let event = try readEvent(name) else { break }
        behind = NamedEvent(name: name, event: event)
        steps += 1
      }
      isPutBack = steps % 2 == 1
      events.append(behind)
    }
    return (events, isPutBack)
  }

  /// An event as its writer meant it, with its words, as far as they are not gone; nil when it can
  /// not be read here.
  func readEvent(_ name: EventName) throws(DiaryError) -> Event? {
    guard let record = try record(name) else { return nil }
    let recorded = try decoding(name, try Event(decoding: record.rawSpan, words: .inline))
    let event = replay.meant(recorded, in: name)
    let isForgotten = replay.history.forgotten.contains(event.entity(in: name))
    return isForgotten ? event.withoutWords() : event
  }
}

extension History {
  /// The same, with the changes of each entity at hand where many are asked for.
  fileprivate func readied(for command: [NamedEvent]) -> History {
    guard command.count > 16 else { return self }
    var readied = self
    readied.changes.buildChains()
    return readied
  }
}
