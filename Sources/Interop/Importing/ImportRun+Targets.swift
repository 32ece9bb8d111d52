import Echolog
import Platform

// Targets of goals: few, and each depends on the ones before, so they are recorded as one commit.
extension ImportRun {
  /// Reports what a goal import would do.
  func surveyTargets(_ look: inout ImportLook) async throws(ImportError) {
    let view = try await asking { () async throws(DiaryError) in try await diary.view() }
    let nobody = EventName(log: LogID(high: 0, low: 0), number: 1)
    let decision = try decided { () throws(Rejection) in
      try TargetDecision(look.targets, on: view.history, first: nobody, in: look.context)
    }
    look.take(decision)
  }

  /// Records the targets that differ from those in force.
  func recordTargets(_ look: inout ImportLook) async throws(ImportError) -> ImportOutcome {
    let targets = look.targets
    let part = try await asking { () async throws(DiaryError) in
      try await diary.recordImport(of: start, into: nil, isLast: true) {
        _, desk throws(DiaryError) in
        do throws(Rejection) {
          let decision = try TargetDecision(
            targets, on: desk.history, first: desk.first, in: desk.context)
          return (pending: decision.pending, answer: decision)
        } catch {
          throw .rejected(error)
        }
      }
    }
    look.take(part.answer)
    return ImportOutcome(look.report, batch: part.batch, written: part.answer.pending.count)
  }

  private func decided<Result>(
    _ decide: () throws(Rejection) -> Result
  ) throws(ImportError) -> Result {
    do throws(Rejection) {
      return try decide()
    } catch {
      throw .diary(.rejected(error))
    }
  }
}

extension ImportLook {
  fileprivate mutating func take(_ decision: TargetDecision) {
    for day in decision.newDays { report.accept(.on(day)) }
    for _ in 0..<decision.knownCount { report.recognise() }
    for refusal in decision.refusals { report.refuse(refusal) }
    refusals = (refusals + decision.refusals).sorted { $0.line < $1.line }
  }
}

/// What all the targets of a file come to, by the goals as they are.
struct TargetDecision: Sendable {
  private(set) var pending: [PendingEvent] = []
  /// The days of the rows with something new.
  private(set) var newDays: [CivilDay] = []
  /// Rows with what is in force already.
  private(set) var knownCount = 0
  /// Rows of days that lie before their goal, which can not reach back.
  private(set) var refusals: [RowRefusal] = []

  /// - Parameter first: the name that the first event will have.
  init(
    _ rows: [TargetRow], on history: History, first: EventName, in context: Now
  ) throws(Rejection) {
    for activity in Activity.registry {
      let told = rows.filter { $0.target.activity == activity }
      if told.isEmpty { continue }
      // Targets belong to the first daily goal of their activity.
      let goal = history.allGoals().first { $0.activity == activity && $0.period == .day }
      let plan = TargetPlan(told.map(\.target), goal: goal)
      try decide(plan.steps, of: activity, goal, first: first, in: context)
      for row in told {
        switch plan.standing(of: row.target.day) {
        case .new: newDays.append(row.target.day)
        case .known: knownCount += 1
        case .beforeGoal(let firstDay):
          refusals.append(
            RowRefusal(
              row.place, .rejected(.effectiveBeforeGoal(firstDay: firstDay))))
        }
      }
    }
  }

  private mutating func decide(
    _ steps: [TargetPlan.Step], of activity: Activity, _ goal: Goal?, first: EventName,
    in context: Now
  ) throws(Rejection) {
    var (goal, steps) = (goal, steps[...])
    if case .begin(let target, let day) = steps.first {
      let id = EventName(log: first.log, number: first.number + UInt64(pending.count))
      let command = SetGoal(activity: activity, target: target, period: .day, firstDay: day)
      pending.append(try command.decide(in: context))
      goal = Goal(beginning: id, activity: activity, target: target, on: day)
      steps.removeFirst()
    }
    guard let goal else { return }
    pending += try TargetPlan.pending(of: steps, goal: goal, in: context)
  }
}
