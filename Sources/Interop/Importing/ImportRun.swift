package import Echolog

/// What becomes of rows that are the same as others before them in their file: they may be copies,
/// or things that happened twice.
package enum DuplicateRows: String, CaseIterable, Sendable {
  case keep, drop
}

/// Brings a file into a diary as one batch.
///
/// The file is read through once before anything is written; a file that can not be meant, and one
/// with nothing new, leave no trace. Then the new rows are committed, `commitRows` at a time, each
/// commit durable and whole. What is new is decided once more in each commit, while no other
/// process can write, so that two imports of one file beside each other bring it once. Stopped in
/// between, what is in stays in, and a second run goes on with the same batch.
package struct ImportRun: Sendable {
  package static let commitRows = 1_000

  let source: ImportSource
  var interpreter: RowInterpreter
  let delimiter: UInt8?
  let encoding: TextEncoding?
  let isAnyway: Bool
  let isAgain: Bool
  let duplicates: DuplicateRows
  let diary: Diary

  /// What is nil is found out: the delimiter of a CSV file, and its encoding by a byte order mark.
  package init(
    _ source: ImportSource, by interpreter: RowInterpreter, delimiter: UInt8? = nil,
    encoding: TextEncoding? = nil, isAnyway: Bool = false, isAgain: Bool = false,
    duplicates: DuplicateRows = .keep, into diary: Diary
  ) {
    (self.source, self.interpreter, self.delimiter) = (source, interpreter, delimiter)
    (self.encoding, self.isAnyway, self.isAgain) = (encoding, isAnyway, isAgain)
    (self.duplicates, self.diary) = (duplicates, diary)
  }

  /// Reads the file and reports what an import would do, and each refused row in its order;
  /// `mayGoOn` is given how far it is after each chunk, and stops it by false.
  package func survey(
    onRefusal: (RowRefusal) -> Void = { _ in },
    mayGoOn: (ImportProgress) -> Bool = { _ in true }
  ) async throws(ImportError) -> ImportReport {
    var run = self
    var look = try await run.settledLook(by: ledger, mayGoOn: mayGoOn)
    if interpreter.mapping.form == .goal { try await surveyTargets(&look) }
    for refusal in look.refusals { onRefusal(refusal) }
    return look.report
  }

  /// Imports what is new, and reports each refused row in the order of the file; `mayGoOn` is given
  /// how far it is after each chunk and commit, and stops it by false. What was committed stays.
  package func perform(
    onRefusal: (RowRefusal) -> Void = { _ in },
    mayGoOn: (ImportProgress) -> Bool = { _ in true }
  ) async throws(ImportError) -> ImportOutcome {
    let ledger = ledger
    var run = self
    var look = try await run.settledLook(by: ledger, mayGoOn: mayGoOn)
    let outcome = interpreter.mapping.form == .goal ? try await recordTargets(&look) : nil
    for refusal in look.refusals { onRefusal(refusal) }
    if let outcome { return outcome }
    let accepted = look.report.accepted
    guard accepted > 0 else { return ImportOutcome(look.report) }
    try await onDiary(as: ImportError.diary) { () async throws(DiaryError) in
      try await diary.requireSpace(forEvents: accepted)
    }
    var writing = ImportWriting(run, by: ledger, as: look)
    return try await writing.write(mayGoOn: mayGoOn)
  }

  private var ledger: ImportLedger {
    ImportLedger(of: source.name, countsOtherFiles: !isAnyway)
  }

  /// What opens the batch, and what another run of the same source is known by.
  var start: StartImport {
    let kind: ImportKind =
      switch interpreter.mapping.form {
      case .moment: .moment
      case .log: .log
      case .memory: .memory
      case .goal: .goal
      }
    return StartImport(sourceName: source.name, kind: kind)
  }
}

// Targets of goals: few, and each depends on the ones before, so they are recorded as one commit.
extension ImportRun {
  func surveyTargets(_ look: inout ImportLook) async throws(ImportError) {
    let view = try await onDiary(as: ImportError.diary) { () async throws(DiaryError) in
      try await diary.view()
    }
    let nobody = EventName(log: LogID(high: 0, low: 0), number: 1)
    let decision = try Result { () throws(Rejection) in
      try TargetDecision(look.targets, on: view.history, first: nobody, in: look.context)
    }.mapError { ImportError.diary(.rejected($0)) }.get()
    look.take(decision)
  }

  /// Records the targets that differ from those in force.
  func recordTargets(_ look: inout ImportLook) async throws(ImportError) -> ImportOutcome {
    let targets = look.targets
    let part = try await onDiary(as: ImportError.diary) { () async throws(DiaryError) in
      try await diary.recordImport(of: start, into: nil, isLast: true) {
        _, desk throws(DiaryError) in
        let decision = try Result { () throws(Rejection) in
          try TargetDecision(targets, on: desk.history, first: desk.first, in: desk.context)
        }.mapError(DiaryError.rejected).get()
        return (pending: decision.pending, answer: decision)
      }
    }
    look.take(part.answer)
    return ImportOutcome(look.report, batch: part.batch, written: part.answer.pending.count)
  }
}

extension ImportLook {
  fileprivate mutating func take(_ decision: TargetDecision) {
    for day in decision.newDays { report.accept(ImportedTime(day: day)) }
    report.known += decision.knownCount
    for refusal in decision.refusals { report.refuse(refusal) }
    refusals = (refusals + decision.refusals).sorted { $0.line < $1.line }
  }
}

struct TargetDecision: Sendable {
  private(set) var pending: [PendingEvent] = []
  /// The days of the rows with something new.
  private(set) var newDays: [CivilDay] = []
  /// Rows with what is in force already.
  private(set) var knownCount = 0
  /// Rows of days that lie before their goal, which can not reach back.
  private(set) var refusals: [RowRefusal] = []

  /// - Parameter first: the name that the first event will have.
  init(
    _ rows: [(place: RowPlace, target: TargetOnDay)], on history: History, first: EventName,
    in context: Now
  ) throws(Rejection) {
    for activity in history.allActivities {
      let told = rows.filter { $0.target.activity == activity }
      if told.isEmpty { continue }
      // Targets belong to the first daily goal of their activity, of those to be reached.
      let goal = history.allGoals().first {
        $0.activity == activity && $0.period == .day && $0.bound == .atLeast
      }
      let next = EventName(log: first.log, number: first.number + UInt64(pending.count))
      let plan = try TargetPlan(told.map(\.target), goal: goal, first: next, in: context)
      pending += plan.pending
      for (place, target) in told {
        switch plan.standing(of: target.day) {
        case .new: newDays.append(target.day)
        case .known: knownCount += 1
        case .beforeGoal(let firstDay):
          refusals.append(RowRefusal(place, .rejected(.effectiveBeforeGoal(firstDay: firstDay))))
        }
      }
    }
  }
}
