import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// Events that no writer of ours makes, from another program or a device gone wrong.
@Suite struct HostileEventsTests {
  let bench = Workbench()
  let clock = TestClock(Workbench.noon2025)

  private func append(_ record: [UInt8]) throws {
    let appender = try bench.journal("laptop").beginAppending()
    _ = try appender.append(RecordBatch([record]))
    try appender.close()
  }

  private func append(_ event: Event) throws {
    var writer = ByteWriter()
    event.encode(into: &writer)
    try append(writer.bytes)
  }

  @Test func `An event of a command that can not have been is undone alone`() async throws {
    let diary = try await bench.create("laptop", clock)
    let moment = try await diary.commit(LogMoment("sang")).name
    var event = try #require(try await diary.events(about: moment).first).event
    for command in [UInt64.max, 99] {
      event.command = command
      try append(event)
      let undone = try await bench.open("laptop", clock).commit(Undo()).answer.events
      #expect(undone.count == 1 && undone[0].event.command == command)
    }
  }

  @Test func `An event of an import that can not have been keeps none from being undone`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    let moment = try await diary.commit(LogMoment("sang")).name
    var event = try #require(try await diary.events(about: moment).first).event
    for batch in [UInt64.max, 99] {
      let last = try await bench.open("laptop", clock).commit(LogMoment("hummed")).name
      event.importBatch = batch
      try append(event)
      #expect(
        try await bench.open("laptop", clock).commit(Undo()).answer.events.map(\.name) == [last])
    }
  }

  @Test func `A name of a file leads out of no folder that it is written into`() async throws {
    let diary = try await bench.create("laptop", clock)
    let memory = try await diary.commit(CaptureMemory(text: "by the lake")).name
    let disk = bench.machine.startProcess()
    try disk.replace("/photo.jpg", with: [1, 2].rawSpan, through: "/photo.new")
    try disk.makeDirectories("/out")
    let id = try await diary.attach("/photo.jpg", to: memory).events[0]
    var event = try #require(try await diary.events(about: memory).last).event
    guard case .attachmentAdded(var body) = event.body else {
      Issue.record("\(event.body)")
      return
    }
    #expect(try await diary.saveAttachment(id, to: "/out") == "/out/photo.jpg")
    let names = [
      ("../../evil", "/out/evil"), ("/key", "/out/key"), ("..", "/out/attachment"),
      (".", "/out/attachment"), ("", "/out/attachment"), ("a\0b", "/out/attachment"),
    ]
    for (name, path) in names {
      body.fileName = .inline(name)
      event.body = .attachmentAdded(body)
      try append(event)
      let anew = try bench.open("laptop", clock)
      let last = try #require(try await anew.attachments(of: memory).last?.id)
      #expect(try await anew.saveAttachment(last, to: "/out", replacing: true) == path, "\(name)")
    }
  }

  @Test func `What asks to forget what is no entry is an event of every time since`() async throws {
    let diary = try await bench.create("laptop", clock)
    let noon = clock.now
    clock.advance(byMinutes: 10)
    let setting = try await diary.commit(ChangeSetting(.helpLine, to: "Ana")).recorded[0].name
    let summary = try await diary.commit(SummariseDay("A slow day.")).recorded[0].name
    let moment = try await diary.commit(LogMoment("sang")).name
    var clockValue = try #require(try await diary.events(about: moment).first).event.clock
    for name in [setting, summary] {
      clockValue += 1
      try append(
        Event(clock: clockValue, subjectNumber: name.number, body: .forgotten(Forgotten())))
    }
    clock.advance(byMinutes: 3000)
    let anew = try bench.open("laptop", clock)
    let sql = "SELECT entity FROM events WHERE type = 'forgotten'"
    let later = noon.advanced(byMilliseconds: 3_600_000)
    for (asOf, count) in [(nil, 2), (later, 2), (noon, 0)] as [(Instant?, Int)] {
      await anew.travel(to: QueryTime(asOf: asOf))
      let rows = try await anew.answer(to: sql).rows
      #expect(rows.count == count, "\(String(describing: asOf))")
    }
  }

  @Test func `Damage is reported beside an event that can not be decoded`() async throws {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("sang"))
    _ = try await diary.sync(bench.shared)
    try append([0xff])
    let sound = try bench.open("laptop", clock)
    await #expect(throws: DiaryError.self) { try await sound.check() }
    let disk = bench.machine.startProcess()
    #expect(throws: DiaryError.self) {
      try Diary.repair(bench.place("laptop"), secret: bench.secret(on: disk), on: disk)
    }
    let segment = try #require(try bench.journal("laptop").sealedSegments.first).path
    let file = try disk.open(segment, for: .writing)
    try file.write([UInt8](repeating: 0, count: 16).rawSpan, at: 700)
    try file.close()
    let findings = try await bench.open("laptop", clock).check().findings
    #expect(findings.contains { $0.path == segment && $0.cause == .damaged }, "\(findings)")
    let report = try Diary.repair(
      bench.place("laptop"), secret: bench.secret(on: disk), on: disk)
    #expect(report.outcome != .nothingDamaged && report.outcome != .nothingGained)
  }
}
