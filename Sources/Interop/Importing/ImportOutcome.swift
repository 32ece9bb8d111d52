public import Echolog
package import Platform

/// How far an import is. Times and rates are for whoever has a clock.
///
///     let mapping = try ImportMapping(.moment, map: ["date=Date,text=Note"])
///     try await diary.importFile(folder + "/moods.csv", by: mapping) { progress in
///       if case .keeping(let written, let all, _) = progress { show(written, all) }
///       return true
///     }
public enum ImportProgress: Equatable, Sendable {
  /// The file is being read, to see that all of it can be meant; nothing is written yet.
  case looking(rowsRead: Int)
  /// So many rows are durable.
  case keeping(written: Int, toWrite: Int, refused: Int)
}

/// What came of an import.
///
///     let mapping = try ImportMapping(.moment, map: ["date=Date,text=Note"])
///     let outcome = try await diary.importFile(folder + "/moods.csv", by: mapping)
///     show(outcome.written, outcome.isComplete, outcome.batch)
public struct ImportOutcome: Equatable, Sendable {
  /// What became of the rows of the file.
  public let report: ImportReport
  /// Nil when there was nothing to write.
  public let batch: EntryID?
  /// Rows or targets recorded by this run.
  public let written: Int
  /// Whether it went on with a batch that an interrupted run had opened.
  public let isResumed: Bool
  /// False when it was stopped; a second run goes on.
  public let isComplete: Bool

  package init(
    _ report: ImportReport, batch: EventName? = nil, written: Int = 0, isResumed: Bool = false,
    isComplete: Bool = true
  ) {
    self.report = report
    self.batch = batch
    self.written = written
    self.isResumed = isResumed
    self.isComplete = isComplete
  }
}

/// Why an import ended before its end.
package enum ImportError: Error, Equatable, Sendable {
  case file(ImportFileError)
  case storage(StorageError)
  case diary(DiaryError)
  /// It was stopped while it read the file. Nothing was written.
  case stopped
  /// So many rows are here at the same times with other words or amounts, on the same days with
  /// other clocks, or without their labels, as this batch of a file of the same name brought them.
  /// Nothing was written.
  case importedOtherwise(EventName, rows: Int)
  /// It failed after so many rows had been kept in a batch; a second run goes on.
  case cutShort(written: Int, batch: EventName, DiaryError)
}
