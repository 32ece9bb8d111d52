import Echolog

/// What earlier imports of a file of this name brought, by its times and by its days: enough to see
/// that the file came before with another mapping, whose rows have the same times with other words
/// or amounts, or the same words and amounts on the same days, with clocks on one side alone or
/// shifted by the same time. The same once more at another time of a day is a new row.
///
/// No digest of a file is kept, so this is derived from the entries alone. A longer export has its
/// old rows as they were, and a corrected one nearly all of them.
struct EarlierRuns {
  private var byTime = Tallies()
  private var byDay = Tallies()
  /// As `byDay`, of rows with clocks alone, whose times may be shifted.
  private var byClock = Tallies()
  private var rowCount = 0
  /// Of each subject the batch of its latest row, and the place of that among all rows.
  private var latest: [Subject: (batch: EventName, place: Int)] = [:]
  /// Whether rows brought labels, which may have been taken off since.
  private var hasLabels = false

  mutating func know(_ row: ImportedRow, from batch: EventName) {
    byTime.know(.time(row))
    byDay.know(.day(row, hasClock: row.fact.clock != nil))
    if let clock = row.fact.clock {
      byClock.know(.day(row, hasClock: true), at: clock.millisecondOfDay)
    }
    rowCount += 1
    latest[Subject(row.fact)] = (batch, rowCount)
  }

  mutating func knowLabel() { hasLabels = true }

  mutating func meet(_ row: ImportedRow, isNew: Bool) {
    byTime.meet(.time(row), isNew: isNew)
    // A new row can take the place of one that had no clock where this has one, or the other way
    // round.
    byDay.meet(.day(row, hasClock: (row.fact.clock != nil) != isNew), isNew: isNew)
    if let clock = row.fact.clock {
      byClock.meet(.day(row, hasClock: true), isNew: isNew, at: clock.millisecondOfDay)
    }
  }

  /// How many rows came before with other words or amounts, or at other times of their days, and
  /// the batch that brought them; nil unless that is more than half of what came of the same.
  var changed: (batch: EventName, rows: Int)? {
    let most = [byTime.changedRows, byDay.changedRows, byClock.shiftedRows]
      .map { (subjects: $0.keys, rows: $0.values.reduce(0, +)) }.max { $0.rows < $1.rows }
    guard let most, let batch = latestBatch(of: most.subjects) else { return nil }
    return (batch, most.rows)
  }

  /// The entries whose place new rows take, at the same time with other words or amounts.
  var replacements: Replacements { Replacements(counts: byTime.changed) }

  /// The batch that brought memories, none of them with a label: its mapping named none.
  var batchWithoutLabels: EventName? {
    hasLabels ? nil : latestBatch(of: latest.keys.filter { $0.kind == .memory })
  }

  private func latestBatch(of subjects: some Sequence<Subject>) -> EventName? {
    subjects.compactMap { latest[$0] }.max { $0.place < $1.place }?.batch
  }
}

/// How many entries of each likeness no row of the file knows any more, where new rows take their
/// place.
struct Replacements {
  fileprivate var counts: [Likeness: Int]

  var isEmpty: Bool { counts.isEmpty }

  mutating func take(_ row: ImportedRow) -> Bool {
    let likeness = Likeness.time(row)
    guard let count = counts[likeness], count > 0 else { return false }
    counts[likeness] = count - 1
    return true
  }
}

/// One file may well bring several: a column each.
private struct Subject: Hashable {
  let kind: ImportKind
  let activity: Activity

  init(_ fact: ImportedFact) { (kind, activity) = (fact.kind, fact.activity) }
}

/// What a row shares with the same row under another mapping.
private struct Likeness: Hashable {
  let subject: Subject
  private let identity: RowIdentity
  private let hasClock: Bool

  private init(_ row: ImportedRow, as fact: ImportedFact, words: String?, hasClock: Bool) {
    subject = Subject(row.fact)
    identity = RowIdentity(fact, words: words)
    self.hasClock = hasClock
  }

  /// Its time, with whatever words and amount.
  static func time(_ row: ImportedRow) -> Likeness {
    Likeness(row, as: row.fact.withoutAmount, words: nil, hasClock: row.fact.clock != nil)
  }

  /// Its date on the calendar and its content, among the rows with clocks or those without.
  static func day(_ row: ImportedRow, hasClock: Bool) -> Likeness {
    Likeness(row, as: row.fact.withoutClock, words: row.words, hasClock: hasClock)
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
    /// How far the clocks of the new rows together are ahead of those of the entries together.
    var milliseconds = 0

    /// New rows that take the place of entries which no row of the file knows any more.
    var changedRows: Int { min(newRows, max(0, entries - knownRows)) }
  }

  mutating func know(_ row: Likeness, at millisecond: Int = 0) {
    tallies[row, default: Tally()].entries += 1
    tallies[row, default: Tally()].milliseconds -= millisecond
    entryCounts[row.subject, default: 0] += 1
  }

  mutating func meet(_ row: Likeness, isNew: Bool, at millisecond: Int = 0) {
    guard var tally = tallies[row] else { return }
    if isNew {
      tally.newRows += 1
      tally.milliseconds += millisecond
    } else {
      tally.knownRows += 1
    }
    tallies[row] = tally
  }

  /// The likenesses of which some are changed, with how many.
  var changed: [Likeness: Int] {
    tallies.compactMapValues { $0.changedRows > 0 ? $0.changedRows : nil }
  }

  /// Of each subject of which more than half are changed.
  var changedRows: [Subject: Int] {
    var changed: [Subject: Int] = [:]
    for (row, tally) in tallies { changed[row.subject, default: 0] += tally.changedRows }
    return changed.filter { $0.value > entryCounts[$0.key, default: 0] / 2 }
  }

  /// Fewer may well have the same shift by chance.
  private static let fewestLikenesses = 3

  /// Of each subject of which more than half are shifted by the same time, and no row came as it
  /// was.
  var shiftedRows: [Subject: Int] {
    let unshifted = Set(tallies.filter { $0.value.knownRows > 0 }.map(\.key.subject))
    var matches: [Subject: (shifts: Set<Int>, likenesses: Int, rows: Int)] = [:]
    for (likeness, tally) in tallies where tally.newRows == tally.entries {
      var match = matches[likeness.subject, default: ([], 0, 0)]
      match.shifts.insert(tally.milliseconds / tally.entries)
      match.likenesses += 1
      match.rows += tally.newRows
      matches[likeness.subject] = match
    }
    let shifted = matches.filter { subject, match in
      !unshifted.contains(subject) && match.shifts.count == 1
        && match.likenesses >= Self.fewestLikenesses
        && match.rows > entryCounts[subject, default: 0] / 2
    }
    return shifted.mapValues(\.rows)
  }
}
