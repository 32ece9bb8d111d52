import Bytes
import Events

/// What earlier imports of a file of this name brought, by its times: enough to see that the file
/// came before with another mapping, whose rows have the same times with other words or amounts.
///
/// No digest of a file is kept, so this is told from the entries alone. A longer export has its old
/// rows as they were, and a corrected one nearly all of them.
struct EarlierRuns {
  private var tallies: [RowTime: Tally] = [:]
  private var entryCounts: [Subject: Int] = [:]
  /// The batches that brought it, the latest one last.
  private(set) var batches: [EventName] = []

  /// One file may well bring several: a column each.
  private struct Subject: Hashable {
    let kind: ImportKind
    let activity: Activity
  }

  private struct RowTime: Hashable {
    let subject: Subject
    let happenedAtMs: Int64?
    let precision: Precision

    init(_ fact: ImportedFact) {
      subject = Subject(kind: fact.kind, activity: fact.activity)
      (happenedAtMs, precision) = (fact.happenedAtMs, fact.precision)
    }
  }

  private struct Tally {
    var entries = 0
    var knownRows = 0
    var newRows = 0

    /// New rows that stand in the place of entries which no row of the file knows any more.
    var changedRows: Int { min(newRows, max(0, entries - knownRows)) }
  }

  /// Takes in what such an import brought.
  mutating func know(_ row: ImportedRow, from batch: EventName) {
    let time = RowTime(row.fact)
    tallies[time, default: Tally()].entries += 1
    entryCounts[time.subject, default: 0] += 1
    if batches.last != batch { batches.append(batch) }
  }

  /// Takes in a row of the file.
  mutating func meet(_ row: ImportedRow, isNew: Bool) {
    let time = RowTime(row.fact)
    guard var tally = tallies[time] else { return }
    if isNew { tally.newRows += 1 } else { tally.knownRows += 1 }
    tallies[time] = tally
  }

  /// How many rows came before with other words or amounts, where that is more than half of what
  /// came of the same; else zero.
  var changedRows: Int {
    var changed: [Subject: Int] = [:]
    for (time, tally) in tallies { changed[time.subject, default: 0] += tally.changedRows }
    return changed.reduce(0) { sum, found in
      found.value > entryCounts[found.key, default: 0] / 2 ? sum + found.value : sum
    }
  }
}
