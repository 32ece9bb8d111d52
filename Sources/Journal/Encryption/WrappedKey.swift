import Platform

/// A master key locked with a passphrase or a key file, as it is stored in a vault and travels in a
/// shared folder.
///
/// The bytes are described in `Schemas/journal-format.md`, section "Wrapped keys". Nothing in them
/// helps to guess the passphrase beyond trying it at the full cost.
package struct WrappedKey: Hashable, Sendable {
  package static let byteCount = 124
  package static let version: UInt16 = 1

  /// Which generation of the vault's master key this is; the highest one writes.
  package let epoch: UInt32
  package let cost: PassphraseCost
  private let salt: [UInt8]
  private let nonce: [UInt8]
  private let wrapped: [UInt8]

  /// Locks `master` with `secret`.
  ///
  /// - Parameter witness: is given the key and the nonce.
  /// - Precondition: `salt` has 32 and `nonce` 12 bytes, both drawn anew from the kernel.
  package init(
    wrapping master: SymmetricKey, epoch: UInt32, secret: RawSpan, cost: PassphraseCost,
    salt: [UInt8], nonce: [UInt8], witness: SealingWitness? = nil
  ) throws(SealingError) {
    precondition(salt.count == 32 && nonce.count == 12, "a salt of 32 and a nonce of 12 bytes")
    self.epoch = epoch
    self.cost = cost
    self.salt = salt
    self.nonce = nonce
    let key = try cost.deriveKey(from: secret, salt: salt.rawSpan)
    let cipher = AuthenticatedCipher(key: key, witness: witness)
    var sealed = [UInt8](
      repeating: 0, count: SymmetricKey.byteCount + AuthenticatedCipher.tagByteCount)
    let context = Self.context(epoch: epoch, cost: cost, salt: salt, nonce: nonce)
    var output = sealed.mutableSpan
    cipher.seal(
      master.span, nonce: nonce.rawSpan, authenticating: context.span, into: &output)
    wrapped = sealed
  }

  /// The master key, given the secret that locked it.
  ///
  /// - Throws: `SealingError.authenticationFailed` when the secret is another one.
  package func unwrap(secret: RawSpan) throws(SealingError) -> SymmetricKey {
    let cipher = AuthenticatedCipher(key: try cost.deriveKey(from: secret, salt: salt.rawSpan))
    var master = [UInt8](repeating: 0, count: SymmetricKey.byteCount)
    let context = Self.context(epoch: epoch, cost: cost, salt: salt, nonce: nonce)
    var output = master.mutableSpan
    try cipher.open(
      wrapped.rawSpan, nonce: nonce.rawSpan, authenticating: context.span, into: &output)
    return SymmetricKey(derived: &master)
  }
}

extension WrappedKey {
  private static let magic: [UInt8] = Array("ECHOKEY".utf8) + [0x0a]

  /// Everything before the wrapped bytes, which they authenticate.
  private static func context(
    epoch: UInt32, cost: PassphraseCost, salt: [UInt8], nonce: [UInt8]
  ) -> ByteWriter {
    var writer = ByteWriter(capacity: byteCount)
    writer.append(contentsOf: magic)
    writer.append(littleEndian: version)
    let (method, numbers) =
      switch cost {
      case .argon2id(let memoryKiB, let passes, let lanes): (UInt16(1), [memoryKiB, passes, lanes])
      case .pbkdf2(let rounds): (UInt16(2), [rounds, 0, 0])
      case .keyFile: (UInt16(3), [0, 0, 0])
      }
    writer.append(littleEndian: method)
    writer.append(littleEndian: epoch)
    for number in numbers { writer.append(littleEndian: number) }
    writer.append(contentsOf: salt)
    writer.append(contentsOf: nonce)
    return writer
  }

  /// The bytes of the key file.
  package var encoded: [UInt8] {
    var writer = Self.context(epoch: epoch, cost: cost, salt: salt, nonce: nonce)
    writer.append(contentsOf: wrapped)
    writer.append(littleEndian: CRC32C.checksum(of: writer.span))
    return writer.bytes
  }

  /// The wrapped key in `bytes`, still locked.
  package init(decoding bytes: RawSpan) throws(Fault) {
    do {
      var reader = ByteReader(bytes)
      guard [UInt8](copying: try reader.readSpan(count: 8)) == Self.magic else {
        throw Fault.foreign
      }
      let version: UInt16 = try reader.readLittleEndian()
      guard version == Self.version else {
        // Every version ends in its checksum, so that a damaged one is not taken for a newer one.
        let isNewer = version > Self.version && CRC32C.isIntact(bytes)
        throw isNewer ? Fault.newerVersion(version) : Fault.damaged
      }
      let method: UInt16 = try reader.readLittleEndian()
      epoch = try reader.readLittleEndian()
      let first: UInt32 = try reader.readLittleEndian()
      let second: UInt32 = try reader.readLittleEndian()
      let third: UInt32 = try reader.readLittleEndian()
      salt = [UInt8](copying: try reader.readSpan(count: 32))
      nonce = [UInt8](copying: try reader.readSpan(count: 12))
      wrapped = [UInt8](copying: try reader.readSpan(count: 48))
      try reader.skip(4)
      guard reader.isAtEnd, CRC32C.isIntact(bytes) else { throw Fault.damaged }
      cost =
        switch (method, second, third) {
        case (1, _, _): .argon2id(memoryKiB: first, passes: second, lanes: third)
        case (2, 0, 0): .pbkdf2(rounds: first)
        case (3, 0, 0) where first == 0: .keyFile
        default: throw Fault.damaged
        }
      // Nobody locked a key at a cost that nobody can pay.
      guard cost.isAcceptable else { throw Fault.damaged }
    } catch let fault as Fault {
      throw fault
    } catch {
      throw .foreign
    }
  }

  /// Why bytes are not read as a wrapped key.
  package enum Fault: Error, Hashable, Sendable {
    /// They are none: too few, or with another magic.
    case foreign
    /// Their checksum does not fit.
    case damaged
    /// They were written by a newer version of this program.
    case newerVersion(UInt16)
  }
}
