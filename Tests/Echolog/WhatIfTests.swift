import Echolog
import Platform
import Seeds
import SimulatedMachine
import Testing

/// What would be is what a diary answers in which it was so.
@Suite struct WhatIfTests {
  private let bench = Workbench()

  /// One command of a life, which two diaries can be given alike. Entries and goals are named by
  /// the step that made them.
  private enum Step {
    case log(Activity, Int64, EventTime)
    case moment(String, EventTime)
    case memory(String, EventTime)
    case goal(SetGoal)
    case target(Int, Int64, CivilDay)
    case correct(Int, Int64)
    case remove(Int)

    /// The step that made what this one is about.
    var subject: Int? {
      switch self {
      case .target(let made, _, _), .correct(let made, _), .remove(let made): made
      default: nil
      }
    }
  }

  private typealias TimedStep = (step: Step, at: Instant)

  /// A life that begins with goals at noon.
  private func life(of steps: Int, _ random: inout SeededRandom) -> [TimedStep] {
    var now = Workbench.noon2025
    let noon = CivilDay(at: now, offset: .utc, dayStart: .standard)
    var life: [TimedStep] = [
      (.goal(SetGoal(.water, target: 900, per: .day, from: noon)), now),
      (.goal(SetGoal(.steps, target: 7000, per: .week, from: noon)), now),
    ]
    for index in life.count..<life.count + steps {
      now = now.advanced(byMilliseconds: Int64.random(in: 1...900, using: &random) * 60_000)
      let today = CivilDay(at: now, offset: .utc, dayStart: .standard)
      let earlier = now.advanced(
        byMilliseconds: Int64.random(in: 0...9000, using: &random) * -60_000)
      let eventTime: EventTime =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .on(today - Int.random(in: 2...9, using: &random))
        case 1: .at(earlier, offset: .utc, precision: .minute)
        default: .now
        }
      let made = life.indices.filter { life[$0].step.subject == nil }.drawn(&random)
      let amount = Int64(index + 1) * 10
      let step: Step =
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<8: .log([.water, .steps].drawn(&random), amount, eventTime)
        case 8..<11: .moment("win \(index)", eventTime)
        case 11..<12: .memory("memory \(index)", eventTime)
        case 12..<14: .target(Int.random(in: 0...1, using: &random), amount, today - made % 5)
        case 14..<17: .correct(made, amount)
        default: .remove(made)
        }
      life.append((step, now))
    }
    return life
  }

  /// Gives the steps to a diary.
  ///
  /// - Parameters:
  ///   - made: the events of earlier steps, by their places; taken on with those of these.
  ///   - isMeant: which ones; the others did not happen.
  private func give(
    _ steps: [TimedStep], to diary: Diary, _ clock: TestClock, from first: Int = 0,
    _ made: inout [Int: EventName], where isMeant: (Int) -> Bool = { _ in true }
  ) async throws {
    for (offset, (step, at)) in steps.enumerated() {
      clock.advance(byMinutes: Int((at.milliseconds - clock.now.milliseconds) / 60_000))
      guard isMeant(first + offset) else { continue }
      do {
        made[first + offset] = try await give(step, to: diary, made)
      } catch DiaryError.rejected {
        // As what is removed twice.
      }
    }
  }

  private func give(
    _ step: Step, to diary: Diary, _ made: [Int: EventName]
  ) async throws -> EventName? {
    switch step {
    case .log(let activity, let amount, let eventTime):
      return try await diary.commit(
        LogActivity(activity: activity, amount: amount, eventTime: eventTime)
      ).name
    case .moment(let text, let eventTime):
      return try await diary.commit(LogMoment(text, eventTime: eventTime)).name
    case .memory(let text, let eventTime):
      return try await diary.commit(CaptureMemory(text: text, eventTime: eventTime)).recorded[0]
        .name
    case .goal(let goal): return try await diary.commit(goal).name
    case .target(let goal, let target, let day):
      guard let goal = made[goal] else { return nil }
      let change = ChangeGoalTarget(goal, target: target, effectiveDay: day)
      return try await diary.commit(change).name
    case .correct(let log, let amount):
      guard let log = made[log] else { return nil }
      return try await diary.commit(CorrectActivity(log, amount: amount)).name
    case .remove(let entry):
      guard let entry = made[entry] else { return nil }
      return try await diary.commit(RemoveEntry(entry)).name
    }
  }

  /// What every table shows, without the names of entries and who wrote them, nor the lines that
  /// chance drew.
  private func rows(
    _ diary: Diary, without left: Set<String> = []
  ) async throws -> [String: [[QueryValue]]] {
    var found: [String: [[QueryValue]]] = [:]
    for table in Tables.all
    where !left.union(["events", "quotes", "devices"]).contains(table.name) {
      let columns = table.columns.filter {
        $0.kind != .id && !["device", "praise"].contains($0.name)
      }.map { "\"\($0.name)\"" }.joined(separator: ", ")
      found[table.name] = try await diary.answer(to: "SELECT \(columns) FROM \(table.name)").rows
    }
    return found
  }

  private func expectSame(
    _ fork: [String: [[QueryValue]]], _ lived: [String: [[QueryValue]]], _ seed: UInt64
  ) {
    for (table, rows) in lived { #expect(fork[table] == rows, "\(table), seed \(seed)") }
  }

  private func create(_ name: String) async throws -> (Diary, TestClock) {
    let clock = TestClock(Workbench.noon2025)
    return (try await bench.create(name, clock), clock)
  }

  @Test func `Without events it is as if they had never been recorded, at every time`()
    async throws
  {
    let seed = UInt64(firstSeed(2713))
    for round in seed..<seed + 6 {
      var random = SeededRandom(seed: round)
      let life = life(of: 60, &random)
      let (diary, clock) = try await create("a\(round)")
      var made: [Int: EventName] = [:]
      try await give(life, to: diary, clock, &made)
      let dropped = Set(made.keys.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      // What was refused before is not tried again, and what is about nothing falls away.
      func isLeft(_ index: Int) -> Bool {
        made[index] != nil && !dropped.contains(index)
          && life[index].step.subject.map(isLeft) ?? true
      }
      let (other, otherClock) = try await create("b\(round)")
      var others: [Int: EventName] = [:]
      try await give(life, to: other, otherClock, &others, where: isLeft)
      try await diary.beginSupposing(at: .present)
      for index in dropped.sorted() {
        do { try await diary.supposeWithout(try #require(made[index])) } catch DiaryError.query(
          .nothingChanged)
        {
          // It was about something that is left out by now.
        }
      }
      let whatIf = await diary.endSupposing()
      let middle = life[30].at
      for time in [
        QueryTime.present, QueryTime(asOf: middle), QueryTime(known: middle),
        QueryTime(asOf: life[20].at, known: middle),
      ] {
        await other.travel(to: time)
        await diary.travel(to: QueryTime(asOf: time.asOf, known: time.known, whatIf: whatIf))
        expectSame(try await rows(diary), try await rows(other), round)
      }
    }
  }

  @Test func `With events it is as if they had been recorded`() async throws {
    let seed = UInt64(firstSeed(2714))
    for round in seed..<seed + 6 {
      var random = SeededRandom(seed: round)
      let life = life(of: 60, &random)
      let (diary, clock) = try await create("a\(round)")
      let (other, otherClock) = try await create("b\(round)")
      var (made, others): ([Int: EventName], [Int: EventName]) = ([:], [:])
      try await give(Array(life[..<40]), to: diary, clock, &made)
      try await give(life, to: other, otherClock, &others)
      try await diary.beginSupposing(at: .present)
      try await give(Array(life[40...]), to: diary, clock, from: 40, &made)
      let whatIf = await diary.endSupposing()
      let isBefore = try await diary.stateHash()
      await diary.travel(to: QueryTime(whatIf: whatIf))
      #expect(made.count == others.count)
      expectSame(
        try await rows(diary, without: ["conflicts"]),
        try await rows(other, without: ["conflicts"]), round)
      await diary.travel(to: .present)
      #expect(try await diary.stateHash() == isBefore, "seed \(round)")
    }
  }

  @Test func `A day and a week that begin otherwise begin so from the first entry on`()
    async throws
  {
    let seed = UInt64(firstSeed(2715))
    for round in seed..<seed + 4 {
      var random = SeededRandom(seed: round)
      let life = life(of: 60, &random)
      let (minutes, weekday) = ([0, 90, 300, 360].drawn(&random), [6, 7].drawn(&random))
      let (diary, clock) = try await create("a\(round)")
      let (other, otherClock) = try await create("b\(round)")
      var (made, others): ([Int: EventName], [Int: EventName]) = ([:], [:])
      try await give(life, to: diary, clock, &made)
      _ = try await other.commit(ChangeSetting.dayStart(minutes: minutes))
      _ = try await other.commit(ChangeSetting.weekStart(weekday))
      try await give(life, to: other, otherClock, &others) { made[$0] != nil }
      try await diary.beginSupposing(at: .present)
      _ = try await diary.commit(ChangeSetting.dayStart(minutes: minutes))
      _ = try await diary.commit(ChangeSetting.weekStart(weekday))
      await diary.travel(to: QueryTime(whatIf: await diary.endSupposing()))
      expectSame(try await rows(diary), try await rows(other), round)
    }
  }

  @Test func `What is left out and added again is what is, and nothing is written`() async throws {
    let (diary, _) = try await create("laptop")
    let goal = try await diary.commit(SetGoal(.water, target: 500, per: .day)).name
    let water = LogActivity(activity: .water, amount: 700, note: "tea", eventTime: .now)
    let log = try await diary.commit(water).name
    let real = try await rows(diary)
    let hash = (try await diary.stateHash(), await diary.historyHash())
    let before = try files()
    try await diary.beginSupposing(at: .present)
    try await diary.supposeWithout(log)
    #expect(await diary.viewAfterCommand().history.logs().isEmpty)
    _ = try await diary.commit(water)
    let same = await diary.endSupposing()
    await diary.travel(to: QueryTime(whatIf: same))
    #expect(try await rows(diary) == real)
    await #expect(throws: DiaryError.query(.forkIsRead)) {
      _ = try await diary.commit(LogMoment("into the fork"))
    }
    await #expect(throws: DiaryError.query(.forkIsRead)) {
      try await diary.take([], from: "old.csv")
    }
    try await diary.beginSupposing(at: QueryTime(whatIf: same))
    _ = try await diary.commit(ChangeGoalTarget(goal, target: 800))
    await #expect(throws: DiaryError.query(.nothingChanged)) {
      try await diary.supposeWithout(log)
    }
    await diary.travel(to: QueryTime(whatIf: await diary.endSupposing()))
    #expect(try await diary.answer(to: "SELECT target FROM goals").rows == [[.integer(800)]])
    await diary.travel(to: .present)
    #expect(try await rows(diary) == real)
    #expect(try await diary.stateHash() == hash.0)
    #expect(await diary.historyHash() == hash.1)
    #expect(try files() == before)
  }

  private func files() throws -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    let disk = bench.machine.startProcess()
    func walk(_ folder: Path) throws {
      for entry in try disk.list(folder) {
        let path = folder.appending(entry.name)
        if entry.kind == .directory {
          try walk(path)
        } else {
          found[path.text] = try disk.readAll(path)
        }
      }
    }
    try walk("/laptop")
    #expect(found.count > 3)
    return found
  }

  @Test func `Without an import or the logs of an activity all that they brought is gone`()
    async throws
  {
    let (diary, _) = try await create("laptop")
    let context = try await diary.importContext()
    let pending = try (1...3).map {
      try LogActivity(activity: .steps, amount: $0, eventTime: .now).decide(in: context)
    }
    let batch = try #require(try await diary.take(pending, from: "old.csv"))
    _ = try await diary.commit(LogActivity(activity: .water, amount: 5, eventTime: .now))
    func logs(_ whatIf: WhatIf) async throws -> Int {
      try await diary.view(at: QueryTime(whatIf: whatIf)).history.logs().count
    }
    try await diary.beginSupposing(at: .present)
    try await diary.supposeWithout(batch)
    let withoutImport = await diary.endSupposing()
    #expect(try await logs(withoutImport) == 1)
    try await diary.beginSupposing(at: QueryTime(whatIf: withoutImport))
    _ = try await diary.commit(LogActivity(activity: .water, amount: 9, eventTime: .now))
    try await diary.supposeWithout(logsOf: .water)
    #expect(try await logs(await diary.endSupposing()) == 0)
    #expect(try await logs(.nothing) == 4)
  }
}
