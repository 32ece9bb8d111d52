struct ActivityRow: DayLinkedRow {
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
