import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

@Suite struct SnapshotTagTests {
  let bench = Workbench()
  let clock = TestClock(Workbench.noon2025)

  private func fill(_ diary: Diary) async throws {
    let context = try await diary.importContext()
    let pending = try (0..<2_100).map { index in
      try LogMoment("moment \(index)").decide(in: context)
    }
    try await diary.take(pending, from: "old.csv")
  }

  /// What a process that opens the vault now computes.
  private func hash() async throws -> [UInt8] {
    let diary = try bench.open("laptop", clock)
    _ = try await diary.view()
    return try await diary.stateHash()
  }

  private func path() throws -> Path {
    let caches = bench.place("laptop").caches
    let folder = try #require(try bench.machine.startProcess().list(caches).first)
    return caches.appending(folder.name).appending("snapshot")
  }

  private func sections() throws -> [String: [UInt8]] {
    let disk = bench.machine.startProcess()
    let kept = try #require(Snapshot(try path(), on: disk, keys: try bench.keys("laptop")))
    return Dictionary(uniqueKeysWithValues: kept.names.map { ($0, kept.section($0) ?? []) })
  }

  private func write(_ sections: [String: [UInt8]], _ tag: SnapshotTag) throws {
    var writer = try SnapshotWriter(
      try path(), on: bench.machine.startProcess(), keys: try bench.keys("laptop"))
    for (name, bytes) in sections { try writer.append(name, bytes.rawSpan) }
    try writer.finish(tag)
  }

  @Test func `A snapshot that is not of this history in every respect is not used`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    try await fill(diary)
    await diary.saveSnapshotIfWorthwhile()
    let kept = try sections()
    _ = try await diary.commit(LogMoment("not in the snapshot"))
    _ = try await diary.sync(bench.shared)
    let expected = try await diary.stateHash()
    let journal = try bench.journal("laptop")
    let log = try #require(journal.ownLog)
    let end = journal.end(of: log)
    func tag(
      fold: UInt32 = 0, forgotten: [EventName] = [], beyond: UInt64 = 0, link: ChainHash? = nil
    ) -> SnapshotTag {
      let knownEnd = KnownEnd(
        number: end.number + beyond, chainHash: link == nil ? end.chainHash : link)
      return SnapshotTag(
        foldVersion: History.foldVersion + fold, forgotten: forgotten, ends: [log: knownEnd])
    }
    // One that claims to be of everything is believed, although the last entry is not in it.
    try write(kept, tag())
    #expect(try await hash() != expected)
    let tags = [
      ("another fold", tag(fold: 1)),
      ("something forgotten", tag(forgotten: [EventName(log: log, number: 5)])),
      ("another link", tag(link: .start)),
      ("beyond the end", tag(beyond: 3)),
    ]
    for (what, tag) in tags {
      try write(kept, tag)
      #expect(try await hash() == expected, "\(what)")
    }
    for (name, bytes) in [("ground", [1, 2, 3]), ("replay", nil)] as [(String, [UInt8]?)] {
      var changed = kept
      changed[name] = bytes
      try write(changed, tag())
      #expect(try await hash() == expected, "\(name)")
    }
  }

  @Test func `An edit that arrives late is not the last one for a snapshot's sake`() async throws {
    let laptop = try await bench.create("laptop", clock)
    let id = try await laptop.commit(CaptureMemory(text: "by the lake", title: "Lake")).recorded[0]
      .name
    _ = try await laptop.sync(bench.shared)
    let phone = try await bench.join("phone", clock)
    _ = try await laptop.sync(bench.shared)
    clock.advance(byMinutes: 5)
    _ = try await phone.commit(EditMemory(id, title: "early"))
    clock.advance(byMinutes: 5)
    _ = try await laptop.commit(EditMemory(id, title: "late"))
    try await fill(laptop)
    await laptop.saveSnapshotIfWorthwhile()
    _ = try await phone.sync(bench.shared)
    _ = try await bench.open("laptop", clock).sync(bench.shared)
    let anew = try bench.open("laptop", clock)
    let title = try #require(try await anew.view().history.memory(id)?.title)
    #expect(try await anew.words(title) == "late")
    _ = try await laptop.sync(bench.shared)
    _ = try await phone.sync(bench.shared)
    #expect(try await hash() == phone.stateHash())
  }

  @Test func `Events that can not be read are counted, and are back once their file is`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    for round in 0..<3 {
      _ = try await diary.commit(LogMoment("walk \(round)"))
      _ = try await diary.sync(bench.shared)
    }
    try await fill(diary)
    let disk = bench.machine.startProcess()
    let whole = try await diary.view().history.eventCount
    let expected = try await diary.stateHash()
    for segment in try bench.journal("laptop").sealedSegments {
      let bytes = try segment.readAll()
      try disk.remove(segment.path)
      let hurt = try bench.open("laptop", clock)
      let readable = try await hurt.view().history.eventCount
      #expect(readable < whole)
      #expect(readable + (await hurt.missingEventCount) == whole)
      await hurt.saveSnapshotIfWorthwhile()
      try disk.replace(segment.path, with: bytes.rawSpan, through: "/laptop/vault/copied")
      #expect(try await hash() == expected)
    }
  }

  private func flip(_ path: Path, at offset: Int) throws {
    let disk = bench.machine.startProcess()
    var bytes = try disk.readAll(path)
    bytes[offset] ^= 1
    try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".flipped"))
  }

  @Test func `A snapshot gives way where a check finds that what is in it can not be read`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    try await fill(diary)
    _ = try await diary.sync(bench.shared)
    let whole = try await diary.view().history.eventCount
    await diary.saveSnapshotIfWorthwhile()
    let segment = try #require(
      bench.journal("laptop").sealedSegments.max { $0.byteCount < $1.byteCount })
    try flip(segment.path, at: segment.byteCount / 2)
    let health = try await bench.open("laptop", clock).check()
    let lost = health.unreadNumbers.numberCount
    #expect(lost > 0 && !health.isSound)
    #expect(health.eventCount == whole - lost)
    let again = try bench.open("laptop", clock)
    #expect(try await again.view().history.eventCount == whole - lost)
    #expect(await again.missingEventCount == lost)
    #expect(try await again.check().eventCount == whole - lost)
  }

  @Test func `A damaged snapshot is reported once, and nothing is lost by it`() async throws {
    let diary = try await bench.create("laptop", clock)
    try await fill(diary)
    await diary.saveSnapshotIfWorthwhile()
    let expected = try await diary.stateHash()
    let length = try bench.machine.startProcess().readAll(path()).count
    for offset in [0, 40, length / 2, length - 1] {
      try await #require(bench.open("laptop", clock).check().isSound)
      try flip(path(), at: offset)
      let findings = try await bench.open("laptop", clock).check().findings
      #expect(findings.map(\.cause) == [.snapshot], "byte \(offset)")
      let anew = try bench.open("laptop", clock)
      #expect(try await anew.check().isSound)
      #expect(try await anew.stateHash() == expected)
      await anew.saveSnapshotIfWorthwhile()
    }
  }

  @Test func `A folder in the place of a snapshot is no damage, and costs only time`()
    async throws
  {
    let diary = try await bench.create("laptop", clock)
    try await fill(diary)
    await diary.saveSnapshotIfWorthwhile()
    let expected = try await diary.stateHash()
    let (disk, path) = (bench.machine.startProcess(), try path())
    try disk.remove(path)
    try disk.makeDirectories(path)
    for _ in 0..<2 {
      let beside = try bench.open("laptop", clock)
      #expect(try await beside.check().findings.isEmpty)
      #expect(try await beside.stateHash() == expected)
      await beside.saveSnapshotIfWorthwhile()
    }
    #expect(try disk.list(path.parent).allSatisfy { !$0.name.hasSuffix(".partial") })
    try disk.removeDirectory(path)
    let again = try bench.open("laptop", clock)
    _ = try await again.view()
    await again.saveSnapshotIfWorthwhile()
    #expect(try disk.statusIfPresent(of: path)?.kind == .file)
  }
}
