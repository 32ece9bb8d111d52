import Echolog
import Journal
import Platform
import SimulatedMachine
import Synchronization
import Testing

/// What is in the way of sharing keeps nothing else from being exchanged and reported.
extension SyncFaultsTests {
  @Test func `A marker of the shared folder that is damaged or gone is written there again`()
    async throws
  {
    let bench = Workbench()
    let laptop = try await shared(bench).laptop
    let disk = bench.machine.startProcess()
    let marker = VaultFolder(bench.shared).marker
    let sound = try disk.readAll(marker)
    for bytes in [nil, [], Array(sound.dropLast())] as [[UInt8]?] {
      try disk.remove(marker)
      if let bytes { try disk.replace(marker, with: bytes.rawSpan, through: "/shared/new") }
      #expect(try await laptop.sync(bench.shared).replaced == [marker.lastComponent])
      #expect(try disk.readAll(marker) == sound)
      #expect(try await laptop.sync(bench.shared).replaced.isEmpty)
    }
    try disk.remove(marker)
    let stranger = try await bench.create("stranger", clock)
    await #expect(throws: DiaryError.sync(.vault(bench.shared, .markerDamaged))) {
      _ = try await stranger.sync(bench.shared)
    }
    #expect(try disk.statusIfPresent(of: marker) == nil)
    #expect(try await laptop.sync(bench.shared).replaced == [marker.lastComponent])
  }

  @Test func `A folder without its marker is joined, and who knew the old id shares it too`()
    async throws
  {
    for bytes in [nil, [], [UInt8](repeating: 0, count: 30)] as [[UInt8]?] {
      let bench = Workbench()
      let laptop = try await shared(bench).laptop
      let disk = bench.machine.startProcess()
      let marker = VaultFolder(bench.shared).marker
      let lost = try disk.readAll(marker)
      try disk.remove(marker)
      if let bytes { try disk.replace(marker, with: bytes.rawSpan, through: "/shared/new") }
      let phone = try await bench.join("phone", clock)
      #expect(try await phone.view().history.moments().count == 2)
      let drawn = try disk.readAll(marker)
      #expect(drawn != lost)
      _ = try await laptop.commit(LogMoment("third"))
      #expect(try await laptop.sync(bench.shared).shipped.count == 1)
      #expect(try await phone.sync(bench.shared).received.count == 1)
      #expect(try await phone.view().history.moments().count == 3)
      #expect(try disk.readAll(marker) == drawn)
      let stranger = try await bench.create("stranger", clock)
      await #expect(throws: DiaryError.sync(.vault(bench.shared, .anotherVault))) {
        _ = try await stranger.sync(bench.shared)
      }
      // Nor does a repair ask for the id.
      let place = bench.place("laptop")
      let segments = place.vault.appending("journal/segments")
      for entry in try disk.list(segments) { try disk.remove(segments.appending(entry.name)) }
      let report = try Diary.repair(
        place, from: bench.shared, secret: bench.secret(on: disk), on: disk)
      #expect(report.losses.isEmpty && report.returned.numberCount > 3)
    }
  }

  @Test func `A vault that was only made or joined is empty yet, and with one word it is not`()
    async throws
  {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.sync(bench.shared)
    let disk = bench.machine.startProcess()
    let phone = try Diary.join(
      bench.shared, at: bench.place("phone"), deviceName: DeviceName("phone"),
      secret: bench.secret(on: disk), dependencies: bench.dependencies(clock, hoursEast: 0),
      on: disk)
    for diary in [laptop, phone] {
      #expect(try await diary.view().history.isOnlyBegun)
      _ = try await diary.commit(LogMoment("walked"))
      #expect(try await !diary.view().history.isOnlyBegun)
    }
  }

  @Test func `A sync that is stopped before any file keeps what it took in, and the next goes on`()
    async throws
  {
    var seen: [Int] = []
    for fileCount in 0... {
      let bench = Workbench()
      _ = try await shared(bench)
      let disk = bench.machine.startProcess()
      let phone = try Diary.join(
        bench.shared, at: bench.place("phone"), deviceName: DeviceName("phone"),
        secret: bench.secret(on: disk), dependencies: bench.dependencies(clock, hoursEast: 0),
        on: disk)
      let budget = Budget(fileCount)
      let stopped = try await failure {
        try await phone.sync(bench.shared, mayCreate: false) { budget.isSpent() }
      }
      guard let stopped else { break }
      let count: Int
      switch stopped {
      case .sync(.disk(_, _, .interrupted)): count = 0
      case .unfinishedSync(let report, .disk(_, _, .interrupted)):
        count = report.received.count
        #expect(report.shipped.isEmpty)
      default: throw stopped
      }
      seen.append(count)
      #expect(try await phone.view().history.moments().count == count)
      let report = try await phone.sync(bench.shared)
      #expect(report.received.count == 2 - count && report.shipped.count == 1)
      #expect(try await phone.view().history.moments().count == 2)
    }
    // Two files are looked at, two taken in, and one is shipped.
    #expect(seen == [0, 0, 0, 1, 2])
  }

  @Test func `A folder in a segment's place is shown, and everything else is shared`() async throws
  {
    let bench = Workbench()
    let (laptop, names) = try await shared(bench)
    let disk = bench.machine.startProcess()
    let place = bench.shared.appending("segments").appending(names[0])
    try disk.remove(place)
    try disk.makeDirectories(place)
    _ = try await laptop.commit(LogMoment("third"))
    let report = try await laptop.sync(bench.shared)
    #expect(report.setAside.map(\.name) == [names[0]] && report.shipped.count == 1)
    #expect(report.setAside.map(\.reason) == [.disk(.notFile)])
    try disk.removeDirectory(place)
    #expect(try await laptop.sync(bench.shared).shipped == [names[0]])
  }

  @Test func `A whole segment beside which a folder has its name is taken in from where it is`()
    async throws
  {
    let bench = Workbench()
    let names = try await shared(bench).names
    let disk = bench.machine.startProcess()
    let segments = bench.shared.appending("segments")
    try disk.rename(segments.appending(names[0]), to: segments.appending("copy.segment"))
    try disk.makeDirectories(segments.appending(names[0]))
    let phone = try await bench.join("phone", clock)
    #expect(try await phone.view().history.moments().count == 2)
    #expect(try disk.statusIfPresent(of: segments.appending("copy.segment")) != nil)
  }

  @Test func `A live file of another program among what is shared keeps no device from joining`()
    async throws
  {
    let bench = Workbench()
    let laptop = try await shared(bench).laptop
    _ = try await laptop.commit(LogMoment("not shared yet"))
    let disk = bench.machine.startProcess()
    var header = Array(try disk.readAll("/laptop/vault/journal/live").prefix(92))
    header[8] = 2
    let checksum = CRC32C.checksum(of: header.rawSpan)
    header += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> UInt32(8 * $0)) }
    try disk.replace(
      bench.shared.appending("live"), with: header.rawSpan,
      through: bench.shared.appending("live.new"))
    let phone = try await bench.join("phone", clock)
    #expect(try await phone.view().history.moments().count == 2)
  }

  @Test func `A folder in a key file's place is shown, and everything else is shared`() async throws
  {
    for suffix in ["", ".new"] {
      for isShared in [true, false] {
        let bench = Workbench()
        let laptop = try await shared(bench).laptop
        let disk = bench.machine.startProcess()
        let vault = isShared ? bench.shared : bench.place("laptop").vault
        let keys = VaultFolder(vault).keys
        let name = try #require(try disk.list(keys).first).name
        let sound = try disk.readAll(keys.appending(name))
        try disk.remove(keys.appending(name))
        let place = keys.appending(name + suffix)
        try disk.makeDirectories(place)
        _ = try await laptop.commit(LogMoment("third"))
        let report = try await laptop.sync(bench.shared)
        #expect(report.shipped.count == 1, "\(place)")
        #expect(report.setAside.map(\.name) == [isShared ? name + suffix : place.text])
        #expect(report.setAside.map(\.reason) == [.disk(.notFile)], "\(place)")
        try disk.removeDirectory(place)
        #expect(try await laptop.sync(bench.shared).setAside.isEmpty, "\(place)")
        #expect(try disk.readAll(keys.appending(name)) == sound, "\(place)")
      }
    }
  }

  @Test func `A key file that goes away or can not be read keeps nothing else from being shared`()
    async throws
  {
    for cause in [StorageError.Refusal.notFound, .permission, .io] {
      let bench = Workbench()
      let laptop = try await shared(bench).laptop
      let disk = bench.machine.startProcess()
      let keys = VaultFolder(bench.shared).keys
      let name = try #require(try disk.list(keys).first).name
      let bytes = try disk.readAll(keys.appending(name))
      let second = keys.appending("second.key")
      try disk.replace(second, with: bytes.rawSpan, through: keys.appending("new"))
      bench.machine.add(Fault(.fail(cause), .forGood, in: [.open], pathEnd: second.text))
      _ = try await laptop.commit(LogMoment("third"))
      let report = try await laptop.sync(bench.shared)
      #expect(report.shipped.count == 1, "\(cause)")
      let told = cause == .notFound ? [] : ["second.key"]
      #expect(report.setAside.map(\.name) == told, "\(cause)")
      bench.machine.removeFaults()
      #expect(try await laptop.sync(bench.shared).setAside.isEmpty, "\(cause)")
      let own = VaultFolder(bench.place("laptop").vault).keys.appending("second.key")
      // Under another name it is no key of the vault.
      #expect(try disk.statusIfPresent(of: own) == nil, "\(cause)")
    }
  }

  @Test func `A sync that can not share reports what it brought before`() async throws {
    let bench = Workbench()
    let laptop = try await shared(bench).laptop
    let phone = try await bench.join("phone", clock)
    _ = try await phone.commit(LogMoment("from afar"))
    _ = try await phone.sync(bench.shared)
    _ = try await laptop.commit(LogMoment("third"))
    bench.machine.add(Fault(.fail(.readOnly), .forGood, in: [.open], pathEnd: ".segment.new"))
    do {
      _ = try await laptop.sync(bench.shared)
      Issue.record("it was not refused")
    } catch DiaryError.unfinishedSync(let report, .disk(_, _, .readOnly)) {
      #expect(!report.received.isEmpty && report.shipped.isEmpty)
    }
    #expect(try await laptop.view().history.moments().count == 4)
    // With nothing that came before, it is a refusal as any other.
    await #expect {
      try await laptop.sync(bench.shared)
    } throws: { error in
      if case .sync(.disk(_, _, .readOnly))? = error as? DiaryError { true } else { false }
    }
    bench.machine.removeFaults()
    #expect(try await laptop.sync(bench.shared).shipped.count == 1)
  }

  @Test func `A sync that is stopped before all is shared is not called whole, and goes on later`()
    async throws
  {
    let bench = Workbench()
    let laptop = try await shared(bench).laptop
    let segments = Path("/stick/segments")
    // With a second file still to go.
    let one = Budget(1)
    let stopped = try await failure {
      try await laptop.sync("/stick", mayCreate: true) { one.isSpent() }
    }
    if case .sync(let error) = stopped {
      #expect(error.refusal == .interrupted)
    } else {
      Issue.record("\(String(describing: stopped))")
    }
    #expect(try bench.machine.startProcess().list(segments).count == 1)
    let phone = try await bench.join("phone", clock)
    _ = try await phone.commit(LogMoment("from afar"))
    _ = try await phone.sync(bench.shared)
    _ = try await laptop.commit(LogMoment("third"))
    // All are looked at, and the phone's are taken in.
    let thereCount = try bench.machine.startProcess().list(bench.shared.appending("segments")).count
    let budget = Budget(thereCount + thereCount - 2)
    let unfinished = try await failure {
      try await laptop.sync(bench.shared, mayCreate: false) { budget.isSpent() }
    }
    if case .unfinishedSync(let report, let error) = unfinished {
      #expect(!report.received.isEmpty && report.shipped.isEmpty && error.refusal == .interrupted)
    } else {
      Issue.record("\(String(describing: unfinished))")
    }
    #expect(try await !laptop.sync(bench.shared).shipped.isEmpty)
  }

  /// How a sync ends that does not end well.
  private func failure(of sync: () async throws -> SyncReport) async throws -> DiaryError? {
    do {
      _ = try await sync()
      return nil
    } catch let error as DiaryError {
      return error
    }
  }

  @Test func `What another process merged while it was to be shared is reported, and shared later`()
    async throws
  {
    let bench = Workbench()
    _ = try await shared(bench)
    let laptop = try bench.open("laptop", clock)
    let machine = bench.machine
    // As of a segment that could not be kept open, among very many.
    do {
      _ = try await laptop.sync("/stick", mayCreate: true) {
        machine.add(Fault(.fail(.notFound), .forGood, in: [.read], pathEnd: ".segment"))
        return false
      }
      Issue.record("it was told as whole")
    } catch DiaryError.sync(let error) {
      #expect(error.refusal == .locked(holder: nil))
    }
    machine.removeFaults()
    #expect(try await laptop.sync("/stick").shipped.count == 2)
  }

  @Test func `No vault is taken for a shared folder, as a copy of this one is`() async throws {
    let bench = Workbench()
    let laptop = try await bench.create("laptop", clock)
    _ = try await laptop.commit(LogMoment("first"))
    try bench.copy("/laptop/vault", to: "/backup")
    let disk = bench.machine.startProcess()
    let before = try LivedVault.files(in: "/backup", on: disk)
    await #expect(throws: DiaryError.sync(.vault("/backup", .holdsVault))) {
      _ = try await laptop.sync("/backup")
    }
    #expect(throws: DiaryError.sync(.vault("/backup", .holdsVault))) {
      _ = try Diary.join(
        "/backup", at: bench.place("phone"), deviceName: DeviceName("phone"),
        secret: bench.secret(on: disk), dependencies: bench.dependencies(clock, hoursEast: 0),
        on: disk)
    }
    #expect(try LivedVault.files(in: "/backup", on: disk) == before)
    #expect(try disk.statusIfPresent(of: bench.place("phone").vault) == nil)
  }

  @Test func `A name that a sync left undurable there outlasts a power cut behind the next one`()
    async throws
  {
    // The folder is synced once before anything there counts, and once more behind what is shipped.
    let faults: [(Fault.Effect, Int)] = [
      (.fail(.io), 0), (.fail(.io), 1), (.killProcess, 0), (.killProcess, 1),
    ]
    for (effect, callsBefore) in faults {
      let bench = Workbench()
      let laptop = try await shared(bench).laptop
      _ = try await laptop.commit(LogMoment("third"))
      bench.machine.add(
        Fault(
          effect, in: [.syncDirectory], pathEnd: "/shared/segments", callsBefore: callsBefore))
      await #expect(throws: DiaryError.self) { _ = try await laptop.sync(bench.shared) }
      let again = try bench.open("laptop", clock)
      let report = try await again.sync(bench.shared)
      let context = "\(effect) behind \(callsBefore)"
      #expect(report.shipped.count == 1 - callsBefore, "\(context)")
      let lost = bench.machine.pendingOperations().map { _ in Fate.lost }
      let image = bench.machine.crashImage(lost)
      let later = Workbench(machine: SimulatedMachine(restartedFrom: image))
      let phone = try await later.join("phone", clock)
      #expect(try await phone.view().history.moments().count == 3, "\(context)")
    }
    // A device that may only read there takes what it finds.
    let bench = Workbench()
    let laptop = try await shared(bench).laptop
    bench.machine.add(Fault(.fail(.permission), in: [.syncDirectory], pathEnd: "/shared/segments"))
    #expect(try await laptop.sync(bench.shared).setAside.isEmpty)
  }

  @Test func `What a killed sync left over in the shared folder goes with the next one`()
    async throws
  {
    let bench = Workbench()
    let (laptop, names) = try await shared(bench)
    let disk = bench.machine.startProcess()
    let segments = bench.shared.appending("segments")
    let partial = { () throws in
      try disk.list(segments).map(\.name).filter { $0.hasSuffix(".new") }
    }
    _ = try await laptop.commit(LogMoment("third"))
    bench.machine.add(Fault(.killProcess, in: [.rename], pathEnd: ".segment.new"))
    await #expect(throws: DiaryError.self) { _ = try await laptop.sync(bench.shared) }
    bench.machine.removeFaults()
    #expect(try partial().count == 1)
    // One of a segment that is whole there, and one that another device may be writing.
    for name in [names[0], "another.segment"] {
      try disk.open(segments.appending(name + ".new"), for: .creating).close()
    }
    let again = try bench.open("laptop", clock)
    // Both that are whole there are looked at.
    let two = Budget(2)
    await #expect(throws: DiaryError.self) {
      _ = try await again.sync(bench.shared, mayCreate: false) { two.isSpent() }
    }
    #expect(try partial() == ["another.segment.new"])
    #expect(try await again.sync(bench.shared).shipped.count == 1)
    #expect(try partial() == ["another.segment.new"])
  }
}

/// Lets a sync go on for so many files.
private final class Budget: Sendable {
  private let left: Atomic<Int>

  init(_ fileCount: Int) { left = Atomic(fileCount) }

  func isSpent() -> Bool { left.wrappingSubtract(1, ordering: .relaxed).oldValue <= 0 }
}
