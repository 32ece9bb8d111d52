import Platform

extension History {
  mutating func logMoment(
    _ body: borrowing MomentLogged, _ event: borrowing Event, _ recordedAt: Int64, at place: Place
  ) {
    let row = moments.count
    logs[Int(place.log)].enter(EntitySlot(.moment, row: row), number: place.number)
    let batch = batch(of: event, at: place)
    var flags = entryFlags(event, batch: batch, at: place)
    if !flags.contains(.forgotten) {
      if !body.text.isEmpty { flags.insert(.hasWords) }
      if !body.praise.isEmpty { flags.insert(.hasPraise) }
    }
    if body.isQuiet { flags.insert(.quiet) }
    let day = days.index(making: event.civilDay)
    moments.append(
      MomentRow(
        happenedAt: event.happenedAtMs ?? recordedAt, recordedAt: recordedAt,
        number: place.number, batch: batch, day: event.civilDay,
        previousInDay: days[day].lastMoment, utcOffset: event.utcOffsetSeconds ?? noOffset,
        log: place.log, flags: flags))
    days[day].lastMoment = UInt32(row + 1)
    if flags.isDisjoint(with: .gone) { days[day].momentCount &+= 1 }
  }

  mutating func logActivity(
    _ body: borrowing ActivityLogged, _ event: borrowing Event, _ recordedAt: Int64, at place: Place
  ) {
    let row = activities.count
    logs[Int(place.log)].enter(EntitySlot(.activity, row: row), number: place.number)
    let batch = batch(of: event, at: place)
    var flags = entryFlags(event, batch: batch, at: place)
    if !flags.contains(.forgotten), !body.note.isEmpty { flags.insert(.hasWords) }
    flags.insert(EntryFlags(activity: body.activity))
    let day = days.index(making: event.civilDay)
    activities.append(
      ActivityRow(
        happenedAt: event.happenedAtMs ?? recordedAt, recordedAt: recordedAt,
        amount: body.amount, number: place.number, batch: batch, day: event.civilDay,
        previousInDay: days[day].lastActivity, utcOffset: event.utcOffsetSeconds ?? noOffset,
        log: place.log, flags: flags))
    days[day].lastActivity = UInt32(row + 1)
    if flags.isDisjoint(with: .gone) {
      days[day].add(body.amount, of: Int(body.activity.rawValue))
    }
  }

  private func entryFlags(_ event: borrowing Event, batch: UInt32, at place: Place) -> EntryFlags {
    var flags = EntryFlags(event.happenedPrecision)
    if event.happenedAtMs != nil { flags.insert(.dated) }
    if isForgotten(place) { flags.insert(.forgotten) }
    if isUndone(batch: batch) { flags.insert(.undone) }
    return flags
  }

  /// Whether a moment counts for its day may change with what is true of it.
  mutating func mark(moment row: Int, _ change: (inout EntryFlags) -> Void) {
    let counted = moments[row].flags.isDisjoint(with: .gone)
    change(&moments[row].flags)
    let counts = moments[row].flags.isDisjoint(with: .gone)
    guard counted != counts else { return }
    let day = days.index(making: moments[row].day)
    days[day].momentCount &+= counts ? 1 : .max
  }

  /// Takes a log out of its day, changes it, and adds it to what is its day then. One that is gone
  /// adds to no day.
  mutating func change(activity row: Int, _ change: (inout ActivityRow) -> Void) {
    let old = activities[row]
    let oldDay = days.index(making: old.day)
    if old.flags.isDisjoint(with: .gone) {
      days[oldDay].subtract(old.amount, of: old.flags.activityNumber)
    }
    change(&activities[row])
    let new = activities[row]
    let newDay = days.index(making: new.day)
    if new.day != old.day {
      unlinkActivity(row, fromDay: oldDay)
      activities[row].previousInDay = days[newDay].lastActivity
      days[newDay].lastActivity = UInt32(row + 1)
    }
    if new.flags.isDisjoint(with: .gone) {
      days[newDay].add(new.amount, of: new.flags.activityNumber)
    }
  }

  /// Takes a row out of the chain of a day, from the latest on: a correction mostly comes soon.
  private mutating func unlinkActivity(_ row: Int, fromDay day: Int) {
    let link = UInt32(row + 1)
    if days[day].lastActivity == link {
      days[day].lastActivity = activities[row].previousInDay
      return
    }
    var next = days[day].lastActivity
    while next != 0 {
      let current = Int(next) - 1
      next = activities[current].previousInDay
      guard next == link else { continue }
      activities[current].previousInDay = activities[row].previousInDay
      return
    }
  }
}

extension EntryFlags {
  /// A month and a year are for memories; anything else counts for its day.
  init(_ precision: Precision) {
    let number = UInt16(truncatingIfNeeded: precision.rawValue)
    self.init(rawValue: min(number, Self.precisionMask))
  }

  init(activity: Activity) {
    self.init(
      rawValue: UInt16(truncatingIfNeeded: activity.rawValue) << Self.activityShift
        & Self.activityMask)
  }

  /// As the schema numbers it.
  var activityNumber: Int { Int((rawValue & Self.activityMask) >> Self.activityShift) }
}

extension DayRow {
  mutating func add(_ amount: Int64, of activity: Int) {
    guard (1...4).contains(activity) else { return }
    totals[activity - 1] &+= amount
    logCounts[activity - 1] &+= 1
  }

  mutating func subtract(_ amount: Int64, of activity: Int) {
    guard (1...4).contains(activity) else { return }
    totals[activity - 1] &-= amount
    logCounts[activity - 1] &-= 1
  }
}
