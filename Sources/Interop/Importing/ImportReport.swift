package import Bytes
package import CivilTime
import Domain
package import Events

/// What became of the rows of a file.
package struct ImportReport: Equatable, Sendable {
  /// Rows that were asked for: `accepted`, `known` and all refused ones.
  package fileprivate(set) var rowsRead = 0
  /// Rows that a condition left out.
  package fileprivate(set) var rowsElsewhere = 0
  /// Rows that are new and right.
  package fileprivate(set) var accepted = 0
  /// Rows that an earlier import brought.
  package fileprivate(set) var known = 0
  /// How often each reason stood in the way, by its stable name.
  package fileprivate(set) var refused: [String: Int] = [:]
  /// The first and the last day of what was accepted, where days are known.
  package fileprivate(set) var firstDay: CivilDay?
  package fileprivate(set) var lastDay: CivilDay?
  /// What was accepted of each activity, in its base unit.
  package fileprivate(set) var totals: [Activity: Int64] = [:]

  /// The entries here that new rows of an `OwnTable` name as those they were written from, on the
  /// same day: what comes in beside them is perhaps a corrected version.
  package internal(set) var standing: [EventName] = []

  /// Whether the last row of a CSV file had no line end, as one that was cut off.
  package internal(set) var endsOpen = false

  package init() {}

  package var refusedRows: Int { refused.values.reduce(0, +) }
}

extension ImportReport {
  mutating func leaveOut() { rowsElsewhere += 1 }

  mutating func refuse(_ refusal: RowRefusal) {
    rowsRead += 1
    refused[refusal.reason.word, default: 0] += 1
  }

  mutating func recognise() {
    rowsRead += 1
    known += 1
  }

  mutating func accept(_ candidate: ImportCandidate) {
    let fact = candidate.row.fact
    let occasion = candidate.draft.occasion
    let isDayKnown = MonthOrYear(occasion.precision, of: occasion.day) == nil
    accept(on: isDayKnown ? occasion.day : nil, fact.activity, amount: fact.amount)
  }

  mutating func accept(on day: CivilDay?, _ activity: Activity = .unspecified, amount: Int64 = 0) {
    rowsRead += 1
    accepted += 1
    if let day {
      firstDay = min(firstDay ?? day, day)
      lastDay = max(lastDay ?? day, day)
    }
    guard activity != .unspecified else { return }
    let sum = totals[activity, default: 0].addingReportingOverflow(amount)
    totals[activity] = sum.overflow ? .max : sum.partialValue
  }
}
