/// An amount of an activity that was logged.
package struct ActivityLog: Equatable, Sendable {
  package let id: EventName
  package let activity: Activity
  /// In the base unit of the activity, as last corrected.
  package let amount: Int64
  package let time: EntryTime
  package let batch: EventName?
  package let isCorrected: Bool
  /// By itself or with its batch.
  package let isRemoved: Bool
  package let isForgotten: Bool
  package let note: WordsReference?

  /// From when to when it was, where it is a length of time that ended at a minute the person said,
  /// or when an imported file did; nil for all others.
  package var span: Range<Instant>? {
    let isTold = time.precision == .minute || time.precision == .unspecified && batch != nil
    guard activity.dimension == .duration, isTold, (1...activity.mostInDay).contains(amount)
    else { return nil }
    return time.happenedAt.advanced(byMilliseconds: amount * -1000)..<time.happenedAt
  }
}

/// What was logged of one activity on one civil day.
package struct DayTotal: Equatable, Sendable {
  package let day: CivilDay
  package let amount: Int64
  /// How many logs it is the sum of; never zero.
  package let logCount: Int
}

extension History {
  /// Logs in the order in which they were recorded.
  package func logs(includingRemoved: Bool = false) -> [ActivityLog] {
    activities.indices.compactMap { row in
      includingRemoved || activities[row].flags.isDisjoint(with: .gone) ? log(row: row) : nil
    }
  }

  /// The logs of a civil day that were not removed, by the time they happened.
  package func logs(on day: CivilDay) -> [ActivityLog] {
    let rows = activities.chain(from: days.row(on: day.daysSinceEpoch)?.lastActivity)
      .filter { $0.row.flags.isDisjoint(with: .gone) }.map(\.index)
    // A correction may have moved one here, behind those recorded after it.
    return inOrderOfTime(rows.sorted(by: >).map(log(row:)), by: \.time)
  }

  /// The other logs of its activity with which a log shares some time, the first day first.
  package func overlaps(with log: ActivityLog) -> [ActivityLog] {
    guard let span = log.span else { return [] }
    let days = [log.time.day - 1, log.time.day, log.time.day + 1]
    return days.flatMap { logs(on: $0) }.filter { other in
      other.id != log.id && other.activity == log.activity
        && other.span?.overlaps(span) == true
    }
  }

  /// The log that an event made or is about; nil when there is none.
  package func log(_ id: EventName) -> ActivityLog? {
    guard let row = row(of: id, .activity) else { return nil }
    return log(row: row)
  }

  /// The sum of an activity on a civil day; nil when nothing was logged, which is not zero.
  package func total(of activity: Activity, on day: CivilDay) -> DayTotal? {
    days.row(on: day.daysSinceEpoch).flatMap { total(of: activity, on: day, in: $0) }
  }

  /// The days on which something was logged of an activity, oldest first.
  package func totals(
    of activity: Activity, in range: ClosedRange<CivilDay>? = nil
  ) -> [DayTotal] {
    if activity.id != nil {
      let days = Set(additions(of: activity).flatMap(\.days).map(\.day)).sorted().lazy
        .map(CivilDay.init(daysSinceEpoch:)).filter { range?.contains($0) != false }
      return days.compactMap { ownTotal(of: activity, on: $0) }
    }
    var found: [DayTotal] = []
    days.forEachDay { number, row in
      let day = CivilDay(daysSinceEpoch: number)
      guard range?.contains(day) != false else { return }
      if let total = total(of: activity, on: day, in: row) { found.append(total) }
    }
    return found
  }

  func total(of activity: Activity, on day: CivilDay, in row: DayRow) -> DayTotal? {
    if activity.id != nil { return ownTotal(of: activity, on: day) }
    let index = Int(activity.number) - 1
    guard index >= 0, row.logCounts[index] > 0 else { return nil }
    return DayTotal(day: day, amount: row.totals[index], logCount: Int(row.logCounts[index]))
  }

  private func ownTotal(of activity: Activity, on day: CivilDay) -> DayTotal? {
    var (amount, logCount) = (Int64(0), 0)
    let number = number(of: activity)
    for own in ownActivities where Int(own.activity.number) == number {
      guard let sum = own.day(day.daysSinceEpoch) else { continue }
      amount &+= sum.amount
      logCount += Int(sum.logCount)
    }
    return logCount > 0 ? DayTotal(day: day, amount: amount, logCount: logCount) : nil
  }

  func log(row index: Int) -> ActivityLog { log(activities[index]) }

  func log(_ row: ActivityRow) -> ActivityLog {
    ActivityLog(
      id: name(of: row), activity: activity(of: row), amount: row.amount, time: row.time,
      batch: batchName(row.batch), isCorrected: row.flags.contains(.corrected),
      isRemoved: !row.flags.isDisjoint(with: .gone),
      isForgotten: row.flags.contains(.forgotten), note: note(of: row))
  }

  /// The words of a log, where it has any.
  func note(of row: ActivityRow) -> WordsReference? {
    guard row.flags.contains(.hasOtherWords) else {
      return WordsReference(name(of: row), field: 3, if: row.flags.contains(.hasWords))
    }
    let changed = laterWords(.activityNoteChanged, of: slot(of: UInt64(row.number), in: row.log))
    return WordsReference(changed, field: 1, if: row.flags.contains(.hasWords))
  }
}

struct ActivityRow: DayLinkedRow, EntryRow {
  var happenedAt: Int64
  var recordedAt: Int64
  var amount: Int64
  var number: UInt32
  var batch: UInt32
  var day: Int32
  var previousInDay: UInt32
  var utcOffset: Int32
  var log: UInt16
  var flags: EntryFlags
}
