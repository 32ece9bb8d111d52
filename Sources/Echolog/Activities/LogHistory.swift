/// Which logs are asked for (S3 FR2.5).
package struct LogFilter: Equatable, Sendable {
  /// Nil for all.
  package var activity: Activity?
  /// The logs that count for a goal: of its activity, on days on which it was active.
  package var goal: Goal?
  /// The first day, and the last one, which is included; nil where nothing bounds them.
  package var first: CivilDay?
  package var last: CivilDay?
  /// Also those that were taken back, by themselves or with their import.
  package var includesRemoved = false

  package init() {}

  func admits(_ log: ActivityLog) -> Bool {
    let day = log.time.day
    if let activity, log.activity != activity { return false }
    if let goal, log.activity != goal.activity || !goal.isActive(on: day) { return false }
    if let first, day < first { return false }
    if let last, day > last { return false }
    return true
  }
}

/// What happened to a log, one step after the other.
package struct LogStep: Equatable, Sendable {
  package let event: EventName
  package let kind: Kind
  /// What was logged or corrected to; nil for a removal.
  package let amount: Int64?
  /// The day it counted for then; nil where the step said nothing of it.
  package let day: CivilDay?
  /// Taken back since: it does not hold.
  package let isUndone: Bool

  /// What a step can be.
  package enum Kind: String, Sendable {
    case logged, corrected, removed
  }
}

extension History {
  /// The logs that a filter admits, the latest first by when they happened; of those of one
  /// instant the one recorded last stands in front.
  package func logs(_ filter: LogFilter) -> [ActivityLog] {
    logs(includingRemoved: filter.includesRemoved).filter(filter.admits).enumerated()
      .sorted { left, right in
        (left.element.time.happenedAt, left.offset) > (right.element.time.happenedAt, right.offset)
      }.map(\.element)
  }

  /// The steps of those logs that were corrected or removed, the first one first.
  ///
  /// - Complexity: linear in all changes, for all logs together.
  package func steps(of logs: [ActivityLog]) -> [EventName: [LogStep]] {
    var names: [UInt32: EventName] = [:]
    for log in logs { names[slot(of: log.id).rawValue] = log.id }
    var steps: [EventName: [LogStep]] = [:]
    for index in changes.rows.indices(where: { names[$0.slot] != nil }) {
      let row = changes.rows[index]
      guard let log = names[row.slot], let step = step(row) else { continue }
      guard row.isBase else {
        steps[log, default: []].append(step)
        continue
      }
      // What a log was as created is noted whenever something writes over it, so again after an
      // undo; the first one holds.
      if steps[log]?.first?.kind != .logged { steps[log, default: []].insert(step, at: 0) }
    }
    return steps
  }

  private func step(_ row: ChangeRow) -> LogStep? {
    let kind: LogStep.Kind
    switch row.type {
    case .activityLogged: kind = .logged
    case .activityCorrected: kind = .corrected
    case .activityRemoved: kind = .removed
    default: return nil
    }
    let hasDay = kind == .logged || kind == .corrected && row.flags.contains(.dated)
    return LogStep(
      event: name(of: row), kind: kind, amount: kind == .removed ? nil : row.value,
      day: hasDay ? CivilDay(daysSinceEpoch: row.day) : nil,
      isUndone: row.flags.contains(.undone))
  }
}
