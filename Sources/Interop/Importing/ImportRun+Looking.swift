import Bytes
import CivilTime
import Domain
import Echolog
import Files
import ReadModels

/// What a first reading of the whole file found.
struct ImportLook {
  let context: Context
  var report: ImportReport
  var refusals: [RowRefusal] = []
  var targets: [TargetRow] = []
  /// The places, among all candidates, of those that say what the entry they were written from
  /// says.
  var unchanged: Set<Int> = []
}

// Reading.
extension ImportRun {
  func reading(in context: Context) -> ImportReading {
    ImportReading(interpreter: interpreter, reader: reader, context: context)
  }

  private var reader: RowReader {
    RowReader(columns: interpreter.mapping.columns, delimiter: delimiter, encoding: encoding)
  }

  /// Looks through the file, and once more where its dates or numbers are to be read in a way that
  /// only all of them can tell.
  mutating func settledLook(
    by ledger: ImportLedger, mayGoOn: (ImportProgress) -> Bool
  ) async throws(ImportError) -> ImportLook {
    let look = try await look(by: ledger, mayGoOn: mayGoOn)
    let isOpen = look.refusals.contains {
      switch $0.reason {
      case .dateOrderOpen, .decimalMarkOpen: true
      default: false
      }
    }
    guard isOpen else { return look }
    let search = try searched(today: look.context.today)
    do throws(ImportFileError) {
      interpreter.dateOrder = try search.dateOrder()
      interpreter.decimalMark = try search.decimalMark()
    } catch {
      throw .file(error)
    }
    return try await self.look(by: ledger, mayGoOn: mayGoOn)
  }

  private func searched(today: CivilDay) throws(ImportError) -> HabitSearch {
    var search = HabitSearch(interpreter, reader: reader, today: today)
    var bytes = try open()
    var isAtEnd = false
    while !isAtEnd {
      let chunk = try next(&bytes)
      isAtEnd = chunk.isEmpty
      do throws(ImportFileError) {
        try search.read(chunk)
      } catch {
        throw .file(error)
      }
    }
    return search
  }

  private func look(
    by ledger: ImportLedger, mayGoOn: (ImportProgress) -> Bool
  ) async throws(ImportError) -> ImportLook {
    guard mayGoOn(.looking(rowsRead: 0)) else { throw .stopped }
    let (context, history) = try await asking { () async throws(DiaryError) in
      let context = try await diary.importContext()
      try await ledger.catchUp(with: diary)
      return (context, try await diary.view().history)
    }
    var look = ImportLook(context: context, report: ImportReport())
    var trial = RowTrial(by: ledger)
    var reading = reading(in: context)
    var bytes = try open()
    var isAtEnd = false
    while !isAtEnd {
      isAtEnd = try advance(&reading, through: &bytes)
      for candidate in reading.takeCandidates() {
        let entry = history.standingEntry(of: candidate)
        let isUnchanged = try await isTold(entry, by: candidate)
        trial.meet(candidate, beside: entry?.id, isUnchanged: isUnchanged, &reading.report)
      }
      look.refusals += reading.takeRefusals()
      look.targets += reading.takeTargets()
      guard mayGoOn(.looking(rowsRead: reading.report.rowsRead)) else { throw .stopped }
    }
    if !isAgain, let (batch, rows) = trial.importedOtherwise {
      throw .importedOtherwise(batch, rows: rows)
    }
    look.unchanged = trial.unchanged
    look.report = reading.report
    return look
  }

  /// Whether a row says what the entry says that it was written from.
  private func isTold(
    _ entry: StandingEntry?, by candidate: ImportCandidate
  ) async throws(ImportError) -> Bool {
    guard let entry else { return false }
    var words: [WordsReference: String] = [:]
    for reference in entry.references {
      words[reference] = try await asking { () async throws(DiaryError) in
        try await diary.words(reference)
      }
    }
    return entry.isTold(by: candidate, words: words)
  }

  func open() throws(ImportError) -> ImportBytes {
    do throws(DiskError) {
      return try source.open()
    } catch {
      throw .disk(error)
    }
  }

  /// Reads one chunk; true when it was the last.
  func advance(
    _ reading: inout ImportReading, through bytes: inout ImportBytes
  ) throws(ImportError) -> Bool {
    let chunk = try next(&bytes)
    do throws(ImportFileError) {
      try reading.read(chunk)
    } catch {
      throw .file(error)
    }
    return chunk.isEmpty
  }

  private func next(_ bytes: inout ImportBytes) throws(ImportError) -> [UInt8] {
    do throws(DiskError) {
      return try bytes.next()
    } catch {
      throw .disk(error)
    }
  }
}

/// Rows tried on what is known, as they will be when they are written.
private struct RowTrial {
  private var plan: ImportPlan
  private var earlierRuns: EarlierRuns
  private var candidateCount = 0
  private(set) var unchanged: Set<Int> = []
  /// Rows that this file brought before and that bring labels now.
  private var labelledRows = 0

  init(by ledger: ImportLedger) {
    plan = ledger.plan
    earlierRuns = ledger.earlierRuns
  }

  mutating func meet(
    _ candidate: ImportCandidate, beside entry: EventName?, isUnchanged: Bool,
    _ report: inout ImportReport
  ) {
    let standing = plan.standing(of: candidate.row)
    if isUnchanged { unchanged.insert(candidateCount) }
    candidateCount += 1
    let isNew = standing == .new && !isUnchanged
    earlierRuns.meet(candidate.row, isNew: isNew)
    if standing == .known, !candidate.sample.labels.isEmpty { labelledRows += 1 }
    guard isNew else {
      report.recognise()
      if case .knownElsewhere(let other) = standing, !isUnchanged {
        report.knownElsewhere.append(RowKnownElsewhere(line: candidate.line, entry: other))
      }
      return
    }
    report.accept(candidate)
    if let entry { report.standing.append(entry) }
  }

  /// The batch that the file came with before, otherwise mapped, and how many rows tell that.
  var importedOtherwise: (batch: EventName, rows: Int)? {
    if let changed = earlierRuns.changed { return changed }
    guard labelledRows > 0, let batch = earlierRuns.batchWithoutLabels else { return nil }
    return (batch, labelledRows)
  }
}
