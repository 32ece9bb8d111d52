import Echolog
import Platform
import Seeds
import SimulatedMachine
import Testing

/// Commands that become durable together, as the lines of a script that come at once.
@Suite struct GatheringTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  private func moments(in diary: Diary) async throws -> Int {
    try await diary.view().history.moments().count
  }

  private func syncs(_ work: () async throws -> Void) async throws -> Int {
    bench.machine.recordsTrace = true
    defer { bench.machine.recordsTrace = false }
    let before = bench.machine.trace.count
    try await work()
    return bench.machine.trace.dropFirst(before).count { $0.operation == .syncData }
  }

  @Test func `What is gathered needs one sync, and is seen at once by the diary alone`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    let alone = try await syncs { _ = try await diary.commit(LogMoment("alone")) }
    let together = try await syncs {
      await diary.beginGathering()
      for number in 1...50 {
        let moment = try await diary.commit(LogMoment("walked \(number)"))
        let shown = try #require(try await diary.view().history.moment(moment.name))
        #expect(try await diary.words(shown.text) == "walked \(number)")
      }
      #expect(try await moments(in: diary) == 51)
    }
    #expect(together == 0)
    #expect(try await syncs { try await diary.keepGathered() } == alone)
    #expect(try await moments(in: bench.open("laptop", clock)) == 51)
    #expect(try await diary.check().isSound)
  }

  @Test func `What reads the journal itself finds what was gathered there`() async throws {
    let diary = try await bench.create("laptop", clock)
    await diary.beginGathering()
    _ = try await diary.commit(LogMoment("walked"))
    try await diary.beginScan()
    #expect(try await diary.nextOfScan().contains { $0.event.isMoment })
    _ = try await diary.commit(LogMoment("sang"))
    _ = try await diary.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    #expect(try await moments(in: phone) == 2)
    try await diary.keepGathered()
    #expect(try await moments(in: diary) == 2)
  }

  @Test func `A refused command leaves those before it gathered`() async throws {
    let diary = try await bench.create("laptop", clock)
    await diary.beginGathering()
    _ = try await diary.commit(LogMoment("walked"))
    await #expect(throws: DiaryError.rejected(.momentEmpty)) {
      _ = try await diary.commit(LogMoment(""))
    }
    try await diary.keepGathered()
    #expect(try await moments(in: bench.open("laptop", clock)) == 1)
  }

  @Test(arguments: [false, true])
  func `Where the disk fails none of it is kept or answered, and the diary goes on`(
    isForGood: Bool
  ) async throws {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("before"))
    await diary.beginGathering()
    for _ in 0..<5 { _ = try await diary.commit(LogMoment("walked")) }
    bench.machine.add(
      isForGood
        ? Fault(.fail(.io), .forGood, in: [.syncData, .sync])
        : Fault(.fail(.noSpace), .forGood, in: [.write]))
    await #expect(throws: DiaryError.self) { try await diary.keepGathered() }
    bench.machine.removeFaults()
    let kept = try await moments(in: diary)
    #expect(kept == 1 || isForGood && kept == 6, "all of a commit or nothing")
    _ = try await diary.commit(LogMoment("behind"))
    #expect(try await moments(in: bench.open("laptop", clock)) == kept + 1)
  }

  /// A power cut between any two calls of the disk keeps all that was gathered or nothing of it,
  /// and all of it once that was answered.
  @Test func `A power cut takes nothing that was answered`() async throws {
    let seed = firstSeed(0)
    var random = SeededRandom(seed: seed)
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("before"))
    bench.machine.recordsMoments = true
    await diary.beginGathering()
    for _ in 0..<5 { _ = try await diary.commit(LogMoment("walked")) }
    try await diary.keepGathered()
    let cuts = bench.machine.moments
    #expect(!cuts.isEmpty)
    for moment in cuts {
      let pending = moment.pendingOperations()
      let drawn = pending.map { $0.drawFate(using: &random) }
      for fates in [pending.map { _ in .lost }, pending.map { _ in .kept }, drawn] {
        var after = bench
        after.machine = SimulatedMachine(restartedFrom: moment.crashImage(fates))
        let kept = try await moments(in: after.open("laptop", clock))
        #expect(kept == 1 || kept == 6, "seed \(seed): \(kept)")
      }
    }
    bench.machine.noteMoment()
    let last = try #require(bench.machine.moments.last)
    var after = bench
    after.machine = SimulatedMachine(
      restartedFrom: last.crashImage(last.pendingOperations().map { _ in .lost }))
    #expect(try await moments(in: after.open("laptop", clock)) == 6)
  }

  @Test func `Gathered or not, the same commands come to the same history`() async throws {
    let seed = firstSeed(0)
    var hashes: [[UInt8]] = []
    for size in [1, 7] {
      var random = SeededRandom(seed: seed)
      let bench = Workbench()
      let clock = TestClock(Workbench.noon2025)
      let diary = try await bench.create("laptop", clock)
      for number in 0..<60 {
        clock.advance(byMinutes: 1)
        if size > 1, number % size == 0 { await diary.beginGathering() }
        switch random.next() % 4 {
        case 0:
          _ = try await diary.commit(
            LogActivity(activity: .steps, amount: Int64(random.next() % 9_000) + 1))
        case 1:
          _ = try await diary.commit(
            SendVibe("note \(number)", emotion: .joy, returningAfter: .day))
        case 2: _ = try await diary.commit(CaptureMemory(text: "memory \(number)"))
        default:
          let moment = try await diary.commit(LogMoment("moment \(number)"))
          if random.next() % 2 == 0 { _ = try await diary.commit(RemoveEntry(moment.name)) }
        }
        if size > 1, number % size == size - 1 { try await diary.keepGathered() }
      }
      try await diary.keepGathered()
      let history = try await diary.view().history
      var told: [UInt8] = []
      for moment in history.moments() { told += Array("\(moment.id.number)".utf8) }
      for echo in history.echoes(at: try await diary.view().viewpoint) {
        told += Array((try await diary.words(echo.text) ?? "").utf8)
      }
      told += Array("\(history.eventCount)".utf8)
      hashes.append(told)
      let fresh = try bench.open("laptop", clock)
      _ = try await fresh.view()
      #expect(try await fresh.stateHash() == diary.stateHash(), "seed \(seed)")
    }
    #expect(hashes[0] == hashes[1], "seed \(seed)")
  }
}

extension Event {
  fileprivate var isMoment: Bool { if case .momentLogged = body { true } else { false } }
}
