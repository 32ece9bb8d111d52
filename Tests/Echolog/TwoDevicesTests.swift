import Echolog
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

@Suite struct TwoDevicesTests {
  @Test func `Two devices that have synced agree on every word, whatever happened where and when`()
    async throws
  {
    let first = firstSeed(1)
    for seed in first..<first + UInt64(Sample().count(of: 300)) {
      try await activeApart(seed: seed, commands: 200)
    }
  }

  /// One device keeps the time of its place, the other is nine zones east with a clock a year
  /// behind; they meet in a shared folder at random moments.
  private func activeApart(seed: UInt64, commands: Int) async throws {
    let bench = Workbench()
    var life = RandomLife(seed: seed)
    let home = TestClock(Workbench.noon2025)
    let away = TestClock(home.now.advanced(byMilliseconds: -365 * 86_400_000))
    let laptop = try await bench.create("laptop", home)
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", away, hoursEast: 9)
    for _ in 0..<commands {
      let isHome = Bool.random(using: &life.random)
      try await life.active(isHome ? laptop : phone)
      let minutes = Int.random(in: 0...2000, using: &life.random)
      home.advance(byMinutes: minutes)
      away.advance(byMinutes: minutes)
      if Int.random(in: 0..<20, using: &life.random) == 0 {
        _ = try await (Bool.random(using: &life.random) ? laptop : phone).sync(bench.shared)
      }
    }
    for device in [laptop, phone, laptop] { _ = try await device.sync(bench.shared) }
    let hashes = try await hashes(of: laptop)
    #expect(try await self.hashes(of: phone) == hashes, "seed \(seed)")
    let fromZero = try bench.open("phone", home, hoursEast: -5)
    _ = try await fromZero.view()
    #expect(try await self.hashes(of: fromZero) == hashes, "seed \(seed)")
    #expect(life.recorded > commands / 2, "seed \(seed) recorded only \(life.recorded)")
  }

  private func hashes(of diary: Diary) async throws -> [[UInt8]] {
    [try await diary.stateHash(), await diary.historyHash()]
  }

  @Test func `A reveal beats a concurrent cancel, and both devices show the same words`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    let sent = try await laptop.commit(
      SendVibe("You can do this", emotion: .hope, returningAfter: .day))
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", TestClock(clock.now), hoursEast: 0)
    _ = try await phone.commit(CancelEcho(sent.name))
    clock.advance(byMinutes: 2 * 1440)
    let seen = try await laptop.commit(RevealEcho(sent.name)).answer
    for device in [phone, laptop, phone] { _ = try await device.sync(bench.shared) }
    for device in [laptop, phone] {
      let view = try await device.view()
      let echo = try #require(view.history.echo(sent.name, at: view.viewpoint))
      #expect(echo.state == .revealed && echo.isCancelOverruled)
      #expect(try await device.words(echo.recommendation) == seen.recommendation)
    }
  }

  @Test func `Edits of two devices meet part by part, and the later one of a part counts`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    let id = try await laptop.commit(
      CaptureMemory(text: "first", title: "Lake", labels: [MemoryLabel(.tag, "summer")])
    ).recorded[0].name
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    _ = try await phone.commit(EditMemory(id, title: "See", labels: [MemoryLabel(.person, "Ana")]))
    clock.advance(byMinutes: 5)
    _ = try await laptop.commit(
      EditMemory(id, title: "Still lake", labels: [MemoryLabel(.person, "ana")]))
    _ = try await phone.commit(EditMemory(id, text: "second"))
    var met: [[EventName]] = []
    for device in [phone, laptop, phone] { met.append(try await device.sync(bench.shared).met) }
    #expect(met == [[], [id], [id]], "each tells it when it learns of both titles")
    for device in [laptop, phone] {
      let memory = try #require(try await device.view().history.memory(id))
      #expect(try await device.words(memory.title) == "Still lake")
      #expect(try await device.words(memory.text) == "second")
      #expect(memory.labels.count == 3)
      let past = try await device.events(about: id).map(\.event.body.typeName)
      #expect(past.count { $0 == "memoryTitleChanged" } == 2, "the other title stays visible")
    }
    clock.advance(byMinutes: 5)
    let person = MemoryLabel(.person, "Ana")
    #expect(try await laptop.commit(UnlabelMemory(id, [person])).recorded.count == 2)
    #expect(try await laptop.stateHash() != phone.stateHash())
    for device in [laptop, phone] { _ = try await device.sync(bench.shared) }
    #expect(try await laptop.stateHash() == phone.stateHash())
  }

  @Test func `Syncing again copies nothing`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", TestClock(Workbench.noon2025))
    _ = try await laptop.commit(LogMoment("walked"))
    #expect(try await laptop.sync(bench.shared).shipped.count == 1)
    let again = try await laptop.sync(bench.shared)
    #expect(again.shipped.isEmpty && again.received.isEmpty && again.setAside.isEmpty)
  }

  @Test func `A power cut anywhere in a sync keeps no later one from shipping everything`()
    async throws
  {
    let clock = TestClock(Workbench.noon2025)
    let rehearsal = Workbench()
    let rehearsed = try await rehearsal.create("laptop", clock)
    let callsBefore = rehearsal.machine.callCount
    _ = try await rehearsed.sync(rehearsal.shared, mayCreate: true)
    for call in 0..<rehearsal.machine.callCount - callsBefore {
      let bench = Workbench()
      let laptop = try await bench.create("laptop", clock)
      bench.machine.add(Fault(.powerOff, .once, callsBefore: call))
      do {
        _ = try await laptop.sync(bench.shared, mayCreate: true)
      } catch {
        // The power went off, which is the point.
      }
      for fates in FateCombinations.few(of: bench.machine.pendingOperations()) {
        let restarted = Workbench(
          machine: SimulatedMachine(restartedFrom: bench.machine.crashImage(fates)))
        _ = try await restarted.open("laptop", clock).sync(restarted.shared, mayCreate: true)
        let phone = try await restarted.join("phone", clock)
        // Where the cut takes every commit pointer, the laptop goes on in a second log.
        let names = try await phone.view().history.devices.map(\.name)
        #expect(Set(names).isSuperset(of: ["laptop", "phone"]), "call \(call): \(names)")
      }
    }
  }

  @Test func `All that an answered sync has shipped is there after a power cut`() async throws {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    for round in 1...6 {
      let walk = try await laptop.commit(LogMoment("walk \(round)"))
      if round.isMultiple(of: 3) { _ = try await laptop.commit(RemoveEntry(walk.name)) }
      _ = try await laptop.sync(bench.shared)
      let lost = bench.machine.pendingOperations().map { _ in Fate.lost }
      let image = bench.machine.crashImage(lost)
      let held = try records(of: "laptop", on: bench)
      #expect(held.count == 1 && held.values.allSatisfy { $0.count > round })
      let restarted = Workbench(machine: SimulatedMachine(restartedFrom: image))
      _ = try await restarted.join("phone", clock)
      let joined = try records(of: "phone", on: restarted)
      for (log, own) in held { #expect(joined[log] == own, "round \(round)") }
    }
  }

  /// The bytes of all records on a device, in order.
  private func records(of device: String, on bench: Workbench) throws -> [LogID: [[UInt8]]] {
    let journal = try bench.journal(device)
    var held: [LogID: [[UInt8]]] = [:]
    for log in journal.logs {
      var cursor = journal.cursor(of: log)
      while try cursor.advance() {
        let frame = cursor.frame
        var records = frame.records
        while let record = records.next() {
          held[log, default: []].append([UInt8](copying: record))
        }
      }
    }
    return held
  }

  @Test func `A foreign or half-copied file in the shared folder delays nothing`() async throws {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(LogMoment("walked"))
    let shipped = try await laptop.sync(bench.shared).shipped
    let name = try #require(shipped.first)
    let disk = bench.machine.startProcess()
    let segments = bench.shared.appending("segments")
    let whole = try disk.readAll(segments.appending(name))
    try disk.remove(segments.appending(name))
    try put(Array(whole.prefix(whole.count / 2)), at: segments.appending(name), on: disk)
    try put([1, 2, 3], at: segments.appending("holiday.jpg"), on: disk)
    let phone = try await bench.join("phone", clock)
    let report = try await phone.sync(bench.shared)
    #expect(Set(report.setAside.map(\.name)) == [name, "holiday.jpg"])
    #expect(try await phone.view().history.moments().isEmpty)
    try disk.remove(segments.appending(name))
    _ = try await laptop.sync(bench.shared)
    _ = try await phone.sync(bench.shared)
    #expect(try await phone.view().history.moments().count == 1)
  }

  @Test func `A damaged file in the shared folder is replaced by the good copy of a device`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    for number in 0..<400 { _ = try await laptop.commit(LogMoment("walk \(number)")) }
    let name = try #require(try await laptop.sync(bench.shared).shipped.first)
    let disk = bench.machine.startProcess()
    let path = bench.shared.appending("segments").appending(name)
    let sound = try disk.readAll(path)
    for index in stride(from: 0, to: sound.count, by: sound.count / 12) {
      var damaged = sound
      damaged[index] ^= 4
      try put(damaged, at: path, on: disk)
      let report = try await laptop.sync(bench.shared)
      #expect(report.replaced == [name] && report.shipped.isEmpty, "byte \(index)")
      #expect(report.setAside.isEmpty)
      #expect(try disk.readAll(path) == sound)
    }
    for count in stride(from: 0, to: sound.count, by: sound.count / 6) {
      try put(Array(sound.prefix(count)), at: path, on: disk)
      #expect(try await laptop.sync(bench.shared).replaced == [name], "\(count) bytes")
      #expect(try disk.readAll(path) == sound)
    }
    let phone = try await bench.join("phone", clock)
    #expect(try await phone.view().history.moments().count == 400)
  }

  @Test func `A damaged segment of a vault heals from a replica of its numbers, whatever its name`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    for number in 0..<900 { _ = try await laptop.commit(LogMoment("walk \(number)")) }
    let name = try #require(try await laptop.sync(bench.shared).shipped.first)
    let expected = try await laptop.stateHash()
    let disk = bench.machine.startProcess()
    let segments = bench.place("laptop").vault.appending("journal/segments")
    let there = bench.shared.appending("segments")
    let sound = try disk.readAll(segments.appending(name))
    for (round, index) in [30, 100, sound.count / 3, sound.count / 2, sound.count - 20].enumerated()
    {
      let held = try disk.list(segments).map(\.name)
      let own = try #require(held.first { $0 == name })
      var damaged = sound
      damaged[index] ^= 1
      try put(damaged, at: segments.appending(own), on: disk)
      let hurt = try bench.open("laptop", clock)
      _ = try await hurt.view()
      await hurt.saveSnapshotIfWorthwhile()
      let report = try await hurt.sync(bench.shared)
      #expect(report.setAside.isEmpty, "round \(round)")
      #expect(try await hurt.stateHash() == expected, "round \(round)")
      #expect(try await hurt.check().isSound, "round \(round)")
      let again = try bench.open("laptop", clock)
      _ = try await again.view()
      #expect(try await again.stateHash() == expected, "round \(round)")
      let calm = try await again.sync(bench.shared)
      #expect(calm.received.isEmpty && calm.shipped.isEmpty && calm.replaced.isEmpty)
      // Back to one file under the first name for the next round.
      for entry in try disk.list(segments) where entry.name != name {
        try disk.remove(segments.appending(entry.name))
      }
      for entry in try disk.list(there) where entry.name != name {
        try disk.remove(there.appending(entry.name))
      }
      try put(sound, at: segments.appending(name), on: disk)
    }
  }

  @Test func `A device that joins takes no name that another has`() async throws {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    let taken = Rejection.deviceNameTaken("laptop", proposal: "laptop-2")
    await #expect(throws: DiaryError.rejected(taken)) {
      _ = try await bench.join("phone", clock, as: "laptop", isChosen: true)
    }
    let phone = try await bench.join("phone", clock, as: "laptop")
    #expect(try await phone.view().history.devices.map(\.name).sorted() == ["laptop", "laptop-2"])
  }

  @Test func `An absent folder is made only when that was asked for`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", TestClock(Workbench.noon2025))
    await #expect(throws: DiaryError.sync(.vault("/stick/echolog", .folderMissing))) {
      _ = try await laptop.sync("/stick/echolog")
    }
    let disk = bench.machine.startProcess()
    #expect(try disk.statusIfPresent(of: "/stick") == nil)
    #expect(try await laptop.sync("/stick/echolog", mayCreate: true).shipped.count == 1)
    await #expect(throws: DiaryError.sync(.vault("/laptop/vault", .occupied))) {
      _ = try await laptop.sync("/laptop/vault")
    }
  }

  private func put(_ bytes: [UInt8], at path: Path, on disk: SimulatedDisk) throws {
    try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".new"))
    try disk.syncDirectory(path.parent)
  }

  @Test func `A shared folder of another vault, and a folder with other things, are refused`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    let stranger = try await bench.create("stranger", clock)
    await #expect(throws: DiaryError.sync(.vault(bench.shared, .anotherVault))) {
      _ = try await stranger.sync(bench.shared)
    }
    await #expect(throws: DiaryError.sync(.vault("/laptop", .notAVault))) {
      _ = try await stranger.sync("/laptop")
    }
  }
}
