/// A simulated disk as it was after one call, with all that was not durable then.
package struct DiskMoment: Sendable {
  let volume: SimulatedVolume
  /// The machine's mark at that time.
  package let mark: Int
  package let call: SimulatedMachine.Call

  /// As `SimulatedMachine.pendingOperations`.
  package func pendingOperations() -> [PendingOperation] { volume.pendingOperations() }

  /// As `SimulatedMachine.crashImage`.
  package func crashImage(_ fates: [Fate]) -> CrashImage {
    CrashImage(volume: volume.afterCrash(fates))
  }
}

extension SimulatedVolume {
  /// Over names and contents, in the order of names.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0
    mix(Self.root, into: &hash)
    return hash
  }

  private func mix(_ inode: Inode, into hash: inout UInt64) {
    switch nodes[inode] {
    case .file(let file):
      hash.mix(1)
      file.content.mix(into: &hash)
    case .directory(let directory):
      hash.mix(2 + UInt64(directory.entries.count))
      for (name, inode) in directory.entries.sorted(by: { $0.key < $1.key }) {
        for byte in name.utf8 { hash.mix(UInt64(byte)) }
        mix(inode, into: &hash)
      }
    case nil: return
    }
  }
}
