import Echolog
import Journal
import Platform
import Seeds
import SimulatedMachine
import Testing

@Suite struct FullDiskTests {
  @Test func `A moment is taken away on a full disk, where nothing else is kept`() async throws {
    let bench = Workbench()
    let diary = try await bench.create("laptop", TestClock(Workbench.noon2025))
    let moment = try await diary.commit(LogMoment("walked"))
    _ = try await diary.sync(bench.shared)
    let plenty = 1 << 30
    bench.machine.capacityBytes = plenty
    let free = try bench.machine.startProcess().freeBytes(at: "/laptop/vault")
    bench.machine.capacityBytes = plenty - free
    await #expect(throws: DiaryError.self) {
      _ = try await diary.commit(LogMoment("walked again"))
    }
    _ = try await diary.commit(RemoveEntry(moment.name))
    #expect(try await diary.view().history.moments().isEmpty)
  }

  @Test func `On a full disk something is forgotten, and its words go at the latest with room`()
    async throws
  {
    let bench = Workbench()
    let diary = try await bench.create("laptop", TestClock(Workbench.noon2025))
    let id = try await diary.commit(LogMoment("by the glacier")).name
    _ = try await diary.sync(bench.shared)
    try leave(0, on: bench.machine)
    let forgetting = try await diary.commit(ForgetEntry(id))
    #expect(try await diary.view().history.moment(id)?.isForgotten == true)
    bench.machine.capacityBytes = nil
    if !forgetting.news.hasWordsToErase { #expect(try !bench.holds("glacier", on: "laptop")) }
    await diary.finishErasing()
    #expect(try !bench.holds("glacier", on: "laptop"))
  }

  @Test func `Where there is no room for a vault, none is made, and it is once there is`()
    async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("walked"))
    _ = try await diary.sync(bench.shared)
    try leave(1 << 20, on: bench.machine)
    await #expect(throws: DiaryError.self) { _ = try await bench.join("phone", clock) }
    await #expect(throws: DiaryError.self) { _ = try await bench.create("tablet", clock) }
    bench.machine.capacityBytes = nil
    let phone = try await bench.join("phone", clock)
    #expect(try await phone.view().history.moments().count == 1)
    #expect(try await bench.create("tablet", clock).view().history.moments().isEmpty)
  }

  @Test func `A join that a disk ends behind the making leaves a vault that goes on`() async throws
  {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("walked"))
    _ = try await diary.sync(bench.shared)
    bench.machine.add(Fault(.fail(.io), .forGood, in: [.write], pathEnd: ".partial"))
    await #expect(throws: DiaryError.self) { _ = try await bench.join("phone", clock) }
    bench.machine.removeFaults()
    let phone = try bench.open("phone", clock)
    _ = try await phone.sync(bench.shared)
    #expect(try await phone.view().history.moments().count == 1)
  }

  @Test func `An import is taken back on a full disk, where nothing else is kept`() async throws {
    let bench = Workbench()
    let diary = try await bench.create("laptop", TestClock(Workbench.noon2025))
    let context = try await diary.importContext()
    let row = try LogMoment("walked").decide(in: context)
    let batch = try #require(try await diary.take([row], from: "old.csv"))
    _ = try await diary.sync(bench.shared)
    try leave(0, on: bench.machine)
    await #expect(throws: DiaryError.self) {
      _ = try await diary.commit(LogMoment("walked again"))
    }
    _ = try await diary.commit(UndoImport(batch))
    #expect(try await diary.view().history.moments().isEmpty)
  }

  @Test(arguments: [false, true])
  func `In a copied vault too a moment is taken away on a full disk`(
    _ isElsewhere: Bool
  ) async throws {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let diary = try await bench.create("laptop", clock)
    let moment = try await diary.commit(LogMoment("walked"))
    _ = try await diary.sync(bench.shared)
    // It shows a copy.
    let disk = bench.machine.startProcess()
    try disk.remove("/laptop/vault/journal/lock")
    if isElsewhere {
      let outside = try bench.journal("laptop").paths.outsideCommitPointer
      try disk.remove(outside)
    }
    try leave(0, on: bench.machine)
    let copied = try bench.open("laptop", clock)
    _ = try await copied.commit(RemoveEntry(moment.name))
    #expect(try await copied.view().history.moments().isEmpty)
    #expect(await copied.ownLog != moment.name.log)
  }

  @Test func `Moment after moment is taken away on a full disk, whatever is kept in between`()
    async throws
  {
    let bench = Workbench()
    let diary = try await bench.create("laptop", TestClock(Workbench.noon2025))
    var random = SeededRandom(seed: 3)
    func letters(_ count: Int) -> String {
      String(
        decoding: (0..<count).map { _ in UInt8.random(in: 0x61...0x7a, using: &random) },
        as: UTF8.self)
    }
    var moments: [EventName] = []
    for _ in 0..<12 {
      moments.append(try await diary.commit(LogMoment(letters(2_000))).name)
    }
    _ = try await diary.sync(bench.shared)
    try leave(0, on: bench.machine)
    var (kept, refused) = (0, 0)
    for moment in moments {
      _ = try await diary.commit(RemoveEntry(moment))
      for _ in 0..<6 {
        do throws(DiaryError) {
          _ = try await diary.commit(LogMoment(letters(9_000)))
          kept += 1
        } catch {
          refused += 1
        }
      }
    }
    #expect(kept > 0 && refused > 0, "\(kept) kept, \(refused) refused")
    #expect(try await diary.view().history.moments().count == kept)
  }

  /// Leaves so many bytes free on the machine.
  private func leave(_ byteCount: Int, on machine: SimulatedMachine) throws {
    let plenty = 1 << 30
    machine.capacityBytes = plenty
    let free = try machine.startProcess().freeBytes(at: "/")
    machine.capacityBytes = plenty - free + byteCount
  }

  /// Moments whose letters no compression makes fewer.
  private func keepMuch(in diary: Diary) async throws {
    var random = SeededRandom(seed: 1)
    for _ in 0..<30 {
      let letters = (0..<9_500).map { _ in UInt8.random(in: 0x30...0x7a, using: &random) }
      _ = try await diary.commit(LogMoment(String(decoding: letters, as: UTF8.self)))
    }
  }

  @Test func `What can not fit is not begun: events of an import, segments of a sync`() async throws
  {
    let bench = Workbench()
    let diary = try await bench.create("laptop", TestClock(Workbench.noon2025))
    try await keepMuch(in: diary)
    try bench.machine.startProcess().makeDirectories("/other")
    _ = try await diary.sync("/other")
    let due = try bench.journal("laptop").sealedSegments.reduce(0) { $0 + $1.byteCount }
    // The first segment alone would fit.
    try leave(due - 1, on: bench.machine)
    await #expect(throws: DiaryError.self) { try await diary.requireSpace(forEvents: due) }
    try await diary.requireSpace(forEvents: due / 64)
    await #expect(throws: DiaryError.self) { try await diary.sync(bench.shared) }
    let disk = bench.machine.startProcess()
    let segments = bench.shared.appending("segments")
    let shipped = try disk.statusIfPresent(of: segments) == nil ? [] : try disk.list(segments)
    #expect(shipped.isEmpty, "\(shipped)")
    bench.machine.capacityBytes = nil
    #expect(try await !diary.sync(bench.shared).shipped.isEmpty)
  }

  @Test func `A snapshot is not written where it would take more than its share of what is free`()
    async throws
  {
    let bench = Workbench()
    let diary = try await bench.create("laptop", TestClock(Workbench.noon2025))
    let context = try await diary.importContext()
    let pending = try (0..<2_100).map {
      try LogMoment("moment \($0)").decide(in: context)
    }
    try await diary.take(pending, from: "old.csv")
    let disk = bench.machine.startProcess()
    let caches = bench.place("laptop").caches
    // The snapshot itself has about 100,000 bytes.
    for (free, isKept) in [(2_000_000, false), (2_500_000, true)] {
      try leave(free, on: bench.machine)
      await diary.saveSnapshotIfWorthwhile()
      let cache = caches.appending(try #require(try disk.list(caches).first).name)
      #expect(try (disk.statusIfPresent(of: cache.appending("snapshot")) != nil) == isKept)
    }
  }

  @Test func `What does not fit is not taken over from another folder`() async throws {
    let bench = Workbench()
    let clock = TestClock(Workbench.noon2025)
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    _ = try await bench.join("phone", clock)
    try await keepMuch(in: laptop)
    _ = try await laptop.sync(bench.shared)
    let phone = try bench.journal("phone")
    let held = phone.sealedSegments.count
    let disk = bench.machine.startProcess()
    let folder = VaultFolder(bench.shared)
    let replica = try Replica(
      folder, of: folder.readMarker(on: disk),
      beside: KeyFiles(folder: VaultFolder(bench.place("phone").vault).keys, disk: disk),
      state: "/phone/none", on: disk, keys: bench.keys("phone"), machineID: Machine.id)
    let due = try bench.journal("laptop").sealedSegments.reduce(0) { $0 + $1.byteCount }
    // The first segment alone would fit.
    try leave(due / 2, on: bench.machine)
    let appender = try phone.beginAppending()
    let refusal = StorageError.disk(.freeBytes, phone.paths.folder, .noSpace)
    #expect(throws: refusal) { try replica.heal(through: appender) }
    #expect(phone.sealedSegments.count == held)
    bench.machine.capacityBytes = nil
    try replica.heal(through: appender)
    #expect(phone.sealedSegments.count > held)
    try appender.close()
  }
}
