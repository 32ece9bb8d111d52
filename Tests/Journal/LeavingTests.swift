import Journal
import Platform
import SimulatedMachine
import Testing

/// A log is left for a new one, and wherever that is cut, nobody goes on with the old one.
@Suite struct LeavingTests {
  enum Reason: CaseIterable {
    /// The folder is a copy on another machine.
    case copied
    /// Another device's active segment is in the place of this one's.
    case misplaced
    /// The same, and only the vault's own commit pointer shows what was in this one.
    case misplacedAlone
    /// The other device had kept nothing yet, and the commit pointer outside lags.
    case misplacedEmpty
    /// The folder is a copy on another machine, and only its own commit pointer shows that its
    /// newest segment is gone.
    case copiedLacking
    /// The other device had kept and sealed events before, and this one had sealed all of its own.
    case misplacedLater
    /// The folder is a repaired copy.
    case repaired
    /// The state folder's commit pointer names a later log with an event that is not here.
    case restored
    /// The state folder's commit pointer names a later log that is empty yet.
    case left
  }

  private static let stranger = LogID(high: 3, low: 4)
  private static let next = LogID(high: 5, low: 6)

  /// A folder with three events in its active segment, whose log has to be left.
  private func folder(_ reason: Reason, commits: [Int] = [3]) throws -> Workbench {
    let bench = try Workbench()
    try Workbench.append(commits, to: try bench.begin())
    switch reason {
    case .copied: break
    case .repaired:
      try Workbench.seal(try bench.open())
      return try repaired(bench)
    case .misplacedLater:
      try Workbench.seal(try bench.open())
      try bench.disk.open(Workbench.paths.active, for: .creating).close()
      try bench.overwrite(Workbench.paths.active, strangersActive(isEmpty: true, sealed: [100]))
    case .copiedLacking:
      let journal = try bench.open()
      try Workbench.seal(journal)
      let older = Set(journal.sealedSegments.map(\.path))
      try Workbench.append([2], to: journal)
      try Workbench.seal(journal)
      for path in journal.sealedSegments.map(\.path) where !older.contains(path) {
        try bench.disk.remove(path)
      }
      try bench.disk.remove(Workbench.paths.outsideCommitPointer)
    case .misplaced, .misplacedAlone, .misplacedEmpty:
      let commitPointer = try bench.disk.readAll(Workbench.paths.outsideCommitPointer)
      if reason == .misplacedAlone { try bench.disk.remove(Workbench.paths.outsideCommitPointer) }
      if reason == .misplacedEmpty {
        try Workbench.append([1], to: try bench.open())
        try bench.overwrite(Workbench.paths.outsideCommitPointer, commitPointer)
      }
      try bench.overwrite(
        Workbench.paths.active, strangersActive(isEmpty: reason == .misplacedEmpty))
    case .restored, .left:
      try nameLaterLog(in: bench, holding: reason == .restored ? [1] : [])
    }
    return bench.copy()
  }

  /// Lets the commit pointer outside name a log that began behind this state of the folder.
  private func nameLaterLog(in bench: Workbench, holding commits: [Int]) throws {
    let later = bench.copy()
    let journal = try later.open()
    try journal.beginLog(LogID(high: 8, low: 8)).close()
    try Workbench.append(commits, to: journal)
    let commitPointer = try later.disk.readAll(Workbench.paths.outsideCommitPointer)
    let disk = bench.disk
    if try disk.statusIfPresent(of: Workbench.paths.outsideCommitPointer) == nil {
      try disk.open(Workbench.paths.outsideCommitPointer, for: .creating).close()
    }
    try bench.overwrite(Workbench.paths.outsideCommitPointer, commitPointer)
  }

  @Test(arguments: [false, true])
  func `A log that is left before its first event hands on which one it continues`(
    _ isRepaired: Bool
  ) throws {
    let bench = try folder(.copied)
    try bench.open().beginLog(Self.next).close()
    let later = isRepaired ? try repaired(bench) : bench
    let appender = try later.open(machineID: "elsewhere").beginLog(LogID(high: 7, low: 8))
    #expect(appender.continued == Workbench.log)
    try appender.close()
  }

  private func repaired(_ bench: Workbench) throws -> Workbench {
    let source = try bench.open()
    let copy = try Workbench()
    let lock = try copy.disk.lock(Workbench.paths.lock, .exclusive, timeoutMilliseconds: 0)
    let appender = try copy.open().beginCopy(of: source, lock: lock)
    var buffer = SegmentBuffer()
    for segment in source.sealedSegments { try appender.takeOver(segment, through: &buffer) }
    for file in source.waiting {
      try copy.disk.open(file.path, for: .creating).close()
      try copy.overwrite(file.path, bench.disk.readAll(file.path))
    }
    try appender.finishCopy(of: source)
    return copy.copy()
  }

  private func strangersActive(isEmpty: Bool, sealed: [Int] = []) throws -> [UInt8] {
    let other = try Workbench()
    let theirs = try other.open()
    try theirs.beginLog(Self.stranger).close()
    try Workbench.append(sealed, to: theirs)
    try Workbench.seal(theirs)
    try Workbench.append([1, 2], to: theirs)
    var bytes = try other.disk.readAll(Workbench.paths.active)
    if isEmpty {
      let opening = SweptFile(bytes: bytes, framesFrom: 8_192).frames[0]
      for place in opening.upperBound..<bytes.count { bytes[place] = 0 }
    }
    return bytes
  }

  /// As a process sees it that is started now.
  private func journal(_ bench: Workbench, _ reason: Reason) throws -> JournalFolder {
    let isCopy = reason == .copied || reason == .copiedLacking
    return try bench.open(bench.machine.startProcess(), machineID: isCopy ? "there" : "here")
  }

  private func expectLeft(_ bench: Workbench, _ reason: Reason, _ when: String) throws {
    let journal = try journal(bench, reason)
    var missing: EventName?
    do throws(StorageError) {
      let appender = try journal.beginAppending()
      #expect(appender.log == Self.next, "\(when): goes on in \(appender.log)")
      missing = appender.missing
      let continued = appender.continued
      try appender.close()
      #expect(continued == leftLog(reason), "\(when): \(String(describing: continued)) was left")
    } catch {
      guard case .journal(.incarnationNeeded) = error else { throw error }
      let last = LogID(high: 6, low: 7)
      let appender = try journal.beginLog(last)
      missing = appender.missing
      _ = try appender.append(RecordBatch([[1]]))
      try appender.close()
      #expect(journal.ownLog == last)
    }
    // What this device had sealed is here all the same.
    let isMisplaced = [.misplaced, .misplacedAlone, .misplacedEmpty].contains(reason)
    let theirs = try Workbench.read(journal, log: Self.stranger).numbers
    let isTheirs = isMisplaced && reason != .misplacedEmpty
    #expect(theirs == (isTheirs ? [1, 2, 3] : []), "\(when)")
    let own = try Workbench.read(journal).numbers
    #expect(own == (isMisplaced ? [] : [1, 2, 3]), "\(when)")
    if isMisplaced || reason == .copiedLacking {
      let last: UInt64 = reason == .copiedLacking ? 5 : reason == .misplacedEmpty ? 4 : 3
      #expect(missing == EventName(log: Workbench.log, number: last), "\(when): is not told")
    } else if reason != .restored {
      #expect(missing == nil, "\(when)")
    }
  }

  /// What the new log's first event continues; of another log that had been left for what is here
  /// no more, that one.
  private func leftLog(_ reason: Reason) -> LogID {
    reason == .restored ? LogID(high: 8, low: 8) : Workbench.log
  }

  @Test(arguments: Reason.allCases, [Fault.Effect.fail(.io), .failAfterDoing(.io), .killProcess])
  func `Whatever call of leaving a log fails, nobody goes on with it`(
    _ reason: Reason, _ effect: Fault.Effect
  ) throws {
    let whole = try folder(reason)
    let clean = whole.copy()
    try journal(clean, reason).beginLog(Self.next).close()
    var failedCount = 0
    for position in 0..<clean.machine.callCount {
      let bench = whole.copy()
      bench.machine.add(Fault(effect, callsBefore: position))
      do {
        try journal(bench, reason).beginLog(Self.next).close()
      } catch {
        failedCount += 1
      }
      bench.machine.removeFaults()
      try expectLeft(bench, reason, "call \(position)")
    }
    #expect(failedCount > 10)
  }

  @Test(arguments: Reason.allCases)
  func `Wherever the power goes while a log is left, nobody goes on with it`(
    _ reason: Reason
  ) throws {
    let bench = try folder(reason)
    bench.machine.recordsMoments = true
    try journal(bench, reason).beginLog(Self.next).close()
    #expect(bench.machine.moments.count > 10)
    let lock = try bench.disk.status(of: Workbench.paths.lock).inode
    var tried: Set<UInt64> = []
    // What becomes of the ballast file's zeros, and of who had the lock, means nothing for a log.
    for (position, moment) in bench.machine.moments.enumerated()
    where moment.call.path != Workbench.paths.ballast {
      let pending = moment.pendingOperations()
      for others in FateCombinations.few(of: pending.filter { !Self.isWrite($0, to: lock) }) {
        var left = others[...]
        let fates = pending.map { Self.isWrite($0, to: lock) ? Fate.kept : left.removeFirst() }
        let image = moment.crashImage(fates)
        guard tried.insert(image.fingerprint).inserted else { continue }
        let restarted = Workbench(restartedFrom: image)
        try expectLeft(restarted, reason, "\(fates) at moment \(position)")
      }
    }
    #expect(tried.count > 10)
  }

  private static func isWrite(_ operation: PendingOperation, to file: UInt64) -> Bool {
    if case .write(let inode, _, _) = operation { inode == file } else { false }
  }

  /// Torn in the slot that was written last, the commit pointer must not name the log before.
  @Test func `A new log is in both slots of the commit pointer before its first record`() throws {
    let bench = try folder(.copied)
    try journal(bench, .copied).beginLog(Self.next).close()
    let commitPointer = try bench.disk.readAll(Workbench.paths.commitPointer)
    let both = [0, 4_096].map { slot in Array(commitPointer[slot + 24..<slot + 40]) }
    #expect(both[0] == both[1])
    let old = try folder(.copied).disk.readAll(Workbench.paths.commitPointer)
    #expect(both[0] != Array(old[24..<40]))
  }

  @Test func `What is sealed as lost is not reported once more as missing`() throws {
    let bench = try Workbench()
    try Workbench.append([3, 1], to: try bench.begin())
    let bytes = try bench.disk.readAll(Workbench.paths.active)
    try bench.flip(Workbench.paths.active, bit: 8 * #require(bytes.lastIndex { $0 != 0 }))
    let copied = try bench.open(machineID: "there")
    let first = try copied.beginLog(Self.next)
    #expect(first.missing == nil)
    _ = try first.append(RecordBatch([[1]]))
    try first.close()
    let report = try #require(copied.lastRecovery)
    #expect(report.lost == NumberRanges([4...4]) && report.missingCount == 0)
    let again = try bench.copy().open(machineID: "elsewhere")
    let second = try again.beginLog(LogID(high: 6, low: 7))
    #expect(second.missing == nil && second.continued == Self.next)
    try second.close()
  }

  /// Its numbers are of a log that only a commit pointer names, and which is left.
  @Test func `A segment that waits keeps nobody from leaving a log`() throws {
    let bench = try folder(.repaired)
    try nameLaterLog(in: bench, holding: [1])
    let path = try #require(try bench.open().sealedSegments.first).path
    let bytes = try bench.disk.readAll(path)
    // Of a key that has not arrived.
    let waiting = DecisionImages.patched(bytes, [0, bytes.count - 96], checksumAt: 92) {
      $0[12] = 9
    }
    let other = path.parent.appending(String(repeating: "c", count: 32) + ".segment")
    try bench.disk.open(other, for: .creating).close()
    try bench.overwrite(other, waiting)
    let copy = try repaired(bench)
    #expect(try copy.open().waiting.count == 1)
    let appender = try copy.open().beginLog(Self.next)
    #expect(appender.missing == EventName(log: LogID(high: 8, low: 8), number: 1))
    try appender.close()
  }

  /// The active segment was sealed, a cut left it there, and no commit pointer is outside.
  @Test func `A full disk keeps no recovery from writing a commit pointer that is gone`() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    let bytes = try bench.disk.readAll(Workbench.paths.active)
    try Workbench.seal(journal)
    try bench.disk.open(Workbench.paths.active, for: .creating).close()
    try bench.overwrite(Workbench.paths.active, bytes)
    try bench.disk.remove(Workbench.paths.outsideCommitPointer)
    try bench.leaveFree(0)
    try bench.open().beginAppending().close()
    #expect(try bench.disk.statusIfPresent(of: Workbench.paths.active) == nil)
  }

  /// Only the commit pointer outside shows that the log was being left.
  @Test(arguments: [Reason.restored, .left])
  func `A commit pointer that is set back while a log is left makes nobody go on with it`(
    _ reason: Reason
  ) throws {
    let whole = try folder(reason)
    let commitPointer = try whole.disk.readAll(Workbench.paths.commitPointer)
    let clean = whole.copy()
    try journal(clean, reason).beginLog(Self.next).close()
    for position in 0..<clean.machine.callCount {
      let bench = whole.copy()
      bench.machine.add(Fault(.killProcess, callsBefore: position))
      do { try journal(bench, reason).beginLog(Self.next).close() } catch {}
      bench.machine.removeFaults()
      let disk = bench.machine.startProcess()
      let partial = Path(Workbench.paths.commitPointer.text + ".partial")
      try disk.replace(Workbench.paths.commitPointer, with: commitPointer.rawSpan, through: partial)
      try expectLeft(bench, reason, "set back at call \(position)")
    }
  }

  /// A page of the active segment fails once it was read, and the rest is sealed from memory.
  @Test(arguments: [Reason.copied, .restored, .left])
  func `What is sealed from memory makes nobody go on with a log that is to be left`(
    _ reason: Reason
  ) throws {
    let bench = try folder(reason)
    let journal = try journal(bench, reason)
    #expect(try journal.check().allSatisfy { $0.cause == .missing })
    bench.machine.add(
      Fault(
        .fail(.io), .forGood, in: [.read], pathEnd: Workbench.paths.active.text,
        bytes: 8_192..<12_288))
    #expect(try journal.check().contains { $0.cause == .unread })
    #expect(throws: StorageError.self) { try journal.beginAppending().close() }
    bench.machine.removeFaults()
    try expectLeft(bench, reason, "sealed from memory")
  }

  /// Peers name what they have of the log that this process knew; meanwhile another one began.
  @Test func `Acknowledgements of a log that was left mean nothing for the next one`() throws {
    let bench = try folder(.copied)
    let known = try bench.open(machineID: "there")
    let other = try bench.open(bench.machine.startProcess(), machineID: "there")
    try other.beginLog(Self.next).close()
    let appender = try known.beginAppending(
      seen: [KnownEnd(number: 100, chainHash: nil)], of: Workbench.log)
    #expect(appender.log == Self.next && appender.next == 1)
    try appender.close()
  }

  /// All that was kept here lay in the active segment that is gone.
  @Test func `Beside another device's active segment the own events are missing`() throws {
    let bench = try folder(.misplaced)
    for _ in 0..<2 {
      let journal = try bench.open()
      #expect(journal.gapNumbers == [Workbench.log: NumberRanges([1...3])])
      #expect(try journal.check().contains { $0.cause == .misnamed })
    }
    let journal = try bench.open()
    let appender = try journal.beginLog(Self.next)
    #expect(appender.missing == EventName(log: Workbench.log, number: 3))
    #expect(journal.lastRecovery?.isDamage == true)
    try appender.close()
  }

  @Test func `Beside another device's active segment each pointer shows what its log lacks`() throws
  {
    let bench = try folder(.misplaced, commits: [1, 1, 1])
    let other = try Workbench()
    let earlier = LogID(high: 8, low: 8)
    let theirs = try other.open()
    try theirs.beginLog(earlier).close()
    try Workbench.append([1], to: theirs)
    let commitPointer = Workbench.paths.outsideCommitPointer
    try bench.overwrite(commitPointer, other.disk.readAll(commitPointer))
    let missing = try bench.open().check().filter { $0.cause == .missing }
    #expect(Set(missing.compactMap(\.log)) == [Workbench.log, earlier])
  }

  /// The commit pointer outside knows that the active segment's log is the later one.
  @Test func `A commit pointer that was set back alone does not end the log`() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([1, 1, 1, 1, 1], to: journal)
    let commitPointer = try bench.disk.readAll(Workbench.paths.commitPointer)
    try journal.beginLog(Self.next).close()
    try Workbench.append([2], to: journal)
    try bench.overwrite(Workbench.paths.commitPointer, commitPointer)
    let opened = try bench.open()
    #expect(try opened.check().isEmpty)
    let appender = try opened.beginAppending()
    #expect(appender.log == Self.next && appender.next == 3)
    try appender.close()
  }
}
