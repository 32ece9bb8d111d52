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

/// Where the later praise of a moment stands. Few moments have one, so it is no part of their rows.
struct PraiseRow: NamedRow {
  /// The row of the moment.
  var moment: UInt32
  var number: UInt32
  var log: UInt16
  let unused: UInt16 = 0
}

/// What a person says about a civil day.
struct SummaryRow: NamedRow {
  var day: Int32
  /// The event that holds the words in force; 0 for none.
  var number: UInt32
  var log: UInt16
  /// 1 where the event has words.
  var hasWords: UInt16
}
