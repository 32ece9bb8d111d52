import Echolog
import Journal
import Platform
import Testing

/// What two devices did to one entry without knowing of each other.
@Suite struct MeetingTests {
  /// A laptop with a memory and a log, and a phone that knows both.
  private struct Two {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop: Diary
    let phone: Diary
    let memory: EventName
    let log: EventName

    init() async throws {
      laptop = try await bench.create("laptop", clock)
      memory = try await laptop.commit(CaptureMemory(text: "first")).recorded[0].name
      log = try await laptop.commit(LogActivity(activity: .steps, amount: 1)).name
      _ = try await laptop.sync(bench.shared)
      phone = try await bench.join("phone", clock)
      clock.advance(byMinutes: 1)
    }
  }

  @Test func `A removal that meets a later change is reported with what brings the entry back`()
    async throws
  {
    for isUndo in [false, true] {
      for isHomeFirst in [false, true] {
        let two = try await Two()
        let (laptop, phone) = (two.laptop, two.phone)
        var removals: [EventName: EventName] = [:]
        for id in [two.memory, two.log] {
          removals[id] =
            try await isUndo
            ? laptop.commit(Undo(id)).recorded[0].name : laptop.commit(RemoveEntry(id)).name
        }
        two.clock.advance(byMinutes: 1)
        _ = try await phone.commit(EditMemory(two.memory, labels: [MemoryLabel(.tag, "lake")]))
        _ = try await phone.commit(CorrectActivity(two.log, amount: 2))
        let order = isHomeFirst ? [laptop, phone, laptop] : [phone, laptop, phone]
        var met: [[EventName: EventName]] = []
        for device in order { met.append(try await device.sync(two.bench.shared).removals) }
        #expect(met == [[:], removals, removals], "each tells it when it learns of both")
        for device in order {
          #expect(try await device.sync(two.bench.shared).met.isEmpty, "told once on each")
        }
        #expect(try await phone.view().history.memory(two.memory)?.isRemoved == true)

        let memoryRemoval = try #require(removals[two.memory])
        let name = try await phone.view().history.label(of: memoryRemoval)
        await #expect(throws: DiaryError.rejected(.alreadyRemoved(.memory, by: name))) {
          try await phone.commit(EditMemory(two.memory, title: "x")).recorded
        }
        for removal in removals.values { _ = try await phone.commit(Undo(removal)) }
        let history = try await phone.view().history
        #expect(history.memory(two.memory)?.labels.count == 1, "it comes back as it was changed")
        #expect(history.log(two.log)?.amount == 2)
        #expect(try #require(history.log(two.log)).isRemoved == false)
      }
    }
  }

  @Test func `A moment and a note that two devices edited stay one entry, and that is reported`()
    async throws
  {
    let two = try await Two()
    let (laptop, phone) = (two.laptop, two.phone)
    let moment = try await phone.perform(LogMoment("Swam")).answer.id
    _ = try await phone.sync(two.bench.shared)
    _ = try await laptop.sync(two.bench.shared)
    for (device, words) in [(laptop, "a mile"), (phone, "two miles")] {
      two.clock.advance(byMinutes: 1)
      try await device.perform(EditEntry(moment, "Swam " + words))
      try await device.perform(EditEntry(two.log, words))
    }
    _ = try await laptop.sync(two.bench.shared)
    for device in [phone, laptop] {
      #expect(Set(try await device.sync(two.bench.shared).met) == [moment, two.log])
      let shown = try await device.momentDays().flatMap(\.moments)
      #expect(shown.map(\.text) == ["Swam two miles"] && shown.map(\.id) == [moment])
      let log = try #require(try await device.view().history.log(two.log))
      #expect(try await device.words(log.note) == "two miles" && log.amount == 1)
    }
  }

  @Test func `An import undone while another device changed an entry of it is reported on both`()
    async throws
  {
    for isHomeFirst in [false, true] {
      let bench = Workbench()
      let clock = TestClock(Workbench.noon2025)
      let laptop = try await bench.create("laptop", clock)
      let context = try await laptop.importContext()
      let row = try LogActivity(activity: .steps, amount: 1).decide(in: context)
      let batch = try #require(try await laptop.take([row, row, row], from: "old.csv"))
      _ = try await laptop.sync(bench.shared)
      let phone = try await bench.join("phone", clock)
      clock.advance(byMinutes: 1)

      let entries = (1...3).map { EventName(log: batch.log, number: batch.number + $0) }
      _ = try await phone.commit(CorrectActivity(entries[0], amount: 2))
      _ = try await phone.commit(RemoveEntry(entries[1]))
      let removal = try await laptop.commit(UndoImport(batch)).name
      let order = isHomeFirst ? [laptop, phone, laptop] : [phone, laptop, phone]
      var met: [[EventName: EventName]] = []
      for device in order { met.append(try await device.sync(bench.shared).removals) }
      let told = [entries[0]: removal]
      #expect(met == [[:], told, told], "what both took away met nothing")
      for device in order { #expect(try await device.sync(bench.shared).met.isEmpty, "told once") }

      _ = try await phone.commit(Undo(removal))
      let logs = try await phone.view().history.logs()
      #expect(logs.map(\.id) == [entries[0], entries[2]] && logs.map(\.amount) == [2, 1])
    }
  }

  @Test func `An import undone on both devices, or put back before they met, met nothing`()
    async throws
  {
    for isPutBack in [false, true] {
      let bench = Workbench()
      let clock = TestClock(Workbench.noon2025)
      let laptop = try await bench.create("laptop", clock)
      let context = try await laptop.importContext()
      let row = try LogActivity(activity: .steps, amount: 1).decide(in: context)
      let batch = try #require(try await laptop.take([row], from: "old.csv"))
      _ = try await laptop.sync(bench.shared)
      let phone = try await bench.join("phone", clock)
      let entry = EventName(log: batch.log, number: batch.number + 1)
      _ = try await phone.commit(CorrectActivity(entry, amount: 2))
      let removal = try await laptop.commit(UndoImport(batch)).name
      if isPutBack {
        _ = try await laptop.commit(Undo(removal))
      } else {
        _ = try await phone.commit(UndoImport(batch))
      }
      for device in [phone, laptop, phone] {
        #expect(try await device.sync(bench.shared).met.isEmpty)
      }
    }
  }

  @Test func `What both devices removed, and what one changed before it was removed, met nothing`()
    async throws
  {
    let two = try await Two()
    _ = try await two.laptop.commit(RemoveEntry(two.memory))
    _ = try await two.phone.commit(EditMemory(two.memory, title: "x"))
    _ = try await two.phone.commit(RemoveEntry(two.memory))
    _ = try await two.phone.commit(CorrectActivity(two.log, amount: 2))
    _ = try await two.phone.commit(RemoveEntry(two.log))
    for device in [two.phone, two.laptop, two.phone] {
      let report = try await device.sync(two.bench.shared)
      #expect(report.met.isEmpty && report.removals.isEmpty)
    }
  }

  @Test func `What was changed after the other change had come is reported on neither device`()
    async throws
  {
    let two = try await Two()
    let (laptop, phone) = (two.laptop, two.phone)
    _ = try await laptop.commit(EditMemory(two.memory, title: "x"))
    _ = try await laptop.sync(two.bench.shared)
    #expect(try await phone.sync(two.bench.shared).met.isEmpty)
    two.clock.advance(byMinutes: 1)
    _ = try await phone.commit(EditMemory(two.memory, title: "y"))
    _ = try await phone.commit(RemoveEntry(two.memory))
    for device in [phone, laptop, phone] {
      #expect(try await device.sync(two.bench.shared).met.isEmpty)
    }
  }

  @Test func `Two changes of one part are reported on each of the devices`() async throws {
    let two = try await Two()
    let (laptop, phone) = (two.laptop, two.phone)
    _ = try await laptop.commit(EditMemory(two.memory, title: "x"))
    _ = try await phone.commit(EditMemory(two.memory, title: "y"))
    var met: [[EventName]] = []
    for device in [laptop, phone, laptop, phone] {
      met.append(try await device.sync(two.bench.shared).met)
    }
    #expect(met == [[], [two.memory], [two.memory], []])
  }

  @Test func `Names that two devices gave what each had added are told where one is lost`()
    async throws
  {
    for isOne in [true, false] {
      let two = try await Two()
      let (laptop, phone) = (two.laptop, two.phone)
      let here = try await laptop.commit(AddActivity("running", in: .distance)).answer
      two.clock.advance(byMinutes: 1)
      // Behind the other name it is another activity.
      if !isOne { _ = try await laptop.commit(RenameActivity(here, to: "jogging")) }
      two.clock.advance(byMinutes: 1)
      let there = try await phone.commit(AddActivity("running", in: .distance)).answer
      two.clock.advance(byMinutes: 1)
      if isOne { _ = try await laptop.commit(RenameActivity(here, to: "jogging")) }
      two.clock.advance(byMinutes: 1)
      let last = try await phone.commit(RenameActivity(there, to: "trot")).recorded[0].name
      var met: [[EventName]] = []
      for device in [laptop, phone, laptop, phone] {
        met.append(try await device.sync(two.bench.shared).met)
      }
      #expect(met == (isOne ? [[], [last], [last], []] : [[], [], [], []]))
      let own = try await laptop.view().history.allActivities.filter { $0.id != nil }
      #expect(own.map(\.label) == (isOne ? ["trot"] : ["jogging", "trot"]))
    }
  }

  @Test func `A removed entry refuses every change with what brings it back`() async throws {
    let two = try await Two()
    for id in [two.memory, two.log] { _ = try await two.laptop.commit(RemoveEntry(id)) }
    let history = try await two.laptop.view().history
    let memory = history.label(of: try #require(history.removal(of: two.memory)))
    let log = history.label(of: try #require(history.removal(of: two.log)))
    let label = MemoryLabel(.tag, "lake")
    await #expect(throws: DiaryError.rejected(.alreadyRemoved(.memory, by: memory))) {
      try await two.laptop.commit(UnlabelMemory(two.memory, [label])).recorded
    }
    await #expect(throws: DiaryError.rejected(.alreadyRemoved(.memory, by: memory))) {
      try await two.laptop.commit(RemoveEntry(two.memory))
    }
    await #expect(throws: DiaryError.rejected(.alreadyRemoved(.log, by: log))) {
      try await two.laptop.commit(CorrectActivity(two.log, amount: 3))
    }
  }
}
