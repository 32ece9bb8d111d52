import Echolog
import Foundation
import Journal
import Platform

/// A vault of the benchmark in a folder of its own, opened by the key file in it.
struct BenchVault {
  let folder: Path

  var vault: Path { folder.appending("vault") }
  /// What the environment variables for state and cache name; the program's own folder is below.
  var stateHome: Path { folder.appending("state") }
  var cacheHome: Path { folder.appending("cache") }
  private var place: VaultPlace {
    VaultPlace(
      vault: vault, states: stateHome.appending("echolog"), caches: cacheHome.appending("echolog"))
  }
  var keyFile: Path { folder.appending("key") }

  /// Makes the vault and lets it live through `count` events, unless an earlier run kept it.
  static func make(
    at folder: Path, kind: Workload.Kind, texts: [String], count: Int
  ) throws -> BenchVault {
    let made = BenchVault(folder: folder)
    let mark = folder.appending("complete").text
    if FileManager.default.fileExists(atPath: mark) {
      try? FileManager.default.removeItem(atPath: made.cacheHome.text)
      return made
    }
    let disk = UnsyncedDisk()
    let secret = try Secret.keyFile(at: made.keyFile, creatingOn: disk)
    _ = try UnlockedVault.create(at: made.vault, secret: secret, on: disk)
    let unlocked = try UnlockedVault.open(at: made.vault, secret: secret, on: disk)
    try JournalFolder.create(at: made.paths(of: unlocked), on: disk)
    let journal = try made.journal(on: disk)
    let appender = try journal.beginLog(LogID(high: 1, low: UInt64(count)))
    var workload = Workload(kind: kind, texts: texts, firstNumber: 3)
    var batch = RecordBatch()
    var record = ByteWriter()
    for index in 0..<count {
      record.removeAll(keepingCapacity: true)
      let event =
        switch index {
        case 0: Self.logStarted
        case 1: Self.vaultCreated
        default: workload.next()
        }
      event.encode(into: &record)
      batch.append(record.span)
      if kind == .livedIn || batch.count == 1000 || index == count - 1 {
        _ = try appender.append(batch)
        batch.removeAll()
      }
      if (index + 1) % 1_000_000 == 0 { note("  \(index + 1) \(kind.rawValue) events are made") }
    }
    if kind == .imported { try appender.seal() }
    try appender.close()
    guard FileManager.default.createFile(atPath: mark, contents: nil) else {
      fatalError("\(mark) can not be made")
    }
    return made
  }

  private static let clock = UInt64(Workload.firstDay) * 86_400_000 << 16
  private static let logStarted = Event(
    clock: clock, civilDay: Workload.firstDay,
    body: .logStarted(LogStarted(deviceName: "bench")))
  private static let vaultCreated = Event(
    clock: clock + 1, civilDay: Workload.firstDay, body: .vaultCreated(VaultCreated()))

  private func paths(of vault: UnlockedVault) -> JournalPaths {
    JournalPaths(folder: vault.folder.journal, state: place.state(of: vault.vaultID))
  }

  /// Opens only the journal, for the stages of a replay.
  func journal(on disk: any Disk = POSIXDisk()) throws -> JournalFolder {
    let secret = try Secret.keyFile(at: keyFile, on: disk)
    let unlocked = try UnlockedVault.open(at: vault, secret: secret, on: disk)
    guard let first = unlocked.keys.byEpoch.first else { fatalError("a vault has a key") }
    var keys = KeyRing(epoch: first.key, key: first.value)
    for (epoch, key) in unlocked.keys.byEpoch { keys.add(epoch: epoch, key: key) }
    return try JournalFolder(
      at: paths(of: unlocked), on: disk, keys: keys, machineID: Machine.id)
  }

  /// Opens the vault as the program does.
  func diary() throws -> Diary {
    let secret = try Secret.keyFile(at: keyFile, on: POSIXDisk())
    return try Diary.open(
      at: place, deviceName: DeviceName(near: "bench"), secret: secret,
      dependencies: Dependencies(zone: .utc))
  }

  /// The bytes of the journal's files: sealed segments, and all.
  func byteCounts() throws -> (sealed: Int, all: Int) {
    let disk = POSIXDisk()
    func count(_ path: Path) throws -> Int {
      var total = 0
      for entry in try disk.list(path) {
        let inner = path.appending(entry.name)
        total += entry.kind == .directory ? try count(inner) : try disk.status(of: inner).length
      }
      return total
    }
    let journal = VaultFolder(vault).journal
    return (try count(journal.appending("segments")), try count(journal))
  }
}
