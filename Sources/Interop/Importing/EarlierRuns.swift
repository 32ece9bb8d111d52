import Bytes
import CivilTime
import Events

/// What earlier imports of a file of this name brought, by its times and by its days: enough to see
/// that the file came before with another mapping, whose rows have the same times with other words
/// or amounts, or the same words and amounts at other times of the same day.
///
/// No digest of a file is kept, so this is told from the entries alone. A longer export has its old
/// rows as they were, and a corrected one nearly all of them.
struct EarlierRuns {
  private var byTime = Tallies()
  private var byDay = Tallies()
  private var rowCount = 0
  /// Of each subject the batch of its latest row, and the place of that among all rows.
  private var latest: [Subject: (batch: EventName, place: Int)] = [:]
  /// Whether rows brought labels, which may have been taken off since.
  private var hasLabels = false

  /// Takes in what such an import brought.
  mutating func know(_ row: ImportedRow, from batch: EventName) {
    byTime.know(.time(row))
    byDay.know(.day(row))
    rowCount += 1
    latest[Subject(row.fact)] = (batch, rowCount)
  }

  /// Takes in that a row of such an import brought a label.
  mutating func knowLabel() { hasLabels = true }

  /// Takes in a row of the file.
  mutating func meet(_ row: ImportedRow, isNew: Bool) {
    byTime.meet(.time(row), isNew: isNew)
    byDay.meet(.day(row), isNew: isNew)
  }

  /// How many rows came before with other words or amounts, or at other times of their days, and
  /// the batch that brought them; nil unless that is more than half of what came of the same.
  var changed: (batch: EventName, rows: Int)? {
    let (times, days) = (byTime.changedRows, byDay.changedRows)
    let (timeCount, dayCount) = (times.values.reduce(0, +), days.values.reduce(0, +))
    guard let batch = latestBatch(of: dayCount > timeCount ? days.keys : times.keys) else {
      return nil
    }
    return (batch, max(timeCount, dayCount))
  }

  /// The batch that brought memories, none of them with a label: its mapping named none.
  var batchWithoutLabels: EventName? {
    hasLabels ? nil : latestBatch(of: latest.keys.filter { $0.kind == .memory })
  }

  private func latestBatch(of subjects: some Sequence<Subject>) -> EventName? {
    subjects.compactMap { latest[$0] }.max { $0.place < $1.place }?.batch
  }
}

/// One file may well bring several: a column each.
private struct Subject: Hashable {
  let kind: ImportKind
  let activity: Activity

  init(_ fact: ImportedFact) {
    (kind, activity) = (fact.kind, fact.activity)
  }
}

/// What a row shares with the same row under another mapping.
private struct Likeness: Hashable {
  let subject: Subject
  private let identity: RowIdentity

  private init(_ row: ImportedRow, as fact: ImportedFact, words: String?) {
    subject = Subject(row.fact)
    identity = RowIdentity(fact, words: words)
  }

  /// Its time, with whatever words and amount.
  static func time(_ row: ImportedRow) -> Likeness {
    Likeness(row, as: row.fact.withoutAmount, words: nil)
  }

  /// Its date on the calendar, which is the same with a clock and without one, and what it says.
  static func day(_ row: ImportedRow) -> Likeness {
    Likeness(row, as: row.fact.withoutClock, words: row.words)
  }
}

/// How often each likeness came before, and comes now.
private struct Tallies {
  private var tallies: [Likeness: Tally] = [:]
  private var entryCounts: [Subject: Int] = [:]

  private struct Tally {
    var entries = 0
    var knownRows = 0
    var newRows = 0

    /// New rows that stand in the place of entries which no row of the file knows any more.
    var changedRows: Int { min(newRows, max(0, entries - knownRows)) }
  }

  mutating func know(_ row: Likeness) {
    tallies[row, default: Tally()].entries += 1
    entryCounts[row.subject, default: 0] += 1
  }

  mutating func meet(_ row: Likeness, isNew: Bool) {
    guard var tally = tallies[row] else { return }
    if isNew { tally.newRows += 1 } else { tally.knownRows += 1 }
    tallies[row] = tally
  }

  /// Of each subject of which more than half are changed.
  var changedRows: [Subject: Int] {
    var changed: [Subject: Int] = [:]
    for (row, tally) in tallies { changed[row.subject, default: 0] += tally.changedRows }
    return changed.filter { $0.value > entryCounts[$0.key, default: 0] / 2 }
  }
}
