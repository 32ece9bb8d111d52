import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

/// What planted mistakes showed that no test noticed.
extension RepairTests {
  @Test func `Writers are kept out until the copy is whole`() async throws {
    let whole = try await LivedVault()
    let hurt = try whole.hurt("journal/live", LivedVault.Damage(name: "flip") { $0[8_400] ^= 1 })
    let lock = LivedVault.vault.appending("journal/lock")
    var refused = 0
    let report = try hurt.repair { _, _ in
      do throws(StorageError) {
        let disk = hurt.machine.startProcess()
        try disk.lock(lock, .exclusive, timeoutMilliseconds: 0).release()
        Issue.record("a writer came in")
      } catch {
        if case .locked = error.refusal { refused += 1 }
      }
      return true
    }
    #expect(report.outcome == .copied(LivedVault.target))
    // While the original is looked through, and while it is copied.
    #expect(refused > whole.files.keys.count { $0.contains("segments/") })
  }

  @Test func `While a copy is looked through, another repair is turned away`() async throws {
    let whole = try await LivedVault()
    let hurt = try whole.hurt(
      whole.largestSegment, LivedVault.Damage(name: "flip") { $0[900] ^= 8 })
    let disk = hurt.machine.startProcess()
    var refusedAt: [Int] = []
    let report = try hurt.repair { done, _ in
      do {
        guard try disk.statusIfPresent(of: LivedVault.partial) != nil else { return true }
        _ = try hurt.repair()
        Issue.record("a second repair came in at \(done)")
      } catch DiaryError.storage(.disk(_, _, .locked)) {
        refusedAt.append(done)
      } catch {
        Issue.record(error)
      }
      return true
    }
    #expect(report.outcome == .copied(LivedVault.target))
    // Each file that is copied is a step; what is looked through after that is reported as one.
    #expect(Set(refusedAt).count > 2 && Set(refusedAt.suffix(3)).count == 1, "\(refusedAt)")
    let kept = try hurt.records(of: LivedVault.target)
    #expect(kept.mapValues { NumberRanges($0.keys.sorted().map { $0...$0 }) } == report.kept)
  }

  @Test func `A key file that is damaged comes from the other folder, whatever else opens`()
    async throws
  {
    let whole = try await LivedVault()
    let key = try #require(whole.files.keys.first { $0.hasPrefix("keys/") })
    let sound = try #require(whole.files[key])
    let hurt = try whole.hurt(key, LivedVault.Damage(name: "flip") { $0[40] ^= 1 })
    let disk = hurt.machine.startProcess()
    let second = LivedVault.vault.appending("keys/second.key")
    try disk.replace(second, with: sound.rawSpan, through: Path(second.text + ".new"))
    #expect(try hurt.repair(from: "/backup").outcome == .copied(LivedVault.target))
    #expect(try disk.readAll(LivedVault.target.appending(key)) == sound)
  }

  @Test func `What only a commit pointer names is missing in the copy too`() async throws {
    let whole = try await LivedVault()
    _ = try await whole.bench.open("laptop", whole.clock).sync(whole.bench.shared)
    let journal = try whole.bench.journal("laptop")
    let own = try #require(journal.ownLog)
    let segments = journal.sealedSegments.filter { $0.extent.log == own }
    let newest = try #require(segments.max { $0.extent.last < $1.extent.last })
    let other = try #require(journal.sealedSegments.first { $0.extent.log != own })
    let removal = LivedVault.Damage(name: "removal", nil)
    let hurt = try whole.hurt("journal/segments/" + newest.name, removal)
    let disk = hurt.machine.startProcess()
    // Something else is damaged, so that a copy is made.
    var bytes = try disk.readAll(other.path)
    bytes[20] ^= 1
    try disk.replace(other.path, with: bytes.rawSpan, through: Path(other.path.text + ".new"))
    let report = try hurt.repair()
    #expect(report.outcome == .copied(LivedVault.target))
    let missing = report.losses.filter { $0.log == own }
    #expect(NumberRanges(missing.map(\.numbers)) == NumberRanges([newest.extent.numbers]))
    #expect(report.returned[own]?.isEmpty != false, "\(report.returned)")
  }

  /// The larger file was merged from the smaller ones, which are in the folder still.
  @Test func `What a larger file of the other folder has lost comes from smaller ones beside it`()
    async throws
  {
    let (bench, clock) = (Workbench(), TestClock(Workbench.noon2025))
    let laptop = try await bench.create("laptop", clock)
    let disk = bench.machine.startProcess()
    let own = try await laptop.commit(LogMoment("one")).name.log
    func first() throws -> SegmentFile {
      let segments = try bench.journal("laptop").sealedSegments
      return try #require(segments.first { $0.extent.log == own && $0.extent.first == 1 })
    }
    _ = try await laptop.sync(bench.shared)
    let smaller = try first()
    var larger = smaller
    while larger.name == smaller.name {
      _ = try await laptop.commit(LogMoment("more"))
      _ = try await laptop.sync(bench.shared)
      larger = try first()
    }
    let shared = bench.shared.appending("segments")
    #expect(try disk.statusIfPresent(of: shared.appending(smaller.name)) != nil)
    var bytes = try disk.readAll(larger.path)
    // In its only frame, behind header and opening.
    bytes[450] ^= 1
    for folder in [larger.path.parent, shared] {
      let path = folder.appending(larger.name)
      try disk.replace(path, with: bytes.rawSpan, through: Path(path.text + ".new"))
    }
    #expect(try first().readableExtent().lost == NumberRanges([larger.extent.numbers]))
    let report = try Diary.repair(
      bench.place("laptop"), from: bench.shared, secret: bench.secret(on: disk), on: disk)
    #expect(report.losses.isEmpty)
    #expect(report.kept[own]?.isSuperset(of: NumberRanges([larger.extent.numbers])) == true)
  }
}
