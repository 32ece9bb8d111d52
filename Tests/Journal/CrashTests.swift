import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// What must be in a journal after anything that can happen: everything acknowledged, and of what
/// was merely submitted at most the commit that is in doubt.
struct Expectation {
  private(set) var acknowledged: [[UInt8]] = []
  /// Commits without an answer since the last recovery; at most one can be.
  private var open: [[UInt8]] = []
  private var draws = 0

  /// Records that differ from all others, so that a number that became free again shows.
  mutating func draw(_ count: Int, using random: inout SeededRandom) -> RecordBatch {
    draws += 1
    open = (0..<count).map { position in
      let filler = String(repeating: "x", count: Int.random(in: 0..<40, using: &random))
      return Array("draw \(draws) record \(position) \(filler)".utf8)
    }
    return RecordBatch(open)
  }

  mutating func acknowledge() {
    acknowledged += open
    open = []
  }

  mutating func refuse() {
    open = []
  }

  /// Checks a journal against the expectation, which becomes exactly what is in the journal.
  mutating func check(_ journal: JournalFolder, _ context: String) throws {
    var held: [[UInt8]] = []
    var cursor = journal.cursor(of: Workbench.log)
    while try cursor.advance() {
      let frame = cursor.frame
      #expect(frame.first == UInt64(held.count) + 1, "\(context): a hole")
      var records = frame.records
      while let record = records.next() { held.append([UInt8](copying: record)) }
    }
    #expect(cursor.gaps.isEmpty, "\(context): \(cursor.gaps)")
    let isExact = held == acknowledged || held == acknowledged + open
    #expect(isExact, "\(context): \(held.count) held, \(acknowledged.count) acknowledged")
    acknowledged = held
    open = []
  }
}

/// One random life of a journal between two crashes.
struct RandomLife {
  var random: SeededRandom
  var expectation = Expectation()

  /// Does up to `steps` things; ends early when the machine goes down.
  mutating func active(_ steps: Int, on bench: Workbench) throws {
    do {
      var journal = try bench.open()
      for _ in 0..<steps {
        let appender = try begin(journal)
        switch Int.random(in: 0..<12, using: &random) {
        case 0: try appender.seal()
        case 1: appender.merge(Workbench.log)
        case 2: try append(2_500, to: appender)
        default: try append(Int.random(in: 1..<30, using: &random), to: appender)
        }
        try appender.close()
        if Int.random(in: 0..<6, using: &random) == 0 { journal = try bench.open() }
      }
    } catch let error as StorageError {
      guard isDown(error) else { throw error }
    }
  }

  private func begin(_ journal: JournalFolder) throws -> LogAppender {
    do throws(StorageError) {
      return try journal.beginAppending()
    } catch {
      guard case .journal(.incarnationNeeded(.noLog)) = error else { throw error }
      return try journal.beginLog(Workbench.log)
    }
  }

  private mutating func append(_ count: Int, to appender: borrowing LogAppender) throws {
    _ = try appender.append(expectation.draw(count, using: &random))
    expectation.acknowledge()
  }

  private func isDown(_ error: StorageError) -> Bool {
    switch error {
    case .disk(_, _, .io), .journal(.outcomeUnknown(_, .disk(_, _, .io))): true
    case .journal(.recoveryNeeded), .file(_, .unread): true
    default: false
    }
  }
}

@Suite struct CrashTests {
  /// Power cuts at any call, with any part of what was not synced lost, torn or replaced; after
  /// each recovery the journal goes on and is cut again.
  @Test func acknowledgedCommitsSurviveEveryPowerCut() throws {
    let first = testSeed()
    for seed in first..<first + 24 {
      var life = RandomLife(random: SeededRandom(seed: seed))
      var bench = try Workbench()
      for round in 1...5 {
        let calls = Int.random(in: 1..<400, using: &life.random)
        bench.machine.add(Fault(.powerOff, callsBefore: calls))
        try life.active(25, on: bench)
        let image = bench.machine.drawCrashImage(using: &life.random)
        bench = Workbench(restartedFrom: image)
        try recoverAndCheck(&life, bench, "seed \(seed), round \(round)")
      }
    }
  }

  /// A process that is killed loses nothing it wrote; the next one decides about the rest.
  @Test func acknowledgedCommitsSurviveEveryKill() throws {
    let first = testSeed()
    for seed in first..<first + 16 {
      var life = RandomLife(random: SeededRandom(seed: seed &+ 1_000))
      let machine = try Workbench().machine
      for round in 1...6 {
        let bench = Workbench(on: machine)
        let calls = Int.random(in: 1..<300, using: &life.random)
        machine.add(Fault(.killProcess, callsBefore: calls))
        try life.active(25, on: bench)
        machine.removeFaults()
        bench.disk.kill()
        try recoverAndCheck(&life, Workbench(on: machine), "seed \(seed), round \(round)")
      }
    }
  }

  private func recoverAndCheck(
    _ life: inout RandomLife, _ bench: Workbench, _ context: String
  ) throws {
    do throws(StorageError) {
      try JournalFolder.create(at: Workbench.paths, on: bench.disk)
      let reader: JournalFolder
      do { reader = try bench.open() } catch {
        throw error as? StorageError ?? .journal(.emptyCommit)
      }
      let before = reader.end(of: Workbench.log)
      let journal: JournalFolder
      do { journal = try bench.open() } catch {
        throw error as? StorageError ?? .journal(.emptyCommit)
      }
      try journal.beginAppending().close()
      #expect(journal.end(of: Workbench.log).number == before.number, "\(context): reader")
      do { try life.expectation.check(journal, context) } catch { throw .journal(.emptyCommit) }
    } catch {
      guard case .journal(.incarnationNeeded(.noLog)) = error else {
        Issue.record("\(context): \(error)")
        return
      }
      #expect(life.expectation.acknowledged.isEmpty, "\(context): the log is gone")
      life.expectation.refuse()
    }
  }
}

@Suite struct FilledDiskTests {
  @Test func aFullDiskIsReportedAndWorkGoesOnWhenThereIsSpace() throws {
    let bench = try Workbench()
    var random = SeededRandom(seed: 7)
    var expectation = Expectation()
    let journal = try bench.begin()
    let appender = try journal.beginAppending()
    _ = try appender.append(expectation.draw(10, using: &random))
    expectation.acknowledge()
    let room = bench.machine
    room.capacityBytes = 1_500_000
    var refused = 0
    for _ in 0..<60 {
      do throws(StorageError) {
        _ = try appender.append(expectation.draw(4_000, using: &random))
        expectation.acknowledge()
      } catch {
        refused += 1
        guard error.refusal == .noSpace else {
          Issue.record("\(error)")
          continue
        }
        expectation.refuse()
      }
    }
    #expect(refused > 0)
    room.capacityBytes = nil
    _ = try appender.append(expectation.draw(4_000, using: &random))
    expectation.acknowledge()
    try appender.close()
    try expectation.check(try bench.open(), "after there was space again")
  }
}
