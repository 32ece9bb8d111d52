// Sealing: keys, secrecy and proof of integrity behind one narrow face.
//
// In come spans of bytes, keys and salts; out go ciphertext with its tag, plaintext that was proven
// genuine, derived keys and digests. The layers above choose nonces, salts and costs; this layer
// draws nothing at random, opens no file and keeps no state but a cipher's key schedule.
//
// The promise: plaintext is never handed out before its tag was checked, a frame is sealed or
// opened without an allocation, and what the two C libraries (OpenSSL's libcrypto, Argon2) offer
// beyond this face is reachable from nowhere else. A key or a passphrase is in locked memory, as
// far as the system lets it be, and is overwritten once nobody refers to it; so is what it was made
// of.

/// Why bytes could not be opened or a key not be derived. It knows no file: who opens one makes a
/// `StorageError` of it, or passes the file over.
package enum SealingError: Error, Equatable, Hashable, Sendable {
  /// The key, the nonce, the authenticated data or the ciphertext is not the one that was sealed.
  case authenticationFailed
  /// A derivation asks for more memory or time than this program is willing to spend, or for less
  /// than the algorithm allows.
  case costOutOfRange(PassphraseCost)
  /// The derivation needs this much memory and the system does not give it.
  case notEnoughMemory(kibibytes: UInt32)
}
