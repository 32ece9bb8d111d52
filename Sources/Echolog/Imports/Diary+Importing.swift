import Journal

/// What an import decides with while no other process can write.
package struct ImportDesk: Sendable {
  /// Everything recorded so far.
  package let history: History
  package let context: Now
  /// The name that the first draft's event gets; the others follow.
  package let first: EventName
  /// Whether the rows go into a batch that is there already.
  package let isResuming: Bool
}

/// What became of one commit of an import.
package struct ImportedPart<Answer: Sendable>: Sendable {
  /// The batch that the rows came with; nil when there is none yet, because nothing was written.
  package let batch: EventName?
  /// The last event of the commit; nil when nothing was written.
  package let last: EventName?
  package let answer: Answer
}

extension Diary {
  /// Among others like it an event takes a little more, sealed (`Tools/bench`, size).
  private static let leastEventByteCount = 16

  /// Refuses to begin what would record more events than there is room for.
  ///
  /// - Throws: `.notRecorded` with `.noSpace`.
  package func requireSpace(forEvents count: Int) throws(DiaryError) {
    try onStorage(as: DiaryError.notRecorded) { () throws(StorageError) in
      try disk.requireSpace(count * Self.leastEventByteCount, at: vault.folder.path)
    }
  }

  /// Refuses an import that the policy in force forbids, before anything of it is read.
  ///
  /// - Throws: `DiaryError.rejected` with `refusedByPolicy`.
  package func requireAllowed(_ source: StartImport) throws(DiaryError) {
    try require(.importing)
    try require(source.kind.policyRule)
  }

  /// What rows are decided with: now and the settings in force, with all recorded events folded.
  package func importContext() throws(DiaryError) -> Now {
    let view = try view()
    return now(at: view.viewpoint.instant, in: view.history).importing
  }

  /// Hands on the events that imports brought and nobody took back, of those that are folded and
  /// come behind these numbers. Words come with them, and none where they are gone.
  ///
  /// - Parameter numbers: the last number of each log that was handed on before.
  /// - Returns: the numbers to go on behind.
  /// - Complexity: linear in the events behind the numbers, unless nothing was ever imported.
  package func importedEvents(
    behind numbers: [LogID: UInt64], _ take: (EventName, Event) -> Void
  ) throws(DiaryError) -> [LogID: UInt64] {
    let kept = Set(replay.history.importBatches.filter { !$0.isUndone }.map(\.id))
    if !kept.isEmpty {
      var merge = try LogsInOrder(journal.sources(behind: numbers))
      try merge.run(words: .inline) { name, event throws(DiaryError) in
        if kept.contains(journal.name(of: event.importBatch, in: name.log)) {
          let meant = replay.meant(event, in: name)
          let isForgotten = replay.history.forgotten.contains(meant.entity(in: name))
          take(name, isForgotten ? meant.withoutWords() : meant)
        }
        return true
      }
    }
    let ends = journal.logs.map { log in (log, journal.end(of: log).number) }
    return Dictionary(uniqueKeysWithValues: ends)
  }

  /// The batches that a source of this name brought and nobody took back.
  package func importBatches(of sourceName: String) throws(DiaryError) -> Set<EventName> {
    var found: Set<EventName> = []
    for batch in replay.history.importBatches where !batch.isUndone {
      if try words(batch.sourceName) == sourceName { found.insert(batch.id) }
    }
    return found
  }

  /// Records a part of an import as one commit: takes the lock, catches up, and lets `choose` pick
  /// what of its rows is still new. The first part opens the batch, unless an interrupted run of
  /// the same source left one open; the last part closes it.
  ///
  /// - Parameters:
  ///   - batch: the one that an earlier part of this run came with.
  ///   - choose: without events nothing is written, but for the end of a batch that this run has
  ///     written to.
  /// - Throws: as `commit`, and `DiaryError.rejected` with `batchAlreadyUndone` when the batch was
  ///   taken back meanwhile.
  package func recordImport<Answer>(
    of source: StartImport, into batch: EventName?, isLast: Bool,
    _ choose: @Sendable (isolated Diary, ImportDesk) throws(DiaryError) -> Decided<Answer>
  ) throws(DiaryError) -> ImportedPart<Answer> {
    if let fork {
      // What is supposed goes on with no earlier run.
      let (now, place) = nextSupposed
      let (events, part) = try decidedPart(
        of: source, into: batch, goingOnWith: batch, isLast: isLast, at: now, from: place,
        in: fork.history, choose)
      if !events.isEmpty { try suppose(events) }
      return part
    }
    try requirePresent()
    let appender = try beginCommand()
    let open = try openBatch(of: source, named: batch, in: appender.log)
    // Nothing keeps the desk: a second hold on the history would make the fold copy its tables.
    let (events, part) = try decidedPart(
      of: source, into: batch, goingOnWith: open, isLast: isLast, at: dependencies.now(),
      from: EventName(log: appender.log, number: appender.next), in: replay.history, choose)
    if !events.isEmpty { try append(events, through: appender) }
    close(appender)
    return part
  }

  /// What a part comes to, and its events; none where nothing is to be written.
  ///
  /// - Parameters:
  ///   - open: the batch that is gone on with; nil to begin one.
  ///   - place: the name that the next event of the log gets.
  private func decidedPart<Answer>(
    of source: StartImport, into batch: EventName?, goingOnWith open: EventName?, isLast: Bool,
    at now: Instant, from place: EventName, in history: History,
    _ choose: (isolated Diary, ImportDesk) throws(DiaryError) -> Decided<Answer>
  ) throws(DiaryError) -> (events: [Event], part: ImportedPart<Answer>) {
    let context = self.now(at: now, in: history)
    let start =
      open == nil
      ? try rejecting { () throws(Rejection) in try source.decide(in: context) } : nil
    let next = name(behindReceiptAt: place)
    let opened = open ?? next
    let first = EventName(log: next.log, number: next.number + (start == nil ? 0 : 1))
    let (pending, answer) = try choose(
      self,
      ImportDesk(
        history: history, context: context.importing, first: first, isResuming: open != nil))
    try requireAllowed([start].compactMap(\.self) + pending, in: context)
    let ends = isLast && history.importBatch(opened)?.isFinished != true
    guard !pending.isEmpty || (ends && batch != nil && open != nil) else {
      return ([], ImportedPart(batch: batch, last: nil, answer: answer))
    }
    // Never refused: an import that came to its end did so.
    let end =
      ends ? PendingEvent(.importFinished(ImportFinished()), about: opened, in: context) : nil
    let made = try stamped(at: now, in: place.log) { clock throws(HybridClockError) in
      try events(start, pending, end, of: opened, at: now, &clock)
    }
    let last = EventName(log: place.log, number: place.number + UInt64(made.count) - 1)
    return (made, ImportedPart(batch: opened, last: last, answer: answer))
  }

  /// The events of one part of a batch; what begins and ends it does not belong to it.
  private func events(
    _ start: PendingEvent?, _ pending: [PendingEvent], _ end: PendingEvent?, of batch: EventName,
    at now: Instant, _ clock: inout ClockRun
  ) throws(HybridClockError) -> [Event] {
    var events: [Event] = []
    events.reserveCapacity(pending.count + 2)
    func add(_ draft: PendingEvent?, with number: UInt64 = 0) throws(HybridClockError) {
      guard let draft else { return }
      let clock = try clock.next()
      events.append(
        draft.event(clock: clock, recordedAt: now, log: batch.log, importedWith: number))
    }
    try add(start)
    for draft in pending { try add(draft, with: batch.number) }
    try add(end)
    return events
  }

  /// The batch to go on with: this run's, or the latest one of the same source that no run has
  /// brought to its end. A batch goes on in its own log only.
  private func openBatch(
    of source: StartImport, named batch: EventName?, in log: LogID
  ) throws(DiaryError) -> EventName? {
    if let batch {
      guard replay.history.importBatch(batch)?.isUndone != true else {
        throw .rejected(.batchAlreadyUndone)
      }
      return batch.log == log ? batch : nil
    }
    for candidate in replay.history.importBatches.reversed()
    where candidate.id.log == log && candidate.kind == source.kind
      && !candidate.isFinished && !candidate.isUndone
    {
      if try words(candidate.sourceName) == source.sourceName { return candidate.id }
    }
    return nil
  }
}
