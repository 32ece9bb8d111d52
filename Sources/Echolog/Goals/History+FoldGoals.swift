extension History {
  mutating func setGoal(
    _ body: borrowing GoalSet, _ event: borrowing Event, at place: Place
  ) {
    let batch = batch(of: event, at: place)
    let activity = activityNumber(
      body.activity, body.ownNumber, body.ownLog ?? logs[Int(place.log)].id)
    logs[Int(place.log)].enter(EntitySlot(.goal, row: goals.count), number: place.number)
    goals.append(
      GoalRow(
        target: body.target, number: place.number, firstDay: body.firstDay, batch: batch,
        log: place.log,
        activity: UInt16(activity),
        period: UInt16(truncatingIfNeeded: body.period.rawValue),
        weekStart: UInt16(clamping: body.weekStart), isAtMost: body.isAtMost ? 1 : 0,
        isTakenBack: 0))
  }

  mutating func changeGoal(
    _ slot: EntitySlot, _ kind: GoalChangeRow.Kind, _ value: Int64 = 0, from day: Int32,
    reason: borrowing Text = .none, _ event: borrowing Event, at place: Place
  ) {
    let batch = batch(of: event, at: place)
    let goal = Place(log: goals[slot.row].log, number: goals[slot.row].number)
    goalChanges.append(
      GoalChangeRow(
        value: value, goal: UInt32(slot.row), day: day, number: place.number, batch: batch,
        log: place.log, kind: kind.rawValue, isTakenBack: 0,
        hasReason: reason.isEmpty || isForgotten(goal) ? 0 : 1))
    guard let type = event.body.type else { return }
    note(type, Int64(goalChanges.count - 1), on: slot, event, at: place)
  }

  mutating func forgetReasons(ofGoal row: Int) {
    for index in goalChanges.indices where goalChanges[index].goal == UInt32(row) {
      goalChanges[index].hasReason = 0
    }
  }

  mutating func resetGoal(_ row: Int, _ chain: [Int], isTakenBack: Bool) {
    goals[row].isTakenBack = isTakenBack ? 1 : 0
    for index in chain {
      let change = changes.rows[index]
      if !change.isBase, !change.isUndoing { goalChanges[Int(change.value)].isTakenBack = 1 }
    }
  }
}
