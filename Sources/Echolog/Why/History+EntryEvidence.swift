// Evidence of totals, of entries and of days, whose numbers are sums of rows.

extension History {
  // MARK: Totals

  func statisticFindings(of statistic: Statistic, at view: Now) -> Findings {
    var found = Findings(.counts)
    switch statistic {
    case .firstMomentDay:
      found = Findings(.firstDay)
      let standing = moments.indices { $0.flags.isDisjoint(with: .gone) }
      let first = standing.min { moments[$0].day < moments[$1].day }
      found.facts = first.map { [.moment($0)] } ?? []
      found.cited = first.map(move(ofMoment:)) ?? []
    case .firstNoteDay, .daysSinceFirstNote:
      found = Findings(.firstDay)
      let isOfToday = firstNote?.sentDay == view.today.daysSinceEpoch
      // Of none there are no days either, as on the day of the first one.
      let isNothing = statistic == .daysSinceFirstNote && isOfToday
      found.cited = isNothing ? [] : firstNote.map { [note(of: $0)] } ?? []
    case .moments:
      found.facts = moments.indices { $0.flags.isDisjoint(with: .gone) }.map { .moment($0) }
    case .goals: found.facts = goals.indices.filter(isStanding).map { .goal($0) }
    case .memories:
      found.cited = memories.indices { $0.flags.isDisjoint(with: .gone) }.map(memoryCitation)
    case .logs(let activity): found.facts = logRows(of: activity).map { .log($0) }
    case .days(let activity):
      let days = totals(of: activity).filter { $0.amount > 0 }.map(\.day)
      found.facts = days.flatMap { day in
        fewest(countingLogs(of: activity, on: day...day)) { $0 > 0 }.map { .log($0) }
      }
      found.considered = logRows(of: activity).map { .log($0) }
    case .amount(let activity):
      found = Findings(.amounts)
      let rows = logRows(of: activity)
      found.facts = rows.filter { activities[$0].amount != 0 }.map { .log($0) }
      found.considered = rows.map { .log($0) }
    default: found.cited = echoCitations(of: statistic, at: view)
    }
    return found
  }

  private func logRows(of activity: Activity) -> [Int] {
    let number = number(of: activity)
    return activities.indices {
      $0.flags.isDisjoint(with: .gone) && settled($0.flags.activityNumber) == number
    }
  }

  private func memoryCitation(_ row: Int) -> CitedEvent {
    let memory = memories[row]
    return CitedEvent(name(of: memory), .memory, CivilDay(daysSinceEpoch: memory.day))
  }

  private func echoCitations(of statistic: Statistic, at view: Now) -> [CitedEvent] {
    let settling: EventType = statistic == .echoesCancelled ? .echoCancelled : .echoDismissed
    let changed = firstChanges(settling)
    let month = view.today.date
    var intervals: Set<UInt16> = []
    let readAgain = statistic == .echoesReadAgain ? unnamedEvents() : [:]
    var cited: [CitedEvent] = []
    for (index, row) in echoes.enumerated() where !row.isGone {
      let state = row.state(at: view)
      let settled = changed[EntitySlot(.echo, row: index).rawValue]
      let isOpened = row.flags.contains(.revealed) && state.isOpened
      let more: [CitedEvent]?
      switch statistic {
      case .notesSent: more = []
      case .notesSentThisMonth:
        let sent = CivilDay(daysSinceEpoch: row.sentDay).date
        more = sent.year == month.year && sent.month == month.month ? [] : nil
      case .intervalsUsed: more = intervals.insert(row.intervalDays).inserted ? [] : nil
      case .echoesReadAgain:
        more =
          row.reopenCount == 0
          ? nil : readAgain[index, default: []].map { CitedEvent($0, .readingAgain) }
      case .echoesOnTheirWay: more = state == .scheduled ? [] : nil
      case .echoesDue: more = state.hasArrived ? arrival(of: index, at: view) : nil
      case .echoesOpened: more = isOpened ? opening(of: row) : nil
      case .echoesDelivered:
        // What was opened has arrived all the same, unless the person is where its time is to come.
        more =
          isOpened && !view.isDue(row.delivery)
          ? opening(of: row) : isOpened || state.hasArrived ? arrival(of: index, at: view) : nil
      case .echoesAnswered: more = row.flags.contains(.reflected) ? answer(of: row) : nil
      case .echoesPutAway:
        let isPutAway = row.flags.contains(.dismissed) && !row.flags.contains(.reflected)
        more = isPutAway ? settled.map { [CitedEvent($0, .putAway)] } : nil
      case .echoesCancelled:
        more = state == .cancelled ? settled.map { [CitedEvent($0, .cancellation)] } : nil
      default: more = nil
      }
      if let more { cited += [note(of: row)] + more }
    }
    return cited
  }

  /// The note that was sent on the earliest day.
  private var firstNote: EchoRow? {
    echoes.indices { !$0.isGone }.min { echoes[$0].sentDay < echoes[$1].sentDay }.map { echoes[$0] }
  }

  /// Of each entity the first change of a type that holds.
  private func firstChanges(_ type: EventType) -> [UInt32: EventName] {
    var found: [UInt32: EventName] = [:]
    for index in changes.rows.indices(where: { $0.type == type && $0.isInForce }) {
      let change = changes.rows[index]
      if found[change.slot] == nil { found[change.slot] = name(of: change) }
    }
    return found
  }

  private func note(of row: EchoRow) -> CitedEvent {
    CitedEvent(name(of: row), .note, CivilDay(daysSinceEpoch: row.sentDay))
  }

  private func opening(of row: EchoRow) -> [CitedEvent] {
    [CitedEvent(name(log: row.revealLog, number: row.revealNumber), .opening)]
  }

  private func answer(of row: EchoRow) -> [CitedEvent] {
    [CitedEvent(name(log: row.reflectionLog, number: row.reflectionNumber), .answer)]
  }

  /// The notification by which an Echo is there, where its time has not come for who asks.
  private func arrival(of row: Int, at view: Now) -> [CitedEvent] {
    view.isDue(echoes[row].delivery) ? [] : notification(ofEcho: row)
  }

  /// No row names the event that showed an Echo; the journal has which of these it is.
  private func notification(ofEcho row: Int) -> [CitedEvent] {
    unnamedEvents(ofEcho: row)[row, default: []].map { CitedEvent($0, .notification) }
  }

  /// The events about Echoes that no row names: of each Echo all that nothing else explains.
  ///
  /// - Parameter wanted: the row of an Echo; nil for all of them.
  /// - Complexity: linear in all events.
  private func unnamedEvents(ofEcho wanted: Int? = nil) -> [Int: [EventName]] {
    var found: [Int: [EventName]] = [:]
    for log in logs.sorted(by: { $0.id < $1.id }) {
      for (number, slot) in log.slots.enumerated() {
        let slot = EntitySlot(rawValue: slot)
        guard slot.kind == .echo, wanted.map({ $0 == slot.row }) ?? true else { continue }
        found[slot.row, default: []].append(EventName(log: log.id, number: UInt64(number)))
      }
    }
    for (row, events) in found {
      let echo = echoes[row]
      let changed = changes.find(of: EntitySlot(.echo, row: row)).map { name(of: changes.rows[$0]) }
      let known = Set(
        changed + [name(of: echo), name(log: echo.revealLog, number: echo.revealNumber)])
      found[row] = events.filter { !known.contains($0) }
    }
    return found
  }

  // MARK: Entries

  func momentFindings(of id: EventName, _ value: MomentValue) -> Findings {
    var found = Findings(.moment)
    let row = slot(of: id).row
    found.facts = [.moment(row)]
    found.cited = move(ofMoment: row)
    if let praise = value.laterPraise { found.cited.append(CitedEvent(praise, .praise, value.day)) }
    if value.isRemoved {
      found.cited += removal(of: EntitySlot(.moment, row: row), .momentRemoved, moments[row].batch)
    }
    return found
  }

  func echoFindings(of id: EventName, _ value: EchoValue) -> Findings {
    var found = Findings(.echo)
    let slot = slot(of: id)
    let row = echoes[slot.row]
    func settled(_ type: EventType, _ role: CitedEvent.Role) -> [CitedEvent] {
      firstChanges(type)[slot.rawValue].map { [CitedEvent($0, role)] } ?? []
    }
    found.cited = [note(of: row)]
    if row.flags.contains(.revealed) { found.cited += opening(of: row) }
    switch value.state {
    case .reflected: found.cited += answer(of: row)
    case .dismissed: found.cited += settled(.echoDismissed, .putAway)
    case .cancelled: found.cited += settled(.echoCancelled, .cancellation)
    case .delivered: found.cited += notification(ofEcho: slot.row)
    case .scheduled, .due, .revealed: break
    }
    if value.isTakenBack { found.cited += removal(of: slot, nil, 0) }
    return found
  }

  /// By what an entry is gone: its removal, else the undo of its making, else that of its import.
  private func removal(of slot: EntitySlot, _ type: EventType?, _ batch: UInt32) -> [CitedEvent] {
    let rows = changes.find(of: slot).map { changes.rows[$0] }
    let removed = rows.first { $0.type == type && $0.isInForce }
    let isTakenBack = rows.contains { $0.isBase && $0.flags.contains(.undone) }
    let undo = rows.first { row in
      row.isUndoing && !row.flags.contains(.restores) && changes.rows[Int(row.value)].isBase
    }
    if let row = removed ?? (isTakenBack ? undo : nil) {
      return [CitedEvent(name(of: row), .removal)]
    }
    guard let start = batchName(batch) else { return [] }
    let undone = firstChanges(.importUndone)[EntitySlot(.batch, row: Int(batch) - 1).rawValue]
    return [start, undone].compactMap(\.self).map { CitedEvent($0, .removal) }
  }

  /// One event by which an Echo waits no more.
  private func settling(of slot: EntitySlot, at view: Now) -> [CitedEvent] {
    let row = echoes[slot.row]
    if row.flags.contains(.revealed) { return opening(of: row) }
    if row.flags.contains(.reflected) { return answer(of: row) }
    let isPutAway = row.flags.contains(.dismissed)
    return firstChanges(isPutAway ? .echoDismissed : .echoCancelled)[slot.rawValue].map {
      [CitedEvent($0, isPutAway ? .putAway : .cancellation)]
    } ?? []
  }

  /// The change that moved a moment to its day; none where it was kept for that day already.
  private func move(ofMoment row: Int) -> [CitedEvent] {
    guard moments[row].flags.contains(.corrected) else { return [] }
    let rows = changes(of: EntitySlot(.moment, row: row))
    guard rows.first(where: \.isBase)?.day != moments[row].day else { return [] }
    let move = rows.last {
      $0.type == .momentTimeChanged && $0.isInForce && $0.flags.contains(.dated)
    }
    let day = CivilDay(daysSinceEpoch: moments[row].day)
    return move.map { [CitedEvent(name(of: $0), .correction, day)] } ?? []
  }

  // MARK: Days

  /// The change that moved a memory to a day; nil where it was kept for that day already.
  private func move(of slot: EntitySlot, to day: CivilDay) -> ChangeRow? {
    let rows = changes.find(of: slot).map { changes.rows[$0] }
    guard let base = rows.first(where: { $0.isBase && $0.flags.contains(.hasTime) }) else {
      return nil
    }
    var kept = memories[slot.row]
    kept.setTime(as: base)
    if kept.day == day.daysSinceEpoch, !kept.flags.contains(.ofMonthOrYear) { return nil }
    return rows.last { $0.type == .memoryTimeChanged && $0.isInForce && $0.flags.contains(.dated) }
  }

  func dayFindings(at view: Now) -> Findings {
    let today = view.today
    var found = Findings(.day)
    let momentRows = moments(on: today).map { slot(of: $0.id).row }
    let logs = allActivities.flatMap { countingLogs(of: $0, on: today...today) }
    found.facts = momentRows.map { .moment($0) } + logs.map { .log($0) }
    found.cited = momentRows.flatMap(move(ofMoment:))
    found.cited += memories(on: today).flatMap { memory -> [CitedEvent] in
      let slot = slot(of: memory.id)
      let moved = move(of: slot, to: today)
      return [memoryCitation(slot.row)]
        + (moved.map { [CitedEvent(name(of: $0), .correction, today)] } ?? [])
    }
    for (index, row) in echoes.enumerated() where !row.isGone {
      let hasArrived = row.state(at: view).hasArrived
      guard hasArrived || row.sentDay == today.daysSinceEpoch else { continue }
      found.cited.append(note(of: row))
      // What was settled on the day it was sent does not wait, though its time has come.
      if hasArrived {
        found.cited += arrival(of: index, at: view)
      } else if view.isDue(row.delivery) {
        found.cited += settling(of: EntitySlot(.echo, row: index), at: view)
      }
    }
    return found
  }
}
