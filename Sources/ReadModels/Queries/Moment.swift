package import Bytes
package import CivilTime
package import Domain
package import Events

/// A small win.
package struct Moment: Equatable, Sendable {
  package let id: EventName
  package let time: EntryTime
  /// The batch that brought it.
  package let batch: EventName?
  /// By itself or with its batch.
  package let isRemoved: Bool
  package let isForgotten: Bool
  package let text: WordsReference?
  package let praise: WordsReference?
}

/// When something happened, when it was recorded, and the day it counts for.
package struct EntryTime: Equatable, Sendable {
  package let happenedAt: Instant
  package let recordedAt: Instant
  package let precision: Precision
  package let day: CivilDay
  package let utcOffset: UTCOffset?
}

extension History {
  /// Moments in the order in which they were recorded.
  package func moments(includingRemoved: Bool = false) -> [Moment] {
    moments.indices.compactMap { row in
      includingRemoved || moments[row].flags.isDisjoint(with: .gone) ? moment(row: row) : nil
    }
  }

  /// The moments recorded last that were not removed, at most `count`, the latest one last.
  package func latestMoments(_ count: Int) -> [Moment] {
    let rows = moments.indices.reversed().lazy.filter { moments[$0].flags.isDisjoint(with: .gone) }
    return rows.prefix(count).map(moment(row:)).reversed()
  }

  /// The moments of a civil day that were not removed, by the time they happened.
  package func moments(on day: CivilDay) -> [Moment] {
    var found: [Moment] = []
    var next = days.row(on: day.daysSinceEpoch)?.lastMoment ?? 0
    while next != 0 {
      let row = Int(next) - 1
      if moments[row].flags.isDisjoint(with: .gone) { found.append(moment(row: row)) }
      next = moments[row].previousInDay
    }
    return inOrderOfTime(found, by: \.time)
  }

  /// The moment that an event made or is about; nil when there is none.
  package func moment(_ id: EventName) -> Moment? {
    let slot = slot(of: id)
    return slot.kind == .moment ? moment(row: slot.row) : nil
  }

  /// What decisions about a moment need; nil when there is none.
  package func momentFacts(_ id: EventName) -> EntryFacts? {
    moment(id).map { EntryFacts(id: $0.id, isRemoved: $0.isRemoved) }
  }

  func moment(row index: Int) -> Moment {
    let row = moments[index]
    let id = name(log: row.log, number: row.number)
    return Moment(
      id: id,
      time: EntryTime(
        happenedAt: Instant(milliseconds: row.happenedAt),
        recordedAt: Instant(milliseconds: row.recordedAt), precision: row.flags.precision,
        day: CivilDay(daysSinceEpoch: row.day), utcOffset: UTCOffset(row: row.utcOffset)),
      batch: batchName(row.batch), isRemoved: !row.flags.isDisjoint(with: .gone),
      isForgotten: row.flags.contains(.forgotten),
      text: WordsReference(id, field: 1, if: row.flags.contains(.hasWords)),
      praise: WordsReference(id, field: 2, if: row.flags.contains(.hasPraise)))
  }

  func batchName(_ batch: UInt32) -> EventName? {
    guard batch != 0 else { return nil }
    let row = batches[Int(batch) - 1]
    return name(log: row.log, number: row.number)
  }

  /// By the time they happened, equal ones as they were recorded; `entries` come latest first.
  func inOrderOfTime<Entry>(_ entries: [Entry], by time: KeyPath<Entry, EntryTime>) -> [Entry] {
    entries.reversed().enumerated().sorted { left, right in
      let (first, second) = (left.element[keyPath: time], right.element[keyPath: time])
      return first.happenedAt == second.happenedAt
        ? left.offset < right.offset : first.happenedAt < second.happenedAt
    }.map(\.element)
  }
}

extension EntryFlags {
  var precision: Precision {
    guard let precision = Precision(rawValue: Int32(rawValue & Self.precisionMask)) else {
      return .unspecified
    }
    return precision
  }
}
