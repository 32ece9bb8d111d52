import Bytes
import Echolog
import Synchronization

/// What other imports have brought, kept up to date while this one runs beside them.
final class ImportLedger: Sendable {
  private let state = Mutex(State())

  private struct State {
    var plan = ImportPlan()
    /// The last number of each log that was taken in, or that this import wrote itself.
    var numbers: [LogID: UInt64] = [:]
  }

  /// Takes in what was recorded since the last time. Rows may be asked about once it was called
  /// for the first time.
  func catchUp(with diary: isolated Diary) throws(DiaryError) {
    try state.withLock { state throws(DiaryError) in
      var plan = state.plan
      state.plan = ImportPlan()
      state.numbers = try diary.importedEvents(behind: state.numbers) { event in
        if let row = ImportedRow(event) { plan.know(row) }
      }
      state.plan = plan
    }
  }

  /// Leaves out what this import wrote itself, as the last that its log holds.
  func pass(_ last: EventName) {
    state.withLock { $0.numbers[last.log] = last.number }
  }

  /// As `ImportPlan.admits`.
  func admits(_ row: ImportedRow) -> Bool {
    state.withLock { $0.plan.admits(row) }
  }

  /// What is known now, to try rows on that are not going to be written.
  var plan: ImportPlan { state.withLock { $0.plan } }
}
