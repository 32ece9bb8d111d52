package import Echolog

/// Turns the targets in rows, day by day, into the changes of one goal.
///
/// Only a target that differs from the one in force becomes a change, so a second run adds nothing.
/// A change recorded now replaces all that was set for later days, and so the changes of later days
/// are recorded once more behind it.
package struct TargetPlan {
  /// What a row does to a day.
  package enum Standing: Equatable, Sendable {
    case new
    /// Its target was in force already.
    case known
    /// The goal begins later and can not reach back.
    case beforeGoal(firstDay: CivilDay)
  }

  /// What is to be recorded, in this order.
  package private(set) var pending: [PendingEvent] = []
  /// The goal with all of it; nil where there is none.
  package private(set) var goal: Goal?
  private var standings: [CivilDay: Standing] = [:]

  /// Of the rows of one activity the later counts of two on a day; without a goal the first begins
  /// one, which has the name of the first event.
  ///
  /// - Throws: what the Domain refuses of a goal or its changes.
  package init(
    _ rows: [TargetOnDay], goal: Goal?, first: EventName, in context: Now
  ) throws(Rejection) {
    self.goal = goal
    var wanted: [CivilDay: Int64?] = [:]
    for row in rows { wanted[row.day] = .some(row.target) }
    if let goal {
      for (day, target) in wanted where target == inForce(on: day) { standings[day] = .known }
      let changed = goal.targets.changes.map(\.day) + goal.activeness.changes.map(\.day)
      for day in changed where wanted[day] == nil { wanted[day] = .some(inForce(on: day)) }
    }
    for (day, target) in wanted.sorted(by: { $0.key < $1.key }) {
      if self.goal != nil {
        try want(target, on: day, in: context)
      } else if let target, let activity = rows.first?.activity {
        let command = SetGoal(activity, target: target, per: .day, from: day)
        pending.append(try command.decide(in: context))
        self.goal = Goal(activity, target: target, per: .day, from: day, by: first)
      }
    }
  }

  /// What the rows of a day do.
  package func standing(of day: CivilDay) -> Standing { standings[day, default: .new] }

  /// The target that counts on a day, by all that was recorded so far.
  private func inForce(on day: CivilDay) -> Int64? {
    goal?.activeness.value(on: day) == true ? goal?.targets.value(on: day) : nil
  }

  private mutating func want(_ target: Int64?, on day: CivilDay, in context: Now) throws(Rejection)
  {
    guard let old = goal, target != inForce(on: day) else { return }
    guard day >= old.firstDay else {
      standings[day] = .beforeGoal(firstDay: old.firstDay)
      return
    }
    guard let target else {
      pending.append(try DeactivateGoal(old.id, effectiveDay: day).decide(old, in: context))
      goal?.activeness.set(false, from: day)
      return
    }
    var new = old
    if old.activeness.value(on: day) != true {
      pending.append(try ReactivateGoal(old.id, effectiveDay: day).decide(old, in: context))
      new.activeness.set(true, from: day)
    }
    if new.targets.value(on: day) != target {
      let command = ChangeGoalTarget(old.id, target: target, effectiveDay: day)
      pending.append(try command.decide(new, in: context))
      new.targets.set(target, from: day)
    }
    goal = new
  }
}
