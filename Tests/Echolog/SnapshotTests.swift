import Bytes
import CivilTime
import Domain
import Echolog
import Events
import Files
import ReadModels
import Sync
import Testing

/// What was kept of a history must never outlive the history.
@Suite struct SnapshotTests {
  private let clock = TestClock(Workbench.noon2025)

  /// A device with so many moments that a snapshot is worth its while.
  private func grown(_ bench: Workbench) async throws -> Diary {
    let diary = try await bench.create("laptop", clock)
    let context = try await diary.importContext()
    for part in 0..<3 {
      let drafts = try (0..<1000).map { index in
        try LogMoment(text: "moment \(part) \(index &* 7_919)", praise: "").decide(in: context)
      }
      try await diary.take(drafts, from: "old.csv")
    }
    return diary
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
      let diary = try await grown(bench)
      let name = try #require(try await diary.sync(bench.shared).shipped.first)
      _ = try await diary.logMoment("behind it", occasion: .now)
      let expected = try await diary.stateHash()
      let disk = bench.machine.startProcess()
      let path = bench.place("laptop").vault.appending("journal/segments").appending(name)
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
}
