import Platform

/// The master keys that this device has, by epoch. All are read, the newest one writes.
package struct KeyRing: Sendable {
  private var keys: [UInt32: SymmetricKey] = [:]
  package private(set) var newestEpoch: UInt32

  let witness: SealingWitness?

  /// - Parameter witness: is given everything that is sealed with these keys.
  package init(epoch: UInt32, key: SymmetricKey, witness: SealingWitness? = nil) {
    keys[epoch] = key
    newestEpoch = epoch
    self.witness = witness
  }

  /// Adds a key; one of a higher epoch than all others writes from then on.
  package mutating func add(epoch: UInt32, key: SymmetricKey) {
    keys[epoch] = key
    newestEpoch = max(newestEpoch, epoch)
  }

  /// The master key of an epoch, or nil when it has not arrived here.
  package func key(epoch: UInt32) -> SymmetricKey? { keys[epoch] }
}

/// What a file's salt makes of a master key: the file's own key, and bytes that show whether it is
/// the right one.
struct FileKey {
  static let checkByteCount = 16

  let cipher: AuthenticatedCipher
  let check: [UInt8]

  init(master: SymmetricKey, salt: [UInt8], witness: SealingWitness?) {
    let info: [UInt8] = Array("echolog file 1".utf8)
    var bytes = KeyedHash.hkdf(
      secret: master.span, salt: salt.rawSpan, info: info.rawSpan,
      count: SymmetricKey.byteCount + Self.checkByteCount)
    check = Array(bytes.suffix(Self.checkByteCount))
    var own = Array(bytes.prefix(SymmetricKey.byteCount))
    bytes.wipe()
    cipher = AuthenticatedCipher(key: SymmetricKey(derived: &own), witness: witness)
  }
}
