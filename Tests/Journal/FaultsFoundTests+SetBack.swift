import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

extension FaultsFoundTests {
  /// Its first record tells a log what is missing. Until that is there the outside head does.
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

  /// A vault as it was before its last commits, and the last event that it does not hold.
  private func setBack() throws -> (bench: Workbench, missing: EventName) {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([3], to: journal)
    let paths = [Workbench.paths.head, Workbench.paths.live]
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
  /// A live file that comes back, as from a backup, holds what was told lost without it.
  @Test func aLiveFileThatComesBackHoldsWhatWasLostWithoutIt() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    let live = try bench.disk.readAll(Workbench.paths.live)
    try bench.disk.remove(Workbench.paths.live)
    try bench.open().beginAppending().close()
    #expect(try Workbench.read(bench.open()).gaps == [Gap(numbers: 1...3, reason: .lost)])
    try bench.disk.open(Workbench.paths.live, for: .creating).close()
    try bench.overwrite(Workbench.paths.live, live)
    #expect(try Workbench.read(bench.open()).numbers == [1, 2, 3])
    try Workbench.append([2], to: try bench.open())
    let opened = try bench.open()
    #expect(try Workbench.read(opened).numbers == [1, 2, 3, 4, 5])
    #expect(try opened.gaps(of: Workbench.log).isEmpty && opened.check().isEmpty)
  }

  /// The backup holds half of a commit whose numbers were given to others since.
  @Test(arguments: [3, 4], [(1, false), (1, true), (6, false), (6, true)])
  func aTornCommitInALiveFileFromBeforeNeverHappened(
    _ frame: Int, _ later: (count: Int, isSealed: Bool)
  ) throws {
    let (laterCount, isSealed) = later
    let bench = try torn(without: frame)
    let later = try bench.copy().open()
    try Workbench.append([laterCount], to: later)
    if isSealed { try Workbench.seal(later) }
    #expect(later.end(of: Workbench.log).number == UInt64(4 + laterCount))
    try bench.overwrite(Workbench.paths.outsideHead, later.disk.readAll(later.paths.outsideHead))
    let again = try bench.copy().open()
    #expect(try Workbench.read(again).numbers == [1, 2, 3, 4])
    try again.beginLog(LogID(high: 5, low: 6)).close()
    #expect(try Workbench.read(again).numbers == [1, 2, 3, 4])
    #expect(again.lastRecovery?.missingCount == UInt64(laterCount))
  }

  /// A later live file was there, whose events it does not hold, nor anything else for them.
  @Test(arguments: [3, 4], [1, 6])
  func aTornCommitInAnOlderLiveFileStandsForNoLaterEvent(
    _ frame: Int, _ laterCount: Int
  ) throws {
    let bench = try torn(without: frame)
    let live = try bench.disk.readAll(Workbench.paths.live)
    try Workbench.append([laterCount], to: try bench.open())
    try bench.overwrite(Workbench.paths.live, live)
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
    let head = try bench.disk.readAll(Workbench.paths.head)
    let appender = try journal.beginAppending()
    _ = try appender.append(RecordBatch([5, 6].map { Workbench.record($0, scale: 18_000) }))
    try appender.close()
    var live = try bench.disk.readAll(Workbench.paths.live)
    let frames = SweptFile(bytes: live, framesFrom: 8_192).frames
    #expect(frames.count == 5)
    for place in frames[frame] { live[place] = 0 }
    for path in [Workbench.paths.head, Workbench.paths.outsideHead] {
      try bench.overwrite(path, head)
    }
    try bench.overwrite(Workbench.paths.live, live)
    return bench
  }

  /// The vault's head went back with the file and names it; the one outside tells that all of it
  /// was sealed since.
  @Test func whatCanBeReadOfTheLastCommitOfALiveFileFromBeforeIsKept() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try Workbench.append([2], to: journal)
    let appender = try journal.beginAppending()
    _ = try appender.append(RecordBatch([3, 4].map { Workbench.record($0, scale: 18_000) }))
    try appender.close()
    let paths = [Workbench.paths.head, Workbench.paths.live]
    let old = try paths.map { try bench.disk.readAll($0) }
    try Workbench.seal(journal)
    for segment in journal.sealedSegments { try bench.disk.remove(segment.path) }
    try bench.disk.open(Workbench.paths.live, for: .creating).close()
    for (path, bytes) in zip(paths, old) { try bench.overwrite(path, bytes) }
    let frames = SweptFile(bytes: old[1], framesFrom: 8_192).frames
    #expect(frames.count == 4)
    try bench.flip(Workbench.paths.live, bit: 8 * (frames[2].lowerBound + 40))
    let again = try bench.open()
    for _ in 1...2 {
      let read = try Workbench.read(again, scale: nil)
      #expect(read.numbers == [1, 2, 4])
      #expect(read.gaps == [Gap(numbers: 3...3, reason: .lost)])
      try again.beginAppending().close()
    }
  }

  /// What was sealed since is not lost for it.
  @Test func aLiveFileThatComesBackTellsNothingLostThatWasSealedSince() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    let live = try bench.disk.readAll(Workbench.paths.live)
    try bench.disk.remove(Workbench.paths.live)
    let journal = try bench.open()
    try Workbench.append([1, 1], to: journal)
    try Workbench.seal(journal)
    try bench.disk.open(Workbench.paths.live, for: .creating).close()
    try bench.overwrite(Workbench.paths.live, live)
    let again = try bench.open()
    #expect(try Workbench.read(again).numbers == [1, 2, 3, 4, 5])
    #expect(try again.check().allSatisfy { $0.numbers.isEmpty })
    try Workbench.append([1], to: again)
    #expect(again.lastRecovery?.lost.isEmpty == true)
    #expect(try Workbench.read(bench.open()).numbers == [1, 2, 3, 4, 5, 6])
    #expect(try bench.open().check().isEmpty)
  }

  /// What stands outside their slots no later head would write over.
  @Test func aFlippedBitBetweenTheSlotsOfAHeadIsGoneWithTheNextCommit() throws {
    let bench = try Workbench()
    try Workbench.append([3], to: try bench.begin())
    for path in [Workbench.paths.head, Workbench.paths.outsideHead] {
      try bench.flip(path, bit: 24_000)
    }
    #expect(try bench.open().check().count == 2)
    try Workbench.append([1], to: try bench.open())
    #expect(try bench.open().check().isEmpty)
    #expect(try Workbench.read(bench.open()).numbers == [1, 2, 3, 4])
  }

  @Test func aFolderInThePlaceOfTheReserveIsMovedAside() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    try bench.disk.remove(Workbench.paths.reserve)
    try bench.disk.makeDirectory(Workbench.paths.reserve)
    try Workbench.append([3], to: journal)
    try Workbench.seal(journal)
    #expect(try bench.disk.status(of: Workbench.paths.reserve).kind == .file)
    #expect(try bench.disk.list(Workbench.paths.aside).count == 1)
  }

  /// On a full disk as much of it is filled again as there is room for.
  @Test func aReserveThatIsTooShortIsMadeWhole() throws {
    let bench = try Workbench()
    let journal = try bench.begin()
    let length = try bench.disk.status(of: Workbench.paths.reserve).length
    try bench.overwrite(Workbench.paths.reserve, [UInt8](repeating: 0, count: 40_000))
    try Workbench.append([3], to: journal)
    try Workbench.seal(journal)
    #expect(try bench.disk.status(of: Workbench.paths.reserve).length == length)
  }

  /// A repair can not help there, so it is not told like a file in the place of the journal.
  @Test func aFileInThePlaceOfTheStateFolderIsNotToldAsTheJournals() throws {
    let disk = SimulatedMachine().startProcess()
    try disk.open(Workbench.paths.state, for: .creating).close()
    let failure = #expect(throws: StorageError.self) {
      try JournalFolder.create(at: Workbench.paths, on: disk)
    }
    let told = StorageError.disk(.makeDirectory, Workbench.paths.state, .notDirectory)
    #expect(failure == told)
  }
}
