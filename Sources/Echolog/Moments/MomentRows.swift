struct MomentRow: DayLinkedRow {
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
/// their rows. Of several for one part the last row holds.
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

  /// Always one, but for bytes that no fold wrote.
  var type: EventType? { EventType(rawValue: UInt32(kind)) }
}

/// What a change of the text of a moment says besides, as a `ChangeRow` holds it.
struct MomentWords: OptionSet {
  let rawValue: Int64

  static let hasPraise = MomentWords(rawValue: 1)
  static let quiet = MomentWords(rawValue: 2)
}

extension MomentWords {
  init(_ body: borrowing MomentTextChanged) {
    self = []
    if !body.praise.isEmpty { insert(.hasPraise) }
    if body.isQuiet { insert(.quiet) }
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
