import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

extension FaultsFoundTests {
  /// The first record of a log names what is missing. Until that is there the outside commit
  /// pointer does.
  @Test func aFirstCommitThatACutTearsForgetsNothingThatIsMissing() throws {
    let (bench, missing) = try setBack()
    let journal = try bench.open()
    let appender = try journal.beginLog(LogID(high: 5, low: 6))
    #expect(appender.missing == missing)
    bench.machine.recordsMoments = true
    _ = try appender.append(RecordBatch([[UInt8](repeating: 7, count: 3_000)]))
    try appender.close()
    let seed = firstSeed(1)
    var random = SeededRandom(seed: seed)
    var tornCount = 0
    for moment in bench.machine.moments {
      for _ in 0..<40 {
        let fates = moment.pendingOperations().map { $0.drawFate(using: &random) }
        let image = moment.crashImage(fates)
        let again = Workbench(restartedFrom: image)
        // The first writer finds what was torn, the next what the first left.
        for round in 1...2 {
          let appender = try Self.beginAgain(again)
          if appender.next == 1 {
            tornCount += 1
            #expect(appender.missing == missing, "round \(round), seed \(seed), \(fates)")
          }
          try appender.close()
        }
      }
    }
    #expect(tornCount > 0)
  }

  /// A vault as it was before its last commits, and the last event that is not in it.
  private func setBack() throws -> (bench: Workbench, missing: EventName) {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    let paths = [Workbench.paths.commitPointer, Workbench.paths.active]
    let old = try paths.map { try bench.disk.readAll($0) }
    try Workbench.append([2, 2], to: journal)
    for (path, bytes) in zip(paths, old) { try bench.overwrite(path, bytes) }
    return (bench.copy(), EventName(log: Workbench.log, number: 7))
  }

  private static func beginAgain(_ bench: Workbench) throws -> LogAppender {
    try JournalFolder.create(at: Workbench.paths, on: bench.disk)
    let journal = try bench.open()
    do throws(StorageError) {
      return try journal.beginAppending()
    } catch .journal(.incarnationNeeded) {
      return try journal.beginLog(LogID(high: 5, low: 7))
    }
  }
  /// An active segment that comes back, as from a backup, has what was reported lost without it.
  @Test func anActiveSegmentThatComesBackHasWhatWasLostWithoutIt() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    let active = try bench.disk.readAll(Workbench.paths.active)
    try bench.disk.remove(Workbench.paths.active)
    try bench.open().beginAppending().close()
    #expect(try Workbench.read(bench.open()).gaps == [Gap(numbers: 1...3, reason: .lost)])
    try bench.disk.open(Workbench.paths.active, for: .creating).close()
    try bench.overwrite(Workbench.paths.active, active)
    #expect(try Workbench.read(bench.open()).numbers == [1, 2, 3])
    try Workbench.append([2], to: try bench.open())
    let opened = try bench.open()
    #expect(try Workbench.read(opened).numbers == [1, 2, 3, 4, 5])
    #expect(try opened.gaps(of: Workbench.log).isEmpty && opened.check().isEmpty)
  }

  /// The backup has half of a commit whose numbers were given to others since.
  @Test(arguments: [3, 4], [(1, false), (1, true), (6, false), (6, true)])
  func aTornCommitInAnActiveSegmentFromBeforeNeverHappened(
    _ frame: Int, _ later: (count: Int, isSealed: Bool)
  ) throws {
    let (laterCount, isSealed) = later
    let bench = try torn(without: frame)
    let later = try bench.copy().open()
    try Workbench.append([laterCount], to: later)
    if isSealed { try Workbench.seal(later) }
    #expect(later.end(of: Workbench.log).number == UInt64(4 + laterCount))
    try bench.overwrite(
      Workbench.paths.outsideCommitPointer, later.disk.readAll(later.paths.outsideCommitPointer))
    let again = try bench.copy().open()
    #expect(try Workbench.read(again).numbers == [1, 2, 3, 4])
    try again.beginLog(LogID(high: 5, low: 6)).close()
    #expect(try Workbench.read(again).numbers == [1, 2, 3, 4])
    #expect(again.lastRecovery?.missingCount == UInt64(laterCount))
  }

  /// A later active segment was there, whose events are not in it, nor anything else for them.
  @Test(arguments: [3, 4], [1, 6])
  func aTornCommitInAnOlderActiveSegmentMeansNoLaterEvent(
    _ frame: Int, _ laterCount: Int
  ) throws {
    let bench = try torn(without: frame)
    let active = try bench.disk.readAll(Workbench.paths.active)
    try Workbench.append([laterCount], to: try bench.open())
    try bench.overwrite(Workbench.paths.active, active)
    let again = try bench.open()
    let last = UInt64(4 + laterCount)
    for _ in 1...2 {
      let read = try Workbench.read(again)
      #expect(read.numbers == [1, 2, 3, 4])
      #expect(read.gaps.map(\.numbers) == [5...last])
      let appender = try again.beginAppending()
      #expect(appender.next == last + 1)
      try appender.close()
    }
  }

  /// Four events, and behind them one of the two frames of a commit.
  private func torn(without frame: Int) throws -> Workbench {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3, 1], to: journal)
    let commitPointer = try bench.disk.readAll(Workbench.paths.commitPointer)
    let appender = try journal.beginAppending()
    _ = try appender.append(RecordBatch([5, 6].map { Workbench.record($0, scale: 18_000) }))
    try appender.close()
    var active = try bench.disk.readAll(Workbench.paths.active)
    let frames = SweptFile(bytes: active, framesFrom: 8_192).frames
    #expect(frames.count == 5)
    for place in frames[frame] { active[place] = 0 }
    for path in [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer] {
      try bench.overwrite(path, commitPointer)
    }
    try bench.overwrite(Workbench.paths.active, active)
    return bench
  }

  /// The vault's commit pointer went back with the file and names it; the one outside shows that
  /// all of it was sealed since.
  @Test func whatCanBeReadOfTheLastCommitOfAnActiveSegmentFromBeforeIsKept() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([2], to: journal)
    let appender = try journal.beginAppending()
    _ = try appender.append(RecordBatch([3, 4].map { Workbench.record($0, scale: 18_000) }))
    try appender.close()
    let paths = [Workbench.paths.commitPointer, Workbench.paths.active]
    let old = try paths.map { try bench.disk.readAll($0) }
    try Workbench.seal(journal)
    for segment in journal.sealedSegments { try bench.disk.remove(segment.path) }
    try bench.disk.open(Workbench.paths.active, for: .creating).close()
    for (path, bytes) in zip(paths, old) { try bench.overwrite(path, bytes) }
    let frames = SweptFile(bytes: old[1], framesFrom: 8_192).frames
    #expect(frames.count == 4)
    try bench.flip(Workbench.paths.active, bit: 8 * (frames[2].lowerBound + 40))
    let again = try bench.open()
    for _ in 1...2 {
      let read = try Workbench.read(again, scale: nil)
      #expect(read.numbers == [1, 2, 4])
      #expect(read.gaps == [Gap(numbers: 3...3, reason: .lost)])
      try again.beginAppending().close()
    }
  }

  /// What was sealed since is not lost for it.
  @Test func anActiveSegmentThatComesBackReportsNothingLostThatWasSealedSince() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    let active = try bench.disk.readAll(Workbench.paths.active)
    try bench.disk.remove(Workbench.paths.active)
    let journal = try bench.open()
    try Workbench.append([1, 1], to: journal)
    try Workbench.seal(journal)
    try bench.disk.open(Workbench.paths.active, for: .creating).close()
    try bench.overwrite(Workbench.paths.active, active)
    let again = try bench.open()
    #expect(try Workbench.read(again).numbers == [1, 2, 3, 4, 5])
    #expect(try again.check().allSatisfy { $0.numbers.isEmpty })
    try Workbench.append([1], to: again)
    #expect(again.lastRecovery?.lost.isEmpty == true)
    #expect(try Workbench.read(bench.open()).numbers == [1, 2, 3, 4, 5, 6])
    #expect(try bench.open().check().isEmpty)
  }

  /// What is outside their slots no later commit pointer would write over.
  @Test func aFlippedBitBetweenTheSlotsOfACommitPointerIsGoneWithTheNextCommit() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    for path in [Workbench.paths.commitPointer, Workbench.paths.outsideCommitPointer] {
      try bench.flip(path, bit: 24_000)
    }
    #expect(try bench.open().check().count == 2)
    try Workbench.append([1], to: try bench.open())
    #expect(try bench.open().check().isEmpty)
    #expect(try Workbench.read(bench.open()).numbers == [1, 2, 3, 4])
  }

  @Test func aFolderInThePlaceOfTheBallastFileIsQuarantined() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try bench.disk.remove(Workbench.paths.ballast)
    try bench.disk.makeDirectory(Workbench.paths.ballast)
    try Workbench.append([3], to: journal)
    try Workbench.seal(journal)
    #expect(try bench.disk.status(of: Workbench.paths.ballast).kind == .file)
    #expect(try bench.disk.list(Workbench.paths.quarantine).count == 1)
  }

  /// On a full disk as much of it is filled again as there is space for.
  @Test func aBallastThatIsTooShortIsMadeWhole() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    let length = try bench.disk.status(of: Workbench.paths.ballast).length
    try bench.overwrite(Workbench.paths.ballast, [UInt8](repeating: 0, count: 40_000))
    try Workbench.append([3], to: journal)
    try Workbench.seal(journal)
    #expect(try bench.disk.status(of: Workbench.paths.ballast).length == length)
  }

  /// A repair can not help there, so it is not reported like a file in the place of the journal.
  @Test func aFileInThePlaceOfTheStateFolderIsNotReportedAsTheJournals() throws {
    let disk = SimulatedMachine().startProcess()
    try disk.open(Workbench.paths.state, for: .creating).close()
    let failure = #expect(throws: StorageError.self) {
      try JournalFolder.create(at: Workbench.paths, on: disk)
    }
    let told = StorageError.disk(.makeDirectory, Workbench.paths.state, .notDirectory)
    #expect(failure == told)
  }
}
