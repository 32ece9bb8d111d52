/// A badge that a device showed, in the order of the fold.
struct BadgeRow: NamedRow {
  var number: UInt32
  var goal: UInt32
  var shownDay: Int32
  var earnedDay: Int32
  var log: UInt16
  /// As the schema numbers it.
  var badge: UInt16
}
