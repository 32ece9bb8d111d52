@unsafe @preconcurrency private import COpenSSL

/// How libcrypto is started.
@safe enum LibCrypto {
  /// To be called before anything else is asked of libcrypto: else it reads what costs more than
  /// opening a vault and is not used, lists of its algorithms and texts of its errors, and a
  /// configuration file, which could only change what this program leaves to no file.
  static func start() { precondition(isStarted, "libcrypto starts") }

  /// Makes room for keys and passphrases that is locked in memory, as far as the system lets this
  /// user: 64 KiB are within every limit that is set by default. Keys that find no room there are
  /// kept elsewhere.
  static func startLockedHeap() { _ = hasLockedHeap }

  private static let hasLockedHeap = CRYPTO_secure_malloc_init(1 << 16, 32) != 0

  private static let isStarted =
    OPENSSL_init_crypto(
      UInt64(
        OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_LOAD_CRYPTO_STRINGS
          | OPENSSL_INIT_NO_ADD_ALL_CIPHERS | OPENSSL_INIT_NO_ADD_ALL_DIGESTS), nil) == 1
}
