import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// What can not be read is reported beside every answer that is without it, wherever it is.
@Suite struct UnreadTests {
  private let clock = TestClock(Workbench.noon2025)

  /// A device with so many moments that a snapshot is worth its while, or with a few.
  private func lived(_ bench: Workbench, isLarge: Bool) async throws -> Diary {
    let diary = try await bench.create("laptop", clock)
    let context = try await diary.importContext()
    let pending = try (0..<(isLarge ? 2_100 : 3)).map { index in
      try LogMoment("moment \(index)").decide(in: context)
    }
    try await diary.take(pending, from: "old.csv")
    _ = try await diary.sync(bench.shared)
    await diary.saveSnapshotIfWorthwhile()
    return diary
  }

  /// How many events a walk over all hands out.
  private func walk(_ diary: Diary) async throws -> UInt64 {
    try await diary.beginScan()
    var count: UInt64 = 0
    while true {
      let events = try await diary.nextOfScan()
      if events.isEmpty { return count }
      count += UInt64(events.count)
    }
  }

  @Test func `Damage of a log's last frame is reported beside every answer, snapshot or none`()
    async throws
  {
    for isSealed in [false, true] {
      for isLarge in [false, true] {
        let context = "sealed: \(isSealed), snapshot: \(isLarge)"
        let bench = Workbench()
        let diary = try await lived(bench, isLarge: isLarge)
        _ = try await diary.commit(LogMoment("the last"))
        if isSealed { _ = try await diary.sync(bench.shared) }
        let whole = try await diary.view().history.eventCount
        try bench.hurtLastFrame("laptop")
        // The second folds from zero; the third begins with what the others kept.
        for way in 0..<3 {
          let hurt = try bench.open("laptop", clock)
          if way == 1 {
            #expect(try await hurt.replayFromZero().eventCount == whole - 1, "\(context)")
            #expect(await hurt.missingEventCount == 1, "\(context), from zero")
          }
          // The second question folds nothing.
          for _ in 0..<2 {
            #expect(try await hurt.view().history.eventCount == whole - 1, "\(context)")
            #expect(await hurt.missingEventCount == 1, "\(context), way \(way)")
            #expect(try await hurt.readLazily { $0.history.eventCount }.answer == whole - 1)
            #expect(await hurt.missingEventCount == 1, "\(context), way \(way)")
          }
          #expect(try await walk(hurt) == whole - 1)
          #expect(await hurt.missingEventCount == 1, "\(context), way \(way)")
          #expect(try await hurt.check().eventCount == whole - 1, "\(context)")
          await hurt.saveSnapshotIfWorthwhile()
        }
        // What is written now can be read, and is beside what can not.
        let writer = try bench.open("laptop", clock)
        #expect(try await writer.note(NoteExport(.events)))
        #expect(try await writer.view().history.eventCount == whole, "\(context)")
        #expect(await writer.missingEventCount == 1, "\(context)")
        #expect(try await writer.check().eventCount == whole, "\(context)")
        _ = try await writer.sync(bench.shared)
        #expect(await writer.missingEventCount == (isSealed ? 0 : 1), "\(context), after a sync")
      }
    }
  }

  @Test func `Damage of what is in a snapshot is shown as soon as it was to be read`() async throws
  {
    let bench = Workbench()
    let whole = try await lived(bench, isLarge: true).view().history.eventCount
    try bench.hurtLastFrame("laptop")
    // The figures of a snapshot are computed from all, so nothing is missing from them.
    let early = try bench.open("laptop", clock)
    let view = try await early.view()
    #expect(view.history.eventCount == whole)
    #expect(await early.missingEventCount == 0)
    let read = try await walk(early)
    let lost = whole - read
    #expect(lost > 0 && read > 0)
    #expect(await early.missingEventCount == lost)
    let counting = try bench.open("laptop", clock)
    _ = try await counting.view()
    #expect(try await counting.countTypes().reduce(0) { $0 + $1.count } == read)
    #expect(await counting.missingEventCount == lost)
    let reader = try bench.open("laptop", clock)
    _ = try await reader.view()
    var unread: UInt64 = 0
    for moment in view.history.moments() where try await reader.words(moment.text) == nil {
      unread += 1
    }
    #expect(unread > 0)
    #expect(await reader.missingEventCount == unread)
    _ = try await bench.open("laptop", clock).sync(bench.shared)
    for diary in [early, counting, reader] {
      #expect(try await diary.view().history.eventCount == whole)
      #expect(await diary.missingEventCount == 0)
    }
  }

  @Test func `A table as of a time passes over what can not be read, as a replay does`()
    async throws
  {
    let bench = Workbench()
    _ = try await lived(bench, isLarge: true)
    // So that another snapshot is worth its while.
    try bench.remove("/laptop/cache")
    let diary = try bench.open("laptop", clock)
    // Of an agreement the rows do not say enough, so that its event is read again.
    _ = try await diary.commit(GiveConsent(to: .terms, version: "2"))
    _ = try await diary.sync(bench.shared)
    let whole = try await diary.view().history.eventCount
    await diary.saveSnapshotIfWorthwhile()
    let hurt = try bench.open("laptop", clock)
    try bench.hurtLastFrame("laptop")
    let reader = try bench.open("laptop", clock)
    #expect(try await reader.view().history.eventCount == whole)
    #expect(await reader.missingEventCount == 0)
    let time = QueryTime(asOf: clock.now)
    let past = try await reader.view(at: time).history
    let missing = await reader.missingEventCount
    #expect(past.eventCount == whole - 1 && missing == 1)
    #expect(try await reader.answer(to: "SELECT count(*) FROM moments", at: time).rows.count == 1)
    #expect(await reader.missingEventCount == 1, "asked again")
    #expect(try await hurt.replayFromZero().eventCount == whole - 1)
  }

  @Test func `A check makes a snapshot give way where only its last event can not be read`()
    async throws
  {
    let bench = Workbench()
    _ = try await lived(bench, isLarge: true)
    // So that another snapshot is worth its while.
    try bench.remove("/laptop/cache")
    let diary = try bench.open("laptop", clock)
    _ = try await diary.commit(LogMoment("the last"))
    _ = try await diary.sync(bench.shared)
    let whole = try await diary.view().history.eventCount
    await diary.saveSnapshotIfWorthwhile()
    try bench.hurtLastFrame("laptop")
    #expect(try await bench.open("laptop", clock).view().history.eventCount == whole)
    #expect(try await bench.open("laptop", clock).check().eventCount == whole - 1)
    let anew = try bench.open("laptop", clock)
    #expect(try await anew.view().history.eventCount == whole - 1)
    #expect(await anew.missingEventCount == 1)
  }

  @Test func `What an active segment's bad sector hid is there again with it, snapshot or none`()
    async throws
  {
    let bench = Workbench()
    let diary = try await lived(bench, isLarge: true)
    for number in 0..<60 {
      let text = "later \(number) " + String(repeating: "word ", count: 40)
      _ = try await diary.commit(LogMoment(text))
    }
    let whole = try await diary.view().history.eventCount
    let active = bench.place("laptop").vault.appending("journal/live")
    bench.machine.add(
      Fault(.fail(.io), .forGood, in: [.read], pathEnd: active.text, bytes: 12_288..<16_384))
    let hurt = try bench.open("laptop", clock)
    let read = try await hurt.view().history.eventCount
    #expect(read < whole)
    #expect(await hurt.missingEventCount == whole - read)
    await hurt.saveSnapshotIfWorthwhile()
    bench.machine.removeFaults()
    for later in [hurt, try bench.open("laptop", clock)] {
      #expect(try await later.view().history.eventCount == whole)
      #expect(await later.missingEventCount == 0)
      #expect(try await later.check().isSound)
    }
  }

  @Test func `Where nobody knows what was kept last, answers report that they leave something out`()
    async throws
  {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    let paths = try bench.journal("laptop").paths
    let commitPointers = [paths.commitPointer, paths.outsideCommitPointer]
    let disk = bench.machine.startProcess()
    let before = try commitPointers.map { try disk.readAll($0) }
    for number in 0..<40 {
      let text = "word \(number) " + String(repeating: "word ", count: 40)
      _ = try await diary.commit(LogMoment(text))
    }
    // As after a power cut that took what was not synced.
    for (commitPointer, bytes) in zip(commitPointers, before) {
      let file = try disk.open(commitPointer, for: .writing)
      try file.write(bytes.rawSpan, at: 0)
    }
    let active = paths.active
    bench.machine.add(
      Fault(.fail(.io), .forGood, in: [.read], pathEnd: active.text, bytes: 8_192..<1 << 20))
    let hurt = try bench.open("laptop", clock)
    _ = try await hurt.view()
    #expect(await hurt.missingEventCount > 0)
    let health = try await hurt.check()
    #expect(!health.isSound && health.hasUnreadFiles)
    await #expect(throws: DiaryError.notRecorded(StorageError.disk(.read, active, .io))) {
      _ = try await hurt.commit(LogMoment("more"))
    }
  }
}
