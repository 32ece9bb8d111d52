import Echolog

struct ImportLook {
  let context: Now
  var report: ImportReport
  var refusals: [RowRefusal] = []
  var targets: [(place: RowPlace, target: TargetOnDay)] = []
  /// The places, among all candidates, of those with the content of the entry they were written
  /// from.
  var unchanged: Set<Int> = []
  /// The places, among all candidates, of those that are copies and to be dropped.
  var dropped: Set<Int> = []
  /// Whether it ended where a row was met that only the whole file explains.
  var leavesHabitsOpen = false
}

// Reading.
extension ImportRun {
  func reading(in context: Now) -> ImportReading {
    ImportReading(interpreter: interpreter, reader: reader, context: context)
  }

  private var reader: RowReader {
    RowReader(columns: interpreter.mapping.columns, delimiter: delimiter, encoding: encoding)
  }

  /// Looks through the file; from its begin, where a row can be meant in more than one way and only
  /// all of them decide.
  mutating func settledLook(
    by ledger: ImportLedger, mayGoOn: (ImportProgress) -> Bool
  ) async throws(ImportError) -> ImportLook {
    let start = start
    interpreter.activities = try await onDiary(as: ImportError.diary) {
      () async throws(DiaryError) in
      try await diary.requireAllowed(start)
      return try await diary.view().history.namedActivities
    }
    let look = try await look(by: ledger, mayGoOn: mayGoOn)
    guard look.leavesHabitsOpen else { return look }
    var search = HabitSearch(interpreter, reader: reader, today: look.context.today)
    try source.read { chunk throws(ImportFileError) in try search.read(chunk) }
    interpreter.habits = try Result { () throws(ImportFileError) in try search.habits() }
      .mapError(ImportError.file).get()
    return try await self.look(by: ledger, mayGoOn: mayGoOn)
  }

  private func look(
    by ledger: ImportLedger, mayGoOn: (ImportProgress) -> Bool
  ) async throws(ImportError) -> ImportLook {
    guard mayGoOn(.looking(rowsRead: 0)) else { throw .stopped }
    let (context, history) = try await onDiary(as: ImportError.diary) {
      () async throws(DiaryError) in
      let context = try await diary.importContext()
      try await ledger.catchUp(with: diary)
      return (context, try await diary.view().history)
    }
    var look = ImportLook(context: context, report: ImportReport())
    var trial = RowTrial(by: ledger, duplicates)
    var reading = reading(in: context)
    var bytes = try source.opened()
    var isAtEnd = false
    while !isAtEnd {
      isAtEnd = try bytes.advance { chunk throws(ImportFileError) in try reading.read(chunk) }
      if reading.leavesHabitsOpen, !interpreter.habits.isSettled {
        look.leavesHabitsOpen = true
        return look
      }
      for candidate in reading.takeCandidates() {
        let entry = history.standingEntry(of: candidate)
        let isUnchanged = try await isKept(entry, of: candidate, &reading.report)
        let accepted = reading.report.accepted
        trial.meet(candidate, beside: entry?.id, isUnchanged: isUnchanged, &reading.report)
        let (activity, day) = (candidate.row.fact.activity, candidate.draft.eventTime.day)
        if reading.report.accepted > accepted, history.total(of: activity, on: day) != nil {
          reading.report.sharedDays.insert(day)
        }
      }
      look.refusals += reading.takeRefusals()
      look.targets += reading.takeTargets()
      guard mayGoOn(.looking(rowsRead: reading.report.rowsRead)) else { throw .stopped }
    }
    if !isAgain, let (batch, rows) = trial.importedOtherwise {
      throw .importedOtherwise(batch, rows: rows)
    }
    (look.unchanged, look.dropped) = (trial.unchanged, trial.dropped)
    look.report = reading.report
    let (replacements, plan) = (trial.replacements, trial.plan)
    if isAgain || replacements.isEmpty { return look }
    // Rows of the file seem to be corrected versions of these.
    look.report.standing += try await onDiary(as: ImportError.diary) {
      () async throws(DiaryError) in
      try await ledger.standing(for: replacements, by: plan, with: diary)
    }
    return look
  }

  /// Whether a row is here as the entry that it was written from, with the content of that or
  /// without.
  private func isKept(
    _ entry: StandingEntry?, of candidate: ImportCandidate, _ report: inout ImportReport
  ) async throws(ImportError) -> Bool {
    guard let entry else { return false }
    var words: [WordsReference: String] = [:]
    for reference in entry.references {
      words[reference] = try await onDiary(as: ImportError.diary) { () async throws(DiaryError) in
        try await diary.words(reference)
      }
    }
    if entry.isTold(by: candidate, words: words) { return true }
    guard !isAgain, entry.isAtTime(of: candidate) else { return false }
    report.differing.append(entry.id)
    return true
  }
}

/// Rows tried on what is known, as they will be when they are written.
private struct RowTrial {
  private(set) var plan: ImportPlan
  private var earlierRuns: EarlierRuns
  private let duplicates: DuplicateRows
  private var seen: Set<RowIdentity> = []
  private var candidateCount = 0
  private(set) var unchanged: Set<Int> = []
  private(set) var dropped: Set<Int> = []
  /// Rows that this file brought before and that bring labels now.
  private var labelledRows = 0

  init(by ledger: ImportLedger, _ duplicates: DuplicateRows) {
    self.duplicates = duplicates
    plan = ledger.plan
    earlierRuns = ledger.earlierRuns
  }

  mutating func meet(
    _ candidate: ImportCandidate, beside entry: EventName?, isUnchanged: Bool,
    _ report: inout ImportReport
  ) {
    defer { candidateCount += 1 }
    let isCopy = !seen.insert(candidate.copyIdentity).inserted
    if isCopy, duplicates == .drop {
      dropped.insert(candidateCount)
      report.copies.append(candidate.place)
      report.dropped += 1
      return
    }
    let standing = plan.standing(of: candidate.row)
    if isUnchanged { unchanged.insert(candidateCount) }
    let isNew = standing == .new && !isUnchanged
    earlierRuns.meet(candidate.row, isNew: isNew)
    if standing == .known, !candidate.sample.labels.isEmpty { labelledRows += 1 }
    guard isNew else {
      report.known += 1
      if case .knownElsewhere(let other) = standing, !isUnchanged {
        report.knownElsewhere.append(RowKnownElsewhere(place: candidate.place, entry: other))
      }
      if standing == .known, let batch = plan.batchOnOtherDay(of: candidate.row) {
        report.otherDays[batch, default: 0] += 1
      }
      return
    }
    report.accept(candidate)
    if isCopy { report.copies.append(candidate.place) }
    if let entry { report.standing.append(entry) }
  }

  var replacements: Replacements { earlierRuns.replacements }

  /// The batch that the file came with before, otherwise mapped, and how many rows show that.
  var importedOtherwise: (batch: EventName, rows: Int)? {
    if let changed = earlierRuns.changed { return changed }
    guard labelledRows > 0, let batch = earlierRuns.batchWithoutLabels else { return nil }
    return (batch, labelledRows)
  }
}
