package import Platform

/// Where the parts of a vault are below its folder.
package struct VaultFolder: Hashable, Sendable {
  package let path: Path

  package init(_ path: Path) {
    self.path = path
  }

  /// The marker is written under this name; what a crash leaves of it means nothing.
  package static let newMarkerName = "echolog-vault.new"

  /// The folder is made with its first file.
  package static let attachmentsName = "attachments"

  package var marker: Path { path.appending("echolog-vault") }
  package var keys: Path { path.appending("keys") }
  package var journal: Path { path.appending("journal") }
  package var attachments: Path { path.appending(Self.attachmentsName) }
  /// The journal's lock file, which is locked while a vault is made, too.
  var lock: Path { journal.appending("lock") }
}

/// What makes a folder a vault: a name for it that no other vault has.
///
/// Source: `Schemas/vault-format.md`, "Marker".
package struct VaultMarker: Hashable, Sendable {
  package static let version: UInt16 = 1
  private static let magic: [UInt8] = Array("ECHOVLT".utf8) + [0x0a]

  /// 128 random bits, the same on every device.
  package let vaultID: LogID

  package init(vaultID: LogID) {
    self.vaultID = vaultID
  }

  /// One with a new id.
  package static func drawn() -> VaultMarker {
    let random = KernelRandom()
    return VaultMarker(vaultID: LogID(high: random.next(), low: random.next()))
  }

  package var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.append(contentsOf: Self.magic)
    writer.append(littleEndian: Self.version)
    writer.append(contentsOf: vaultID.bytes)
    writer.append(littleEndian: CRC32C.checksum(of: writer.span))
    return writer.bytes
  }

  private static let byteCount = 30

  /// Where the second copy begins, in another page than the first.
  private static let secondStart = 4096

  /// The bytes of the file: the marker twice, with zeros between.
  var file: [UInt8] {
    let zeros = [UInt8](repeating: 0, count: Self.secondStart - Self.byteCount)
    return encoded + zeros + encoded
  }

  /// The marker in a file's bytes, in either place, and which of them are not those that were
  /// written.
  ///
  /// - Throws: as of one copy; of both what says more.
  static func read(
    _ bytes: [UInt8], at path: Path
  ) throws(StorageError) -> (marker: VaultMarker, damage: [Range<Int>]) {
    var failure = StorageError.vault(path, .notAVault)
    for start in [0, secondStart] {
      do throws(StorageError) {
        let copy = Array(bytes.dropFirst(start).prefix(byteCount))
        let marker = try VaultMarker(decoding: copy, at: path)
        return (marker, marker.damage(of: bytes))
      } catch {
        switch (failure, error) {
        case (.vault(_, .newerFormat), _), (.vault(_, .markerDamaged), .vault(_, .notAVault)): break
        default: failure = error
        }
      }
    }
    throw failure
  }

  private func damage(of bytes: [UInt8]) -> [Range<Int>] {
    let expected = file
    let parts = [0..<Self.secondStart, Self.secondStart..<expected.count].filter {
      bytes.dropFirst($0.lowerBound).prefix($0.count) != expected[$0]
    }
    return parts + (bytes.count > expected.count ? [expected.count..<bytes.count] : [])
  }

  /// - Throws: `.vault` with `.notAVault`, `.newerFormat`, `.markerDamaged`.
  package init(decoding bytes: [UInt8], at path: Path) throws(StorageError) {
    guard bytes.starts(with: Self.magic) else { throw .vault(path, .notAVault) }
    guard bytes.count >= 10 else { throw .vault(path, .markerDamaged) }
    let version = UInt16(bytes[8]) | UInt16(bytes[9]) << 8
    guard version <= Self.version else {
      // A marker of this version in all but the number is damaged, as its checksum shows.
      let ours = Array(bytes.prefix(8)) + [UInt8(Self.version), 0] + bytes.dropFirst(10)
      if let id = LogID(bytes: ours.dropFirst(10).prefix(16)),
        VaultMarker(vaultID: id).encoded == ours
      {
        throw .vault(path, .markerDamaged)
      }
      throw .vault(path, .newerFormat(found: version, supported: Self.version))
    }
    guard bytes.count == Self.byteCount, let vaultID = LogID(bytes: bytes[10..<26]) else {
      throw .vault(path, .markerDamaged)
    }
    self.init(vaultID: vaultID)
    guard bytes == encoded else { throw .vault(path, .markerDamaged) }
  }
}
