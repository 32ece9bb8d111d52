import Journal

extension Diary {
  /// Performs a command: under the lock it catches up, lets the command decide, appends what was
  /// decided as one commit, and folds it. Where nothing is to be recorded nothing is written.
  ///
  /// It is durable when this returns, unless commands are gathered; while something is supposed,
  /// it is added to that and nothing is recorded.
  ///
  /// - Parameter showingBadges: whether what it earned is shown with it, and so recorded.
  /// - Throws: `DiaryError.rejected`, also by the policy in force, and nothing written; `.storage`
  ///   with `.outcomeUnknown` when the disk failed and nobody can tell before the next command;
  ///   `.notRecorded` when it failed and nothing was kept; `.unreadable` for words that can not be
  ///   read.
  package func commit<C: Command>(
    _ command: C, showingBadges: Bool = false
  ) throws(DiaryError) -> Performed<C.Answer> {
    var mayEarnBadges = false
    let (recorded, answer) = try commit { history, now throws(DiaryError) in
      let decision = try rejecting { () throws(Rejection) in try command.decide(history, now) }
      let settled = try settle(decision)
      mayEarnBadges = settled.mayEarnBadges
      return (pending: settled.pending, answer: settled.answer)
    }
    var performed = Performed(answer: answer, recorded: recorded)
    if showingBadges, mayEarnBadges { performed.badges = showBadges(after: recorded[0]) }
    if recorded.contains(where: { $0.event.body.type == .forgotten }) { finishErasing() }
    performed.news = takeNews()
    return performed
  }

  /// What a decision comes to once it has read what it depends on.
  func settle<Answer>(
    _ decision: Decision<Answer>
  ) throws(DiaryError) -> (pending: [PendingEvent], answer: Answer, mayEarnBadges: Bool) {
    var decision = decision
    while true {
      switch decision.outcome {
      case .records(let pending, let answer): return (pending, answer, decision.mayEarnBadges)
      case .asks(let words, let decide): decision = try decide(try wordsIfHeld(words) != nil)
      case .reads(let read): decision = try read(self)
      }
    }
  }

  /// Shows what was earned. Where that can not be recorded, what was asked for is kept all the
  /// same, and a badge comes with a later log.
  private func showBadges(after recorded: NamedEvent) -> [EarnedBadge] {
    // Mostly there is none, and then no lock is taken; the command has folded all there is.
    let view = viewAfterCommand()
    let waiting =
      recorded.event.body.type == .activityLogged
      ? view.history.waitingBadges(after: recorded.name, today: view.viewpoint.today)
      : view.history.waitingBadges(today: view.viewpoint.today)
    guard !waiting.isEmpty else { return [] }
    let shown = Result { () throws(DiaryError) in
      try commit { history, now throws(DiaryError) in
        let waiting = history.waitingBadges(today: now.today)
        return (pending: ShowBadges().decide(waiting, in: now), answer: waiting)
      }.answer
    }
    return shown.value ?? []
  }

  private func commit<Answer>(
    _ decide: (History, Now) throws(DiaryError) -> Decided<Answer>
  ) throws(DiaryError) -> (recorded: [NamedEvent], answer: Answer) {
    if let fork { return try suppose(in: fork, decide) }
    try requirePresent()
    guard !isGathering else { return try gather(decide) }
    let appender = try beginCommand()
    let now = dependencies.now()
    let place = EventName(log: appender.log, number: appender.next)
    let (events, count, answer) = try decided(at: now, from: place, in: replay.history, decide)
    guard !events.isEmpty else { return ([], answer) }
    try append(events, through: appender)
    close(appender)
    return (named(events, from: place).suffix(count), answer)
  }

  /// Refuses to record anything while something else than the present is looked at.
  func requirePresent() throws(DiaryError) {
    guard fork != nil || time != .present else { return }
    throw .query(time.whatIf == nil && fork == nil ? .pastIsRead : .forkIsRead)
  }

  /// The events to record of what is decided, and allowed by the policy in force, behind an
  /// acknowledgement where one is due; the later ones belong to the first. None where nothing is.
  ///
  /// - Parameter place: the name that the next event of the log gets.
  /// - Returns: also how many of them were decided.
  func decided<Answer>(
    at instant: Instant, from place: EventName, in history: History,
    _ decide: (History, Now) throws(DiaryError) -> Decided<Answer>
  ) throws(DiaryError) -> (events: [Event], count: Int, answer: Answer) {
    var now = now(at: instant, in: history)
    let first = name(behindReceiptAt: place)
    now.next = first
    let (pending, answer) = try decide(history, now)
    try requireAllowed(pending, in: now)
    guard !pending.isEmpty else { return ([], 0, answer) }
    let events = try stamped(at: instant, in: place.log) { clock throws(HybridClockError) in
      var events: [Event] = []
      for draft in pending {
        var event = draft.event(clock: try clock.next(), recordedAt: instant, log: place.log)
        // What is forgotten gets no words any more, as where all goals are skipped with a reason.
        if draft.subject.map(history.forgotten.contains) ?? false { event = event.withoutWords() }
        if !events.isEmpty { event.command = first.number }
        events.append(event)
      }
      return events
    }
    return (events, pending.count, answer)
  }

  /// The name that the next event gets which is asked for.
  func name(behindReceiptAt place: EventName) -> EventName {
    guard receiptDue(of: place.log) != nil else { return place }
    return EventName(log: place.log, number: place.number + 1)
  }

  /// Events by the names that they have, and what a session remembers of them.
  func named(_ events: [Event], from place: EventName) -> [NamedEvent] {
    let recorded = events.enumerated().map { index, event in
      NamedEvent(
        name: EventName(log: place.log, number: place.number + UInt64(index)), event: event)
    }
    sentVibes.formUnion(recorded.filter(\.event.isVibe).map(\.name))
    return recorded
  }

  /// As `beginAppending`, for a command with what the person wants to be kept.
  func beginCommand() throws(DiaryError) -> LogAppender {
    do throws(DiaryError) {
      return try beginAppending()
    } catch .storage(.file(let path, .unread)) {
      throw .notRecorded(.disk(.read, path, .io))
    } catch .storage(let error) where error.refusal != nil {
      throw .notRecorded(error)
    }
  }

  func now(at instant: Instant, in history: History) -> Now {
    var now = history.viewpoint(now: instant, zone: dependencies.zone)
    now.hasSentVibe = sentVibes.contains { history.comesBack($0) }
    (now.device, now.isSupposed, now.draw) = (journal.ownLog, fork != nil, dependencies.draw)
    return now
  }

  /// Names the owner in a vault that was just made; the event before names the device.
  func begin(owner: String) throws(DiaryError) {
    let appender = try beginAppending()
    try append(.vaultCreated(VaultCreated(ownerLabel: .inline(owner))), through: appender)
    close(appender)
  }

  /// Takes the lock, catches up, and begins another log where this folder may not go on with its
  /// own.
  ///
  /// - Parameter isForEvents: whether events are to be recorded. A sync records none for a log that
  ///   parted, so that devices agree when each has what the others had; the next command begins
  ///   another.
  func beginAppending(isForEvents: Bool = true) throws(DiaryError) -> LogAppender {
    try settleGathered()
    let receipts = isForEvents ? receiptsOfOwnLog : []
    let appender: LogAppender
    do throws(StorageError) {
      appender = try journal.beginAppending(
        seen: receipts, of: journal.ownLog, isForRecords: isForEvents)
    } catch .journal(.incarnationNeeded) {
      return try beginLog()
    } catch {
      throw .storage(error)
    }
    try resolve()
    try foldNew()
    // What others have of this log is known from their events, which had not all been folded.
    let known = isForEvents ? receiptsOfOwnLog : []
    if known != receipts, appender.isContradicted(by: known) {
      close(appender)
      return try beginAppending()
    }
    // A crash may have come between a log's beginning and the event that names it.
    if appender.next == 1 { try name(through: appender) }
    eraseIfDue(through: appender)
    return appender
  }

  /// Lets other processes write. What was recorded is the answer, whatever becomes of the lock.
  func close(_ appender: consuming LogAppender) {
    do throws(StorageError) { try appender.close() } catch {
      // The system lets go of it when the file is closed, at the latest with the process.
    }
  }

  /// What other devices acknowledge of the log that this one writes.
  var receiptsOfOwnLog: [KnownEnd] {
    replay.history.devices.compactMap { device in
      replay.history.told(by: device.log).first { $0.log == journal.ownLog }?.knownEnd
    }
  }

  /// Begins a log with the event that names it and what it continues.
  func beginLog() throws(DiaryError) -> LogAppender {
    let log = LogID(high: dependencies.draw(), low: dependencies.draw())
    let appender = try onStorage(try journal.beginLog(log))
    try foldNew()
    try name(through: appender)
    return appender
  }

  /// Appends a log's first event.
  private func name(through appender: borrowing LogAppender) throws(DiaryError) {
    let old = appender.continued
    let end = old.map { journal.leftEnd(of: $0) }
    let started = LogStarted(
      deviceName: freshDeviceName(continuing: end?.log), continuedLog: end?.log.bytes ?? [],
      continuedNumber: end?.knownEnd.number ?? 0,
      continuedLink: end?.knownEnd.chainHash?.bytes ?? [],
      missingLog: appender.missing?.log.bytes ?? [], missingNumber: appender.missing?.number ?? 0)
    try append(.logStarted(started), isOwn: true, through: appender)
  }

  /// The name of the log that is continued, else the device's; with a number behind it where
  /// another log has it.
  private func freshDeviceName(continuing old: LogID?) -> String {
    let devices = replay.history.devices
    let continued = devices.first { $0.log == old && !$0.name.isEmpty }?.name
    let name = continued.map { DeviceName(near: $0).withoutNumber } ?? deviceName
    return name.fresh(among: Set(devices.map(\.name))).text
  }

  /// Appends an event, behind an acknowledgement of what arrived from other logs. A log's first
  /// event goes without, because it names the log.
  private func append(
    _ body: Event.Body, isOwn: Bool = false, through appender: borrowing LogAppender
  ) throws(DiaryError) {
    let now = dependencies.now()
    let events = try stamped(at: now, in: appender.log, behindReceipt: !isOwn) {
      clock throws(HybridClockError) in
      [event(body, try clock.next(), now, in: appender.log)]
    }
    try append(events, isOwn: isOwn, through: appender)
  }

  /// Appends events as one commit, and folds them.
  func append(
    _ events: [Event], isOwn: Bool = false, through appender: borrowing LogAppender
  ) throws(DiaryError) {
    var batch = RecordBatch()
    batch.append(events)
    let first = try appendRememberingDoubt(batch, of: events, isOwn: isOwn, through: appender)
    try fold(events, from: EventName(log: appender.log, number: first))
  }

  func fold(_ events: [Event], from place: EventName) throws(DiaryError) {
    let passedOver = replay.passedOver
    try replay.fold(events, of: place.log, from: place.number)
    // Words that are forgotten by them stay nowhere.
    keptSearch = nil
    if replay.passedOver != passedOver { noteFingerprint() }
  }

  /// Events with their clocks, behind an acknowledgement where one is due.
  func stamped(
    at now: Instant, in log: LogID, behindReceipt: Bool = true,
    _ make: (inout ClockRun) throws(HybridClockError) -> [Event]
  ) throws(DiaryError) -> [Event] {
    var clock = ClockRun(
      highest: (fork?.history ?? replay.history).highestClock,
      wall: dependencies.orderingTime(at: now), now: now)
    do throws(HybridClockError) {
      guard behindReceipt, let receipt = receiptDue(of: log) else { return try make(&clock) }
      return [event(.seen(receipt), try clock.next(), now, in: log)] + (try make(&clock))
    } catch {
      throw .clock(error)
    }
  }

  /// As `appendSurely`, and remembers a commit that is in doubt.
  ///
  /// - Parameter isOwn: whether it is a log's first event, for which nobody asked; what was asked
  ///   for comes behind it.
  func appendRememberingDoubt(
    _ batch: RecordBatch, of events: [Event], isOwn: Bool, through appender: borrowing LogAppender
  ) throws(DiaryError) -> UInt64 {
    do throws(DiaryError) {
      // A removal may be what comes behind a log's first event.
      return try appendSurely(
        batch, isRemoval: isOwn || events.contains(where: \.isRemoval), through: appender)
    } catch .storage(.journal(.outcomeUnknown(let number, let cause))) {
      guard !isOwn else { throw .storage(cause) }
      remember(
        InDoubtCommit(
          name: EventName(log: appender.log, number: number), clock: events[0].clock))
      throw .storage(.journal(.outcomeUnknown(first: number, cause: cause)))
    } catch .storage(let error) where error.refusal != nil {
      throw .notRecorded(error)
    }
  }

  /// Appends; after a failed write or sync it lets recovery decide, so that the answer is yes or no
  /// wherever the disk still answers at all.
  private func appendSurely(
    _ batch: RecordBatch, isRemoval: Bool, through appender: borrowing LogAppender
  ) throws(DiaryError) -> UInt64 {
    do throws(StorageError) {
      return try appender.append(batch, isRemoval: isRemoval).first
    } catch .journal(.outcomeUnknown(let first, let cause)) {
      do throws(StorageError) {
        try appender.recover()
      } catch {
        throw .storage(.journal(.outcomeUnknown(first: first, cause: cause)))
      }
      guard appender.next > first else { throw .storage(cause) }
      return first
    } catch {
      throw .storage(error)
    }
  }

  /// A `Seen` for the logs that advanced since the own log's last one; nil when none did.
  func receiptDue(of own: LogID) -> Seen? {
    // Nobody receives what is supposed.
    guard own != WhatIf.log else { return nil }
    let known = replay.history.receipts
    let advanced = journal.logs.filter { log in
      log != own
        && journal.end(of: log).number > known[ReceiptKey(reader: own, log: log)]?.number ?? 0
    }
    guard !advanced.isEmpty else { return nil }
    return Seen(
      logs: advanced.map { log in
        let end = journal.end(of: log)
        return SeenLog(log: log.bytes, number: end.number, link: end.chainHash?.bytes ?? [])
      })
  }

  /// An event that is about no other.
  private func event(
    _ body: Event.Body, _ clock: HybridClock, _ now: Instant, in log: LogID
  ) -> Event {
    PendingEvent(body, in: self.now(at: now, in: replay.history))
      .event(clock: clock, recordedAt: now, log: log)
  }
}

extension Event {
  fileprivate var isVibe: Bool { if case .vibeSent = body { true } else { false } }

  /// Whether it takes something away, which has to work on a full disk too.
  fileprivate var isRemoval: Bool {
    switch body {
    case .forgotten, .importUndone, .undone, .echoCancelled, .momentRemoved, .activityRemoved,
      .reminderRemoved, .memoryRemoved, .attachmentRemoved:
      true
    default: false
    }
  }
}

/// What is decided to be recorded, and what is answered.
package typealias Decided<Answer> = (pending: [PendingEvent], answer: Answer)

/// Hands out one hybrid clock after the other.
struct ClockRun {
  private(set) var highest: HybridClock
  /// The clock that they follow.
  let wall: Instant
  /// When the events are recorded.
  let now: Instant

  mutating func next() throws(HybridClockError) -> HybridClock {
    guard HybridClock.writableWall.contains(now) else { throw .wallClockOutOfRange(now) }
    highest = try HybridClock.next(after: highest, wall: wall)
    return highest
  }
}
