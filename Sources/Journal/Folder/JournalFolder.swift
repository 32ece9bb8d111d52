package import Platform

/// A vault's journal on this machine: the segments of every log, the active segment of its own, and
/// the commit pointers. It reads; `beginAppending` lends the right to write.
///
/// What it knows is what was on the disk at the last `refresh` or `beginAppending`; files are
/// written once, so what it knows stays true.
package final class JournalFolder {
  package let disk: any Disk
  package let paths: JournalPaths
  package internal(set) var keys: KeyRing
  /// Files that could not be opened, with the reason; they delay nothing.
  package internal(set) var unreadable: [UnreadableFile] = []
  /// What the last recovery in this process decided.
  package var lastRecovery: RecoveryReport?
  /// What the last writer decided, in the words of the format page; nil where none came that far.
  package internal(set) var lastDecision: String?

  /// As commit pointers have it.
  let machine: UInt64
  let commitPointer: CommitPointerFile
  let outsideCommitPointer: CommitPointerFile
  let lockFile: LockFile
  var segments: [SegmentFile] = [] {
    didSet { revision += 1 }
  }
  /// Another number after every change of which files are here, as far as this process knows.
  package private(set) var revision = 0
  /// The active segment, when it ends exactly as its last commit left it.
  var active: ActiveSegment?
  var state = FolderState()
  /// This folder on this machine; known while it is locked.
  var place = CommitPointer.Place(inode: 0, machine: 0)
  var lookups: [LogID: RecordLookup] = [:]
  private var plans: [LogID: ReadingPlan] = [:]
  /// How records are compared of which words are gone.
  package let wordless: WordlessForm?
  /// The branches of a revision; `isLasting` means that a commit to the active segment changes
  /// nothing.
  var knownBranches: (revision: Int, isLasting: Bool, branches: Branches)?
  /// The number of the own log that a snapshot ends with, if there is one: the chain hash after it
  /// is kept when the active segment is sealed, so that the two can be compared ever after.
  package var snapshotEnd: UInt64?
  /// Whether what is being done may use up the ballast file, and whether it did.
  var isBallastOpen = false
  var isBallastSpent = false
  /// Whether the own log is being left, so that nobody goes on with it wherever that is cut.
  var isLeavingLog = false
  /// Whether the outside commit pointer is left as it is, because it names what is missing here.
  var isSparingOutsideCommitPointer = false

  /// Opens a journal and reads its commit pointers, its active segment and the openings of its
  /// segments.
  ///
  /// - Parameters:
  ///   - machineID: differs between machines, as `Machine.id` does.
  ///   - wordless: a record without its words; nil where none is ever redacted.
  ///   - refusesWaiting: whether an active segment or a commit pointer that only another key or a
  ///     newer version opens is refused here too, and not before the first refresh; a check goes on
  ///     past it.
  /// - Throws: `.disk`, among others with `.notFound` when there is no journal; `.file` with
  ///   `.wrongKey` when the key opens none of its files, and for what is refused.
  package init(
    at paths: JournalPaths, on disk: any Disk, keys: KeyRing, machineID: String,
    wordless: WordlessForm? = nil, refusesWaiting: Bool = true
  ) throws(StorageError) {
    self.paths = paths
    self.disk = disk
    self.keys = keys
    machine = CommitPointer.Place.machine(machineID)
    self.wordless = wordless
    commitPointer = CommitPointerFile(paths.commitPointer, quarantine: paths.quarantine, on: disk)
    outsideCommitPointer = CommitPointerFile(
      paths.outsideCommitPointer, quarantine: paths.state, on: disk)
    lockFile = LockFile(paths.lock, .exclusive, on: disk)
    try load(isWriter: false)
    if refusesWaiting { try refuseWaiting() }
  }

  /// Makes the folders of an empty journal.
  ///
  /// - Throws: `.disk`, for a file in the place of one of the journal's folders as a list of it
  ///   would.
  package static func create(at paths: JournalPaths, on disk: any Disk) throws(StorageError) {
    do throws(StorageError) {
      try disk.makeDirectoriesIfMissing([paths.segments, paths.quarantine])
    } catch .disk(_, let path, .notDirectory) {
      throw .disk(.list, path, .notDirectory)
    }
    try disk.makeDirectoriesIfMissing([paths.state])
  }

  /// Adds a master key that arrived, so that files of its epoch can be read at the next refresh.
  package func add(epoch: UInt32, key: SymmetricKey) {
    keys.add(epoch: epoch, key: key)
    for file in unreadable {
      if case .unknownEpoch(epoch) = file.fault { state.mustReload = true }
    }
  }

  /// Reads what other processes have written since; a writer that is at work is not waited for.
  ///
  /// - Throws: as the initialiser where it refuses.
  package func refresh() throws(StorageError) {
    if try isUnchanged() { return }
    try load(isWriter: false)
    try refuseWaiting()
  }

  /// Has the next command read all of it anew, as where it is compared with another folder.
  package func requireReload() {
    state.mustReload = true
  }

  /// Has the same done where work fails, and nobody knows what of it is there.
  func reloadedAfterFailure<Answer>(
    _ work: () throws(StorageError) -> Answer
  ) throws(StorageError) -> Answer {
    do throws(StorageError) {
      return try work()
    } catch {
      state.mustReload = true
      throw error
    }
  }

  func forgetPlans() {
    plans.removeAll(keepingCapacity: true)
    if knownBranches?.isLasting == false { knownBranches = nil }
  }

  func plan(of log: LogID) -> ReadingPlan {
    if let plan = plans[log] { return plan }
    let (own, holdsActive) = holders(of: log)
    let view = holdsActive ? unsealed : nil
    var plan: ReadingPlan
    if let run = branches.run(log) {
      // Which history a commit pointer means is not asked: its log is left.
      plan = ReadingPlan(segments: own, active: view, known: run.last)
      plan.narrow(to: run)
    } else {
      let known = max(
        newestCommitPointer(of: log)?.number ?? 0, state.log == log ? state.recoveredEnd : 0)
      plan = ReadingPlan(segments: own, active: view, known: known)
    }
    plans[log] = plan
    return plan
  }
}

/// A file that could not be opened, and why.
package struct UnreadableFile: Hashable, Sendable {
  package let path: Path
  package let fault: FileFault

  package init(path: Path, fault: FileFault) {
    self.path = path
    self.fault = fault
  }

  /// Whether records may be read from it one day.
  var mayHoldNumbers: Bool { fault.isWaiting || fault == .unread }
}

/// What a recovery found and did.
package struct RecoveryReport: Hashable, Sendable {
  /// The numbers that went into a new segment.
  package let sealed: ClosedRange<UInt64>?
  /// Those of them that were acknowledged once and could not be read.
  package let lost: NumberRanges
  /// Frames without an end of commit, whose numbers are free again.
  package let tornFrameCount: Int
  /// Where the old active segment lies, if there were bytes in it that went nowhere.
  package let quarantine: Path?
  /// Whether bytes were not as they had been written, or numbers are lost; else a save had only
  /// been interrupted.
  package let isDamage: Bool
  /// The log that began because this one could not be continued.
  package internal(set) var newLog: LogID?
  /// How many events were recorded before that log began and are not here, because the vault was
  /// set back to an earlier state or is a copy of one.
  package internal(set) var missingCount: UInt64 = 0

  package init(
    sealed: ClosedRange<UInt64>? = nil, lost: NumberRanges = NumberRanges(),
    tornFrameCount: Int = 0, quarantine: Path? = nil, isDamage: Bool
  ) {
    self.sealed = sealed
    self.lost = lost
    self.tornFrameCount = tornFrameCount
    self.quarantine = quarantine
    self.isDamage = isDamage
  }
}

/// What was read about the folder's own log, beside the active segment that can be continued.
struct FolderState {
  var commitPointer: CommitPointer?
  var outsideCommitPointer: CommitPointer?
  var scan: ActiveScan?
  /// What is in the active segment where it can not be continued.
  var view: ReadingPlan.ActiveView?
  /// The bytes of the active segment that the medium did not give back.
  var activeUnread: [Range<Int>] = []
  /// Of an active segment that was not read wholly, how far it goes to the last byte that is not
  /// zero.
  var activeUsed = 0
  /// Whether commits may be in what could not be read of the active segment.
  var hidesCommits = false
  /// Where the log would end after a recovery.
  var recoveredEnd: UInt64 = 0
  /// Whether the active segment is open for reading only, which is not enough for a writer.
  var isActiveReadOnly = false
  /// Set after anything failed or may have changed behind this process's back.
  var mustReload = true

  /// The log of the active segment, else the commit pointers'.
  var log: LogID? { scan?.log ?? commitPointer?.log ?? outsideCommitPointer?.log }

  /// The commit pointer that names the folder's own log.
  var ownCommitPointer: CommitPointer? { commitPointer ?? outsideCommitPointer }

  /// Whether the active segment is of another log than the commit pointer names, as when it comes
  /// from another device's vault. Of a commit pointer that was set back, the one outside knows
  /// better.
  var isActiveMisplaced: Bool {
    guard let held = scan?.log, let ownCommitPointer, ownCommitPointer.log != held else {
      return false
    }
    guard let outsideCommitPointer, outsideCommitPointer.log == held else { return true }
    return outsideCommitPointer.sequence < ownCommitPointer.sequence
  }

  /// What is in the active segment of a log.
  func frames(of log: LogID) -> [ActiveScan.Frame] {
    scan?.log == log ? scan?.frames ?? [] : []
  }

  /// Where the active segment begins, if it is of this log and says so.
  func opening(of log: LogID) -> ActiveOpening? {
    scan?.log == log ? scan?.opening : nil
  }

  /// Those that could be read, the vault's own before the outside one.
  var commitPointers: [CommitPointer] { [commitPointer, outsideCommitPointer].compactMap(\.self) }

  /// The higher sequence of both commit pointers.
  var sequence: UInt64 { max(commitPointer?.sequence ?? 0, outsideCommitPointer?.sequence ?? 0) }

  /// What the commit pointers say about a log.
  func knownEnd(of log: LogID, outside: Bool) -> [KnownEnd] {
    let told = outside ? commitPointers : [commitPointer].compactMap(\.self)
    return told.filter { $0.log == log }.map(\.logEnd)
  }
}

// MARK: Answers

extension JournalFolder {
  /// Every log that has a record or a known loss here, or that a commit pointer names, in the order
  /// of their ids.
  package var logs: [LogID] {
    // Asked for each command, and the logs are few: no set.
    var ids: [LogID] = []
    func take(_ log: LogID) { if !ids.contains(log) { ids.append(log) } }
    for segment in segments { take(segment.extent.log) }
    if let unsealed { take(unsealed.extent.log) }
    for commitPointer in state.commitPointers where commitPointer.number > 0 {
      take(commitPointer.log)
    }
    if !branches.isEmpty {
      let runs = branches.runs
      ids.removeAll { log in runs.contains { $0.log == log } }
      ids += runs.filter { $0.last >= $0.first }.map(\.id)
    }
    return ids.sorted()
  }

  /// The log that this folder writes, if it has begun one.
  package var ownLog: LogID? {
    if let active { return active.opening.log }
    return state.isActiveMisplaced ? state.ownCommitPointer?.log : state.log
  }

  /// The last number known of a log and the chain hash after it; 0 for a log that nobody knows.
  package func end(of log: LogID) -> KnownEnd {
    guard let run = branches.run(log) else { return end(inFilesOf: log) }
    let chainHash = extents(of: log).lazy.compactMap { $0.chainHash(after: run.last) }.first
    return KnownEnd(number: run.last, chainHash: chainHash)
  }

  /// The same of everything in files that name a log.
  func end(inFilesOf log: LogID) -> KnownEnd {
    let sealed = sealedEnd(of: log)
    if let active, active.opening.log == log, active.last > sealed.number {
      return KnownEnd(number: active.last, chainHash: active.chainHash)
    }
    if active == nil, let view = state.view?.extent, view.log == log, view.last > sealed.number {
      return KnownEnd(number: view.last, chainHash: view.chainHashAfter)
    }
    return sealed
  }

  /// The end of the own log as far as anything was ever written to it, missing segments included.
  func appendingEnd(of log: LogID) -> KnownEnd {
    let end = end(inFilesOf: log)
    guard let commitPointer = state.commitPointer, commitPointer.log == log else { return end }
    // Of two histories the commit pointer names the own one.
    return commitPointer.number > end.number || isParted(log) ? commitPointer.logEnd : end
  }

  /// The numbers of a log, from 1 to its end, that are in no file here.
  package func gaps(of log: LogID) -> [Gap] {
    plan(of: log).gaps
  }

  /// The numbers of a log behind every end known to files and commit pointers here, up to one that
  /// an event names; nil where there are none, and for a number that no log gets to.
  package func unseenNumbers(of log: LogID, upTo told: UInt64) -> ClosedRange<UInt64>? {
    let end = plan(of: log).pieces.last?.numbers.upperBound ?? 0
    return told > end && told <= CommitPointer.numberLimit ? end + 1...told : nil
  }

  /// Whether unknown events may be in the active segment, because the medium does not give all of
  /// it back now.
  package var hidesCommits: Bool { state.hidesCommits && active == nil }

  /// The sealed segments, in the order of their names.
  package var sealedSegments: [SegmentFile] { segments }

  /// The names of the segments that should contain some of a log's numbers, each with its inode and
  /// the time of its last change: a sound copy comes back under the name of a damaged one, or is
  /// written over it. One of which not everything could be read now is marked, because it may give
  /// more the next time; so is the active segment.
  package func holders(of numbers: NumberRanges, in log: LogID) -> [String] {
    let active = hidesCommits && holders(of: log).holdsActive ? ["live unread"] : []
    return active
      + holders(of: log).segments.filter { segment in
        let extent = segment.extent
        return numbers.ranges.contains { range in
          range.overlaps(extent.numbers)
            && !extent.lost.isSuperset(of: NumberRanges([range.clamped(to: extent.numbers)]))
        }
      }.map { "\($0.name) \($0.inode) \($0.changeTime)" + ($0.isUnread ? " unread" : "") }
      .sorted()
  }

  /// Replays a log from a number on.
  package func cursor(of log: LogID, from number: UInt64 = 1) -> LogCursor {
    cursor(of: log, numbers: NumberRanges([number...UInt64.max]))
  }

  /// Replays these numbers of a log, of which there may be many ranges.
  package func cursor(of log: LogID, numbers: NumberRanges) -> LogCursor {
    let plan = plan(of: log)
    return LogCursor(plan.pieces(of: numbers), of: plan)
  }
}

extension Disk {
  /// The first commit of a log makes their entries durable, so every later opening needs no sync.
  fileprivate func makeDirectoriesIfMissing(_ folders: [Path]) throws(StorageError) {
    for folder in folders {
      do throws(StorageError) {
        if try statusIfPresent(of: folder)?.kind == .directory { continue }
      } catch {
        // One of its parents is a file, which is reported below.
        guard error.refusal == .notDirectory else { throw error }
      }
      try makeDirectories(folder)
    }
  }
}
