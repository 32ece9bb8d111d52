package import CivilTime
package import Domain

/// Turns the targets that rows tell, day by day, into the changes of one goal.
///
/// Only a target that differs from the one in force becomes a change, so a second run adds nothing.
/// A change recorded now replaces all that was said about later days, and so the changes of later
/// days are said once more behind it.
package struct TargetPlan: Equatable, Sendable {
  /// One event to come, in the order in which they must be recorded.
  package enum Step: Equatable, Sendable {
    case begin(target: Int64, on: CivilDay)
    case change(target: Int64, from: CivilDay)
    case rest(from: CivilDay)
    case resume(from: CivilDay)
  }

  package private(set) var steps: [Step] = []
  /// Days of rows that lie before the goal, which can not reach back.
  package private(set) var daysBeforeGoal: [CivilDay] = []

  private var firstDay: CivilDay?
  private var targets = Timeline<Int64>()
  private var activeness = Timeline<Bool>()

  /// - Parameters:
  ///   - rows: of one activity, in the order of the file; of two on one day the later counts.
  ///   - goal: the goal as it stands; nil to begin one with the first target.
  package init(_ rows: [TargetOnDay], goal: GoalFacts?) {
    var wanted: [CivilDay: Int64?] = [:]
    for row in rows { wanted[row.day] = .some(row.target) }
    if let goal {
      (firstDay, targets, activeness) = (goal.firstDay, goal.targets, goal.activeness)
      for change in goal.targets.changes where wanted[change.day] == nil {
        wanted[change.day] = .some(inForce(on: change.day))
      }
      for change in goal.activeness.changes where wanted[change.day] == nil {
        wanted[change.day] = .some(inForce(on: change.day))
      }
    }
    for (day, target) in wanted.sorted(by: { $0.key < $1.key }) { want(target, on: day) }
  }

  /// The target that counts on a day, by all that was said so far.
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
    guard day >= firstDay else { return daysBeforeGoal.append(day) }
    guard target != inForce(on: day) else { return }
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
