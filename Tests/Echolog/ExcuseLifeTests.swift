import Echolog
import Platform
import Seeds
import SimulatedMachine
import Testing

/// Skips, pauses and freezes through the library: on any day, in any zone, on two devices.
@Suite struct ExcuseLifeTests {
  /// Opens the vault where this rule of clocks applies.
  private func open(_ bench: Workbench, _ rule: String, _ clock: TestClock) throws -> Diary {
    let disk = bench.machine.startProcess()
    let zone = try TimeZoneRules(posixRule: rule)
    return try Diary.open(
      at: bench.place("laptop"), deviceName: DeviceName("laptop"), secret: bench.secret(on: disk),
      dependencies: Dependencies(now: { clock.now }, zone: zone), on: disk)
  }

  private static let zones = [
    "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0", "<+14>-14", "<-12>12",
    "<+0545>-5:45",
  ]

  private struct Promise {
    let event: EventName
    let day: CivilDay
  }

  /// Gives a random command about today or yesterday; nil where it is refused, because the day is
  /// excused already or as many are forgiven as can be.
  private func excuse(
    _ goal: EventName, in diary: Diary, _ random: inout SeededRandom
  ) async throws -> Promise? {
    let today = try await diary.view().viewpoint.today
    let choice = random.next() % 3
    let command: ExcuseCommand =
      choice == 0
      ? .skip(SkipDay()) : choice == 1 ? .pause(PauseGoal(to: today)) : .freeze(FreezeDay())
    // A streak that goes on over yesterday.
    _ = try await diary.commit(
      LogActivity(activity: .steps, amount: 10, eventTime: .on(today - 2)))
    do {
      let recorded = try await diary.commit(ExcuseGoals(command, of: [goal])).recorded[0]
      #expect(recorded.event.civilDay == today.daysSinceEpoch, "it is said today")
      return Promise(event: recorded.name, day: choice == 2 ? today - 1 : today)
    } catch DiaryError.rejected {
      return nil
    }
  }

  @Test func `A skip, pause or freeze stays on its day, whatever clocks and settings do later`()
    async throws
  {
    let seed = firstSeed(22)
    var random = SeededRandom(seed: seed)
    // The hours around both changes of the clocks in Berlin, and in New York.
    for start in [1_743_292_800_000, 1_761_436_800_000, 1_741_478_400_000, 1_762_041_600_000] {
      try await active(from: Instant(milliseconds: Int64(start)), &random, "seed \(seed)")
    }
  }

  private func active(
    from start: Instant, _ random: inout SeededRandom, _ seed: String
  ) async throws {
    let bench = Workbench()
    let clock = TestClock(start)
    var diary = try await bench.create("laptop", clock)
    let first = CivilDay(at: start, offset: .utc, dayStart: .standard) - 60
    let goal = try await diary.commit(
      SetGoal(.steps, target: 10, per: .day, from: first)
    ).name
    var promised: [Promise] = []
    for _ in 0..<12 {
      diary = try open(bench, Self.zones[Int(random.next() % 5)], clock)
      if let promise = try await excuse(goal, in: diary, &random) { promised.append(promise) }
      if random.next() % 2 == 0 {
        _ = try await diary.commit(ChangeSetting.dayStart(minutes: Int(random.next() % 721)))
      }
      clock.advance(byMinutes: Int(random.next() % 1500))
    }
    #expect(!promised.isEmpty, "\(seed)")
    for zone in Self.zones {
      let history = try await open(bench, zone, clock).view().history
      let excuses = try #require(history.goal(goal)).excuses
      for promise in promised {
        let kept = excuses.first { $0.event == promise.event }
        #expect(kept?.firstDay == promise.day && kept?.lastDay == promise.day, "\(seed)")
      }
    }
  }

  @Test func `Excuses that two devices gave apart are the same on both, and undone on either`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    let goal = try await laptop.commit(SetGoal(.steps, target: 10, per: .day)).name
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", TestClock(clock.now), hoursEast: 9)
    let today = try await laptop.view().viewpoint.today
    let paused = try await laptop.commit(
      ExcuseGoals(.pause(PauseGoal(from: today, to: today + 9, reason: "Away")), of: [goal])
    ).recorded
    _ = try await phone.commit(ExcuseGoals(.skip(SkipDay(today + 2, reason: "Flu")), of: [goal]))
    _ = try await phone.commit(ExcuseGoals(.pause(PauseGoal(from: today + 20)), of: [goal]))
    clock.advance(byMinutes: 60)
    _ = try await laptop.commit(ExcuseGoals(.resume(ResumeGoal(from: today + 5)), of: [goal]))
    for device in [phone, laptop, phone] { _ = try await device.sync(bench.shared) }
    let hash = try await laptop.stateHash()
    #expect(try await phone.stateHash() == hash)
    for device in [laptop, phone] {
      let history = try await device.view().history
      let excuses = try #require(history.goal(goal)).excuses
      #expect(excuses.map(\.kind).count { $0 == .pause } == 1, "resuming ends both pauses")
      #expect(
        excuses.first { $0.event == paused[0].name }?.lastDay == today + 4)
      var reasons: Set<String?> = []
      for excuse in excuses { reasons.insert(try await device.words(history.reason(of: excuse))) }
      #expect(reasons == ["Away", "Flu"])
    }
    let undone = try await phone.commit(Undo(goal))
    #expect(!undone.answer.isPutBack)
    for device in [phone, laptop] { _ = try await device.sync(bench.shared) }
    #expect(try await phone.stateHash() == laptop.stateHash())
    let after = try #require(try await laptop.view().history.goal(goal)).excuses
    #expect(after.count { $0.kind == .pause } == 2, "without the resuming both pauses hold")
  }
}
