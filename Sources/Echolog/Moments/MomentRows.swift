struct MomentRow: DayLinkedRow, EntryRow {
  var happenedAt: Int64
  var recordedAt: Int64
  var number: UInt32
  var batch: UInt32
  var day: Int32
  var previousInDay: UInt32
  var utcOffset: Int32
  var log: UInt16
  var flags: EntryFlags
}

/// Where words stand that a moment or a log was given later. Few have any, so they are no part of
/// their rows.
struct LaterWordsRow: NamedRow {
  /// What has them: an `EntitySlot`.
  var slot: UInt32
  var number: UInt32
  var log: UInt16
  /// An `EventType`: a later praise, another text or another note.
  var kind: UInt16

  init(_ change: ChangeRow) {
    (slot, number, log, kind) = (change.slot, change.number, change.log, change.kind)
  }
}

/// The words that entries were given later, of each entry the ones in force of each kind.
struct LaterWords: Sendable {
  private(set) var rows: [LaterWordsRow] = []
  /// By the slot and the kind.
  private var places: [UInt64: Int] = [:]

  init(_ rows: [LaterWordsRow] = []) {
    for row in rows { set(row) }
  }

  /// Takes the place of those of the same kind.
  mutating func set(_ row: LaterWordsRow) {
    let key = Self.key(row.slot, row.kind)
    if let place = places[key] {
      rows[place] = row
    } else {
      places[key] = rows.count
      rows.append(row)
    }
  }

  subscript(_ type: EventType, of slot: EntitySlot) -> LaterWordsRow? {
    places[Self.key(slot.rawValue, UInt16(type.rawValue))].map { rows[$0] }
  }

  private static func key(_ slot: UInt32, _ kind: UInt16) -> UInt64 {
    UInt64(slot) << 16 | UInt64(kind)
  }
}

/// What a change of the text of a moment says besides, as a `ChangeRow` holds it.
struct MomentWords: OptionSet {
  let rawValue: Int64

  static let hasPraise = MomentWords(rawValue: 1)
  static let quiet = MomentWords(rawValue: 2)
  static let heavy = MomentWords(rawValue: 4)
}

extension MomentWords {
  init(_ body: borrowing MomentTextChanged) {
    self = []
    if !body.praise.isEmpty { insert(.hasPraise) }
    if body.isQuiet { insert(.quiet) }
    if body.isHeavy { insert(.heavy) }
  }
}

/// What a person says about a civil day.
struct SummaryRow: NamedRow {
  var day: Int32
  /// The event that holds the words in force; 0 for none.
  var number: UInt32 = 0
  var log: UInt16 = 0
  /// 1 where the event has words.
  var hasWords: UInt16 = 0
}
