import Echolog
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

@Suite struct OpeningTests {
  let bench = Workbench()
  let clock = TestClock(Workbench.noon2025)

  @Test func `With a snapshot, without one and with a damaged one the state is the same`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    let context = try await diary.importContext()
    for part in 0..<3 {
      let pending = try (0..<1000).map { index in
        try LogMoment("moment \(part) \(index)").decide(in: context)
      }
      try await diary.take(pending, from: "old.csv")
    }
    await diary.saveSnapshotIfWorthwhile()
    let disk = bench.machine.startProcess()
    let caches = bench.place("laptop").caches
    let folder = try #require(try disk.list(caches).first)
    let snapshot = caches.appending(folder.name).appending("snapshot")
    let kept = try disk.readAll(snapshot)
    _ = try await diary.commit(LogMoment("after the snapshot"))
    let expected = try await diary.stateHash()
    #expect(try await hash() == expected)
    for index in stride(from: 0, to: kept.count, by: kept.count / 40) {
      var damaged = kept
      damaged[index] ^= 0x10
      try disk.replace(snapshot, with: damaged.rawSpan, through: Path(snapshot.text + ".new"))
      #expect(try await hash() == expected, "byte \(index)")
    }
    try disk.remove(snapshot)
    #expect(try await hash() == expected)
  }

  /// What a process that opens the vault now computes.
  private func hash() async throws -> [UInt8] {
    let diary = try bench.open("laptop", clock, hoursEast: -8)
    _ = try await diary.view()
    return try await diary.stateHash()
  }

  @Test func `A power cut anywhere in the making of a vault leaves no log without a name`()
    async throws
  {
    let rehearsal = Workbench()
    _ = try rehearsal.secret(on: rehearsal.machine.startProcess())
    let callsBefore = rehearsal.machine.callCount
    _ = try await rehearsal.create("laptop", clock)
    for call in 0..<rehearsal.machine.callCount - callsBefore {
      let bench = Workbench()
      _ = try bench.secret(on: bench.machine.startProcess())
      bench.machine.add(Fault(.powerOff, .once, callsBefore: call))
      do {
        _ = try await bench.create("laptop", clock)
      } catch {
        // The power went off, which is the point.
      }
      for fates in FateCombinations.few(of: bench.machine.pendingOperations()) {
        let restarted = Workbench(
          machine: SimulatedMachine(restartedFrom: bench.machine.crashImage(fates)))
        let diary: Diary
        do {
          diary = try restarted.open("laptop", clock)
        } catch {
          diary = try await restarted.create("laptop", clock)
        }
        _ = try await diary.commit(LogMoment("walked"))
        #expect(try await diary.view().history.devices.map(\.name) == ["laptop"], "call \(call)")
      }
    }
  }

  @Test func `Two processes that write in turn see each other's entries`() async throws {
    let first = try await bench.create("laptop", clock)
    let second = try bench.open("laptop", clock)
    for round in 1...50 {
      _ = try await first.commit(LogMoment("first \(round)"))
      _ = try await second.commit(LogMoment("second \(round)"))
      #expect(try await first.view().history.moments().count == 2 * round)
    }
    #expect(try await first.stateHash() == hash())
  }

  @Test func `A full disk refuses, keeps what was kept, and goes on when there is room`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    let full = bench.machine
    var kept = 0
    full.capacityBytes = 3 << 20
    // Letters that no compression makes fewer, so that the disk fills soon.
    var random = SeededRandom(seed: 1)
    fill: while true {
      let letters = (0..<9_500).map { _ in UInt8.random(in: 0x30...0x7a, using: &random) }
      do throws(DiaryError) {
        _ = try await diary.commit(LogMoment(String(decoding: letters, as: UTF8.self)))
        kept += 1
      } catch {
        guard case .notRecorded(let cause) = error else { throw error }
        #expect(cause.refusal == .noSpace)
        break fill
      }
    }
    #expect(kept > 10)
    full.capacityBytes = nil
    _ = try await diary.commit(LogMoment("there is room again"))
    #expect(try await diary.view().history.moments().count == kept + 1)
    #expect(try await diary.stateHash() == hash())
  }

  @Test func `A refused command writes nothing`() async throws {
    let diary = try await bench.create("laptop", clock)
    let before = await diary.historyHash()
    await #expect(throws: DiaryError.rejected(.vibeEmpty)) {
      _ = try await diary.commit(SendVibe("  ", emotion: .joy, returningAfter: .day))
    }
    let absent = EventName(log: try #require(await diary.ownLog), number: 99)
    await #expect(throws: DiaryError.self) { _ = try await diary.commit(RemoveEntry(absent)) }
    #expect(await diary.historyHash() == before)
  }

  @Test func `A copied vault begins a log of its own and names the one it continues`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("before"))
    try bench.copy("/laptop/vault", to: "/copy/vault")
    let other = try bench.open("copy", clock)
    _ = try await other.commit(LogMoment("in the copy"))
    _ = try await diary.commit(LogMoment("in the original"))
    let devices = try await other.view().history.devices
    #expect(devices.count == 2)
    #expect(devices.contains { $0.continues?.log == (devices.first { $0.name == "laptop" })?.log })
    _ = try await diary.sync(bench.shared)
    _ = try await other.sync(bench.shared)
    _ = try await diary.sync(bench.shared)
    #expect(try await diary.view().history.moments().count == 3)
    #expect(try await diary.stateHash() == other.stateHash())
  }
}
