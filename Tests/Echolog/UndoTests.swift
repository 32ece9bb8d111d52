import Echolog
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

/// Undoing on a diary: of every command, again and again, and between devices.
@Suite struct UndoTests {
  /// Something that a person does in a diary with a little of everything.
  private struct Deed {
    let name: String
    let act: (Diary, Life) async throws -> Void
  }

  private struct Life {
    let vibe, opened, moment, log, goal, resting, paused, reminder, memory: EventName
    let batch: EventName
    /// A day with words about it.
    let described: CivilDay
  }

  private static func deeds() -> [Deed] {
    [
      Deed(name: "send") { diary, _ in
        _ = try await diary.commit(SendVibe("hi", emotion: .joy, returningAfter: .week))
      },
      Deed(name: "moment") { diary, _ in _ = try await diary.commit(LogMoment("sang")) },
      Deed(name: "log") { diary, _ in
        _ = try await diary.commit(LogActivity(activity: .steps, amount: 20))
      },
      Deed(name: "remember") { diary, _ in
        _ = try await diary.commit(
          CaptureMemory(text: "snow", labels: [MemoryLabel(.tag, "a"), MemoryLabel(.person, "b")]))
      },
      Deed(name: "edit") { diary, life in
        _ = try await diary.commit(
          EditMemory(
            life.memory, title: "T", text: "x", emotion: .hope, labels: [MemoryLabel(.place, "p")]))
      },
      Deed(name: "unlabel") { diary, life in
        _ = try await diary.commit(UnlabelMemory(life.memory, [MemoryLabel(.tag, "summer")]))
      },
      Deed(name: "goal set") { diary, _ in
        _ = try await diary.commit(SetGoal(.sleep, target: 5, per: .week))
      },
      Deed(name: "goal target") { diary, life in
        _ = try await diary.commit(ChangeGoalTarget(life.goal, target: 77))
      },
      Deed(name: "goal deactivate") { diary, life in
        _ = try await diary.commit(DeactivateGoal(life.goal))
      },
      Deed(name: "goal reactivate") { diary, life in
        _ = try await diary.commit(ReactivateGoal(life.resting))
      },
      Deed(name: "skip") { diary, _ in
        _ = try await diary.commit(ExcuseGoals(.skip(SkipDay(reason: "flu"))))
      },
      Deed(name: "pause") { diary, life in
        _ = try await diary.commit(ExcuseGoals(.pause(PauseGoal(reason: "away")), of: [life.goal]))
      },
      Deed(name: "resume") { diary, life in
        _ = try await diary.commit(ExcuseGoals(.resume(ResumeGoal()), of: [life.paused]))
      },
      Deed(name: "freeze") { diary, life in
        _ = try await diary.commit(ExcuseGoals(.freeze(FreezeDay()), of: [life.paused]))
      },
      Deed(name: "remind") { diary, life in
        let schedule = ReminderSchedule(minute: 1200, weekdays: .daily)
        _ = try await diary.commit(SetReminder(of: life.goal, schedule))
      },
      Deed(name: "remind change") { diary, life in
        _ = try await diary.commit(ChangeReminder(life.reminder, minute: 90))
      },
      Deed(name: "remind remove") { diary, life in
        _ = try await diary.commit(RemoveEntry(life.reminder))
      },
      Deed(name: "cancel") { diary, life in _ = try await diary.commit(CancelEcho(life.vibe)) },
      Deed(name: "reflect") { diary, life in
        _ = try await diary.commit(ReflectOnEcho(life.opened, note: "so it was"))
      },
      Deed(name: "dismiss") { diary, life in _ = try await diary.commit(DismissEcho(life.opened)) },
      Deed(name: "correct") { diary, life in
        let yesterday = EventTime.on(
          CivilDay(daysSinceEpoch: 20_400), offset: UTCOffset(seconds: 0))
        _ = try await diary.commit(CorrectActivity(life.log, amount: 9, eventTime: yesterday))
      },
      Deed(name: "remove a log") { diary, life in _ = try await diary.commit(RemoveEntry(life.log))
      },
      Deed(name: "remove a moment") { diary, life in
        _ = try await diary.commit(RemoveEntry(life.moment))
      },
      Deed(name: "remove a memory") { diary, life in
        _ = try await diary.commit(RemoveEntry(life.memory))
      },
      Deed(name: "import") { diary, _ in
        let context = try await diary.importContext()
        let draft = try LogActivity(activity: .steps, amount: 4).decide(in: context)
        _ = try await diary.take([draft, draft], from: "new.csv")
      },
      Deed(name: "import undo") { diary, life in _ = try await diary.commit(UndoImport(life.batch))
      },
      Deed(name: "summary") { diary, _ in
        _ = try await diary.commit(SummariseDay("slow"))
      },
      Deed(name: "summary again") { diary, life in
        _ = try await diary.commit(SummariseDay("quick", day: life.described))
      },
      Deed(name: "summary taken back") { diary, life in
        _ = try await diary.commit(SummariseDay(" ", day: life.described))
      },
      Deed(name: "setting") { diary, _ in
        _ = try await diary.commit(ChangeSetting.dayStart(minutes: 0))
      },
      Deed(name: "policy") { diary, _ in _ = try await diary.commit(SelectPolicy(.health)) },
    ]
  }

  private func active(_ diary: Diary, _ clock: TestClock) async throws -> Life {
    let opened = try await diary.commit(SendVibe("ho", emotion: .hope, returningAfter: .day)).name
    clock.advance(byMinutes: 2 * 1440)
    _ = try await diary.commit(RevealEcho(opened))
    let context = try await diary.importContext()
    let row = try LogActivity(activity: .water, amount: 300).decide(in: context)
    let batch = try #require(try await diary.take([row], from: "old.csv"))
    let resting = try await diary.commit(SetGoal(.water, target: 5, per: .day)).name
    _ = try await diary.commit(DeactivateGoal(resting))
    let today = try await diary.view().viewpoint.today
    let paused = try await diary.commit(
      SetGoal(.meditation, target: 5, per: .day, from: today - 9)
    ).name
    _ = try await diary.commit(
      LogActivity(activity: .meditation, amount: 9, eventTime: .on(today - 2)))
    _ = try await diary.commit(ExcuseGoals(.pause(PauseGoal()), of: [paused]))
    let described = CivilDay(daysSinceEpoch: 20_401)
    _ = try await diary.commit(SummariseDay("fine", day: described))
    let goal = try await diary.commit(SetGoal(.steps, target: 400, per: .day)).name
    let schedule = ReminderSchedule(minute: 60, weekdays: .daily)
    let reminder = try await diary.commit(SetReminder(of: goal, schedule)).name
    return Life(
      vibe: try await diary.commit(SendVibe("hi", emotion: .joy, returningAfter: .week)).name,
      opened: opened, moment: try await diary.commit(LogMoment("walked")).name,
      log: try await diary.commit(LogActivity(activity: .steps, amount: 500)).name,
      goal: goal, resting: resting, paused: paused, reminder: reminder,
      memory: try await diary.commit(
        CaptureMemory(text: "lake", labels: [MemoryLabel(.tag, "summer")])
      ).recorded[0].name,
      batch: batch, described: described)
  }

  @Test func `Every command is undone at once and done again, here and after another sync`()
    async throws
  {
    for deed in Self.deeds() {
      let bench = Workbench()
      let clock = TestClock(Workbench.noon2025)
      let laptop = try await bench.create("laptop", clock)
      let life = try await active(laptop, clock)
      let before = try await seen(laptop)
      try await deed.act(laptop, life)
      let after = try await seen(laptop)
      #expect(after != before, "\(deed.name) changes nothing")
      let undoing = try await laptop.commit(Undo())
      #expect(!undoing.answer.isPutBack && !undoing.answer.events.isEmpty)
      #expect(try await seen(laptop) == before, "\(deed.name) undone")
      let again = try await laptop.commit(Undo(undoing.recorded[0].name))
      #expect(again.answer.isPutBack == (deed.name != "import"), "\(deed.name)")
      #expect(try await seen(laptop) == after, "\(deed.name) done again")
      _ = try await laptop.sync(bench.shared)
      clock.advance(byMinutes: 5)
      let phone = try await bench.join("phone", clock)
      #expect(try await seen(phone) == after, "\(deed.name) on the phone")
      _ = try await phone.commit(Undo(again.recorded[0].name))
      #expect(try await seen(phone) == before, "\(deed.name) undone on the phone")
      for device in [phone, laptop] { _ = try await device.sync(bench.shared) }
      #expect(try await seen(laptop) == before, "\(deed.name) undone from the phone")
      #expect(try await laptop.stateHash() == phone.stateHash(), "\(deed.name)")
      _ = try await laptop.replayFromZero()
      #expect(try await laptop.stateHash() == phone.stateHash(), "\(deed.name) replayed")
    }
  }

  @Test func `Undoing without a name goes back command by command, to where nothing is left`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    var shown = [try await seen(laptop)]
    _ = try await laptop.commit(LogMoment("one"))
    shown.append(try await seen(laptop))
    let memory = try await laptop.commit(
      CaptureMemory(text: "two", labels: [MemoryLabel(.tag, "t")])
    ).recorded[0].name
    shown.append(try await seen(laptop))
    _ = try await laptop.commit(EditMemory(memory, title: "T", text: "zwei"))
    shown.append(try await seen(laptop))
    for expected in shown.dropLast().reversed() {
      _ = try await laptop.commit(Undo())
      #expect(try await seen(laptop) == expected)
    }
    await #expect(throws: DiaryError.rejected(.nothingToUndo)) { try await laptop.commit(Undo()) }
    let reopened = try bench.open("laptop", clock)
    await #expect(throws: DiaryError.rejected(.nothingToUndo)) { try await reopened.commit(Undo()) }
  }

  @Test func `Undoing without a name takes back first what was put back last`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", TestClock(Workbench.noon2025))
    let first = try await laptop.commit(LogMoment("one")).name
    let second = try await laptop.commit(LogMoment("two")).name
    let undoing = try await laptop.commit(Undo(first)).recorded[0].name
    #expect(try await laptop.commit(Undo(undoing)).answer.isPutBack)
    for expected in [first, second] {
      let undone = try await laptop.commit(Undo())
      #expect(undone.answer.events.map(\.name) == [expected] && !undone.answer.isPutBack)
    }
    await #expect(throws: DiaryError.rejected(.nothingToUndo)) { try await laptop.commit(Undo()) }
  }

  @Test func `Who did nothing here is shown what was done last on any other device`() async throws {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    let tablet = try await bench.join("tablet", clock)
    let walk = try await laptop.commit(LogMoment("walked")).name
    clock.advance(byMinutes: 1)
    let song = try await phone.commit(LogMoment("sang")).name
    for device in [laptop, phone, tablet] { _ = try await device.sync(bench.shared) }
    for last in [song, walk] {
      let label = try await tablet.view().history.label(of: last)
      await #expect(throws: DiaryError.rejected(.nothingToUndoHere(lastElsewhere: label))) {
        try await tablet.commit(Undo())
      }
      _ = try await tablet.commit(Undo(last))
    }
    await #expect(throws: DiaryError.rejected(.nothingToUndo)) { try await tablet.commit(Undo()) }
  }

  @Test func `What was opened stops undoing, and what came back is not sent back`() async throws {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    let vibe = try await laptop.commit(SendVibe("hi", emotion: .joy, returningAfter: .day)).name
    clock.advance(byMinutes: 2 * 1440)
    await #expect(throws: DiaryError.rejected(.echoAlreadyDue)) {
      try await laptop.commit(Undo(vibe))
    }
    _ = try await laptop.commit(RevealEcho(vibe))
    for id in [nil, EventName(log: vibe.log, number: vibe.number + 1)] {
      await #expect(throws: DiaryError.rejected(.notUndoable(.seen))) {
        try await laptop.commit(Undo(id))
      }
    }
    await #expect(throws: DiaryError.rejected(.echoAlreadyRevealed)) {
      try await laptop.commit(Undo(vibe))
    }
    _ = try await laptop.commit(DismissEcho(vibe))
    _ = try await laptop.commit(Undo(vibe))
    let view = try await laptop.view()
    #expect(view.history.echo(vibe, at: view.viewpoint)?.state == .revealed)
  }

  @Test func `Where undoing stops at what was opened, it names what came before`() async throws {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    let vibe = try await laptop.commit(SendVibe("hi", emotion: .joy, returningAfter: .day)).name
    clock.advance(byMinutes: 2 * 1440)
    let moment = try await laptop.commit(LogMoment("walked")).name
    _ = try await laptop.commit(RevealEcho(vibe))
    let name = try await laptop.view().history.label(of: moment)
    for _ in 0..<2 {
      await #expect(throws: DiaryError.rejected(.notUndoable(.seen, before: name))) {
        try await laptop.commit(Undo())
      }
    }
    #expect(try await laptop.commit(Undo(moment)).answer.events.map(\.name) == [moment])
    await #expect(throws: DiaryError.rejected(.notUndoable(.seen))) {
      try await laptop.commit(Undo())
    }
  }

  @Test func `Two devices that undo one thing at once agree, and either puts it back`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    let moment = try await laptop.commit(LogMoment("walked")).name
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    let before = try await seen(phone)
    clock.advance(byMinutes: 1)
    let here = try await laptop.commit(Undo(moment)).recorded[0].name
    let there = try await phone.commit(Undo(moment)).recorded[0].name
    for device in [phone, laptop, phone] { _ = try await device.sync(bench.shared) }
    #expect(try await seen(laptop) == seen(phone))
    #expect(try await laptop.stateHash() == phone.stateHash())
    clock.advance(byMinutes: 1)
    _ = try await laptop.commit(Undo(there))
    for device in [laptop, phone] { _ = try await device.sync(bench.shared) }
    #expect(try await seen(phone) == before)
    #expect(try await seen(laptop) == before)
    await #expect(throws: DiaryError.self) { try await phone.commit(Undo(here)) }
  }

  @Test func `Undoing what two devices did to an entry names what keeps it away, for every kind`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    let vibe = try await laptop.commit(SendVibe("hi", emotion: .joy, returningAfter: .week)).name
    let goal = try await laptop.commit(SetGoal(.sleep, target: 5, per: .week)).name
    let schedule = ReminderSchedule(minute: 1200, weekdays: .daily)
    let removable = [
      try await laptop.commit(LogMoment("walked")).name,
      try await laptop.commit(LogActivity(activity: .steps, amount: 1)).name,
      try await laptop.commit(CaptureMemory(text: "first")).recorded[0].name,
      try await laptop.commit(SetReminder(of: goal, schedule)).name,
    ]
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    for device in [laptop, phone] {
      clock.advance(byMinutes: 1)
      for id in removable { _ = try await device.commit(RemoveEntry(id)) }
      _ = try await device.commit(CancelEcho(vibe))
      _ = try await device.commit(DeactivateGoal(goal))
    }
    for device in [phone, laptop] { _ = try await device.sync(bench.shared) }
    for entry in removable + [vibe, goal] {
      let first = try await laptop.commit(Undo(entry)).answer.events[0]
      let firstType = try #require(first.event.body.type)
      let other = try await laptop.view().history.holding(
        besides: first.name, firstType, isPutBack: false)
      let holding = try #require(other, "\(firstType)")
      #expect(holding.log != first.name.log)
      let second = try await laptop.commit(Undo(holding)).answer.events[0]
      let history = try await laptop.view().history
      #expect(history.holding(besides: second.name, firstType, isPutBack: false) == nil)
    }
  }

  @Test func `A change from another device comes first, and a concurrent one counts`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    let log = try await laptop.commit(LogActivity(activity: .steps, amount: 1)).name
    let second = try await laptop.commit(CorrectActivity(log, amount: 2)).name
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    clock.advance(byMinutes: 1)
    let undoing = try await laptop.commit(Undo(second)).recorded[0].name
    clock.advance(byMinutes: 1)
    // The phone does not know of it yet.
    let third = try await phone.commit(CorrectActivity(log, amount: 3)).name
    for device in [phone, laptop] { _ = try await device.sync(bench.shared) }
    for device in [laptop, phone] {
      #expect(try await device.view().history.log(log)?.amount == 3)
    }
    let name = try await laptop.view().history.label(of: third)
    await #expect(throws: DiaryError.rejected(.changedSince(by: name))) {
      try await laptop.commit(Undo(undoing))
    }
    _ = try await laptop.commit(Undo(log))
    #expect(try await laptop.view().history.log(log)?.amount == 1)
  }

  @Test func `A policy keeps commands out until it is undone, and syncs`() async throws {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    let moment = try await laptop.commit(LogMoment("walked")).name
    _ = try await laptop.commit(SelectPolicy(.health))
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    let refused = PolicyRefusal(policy: .health, rule: .moments, section: "S3 1.2")
    for device in [laptop, phone] {
      await #expect(throws: DiaryError.rejected(.refusedByPolicy(refused))) {
        try await device.commit(LogMoment("sang"))
      }
    }
    _ = try await phone.commit(RemoveEntry(moment))
    _ = try await phone.commit(SelectPolicy(.echo))
    let noSync = PolicyRefusal(policy: .echo, rule: .syncing, section: "S0 5.5 BR-006")
    await #expect(throws: DiaryError.rejected(.refusedByPolicy(noSync))) {
      try await phone.sync(bench.shared)
    }
    let context = try await laptop.importContext()
    let row = try LogActivity(activity: .water, amount: 3).decide(in: context)
    let noImport = PolicyRefusal(policy: .health, rule: .importing, section: "S3 4.1 C3")
    await #expect(throws: DiaryError.rejected(.refusedByPolicy(noImport))) {
      try await laptop.take([row], from: "a.csv")
    }
    _ = try await laptop.commit(Undo())
    _ = try await laptop.commit(LogMoment("sang"))
  }

  @Test func `An undo that comes before what it names waits for it, and takes it back then`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    let tablet = try await bench.join("tablet", clock)
    let moment = try await laptop.commit(LogMoment("walked")).name
    let log = try await laptop.commit(LogActivity(activity: .steps, amount: 5)).name
    let shipped = try await laptop.sync(bench.shared).shipped
    _ = try await phone.sync(bench.shared)
    let undoing = try await phone.commit(Undo(moment)).recorded[0].name
    _ = try await phone.commit(CorrectActivity(log, amount: 7))
    _ = try await phone.commit(Undo())
    _ = try await phone.sync(bench.shared)
    let disk = bench.machine.startProcess()
    let folder = bench.shared.appending("segments")
    for name in shipped { try disk.rename(folder.appending(name), to: Path("/" + name)) }
    _ = try await tablet.sync(bench.shared)
    #expect(try await tablet.view().history.moments().isEmpty)
    await #expect(throws: DiaryError.rejected(.nothingToUndo)) {
      try await tablet.commit(Undo(undoing))
    }
    for name in shipped { try disk.rename(Path("/" + name), to: folder.appending(name)) }
    for device in [tablet, phone, laptop] { _ = try await device.sync(bench.shared) }
    for device in [laptop, phone, tablet] {
      #expect(try await seen(device) == seen(phone))
      #expect(try await device.view().history.moments().isEmpty)
      #expect(try await device.view().history.log(log)?.amount == 5)
    }
    _ = try await tablet.commit(Undo(undoing))
    for device in [tablet, phone, laptop] { _ = try await device.sync(bench.shared) }
    #expect(try await laptop.view().history.moments().map(\.id) == [moment])
    #expect(try await tablet.stateHash() == laptop.stateHash())
  }

  @Test func `A civil day stays where it is, whatever zone, day start and settings come later`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    var life = RandomLife(seed: 41)
    var laptop = try await bench.create("laptop", clock)
    for _ in 0..<150 {
      try await life.active(laptop)
      clock.advance(byMinutes: Int.random(in: 0...700, using: &life.random))
    }
    let days = try await days(laptop)
    for (hours, start) in [(Int32(-11), 0), (14, 720), (0, 60)] {
      laptop = try bench.open("laptop", clock, hoursEast: hours)
      _ = try await laptop.commit(ChangeSetting.dayStart(minutes: start))
      _ = try await laptop.commit(ChangeSetting.weekStart(start == 0 ? 7 : start == 720 ? 6 : 5))
      #expect(try await self.days(laptop) == days, "\(hours) h, \(start) min")
      _ = try await laptop.replayFromZero()
      #expect(try await self.days(laptop) == days, "\(hours) h, \(start) min, replayed")
    }
  }

  private func days(_ diary: Diary) async throws -> [CivilDay] {
    let view = try await diary.view()
    let history = view.history
    return history.moments(includingRemoved: true).map(\.time.day)
      + history.logs(includingRemoved: true).map(\.time.day)
      + history.memories(includingRemoved: true).map(\.time.day)
      + history.echoes(at: view.viewpoint).flatMap { [$0.sentDay, $0.delivery.day] }
      + history.allGoals().map(\.firstDay) + history.journey().map(\.day)
  }

  /// What a person sees, without what only counts events.
  private func seen(_ diary: Diary) async throws -> [String] {
    let view = try await diary.view()
    let history = view.history
    var counts = history.statistics(at: view.viewpoint)
    counts.events = 0
    let journey = history.journey()
    return [
      "\(history.echoes(at: view.viewpoint))", "\(history.moments())", "\(history.logs())",
      "\(journey.map { history.logs(on: $0.day) })", "\(history.memories())",
      "\(history.allGoals())", "\(journey)", "\(counts)",
      "\(history.importBatches.filter { !$0.isUndone }.map(\.id))",
      "\(history.settings.dayStart) \(history.settings.policy)",
      "\(history.reminders(at: view.viewpoint))",
      "\(history.allActivities.map { history.streak(of: $0, today: view.viewpoint.today) })",
    ]
  }
}
