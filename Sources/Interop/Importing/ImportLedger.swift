import Echolog
import Synchronization

/// What other imports have brought, kept up to date while this one runs beside them.
final class ImportLedger: Sendable {
  private let sourceName: String
  private let countsOtherFiles: Bool
  private let state = Mutex(State())

  private struct State {
    var plan = ImportPlan()
    var earlierRuns = EarlierRuns()
    /// The batches of a file of this name, as they were at first.
    var ownBatches: Set<EventName>?
    /// The last number of each log that was taken in, or that this import wrote itself.
    var numbers: [LogID: UInt64] = [:]
  }

  /// - Parameter countsOtherFiles: false to know only what a file of this name brought.
  init(of sourceName: String, countsOtherFiles: Bool) {
    self.sourceName = sourceName
    self.countsOtherFiles = countsOtherFiles
  }

  /// Takes in what was recorded since the last time. Rows may be asked about once it was called
  /// for the first time.
  func catchUp(with diary: isolated Diary) throws(DiaryError) {
    try state.withLock { state throws(DiaryError) in
      let own: Set<EventName> =
        if let own = state.ownBatches { own } else { try diary.importBatches(of: sourceName) }
      state.ownBatches = own
      let history = try diary.view().history
      var (plan, runs) = (state.plan, state.earlierRuns)
      (state.plan, state.earlierRuns) = (ImportPlan(), EarlierRuns())
      state.numbers = try diary.importedEvents(behind: state.numbers) { name, event in
        let batch = EventName(log: name.log, number: event.importBatch)
        if case .memoryLabelled = event.body, own.contains(batch) { runs.knowLabel() }
        guard let row = ImportedRow(event, in: name.log, of: history) else { return }
        if own.contains(batch) {
          plan.know(row, from: batch)
          runs.know(row, from: batch)
        } else if countsOtherFiles || row.words == nil {
          plan.know(row, elsewhere: name)
        }
      }
      (state.plan, state.earlierRuns) = (plan, runs)
    }
  }

  /// The entries here whose place new rows of a file take, with what the plan has left.
  func standing(
    for replacements: Replacements, by plan: ImportPlan, with diary: isolated Diary
  ) throws(DiaryError) -> [EventName] {
    let own = state.withLock { $0.ownBatches ?? [] }
    let history = try diary.view().history
    var (replacements, plan, found) = (replacements, plan, [EventName]())
    _ = try diary.importedEvents(behind: [:]) { name, event in
      guard own.contains(EventName(log: name.log, number: event.importBatch)),
        let row = ImportedRow(event, in: name.log, of: history), row.words != nil,
        plan.useOwn(row.identity), replacements.take(row)
      else { return }
      found.append(name)
    }
    return found.filter { history.standsAsEntry($0) }
  }

  /// Leaves out what this import wrote itself, as the last of its log.
  func pass(_ last: EventName) {
    state.withLock { $0.numbers[last.log] = last.number }
  }

  /// Whether a row is new, as `ImportPlan.standing` has it.
  func admits(_ row: ImportedRow) -> Bool {
    state.withLock { $0.plan.standing(of: row) == .new }
  }

  /// What is known now, to try rows on that are not going to be written.
  var plan: ImportPlan { state.withLock { $0.plan } }

  /// As `plan`, of a file of this name alone.
  var earlierRuns: EarlierRuns { state.withLock { $0.earlierRuns } }
}
