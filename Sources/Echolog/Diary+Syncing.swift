import Bytes
package import Files
import Journal
package import Sync
import System
package import Vault

extension Diary {
  /// Makes a vault on this device that holds the history of a shared folder, and syncs.
  ///
  /// The new device's log begins here, so that the others come to know it.
  ///
  /// - Throws: `DiaryError.vault` with `.occupied` when the local folder is not empty, `.missing`
  ///   or `.notAVault` when the shared folder is none, `.wrongSecret`.
  package static func join(
    _ shared: Path, at place: VaultPlace, deviceName: String, secret: Secret,
    surroundings: Surroundings, on disk: any Disk = POSIXDisk()
  ) async throws(DiaryError) -> (diary: Diary, report: SyncReport) {
    let vault = try wrapping { () throws(VaultError) in
      try UnlockedVault.join(VaultFolder(shared), at: place.vault, secret: secret, on: disk)
    }
    let diary = try Diary(
      vault: vault, place: place, disk: disk, surroundings: surroundings, deviceName: deviceName)
    return (diary, try await diary.sync(shared))
  }

  /// Exchanges with a shared folder whatever either side lacks, and folds what arrived.
  ///
  /// Receiving comes first, so that what is shipped is the union. Interrupted anywhere, the next
  /// sync goes on.
  ///
  /// - Parameter isCancelled: asked before each file.
  package func sync(
    _ path: Path, isCancelled: @Sendable () -> Bool = { Interruption.isRequested }
  ) throws(DiaryError) -> SyncReport {
    let shared = SharedFolder(path, on: disk)
    var report = SyncReport()
    let appender = try beginAppending()
    do throws(SyncError) {
      try shared.prepare(for: vault, &report)
      let received = try shared.receive(through: appender, &report)
      isStale = isStale || received.contains { $0.first <= replay.folded[$0.log] ?? 0 }
    } catch {
      throw .sync(error)
    }
    try close(appender)
    if isStale {
      try refold()
    } else {
      try foldNew()
    }
    do throws(SyncError) {
      try shared.ship(from: journal, &report, isCancelled: isCancelled)
    } catch {
      throw .sync(error)
    }
    return report
  }
}
