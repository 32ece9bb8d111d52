import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// What was kept of a history must never outlive the history.
@Suite struct SnapshotTests {
  private let clock = TestClock(Workbench.noon2025)

  /// A device with so many moments that a snapshot is worth its while.
  private func grown(_ bench: Workbench) async throws -> Diary {
    let diary = try await bench.create("laptop", clock)
    let context = try await diary.importContext()
    for part in 0..<3 {
      let pending = try (0..<1000).map { index in
        try LogMoment("moment \(part) \(index &* 7_919)").decide(in: context)
      }
      try await diary.take(pending, from: "old.csv")
    }
    return diary
  }

  /// The same, with all but the last moment in a segment that was shipped, and what it knows.
  private func shipped(
    _ bench: Workbench
  ) async throws -> (segment: Path, expected: [UInt8]) {
    let diary = try await grown(bench)
    let name = try #require(try await diary.sync(bench.shared).shipped.first)
    _ = try await diary.commit(LogMoment("behind it"))
    let segment = bench.place("laptop").vault.appending("journal/segments").appending(name)
    return (segment, try await diary.stateHash())
  }

  private func count(_ diary: Diary) async throws -> Int {
    try await diary.view().history.moments().count
  }

  /// What a process that opens the vault now makes of it.
  private func hash(_ bench: Workbench) async throws -> [UInt8] {
    let diary = try bench.open("laptop", clock)
    _ = try await diary.view()
    return try await diary.stateHash()
  }

  private func snapshot(_ bench: Workbench) throws -> Path {
    let caches = bench.place("laptop").caches
    let folders = try bench.machine.startProcess().list(caches)
    return caches.appending(try #require(folders.first).name).appending("snapshot")
  }

  @Test func `A process that folded past a gap folds what another one healed`() async throws {
    for isRemoved in [false, true] {
      let bench = Workbench()
      let (path, expected) = try await shipped(bench)
      let disk = bench.machine.startProcess()
      var bytes = try disk.readAll(path)
      try disk.remove(path)
      if !isRemoved {
        bytes[bytes.count / 3] ^= 4
        try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".new"))
      }
      let (early, late) = (try bench.open("laptop", clock), try bench.open("laptop", clock))
      for reader in [early, late] {
        let read = try await count(reader)
        #expect(read < 3001 && read > 0)
      }
      _ = try await bench.open("laptop", clock).sync(bench.shared)
      await early.saveSnapshotIfWorthwhile()
      #expect(try await hash(bench) == expected, "removed: \(isRemoved)")
      #expect(try await count(late) == 3001, "removed: \(isRemoved)")
      #expect(try await late.stateHash() == expected)
      await late.saveSnapshotIfWorthwhile()
      #expect(try await hash(bench) == expected, "removed: \(isRemoved)")
    }
  }

  @Test func `What is healed in place is folded by new processes and by those that run`()
    async throws
  {
    let bench = Workbench()
    let (path, expected) = try await shipped(bench)
    let disk = bench.machine.startProcess()
    let sound = try disk.readAll(path)
    var hurt = sound
    hurt[hurt.count / 3] ^= 4
    try writeOver(path, hurt, on: disk)
    let running = try bench.open("laptop", clock)
    let readable = try await count(running)
    #expect(readable < 3001 && readable > 0)
    await running.saveSnapshotIfWorthwhile()
    // As long as nobody writes over it, the snapshot is as good as what can be read.
    #expect(try await isFolded(bench, from: try snapshot(bench)))
    let begun = try bench.open("laptop", clock)
    #expect(try await count(begun) == readable)
    try writeOver(path, sound, on: disk)
    #expect(try await hash(bench) == expected)
    #expect(try await count(running) == 3001)
    #expect(try await running.stateHash() == expected)
    // One that knows of the damage by its snapshot alone sees it with what another process writes.
    _ = try await bench.open("laptop", clock).commit(LogMoment("later"))
    #expect(try await count(begun) == 3002)
  }

  /// As `cp` does.
  private func writeOver(_ path: Path, _ bytes: [UInt8], on disk: some Disk) throws {
    let file = try disk.open(path, for: .writing)
    try file.truncate(to: 0)
    try file.write(bytes.rawSpan, at: 0)
    try file.close()
  }

  @Test func `A process that wrote where all before was gone shows it once another one healed it`()
    async throws
  {
    let bench = Workbench()
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("walked"))
    _ = try await diary.sync(bench.shared)
    try bench.remove("/laptop/vault/journal/segments")
    let early = try bench.open("laptop", clock)
    let written = try await early.commit(LogMoment("sang")).name
    #expect(await early.missingEventCount == written.number - 1)
    _ = try await bench.open("laptop", clock).sync(bench.shared)
    #expect(try await count(early) == 2)
    #expect(try await early.stateHash() == hash(bench))
  }

  @Test func `A snapshot of a branch that was set back is not believed`() async throws {
    for isSealed in [false, true] {
      let bench = Workbench()
      let diary = try await grown(bench)
      _ = try await diary.commit(LogMoment("common"))
      let pending = bench.machine.pendingOperations()
      let image = bench.machine.crashImage(pending.map { _ in .kept })
      for number in 0..<4 { _ = try await diary.commit(LogMoment("lost \(number)")) }
      await diary.saveSnapshotIfWorthwhile()
      let path = try snapshot(bench)
      let kept = try bench.machine.startProcess().readAll(path)
      // The folder and its commit pointers as they were before; the cache as it was left.
      let back = Workbench(machine: SimulatedMachine(restartedFrom: image))
      let other = try back.open("laptop", clock)
      clock.advance(byMinutes: 7)
      for number in 0..<9 { _ = try await other.commit(LogMoment("other \(number)")) }
      if isSealed { _ = try await other.sync(back.shared) }
      let expected = try await other.stateHash()
      let disk = back.machine.startProcess()
      try disk.makeDirectories(path.parent)
      try disk.replace(path, with: kept.rawSpan, through: Path(path.text + ".new"))
      #expect(try await hash(back) == expected, "sealed: \(isSealed)")
    }
  }

  @Test func `A snapshot is used as long as its history goes on, sealed and merged`()
    async throws
  {
    let bench = Workbench()
    let diary = try await grown(bench)
    _ = try await diary.sync(bench.shared)
    _ = try await diary.commit(LogMoment("the last of the snapshot"))
    await diary.saveSnapshotIfWorthwhile()
    let path = try snapshot(bench)
    let kept = try bench.machine.startProcess().readAll(path)
    for round in 0..<9 {
      let next = try bench.open("laptop", clock)
      _ = try await next.commit(LogMoment("after \(round)"))
      #expect(try await isFolded(bench, from: path), "live, round \(round)")
      _ = try await next.sync(bench.shared)
      #expect(try await isFolded(bench, from: path), "sealed, round \(round)")
    }
    #expect(try bench.machine.startProcess().readAll(path) == kept)
  }

  /// Whether an opening reads much less of the journal than it does without the snapshot.
  private func isFolded(_ bench: Workbench, from path: Path) async throws -> Bool {
    let warm = try await bytesRead(bench)
    let disk = bench.machine.startProcess()
    let kept = try disk.readAll(path)
    try disk.remove(path)
    let cold = try await bytesRead(bench)
    try disk.replace(path, with: kept.rawSpan, through: Path(path.text + ".new"))
    return warm + 30_000 < cold
  }

  private func bytesRead(_ bench: Workbench) async throws -> Int {
    let before = bench.machine.trace.count
    bench.machine.recordsTrace = true
    _ = try await bench.open("laptop", clock).view()
    bench.machine.recordsTrace = false
    return bench.machine.trace.dropFirst(before).reduce(0) { sum, call in
      let counts = call.operation == .read && call.path.text.hasSuffix(".segment")
      return counts ? sum + call.byteCount : sum
    }
  }

  @Test func `A snapshot that fails to be read once is neither called damaged nor thrown away`()
    async throws
  {
    let bench = Workbench()
    await (try grown(bench)).saveSnapshotIfWorthwhile()
    let path = try snapshot(bench)
    let reading: Set<StorageError.Operation> = [.open, .length, .read]
    for callsBefore in 0..<40 {
      let diary = try bench.open("laptop", clock)
      bench.machine.add(
        Fault(.fail(.io), in: reading, pathEnd: "/snapshot", callsBefore: callsBefore))
      #expect(try await diary.check().isSound, "at call \(callsBefore)")
      bench.machine.removeFaults()
      #expect(try bench.machine.startProcess().statusIfPresent(of: path) != nil)
    }
    bench.machine.add(Fault(.fail(.io), .forGood, in: [.read], pathEnd: "/snapshot"))
    #expect(try await bench.open("laptop", clock).check().findings.map(\.cause) == [.snapshot])
  }

  @Test func `While another process writes a snapshot there is no second`() async throws {
    let bench = Workbench()
    let diary = try await grown(bench)
    await diary.saveSnapshotIfWorthwhile()
    let path = try snapshot(bench)
    let disk = bench.machine.startProcess()
    try disk.remove(path)
    let lock = try disk.lock(
      path.parent.appending("snapshot.lock"), .exclusive, timeoutMilliseconds: 0)
    let other = try bench.open("laptop", clock)
    _ = try await other.view()
    await other.saveSnapshotIfWorthwhile()
    #expect(try disk.statusIfPresent(of: path) == nil)
    try lock.release()
    await other.saveSnapshotIfWorthwhile()
    #expect(try disk.statusIfPresent(of: path) != nil)
  }
}
