import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// A person gives a time to come on one device: that device alone is there.
@Suite struct ChosenTimeTests {
  private let bench = Workbench()
  /// What every machine's clock shows.
  private let machine = TestClock(Workbench.noon2025)
  private let tenYears: Int64 = 10 * 365 * 86_400_000

  private func then() -> Instant { machine.now.advanced(byMilliseconds: tenYears) }

  /// The laptop, as `--now` opens it.
  private func laptop(at chosen: Instant, machine: TestClock? = nil) throws -> Diary {
    let disk = bench.machine.startProcess()
    let clock = if let machine { machine } else { self.machine }
    return try Diary.open(
      at: bench.place("laptop"), deviceName: DeviceName("laptop"),
      secret: bench.secret(on: disk),
      dependencies: Dependencies(now: { chosen }, machineNow: { clock.now }, zone: .utc), on: disk)
  }

  private func wall(_ performed: Performed<KeptMoment>) -> Int64 {
    Int64(performed.event.clock >> 16)
  }

  @Test func `An event from ten years ahead raises the clock of no other device`() async throws {
    _ = try await bench.create("laptop", machine)
    let chosen = then()
    let ahead = try await laptop(at: chosen).commit(LogMoment("From far ahead"))
    #expect(ahead.event.recordedAt == chosen.milliseconds)
    #expect(wall(ahead) == machine.now.milliseconds)
    _ = try await laptop(at: chosen).sync(bench.shared)
    let phone = try await bench.join("phone", machine)
    machine.advance(byMinutes: 5)
    let later = try await phone.commit(LogMoment("Today"))
    #expect(later.event.recordedAt == machine.now.milliseconds)
    #expect(wall(later) == machine.now.milliseconds)
    #expect(later.event.clock > ahead.event.clock)
  }

  @Test func `What a device did after it had seen an event from ahead comes after it`() async throws
  {
    let home = try await bench.create("laptop", machine)
    let memory = try await home.commit(CaptureMemory(text: "by the lake", title: "Lake")).recorded[
      0
    ].name
    _ = try await laptop(at: then()).commit(EditMemory(memory, title: "From far ahead"))
    _ = try await laptop(at: then()).sync(bench.shared)
    let phone = try await bench.join("phone", machine)
    // Not even a millisecond later.
    _ = try await phone.commit(EditMemory(memory, title: "Still lake"))
    _ = try await phone.sync(bench.shared)
    let own = try bench.open("laptop", machine)
    _ = try await own.sync(bench.shared)
    for diary in [own, phone] {
      let title = try #require(try await diary.view().history.memory(memory)?.title)
      #expect(try await diary.words(title) == "Still lake")
    }
    #expect(try await own.stateHash() == phone.stateHash())
  }

  @Test func `A question about a time before it leaves out what was recorded ahead`() async throws {
    _ = try await bench.create("laptop", machine)
    _ = try await laptop(at: then()).commit(LogMoment("From far ahead"))
    machine.advance(byMinutes: 5)
    _ = try await bench.open("laptop", machine).commit(LogMoment("Today"))
    for (days, count) in [(0, 1), (365, 1), (11 * 365, 2)] as [(Int64, Int)] {
      let asked = try laptop(at: machine.now.advanced(byMilliseconds: days * 86_400_000))
      let view = try await asked.view(leavesOutLater: true)
      #expect(view.history.moments().count == count, "after \(days) days")
    }
  }

  @Test func `A time that is past, and a machine whose clock was never set, hold nothing up`()
    async throws
  {
    _ = try await bench.create("laptop", machine)
    let past = machine.now.advanced(byMilliseconds: -tenYears)
    let before = try await laptop(at: past).commit(LogMoment("Long ago"))
    #expect(before.event.recordedAt == past.milliseconds)
    let unset = TestClock(Instant(milliseconds: -1))
    let chosen = then()
    let after = try await laptop(at: chosen, machine: unset).commit(LogMoment("Given"))
    #expect(wall(after) == chosen.milliseconds)
    let tooFar = HybridClock.writableWall.upperBound
    await #expect(throws: DiaryError.clock(.wallClockOutOfRange(tooFar))) {
      try await laptop(at: tooFar).commit(LogMoment("Never"))
    }
  }
}
