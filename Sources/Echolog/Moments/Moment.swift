package import Platform

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
  /// Drawn when it was logged.
  package let praise: WordsReference?
  /// Whether that is a quiet acknowledgement, or would have been one.
  package let isQuiet: Bool
  package let laterPraise: WordsReference?
  /// That no later praise came was noted; one may have come since.
  package let hasPraiseFailed: Bool

  /// The praise that stands beside the moment: the later one takes the place of the one drawn.
  package var praiseInForce: WordsReference? { laterPraise ?? praise }

  /// Whether the moment says that no later praise came (S2 5).
  package var missesLaterPraise: Bool { hasPraiseFailed && laterPraise == nil }
}

extension History {
  /// Moments in the order in which they were recorded.
  package func moments(includingRemoved: Bool = false) -> [Moment] {
    var later: [UInt32: PraiseRow] = [:]
    for row in praises { later[row.moment] = row }
    return moments.indices.compactMap { row in
      guard includingRemoved || moments[row].flags.isDisjoint(with: .gone) else { return nil }
      return moment(row: row, later: later[UInt32(row)])
    }
  }

  /// The moments recorded last that were not removed, at most `count`, the latest one last.
  package func latestMoments(_ count: Int) -> [Moment] {
    var found: [Moment] = []
    found.reserveCapacity(count)
    var row = moments.count
    while row > 0, found.count < count {
      row -= 1
      if moments[row].flags.isDisjoint(with: .gone) { found.append(moment(row: row)) }
    }
    found.reverse()
    return found
  }

  /// The moments of a civil day that were not removed, by the time they happened.
  package func moments(on day: CivilDay) -> [Moment] {
    var found: [Moment] = []
    for (index, row) in moments.chain(from: days.row(on: day.daysSinceEpoch)?.lastMoment)
    where row.flags.isDisjoint(with: .gone) {
      found.append(moment(row: index))
    }
    return inOrderOfTime(found, by: \.time)
  }

  /// Whether a cheerful line may stand beside a day: the person wants praise, and none of the day's
  /// moments and memories is heavy.
  ///
  /// - Complexity: linear in all memories.
  package func isCheerful(on day: CivilDay) -> Bool {
    settings.praise == .on && !isHeavy(on: day)
  }

  /// The moment that an event made or is about; nil when there is none.
  package func moment(_ id: EventName) -> Moment? {
    let slot = slot(of: id)
    return slot.kind == .moment ? moment(row: slot.row) : nil
  }

  /// How many moments of a civil day have a later praise.
  func laterPraises(on day: CivilDay) -> Int {
    moments.chain(from: days.row(on: day.daysSinceEpoch)?.lastMoment).count { _, row in
      row.flags.isDisjoint(with: .gone) && row.flags.contains(.hasLaterPraise)
    }
  }

  func moment(row index: Int) -> Moment {
    let hasLater = moments[index].flags.contains(.hasLaterPraise)
    return moment(row: index, later: hasLater ? laterPraise(ofMoment: index) : nil)
  }

  private func moment(row index: Int, later: PraiseRow?) -> Moment {
    let row = moments[index]
    let id = name(of: row)
    return Moment(
      id: id,
      time: row.time, batch: batchName(row.batch), isRemoved: !row.flags.isDisjoint(with: .gone),
      isForgotten: row.flags.contains(.forgotten),
      text: text(of: row),
      praise: WordsReference(id, field: 2, if: row.flags.contains(.hasPraise)),
      isQuiet: row.flags.contains(.quiet),
      laterPraise: WordsReference(
        later.map { name(of: $0) }, field: 1, if: row.flags.contains(.hasLaterPraise)),
      hasPraiseFailed: row.flags.contains(.hasPraiseFailed))
  }

  /// A moment of which the row is known and not where it stands.
  func moment(_ row: MomentRow) -> Moment {
    moment(row: slot(of: UInt64(row.number), in: row.log).row)
  }

  /// What a moment says, where it says anything.
  func text(of row: MomentRow) -> WordsReference? {
    WordsReference(name(of: row), field: 1, if: row.flags.contains(.hasWords))
  }

  func batchName(_ batch: UInt32) -> EventName? {
    batch == 0 ? nil : name(of: batches[Int(batch) - 1])
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
  var precision: Precision { Precision(stored: rawValue & Self.precisionMask) }
}
