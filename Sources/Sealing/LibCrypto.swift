@unsafe @preconcurrency private import COpenSSL

/// The algorithms that libcrypto is asked for, each looked up once: a lookup costs three times as
/// much as the digest of a link.
@safe enum LibCrypto {
  // Sound: what was fetched is never changed or freed, so every thread may use it.
  nonisolated(unsafe) static let aes256GCM = unsafe fetched {
    unsafe EVP_CIPHER_fetch(nil, "AES-256-GCM", nil)
  }
  nonisolated(unsafe) static let sha256 = unsafe fetched {
    unsafe EVP_MD_fetch(nil, "SHA256", nil)
  }

  private static func fetched(_ fetch: () -> OpaquePointer?) -> OpaquePointer {
    precondition(isReady, "libcrypto starts")
    guard let algorithm = unsafe fetch() else {
      preconditionFailure("libcrypto has AES-256-GCM and SHA-256")
    }
    return unsafe algorithm
  }

  /// Whether libcrypto was started, before anything else is asked of it, with nothing that costs
  /// more than opening a vault and is not used: lists of all its algorithms and texts of its errors,
  /// and a configuration file, which could only change what this program must not leave to a file.
  private static let isReady =
    OPENSSL_init_crypto(
      UInt64(
        OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_LOAD_CRYPTO_STRINGS
          | OPENSSL_INIT_NO_ADD_ALL_CIPHERS | OPENSSL_INIT_NO_ADD_ALL_DIGESTS), nil) == 1
}
