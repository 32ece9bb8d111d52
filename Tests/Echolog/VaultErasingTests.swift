import Echolog
import Journal
import Platform
import SimulatedMachine
import Testing

@Suite struct VaultErasingTests {
  let bench = Workbench()
  let clock = TestClock(Workbench.noon2025)

  /// Every file below a folder.
  private func files(_ folder: Path, on disk: SimulatedDisk) throws -> [String] {
    try disk.listIfFolder(folder).flatMap { entry in
      let path = folder.appending(entry.name)
      return entry.kind == .directory ? try files(path, on: disk) : [path.text]
    }
  }

  private func lived() async throws -> Diary {
    let diary = try await bench.create("laptop", clock)
    _ = try await diary.commit(LogMoment("walked"))
    _ = try await diary.sync(bench.shared)
    try diary.keepSharedFolder(bench.shared)
    _ = try await diary.commit(LogMoment("swam"))
    try diary.unfinishedLines.keep("moment \"half", at: clock.now)
    return diary
  }

  @Test func `An erased vault leaves nothing on its device, and the shared folder as it is`()
    async throws
  {
    _ = try await lived()
    let disk = bench.machine.startProcess()
    let shared = try files(bench.shared, on: disk)
    let erased = try Diary.erase(bench.place("laptop"), on: disk)
    #expect(erased.left.isEmpty && erased.sharedFolder == bench.shared)
    #expect(try files("/laptop", on: disk).isEmpty)
    #expect(try disk.statusIfPresent(of: bench.place("laptop").vault) == nil)
    #expect(try files(bench.shared, on: disk) == shared)
    #expect(throws: DiaryError.storage(.vault(bench.place("laptop").vault, .missing))) {
      _ = try Diary.erase(bench.place("laptop"), on: disk)
    }
    // Who has the secret joins again.
    let again = try await bench.join("laptop", clock)
    #expect(try await again.view().history.moments().count == 1)
  }

  @Test func `What is no file of the vault is left and told, and a shared folder is refused`()
    async throws
  {
    _ = try await lived()
    let (disk, vault) = (bench.machine.startProcess(), bench.place("laptop").vault)
    let own = [
      vault.appending("notes.txt"), vault.appending("keys/my.key"),
      vault.appending("journal/segments/a.txt"),
    ]
    for path in own {
      try disk.replace(path, with: [1].rawSpan, through: Path(path.text + ".new"))
    }
    let there = VaultPlace(
      vault: bench.shared, states: bench.place("laptop").states,
      caches: bench.place("laptop").caches)
    #expect(throws: DiaryError.storage(.vault(bench.shared, .sharedFolder))) {
      _ = try Diary.erase(there, on: disk)
    }
    let left = try Diary.erase(bench.place("laptop"), on: disk).left
    #expect(Set(left) == Set(own))
    #expect(Set(try files("/laptop", on: disk)) == Set(own.map(\.text)))
  }

  @Test func `Wherever power ends while a vault is erased, it is erased by the next call`()
    async throws
  {
    _ = try await lived()
    let place = bench.place("laptop")
    bench.machine.recordsMoments = true
    _ = try Diary.erase(place, on: bench.machine.startProcess())
    let moments = bench.machine.moments
    #expect(moments.count > 10)
    for (index, moment) in moments.enumerated() {
      let pending = moment.pendingOperations()
      for fate in [Fate.lost, .kept] {
        let machine = SimulatedMachine(
          restartedFrom: moment.crashImage(pending.map { _ in fate }))
        let disk = machine.startProcess()
        switch Result(catching: { () throws(DiaryError) in try Diary.erase(place, on: disk) }) {
        // Its marker was gone already.
        case .success, .failure(.storage(.vault(_, .missing))),
          .failure(.storage(.vault(_, .notAVault))):
          break
        case .failure(let error): throw error
        }
        let left = try files("/laptop", on: disk)
        let lock = place.vault.appending("journal/lock").text
        #expect(left.allSatisfy { $0 == lock }, "\(index) \(fate): \(left)")
      }
    }
  }
}
