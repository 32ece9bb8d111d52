import Platform

extension History {
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
      activities.unlink(row, from: &days[oldDay].lastActivity)
      activities[row].previousInDay = days[newDay].lastActivity
      days[newDay].lastActivity = UInt32(row + 1)
    }
    if new.flags.isDisjoint(with: .gone) {
      days[newDay].add(new.amount, of: new.flags.activityNumber)
    }
  }
}

extension EntryFlags {
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
