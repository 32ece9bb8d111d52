import Journal
import Platform
import SimulatedMachine

/// The marker of a vault, which travels in a shared folder. The first byte decides whether keys and
/// segments lie beside it; the bytes behind are one without its checksum, or, if there are more
/// than 26 or fewer, the file as it is.
enum MarkerTarget {
  private static let folder = VaultFolder("/vault")
  private static let checkedByteCount = 26

  static var seeds: [[UInt8]] {
    let file = VaultMarker(vaultID: LogID(high: 1, low: 2)).encoded
    let checked = Array(file.prefix(checkedByteCount))
    return [0, 1].flatMap { [[$0] + checked, [$0] + file, [$0] + file.prefix(9)] }
  }

  static func judge(_ bytes: [UInt8]) throws(BrokenPromise) {
    var supply = Supply(bytes)
    let isHistoryThere = supply.byte() & 1 != 0
    var file = Array(bytes.dropFirst())
    if file.count == checkedByteCount {
      let checksum = CRC32C.checksum(of: file.rawSpan)
      file += (0..<4).map { UInt8(truncatingIfNeeded: checksum >> UInt32(8 * $0)) }
    }
    let disk = try disk(holding: file, besideHistory: isHistoryThere)
    let marker: VaultMarker
    do throws(StorageError) {
      marker = try folder.readMarker(on: disk)
    } catch {
      switch error {
      case .vault(_, .markerDamaged): return
      case .vault(_, .notAVault) where !isHistoryThere: return
      case .vault(_, .newerFormat(let found, let supported)) where found > supported: return
      default: throw BrokenPromise("a marker is refused with \(error)")
      }
    }
    let written = marker.encoded
    let copies = [0, 4096].map { Array(file.dropFirst($0).prefix(written.count)) }
    try promise(copies.contains(written), "a marker is read that was not written so")
  }

  private static func disk(
    holding marker: [UInt8], besideHistory: Bool
  ) throws(BrokenPromise) -> SimulatedDisk {
    let disk = SimulatedMachine().startProcess()
    do throws(StorageError) {
      try disk.makeDirectories(folder.path)
      try disk.replace(folder.marker, with: marker.rawSpan, through: "/new")
      guard besideHistory else { return disk }
      for part in [folder.keys, folder.journal] {
        try disk.makeDirectories(part)
        try disk.replace(part.appending("file"), with: marker.rawSpan, through: "/new")
      }
    } catch {
      throw BrokenPromise("the simulated disk refuses: \(error)")
    }
    return disk
  }
}
