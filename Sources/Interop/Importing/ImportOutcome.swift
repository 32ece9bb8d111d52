public import Echolog

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
    (self.report, self.batch, self.written) = (report, batch, written)
    (self.isResumed, self.isComplete) = (isResumed, isComplete)
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

/// What became of the rows of a file.
///
///     let mapping = try ImportMapping(.moment, map: ["date=Date,text=Note"])
///     let file = folder + "/moods.csv"
///     let report = try await diary.importFile(file, by: mapping, isForeseen: true).report
///     show(report.accepted, report.known, report.refused)
public struct ImportReport: Equatable, Sendable {
  /// Rows that were asked for: `accepted`, `known`, `dropped` and all refused ones.
  public var rowsRead: Int { accepted + known + dropped + refusedRows }
  /// Rows that a condition left out, or that say nothing which is kept.
  package internal(set) var rowsElsewhere = 0
  /// Rows that are new and right.
  public fileprivate(set) var accepted = 0
  /// Rows that an earlier import brought.
  public internal(set) var known = 0
  /// Rows that were left out as copies of others in the file.
  public internal(set) var dropped = 0
  /// How often each reason came up, by its stable name.
  public fileprivate(set) var refused: [String: Int] = [:]
  /// Of what was accepted the time that begins first and the one that ends last.
  package fileprivate(set) var first: ImportedTime?
  package fileprivate(set) var last: ImportedTime?
  /// What was accepted of each activity, in its base unit.
  package fileprivate(set) var totals: [Activity: Int64] = [:]
  /// The days of accepted logs on which something of the same activity was logged before.
  package internal(set) var sharedDays: Set<CivilDay> = []

  /// The entries here of which new rows are perhaps corrected versions: those that rows of an
  /// `OwnTable` name as what they were written from, on the same day at another time, and those
  /// that a file of the same name brought, and brings no more, at the time of a row with other
  /// content.
  package internal(set) var standing: [EventName] = []

  /// The entries here that rows of an `OwnTable` were written from, at the same time, whose words
  /// or amount differ by now; these rows are known.
  package internal(set) var differing: [EventName] = []

  /// Known rows that only a file of another name brought.
  package internal(set) var knownElsewhere: [RowKnownElsewhere] = []

  /// Known rows that count for another day than they would now, by the import that brought them:
  /// the start of the day was another then, or the zone was.
  package internal(set) var otherDays: [EventName: Int] = [:]

  /// Rows that are the same as others before them in the file, and are kept or dropped.
  package internal(set) var copies: [RowPlace] = []

  /// The name of the column of dates where it has midnights alone, so that its rows are days.
  package internal(set) var columnOfDays: String?

  /// The first new rows, as they would be kept.
  package internal(set) var samples: [ImportSample] = []

  /// Columns or members that the mapping does not name; of many members the first ones.
  public var columnsLeft: [String] { findings.columnsLeft }

  /// The habits of a backup of another program; none of a file of rows.
  package internal(set) var habits: [ImportedHabit] = []

  /// What the file showed beside its rows.
  package internal(set) var findings = FileFindings()

  package var refusedRows: Int { refused.values.reduce(0, +) }

  mutating func refuse(_ refusal: RowRefusal) {
    refused[refusal.reason.word, default: 0] += 1
  }

  mutating func accept(_ candidate: ImportCandidate) {
    let fact = candidate.row.fact
    let eventTime = candidate.draft.eventTime
    let time = ImportedTime(
      day: eventTime.day, monthOrYear: MonthOrYear(eventTime.precision, of: eventTime.day))
    if samples.count < ImportSample.most { samples.append(candidate.sample) }
    accept(time, fact.activity, amount: fact.amount)
  }

  mutating func accept(
    _ time: ImportedTime, _ activity: Activity = .unspecified, amount: Int64 = 0
  ) {
    accepted += 1
    if first.map({ time.day < $0.day }) ?? true { first = time }
    if last.map({ time.lastDay > $0.lastDay }) ?? true { last = time }
    guard activity != .unspecified else { return }
    let sum = totals[activity, default: 0].addingReportingOverflow(amount)
    totals[activity] = sum.overflow ? .max : sum.partialValue
  }
}

/// A row that was left out because another file brought an entry which is the same.
package struct RowKnownElsewhere: Equatable, Sendable {
  package let place: RowPlace
  package let entry: EventName
}

/// A row as it would be kept.
package struct ImportSample: Equatable, Sendable {
  /// How many are shown.
  package static let most = 3

  package let draft: PendingEvent
  /// Of a log.
  package let activity: Activity
  /// Those of a memory.
  package let labels: [MemoryLabel]
}

/// The day of a row, or the month or year of a memory.
package struct ImportedTime: Equatable, Sendable, CustomStringConvertible {
  /// The first one of a month or a year.
  package let day: CivilDay
  package private(set) var monthOrYear: MonthOrYear?

  fileprivate var lastDay: CivilDay { monthOrYear?.lastDay ?? day }

  /// ISO 8601, as in `2025-11-18`, `1984-07` and `1984`.
  package var description: String { monthOrYear?.description ?? day.description }
}
