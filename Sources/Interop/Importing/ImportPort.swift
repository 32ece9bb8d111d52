package import Bytes
package import CivilTime
package import Domain
package import Echolog
package import Events
package import Files
import ReadModels

/// What an import asks of a diary.
package struct ImportPort: Sendable {
  /// What the diary knows now.
  let known: @Sendable () async throws(DiaryError) -> ImportKnowledge
  /// Opens a batch and returns its name.
  let start: @Sendable (StartImport) async throws(DiaryError) -> EventName
  /// Records drafts of that batch as one commit and returns their names after it is durable.
  let commit: @Sendable ([Draft], EventName) async throws(DiaryError) -> [EventName]
  /// The daily goal whose targets an import tells; nil when there is none.
  let goal: @Sendable (Activity) async throws(DiaryError) -> GoalFacts?

  package init(
    known: @escaping @Sendable () async throws(DiaryError) -> ImportKnowledge,
    start: @escaping @Sendable (StartImport) async throws(DiaryError) -> EventName,
    commit: @escaping @Sendable ([Draft], EventName) async throws(DiaryError) -> [EventName],
    goal: @escaping @Sendable (Activity) async throws(DiaryError) -> GoalFacts?
  ) {
    self.known = known
    self.start = start
    self.commit = commit
    self.goal = goal
  }
}

extension ImportPort {
  /// The way into a diary. Targets belong to the first daily goal of their activity.
  package init(_ diary: Diary) {
    known = { () throws(DiaryError) in try await ImportKnowledge(of: diary) }
    start = { command throws(DiaryError) in try await diary.startImport(command) }
    commit = { drafts, batch throws(DiaryError) in
      try await diary.importDrafts(drafts, into: batch)
    }
    goal = { activity throws(DiaryError) in
      try await diary.view().history.goalFacts().first {
        $0.activity == activity && $0.period == .day
      }
    }
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

  /// - Complexity: linear in the events of the journal, unless nothing was ever imported.
  init(of diary: Diary) async throws(DiaryError) {
    context = try await diary.importContext()
    let batches = try await diary.view().history.importBatches
    let kept = Set(batches.filter { !$0.isUndone }.map(\.id))
    var plan = ImportPlan()
    if !kept.isEmpty { try await diary.beginScan() }
    var events = kept.isEmpty ? [] : try await diary.nextOfScan()
    while !events.isEmpty {
      for named in events {
        let batch = EventName(log: named.name.log, number: named.event.importBatch)
        guard kept.contains(batch) else { continue }
        // A scan brings the words along, and none where they are gone.
        if let row = ImportedRow(named.event, recordedWords: { _ in nil }) { plan.know(row) }
      }
      events = try await diary.nextOfScan()
    }
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
  package internal(set) var batch: EventName?
  /// Events written, the batch's own left out.
  package internal(set) var written: Int
  /// False when it was stopped; a second run goes on.
  package let isComplete: Bool
  /// Days with a target that lie before the goal they would belong to.
  package internal(set) var daysBeforeGoal: [CivilDay] = []

  package init(
    _ report: ImportReport, batch: EventName? = nil, written: Int = 0, isComplete: Bool = true
  ) {
    self.report = report
    self.batch = batch
    self.written = written
    self.isComplete = isComplete
  }
}

/// Why an import ended before its end.
package enum ImportError: Error, Equatable, Sendable {
  case file(ImportFileError)
  case disk(DiskError)
  case diary(DiaryError)
  /// It failed after so many rows had been kept; a second run goes on.
  case cutShort(written: Int, DiaryError)
  /// A target that no goal can have.
  case rejected(Rejection)
}
