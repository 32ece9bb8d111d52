package import Echolog
package import Platform

/// Turns the targets in rows, day by day, into the changes of one goal.
///
/// Only a target that differs from the one in force becomes a change, so a second run adds nothing.
/// A change recorded now replaces all that was set for later days, and so the changes of later days
/// are recorded once more behind it.
package struct TargetPlan: Equatable, Sendable {
  /// One event to come, in the order in which they must be recorded.
  package enum Step: Equatable, Sendable {
    case begin(target: Int64, on: CivilDay)
    case change(target: Int64, from: CivilDay)
    case rest(from: CivilDay)
    case resume(from: CivilDay)
  }

  /// What a row does to a day.
  package enum Standing: Equatable, Sendable {
    case new
    /// Its target was in force already.
    case known
    /// The goal begins later and can not reach back.
    case beforeGoal(firstDay: CivilDay)
  }

  package private(set) var steps: [Step] = []
  private var standings: [CivilDay: Standing] = [:]

  private var firstDay: CivilDay?
  private var targets = Timeline<Int64>()
  private var activeness = Timeline<Bool>()

  /// Of the rows of one activity the later counts of two on a day; without a goal the first begins
  /// one.
  package init(_ rows: [TargetOnDay], goal: Goal?) {
    var wanted: [CivilDay: Int64?] = [:]
    for row in rows { wanted[row.day] = .some(row.target) }
    if let goal {
      (firstDay, targets, activeness) = (goal.firstDay, goal.targets, goal.activeness)
      for (day, target) in wanted where target == inForce(on: day) { standings[day] = .known }
      for change in goal.targets.changes where wanted[change.day] == nil {
        wanted[change.day] = .some(inForce(on: change.day))
      }
      for change in goal.activeness.changes where wanted[change.day] == nil {
        wanted[change.day] = .some(inForce(on: change.day))
      }
    }
    for (day, target) in wanted.sorted(by: { $0.key < $1.key }) { want(target, on: day) }
  }

  /// What the rows of a day do.
  package func standing(of day: CivilDay) -> Standing {
    if let standing = standings[day] { standing } else { .new }
  }

  /// The target that counts on a day, by all that was recorded so far.
  private func inForce(on day: CivilDay) -> Int64? {
    activeness.value(on: day) == true ? targets.value(on: day) : nil
  }

  private mutating func want(_ target: Int64?, on day: CivilDay) {
    guard let firstDay else {
      guard let target else { return }
      steps.append(.begin(target: target, on: day))
      self.firstDay = day
      targets.set(target, from: day)
      activeness.set(true, from: day)
      return
    }
    guard target != inForce(on: day) else { return }
    guard day >= firstDay else {
      standings[day] = .beforeGoal(firstDay: firstDay)
      return
    }
    guard let target else {
      steps.append(.rest(from: day))
      return activeness.set(false, from: day)
    }
    if activeness.value(on: day) != true {
      steps.append(.resume(from: day))
      activeness.set(true, from: day)
    }
    if targets.value(on: day) != target {
      steps.append(.change(target: target, from: day))
      targets.set(target, from: day)
    }
  }
}

extension TargetPlan {
  /// The events of steps behind a goal's beginning, decided one after the other.
  static func pending(
    of steps: ArraySlice<Step>, goal: Goal, in context: Now
  ) throws(Rejection) -> [PendingEvent] {
    var pending: [PendingEvent] = []
    var goal = goal
    for step in steps {
      switch step {
      case .begin: break
      case .change(let target, let day):
        let command = ChangeGoalTarget(goal.id, target: target, effectiveDay: day)
        pending.append(try command.decide(goal, in: context))
        goal = goal.changed { targets, _ in targets.set(target, from: day) }
      case .rest(let day):
        pending.append(try DeactivateGoal(goal.id, effectiveDay: day).decide(goal, in: context))
        goal = goal.changed { _, activeness in activeness.set(false, from: day) }
      case .resume(let day):
        pending.append(try ReactivateGoal(goal.id, effectiveDay: day).decide(goal, in: context))
        goal = goal.changed { _, activeness in activeness.set(true, from: day) }
      }
    }
    return pending
  }
}

extension Goal {
  /// A daily goal that was just set.
  init(beginning id: EventName, activity: Activity, target: Int64, on day: CivilDay) {
    var targets = Timeline<Int64>()
    targets.set(target, from: day)
    var activeness = Timeline<Bool>()
    activeness.set(true, from: day)
    self.init(
      id: id, activity: activity, period: .day, weekStart: .monday, firstDay: day,
      targets: targets, activeness: activeness)
  }

  fileprivate func changed(
    _ change: (inout Timeline<Int64>, inout Timeline<Bool>) -> Void
  ) -> Goal {
    var (targets, activeness) = (targets, activeness)
    change(&targets, &activeness)
    return Goal(
      id: id, activity: activity, period: period, weekStart: weekStart, firstDay: firstDay,
      targets: targets, activeness: activeness, excuses: excuses)
  }
}
