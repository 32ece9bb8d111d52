package import Bytes
package import CivilTime
package import Domain
package import Events
package import Files

/// What an import asks of a diary.
package struct ImportPort<Failure: Error>: Sendable {
  /// What the diary knows now.
  package let known: @Sendable () async throws(Failure) -> ImportKnowledge
  /// Opens a batch and returns its name.
  package let start: @Sendable (StartImport) async throws(Failure) -> EventName
  /// Records drafts of that batch as one commit and returns their names after it is durable.
  package let commit: @Sendable ([Draft], EventName) async throws(Failure) -> [EventName]
  /// The daily goal whose targets an import tells; nil when there is none.
  package let goal: @Sendable (Activity) async throws(Failure) -> GoalFacts?

  package init(
    known: @escaping @Sendable () async throws(Failure) -> ImportKnowledge,
    start: @escaping @Sendable (StartImport) async throws(Failure) -> EventName,
    commit: @escaping @Sendable ([Draft], EventName) async throws(Failure) -> [EventName],
    goal: @escaping @Sendable (Activity) async throws(Failure) -> GoalFacts?
  ) {
    self.known = known
    self.start = start
    self.commit = commit
    self.goal = goal
  }
}

/// What a diary knows when an import begins.
package struct ImportKnowledge: Sendable {
  /// Now, and the settings in force.
  package let context: Context
  /// Knows what earlier imports brought, but for batches that were undone.
  package let plan: ImportPlan

  package init(context: Context, plan: ImportPlan) {
    self.context = context
    self.plan = plan
  }
}

/// How far an import is. Times and rates are for whoever holds a clock.
package struct ImportProgress: Equatable, Sendable {
  /// Rows that are durable.
  package let written: Int
  package let toWrite: Int
  package let rowsRead: Int
  package let refused: Int
}

/// What came of an import.
package struct ImportOutcome: Equatable, Sendable {
  package let report: ImportReport
  /// Nil when there was nothing to write.
  package var batch: EventName?
  /// Events written, the batch's own left out.
  package var written: Int
  /// False when it was stopped; a second run goes on.
  package let isComplete: Bool
  /// Days with a target that lie before the goal they would belong to.
  package var daysBeforeGoal: [CivilDay] = []

  init(
    _ report: ImportReport, batch: EventName? = nil, written: Int = 0, isComplete: Bool = true
  ) {
    self.report = report
    self.batch = batch
    self.written = written
    self.isComplete = isComplete
  }
}

/// Why an import ended before its end.
package enum ImportError<Failure: Error>: Error {
  case file(ImportFileError)
  case disk(DiskError)
  case diary(Failure)
  /// A target that no goal can have.
  case rejected(Rejection)
}

extension Context {
  func importing(_ batch: UInt64) -> Context {
    Context(
      now: now, utcOffset: utcOffset, dayStart: dayStart, weekStart: weekStart,
      importBatch: batch)
  }
}
