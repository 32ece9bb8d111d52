import Journal
import Platform
import Seeds
import SimulatedMachine

/// A journal's life on a recorded machine: what was promised is known for every moment.
final class RecordedLife {
  static let snapshotPath: Path = "/state/snapshot"

  private(set) var bench: Workbench
  private(set) var journal: JournalFolder
  var machineID = "here"
  /// By the marks of the moments.
  private(set) var promises: [Promise] = []
  var promise: Promise {
    didSet { note() }
  }
  private var random: SeededRandom
  /// How many commits were in doubt before a recovery.
  private(set) var unknownCount = 0
  /// Whether who has the right to write asks for a number at once where something failed.
  var asksAtOnce = false
  /// How many of those numbers had to wait for recovery, though nothing had been written.
  private(set) var refusedCount = 0

  /// A life on a machine that has just started.
  init(on bench: Workbench, _ promise: Promise, machineID: String = "here", seed: UInt64) throws {
    self.bench = bench
    self.promise = promise
    self.machineID = machineID
    random = SeededRandom(seed: seed)
    bench.machine.recordsMoments = true
    promises = [promise]
    try JournalFolder.create(at: Workbench.paths, on: bench.disk)
    journal = try bench.open(machineID: machineID)
  }

  private func note() {
    promises.append(promise)
    bench.machine.mark = promises.count - 1
  }

  /// Keeps the disk as it is now under the promise of now: a cut may come behind the last call of
  /// an answered step, and the next one need not make any.
  private func noteAnswer() {
    bench.machine.noteMoment()
  }

  /// Goes on as if everything had been synced, with nothing recorded yet.
  func settle() throws {
    bench = bench.copy()
    bench.machine.recordsMoments = true
    promises = []
    note()
    try reopen()
  }

  /// Goes on in another process.
  func reopen() throws {
    journal = try bench.open(machineID: machineID)
  }

  /// The first command after a start: catches up, recovers and checks the journal against the
  /// promise.
  ///
  /// - Returns: what is wrong.
  func recover() throws -> [String] {
    let appender = try begin()
    var faults = try settle(with: journal)
    let (next, held) = (appender.next, promise.logs[appender.log]?.acknowledged ?? 0)
    if next != UInt64(held) + 1 { faults.append("\(next) is next, and \(held) are held") }
    try appender.close()
    return faults
  }

  /// Checks what a process sees that only reads against the promise. Whoever writes next has to
  /// leave exactly what was shown.
  func check() throws -> [String] {
    try settle(with: try bench.open(machineID: machineID))
  }

  private func settle(with journal: JournalFolder) throws -> [String] {
    let keys = try Workbench.keys(bench.witness)
    let isKept = try bench.disk.statusIfPresent(of: Self.snapshotPath) != nil
    let snapshot = isKept ? Snapshot(Self.snapshotPath, on: bench.disk, keys: keys) : nil
    var settled = promise
    var faults = try settled.settle(with: journal, snapshot)
    if isKept, !Snapshot.isWhole(Self.snapshotPath, on: bench.disk, keys: keys) {
      faults.append("a damaged snapshot")
    }
    promise = settled
    return faults
  }

  /// What a recovery left, without what is random in it: the files and their lengths, the numbers
  /// in them, and what it reported.
  func outline() throws -> [String] {
    var lines = journal.logs.map { "end \(journal.end(of: $0).number)" }
    for segment in journal.sealedSegments {
      lines.append("\(segment.extent.numbers) \(segment.byteCount)")
    }
    let paths = journal.paths
    for folder in [paths.folder, paths.quarantine, paths.state] {
      for entry in try bench.disk.list(folder) where entry.kind == .file {
        let length = try bench.disk.status(of: folder.appending(entry.name)).length
        let kind = entry.name.split(separator: ".").last ?? ""
        lines.append("\(folder) \(kind) \(length)")
      }
    }
    if let told = journal.lastRecovery { lines.append("\(told.tornFrameCount) \(told.isDamage)") }
    return lines.sorted()
  }

  /// What a check reports that no cut may leave; section "What a check reports" of the page of
  /// recovery.
  func damage() throws -> [String] {
    try journal.check().filter { !Self.isLeftByCuts($0) }.map { "a check tells of \($0)" }
  }

  /// Nothing may be left but what never happened, and a commit pointer's torn slot: it is damage,
  /// and costs nothing.
  private static func isLeftByCuts(_ finding: Finding) -> Bool {
    let commitPointers = [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer]
    guard let path = finding.path, commitPointers.contains(path) else { return !finding.isDamage }
    return finding.cause == .damaged && finding.numbers.isEmpty
      && Set(finding.bytes).isSubset(of: [0..<128, 4096..<4224])
  }

  /// As `recover`, after another process has done it first and has written.
  func recoverElsewhere() throws -> [String] {
    let own = journal
    let there = Workbench(on: bench.machine, witness: bench.witness)
    journal = try there.open(machineID: machineID)
    var faults: [String] = []
    do {
      faults = try recover()
      try commit([20])
    } catch StorageError.disk(_, _, .locked) {
      // This process may have failed to let go of the lock.
    }
    journal = own
    return faults + (try recover().map { "behind another process: \($0)" })
  }

  /// Owes of other devices' logs what was owed before, and not all that was read: a segment that
  /// somebody was taking in may be read until a cut takes it, and the next sync brings it again.
  func oweOthers(_ earlier: Promise) {
    for (log, owed) in earlier.logs where log != journal.ownLog { promise.logs[log] = owed }
  }

  private func begin() throws -> LogAppender {
    do throws(StorageError) {
      return try journal.beginAppending()
    } catch {
      switch error {
      case .journal(.incarnationNeeded(.noLog))
      where promise.logs.values.allSatisfy { $0.acknowledged == 0 }:
        promise.logs = [:]
      // A move that is cut is taken again, with a further log that is empty yet.
      case .journal(.incarnationNeeded) where machineID != "here": break
      default: throw error
      }
    }
    let isFirst = promise.logs.isEmpty && machineID == "here"
    let log = isFirst ? Workbench.log : LogID(high: random.next(), low: random.next())
    promise.logs[log] = Promise.Owed()
    return try journal.beginLog(log)
  }

  /// One commit of records of so many bytes each. Where the disk fails, recovery decides, and what
  /// the caller is given is what is promised.
  func commit(_ byteCounts: [Int], isRemoval: Bool = false) throws {
    let appender = try begin()
    let log = appender.log
    let records = draw(byteCounts)
    let before = promise.logs[log]?.acknowledged ?? 0
    promise.logs[log, default: Promise.Owed()].submitted += records
    do throws(StorageError) {
      _ = try appender.append(RecordBatch(records), isRemoval: isRemoval)
    } catch .journal(.outcomeUnknown(let first, let cause)) {
      unknownCount += 1
      precondition(first == UInt64(before) + 1, "the number that was asked for")
      try refuseUnrecovered(appender)
      do throws(StorageError) {
        try appender.recover()
      } catch {
        try refuseUnrecovered(appender)
        throw error
      }
      guard appender.next > first else {
        promise.logs[log]?.submitted.removeLast(records.count)
        throw cause
      }
    } catch {
      promise.logs[log]?.submitted.removeLast(records.count)
      try askAtOnce(appender, after: error)
      throw error
    }
    promise.logs[log]?.acknowledged = before + records.count
    noteAnswer()
    try appender.close()
  }

  /// No number is given again before recovery has decided about it.
  private func refuseUnrecovered(_ appender: borrowing LogAppender) throws {
    do throws(StorageError) {
      _ = try appender.append(RecordBatch([[1]]))
      preconditionFailure("appended before recovery")
    } catch {
      precondition(error == .journal(.recoveryNeeded), "\(error)")
    }
  }

  /// Files whose failures leave it to recovery where the log ends.
  private static let decisive = [
    Workbench.paths.active, Workbench.paths.newActive, Workbench.paths.commitPointer,
    Workbench.paths.outsideCommitPointer,
  ]

  /// Asks for a number where the disk failed: it is the next one, if it needs no recovery.
  private func askAtOnce(_ appender: borrowing LogAppender, after failure: any Error) throws {
    guard asksAtOnce, case StorageError.disk(_, let path, _) = failure else { return }
    if Self.decisive.contains(path) {
      refusedCount += 1
      return try refuseUnrecovered(appender)
    }
    let log = appender.log
    let before = promise.logs[log]?.acknowledged ?? 0
    let records = draw([20])
    promise.logs[log]?.submitted += records
    do throws(StorageError) {
      let first = try appender.append(RecordBatch(records)).first
      precondition(first == UInt64(before) + 1, "\(first) was given behind \(before)")
      promise.logs[log]?.acknowledged = before + 1
    } catch {
      // What is unknown is submitted, until a recovery decides.
      if case .journal(.outcomeUnknown) = error { return }
      promise.logs[log]?.submitted.removeLast()
      if error == .journal(.recoveryNeeded) { refusedCount += 1 }
    }
  }

  /// Does something with the right to write.
  private func write(_ work: (borrowing LogAppender) throws -> Void) throws {
    let appender = try begin()
    do {
      try work(appender)
    } catch {
      try askAtOnce(appender, after: error)
      throw error
    }
    try appender.close()
  }

  /// Records that differ from all others, so that a number that became free again shows.
  private func draw(_ byteCounts: [Int]) -> [[UInt8]] {
    let draw = random.next()
    return byteCounts.enumerated().map { position, byteCount in
      let record = Array("draw \(draw) record \(position) ".utf8)
      return record + [UInt8](repeating: 0x78, count: max(0, byteCount - record.count))
    }
  }

  /// Reads everything again and decides, as after a failure.
  func recoverAnew() throws {
    try write { try $0.recover() }
  }

  func seal() throws {
    try write { try $0.seal() }
  }

  func merge() throws {
    let appender = try begin()
    appender.merge(Workbench.log)
    try appender.close()
  }

  /// Redacts records, as forgetting does.
  func forget(_ numbers: [UInt64]) throws {
    try write { appender in
      for number in numbers { promise.redacted.insert(number...number) }
      let entity = EventName(log: Workbench.log, number: numbers[0])
      try appender.redact(promise.redacted, of: Workbench.log, forgetting: [entity]) { number, _ in
        Promise.redacted(number)
      }
      try appender.removeQuarantined(with: [Workbench.log: promise.redacted])
      promise.redactionsDone = promise.redacted
    }
    noteAnswer()
  }

  func keepSnapshot() throws {
    let end = journal.end(of: Workbench.log)
    var writer = try SnapshotWriter(
      Self.snapshotPath, on: bench.disk, keys: try Workbench.keys(bench.witness))
    try writer.append("models", Promise.models(end.number).rawSpan)
    try writer.finish(SnapshotTag(foldVersion: 1, forgotten: [], ends: [Workbench.log: end]))
  }

  /// Takes in a segment of another device's log.
  func adopt() throws {
    let other = LogID(high: 7, low: UInt64(promise.logs.count))
    let records = (1...3).map { Array("from elsewhere \($0)".utf8) }
    let segment = try segment(of: other, records)
    let bytes = try segment.readAll()
    try write { appender in
      promise.logs[other] = Promise.Owed(submitted: records)
      _ = try appender.adopt(bytes.rawSpan, name: segment.name)
      promise.logs[other]?.acknowledged = records.count
    }
    noteAnswer()
  }

  private func segment(of log: LogID, _ records: [[UInt8]]) throws -> SegmentFile {
    let journal = try Workbench(witness: bench.witness).open()
    let appender = try journal.beginLog(log)
    _ = try appender.append(RecordBatch(records))
    try appender.seal()
    try appender.close()
    return journal.sealedSegments[0]
  }

  /// Goes on as the same disk in another machine, where a new log has to begin.
  func moveToAnotherMachine() throws {
    machineID = "there"
    try reopen()
  }
}
