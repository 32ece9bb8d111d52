extension History {
  /// Inlined, as most events are logs and a call would copy each.
  @inline(__always)
  mutating func logActivity(
    _ body: borrowing ActivityLogged, _ event: borrowing Event, _ recordedAt: Int64, at place: Place
  ) {
    let row = activities.count
    logs[Int(place.log)].enter(EntitySlot(.activity, row: row), number: place.number)
    let batch = batch(of: event, at: place)
    var flags = entryFlags(event, batch: batch, at: place)
    if !flags.contains(.forgotten), !body.note.isEmpty { flags.insert(.hasWords) }
    let activity =
      body.ownNumber == 0
      ? Int(body.activity.rawValue)
      : activityNumber(body.activity, body.ownNumber, body.ownLog ?? logs[Int(place.log)].id)
    flags.insert(EntryFlags(activityNumber: activity))
    let day = days.index(making: event.civilDay)
    let kept = ActivityRow(
      happenedAt: event.happenedAtMs ?? recordedAt, recordedAt: recordedAt,
      amount: body.amount, number: place.number, batch: batch, day: event.civilDay,
      previousInDay: days[day].lastActivity, utcOffset: event.utcOffsetSeconds ?? noOffset,
      log: place.log, flags: flags)
    activities.append(kept)
    days[day].lastActivity = UInt32(row + 1)
    count(kept, inDay: day, isAdded: true)
  }

  /// Takes a log out of its day, changes it, and adds it to what is its day then. One that is gone
  /// adds to no day.
  mutating func change(activity row: Int, _ change: (inout ActivityRow) -> Void) {
    let old = activities[row]
    let oldDay = days.index(making: old.day)
    count(old, inDay: oldDay, isAdded: false)
    change(&activities[row])
    let new = activities[row]
    let newDay = days.index(making: new.day)
    if new.day != old.day {
      activities.unlink(row, from: &days[oldDay].lastActivity)
      activities[row].previousInDay = days[newDay].lastActivity
      days[newDay].lastActivity = UInt32(row + 1)
    }
    count(new, inDay: newDay, isAdded: true)
  }
}

extension EntryFlags {
  init(activityNumber number: Int) {
    self.init(rawValue: UInt16(truncatingIfNeeded: number) << Self.activityShift)
  }

  /// The `Activity.number`.
  var activityNumber: Int { Int((rawValue & Self.activityMask) >> Self.activityShift) }
}

extension DayRow {
  /// Adds logs of a standard activity, or takes them away with a count below zero.
  mutating func count(_ amount: Int64, _ logs: Int32, of activity: Int) {
    guard activity > 0 else { return }
    totals[activity - 1] &+= amount
    logCounts[activity - 1] &+= UInt32(bitPattern: logs)
  }
}
