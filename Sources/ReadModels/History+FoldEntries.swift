import Bytes
import Events

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
    var flags = EntryFlags(
      rawValue: UInt16(truncatingIfNeeded: event.happenedPrecision.rawValue)
        & EntryFlags.precisionMask)
    if event.happenedAtMs != nil { flags.insert(.dated) }
    if isForgotten(place) { flags.insert(.forgotten) }
    if isUndone(batch: batch) { flags.insert(.undone) }
    return flags
  }

  mutating func removeMoment(_ row: Int, as reason: EntryFlags) {
    if moments[row].flags.isDisjoint(with: .gone) {
      let day = days.index(making: moments[row].day)
      days[day].momentCount &-= 1
    }
    moments[row].flags.insert(reason)
  }

  mutating func removeActivity(_ row: Int, as reason: EntryFlags) {
    let entry = activities[row]
    if entry.flags.isDisjoint(with: .gone) {
      let day = days.index(making: entry.day)
      days[day].subtract(entry.amount, of: entry.flags.activityNumber)
    }
    activities[row].flags.insert(reason)
  }

  /// A correction of a log that was removed concurrently is kept in the row and adds to no day.
  mutating func correct(_ row: Int, _ body: borrowing ActivityCorrected, _ event: borrowing Event) {
    let old = activities[row]
    let activity = old.flags.activityNumber
    let counts = old.flags.isDisjoint(with: .gone)
    var day = days.index(making: old.day)
    if counts { days[day].subtract(old.amount, of: activity) }
    activities[row].amount = body.amount
    activities[row].flags.insert(.corrected)
    if let happenedAt = event.happenedAtMs {
      activities[row].happenedAt = happenedAt
      activities[row].utcOffset = event.utcOffsetSeconds ?? noOffset
      activities[row].flags.setPrecision(event.happenedPrecision)
      if event.civilDay != old.day {
        unlinkActivity(row, fromDay: day)
        day = days.index(making: event.civilDay)
        activities[row].day = event.civilDay
        activities[row].previousInDay = days[day].lastActivity
        days[day].lastActivity = UInt32(row + 1)
      }
    }
    if counts { days[day].add(body.amount, of: activity) }
  }

  /// Takes a row out of the chain of its day, from the latest on: a correction mostly comes soon.
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
  init(activity: Activity) {
    self.init(
      rawValue: UInt16(truncatingIfNeeded: activity.rawValue) << Self.activityShift
        & Self.activityMask)
  }

  /// As the schema numbers it.
  var activityNumber: Int { Int((rawValue & Self.activityMask) >> Self.activityShift) }

  mutating func setPrecision(_ precision: Precision) {
    let others = rawValue & ~Self.precisionMask
    let number = UInt16(truncatingIfNeeded: precision.rawValue) & Self.precisionMask
    self = EntryFlags(rawValue: others | number | Self.dated.rawValue)
  }
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
