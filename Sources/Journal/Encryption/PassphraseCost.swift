private import CArgon2
@unsafe @preconcurrency private import COpenSSL
import Platform

/// How a person's secret becomes a key, and what each guess at it costs.
package enum PassphraseCost: Hashable, Sendable {
  /// Argon2id (RFC 9106), the choice for passphrases.
  case argon2id(memoryKiB: UInt32, passes: UInt32, lanes: UInt32)
  /// PBKDF2-HMAC-SHA256 (RFC 8018), for systems without Argon2.
  case pbkdf2(rounds: UInt32)
  /// HKDF-SHA256: for a key file of random bytes, which nobody guesses.
  case keyFile

  /// The least memory of RFC 9106's second recommendation, which a small machine still has.
  package static let recommended = PassphraseCost.argon2id(memoryKiB: 65_536, passes: 3, lanes: 4)

  /// The key that `secret` and `salt` yield at this cost.
  ///
  /// - Throws: `SealingError.costOutOfRange`, `.notEnoughMemory`.
  package func deriveKey(
    from secret: RawSpan, salt: RawSpan
  ) throws(SealingError) -> SymmetricKey {
    guard isAcceptable, salt.byteCount >= 8 else { throw .costOutOfRange(self) }
    var bytes: [UInt8]
    switch self {
    case .argon2id(let memoryKiB, let passes, let lanes):
      bytes = try Self.argon2id(
        secret: secret, salt: salt, memoryKiB: memoryKiB, passes: passes, lanes: lanes)
    case .pbkdf2(let rounds):
      bytes = Self.pbkdf2(secret: secret, salt: salt, rounds: rounds)
    case .keyFile:
      let info: [UInt8] = Array("echolog key file".utf8)
      bytes = KeyedHash.hkdf(
        secret: secret, salt: salt, info: info.rawSpan, count: SymmetricKey.byteCount)
    }
    return SymmetricKey(derived: &bytes)
  }

  /// How much a guess costs: for Argon2 in KiB and passes, for PBKDF2 in rounds, of which as many
  /// take about as long.
  package var work: UInt64 {
    switch self {
    case .argon2id(let memoryKiB, let passes, _): UInt64(memoryKiB) * UInt64(passes)
    case .pbkdf2(let rounds): UInt64(rounds)
    case .keyFile: 0
    }
  }

  /// Whether the cost is one that Argon2 allows and that a forged file can not abuse: at most 1 GiB
  /// and 64 times the work of the recommended one, a few seconds.
  var isAcceptable: Bool {
    switch self {
    case .argon2id(let memoryKiB, let passes, let lanes):
      return (1...255).contains(lanes) && passes >= 1 && memoryKiB >= 8 * lanes
        && memoryKiB <= 1 << 20 && work <= 64 * Self.recommended.work
    case .pbkdf2(let rounds):
      return (1...100_000_000).contains(rounds)
    case .keyFile:
      return true
    }
  }
}

extension PassphraseCost {
  /// Argon2id without associated data or a pepper, as every wrapped key uses it.
  private static func argon2id(
    secret: RawSpan, salt: RawSpan, memoryKiB: UInt32, passes: UInt32, lanes: UInt32
  ) throws(SealingError) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: SymmetricKey.byteCount)
    // Sound: the pointers are used within the closures, with their own counts.
    let status = unsafe key.withUnsafeMutableBytes { output in
      unsafe secret.withUnsafeBytes { secret in
        unsafe salt.withUnsafeBytes { salt in
          unsafe argon2id_hash_raw(
            passes, memoryKiB, lanes, secret.baseAddress, secret.count, salt.baseAddress,
            salt.count, output.baseAddress, output.count)
        }
      }
    }
    guard status == ARGON2_OK.rawValue else {
      // Every other refusal is about parameters, which were checked before.
      throw .notEnoughMemory(kibibytes: memoryKiB)
    }
    return key
  }

  private static func pbkdf2(secret: RawSpan, salt: RawSpan, rounds: UInt32) -> [UInt8] {
    LibCrypto.start()
    var key = [UInt8](repeating: 0, count: SymmetricKey.byteCount)
    // Sound: the pointers are used within the closures, with their own counts.
    unsafe key.withUnsafeMutableBufferPointer { output in
      unsafe secret.withUnsafeBytes { secret in
        unsafe salt.withUnsafeBytes { salt in
          unsafe LibCrypto.require(
            PKCS5_PBKDF2_HMAC(
              secret.bindMemory(to: CChar.self).baseAddress, Int32(secret.count),
              salt.bindMemory(to: UInt8.self).baseAddress, Int32(salt.count), Int32(rounds),
              EVP_sha256(), Int32(output.count), output.baseAddress))
        }
      }
    }
    return key
  }
}
