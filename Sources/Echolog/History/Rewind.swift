extension History {
  /// The history as of an earlier moment: what folding all events that are not later gives, but
  /// that the highest clock stays as it is.
  ///
  /// Made from the rows instead of from the events. A moment, a log and a memory are what they are
  /// known to be by now. All other events that are not later are applied again in their order, from
  /// what they left in the rows; the few kinds that do not leave enough are folded again.
  ///
  /// - Parameter event: reads an event, with the names that it means; nil where it can not be read,
  ///   and it is passed over as a replay does.
  /// - Complexity: linear in all rows; texts and most events are not read.
  package func asOf<Failure>(
    _ view: Now, event: (EventName) throws(Failure) -> Event?
  ) throws(Failure) -> History {
    var rewind = Rewind(self, to: view)
    try rewind.applyOtherEvents(reading: event)
    return rewind.takePast()
  }
}

/// A history on its way back to an earlier time.
///
/// Also functions that change nothing are mutating: a call of any other one would copy all of it.
private struct Rewind {
  private let whole: History
  // Of the whole history, for the same reason.
  private let sentEchoes: [EchoRow]
  private let changeRows: [ChangeRow]
  private let logs: [LogTable]
  private let view: Now
  private var past: History
  /// Where in the past history the rows of the whole one are.
  private var activities = RowMap(0)
  private var moments = RowMap(0)
  private var memories = RowMap(0)
  private var labels: RowMap
  private var attachments: RowMap
  private var echoes: RowMap
  private var goals: RowMap
  private var summaries: RowMap
  private var changes = RowMap(0)
  /// Whether all changes so far are as they were, so that they can be shared.
  private var areChangesShared = true
  /// How many of the other events come before the first that was recorded later; they are shared.
  private let sharedOthers: Int
  /// By the index of the log: how many entries there are of it, and its last one.
  private var entries: [LogTable]
  /// By the index of the log: from which number on its slots may be others than in the whole one.
  private var firstMoved: [UInt32]

  init(_ whole: History, to view: Now) {
    self.whole = whole
    self.view = view
    sentEchoes = whole.echoes.inMemory
    changeRows = whole.changes.rows.inMemory
    logs = whole.logs
    past = History(forgotten: whole.forgotten)
    past.logs = whole.logs.map(\.bare)
    past.logIndexes = whole.logIndexes
    past.batches = whole.batches
    for batch in past.batches.indices { past.batches[batch].entryCount = 0 }
    past.receipts = whole.receipts
    past.vault = whole.vault
    past.vaultState.beganDay = whole.vaultState.beganDay
    // What was logged of them may be earlier than they.
    past.takeOwnActivities(of: whole)
    past.mediaTypes = whole.mediaTypes
    labels = RowMap(whole.labels.count)
    attachments = RowMap(whole.attachments.count)
    echoes = RowMap(whole.echoes.count)
    goals = RowMap(whole.goals.count)
    summaries = RowMap(whole.summaries.count)
    let firstLater = whole.otherEvents.firstIndex { view.isBefore($0.recordedAt) }
    sharedOthers = firstLater ?? whole.otherEvents.count
    entries = past.logs
    firstMoved = Array(repeating: .max, count: whole.logs.count)
    (past.activities, activities) = linked(whole.activities)
    (past.moments, moments) = linked(whole.moments)
    let memories = taken(whole.memories) { _ in 0 }
    (past.memories, self.memories) = (memories.rows, memories.map)
    for memory in past.memories.indices {
      (past.memories[memory].lastLabel, past.memories[memory].lastAttachment) = (0, 0)
    }
    for var words in whole.laterWords.rows {
      let place = place(of: EntitySlot(rawValue: words.slot))
      guard place != .none else { continue }
      words.slot = place.rawValue
      past.laterWords.set(words)
    }
    takeSlots()
  }

  consuming func takePast() -> History {
    endSharingChanges()
    countOwnActivities()
    past.settleNames()
    for (log, counted) in entries.enumerated() {
      past.eventCount &+= counted.eventCount
      past.logs[log].add(counted)
    }
    past.highestClockValue = whole.highestClockValue
    return past
  }
}

// MARK: - Entries

/// Counts events, of which many in a row are of one log.
private struct EventTally {
  private(set) var latestRecordedAt = Int64.min
  private var log: UInt16 = 0
  private var (count, number, recordedAt): (UInt64, UInt32, Int64) = (0, 0, 0)

  @inline(__always) mutating func count(
    _ log: UInt16, _ number: UInt32, recordedAt: Int64, into logs: inout [LogTable]
  ) {
    if self.log != log {
      flush(into: &logs)
      self.log = log
    }
    count &+= 1
    (self.number, self.recordedAt) = (number, recordedAt)
    if recordedAt > latestRecordedAt { latestRecordedAt = recordedAt }
  }

  mutating func flush(into logs: inout [LogTable]) {
    guard count > 0 else { return }
    logs[Int(log)].count(count, last: number, recordedAt: recordedAt)
    count = 0
  }
}

extension Rewind {
  /// The rows that are not later, and where they are now. Those before the first that is later are
  /// shared as they are.
  ///
  /// - Parameter link: the row, plus one, that a row leads to; 0 for none.
  private mutating func taken<Row: EntryRow>(
    _ table: RowTable<Row>, link: (Row) -> UInt32
  ) -> (rows: RowTable<Row>, map: RowMap) {
    let rows = table.inMemory
    let view = view
    var counted = whole.logs.map(\.bare)
    var tally = EventTally()
    var forward: [(row: Int, link: Int)] = []
    var first = rows.count
    var keptEnd = 0
    var (batch, batchCount): (UInt32, UInt32) = (0, 0)
    for index in rows.indices {
      let row = rows[index]
      if view.isBefore(row.beginning) {
        first = min(first, index)
        continue
      }
      keptEnd = index + 1
      if link(row) > index { forward.append((index, Int(link(row)) - 1)) }
      tally.count(row.log, row.number, recordedAt: row.recordedAt, into: &counted)
      if row.batch != batch {
        past.countIn(batch: batch, batchCount)
        (batch, batchCount) = (row.batch, 0)
      }
      batchCount &+= 1
    }
    past.countIn(batch: batch, batchCount)
    tally.flush(into: &counted)
    if keptEnd > 0 { past.latestRecordedAt = max(past.latestRecordedAt, tally.latestRecordedAt) }
    for log in counted.indices { entries[log].add(counted[log]) }
    // A shared row leads to shared ones only.
    var end = first
    while let leading = forward.first(where: { $0.row < end && $0.link >= end }) {
      end = leading.row
    }
    var taken = RowTable(sharing: table, first: end)
    var map = RowMap(max(end, keptEnd), sharing: end)
    for index in end..<rows.count {
      let log = Int(rows[index].log)
      firstMoved[log] = min(firstMoved[log], rows[index].number)
      guard !view.isBefore(rows[index].beginning) else { continue }
      map[index] = taken.count
      taken.append(rows[index])
    }
    return (taken, map)
  }

  /// The same, with the rows of each day chained anew and summed up.
  private mutating func linked<Row: DayEntryRow>(
    _ table: RowTable<Row>
  ) -> (rows: RowTable<Row>, map: RowMap) {
    let rows = table.inMemory
    var (taken, map) = taken(table) { $0.previousInDay }
    func place(of link: UInt32) -> UInt32 {
      var link = link
      while link != 0 {
        if let row = map[Int(link) - 1] { return UInt32(row + 1) }
        link = rows[Int(link) - 1].previousInDay
      }
      return 0
    }
    // A day that leads to shared rows alone is as it was. Of all others the chains come to the
    // shared rows at one place, if at all.
    var unsharedDays: Set<Int32> = []
    for index in map.shared..<taken.count {
      taken[index].previousInDay = place(of: taken[index].previousInDay)
      unsharedDays.insert(taken[index].day)
    }
    var lastShared: [Int32: UInt32] = [:]
    for row in rows[map.shared...]
    where row.previousInDay != 0 && row.previousInDay <= map.shared {
      lastShared[row.day] = row.previousInDay
    }
    whole.days.forEachDay { day, row in
      var last = row[keyPath: Row.last]
      let isShared = last <= map.shared
      if unsharedDays.contains(day) {
        last = place(of: last)
      } else if !isShared {
        last = lastShared[day] ?? 0
      }
      guard last != 0 else { return }
      let index = past.days.index(making: day)
      past.days[index][keyPath: Row.last] = last
      guard !isShared else { return Row.copySums(of: row, to: &past.days[index]) }
      while last != 0 {
        taken[Int(last) - 1].count(for: &past.days[index])
        last = taken[Int(last) - 1].previousInDay
      }
    }
    return (taken, map)
  }

  /// Sums up the days of what the person added, of which the days themselves hold nothing.
  private mutating func countOwnActivities() {
    guard !past.ownActivities.isEmpty else { return }
    for index in past.activities.indices {
      let log = past.activities[index]
      let own = OwnActivity.index(of: log.flags.activityNumber)
      guard own >= 0, log.flags.isDisjoint(with: .gone) else { continue }
      past.ownActivities[own].count(log.amount, 1, on: log.day)
    }
  }

  /// What each event made or is about, as far as that is an entry or a batch. The first slots of a
  /// log, in which nothing moved, are shared.
  private mutating func takeSlots() {
    var lasts = entries.map { Int(clamping: $0.lastNumber) }
    for batch in whole.batches {
      lasts[Int(batch.log)] = max(lasts[Int(batch.log)], Int(batch.number))
    }
    for other in whole.otherEvents[sharedOthers...] {
      firstMoved[Int(other.log)] = min(firstMoved[Int(other.log)], other.number)
    }
    for (log, slots) in logs.map(\.slots).enumerated() {
      let shared = min(slots.count, Int(firstMoved[log]))
      past.logs[log].slots = RowTable(sharing: slots, first: shared)
      for number in shared..<max(shared, min(slots.count, lasts[log] + 1)) {
        let slot = EntitySlot(rawValue: slots[number])
        switch slot.kind {
        case .activity, .moment, .memory, .batch:
          let place = place(of: slot)
          if place != .none { past.logs[log].enter(place, number: UInt32(number)) }
        default: break
        }
      }
    }
  }

  /// What a slot of the whole history is in the past one. Reminders are made by folding again.
  private mutating func place(of slot: EntitySlot) -> EntitySlot {
    let row: Int? =
      switch slot.kind {
      case .activity: activities[slot.row]
      case .moment: moments[slot.row]
      case .memory: memories[slot.row]
      case .echo: echoes[slot.row]
      case .goal: goals[slot.row]
      case .summary: summaries[slot.row]
      case .batch: slot.row
      case .setting, .ownActivity, .none, .reminder: nil
      }
    if slot.kind == .setting || slot.kind == .ownActivity { return slot }
    return row.map { EntitySlot(slot.kind, row: $0) } ?? .none
  }
}

// MARK: - Other events

extension Rewind {
  /// Applies all events that made no entry, in the order of the fold.
  mutating func applyOtherEvents<Failure>(
    reading event: (EventName) throws(Failure) -> Event?
  ) throws(Failure) {
    let others = whole.otherEvents.inMemory
    // Room that is not used is address space, not memory.
    past.echoes.reserveCapacity(sentEchoes.count)
    past.otherEvents = RowTable(sharing: whole.otherEvents, first: sharedOthers)
    var tally = EventTally()
    var end = 0
    for (index, other) in others.enumerated() {
      let type = other.type
      let rows = changeRows(of: other, from: end)
      end = rows.upperBound
      let slot = logs.span[Int(other.log)].slot(of: UInt64(other.number))
      if view.isBefore(other.recordedAt), try isLater(other, slot, rows, reading: event) {
        continue
      }
      if isFoldedAgain(other, type, slot, rows) {
        tally.flush(into: &past.logs)
        if type == .undone || slot.kind == .reminder { endSharingChanges() }
        let name = whole.name(of: other)
        guard let event = try event(name) else { continue }
        past.foldUnsettled(event, log: LogIndex(rawValue: other.log), number: name.number)
        if index < sharedOthers { past.otherEvents.removeLast() }
      } else {
        tally.count(other.log, other.number, recordedAt: other.recordedAt, into: &past.logs)
        past.eventCount &+= 1
        if index >= sharedOthers { past.otherEvents.append(other) }
        apply(other, type, slot, rows)
      }
    }
    tally.flush(into: &past.logs)
    past.latestRecordedAt = max(past.latestRecordedAt, tally.latestRecordedAt)
  }

  /// Whether an event that was recorded later holds only later.
  private mutating func isLater<Failure>(
    _ other: OtherEventRow, _ slot: EntitySlot, _ rows: Range<Int>,
    reading event: (EventName) throws(Failure) -> Event?
  ) throws(Failure) -> Bool {
    switch other.type?.beginning ?? .recorded {
    case .always: return false
    case .ofEntry, .recorded: return true
    case .ofDay:
      if let day = day(of: other, slot, rows) { return view.isBefore(day: day) }
      let name = whole.name(of: other)
      guard let event = try event(name) else { return true }
      return whole.isLater(event, name, than: view)
    }
  }

  /// The changes that an event made, with the base that was noted before the first one.
  private mutating func changeRows(of other: OtherEventRow, from start: Int) -> Range<Int> {
    func isOfEvent(_ index: Int) -> Bool {
      guard index < changeRows.count else { return false }
      let row = changeRows[index]
      return row.number == other.number && row.log == other.log && !row.isBase
    }
    var end = start
    if end < changeRows.count, changeRows[end].isBase, isOfEvent(end + 1) { end += 1 }
    while isOfEvent(end) { end += 1 }
    return start..<end
  }

  /// The day from which on an event holds; nil where only the event says.
  private mutating func day(
    of other: OtherEventRow, _ slot: EntitySlot, _ rows: Range<Int>
  ) -> Int32? {
    switch slot.kind {
    case .summary: whole.summaries[slot.row].day
    case .goal where other.type == .goalSet: whole.goals[slot.row].firstDay
    case .goal: rows.last.map { whole.goalChanges[Int(changeRows[$0].value)].day }
    default: nil
    }
  }

  /// Whether the rows do not say all that an event did.
  private mutating func isFoldedAgain(
    _ other: OtherEventRow, _ type: EventType?, _ slot: EntitySlot, _ rows: Range<Int>
  ) -> Bool {
    switch (type, slot.kind) {
    case (.branchesAcknowledged, _), (.permissionChanged, _), (.promptAnswered, _),
      (.quoteFavourited, _), (.quoteUnfavourited, _), (.activityRetired, _),
      (.consentGiven, _), (.consentWithdrawn, _),
      (.entitlementChanged, _), (.vaultExported, _), (_, .reminder), (.badgeShown, .goal):
      true
    case (.undone, let kind): kind != .none && rows.isEmpty
    case (.echoRevealed, .echo):
      // Another reveal came first in order, and is later.
      !isShownReveal(other, slot)
        && echoes[slot.row].map { !past.echoes[$0].flags.contains(.revealed) } ?? false
    default: false
    }
  }

  private mutating func isShownReveal(_ other: OtherEventRow, _ slot: EntitySlot) -> Bool {
    sentEchoes[slot.row].revealNumber == other.number
      && sentEchoes[slot.row].revealLog == other.log
  }

  private mutating func apply(
    _ other: OtherEventRow, _ type: EventType?, _ slot: EntitySlot, _ rows: Range<Int>
  ) {
    switch type {
    case .vibeSent: send(slot.row)
    case .goalSet: set(goal: slot.row)
    // What retired it before it was there did nothing.
    case .activityAdded: past.offerActivity(addedBy: whole.name(of: other))
    case .daySummarySet where slot.kind == .summary: summarise(slot.row)
    case nil: past.unknownCount &+= 1
    default: break
    }
    var place = place(of: slot)
    for index in rows where place != .none {
      if !take(change: index, on: place) { place = .none }
    }
    if place.kind == .echo { apply(other, type, slot, toEcho: place.row) }
    let isThere = other.number < firstMoved[Int(other.log)] ? place == slot : place == .none
    if !isThere { past.logs[Int(other.log)].enter(place, number: other.number) }
  }

  private mutating func send(_ row: Int) {
    var echo = sentEchoes[row]
    echo.flags.formIntersection([.forgotten, .hasText, .takenBack])
    (echo.revealedAt, echo.settledAt, echo.revealLog, echo.revealNumber) = (0, 0, 0, 0)
    (echo.reflectionLog, echo.reflectionNumber, echo.reopenCount) = (0, 0, 0)
    echoes[row] = past.echoes.count
    let day = past.days.index(making: echo.sentDay)
    echo.previousInDay = past.days[day].lastEcho
    past.echoes.append(echo)
    past.days[day].lastEcho = UInt32(past.echoes.count)
  }

  /// What happened to an Echo and is no change that can be undone.
  private mutating func apply(
    _ other: OtherEventRow, _ type: EventType?, _ slot: EntitySlot, toEcho row: Int
  ) {
    switch type {
    case .echoReopened: past.echoes[row].reopenCount &+= 1
    case .notificationShown: past.echoes[row].flags.insert(.shown)
    case .echoRevealed where isShownReveal(other, slot):
      let echo = sentEchoes[slot.row]
      past.echoes[row].flags.formUnion(
        echo.flags.intersection([
          .revealed, .quiet, .hasRecommendation, .hasQuote, .hasAuthor, .hasHelp,
        ]))
      past.echoes[row].revealedAt = echo.revealedAt
      (past.echoes[row].revealLog, past.echoes[row].revealNumber) = (other.log, other.number)
    default: break
    }
  }

  private mutating func set(goal row: Int) {
    goals[row] = past.goals.count
    past.goals.append(whole.goals[row])
    past.countIn(batch: whole.goals[row].batch)
  }

  private mutating func summarise(_ row: Int) {
    guard summaries[row] == nil else { return }
    summaries[row] = past.summaries.count
    let day = whole.summaries[row].day
    past.summaries.append(SummaryRow(day: day))
    _ = past.days.index(making: day)
  }

  /// Takes over a change and what it did; an entry shows that already.
  ///
  /// - Returns: false for the undo of what is later.
  private mutating func take(change index: Int, on slot: EntitySlot) -> Bool {
    var row = changeRows[index]
    row.slot = slot.rawValue
    if row.isUndoing {
      guard let root = changes[Int(row.value)] else { return false }
      row.value = Int64(root)
    } else if !row.isBase {
      switch (slot.kind, row.type) {
      case (.goal, _): row.value = take(goalChange: Int(row.value), ofGoal: slot.row)
      case (.memory, .memoryLabelled): row.value = take(label: Int(row.value), of: slot.row)
      case (.memory, .memoryUnlabelled): row.value = Int64(labels[Int(row.value)] ?? 0)
      case (.memory, .attachmentAdded): row.value = take(file: Int(row.value), of: slot.row)
      case (.memory, .attachmentRemoved): row.value = Int64(attachments[Int(row.value)] ?? 0)
      default: break
      }
    }
    keep(row, change: index)
    switch slot.kind {
    case .echo, .setting, .summary: if row.isInForce { past.apply(row, to: slot) }
    default: break
    }
    return true
  }

  private mutating func keep(_ row: ChangeRow, change index: Int) {
    if areChangesShared {
      let before = changeRows[index]
      if changes.shared == index, row.slot == before.slot, row.value == before.value {
        return changes.shareNext()
      }
      endSharingChanges()
    }
    changes[index] = past.changes.append(row)
  }

  /// Makes a table of the changes so far, to which others can be added.
  private mutating func endSharingChanges() {
    guard areChangesShared else { return }
    areChangesShared = false
    past.changes.rows = RowTable(sharing: whole.changes.rows, first: changes.shared)
    changes = RowMap(changeRows.count, sharing: changes.shared)
  }

  private mutating func take(goalChange index: Int, ofGoal goal: Int) -> Int64 {
    var change = whole.goalChanges[index]
    change.goal = UInt32(goal)
    past.goalChanges.append(change)
    past.countIn(batch: change.batch)
    return Int64(past.goalChanges.count - 1)
  }

  private mutating func take(label index: Int, of memory: Int) -> Int64 {
    var label = whole.labels[index]
    label.previous = past.memories[memory].lastLabel
    labels[index] = past.labels.count
    past.labels.append(label)
    past.memories[memory].lastLabel = UInt32(past.labels.count)
    return Int64(past.labels.count - 1)
  }

  private mutating func take(file index: Int, of memory: Int) -> Int64 {
    var file = whole.attachments[index]
    file.previous = past.memories[memory].lastAttachment
    attachments[index] = past.attachments.count
    past.attachments.append(file)
    past.memories[memory].lastAttachment = UInt32(past.attachments.count)
    return Int64(past.attachments.count - 1)
  }
}

/// Where rows went; nil for those that are not there.
private struct RowMap {
  /// How many of the first rows are where they were.
  private(set) var shared: Int
  /// Of the rows behind these, plus one, 0 for nil; none behind the last that is there.
  private var places: [UInt32]

  init(_ count: Int, sharing shared: Int = 0) {
    self.shared = shared
    places = Array(repeating: 0, count: count - shared)
  }

  /// Leaves one row more where it was.
  mutating func shareNext() { shared += 1 }

  subscript(row: Int) -> Int? {
    get {
      if row < shared { return row }
      guard row - shared < places.count else { return nil }
      let place = places[row - shared]
      return place == 0 ? nil : Int(place) - 1
    }
    set { places[row - shared] = newValue.map { UInt32($0 + 1) } ?? 0 }
  }
}

/// An entry that its day leads to.
private protocol DayEntryRow: EntryRow, DayLinkedRow {
  /// The last row of a day, plus one; 0 for none.
  static var last: WritableKeyPath<DayRow, UInt32> { get }
  /// Takes over what the rows of a day sum up to.
  static func copySums(of day: DayRow, to other: inout DayRow)
  /// Adds what it is to its day.
  func count(for day: inout DayRow)
}

extension ActivityRow: DayEntryRow {
  fileprivate static var last: WritableKeyPath<DayRow, UInt32> { \.lastActivity }

  fileprivate static func copySums(of day: DayRow, to other: inout DayRow) {
    (other.totals, other.logCounts) = (day.totals, day.logCounts)
  }

  fileprivate func count(for day: inout DayRow) {
    let number = flags.activityNumber
    if flags.isDisjoint(with: .gone), OwnActivity.index(of: number) < 0 {
      day.count(amount, 1, of: number)
    }
  }
}

extension MomentRow: DayEntryRow {
  fileprivate static var last: WritableKeyPath<DayRow, UInt32> { \.lastMoment }

  fileprivate static func copySums(of day: DayRow, to other: inout DayRow) {
    other.momentCount = day.momentCount
  }

  fileprivate func count(for day: inout DayRow) {
    if flags.isDisjoint(with: .gone) { day.momentCount &+= 1 }
  }
}
