struct GoalRow: NamedRow {
  var target: Int64
  var number: UInt32
  var firstDay: Int32
  var batch: UInt32
  var log: UInt16
  var activity: UInt16
  var period: UInt16
  var weekStart: UInt16
  /// 1 where its target is not to be passed.
  var isAtMost: UInt16
  /// 1 where setting it was undone.
  var isTakenBack: UInt16

  var bound: Bound { isAtMost == 0 ? .atLeast : .atMost }
}

/// A change of a goal, in the order of the fold.
struct GoalChangeRow: NamedRow {
  /// The new target; for a change of activeness 1 or 0; for a pause its last day, `openEnd` where
  /// it has none.
  var value: Int64
  var goal: UInt32
  var day: Int32
  var number: UInt32
  var batch: UInt32
  var log: UInt16
  /// A `Kind`.
  var kind: UInt16
  /// 1 where it was undone.
  var isTakenBack: UInt16
  /// 1 where the event holds a reason that is to be shown.
  var hasReason: UInt16

  /// What changed.
  enum Kind: UInt16 {
    case target, activeness, skip, freeze, pause, resume
  }

  /// The last day of a pause without one.
  static let openEnd = Int64.max
}
