import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

@Suite struct ForgettingTests {
  let bench = Workbench()
  let clock = TestClock(Workbench.noon2025)

  /// A diary with a memory of two events that a segment names as forgotten, and that are not
  /// redacted.
  private func forgetting() async throws -> EventName {
    let diary = try await bench.create("laptop", clock)
    let id = try await diary.commit(CaptureMemory(text: "by the lake", title: "Lake")).recorded[0]
      .name
    _ = try await diary.commit(EditMemory(id, title: "Still lake"))
    let other = try await diary.commit(LogMoment("walked")).name
    let appender = try bench.journal("laptop").beginAppending()
    // A segment names the forgotten entity; none of its records is redacted yet.
    try appender.redact(
      NumberRanges([other.number...other.number]), of: other.log, forgetting: [id]
    ) { _, record in [UInt8](copying: record) }
    try appender.close()
    return id
  }

  @Test func `What is forgotten has no words in its history, though their bytes are still there`()
    async throws
  {
    let id = try await forgetting()
    let anew = try bench.open("laptop", clock)
    _ = try await anew.view()
    let past = try await anew.events(about: id)
    #expect(past.count == 2)
    for event in past { #expect(event.event == event.event.withoutWords(), "\(event.name)") }
  }

  @Test func `What is forgotten has no words either where the disk failed the question before`()
    async throws
  {
    let id = try await forgetting()
    let anew = try bench.open("laptop", clock)
    bench.machine.add(Fault(.fail(.permission), .forGood, in: [.read], pathEnd: ".segment"))
    await #expect(throws: DiaryError.self) { _ = try await anew.view() }
    bench.machine.removeFaults()
    _ = try await anew.view()
    let past = try await anew.events(about: id)
    #expect(past.count == 2)
    for event in past { #expect(event.event == event.event.withoutWords(), "\(event.name)") }
  }

  @Test func `What heals below the end and goes on beyond it is folded whole`() async throws {
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    for round in 0..<3 {
      _ = try await phone.commit(LogMoment("walk \(round)"))
      _ = try await phone.sync(bench.shared)
      _ = try await laptop.sync(bench.shared)
    }
    // Elsewhere the phone's segments become one, and the folder between the two is emptied.
    for round in 3..<14 {
      _ = try await phone.commit(LogMoment("walk \(round)"))
      _ = try await phone.sync("/elsewhere", mayCreate: true)
    }
    let disk = bench.machine.startProcess()
    let segments = bench.shared.appending("segments")
    for entry in try disk.list(segments) { try disk.remove(segments.appending(entry.name)) }
    let log = try #require(await phone.ownLog)
    let held = try bench.journal("laptop").sealedSegments.filter { $0.extent.log == log }
    let early = held.sorted { $0.extent.first < $1.extent.first }
    #expect(early.count > 2)
    try disk.remove(try #require(early.dropFirst().first).path)
    let hurt = try bench.open("laptop", clock)
    #expect(try await hurt.view().history.moments().count < 3)
    _ = try await phone.sync(bench.shared)
    _ = try await hurt.sync(bench.shared)
    #expect(try await hurt.view().history.moments().count == 14)
    let anew = try bench.open("laptop", clock)
    _ = try await anew.view()
    #expect(try await hurt.stateHash() == anew.stateHash())
  }
}
