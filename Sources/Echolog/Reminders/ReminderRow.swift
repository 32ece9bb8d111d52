/// A reminder of a goal, in the order of the fold.
struct ReminderRow: NamedRow {
  var setAt: Int64
  /// When its time or its days were last spoken of.
  var changedAt: Int64
  var number: UInt32
  var goalNumber: UInt32
  /// The latest date for which a device showed it; below every day before.
  var shownDay: Int32
  var goalLog: UInt16
  var log: UInt16
  var minute: UInt16
  var weekdays: UInt16
  /// What both were before anything changed them.
  var minuteAsSet: UInt16
  var weekdaysAsSet: UInt16
  var flags: Flags = []
  let unused: UInt16 = 0
  let unusedToo: UInt32 = 0

  struct Flags: OptionSet, PlainRow {
    let rawValue: UInt16

    static let removed = Flags(rawValue: 1 << 0)
    /// Setting it was undone.
    static let takenBack = Flags(rawValue: 1 << 1)
  }
}
