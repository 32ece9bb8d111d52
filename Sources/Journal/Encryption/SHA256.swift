@unsafe @preconcurrency private import COpenSSL
import Platform

/// SHA-256 (FIPS 180-4) of bytes that come part by part.
@safe package struct SHA256: ~Copyable {
  package static let byteCount = 32

  private let context: OpaquePointer?
  /// Where the library has the algorithm, for good: to look it up takes longer than the digest of a
  /// short text.
  private static let algorithm = unsafe UInt(bitPattern: EVP_MD_fetch(nil, "SHA2-256", nil))

  package init() {
    LibCrypto.start()
    unsafe context = EVP_MD_CTX_new()
    // Sound: the context belongs to this value alone and is freed in deinit.
    unsafe LibCrypto.require(
      EVP_DigestInit_ex(context, OpaquePointer(bitPattern: Self.algorithm), nil))
  }

  deinit { unsafe EVP_MD_CTX_free(context) }

  /// Takes in more bytes.
  package mutating func update(_ bytes: RawSpan) {
    // Sound: the bytes are read before the call returns.
    unsafe bytes.withUnsafeBytes {
      unsafe LibCrypto.require(EVP_DigestUpdate(context, $0.baseAddress, $0.count))
    }
  }

  /// The thirty-two bytes of the digest; the next byte begins another one. That is three quarters
  /// of the work of a new value.
  package mutating func restart() -> [UInt8] {
    let digest = finished()
    // Sound: without an algorithm the library begins anew with the one that it has.
    unsafe LibCrypto.require(EVP_DigestInit_ex(context, nil, nil))
    return digest
  }

  /// The thirty-two bytes of the digest.
  package consuming func finish() -> [UInt8] { finished() }

  private borrowing func finished() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Self.byteCount)
    // Sound: the library writes exactly 32 bytes.
    unsafe digest.withUnsafeMutableBufferPointer {
      unsafe LibCrypto.require(EVP_DigestFinal_ex(context, $0.baseAddress, nil))
    }
    return digest
  }

  /// The digest of `bytes` alone.
  package static func digest(of bytes: RawSpan) -> [UInt8] {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finish()
  }
}

/// Keyed digests and keys derived from keys.
package enum KeyedHash {
  /// HMAC-SHA256 (RFC 2104) of `message` under a key of any length.
  package static func hmac(key: RawSpan, message: RawSpan) -> [UInt8] {
    LibCrypto.start()
    var digest = [UInt8](repeating: 0, count: SHA256.byteCount)
    // Sound: the pointers are used within the closures, and 32 bytes are written.
    unsafe digest.withUnsafeMutableBufferPointer { output in
      unsafe key.withUnsafeBytes { key in
        unsafe message.withUnsafeBytes { message in
          // An absent address would mean a key of an earlier call; any other serves as empty.
          let result = unsafe HMAC(
            EVP_sha256(), key.baseAddress ?? UnsafeRawPointer(output.baseAddress),
            Int32(key.count), message.bindMemory(to: UInt8.self).baseAddress, message.count,
            output.baseAddress, nil)
          precondition(unsafe result != nil, "libcrypto refused a valid call")
        }
      }
    }
    return digest
  }

  /// HKDF-SHA256 (RFC 5869): `count` bytes derived from `secret`. What they were made of is wiped;
  /// the bytes are the caller's to wipe.
  ///
  /// - Precondition: `count` is at most 8,160, the limit of the RFC.
  package static func hkdf(
    secret: RawSpan, salt: RawSpan, info: RawSpan, count: Int
  ) -> [UInt8] {
    precondition(count <= 255 * SHA256.byteCount, "HKDF yields at most 8,160 bytes")
    let zeros = [UInt8](repeating: 0, count: SHA256.byteCount)
    var extracted =
      salt.byteCount == 0
      ? hmac(key: zeros.rawSpan, message: secret) : hmac(key: salt, message: secret)
    let purpose = [UInt8](copying: info)
    var output: [UInt8] = []
    output.reserveCapacity(count)
    var message: [UInt8] = []
    message.reserveCapacity(SHA256.byteCount + info.byteCount + 1)
    var block: [UInt8] = []
    var counter: UInt8 = 1
    while output.count < count {
      message += block
      message += purpose
      message.append(counter)
      block.wipe()
      block = hmac(key: extracted.rawSpan, message: message.rawSpan)
      output += block.prefix(count - output.count)
      message.wipe()
      message.removeAll(keepingCapacity: true)
      counter &+= 1
    }
    block.wipe()
    extracted.wipe()
    return output
  }

  /// A key derived from another for one purpose, which `info` names.
  package static func deriveKey(
    from secret: SymmetricKey, salt: RawSpan, info: StaticString
  ) -> SymmetricKey {
    let purpose = info.description.utf8.map { $0 }
    var bytes = hkdf(
      secret: secret.span, salt: salt, info: purpose.rawSpan, count: SymmetricKey.byteCount)
    return SymmetricKey(derived: &bytes)
  }
}
