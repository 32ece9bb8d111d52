import Echolog
import Foundation
import Journal
import Platform

/// A vault in a folder of its own, on a stopped clock.
struct TemporaryVault {
  let diary: Diary
  private let folder: URL
  private let place: VaultPlace
  private let secret: Secret
  private let dependencies: Dependencies

  init(now: Instant = Instant(milliseconds: 1_790_000_000_000)) async throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "echolog-\(UUID().uuidString)")
    let root = Path(folder.path)
    let disk = POSIXDisk()
    try disk.makeDirectories(root)
    place = VaultPlace(
      vault: root.appending("vault"), states: root.appending("states"),
      caches: root.appending("caches"))
    secret = try Secret.keyFile(at: root.appending("key"), creatingOn: disk)
    dependencies = Dependencies(now: { now }, zone: nil)
    diary = try await Diary.create(
      at: place, owner: "Test", deviceName: DeviceName(near: "laptop"), secret: secret,
      dependencies: dependencies,
      on: disk)
  }

  /// The same vault as another process opens it.
  func opened() throws -> Diary {
    try Diary.open(
      at: place, deviceName: DeviceName(near: "laptop"), secret: secret, dependencies: dependencies)
  }

  func remove() {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("\(folder.path) stays behind: \(error)")
    }
  }
}

extension Diary {
  /// Every event with its words, in total order.
  func allEvents() throws -> [Event] {
    var found: [Event] = []
    try beginScan()
    var next = try nextOfScan()
    while !next.isEmpty {
      found += next.map(\.event)
      next = try nextOfScan()
    }
    return found
  }
}
