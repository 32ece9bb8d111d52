package import Platform

extension History {
  /// The history as of an earlier moment: what folding all events that are not later gives, but
  /// that the highest clock stays as it is.
  ///
  /// Made from the rows instead of from the events. A moment, a log and a memory are what they are
  /// known to be by now. All other events that are not later are told again in their order, from
  /// what they left in the rows; the few kinds that do not leave enough are folded again.
  ///
  /// - Parameter event: reads an event, with the names that it means.
  /// - Complexity: linear in all rows; texts and most events are not read.
  package func asOf<Failure>(
    _ view: Now, event: (EventName) throws(Failure) -> Event
  ) throws(Failure) -> History {
    var rewind = Rewind(self, to: view)
    try rewind.tellOtherEvents(reading: event)
    return rewind.takePast()
  }
}

/// A history on its way back to an earlier time.
private struct Rewind {
  private let whole: History
  private let view: Now
  private var past: History
  /// Where in the past history the rows of the whole one are.
  private var activities: RowMap
  private var moments: RowMap
  private var memories: RowMap
  private var labels: RowMap
  private var echoes: RowMap
  private var goals: RowMap
  private var summaries: RowMap
  private var changes: RowMap
  /// By the index of the log: how many entries there are of it, and its last one.
  private var entries: [LogTable]

  init(_ whole: History, to view: Now) {
    self.whole = whole
    self.view = view
    past = History(forgotten: whole.forgotten)
    past.logs = whole.logs.map(\.bare)
    past.logIndexes = whole.logIndexes
    past.batches = whole.batches
    for batch in past.batches.indices { past.batches[batch].entryCount = 0 }
    past.receipts = whole.receipts
    past.vault = whole.vault
    past.vaultState.beganDay = whole.vaultState.beganDay
    activities = RowMap(0)
    moments = RowMap(0)
    memories = RowMap(0)
    labels = RowMap(whole.labels.count)
    echoes = RowMap(whole.echoes.count)
    goals = RowMap(whole.goals.count)
    summaries = RowMap(whole.summaries.count)
    changes = RowMap(whole.changes.rows.count)
    entries = past.logs
    (past.activities, activities) = linked(whole.activities)
    (past.moments, moments) = linked(whole.moments)
    let memories = taken(whole.memories) { _ in 0 }
    (past.memories, self.memories) = (memories.rows, memories.map)
    for memory in past.memories.indices { past.memories[memory].lastLabel = 0 }
    for praise in whole.praises {
      guard let moment = moments[Int(praise.moment)] else { continue }
      past.praises.append(
        PraiseRow(moment: UInt32(moment), number: praise.number, log: praise.log))
    }
    takeSlots()
  }

  /// The history as of then, complete.
  consuming func takePast() -> History {
    for (log, counted) in entries.enumerated() {
      past.eventCount &+= counted.eventCount
      past.logs[log].add(counted)
    }
    past.highestClockValue = whole.highestClockValue
    return past
  }
}

// MARK: - Entries

extension Rewind {
  /// The rows that are not later, and where they are now. Those before the first that is later are
  /// shared as they are.
  ///
  /// - Parameter link: the row, plus one, that a row leads to; 0 for none.
  private mutating func taken<Row: EntryRow>(
    _ rows: RowTable<Row>, link: (Row) -> UInt32
  ) -> (rows: RowTable<Row>, map: RowMap, laterDays: Set<Int32>) {
    var counted = whole.logs.map(\.bare)
    var forward: [(row: Int, link: Int)] = []
    var first = rows.count
    var keptEnd = 0
    var laterDays: Set<Int32> = []
    var laterDay: Int32?
    for (index, row) in rows.enumerated() {
      if row.isLater(than: view) {
        first = min(first, index)
        if laterDay != row.day { laterDays.insert(row.day) }
        laterDay = row.day
        continue
      }
      keptEnd = index + 1
      if link(row) > index { forward.append((index, Int(link(row)) - 1)) }
      counted[Int(row.log)].count(recordedAt: row.recordedAt, number: row.number)
      past.latestRecordedAt = max(past.latestRecordedAt, row.recordedAt)
      past.countIn(batch: row.batch)
    }
    // A shared row leads to shared ones only.
    var end = first
    while let leading = forward.first(where: { $0.row < end && $0.link >= end }) {
      end = leading.row
    }
    var taken = RowTable(sharing: rows, first: end)
    var map = RowMap(max(end, keptEnd), sharing: end)
    for index in end..<max(end, keptEnd) where !rows[index].isLater(than: view) {
      map[index] = taken.count
      taken.append(rows[index])
    }
    for log in counted.indices { entries[log].add(counted[log]) }
    return (taken, map, laterDays)
  }

  /// The same, with the rows of each day chained anew and summed up.
  private mutating func linked<Row: DayEntryRow>(
    _ rows: RowTable<Row>
  ) -> (rows: RowTable<Row>, map: RowMap) {
    var (taken, map, laterDays) = taken(rows) { $0.previousInDay }
    func place(of link: UInt32) -> UInt32 {
      var link = link
      while link != 0 {
        if let row = map[Int(link) - 1] { return UInt32(row + 1) }
        link = rows[Int(link) - 1].previousInDay
      }
      return 0
    }
    for index in map.shared..<taken.count {
      taken[index].previousInDay = place(of: taken[index].previousInDay)
    }
    for (day, row) in whole.days.filledDays {
      var last = place(of: Row.last(of: row))
      guard last != 0 else { continue }
      let index = past.days.index(making: day)
      Row.setLast(of: &past.days[index], to: last)
      guard laterDays.contains(day) else {
        Row.copySums(of: row, to: &past.days[index])
        continue
      }
      while last != 0 {
        taken[Int(last) - 1].count(for: &past.days[index])
        last = taken[Int(last) - 1].previousInDay
      }
    }
    return (taken, map)
  }

  /// What each event made or is about, as far as that is an entry or a batch.
  private mutating func takeSlots() {
    for log in whole.logs.indices {
      var slots = RowTable<UInt32>()
      slots.reserveCapacity(whole.logs[log].slots.count)
      for raw in whole.logs[log].slots {
        let slot = EntitySlot(rawValue: raw)
        switch slot.kind {
        case .activity, .moment, .memory, .batch: slots.append(place(of: slot).rawValue)
        default: slots.append(0)
        }
      }
      past.logs[log].slots = slots
    }
  }

  /// What a slot of the whole history is in the past one. Reminders are made by folding again.
  private func place(of slot: EntitySlot) -> EntitySlot {
    let row: Int? =
      switch slot.kind {
      case .activity: activities[slot.row]
      case .moment: moments[slot.row]
      case .memory: memories[slot.row]
      case .echo: echoes[slot.row]
      case .goal: goals[slot.row]
      case .summary: summaries[slot.row]
      case .batch: slot.row
      case .setting: nil
      case .none, .reminder: nil
      }
    if slot.kind == .setting { return slot }
    return row.map { EntitySlot(slot.kind, row: $0) } ?? .none
  }
}

// MARK: - Other events

extension Rewind {
  /// Tells of all events that made no entry, in the order of the fold.
  mutating func tellOtherEvents<Failure>(
    reading event: (EventName) throws(Failure) -> Event
  ) throws(Failure) {
    // Room that is not used is address space, not memory.
    past.changes.rows.reserveCapacity(whole.changes.rows.count)
    past.echoes.reserveCapacity(whole.echoes.count)
    past.otherEvents.reserveCapacity(whole.otherEvents.count)
    var end = 0
    for other in whole.otherEvents {
      let rows = changeRows(of: other, from: end)
      end = rows.upperBound
      let slot = whole.slot(of: UInt64(other.number), in: other.log)
      let name = whole.name(log: other.log, number: other.number)
      if view.isBefore(other.recordedAt) {
        let isLater: Bool
        switch other.type?.beginning ?? .recorded {
        case .always: isLater = false
        case .ofEntry, .recorded: isLater = true
        case .ofDay:
          isLater =
            if let day = day(of: other, slot, rows) {
              view.isBefore(day: day)
            } else {
              whole.isLater(try event(name), name, than: view)
            }
        }
        if isLater { continue }
      }
      if isFoldedAgain(other, slot, rows) {
        past.fold(try event(name), log: LogIndex(rawValue: other.log), number: name.number)
      } else {
        tell(other, slot, rows)
      }
    }
  }

  /// The changes that an event made, with the base that was noted before the first one.
  private func changeRows(of other: OtherEventRow, from start: Int) -> Range<Int> {
    let count = whole.changes.rows.count
    func isOfEvent(_ index: Int) -> Bool {
      guard index < count else { return false }
      let row = whole.changes.rows[index]
      return row.number == other.number && row.log == other.log && !row.isBase
    }
    var end = start
    if end < count, whole.changes.rows[end].isBase, isOfEvent(end + 1) { end += 1 }
    while isOfEvent(end) { end += 1 }
    return start..<end
  }

  /// The day from which on an event holds; nil where only the event tells.
  private func day(of other: OtherEventRow, _ slot: EntitySlot, _ rows: Range<Int>) -> Int32? {
    switch slot.kind {
    case .summary: whole.summaries[slot.row].day
    case .goal where other.type == .goalSet: whole.goals[slot.row].firstDay
    case .goal: rows.last.map { whole.goalChanges[Int(whole.changes.rows[$0].value)].day }
    default: nil
    }
  }

  /// Whether the rows do not tell all that an event did.
  private func isFoldedAgain(
    _ other: OtherEventRow, _ slot: EntitySlot, _ rows: Range<Int>
  ) -> Bool {
    switch (other.type, slot.kind) {
    case (.branchesAcknowledged, _), (.permissionChanged, _), (.promptAnswered, _),
      (.quoteFavourited, _), (.quoteUnfavourited, _), (.consentGiven, _), (.consentWithdrawn, _),
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

  private func isShownReveal(_ other: OtherEventRow, _ slot: EntitySlot) -> Bool {
    whole.echoes[slot.row].revealNumber == other.number
      && whole.echoes[slot.row].revealLog == other.log
  }

  private mutating func tell(_ other: OtherEventRow, _ slot: EntitySlot, _ rows: Range<Int>) {
    past.count(recordedAt: other.recordedAt, at: Place(log: other.log, number: other.number))
    past.otherEvents.append(other)
    switch other.type {
    case .vibeSent: send(slot.row)
    case .goalSet: set(goal: slot.row)
    case .daySummarySet where slot.kind == .summary: summarise(slot.row)
    case nil: past.unknownCount &+= 1
    default: break
    }
    var place = place(of: slot)
    for index in rows where place != .none {
      if !take(change: index, on: place) { place = .none }
    }
    if place.kind == .echo { tell(other, slot, ofEcho: place.row) }
    guard place != .none else { return }
    past.logs[Int(other.log)].slots[Int(other.number)] = place.rawValue
  }

  /// The Echo as it was sent.
  private mutating func send(_ row: Int) {
    var echo = whole.echoes[row]
    echo.flags.formIntersection([.forgotten, .hasText, .takenBack])
    (echo.revealedAt, echo.revealLog, echo.revealNumber) = (0, 0, 0)
    (echo.reflectionLog, echo.reflectionNumber, echo.reopenCount) = (0, 0, 0)
    echoes[row] = past.echoes.count
    let day = past.days.index(making: echo.sentDay)
    echo.previousInDay = past.days[day].lastEcho
    past.echoes.append(echo)
    past.days[day].lastEcho = UInt32(past.echoes.count)
  }

  /// What happened to an Echo and is no change that can be undone.
  private mutating func tell(_ other: OtherEventRow, _ slot: EntitySlot, ofEcho row: Int) {
    switch other.type {
    case .echoReopened: past.echoes[row].reopenCount &+= 1
    case .notificationShown: past.echoes[row].flags.insert(.shown)
    case .echoRevealed where isShownReveal(other, slot):
      let echo = whole.echoes[slot.row]
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
    past.summaries.append(SummaryRow(day: day, number: 0, log: 0, hasWords: 0))
    _ = past.days.index(making: day)
  }

  /// Takes over a change and what it did; an entry shows that already.
  ///
  /// - Returns: false for the undo of what is later.
  private mutating func take(change index: Int, on slot: EntitySlot) -> Bool {
    var row = whole.changes.rows[index]
    row.slot = slot.rawValue
    if row.isUndoing {
      guard let root = changes[Int(row.value)] else { return false }
      row.value = Int64(root)
    } else if !row.isBase {
      switch (slot.kind, row.type) {
      case (.goal, _): row.value = take(goalChange: Int(row.value), ofGoal: slot.row)
      case (.memory, .memoryLabelled): row.value = take(label: Int(row.value), of: slot.row)
      case (.memory, .memoryUnlabelled): row.value = Int64(labels[Int(row.value)] ?? 0)
      default: break
      }
    }
    changes[index] = past.changes.append(row)
    switch slot.kind {
    case .echo, .setting, .summary: if row.isInForce { past.apply(row, to: slot) }
    default: break
    }
    return true
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
}

/// Where rows went; nil for those that are not there.
private struct RowMap {
  /// How many of the first rows are where they were.
  let shared: Int
  /// Of the rows behind these, plus one, 0 for nil; none behind the last that is there.
  private var places: [UInt32]

  init(_ count: Int, sharing shared: Int = 0) {
    self.shared = shared
    places = Array(repeating: 0, count: count - shared)
  }

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
private protocol DayEntryRow: EntryRow {
  /// The row before it in its day, plus one; 0 for none.
  var previousInDay: UInt32 { get set }
  /// The last row of a day, plus one; 0 for none.
  static func last(of day: DayRow) -> UInt32
  static func setLast(of day: inout DayRow, to row: UInt32)
  /// Takes over what the rows of a day sum up to.
  static func copySums(of day: DayRow, to other: inout DayRow)
  /// Adds what it is to its day.
  func count(for day: inout DayRow)
}

extension ActivityRow: DayEntryRow {
  fileprivate static func last(of day: DayRow) -> UInt32 { day.lastActivity }
  fileprivate static func setLast(of day: inout DayRow, to row: UInt32) { day.lastActivity = row }

  fileprivate static func copySums(of day: DayRow, to other: inout DayRow) {
    (other.totals, other.logCounts) = (day.totals, day.logCounts)
  }

  fileprivate func count(for day: inout DayRow) {
    if flags.isDisjoint(with: .gone) { day.add(amount, of: flags.activityNumber) }
  }
}

extension MomentRow: DayEntryRow {
  fileprivate static func last(of day: DayRow) -> UInt32 { day.lastMoment }
  fileprivate static func setLast(of day: inout DayRow, to row: UInt32) { day.lastMoment = row }

  fileprivate static func copySums(of day: DayRow, to other: inout DayRow) {
    other.momentCount = day.momentCount
  }

  fileprivate func count(for day: inout DayRow) {
    if flags.isDisjoint(with: .gone) { day.momentCount &+= 1 }
  }
}

extension LogTable {
  /// The same before any event was folded.
  fileprivate var bare: LogTable {
    var bare = self
    bare.slots = RowTable()
    (bare.eventCount, bare.lastNumber, bare.lastRecordedAt) = (0, 0, 0)
    return bare
  }

  /// Counts in what was counted apart.
  fileprivate mutating func add(_ other: LogTable) {
    eventCount &+= other.eventCount
    guard lastNumber < other.lastNumber else { return }
    (lastNumber, lastRecordedAt) = (other.lastNumber, other.lastRecordedAt)
  }
}

extension DayTable {
  /// The days that lead to any entry, in the order of time.
  fileprivate var filledDays: [(day: Int32, row: DayRow)] {
    var found: [(day: Int32, row: DayRow)] = []
    forEachDay { day, row in
      if row.lastActivity != 0 || row.lastMoment != 0 { found.append((day, row)) }
    }
    return found
  }
}
