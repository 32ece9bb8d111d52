@unsafe @preconcurrency private import COpenSSL
private import Platform

/// Is given a key and a nonce before they seal something, so that a test can check that no pair
/// comes twice.
package typealias SealingWitness = @Sendable (_ key: SymmetricKey, _ nonce: [UInt8]) -> Void

/// AES-256-GCM (NIST SP 800-38D) under one key, whose schedule is computed once and used for every
/// frame.
///
/// The caller owes the one rule of GCM: a nonce is never used twice for sealing under one key.
@safe package final class AuthenticatedCipher {
  package static let nonceByteCount = 12
  package static let tagByteCount = 16

  /// One context a direction, made at its first use, because most keys only ever open.
  private var sealing: OpaquePointer?
  private var opening: OpaquePointer?
  private let key: SymmetricKey
  private let witness: SealingWitness?

  /// - Parameter witness: is given every use of a nonce for sealing.
  package init(key: SymmetricKey, witness: SealingWitness? = nil) {
    LibCrypto.start()
    self.key = key
    self.witness = witness
  }

  deinit {
    // Sound: both contexts belong to this object alone; nil is allowed.
    unsafe EVP_CIPHER_CTX_free(sealing)
    unsafe EVP_CIPHER_CTX_free(opening)
  }

  /// Encrypts `plaintext` into `output` and puts the tag behind it.
  ///
  /// - Precondition: `nonce` has 12 bytes and `output` 16 more than `plaintext`.
  package func seal(
    _ plaintext: RawSpan, nonce: RawSpan, authenticating context: RawSpan,
    into output: inout MutableSpan<UInt8>
  ) {
    let count = plaintext.byteCount
    precondition(output.count == count + Self.tagByteCount, "room for ciphertext and tag")
    witness?(key, [UInt8](copying: nonce))
    let cipher = unsafe begin(direction: 1, nonce: nonce, authenticating: context)
    // Sound: the pointers are used within the closures; the counts were checked above.
    unsafe output.withUnsafeMutableBufferPointer { target in
      unsafe plaintext.withUnsafeBytes { source in
        let out = target.baseAddress
        var written: Int32 = 0
        if count > 0 {
          let text = unsafe source.bindMemory(to: UInt8.self).baseAddress
          unsafe LibCrypto.require(EVP_EncryptUpdate(cipher, out, &written, text, Int32(count)))
        }
        unsafe LibCrypto.require(
          EVP_EncryptFinal_ex(cipher, out.map { unsafe $0 + count }, &written))
        unsafe LibCrypto.require(
          EVP_CIPHER_CTX_ctrl(
            cipher, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagByteCount), out.map { unsafe $0 + count }))
      }
    }
  }

  /// Decrypts `sealed`, ciphertext and tag, into `output`.
  ///
  /// - Precondition: `nonce` has 12 bytes, `sealed` at least 16, `output` 16 fewer than `sealed`.
  /// - Throws: `SealingError.authenticationFailed`; `output` is then all zeros.
  package func open(
    _ sealed: RawSpan, nonce: RawSpan, authenticating context: RawSpan,
    into output: inout MutableSpan<UInt8>
  ) throws(SealingError) {
    let count = sealed.byteCount - Self.tagByteCount
    precondition(count >= 0 && output.count == count, "room for the plaintext")
    let cipher = unsafe begin(direction: 0, nonce: nonce, authenticating: context)
    // Sound: the pointers are used within the closures; the counts were checked above. The library
    // takes the tag through a mutable pointer and only reads it.
    let genuine = unsafe output.withUnsafeMutableBufferPointer { target in
      unsafe sealed.withUnsafeBytes { source in
        let input = unsafe source.bindMemory(to: UInt8.self).baseAddress
        var scratch: UInt8 = 0
        var written: Int32 = 0
        let out = target.baseAddress
        if count > 0 {
          unsafe LibCrypto.require(EVP_DecryptUpdate(cipher, out, &written, input, Int32(count)))
        }
        let tag = unsafe UnsafeMutableRawPointer(mutating: input.map { unsafe $0 + count })
        unsafe LibCrypto.require(
          EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_SET_TAG, Int32(Self.tagByteCount), tag))
        let accepted = unsafe EVP_DecryptFinal_ex(cipher, &scratch, &written) == 1
        if !accepted { unsafe target.update(repeating: 0) }
        return accepted
      }
    }
    guard genuine else { throw .authenticationFailed }
  }

  /// A context of this key set to a nonce, with the authenticated data taken in.
  private func begin(
    direction: Int32, nonce: RawSpan, authenticating context: RawSpan
  ) -> OpaquePointer? {
    precondition(nonce.byteCount == Self.nonceByteCount, "a nonce has 12 bytes")
    let cipher = unsafe direction == 1 ? sealing ?? make(direction) : opening ?? make(direction)
    // Sound: the library copies the nonce and reads the data before it returns.
    unsafe nonce.withUnsafeBytes {
      let bytes = unsafe $0.bindMemory(to: UInt8.self).baseAddress
      unsafe LibCrypto.require(EVP_CipherInit_ex(cipher, nil, nil, nil, bytes, direction))
    }
    if context.byteCount > 0 {
      unsafe context.withUnsafeBytes {
        var taken: Int32 = 0
        let bytes = unsafe $0.bindMemory(to: UInt8.self).baseAddress
        unsafe LibCrypto.require(EVP_CipherUpdate(cipher, nil, &taken, bytes, Int32($0.count)))
      }
    }
    return unsafe cipher
  }

  private func make(_ direction: Int32) -> OpaquePointer? {
    // Sound: the library copies the key; the context is freed in deinit.
    let cipher = unsafe EVP_CIPHER_CTX_new()
    let key = key
    unsafe key.span.withUnsafeBytes {
      let bytes = unsafe $0.bindMemory(to: UInt8.self).baseAddress
      unsafe LibCrypto.require(
        EVP_CipherInit_ex(cipher, EVP_aes_256_gcm(), nil, bytes, nil, direction))
    }
    if direction == 1 { unsafe sealing = cipher } else { unsafe opening = cipher }
    return unsafe cipher
  }
}
