import Echolog
import Journal
import Platform
import Seeds
import Testing

/// What was known at a time is what a diary answered then.
@Suite struct TimeTravelTests {
  private let bench = Workbench()
  private let clock = TestClock(Workbench.noon2025)

  /// Lives a while and notes the state at each step.
  private func active(
    _ diary: Diary, steps: Int, _ random: inout SeededRandom
  ) async throws -> [(at: Instant, state: [UInt8])] {
    var noted: [(at: Instant, state: [UInt8])] = []
    var entries: [EventName] = []
    for step in 0..<steps {
      clock.advance(byMinutes: 1 + Int(random.next() % 3000))
      let back = Int(random.next() % 40)
      let today = try await diary.view().viewpoint.today
      let eventTime: EventTime = back < 20 ? .now : .on(today - (back - 19))
      switch random.next() % 9 {
      case 0:
        entries.append(try await diary.commit(LogMoment("win \(step)", eventTime: eventTime)).name)
      case 1...3:
        let log = LogActivity(
          activity: .water, amount: Int64(1 + random.next() % 900), eventTime: eventTime)
        entries.append(try await diary.commit(log).name)
      case 4:
        _ = try await diary.commit(
          SendVibe("note \(step)", emotion: .joy, returningAfter: .threeDays))
      case 5:
        _ = try await diary.commit(CaptureMemory(text: "memory \(step)", eventTime: eventTime))
      case 6:
        try await allowingRefusal {
          _ = try await diary.commit(
            SetGoal(.water, target: Int64(100 + step), per: .day))
        }
      case 7:
        guard let entry = entries.popLast() else { continue }
        try await allowingRefusal { _ = try await diary.commit(RemoveEntry(entry)) }
      default: try await allowingRefusal { _ = try await diary.commit(Undo()) }
      }
      noted.append((clock.now, try await diary.stateHash()))
    }
    return noted
  }

  /// What was undone can not be removed, nor a goal be set twice.
  private func allowingRefusal(_ work: () async throws -> Void) async throws {
    do { try await work() } catch {
      guard case DiaryError.rejected = error else { throw error }
    }
  }

  @Test func `What has no zone happened by the clock where one asks`() async throws {
    let diary = try await bench.create("laptop", clock, hoursEast: 8)
    let eight = clock.now.advanced(byMilliseconds: 7 * 3_600_000)
    _ = try await diary.commit(
      LogMoment("bread", eventTime: .at(eight, offset: nil, precision: .minute)))
    await #expect(throws: DiaryError.rejected(.happenedInFuture)) {
      let later = clock.now.advanced(byMilliseconds: 9 * 3_600_000)
      _ = try await diary.commit(
        LogMoment("tea", eventTime: .at(later, offset: nil, precision: .minute)))
    }
    for (minutes, count) in [(-61, 0), (-60, 1), (0, 1)] {
      let asOf = clock.now.advanced(byMilliseconds: Int64(minutes) * 60_000)
      let found = try await diary.answer(
        to: "SELECT count(*) FROM moments", at: QueryTime(asOf: asOf))
      #expect(found.rows == [[.integer(Int64(count))]], "\(minutes) min")
    }
  }

  @Test func `What was known at a time is the state that the diary had then`() async throws {
    let seed = UInt64(firstSeed(2711))
    for round in 0..<UInt64(4) {
      var random = SeededRandom(seed: seed + round)
      let diary = try await bench.create("laptop\(round)", clock)
      let noted = try await active(diary, steps: 40, &random)
      for _ in 0..<30 {
        let probe = noted[Int(random.next() % UInt64(noted.count))]
        await diary.travel(to: QueryTime(known: probe.at))
        #expect(try await diary.stateHash() == probe.state, "seed \(seed + round)")
      }
      await diary.travel(to: .present)
      #expect(try await diary.stateHash() == noted.last?.state, "seed \(seed + round)")
    }
  }

  @Test func `At any two times a life on two devices is what a replay to them gives`() async throws
  {
    let seed = testSeed()
    for round in 0..<UInt64(Sample().count(of: 6)) {
      let bench = Workbench()
      var life = RandomLife(seed: seed + round)
      let home = TestClock(Workbench.noon2025)
      let away = TestClock(home.now.advanced(byMilliseconds: -20 * 86_400_000))
      let first = away.now
      let laptop = try await bench.create("laptop", home)
      _ = try await laptop.sync(bench.shared)
      let phone = try await bench.join("phone", away, hoursEast: 9)
      for _ in 0..<150 {
        try await life.active(Bool.random(using: &life.random) ? laptop : phone)
        let minutes = Int.random(in: 0...1000, using: &life.random)
        for clock in [home, away] { clock.advance(byMinutes: minutes) }
        if life.random.next() % 20 == 0 { _ = try await laptop.sync(bench.shared) }
        if life.random.next() % 20 == 0 { _ = try await phone.sync(bench.shared) }
      }
      for device in [laptop, phone, laptop] { _ = try await device.sync(bench.shared) }
      let memory = try await laptop.commit(CaptureMemory("secret", title: "Hush")).name
      _ = try await laptop.commit(EditMemory(memory, title: "Still"))
      let other = try await laptop.commit(LogMoment("walked")).name
      let appender = try bench.journal("laptop").beginAppending()
      try appender.redact(
        NumberRanges([other.number...other.number]), of: other.log, forgetting: [memory]
      ) { _, record in [UInt8](copying: record) }
      try appender.close()
      let diary = try bench.open("laptop", home)
      try await probe(diary, from: first, to: home.now, &life.random, "seed \(seed + round)")
    }
  }

  /// Compares many times, on either axis and on both, with a fold of the events that belong to
  /// them.
  private func probe(
    _ diary: Diary, from first: Instant, to last: Instant, _ random: inout SeededRandom,
    _ seed: String
  ) async throws {
    var events: [NamedEvent] = []
    let present = try await diary.view()
    try await diary.beginScan()
    while true {
      let more = try await diary.nextOfScan()
      if more.isEmpty { break }
      events += more
    }
    func fold(_ isWanted: (NamedEvent) -> Bool) -> History {
      var history = History(forgotten: present.history.forgotten)
      for named in events {
        guard let log = history.meet(named.name.log), isWanted(named) else { continue }
        history.fold(named.event, log: log, number: named.name.number)
      }
      return history
    }
    let week: Int64 = 7 * 86_400_000
    func drawn() -> Instant? {
      guard random.next() % 3 > 0 else { return nil }
      let span = UInt64(last.milliseconds - first.milliseconds + 2 * week)
      return first.advanced(byMilliseconds: Int64(random.next() % span) - week)
    }
    for _ in 0..<250 {
      let time = QueryTime(asOf: drawn(), known: drawn())
      let known = fold { $0.event.recordedAt <= time.known?.milliseconds ?? .max }
      var expected = known
      if let asOf = time.asOf {
        let view = known.viewpoint(now: asOf, zone: present.viewpoint.zone)
        expected = fold { named in
          named.event.recordedAt <= time.known?.milliseconds ?? .max
            && !known.isLater(named.event, named.name, than: view)
        }
      }
      let found = try await diary.view(at: time).history
      #expect(try state(found) == state(expected), "\(time), \(seed)")
    }
  }

  /// The canonical encoding without words, and without the highest clock, which stays as it is.
  private func state(_ history: History) throws -> [UInt8] {
    var writer = ByteWriter()
    history.encodeCanonically(into: &writer, words: { "\($0)" })
    let bytes = writer.bytes
    var reader = ByteReader(bytes.rawSpan)
    let counts = [try reader.readVarint(), try reader.readVarint(), try reader.readVarint()]
    _ = try reader.readVarint()
    return counts.flatMap { $0.description.utf8 } + bytes[reader.position...]
  }

  @Test func `Entries of later are no events of an earlier time`() async throws {
    let diary = try await bench.create("laptop", clock)
    let early = try await diary.commit(LogMoment("early")).name
    let noon = clock.now
    clock.advance(byMinutes: 3000)
    let late = try await diary.commit(LogMoment("late")).name
    let back = try await diary.commit(
      LogActivity(
        activity: .water, amount: 5, eventTime: .on(diary.view().viewpoint.today - 2))
    ).name
    let sql = "SELECT sequence FROM events WHERE type IN ('momentLogged', 'activityLogged')"
    func numbers(_ names: EventName...) -> [[QueryValue]] {
      names.map { [.integer(Int64($0.number))] }
    }
    #expect(try await diary.answer(to: sql).rows == numbers(early, late, back))
    await diary.travel(to: QueryTime(asOf: noon))
    #expect(try await diary.answer(to: sql).rows == numbers(early, back))
    await diary.travel(to: QueryTime(known: noon))
    #expect(try await diary.answer(to: sql).rows == numbers(early))
  }

  @Test func `What was so at a time includes what came late, and what was known at it does not`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    let first = clock.now
    _ = try await diary.commit(LogMoment("on time"))
    clock.advance(byMinutes: 3 * 1440)
    let second = clock.now
    let today = try await diary.view().viewpoint.today
    _ = try await diary.commit(LogMoment("late", eventTime: .on(today - 3)))
    let mistaken = try await diary.commit(LogMoment("mistaken", eventTime: .on(today - 3)))
    clock.advance(byMinutes: 1440)
    _ = try await diary.commit(RemoveEntry(mistaken.name))
    func moments(_ time: QueryTime) async throws -> Int {
      try await diary.view(at: time).history.moments().count
    }
    #expect(try await moments(QueryTime(asOf: first.advanced(byMilliseconds: 43_000_000))) == 2)
    #expect(try await moments(QueryTime(known: first)) == 1)
    #expect(try await moments(QueryTime(known: second)) == 3)
    #expect(
      try await moments(QueryTime(asOf: first.advanced(byMilliseconds: 43_000_000), known: second))
        == 3)
  }

  @Test func `What was forgotten since is gone at every time, and nothing is written there`()
    async throws
  {
    var diary = try await bench.create("laptop", clock)
    let memory = try await diary.commit(CaptureMemory(text: "secret")).recorded[0].name
    let other = try await diary.commit(LogMoment("walked")).name
    let then = clock.now
    clock.advance(byMinutes: 60)
    _ = try await diary.commit(LogMoment("later"))
    let appender = try bench.journal("laptop").beginAppending()
    try appender.redact(
      NumberRanges([other.number...other.number]), of: other.log, forgetting: [memory]
    ) { _, record in [UInt8](copying: record) }
    try appender.close()
    diary = try bench.open("laptop", clock)
    await diary.travel(to: QueryTime(known: then))
    let view = try await diary.view()
    #expect(view.history.moments().count == 1)
    let told = try #require(view.history.memory(memory))
    #expect(told.text == nil && told.isForgotten)
    await #expect(throws: DiaryError.query(.pastIsRead)) {
      _ = try await diary.commit(LogMoment("into the past"))
    }
  }

  @Test func `Rows that came, went or changed between two times are listed`() async throws {
    let diary = try await bench.create("laptop", clock)
    let echo = try await diary.commit(SendVibe("a", emotion: .joy, returningAfter: .day)).name
    let then = QueryTime(known: clock.now)
    clock.advance(byMinutes: 60)
    _ = try await diary.commit(CancelEcho(echo))
    _ = try await diary.commit(SendVibe("b", emotion: .hope, returningAfter: .day))
    let echoes = AnyTable(.echoes)
    let changes = try await diary.changes(of: echoes, from: then, to: .present)
    let state = try #require(echoes.index(of: "state"))
    #expect(
      changes.map { [$0.before?[state], $0.after?[state]] } == [
        [.text("scheduled"), .text("cancelled")], [nil, .text("scheduled")],
      ])
    #expect(try await diary.changes(of: echoes, from: .present, to: .present).isEmpty)
  }

  @Test func `The event is found that changed an answer`() async throws {
    let diary = try await bench.create("laptop", clock)
    var names: [EventName] = []
    for emotion in [Emotion.joy, .hope, .joy, .comfort, .hope] {
      clock.advance(byMinutes: 7)
      names.append(
        try await diary.commit(SendVibe("a", emotion: emotion, returningAfter: .day)).name)
    }
    let sql = "SELECT count(*) FROM echoes WHERE emotion = 'hope'"
    let found = try await diary.turningPoint(of: sql) { $0 == .integer(1) || $0 == .integer(2) }
    #expect(found?.events == [names[1]])
    #expect(found?.before == .integer(0) && found?.after == .integer(1))
    let last = try await diary.turningPoint(of: sql) { $0 == .integer(2) }
    #expect(last?.events == [names[4]])
    #expect(try await diary.turningPoint(of: sql) { $0 == .integer(9) } == nil)
    #expect(try await diary.turningPoint(of: sql) { _ in true } == nil)
    // What came and went is found where it came last.
    let log = try await diary.commit(LogActivity(.steps, amount: 1))
    for amount: Int64 in [2, 3, 1, 5, 1] {
      clock.advance(byMinutes: 7)
      names.append(try await diary.commit(CorrectActivity(log.name, amount: amount)).name)
    }
    let sum = "SELECT sum(amount) FROM logs"
    let latest = try #require(try await diary.turningPoint(of: sum) { $0 == .integer(1) })
    #expect(latest.before == .integer(5) && latest.events == names.suffix(1) && latest.isLatest)
    let other = try #require(try await diary.turningPoint(of: sum) { $0 != .integer(5) })
    #expect(other.after == .integer(1) && other.before == .integer(5))
  }
}
