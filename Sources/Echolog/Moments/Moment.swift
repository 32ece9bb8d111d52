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
  /// Drawn when it was logged, or for its words of now.
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
    moments.indices.compactMap { row in
      includingRemoved || moments[row].flags.isDisjoint(with: .gone) ? moment(row: row) : nil
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
    let rows = moments.chain(from: days.row(on: day.daysSinceEpoch)?.lastMoment)
      .filter { $0.row.flags.isDisjoint(with: .gone) }.map(\.index)
    // A change of its time may have moved one here, behind those recorded after it.
    return inOrderOfTime(rows.sorted(by: >).map(moment(row:)), by: \.time)
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
    guard let row = row(of: id, .moment) else { return nil }
    return moment(row: row)
  }

  /// How many moments of a civil day have a later praise.
  func laterPraises(on day: CivilDay) -> Int {
    moments.chain(from: days.row(on: day.daysSinceEpoch)?.lastMoment).count { _, row in
      row.flags.isDisjoint(with: .gone) && row.flags.contains(.hasLaterPraise)
    }
  }

  func moment(row index: Int) -> Moment {
    let row = moments[index]
    let id = name(of: row)
    let slot = EntitySlot(.moment, row: index)
    let hasLater = row.flags.contains(.hasLaterPraise) && !row.flags.contains(.hidesPraise)
    let words = row.flags.contains(.hasOtherWords) ? laterWords(.momentTextChanged, of: slot) : id
    return Moment(
      id: id,
      time: row.time, batch: batchName(row.batch), isRemoved: !row.flags.isDisjoint(with: .gone),
      isForgotten: row.flags.contains(.forgotten),
      text: WordsReference(words, field: 1, if: row.flags.contains(.hasWords)),
      praise: WordsReference(words, field: 2, if: row.flags.contains(.hasPraise)),
      isQuiet: row.flags.contains(.quiet),
      laterPraise: WordsReference(
        hasLater ? laterWords(.praiseEnhanced, of: slot) : nil, field: 1, if: hasLater),
      hasPraiseFailed: row.flags.contains(.hasPraiseFailed))
  }

  /// A moment of which the row is known and not where it stands.
  func moment(_ row: MomentRow) -> Moment {
    moment(row: slot(of: UInt64(row.number), in: row.log).row)
  }

  /// What a moment says, where it says anything.
  func text(of row: MomentRow) -> WordsReference? {
    let isChanged = row.flags.contains(.hasOtherWords)
    let words =
      isChanged
      ? laterWords(.momentTextChanged, of: slot(of: UInt64(row.number), in: row.log))
      : name(of: row)
    return WordsReference(words, field: 1, if: row.flags.contains(.hasWords))
  }

  func batchName(_ batch: UInt32) -> EventName? {
    batch == 0 ? nil : name(of: batches[Int(batch) - 1])
  }

  /// By the time they happened, equal ones as they were recorded; `entries` come latest first.
  func inOrderOfTime<Entry>(_ entries: [Entry], by time: KeyPath<Entry, EntryTime>) -> [Entry] {
    entries.reversed().enumerated().sorted { left, right in
      (left.element[keyPath: time].happenedAt, left.offset)
        < (right.element[keyPath: time].happenedAt, right.offset)
    }.map(\.element)
  }
}

extension EntryFlags {
  var precision: Precision { Precision(stored: rawValue & Self.precisionMask) }
}
