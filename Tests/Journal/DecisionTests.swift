import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// The recovery decision table: the product of everything that can be found, each possible cell
/// built as real bytes, opened, and compared with what the format page decides. A test run draws
/// one cell in 32, by seed; with `ECHOLOG_SWEEP=all` it takes every one.
@Suite struct DecisionTests {
  private static let share: UInt64 = SweepTests.share == 1 ? 1 : 32

  private static func table() throws -> DecisionTable {
    let schemas = Path(#filePath).parent.parent.parent.appending("Schemas")
    let page = try POSIXDisk().readAll(schemas.appending("recovery.md"))
    return try DecisionTable(page: String(decoding: page, as: UTF8.self))
  }

  @Test func everyCellHasOneRowAndEveryRowIsReached() throws {
    let table = try Self.table()
    var reached: [Int: Int] = [:]
    for folder in Cell.folders {
      for cell in folder.surroundings {
        let row = try #require(table.position(of: cell), "no row for \(cell)")
        reached[row, default: 0] += 1
      }
    }
    for (position, row) in table.rows.enumerated() {
      #expect(reached[position] != nil, "nothing is \(row.label)")
      #expect(row.isImpossible || !row.verdict.isEmpty, "\(row.label) decides nothing")
    }
    #expect(Set(table.rows.map(\.label)).count == table.rows.count, "a label stands once")
    let count = reached.values.reduce(0, +)
    let possible = reached.filter { !table.rows[$0.key].isImpossible }.values.reduce(0, +)
    let words = "\(Self.grouped(count)) cells, \(Self.grouped(possible)) of them possible"
    #expect(table.page.contains(words), "the page does not say: \(words)")
    print("Decision table: \(table.rows.count) rows, \(words)")
  }

  private static func grouped(_ count: Int) -> String {
    let digits = Array(String(count))
    return digits.indices.map { place in
      let isFirst = place > 0 && (digits.count - place) % 3 == 0
      return (isFirst ? "," : "") + String(digits[place])
    }.joined()
  }

  @Test func whatIsDecidedOfAWholeHeaderIsDone() throws { try decide { $0 == .whole } }

  @Test func whatIsDecidedOfADamagedHeaderIsDone() throws { try decide { $0 != .whole } }

  private func decide(_ isMeant: (Cell.Header) -> Bool) throws {
    let table = try Self.table()
    let images = try DecisionImages()
    let sample = Sample()
    let seed = SweepTests.seed
    let shift = Int(seed % (13 * 37))
    var (possible, built) = (0, 0)
    var problems: [String] = []
    for folder in Cell.folders where isMeant(folder.header) {
      var bench: Workbench?
      for cell in folder.surroundings {
        let row = table.rows[try #require(table.position(of: cell))]
        if row.isImpossible { continue }
        possible += 1
        guard sample.holds(possible), SweepTests.isDrawn(possible, oneIn: Self.share) else {
          continue
        }
        let place = try bench ?? images.folder(of: folder)
        bench = place
        let turn = built + shift
        var trial = DecisionTrial(
          cell, row, images, isChecked: turn % 13 == 0, goesOn: turn % 37 == 0)
        try trial.run(on: try images.surround(place, cell))
        problems += trial.problems.prefix(problems.count < 20 ? 20 : 0)
        built += 1
      }
    }
    #expect(problems.isEmpty, "\(problems.prefix(20).joined(separator: "\n"))")
    print("Decision table: \(built) of \(possible) cells decided, ECHOLOG_SEED=\(seed)")
  }
}

/// One cell: what a reader sees, what a writer does, and what is left afterwards.
private struct DecisionTrial {
  private let cell: Cell
  private let row: DecisionTable.Row
  private let images: DecisionImages
  /// Whether a check is asked what is amiss, before anybody writes. It is of one in 13, which the
  /// 700 cells of a folder are no multiple of: of the next folder others are drawn, and with
  /// another seed others.
  private let isChecked: Bool
  /// Whether the log is appended to after the decision, and opened once more.
  private let goesOn: Bool
  private(set) var problems: [String] = []

  init(
    _ cell: Cell, _ row: DecisionTable.Row, _ images: DecisionImages, isChecked: Bool, goesOn: Bool
  ) {
    self.cell = cell.asRead
    self.row = row
    self.images = images
    self.isChecked = isChecked
    self.goesOn = goesOn
  }

  /// Cells are many, so what is not true is collected.
  private mutating func hold(_ condition: Bool, _ what: @autoclosure () -> String) {
    if !condition { problems.append("\(row.label): \(what()), \(cell)") }
  }

  mutating func run(on bench: Workbench) throws {
    let journal: JournalFolder
    do {
      journal = try bench.open()
      if isChecked { expectFindings(on: bench) }
      if row.verdict.hasPrefix("refuse ") { try expectRefusal(of: journal) }
    } catch {
      hold(row.verdict == said(error), "\(error)")
      return
    }
    let isForWriters = ["refuse segment", "refuse live"].contains(row.verdict)
    hold(!row.verdict.hasPrefix("refuse ") || isForWriters, "not refused")
    try expectReading(journal, "reader")
    hold(journal.hidesCommits == (cell.frames == .failing), "hidden commits")
    let lock = try cell.disk == .locked ? holdLock(bench) : nil
    if lock != nil { try expectReading(try bench.open(), "reader beside a writer") }
    let before = try bench.disk.statusIfPresent(of: Workbench.paths.active)
    do {
      let appender = try journal.beginAppending(timeoutMilliseconds: 0)
      expectDecision(of: journal)
      try expectWriting(appender, journal, bench)
      try appender.close()
    } catch let error as StorageError {
      hold(row.verdict == said(error), "\(error)")
      let after = try bench.disk.statusIfPresent(of: Workbench.paths.active)
      hold(after == before, "the live file was touched")
      expectDecision(of: journal)
      if row.verdict.hasPrefix("new log") { try expectNewLog(journal, bench) }
    }
    try lock?.release()
  }

  /// What is done follows from the one decision, in the words of the page, but where a lock or a
  /// read-only disk keeps the writer from looking.
  private mutating func expectDecision(of journal: JournalFolder) {
    let decided = row.verdict.hasPrefix("wait ") ? nil : row.verdict
    hold(journal.lastDecision == decided, "decided was \(journal.lastDecision ?? "nothing")")
  }

  /// A check goes on past what it can not read, also where everybody else is refused.
  private mutating func expectFindings(on bench: Workbench) {
    do {
      let found = try bench.open().check()
      for problem in DecisionFindings(cell, images).problems(in: found) { hold(false, problem) }
    } catch {
      hold(false, "check: \(error)")
    }
  }

  /// Refused to readers, it is refused to writers.
  private mutating func expectRefusal(of journal: JournalFolder) throws {
    do throws(StorageError) {
      try journal.refresh()
    } catch {
      let refused = error
      do throws(StorageError) {
        try journal.beginAppending(timeoutMilliseconds: 0).close()
        hold(false, "a writer is let in")
      } catch {
        hold(error == refused || said(error).hasPrefix("wait"), "a writer meets \(error)")
        if error == refused { expectDecision(of: journal) }
      }
      throw refused
    }
  }

  private func holdLock(_ bench: Workbench) throws -> HeldLock {
    let other = bench.machine.startProcess()
    return HeldLock(try other.lock(Workbench.paths.lock, .exclusive, timeoutMilliseconds: 0))
  }

  /// Every number is read as it was written or reported as a gap, and the gaps are the right ones.
  private mutating func expectReading(
    _ journal: JournalFolder, _ who: String, isCommitPointerRenewed: Bool = false
  ) throws {
    var cell = cell
    if who == "reader" && cell.disk == .locked { cell.disk = .sound }
    let (numbers, gaps) = try Workbench.read(journal, scale: cell.frames == .torn ? nil : 3)
    let held = NumberRanges(numbers.map { $0...$0 })
    hold(UInt64(numbers.count) == held.count && held == cell.held, "\(who): \(held)")
    let told = NumberRanges(gaps.map(\.numbers))
    let expected = isCommitPointerRenewed ? cell.gapsWithoutCommitPointers : cell.gaps
    hold(told == expected, "\(who): \(gaps)")
    let lost = NumberRanges(gaps.filter { $0.reason == .lost }.map(\.numbers))
    hold(lost == cell.lost, "\(who): lost \(lost)")
  }

  private mutating func expectWriting(
    _ appender: borrowing LogAppender, _ journal: JournalFolder, _ bench: Workbench
  ) throws {
    let report = journal.lastRecovery
    let verdict =
      switch report {
      case nil: "continue"
      case .some(let report): report.lost.isEmpty ? "seal" : "seal lost"
      }
    hold(row.verdict == verdict, "it was \(verdict)")
    let log = cell.isCommitPointerSetBack ? DecisionImages.stranger : Workbench.log
    hold(appender.log == log, "it goes on in \(appender.log)")
    let lost = cell.isCommitPointerSetBack ? cell.strangersGaps : cell.lost
    if let report { hold(report.lost == lost, "lost was told as \(report.lost)") }
    let next = (cell.isCommitPointerSetBack ? cell.strangersEnd : cell.known) + 1
    hold(appender.next == next, "\(appender.next) is next")
    // The commit pointer that was set back is written anew where the active segment was sealed, and
    // what it said of the log before goes with it.
    let isCommitPointerRenewed = cell.isCommitPointerSetBack && report != nil
    try expectReading(journal, "writer", isCommitPointerRenewed: isCommitPointerRenewed)
    guard goesOn, cell.disk != .full else { return }
    _ = try appender.append(RecordBatch([Workbench.record(next)]))
    let copy = bench.copy()
    images.failFiles(of: copy, cell)
    let again = try Workbench.read(try copy.open(), log: log)
    let gaps = cell.isCommitPointerSetBack ? cell.strangersGaps : cell.gaps
    hold(NumberRanges(again.gaps.map(\.numbers)) == gaps, "gaps afterwards: \(again.gaps)")
    let isWhole = UInt64(again.numbers.count) + gaps.count == next
    hold(isWhole && again.numbers.last == next, "afterwards: \(again.numbers)")
  }

  /// A new log takes nothing away: every record stays readable, or the file lies in quarantine, and
  /// what could not be read is reported as before, also once its first record is written.
  private mutating func expectNewLog(_ journal: JournalFolder, _ bench: Workbench) throws {
    if cell.disk == .full || !goesOn { return }
    let active = try bench.disk.statusIfPresent(of: Workbench.paths.active)
    let missing: EventName?
    do {
      let appender = try journal.beginLog(LogID(high: 7, low: 7), timeoutMilliseconds: 0)
      missing = appender.missing
      _ = try appender.append(RecordBatch([[1]]))
      try appender.close()
    } catch {
      // What may contain lost numbers and only waits for its key keeps even a new log waiting.
      guard case .file(images.segment, _) = error else { throw error }
      return
    }
    let opened = try bench.open()
    let numbers = try Workbench.read(opened, scale: nil).numbers
    hold(NumberRanges(numbers.map { $0...$0 }) == cell.held, "new log: \(numbers)")
    try expectStillTold(opened, missing)
    let isQuarantined = try bench.disk.list(Workbench.paths.quarantine).contains {
      $0.name.hasSuffix(".live")
    }
    let isTaken = cell.isAttributed || cell.header == .other
    hold(isTaken || active == nil || isQuarantined, "nothing lies aside")
    let theirs = try Workbench.read(opened, log: DecisionImages.stranger, scale: nil).numbers
    let theirsHeld = NumberRanges(theirs.map { $0...$0 })
    hold(theirsHeld == cell.strangersHeld, "new log: \(theirsHeld) of the other device's")
  }

  /// By a check, or by the number in the new log's first record.
  private mutating func expectStillTold(_ journal: JournalFolder, _ missing: EventName?) throws {
    let findings = try journal.check()
    var told = NumberRanges()
    for finding in findings where finding.log == Workbench.log {
      told.formUnion(finding.numbers)
    }
    let isOtherTold =
      missing?.log == DecisionImages.other || findings.contains { $0.log == DecisionImages.other }
    hold(isOtherTold == (cell.outside == .other), "new log: what another log lacks")
    if let missing, missing.log == Workbench.log,
      let unseen = journal.unseenNumbers(of: Workbench.log, upTo: missing.number)
    {
      told.insert(unseen)
    }
    // The first record names one log's end: that of the other log, where a commit pointer names it.
    let isOneLog =
      !cell.isCommitPointerSetBack
      && (cell.outside != .other
        || (cell.isSegmentOpen && cell.header != .other && cell.commitPointer != .retired))
    hold(!isOneLog || told.isSuperset(of: cell.gaps), "new log: \(told.ranges) is still told")
  }

  /// An error in the words of the table.
  private func said(_ error: any Error) -> String {
    switch error as? StorageError {
    case .file(images.segment, _): "refuse segment"
    case .file(Workbench.paths.active, .unread): "refuse live"
    case .file(_, .newerFormat): "refuse newerFormat"
    case .file(_, .unknownEpoch): "refuse unknownEpoch"
    case .file(_, .wrongKey): "refuse wrongKey"
    case .journal(.incarnationNeeded(.noLog)): "new log noLog"
    case .journal(.incarnationNeeded(.restored)): "new log restored"
    case .journal(.incarnationNeeded(.misplaced)): "new log misplaced"
    case .journal(.incarnationNeeded(.copied)): "new log copied"
    case .journal(.incarnationNeeded(.unread)): "new log unread"
    case .journal(.incarnationNeeded(.forked(at: 6))): "new log forked"
    case .disk(_, _, .readOnly): "wait readOnly"
    case .disk(_, _, .locked): "wait locked"
    default: "\(error)"
    }
  }
}

/// A lock that a test keeps while others try.
private final class HeldLock {
  private var lock: FileLock?

  init(_ lock: consuming FileLock) { self.lock = consume lock }

  func release() throws {
    try lock.take()?.release()
  }
}
