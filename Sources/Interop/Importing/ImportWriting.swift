import Echolog

/// The second reading of a file, which writes: it gathers rows into commits.
struct ImportWriting {
  private let run: ImportRun
  private let ledger: ImportLedger
  private let look: ImportLook
  private var reading: ImportReading
  private var waiting: [ImportCandidate] = []
  private var candidateCount = 0
  private var batch: EventName?
  private var written = 0
  private var isResumed = false

  init(_ run: ImportRun, by ledger: ImportLedger, as look: ImportLook) {
    (self.run, self.ledger, self.look) = (run, ledger, look)
    reading = run.reading(in: look.context)
    reading.report.standing = look.report.standing
    reading.report.differing = look.report.differing
    reading.report.knownElsewhere = look.report.knownElsewhere
    reading.report.otherDays = look.report.otherDays
    reading.report.copies = look.report.copies
    reading.report.sharedDays = look.report.sharedDays
  }

  mutating func write(mayGoOn: (ImportProgress) -> Bool) async throws(ImportError) -> ImportOutcome
  {
    var bytes = try run.source.opened()
    var isAtEnd = false
    while !isAtEnd {
      isAtEnd = try bytes.advance { chunk throws(ImportFileError) in try reading.read(chunk) }
      for candidate in reading.takeCandidates() {
        let (isUnchanged, isDropped) = (
          look.unchanged.contains(candidateCount), look.dropped.contains(candidateCount)
        )
        candidateCount += 1
        if isDropped {
          reading.report.dropped += 1
        } else if ledger.admits(candidate.row), !isUnchanged {
          waiting.append(candidate)
        } else {
          reading.report.known += 1
        }
      }
      // The last rows wait for the end of the file, so that their commit closes the batch.
      while waiting.count > ImportRun.commitRows || (isAtEnd && !waiting.isEmpty) {
        try await commit(isAtEnd: isAtEnd)
        let progress = ImportProgress.keeping(
          written: written, toWrite: look.report.accepted, refused: look.report.refusedRows)
        guard mayGoOn(progress) || (isAtEnd && waiting.isEmpty) else {
          return outcome(of: look.report, isComplete: false)
        }
      }
    }
    return outcome(of: reading.report, isComplete: true)
  }

  private func outcome(of report: ImportReport, isComplete: Bool) -> ImportOutcome {
    ImportOutcome(
      report, batch: batch, written: written, isResumed: isResumed, isComplete: isComplete)
  }

  private mutating func commit(isAtEnd: Bool) async throws(ImportError) {
    let rows = Array(waiting.prefix(ImportRun.commitRows))
    waiting.removeFirst(rows.count)
    let ledger = ledger
    let part: ImportedPart<(rows: [ImportCandidate], isResumed: Bool)>
    do throws(DiaryError) {
      part = try await run.diary.recordImport(
        of: run.start, into: batch, isLast: isAtEnd && waiting.isEmpty
      ) { diary, desk throws(DiaryError) in
        try ledger.catchUp(with: diary)
        let new = rows.filter { ledger.admits($0.row) }
        var pending: [PendingEvent] = []
        for candidate in new {
          let number = desk.first.number + UInt64(pending.count)
          pending += candidate.pending(as: EventName(log: desk.first.log, number: number))
        }
        return (pending: pending, answer: (rows: new, isResumed: desk.isResuming))
      }
    } catch {
      guard let batch, written > 0 else { throw .diary(error) }
      throw .cutShort(written: written, batch: batch, error)
    }
    isResumed = isResumed || (batch == nil && part.batch != nil && part.answer.isResumed)
    batch = part.batch
    if let last = part.last { ledger.pass(last) }
    for row in part.answer.rows { reading.report.accept(row) }
    reading.report.known += rows.count - part.answer.rows.count
    written += part.answer.rows.count
  }
}
