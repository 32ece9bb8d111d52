import Bytes
import CivilTime
import Domain
import Echolog
import Events
import Files
import Journal
import ReadModels
import Testing

@Suite struct FullDiskTests {
  @Test func `A moment is taken away on a full disk, where nothing else is kept`() async throws {
    let bench = Workbench()
    let diary = try await bench.create("laptop", TestClock(Workbench.noon2025))
    let moment = try await diary.logMoment("walked", occasion: .now)
    _ = try await diary.sync(bench.shared)
    let plenty = 1 << 30
    bench.machine.capacityBytes = plenty
    let free = try bench.machine.startProcess().freeBytes(at: "/laptop/vault")
    bench.machine.capacityBytes = plenty - free
    await #expect(throws: DiaryError.self) {
      _ = try await diary.logMoment("walked again", occasion: .now)
    }
    _ = try await diary.remove(moment.name)
    #expect(try await diary.view().history.moments().isEmpty)
  }
}
