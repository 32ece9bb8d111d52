import Dispatch
import Echolog
import Foundation
import Platform
import SimulatedMachine
import Synchronization
import Testing

/// Where the calls of a diary run.
@Suite struct DiaryQueueTests {
  private let bench = Workbench()

  /// A clock that answers nobody before it is let go on, as a disk that hangs.
  private final class Hanging: Sendable {
    private let gate = DispatchSemaphore(value: 0)
    private let begun = DispatchSemaphore(value: 0)

    func now() -> Instant {
      begun.signal()
      gate.wait()
      gate.signal()
      return Instant(milliseconds: 1_763_400_000_000)
    }

    func waitUntilBegun(_ count: Int) { for _ in 0..<count { begun.wait() } }

    func goOn() { gate.signal() }
  }

  @Test(.timeLimit(.minutes(10)))
  func `Diaries that wait leave the threads free that all tasks share`() async throws {
    let hanging = Hanging()
    // More than the pool has threads.
    let count = ProcessInfo.processInfo.activeProcessorCount + 2
    var diaries: [Diary] = []
    for index in 0..<count {
      let diary = try await bench.create("device\(index)", TestClock(Workbench.noon2025))
      diaries.append(
        try Diary.open(
          at: diary.place, deviceName: DeviceName("device\(index)"),
          secret: bench.secret(on: bench.machine.startProcess()),
          dependencies: Dependencies(now: hanging.now, zone: .utc),
          on: bench.machine.startProcess()))
    }
    let tasks = diaries.map { diary in
      Task { try await diary.commit(LogMoment("one")) }
    }
    // A thread of its own waits for them, and then the pool is asked for work.
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        hanging.waitUntilBegun(count)
        continuation.resume()
      }
    }
    for _ in 0..<count { await Task.detached {}.value }
    hanging.goOn()
    for task in tasks { _ = try await task.value }
  }

  /// The threads on which a clock was asked.
  private final class Threads: Sendable {
    private let last = Mutex<ObjectIdentifier?>(nil)

    static var current: ObjectIdentifier { ObjectIdentifier(Thread.current) }

    func note() { last.withLock { $0 = Self.current } }

    var isCurrent: Bool { last.withLock { $0 == Self.current } }
  }

  @Test func `A task on the queue of a diary changes no threads to call it`() async throws {
    let created = try await bench.create("laptop", TestClock(Workbench.noon2025))
    let threads = Threads()
    let disk = bench.machine.startProcess()
    let diary = try Diary.open(
      at: created.place, deviceName: DeviceName("laptop"), secret: bench.secret(on: disk),
      dependencies: Dependencies(
        now: {
          threads.note()
          return Workbench.noon2025
        }, zone: .utc), on: disk)
    let calls = Task(executorPreference: diary.executor) {
      var count = 0
      for number in 0..<50 {
        _ = try await diary.commit(LogMoment("\(number)"))
        if threads.isCurrent { count += 1 }
      }
      return count
    }
    #expect(try await calls.value == 50)
  }
}
