private import Platform

/// Words sealed by a vault's key, for a small file outside of the vault.
///
/// The bytes are described in `Schemas/vault-format.md`, "Unfinished lines".
package enum SealedLine {
  private static let magic: [UInt8] = Array("ECHOLIN\n".utf8)
  private static let saltByteCount = 32
  private static let headerByteCount = magic.count + 4 + saltByteCount
  /// A key seals one file only, so its nonce may stay.
  private static let nonce = [UInt8](repeating: 0, count: AuthenticatedCipher.nonceByteCount)

  /// Seals under a key of its own, for which it draws a salt from the kernel.
  ///
  /// - Parameter witness: is given the key and the nonce.
  package static func seal(
    _ words: [UInt8], with keys: MasterKeys, witness: SealingWitness? = nil
  ) -> [UInt8] {
    let salt = KernelRandom.bytes(count: saltByteCount)
    var header = ByteWriter(capacity: headerByteCount)
    header.append(contentsOf: magic)
    header.append(littleEndian: keys.writing.epoch)
    header.append(contentsOf: salt)
    var sealed = [UInt8](repeating: 0, count: words.count + AuthenticatedCipher.tagByteCount)
    var output = sealed.mutableSpan
    cipher(of: keys.writing.key, salt: salt, witness).seal(
      words.rawSpan, nonce: nonce.rawSpan, authenticating: header.span, into: &output)
    return header.bytes + sealed
  }

  /// The words, or nil where the bytes are none of this form, are damaged, or need a key that is
  /// not here.
  package static func open(_ bytes: [UInt8], with keys: MasterKeys) -> [UInt8]? {
    let header = Array(bytes.prefix(headerByteCount))
    let sealed = Array(bytes.dropFirst(headerByteCount))
    guard header.count == headerByteCount, header.starts(with: magic),
      sealed.count >= AuthenticatedCipher.tagByteCount
    else { return nil }
    let epoch = header[magic.count..<magic.count + 4].reversed().reduce(UInt32(0)) {
      $0 << 8 | UInt32($1)
    }
    guard let key = keys.byEpoch[epoch] else { return nil }
    var words = [UInt8](repeating: 0, count: sealed.count - AuthenticatedCipher.tagByteCount)
    var output = words.mutableSpan
    do throws(SealingError) {
      try cipher(of: key, salt: Array(header.suffix(saltByteCount))).open(
        sealed.rawSpan, nonce: nonce.rawSpan, authenticating: header.rawSpan, into: &output)
    } catch {
      return nil
    }
    return words
  }

  private static func cipher(
    of master: SymmetricKey, salt: [UInt8], _ witness: SealingWitness? = nil
  ) -> AuthenticatedCipher {
    AuthenticatedCipher(
      key: KeyedHash.deriveKey(
        from: master, salt: salt.rawSpan, info: "echolog unfinished line 1"),
      witness: witness)
  }
}
