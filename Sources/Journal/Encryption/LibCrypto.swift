@unsafe @preconcurrency private import COpenSSL

/// How libcrypto is started.
@safe enum LibCrypto {
  /// To be called before anything else is asked of libcrypto: else it reads what costs more than
  /// opening a vault and is not used, lists of its algorithms and texts of its errors, and a
  /// configuration file, which could only change what this program leaves to no file.
  static func start() { precondition(isStarted, "libcrypto starts") }

  /// Traps when the library refuses what it accepts by contract: it is out of memory or broken.
  static func require(_ status: Int32) {
    precondition(status == 1, "libcrypto refused a valid call")
  }

  /// Memory for a secret, to be given back with `CRYPTO_secure_clear_free`: locked, so that it
  /// comes into no swap, or ordinary memory where there is none.
  ///
  /// Half of the locked heap is left alone: libcrypto keeps keys there while it computes with them,
  /// and fails where they find no room.
  static func room(forSecretOf byteCount: Int) -> UnsafeMutableRawPointer? {
    start()
    let isShort = !hasLockedHeap || CRYPTO_secure_used() + byteCount > lockedByteCount / 2
    return unsafe isShort
      ? CRYPTO_malloc(byteCount, nil, 0)
      : CRYPTO_secure_malloc(byteCount, nil, 0) ?? CRYPTO_malloc(byteCount, nil, 0)
  }

  /// Within every limit that systems set by default.
  private static let lockedByteCount = 1 << 16

  private static let hasLockedHeap = CRYPTO_secure_malloc_init(lockedByteCount, 32) != 0

  private static let isStarted =
    OPENSSL_init_crypto(
      UInt64(
        OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_LOAD_CRYPTO_STRINGS
          | OPENSSL_INIT_NO_ADD_ALL_CIPHERS | OPENSSL_INIT_NO_ADD_ALL_DIGESTS), nil) == 1
}
